"""Putting what the manifest says into an index: to make a lost one again, to catch up, or to look at a version."""

import stat

from shingleback.copying.batch import Batch as Changes
from shingleback.copying.entries import Fact, Stat
from shingleback.copying.head import Head, PartialFile, VersionRef
from shingleback.copying.index import Index
from shingleback.copying.manifest import (
    Batch,
    File,
    Folder,
    Gone,
    Merged,
    Moved,
    Partial,
    Record,
    Segment,
    Symlink,
    Thinned,
    Version,
    is_change,
)


class Replay:
    """Applies batches in their order."""

    def __init__(self, index: Index, head: Head, run: int = 0) -> None:
        """`run`: that of the segment in which the first batches are, where its beginning is not among them."""
        self._index = index
        self._head = head
        self._run = run

    def apply(self, records: list[Record], segment: str, offset: int, end: int) -> None:
        """One batch of `segment`, from `offset` to `end`."""
        head, changes, has_entries = self._head, Changes(), False
        partial: PartialFile | None = None
        for record in records:
            match record:
                case Folder() | File() | Symlink() | Gone() | Moved():
                    has_entries = True
                    head.has_listed(record.id)
                    _note(changes, record, self._run)
                case Segment():
                    self._run = record.run
                    head.backup = record.backup
                case Batch():
                    head.advance(segment, offset, end, record.id, is_change=is_change(records))
                case Partial():
                    head.has_listed(record.id)
                    partial = _partial(record)
                case Version():
                    head.add_version(version_ref(record, self._run))
                case Thinned():
                    head.remove_versions(record.versions)
                case Merged():
                    head.has_listed(record.last_id)
        if has_entries or partial is not None:
            head.is_complete, head.partial = False, partial
        changes.apply(self._index, self._run)


def version_ref(record: Version, run: int) -> VersionRef:
    return VersionRef(
        record.name,
        run,
        record.started_at,
        record.finished_at,
        record.files,
        record.bytes,
        record.left_out,
        record.snapshot,
    )


def _note(changes: Changes, record: Folder | File | Symlink | Gone | Moved, run: int) -> None:
    folder, name = record.folder_id, record.name
    match record:
        case File() | Symlink():
            changes.put(folder, _stat_of(name, record), _fact_of(record, run))
        case Folder():
            changes.listed_folder(record.id, folder, name, record.stored_name, record.inode)
            changes.set_attributes(record.id, record.attributes(), record.inode, record.ctime_ns)
        case Gone(folder=True):
            changes.gone_folder(record.id, folder, record.kept_at or b"")
        case Gone():
            changes.gone_file(folder, name, record.kept_at or b"", record.parts)
        case Moved(folder=True):
            changes.moved_folder(record.id, record.origin_in, folder, name, record.stored_name)
        case Moved():
            old_name = record.true_origin.rpartition(b"/")[2]
            changes.moved_file(record.origin_in, old_name, folder, name, record.stored_name)


def _stat_of(name: bytes, record: File | Symlink) -> Stat:
    kind = stat.S_IFREG if isinstance(record, File) else stat.S_IFLNK
    size = record.size if isinstance(record, File) else len(record.true_target)
    return Stat(
        name,
        kind | int(record.mode, 8),
        size,
        record.mtime_ns,
        record.ctime_ns,
        record.inode,
        record.uid,
        record.gid,
        record.names,
    )


def _fact_of(record: File | Symlink, run: int) -> Fact:
    stored = record.stored_name
    if isinstance(record, Symlink):
        target, only_listed = record.true_target, record.only_listed
        return Fact(record.id, run, b"", stored, target, record.linked, record.xattrs, is_only_listed=only_listed)
    digest = bytes.fromhex(record.blake3)
    return Fact(record.id, run, digest, stored, None, record.linked, record.xattrs, record.parts)


def _partial(record: Partial) -> PartialFile:
    return PartialFile(
        record.id,
        record.true_path,
        record.size,
        record.mtime_ns,
        record.ctime_ns,
        record.done,
        bytes.fromhex(record.blake3),
    )
