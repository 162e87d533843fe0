"""Noting what the manifest will say of a batch."""

from shingleback.copying import messages
from shingleback.copying.entries import Attributes
from shingleback.copying.folders import join
from shingleback.copying.manifest import (
    File,
    Folder,
    Gone,
    Moved,
    Partial,
    Record,
    Symlink,
    stored_of,
    text_of,
)
from shingleback.copying.messages import Begin, Enter, Leave, Link, Move, Old, Put, Seen, Take, Touch


class Listing:
    """The records of one batch."""

    def __init__(self) -> None:
        self.records: list[Record] = []
        self._folders: dict[int, Folder] = {}

    def folder(self, op: Enter, staged: int) -> None:
        """A new one."""
        record = self._folders[op.id] = self._new_folder(op)
        record.staged = staged
        self.records.append(record)

    def left(self, op: Leave) -> None:
        """That its attributes are set is noted in the line that lists it, where this batch has one."""
        record = self._folders.get(op.id)
        if record is None:
            record = self._folders[op.id] = self._new_folder(op)
            self.records.append(record)
        record.ctime_ns = op.seen.ctime_ns

    def _new_folder(self, op: Enter | Leave) -> Folder:
        given, (path, exact) = op.attributes, text_of(op.path)
        return Folder(
            id=op.id,
            folder_id=op.folder_id,
            path=path,
            path_bytes=exact,
            stored=stored_of(op.path, op.on_drive),
            mode=f"{given.mode:o}",
            uid=given.uid,
            gid=given.gid,
            mtime_ns=given.mtime_ns,
            xattrs=given.xattrs,
            inode=op.seen.inode,
        )

    def file(
        self,
        here: Enter,
        op: Put | Begin | Link | Touch,
        given: Attributes,
        digest: bytes,
        seen: Seen,
        *,
        old: Old | None = None,
        first: bytes | None = None,
        parts: int = 0,
        staged: int = 0,
    ) -> File:
        """`first`: path on the drive of another name, to which it is to be linked."""
        self._note_old(here, op.name, op.true_name, old)
        whole_path = join(here.path, op.true_name or op.name)
        path, exact = text_of(whole_path)
        record = File(
            id=op.id,
            folder_id=here.id,
            path=path,
            mode=f"{given.mode:o}",
            uid=given.uid,
            gid=given.gid,
            mtime_ns=given.mtime_ns,
            size=op.size,
            blake3=digest.hex(),
        )
        record.path_bytes, record.xattrs, record.parts, record.staged = exact, given.xattrs, parts, staged
        if op.true_name is not None or here.on_drive != here.path:
            record.stored = stored_of(whole_path, join(here.on_drive, op.name))
        self._add_name(record, seen, first)
        return record

    def symlink(
        self,
        here: Enter,
        op: messages.Symlink | Link | Touch,
        *,
        old: Old | None = None,
        first: bytes | None = None,
        only_listed: bool = False,
        staged: int = 0,
    ) -> None:
        self._note_old(here, op.name, op.true_name, old)
        whole_path = join(here.path, op.true_name or op.name)
        path, exact = text_of(whole_path)
        target, target_exact = text_of(op.target or b"")
        record = Symlink(
            id=op.id,
            folder_id=here.id,
            path=path,
            path_bytes=exact,
            stored=stored_of(whole_path, join(here.on_drive, op.name)),
            mode=f"{op.attributes.mode:o}",
            uid=op.attributes.uid,
            gid=op.attributes.gid,
            mtime_ns=op.attributes.mtime_ns,
            xattrs=op.attributes.xattrs,
            target=target,
            target_bytes=target_exact,
            only_listed=only_listed,
            staged=staged,
        )
        self._add_name(record, op.seen, first)

    def _add_name(self, record: File | Symlink, seen: Seen, first: bytes | None) -> None:
        record.inode, record.ctime_ns, record.names, record.linked = seen.inode, seen.ctime_ns, seen.names, seen.linked
        if first is not None:
            record.link_to, record.link_to_bytes = text_of(first)
        self.records.append(record)

    def link(self, here: Enter, op: Link) -> None:
        if op.target is not None:
            self.symlink(here, op, old=op.old, first=op.first)
        else:
            self.file(here, op, op.attributes, op.digest, op.seen, old=op.old, first=op.first)

    def touch(self, here: Enter, op: Touch) -> None:
        if op.target is not None:
            self.symlink(here, op, only_listed=op.is_only_listed)
        else:
            self.file(here, op, op.attributes, op.digest, op.seen, parts=op.parts)

    def gone(self, here: Enter, op: messages.Gone) -> None:
        self._note_old(here, op.name, op.true_name, op.old)

    def _note_old(self, here: Enter, name: bytes, true_name: bytes | None, old: Old | None) -> None:
        if old is not None:
            path = join(here.path, true_name or name)
            self.take(Take(here.id, path, join(here.on_drive, name), is_folder=False, old=old))

    def take(self, op: Take) -> None:
        path, exact = text_of(op.path)
        record = Gone(
            id=op.old.id,
            folder_id=op.folder_id,
            path=path,
            path_bytes=exact,
            stored=stored_of(op.path, op.on_drive),
            folder=op.is_folder,
            parts=op.old.parts,
        )
        if op.old.kept:
            record.kept, record.kept_bytes = text_of(op.old.kept)
        self.records.append(record)

    def moved(self, op: Move) -> None:
        path, exact = text_of(op.new)
        origin, origin_exact = text_of(op.old)
        self.records.append(
            Moved(
                id=op.id,
                folder_id=op.new_in,
                path=path,
                path_bytes=exact,
                stored=stored_of(op.new, op.new_on_drive),
                origin=origin,
                origin_bytes=origin_exact,
                origin_stored=stored_of(op.old, op.old_on_drive),
                origin_in=op.old_in,
                folder=op.is_folder,
            )
        )

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
