"""What one process of a person does, and never two: being the window, or beginning the daily backups.

The lock is one of the kernel's: who ends, however that comes, gives it back.
"""

import contextlib
import fcntl
import os
from pathlib import Path

from shingleback.store import private_files


class Turn:
    def __init__(self, file: Path) -> None:
        """`file` is in a folder of the session, or of the person."""
        self._file = file
        self._fd: int | None = None

    def take(self) -> bool:
        """Whether it is ours now; true as well where nothing can be locked, as on some network folders."""
        if self._fd is not None:
            return True
        try:
            private_files.make_folder(self._file.parent)
            fd = os.open(self._file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError:
            return True
        try:
            fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(fd)
            return False
        except OSError:
            pass  # the filesystem has no locks
        self._fd = fd
        return True

    def give_back(self) -> None:
        if self._fd is not None:
            with contextlib.suppress(OSError):  # the filesystem has no locks
                fcntl.flock(self._fd, fcntl.LOCK_UN)  # a process that was forked meanwhile has the file open, too
            os.close(self._fd)
            self._fd = None
