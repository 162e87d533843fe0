"""Files and folders in the user's home that no other user of the computer can read.

File names and the identity of a backup are private. Files on a drive keep the modes that they
need: nothing here is for drives.
"""

import contextlib
import os
import stat
from pathlib import Path
from typing import Final

_FILE_MODE: Final = 0o600
_FOLDER_MODE: Final = 0o700
_FOR_OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO


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


def close_to_others(folder: Path) -> None:
    """Make everything below a folder private that an earlier version of this program left readable. Raises no error.

    A subfolder that is already private is not entered: its contents keep their modes.
    """
    with contextlib.suppress(OSError):
        _close(folder)
        for found in os.scandir(folder):
            with contextlib.suppress(OSError):
                if found.is_dir(follow_symlinks=False):
                    if found.stat(follow_symlinks=False).st_mode & _FOR_OTHERS:
                        close_to_others(Path(found))
                elif found.is_file(follow_symlinks=False):
                    _close(Path(found))


def _close(path: Path) -> None:
    mode = stat.S_IMODE(path.stat().st_mode)
    if mode & _FOR_OTHERS:
        path.chmod(mode & ~_FOR_OTHERS)


def has_any(folder: Path) -> bool:
    """Whether there is something in a folder. One that cannot be read counts as empty."""
    try:
        return any(folder.iterdir())
    except OSError:
        return False
