"""All pages of the program with a real drive: no mount point, device or temporary path is shown outside of details."""

from pathlib import Path

import pytest

from tests.gui.journeys.drive import NAME, UsbDrive
from tests.gui.journeys.person import Person
from tests.helpers.outside_details import shown_outside_details
from tests.helpers.painted import squeezed

pytestmark = pytest.mark.device
PATHS = ("/dev/", "/tmp/", "/run/", "/media/", "/mnt/")
SECTIONS = ("Home", "Restore", "Drives", "History", "What happened?", "Good to know", "Settings")


def paths_in(person: Person, drive: UsbDrive) -> dict[str, str]:
    """The paths in what is shown now, with what is around them."""
    shown_paths = {}
    for text in shown_outside_details(person.front):
        for path in (*PATHS, squeezed(str(drive.point)), squeezed(str(Path.home()))):
            at = text.find(path)
            if at >= 0:
                shown_paths[path] = text[max(0, at - 60) : at + 100]
    return shown_paths


def walk(person: Person, drive: UsbDrive) -> dict[str, dict[str, str]]:
    faults = {}
    for section in SECTIONS:
        person.goes_to(section)
        faults[section] = paths_in(person, drive)
    return {section: paths for section, paths in faults.items() if paths}


@pytest.mark.usefixtures("yesterday")
def test_no_page_shows_a_path_whether_the_drive_is_closed_open_or_away(person: Person, drive: UsbDrive) -> None:
    drive.plug_in()
    person.goes_to("Drives")
    person.reads(NAME)
    assert walk(person, drive) == {}

    person.goes_to("Drives")
    person.presses("Open the drive")
    person.is_offered("Back up now")
    assert walk(person, drive) == {}

    person.goes_to("Drives")
    person.presses("Back up now")
    person.reads("It is safe to unplug")
    assert walk(person, drive) == {}


@pytest.mark.usefixtures("yesterday")
def test_no_work_on_a_drive_shows_a_path(person: Person, drive: UsbDrive) -> None:
    drive.plug_in(is_opened=True)
    for work in ("Measure it", "Copy it to another drive", "Move its backup to another drive"):
        person.goes_to("Drives")
        if not person.can_press(work):
            person.presses("Details")
        person.presses(work)
        person.is_offered("← Back")
        assert paths_in(person, drive) == {}, work
        person.presses("← Back")
