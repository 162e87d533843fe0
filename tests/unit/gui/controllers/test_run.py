"""When a drive is ejected after a backup: not if another backup or a question follows."""

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest
from pytestqt.qtbot import QtBot

from shingleback.domain.errors import Outcome, Why
from shingleback.gui.controllers.backup_run import BackupRun, Task
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.run import texts
from shingleback.protocol.events import encode
from shingleback.protocol.results import BackupFinished, EjectFinished
from shingleback.protocol.run_state import RunState, Stage
from tests.helpers.played_worker import read_log

SCRIPTED_WORKER: Final = Path(__file__).parents[3] / "helpers" / "played_worker.py"
PLACE: Final = "/media/me/Backup/here"
SAFE: Final = EjectFinished(
    command="eject", outcome="done", exit_code=0, steps=["flush", "unmount"], safe_to_unplug=True
)
EJECTING: Final = Task(("/home/me",), PLACE, ejects=True)


@dataclass
class Bench:
    """A scripted worker."""

    folder: Path
    worker: Worker
    run: BackupRun
    qtbot: QtBot

    def ends(self, outcome: str, why: str = "") -> None:
        result = BackupFinished(command="backup", outcome=outcome, exit_code=Outcome(outcome).exit_code, why=why)
        (self.folder / "backup").write_bytes(encode(result))

    def go(self, task: Task) -> None:
        with self.qtbot.waitSignal(self.run.over):
            self.run.start(task)

    @property
    def commands(self) -> list[str]:
        return [arguments[0] for arguments in read_log(self.folder, "starts")]


@pytest.fixture
def bench(tmp_path: Path, qtbot: QtBot) -> Bench:
    (tmp_path / "eject").write_bytes(encode(SAFE))
    worker = Worker([sys.executable, str(SCRIPTED_WORKER), str(tmp_path)])
    bench = Bench(tmp_path, worker, BackupRun(worker), qtbot)
    bench.ends("done")
    return bench


@pytest.mark.parametrize("outcome", ["done", "left-out", "drive-full", "drive-refused"])
def test_the_drive_is_ejected_after_any_result_that_leaves_it_usable(bench: Bench, outcome: str) -> None:
    bench.ends(outcome)
    bench.go(EJECTING)
    assert bench.commands == ["backup", "eject"]
    assert bench.run.state.eject_progress == 1


@pytest.mark.parametrize("outcome", ["drive-gone", "unsafe", "usage", "canceled", "internal"])
def test_a_drive_that_is_gone_or_needs_an_answer_is_not_ejected(bench: Bench, outcome: str) -> None:
    bench.ends(outcome)
    bench.go(EJECTING)
    assert bench.commands == ["backup"]


def test_a_run_is_busy_from_its_start_until_the_eject_has_ended(bench: Bench) -> None:
    stages: list[tuple[Stage, bool]] = []
    at_the_end: list[bool] = []
    bench.run.changed.connect(lambda state: stages.append((state.stage, bench.run.is_busy)))
    bench.run.over.connect(lambda: at_the_end.append(bench.run.is_busy))
    bench.go(EJECTING)
    assert stages == [(Stage.STARTING, True), (Stage.EJECTING, True), (Stage.ENDED, False)]
    assert at_the_end == [False]


@pytest.mark.parametrize("command", ["backup", "eject"])
def test_a_run_has_not_ended_until_its_worker_has_exited(bench: Bench, command: str) -> None:
    """There is only one worker, so no other run could start."""
    with (bench.folder / command).open("ab") as lines:
        lines.write(b'{"wait": "go"}')
    with bench.qtbot.waitSignal(bench.worker.event_received, check_params_cb=lambda event: event.command == command):
        bench.run.start(EJECTING)
    assert bench.run.is_busy
    assert bench.run.state.stage is not Stage.ENDED

    with bench.qtbot.waitSignal(bench.run.over):
        bench.run.ask("go")
    assert bench.run.state.eject_progress == 1


def test_another_run_can_start_as_soon_as_the_end_is_emitted(bench: Bench) -> None:
    def begin_once(state: RunState) -> None:
        if state.stage is Stage.ENDED and bench.commands == ["backup"]:
            bench.run.start(EJECTING)

    bench.run.changed.connect(begin_once)
    bench.run.start(Task(("/home/me",), PLACE))
    bench.qtbot.waitUntil(lambda: bench.run.state.eject_progress == 1)
    assert bench.commands == ["backup", "backup", "eject"]


def test_without_the_option_the_drive_is_not_ejected(bench: Bench) -> None:
    bench.go(Task(("/home/me",), PLACE))
    assert bench.commands == ["backup"]


def test_a_drive_with_a_following_backup_stays_open(bench: Bench) -> None:
    with bench.qtbot.waitSignal(bench.run.over):
        bench.run.start(EJECTING)
        bench.run.keep_drive()
    assert bench.commands == ["backup"]


def test_after_a_failure_the_page_says_what_failed_and_that_the_drive_is_safe(bench: Bench) -> None:
    bench.ends("drive-full", Why.DRIVE_FULL)
    bench.go(EJECTING)
    assert texts.title(bench.run.state) == "The drive is full"
    why = texts.sentence(bench.run.state.backed_up)  # type: ignore[arg-type]
    assert texts.explanation(bench.run.state) == f"{why} It is safe to unplug the drive."
    assert "space" in why


def test_a_replugged_drive_is_no_longer_safe_but_the_backup_stays_complete(bench: Bench) -> None:
    bench.go(EJECTING)
    bench.run.come_back()
    assert bench.run.state.eject_progress == 0
    assert bench.run.state.final == bench.run.state.backed_up
    assert bench.run.state.stage is Stage.ENDED
    bench.run.come_back()
    assert texts.title(bench.run.state) == "The backup is complete"


def test_plugging_in_a_drive_does_not_affect_a_running_backup(bench: Bench) -> None:
    with bench.qtbot.waitSignal(bench.run.over):
        bench.run.start(EJECTING)
        bench.run.come_back()
        assert bench.run.state.stage is Stage.STARTING


def test_a_drive_that_was_only_ejected_is_no_longer_safe_after_a_replug(bench: Bench) -> None:
    with bench.qtbot.waitSignal(bench.run.over):
        bench.run.eject_place(PLACE)
    assert texts.title(bench.run.state) == "It is safe to unplug the drive"
    bench.run.come_back()
    assert texts.title(bench.run.state) == "The drive is not ready to be unplugged"
    assert bench.run.state.is_eject_only


def test_the_name_of_an_ejected_drive_cannot_turn_a_line_around(bench: Bench) -> None:
    with bench.qtbot.waitSignal(bench.run.over):
        bench.run.eject_place(PLACE, "Elements \u202e")
    assert bench.run.task.drive == "Elements \\u202e"
