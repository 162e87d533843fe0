"""A file is missing: it is found in the backup, previewed, and restored."""

from pathlib import Path

import pytest

from tests.gui.journeys.drive import UsbDrive
from tests.gui.journeys.person import Person
from tests.helpers.trees import contents

pytestmark = pytest.mark.device


@pytest.mark.usefixtures("yesterday")
def test_an_accidentally_deleted_file_is_restored_exactly(person: Person, drive: UsbDrive, pictures: Path) -> None:
    before = contents(pictures)
    (pictures / "Diary.txt").unlink()
    person.goes_to("Restore")
    person.reads("Plug in the drive to restore files")
    drive.plug_in(is_opened=True)
    person.reads("Pictures")
    person.searches("diary")
    person.reads("1 item found")
    person.selects("Diary.txt")
    person.reads("It rained.")
    person.presses("Restore…")
    person.reads("Ready to restore: 1 file", "Existing files are not overwritten unless you say so.")
    person.presses("Restore now")
    person.reads("Your files are back")
    assert contents(pictures) == before


@pytest.mark.usefixtures("yesterday")
def test_a_file_changed_since_the_backup_is_not_overwritten(person: Person, drive: UsbDrive, pictures: Path) -> None:
    (pictures / "Diary.txt").write_text("What I wrote since.")
    drive.plug_in(is_opened=True)
    person.presses("Restore files")
    person.opens("Pictures")
    person.selects("Diary.txt")
    person.presses("Restore…")
    person.reads("Different from the backup now: 1 file", "Diary.txt", "What should happen to it?")
    person.presses("Restore now")

    person.reads("Your files are back")
    assert (pictures / "Diary.txt").read_text() == "What I wrote since."
    (restored_file,) = [file for file in pictures.glob("Diary*") if file.name != "Diary.txt"]
    assert restored_file.read_bytes() == b"It rained."
    person.reads(f"Now in Pictures, as “{restored_file.name}”.")
