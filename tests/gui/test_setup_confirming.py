"""The wizard page that asks before it erases a drive cannot be confirmed by accident."""

import json

import msgspec.structs
import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt
from PySide6.QtGui import QClipboard, QDropEvent, QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QWidget

from shingleback.domain.formatting.types import PasswordChoice
from shingleback.domain.local_time import local_time
from shingleback.gui.widgets.erasure import letters_added
from shingleback.gui.wizard.confirm import PasswordQuestion
from shingleback.gui.wizard.passphrase import Passphrase
from shingleback.gui.wizard.state import WizardStep
from shingleback.protocol.result_items import ContentsItem, FoundBackup
from tests.gui.wizard_desk import (
    CONTENTS,
    DRIVE,
    NAME,
    PLAN,
    REPLUGGED,
    Table,
    planned,
    prepared,
    questions,
    steps,
    surveyed,
    text_of,
)
from tests.helpers.accessible import accessible_items
from tests.helpers.painted import painted_text, paints, squeezed

SECRET = "correct horse battery staple"


def commands(table: Table) -> list[dict[str, str]]:
    """The lines that the workers received on standard input."""
    file = table.folder / "commands"
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


def compose(line: QWidget, text: str) -> None:
    event = QInputMethodEvent()
    event.setCommitString(text)
    QApplication.sendEvent(line, event)


def test_a_wrong_name_erases_nothing(table: Table) -> None:
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.CONFIRM)

    for name in ("Seagate", "8 TB", "Seagate 8 TB x", "WD 8 TB"):
        table.confirm.sure.typed.clear()
        table.type_name(name)
        assert not table.wizard.foot.go_on.isEnabled(), name
        table.confirm.go_on()
    assert table.state.page is WizardStep.CONFIRM
    assert table.started("prepare") == []


def test_a_blank_drive_is_not_said_to_hide_its_contents(table: Table) -> None:
    table.script("contents", surveyed(ContentsItem(device="/dev/sdb", size_bytes=8 * 10**12)))
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.CONFIRM)

    heard = squeezed(" ".join(f"{item.name} {item.description}" for item in accessible_items(table.wizard)))
    for text in (painted_text(table.wizard), heard):
        assert squeezed("Nothing on it is recognized.") in text
        assert squeezed("can't be seen") not in text


def test_while_typing_the_page_says_whether_the_name_matches(table: Table) -> None:
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.CONFIRM)
    says = table.confirm.sure.says

    emitted = []
    for letter in "sea":
        QTest.keyClicks(table.confirm.sure.typed, letter)
        emitted.append(says.text())
    assert emitted == ["Keep typing…"] * 3
    QTest.keyClicks(table.confirm.sure.typed, "l")
    assert says.text() == "✗ This doesn't match."
    assert not table.wizard.foot.go_on.isEnabled()
    table.confirm.sure.typed.clear()
    assert says.text() == ""
    table.type_name()
    assert says.text() == "✓ This matches."
    assert table.wizard.foot.go_on.isEnabled()


def test_the_name_of_the_drive_and_what_is_to_be_typed_stand_out(table: Table) -> None:
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.CONFIRM)

    assert table.wizard.heading.text() == f"Erase “{DRIVE.name}, 8 TB”?"
    assert table.confirm.facts.rows[0] == ("Drive", DRIVE.name)
    request = table.confirm.sure.request
    assert request.text().replace("\u00a0", " ") == f"Type “{NAME}” to erase it:"
    named = [label for label in table.confirm.findChildren(QLabel) if label.text() == DRIVE.name]
    assert len(named) == 1
    assert all(label.font().bold() for label in (*named, request, table.wizard.heading))


def test_every_page_calls_the_drive_as_its_card_does_and_by_no_path(table: Table) -> None:
    """A name of another form would seem to be another drive: only what has to be typed is shorter."""
    table.plug_in()
    table.open()
    for step in (WizardStep.WELCOME, WizardStep.QUESTIONS, WizardStep.CONFIRM):
        table.walk_to(step)
        table.reach(lambda: not table.state.is_waiting)
        _assert_one_name(table, is_named=step is not WizardStep.QUESTIONS, is_typed=step is WizardStep.CONFIRM)
    table.pull()
    _assert_one_name(table)


def _assert_one_name(table: Table, *, is_named: bool = True, is_typed: bool = False) -> None:
    heard = squeezed(" ".join(f"{item.name} {item.description}" for item in accessible_items(table.wizard)))
    for text in (painted_text(table.wizard), heard):
        assert squeezed(DRIVE.name) in text or not is_named
        assert (squeezed(NAME) in text) is is_typed
        assert "/dev/" not in text


def test_the_name_cannot_be_pasted_dropped_or_inserted_by_mouse(table: Table) -> None:
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.CONFIRM)
    line, clipboard = table.confirm.sure.typed, QApplication.clipboard()
    clipboard.setText(NAME)
    clipboard.setText(NAME, QClipboard.Mode.Selection)
    line.setFocus()

    QTest.keyClick(line, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(line, Qt.Key.Key_Insert, Qt.KeyboardModifier.ShiftModifier)
    QTest.mouseClick(line, Qt.MouseButton.MiddleButton)
    line.paste()
    line.insert(NAME)
    line.setText(NAME)
    QTest.keyClicks(line, "xx")
    line.selectAll()
    line.paste()
    data = QMimeData()
    data.setText(NAME)
    at = QPointF(line.rect().center())
    QApplication.sendEvent(
        line, QDropEvent(at, Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    )

    assert line.text() == "xx"
    assert line.contextMenuPolicy() is Qt.ContextMenuPolicy.NoContextMenu
    assert not line.acceptDrops()
    assert "Type it to confirm" in text_of(table.wizard)
    assert not table.wizard.foot.go_on.isEnabled()


def test_an_input_method_may_compose_the_name_but_not_paste_it(table: Table) -> None:
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.CONFIRM)
    line = table.confirm.sure.typed

    compose(line, NAME)
    assert line.text() == ""
    assert "Type it to confirm" in text_of(table.wizard)
    for text in ("Seagate", " 8", " TB"):
        compose(line, text)

    assert line.text() == NAME
    assert table.wizard.foot.go_on.isEnabled()
    line.clear()
    compose(line, "Seagate")
    line.insert(" 8 TB")
    assert line.text() == "Seagate", "letters typed later are counted separately"


@pytest.mark.parametrize(
    ("before", "after", "added"),
    [("", "S", 1), ("S", "Se", 1), ("", "Seagate", 7), ("xx", "Seagate 8 TB", 12), ("abc", "abXc", 1), ("ab", "b", 0)],
)
def test_added_letters_are_counted_anywhere_in_the_text(before: str, after: str, added: int) -> None:
    assert letters_added(before, after) == added


def test_the_name_field_has_the_focus_and_the_enter_key_never_erases(table: Table) -> None:
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.CONFIRM)
    table.reach(lambda: QApplication.focusWidget() is table.confirm.sure.typed)
    assert table.wizard.foot.stop.isDefault()

    table.type_name()
    QTest.keyClick(table.confirm.sure.typed, Qt.Key.Key_Return)
    QTest.keyClick(table.confirm.label, Qt.Key.Key_Return)

    assert table.state.page is WizardStep.CONFIRM
    assert table.started("prepare") == []


def test_in_a_short_window_the_name_and_its_answer_are_in_sight(table: Table) -> None:
    table.plug_in()
    table.open()
    table.wizard.resize(table.wizard.minimumSizeHint().width(), 0)
    table.walk_to(WizardStep.CONFIRM)
    card = table.confirm.sure
    assert table.wizard.stack.height() < card.height()

    table.reach(lambda: card.typed.visibleRegion().boundingRect() == card.typed.rect())
    table.type_name("Sea")
    table.reach(lambda: card.says.visibleRegion().boundingRect() == card.says.rect())


def test_a_page_is_shown_again_from_its_top(table: Table) -> None:
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.CONFIRM)
    table.confirm.will_be_done.button.click()
    QApplication.processEvents()
    assert not table.confirm.sure.typed.visibleRegion().isEmpty()
    table.confirm.plan.details.button.setFocus()
    area = table.wizard.stack.currentWidget()
    assert isinstance(area, QScrollArea)
    area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    assert table.confirm.sure.typed.visibleRegion().isEmpty()

    table.wizard.foot.back.click()
    table.walk_to(WizardStep.CONFIRM)

    QApplication.processEvents()
    assert not table.confirm.sure.typed.visibleRegion().isEmpty()


def test_backups_are_named_before_the_files_that_are_lost(table: Table) -> None:
    today = local_time().isoformat(timespec="seconds")
    backups = [
        FoundBackup(sources=["/home/me/Documents"], versions=9, newest="2025-03-01T10:00:00+00:00"),
        FoundBackup(sources=["/home/me/Documents", "/home/me/Pictures"], versions=5, newest=today),
    ]
    sources = ["/home/me/Documents"]
    table.script("contents", surveyed(msgspec.structs.replace(CONTENTS, backups=backups, backup_sources=sources)))
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.CONFIRM)
    lost = "2 backups with 14 versions of Documents and Pictures, the last of today"
    assert paints(table.confirm, lost)
    painted = painted_text(table.confirm)
    assert painted.index(squeezed(lost)) < painted.index(squeezed("18,204 files"))


def test_a_backup_whose_list_could_not_be_read_in_time_is_named_without_a_number(table: Table) -> None:
    backups = [FoundBackup(sources=["/home/me"])]
    table.script("contents", surveyed(msgspec.structs.replace(CONTENTS, backups=backups, backup_sources=["/home/me"])))
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.CONFIRM)
    assert paints(table.confirm, "1 backup of me")
    assert not paints(table.confirm, "version")


def test_a_drive_with_a_backup_is_never_called_unrecognized_even_if_it_is_only_simulated(table: Table) -> None:
    held = {"backups": [FoundBackup(sources=["/home/me"])], "backup_sources": ["/home/me"]}
    contents = msgspec.structs.replace(CONTENTS, filesystem="", label="", **held)
    table.script("contents", surveyed(contents))
    table.plug_in()
    table.open()
    assert paints(table.wizard, "It already holds a Shingleback backup of me.")
    for step in (WizardStep.WELCOME, WizardStep.CONFIRM):
        table.walk_to(step)
        assert paints(table.wizard, "18,204 files")
        assert not paints(table.wizard, "recognized")


def test_two_check_boxes_replace_typing_for_screen_reader_users(table: Table) -> None:
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.CONFIRM)

    table.confirm.sure.boxes.means_it.click()
    assert not table.wizard.foot.go_on.isEnabled()
    table.confirm.sure.boxes.knows.click()
    table.wizard.foot.go_on.click()

    assert NAME in table.confirm.sure.boxes.means_it.text()
    table.reach_page(WizardStep.FOLDERS)
    assert f"--confirm={NAME}" in table.started("prepare")[0]


def test_an_invalid_volume_label_is_reported_while_typing(table: Table) -> None:
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.CONFIRM)
    table.type_name()

    table.confirm.will_be_done.unfold(is_open=True)
    table.confirm.label.setText("../etc")
    assert "letters and digits" in text_of(table.wizard)
    assert not table.wizard.foot.go_on.isEnabled()
    table.confirm.label.setText("Attic")
    assert not table.wizard.foot.go_on.isEnabled(), "no plan with that label yet"

    table.reach(table.wizard.foot.go_on.isEnabled)
    assert "--label=Attic" in table.started("plan")[-1]
    table.wizard.foot.go_on.click()
    table.reach_page(WizardStep.FOLDERS)
    assert "--label=Attic" in table.started("prepare")[0]


def test_a_passphrase_is_passed_on_standard_input_and_forgotten(table: Table) -> None:
    plan = msgspec.structs.replace(PLAN, is_encrypted=True, steps=steps(is_encrypted=True))
    table.script("plan", planned(plan))
    table.script("prepare", {"wait": "passphrase"}, prepared(plan))
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.QUESTIONS)
    questions(table).encryption.answers[1].click()
    key = questions(table).passphrase

    table.reach(lambda: table.state.plan is not None)
    assert not table.wizard.foot.go_on.isEnabled(), "the passphrase is missing"
    assert "Nobody can recover it" in text_of(table.wizard)
    QTest.keyClicks(key.first, SECRET)
    QTest.keyClicks(key.second, "correct horse")
    assert not table.wizard.foot.go_on.isEnabled(), "the two passphrases differ"
    assert "don't match yet" in text_of(table.wizard)
    QTest.keyClicks(key.second, SECRET.removeprefix("correct horse"))
    key.shows.click()
    assert key.first.displayText() == SECRET
    table.walk_to(WizardStep.CONFIRM)
    assert "assphrase" not in text_of(table.confirm)
    table.type_name()
    table.wizard.foot.go_on.click()

    table.reach_page(WizardStep.FOLDERS)
    assert {"command": "passphrase", "secret": SECRET}.items() <= commands(table)[0].items()
    assert SECRET not in json.dumps(table.started("prepare"))
    assert SECRET not in repr(table.state)
    assert not key.first.text(), "forgotten at once"


def at_the_passphrase(table: Table) -> Passphrase:
    """The scripted worker plans the steps for an encrypted drive."""
    table.script("plan", planned(msgspec.structs.replace(PLAN, is_encrypted=True, steps=steps(is_encrypted=True))))
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.QUESTIONS)
    questions(table).encryption.answers[1].click()
    table.reach(lambda: table.state.plan is not None)
    table.wizard.resize(800, 600)
    QApplication.processEvents()
    return questions(table).passphrase


def test_the_name_field_is_visible_in_a_small_window(table: Table) -> None:
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.CONFIRM)
    table.wizard.resize(800, 600)
    assert is_in_sight(table.confirm.sure.typed)


def test_a_missing_input_is_named_and_the_link_leads_to_its_field(table: Table) -> None:
    key, missing = at_the_passphrase(table), table.wizard.foot.missing
    assert missing.text() == "Choose a passphrase first"
    missing.click()
    assert QApplication.focusWidget() is key.first
    assert is_in_sight(key.second)
    QTest.keyClicks(key.first, SECRET)
    missing.click()
    assert QApplication.focusWidget() is key.second
    QTest.keyClicks(key.second, SECRET)
    assert missing.isHidden()

    table.walk_to(WizardStep.CONFIRM)
    assert missing.text() == f"Type “{NAME}” first"
    table.type_name()
    assert missing.isHidden()
    assert table.wizard.foot.go_on.isEnabled()
    table.confirm.label.setText("a/name")
    assert missing.text() == "Change the drive's new name first"
    missing.click()
    assert QApplication.focusWidget() is table.confirm.label
    table.confirm.sure.typed.clear()
    missing.click()
    assert QApplication.focusWidget() is table.confirm.sure.typed


def test_a_passphrase_that_is_guessed_quickly_is_refused(table: Table) -> None:
    key = at_the_passphrase(table)
    assert key.hint.isHidden()
    for line in (key.first, key.second):
        QTest.keyClicks(line, "hund")
    assert paints(questions(table), "This is too easy to guess.")
    assert "too easy to guess" in key.first.accessibleDescription()
    assert not table.wizard.foot.go_on.isEnabled()

    for line in (key.first, key.second):
        QTest.keyClicks(line, "ehaus")
    assert "A longer one is harder to guess" in text_of(questions(table))
    assert table.wizard.foot.go_on.isEnabled()
    QTest.keyClicks(key.first, " im Wald, und Brot")
    assert key.hint.isHidden()
    assert key.first.accessibleDescription() == ""


def test_the_passphrase_is_kept_on_the_way_back_and_asked_again_for_another_drive(table: Table) -> None:
    key = at_the_passphrase(table)
    for line in (key.first, key.second):
        QTest.keyClicks(line, SECRET)
    table.walk_to(WizardStep.CONFIRM)
    table.wizard.foot.back.click()
    assert key.secret == SECRET
    table.walk_to(WizardStep.CONFIRM)

    table.pull()
    table.plug_in(REPLUGGED)
    table.reach_page(WizardStep.QUESTIONS)
    assert not key.secret


def is_in_sight(widget: QWidget) -> bool:
    QApplication.processEvents()
    return widget.visibleRegion().boundingRect() == widget.rect()


OFFERED = msgspec.structs.replace(PLAN, route="mkfs-args", password=PasswordChoice.OFFERED)
SPARED = msgspec.structs.replace(PLAN, route="plain", password=PasswordChoice.SPARED)


def at_the_question(table: Table) -> PasswordQuestion:
    table.script("plan", planned(OFFERED))
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.CONFIRM)
    return table.confirm.password


def test_an_administrators_password_can_be_avoided_by_keyboard(table: Table) -> None:
    question = at_the_question(table)
    assert not question.spares.isChecked()
    assert "take somewhat longer" in question.spares.accessibleDescription()
    assert "--no-password" not in table.started("plan")[-1]
    table.type_name()

    table.script("plan", planned(SPARED))
    question.spares.setFocus()
    QTest.keyClick(question.spares, Qt.Key.Key_Space)
    assert not table.wizard.foot.go_on.isEnabled(), "no plan without a password yet"

    table.reach(table.wizard.foot.go_on.isEnabled)
    assert question.spares.isChecked()
    assert question.spares.hasFocus()
    table.confirm.will_be_done.button.click()
    assert "the filesystem is created without its options" in text_of(table.confirm.plan)
    assert "too old" not in text_of(table.confirm.plan)
    table.wizard.foot.go_on.click()
    table.reach_page(WizardStep.FOLDERS)
    assert "--no-password" in table.started("prepare")[0]


def test_opting_back_in_to_the_password_restores_the_full_plan(table: Table) -> None:
    question = at_the_question(table)
    table.script("plan", planned(SPARED))
    question.spares.click()
    table.reach(lambda: table.state.plan == SPARED)

    table.script("plan", planned(OFFERED))
    question.spares.click()

    table.reach(lambda: table.state.plan == OFFERED)
    assert "--no-password" not in table.started("plan")[-1]
    assert not question.spares.isChecked()


@pytest.mark.parametrize("choice", [PasswordChoice.NONE, PasswordChoice.DENIED])
def test_without_a_choice_the_password_question_is_not_shown(table: Table, choice: PasswordChoice) -> None:
    table.script("plan", planned(msgspec.structs.replace(PLAN, password=choice)))
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.CONFIRM)

    assert "administrator" not in text_of(table.confirm)


@pytest.mark.usefixtures("doubled_fonts")
def test_the_password_question_fits_with_doubled_fonts(table: Table) -> None:
    question = at_the_question(table)
    table.wizard.resize(1200, 900)
    QApplication.processEvents()

    assert table.wizard.minimumSizeHint().width() <= 1200
    assert question.spares.mapTo(table.wizard, question.spares.rect().topRight()).x() < table.wizard.width()
    for label in question.findChildren(QLabel):
        assert label.heightForWidth(label.width()) <= label.height(), label.text()
