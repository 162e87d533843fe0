"""A whole device as an area that is only read: its filesystems, and whatever else is on it, stay as they are.

The file was opened for reading only, so that not even a fault of the program could write.
"""

import contextlib
import fcntl
import mmap
import os
import time
from collections.abc import Callable

from shingleback.domain.errors import UsageError, Why
from shingleback.engine.files import linux
from shingleback.measuring.sequences import MIB


class DeviceArea:
    """Closes the file at the end. Attributes: `device_number`: the kernel's; 0 for a file."""

    def __init__(
        self, fd: int, clock: Callable[[], float] = time.monotonic, sleep: Callable[[float], None] = time.sleep
    ) -> None:
        """Where the kernel allows it, reads pass the computer's memory by."""
        self._fd = fd
        self._clock = clock
        self._sleep = sleep
        self._buffer = mmap.mmap(-1, MIB)  # page-aligned, as O_DIRECT needs it
        self._view = memoryview(self._buffer)
        self.device_number = os.fstat(fd).st_rdev
        self._size_bytes = os.lseek(fd, 0, os.SEEK_END)
        with contextlib.suppress(OSError):
            fcntl.fcntl(fd, fcntl.F_SETFL, fcntl.fcntl(fd, fcntl.F_GETFL) | os.O_DIRECT)

    @property
    def size_bytes(self) -> int:
        return self._size_bytes

    def close(self) -> None:
        self._view.release()
        self._buffer.close()
        os.close(self._fd)

    def now_s(self) -> float:
        return self._clock()

    def write(self, offset: int, length: int) -> None:  # noqa: ARG002 (as every area)
        raise UsageError(Why.TEST_ONLY_READS)

    def read(self, offset: int, length: int) -> None:
        try:
            os.posix_fadvise(self._fd, offset, length, os.POSIX_FADV_DONTNEED)
            os.preadv(self._fd, [self._view[:length]], offset)
        except OSError as error:
            raise linux.refusal(error.errno or 0) from error

    def flush(self) -> None:
        """Nothing was written."""

    def rest(self, seconds: float) -> None:
        self._sleep(seconds)
