"""Linux calls that Python's os module lacks. Each raises OSError like its neighbors in os."""

import ctypes
import os
import resource
from typing import Final

_libc = ctypes.CDLL(None, use_errno=True)
_libc.sync_file_range.argtypes = (ctypes.c_int, ctypes.c_int64, ctypes.c_int64, ctypes.c_uint)
_libc.syncfs.argtypes = (ctypes.c_int,)
_libc.renameat2.argtypes = (ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_uint)
_libc.prctl.argtypes = (ctypes.c_int, ctypes.c_ulong, ctypes.c_ulong, ctypes.c_ulong, ctypes.c_ulong)

_WAIT_BEFORE: Final = 1
_WRITE: Final = 2
_WAIT_AFTER: Final = 4
_RENAME_NOREPLACE: Final = 1
_PR_SET_PDEATHSIG: Final = 1


def start_writeback(fd: int, offset: int, length: int) -> None:
    """Start writing the dirty pages of a range to the device, and return at once. No metadata, no flush."""
    _check(_libc.sync_file_range(fd, offset, length, _WRITE))


def wait_writeback(fd: int, offset: int, length: int) -> None:
    """Wait until no page of the range is dirty or under write-back; it raises the error that the device gave."""
    _check(_libc.sync_file_range(fd, offset, length, _WAIT_BEFORE | _WRITE | _WAIT_AFTER))


def syncfs(fd: int) -> None:
    """Make the whole filesystem durable; since Linux 5.8 it raises what write-back met after `fd` was opened."""
    _check(_libc.syncfs(fd))


def rename_noreplace(old: bytes, old_folder_fd: int, new: bytes, new_folder_fd: int) -> None:
    """Rename unless the new name exists (FileExistsError); EINVAL where the filesystem cannot promise that (FUSE)."""
    _check(_libc.renameat2(old_folder_fd, old, new_folder_fd, new, _RENAME_NOREPLACE))


def die_with_parent(signal_number: int) -> None:
    """Ask the kernel to send this process a signal when its parent ends, however that happens."""
    _check(_libc.prctl(_PR_SET_PDEATHSIG, signal_number, 0, 0, 0))


def allow_many_open_files() -> None:
    """Raise the soft limit of open files to the hard one: a folder tree 2,000 levels deep holds 2,000 descriptors."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def _check(result: int) -> None:
    if result != 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))
