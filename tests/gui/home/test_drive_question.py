"""The question asked when a backup set meets a drive for the first time."""

from dataclasses import replace

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from shingleback.domain.drive import Drive, DriveArrived
from shingleback.gui.controllers.pages import Section
from shingleback.store.settings import BackupSet
from tests.gui.conftest import KEY, Desk
from tests.helpers.dialogs import button_of, next_dialog
from tests.helpers.plugged_in import EXPANSION, PASSPORT


@pytest.fixture
def stranger(desk: Desk) -> Drive:
    """A new drive, mounted where the drive of the set usually is."""
    place = str(desk.destination)
    volume = replace(EXPANSION.volumes[0], mount_points=(place,))
    drive = replace(PASSPORT, key="stranger", serial="WXSERIAL7F3K", volumes=(volume,))
    desk.chosen.put(BackupSet([str(desk.source)], place, key=KEY, name="Photos", drives=["mine"]))
    desk.drives.on_event(DriveArrived(drive))
    desk.window.show_section(Section.HOME)
    return drive


def answer(desk: Desk, letters: str) -> str:
    """Answers the question that opens next, and returns its text."""
    questions = []

    def press(box: QMessageBox) -> None:
        questions.append(f"{box.text()}\n{box.informativeText()}")
        button = button_of(box, letters)
        assert (box.defaultButton() is button) is letters.startswith("&Not")
        button.click()

    with next_dialog(QMessageBox, press):
        desk.start.click()
    return questions[0]


@pytest.mark.usefixtures("stranger")
def test_the_card_asks_instead_of_starting_a_backup(desk: Desk) -> None:
    assert desk.start.text() == "Use this drive…"
    assert "has never been backed up to it. Is it the right drive?" in desk.card.lines.says.text()
    desk.window.home.begin()  # as the tray does, without naming a set
    assert not desk.run.is_busy


def test_the_question_identifies_the_drive(desk: Desk, stranger: Drive) -> None:
    question = answer(desk, "&Not this drive")
    assert "Is this the right drive for Photos?" in question
    assert f"{stranger.name}, " in question
    assert "Serial number ending in 7F3K" in question
    assert f"Folder: {stranger.volumes[0].label}" in question
    assert desk.chosen.sets[0].drives == ["mine"]
    assert not desk.run.is_busy


@pytest.mark.usefixtures("stranger")
def test_accepting_the_drive_is_remembered_and_starts_the_backup(desk: Desk) -> None:
    answer(desk, "&Use this drive")
    assert desk.chosen.sets[0].drives == ["mine", "stranger"]
    assert desk.run.is_busy


def test_choosing_a_destination_accepts_the_drive_mounted_there(desk: Desk, stranger: Drive) -> None:
    new_set = BackupSet([str(desk.source)], str(desk.destination), key="new")
    desk.window.home.editor.saved.emit(new_set, "")
    assert desk.chosen.sets[1].drives == [stranger.key]


@pytest.mark.usefixtures("stranger")
def test_changing_something_else_does_not_accept_the_drive(desk: Desk) -> None:
    home = desk.window.home
    home.edit(KEY)
    home.editor.what.name.setText("My photos")
    QTest.qWait(0)
    home.editor.save.click()
    assert (desk.chosen.sets[0].name, desk.chosen.sets[0].drives) == ("My photos", ["mine"])
