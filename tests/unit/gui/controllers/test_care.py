"""Maintenance: due tasks are queried on plug-in, and run on demand or, with permission, after a backup."""

import json
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest
from pytestqt.qtbot import QtBot

from shingleback.backup_sets.library import Memory
from shingleback.domain.drive import Drive, DriveArrived, DriveChanged, DriveLeft
from shingleback.domain.errors import Outcome
from shingleback.gui.controllers.backup_run import BackupRun, Task
from shingleback.gui.controllers.care import CareAfterBackup, CareState, DriveCare, NightReport
from shingleback.gui.controllers.job import JobStage
from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.controllers.worker import Worker
from shingleback.protocol.care import CareDone, CareFinished, CareItem
from shingleback.protocol.events import Event, Note, Progress, Rest, encode
from shingleback.protocol.result_items import ReadyBy
from shingleback.protocol.results import BackupFinished, EjectFinished
from shingleback.store.private_files import Paths
from shingleback.store.settings import BackupSet
from tests.helpers.played_worker import read_log
from tests.helpers.plugged_in import EXPANSION, INTERNAL, make_drives

SCRIPTED_WORKER: Final = Path(__file__).parents[3] / "helpers" / "played_worker.py"
PLACE: Final = "/media/me/Backup/here"
TASK: Final = Task(("/home/me",), PLACE, ejects=True)
READ: Final = CareItem(action="read", reason="never-read", portions=1, low_s=60, high_s=600, busy="background")
CHECK: Final = CareItem(
    action="check", reason="pulled", low_s=6, high_s=60, busy="busy", needs=["unmounted"], missing=["unmounted"]
)
TRIM: Final = CareItem(action="trim", reason="much-deleted", low_s=6, high_s=60, busy="busy", missing=["helper"])
DUE: Final = CareFinished(outcome="done", exit_code=0, device="/dev/sdb1", due=(READ, CHECK, TRIM))
CARED: Final = CareFinished(outcome="done", exit_code=0, device="/dev/sdb1", done=(CareDone(action="read"),))
SAFE: Final = EjectFinished(command="eject", outcome="done", exit_code=0, steps=["flush"], safe_to_unplug=True)
WAIT: Final = {"wait": "cancel"}


class Bench:
    """A drive, and scripted workers."""

    def __init__(self, folder: Path, qtbot: QtBot, stack: ExitStack) -> None:
        self.folder = folder
        self.qtbot = qtbot
        self.drives = make_drives()
        self.chosen = SettingsController(Memory(Paths.of_user()))
        self._stack = stack
        self.script("care", DUE)
        self.script("eject", SAFE)
        self.script_backup(Outcome.DONE)
        self.has_power = True
        self.run = BackupRun(self.worker())
        self.care = DriveCare(self.drives, lambda drive: drive.device, self.worker, settling_ms=20)
        self.after = CareAfterBackup(self.run, self.care, self.drives, self.chosen, lambda: self.has_power)
        stack.callback(self.care.stop)

    def worker(self) -> Worker:
        worker = Worker([sys.executable, str(SCRIPTED_WORKER), str(self.folder)])
        self._stack.callback(worker.kill)
        return worker

    def script(self, command: str, *events: Event | dict[str, str]) -> None:
        lines = [json.dumps(event).encode() if isinstance(event, dict) else encode(event).strip() for event in events]
        (self.folder / command).write_bytes(b"\n".join(lines) + b"\n")

    def script_backup(self, outcome: Outcome) -> None:
        self.script("backup", BackupFinished(command="backup", outcome=outcome, exit_code=outcome.exit_code))

    def plug_in(self, drive: Drive = EXPANSION) -> None:
        with self.qtbot.waitSignal(self.care.changed):
            self.drives.on_event(DriveArrived(drive))

    def back_up(self, task: Task = TASK) -> None:
        with self.qtbot.waitSignal(self.run.over):
            self.run.start(task)

    def settle(self) -> None:
        """Waits until no worker is running."""
        self.qtbot.waitUntil(lambda: not self.run.is_busy and not self.care.running)

    @property
    def starts(self) -> list[list[str]]:
        return read_log(self.folder, "starts")

    @property
    def commands(self) -> list[str]:
        """Without queries."""
        return [arguments[0] for arguments in self.starts if arguments[0] != "care" or "--due" in arguments]


@pytest.fixture
def bench(tmp_path: Path, qtbot: QtBot) -> Iterator[Bench]:
    with ExitStack() as stack:
        yield Bench(tmp_path, qtbot, stack)


def test_an_external_drive_is_queried_when_it_is_plugged_in(bench: Bench) -> None:
    bench.drives.on_event(DriveArrived(INTERNAL))
    bench.plug_in()
    assert bench.starts == [["care", "--", "/dev/sdb"]]
    assert bench.care.state_of(EXPANSION).planned == DUE


def test_tasks_for_a_missing_helper_are_not_due_and_tasks_for_a_closed_drive_are_not_ready(
    bench: Bench,
) -> None:
    bench.plug_in()
    state = bench.care.state_of(EXPANSION)
    assert [due_action.action for due_action in state.due] == ["read", "check"]
    assert [due_action.action for due_action in state.ready] == ["read"]
    assert [view.drive.key for view, _ in bench.care.due] == [EXPANSION.key]


def test_a_drive_is_queried_again_when_it_is_closed_and_forgotten_when_it_is_gone(bench: Bench) -> None:
    bench.plug_in()
    closed = replace(EXPANSION, volumes=(replace(EXPANSION.volumes[0], mount_points=()),))
    with bench.qtbot.waitSignal(bench.care.changed):
        bench.drives.on_event(DriveChanged(EXPANSION, closed))
    assert len(bench.starts) == 2
    bench.drives.on_event(DriveLeft(closed))
    assert bench.care.state_of(EXPANSION) == CareState()
    assert bench.care.due == []


def test_a_run_does_the_due_tasks_and_its_result_replaces_them(bench: Bench) -> None:
    bench.plug_in()
    bench.script("care", CARED)
    with bench.qtbot.waitSignal(bench.care.finished):
        bench.care.start(EXPANSION)
        assert bench.care.running == EXPANSION.key
        assert bench.care.state_of(EXPANSION).is_busy
    assert bench.starts[-1] == ["care", "--due", "--", "/dev/sdb"]
    state = bench.care.state_of(EXPANSION)
    assert (state.planned, state.result, state.is_busy) == (CARED, CARED, False)


def test_a_run_can_be_paused_and_canceled(bench: Bench) -> None:
    bench.plug_in()
    bench.script("care", Note(code="care-begins", values={"action": "read"}), WAIT, CARED)
    bench.care.start(EXPANSION)
    bench.qtbot.waitUntil(lambda: bench.care.state_of(EXPANSION).action == "read")
    bench.care.pause(is_paused=True)
    bench.care.pause(is_paused=False)
    with bench.qtbot.waitSignal(bench.care.finished):
        bench.care.cancel()
        assert bench.care.state_of(EXPANSION).is_stopping
    requests = [request["command"] for request in read_log(bench.folder, "commands")]
    assert requests == ["pause", "resume", "cancel"]


def test_the_ready_by_state_is_known_during_a_run() -> None:
    blocker = ReadyBy(at=1e9, state="ready")
    assert CareState(JobStage.RUNNING).after(blocker).run.ready_by == blocker


def test_progress_and_notes_of_a_run_are_shown() -> None:
    started = CareState(JobStage.RUNNING).after(Note(code="care-begins", values={"action": "rest"}))
    assert started.action == "rest"
    resting = started.after(Rest(elapsed_s=1, reason="cache-full", left_s=40))
    assert resting.run.rest is not None
    assert resting.run.rest.left_s == 40
    progress = Progress(phase="care", elapsed_s=2, files=0, bytes=1, total_bytes=2)
    assert resting.after(progress) == replace(started, run=replace(started.run, progress=progress))
    assert started.after(Note(code="care-waits-for-backup")).is_waiting


# after a backup -----------------------------------------------------------------------------------------------


def test_without_permission_a_backup_ejects_as_usual(bench: Bench) -> None:
    bench.plug_in()
    bench.back_up()
    assert bench.commands == ["backup", "eject"]


def test_with_permission_the_eject_waits_for_the_maintenance(bench: Bench) -> None:
    bench.plug_in()
    bench.chosen.allow_care(EXPANSION, is_allowed=True)
    bench.back_up()
    bench.qtbot.waitUntil(lambda: bench.run.state.eject_progress == 1)
    assert bench.commands == ["backup", "care", "eject"]
    assert ["care", "--within=120", "--unattended", "--due", "--", "/dev/sdb"] in bench.starts
    assert bench.run.state.has_succeeded


def test_a_drive_not_ejected_after_its_backup_is_maintained_and_stays(bench: Bench) -> None:
    bench.plug_in()
    bench.chosen.allow_care(EXPANSION, is_allowed=True)
    bench.back_up(replace(TASK, ejects=False))
    bench.settle()
    assert bench.commands == ["backup", "care"]


@pytest.mark.parametrize(
    ("outcome", "commands"),
    [(Outcome.DRIVE_FULL, ["backup", "eject"]), (Outcome.CANCELED, ["backup"]), (Outcome.LEFT_OUT, None)],
)
def test_only_a_complete_backup_is_followed_by_maintenance(
    bench: Bench, outcome: Outcome, commands: list[str] | None
) -> None:
    bench.plug_in()
    bench.chosen.allow_care(EXPANSION, is_allowed=True)
    bench.script_backup(outcome)
    bench.back_up()
    bench.settle()
    assert bench.commands == (commands or ["backup", "care", "eject"])


def test_nothing_starts_automatically_on_battery_or_without_permission(bench: Bench) -> None:
    bench.plug_in()
    bench.has_power = False
    bench.chosen.allow_care(EXPANSION, is_allowed=True)
    bench.back_up(replace(TASK, ejects=False))
    bench.has_power = True
    bench.chosen.allow_care(EXPANSION, is_allowed=False)
    bench.back_up(replace(TASK, ejects=False))
    assert bench.commands == ["backup", "backup"]
    assert bench.chosen.may_care(EXPANSION) is False


def test_a_drive_kept_for_another_backup_is_not_ejected_after_maintenance(bench: Bench) -> None:
    bench.plug_in()
    bench.chosen.allow_care(EXPANSION, is_allowed=True)
    with bench.qtbot.waitSignal(bench.run.over):
        bench.run.start(TASK)
        bench.run.keep_drive()
    bench.settle()
    assert bench.commands == ["backup", "care"]


def test_ejecting_the_drive_ends_its_maintenance(bench: Bench) -> None:
    bench.plug_in()
    bench.chosen.allow_care(EXPANSION, is_allowed=True)
    bench.script("care", Note(code="care-begins", values={"action": "read"}), WAIT, CARED)
    bench.back_up()
    bench.qtbot.waitUntil(lambda: bench.care.state_of(EXPANSION).action == "read")
    bench.run.eject()
    bench.settle()
    assert bench.commands == ["backup", "care", "eject"]


# the night ----------------------------------------------------------------------------------------------------


def test_a_night_without_a_backup_set_runs_maintenance_ejects_and_is_reported_in_the_morning(bench: Bench) -> None:
    bench.plug_in()
    bench.script("care", CARED)
    with bench.qtbot.waitSignal(bench.after.night_over) as blocker:
        bench.after.begin_night(EXPANSION)
        assert bench.after.night == EXPANSION.key
    assert blocker.args == [NightReport(EXPANSION, None, CARED, is_ejected=True)]
    assert bench.commands == ["care", "eject"]
    assert ["care", "--within=420", "--unattended", "--due", "--", "/dev/sdb"] in bench.starts
    assert bench.after.night == ""


def test_a_night_with_a_backup_set_starts_with_its_backup(bench: Bench) -> None:
    bench.plug_in()
    bench.chosen.put(BackupSet(["/home/me"], PLACE, key="letters", drives=[EXPANSION.key]))
    bench.after.begin_requested.connect(lambda _key, _by: bench.run.start(replace(TASK, ejects=False)))
    with bench.qtbot.waitSignal(bench.after.night_over) as blocker:
        bench.after.begin_night(EXPANSION)
    assert bench.commands == ["backup", "care", "eject"]
    assert blocker.args is not None
    assert blocker.args[0].backed_up is not None


def test_the_ready_by_time_of_a_night_applies_to_backup_and_maintenance(bench: Bench) -> None:
    bench.plug_in()
    bench.chosen.put(BackupSet(["/home/me"], PLACE, key="letters", drives=[EXPANSION.key]))
    started: list[tuple[str, str]] = []

    def begin(key: str, ready_by: str) -> None:
        started.append((key, ready_by))
        bench.run.start(replace(TASK, ejects=False))

    bench.after.begin_requested.connect(begin)
    with bench.qtbot.waitSignal(bench.after.night_over):
        bench.after.begin_night(EXPANSION, "2026-05-21T07:00+02:00")
    assert started == [("letters", "2026-05-21T07:00+02:00")]
    by = "--ready-by=2026-05-21T07:00+02:00"
    assert ["care", "--within=1440", "--unattended", by, "--due", "--", "/dev/sdb"] in bench.starts


def test_maintenance_after_a_backup_with_a_ready_by_time_ends_by_that_time(bench: Bench) -> None:
    bench.plug_in()
    bench.chosen.allow_care(EXPANSION, is_allowed=True)
    done = BackupFinished(command="backup", outcome=Outcome.DONE, exit_code=0)
    bench.script("backup", ReadyBy(at=1_779_339_600.0, state="ready"), done)
    bench.back_up()
    bench.settle()
    assert "--ready-by=2026-05-21T05:00:00+00:00" in next(argument for argument in bench.starts if "--due" in argument)


def test_a_canceled_night_does_not_eject_the_drive(bench: Bench) -> None:
    bench.plug_in()
    bench.script("care", Note(code="care-begins", values={"action": "read"}), WAIT, CARED)
    bench.after.begin_night(EXPANSION)
    bench.qtbot.waitUntil(lambda: bench.care.state_of(EXPANSION).action == "read")
    bench.after.end_night()
    bench.care.cancel()
    bench.settle()
    assert bench.commands == ["care"]
