"""Opens the SQLite databases of this program: one policy for files that are damaged, locked, too new or not writable.

A damaged database never blocks the program: a cache is started again, and any other file is first moved aside. An
intact one is never lost: if it is locked, unreadable, or its disk is full, it stays as it is.

Caches of backups that have not been used for a long time are removed, so that they do not fill the home directory.
"""

import contextlib
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
"""How long a process that can wait waits for another one that is writing."""
_DAMAGED: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_PRIMARY: Final = 0xFF  # masks the primary code of an extended error code
_BESIDE: Final = ("-wal", "-shm", "-journal")
_IN_MEMORY: Final = ":memory:"
Value = str | bytes | float | None  # a value in SQLite; for the type checker, int is included in float
_IN_TEMPORARY_FILE: Final = ""
UNUSED_S: Final = 180 * 86_400.0
_KINDS: Final = (".sqlite", ".runs")


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
        """The statements in one transaction: a second process waits, and finds everything created."""
        return f"BEGIN IMMEDIATE; {self.statements}; PRAGMA user_version = {self.version}; COMMIT;"


def open_database(path: Path, schema: Schema, patience_s: float = PATIENCE_S) -> sqlite3.Connection:
    """Open or create a database that only its owner can read.

    Raises OSError or sqlite3.Error if it is locked, or cannot be read or written; sqlite3.NotSupportedError if it is of
    a later version.
    """
    private_files.make_folder(path.parent)
    with folder_lock(path.parent, patience_s):  # the switch to WAL does not wait for other processes: it fails
        private_files.make_file(path)
        try:
            return _connect(str(path), schema, patience_s)
        except sqlite3.DatabaseError as error:
            if not is_damaged(error) and not (schema.is_cache and isinstance(error, sqlite3.NotSupportedError)):
                raise
        # Only the newest damaged file is kept, for anyone who can recover data from it.
        if not schema.is_cache:
            path.replace(path.with_suffix(".damaged"))
        remove(path)
        private_files.make_file(path)
        return _connect(str(path), schema, patience_s)


class BestEffortDatabase:
    """A database that the program can do without: unreadable data counts as empty, and failed writes are lost.

    If it cannot be opened, an empty one in memory is used instead.

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
        """Execute all statements or none; return whether they were written."""
        try:
            with self._db:
                for query, values in statements:
                    self._db.execute(query, values)
        except sqlite3.Error:
            return False
        return True


def open_temporary(schema: Schema) -> sqlite3.Connection:
    """Open a database in a nameless temporary file, which may be larger than memory."""
    return _connect(_IN_TEMPORARY_FILE, schema, PATIENCE_S)


def open_finished(path: Path, schema: Schema) -> sqlite3.Connection:
    """Open a database that no longer changes, without locks and without a journal.

    Raises sqlite3.Error if it is missing, or of another version.
    """
    with _closed_on_failure(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as db:
        if _version(db) != schema.version:
            raise sqlite3.NotSupportedError(path)
        return db


def copy_to_file(db: sqlite3.Connection, path: Path) -> None:
    """Copy to a private file. Raises OSError or sqlite3.Error."""
    private_files.make_file(path)
    with contextlib.closing(sqlite3.connect(path)) as copy:
        db.backup(copy)


def remove(path: Path) -> None:
    """Remove a database and SQLite's files beside it. Raises OSError."""
    for file_to_remove in (path, *(path.with_name(path.name + ending) for ending in _BESIDE)):
        file_to_remove.unlink(missing_ok=True)


def is_damaged(error: sqlite3.Error) -> bool:
    """Whether the file itself is damaged, rather than locked, or short of disk or memory."""
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK) & _PRIMARY in _DAMAGED


def decoding(decoder: msgspec.msgpack.Decoder[_T]) -> Callable[[bytes], _T]:
    """Wrap a decoder. SQLite does not detect damage within a value, so it is reported like other damage of the file."""

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


def _connect(path: str, schema: Schema, patience_s: float) -> sqlite3.Connection:
    with _closed_on_failure(sqlite3.connect(path, timeout=patience_s, cached_statements=64)) as db:
        db.execute("SELECT 1 FROM sqlite_schema").fetchone()  # raises if the version of a damaged file is meaningless
        version = _version(db)
        if version > schema.version or (schema.is_cache and version not in (0, schema.version)):
            raise sqlite3.NotSupportedError(f"version {version}")
        if schema.is_write_ahead:
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("PRAGMA synchronous = NORMAL")
        if version < schema.version:
            db.executescript(schema.script)
        if schema.is_checked and db.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
            raise _damage()
        return db


def _version(db: sqlite3.Connection) -> int:
    version: int = db.execute("PRAGMA user_version").fetchone()[0]
    return version


@contextlib.contextmanager
def _closed_on_failure(db: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    try:
        yield db
    except BaseException:
        db.close()
        raise


def key_of(text: str) -> str:
    """A file name for a text. Text from a drive is not a safe file name."""
    import hashlib  # noqa: PLC0415 (with OpenSSL, and only files of drives are named like this)

    return hashlib.sha256(text.encode()).hexdigest()[:24]


def note_use(file: Path) -> None:
    """Note that a file was opened, because reading leaves no trace."""
    with contextlib.suppress(OSError):
        os.utime(file)


def remove_unused(folder: Path, used_names: Collection[str], now_s: float) -> None:
    """Remove the files of a cache that have not been used for `UNUSED_S`. Raises no error.

    `used_names` are file name prefixes: the files of backups that still have a set stay, however old.
    """
    files: list[Path] = []
    with contextlib.suppress(OSError):
        files += (file for file in folder.iterdir() if file.suffix in _KINDS)
    for file in files:
        with contextlib.suppress(OSError):
            is_old = file.lstat().st_mtime < now_s - UNUSED_S
            if is_old and not file.name.startswith(tuple(used_names)):
                remove(file)
