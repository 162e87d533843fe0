"""Drives that must not be erased are never erased, however far a person has come."""

from typing import Final

import pytest

from tests.fakes.machine import INTERNAL, TB, Disk, files
from tests.fakes.notifications import FakeNotifications
from tests.fakes.udisks import FakeUDisks
from tests.fakes.udisks_formatting import Formatting
from tests.gui.journeys.person import Person

# device nodes and numbers that no kernel has
OF_THE_COMPUTER: Final = Disk(
    "/dev/sdzx", 60000, [files("ext4", "/")], INTERNAL | {"Model": "Samsung SSD 860"}, is_system=True
)
_SEAGATE: Final = {"Vendor": "Seagate", "Model": "Expansion HDD"}
MINE: Final = Disk("/dev/sdzz", 60016, [files("exfat")], _SEAGATE | {"Serial": "NAA1"}, size=8 * TB)
OF_A_FRIEND: Final = Disk("/dev/sdzz", 60016, [files("exfat")], _SEAGATE | {"Serial": "NAA2"}, size=8 * TB)
NAME: Final = "Seagate 8 TB"


@pytest.fixture
def formatting(udisks: FakeUDisks) -> Formatting:
    return Formatting(udisks)


def test_the_system_drive_cannot_be_chosen(person: Person, udisks: FakeUDisks, formatting: Formatting) -> None:
    udisks.plug(OF_THE_COMPUTER.tree)
    person.goes_to("Drives")
    person.presses("Drives of this computer (1)")

    person.reads("Samsung SSD 860", "Can't be set up:")
    assert not person.can_press("Set up for backup")
    person.goes_to("Home")
    person.reads("Find a drive")
    assert not formatting.requests


def test_a_protected_drive_cannot_be_chosen_today_or_tomorrow(
    person: Person, udisks: FakeUDisks, formatting: Formatting
) -> None:
    udisks.plug(MINE.tree)
    person.goes_to("Drives")
    person.reads("Seagate Expansion HDD")
    person.is_offered("Set up for backup")
    person.presses("Details")
    person.presses("Protect this drive")
    for _ in ("today", "tomorrow"):
        person.reads("Can't be set up:")
        assert not person.can_press("Set up for backup")
        udisks.unplug(MINE.tree)
        person.reads("Plug in a drive")
        udisks.plug(MINE.tree)
    assert not formatting.requests


def test_a_different_drive_at_the_same_port_is_not_erased_instead_of_the_confirmed_one(
    person: Person, desktop: FakeNotifications, udisks: FakeUDisks, formatting: Formatting
) -> None:
    udisks.plug(MINE.tree)
    person.is_notified_of(desktop, "Seagate Expansion HDD, 8 TB")
    desktop.press("set-up")
    for _ in ("what it is", "two questions"):
        person.presses("Next")
    person.writes(NAME, into="Name of the drive that will be erased")
    person.is_offered("Erase and prepare")

    udisks.unplug(MINE.tree)
    udisks.plug(OF_A_FRIEND.tree)
    person.reads("“Seagate Expansion HDD” is not plugged in", "Nothing was erased.")
    assert not person.can_press("Erase and prepare")

    udisks.unplug(OF_A_FRIEND.tree)
    udisks.plug(MINE.tree)
    person.reads("Two questions", "The drive was unplugged in the meantime.", "still the one you mean.")
    person.presses("Next")
    person.reads("Everything on it will be lost forever.")
    assert not person.can_press("Erase and prepare"), "the name has to be typed again"
    assert not [request for request in formatting.requests if request.member in ("Format", "CreatePartition")]
