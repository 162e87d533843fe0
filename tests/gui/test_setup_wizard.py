"""Setting up a drive as a person does it, from the drive's card to the first backup."""

from dataclasses import replace
from pathlib import Path

import msgspec.structs
import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QLabel, QWidget

from shingleback.backup_sets.library import Memory
from shingleback.domain.errors import Outcome, Why
from shingleback.domain.formatting.types import ProfileId, RecommendationReason
from shingleback.gui.controllers.pages import Section
from shingleback.gui.controllers.worker import ProcessQuery
from shingleback.gui.widgets.choosers import UnlockDialog
from shingleback.gui.wizard.state import BEFORE, WizardStep
from shingleback.messages.help.topic import Topic
from shingleback.protocol.events import Note, Sized
from shingleback.protocol.result_items import SizeItem, StepItem
from shingleback.protocol.results import LookFinished, MountFinished
from shingleback.store.private_files import Paths
from shingleback.store.settings import When
from tests.gui.wizard_desk import (
    CONTENTS,
    DRIVE,
    IDENTITY,
    NAME,
    PLACE,
    PLAN,
    WAIT,
    Table,
    planned,
    questions,
    surveyed,
    text_of,
    walk_to_the_end,
    welcome,
    window_of,
)
from tests.helpers.destinations import Destinations

WANTED = Note(code="passphrase-wanted")
MOUNTED = replace(DRIVE, volumes=(replace(DRIVE.volumes[0], mount_points=("/media/me/Expansion",)),))
BEFORE_IN_ORDER = sorted(BEFORE, key=list(WizardStep).index)


def set_up_from_card(table: Table) -> None:
    card = window_of(table).drives.cards[DRIVE.path]
    card.set_up.click()
    table.reach(lambda: table.state.is_looked_at)


def test_the_wizard_leads_from_a_new_drive_to_the_first_backup(table: Table) -> None:
    table.plug_in()
    set_up_from_card(table)
    assert "412 GB used" in text_of(table.wizard)

    table.walk_to(WizardStep.CONFIRM)
    table.confirm.will_be_done.button.click()
    read = text_of(table.wizard)
    assert table.wizard.heading.text() == f"Erase “{DRIVE.name}, 8 TB”?"
    for fact in ("ST8000AS0002-1NA17Z", "2-1.4", "…4F2K", "Expansion", "412 GB", "18,204 files", "Holiday 2025.mp4"):
        assert fact in read
    assert "NA9T4F2K" not in read, "the end of the serial number is enough"

    table.erase()
    table.reach_page(WizardStep.FOLDERS)
    table.reach(lambda: "hours" in text_of(table.wizard))
    (folder,) = table.wizard.folders.folders.findItems("/home/me", Qt.MatchFlag.MatchExactly)
    assert folder.text(1) == "1.2 TB, 450,000 files"
    assert "Total" not in text_of(table.wizard), "it would repeat the figures of the only folder"

    assert table.wizard.folders.when.when is When.PLUG_IN, "the schedule that people forget least"
    table.wizard.folders.when.choices[When.DAILY].click()
    table.changes(DRIVE, replace(DRIVE, volumes=(replace(DRIVE.volumes[0], mount_points=(PLACE,)),)))
    window = window_of(table)
    table.script("backup", WAIT)
    table.wizard.foot.go_on.click()
    assert table.wizards.current is None
    assert window.section is Section.HOME
    table.reach(lambda: len(table.started("backup")) == 1)
    assert table.started("backup")[0][-2:] == ["/home/me", PLACE]
    saved = Memory(Paths.of_user()).load().sets[0]
    assert (saved.folders, saved.destination, saved.when) == (["/home/me"], PLACE, When.DAILY)

    (start,) = table.started("prepare")
    assert f"--identity={IDENTITY}" in start
    assert f"--confirm={NAME}" in start
    assert "--plan=c0ffee" in start


def test_a_drive_shared_with_windows_gets_another_recommended_profile(table: Table) -> None:
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.QUESTIONS)
    table.reach(lambda: table.state.plan is not None)
    shared = msgspec.structs.replace(PLAN, profile="exfat-small", reason=RecommendationReason.SHARED)
    table.script("plan", planned(shared))

    questions(table).other_ways.button.click()
    questions(table).sharing.answers[1].click()

    table.reach(lambda: questions(table).recommendation.text() == "Shared with Windows and macOS (exFAT)")
    assert "--shared" in table.started("plan")[-1]
    assert "Linux, Windows and macOS can all read" in text_of(table.wizard)


def test_another_profile_can_be_picked_and_is_planned(table: Table) -> None:
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.QUESTIONS)
    page = questions(table)
    page.other_ways.button.click()
    assert "Known, and not recommended" in text_of(page)
    table.script("plan", planned(msgspec.structs.replace(PLAN, reason="")))

    destinations = Destinations(page)
    why_not = [button for button in page.others.findChildren(QAbstractButton) if button.text() == "Why not?"]
    why_not[0].click()
    assert destinations.requested == [Topic.OTHER_FILESYSTEMS]
    page.others.ways[ProfileId.F2FS].click()

    table.reach(lambda: table.state.plan is not None and table.state.plan.profile == "f2fs")
    assert "You have chosen this one" in text_of(page)
    table.walk_to(WizardStep.CONFIRM)
    assert "do format" not in text_of(table.wizard)
    table.confirm.will_be_done.button.click()
    assert "Erase " in text_of(table.confirm.plan)
    table.confirm.plan.details.button.click()
    assert "do format" in text_of(table.wizard)


def test_an_old_backup_is_offered_first_and_can_be_used(table: Table) -> None:
    table.script("contents", surveyed(msgspec.structs.replace(CONTENTS, backup_sources=["/home/me"])))
    table.plug_in()
    table.open()
    page = welcome(table)
    assert "It already holds a Shingleback backup of me. You can continue it." in text_of(page)
    assert page.old.accept.objectName() == "primary"
    assert table.wizard.foot.go_on.objectName() == "plain", "the page does not recommend erasing the backup"
    assert not table.wizard.foot.go_on.isDefault()

    page.old.accept.click()

    table.reach_page(WizardStep.FOLDERS)
    assert table.started("mount")[0][-1] == "/dev/sdb1"
    assert table.started("prepare") == []
    table.wizard.close()
    assert Memory(Paths.of_user()).load().sets[0].destination == PLACE


def test_an_old_backup_that_cannot_be_opened_is_reported(table: Table) -> None:
    refused = Outcome.DRIVE_REFUSED
    table.script("contents", surveyed(msgspec.structs.replace(CONTENTS, backup_sources=["/home/me"])))
    table.script("mount", MountFinished(outcome=refused, exit_code=refused.exit_code, why=Why.MOUNT_REFUSED))
    table.plug_in()
    table.open()

    welcome(table).old.accept.click()

    table.reach(lambda: "could not be opened" in text_of(table.wizard))
    assert table.state.page is WizardStep.WELCOME
    assert welcome(table).old.accept.isEnabled()


def test_copying_files_off_the_drive_first_leaves_the_existing_backup_set_unchanged(
    table: Table, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    target = str(tmp_path / "elsewhere")
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_arguments: target)
    before = Memory(Paths.of_user()).load()
    table.script("backup", WAIT)
    table.plug_in()
    table.open()

    welcome(table).copy_off.click()

    table.reach(lambda: len(table.started("backup")) == 1)
    assert "--read-only" in table.started("mount")[0]
    assert table.started("backup")[0][-2:] == [PLACE, target]
    assert table.wizards.current is None
    assert window_of(table).section is Section.HOME
    assert Memory(Paths.of_user()).load() == before


def test_the_wizard_is_hidden_while_the_folder_dialog_is_open(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    visible_states: list[bool] = []

    def ask(*_arguments: object) -> str:
        visible_states.append(wizard.isVisible())
        wizard.deleteLater()
        QApplication.sendPostedEvents(wizard, QEvent.Type.DeferredDelete)  # may happen while a dialog is open
        return ""

    monkeypatch.setattr(QFileDialog, "getExistingDirectory", ask)
    table.plug_in()
    table.open()
    wizard = table.wizard
    welcome(table).copy_off.click()
    table.reach(lambda: bool(visible_states))
    assert visible_states == [False]


def test_all_open_volumes_are_copied_off(table: Table, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    target = str(tmp_path / "elsewhere")
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_arguments: target)
    photos = replace(DRIVE.volumes[0], device="/dev/sdb2", mount_points=("/media/me/Photos", "/srv/photos"))
    closed = replace(DRIVE.volumes[0], device="/dev/sdb3")
    several = replace(MOUNTED, volumes=(*MOUNTED.volumes, photos, closed))
    table.script("backup", WAIT)
    table.plug_in(several)
    table.open(several)
    assert "Only open volumes are copied" in text_of(table.wizard)

    welcome(table).copy_off.click()

    table.reach(lambda: len(table.started("backup")) == 1)
    assert table.started("backup")[0][-3:] == ["/media/me/Expansion", "/media/me/Photos", target]


def test_closing_the_wizard_after_the_preparation_keeps_the_backup_set(table: Table) -> None:
    destinations: list[str] = []
    table.wizards.decided.connect(lambda: destinations.append(Memory(Paths.of_user()).load().sets[0].destination))
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.CONFIRM)
    table.erase()
    table.reach_page(WizardStep.FOLDERS)
    table.wizard.folders.when.choices[When.ASK].click()

    table.wizard.close()

    saved = Memory(Paths.of_user()).load().sets[0]
    assert (saved.folders, saved.destination, saved.when) == (["/home/me"], PLACE, When.ASK)
    assert destinations == [""], "emitted before the destination is saved, so that no backup starts"


def test_going_back_from_an_old_backup_and_canceling_changes_nothing(table: Table) -> None:
    table.script("contents", surveyed(msgspec.structs.replace(CONTENTS, backup_sources=["/home/me"])))
    before = Memory(Paths.of_user()).load()
    table.plug_in()
    table.open()
    welcome(table).old.accept.click()
    table.reach_page(WizardStep.FOLDERS)

    table.wizard.foot.back.click()
    table.wizard.close()

    assert table.wizards.current is None
    assert Memory(Paths.of_user()).load() == before


def test_an_encrypted_drive_that_was_replugged_is_unlocked_for_the_first_backup(table: Table) -> None:
    opened = MountFinished(outcome="done", exit_code=0, mount_point=PLACE)
    table.script("mount", WANTED, {"wait": "passphrase"}, opened)
    walk_to_the_end(table)
    table.script("backup", WAIT)

    table.wizard.foot.go_on.click()
    dialog = unlock_dialog(table)
    dialog.key.setText("correct horse")
    dialog.accept()

    table.reach(lambda: len(table.started("backup")) == 1)
    assert '"secret": "correct horse"' in (table.folder / "commands").read_text()


def test_without_the_passphrase_the_first_backup_can_be_started_later(table: Table) -> None:
    table.script("mount", WANTED, {"wait": "cancel"})
    walk_to_the_end(table)

    table.wizard.foot.go_on.click()
    unlock_dialog(table).reject()

    assert "is encrypted. Enter its passphrase" in text_of(table.wizard)
    assert table.state.page is WizardStep.FOLDERS
    assert table.wizard.foot.go_on.isEnabled()


def test_the_plan_mentions_a_password_and_options_left_out(table: Table) -> None:
    steps = [replace_step(step, "helper") for step in PLAN.steps]
    helped = msgspec.structs.replace(PLAN, profile="ext4", route="helper", steps=steps)
    table.script("plan", planned(helped))
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.CONFIRM)
    page = table.confirm.plan
    table.confirm.will_be_done.button.click()
    page.details.button.click()
    assert "Ask for an administrator's password" in text_of(page)
    assert "packed_meta_blocks" in page.options.text()

    plain = msgspec.structs.replace(PLAN, profile="ext4", route="plain")
    table.script("plan", planned(plain))
    table.wizard.foot.back.click()
    questions(table).sizes.answers[1].click()
    table.walk_to(WizardStep.CONFIRM)

    table.reach(lambda: "ignores them" in text_of(page))
    assert "packed_meta_blocks" not in page.options.text()


def replace_step(step: StepItem, route: str) -> StepItem:
    return msgspec.structs.replace(step, values=step.values | {"route": route}) if "route" in step.values else step


def unlock_dialog(table: Table) -> UnlockDialog:
    table.reach(lambda: bool(table.wizard.findChildren(UnlockDialog)))
    (dialog,) = table.wizard.findChildren(UnlockDialog)
    return dialog


def test_a_drive_in_use_is_closed_first(table: Table) -> None:
    table.plug_in(MOUNTED)
    table.open(MOUNTED)
    assert "It is open (Expansion" in text_of(table.wizard)
    assert not table.wizard.foot.go_on.isEnabled()

    welcome(table).refusal.accept.click()
    table.reach(lambda: len(table.started("unmount")) == 1)
    table.changes(MOUNTED, DRIVE)

    table.walk_to(WizardStep.CONFIRM)


def test_a_protected_drive_cannot_be_chosen(table: Table, protected: set[str]) -> None:
    protected.add(DRIVE.key)
    table.plug_in()
    card = window_of(table).drives.cards[DRIVE.path]

    assert not any(press.isVisibleTo(card) for press in (card.set_up, card.set_up_again))
    assert "your list of protected drives" in card.notices.why_not.text()
    assert card.protect.text() == "Stop protecting this drive"

    protected.clear()
    table.drives.on_choices()
    card = window_of(table).drives.cards[DRIVE.path]
    assert card.set_up.isVisibleTo(card)
    assert card.protect.text() == "Protect this drive"


def test_with_an_old_drive_service_the_second_best_profile_is_recommended_with_a_reason(table: Table) -> None:
    second = msgspec.structs.replace(
        PLAN, reason=RecommendationReason.SECOND_BEST, instead_of="media", missing=["options"], route="alone"
    )
    table.script("plan", planned(second))
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.QUESTIONS)
    questions(table).other_ways.button.click()
    questions(table).sizes.answers[1].click()

    table.reach(lambda: "Better would be" in questions(table).reason.text())
    read = text_of(table.wizard)
    assert "Better would be “Large files on Linux (ext4, packed)”" in read
    assert "UDisks2 2.10" in read
    assert "--large-files" in table.started("plan")[-1]


def test_a_drive_harmed_by_trim_is_not_trimmed_and_the_plan_says_why(table: Table) -> None:
    table.script("plan", planned(msgspec.structs.replace(PLAN, untrimmed="trim-harms")))
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.CONFIRM)
    table.confirm.will_be_done.button.click()
    assert "not trimmed. Drives of this family were reported to hang" in text_of(table.confirm.plan)


def test_without_a_suitable_profile_the_reason_is_shown_and_the_wizard_cannot_continue(table: Table) -> None:
    table.script(
        "plan",
        planned(
            None,
            outcome=Outcome.USAGE,
            exit_code=2,
            why=Why.PROFILE_NOT_TO_BE_HAD,
            values={"profile": "btrfs", "reason": "program", "is_encrypted": 0},
        ),
    )
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.QUESTIONS)

    table.reach(lambda: table.state.refused is not None)
    assert "btrfs-progs" in text_of(table.wizard)
    assert not table.wizard.foot.go_on.isEnabled()


def test_back_leads_through_the_pages_and_cancel_closes_the_wizard(table: Table) -> None:
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.CONFIRM)

    pages = []
    while table.wizard.foot.back.isVisible():
        table.wizard.foot.back.click()
        pages.append(table.state.shown)
    assert pages == [WizardStep.QUESTIONS, WizardStep.WELCOME]
    table.wizard.foot.stop.click()
    assert table.wizards.current is None
    assert table.started("prepare") == []


def test_every_page_shows_its_step_and_every_button_has_a_mnemonic(table: Table) -> None:
    table.plug_in()
    table.open()
    for number, page in enumerate((*BEFORE_IN_ORDER,), 1):
        table.walk_to(page)
        assert table.wizard.way.accessibleName().startswith(f"Step {number} of 4: ")
        assert table.wizard.page.accessibleName() == f"Step {number} of 4: {table.wizard.heading.text()}"
        shown = [
            button
            for button in (table.wizard.foot.stop, table.wizard.foot.back, table.wizard.foot.go_on)
            if button.isVisible()
        ]
        keys = [button.text()[button.text().index("&") + 1] for button in shown]
        assert len(set(keys)) == len(keys) >= 2


def test_counted_folders_are_not_counted_again(table: Table) -> None:
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.CONFIRM)
    table.erase()
    table.reach_page(WizardStep.FOLDERS)
    folders = table.wizard.folders.folders
    table.reach(lambda: "hours" in text_of(table.wizard))  # everything is counted
    assert len(table.started("sizes")) == 1
    second_folder = SizeItem(path="/home/me/more", files=1, bytes=10**12)
    table.script("sizes", Sized(folder=second_folder, is_complete=True))

    folders.add("/home/me/more")

    table.reach(lambda: "Total: 2.2 TB, 450,001 files" in text_of(table.wizard))
    assert table.started("sizes")[-1][-1:] == ["/home/me/more"]
    assert "/home/me" not in table.started("sizes")[-1]
    folders.setCurrentIndex(folders.model().index(0, 0))
    QTest.keyClick(folders, Qt.Key.Key_Delete)
    table.reach(lambda: "Total" not in text_of(table.wizard))


def test_folders_larger_than_the_drive_are_reported(table: Table) -> None:
    folder = SizeItem(path="/home/me", files=1, bytes=9 * 10**12)
    table.script("sizes", Sized(folder=folder, is_complete=True))
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.CONFIRM)
    table.erase()

    table.reach(lambda: "more than fits on the drive" in text_of(table.wizard))


@pytest.mark.parametrize(
    ("place", "is_too_much"),
    [
        (LookFinished(outcome="done", exit_code=0, room_bytes=7_400 * 10**9, total_bytes=7_900 * 10**9), True),
        (LookFinished(outcome="done", exit_code=0, room_bytes=7_600 * 10**9, total_bytes=8_000 * 10**9), False),
        (LookFinished(outcome="done", exit_code=0, room_bytes=0, total_bytes=7_900 * 10**9, has_backup=True), False),
        (LookFinished(outcome="internal", exit_code=1, why="internal"), False),
    ],
    ids=["more than the usable space", "just fits", "an existing backup", "unknown space"],
)
def test_the_size_of_the_folders_is_compared_with_the_usable_space(
    table: Table, place: LookFinished, *, is_too_much: bool
) -> None:
    folder = SizeItem(path="/home/me", files=1, bytes=7_500 * 10**9)
    table.script("sizes", Sized(folder=folder, is_complete=True))
    table.script("look", place)
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.CONFIRM)
    table.erase()
    table.reach_page(WizardStep.FOLDERS)
    table.reach(lambda: table.started("look") == [["look", "--", PLACE]])
    table.reach(lambda: all(query.has_no_query for query in table.counting.findChildren(ProcessQuery)))

    assert ("more than fits on the drive" in text_of(table.wizard)) is is_too_much


@pytest.mark.usefixtures("doubled_fonts")
def test_every_page_fits_with_doubled_fonts(table: Table) -> None:
    """Nothing is pushed out at the right, and no sentence is cut off."""
    table.plug_in()
    table.open()
    table.wizard.resize(1200, 900)
    for page in BEFORE_IN_ORDER:
        table.walk_to(page)
        QApplication.processEvents()
        assert table.wizard.minimumSizeHint().width() <= 1200
        for widget in table.wizard.page.findChildren(QWidget):
            if widget.isVisible() and isinstance(widget, QLabel | QAbstractButton):
                assert widget.mapTo(table.wizard, widget.rect().topRight()).x() < table.wizard.width(), widget
            if isinstance(widget, QLabel) and widget.isVisible() and widget.wordWrap():
                assert widget.heightForWidth(widget.width()) <= widget.height(), widget.text()
