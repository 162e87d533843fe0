"""The window reads the history while workers write it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from shingleback.protocol.results import BackupFinished
from shingleback.store.run_history import CachedHistory, RunHistory

NOTICED_S = 1.0  # by a person, when the window waits


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "history.sqlite"


def note(file: Path, destination: str) -> None:
    with closing(RunHistory(file)) as history:
        history.add(BackupFinished(command="backup", outcome="done", exit_code=0, destination=destination))


def destinations(history: RunHistory) -> list[str]:
    return [name for name, _ in history.named_results(9)]


@pytest.fixture
def patience_s(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long each reading would have waited for another process."""
    given: list[float] = []

    class Impatient(RunHistory):
        def __init__(self, path: Path, patience_s: float) -> None:
            given.append(patience_s)
            super().__init__(path, 0.1)

    monkeypatch.setattr("shingleback.store.run_history.RunHistory", Impatient)
    return given


@contextmanager
def written_to(file: Path) -> Iterator[None]:
    """By another process, in which the disk keeps it waiting."""
    with closing(sqlite3.connect(file)) as writer:
        writer.execute("BEGIN EXCLUSIVE")
        yield


def test_each_reading_is_of_what_is_there_now(file: Path) -> None:
    readings = CachedHistory(file)
    assert readings.of("all", destinations) == []
    note(file, "/first")
    assert readings.of("all", destinations) == ["/first"]
    note(file, "/second")
    assert readings.of("all", destinations) == ["/second", "/first"]


def test_while_another_process_writes_what_was_read_before_stands(file: Path, patience_s: list[float]) -> None:
    note(file, "/drive")
    readings = CachedHistory(file)
    readings.of("all", destinations)
    with written_to(file):
        assert readings.of("all", destinations) == ["/drive"]
    assert patience_s[-1] < NOTICED_S < patience_s[0]

    note(file, "/other")
    assert readings.of("all", destinations) == ["/other", "/drive"]


def test_one_thing_that_was_read_is_not_given_for_another(file: Path) -> None:
    note(file, "/drive")
    readings = CachedHistory(file)
    assert readings.of("all", destinations) == ["/drive"]
    assert readings.of("count", lambda history: len(history.newest(9))) == 1
    with written_to(file):
        assert readings.of("count", lambda history: len(history.newest(9))) == 1
        assert readings.of("all", destinations) == ["/drive"]


def test_for_a_process_that_keeps_its_lock_it_is_waited_once(file: Path, patience_s: list[float]) -> None:
    note(file, "/drive")
    readings = CachedHistory(file)
    with written_to(file):
        for what in range(9):
            assert readings.of(what, destinations) == []
    assert [given > NOTICED_S for given in patience_s] == [True] + [False] * 8
    assert readings.of("all", destinations) == ["/drive"]
