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
from shingleback.copying.messages import Enter, GoneWithin, Link, Move, Replaced, Touch


class Listing:
    """The records of one batch, in the order in which they are to be carried out.

    Attributes:
        keep_in: the version to which what is replaced or deleted belongs; None where no version has it.
    """

    def __init__(self, keep_in: str | None) -> None:
        self.records: list[Record] = []
        self.keep_in = keep_in

    def folder(self, op: Enter, staged: str | None) -> None:
        given, (path, exact) = op.attributes, text_of(op.path)
        self.records.append(
            Folder(
                path=path,
                path_bytes=exact,
                stored=stored_of(op.path, op.on_drive),
                staged=staged,
                mode=f"{given.mode:o}",
                uid=given.uid,
                gid=given.gid,
                mtime_ns=given.mtime_ns,
                xattrs=given.xattrs,
            )
        )

    def file(
        self,
        here: Enter,
        name: bytes,
        true_name: bytes | None,
        size: int,
        given: Attributes,
        digest: bytes,
        *,
        replaces: Replaced | None = None,
        staged: str | None = None,
        inode: int = 0,
        link_to: bytes | None = None,
        parts: int = 0,
    ) -> None:
        """`name` is its name on the drive."""
        whole_path = join(here.path, true_name or name)
        path, exact = text_of(whole_path)
        record = File(
            path=path,
            mode=f"{given.mode:o}",
            uid=given.uid,
            gid=given.gid,
            mtime_ns=given.mtime_ns,
            size=size,
            blake3=digest.hex(),
        )
        record.path_bytes, record.staged, record.xattrs, record.parts = exact, staged, given.xattrs, parts
        if true_name is not None or here.on_drive != here.path:
            record.stored = stored_of(whole_path, join(here.on_drive, name))
        self._note_replaced(record, replaces)
        if inode:
            record.inode = inode
        if link_to is not None:
            record.link_to, record.link_to_bytes = text_of(link_to)
        self.records.append(record)

    def link(self, here: Enter, op: Link) -> None:
        self.file(
            here,
            op.name,
            op.true_name,
            op.size,
            op.attributes,
            op.digest,
            replaces=op.replaces,
            inode=op.inode,
            link_to=op.first,
        )

    def symlink(self, here: Enter, op: messages.Symlink, staged: str | None, *, only_listed: bool = False) -> None:
        whole_path = join(here.path, op.true_name or op.name)
        path, exact = text_of(whole_path)
        target, target_exact = text_of(op.target)
        record = Symlink(
            path=path,
            path_bytes=exact,
            stored=stored_of(whole_path, join(here.on_drive, op.name)),
            staged=staged,
            mode=f"{op.attributes.mode:o}",
            uid=op.attributes.uid,
            gid=op.attributes.gid,
            mtime_ns=op.attributes.mtime_ns,
            xattrs=op.attributes.xattrs,
            target=target,
            target_bytes=target_exact,
            only_listed=only_listed,
        )
        self._note_replaced(record, op.replaces)
        self.records.append(record)

    def _note_replaced(self, record: File | Symlink, replaces: Replaced | None) -> None:
        if replaces is not None:
            record.replaces, record.replaced_parts, record.kept = replaces.born, replaces.parts, self.keep_in

    def touch(self, here: Enter, op: Touch) -> None:
        if op.target is not None:
            link = messages.Symlink(op.name, op.target, op.attributes, None, op.true_name)
            self.symlink(here, link, staged=None, only_listed=op.is_only_listed)
            return
        self.file(
            here,
            op.name,
            op.true_name,
            op.size,
            op.attributes,
            op.digest,
            inode=op.inode,
            parts=op.parts,
        )

    def gone(
        self,
        path: bytes,
        on_drive: bytes,
        born: int,
        *,
        folder: bool = False,
        within: bool = False,
        parts: int = 0,
    ) -> None:
        text, exact = text_of(path)
        self.records.append(
            Gone(
                path=text,
                path_bytes=exact,
                stored=stored_of(path, on_drive),
                replaces=None if born < 0 else born,
                kept=self.keep_in,
                folder=folder,
                within=within,
                parts=parts,
            )
        )

    def gone_within(self, op: GoneWithin) -> None:
        """Noted only where it is kept: it tells until when which version needs it."""
        if self.keep_in is not None:
            self.gone(op.path, op.on_drive, op.born, within=True)

    def moved(self, op: Move) -> None:
        path, exact = text_of(op.new)
        origin, origin_exact = text_of(op.old)
        self.records.append(
            Moved(
                path=path,
                path_bytes=exact,
                stored=stored_of(op.new, op.new_on_drive),
                origin=origin,
                origin_bytes=origin_exact,
                origin_stored=stored_of(op.old, op.old_on_drive),
                folder=op.is_folder,
            )
        )

    def partial(self, path: bytes, staged: str, done: int, prefix: bytes, source: messages.Begin) -> None:
        text, exact = text_of(path)
        self.records.append(
            Partial(
                path=text,
                path_bytes=exact,
                staged=staged,
                size=source.size,
                mtime_ns=source.mtime_ns,
                ctime_ns=source.ctime_ns,
                done=done,
                blake3=prefix.hex(),
            )
        )
