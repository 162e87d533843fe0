"""Applies the manifest to an index: to rebuild a lost one, to catch up, or to read a version.

A `CheckpointBatch` records the changes of one batch. The source side records there what it sends, and applies it to the
index when it is durable. An index that is built from the manifest uses the same records, so both indexes are the same.
"""

import stat
from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

import msgspec
import msgspec.structs

from shingleback.engine.files.attributes import Attributes, Stat
from shingleback.engine.repo.format import Batch as BatchLine
from shingleback.engine.repo.format import (
    CopyFact,
    File,
    Folder,
    GoneEntry,
    Merged,
    Moved,
    Partial,
    Record,
    Segment,
    SymlinkEntry,
    Thinned,
    Version,
    is_change,
)
from shingleback.engine.repo.index import ROOT, FolderRow, Index, KeptFile, KnownFile
from shingleback.engine.repo.index_state import Head, PartialFile, VersionRef
from shingleback.engine.repo.state_digest import DigestChange, digest_of

_MAX_FOLDERS: Final = 500


class _NewFolder(NamedTuple):
    id: int
    parent: int
    name: bytes
    stored: bytes | None
    inode: int


class _MovedFolder(NamedTuple):
    id: int
    parent: int
    name: bytes
    stored: bytes | None


class _GoneFolder(NamedTuple):
    id: int
    kept_at: bytes


class _MovedFile(NamedTuple):
    old_folder: int
    old_name: bytes
    folder: int
    name: bytes
    stored: bytes | None


class _GoneFile(NamedTuple):
    """A file that lost its place. `kept_at` is empty if no version needs it."""

    folder: int
    name: bytes
    kept_at: bytes
    parts: int


class _SetAttributes(NamedTuple):
    attributes: Attributes
    inode: int
    ctime_ns: int


class CheckpointBatch(msgspec.Struct):
    """The changes that one checkpoint makes durable.

    Attributes:
        copied_files: how many files it completes.
        renamed_files, removed_files, touched_files: changes without content.
        healed_files: files whose content is written again.
        without_owner: new entries and changed folders whose user or group is unknown.
        sent_bytes: bytes of content, including files that are not complete.
        listed_bytes: bytes of names and attributes for the manifest.
        undo: functions to call, the last one first, if the batch does not become durable.
        link_sources: paths on the drive to which it makes hard links.
        breaks_tree: what was applied does not lead from one tree to another: a list that lacks lines is like that.
    """

    copied_files: int = 0
    sent_bytes: int = 0
    listed_bytes: int = 0
    renamed_files: int = 0
    removed_files: int = 0
    touched_files: int = 0
    healed_files: int = 0
    without_owner: int = 0
    undo: list[Callable[[], None]] = []
    link_sources: set[bytes] = set()
    breaks_tree: bool = False
    _new_folders: list[_NewFolder] = []
    _listed_folders: list[_NewFolder] = []
    _moved_folders: list[_MovedFolder] = []
    _gone_folders: list[_GoneFolder] = []
    _moved_files: list[_MovedFile] = []
    _gone_files: list[_GoneFile] = []
    _added: dict[int, dict[bytes, KnownFile]] = {}
    _attributes: dict[int, _SetAttributes] = {}
    _changed: set[int] = set()
    _without_content: set[tuple[int, bytes]] = set()

    # recording ------------------------------------------------------------------------------------------------

    def new_folder(self, folder_id: int, parent: int, name: bytes, stored: bytes | None, inode: int) -> None:
        self._new_folders.append(_NewFolder(folder_id, parent, name, stored, inode))
        self._changed.add(parent)

    def listed_folder(self, folder_id: int, parent: int, name: bytes, stored: bytes | None, inode: int) -> None:
        """Record a folder from a line of the manifest: it is new unless the index has it."""
        self._listed_folders.append(_NewFolder(folder_id, parent, name, stored, inode))

    def moved_folder(self, folder_id: int, old_parent: int, parent: int, name: bytes, stored: bytes | None) -> None:
        self._moved_folders.append(_MovedFolder(folder_id, parent, name, stored))
        self._changed.update((old_parent, parent, folder_id))  # the move may have changed its mode

    def gone_folder(self, folder_id: int, parent: int, kept_at: bytes) -> None:
        self._gone_folders.append(_GoneFolder(folder_id, kept_at))
        self._changed.add(parent)

    def moved_file(self, old_folder: int, old_name: bytes, folder: int, name: bytes, stored: bytes | None) -> None:
        self._moved_files.append(_MovedFile(old_folder, old_name, folder, name, stored))
        self._changed.update((old_folder, folder))

    def gone_file(self, folder: int, name: bytes, kept_at: bytes, parts: int) -> None:
        self._gone_files.append(_GoneFile(folder, name, kept_at, parts))
        self._changed.add(folder)

    def set_attributes(self, folder_id: int, attributes: Attributes, inode: int, ctime_ns: int) -> None:
        """Record a folder's attributes. A `ctime_ns` of 0 means that they may be set again."""
        self._attributes[folder_id] = _SetAttributes(attributes, inode, ctime_ns)
        self.without_owner += not attributes.has_owner

    def add(self, folder_id: int, stat: Stat, fact: CopyFact) -> None:
        """Update the record of an entry that is already in place."""
        self._added.setdefault(folder_id, {})[stat.name] = KnownFile(stat, fact)

    def put(self, folder_id: int, stat: Stat, fact: CopyFact, *, has_content: bool = True) -> None:
        """Record a new entry in a folder. `has_content`: its content was sent; a hard link has none."""
        self._added.setdefault(folder_id, {})[stat.name] = KnownFile(stat, fact)
        self._changed.add(folder_id)
        self.without_owner += not stat.has_owner
        if not has_content:
            self._without_content.add((folder_id, stat.name))

    def refuse(self, folder_id: int, name_on_drive: bytes) -> KnownFile | None:
        """Remove an entry that the drive side could not store; return its record, or None if it is not in the batch."""
        added = self._added.get(folder_id, {})
        for name, indexed_file in added.items():
            if name_on_drive == (indexed_file.fact.stored or name):
                del added[name]
                self._gone_files = [
                    gone_file
                    for gone_file in self._gone_files
                    if (gone_file.folder, gone_file.name) != (folder_id, name)
                ]
                return indexed_file
        return None

    def has_content(self, folder_id: int, name: bytes) -> bool:
        """Whether content was sent for a file."""
        return (folder_id, name) not in self._without_content

    def only_listed(self, folder_id: int, name_on_drive: bytes) -> None:
        """Record that a symlink is only in the manifest, because the drive's filesystem cannot hold it."""
        added = self._added.get(folder_id, {})
        for name, indexed_file in added.items():
            if name_on_drive == (indexed_file.fact.stored or name):
                added[name] = KnownFile(
                    indexed_file.stat, msgspec.structs.replace(indexed_file.fact, is_only_listed=True)
                )

    # applying -------------------------------------------------------------------------------------------------

    def apply(self, index: Index, run: int) -> None:
        """Apply the changes as on the drive: first everything loses its old name, then everything gets its new one."""
        digest = DigestChange(index)
        files = _Files(index, digest)
        folders = self._listed_or_moved_folders()
        for row in _rows_of(folders, index):
            digest.remove_folder(row)
        in_transit = self._take_out(index, files, digest, run)
        self._put_in(index, files, in_transit)
        for folder_id in self._changed:
            index.note_change(folder_id)
        for folder_id, new in self._attributes.items():
            index.set_attributes(folder_id, new.attributes, inode=new.inode, ctime_ns=new.ctime_ns)
        for row in _rows_of(folders, index):
            digest.add_folder(row)
        digest.save()
        self.breaks_tree = self.breaks_tree or files.breaks_tree or not self._are_in_the_tree(folders, index)

    def _listed_or_moved_folders(self) -> set[int]:
        """Return the ids of the folders whose own entries may change."""
        changes = (self._new_folders, self._listed_folders, self._moved_folders)
        return {folder.id for folders in changes for folder in folders} | set(self._attributes)

    def _are_in_the_tree(self, folders: set[int], index: Index) -> bool:
        """Whether each of the folders is below the top, through folders that exist, and none contains itself."""
        in_tree = {ROOT}
        for folder_id in folders:
            ancestors: set[int] = set()
            above: int | None = folder_id
            while above not in in_tree:
                if above is None or above in ancestors:
                    return False
                ancestors.add(above)
                above = index.parent(above)
            in_tree |= ancestors
        return True

    def _take_out(
        self, index: Index, files: "_Files", digest: DigestChange, run: int
    ) -> list[tuple[_MovedFile, KnownFile | None]]:
        """Take entries out of their places; return the files that are to get another place."""
        counted_already = self._listed_or_moved_folders()
        for moved in self._moved_folders:
            index.take_out(moved.id)
        in_transit = [(move, files.pop(move.old_folder, move.old_name)) for move in self._moved_files]
        for gone_file in self._gone_files:
            indexed_file = files.pop(gone_file.folder, gone_file.name)
            if gone_file.kept_at and indexed_file is not None:
                index.keep_file(KeptFile.of(gone_file.kept_at, indexed_file, run, gone_file.parts))
        files.save()
        for folder in self._gone_folders:
            self.breaks_tree = self.breaks_tree or index.parent(folder.id) is None
            digest.remove_tree(folder.id, counted_already)
            if folder.kept_at:
                index.keep_folder(folder.id, folder.kept_at, run)
            else:
                index.remove_folder(folder.id)
        return in_transit

    def _put_in(self, index: Index, files: "_Files", in_transit: list[tuple[_MovedFile, KnownFile | None]]) -> None:
        for new in (*self._new_folders, *self._unknown(index)):
            self.breaks_tree = self.breaks_tree or not index.has_room_for(new.id, new.parent, new.name)
            index.add_folder(new.id, new.parent, new.name, stored=new.stored, inode=new.inode)
        for moved in self._moved_folders:
            self.breaks_tree = self.breaks_tree or not index.has_room_for(moved.id, moved.parent, moved.name)
            index.move_folder(*moved)
        for move, indexed_file in in_transit:
            if indexed_file is not None:
                stat = msgspec.structs.replace(indexed_file.stat, name=move.name)
                files.put(move.folder, KnownFile(stat, msgspec.structs.replace(indexed_file.fact, stored=move.stored)))
        for folder_id, added in self._added.items():
            files.put_all(folder_id, added)
        files.save()

    def _unknown(self, index: Index) -> Iterator[_NewFolder]:
        for listed in self._listed_folders:
            row = index.folder(listed.id)
            if row is None:
                self._changed.add(listed.parent)
                yield listed
            elif row.stored != listed.stored:  # the backup was copied to another filesystem
                index.move_folder(row.id, row.parent, row.name, listed.stored)


def _rows_of(folders: Iterable[int], index: Index) -> Iterator[FolderRow]:
    rows = (index.folder(folder_id) for folder_id in folders)
    return (row for row in rows if row is not None)


class _Files:
    """The files of the folders that a batch changes. There may be many folders, so only some are in memory at once.

    Attributes:
        breaks_tree: a file was expected where there is none, or another one has its name, or its folder does not exist.
    """

    def __init__(self, index: Index, digest: DigestChange) -> None:
        self.breaks_tree = False
        self._index = index
        self._digest = digest
        self._of: dict[int, dict[bytes, KnownFile]] = {}

    def pop(self, folder_id: int, name: bytes) -> KnownFile | None:
        indexed_file = (self._in(folder_id) or {}).pop(name, None)
        if indexed_file is not None:
            self._digest.remove_file(folder_id, indexed_file)
        self.breaks_tree = self.breaks_tree or indexed_file is None
        return indexed_file

    def put(self, folder_id: int, indexed_file: KnownFile) -> None:
        """Put a file into a folder. If it was there with the same id, it keeps the run in which it came."""
        if (files := self._in(folder_id)) is None:
            return
        before = files.get(indexed_file.stat.name)
        if before is not None:
            self._digest.remove_file(folder_id, before)
            if before.fact.id != indexed_file.fact.id:
                self.breaks_tree = True
            elif before.fact.born != indexed_file.fact.born:
                indexed_file = KnownFile(
                    indexed_file.stat, msgspec.structs.replace(indexed_file.fact, born=before.fact.born)
                )
        files[indexed_file.stat.name] = indexed_file
        self._digest.add_file(folder_id, indexed_file)

    def put_all(self, folder_id: int, added: dict[bytes, KnownFile]) -> None:
        """Do the same as `put` for some files of a folder, by their names; at once if the folder had none."""
        files = self._in(folder_id)
        if files:
            for indexed_file in added.values():
                self.put(folder_id, indexed_file)
        elif files is not None:
            files.update(added)
            self._digest.add_files(folder_id, added.values())

    def save(self) -> None:
        for folder_id, files in self._of.items():
            self._index.set_files(folder_id, files)
        self._of.clear()

    def _in(self, folder_id: int) -> dict[bytes, KnownFile] | None:
        files = self._of.get(folder_id)
        if files is None:
            if len(self._of) >= _MAX_FOLDERS:
                self.save()
            row = self._index.folder(folder_id)
            if row is None:  # the digest must not count what the index cannot hold
                self.breaks_tree = True
                return None
            files = self._of[folder_id] = row.files()
        return files


class Replay:
    """Applies batches of the manifest to an index, in order.

    Attributes:
        is_damaged: what was applied lacks something: a batch does not lead from one tree to another, or the newest
            version does not list as many entries, or not the ones, that it says.
    """

    def __init__(self, index: Index, head: Head, run: int = 0) -> None:
        """`run` is the run of the first segment, if its first batch, which says so, is not applied."""
        self.is_damaged = False
        self._index = index
        self._head = head
        self._run = run

    def apply(self, records: list[Record], segment: str, offset: int, end: int) -> None:
        """Apply one batch of `segment`, from `offset` to `end`."""
        head, changes, has_entries = self._head, CheckpointBatch(), False
        partial: PartialFile | None = None
        version: Version | None = None
        for record in records:
            match record:
                case Folder() | File() | SymlinkEntry() | GoneEntry() | Moved():
                    has_entries = True
                    head.note_id(record.id)
                    _note(changes, record, self._run)
                case Segment():
                    self._run = record.run
                    head.backup = record.backup
                case BatchLine():
                    head.advance(segment, offset, end, record.id, is_change=is_change(records))
                case Partial():
                    head.note_id(record.id)
                    partial = _partial(record)
                case Version():
                    version = record
                    head.add_version(version_ref(record, self._run))
                case Thinned():
                    head.remove_versions(record.versions)
                case Merged():
                    head.note_id(record.last_id)
        if has_entries or partial is not None:
            head.is_complete, head.partial = False, partial
        changes.apply(self._index, self._run)
        self._check(changes, version)

    def _check(self, changes: CheckpointBatch, version: Version | None) -> None:
        self.is_damaged = self.is_damaged or changes.breaks_tree
        if version is not None:  # a version that has everything is whole, whatever is wrong with earlier ones
            state = digest_of(self._index)
            self.is_damaged = (version.entries, version.digest) != (state.entries, state.hex)


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
        record.machine,
        record.installation,
    )


def _note(changes: CheckpointBatch, record: Folder | File | SymlinkEntry | GoneEntry | Moved, run: int) -> None:
    folder, name = record.folder_id, record.name
    match record:
        case File() | SymlinkEntry():
            changes.put(folder, _stat_of(name, record), _fact_of(record, run))
        case Folder():
            changes.listed_folder(record.id, folder, name, record.stored_name, record.inode)
            changes.set_attributes(record.id, record.attributes(), record.inode, record.ctime_ns)
        case GoneEntry(folder=True):
            changes.gone_folder(record.id, folder, record.kept_at or b"")
        case GoneEntry():
            changes.gone_file(folder, name, record.kept_at or b"", record.parts)
        case Moved(folder=True):
            changes.moved_folder(record.id, record.origin_in, folder, name, record.stored_name)
        case Moved():
            old_name = record.true_origin.rpartition(b"/")[2]
            changes.moved_file(record.origin_in, old_name, folder, name, record.stored_name)


def _stat_of(name: bytes, record: File | SymlinkEntry) -> Stat:
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


def _fact_of(record: File | SymlinkEntry, run: int) -> CopyFact:
    stored = record.stored_name
    if isinstance(record, SymlinkEntry):
        target, only_listed = record.true_target, record.only_listed
        return CopyFact(record.id, run, b"", stored, target, record.linked, record.extra, is_only_listed=only_listed)
    digest = bytes.fromhex(record.blake3)
    return CopyFact(record.id, run, digest, stored, None, record.linked, record.extra, record.parts)


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
