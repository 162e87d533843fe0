"""The drive fills up: what fits is kept, earlier files stay untouched, and Home says what to do."""

import random
from pathlib import Path

import pytest

from tests.gui.journeys.drive import UsbDrive
from tests.gui.journeys.person import Person
from tests.helpers.trees import write

pytestmark = pytest.mark.device


@pytest.fixture
def size_mb() -> int:
    return 64


@pytest.mark.usefixtures("yesterday")
def test_files_that_do_not_fit_are_named_and_earlier_files_can_still_be_restored(
    person: Person, drive: UsbDrive, pictures: Path
) -> None:
    diary = (pictures / "Diary.txt").read_bytes()
    write(pictures / "Film.mp4", random.Random(2).randbytes(70_000_000))
    (pictures / "Diary.txt").write_text("Spilled ink.")
    write(pictures / "Winter" / "snow.jpg", b"white")
    drive.plug_in(is_opened=True)
    person.presses("Back up now")
    person.reads("The drive is full", "Film.mp4", "it did not fit on the drive")
    person.presses("← Back")
    person.reads("A backup needs you", "Last good backup: today", "Free some space on the drive, or exclude something.")
    person.is_offered("Change this backup set")

    person.reads("It is safe to unplug")
    with drive.at_another_computer("-o", "ro") as folder:
        assert (folder / "Shingleback" / "Pictures" / "Winter" / "snow.jpg").read_bytes() == b"white"

    drive.plug_in(is_opened=True)
    person.presses("Restore files")
    person.opens("Pictures")
    person.selects("Diary.txt")
    person.presses("Restore…")
    person.reads("Different from the backup now: 1 file")
    person.presses("Replace it with the one from the backup")
    person.presses("Restore now")
    person.reads("Your files are back")
    assert (pictures / "Diary.txt").read_bytes() == diary
