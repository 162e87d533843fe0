"""What several processes keep in one folder: the window, the timer, a terminal and a worker may come at one instant."""

import contextlib
import fcntl
import os
from collections.abc import Iterator
from pathlib import Path


@contextlib.contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Of all that do so with this folder, one process at a time; raises OSError where there is no such folder.

    For moments: the others wait. The lock is one of the kernel's: who ends, however that comes, gives it back.
    """
    fd = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        with contextlib.suppress(OSError):  # a filesystem without locks
            fcntl.flock(fd, fcntl.LOCK_EX)
        yield
    finally:
        os.close(fd)
