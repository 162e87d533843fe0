"""Opening the files and folders of the program in a backup, on a drive that anybody may have filled.

A named pipe would make an open wait forever, a device may do anything when it is opened, and a symlink leads away.
"""

import errno
import os
import stat
from typing import Final

from shingleback.copying.folders import open_folder
from shingleback.model.errors import UsageError, Why

_ALWAYS: Final = os.O_NOFOLLOW | os.O_NONBLOCK | os.O_NOCTTY | os.O_CLOEXEC


def open_regular(name: bytes | str, folder_fd: int, flags: int = os.O_RDONLY) -> int:
    """A file of the program in a backup, which is made where `flags` say so.

    Raises UsageError where something else has its name, and OSError as the kernel does.
    """
    try:
        _check(name, os.stat(name, dir_fd=folder_fd, follow_symlinks=False))
    except FileNotFoundError:
        if not flags & os.O_CREAT:
            raise
    fd = os.open(name, flags | _ALWAYS, 0o600, dir_fd=folder_fd)
    try:
        _check(name, os.fstat(fd))  # it may be another one by now
    except BaseException:
        os.close(fd)
        raise
    return fd


def open_own_folder(name: bytes, parent_fd: int) -> int:
    """A folder of the program in a backup. Raises UsageError where something else has its name, and OSError."""
    try:
        return open_folder(name, parent_fd)
    except OSError as error:
        if error.errno not in (errno.ENOTDIR, errno.ELOOP):
            raise
        raise UsageError(Why.MANIFEST_DAMAGED, file=os.fsdecode(name)) from None


def _check(name: bytes | str, found: os.stat_result) -> None:
    if not stat.S_ISREG(found.st_mode):
        raise UsageError(Why.MANIFEST_DAMAGED, file=os.fsdecode(name))
