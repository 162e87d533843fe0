"""An area of a real drive: a file of our own in free space, written and read past the computer's memory.

Small files on the same filesystem.
"""

import contextlib
import fcntl
import mmap
import os
import struct
import time
from collections.abc import Callable, Iterator
from typing import Final

from shingleback.domain.errors import UsageError, Why
from shingleback.engine.files import linux
from shingleback.measuring.sequences import MIB
from shingleback.measuring.workplace import Workplace

_FS_IOC_GETFLAGS: Final = 0x80086601  # <linux/fs.h>
_FS_IOC_SETFLAGS: Final = 0x40086602
_FS_NOCOW_FL: Final = 0x00800000
_FLAGS: Final = struct.Struct("=l")


class OpenArea:
    """What every area of a real drive has; it closes the file at the end.

    Attributes: `is_direct`: requests pass the computer's memory by.
    """

    def __init__(self, fd: int, size_bytes: int, clock: Callable[[], float], sleep: Callable[[float], None]) -> None:
        self._fd = fd
        self._size_bytes = size_bytes
        self._clock = clock
        self._sleep = sleep
        self._buffer = mmap.mmap(-1, MIB)  # page-aligned, as O_DIRECT needs it
        self._view = memoryview(self._buffer)
        self.is_direct = False

    @property
    def size_bytes(self) -> int:
        return self._size_bytes

    def close(self) -> None:
        self._view.release()
        self._buffer.close()
        os.close(self._fd)

    def now_s(self) -> float:
        return self._clock()

    def read(self, offset: int, length: int) -> None:
        try:
            if not self.is_direct:
                os.posix_fadvise(self._fd, offset, length, os.POSIX_FADV_DONTNEED)
            os.preadv(self._fd, [self._view[:length]], offset)
        except OSError as error:
            raise linux.refusal(error.errno or 0) from error

    def rest(self, seconds: float) -> None:
        self._sleep(seconds)

    def _pass_memory_by(self) -> bool:
        try:
            fcntl.fcntl(self._fd, fcntl.F_SETFL, fcntl.fcntl(self._fd, fcntl.F_GETFL) | os.O_DIRECT)
        except OSError:
            return False
        return True


class FileArea(OpenArea):
    """Each write is made durable where it does not pass the computer's memory by.

    Attributes: `is_unmoved`: a btrfs has promised to write each change where it was.
    """

    def __init__(
        self,
        place: Workplace,
        size_bytes: int,
        *,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        """Takes all of its room at once. Raises UsageError where there is too little, and OSError."""
        super().__init__(place.open_area(), size_bytes, clock, sleep)
        self._buffer[:] = os.urandom(MIB)  # what could be compressed would be written faster
        try:
            self.is_unmoved = _stay_in_place(self._fd)
            self._allocate()
            self.is_direct = self._pass_memory_by()
        except BaseException:
            self.close()
            raise

    def write(self, offset: int, length: int) -> None:
        try:
            done = 0
            while done < length:
                done += os.pwrite(self._fd, self._view[done:length], offset + done)
            if not self.is_direct:
                os.fdatasync(self._fd)
        except OSError as error:
            raise linux.refusal(error.errno or 0) from error

    def flush(self) -> None:
        try:
            os.fdatasync(self._fd)
        except OSError as error:
            raise linux.refusal(error.errno or 0) from error

    def _allocate(self) -> None:
        """Where the filesystem allows it, in one go, so that the place is settled before anything is timed."""
        try:
            linux.allocate(self._fd, 0, self._size_bytes)
        except OSError as error:
            if error.errno in linux.FULL:
                raise UsageError(Why.TEST_NEEDS_MORE, least=self._size_bytes, room=0) from None
            os.ftruncate(self._fd, self._size_bytes)


def _stay_in_place(fd: int) -> bool:
    """Btrfs would write each change to another place. Other filesystems do not know the wish, or refuse it."""
    with contextlib.suppress(OSError):
        (flags,) = _FLAGS.unpack(fcntl.ioctl(fd, _FS_IOC_GETFLAGS, _FLAGS.pack(0)))
        fcntl.ioctl(fd, _FS_IOC_SETFLAGS, _FLAGS.pack(flags | _FS_NOCOW_FL))
        (flags,) = _FLAGS.unpack(fcntl.ioctl(fd, _FS_IOC_GETFLAGS, _FLAGS.pack(0)))
        return bool(flags & _FS_NOCOW_FL)
    return False


class RealSmallFiles:
    """In a folder of their own; at the end of each step everything is on the drive."""

    def __init__(self, place: Workplace, is_canceled: Callable[[], bool], clock: Callable[[], float]) -> None:
        self._place = place
        self._is_canceled = is_canceled
        self._clock = clock

    def make(self, count: int, size_bytes: int) -> float:
        """Raises OSError. A person who cancels ends it early."""
        content, began_s = os.urandom(size_bytes), self._clock()
        with _opened(self._place.open_files()) as folder_fd:
            for number in range(count):
                if self._is_canceled():
                    break
                with _opened(os.open(f"{number}", os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600, dir_fd=folder_fd)) as fd:
                    os.write(fd, content)
            linux.syncfs(folder_fd)
        return self._clock() - began_s

    def remove(self) -> float:
        """Raises OSError."""
        began_s = self._clock()
        self._place.remove_files()
        linux.syncfs(self._place.folder_fd)
        return self._clock() - began_s


@contextlib.contextmanager
def _opened(fd: int) -> Iterator[int]:
    try:
        yield fd
    finally:
        os.close(fd)
