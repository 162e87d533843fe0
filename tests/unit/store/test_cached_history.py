"""The window reads the history while workers write to it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from shingleback.protocol.results import BackupFinished
from shingleback.store.run_history import CachedHistory, RunHistory

NOTICED_S = 1.0  # by a person waiting for the window


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "history.sqlite"


def add_run(file: Path, destination: str) -> None:
    with closing(RunHistory(file)) as history:
        history.add(BackupFinished(command="backup", outcome="done", exit_code=0, destination=destination))


def destinations(history: RunHistory) -> list[str]:
    return [name for name, _ in history.named_results(9)]


@pytest.fixture
def patience_s(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The patience of each reader of the history, in the order of reading."""
    requested: list[float] = []

    class Impatient(RunHistory):
        def __init__(self, path: Path, patience_s: float) -> None:
            requested.append(patience_s)
            super().__init__(path, 0.1)

    monkeypatch.setattr("shingleback.store.run_history.RunHistory", Impatient)
    return requested


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Locked by another process that waits for the disk."""
    with closing(sqlite3.connect(file)) as writer:
        writer.execute("BEGIN EXCLUSIVE")
        yield


def test_each_read_returns_the_current_history(file: Path) -> None:
    cached_history = CachedHistory(file)
    assert cached_history.of("all", destinations) == []
    add_run(file, "/first")
    assert cached_history.of("all", destinations) == ["/first"]
    add_run(file, "/second")
    assert cached_history.of("all", destinations) == ["/second", "/first"]


def test_the_last_result_is_returned_while_another_process_writes(file: Path, patience_s: list[float]) -> None:
    add_run(file, "/drive")
    cached_history = CachedHistory(file)
    cached_history.of("all", destinations)
    with locked(file):
        assert cached_history.of("all", destinations) == ["/drive"]
    assert patience_s[-1] < NOTICED_S < patience_s[0]

    add_run(file, "/other")
    assert cached_history.of("all", destinations) == ["/other", "/drive"]


def test_cached_results_are_not_mixed_up(file: Path) -> None:
    add_run(file, "/drive")
    cached_history = CachedHistory(file)
    assert cached_history.of("all", destinations) == ["/drive"]
    assert cached_history.of("count", lambda history: len(history.newest(9))) == 1
    with locked(file):
        assert cached_history.of("count", lambda history: len(history.newest(9))) == 1
        assert cached_history.of("all", destinations) == ["/drive"]


def test_a_process_that_keeps_its_lock_is_waited_for_only_once(file: Path, patience_s: list[float]) -> None:
    add_run(file, "/drive")
    cached_history = CachedHistory(file)
    with locked(file):
        for query in range(9):
            assert cached_history.of(query, destinations) == []
    assert [requested > NOTICED_S for requested in patience_s] == [True] + [False] * 8
    assert cached_history.of("all", destinations) == ["/drive"]
