"""A drive that was ejected is safe to unplug, for as long as it stays so; what was not ejected never is."""

from dataclasses import replace

import pytest

from shingleback.domain.drive import Drive, DriveArrived, DriveChanged, DriveEvent, DriveLeft
from shingleback.gui.controllers.safe_to_unplug import SafeDrive, SafeToUnplug
from shingleback.protocol.events import EjectStep, Event, Opened, Progress, Started
from shingleback.protocol.results import EjectFinished
from tests.unit.gui.controllers.drives import ELEMENTS, EXPANSION, mounted

PLACE = "/media/me/Backup/here"
OPENED = mounted(EXPANSION, "/media/me/Backup")
SAFE = SafeDrive(EXPANSION.key, EXPANSION.name)


def finished(*steps: str, safe: bool = True) -> EjectFinished:
    return EjectFinished(outcome="done", exit_code=0, drive="Expansion", steps=list(steps), safe_to_unplug=safe)


def safe(safe_to_unplug: SafeToUnplug) -> tuple[SafeDrive, ...]:
    """As it is now."""
    return safe_to_unplug.drives


class Sign:
    def __init__(self) -> None:
        self.safe_to_unplug = SafeToUnplug()
        self.changes = 0
        self.times_back = 0
        self.safe_to_unplug.changed.connect(self._count)
        self.safe_to_unplug.came_back.connect(self._count_back)
        self.safe_to_unplug.on_event(DriveArrived(OPENED))
        self.safe_to_unplug.on_event(DriveArrived(mounted(ELEMENTS, "/media/me/Other")))

    def _count(self) -> None:
        self.changes += 1

    def _count_back(self) -> None:
        self.times_back += 1

    def tell(self, *events: DriveEvent) -> None:
        for event in events:
            self.safe_to_unplug.on_event(event)

    def run(self, *events: Event) -> None:
        for event in events:
            self.safe_to_unplug.on_run(PLACE, event)

    def eject(self, *steps: str) -> None:
        """The drive is closed, and gone where it was switched off."""
        self.run(EjectStep(step="flush", done=False))
        self.safe_to_unplug.on_event(DriveChanged(OPENED, EXPANSION))
        if "power-off" in steps:
            self.safe_to_unplug.on_event(DriveLeft(EXPANSION))
        self.run(finished(*steps))


def test_it_is_said_of_the_drive_that_was_ejected() -> None:
    sign = Sign()
    sign.run(Progress(phase="copy", elapsed_s=1, files=1, bytes=1))
    assert safe(sign.safe_to_unplug) == ()
    sign.eject("flush", "unmount", "power-off")
    assert safe(sign.safe_to_unplug) == (SAFE,)
    assert sign.changes == 1


def test_it_stays_so_until_the_drive_is_plugged_in_again() -> None:
    sign = Sign()
    sign.eject("flush", "unmount", "power-off")
    sign.safe_to_unplug.on_event(DriveArrived(ELEMENTS))
    assert safe(sign.safe_to_unplug) == (SAFE,)
    sign.safe_to_unplug.on_event(DriveArrived(EXPANSION))
    assert safe(sign.safe_to_unplug) == ()
    assert sign.changes == 2


def test_it_is_not_said_any_more_when_another_drive_of_that_name_is_plugged_in() -> None:
    sign = Sign()
    sign.eject("flush", "unmount", "power-off")
    sign.tell(DriveArrived(replace(EXPANSION, key="another one")))
    assert safe(sign.safe_to_unplug) == ()


def test_the_word_may_come_before_the_drive_has_gone() -> None:
    sign = Sign()
    sign.run(EjectStep(step="flush", done=False), finished("flush", "unmount", "power-off"))
    sign.safe_to_unplug.on_event(DriveChanged(OPENED, EXPANSION))
    sign.safe_to_unplug.on_event(DriveLeft(EXPANSION))
    assert safe(sign.safe_to_unplug) == (SAFE,)


def test_a_drive_without_a_switch_is_safe_until_its_plug_is_pulled() -> None:
    sign = Sign()
    sign.eject("flush", "unmount")
    assert safe(sign.safe_to_unplug) == (SAFE,)
    sign.safe_to_unplug.on_event(DriveLeft(EXPANSION))
    assert safe(sign.safe_to_unplug) == ()


def test_a_card_is_safe_when_its_reader_has_let_go_of_it() -> None:
    sign = Sign()
    sign.eject("flush", "unmount", "eject")
    sign.tell(DriveLeft(EXPANSION))
    assert safe(sign.safe_to_unplug) == (SAFE,)


def test_a_drive_that_somebody_opens_again_is_safe_no_more() -> None:
    sign = Sign()
    sign.eject("flush", "unmount")
    sign.safe_to_unplug.on_event(DriveChanged(EXPANSION, OPENED))
    assert safe(sign.safe_to_unplug) == ()


def test_an_eject_that_failed_says_nothing() -> None:
    sign = Sign()
    sign.run(EjectStep(step="flush", done=False), finished("flush", safe=False))
    assert safe(sign.safe_to_unplug) == ()
    assert sign.changes == 0


def test_a_drive_that_nobody_knows_has_its_own_name() -> None:
    safe_to_unplug = SafeToUnplug()
    safe_to_unplug.on_run("/somewhere", EjectStep(step="flush", done=False))
    safe_to_unplug.on_run("/somewhere", finished("flush", "unmount"))
    assert safe(safe_to_unplug) == (SafeDrive("", "Expansion"),)
    safe_to_unplug.on_run("/somewhere", Opened(destination="/", backup="", filesystem="", room_bytes=0, total_bytes=0))
    assert safe(safe_to_unplug) == ()


def test_an_eject_that_died_says_nothing_of_the_next_drive() -> None:
    sign = Sign()
    sign.run(EjectStep(step="flush", done=False))  # and its process is killed
    other = "/media/me/Other/here"
    sign.safe_to_unplug.on_run(other, Started(command="eject", program="shingleback", pid=7, at=0))
    sign.safe_to_unplug.on_run(other, EjectStep(step="flush", done=False))
    sign.tell(DriveChanged(mounted(ELEMENTS, "/media/me/Other"), ELEMENTS))
    sign.safe_to_unplug.on_run(other, finished("flush", "unmount"))
    assert safe(sign.safe_to_unplug) == (SafeDrive(ELEMENTS.key, ELEMENTS.name),)


@pytest.mark.parametrize(
    "events",
    [
        (DriveChanged(OPENED, EXPANSION), DriveLeft(EXPANSION), DriveArrived(EXPANSION)),
        (DriveChanged(OPENED, EXPANSION), DriveChanged(EXPANSION, OPENED)),
    ],
    ids=["plugged in", "opened"],
)
def test_a_drive_that_is_back_before_the_word_is_not_safe(events: tuple[DriveEvent, ...]) -> None:
    sign = Sign()
    sign.run(EjectStep(step="flush", done=False))
    sign.tell(*events)
    sign.run(finished("flush", "unmount", "power-off"))
    sign.tell(DriveChanged(OPENED, EXPANSION))
    assert safe(sign.safe_to_unplug) == ()
    assert sign.times_back == 1

    sign.tell(DriveArrived(OPENED))
    sign.eject("flush", "unmount")
    assert safe(sign.safe_to_unplug) == (SAFE,)


def test_what_is_still_open_by_all_that_is_known_is_not_called_safe() -> None:
    """Another program may have opened it within the moment between two looks."""
    sign = Sign()
    sign.run(EjectStep(step="flush", done=False), finished("flush", "unmount"))
    assert safe(sign.safe_to_unplug) == ()
    sign.tell(DriveChanged(OPENED, EXPANSION))
    assert safe(sign.safe_to_unplug) == (SAFE,)


def test_who_closes_one_partition_after_the_other_opens_none() -> None:
    sign = Sign()
    both = replace(EXPANSION, volumes=(*OPENED.volumes, *mounted(EXPANSION, "/media/me/Second").volumes))
    sign.tell(DriveChanged(OPENED, both))
    sign.run(EjectStep(step="flush", done=False))
    sign.tell(DriveChanged(both, mounted(EXPANSION, "/media/me/Second")))
    sign.run(finished("flush", "unmount"))
    assert safe(sign.safe_to_unplug) == ()
    sign.tell(DriveChanged(mounted(EXPANSION, "/media/me/Second"), EXPANSION))
    assert safe(sign.safe_to_unplug) == (SAFE,)


def test_a_drive_that_nobody_knows_may_be_any_that_comes() -> None:
    sign = Sign()
    sign.safe_to_unplug.on_run("/home/me/link", EjectStep(step="flush", done=False))
    sign.safe_to_unplug.on_run("/home/me/link", finished("flush", "unmount", "power-off"))
    assert safe(sign.safe_to_unplug) == (SafeDrive("", "Expansion"),)
    sign.tell(DriveArrived(replace(ELEMENTS, key="serial-3")))
    assert safe(sign.safe_to_unplug) == ()
    assert sign.times_back == 1


def test_of_two_drives_with_one_name_it_is_said_which_one_is_meant() -> None:
    sign = Sign()
    sign.tell(DriveArrived(replace(mounted(ELEMENTS, "/media/me/Films"), key="serial-3", name=EXPANSION.name)))
    sign.eject("flush", "unmount", "power-off")
    assert safe(sign.safe_to_unplug) == (SafeDrive(EXPANSION.key, "Seagate Expansion (Backup)"),)


def test_of_two_that_the_service_takes_for_one_the_eject_says_which_one_is_meant() -> None:
    sign = Sign()
    twin = replace(OPENED, twins=("/dev/sdd",))
    sign.tell(DriveChanged(OPENED, twin))
    sign.run(EjectStep(step="flush", done=False))
    sign.tell(DriveChanged(twin, replace(twin, volumes=())))
    sign.run(finished("flush", "unmount"))
    assert safe(sign.safe_to_unplug) == (SafeDrive(EXPANSION.key, "Expansion"),)


def inside(drive: Drive) -> tuple[Drive, str]:
    """Another drive is open in a folder of a drive; a place on it."""
    point = f"{drive.mount_points[0]}/inner"
    return mounted(replace(ELEMENTS, key="serial-3", name="Toshiba Canvio"), point), f"{point}/here"


def test_the_drive_that_the_computer_runs_from_is_not_the_one_that_was_ejected() -> None:
    """Though every place lies beneath where it is open."""
    sign = Sign()
    sign.tell(DriveArrived(replace(mounted(ELEMENTS, "/"), key="serial-0", name="Samsung SSD", is_system=True)))
    sign.safe_to_unplug.on_run("/home/me/link", EjectStep(step="flush", done=False))
    sign.safe_to_unplug.on_run("/home/me/link", finished("flush", "unmount"))
    assert safe(sign.safe_to_unplug) == (SafeDrive("", "Expansion"),)


def test_who_ejects_a_drive_twice_is_told_once() -> None:
    sign = Sign()
    for _ in range(2):
        sign.safe_to_unplug.on_run("/home/me/link", EjectStep(step="flush", done=False))
        sign.safe_to_unplug.on_run("/home/me/link", finished("flush", "unmount"))
    assert safe(sign.safe_to_unplug) == (SafeDrive("", "Expansion"),)


def test_where_a_drive_is_open_within_another_the_inner_one_is_meant() -> None:
    sign = Sign()
    drive, place = inside(OPENED)
    sign.tell(DriveArrived(drive))
    sign.safe_to_unplug.on_run(place, EjectStep(step="flush", done=False))
    sign.tell(DriveLeft(drive))
    sign.safe_to_unplug.on_run(place, finished("flush", "unmount", "power-off"))
    assert safe(sign.safe_to_unplug) == (SafeDrive("serial-3", "Toshiba Canvio"),)


def test_a_drive_that_is_back_is_told_of_once_also_when_the_person_had_seen_that_it_was_safe() -> None:
    sign = Sign()
    sign.eject("flush", "unmount", "power-off")
    sign.safe_to_unplug.forget(EXPANSION.key)
    sign.tell(DriveArrived(replace(ELEMENTS, key="serial-3")))
    assert sign.times_back == 0
    sign.tell(DriveArrived(EXPANSION), DriveChanged(EXPANSION, OPENED))
    assert sign.times_back == 1
