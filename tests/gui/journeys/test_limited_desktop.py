"""Desktops without UDisks2, a tray or notifications: everything else still works."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.gui.journeys.conftest import SLOW, add_set
from tests.gui.journeys.person import Person
from tests.helpers.trees import contents, write


def test_without_udisks2_the_page_says_what_is_missing_and_folders_can_be_backed_up(
    start: Callable[[], Person], pictures: Path, tmp_path: Path
) -> None:
    person = start()
    person.goes_to("Drives")
    person.reads("UDisks2", "Install the package udisks2", "Backups to folders work without it.")

    person.goes_to("Home")
    person.presses("Choose folders and a destination")
    person.chooses_folder("Add folder…", pictures)
    person.writes(str(tmp_path / "copies"), into="Where the backup goes")
    person.presses("Save")
    person.presses("Back up now")
    person.reads("The backup is complete", "41 files")
    person.presses("← Back")
    person.reads("Your files are backed up", "Last good backup: today")
    assert contents(tmp_path / "copies" / "Pictures") == contents(pictures)


def test_without_a_tray_the_window_does_everything_and_closing_it_during_a_backup_asks(
    start: Callable[[], Person], pictures: Path, tmp_path: Path
) -> None:
    write(pictures / "Film.mp4", bytes(20_000_000))
    add_set(pictures, tmp_path / "copies", pace=SLOW)
    person = start()
    for section in ("Drives", "History", "What happened?", "Good to know", "Settings", "Home"):
        person.goes_to(section)
    person.presses("Back up now")
    person.reads("Copying")

    person.closes_the_window("Keep it running")
    assert person.window.isVisible()
    person.closes_the_window("Stop and close")
    person.sees_the_window_go()


@pytest.mark.usefixtures("without_root_access")
def test_unreadable_files_are_named_and_the_others_are_backed_up(
    start: Callable[[], Person], pictures: Path, tmp_path: Path
) -> None:
    write(pictures / "Secret" / "letter.txt", b"for others")
    (pictures / "Secret").chmod(0)
    add_set(pictures, tmp_path / "copies")
    person = start()
    person.presses("Back up now")

    person.reads(
        "The backup is complete, except for what is listed below", "Secret", "you don't have permission to read it"
    )
    person.presses("← Back")
    person.reads("Your files are backed up", "in 41 files, 1 file skipped")
    (pictures / "Secret").chmod(0o700)


@pytest.mark.usefixtures("without_root_access")
def test_an_unwritable_destination_is_explained_in_one_sentence(
    start: Callable[[], Person], pictures: Path, tmp_path: Path
) -> None:
    place = tmp_path / "locked" / "copies"
    place.parent.mkdir(mode=0o555)
    add_set(pictures, place)
    person = start()
    person.presses("Back up now")

    person.reads("The backup could not start", f"You don't have permission to write to {place}. Choose another folder")
    person.presses("← Back")
    person.reads("A backup needs you")
    person.is_offered("Change this backup set")
