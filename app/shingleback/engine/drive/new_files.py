"""Where the files of a run are made: in the folder in which they wait, or, on XFS, all in one folder.

XFS divides a drive into a few large groups. It gives each new folder to the next group, and puts the content of a file
into the group of its folder. So a copy of many folders would go back and forth between all groups, which are a quarter
of the drive or a terabyte apart. Therefore, on XFS, all files of a run are made in one folder, the nursery, and renamed
to the folder in which they wait: a rename moves no content. So they lie in one group, one after the other. The first
group is the fastest, since it is at the outer edge of the disk. XFS takes room for 64 inodes at once, right after the
content written last, which would interrupt the content after every 64 files. Therefore many files are made before their
content comes. Figures are in docs/performance-trials.md.
"""

import os
import stat
from collections import deque
from dataclasses import dataclass, field
from typing import Final, Protocol

from shingleback.engine.files import linux
from shingleback.engine.files.folders import open_folder, remove_tree
from shingleback.engine.repo import layout

_NEW: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
_MADE: Final = os.O_WRONLY | os.O_NOFOLLOW | os.O_CLOEXEC
_GROUPED_KINDS: Final = frozenset({"xfs"})
_MAX_GROUPS: Final = 64  # each of a terabyte at most
_FIRST_STOCK: Final = 16
_LARGEST_STOCK: Final = 4096


class NewFiles(Protocol):
    def create(self, name: bytes, folder_fd: int, mode: int) -> int:
        """Create an empty file and return its descriptor. Raises OSError; then there is no file."""

    def close(self) -> None: ...


class DirectFiles:
    """Makes files in the folders in which they wait."""

    def create(self, name: bytes, folder_fd: int, mode: int) -> int:
        return os.open(name, _NEW, mode, dir_fd=folder_fd)

    def close(self) -> None:
        pass


@dataclass(slots=True)
class _Stock:
    """Empty files of one mode. Each refill makes twice as many as the one before."""

    names: deque[bytes] = field(default_factory=deque)
    next_count: int = _FIRST_STOCK


class NurseryFiles:
    """Makes files in one folder in `incoming`, which is made for the first file and removed with any unused ones."""

    def __init__(self, incoming_fd: int) -> None:
        self._incoming_fd = incoming_fd
        self._fd = -1
        self._stocks: dict[int, _Stock] = {}
        self._created = 0

    def create(self, name: bytes, folder_fd: int, mode: int) -> int:
        if self._fd < 0:
            self._fd = _make_nursery(self._incoming_fd)
        if not mode & stat.S_IWUSR:  # its owner could not open it for writing later
            return self._rename(os.open(b"new", _NEW, mode, dir_fd=self._fd), b"new", name, folder_fd)
        stock = self._stocks.setdefault(mode, _Stock())
        if not stock.names:
            self._fill(stock, mode)
        born = stock.names.popleft()
        return self._rename(os.open(born, _MADE, dir_fd=self._fd), born, name, folder_fd)

    def close(self) -> None:
        self._stocks.clear()
        if self._fd >= 0:
            os.close(self._fd)
            self._fd = -1

    def _rename(self, fd: int, born: bytes, name: bytes, folder_fd: int) -> int:
        try:
            linux.rename_noreplace(born, self._fd, name, folder_fd)
        except OSError:
            os.close(fd)
            os.unlink(born, dir_fd=self._fd)
            raise
        return fd

    def _fill(self, stock: _Stock, mode: int) -> None:
        """Refill the stock; if the drive has no room for more, one file is enough."""
        for _ in range(stock.next_count):
            self._created += 1
            name = b"%d" % self._created
            try:
                os.close(os.open(name, _NEW, mode, dir_fd=self._fd))
            except OSError:
                if not stock.names:
                    raise
                return
            stock.names.append(name)
        stock.next_count = min(2 * stock.next_count, _LARGEST_STOCK)


def _make_nursery(incoming_fd: int) -> int:
    remove_tree(layout.NURSERY, incoming_fd)
    os.mkdir(layout.NURSERY, 0o700, dir_fd=incoming_fd)
    around_fd = open_folder(layout.NURSERY, incoming_fd)
    try:
        # XFS gives new folders to the groups in turn, and higher groups have higher inodes, so a lower inode begins a
        # round. If other programs make folders in the meantime, the folder may be in another group, which does no
        # harm.
        before = -1
        for number in range(_MAX_GROUPS):
            name = b"%d" % number
            os.mkdir(name, 0o700, dir_fd=around_fd)
            inode = os.stat(name, dir_fd=around_fd, follow_symlinks=False).st_ino
            if inode < before:
                break
            before = inode
        return open_folder(name, around_fd)
    finally:
        os.close(around_fd)


def new_files(kind: str, incoming_fd: int) -> NewFiles:
    """Return the way to make files on this kind of filesystem."""
    return NurseryFiles(incoming_fd) if kind in _GROUPED_KINDS else DirectFiles()
