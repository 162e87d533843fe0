"""The order of many files on the drive, which differs from the order of their names.

A disk reads forward; each seek back takes as long as reading a megabyte. So the names of a bounded number of files are
read first, then their inodes in order, and with them the position of each file's beginning (FIEMAP needs no privilege).
Folders are read in the order in which they were made, since the order of their names may be just the reverse. Then the
content is read in the order of the positions. If the filesystem does not report positions (exFAT, FUSE), it is read in
the order in which it was written. Figures are in docs/performance-trials.md.

btrfs keeps inodes in the order in which they were made, which the manifest knows, so no names are read there. When a
folder is listed, btrfs requests the block after the one that it needs first (`reada_for_search` in fs/btrfs/ctree.c),
which costs a disk a rotation.

A replaced file leaves a gap between its neighbors, which holds the old content while a version keeps it. Skipping a gap
takes a seek, so old contents that fill a small gap are read as well.

Only the order depends on these positions: the code that reads a file notices if it has moved or is missing.
"""

import contextlib
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from itertools import islice, pairwise
from typing import Final, NamedTuple, TypeVar

import msgspec

from shingleback.engine.drive.prefetch import by_folder, inodes_in
from shingleback.engine.files import linux
from shingleback.engine.files.folders import FolderCursor, join, split
from shingleback.engine.source.reader import open_file

_Thing = TypeVar("_Thing")

FILES_AT_ONCE: Final = 1 << 15  # about 50 MB of memory, including the kernel's share; finding them takes seconds
_FOLDERS_AT_ONCE: Final = 4096
_IN_ORDER_OF_WRITING: Final = frozenset({"btrfs"})  # inodes are in order of writing, with each folder beside its files
OPENED_AT_ONCE: Final = 1024
_ATTENDED_FILES: Final = 16  # found between two checks for the user's commands, each of which takes 2 microseconds
MAX_HOLE_BYTES: Final = 512 << 10  # about what a disk reads in the time of a short seek


class DrivePosition(msgspec.Struct, frozen=True, gc=False):
    """The probable path of an entry on the drive, and a key that is greater the later it was written."""

    path: bytes
    written: tuple[int, int]


class GapFilling(msgspec.Struct, frozen=True, gc=False):
    """Old content that lies between two files. Reading it is faster than skipping it."""

    path: bytes


class _Placement(msgspec.Struct, frozen=True, gc=False):
    """The position on the device; 0 for an entry without one, such as an empty file."""

    place: int
    inode: int
    size_bytes: int = 0

    @property
    def end(self) -> int:
        """The end of its content, if that is in one piece."""
        return self.place + linux.whole_blocks(self.size_bytes)


class OpenFiles(NamedTuple):
    """The files that are open at once.

    Attributes:
        keep: may take over the descriptor of a file whose position is known; returns whether it did.
        most: how many others may be open.
    """

    keep: Callable[[bytes, int], bool] = lambda _path, _fd: False
    most: int = OPENED_AT_ONCE


class DriveOrder:
    """Finds the order of the files of one backup."""

    def __init__(
        self,
        root_fd: int,
        kind: str,
        attend: Callable[[], None] = lambda: None,
        first_place: Callable[[int], int] | None = None,
        open_files: OpenFiles = OpenFiles(),  # noqa: B008 (frozen)
        touch: Callable[[bytes], None] = lambda _folder: None,
    ) -> None:
        """`kind` is the kind of filesystem. `attend` is called often, and may raise to end the work.

        `first_place` returns where an open file begins, or raises OSError; by default it asks the kernel.
        `touch` is called with a folder before it is opened.
        """
        self._root_fd = root_fd
        self._is_in_order_of_writing = kind in _IN_ORDER_OF_WRITING
        self._folders_at_once = 1 if self._is_in_order_of_writing else _FOLDERS_AT_ONCE
        self._attend = attend
        self._first_place = first_place or linux.first_place
        self._open_files = open_files
        self._touch = touch

    def batches(
        self,
        items: Iterable[_Thing],
        sought_of: Callable[[_Thing], DrivePosition | None],
        replaced_of: Callable[[_Thing], bytes | None] = lambda _item: None,
    ) -> Iterator[list[_Thing | GapFilling]]:
        """Yield all things in batches, each in the order of the drive; things without content there come first.

        `replaced_of` returns the path of the old content that a thing replaced, or None.
        """
        iterator = iter(items)
        while batch := list(islice(iterator, FILES_AT_ONCE)):
            yield self._sorted(batch, sought_of, replaced_of)

    def _sorted(
        self,
        items: list[_Thing],
        sought_of: Callable[[_Thing], DrivePosition | None],
        replaced_of: Callable[[_Thing], bytes | None],
    ) -> list[_Thing | GapFilling]:
        sought = [sought_of(item) for item in items]
        with self._cursor() as cursor:
            placements = self._placements(self._in_order(sought, cursor), cursor, self._open_files.keep)
        nowhere, unplaced = _Placement(-1, 0), _Placement(0, 0)
        located = [nowhere if target is None else placements.get(target.path, unplaced) for target in sought]
        keys = [
            (placement.place, placement.inode, target.written if target is not None else (0, 0), number)
            for number, (placement, target) in enumerate(zip(located, sought, strict=True))
        ]
        in_order = [number for *_, number in sorted(keys)]
        filled: list[_Thing | GapFilling] = [items[number] for number in in_order]
        holes = [  # the gaps that take less time to read than to skip
            _Gap(number, before.end, after.place)
            for number, (before, after) in enumerate(pairwise(located[number] for number in in_order), 1)
            if before.place > 0 and 0 < after.place - before.end <= MAX_HOLE_BYTES
        ]
        if holes:
            replaced = sorted(path for path in map(replaced_of, items) if path is not None)
            with self._cursor() as cursor:
                placements = self._placements(self._listed(replaced, cursor), cursor)
            for number, fillings in reversed(_contents_of_gaps(holes, placements)):
                filled[number:number] = fillings
        return filled

    @contextlib.contextmanager
    def _cursor(self) -> Iterator[FolderCursor]:
        cursor = FolderCursor(self._root_fd, no_atime=True, touch=self._touch)
        try:
            yield cursor
        finally:
            cursor.forget()

    def _in_order(self, sought: list[DrivePosition | None], cursor: FolderCursor) -> Iterator[tuple[bytes, bytes]]:
        """Return folders and names, in the order of their metadata."""
        targets = [target for target in sought if target is not None]
        if not self._is_in_order_of_writing:
            return self._listed((target.path for target in targets), cursor)
        return (split(target.path) for target in sorted(targets, key=lambda target: target.written))

    def _listed(self, paths: Iterable[bytes], cursor: FolderCursor) -> Iterator[tuple[bytes, bytes]]:
        """Yield folders and names, in the order of their inode numbers."""
        folders = by_folder(paths)
        around = by_folder(folder.path or None for folder in folders)
        inodes = {join(path, name): inode for inode, path, name in inodes_in(around, cursor)}
        folders.sort(key=lambda folder: inodes.get(folder.path, 0))  # the order of making, and of their metadata
        for start in range(0, len(folders), self._folders_at_once):
            for _, folder, name in inodes_in(folders[start : start + self._folders_at_once], cursor):
                yield folder, name

    def _placements(
        self,
        files: Iterable[tuple[bytes, bytes]],
        cursor: FolderCursor,
        keeps_open: Callable[[bytes, int], bool] = lambda _path, _fd: False,
    ) -> dict[bytes, _Placement]:
        """Return the positions of files, by path, without those whose position the filesystem does not report.

        To report a position, btrfs searches another tree (the extent tree). So many files are opened before the first
        position is requested, unless the filesystem reports none.
        """
        placements: dict[bytes, _Placement] = {}
        iterator = iter(files)
        while batch := list(islice(iterator, self._open_files.most if placements else 1)):
            opened = self._opened(batch, cursor)
            try:
                while opened:
                    path, fd = opened.popleft()
                    if not self._locate(path, fd, placements) or not keeps_open(path, fd):
                        os.close(fd)
            finally:
                for _, fd in opened:
                    os.close(fd)
        return placements

    def _opened(self, files: list[tuple[bytes, bytes]], cursor: FolderCursor) -> deque[tuple[bytes, int]]:
        """Open files; return the paths and descriptors of those that can be opened."""
        opened: deque[tuple[bytes, int]] = deque()
        try:
            for number, (folder, name) in enumerate(files):
                if number % _ATTENDED_FILES == 0:
                    self._attend()
                try:
                    fd = open_file(name, cursor.open(folder))
                except OSError:  # its position stays unknown
                    continue
                opened.append((join(folder, name), fd))
        except BaseException:
            for _, fd in opened:
                os.close(fd)
            raise
        return opened

    def _locate(self, path: bytes, fd: int, placements: dict[bytes, _Placement]) -> bool:
        """Add the position of an open file; return whether the filesystem reports one."""
        try:
            place, info = self._first_place(fd), os.fstat(fd)
        except OSError:
            return False
        placements[path] = _Placement(place, info.st_ino, info.st_size)
        return True


class _Gap(NamedTuple):
    """A gap between two neighbors on the drive; `number` is the position of the second in the order."""

    number: int
    begin: int
    end: int


def _contents_of_gaps(holes: list[_Gap], placements: dict[bytes, _Placement]) -> list[tuple[int, list[GapFilling]]]:
    """Return the old contents in each gap that they fill completely."""
    by_place = {
        placement.place: (path, placement.end)
        for path, placement in placements.items()
        if placement.end > placement.place > 0
    }
    filled = []
    for hole in holes:
        fillings, at = [], hole.begin
        while at < hole.end and at in by_place:
            path, at = by_place[at]
            fillings.append(GapFilling(path))
        if at == hole.end:
            filled.append((hole.number, fillings))
    return filled
