"""The window reads the history while workers write it."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from shingleback.protocol.results import BackupFinished
from shingleback.store.run_history import Readings, RunHistory


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "history.sqlite"


def note(file: Path, destination: str) -> None:
    with closing(RunHistory(file)) as history:
        history.add(BackupFinished(command="backup", outcome="done", exit_code=0, destination=destination))


def destinations(history: RunHistory) -> list[str]:
    return [name for name, _ in history.named_words(9)]


@contextmanager
def written_to(file: Path) -> Iterator[None]:
    """By another process, in which the disk keeps it waiting."""
    with closing(sqlite3.connect(file)) as writer:
        writer.execute("BEGIN EXCLUSIVE")
        yield


def test_each_reading_is_of_what_is_there_now(file: Path) -> None:
    readings = Readings(file)
    assert readings.of("all", destinations) == []
    note(file, "/first")
    assert readings.of("all", destinations) == ["/first"]
    note(file, "/second")
    assert readings.of("all", destinations) == ["/second", "/first"]


def test_while_another_process_writes_what_was_read_before_stands(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shingleback.store.run_history.PATIENCE_S", 60.0)
    note(file, "/drive")
    readings = Readings(file)
    readings.of("all", destinations)
    began = time.monotonic()
    with written_to(file):
        assert readings.of("all", destinations) == ["/drive"]
    assert time.monotonic() - began < 30, "the window waited"

    note(file, "/other")
    assert readings.of("all", destinations) == ["/other", "/drive"]


def test_one_thing_that_was_read_is_not_given_for_another(file: Path) -> None:
    note(file, "/drive")
    readings = Readings(file)
    assert readings.of("all", destinations) == ["/drive"]
    assert readings.of("count", lambda history: len(history.newest(9))) == 1
    with written_to(file):
        assert readings.of("count", lambda history: len(history.newest(9))) == 1
        assert readings.of("all", destinations) == ["/drive"]


def test_for_a_process_that_keeps_its_lock_it_is_waited_once(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    note(file, "/drive")
    readings = Readings(file)
    monkeypatch.setattr("shingleback.store.run_history.PATIENCE_S", 0.1)
    with written_to(file):
        assert readings.of("all", destinations) == []
        monkeypatch.setattr("shingleback.store.run_history.PATIENCE_S", 60.0)
        began = time.monotonic()
        for what in range(9):
            assert readings.of(what, destinations) == []
        assert time.monotonic() - began < 30, "the window waited each time"
    assert readings.of("all", destinations) == ["/drive"]
