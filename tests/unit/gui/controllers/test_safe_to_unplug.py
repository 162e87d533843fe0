"""An ejected drive is safe to unplug for as long as it stays ejected, and no other drive is."""

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
    """Read anew on each call."""
    return safe_to_unplug.drives


class Bench:
    def __init__(self) -> None:
        self.safe_to_unplug = SafeToUnplug()
        self.changes = 0
        self.times_back = 0
        self.safe_to_unplug.changed.connect(self._count_change)
        self.safe_to_unplug.came_back.connect(self._count_return)
        self.safe_to_unplug.on_event(DriveArrived(OPENED))
        self.safe_to_unplug.on_event(DriveArrived(mounted(ELEMENTS, "/media/me/Other")))

    def _count_change(self) -> None:
        self.changes += 1

    def _count_return(self) -> None:
        self.times_back += 1

    def send(self, *events: DriveEvent) -> None:
        for event in events:
            self.safe_to_unplug.on_event(event)

    def run(self, *events: Event) -> None:
        for event in events:
            self.safe_to_unplug.on_run(PLACE, event)

    def eject(self, *steps: str) -> None:
        """Unmounts the drive and, if it was powered off, removes it."""
        self.run(EjectStep(step="flush", done=False))
        self.safe_to_unplug.on_event(DriveChanged(OPENED, EXPANSION))
        if "power-off" in steps:
            self.safe_to_unplug.on_event(DriveLeft(EXPANSION))
        self.run(finished(*steps))


def test_an_ejected_drive_is_safe() -> None:
    bench = Bench()
    bench.run(Progress(phase="copy", elapsed_s=1, files=1, bytes=1))
    assert safe(bench.safe_to_unplug) == ()
    bench.eject("flush", "unmount", "power-off")
    assert safe(bench.safe_to_unplug) == (SAFE,)
    assert bench.changes == 1


def test_it_stays_safe_until_it_is_plugged_in_again() -> None:
    bench = Bench()
    bench.eject("flush", "unmount", "power-off")
    bench.safe_to_unplug.on_event(DriveArrived(ELEMENTS))
    assert safe(bench.safe_to_unplug) == (SAFE,)
    bench.safe_to_unplug.on_event(DriveArrived(EXPANSION))
    assert safe(bench.safe_to_unplug) == ()
    assert bench.changes == 2


def test_it_is_no_longer_safe_when_a_drive_of_the_same_name_is_plugged_in() -> None:
    bench = Bench()
    bench.eject("flush", "unmount", "power-off")
    bench.send(DriveArrived(replace(EXPANSION, key="another one")))
    assert safe(bench.safe_to_unplug) == ()


def test_the_result_may_arrive_before_the_drive_has_gone() -> None:
    bench = Bench()
    bench.run(EjectStep(step="flush", done=False), finished("flush", "unmount", "power-off"))
    bench.safe_to_unplug.on_event(DriveChanged(OPENED, EXPANSION))
    bench.safe_to_unplug.on_event(DriveLeft(EXPANSION))
    assert safe(bench.safe_to_unplug) == (SAFE,)


def test_a_drive_without_power_off_is_safe_until_it_is_unplugged() -> None:
    bench = Bench()
    bench.eject("flush", "unmount")
    assert safe(bench.safe_to_unplug) == (SAFE,)
    bench.safe_to_unplug.on_event(DriveLeft(EXPANSION))
    assert safe(bench.safe_to_unplug) == ()


def test_a_card_is_safe_when_its_reader_has_ejected_it() -> None:
    bench = Bench()
    bench.eject("flush", "unmount", "eject")
    bench.send(DriveLeft(EXPANSION))
    assert safe(bench.safe_to_unplug) == (SAFE,)


def test_a_drive_that_is_opened_again_is_no_longer_safe() -> None:
    bench = Bench()
    bench.eject("flush", "unmount")
    bench.safe_to_unplug.on_event(DriveChanged(EXPANSION, OPENED))
    assert safe(bench.safe_to_unplug) == ()


def test_a_failed_eject_makes_nothing_safe() -> None:
    bench = Bench()
    bench.run(EjectStep(step="flush", done=False), finished("flush", safe=False))
    assert safe(bench.safe_to_unplug) == ()
    assert bench.changes == 0


def test_an_unknown_drive_has_the_name_that_the_eject_reports() -> None:
    safe_to_unplug = SafeToUnplug()
    safe_to_unplug.on_run("/somewhere", EjectStep(step="flush", done=False))
    safe_to_unplug.on_run("/somewhere", finished("flush", "unmount"))
    assert safe(safe_to_unplug) == (SafeDrive("", "Expansion"),)
    safe_to_unplug.on_run("/somewhere", Opened(destination="/", backup="", filesystem="", room_bytes=0, total_bytes=0))
    assert safe(safe_to_unplug) == ()


def test_an_eject_that_died_says_nothing_about_the_next_drive() -> None:
    bench = Bench()
    bench.run(EjectStep(step="flush", done=False))  # the process is then killed
    other_place = "/media/me/Other/here"
    bench.safe_to_unplug.on_run(other_place, Started(command="eject", program="shingleback", pid=7, at=0))
    bench.safe_to_unplug.on_run(other_place, EjectStep(step="flush", done=False))
    bench.send(DriveChanged(mounted(ELEMENTS, "/media/me/Other"), ELEMENTS))
    bench.safe_to_unplug.on_run(other_place, finished("flush", "unmount"))
    assert safe(bench.safe_to_unplug) == (SafeDrive(ELEMENTS.key, ELEMENTS.name),)


@pytest.mark.parametrize(
    "events",
    [
        (DriveChanged(OPENED, EXPANSION), DriveLeft(EXPANSION), DriveArrived(EXPANSION)),
        (DriveChanged(OPENED, EXPANSION), DriveChanged(EXPANSION, OPENED)),
    ],
    ids=["plugged in", "opened"],
)
def test_a_drive_that_is_back_before_the_result_is_not_safe(events: tuple[DriveEvent, ...]) -> None:
    bench = Bench()
    bench.run(EjectStep(step="flush", done=False))
    bench.send(*events)
    bench.run(finished("flush", "unmount", "power-off"))
    bench.send(DriveChanged(OPENED, EXPANSION))
    assert safe(bench.safe_to_unplug) == ()
    assert bench.times_back == 1

    bench.send(DriveArrived(OPENED))
    bench.eject("flush", "unmount")
    assert safe(bench.safe_to_unplug) == (SAFE,)


def test_a_drive_that_still_seems_open_is_not_called_safe() -> None:
    """Another program may have opened it between two snapshots."""
    bench = Bench()
    bench.run(EjectStep(step="flush", done=False), finished("flush", "unmount"))
    assert safe(bench.safe_to_unplug) == ()
    bench.send(DriveChanged(OPENED, EXPANSION))
    assert safe(bench.safe_to_unplug) == (SAFE,)


def test_a_drive_is_safe_only_when_its_last_partition_is_closed() -> None:
    bench = Bench()
    both_open = replace(EXPANSION, volumes=(*OPENED.volumes, *mounted(EXPANSION, "/media/me/Second").volumes))
    bench.send(DriveChanged(OPENED, both_open))
    bench.run(EjectStep(step="flush", done=False))
    bench.send(DriveChanged(both_open, mounted(EXPANSION, "/media/me/Second")))
    bench.run(finished("flush", "unmount"))
    assert safe(bench.safe_to_unplug) == ()
    bench.send(DriveChanged(mounted(EXPANSION, "/media/me/Second"), EXPANSION))
    assert safe(bench.safe_to_unplug) == (SAFE,)


def test_an_unknown_drive_may_be_any_that_arrives() -> None:
    bench = Bench()
    bench.safe_to_unplug.on_run("/home/me/link", EjectStep(step="flush", done=False))
    bench.safe_to_unplug.on_run("/home/me/link", finished("flush", "unmount", "power-off"))
    assert safe(bench.safe_to_unplug) == (SafeDrive("", "Expansion"),)
    bench.send(DriveArrived(replace(ELEMENTS, key="serial-3")))
    assert safe(bench.safe_to_unplug) == ()
    assert bench.times_back == 1


def test_two_drives_of_the_same_name_are_distinguished() -> None:
    bench = Bench()
    bench.send(DriveArrived(replace(mounted(ELEMENTS, "/media/me/Films"), key="serial-3", name=EXPANSION.name)))
    bench.eject("flush", "unmount", "power-off")
    assert safe(bench.safe_to_unplug) == (SafeDrive(EXPANSION.key, "Seagate Expansion (Backup)"),)


def test_of_two_drives_that_udisks_takes_for_one_the_eject_names_the_right_one() -> None:
    bench = Bench()
    twin = replace(OPENED, twins=("/dev/sdd",))
    bench.send(DriveChanged(OPENED, twin))
    bench.run(EjectStep(step="flush", done=False))
    bench.send(DriveChanged(twin, replace(twin, volumes=())))
    bench.run(finished("flush", "unmount"))
    assert safe(bench.safe_to_unplug) == (SafeDrive(EXPANSION.key, "Expansion"),)


def inside(drive: Drive) -> tuple[Drive, str]:
    """A second drive mounted in a folder of the first one, and a path on it."""
    point = f"{drive.mount_points[0]}/inner"
    return mounted(replace(ELEMENTS, key="serial-3", name="Toshiba Canvio"), point), f"{point}/here"


def test_the_system_drive_is_not_mistaken_for_the_ejected_one() -> None:
    """Every path is below its mount point."""
    bench = Bench()
    bench.send(DriveArrived(replace(mounted(ELEMENTS, "/"), key="serial-0", name="Samsung SSD", is_system=True)))
    bench.safe_to_unplug.on_run("/home/me/link", EjectStep(step="flush", done=False))
    bench.safe_to_unplug.on_run("/home/me/link", finished("flush", "unmount"))
    assert safe(bench.safe_to_unplug) == (SafeDrive("", "Expansion"),)


def test_ejecting_a_drive_twice_lists_it_once() -> None:
    bench = Bench()
    for _ in range(2):
        bench.safe_to_unplug.on_run("/home/me/link", EjectStep(step="flush", done=False))
        bench.safe_to_unplug.on_run("/home/me/link", finished("flush", "unmount"))
    assert safe(bench.safe_to_unplug) == (SafeDrive("", "Expansion"),)


def test_with_nested_mount_points_the_inner_drive_is_ejected() -> None:
    bench = Bench()
    drive, place = inside(OPENED)
    bench.send(DriveArrived(drive))
    bench.safe_to_unplug.on_run(place, EjectStep(step="flush", done=False))
    bench.send(DriveLeft(drive))
    bench.safe_to_unplug.on_run(place, finished("flush", "unmount", "power-off"))
    assert safe(bench.safe_to_unplug) == (SafeDrive("serial-3", "Toshiba Canvio"),)


def test_a_returning_drive_is_reported_once_even_if_its_message_was_dismissed() -> None:
    bench = Bench()
    bench.eject("flush", "unmount", "power-off")
    bench.safe_to_unplug.forget(EXPANSION.key)
    bench.send(DriveArrived(replace(ELEMENTS, key="serial-3")))
    assert bench.times_back == 0
    bench.send(DriveArrived(EXPANSION), DriveChanged(EXPANSION, OPENED))
    assert bench.times_back == 1
