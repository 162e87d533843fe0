"""Backup sets are created and changed in the editor, and nothing takes effect before it is saved."""

import pytest
from PySide6.QtCore import Qt, QTime
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from shingleback.domain.drive import DriveArrived
from shingleback.gui.controllers.pages import Section
from shingleback.gui.home.editor import SetEditor
from shingleback.store.settings import BackupSet, When
from tests.gui.conftest import KEY, Desk
from tests.gui.wizard_desk import text_of
from tests.helpers.plugged_in import EXPANSION

FULL = BackupSet(
    folders=["/home/me/Pictures", "/home/me/Music"],
    destination="/media/me/Backup",
    pace="gentle",
    ejects=True,
    when=When.PLUG_IN,
    key=KEY,
    name="What I love",
    keeps_versions=False,
    excludes=["*.iso", "Downloads/"],
)


@pytest.fixture
def editor(desk: Desk) -> SetEditor:
    return desk.window.home.editor


def test_a_set_can_be_created_by_keyboard_alone(desk: Desk, editor: SetEditor) -> None:
    desk.window.home.overview.empty.choose.setFocus()
    QTest.keyClick(desk.window.focusWidget(), Qt.Key.Key_Return)
    assert editor.isVisible()
    assert editor.what.name.hasFocus()
    QTest.keyClicks(editor.what.name, "Pictures")
    editor.what.folders.add("/home/me/Pictures")
    assert not editor.save.isEnabled()
    assert "First choose a folder and where its backup goes." in text_of(editor)
    editor.where.place.edit.setFocus()
    QTest.keyClicks(editor.where.place.edit, "/srv/backup")
    editor.save.setFocus()
    assert not editor.missing.isVisible()
    QTest.keyClick(editor.save, Qt.Key.Key_Return)

    (created_set,) = desk.chosen.sets
    assert (created_set.name, created_set.folders, created_set.destination) == (
        "Pictures",
        ["/home/me/Pictures"],
        "/srv/backup",
    )
    assert created_set.ejects
    card = desk.window.home.overview.cards[created_set.key]
    assert card.step.hasFocus()


def test_the_editor_shows_everything_that_was_chosen(desk: Desk, editor: SetEditor) -> None:
    desk.chosen.put(FULL)
    desk.window.home.edit(KEY)
    assert editor.title.text() == "Change What I love"
    assert editor.more.is_open
    assert editor.backup_set == FULL
    editor.save.click()
    assert desk.chosen.sets == [FULL]


def test_a_ready_by_time_replaces_the_pace(desk: Desk, editor: SetEditor) -> None:
    desk.chosen.put(FULL)
    desk.window.home.edit(KEY)
    assert editor.how.ready_by.clock.isEnabled() is False
    editor.how.ready_by.wants.click()
    editor.how.ready_by.clock.setTime(QTime(6, 30))
    assert not editor.how.pace.isEnabled()
    assert editor.how.by_time.isVisibleTo(editor)
    editor.save.click()
    (saved_set,) = desk.chosen.sets
    assert (saved_set.ready_by, saved_set.pace) == ("06:30", "gentle")
    assert "--ready-by=06:30" in saved_set.options
    desk.window.home.edit(KEY)
    assert editor.how.ready_by.ready_by == "06:30"
    editor.how.ready_by.wants.click()
    assert editor.backup_set == FULL


def test_nothing_takes_effect_before_it_is_saved(desk: Desk, editor: SetEditor) -> None:
    desk.chosen.put(FULL)
    desk.window.home.edit(KEY)
    editor.what.name.setText("Another")
    editor.what.folders.set_folders(["/elsewhere"])
    editor.cancel.click()
    assert desk.chosen.sets == [FULL]
    assert desk.window.home.overview.isVisible()
    desk.window.home.edit(KEY)
    assert editor.what.name.text() == "What I love"


def test_an_invalid_exclude_rule_is_reported_and_nothing_is_saved(desk: Desk, editor: SetEditor) -> None:
    desk.chosen.put(FULL)
    desk.window.home.edit(KEY)
    editor.how.rules.setPlainText("/")
    editor.save.click()
    assert editor.complaint.isVisible()
    assert editor.how.rules.hasFocus()
    assert desk.chosen.sets == [FULL]


def test_a_daily_backup_does_not_eject_the_drive_and_the_editor_says_why(desk: Desk, editor: SetEditor) -> None:
    desk.chosen.put(FULL)
    desk.window.home.edit(KEY)
    choices = []
    for when in (When.DAILY, When.ASK):
        editor.when.choices[when].click()
        choices.append((editor.backup_set.ejects, editor.how.ejects.isEnabled(), editor.how.no_eject.isVisible()))
    assert choices == [(False, False, True), (True, True, False)]


def test_a_plugged_in_drive_is_offered_as_the_destination(desk: Desk, editor: SetEditor) -> None:
    desk.window.home.add()
    desk.drives.on_event(DriveArrived(EXPANSION))
    (offer,) = editor.where.place.offers.values()
    link = offer.findChild(QPushButton)
    assert isinstance(link, QPushButton)
    assert link.text() == "Use Seagate Expansion Desk, 8 TB"
    link.click()
    assert editor.where.place.place == "/media/me/Backup"


def test_the_editor_describes_the_destination(desk: Desk, editor: SetEditor, qtbot: QtBot) -> None:
    desk.window.home.add()
    editor.where.place.set_place(str(desk.destination))
    qtbot.waitUntil(lambda: "There is no backup there yet." in editor.where.place.seen.text())
    assert " free (" in editor.where.place.seen.text()


def test_a_set_without_a_name_is_named_after_its_folders(desk: Desk, editor: SetEditor) -> None:
    desk.window.home.add()
    editor.what.folders.set_folders(["/home/me/Pictures", "/home/me/Music"])
    assert editor.what.name.placeholderText() == "Pictures and Music"


def test_choosing_the_drive_of_a_set_leads_to_that_set(desk: Desk) -> None:
    desk.chosen.put(FULL)
    desk.window.back_up_to("/media/me/Backup")
    assert desk.window.home.overview.isVisible()
    assert desk.start.hasFocus()


def test_choosing_a_drive_fills_in_a_set_without_a_destination(desk: Desk, editor: SetEditor) -> None:
    desk.chosen.put(BackupSet(["/home/me"], key=KEY))
    desk.window.back_up_to("/media/me/Backup")
    assert editor.isVisible()
    assert (editor.backup_set.key, editor.where.place.place) == (KEY, "/media/me/Backup")


def test_choosing_a_drive_fills_in_the_set_being_created(desk: Desk, editor: SetEditor) -> None:
    """The folders chosen before visiting the drives page are kept."""
    desk.window.home.add()
    editor.what.name.setText("All I love")
    editor.what.folders.set_folders([str(desk.source)])
    desk.window.show_section(Section.DRIVES)
    desk.window.back_up_to("/media/me/Backup")
    assert editor.isVisible()
    assert (editor.what.name.text(), editor.where.place.place) == ("All I love", "/media/me/Backup")
    assert list(editor.what.folders.folders) == [str(desk.source)]
    assert editor.save.isEnabled()


def test_leaving_a_run_page_returns_to_the_unsaved_set(desk: Desk, editor: SetEditor) -> None:
    desk.choose()
    desk.window.home.edit(KEY)
    editor.what.name.setText("All I love")
    desk.window.home.overview.requests.watched.emit(KEY)
    desk.window.home.run_area.back.click()
    assert editor.isVisible()
    assert editor.what.name.text() == "All I love"
    editor.cancel.click()
    desk.window.home.overview.requests.watched.emit(KEY)
    desk.window.home.run_area.back.click()
    assert desk.window.home.overview.isVisible()


def test_a_backup_that_starts_automatically_does_not_close_the_editor(desk: Desk, editor: SetEditor) -> None:
    desk.choose()
    desk.window.home.add()
    editor.what.name.setText("half a na")
    desk.window.home.begin(KEY)
    assert desk.run.is_running
    assert editor.isVisible()
    editor.cancel.click()
    assert desk.window.home.overview.isVisible()
    assert desk.card.watch.isVisibleTo(desk.card)
    desk.run.kill()


def test_a_second_drive_can_be_set_to_take_turns_in_the_editor(desk: Desk, editor: SetEditor) -> None:
    desk.chosen.put(FULL)
    desk.window.home.edit(KEY)
    assert not editor.where.other.chooser.isVisible()
    editor.where.other.wanted.click()
    assert not editor.save.isEnabled()
    editor.where.other.chooser.set_place("/media/me/Safe")
    editor.where.other.days.setValue(20)
    editor.save.click()

    first, second = desk.chosen.sets
    assert (first.destination, second.destination) == (FULL.destination, "/media/me/Safe")
    assert second.turns_with == KEY
    assert (second.folders, second.swap_days, first.swap_days) == (FULL.folders, 20, 20)
    assert list(desk.window.home.overview.cards) == [KEY]
    shown = "Takes turns with Safe (not plugged in). It has no backup yet. It is time to bring it."
    assert desk.card.lines.turns.text().split("\n")[1] == shown

    desk.window.home.edit(KEY)
    assert (editor.where.other.place, editor.where.other.swap_days) == ("/media/me/Safe", 20)
    choosers = (editor.where.place, editor.where.other.chooser)
    assert [chooser.last.label.text() for chooser in choosers] == ["No backup on this drive yet"] * 2
    assert editor.where.other.chooser.last.label.isVisible()
    editor.where.other.chooser.set_place("/media/me/Elsewhere")
    assert not editor.where.other.chooser.last.label.isVisible()
    editor.where.other.chooser.set_place("/media/me/Safe")
    editor.where.other.wanted.click()
    editor.save.click()
    assert [backup_set.key for backup_set in desk.chosen.sets] == [KEY]


def test_a_drive_cannot_take_turns_with_itself(desk: Desk, editor: SetEditor) -> None:
    desk.drives.on_event(DriveArrived(EXPANSION))
    desk.chosen.put(FULL)
    desk.window.home.edit(KEY)
    editor.where.other.wanted.click()
    editor.where.other.chooser.set_place("/media/me/Backup/second")
    editor.save.click()
    assert editor.complaint.isVisible()
    assert "same drive" in editor.complaint.text()
    assert desk.chosen.sets == [FULL]


def test_the_drive_of_one_destination_is_not_offered_for_the_other(desk: Desk, editor: SetEditor) -> None:
    desk.drives.on_event(DriveArrived(EXPANSION))
    desk.chosen.put(FULL)
    desk.window.home.edit(KEY)
    assert len(editor.where.other.chooser.offers) == 0
    assert len(editor.where.place.offers) == 1
    editor.where.place.set_place("/srv/elsewhere")
    assert len(editor.where.other.chooser.offers) == 1


def test_only_selected_folders_can_be_removed(desk: Desk, editor: SetEditor) -> None:
    desk.window.home.add()
    folders, remove = editor.what.folders, editor.what.remove
    assert not remove.isEnabled()
    for folder in ("/home/me/Music", "/home/me/Pictures"):
        folders.add(folder)
        folders.setCurrentRow(folders.count() - 1)
    assert remove.isEnabled()

    remove.setFocus()
    QTest.keyClick(remove, Qt.Key.Key_Space)
    folders.setCurrentRow(0)
    QTest.keyClick(folders, Qt.Key.Key_Delete)
    assert folders.folders == ()
    assert not remove.isEnabled()
