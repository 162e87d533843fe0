"""Bounded dirty bytes: what was written is sent on its way a window at a time, and never more than a few windows wait.

Without this, gigabytes pile up in memory and reach a shingled drive as one burst of scattered writes, which ends in a
flush of minutes. sync_file_range needs no privilege, writes no metadata and sends no flush.
"""

import os
from collections import deque
from typing import Final, NamedTuple

from shingleback.copying.disk import Disk

DEFAULT_WINDOW_BYTES: Final = 32 << 20
_MOST_RANGES: Final = 512  # small files are held open until their window is through
_WINDOWS_UNDER_WAY: Final = 1
_LARGE_BYTES: Final = 1 << 20


class _Range(NamedTuple):
    fd: int
    offset: int
    length: int
    is_last: bool


class Windows:
    """Owns the descriptors that it is told to close."""

    def __init__(self, disk: Disk, window_bytes: int = DEFAULT_WINDOW_BYTES) -> None:
        """A window of 0 bytes is for filesystems whose writes are not cached: nothing is held back."""
        self.window_bytes = window_bytes
        self._disk = disk
        self._filling: list[_Range] = []
        self._filling_bytes = 0
        self._under_way: deque[list[_Range]] = deque()

    def wrote(self, fd: int, offset: int, length: int, *, is_last: bool) -> None:
        """`is_last`: nothing more is going to be written through `fd`, which is closed in time."""
        if not self.window_bytes:
            if is_last:
                os.close(fd)
            return
        self._filling.append(_Range(fd, offset, length, is_last))
        self._filling_bytes += length
        if self._filling_bytes >= self.window_bytes or len(self._filling) >= _MOST_RANGES:
            self._send()
            while len(self._under_way) > _WINDOWS_UNDER_WAY:
                self._settle(self._under_way.popleft())

    def drain(self) -> None:
        """Wait until nothing is under way, and close what is complete. Raises the first error that write-back met."""
        self._send()
        while self._under_way:
            self._settle(self._under_way.popleft())

    def abandon(self) -> None:
        """Close what is complete, without waiting and without asking how it went."""
        self._under_way.append(self._filling)
        self._filling, self._filling_bytes = [], 0
        for ranges in self._under_way:
            _close(ranges)
        self._under_way.clear()

    def _send(self) -> None:
        sending, self._filling, self._filling_bytes = self._filling, [], 0
        self._under_way.append(sending)
        for part in sending:
            if part.length:
                self._disk.start_writeback(part.fd, part.offset, part.length)

    def _settle(self, ranges: list[_Range]) -> None:
        try:
            for part in ranges:
                if part.length:
                    self._disk.wait_writeback(part.fd, part.offset, part.length)
                if part.length >= _LARGE_BYTES:
                    os.posix_fadvise(part.fd, part.offset, part.length, os.POSIX_FADV_DONTNEED)
        finally:
            _close(ranges)


def _close(ranges: list[_Range]) -> None:
    for part in ranges:
        if part.is_last:
            os.close(part.fd)
