"""Open files whose content is requested from the drive ahead of its use, across file boundaries.

So the drive is never idle, and the page cache does not fill up with data that nobody reads again.
"""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Final, Generic, TypeVar

from shingleback.engine.source.reader import PIECE_BYTES, asking_ahead, begins_in_memory, data_ranges, is_sparse

_Thing = TypeVar("_Thing")

_AHEAD_BYTES: Final = 32 << 20
MAX_AHEAD_FILES: Final = 256


class Pieces:
    """An open file: all pieces into which it may be split.

    Data that was not in the page cache before does not stay there.

    Attributes:
        fds: the descriptors of the pieces; empty when closed.
        infos: the stat results of the pieces when they were opened.
        is_direct: the page cache must not be used but could not be dropped, so direct reads bypass it.
        drops: data is dropped from the page cache after it is read.
        asked_bytes, read_bytes: how much was requested from the kernel, and how much was read.
    """

    def __init__(self, fds: list[int], infos: list[os.stat_result], *, from_medium: bool) -> None:
        """`from_medium`: read from the drive and not from the page cache."""
        self.fds = fds
        self.infos = infos
        self.asked_bytes = 0
        self.read_bytes = 0
        self._asks: Iterator[int] | None = None
        if from_medium:
            for fd in fds:
                os.posix_fadvise(fd, 0, 0, os.POSIX_FADV_DONTNEED)
        is_cached = any(map(begins_in_memory, fds))
        self.is_direct = from_medium and is_cached
        self.drops = not is_cached

    @property
    def size_bytes(self) -> int:
        return self.infos[0].st_size if len(self.infos) == 1 else sum(info.st_size for info in self.infos)

    @property
    def identity(self) -> tuple[int, int]:
        """The device and inode of the first piece, which identify the file."""
        return self.infos[0].st_dev, self.infos[0].st_ino

    def ask(self) -> int:
        """Request some more of the content; return how many bytes, or 0 at the end."""
        if not self.fds or self.is_direct:
            return 0
        if self._asks is not None:
            count = next(self._asks, 0)
        elif len(self.fds) == 1 and self.infos[0].st_size <= PIECE_BYTES:  # most files: one request
            self._asks = iter(())
            count = self.infos[0].st_size
            os.posix_fadvise(self.fds[0], 0, count, os.POSIX_FADV_WILLNEED)
        else:
            self._asks = (
                asked_bytes
                for fd, info in zip(self.fds, self.infos, strict=True)
                for start, end in ranges_of(fd, info)
                for asked_bytes in asking_ahead(fd, start, end - start)
            )
            count = next(self._asks, 0)
        self.asked_bytes += count
        return count

    def note_read(self, fd: int, offset: int, count: int) -> None:
        self.read_bytes += count
        if self.drops:
            os.posix_fadvise(fd, offset, count, os.POSIX_FADV_DONTNEED)

    def close(self) -> None:
        self._asks = None  # it refers to this object
        while self.fds:
            os.close(self.fds.pop())


def ranges_of(fd: int, info: os.stat_result) -> Iterator[tuple[int, int]]:
    """Yield the ranges of a file that hold data: reading holes would take as long as reading data."""
    return data_ranges(fd, info.st_size) if is_sparse(info) else iter([(0, info.st_size)])


class Ahead(Generic[_Thing]):
    """Yields things one after the other, while the content of the next ones is being read ahead.

    Attributes:
        current: the open content of the last thing; closed when the next one is requested.
    """

    def __init__(
        self,
        items: Iterable[_Thing],
        open_file: Callable[[_Thing], Pieces | None],
        most_files: int = MAX_AHEAD_FILES,
        most_bytes: Callable[[], int] = lambda: _AHEAD_BYTES,
    ) -> None:
        """`open_file` returns None if a thing has no content or is missing.

        At most `most_files` are open at once, and about `most_bytes` requested.
        """
        self._items = iter(items)
        self._open_file = open_file
        self._most_files = most_files
        self._most_bytes = most_bytes
        self._coming: deque[tuple[_Thing, Pieces | None]] = deque()
        self.current: Pieces | None = None
        self._newest: Pieces | None = None
        self._asked_bytes = 0

    def __iter__(self) -> Iterator[_Thing]:
        try:
            while self.go_on():
                item, self.current = self._coming.popleft()
                yield item
                self._end_current()
        finally:
            self._end_current()
            for _, pieces in self._coming:
                if pieces is not None:
                    pieces.close()

    def go_on(self) -> bool:
        """Request the next content; return whether there is any. Also called while a large file is read."""
        current = self.current
        read_bytes = min(current.asked_bytes, current.read_bytes) if current is not None else 0
        most_bytes = self._most_bytes()
        while self._asked_bytes - read_bytes < most_bytes and len(self._coming) < self._most_files:
            newest = self._newest
            if newest is not None:
                count = newest.ask()
                self._asked_bytes += count
                if not count or newest.asked_bytes >= newest.size_bytes:
                    self._newest = None
            elif not self._open_next():
                break
        return bool(self._coming)

    def _open_next(self) -> bool:
        for item in self._items:
            self._newest = self._open_file(item)
            self._coming.append((item, self._newest))
            return True
        return False

    def _end_current(self) -> None:
        if self.current is not None:
            self._asked_bytes -= self.current.asked_bytes
            self.current.close()
            self.current = None
