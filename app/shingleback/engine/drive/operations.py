"""The operations in a parcel, in the order of the drive side, and the lines of the manifest that they become."""

import msgspec

from shingleback.engine.files.attributes import Attributes
from shingleback.engine.files.folders import join
from shingleback.engine.repo.format import File, Folder, Partial, Record, text_of
from shingleback.engine.repo.format import SymlinkEntry as ListedSymlink
from shingleback.engine.repo.segments import (
    NamedPath,
    file_line,
    folder_line,
    gone_line,
    moved_line,
    symlink_line,
)


class FlatStruct(msgspec.Struct, array_like=True, frozen=True, gc=False):
    pass


class SourceState(FlatStruct, frozen=True):
    """The state of an entry on the source, which the next run compares to detect changes.

    Attributes:
        names: how many hard links it has there.
        linked: entries with the same number are hard links of one file; 0 if it has only one.
    """

    inode: int
    ctime_ns: int
    names: int = 1
    linked: int = 0


class Old(FlatStruct, frozen=True):
    """An entry that loses its place: its id, its number of pieces, and where below `versions` it is kept.

    `kept` is empty if no version needs it.
    """

    id: int
    parts: int
    kept: bytes


class Enter(FlatStruct, frozen=True, tag=1):
    """The following operations concern this folder.

    Attributes:
        folder_id: of the parent folder; 0 at the top.
        path: in the backup; `on_drive` is its path on the drive.
        is_new: the drive does not have it yet.
    """

    id: int
    folder_id: int
    path: bytes
    on_drive: bytes
    is_new: bool
    attributes: Attributes
    seen: SourceState


class Put(FlatStruct, frozen=True, tag=2):
    """A whole file, with its content in the slot at `start`.

    Attributes:
        name: on the drive; `true_name` is its real name if that differs.
        old: the entry that has the name now.
    """

    id: int
    name: bytes
    start: int
    size: int
    attributes: Attributes
    digest: bytes
    old: Old | None
    true_name: bytes | None
    seen: SourceState


class Begin(FlatStruct, frozen=True, tag=3):
    """A file that comes in pieces; the source's times identify an interrupted one later.

    Attributes:
        has_holes: not all of it will be written.
        is_resumed: an earlier run left it in `incoming`, where its first `done` bytes are complete.
    """

    id: int
    name: bytes
    true_name: bytes | None
    size: int
    mtime_ns: int
    ctime_ns: int
    is_resumed: bool
    done: int
    has_holes: bool


class Piece(FlatStruct, frozen=True, tag=4):
    """A part of the unfinished file: `size` bytes of the slot from `start` go to `offset` of the file."""

    start: int
    size: int
    offset: int


class End(FlatStruct, frozen=True, tag=5):
    """The unfinished file is complete. What no piece covered is a hole."""

    attributes: Attributes
    digest: bytes
    old: Old | None
    seen: SourceState


class Drop(FlatStruct, frozen=True, tag=6):
    """The unfinished file changed while it was read: discard it."""


class MakeSymlink(FlatStruct, frozen=True, tag=7):
    id: int
    name: bytes
    target: bytes
    attributes: Attributes
    old: Old | None
    true_name: bytes | None
    seen: SourceState


class MakeLink(FlatStruct, frozen=True, tag=8):
    """A hard link to the path `first` on the drive, which exists by then; `target` is that of a symlink."""

    id: int
    name: bytes
    first: bytes
    size: int
    attributes: Attributes
    digest: bytes
    target: bytes | None
    old: Old | None
    true_name: bytes | None
    seen: SourceState


class Touch(FlatStruct, frozen=True, tag=9):
    """Only the attributes or the number of links of a file have changed. `digest` is empty for a symlink."""

    id: int
    name: bytes
    size: int
    attributes: Attributes
    digest: bytes
    target: bytes | None
    parts: int
    is_only_listed: bool
    true_name: bytes | None
    seen: SourceState


class RemoveFile(FlatStruct, frozen=True, tag=10):
    """The source no longer has this file of the entered folder."""

    name: bytes
    true_name: bytes | None
    old: Old


class Take(FlatStruct, frozen=True, tag=11):
    """The source no longer has this folder or file; paths as in `Enter`, before the batch is applied."""

    folder_id: int
    path: bytes
    on_drive: bytes
    is_folder: bool
    old: Old


class Move(FlatStruct, frozen=True, tag=13):
    """Rename a file or folder on the drive.

    Attributes:
        old_in, old, old_on_drive: its place before the batch is applied.
        new_in, new, new_on_drive: its place after the batch is applied.
    """

    id: int
    old_in: int
    old: bytes
    old_on_drive: bytes
    new_in: int
    new: bytes
    new_on_drive: bytes
    is_folder: bool


class Leave(FlatStruct, frozen=True, tag=14):
    """This folder and its subfolders are complete: its attributes can be set with the batch."""

    id: int
    folder_id: int
    path: bytes
    on_drive: bytes
    attributes: Attributes
    seen: SourceState


Operation = Enter | Put | Begin | Piece | End | Drop | MakeSymlink | MakeLink | Touch | RemoveFile | Take | Move | Leave


class Listing:
    """The manifest records of one batch."""

    def __init__(self) -> None:
        self.records: list[Record] = []
        self._folders: dict[int, Folder] = {}

    def folder(self, op: Enter, staged: int) -> None:
        """A new one."""
        record = self._folders[op.id] = self._new_folder(op)
        record.staged = staged
        self.records.append(record)

    def left(self, op: Leave) -> None:
        """The line that lists the folder notes that its attributes are set, if this batch has one."""
        record = self._folders.get(op.id)
        if record is None:
            record = self._folders[op.id] = self._new_folder(op)
            self.records.append(record)
        record.ctime_ns = op.seen.ctime_ns

    def _new_folder(self, op: Enter | Leave) -> Folder:
        spot = NamedPath(op.folder_id, op.path, op.on_drive)
        return folder_line(op.id, spot, op.attributes, inode=op.seen.inode)

    def file(
        self,
        here: Enter,
        op: Put | Begin | MakeLink | Touch,
        given: Attributes,
        digest: bytes,
        seen: SourceState,
        *,
        old: Old | None = None,
        first: bytes | None = None,
        parts: int = 0,
        staged: int = 0,
    ) -> File:
        """`first`: path on the drive of another name, to which it is to be linked."""
        self._note_old(here, op.name, op.true_name, old)
        record = file_line(op.id, _spot(here, op.name, op.true_name), given, op.size, digest)
        record.parts, record.staged = parts, staged
        self._add_name(record, seen, first)
        return record

    def symlink(
        self,
        here: Enter,
        op: MakeSymlink | MakeLink | Touch,
        *,
        old: Old | None = None,
        first: bytes | None = None,
        only_listed: bool = False,
        staged: int = 0,
    ) -> None:
        self._note_old(here, op.name, op.true_name, old)
        spot = _spot(here, op.name, op.true_name)
        record = symlink_line(op.id, spot, op.attributes, op.target or b"", only_listed=only_listed)
        record.staged = staged
        self._add_name(record, op.seen, first)

    def _add_name(self, record: File | ListedSymlink, seen: SourceState, first: bytes | None) -> None:
        record.inode, record.ctime_ns, record.names, record.linked = seen.inode, seen.ctime_ns, seen.names, seen.linked
        if first is not None:
            record.link_to, record.link_to_bytes = text_of(first)
        self.records.append(record)

    def link(self, here: Enter, op: MakeLink) -> None:
        if op.target is not None:
            self.symlink(here, op, old=op.old, first=op.first)
        else:
            self.file(here, op, op.attributes, op.digest, op.seen, old=op.old, first=op.first)

    def touch(self, here: Enter, op: Touch) -> None:
        if op.target is not None:
            self.symlink(here, op, only_listed=op.is_only_listed)
        else:
            self.file(here, op, op.attributes, op.digest, op.seen, parts=op.parts)

    def gone(self, here: Enter, op: RemoveFile) -> None:
        self._note_old(here, op.name, op.true_name, op.old)

    def _note_old(self, here: Enter, name: bytes, true_name: bytes | None, old: Old | None) -> None:
        if old is not None:
            path = join(here.path, true_name or name)
            self.take(Take(here.id, path, join(here.on_drive, name), is_folder=False, old=old))

    def take(self, op: Take) -> None:
        spot = NamedPath(op.folder_id, op.path, op.on_drive)
        self.records.append(gone_line(op.old.id, spot, op.old.kept or None, is_folder=op.is_folder, parts=op.old.parts))

    def moved(self, op: Move) -> None:
        old, new = NamedPath(op.old_in, op.old, op.old_on_drive), NamedPath(op.new_in, op.new, op.new_on_drive)
        self.records.append(moved_line(op.id, old, new, is_folder=op.is_folder))

    def partial(self, path: bytes, done: int, prefix: bytes, begun: Begin) -> None:
        text, exact = text_of(path)
        self.records.append(
            Partial(
                id=begun.id,
                path=text,
                path_bytes=exact,
                size=begun.size,
                mtime_ns=begun.mtime_ns,
                ctime_ns=begun.ctime_ns,
                done=done,
                blake3=prefix.hex(),
            )
        )


def _spot(here: Enter, name: bytes, true_name: bytes | None) -> NamedPath:
    """Of something in a folder, which has the name `name` on the drive."""
    path = join(here.path, true_name or name)
    is_same = true_name is None and here.on_drive == here.path
    return NamedPath(here.id, path, path if is_same else join(here.on_drive, name))
