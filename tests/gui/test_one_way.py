"""One way of everything: the way back, the keys, the stops of the Tab key, headings, and names of equal buttons."""

from collections import Counter
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from shingleback.domain.drive import DriveArrived
from shingleback.gui.controllers.pages import Section
from shingleback.gui.diagnosis.state import DiagnosisQuestion
from shingleback.gui.settings.excludes_dialog import ExcludesDialog
from shingleback.gui.widgets.accessibility import tell_apart
from shingleback.gui.widgets.basic import Collapsible
from shingleback.gui.widgets.choosers import UnlockDialog
from shingleback.gui.wizard.state import WizardStep
from shingleback.gui.wizard.window import ExplanationDialog
from shingleback.messages.help.topic import Topic
from shingleback.protocol.run_state import Stage
from shingleback.store.settings import BackupSet
from tests.gui.conftest import KEY, Desk
from tests.gui.wizard_desk import Table, window_of
from tests.helpers.accessible import CONTROLS, accessible_items
from tests.helpers.keyboard import press, reached_by_tab, tab_to
from tests.helpers.pages import show_inside
from tests.helpers.plugged_in import EXPANSION, PASSPORT

CONTROL = Qt.KeyboardModifier.ControlModifier
TITLE_SCALE = 1.2  # from here on, letters are a title's


def show_run(desk: Desk) -> QWidget:
    desk.window.home.overview.requests.watched.emit(KEY)
    return desk.window.home.run_area


def show_past_run(desk: Desk) -> QWidget:
    desk.window.show_section(Section.HISTORY)
    history = desk.window.history
    show_inside(history.run)
    return history.run


def show_spot_check(desk: Desk) -> QWidget:
    desk.window.show_section(Section.RESTORE)
    restore = desk.window.restore
    show_inside(restore.spot_check)
    return restore.spot_check


def show_restore(desk: Desk) -> QWidget:
    desk.window.show_section(Section.RESTORE)
    restore = desk.window.restore
    show_inside(restore.restore)
    return restore.restore


def show_explanation(desk: Desk) -> QWidget:
    desk.window.show_section(Section.DRIVES)
    desk.window.explain(Topic.CLICKS)
    return desk.window.explanations


PAGES: dict[str, Callable[[Desk], QWidget]] = {
    "a run": show_run,
    "a past run": show_past_run,
    "test or verify": show_spot_check,
    "restore": show_restore,
    "an explanation": show_explanation,
}


@pytest.mark.parametrize("name", PAGES)
def test_the_way_back_is_the_same_link_in_the_first_line_of_every_page(desk: Desk, name: str) -> None:
    page = PAGES[name](desk)
    for _ in range(3):
        QApplication.processEvents()
    back: QPushButton = page.back  # type: ignore[attr-defined]
    assert back.isVisible()
    assert (back.text(), back.accessibleName(), back.objectName()) == ("← Back", "Back", "link")
    parts = [
        part for part in page.findChildren(QWidget) if part.isVisible() and isinstance(part, QLabel | QAbstractButton)
    ]
    top = back.mapTo(page, QPoint(0, 0)).y()
    beside = [part for part in parts if part is not back and part.mapTo(page, part.rect().bottomLeft()).y() < top]
    assert not beside
    texts = [button for button in page.findChildren(QAbstractButton) if button.isVisible() and button is not back]
    assert not [
        button.text()
        for button in texts
        if "Back" in button.text().replace("&", "").split()[:1] and "up" not in button.text()
    ]


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Back], ids=["Escape", "Back"])
def test_escape_leaves_the_page_of_a_run_while_it_goes_on(desk: Desk, qtbot: QtBot, key: Qt.Key) -> None:
    desk.slow_down()
    desk.choose()
    QTest.mouseClick(desk.start, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: desk.run.state.stage is Stage.COPYING)
    home = desk.window.home
    assert home.run_area.isVisible()
    press(key)
    assert home.overview.isVisible()
    assert desk.run.is_busy
    desk.run.kill()


def test_escape_leaves_the_editor_and_keeps_what_was_typed(desk: Desk) -> None:
    desk.choose()
    home = desk.window.home
    home.edit(KEY)
    home.editor.what.name.setText("All I love")
    home.editor.what.name.setFocus()
    press(Qt.Key.Key_Escape)
    assert home.overview.isVisible()
    home.edit(KEY)
    assert home.editor.what.name.text() == "All I love"


def test_f5_asks_for_the_health_of_the_drives_again(table: Table) -> None:
    table.plug_in()
    health = table.drives.questions.read_health
    before = len(health.queries)  # type: ignore[attr-defined]
    window = window_of(table)
    window.show_section(Section.DRIVES)
    QTest.keyClick(window, Qt.Key.Key_F5)
    assert len(health.queries) == before + 1  # type: ignore[attr-defined]


def test_f5_reads_the_same_log_again(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    questions: list[DiagnosisQuestion] = []
    monkeypatch.setattr(desk.diagnosis, "start", questions.append)
    desk.window.show_section(Section.DIAGNOSIS)
    QTest.keyClick(desk.window, Qt.Key.Key_F5)
    assert questions == [DiagnosisQuestion()]


@pytest.mark.parametrize("section", Section)
def test_f5_harms_no_page(desk: Desk, section: Section) -> None:
    desk.choose()
    desk.window.show_section(section)
    QTest.keyClick(desk.window, Qt.Key.Key_F5)
    assert desk.window.section is section


DIALOGS: dict[str, Callable[[], QDialog]] = {
    "excludes": lambda: ExcludesDialog(["*.tmp"], skips_caches=True),
    "unlock": lambda: UnlockDialog("Seagate Expansion"),
    "explanation": lambda: ExplanationDialog(Topic.SLOWS_DOWN),
}


@pytest.mark.parametrize("kind", DIALOGS)
@pytest.mark.parametrize(("key", "modifier"), [(Qt.Key.Key_W, CONTROL), (Qt.Key.Key_Escape, Qt.KeyboardModifier(0))])
def test_control_w_and_escape_close_every_dialog(
    kind: str, key: Qt.Key, modifier: Qt.KeyboardModifier, qtbot: QtBot
) -> None:
    dialog = DIALOGS[kind]()
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()
    press(key, modifier, window=dialog)
    assert not dialog.isVisible()
    assert dialog.result() == QDialog.DialogCode.Rejected


def test_control_w_closes_the_wizard(table: Table) -> None:
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.WELCOME)
    wizard = table.wizard
    QTest.keyClick(wizard, Qt.Key.Key_W, CONTROL)
    assert not wizard.isVisible()


# the navigation -----------------------------------------------------------------------------------------------


def test_the_tab_key_stops_twice_in_the_navigation(desk: Desk) -> None:
    navigation = desk.window.navigation
    for section in Section:
        desk.window.show_section(section)
        navigation.buttons[section].setFocus()
        stops = [stop for stop in reached_by_tab(desk.window) if navigation.isAncestorOf(stop)]
        assert stops == [navigation.buttons[section], desk.window.help.button], section


def test_the_arrow_keys_move_within_the_navigation_and_enter_opens_a_section(desk: Desk) -> None:
    window, buttons = desk.window, desk.window.navigation.buttons
    tab_to(buttons[Section.HOME])
    press(Qt.Key.Key_Down)
    assert buttons[Section.RESTORE].hasFocus()
    opened = [window.section]
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Up)
    press(Qt.Key.Key_Down)
    assert buttons[Section.DRIVES].hasFocus()
    assert buttons[Section.DRIVES].property("ring")
    press(Qt.Key.Key_Return)
    assert [*opened, window.section] == [Section.HOME, Section.DRIVES]

    tab_to(buttons[Section.DRIVES])
    press(Qt.Key.Key_End)
    assert buttons[Section.SETTINGS].hasFocus()
    press(Qt.Key.Key_Down)
    assert buttons[Section.HOME].hasFocus()
    press(Qt.Key.Key_Up)
    press(Qt.Key.Key_Home)
    assert buttons[Section.HOME].hasFocus()


def test_tab_leaves_the_navigation_from_any_of_its_buttons_and_comes_back_to_the_shown_section(desk: Desk) -> None:
    window, buttons = desk.window, desk.window.navigation.buttons
    tab_to(buttons[Section.HOME])
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Tab)
    assert window.help.button.hasFocus()
    press(Qt.Key.Key_Backtab)
    assert buttons[Section.HOME].hasFocus()


# a screen reader ----------------------------------------------------------------------------------------------


def fill(desk: Desk) -> None:
    for drive in (EXPANSION, PASSPORT):
        desk.drives.on_event(DriveArrived(drive))
    desk.choose()
    desk.chosen.put(BackupSet(["/home/me/Films"], "/media/me/Backup", key="films", drives=[EXPANSION.key]))
    desk.chosen.put(BackupSet(["/home/me/Letters"], "/media/me/Backup2", key="letters", drives=[PASSPORT.key]))


@pytest.mark.parametrize("section", Section)
def test_every_page_has_headings_for_a_screen_reader(desk: Desk, section: Section) -> None:
    fill(desk)
    desk.window.show_section(section)
    QApplication.processEvents()
    headings = [item for item in accessible_items(desk.window.page) if item.role is QAccessible.Role.Heading]
    names = [item.name for item in headings]
    assert names
    assert all(names)
    titles = [
        label
        for label in desk.window.page.findChildren(QLabel)
        if label.isVisible()
        and label.font().bold()
        and label.font().pointSizeF() > TITLE_SCALE * desk.window.font().pointSizeF()
    ]
    assert {label.text() for label in titles} <= set(names)


@pytest.mark.parametrize("section", Section)
def test_no_two_controls_of_a_page_have_the_same_name(desk: Desk, section: Section) -> None:
    fill(desk)
    desk.window.show_section(section)
    for fold in desk.window.page.findChildren(Collapsible):
        fold.unfold(is_open=True)
    QApplication.processEvents()
    controls = [control for control in accessible_items(desk.window) if control.role in CONTROLS]
    assert len(controls) > len(Section)
    names = Counter((control.role, control.name) for control in controls)
    assert [name for name, count in names.items() if count > 1] == []


def test_equal_buttons_are_told_apart_by_the_names_of_their_drives_even_if_a_button_has_that_word(
    qtbot: QtBot,
) -> None:
    cards = {name: QWidget() for name in ("Drive", "Backup", "Seagate")}
    buttons = [QPushButton("Eject the &Drive", card) for card in cards.values()]
    for card in cards.values():
        qtbot.addWidget(card)

    for _visit in range(2):
        tell_apart(cards.items())
        assert [button.accessibleName() for button in buttons] == [f"Eject the Drive: {name}" for name in cards]
    buttons[0].setText("E&ject")
    tell_apart([("Drive", cards["Drive"])])
    assert not buttons[0].accessibleName()


def test_a_line_that_unfolds_is_heard_as_a_button_that_is_collapsed_or_expanded(qtbot: QtBot) -> None:
    fold = Collapsible("&Details", QLabel("more"))
    qtbot.addWidget(fold)
    fold.show()
    spoken = QAccessible.queryAccessibleInterface(fold.button)
    assert (spoken.role(), spoken.text(QAccessible.Text.Name)) == (QAccessible.Role.Button, "Details")
    before = (bool(spoken.state().expanded), bool(spoken.state().collapsed))
    spoken.actionInterface().doAction("Press")
    assert [before, (bool(spoken.state().expanded), bool(spoken.state().collapsed))] == [(False, True), (True, False)]
    assert fold.is_open
