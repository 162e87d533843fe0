"""Reads one folder of the source, and finds and compares it in the index."""

import contextlib
import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

import msgspec.structs

from shingleback.engine.files.attributes import Stat, inode_of, stat_of
from shingleback.engine.files.folders import FolderCursor, join, open_folder
from shingleback.engine.repo.index import ROOT, FolderRow, Index, KnownFile
from shingleback.engine.source.excludes import Excludes
from shingleback.engine.source.plan import Moves
from shingleback.engine.source.reader import Source, is_sparse, open_file

_CACHE_TAG: Final = b"CACHEDIR.TAG"
_CACHE_SIGNATURE: Final = b"Signature: 8a477f597d28d172789f06886806bc55"


def scan(folder_fd: int, sparse: set[bytes]) -> list[Stat]:
    """Return all entries of a folder, in the filesystem's order, except those that vanish in the meantime.

    Adds the names of files that may have holes to `sparse`.
    """
    entries = []
    with os.scandir(folder_fd) as found:
        for entry in found:
            try:
                info = entry.stat(follow_symlinks=False)
            except FileNotFoundError:
                continue
            found_stat = stat_of(os.fsencode(entry.name), info)
            if is_sparse(info) and found_stat.is_file:
                sparse.add(found_stat.name)
            entries.append(found_stat)
    return entries


def is_cache(folder_fd: int, entries: list[Stat]) -> bool:
    """Whether the folder is tagged as a cache: it has a CACHEDIR.TAG that begins with the standard signature."""
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
    """Yield the inodes of a folder and of all folders below it, except unreadable ones."""
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


@dataclass(slots=True)
class SurveyedChanges:
    """The entries of a folder that need work, by the kind of work.

    Attributes:
        copy: new entries, and those with another size, time or type.
        recheck: the kernel saw a change, but size and time are as before: an attribute, a new hard link, a rename, or
            content whose time was set back. Or it is a different file, swapped with one of the same size and time.
            Only reading tells.
        same: unchanged entries with another inode number, because the filesystem makes it up.
        gone: names that no longer exist.
    """

    copy: list[Stat] = field(default_factory=list)
    recheck: list[Stat] = field(default_factory=list)
    same: list[Stat] = field(default_factory=list)
    gone: list[bytes] = field(default_factory=list)

    def __bool__(self) -> bool:
        return bool(self.copy or self.recheck or self.same or self.gone)


def compare(known: dict[bytes, KnownFile], files: list[Stat], *, has_inodes: bool = True) -> SurveyedChanges:
    """Compare a folder's files with the index.

    `has_inodes`: the source's filesystem stores inode numbers (FAT, exFAT and FUSE make them up).
    """
    found = SurveyedChanges()
    seen = 0
    for now in files:
        before = known.get(now.name)
        if before is None:
            found.copy.append(now)
            continue
        seen += 1
        if before.stat != now:
            _list_change(found, before.stat, now, has_inodes=has_inodes)
    if seen < len(known):
        names = {stat.name for stat in files}
        found.gone += [name for name in known if name not in names]
    return found


def _list_change(found: SurveyedChanges, before: Stat, now: Stat, *, has_inodes: bool) -> None:
    owned = now.with_owner_of(before)
    if owned == before:
        return
    if not now.has_content_of(before):
        found.copy.append(now)
    elif not has_inodes and msgspec.structs.replace(owned, inode=before.inode) == before:
        found.same.append(owned)
    else:
        found.recheck.append(now)


@dataclass(frozen=True, slots=True)
class Rules:
    """How to walk the sources.

    Attributes:
        destination: device and inode of the backup, which is skipped if it lies within a source.
        hard_links: the drive supports hard links.
        windows_names: the drive allows only names that Windows allows.
    """

    excludes: Excludes
    cross_filesystems: bool = False
    windows_names: bool = False
    destination: tuple[int, int] | None = None
    hard_links: bool = True


class FolderMatcher:
    """Finds the folder on the drive that corresponds to a folder of the source, by its inode first.

    The name comes second, because another folder may have it by now. No folder on the drive is matched twice, so the
    result is a tree, like the source.

    Attributes:
        used: ids of the folders on the drive that are matched already; a manifest may claim any ids.
        left: ids of folders that the source no longer has at their places.
        sources: all sources of the walk.
    """

    def __init__(self, index: Index, moves: Moves) -> None:
        self.used: set[int] = set()
        self.left: list[int] = []
        self.sources: list[Source] = []
        self._index = index
        self._moves = moves
        self._has_noted_folders = False

    def row_of(self, parent_id: int, source: int, path: bytes, stat: Stat, *, has_inodes: bool) -> FolderRow | None:
        """Return the index row of the folder `path` of a source, or None. `has_inodes`: its inode identifies it."""
        here = self._index.child(parent_id, stat.name)
        if here is not None and here.id in self.used:
            here = None
        found = here
        if has_inodes and (here is None or here.inode != stat.inode):
            found = self._moved_row(source, path, stat)
            if found is None and here is not None and not self._is_elsewhere(here):
                found = here
        if here is not None and found is not here:
            self.left.append(here.id)
        if found is not None:
            self.used.add(found.id)
        return found

    def stays(self, parent_id: int, name: bytes) -> FolderRow | None:
        """Return the row of the folder that the drive has under this name, or None; it stays there."""
        row = self._index.child(parent_id, name)
        if row is not None:
            self.used.add(row.id)
        return row

    def _moved_row(self, source: int, path: bytes, stat: Stat) -> FolderRow | None:
        """Return the row of a folder that was known under another path, where the source no longer has it, or None."""
        for row in self._index.with_inode(stat.inode):
            if row.parent == ROOT or row.id in self.used:
                continue
            try:
                old_path, _ = self._index.path_of(row.id)
            except KeyError:  # a manifest may name folders without a parent
                continue
            top, _, below = old_path.partition(b"/")
            if top == self.sources[source].name and below != path and not self._still_there(source, below, row):
                return row
        return None

    def _is_elsewhere(self, row: FolderRow) -> bool:
        """Whether a source has a folder with the row's inode; the walk will meet it under its new name."""
        if not self._has_noted_folders:
            self._moves.note_folders(inode for source in self.sources for inode in folder_inodes(source.fd))
            self._has_noted_folders = True
        return self._moves.has_folder(row.inode)

    def _still_there(self, source: int, path: bytes, row: FolderRow) -> bool:
        folder, _, name = path.rpartition(b"/")
        cursor = FolderCursor(self.sources[source].fd, no_atime=True)
        try:
            found = os.stat(name, dir_fd=cursor.open(folder), follow_symlinks=False)
        except OSError:
            return False
        finally:
            cursor.forget()
        return inode_of(found) == row.inode
