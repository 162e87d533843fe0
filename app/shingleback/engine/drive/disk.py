"""The few calls through which data reaches the drive. Code that slows, simulates or disturbs a drive wraps them."""

import os
import time
from collections.abc import Callable
from typing import Final, Protocol

from shingleback.engine.files import linux

_LONGEST_NAP_S: Final = 0.25  # so that a pause or cancel takes effect soon


class Disk(Protocol):
    """The calls that write to the drive. Ranges are in bytes of the file. Every call raises the kernel's OSError."""

    def write(self, fd: int, data: memoryview, offset: int) -> None:
        """Write all of `data` into the page cache."""

    def start_writeback(self, fd: int, offset: int, length: int) -> None: ...

    def wait_writeback(self, fd: int, offset: int, length: int) -> None: ...

    def sync(self, fd: int) -> None:
        """Make the whole filesystem durable."""


class RealDisk:
    start_writeback = staticmethod(linux.start_writeback)
    wait_writeback = staticmethod(linux.wait_writeback)

    def write(self, fd: int, data: memoryview, offset: int) -> None:
        done = os.pwrite(fd, data, offset)
        while done < len(data):
            done += os.pwrite(fd, data[done:], offset + done)

    def sync(self, fd: int) -> None:
        linux.syncfs(fd)


class TimedDisk:
    """A disk that reports how long each flush took."""

    def __init__(
        self, disk: Disk, on_flush: Callable[[float], None], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.write = disk.write
        self.start_writeback = disk.start_writeback
        self.wait_writeback = disk.wait_writeback
        self._disk = disk
        self._on_flush = on_flush
        self._clock = clock

    def sync(self, fd: int) -> None:
        began_s = self._clock()
        self._disk.sync(fd)
        self._on_flush(self._clock() - began_s)


class _Pacer:
    """Waits after writes so that they keep a rate limit. It does not wait while `is_hurried` returns true."""

    def __init__(
        self, clock: Callable[[], float], sleep: Callable[[float], None], is_hurried: Callable[[], bool]
    ) -> None:
        self._clock = clock
        self._sleep = sleep
        self._is_hurried = is_hurried
        self._bytes_per_s = 0
        self._burst_s = 0.0
        self._due_s = clock()

    def set(self, bytes_per_s: int, burst_s: float) -> None:
        self._due_s = self._clock()
        self._bytes_per_s = bytes_per_s
        self._burst_s = burst_s

    def wait_after(self, count: int) -> None:
        """Wait as long as a write of this many bytes should have taken."""
        now_s = self._clock()
        self._due_s = max(self._due_s, now_s - _LONGEST_NAP_S) + count / self._bytes_per_s
        if self._due_s - now_s < self._burst_s:
            return
        while (wait_s := self._due_s - self._clock()) > 0 and not self._is_hurried():
            self._sleep(min(wait_s, _LONGEST_NAP_S))


class PacedDisk:
    """A disk that waits after writes to keep a rate limit. Without one, it passes calls straight through."""

    def __init__(
        self,
        disk: Disk,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
        is_hurried: Callable[[], bool] = lambda: False,
    ) -> None:
        """It does not wait while `is_hurried` returns true."""
        self.write = disk.write
        self.start_writeback = disk.start_writeback
        self.wait_writeback = disk.wait_writeback
        self._disk = disk
        self._pacer = _Pacer(clock, sleep, is_hurried)

    def set_pace(self, bytes_per_s: int, burst_s: float = 0.0) -> None:
        """Set the rate for later writes; earlier ones do not count. See `Pace`."""
        self._pacer.set(bytes_per_s, burst_s)
        self.write = self._write_and_wait if bytes_per_s else self._disk.write

    def _write_and_wait(self, fd: int, data: memoryview, offset: int) -> None:
        self._disk.write(fd, data, offset)
        self._pacer.wait_after(len(data))

    def sync(self, fd: int) -> None:
        self._disk.sync(fd)
