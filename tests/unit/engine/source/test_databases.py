"""A database and its logs are copied as one, whatever the survey has seen of them."""

import contextlib
import errno
import os
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from shingleback.engine.files.attributes import Stat, stat_of
from shingleback.engine.source.access import SourceAccess
from shingleback.engine.source.current_folder import CurrentFolder
from shingleback.engine.source.database_logs import databases_in
from shingleback.engine.source.excludes import Excludes
from shingleback.engine.source.plan import FolderWork
from shingleback.protocol.control import Unattended
from shingleback.protocol.results import BackupFinished
from tests.fakes.controls import ScriptedControl
from tests.helpers.database_writer import faults_of
from tests.helpers.workshop import Workshop
from tests.unit.engine.test_changing_files import change_after_survey

NAME = "data.sqlite"
DATABASE_HEADER = b"SQLite format 3\0"


def left_out(result: BackupFinished) -> list[tuple[str, str]]:
    return [(item.path, item.reason) for item in result.left_out]


@pytest.fixture
def database(workshop: Workshop) -> Iterator[sqlite3.Connection]:
    """A database with a write-ahead log that is only merged on request."""
    with contextlib.closing(sqlite3.connect(workshop.source / NAME, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA wal_autocheckpoint=0")
        connection.execute("CREATE TABLE entries (number INTEGER)")
        yield connection


def add(database: sqlite3.Connection, number: int) -> None:
    database.execute("INSERT INTO entries VALUES (?)", (number,))


def merge(database: sqlite3.Connection) -> None:
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def numbers(folder: Path) -> list[int]:
    """What a program finds in the copy of the database."""
    assert faults_of(folder / NAME) == []
    with contextlib.closing(sqlite3.connect(folder / NAME)) as copy:
        return [number for (number,) in copy.execute("SELECT number FROM entries")]


def restored_numbers(workshop: Workshop) -> list[int]:
    return numbers(workshop.restore()[1] / "source")


def test_a_log_that_has_grown_is_copied_though_its_database_stayed(
    workshop: Workshop, database: sqlite3.Connection
) -> None:
    add(database, 1)
    workshop.backup()
    add(database, 2)

    result = workshop.backup()

    assert (left_out(result), restored_numbers(workshop)) == ([], [1, 2])


def test_a_log_that_begins_after_the_survey_is_copied(workshop: Workshop, database: sqlite3.Connection) -> None:
    add(database, 1)
    merge(database)
    database.close()
    with contextlib.closing(sqlite3.connect(workshop.source / NAME, isolation_level=None)) as opened:
        change_after_survey(workshop, lambda: add(opened, 2))

        workshop.backup()

        assert restored_numbers(workshop) == [1, 2]


def test_a_log_that_is_merged_after_the_survey_comes_with_the_merged_database(
    workshop: Workshop, database: sqlite3.Connection
) -> None:
    add(database, 1)
    workshop.backup()
    add(database, 2)
    change_after_survey(workshop, lambda: merge(database))

    result = workshop.backup()

    assert (left_out(result), restored_numbers(workshop)) == ([], [1, 2])


def test_a_database_closed_after_the_survey_has_no_log_on_the_drive(
    workshop: Workshop, database: sqlite3.Connection
) -> None:
    add(database, 1)
    workshop.backup()
    add(database, 2)
    change_after_survey(workshop, database.close)

    result = workshop.backup()

    assert left_out(result) == []
    assert sorted(os.listdir(workshop.destination / "source")) == [NAME]
    assert restored_numbers(workshop) == [1, 2]


def test_a_log_of_the_last_backup_goes_when_its_database_comes_without_it(
    workshop: Workshop, database: sqlite3.Connection
) -> None:
    add(database, 1)
    workshop.backup()
    add(database, 2)
    database.close()

    workshop.backup()

    assert sorted(os.listdir(workshop.destination / "source")) == [NAME]
    assert restored_numbers(workshop) == [1, 2]


def test_an_excluded_log_stays_excluded(workshop: Workshop, database: sqlite3.Connection) -> None:
    add(database, 1)

    workshop.backup(excludes=Excludes(["*-wal", "*-shm"]))

    assert os.listdir(workshop.destination / "source") == [NAME]
    assert (workshop.source / f"{NAME}-wal").stat().st_size > 0


def test_an_excluded_database_is_not_copied_for_its_log(workshop: Workshop, database: sqlite3.Connection) -> None:
    add(database, 1)

    workshop.backup(excludes=Excludes([NAME]))

    assert sorted(os.listdir(workshop.destination / "source")) == [f"{NAME}-shm", f"{NAME}-wal"]


def test_a_large_database_continues_where_an_interrupted_run_stopped(workshop: Workshop) -> None:
    (workshop.source / NAME).write_bytes(DATABASE_HEADER + os.urandom(20_000_000))
    workshop.control = ScriptedControl(lambda control, listened: setattr(control, "is_canceled", listened > 30))
    first = workshop.backup()
    workshop.control = Unattended()

    second = workshop.backup()

    assert 0 < first.durable.bytes < 20_000_000
    assert first.durable.bytes + second.copied.bytes == 20_000_000 + len(DATABASE_HEADER)
    assert (workshop.destination / "source" / NAME).read_bytes() == (workshop.source / NAME).read_bytes()


def test_a_database_that_vanishes_as_it_is_recognized_is_reported(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = workshop.source / NAME
    path.write_bytes(DATABASE_HEADER)
    inode = path.stat().st_ino

    def vanish_after_reading(fd: int, buffers: list[memoryview], offset: int, flags: int = 0) -> int:
        count = preadv(fd, buffers, offset, flags)
        if os.fstat(fd).st_ino == inode and path.exists():
            path.unlink()
        return count

    preadv = os.preadv
    monkeypatch.setattr(os, "preadv", vanish_after_reading)

    result = workshop.backup()

    assert not path.exists()
    assert left_out(result) == [(f"source/{NAME}", "changing")]


def test_names_of_logs_tell_their_databases() -> None:
    assert databases_in([b"a-wal", b"-b-journal", b"-wal", b"c"]) == {
        b"a-wal": b"a",
        b"a": b"a",
        b"-b-journal": b"-b",
        b"-b": b"-b",
    }


def test_the_plan_of_a_folder_is_read_once_for_all_its_databases() -> None:
    class CountedList(list[Stat]):
        passes = 0

        def __iter__(self) -> Iterator[Stat]:
            self.passes += 1
            return super().__iter__()

    stats = CountedList(stat_of(b"%d" % number, os.stat("/")) for number in range(3))
    work = FolderWork(1, 0, 0, b"", b"", stats[0], stats, [], [], [], {})
    folder = CurrentFolder(1, b"", b"", b"", -1, 0, {}, work)

    plans = [folder.to_copy(b"%d" % number) for number in range(4)]

    assert (plans, stats.passes) == ([*stats, None], 1)


def test_a_database_that_another_one_replaces_does_not_get_the_log_of_that(
    workshop: Workshop, database: sqlite3.Connection, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(1000):
        add(database, number)
    merge(database)
    add(database, 1000)
    with contextlib.closing(sqlite3.connect(tmp_path / NAME, isolation_level=None)) as new:
        new.execute("PRAGMA journal_mode=WAL")
        new.execute("PRAGMA wal_autocheckpoint=0")
        new.execute("CREATE TABLE others (content BLOB)")
        for _ in range(30):
            new.execute("INSERT INTO others VALUES (randomblob(3000))")
        inode = (workshop.source / NAME).stat().st_ino

        def replace_when_it_is_read(fd: int, buffers: list[memoryview], offset: int, flags: int = 0) -> int:
            if os.fstat(fd).st_ino == inode:
                for suffix in ("", "-wal", "-shm"):
                    with contextlib.suppress(FileNotFoundError):
                        (tmp_path / f"{NAME}{suffix}").rename(workshop.source / f"{NAME}{suffix}")
            return preadv(fd, buffers, offset, flags)

        preadv = os.preadv
        monkeypatch.setattr(os, "preadv", replace_when_it_is_read)

        first = workshop.backup()
        second = workshop.backup()

    assert left_out(first) == [(f"source/{NAME}", "changing")]
    assert left_out(second) == []
    assert faults_of(workshop.restore()[1] / "source" / NAME) == []


def test_a_database_that_does_not_answer_keeps_its_copy_with_the_log_of_then(
    workshop: Workshop, database: sqlite3.Connection
) -> None:
    add(database, 1)
    workshop.backup()
    add(database, 2)
    merge(database)
    add(database, 3)
    workshop.access = SourceAccess((bytes(workshop.source / NAME),))

    result = workshop.backup()

    assert left_out(result) == [(f"source/{NAME}", "not-answering"), (f"source/{NAME}-wal", "part-of-database")]
    assert restored_numbers(workshop) == [1]


def test_a_database_that_vanishes_after_the_survey_keeps_its_copy_with_the_log_of_then(
    workshop: Workshop, database: sqlite3.Connection
) -> None:
    add(database, 1)
    workshop.backup()
    add(database, 2)
    merge(database)
    add(database, 3)
    change_after_survey(workshop, (workshop.source / NAME).unlink)

    result = workshop.backup()

    assert left_out(result) == [(f"source/{NAME}", "vanished"), (f"source/{NAME}-wal", "part-of-database")]
    assert restored_numbers(workshop) == [1]


def test_a_database_with_hard_links_that_changes_as_its_log_is_read_fits_its_log(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, log = workshop.source / NAME, workshop.source / f"{NAME}-wal"
    before, after = workshop.source / "before", workshop.source / "after"
    before.touch()
    path.touch()
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as opened:
        opened.execute("PRAGMA journal_mode=WAL")
        opened.execute("PRAGMA wal_autocheckpoint=0")
        opened.execute("CREATE TABLE entries (number INTEGER)")
        add(opened, 1)
        before.unlink()
        before.hardlink_to(path)
        after.hardlink_to(path)  # one of the three names is listed before the log, in whatever order
        workshop.backup()
        add(opened, 2)
        merge(opened)
        add(opened, 3)
        waiting = [True]

        def merge_as_it_is_read(fd: int, count: int, offset: int) -> bytes:
            if waiting and os.fstat(fd).st_ino == log.stat().st_ino:
                waiting.clear()
                merge(opened)
                add(opened, 4)
            return pread(fd, count, offset)

        pread = os.pread
        monkeypatch.setattr(os, "pread", merge_as_it_is_read)

        result = workshop.backup()

    assert not waiting
    assert (left_out(result), restored_numbers(workshop)) == ([], [1, 2, 3, 4])


def test_a_database_with_hard_links_that_changes_after_the_survey_is_not_linked_to_its_old_copy(
    workshop: Workshop, database: sqlite3.Connection
) -> None:
    path, older = workshop.source / NAME, workshop.source / "older"
    add(database, 1)
    merge(database)
    path.rename(older)
    path.hardlink_to(older)
    (workshop.source / "newer").hardlink_to(path)  # one of the others is listed first, in whatever order
    workshop.backup()
    add(database, 2)

    def change() -> None:
        merge(database)
        add(database, 3)

    change_after_survey(workshop, change)

    result = workshop.backup()

    assert left_out(result) == []
    assert (workshop.destination / "source" / NAME).read_bytes() == path.read_bytes()
    assert restored_numbers(workshop) == [1, 2, 3]


def test_a_log_that_cannot_be_read_keeps_the_last_copy_of_the_database(
    workshop: Workshop, database: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    add(database, 1)
    workshop.backup()
    add(database, 2)
    merge(database)
    add(database, 3)

    def fail_for_the_log(fd: int, count: int, offset: int) -> bytes:
        if os.fstat(fd).st_ino == (workshop.source / f"{NAME}-wal").stat().st_ino:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return pread(fd, count, offset)

    pread = os.pread
    monkeypatch.setattr(os, "pread", fail_for_the_log)

    result = workshop.backup()

    item = result.left_out[0]
    assert (item.path, item.reason, item.detail) == (
        f"source/{NAME}",
        "read-error",
        f"{NAME}-wal: Input/output error",
    )
    assert restored_numbers(workshop) == [1]


def test_a_log_that_would_fill_the_disk_of_the_computer_is_not_captured(
    workshop: Workshop, database: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    add(database, 1)
    workshop.backup()
    add(database, 2)
    log_bytes = (workshop.source / f"{NAME}-wal").stat().st_size
    monkeypatch.setattr(
        shutil, "disk_usage", lambda _path: SimpleNamespace(total=log_bytes, used=0, free=log_bytes * 3 // 2)
    )

    result = workshop.backup()

    assert left_out(result) == [(f"source/{NAME}", "computer-full")]
    assert restored_numbers(workshop) == [1]


def test_a_database_that_changes_at_each_attempt_keeps_its_copy_with_the_log_of_then(
    workshop: Workshop, database: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    add(database, 1)
    workshop.backup()
    add(database, 2)
    merge(database)
    attempts = 0

    def change_while_it_is_read(fd: int, buffers: list[memoryview], offset: int, flags: int = 0) -> int:
        nonlocal attempts
        count = preadv(fd, buffers, offset, flags)
        if os.fstat(fd).st_ino == (workshop.source / NAME).stat().st_ino:
            attempts += 1
            os.utime(workshop.source / NAME)
            add(database, 3)
            merge(database)
        return count

    preadv = os.preadv
    monkeypatch.setattr(os, "preadv", change_while_it_is_read)

    result = workshop.backup()

    assert attempts > 3
    assert left_out(result) == [(f"source/{NAME}", "changing")]
    assert restored_numbers(workshop) == [1]
