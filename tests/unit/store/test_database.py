"""One policy for all databases: a damaged file never blocks the program, and a good one is never lost."""

import os
import resource
import sqlite3
import stat
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from shingleback.engine.repo.index import ROOT, Index, IndexStore
from shingleback.store.database import (
    BestEffortDatabase,
    Schema,
    copy_to_file,
    is_damaged,
    open_database,
    open_finished,
    open_temporary,
    remove,
)

RECORD = Schema(2, "CREATE TABLE IF NOT EXISTS word (text TEXT)")
CACHE = Schema(2, "CREATE TABLE IF NOT EXISTS word (text TEXT)", is_cache=True, is_write_ahead=True)
NEXT = Schema(3, RECORD.statements + "; CREATE TABLE IF NOT EXISTS other (text TEXT)")
BOTH = pytest.mark.parametrize("schema", [RECORD, CACHE], ids=["record", "cache"])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "state" / "some.sqlite"


class Words(BestEffortDatabase):
    """A database that reads and writes what the test says."""

    def read(self, query: str, *values: str) -> list[Any]:
        return self._read(query, *values)

    def write(self, *commands: tuple[str, Sequence[str]]) -> bool:
        return self._write(*commands)


def add(file: Path, schema: Schema, text: str) -> None:
    with closing(open_database(file, schema)) as db, db:
        db.execute("INSERT INTO word VALUES (?)", (text,))


def words(file: Path, schema: Schema) -> list[str]:
    with closing(open_database(file, schema, 0.01)) as db:
        return [text for (text,) in db.execute("SELECT text FROM word")]


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Locked by another program that writes to it."""
    with closing(sqlite3.connect(file)) as holder:
        holder.execute("PRAGMA locking_mode = EXCLUSIVE")
        holder.execute("BEGIN EXCLUSIVE")
        yield


@contextmanager
def full_disk(most_bytes: int) -> Iterator[None]:
    """No file of this process can grow, so that writing fails as on a full disk."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most_bytes, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@BOTH
def test_written_rows_are_read_again(file: Path, schema: Schema) -> None:
    add(file, schema, "one")
    add(file, schema, "two")
    assert words(file, schema) == ["one", "two"]


@pytest.mark.usefixtures("plain_umask")
@BOTH
def test_the_database_and_its_journal_are_private(file: Path, schema: Schema) -> None:
    with closing(open_database(file, schema)) as db:
        db.execute("INSERT INTO word VALUES ('secret')")  # while the journal exists
        modes = {
            database_file.name: stat.S_IMODE(database_file.stat().st_mode) for database_file in file.parent.iterdir()
        }
    assert len(modes) > 1
    assert set(modes.values()) == {0o600}
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700


@BOTH
def test_a_locked_database_is_kept(file: Path, schema: Schema) -> None:
    add(file, schema, "one")
    with locked(file), pytest.raises(sqlite3.OperationalError):
        words(file, schema)
    assert words(file, schema) == ["one"]


@BOTH
def test_a_database_on_a_full_disk_is_kept(file: Path, schema: Schema) -> None:
    add(file, schema, "one")
    before = file.read_bytes()
    with full_disk(most_bytes=0), pytest.raises(sqlite3.OperationalError):
        add(file, schema, "two")
    assert file.read_bytes() == before
    assert words(file, schema) == ["one"]


@BOTH
def test_a_database_that_found_no_space_is_created_later(file: Path, schema: Schema) -> None:
    with full_disk(most_bytes=0), pytest.raises(sqlite3.OperationalError):
        add(file, schema, "one")
    add(file, schema, "two")
    assert words(file, schema) == ["two"]


def test_a_damaged_record_is_moved_aside(file: Path) -> None:
    add(file, RECORD, "one")
    file.write_bytes(b"my own notes" * 1_000)
    add(file, RECORD, "two")
    assert words(file, RECORD) == ["two"]
    assert file.with_suffix(".damaged").read_bytes() == b"my own notes" * 1_000


def test_a_damaged_cache_is_recreated(file: Path) -> None:
    add(file, CACHE, "one")
    file.write_bytes(b"nonsense" * 1_000)
    add(file, CACHE, "two")
    assert words(file, CACHE) == ["two"]
    assert not file.with_suffix(".damaged").exists()


def test_a_checked_database_detects_internal_damage(file: Path) -> None:
    checked = Schema(2, RECORD.statements, is_checked=True)
    for number in range(400):
        add(file, checked, f"{number} " * 50)
    with file.open("r+b") as raw:
        raw.seek(4096)
        raw.write(b"\x7f" * 8192)
    assert words(file, checked) == []
    assert file.with_suffix(".damaged").exists()


def test_a_record_of_an_earlier_version_is_upgraded(file: Path) -> None:
    add(file, RECORD, "one")
    assert words(file, NEXT) == ["one"]
    with closing(open_database(file, NEXT)) as db:
        assert db.execute("SELECT count(*) FROM other").fetchone() == (0,)


def test_a_record_of_a_later_version_is_left_alone(file: Path) -> None:
    add(file, NEXT, "one")
    before = file.read_bytes()
    with pytest.raises(sqlite3.NotSupportedError):
        words(file, RECORD)
    assert file.read_bytes() == before


@pytest.mark.parametrize("version", [1, 3])
def test_a_cache_of_another_version_is_recreated(file: Path, version: int) -> None:
    add(file, Schema(version, CACHE.statements), "one")
    assert words(file, CACHE) == []


def test_an_inaccessible_record_is_replaced_by_one_in_memory(file: Path) -> None:
    add(file, RECORD, "one")
    with locked(file):
        in_memory = Words(file, RECORD, 0.01)
    with closing(in_memory):
        assert in_memory.has_failed
        assert in_memory.read("SELECT count(*) FROM word") == [(0,)]
    with closing(Words(file, RECORD)) as next_words:
        assert not next_words.has_failed
        assert next_words.read("SELECT count(*) FROM word") == [(1,)]


def test_several_writes_are_made_completely_or_not_at_all(file: Path) -> None:
    with closing(Words(file, RECORD)) as database:
        good, bad = ("INSERT INTO word VALUES (?)", ("one",)), ("INSERT INTO nothing VALUES (?)", ("one",))
        assert not database.write(good, bad)
        assert database.read("SELECT * FROM word") == []
        assert database.write(good)
        assert database.read("SELECT * FROM word WHERE text = ?", "one") == [("one",)]
        assert (database.read("SELECT * FROM nothing"), database.has_failed) == ([], True)


def test_a_finished_copy_is_read_only(file: Path, tmp_path: Path) -> None:
    with closing(open_temporary(CACHE)) as db, db:
        db.execute("INSERT INTO word VALUES ('one')")
        db.commit()
        copy_to_file(db, tmp_path / "copy")
    with closing(open_finished(tmp_path / "copy", CACHE)) as copy:
        assert copy.execute("SELECT text FROM word").fetchall() == [("one",)]
        with pytest.raises(sqlite3.OperationalError):
            copy.execute("DELETE FROM word")
    with pytest.raises(sqlite3.NotSupportedError):
        open_finished(tmp_path / "copy", NEXT)
    with pytest.raises(sqlite3.OperationalError):
        open_finished(file, CACHE)


def test_a_removed_database_leaves_no_files(file: Path) -> None:
    with closing(open_database(file, CACHE)) as db:
        db.execute("INSERT INTO word VALUES ('one')")
        remove(file)
    assert os.listdir(file.parent) == []


def test_a_locked_database_does_not_count_as_damaged() -> None:
    assert not is_damaged(sqlite3.OperationalError("database is locked"))


def test_a_locked_index_of_a_backup_is_kept(tmp_path: Path) -> None:
    store = IndexStore(tmp_path / "index")
    with closing(store.open("backup")) as index:
        index.add_folder(1, ROOT, b"photos", stored=None, inode=5)
        index.commit()
    file = tmp_path / "index" / "backup.sqlite"
    with locked(file), pytest.raises(sqlite3.OperationalError):
        Index(file, patience_s=0.01)
    with closing(store.open("backup")) as index:
        assert index.children(ROOT) == [(1, b"photos")]
