"""The bytes of a modeled drive: a sparse file that can lose the data that was not flushed."""

import ctypes
import os
from pathlib import Path
from typing import Final, NamedTuple

_KEEP_SIZE: Final = 1
_PUNCH_HOLE: Final = 2
_ZEROS: Final = memoryview(bytes(1 << 20))

_libc = ctypes.CDLL(None, use_errno=True)
_libc.fallocate.argtypes = (ctypes.c_int, ctypes.c_int, ctypes.c_int64, ctypes.c_int64)


class _Before(NamedTuple):
    """The data in a place before it was written; no data means a hole of this length."""

    offset: int
    length: int
    data: bytes


class Backing:
    """Offsets and lengths are in bytes. Blocks that were never written read as zeros, and take no space."""

    def __init__(self, file: Path, size_bytes: int) -> None:
        self._fd = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
        os.ftruncate(self._fd, size_bytes)
        self._unflushed: list[_Before] = []

    def read(self, offset: int, length: int) -> bytes:
        return os.pread(self._fd, length, offset)

    def write(self, offset: int, data: bytes) -> None:
        """Zeros become a hole, since making a filesystem on 8 TB may write gigabytes of them."""
        self._note(offset, len(data))
        if data == _ZEROS[: len(data)]:
            self._punch(offset, len(data))
        else:
            os.pwrite(self._fd, data, offset)

    def trim(self, offset: int, length: int) -> None:
        self._note(offset, length)
        self._punch(offset, length)

    def flush(self) -> None:
        self._unflushed.clear()

    def lose_unflushed(self) -> None:
        while self._unflushed:
            before = self._unflushed.pop()
            if before.data:
                os.pwrite(self._fd, before.data, before.offset)
            else:
                self._punch(before.offset, before.length)

    def close(self) -> None:
        os.close(self._fd)

    def _note(self, offset: int, length: int) -> None:
        is_hole = _next_data(self._fd, offset) >= offset + length
        self._unflushed.append(_Before(offset, length, b"" if is_hole else os.pread(self._fd, length, offset)))

    def _punch(self, offset: int, length: int) -> None:
        if _libc.fallocate(self._fd, _PUNCH_HOLE | _KEEP_SIZE, offset, length) != 0:
            number = ctypes.get_errno()
            raise OSError(number, os.strerror(number))


def _next_data(fd: int, offset: int) -> int:
    try:
        return os.lseek(fd, offset, os.SEEK_DATA)
    except OSError:  # ENXIO: nothing but holes from here to the end
        return os.fstat(fd).st_size
