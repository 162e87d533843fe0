"""A little room that is kept back, so that a drive which others have filled can note that a version gives way.

Without it, a drive without a free block would stay full: versions may only be removed after that was noted.
"""

import contextlib
import os
from collections.abc import Callable
from typing import Final, TypeVar

from shingleback.copying import layout, linux
from shingleback.copying.guard import FULL

RESERVE_BYTES: Final = 1 << 18
_Result = TypeVar("_Result")


def keep_back(home_fd: int) -> None:
    """Make the file, if it isn't there. Where that cannot be, things go on without it."""
    with contextlib.suppress(OSError):
        fd = os.open(layout.RESERVE, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600, dir_fd=home_fd)
        try:
            _fill(fd)
        except OSError:
            os.unlink(layout.RESERVE, dir_fd=home_fd)
            raise
        finally:
            os.close(fd)


def _fill(fd: int) -> None:
    try:
        linux.allocate(fd, 0, RESERVE_BYTES)
    except OSError as error:
        if error.errno in FULL:
            raise
        os.write(fd, bytes(RESERVE_BYTES))


def drawing_on_reserve(home_fd: int, sync: Callable[[], None], action: Callable[[], _Result]) -> _Result:
    """Do something that takes little room; where there is none, once more without the reserve."""
    try:
        return action()
    except OSError as error:
        if error.errno not in FULL:
            raise
        try:
            os.unlink(layout.RESERVE, dir_fd=home_fd)
        except OSError:
            raise error from None
    sync()  # only then can what was freed be used
    return action()
