"""The logs of a database: files beside it that make it whole, so that they must be of the same moment.

SQLite changes a database in one of two ways (https://www.sqlite.org/fileformat2.html, chapters 3 and 4):

- With a rollback journal, `X-journal` receives the old content of each page before `X` is changed, and ends when the
  transaction does. Whoever finds it complete puts the old content back.
- With a write-ahead log, `X-wal` receives the new pages, and `X` is changed only at a checkpoint, with pages that the
  log still has. The log begins again from its start, with another header, once all of it is in `X`.

A database with the log of another moment is damaged (https://www.sqlite.org/howtocorrupt.html, 1.2 to 1.4). In both
ways, these belong together: a log as it was at a moment, up to its end at that moment, and `X`, if that did not change
from this moment until it was read. What a program appends to the log meanwhile is a transaction that has not begun in
`X`. So a database is copied whole while programs write to it, unless they write to `X` all the time.

`X-shm` is the index of the log, in shared memory. The first program that opens the database makes it again
(https://www.sqlite.org/walformat.html, 2.1), so its content does not matter.

Other programs' companions need no such care: a mail index (Thunderbird's .msf) is made again if it does not fit, and
LMDB's lock file holds nothing that lasts.
"""

import contextlib
import errno
import os
import re
import shutil
import stat as modes
import tempfile
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import IO, Final, NamedTuple

import msgspec.structs
from blake3 import blake3

from shingleback.engine.files.attributes import Attributes, Stat, attributes_of, read_attributes, stat_of, unknown_names
from shingleback.engine.files.linux import FULL
from shingleback.engine.source.reader import ClockSteps, open_file, settle
from shingleback.engine.source.sent_file import READ_AGAIN, ChangingError, NotSentError

_INDEX_SUFFIX: Final = b"-shm"
_SUFFIXES: Final = (b"-wal", b"-journal", _INDEX_SUFFIX)
LEVEL_DATABASE: Final = b""
"""Stands for the name of a LevelDB database, which is the whole folder."""
CURRENT: Final = b"CURRENT"
_OF_LEVELDB: Final = re.compile(rb"CURRENT|MANIFEST-[0-9]{6,}|[0-9]{6,}\.(log|ldb|sst|blob)").fullmatch
_BEGINNINGS: Final[dict[bytes, tuple[bytes, ...]]] = {
    b"-wal": (b"\x37\x7f\x06\x82", b"\x37\x7f\x06\x83"),
    b"-journal": (b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7",),
    _INDEX_SUFFIX: ((3_007_000).to_bytes(4, "little"), (3_007_000).to_bytes(4, "big")),
}
BEGINNING_BYTES: Final = 8
_HEADER_BYTES: Final = 32  # of a write-ahead log; a journal's has 28. Both hold a number that each use makes anew
_TRIES: Final = 3
_STEP_BYTES: Final = 8 << 20
_WAIT_S: Final = 0.005


class UnreadableDatabaseError(NotSentError):
    """What a log belongs to cannot be read, so nobody can tell whether it is a database."""


class UnreadableMemberError(NotSentError):
    """A file of a database, such as a log, cannot be read. The cause is an OSError."""

    def __init__(self, name: bytes) -> None:
        super().__init__(name)
        self.name = name


class ComputerFullError(NotSentError):
    """The computer's own disk has no room to capture a log."""


def databases_in(names: Iterable[bytes]) -> dict[bytes, bytes]:
    """Return the databases to which names of logs belong: by their own name, and by those of their logs.

    A LevelDB database has the name `LEVEL_DATABASE`.
    """
    databases: dict[bytes, bytes] = {}
    for name in names:
        if is_of_leveldb(name):
            databases[name] = LEVEL_DATABASE
        if name.endswith(_SUFFIXES) and name not in _SUFFIXES:
            database = name[: name.rindex(b"-")]
            databases[name] = databases[database] = database
    return databases


def is_of_leveldb(name: bytes) -> bool:
    """Whether a file may belong to a LevelDB database (see `leveldb`), by its name."""
    return _OF_LEVELDB(name) is not None


def log_names(database: bytes) -> list[bytes]:
    return [database + suffix for suffix in _SUFFIXES]


def begins_like_log(name: bytes, beginning: bytes) -> bool:
    """Whether a file begins like a log of the kind that its name has, of at least 8 bytes. An unused one has zeros."""
    suffix = name[name.rindex(b"-") :]
    return not any(beginning) or beginning.startswith(_BEGINNINGS[suffix])


class CapturedLog(NamedTuple):
    """A log as it was at one moment.

    Attributes:
        stat: with its size at that moment; the ctime is `READ_AGAIN` if it has changed since.
        content: a file without a name.
    """

    stat: Stat
    attributes: Attributes
    digest: bytes
    content: IO[bytes]


@dataclass(slots=True)
class DatabaseLogs:
    """Captures the logs of one database.

    Attributes:
        names: their names, without those that are to be treated as files like others.
        stored_stat: returns the state of a file of which the drive has the content, or None.
        captured: the newest captured states, without those that the drive has.
        present: the names of the logs that exist.
    """

    names: list[bytes]
    stored_stat: Callable[[bytes], Stat | None]
    folder_fd: int
    clock_steps: ClockSteps
    scratch_folder: Path | None
    attend: Callable[[], None]
    on_attributes_left_out: Callable[[bytes, str], None]
    captured: dict[bytes, CapturedLog] = field(default_factory=dict)
    present: set[bytes] = field(default_factory=set)

    def capture(self, database_fd: int) -> None:
        """Capture the logs, before the database is read.

        Raises ChangingError, UnreadableMemberError or ComputerFullError.
        """
        info = os.fstat(database_fd)
        # Each further change of the database needs another ctime: at most, this waits for a step of its filesystem.
        while self.clock_steps.may_change_unnoticed(database_fd, info, self.clock_steps.now_ns()):
            self.attend()
            time.sleep(_WAIT_S)
        self.forget()
        for name in self.names:
            try:
                self._capture(name)
            except FileNotFoundError:
                self.present.discard(name)
            except OSError as error:
                if error.errno in FULL:  # it is never the log that has no room
                    raise ComputerFullError from error
                raise UnreadableMemberError(name) from error

    def forget(self) -> None:
        for log in self.captured.values():
            log.content.close()
        self.captured.clear()
        self.present.clear()

    def _capture(self, name: bytes) -> None:
        for _ in range(_TRIES):
            fd = open_file(name, self.folder_fd)
            try:
                info = os.fstat(fd)
                stat, stored_stat = stat_of(name, info), self.stored_stat(name)
                if not modes.S_ISREG(info.st_mode):
                    raise ChangingError
                self.present.add(name)
                if stored_stat is not None and stored_stat.describes(info):
                    return
                log = self._copied(fd, stat, info)
            finally:
                os.close(fd)
            if log is not None:
                self.captured[name] = log
                return
        raise ChangingError

    def _copied(self, fd: int, stat: Stat, info: os.stat_result) -> CapturedLog | None:
        """Return the beginning of a log, of the size that it had; None if the log has begun again meanwhile."""
        began_ns = self.clock_steps.now_ns()
        settle(fd, stat.ctime_ns)
        header = os.pread(fd, _HEADER_BYTES, 0)
        try:
            attributes = read_attributes(fd, info, partial(self.on_attributes_left_out, stat.name))
        except OSError as error:
            attributes = attributes_of(info)
            self.on_attributes_left_out(stat.name, unknown_names(error))
        if stat.size > shutil.disk_usage(self.scratch_folder or tempfile.gettempdir()).free // 2:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))  # other programs, such as its own, need room there
        with contextlib.ExitStack() as opened:
            content, hasher, done = opened.enter_context(tempfile.TemporaryFile(dir=self.scratch_folder)), blake3(), 0
            while done < stat.size and (data := os.pread(fd, min(_STEP_BYTES, stat.size - done), done)):
                hasher.update(data)
                content.write(data)
                done += len(data)
                self.attend()
            content.flush()
            is_whole = done == stat.size and self._is_same_log(stat.name, fd, header, done)
            if not (is_whole or stat.name.endswith(_INDEX_SUFFIX)):
                return None
            after = os.fstat(fd)
            if not stat.describes(after) or self.clock_steps.may_change_unnoticed(fd, after, began_ns):
                stat = msgspec.structs.replace(stat, ctime_ns=READ_AGAIN)
            opened.pop_all()
        return CapturedLog(msgspec.structs.replace(stat, size=done), attributes, hasher.digest(), content)

    def _is_same_log(self, name: bytes, fd: int, header: bytes, size: int) -> bool:
        """Whether the log that is open still has this name and this header, and is not shorter."""
        try:
            now = os.stat(name, dir_fd=self.folder_fd, follow_symlinks=False)
        except FileNotFoundError:
            return False
        is_whole = now.st_ino == os.fstat(fd).st_ino and now.st_size >= size
        return is_whole and os.pread(fd, _HEADER_BYTES, 0) == header
