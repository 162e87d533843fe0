"""Looking at what is going to be changed on the drive, in an order that suits the arm of a disk.

To replace or remove a file, the filesystem reads the list of names of its folder, and its inode. One file after the
other, that is a long way of the arm for each folder where inodes lie in one place and lists of names in others, as on
ext4. So the folders are opened, then their names read, and then the files looked at in the order of their inodes, all
of it for many folders at once: what is changed then is in memory. btrfs has a folder and its files side by side, so
there it is one folder at a time. Figures are in docs/performance.md.
"""

import contextlib
import os
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Final, NamedTuple, TypeVar

from shingleback.copying import linux
from shingleback.copying.folders import FolderCursor, split

_Step = TypeVar("_Step")
_Some = TypeVar("_Some")

_STEPS_AT_ONCE: Final = 4096  # some KiB of memory for each, which the kernel can take back
_FOLDERS_AT_ONCE: Final = {"btrfs": 1}
_USUAL_FOLDERS_AT_ONCE: Final = 256
_ENOUGH_FOLDERS: Final = 32  # for which nothing had to be read: the others are in memory as well
_WORTH_BYTES: Final = 256 << 10  # of names, which take no longer to be read than a file takes to be found


class Folder(NamedTuple):
    """Some names in a folder on the drive."""

    path: bytes
    names: set[bytes]


class Foresight:
    def __init__(self, root_fd: int, kind: str, bytes_read: Callable[[], int] = linux.bytes_read) -> None:
        """`kind` is that of the filesystem; `bytes_read` counts what this process has read from storage."""
        self._root_fd = root_fd
        self._folders_at_once = _FOLDERS_AT_ONCE.get(kind, _USUAL_FOLDERS_AT_ONCE)
        self._bytes_read = bytes_read

    def before(self, steps: Iterable[_Step], path_of: Callable[[_Step], bytes | None]) -> Iterator[_Step]:
        """The same steps; what some of them change has been looked at before the first of these is given.

        `path_of` tells where on the drive a step finds what it changes; None where it finds nothing.
        """
        for some in _in_parts(steps, _STEPS_AT_ONCE):
            self._look_at(by_folder(path_of(step) for step in some))
            yield from some

    def _look_at(self, folders: Iterable[Folder]) -> None:
        cursor = FolderCursor(self._root_fd, no_atime=True)
        read_before, count = self._bytes_read(), 0
        for some in _in_parts(folders, self._folders_at_once):
            _look_at(some, cursor)
            count += len(some)
            if count >= _ENOUGH_FOLDERS and self._bytes_read() == read_before:
                break
        cursor.forget()


def by_folder(paths: Iterable[bytes | None]) -> list[Folder]:
    folders: dict[bytes, set[bytes]] = {}
    for path in paths:
        if path is not None:
            folder, name = split(path)
            folders.setdefault(folder, set()).add(name)
    return [Folder(path, names) for path, names in folders.items()]


def _look_at(folders: list[Folder], cursor: FolderCursor) -> None:
    """What cannot be looked at is left to the one who changes it: there the error has a meaning."""
    for _, path, name in inodes_in(folders, cursor):
        with contextlib.suppress(OSError):
            os.stat(name, dir_fd=cursor.open(path), follow_symlinks=False)


def inodes_in(folders: list[Folder], cursor: FolderCursor) -> list[tuple[int, bytes, bytes]]:
    """Inodes, in their order, with folders and names; what is not there, or cannot be read, is left out."""
    for folder in folders:
        with contextlib.suppress(OSError):
            cursor.open(folder.path)
    files: list[tuple[int, bytes, bytes]] = []
    for folder in folders:
        with contextlib.suppress(OSError):
            files += ((inode, folder.path, name) for inode, name in _found(folder, cursor.open(folder.path)))
    return sorted(files)


def _found(folder: Folder, fd: int) -> Iterator[tuple[int, bytes]]:
    """Inodes and names. A long list of names is not read for the sake of a few: then no inode is known before."""
    if os.fstat(fd).st_size > _WORTH_BYTES * len(folder.names):
        yield from ((0, name) for name in folder.names)
        return
    with os.scandir(fd) as entries:
        for entry in entries:
            name = os.fsencode(entry.name)
            if name in folder.names:
                yield entry.inode(), name


def _in_parts(things: Iterable[_Some], most: int) -> Iterator[list[_Some]]:
    iterator = iter(things)
    while some := list(islice(iterator, most)):
        yield some
