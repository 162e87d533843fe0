"""Keeps the drive's enclosure awake while a run gives it nothing to do: a survey, a comparison, a rest or a pause.

Many enclosures stop the disk, or themselves, after some minutes without a command, and some then lose the next one.
"""

import contextlib
import errno
import mmap
import os
from typing import Final

from shingleback.domain.errors import UsageError
from shingleback.engine.files.folders import open_regular
from shingleback.engine.repo import layout

_FLAGS: Final = os.O_RDONLY | os.O_NOATIME  # a recorded access time would be a write
EVERY_S: Final = 120.0  # the shortest time of an enclosure that is known is 3 minutes
TIMES: Final = 30  # for an hour; someone who pauses for longer may want the disk to sleep


def touch_drive(home_fd: int) -> None:
    """Read a little from the drive itself, not from memory. Does nothing if that fails: the next request tells why.

    Asks the drive nothing if the backup is on ntfs-3g, which keeps what it has read in memory.
    """
    with contextlib.suppress(OSError, UsageError):
        try:
            fd = open_regular(layout.READER, home_fd, _FLAGS | os.O_DIRECT)
        except OSError as error:
            if error.errno != errno.EINVAL:
                raise
            fd = open_regular(layout.READER, home_fd, _FLAGS)  # such a filesystem is in memory, or asks a server
        try:
            with mmap.mmap(-1, mmap.PAGESIZE) as block:  # page-aligned, as O_DIRECT requires
                os.posix_fadvise(fd, 0, 0, os.POSIX_FADV_DONTNEED)
                os.preadv(fd, [block], 0)
        finally:
            os.close(fd)
