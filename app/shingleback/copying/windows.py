"""Bounded dirty bytes: what was written is sent on its way a window at a time, and never more than a few windows wait.

Without this, gigabytes pile up in memory and reach a shingled drive as one burst of scattered writes, which ends in a
flush of minutes. sync_file_range needs no privilege, writes no metadata and sends no flush.
"""

import os
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from shingleback.copying.disk import Disk
from shingleback.copying.given import Given
from shingleback.copying.window_size import Through, WindowSize

_WINDOWS_UNDER_WAY: Final = 1
_LARGE_BYTES: Final = 1 << 20
_COMMAND_BYTES: Final = 1 << 20  # what the kernel sends at once, at about most


class Range(NamedTuple):
    fd: int
    offset: int
    length: int
    is_last: bool


@dataclass(slots=True)
class _Window:
    """`sending_s`: how long the drive let us wait for taking it."""

    ranges: list[Range] = field(default_factory=list)
    size_bytes: int = 0
    is_full: bool = False
    sending_s: float = 0.0


class Windows:
    """Owns the descriptors that it is told to close.

    Attributes:
        newest_s: how long the drive let us wait for the newest window.
    """

    def __init__(
        self,
        disk: Disk,
        size: WindowSize,
        given: Given,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`size` and `given` are told of each window that is through."""
        self.newest_s = 0.0
        self._disk = disk
        self._size = size
        self._given = given
        self._clock = clock
        self._filling = _Window()
        self._under_way: deque[_Window] = deque()

    @property
    def at_once_bytes(self) -> int:
        """How much is sent at once now; 0 where nothing is held back."""
        return self._size.bytes

    def expect(self, fd: int, size_bytes: int) -> None:
        """A new file is going to be written, which will have no holes. Raises OSError."""

    def wrote(self, fd: int, offset: int, length: int, *, is_last: bool) -> None:
        """`is_last`: nothing more is going to be written through `fd`, which is closed in time."""
        filling = self._filling
        filling.ranges.append(Range(fd, offset, length, is_last))
        filling.size_bytes += length
        if filling.size_bytes >= self.at_once_bytes or len(filling.ranges) >= self._files_at_once:
            filling.is_full = True
            self._send()
            while len(self._under_way) > (0 if self._size.is_cramped else _WINDOWS_UNDER_WAY):
                self._settle(self._under_way.popleft())

    @property
    def _files_at_once(self) -> int:
        return self._size.files

    def drain(self) -> None:
        """Wait until nothing is under way, and close what is complete. Raises the first error that write-back met."""
        self._send()
        while self._under_way:
            self._settle(self._under_way.popleft())

    def abandon(self) -> None:
        """Close what is complete, without waiting and without asking how it went."""
        self._under_way.append(self._filling)
        self._filling = _Window()
        for window in self._under_way:
            _close(window)
        self._under_way.clear()

    def _send(self) -> None:
        window, self._filling = self._filling, _Window()
        self._under_way.append(window)
        began_s = self._clock()
        for part in self._in_order(window.ranges):
            if part.length:
                self._disk.start_writeback(part.fd, part.offset, part.length)
        window.sending_s = self._clock() - began_s

    def _in_order(self, ranges: list[Range]) -> list[Range]:
        """As they are to be sent."""
        return ranges

    def _settle(self, window: _Window) -> None:
        began_s = self._clock()
        try:
            for part in window.ranges:
                if part.length:
                    self._disk.wait_writeback(part.fd, part.offset, part.length)
            self._note(window, window.sending_s + self._clock() - began_s)
        finally:
            _close(window)

    def _note(self, window: _Window, seconds: float) -> None:
        for part in window.ranges:
            if part.length:
                self._given.wrote_out(part.fd, part.offset, part.length)
            if part.length >= _LARGE_BYTES:
                os.posix_fadvise(part.fd, part.offset, part.length, os.POSIX_FADV_DONTNEED)
        if window.size_bytes:
            self.newest_s = seconds
            commands = sum(-(-part.length // _COMMAND_BYTES) for part in window.ranges)
            self._size.window_took(Through(seconds, window.size_bytes, commands, window.is_full))


class Unbounded(Windows):
    """For filesystems whose writes are not cached: nothing has to be held back."""

    at_once_bytes = 0

    def wrote(self, fd: int, offset: int, length: int, *, is_last: bool) -> None:
        if length:
            self._given.wrote_out(fd, offset, length)
        if is_last:
            os.close(fd)


def _close(window: _Window) -> None:
    for part in window.ranges:
        if part.is_last:
            os.close(part.fd)
