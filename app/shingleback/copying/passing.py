"""Folders for what is only looked at: gone when they are left, and at the next chance where that was not possible."""

import contextlib
import fcntl
import os
import shutil
import stat
import tempfile
from collections.abc import Iterator
from pathlib import Path

from shingleback.store import private_files


class PassingFolder:
    """Held with a lock on the folder itself, which the kernel lets go when this process ends.

    Attributes:
        path: nobody else may look into it.
    """

    def __init__(self, parent: Path) -> None:
        """Raises OSError. What processes that are no more have left in `parent` is removed."""
        private_files.make_folder(parent)
        with _locked(parent.resolve()):
            _sweep(parent)
            self.path = Path(tempfile.mkdtemp(dir=parent))
            self._fd = os.open(self.path, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
            fcntl.flock(self._fd, fcntl.LOCK_EX)

    def close(self) -> None:
        _remove(self.path)
        os.close(self._fd)


def remove_left(parent: Path) -> None:
    """What processes that are no more have left; nothing is made."""
    with contextlib.suppress(OSError), _locked(parent.resolve()):
        _sweep(parent)


def _sweep(parent: Path) -> None:
    """What nobody holds. Whoever makes a folder holds the lock of `parent` until it is held itself."""
    for folder in parent.iterdir():
        with contextlib.suppress(OSError), _locked(folder, fcntl.LOCK_NB):
            _remove(folder)


def _remove(tree: Path) -> None:
    """A folder that was given back may be closed to its own owner."""
    for above, names, _ in os.walk(tree):
        for name in names:
            folder = os.path.join(above, name)
            if not os.path.islink(folder):
                with contextlib.suppress(OSError):
                    os.chmod(folder, stat.S_IRWXU)
    shutil.rmtree(tree, ignore_errors=True)


@contextlib.contextmanager
def _locked(folder: Path, flags: int = 0) -> Iterator[None]:
    fd = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC)
    try:
        fcntl.flock(fd, fcntl.LOCK_EX | flags)
        yield
    finally:
        os.close(fd)
