"""Files in the user's home that no other user of the computer can read, locks on them, and SQLite databases.

File names and the identity of a backup are private. Files on a drive keep the modes that they
need: nothing here is for drives.

The singleton lock ensures that only one process is the window, or starts the daily backups. The kernel releases it when
its holder ends, however that happens. File locks protect the files that several processes share in one folder: the
window, the timer, a terminal and a worker may use them at the same moment.

There is one policy for databases that are damaged, locked, too new or not writable. A damaged one never blocks the
program: a cache is started again, and any other file is first moved aside. A good one is never lost: if it is locked,
unreadable, or its disk is full, it stays as it is. Caches of backups that were not used for long are removed, so that
they don't fill the home.
"""

import contextlib
import errno
import fcntl
import hashlib
import os
import sqlite3
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from shingleback.domain.text import UNDECODABLE

_FILE_MODE: Final = 0o600
_FOLDER_MODE: Final = 0o700


def make_folder(folder: Path) -> None:
    """Create a folder and those above it, all of them private. Raises OSError.

    The XDG base directory specification wants the same for the folders above.
    """
    missing = [one for one in (folder, *folder.parents) if not one.is_dir()]
    for one in reversed(missing):
        one.mkdir(_FOLDER_MODE, exist_ok=True)


def make_file(file: Path) -> None:
    """Create an empty file if there is none. Raises OSError.

    An existing one is not even opened: closing it would release SQLite's locks on it.
    """
    with contextlib.suppress(FileExistsError):
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, _FILE_MODE))


def write(file: Path, content: bytes) -> None:
    """Write a file that has no readers yet, or begin it again. Raises OSError."""
    fd = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_NOFOLLOW | os.O_CLOEXEC, _FILE_MODE)
    with open(fd, "wb") as opened:
        os.fchmod(fd, _FILE_MODE)
        opened.write(content)


def replace(file: Path, content: bytes) -> None:
    """Replace a file as a whole, or raise OSError and leave it as it was; creates its folder."""
    make_folder(file.parent)
    temporary = file.with_name(f".{file.name}.new")
    write(temporary, content)
    os.replace(temporary, file)


def has_any(folder: Path) -> bool:
    """Whether there is something in a folder. One that cannot be read counts as empty."""
    try:
        return any(folder.iterdir())
    except OSError:
        return False


class SingletonLock:
    def __init__(self, file: Path) -> None:
        """`file` is in a folder of the session, or of the person."""
        self._file = file
        self._fd: int | None = None

    def take(self) -> bool:
        """Returns whether it is ours now; also true if locking is impossible, as on some network folders."""
        if self._fd is not None:
            return True
        try:
            make_folder(self._file.parent)
            fd = os.open(self._file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError:
            return True
        try:
            fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(fd)
            return False
        except OSError:
            pass  # the filesystem has no locks
        self._fd = fd
        return True

    def give_back(self) -> None:
        if self._fd is not None:
            with contextlib.suppress(OSError):  # the filesystem has no locks
                fcntl.flock(self._fd, fcntl.LOCK_UN)  # a process that was forked meanwhile has the file open, too
            os.close(self._fd)
            self._fd = None


LOCK_PATIENCE_S: Final = 2.0
"""For a window, with another process: one that was stopped amid its moment gives nothing back."""
_STEP_S: Final = 0.02


@contextlib.contextmanager
def folder_lock(folder: Path, patience_s: float | None = None) -> Iterator[None]:
    """A file lock: one process at a time for this folder; raises OSError if there is no such folder.

    Only for moments: the others wait, and those with a time limit get OSError (EBUSY) after it. The kernel releases
    the lock when its holder ends, however that happens.
    """
    fd = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        _lock(fd, patience_s)
        yield
    finally:
        os.close(fd)


def _lock(fd: int, patience_s: float | None) -> None:
    end_s = None if patience_s is None else time.monotonic() + patience_s
    while True:
        try:
            fcntl.flock(fd, fcntl.LOCK_EX | (0 if end_s is None else fcntl.LOCK_NB))
        except BlockingIOError:
            if end_s is not None and time.monotonic() >= end_s:
                raise OSError(errno.EBUSY, os.strerror(errno.EBUSY)) from None
            time.sleep(_STEP_S)
        except OSError:  # a filesystem without locks
            return
        else:
            return


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
    make_folder(path.parent)
    with folder_lock(path.parent, patience_s):  # to change to a write-ahead log waits for no other process: it fails
        make_file(path)
        try:
            return _connect(str(path), schema, patience_s)
        except sqlite3.DatabaseError as error:
            if not is_damaged(error) and not (schema.is_cache and isinstance(error, sqlite3.NotSupportedError)):
                raise
        _put_aside(path, is_kept=not schema.is_cache)
        make_file(path)
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
    make_file(path)
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
