"""Opens the SQLite databases of this program: one policy for files that are damaged, locked, too new or not writable.

A damaged database never blocks the program: a cache is started again, and any other file is first moved aside. A good
one is never lost: if it is locked, unreadable, or its disk is full, it stays as it is.

The caches of backups that were not used for a long time are removed, so that they don't fill the home.
"""

import contextlib
import hashlib
import os
import sqlite3
from collections.abc import Callable, Collection, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from shingleback.domain.text import UNDECODABLE
from shingleback.store import private_files
from shingleback.store.private_files import folder_lock

_T = TypeVar("_T")
PATIENCE_S: Final = 5.0
"""How long a process waits for another one that writes at this moment, if it can wait."""
_DAMAGED: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_PRIMARY: Final = 0xFF  # of an extended error code
_BESIDE: Final = ("-wal", "-shm", "-journal")
_IN_MEMORY: Final = ":memory:"
Value = str | bytes | float | None  # as SQLite holds it; a whole number is a float for the type checker
_IN_TEMPORARY_FILE: Final = ""


class Schema(msgspec.Struct, frozen=True):
    """The description of a database.

    Attributes:
        version: its `user_version`; a file without one is new.
        statements: create all missing tables, also in a file of an earlier version.
        is_cache: it can be rebuilt, so a file of any other version is started again.
        is_write_ahead: commits do not wait for the disk, nor readers for a writer; not for network folders.
        is_checked: the whole file is checked when it is opened; for small files.
    """

    version: int
    statements: str
    is_cache: bool = False
    is_write_ahead: bool = False
    is_checked: bool = False

    @property
    def script(self) -> str:
        """As one transaction: a process that comes second waits, and finds everything made."""
        return f"BEGIN IMMEDIATE; {self.statements}; PRAGMA user_version = {self.version}; COMMIT;"


def open_database(path: Path, schema: Schema, patience_s: float = PATIENCE_S) -> sqlite3.Connection:
    """Opens or creates a database that only its owner can read.

    Raises OSError or sqlite3.Error if it is locked, or cannot be read or written; sqlite3.NotSupportedError for one
    of a later version.
    """
    private_files.make_folder(path.parent)
    with folder_lock(path.parent, patience_s):  # to change to a write-ahead log waits for no other process: it fails
        private_files.make_file(path)
        try:
            return _connect(str(path), schema, patience_s)
        except sqlite3.DatabaseError as error:
            if not is_damaged(error) and not (schema.is_cache and isinstance(error, sqlite3.NotSupportedError)):
                raise
        _put_aside(path, is_kept=not schema.is_cache)
        private_files.make_file(path)
        return _connect(str(path), schema, patience_s)


class BestEffortDatabase:
    """A database without which the program goes on: what cannot be read counts as empty, and a failed write is lost.

    One that cannot be opened is an empty one in memory.

    Attributes:
        has_failed: it could not be opened or read: there may be more than it returned.
    """

    def __init__(self, path: Path, schema: Schema, patience_s: float = PATIENCE_S) -> None:
        self.has_failed = False
        try:
            self._db = open_database(path, schema, patience_s)
        except (OSError, sqlite3.Error):
            self._db = _connect(_IN_MEMORY, schema, patience_s)
            self.has_failed = True

    def close(self) -> None:
        self._db.close()

    def _read(self, query: str, *values: Value) -> list[tuple[Any, ...]]:
        try:
            return self._db.execute(query, values).fetchall()
        except sqlite3.Error:
            self.has_failed = True
            return []

    def _write(self, *statements: tuple[str, Sequence[Value]]) -> bool:
        """All of them, or none; whether they were written."""
        try:
            with self._db:
                for query, values in statements:
                    self._db.execute(query, values)
        except sqlite3.Error:
            return False
        return True


def open_temporary(schema: Schema) -> sqlite3.Connection:
    """In a file without a name, which may be larger than memory."""
    return _connect(_IN_TEMPORARY_FILE, schema, PATIENCE_S)


def open_finished(path: Path, schema: Schema) -> sqlite3.Connection:
    """Opens a database that is no longer changed, without locks and without a journal.

    Raises sqlite3.Error if it is missing, or of another version.
    """
    with _closed_on_failure(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as db:
        if _version(db) != schema.version:
            raise sqlite3.NotSupportedError(path)
        return db


def copy_to_file(db: sqlite3.Connection, path: Path) -> None:
    """Raises OSError or sqlite3.Error; the copy is private."""
    private_files.make_file(path)
    with contextlib.closing(sqlite3.connect(path)) as copy:
        db.backup(copy)


def remove(path: Path) -> None:
    """Remove a database and what SQLite keeps beside it. Raises OSError."""
    for one in (path, *_beside(path)):
        one.unlink(missing_ok=True)


def is_damaged(error: sqlite3.Error) -> bool:
    """Whether the file is at fault, and no lock, disk or memory."""
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK) & _PRIMARY in _DAMAGED


def decoding(decoder: msgspec.msgpack.Decoder[_T]) -> Callable[[bytes], _T]:
    """SQLite does not notice damage within a value: it is reported like any other damage of the file."""

    def decode(data: bytes) -> _T:
        try:
            return decoder.decode(data)
        except UNDECODABLE as error:
            raise _damage() from error

    return decode


def _damage() -> sqlite3.DatabaseError:
    error = sqlite3.DatabaseError("damaged")
    error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
    return error


def _put_aside(path: Path, *, is_kept: bool) -> None:
    """Only the newest damaged file is kept, for anybody who can recover something from it."""
    if is_kept:
        path.replace(path.with_suffix(".damaged"))
    remove(path)


def _beside(path: Path) -> list[Path]:
    return [path.with_name(path.name + ending) for ending in _BESIDE]


def _connect(path: str, schema: Schema, patience_s: float) -> sqlite3.Connection:
    with _closed_on_failure(sqlite3.connect(path, patience_s, cached_statements=64)) as db:
        db.execute("SELECT 1 FROM sqlite_schema").fetchone()  # raises where damage makes up a version
        version = _version(db)
        if version > schema.version or (schema.is_cache and version not in (0, schema.version)):
            raise sqlite3.NotSupportedError(f"version {version}")
        if schema.is_write_ahead:
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("PRAGMA synchronous = NORMAL")
        if version < schema.version:
            db.executescript(schema.script)
        if schema.is_checked:
            _check(db)
        return db


def _version(db: sqlite3.Connection) -> int:
    version: int = db.execute("PRAGMA user_version").fetchone()[0]
    return version


def _check(db: sqlite3.Connection) -> None:
    if db.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
        raise _damage()


@contextlib.contextmanager
def _closed_on_failure(db: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    try:
        yield db
    except BaseException:
        db.close()
        raise


UNUSED_S: Final = 180 * 86_400.0
_KINDS: Final = (".sqlite", ".runs")


def key_of(text: str) -> str:
    """For the name of a file: text from a drive is no such name."""
    return hashlib.sha256(text.encode()).hexdigest()[:24]


def note_use(file: Path) -> None:
    """Called when such a file is opened: reading alone leaves no trace."""
    with contextlib.suppress(OSError):
        os.utime(file)


def remove_unused(folder: Path, kept: Collection[str], now_s: float) -> None:
    """Remove the files of a cache that are not in use any more. Raises no error.

    `kept` are the beginnings of names: files of backups for which there is still a set stay, however old.
    """
    for file in _files(folder):
        with contextlib.suppress(OSError):
            is_old = file.lstat().st_mtime < now_s - UNUSED_S
            if is_old and not file.name.startswith(tuple(kept)):
                remove(file)


def _files(folder: Path) -> Iterator[Path]:
    with contextlib.suppress(OSError):
        yield from (file for file in folder.iterdir() if file.suffix in _KINDS)
