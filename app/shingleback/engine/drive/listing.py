"""The lines that a batch adds to the manifest, made from the operations that it carries out."""

from shingleback.engine.drive import operations
from shingleback.engine.drive.operations import (
    Begin,
    Enter,
    Leave,
    MakeLink,
    Move,
    Old,
    Put,
    SourceState,
    Take,
    Touch,
)
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
        op: operations.MakeSymlink | MakeLink | Touch,
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

    def gone(self, here: Enter, op: operations.RemoveFile) -> None:
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
