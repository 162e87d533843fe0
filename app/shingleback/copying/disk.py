"""The few calls through which data reaches the drive. What slows, simulates or disturbs a drive wraps this."""

import os
from typing import Protocol

from shingleback.copying import linux


class Disk(Protocol):
    """Ranges are in bytes of the file. Every call raises OSError as the kernel gives it."""

    def write(self, fd: int, data: memoryview, offset: int) -> None:
        """Write all of `data` into the page cache."""

    def start_writeback(self, fd: int, offset: int, length: int) -> None: ...

    def wait_writeback(self, fd: int, offset: int, length: int) -> None: ...

    def sync(self, fd: int) -> None:
        """Make the whole filesystem durable."""


class RealDisk:
    def write(self, fd: int, data: memoryview, offset: int) -> None:
        done = os.pwrite(fd, data, offset)
        while done < len(data):
            done += os.pwrite(fd, data[done:], offset + done)

    def start_writeback(self, fd: int, offset: int, length: int) -> None:
        linux.start_writeback(fd, offset, length)

    def wait_writeback(self, fd: int, offset: int, length: int) -> None:
        linux.wait_writeback(fd, offset, length)

    def sync(self, fd: int) -> None:
        linux.syncfs(fd)
