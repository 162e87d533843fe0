"""Disks that fail on request, or store nothing."""

import errno
import os
from collections.abc import Callable

from shingleback.engine.drive.disk import RealDisk
from tests.fakes.clock import SleepingClock


class NoFolder:
    """Accepts everything and stores nothing: for amounts that are too large to write."""

    def write(self, fd: int, data: memoryview, offset: int) -> None:
        pass

    def start_writeback(self, fd: int, offset: int, length: int) -> None:
        pass

    def wait_writeback(self, fd: int, offset: int, length: int) -> None:
        pass

    def sync(self, fd: int) -> None:
        pass


class FaultyDisk(RealDisk):
    """Fails when `fails` says so.

    Attributes:
        fails: called before each call, with its name ("write", "wait" or "sync") and the number of earlier calls of
            that name; returns the error to raise, or 0.
        calls: the number of calls, by name.
    """

    def __init__(self, fails: Callable[[str, int], int] = lambda _call, _number: 0) -> None:
        self.fails = fails
        self.calls = {"write": 0, "wait": 0, "sync": 0}

    def write(self, fd: int, data: memoryview, offset: int) -> None:
        self._maybe_fail("write")
        super().write(fd, data, offset)

    def wait_writeback(self, fd: int, offset: int, length: int) -> None:
        self._maybe_fail("wait")
        super().wait_writeback(fd, offset, length)

    def sync(self, fd: int) -> None:
        self._maybe_fail("sync")
        super().sync(fd)

    def _maybe_fail(self, call: str) -> None:
        number = self.calls[call]
        self.calls[call] = number + 1
        error = self.fails(call, number)
        if error:
            raise OSError(error, os.strerror(error))


def once(call: str, number: int, error: int = errno.EIO) -> Callable[[str, int], int]:
    return lambda name, count: error if (name, count) == (call, number) else 0


def always_from(call: str, number: int, error: int = errno.EIO) -> Callable[[str, int], int]:
    return lambda name, count: error if name == call and count >= number else 0


class PickyDisk(FaultyDisk):
    """Refuses files whose names begin with "refuse", as a filesystem with a rule against them does."""

    def write(self, fd: int, data: memoryview, offset: int) -> None:
        if bytes(data[:6]) == b"refuse":
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
        super().write(fd, data, offset)


class UnhurriedDisk(RealDisk):
    """Takes half a second for each write.

    Attributes:
        writes_s: the time of each write.
    """

    def __init__(self, clock: SleepingClock) -> None:
        self.writes_s: list[float] = []
        self._clock = clock

    def write(self, fd: int, data: memoryview, offset: int) -> None:
        super().write(fd, data, offset)
        self._clock.sleep(0.5)
        self.writes_s.append(self._clock())
