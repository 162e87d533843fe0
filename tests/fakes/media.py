"""Drives as a clone sees them: bytes in memory, with unreadable areas, and a plug that can be pulled."""

import errno
import os
import threading

ENOUGH = 1 << 30


class MemoryMedium:
    """A medium in memory.

    Attributes:
        data: its content.
        bad: areas in which each read fails, as starts and ends; `recovers`: after how many reads they become readable;
            `bad_with`: the error.
        reads, writes: offsets and lengths, in order; `flushed`: how many writes came before each flush.
        gone_after: the number of writes after which it is pulled; `gone_with`: the error from then on.
        checks_left: how often it still seems to be there after that.
        hangs: if not None, writing waits until it is set.
    """

    def __init__(self, data: bytes | bytearray, sector_bytes: int = 512) -> None:
        self.data = bytearray(data)
        self.sector_bytes = sector_bytes
        self.bad: list[tuple[int, int]] = []
        self.recovers = ENOUGH
        self.bad_with = errno.EIO
        self.reads: list[tuple[int, int]] = []
        self.writes: list[tuple[int, int]] = []
        self.flushed: list[int] = []
        self.gone_after = ENOUGH
        self.gone_with = errno.EIO
        self.is_gone = False
        self.hangs: threading.Event | None = None
        self.refuses = 0
        self.checks_left = 0

    @property
    def size_bytes(self) -> int:
        return len(self.data)

    def read(self, offset: int, buffer: memoryview) -> None:
        self._meet()
        end = offset + len(buffer)
        self.reads.append((offset, len(buffer)))
        if any(start < end and offset < stop for start, stop in self.bad):
            self.recovers -= 1
            if self.recovers <= 0:
                self.bad = []
            raise OSError(self.bad_with, os.strerror(self.bad_with))
        buffer[:] = self.data[offset:end]

    def write(self, offset: int, data: memoryview) -> None:
        self._meet()
        if self.refuses:
            raise OSError(self.refuses, os.strerror(self.refuses))
        if self.hangs is not None:
            self.hangs.wait()
        if len(self.writes) >= self.gone_after:
            self.is_gone = True
            self._meet()
        self.writes.append((offset, len(data)))
        self.data[offset : offset + len(data)] = data

    def flush(self) -> None:
        self._meet()
        self.flushed.append(len(self.writes))

    def is_there(self) -> bool:
        self.checks_left -= 1
        return not self.is_gone or self.checks_left >= 0

    def answers(self) -> bool:
        return not self.is_gone

    def _meet(self) -> None:
        if self.is_gone:
            raise OSError(self.gone_with, os.strerror(self.gone_with))
