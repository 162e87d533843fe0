"""A backup whose worker was killed is in the history, as it is on Home."""

from datetime import UTC, datetime

import pytest
from pytestqt.qtbot import QtBot

from shingleback.backup_sets.library import Memory
from shingleback.domain.errors import Outcome
from shingleback.gui.controllers.backup_run import BackupRun, Task
from shingleback.gui.controllers.history import RunResults
from shingleback.gui.controllers.killed_backups import KilledBackups
from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.controllers.worker import Worker, WorkerEnd
from shingleback.protocol.events import Event, Progress
from shingleback.protocol.result_items import Tally
from shingleback.protocol.results import BackupFinished
from shingleback.store.private_files import Paths
from shingleback.store.settings import BackupSet, Settings

NOW = datetime(2026, 5, 20, 18, 0, tzinfo=UTC)
NAME = "/media/me/Backup/here"
SET = BackupSet(folders=["/home/me"], destination=NAME, key="one")
COPYING = Progress(
    phase="copy", elapsed_s=90, files=5, bytes=500, durable_files=3, durable_bytes=300, total_files=9, total_bytes=900
)


class Silent(Worker):
    """Never starts a process."""

    def __init__(self) -> None:
        super().__init__(["/nowhere"])

    def start(self, *arguments: str) -> None:
        pass


class Bench:
    """A window's run to the drive of a set, which is mounted elsewhere than when the set was made."""

    def __init__(self) -> None:
        memory = Memory(Paths.of_user())
        memory.save(Settings(sets=[SET]))
        self.worker = Silent()
        self.run = BackupRun(self.worker)
        chosen = SettingsController(memory)
        self.killed = KilledBackups(self.run, chosen, Paths.of_user().history_file, lambda: NOW)
        self.run.start(Task(("/home/me",), "/media/me/Backup1/here", key="one"))

    def send(self, *events: Event) -> None:
        for event in events:
            self.worker.event_received.emit(event)

    def kill(self) -> None:
        self.worker.finished.emit(WorkerEnd(None, "signal 9"))

    @property
    def recorded(self) -> list[BackupFinished]:
        results = RunResults(Paths.of_user(), lambda place: [place]).newest(NAME)
        return [result for result in results if isinstance(result, BackupFinished)]


@pytest.fixture
def bench(qtbot: QtBot) -> Bench:  # noqa: ARG001 (needs an application)
    return Bench()


def test_a_killed_backup_is_in_the_history_with_its_start_and_what_was_copied(bench: Bench) -> None:
    bench.send(COPYING)
    bench.kill()
    (result,) = bench.recorded
    assert result.outcome == Outcome.INTERNAL
    assert result.started_at == "2026-05-20T17:58:30+00:00"
    assert (result.copied, result.durable) == (Tally(5, 500), Tally(3, 300))
    assert (result.backup_set, result.sources) == ("one", ["/home/me"])


def test_what_was_only_counted_is_not_recorded_as_copied(bench: Bench) -> None:
    bench.send(Progress(phase="survey", elapsed_s=2, files=7, bytes=700))
    bench.kill()
    (result,) = bench.recorded
    assert result.copied == result.durable == Tally()


def test_a_backup_with_a_result_is_recorded_by_its_worker_alone(bench: Bench) -> None:
    bench.send(COPYING)
    bench.worker.finished.emit(WorkerEnd(BackupFinished(outcome=Outcome.CANCELED)))
    assert bench.recorded == []


def test_a_killed_eject_is_no_backup(bench: Bench) -> None:
    bench.worker.finished.emit(WorkerEnd(BackupFinished(outcome=Outcome.DONE, version="v1")))
    bench.run.eject()
    bench.kill()
    bench.run.eject_place(NAME)
    bench.kill()
    assert bench.recorded == []
