"""Asking for the data of the next files before they are needed.

A cold source answers one small read after the other in milliseconds, but many at once in nearly the same time. So a
process of its own goes through the plan ahead of the reader, as soon as the survey has begun to write it, and asks
the kernel for what is not in memory yet. Nothing depends on it: when it is late or dies, the reader reads by itself.
"""

import os
import signal
from typing import Final, Protocol

from shingleback.copying.entries import Stat
from shingleback.copying.folders import FolderCursor
from shingleback.copying.plan import FolderWork, Spool
from shingleback.copying.reading import ask_ahead, begins_in_memory, open_file
from shingleback.copying.survey import Source
from shingleback.jobs.apart import die_with_parent, let_go_of_stdio
from shingleback.model.child_limits import ENGINE

_UNIT_BYTES: Final = 1 << 16
_MOST_UNITS_A_FILE: Final = 16  # of a large file only the beginning: its own reader looks ahead in it
_AHEAD_UNITS: Final = 2_048
_FLUSH_UNITS: Final = 256
_GRANT_UNITS: Final = 64  # with each, the process ahead is woken up
_ALIKE: Final = 256


class ReadAhead(Protocol):
    """Told how far the plan is, in units of `units_of`, and the reader, file by file, in those of `units_of_file`."""

    def planned(self, units: int) -> None: ...

    def planned_all(self) -> None: ...

    def done(self, units: int) -> None: ...

    def close(self) -> None: ...


class NoReadAhead:
    def planned(self, units: int) -> None:
        pass

    def planned_all(self) -> None:
        pass

    def done(self, units: int) -> None:
        pass

    def close(self) -> None:
        pass


def units_of(work: FolderWork) -> int:
    return sum(units_of_file(stat.size) for stat in work.copy)


def units_of_file(size: int) -> int:
    """One, and more for a file of some size."""
    return 1 + min(size // _UNIT_BYTES, _MOST_UNITS_A_FILE)


class ReadAheadProcess:
    """Runs ahead of the reader by a bounded amount; an eventfd counts how much it may still do."""

    def __init__(self, spool: Spool, sources: list[Source]) -> None:
        """Forks: to be called before any thread is started."""
        self._spool = spool
        self._credits_fd = os.eventfd(0)
        self._unseen = 0
        self._planned = 0
        self._done = 0
        self._granted = 0
        parent = os.getpid()
        self._pid = os.fork()
        if self._pid == 0:
            _run(spool, sources, self._credits_fd, parent)

    def planned(self, units: int) -> None:
        self._unseen += units
        if self._unseen >= _FLUSH_UNITS:
            self._spool.flush()
            self.planned_all()

    def planned_all(self) -> None:
        """The spool has been flushed: what is in it can be read."""
        self._planned, self._unseen = self._planned + self._unseen, 0
        self._grant()

    def done(self, units: int) -> None:
        self._done += units
        self._grant()

    def close(self) -> None:
        os.kill(self._pid, signal.SIGKILL)
        os.waitpid(self._pid, 0)
        os.close(self._credits_fd)

    def _grant(self) -> None:
        wanted = min(self._planned, self._done + _AHEAD_UNITS)
        least = 1 if wanted == self._planned else _GRANT_UNITS
        if wanted - self._granted >= least:
            os.eventfd_write(self._credits_fd, wanted - self._granted)
            self._granted = wanted


def _run(spool: Spool, sources: list[Source], credits_fd: int, parent: int) -> None:
    """The whole life of the process: until it is ended."""
    try:
        let_go_of_stdio()
        ENGINE.put_on()
        die_with_parent(parent)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        _Runner(spool, sources, credits_fd).run()
    finally:
        os._exit(0)


class _Runner:
    def __init__(self, spool: Spool, sources: list[Source], credits_fd: int) -> None:
        self._spool = spool
        self._cursors = [FolderCursor(source.fd, no_atime=True) for source in sources]
        self._credits_fd = credits_fd
        self._credits = 0

    def run(self) -> None:
        position = 0
        while True:
            self._credits += os.eventfd_read(self._credits_fd)
            for end, item in self._spool.read(position):
                if isinstance(item, FolderWork):
                    self._folder(item)
                position = end

    def _folder(self, work: FolderWork) -> None:
        """Its credits are taken file by file, also where it is gone: the reader is as far with it then."""
        try:
            folder_fd = self._cursors[work.source].open(work.path)
        except OSError:
            self._take(units_of(work))
            return
        for start in range(0, len(work.copy), _ALIKE):
            self._files(work.copy[start : start + _ALIKE], folder_fd)

    def _files(self, stats: list[Stat], folder_fd: int) -> None:
        """Neighbors were mostly read together, or not at all: the first one speaks for the others."""
        is_in_memory: bool | None = None
        for stat in stats:
            self._take(units_of_file(stat.size))
            if not stat.is_file or not stat.size:
                continue
            if is_in_memory is None:
                is_in_memory = _is_in_memory(stat.name, folder_fd)
            if not is_in_memory:
                _ask_for(stat.name, folder_fd, min(stat.size, _UNIT_BYTES * _MOST_UNITS_A_FILE))

    def _take(self, units: int) -> None:
        """Waits until it may do so much more."""
        while self._credits < units:
            self._credits += os.eventfd_read(self._credits_fd)
        self._credits -= units


def _is_in_memory(name: bytes, folder_fd: int) -> bool:
    try:
        fd = open_file(name, folder_fd)
    except OSError:
        return False
    try:
        return begins_in_memory(fd)
    finally:
        os.close(fd)


def _ask_for(name: bytes, folder_fd: int, length: int) -> None:
    try:
        fd = open_file(name, folder_fd)
    except OSError:
        return
    try:
        ask_ahead(fd, 0, length)
    finally:
        os.close(fd)
