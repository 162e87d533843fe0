"""A folder of our own on the drive that is measured, and that nothing of it is left behind, however the program ends.

The large file has no name where the filesystem can do that (O_TMPFILE): then the kernel removes it with the process.
Elsewhere it has a name in a folder that is locked while a measurement runs; whoever finds that folder unlocked removes
it. A note in the person's home says where measurements were begun, so that the next start of the program looks there.
Only what bears the names that are given here is removed, and only in a folder that belongs to the same user.
"""

import contextlib
import fcntl
import hashlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from shingleback.domain.errors import UsageError, Why
from shingleback.engine.files import linux
from shingleback.engine.files.folders import FOLDER_FLAGS
from shingleback.store import private_files

FOLDER: Final = ".shingleback-test"
_AREA: Final = "area"
_FILES: Final = "files"
_NO_TMPFILE_ERRORS: Final = linux.FULL  # what is no answer to the question whether O_TMPFILE exists


class Workplace:
    """The folder, open and locked. Attributes: `folder_fd`."""

    def __init__(self, folder_fd: int) -> None:
        self.folder_fd = folder_fd

    def open_area(self) -> int:
        """A new, empty file to read and write. Raises OSError."""
        try:
            return os.open(".", os.O_TMPFILE | os.O_RDWR | os.O_CLOEXEC, 0o600, dir_fd=self.folder_fd)
        except OSError as error:
            if error.errno in _NO_TMPFILE_ERRORS:
                raise
        flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
        return os.open(_AREA, flags, 0o600, dir_fd=self.folder_fd)

    def open_files(self) -> int:
        """The folder for small files, new and empty. Raises OSError."""
        os.mkdir(_FILES, 0o700, dir_fd=self.folder_fd)
        return os.open(_FILES, FOLDER_FLAGS, dir_fd=self.folder_fd)

    def remove_files(self) -> None:
        """That folder, with all small files in it. Raises OSError."""
        _remove_files(self.folder_fd)


@contextlib.contextmanager
def workplace(destination: Path) -> Iterator[Workplace]:
    """Raises UsageError where one is at work there, and OSError."""
    remove_left_behind(destination)
    with contextlib.suppress(FileExistsError):
        (destination / FOLDER).mkdir(0o700)
    fd = _take(destination)
    if fd is None:
        raise UsageError(Why.TEST_RUNNING, path=str(destination))
    try:
        yield Workplace(fd)
    finally:
        _clear(destination, fd)
        os.close(fd)


def remove_left_behind(destination: Path) -> bool:
    """Whether nothing of an earlier measurement is left there. One that is running is left alone. Raises OSError."""
    try:
        fd = _take(destination)
    except (FileNotFoundError, NotADirectoryError):
        return destination.is_dir()
    if fd is None:
        return False
    try:
        _clear(destination, fd)
    finally:
        os.close(fd)
    return not (destination / FOLDER).exists()


def _take(destination: Path) -> int | None:
    """The folder, locked; None where somebody else has the lock, or owns it. Raises OSError."""
    fd = os.open(destination / FOLDER, FOLDER_FLAGS)
    try:
        fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        is_ours = os.fstat(fd).st_uid == os.geteuid()
        is_still_there = os.path.samestat(os.fstat(fd), os.lstat(destination / FOLDER))
    except BlockingIOError:
        os.close(fd)
        return None
    except OSError:
        os.close(fd)
        raise
    if is_ours and is_still_there:
        return fd
    os.close(fd)
    return None


def _clear(destination: Path, fd: int) -> None:
    """What somebody else put there stays, and the folder with it."""
    with contextlib.suppress(FileNotFoundError):
        os.unlink(_AREA, dir_fd=fd)
    with contextlib.suppress(OSError):
        _remove_files(fd)
    with contextlib.suppress(OSError):
        os.rmdir(destination / FOLDER)


def _remove_files(fd: int) -> None:
    files_fd = os.open(_FILES, FOLDER_FLAGS, dir_fd=fd)
    try:
        for name in os.listdir(files_fd):
            if name.isdecimal():
                os.unlink(name, dir_fd=files_fd)
    finally:
        os.close(files_fd)
    os.rmdir(_FILES, dir_fd=fd)


class BegunPlaces:
    """Notes, one file each, of the places where a measurement was begun and not ended."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def note(self, destination: Path) -> None:
        """Raises OSError."""
        private_files.make_folder(self._folder)
        private_files.write(self._file(destination), os.fsencode(destination))

    def forget(self, destination: Path) -> None:
        self._file(destination).unlink(missing_ok=True)

    def noted(self) -> list[Path]:
        with contextlib.suppress(OSError):
            return [Path(os.fsdecode(file.read_bytes())) for file in sorted(self._folder.iterdir())]
        return []

    def clean(self) -> None:
        """Remove what was left at each place. A drive that is not there is remembered. Raises no error."""
        for destination in self.noted():
            with contextlib.suppress(OSError):
                if remove_left_behind(destination):
                    self.forget(destination)

    def _file(self, destination: Path) -> Path:
        return self._folder / hashlib.sha256(os.fsencode(destination)).hexdigest()[:24]
