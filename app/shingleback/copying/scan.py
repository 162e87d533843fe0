"""Reading one folder of the source, and finding those below it."""

import contextlib
import os
from collections.abc import Iterator
from typing import Final

from shingleback.copying.entries import Stat, inode_of, time_of
from shingleback.copying.folders import FolderCursor, join, open_folder
from shingleback.copying.reading import open_file

_CACHE_TAG: Final = b"CACHEDIR.TAG"
_CACHE_SIGNATURE: Final = b"Signature: 8a477f597d28d172789f06886806bc55"


def stat_of(name: bytes, found: os.stat_result) -> Stat:
    return Stat(
        name,
        found.st_mode,
        found.st_size,
        time_of(found.st_mtime_ns),
        time_of(found.st_ctime_ns),
        inode_of(found),
        found.st_uid,
        found.st_gid,
        found.st_nlink,
    )


def scan(folder_fd: int) -> list[Stat]:
    """All entries of a folder, in the order in which the filesystem gives them, without what vanishes meanwhile."""
    entries = []
    with os.scandir(folder_fd) as found:
        for entry in found:
            try:
                info = entry.stat(follow_symlinks=False)
            except FileNotFoundError:
                continue
            entries.append(stat_of(os.fsencode(entry.name), info))
    return entries


def is_cache(folder_fd: int, entries: list[Stat]) -> bool:
    """Whether the folder says itself that it holds a cache: a CACHEDIR.TAG that begins with the agreed signature."""
    if not any(entry.name == _CACHE_TAG and entry.is_file for entry in entries):
        return False
    try:
        tag_fd = open_file(_CACHE_TAG, folder_fd)
    except OSError:
        return False
    try:
        return os.read(tag_fd, len(_CACHE_SIGNATURE)) == _CACHE_SIGNATURE
    except OSError:
        return False
    finally:
        os.close(tag_fd)


def folder_inodes(top_fd: int) -> Iterator[int]:
    """Of a folder and all below it, without what cannot be looked into."""
    own_fd = open_folder(b".", top_fd, no_atime=True)
    cursor, waiting = FolderCursor(own_fd, no_atime=True), [b""]
    while waiting:
        path = waiting.pop()
        with contextlib.suppress(OSError):
            fd = cursor.open(path)
            yield inode_of(os.fstat(fd))
            with os.scandir(fd) as entries:
                waiting += [
                    join(path, os.fsencode(entry.name)) for entry in entries if entry.is_dir(follow_symlinks=False)
                ]
    cursor.forget()
    os.close(own_fd)
