"""The cable is pulled during a backup: nothing is lost, and the window says what to do."""

import random
from pathlib import Path

import pytest

from tests.gui.journeys.conftest import SLOW, change_sets
from tests.gui.journeys.drive import NAME, UsbDrive
from tests.gui.journeys.person import Person
from tests.helpers.trees import contents, write

pytestmark = pytest.mark.device


@pytest.mark.usefixtures("yesterday")
def test_a_backup_waits_for_a_pulled_drive_and_continues_when_it_is_back(
    person: Person, drive: UsbDrive, pictures: Path
) -> None:
    change_sets(pace=SLOW)
    write(pictures / "Film.mp4", random.Random(2).randbytes(25_000_000))
    drive.plug_in(is_opened=True)
    person.presses("Back up now")
    person.reads("Copying", "Film.mp4")
    drive.pull()

    person.reads("The drive was disconnected", "Plug the drive back in to continue the backup.")
    person.is_offered("Continue")
    person.presses("← Back")
    person.presses("Details")
    person.reads("A backup needs you", "Last good backup: today", "in 41 files", "Not plugged in")
    person.presses("Plug in the drive")
    person.reads("The drive is gone.", "If you unplugged it, plug it back in.", NAME)

    drive.plug_in(is_opened=True)
    change_sets(pace="full")
    person.goes_to("Home")
    person.presses("Try again")
    person.reads("The backup is complete", "It is safe to unplug")
    person.presses("← Back")
    person.reads("Your files are backed up", "in 42 files")
    with drive.at_another_computer("-o", "ro") as folder:
        assert contents(folder / "Shingleback" / "Pictures") == contents(pictures)


@pytest.mark.usefixtures("yesterday")
def test_a_drive_pulled_after_a_complete_backup_only_lacked_the_eject(
    person: Person, drive: UsbDrive, pictures: Path
) -> None:
    change_sets(ejects=False)
    write(pictures / "Film.mp4", b"short")
    drive.plug_in(is_opened=True)
    person.presses("Back up now")
    person.reads("The backup is complete", "Eject the drive before you unplug it.")
    person.is_offered("Eject the drive")
    drive.pull()

    person.reads("The backup is complete", "Everything that was backed up had been written before that.")
    assert not person.can_press("Eject the drive")
    drive.plug_in(is_opened=True)
    person.reads("The backup is complete", "Eject the drive before you unplug it.")
    person.is_offered("Eject the drive")
