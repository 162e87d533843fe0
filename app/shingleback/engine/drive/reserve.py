"""The reserve: a little room that is kept free on the drive.

With it, the removal of a version or of files can be recorded on a drive that other programs have filled. Without it, a
drive without a free block would stay full, because nothing is removed before the removal is recorded. A small btrfs
(mixed block groups) refuses a change unless there is room for the most that it could ever write: 64 KiB for each item
of its trees, of which a rename has eleven. And if a drive has no inode left, the reserve's inode lets a segment begin;
so the reserve is made before the first file is written.
"""

import contextlib
import os
from collections.abc import Callable
from typing import Final, TypeVar

from shingleback.engine.files import linux
from shingleback.engine.files.linux import FULL
from shingleback.engine.repo import layout

RESERVE_BYTES: Final = 1 << 20
_Result = TypeVar("_Result")


def make_reserve(home_fd: int) -> None:
    """Create the reserve if it is missing. If that fails, the run continues without it."""
    with contextlib.suppress(OSError):
        fd = os.open(layout.RESERVE, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600, dir_fd=home_fd)
        try:
            _fill(fd)
        except OSError:
            os.unlink(layout.RESERVE, dir_fd=home_fd)
            raise
        finally:
            os.close(fd)


def give_back(home_fd: int) -> None:
    """Remove the reserve, if there is one, so that no snapshot holds its blocks."""
    with contextlib.suppress(OSError):
        os.unlink(layout.RESERVE, dir_fd=home_fd)


def _fill(fd: int) -> None:
    try:
        linux.allocate(fd, 0, RESERVE_BYTES)
    except OSError as error:
        if error.errno in FULL:
            raise
        os.write(fd, bytes(RESERVE_BYTES))


def with_reserve(home_fd: int, sync: Callable[[], None], action: Callable[[], _Result]) -> _Result:
    """Do something that needs little room. If the drive is full, remove the reserve and try again."""
    try:
        return action()
    except OSError as error:
        if error.errno not in FULL:
            raise
        try:
            os.unlink(layout.RESERVE, dir_fd=home_fd)
        except OSError:
            raise error from None
    sync()  # freed blocks can be used only after that
    return action()
