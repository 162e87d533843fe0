"""Reads source files: without updating access times, in large steps, and without filling the page cache."""

import errno
import os
import stat as modes
from collections.abc import Iterator
from typing import Final

from shingleback.domain.errors import LeftOutReason

_FLAGS: Final = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
_AHEAD_BYTES: Final = 8 << 20
_LOOK_BYTES: Final = 4096
_PIECE_BYTES: Final = 128 << 10


def open_file(name: bytes, folder_fd: int) -> int:
    """Only its owner, and root, may ask for O_NOATIME; other people's files are opened without (EPERM)."""
    try:
        return os.open(name, _FLAGS | os.O_NOATIME, dir_fd=folder_fd)
    except PermissionError:
        return os.open(name, _FLAGS, dir_fd=folder_fd)


def ask_ahead(fd: int, start: int, length: int) -> None:
    """Have data read in the background."""
    for _ in asking_ahead(fd, start, length):
        pass


def asking_ahead(fd: int, start: int, length: int) -> Iterator[int]:
    """The same, one request at a time: how many bytes each was for.

    In pieces: of a longer request the kernel reads no more than the read-ahead of the device, which is 128 KiB unless
    somebody changed it, or than the device takes at once, where that is more (`force_page_cache_ra`, mm/readahead.c).
    """
    for offset in range(start, start + length, _PIECE_BYTES):
        count = min(_PIECE_BYTES, start + length - offset)
        os.posix_fadvise(fd, offset, count, os.POSIX_FADV_WILLNEED)
        yield count


def begins_in_memory(fd: int) -> bool:
    """Whether the beginning of a file is in the page cache; also true if the filesystem cannot tell (FUSE)."""
    try:
        os.preadv(fd, [bytearray(1)], 0, os.RWF_NOWAIT)
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True


def data_ranges(fd: int, size: int, start: int = 0) -> Iterator[tuple[int, int]]:
    """The parts of a file that hold data, from `start` on; holes lie between them. Raises OSError."""
    while start < size:
        try:
            begin = os.lseek(fd, start, os.SEEK_DATA)
        except OSError as error:
            if error.errno != errno.ENXIO:  # nothing but a hole from here on
                raise
            return
        end = min(size, os.lseek(fd, begin, os.SEEK_HOLE))
        if begin >= size or end <= begin:
            return
        yield begin, end
        start = end


class SequentialReader:
    """Reads ahead; data that was not in memory before does not stay there."""

    def __init__(self, fd: int, size: int) -> None:
        self._fd = fd
        self._size = size
        self._asked_to = 0
        self._dropped_to = 0
        self._drops = not _is_cached(fd, size)
        os.posix_fadvise(fd, 0, 0, os.POSIX_FADV_SEQUENTIAL)

    def read(self, view: memoryview, offset: int) -> int:
        """Bytes that were read into `view`; fewer than its length only at the end of the file."""
        self._look_ahead(offset + len(view))
        done = os.preadv(self._fd, [view], offset)
        while 0 < done < len(view):
            more = os.preadv(self._fd, [view[done:]], offset + done)
            if not more:
                break
            done += more
        return done

    def _look_ahead(self, offset: int) -> None:
        if offset + _AHEAD_BYTES // 2 > self._asked_to:
            start = max(self._asked_to, offset)
            ask_ahead(self._fd, start, min(_AHEAD_BYTES, self._size - start))
            self._asked_to = start + _AHEAD_BYTES
            if self._drops and offset > _AHEAD_BYTES:
                self.drop(offset - _AHEAD_BYTES)

    def drop(self, offset: int) -> None:
        """Data before `offset` will not be read again."""
        if self._drops:
            os.posix_fadvise(self._fd, self._dropped_to, offset - self._dropped_to, os.POSIX_FADV_DONTNEED)
            self._dropped_to = offset


def _is_cached(fd: int, size: int) -> bool:
    """Whether the file was in memory before: its end tells, because nothing reads that ahead of time."""
    try:
        os.preadv(fd, [bytearray(_LOOK_BYTES)], max(0, size - _LOOK_BYTES), os.RWF_NOWAIT)
    except BlockingIOError:
        return False
    except OSError:  # the filesystem cannot tell
        return True
    return True


_KINDS = {
    modes.S_IFSOCK: "socket",
    modes.S_IFIFO: "fifo",
    modes.S_IFCHR: "device",
    modes.S_IFBLK: "device",
}


_OF_ANOTHER_KIND = frozenset({errno.ELOOP, errno.ENOTDIR, errno.EISDIR, errno.EINVAL, errno.ESPIPE, errno.ENXIO})


def reason_of(error: OSError) -> LeftOutReason:
    """Why reading from the source failed."""
    if isinstance(error, FileNotFoundError):
        return LeftOutReason.VANISHED
    if isinstance(error, PermissionError):
        return LeftOutReason.UNREADABLE
    if error.errno in _OF_ANOTHER_KIND:
        return LeftOutReason.CHANGING
    return LeftOutReason.READ_ERROR
