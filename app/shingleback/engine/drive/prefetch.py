"""Reads the metadata of files ahead, before many of them are changed one after the other.

On ext4, inodes and directories lie far apart, so replacing or removing one file after the other
costs a long seek for each folder. So the folders of many changes are opened at once, their names read, and the files
looked up in the order of inodes. btrfs stores a folder beside its files, so there it is done one folder at a time
(docs/performance-trials.md).
"""

import contextlib
import itertools
import os
from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple, TypeVar

from shingleback.engine.files import linux
from shingleback.engine.files.folders import FolderCursor, split

_Some = TypeVar("_Some")

STEPS_AT_ONCE: Final = 4096  # each takes some KiB of memory, which the kernel can reclaim
_FOLDERS_AT_ONCE: Final = {"btrfs": 1}
_USUAL_FOLDERS_AT_ONCE: Final = 256
_ENOUGH_FOLDERS: Final = 32  # after so many folders without a read, the others are in memory as well
WORTH_BYTES: Final = 256 << 10  # reading so many bytes of names takes as long as finding one file


class FolderNames(NamedTuple):
    """Some names in a folder on the drive."""

    path: bytes
    names: set[bytes]


class MetadataPrefetch:
    def __init__(self, root_fd: int, kind: str, bytes_read: Callable[[], int] = linux.bytes_read) -> None:
        """`kind` is the filesystem's; `bytes_read` returns how much this process has read from storage."""
        self._root_fd = root_fd
        self._folders_at_once = _FOLDERS_AT_ONCE.get(kind, _USUAL_FOLDERS_AT_ONCE)
        self._bytes_read = bytes_read

    def before(self, steps: Iterable[_Some], path_of: Callable[[_Some], bytes | None]) -> Iterator[_Some]:
        """Yield the steps, each after the metadata of its entry was read, for many steps at a time.

        `path_of` returns the path on the drive of the entry that a step changes, or None if it changes none.
        """
        for batch in _in_parts(steps, STEPS_AT_ONCE):
            self._read_metadata(by_folder(path_of(step) for step in batch))
            yield from batch

    def _read_metadata(self, folders: Iterable[FolderNames]) -> None:
        cursor = FolderCursor(self._root_fd, no_atime=True)
        read_before, count = self._bytes_read(), 0
        for batch in _in_parts(folders, self._folders_at_once):
            for _, path, name in inodes_in(batch, cursor):
                with contextlib.suppress(OSError):  # the step that changes the file meets it again
                    os.stat(name, dir_fd=cursor.open(path), follow_symlinks=False)
            count += len(batch)
            if count >= _ENOUGH_FOLDERS and self._bytes_read() == read_before:
                break
        cursor.forget()


def by_folder(paths: Iterable[bytes | None]) -> list[FolderNames]:
    folders: dict[bytes, set[bytes]] = {}
    for path in paths:
        if path is not None:
            folder, name = split(path)
            folders.setdefault(folder, set()).add(name)
    return [FolderNames(path, names) for path, names in folders.items()]


def inodes_in(folders: list[FolderNames], cursor: FolderCursor) -> list[tuple[int, bytes, bytes]]:
    """Return inodes, sorted, with folders and names; missing or unreadable files are left out."""
    for folder in folders:
        with contextlib.suppress(OSError):
            cursor.open(folder.path)
    files: list[tuple[int, bytes, bytes]] = []
    for folder in folders:
        with contextlib.suppress(OSError):
            files += _named_files(folder, cursor.open(folder.path))
    files.sort()
    return files


def _named_files(folder: FolderNames, fd: int) -> list[tuple[int, bytes, bytes]]:
    """Return the inodes of files in a folder; 0 instead of an inode if the folder is too long to read for them."""
    path, names = folder
    if os.fstat(fd).st_size > WORTH_BYTES * len(names):
        return [(0, path, name) for name in names]
    with os.scandir(fd) as entries:
        files = [(entry.inode(), path, os.fsencode(entry.name)) for entry in entries]
    return [file for file in files if file[2] in names]


def _in_parts(items: Iterable[_Some], most: int) -> Iterator[list[_Some]]:
    iterator = iter(items)
    while batch := list(itertools.islice(iterator, most)):
        yield batch
