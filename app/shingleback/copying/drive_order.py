"""Reading many files in the order in which they lie on the drive, not in that of their names.

A disk reads forward; each way back costs it as much time as a megabyte. So of a bounded number of files the names are
read first, then the inodes in their order, and with them where each file begins (FIEMAP needs no privilege); then the
content comes in the order of these places. Where the filesystem does not tell places (exFAT, FUSE), it comes in the
order in which it was written. Figures are in docs/performance.md.

The order is all that depends on it: what has moved meanwhile, or is not there, is met by whoever reads it.
"""

import os
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Final, NamedTuple, TypeVar

from shingleback.copying import linux
from shingleback.copying.folders import FolderCursor, join
from shingleback.copying.foresight import Folder, by_folder, inodes_in
from shingleback.copying.reading import open_file

_Thing = TypeVar("_Thing")

_FIRST_FILES: Final = 4096  # something is read soon
_TIMES_MORE: Final = 4
_MOST_FILES: Final = 1 << 15  # some 50 MB of memory, with what the kernel keeps of them
_FOLDERS_AT_ONCE: Final = {"btrfs": 1}  # which has a folder and its files side by side
_USUAL_FOLDERS_AT_ONCE: Final = 4096


class Sought(NamedTuple):
    """Where something is probably to be found on the drive, and when it was written: what is greater came later."""

    path: bytes
    written: tuple[int, int]


class _Lying(NamedTuple):
    """Sorts by the place on the device; what has none, as an empty file, comes first, by its inode."""

    place: int
    inode: int
    written: tuple[int, int]


class DriveOrder:
    """For one backup."""

    def __init__(
        self,
        root_fd: int,
        kind: str,
        attend: Callable[[], None] = lambda: None,
        first_place: Callable[[int], int] = linux.first_place,
    ) -> None:
        """`kind` is that of the filesystem; `attend` is called often, and may end it all by raising.

        `first_place` tells where an open file begins, or raises OSError.
        """
        self._root_fd = root_fd
        self._folders_at_once = _FOLDERS_AT_ONCE.get(kind, _USUAL_FOLDERS_AT_ONCE)
        self._attend = attend
        self._first_place = first_place

    def batches(self, things: Iterable[_Thing], sought_of: Callable[[_Thing], Sought | None]) -> Iterator[list[_Thing]]:
        """All of them, some at a time, each time in the order of the drive; what has nothing there comes first."""
        iterator = iter(things)
        most = _FIRST_FILES
        while some := list(islice(iterator, most)):
            yield self._sorted(some, sought_of)
            most = min(most * _TIMES_MORE, _MOST_FILES)

    def _sorted(self, things: list[_Thing], sought_of: Callable[[_Thing], Sought | None]) -> list[_Thing]:
        sought = [sought_of(thing) for thing in things]
        places = self._places(by_folder(one.path if one else None for one in sought))

        def key(number: int) -> _Lying:
            one = sought[number]
            if one is None:
                return _Lying(-1, 0, (0, 0))
            place, inode = places.get(one.path, (0, 0))
            return _Lying(place, inode, one.written)

        return [things[number] for number in sorted(range(len(things)), key=key)]

    def _places(self, folders: list[Folder]) -> dict[bytes, tuple[int, int]]:
        """Place and inode of each file whose place the filesystem tells; inodes alone say little of the others."""
        cursor = FolderCursor(self._root_fd, no_atime=True)
        found: dict[bytes, tuple[int, int]] = {}
        try:
            for start in range(0, len(folders), self._folders_at_once):
                for inode, folder, name in inodes_in(folders[start : start + self._folders_at_once], cursor):
                    self._attend()
                    place = self._place(name, cursor, folder)
                    if place is not None:
                        found[join(folder, name)] = place, inode
        finally:
            cursor.forget()
        return found

    def _place(self, name: bytes, cursor: FolderCursor, folder: bytes) -> int | None:
        """Where a file begins; 0 where it has no place of its own, and None where nobody can tell."""
        try:
            fd = open_file(name, cursor.open(folder))
        except OSError:
            return None
        try:
            return self._first_place(fd)
        except OSError:
            return None
        finally:
            os.close(fd)
