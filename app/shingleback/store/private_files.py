"""Files and folders in the user's home that no other user of the computer can read, and locks on them.

File names and the identity of a backup are private. Files on a drive keep the modes that they
need: nothing here is for drives.

The singleton lock ensures that only one process is the window, or starts the daily backups. The kernel releases it when
its holder ends, however that happens. File locks protect the files that several processes share in one folder: the
window, the timer, a terminal and a worker may use them at the same moment.
"""

import contextlib
import errno
import fcntl
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

_FILE_MODE: Final = 0o600
_FOLDER_MODE: Final = 0o700


def make_folder(folder: Path) -> None:
    """Create a folder and those above it, all of them private. Raises OSError.

    The XDG base directory specification wants the same for the folders above.
    """
    missing = [one for one in (folder, *folder.parents) if not one.is_dir()]
    for one in reversed(missing):
        one.mkdir(_FOLDER_MODE, exist_ok=True)


def make_file(file: Path) -> None:
    """Create an empty file if there is none. Raises OSError.

    An existing one is not even opened: closing it would release SQLite's locks on it.
    """
    with contextlib.suppress(FileExistsError):
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, _FILE_MODE))


def write(file: Path, content: bytes) -> None:
    """Write a file that has no readers yet, or begin it again. Raises OSError."""
    fd = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_NOFOLLOW | os.O_CLOEXEC, _FILE_MODE)
    with open(fd, "wb") as opened:
        os.fchmod(fd, _FILE_MODE)
        opened.write(content)


def replace(file: Path, content: bytes) -> None:
    """Replace a file as a whole, or raise OSError and leave it as it was; creates its folder."""
    make_folder(file.parent)
    temporary = file.with_name(f".{file.name}.new")
    write(temporary, content)
    os.replace(temporary, file)


def has_any(folder: Path) -> bool:
    """Whether there is something in a folder. One that cannot be read counts as empty."""
    try:
        return any(folder.iterdir())
    except OSError:
        return False


class SingletonLock:
    def __init__(self, file: Path) -> None:
        """`file` is in a folder of the session, or of the person."""
        self._file = file
        self._fd: int | None = None

    def take(self) -> bool:
        """Returns whether it is ours now; also true if locking is impossible, as on some network folders."""
        if self._fd is not None:
            return True
        try:
            make_folder(self._file.parent)
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


PATIENCE_S: Final = 2.0
"""For a window, with another process: one that was stopped amid its moment gives nothing back."""
_STEP_S: Final = 0.02


@contextlib.contextmanager
def folder_lock(folder: Path, patience_s: float | None = None) -> Iterator[None]:
    """A file lock: one process at a time for this folder; raises OSError if there is no such folder.

    Only for moments: the others wait, and those with a time limit get OSError (EBUSY) after it. The kernel releases
    the lock when its holder ends, however that happens.
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
