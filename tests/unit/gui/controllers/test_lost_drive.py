"""After a drive disappears without an eject, the run state is true and offers nothing impossible."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from shingleback.domain.drive import Drive, DriveArrived, DriveChanged, DriveEvent, DriveLeft, Use
from shingleback.domain.errors import Outcome, Why
from shingleback.gui.controllers.backup_run import BackupRun, Task
from shingleback.gui.controllers.lost_drives import LostDrive
from shingleback.gui.controllers.worker import Worker, WorkerEnd
from shingleback.protocol.events import EjectStep, Event, Opened, Started
from shingleback.protocol.results import BackupFinished, CommandResult, EjectFinished
from shingleback.protocol.run_state import DriveLoss
from tests.unit.gui.controllers.drives import ELEMENTS, EXPANSION, mounted

PLACE = "/media/me/Backup/here"
OPENED = mounted(EXPANSION, "/media/me/Backup")
ELSEWHERE = mounted(EXPANSION, "/media/me/Backup1")
CLOSED = replace(OPENED, volumes=tuple(replace(volume, mount_points=()) for volume in OPENED.volumes))
DONE = BackupFinished(outcome="done", exit_code=0, version="v1")
OPENING = Opened(destination=PLACE, backup="b", filesystem="ext4", room_bytes=1, total_bytes=2, sources=["/home"])


class Silent(Worker):
    """Never starts a process."""

    def __init__(self) -> None:
        super().__init__(["/nowhere"])
        self.started: list[str] = []

    def start(self, *arguments: str) -> None:
        self.started.append(arguments[0])


class Table:
    """A backup to a drive that is plugged in and open."""

    def __init__(self, *, ejects: bool = False, is_opened: bool = True) -> None:
        self.worker = Silent()
        self.run = BackupRun(self.worker)
        self.lost = LostDrive(self.run)
        self.send_drive_events(DriveArrived(OPENED), DriveArrived(mounted(ELEMENTS, "/media/me/Other")))
        self.run.start(Task(("/home",), PLACE, ejects=ejects))
        if is_opened:
            self.send_run_events(OPENING)

    def send_drive_events(self, *events: DriveEvent) -> None:
        for event in events:
            self.lost.on_event(event)

    def send_run_events(self, *events: Event) -> None:
        for event in events:
            self.worker.event_received.emit(event)

    def end(self, result: CommandResult) -> None:
        self.worker.event_received.emit(result)
        self.worker.finished.emit(WorkerEnd(result))


@pytest.fixture
def table(qtbot: QtBot) -> Table:  # noqa: ARG001 (needs an application)
    return Table()


def test_a_drive_pulled_after_the_backup_is_lost(table: Table) -> None:
    table.end(DONE)
    assert not table.run.state.has_lost_drive
    table.send_drive_events(DriveLeft(OPENED))
    assert (table.run.state.gone, table.run.state.has_lost_drive) == (DriveLoss.PULLED, True)
    assert table.run.state.has_succeeded


def test_a_drive_whose_volumes_disappear_first_is_lost(table: Table) -> None:
    table.end(DONE)
    bare = replace(OPENED, volumes=())
    table.send_drive_events(DriveChanged(OPENED, bare), DriveLeft(bare))
    assert table.run.state.gone is DriveLoss.PULLED


def test_a_drive_unmounted_by_another_program_was_closed_not_pulled(table: Table) -> None:
    table.end(DONE)
    table.send_drive_events(DriveChanged(OPENED, CLOSED))
    assert table.run.state.gone is DriveLoss.CLOSED
    table.send_drive_events(DriveLeft(CLOSED))
    assert table.run.state.gone is DriveLoss.CLOSED


def test_a_drive_whose_encryption_was_locked_was_closed_not_pulled(table: Table) -> None:
    outside = replace(CLOSED.volumes[0], use=Use.ENCRYPTED)
    inside = replace(OPENED.volumes[0], number=1, inside_of=outside.device)
    table.end(DONE)
    table.send_drive_events(
        DriveChanged(replace(OPENED, volumes=(outside, inside)), replace(OPENED, volumes=(outside,)))
    )
    assert table.run.state.gone is DriveLoss.CLOSED


def test_another_drive_that_disappears_changes_nothing(table: Table) -> None:
    table.end(DONE)
    other_drive = mounted(ELEMENTS, "/media/me/Other")
    table.send_drive_events(DriveChanged(other_drive, ELEMENTS), DriveLeft(ELEMENTS))
    assert table.run.state.gone is None


def test_a_drive_that_is_gone_is_not_ejected(qtbot: QtBot) -> None:  # noqa: ARG001 (needs an application)
    table = Table(ejects=True)
    table.send_drive_events(DriveLeft(OPENED))
    table.end(DONE)
    assert table.worker.started == ["backup"]
    assert not table.run.is_busy
    assert table.run.state.has_lost_drive


def test_a_drive_closed_by_the_run_itself_is_not_lost(qtbot: QtBot) -> None:  # noqa: ARG001 (needs an application)
    table = Table(ejects=True)
    table.end(DONE)
    table.send_run_events(EjectStep(step="unmount", done=False))
    table.send_drive_events(DriveChanged(OPENED, CLOSED))
    table.end(EjectFinished(outcome="drive-refused", exit_code=5, why=Why.EJECT_REFUSED))
    assert not table.run.state.has_lost_drive
    table.send_drive_events(DriveLeft(CLOSED))
    assert table.run.state.gone is DriveLoss.CLOSED


def test_a_drive_that_is_safe_to_unplug_is_not_lost(qtbot: QtBot) -> None:  # noqa: ARG001 (needs an application)
    table = Table(ejects=True)
    table.end(DONE)
    table.send_run_events(EjectStep(step="unmount", done=False))
    table.send_drive_events(DriveChanged(OPENED, CLOSED), DriveLeft(CLOSED))
    table.end(EjectFinished(outcome="done", exit_code=0, safe_to_unplug=True))
    assert not table.run.state.has_lost_drive


def test_an_eject_that_finds_no_drive_has_lost_it(table: Table) -> None:
    """Even without plug events."""
    table.end(DONE)
    table.run.eject()
    table.end(EjectFinished(outcome=Outcome.USAGE, exit_code=2, why=Why.DESTINATION_MISSING))
    assert (table.run.state.gone, table.run.state.has_lost_drive) == (DriveLoss.CLOSED, True)


@pytest.mark.parametrize(("back", "is_lost"), [(OPENED, False), (ELSEWHERE, True), (CLOSED, True)])
def test_a_drive_that_is_back_at_its_mount_point_can_be_ejected_again(table: Table, back: Drive, is_lost: bool) -> None:
    table.end(DONE)
    table.send_drive_events(DriveLeft(OPENED))
    table.send_drive_events(DriveArrived(back))
    assert table.run.state.has_lost_drive is is_lost
    assert table.run.state.final is DONE


def test_another_drive_at_the_same_mount_point_cannot_be_ejected(table: Table) -> None:
    table.end(DONE)
    table.send_drive_events(DriveLeft(OPENED))
    stranger = mounted(ELEMENTS, "/media/me/Backup")
    table.send_drive_events(DriveChanged(mounted(ELEMENTS, "/media/me/Other"), stranger))
    assert table.run.state.has_lost_drive
    table.send_drive_events(DriveLeft(stranger))
    assert table.run.state.gone is DriveLoss.PULLED
    table.send_drive_events(DriveArrived(OPENED))
    assert not table.run.state.has_lost_drive


def test_a_refusal_for_one_drive_cannot_be_confirmed_for_another(qtbot: QtBot) -> None:  # noqa: ARG001 (as above)
    table = Table(is_opened=False)
    table.send_run_events(Started(command="backup", program="shingleback", pid=1, at=0))
    table.end(BackupFinished(outcome="unsafe", exit_code=4, why=Why.OTHER_BACKUP))
    table.send_drive_events(DriveLeft(OPENED), DriveArrived(mounted(ELEMENTS, "/media/me/Backup")))
    assert table.run.state.has_lost_drive


def test_with_nested_mount_points_the_innermost_drive_counts(table: Table) -> None:
    outer = mounted(ELEMENTS, "/media/me")
    table.send_drive_events(DriveChanged(mounted(ELEMENTS, "/media/me/Other"), outer))
    table.send_run_events(OPENING)
    table.end(DONE)
    table.send_drive_events(DriveLeft(outer))
    assert table.run.state.gone is None
    table.send_drive_events(DriveLeft(OPENED))
    assert table.run.state.gone is DriveLoss.PULLED


def test_the_drive_of_an_earlier_run_does_not_affect_a_later_one(table: Table) -> None:
    table.end(DONE)
    table.run.start(Task(("/home",), "/media/me/Other/here"))
    table.send_drive_events(DriveLeft(OPENED))
    assert table.run.state.gone is None
