"""Later backups: little or nothing has changed, and they finish quickly."""

from pathlib import Path

import pytest

from tests.fakes.notifications import FakeNotifications
from tests.gui.journeys.drive import NAME, UsbDrive
from tests.gui.journeys.person import Person
from tests.helpers.trees import contents, write

pytestmark = pytest.mark.device


@pytest.mark.usefixtures("yesterday")
def test_a_backup_without_changes_says_so_and_the_drive_is_ejected(
    person: Person, desktop: FakeNotifications, drive: UsbDrive
) -> None:
    person.presses("Details")
    person.reads("Your files are backed up", "Last good backup: today", "in 41 files")
    person.reads("Plug in the drive whenever you want to back up.")

    drive.plug_in(is_opened=True)
    person.is_notified_of(desktop, f"{NAME}, 8 TB")
    desktop.press("back-up")

    person.reads("Nothing has changed since the last backup.", "It is safe to unplug")
    assert not drive.is_open


@pytest.mark.usefixtures("yesterday")
def test_new_files_are_backed_up_and_home_counts_them(person: Person, drive: UsbDrive, pictures: Path) -> None:
    write(pictures / "Winter" / "snow.jpg", b"white")
    (pictures / "Diary.txt").write_text("It snowed.")

    drive.plug_in(is_opened=True)
    person.presses("Back up now")
    person.reads("The backup is complete", "It is safe to unplug")
    person.presses("← Back")

    person.presses("Details")
    person.reads("Your files are backed up", "in 42 files", f"It is safe to unplug {NAME}")
    with drive.at_another_computer("-o", "ro") as folder:
        assert contents(folder / "Shingleback" / "Pictures") == contents(pictures)


@pytest.mark.usefixtures("yesterday")
def test_a_drive_mounted_at_another_path_is_backed_up_to_and_ejected(
    person: Person, drive: UsbDrive, pictures: Path
) -> None:
    write(pictures / "Winter" / "snow.jpg", b"white")
    drive.point = drive.point.with_name("Drive1")
    drive.plug_in(is_opened=True)

    person.presses("Details")
    person.reads("Your files are backed up", "in 41 files", "Plugged in")
    assert str(drive.point) not in person.page
    person.goes_to("Restore")
    person.reads("41 files")
    person.goes_to("Home")
    person.presses("Back up now")
    person.reads("The backup is complete", "It is safe to unplug")
    person.presses("← Back")
    person.reads("Your files are backed up", "in 42 files", "Not plugged in")
    with drive.at_another_computer("-o", "ro") as folder:
        assert contents(folder / "Shingleback" / "Pictures") == contents(pictures)
