"""Putting what the manifest says into an index: to make a lost one again, to catch up, or to look at a version."""

import stat
from typing import Final

from shingleback.copying.entries import Fact, Stat
from shingleback.copying.folders import split
from shingleback.copying.head import Head, PartialFile, VersionRef
from shingleback.copying.index import ROOT, Index, Known
from shingleback.copying.manifest import (
    Batch,
    File,
    Folder,
    Gone,
    Moved,
    Partial,
    Record,
    Segment,
    Symlink,
    Thinned,
    Version,
)

_MOST_FOLDERS_OPEN: Final = 64
_TOP: Final = b""


class Replay:
    """Applies batches in their order. `finish` has to be called before the index is read."""

    def __init__(self, index: Index, head: Head) -> None:
        self._index = index
        self._head = head
        self._run = 0
        self._ids: dict[bytes, int] = {_TOP: ROOT}
        self._files: dict[int, dict[bytes, Known]] = {}
        self._next_id = index.next_id()

    def apply(self, records: list[Record], segment: str, offset: int) -> None:  # noqa: C901 (a table)
        """One batch of `segment`, which begins at `offset`."""
        for record in records:
            match record:
                case File() | Symlink():
                    self._put(record)
                case Folder():
                    self._put_folder(record)
                case Gone():
                    self._remove(record)
                case Moved():
                    self._move(record)
                case Segment():
                    self._run = record.run
                    self._head.backup = record.backup
                case Batch():
                    self._head.advance(segment, offset, record.id)
                case Partial():
                    self._head.partial = _partial(record)
                case Version():
                    self._add_version(record)
                case Thinned():
                    self._head.versions = [ref for ref in self._head.versions if ref.name not in record.versions]
            if isinstance(record, File | Symlink | Folder | Gone | Moved):
                self._head.is_complete = False

    def finish(self) -> None:
        for folder_id, files in self._files.items():
            self._index.set_files(folder_id, files)
        self._files.clear()

    def _add_version(self, record: Version) -> None:
        ref = VersionRef(
            record.name,
            self._run,
            record.started_at,
            record.finished_at,
            record.files,
            record.bytes,
            record.left_out,
        )
        self._head.versions.append(ref)
        self._head.is_complete = True

    # files ----------------------------------------------------------------------------------------------------

    def _put(self, record: File | Symlink) -> None:
        folder, name = split(record.true_path)
        files = self._files_of(self._id_of(folder))
        _, stored = split(record.on_drive)
        files[name] = Known(_stat_of(name, record), _fact_of(record, self._run, stored if stored != name else None))

    def _remove(self, record: Gone) -> None:
        folder, name = split(record.true_path)
        if record.within:
            return
        if not record.folder:
            self._files_of(self._id_of(folder)).pop(name, None)
            return
        row = self._index.child(self._id_of(folder), name)
        if row is not None:
            self.finish()
            self._index.remove_folder(row.id)
            self._ids = {_TOP: ROOT}

    def _move(self, record: Moved) -> None:
        old_folder, old_name = split(record.true_origin)
        folder, name = split(record.true_path)
        _, stored_name = split(record.on_drive)
        stored = stored_name if stored_name != name else None
        if record.folder:
            row = self._index.child(self._id_of(old_folder), old_name)
            if row is not None:
                self._index.move_folder(row.id, self._id_of(folder), name, stored)
                self._ids = {_TOP: ROOT}
            return
        known = self._files_of(self._id_of(old_folder)).pop(old_name, None)
        if known is not None:
            moved = Known(_renamed(known.stat, name), _restored(known.fact, stored))
            self._files_of(self._id_of(folder))[name] = moved

    def _files_of(self, folder_id: int) -> dict[bytes, Known]:
        files = self._files.get(folder_id)
        if files is None:
            if len(self._files) >= _MOST_FOLDERS_OPEN:
                self.finish()
            row = self._index.folder(folder_id)
            files = self._files[folder_id] = row.files() if row else {}
        return files

    # folders --------------------------------------------------------------------------------------------------

    def _put_folder(self, record: Folder) -> None:
        path = record.true_path
        _, name = split(path)
        _, stored = split(record.on_drive)
        folder_id = self._id_of(path, stored if stored != name else None)
        self._index.set_attributes(folder_id, record.attributes(), inode=0, ctime_ns=0)

    def _id_of(self, path: bytes, stored: bytes | None = None) -> int:
        """The number of a folder, which is made where the index does not have it."""
        known = self._ids.get(path)
        if known is not None:
            return known
        folder, name = split(path)
        parent = self._id_of(folder)
        row = self._index.child(parent, name)
        if row is None:
            folder_id = self._next_id
            self._next_id += 1
            self._index.add_folder(folder_id, parent, name, stored=stored, inode=0)
        else:
            folder_id = row.id
        if len(self._ids) > _MOST_FOLDERS_OPEN:
            self._ids = {_TOP: ROOT}
        self._ids[path] = folder_id
        return folder_id


def _stat_of(name: bytes, record: File | Symlink) -> Stat:
    """Without what only the source can tell: when the kernel saw it change, and the inode of a file with one name."""
    kind = stat.S_IFREG if isinstance(record, File) else stat.S_IFLNK
    size = record.size if isinstance(record, File) else len(record.true_target)
    inode = (record.inode or 0) if isinstance(record, File) else 0
    links = 2 if inode else 1
    return Stat(name, kind | int(record.mode, 8), size, record.mtime_ns, 0, inode, record.uid, record.gid, links)


def _fact_of(record: File | Symlink, run: int, stored: bytes | None) -> Fact:
    if isinstance(record, Symlink):
        return Fact(run, b"", stored, record.true_target, xattrs=record.xattrs, is_only_listed=record.only_listed)
    is_link = record.link_to is not None
    return Fact(run, bytes.fromhex(record.blake3), stored, None, is_link, record.xattrs, record.parts)


def _renamed(old: Stat, name: bytes) -> Stat:
    return Stat(name, old.mode, old.size, old.mtime_ns, old.ctime_ns, old.inode, old.uid, old.gid, old.links)


def _restored(fact: Fact, stored: bytes | None) -> Fact:
    return Fact(fact.born, fact.digest, stored, fact.target, fact.is_link, fact.xattrs, fact.parts)


def _partial(record: Partial) -> PartialFile:
    return PartialFile(
        record.true_path,
        record.staged or "",
        record.size,
        record.mtime_ns,
        record.ctime_ns,
        record.done,
        bytes.fromhex(record.blake3),
    )
