"""What several processes keep in one folder: the window, the timer, a terminal and a worker may come at one instant."""

import contextlib
import errno
import fcntl
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

PATIENCE_S: Final = 2.0
"""For a window, with another process: one that was stopped amid its moment gives nothing back."""
_STEP_S: Final = 0.02


@contextlib.contextmanager
def alone_in(folder: Path, patience_s: float | None = None) -> Iterator[None]:
    """Of all that do so with this folder, one process at a time; raises OSError where there is no such folder.

    For moments: the others wait, and who has a limit for that gets OSError (EBUSY) after it. The lock is one of the
    kernel's: who ends, however that comes, gives it back.
    """
    fd = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        _lock(fd, patience_s)
        yield
    finally:
        os.close(fd)


def _lock(fd: int, patience_s: float | None) -> None:
    end_s = None if patience_s is None else time.monotonic() + patience_s
    while True:
        try:
            fcntl.flock(fd, fcntl.LOCK_EX | (0 if end_s is None else fcntl.LOCK_NB))
        except BlockingIOError:
            if end_s is not None and time.monotonic() >= end_s:
                raise OSError(errno.EBUSY, os.strerror(errno.EBUSY)) from None
            time.sleep(_STEP_S)
        except OSError:  # a filesystem without locks
            return
        else:
            return
