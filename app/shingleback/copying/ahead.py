"""Asking the kernel for content ahead of its use, across the ends of files, so that the drive is never idle."""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Final, Generic, TypeVar

from shingleback.copying.reading import asking_ahead, begins_in_memory

_Thing = TypeVar("_Thing")

_AHEAD_BYTES: Final = 32 << 20
_AHEAD_FILES: Final = 256


class Pieces:
    """A file that is open: all pieces into which it may be split.

    What was not in memory before does not stay there.

    Attributes:
        fds: of the pieces; none once it was closed.
        infos: of the pieces, when they were opened.
        is_direct: what is in memory does not count and cannot be dropped: it has to be read around.
        asked_bytes, read_bytes: how much of it the kernel was asked for, and how much was read.
    """

    def __init__(self, fds: list[int], infos: list[os.stat_result], *, from_medium: bool) -> None:
        """`from_medium`: nothing that is in memory counts."""
        self.fds = fds
        self.infos = infos
        self.asked_bytes = 0
        self.read_bytes = 0
        self._asks = self._ask()
        if from_medium:
            for fd in fds:
                os.posix_fadvise(fd, 0, 0, os.POSIX_FADV_DONTNEED)
        is_cached = any(map(begins_in_memory, fds))
        self.is_direct = from_medium and is_cached
        self._drops = not is_cached

    @property
    def size_bytes(self) -> int:
        return sum(info.st_size for info in self.infos)

    def ask(self) -> int:
        """For some more of it; how many bytes that is, 0 where there was no more."""
        count = next(self._asks, 0) if self.fds and not self.is_direct else 0
        self.asked_bytes += count
        return count

    def has_read(self, fd: int, offset: int, count: int) -> None:
        self.read_bytes += count
        if self._drops:
            os.posix_fadvise(fd, offset, count, os.POSIX_FADV_DONTNEED)

    def close(self) -> None:
        while self.fds:
            os.close(self.fds.pop())

    def _ask(self) -> Iterator[int]:
        for fd, info in zip(self.fds, self.infos, strict=True):
            yield from asking_ahead(fd, 0, info.st_size)


class Ahead(Generic[_Thing]):
    """Gives things one after the other; the content of the next ones is on its way then.

    Attributes:
        current: what is open of the thing that was given last; closed when the next one is asked for.
    """

    def __init__(self, things: Iterable[_Thing], open_file: Callable[[_Thing], Pieces | None]) -> None:
        """`open_file` gives None for what has no content, or is not there."""
        self._things = iter(things)
        self._open_file = open_file
        self._coming: deque[tuple[_Thing, Pieces | None]] = deque()
        self.current: Pieces | None = None
        self._newest: Pieces | None = None
        self._asked_bytes = 0

    def __iter__(self) -> Iterator[_Thing]:
        try:
            while self.go_on():
                thing, self.current = self._coming.popleft()
                yield thing
                self._end_current()
        finally:
            self._end_current()
            for _, pieces in self._coming:
                if pieces is not None:
                    pieces.close()

    def go_on(self) -> bool:
        """Ask for what is next; whether there is something next. Also to be called while something large is read."""
        while self._waiting_bytes < _AHEAD_BYTES and len(self._coming) < _AHEAD_FILES:
            count = self._newest.ask() if self._newest is not None else 0
            self._asked_bytes += count
            if not count and not self._open_next():
                break
        return bool(self._coming)

    @property
    def _waiting_bytes(self) -> int:
        """What was asked for and is not read yet."""
        current = self.current
        return self._asked_bytes - (min(current.asked_bytes, current.read_bytes) if current is not None else 0)

    def _open_next(self) -> bool:
        for thing in self._things:
            self._newest = self._open_file(thing)
            self._coming.append((thing, self._newest))
            return True
        self._newest = None
        return False

    def _end_current(self) -> None:
        if self.current is not None:
            self._asked_bytes -= self.current.asked_bytes
            self.current.close()
            self.current = None
