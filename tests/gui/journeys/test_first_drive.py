"""From a new drive to the first backup: plugged in, set up, filled, and safe to unplug."""

from pathlib import Path

import pytest

from tests.fakes.notifications import FakeNotifications
from tests.gui.journeys.drive import NAME, SHORT_NAME, UsbDrive
from tests.gui.journeys.person import Person
from tests.helpers.loop import KINDS, skip_unless_possible
from tests.helpers.trees import contents

pytestmark = pytest.mark.device


def test_a_new_drive_is_set_up_backed_up_to_and_safe_to_unplug(
    person: Person, desktop: FakeNotifications, drive: UsbDrive, pictures: Path
) -> None:
    skip_unless_possible(KINDS["btrfs"])
    person.reads("Back up what matters to you")
    drive.plug_in()
    person.is_notified_of(desktop, f"{NAME}, 8 TB")
    desktop.press("set-up")

    person.reads(f"Set up “{NAME}, 8 TB”", "Drive (ext4)", "1 file")
    for _ in ("what it is", "two questions"):
        person.presses("Next")
    person.reads("Everything on it will be lost forever.", "Old letter.txt")
    assert not person.can_press("Erase and prepare")
    assert not drive.was_changed
    person.writes(SHORT_NAME, into="Name of the drive that will be erased")
    person.presses("Erase and prepare")

    person.reads("The drive is ready.")
    person.reads(str(pictures), "41 files")
    person.presses("When the drive is plugged in")
    person.presses("Back up now")

    person.reads("The backup is complete", "It is safe to unplug")
    person.presses("← Back")
    person.reads("Your files are backed up", "Last good backup: today", f"It is safe to unplug {NAME}")
    assert not drive.is_open
    with drive.at_another_computer("-o", "ro") as folder:
        assert contents(folder / "Pictures") == contents(pictures)
