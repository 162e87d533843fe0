"""Linux calls that Python's os module lacks. Each raises OSError like its neighbors in os."""

import ctypes
import errno
import fcntl
import os
import resource
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Final

from shingleback.model.kernel_text import lines

_libc = ctypes.CDLL(None, use_errno=True)
_libc.sync_file_range.argtypes = (ctypes.c_int, ctypes.c_int64, ctypes.c_int64, ctypes.c_uint)
_libc.fallocate.argtypes = (ctypes.c_int, ctypes.c_int, ctypes.c_int64, ctypes.c_int64)
_libc.syncfs.argtypes = (ctypes.c_int,)
_libc.renameat2.argtypes = (ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_uint)

_WAIT_BEFORE: Final = 1
_WRITE: Final = 2
_WAIT_AFTER: Final = 4
_RENAME_NOREPLACE: Final = 1
_FS_IOC_FIEMAP: Final = 0xC020660B  # <linux/fs.h>; the structures stand in <linux/fiemap.h>
_FIEMAP: Final = struct.Struct("=QQIIII")
_EXTENT: Final = struct.Struct("=QQQ16xI12x")
_EXTENTS_AT_ONCE: Final = 32
_WHOLE_FILE: Final = 2**64 - 1
_LAST: Final = 0x1
_WITHOUT_PLACE: Final = 0x2 | 0x4 | 0x200  # unknown, not allocated yet, within the metadata


def start_writeback(fd: int, offset: int, length: int) -> None:
    """Start writing the dirty pages of a range to the device, and return at once. No metadata, no flush."""
    _call(_libc.sync_file_range, fd, offset, length, _WRITE)


def wait_writeback(fd: int, offset: int, length: int) -> None:
    """Wait until no page of the range is dirty or under write-back; it raises the error that the device gave."""
    _call(_libc.sync_file_range, fd, offset, length, _WAIT_BEFORE | _WRITE | _WAIT_AFTER)


def allocate(fd: int, offset: int, length: int) -> None:
    """Give a range of a file its place on the device. EOPNOTSUPP where that cannot be, ENOSPC where it is full."""
    _call(_libc.fallocate, fd, 0, offset, length)


def syncfs(fd: int) -> None:
    """Make the whole filesystem durable; since Linux 5.8 it raises what write-back met after `fd` was opened."""
    _call(_libc.syncfs, fd)


def rename_noreplace(old: bytes, old_folder_fd: int, new: bytes, new_folder_fd: int) -> None:
    """Rename unless the new name exists (FileExistsError); EINVAL where the filesystem cannot promise that (FUSE)."""
    _call(_libc.renameat2, old_folder_fd, old, new_folder_fd, new, _RENAME_NOREPLACE)


def extents(fd: int, offset: int, length: int) -> list[tuple[int, int]]:
    """Where a range of a file lies on its filesystem's device: places and lengths, in bytes. Nothing is written out.

    What has no place of its own is left out. Raises OSError where the filesystem does not tell (FUSE, exFAT, tmpfs).
    """
    found = []
    end = offset + length
    answer = bytearray(_FIEMAP.size + _EXTENTS_AT_ONCE * _EXTENT.size)
    while offset < end:
        _FIEMAP.pack_into(answer, 0, offset, end - offset, 0, 0, _EXTENTS_AT_ONCE, 0)
        fcntl.ioctl(fd, _FS_IOC_FIEMAP, answer)
        count, is_last = _FIEMAP.unpack_from(answer)[3], False
        for number in range(count):
            logical, physical, size, flags = _EXTENT.unpack_from(answer, _FIEMAP.size + number * _EXTENT.size)
            begin, offset = max(logical, offset), min(logical + size, end)
            if not flags & _WITHOUT_PLACE:
                found.append((physical + begin - logical, offset - begin))
            is_last = bool(flags & _LAST)
        if is_last or count < _EXTENTS_AT_ONCE:
            break
    return found


def first_place(fd: int) -> int:
    """Where a file begins on its filesystem's device, in bytes; 0 where it has no place of its own.

    Raises OSError as `extents` does.
    """
    answer = bytearray(_FIEMAP.size + _EXTENT.size)
    _FIEMAP.pack_into(answer, 0, 0, _WHOLE_FILE, 0, 0, 1, 0)
    fcntl.ioctl(fd, _FS_IOC_FIEMAP, answer)
    if not _FIEMAP.unpack_from(answer)[3]:
        return 0
    _, physical, _, flags = _EXTENT.unpack_from(answer, _FIEMAP.size)
    return 0 if flags & _WITHOUT_PLACE else int(physical)


def bytes_read(counted: Path = Path("/proc/self/io")) -> int:
    """What this process had read from storage so far, a filesystem's own bookkeeping among it (proc_pid_io(5)).

    0 where the kernel does not count that.
    """
    try:
        raw = counted.read_bytes()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in lines(raw) if line.startswith(b"read_bytes:")), 0)


def allow_many_open_files() -> None:
    """Raise the soft limit of open files to the hard one: a folder tree 2,000 levels deep holds 2,000 descriptors."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def _call(function: Callable[..., int], *arguments: int | bytes) -> None:
    """Again where a signal came in between, as the functions of `os` do; what handles it is called meanwhile."""
    while function(*arguments) != 0:
        number = ctypes.get_errno()
        if number != errno.EINTR:
            raise OSError(number, os.strerror(number))
