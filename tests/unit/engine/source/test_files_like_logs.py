"""A file that is only called like the log of a database stands for itself; a log that is left out is named."""

import contextlib
import errno
import os
import sqlite3
from pathlib import Path

import pytest

from shingleback.engine.source.database_logs import begins_like_log
from tests.helpers.database_writer import MODES
from tests.helpers.workshop import Workshop
from tests.unit.engine.source.test_databases import NAME, add, database, left_out, merge, restored_numbers

__all__ = ["database"]


@pytest.mark.parametrize("name", ["notes-journal", "-wal", "notes-wal"])
def test_a_file_that_is_only_called_like_a_log_is_a_file(workshop: Workshop, name: str) -> None:
    (workshop.source / "notes-wal").symlink_to("elsewhere")
    (workshop.source / name).unlink(missing_ok=True)
    (workshop.source / name).write_bytes(b"text")

    result = workshop.backup()

    assert left_out(result) == []
    assert (workshop.destination / "source" / name).read_bytes() == b"text"


def with_log_like_text(workshop: Workshop) -> tuple[Path, Path]:
    """Two files of a person, one of which is only called like the log of the other."""
    notes, diary = workshop.source / "notes", workshop.source / "notes-journal"
    notes.write_bytes(b"notes")
    diary.write_bytes(b"a diary")
    return notes, diary


def fail_to_open(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    """As for a user without permission to read the file, who may be root in a test."""
    real = os.open

    def open_other_files(name: bytes | str, flags: int, mode: int = 0o777, *, dir_fd: int | None = None) -> int:
        if name == os.fsencode(path.name):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        return real(name, flags, mode, dir_fd=dir_fd)

    monkeypatch.setattr(os, "open", open_other_files)


@pytest.mark.parametrize("is_known", [False, True])
def test_a_file_called_like_the_log_of_an_unreadable_file_is_copied(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch, *, is_known: bool
) -> None:
    notes, diary = with_log_like_text(workshop)
    if is_known:
        workshop.backup()
        diary.write_bytes(b"a longer diary")
    fail_to_open(monkeypatch, notes)
    notes.write_bytes(b"more notes")

    result = workshop.backup()

    assert left_out(result) == [("source/notes", "unreadable")]
    assert (workshop.destination / "source" / "notes-journal").read_bytes() == diary.read_bytes()


def test_a_file_called_like_the_log_of_one_that_changes_all_the_time_is_copied(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes, diary = with_log_like_text(workshop)
    real = os.preadv

    def read_while_notes_grow(fd: int, buffers: list[memoryview], offset: int, flags: int = 0) -> int:
        if os.fstat(fd).st_ino == notes.stat().st_ino:
            with notes.open("ab") as file:
                file.write(b"more")
        return real(fd, buffers, offset, flags)

    monkeypatch.setattr(os, "preadv", read_while_notes_grow)

    result = workshop.backup()

    assert left_out(result) == [("source/notes", "changing")]
    assert (workshop.destination / "source" / "notes-journal").read_bytes() == diary.read_bytes()


def test_the_log_of_an_unreadable_database_keeps_its_copy_and_is_named(
    workshop: Workshop, database: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    add(database, 1)
    workshop.backup()
    add(database, 2)
    merge(database)
    add(database, 3)
    with monkeypatch.context() as patch:
        fail_to_open(patch, workshop.source / NAME)
        result = workshop.backup()

    assert left_out(result) == [(f"source/{NAME}", "unreadable"), (f"source/{NAME}-wal", "part-of-database")]
    assert restored_numbers(workshop) == [1]


@pytest.mark.parametrize("mode", MODES)
def test_a_log_in_use_begins_like_one(workshop: Workshop, mode: str) -> None:
    path = workshop.source / NAME
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as opened:
        opened.execute(f"PRAGMA journal_mode={mode}")
        opened.execute("CREATE TABLE entries (number INTEGER)")
        add(opened, 1)
        opened.execute("BEGIN IMMEDIATE")
        add(opened, 2)
        logs = [log for log in workshop.source.iterdir() if log != path]

        assert logs
        assert all(begins_like_log(bytes(log), log.read_bytes()[:8]) for log in logs)
        opened.execute("COMMIT")
        assert all(begins_like_log(bytes(log), log.read_bytes()[:8]) for log in workshop.source.glob(f"{NAME}-*"))
