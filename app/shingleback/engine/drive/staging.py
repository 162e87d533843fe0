"""Writes incoming files to the staging folder `incoming`, and lists them in the records of a batch.

Files get their own names, attributes and times at once, and so do folders inside new folders. A whole tree that is new
to the drive gets its place by a single rename, which rewrites only one folder.
"""

import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeVar

from shingleback.engine.drive.incoming import FileRefused, GrowingFile, Written, parts_of
from shingleback.engine.drive.new_files import new_files
from shingleback.engine.drive.operations import (
    Begin,
    End,
    Enter,
    Leave,
    MakeLink,
    MakeSymlink,
    Move,
    Old,
    Piece,
    Put,
    RemoveFile,
    SourceState,
    Take,
    Touch,
)
from shingleback.engine.drive.writeback import WritePath
from shingleback.engine.files import linux
from shingleback.engine.files.attributes import Attributes, AttributeSetter
from shingleback.engine.files.folders import FolderCursor, join, open_folder, split
from shingleback.engine.files.linux import DRIVE_ERRORS
from shingleback.engine.repo.abilities import FilesystemAbilities
from shingleback.engine.repo.format import File, Folder, Partial, Record, text_of
from shingleback.engine.repo.format import SymlinkEntry as ListedSymlink
from shingleback.engine.repo.segments import NamedPath, file_line, folder_line, gone_line, moved_line, symlink_line

_Made = TypeVar("_Made")
_FOR_OWNER: Final = 0o700


class _Waiting(NamedTuple):
    """A staged folder in which files wait for their places; `fd` is its open descriptor.

    Attributes:
        staged: its number, which is its name in `incoming`; 0 for a folder inside another staged folder.
        path: its path in `incoming`.
    """

    staged: int
    path: bytes
    fd: int


class Listing:
    """The manifest records of one batch."""

    def __init__(self) -> None:
        self.records: list[Record] = []
        self._folders: dict[int, Folder] = {}

    def folder(self, op: Enter, staged: int) -> None:
        """List a new folder."""
        record = self._folders[op.id] = self._new_folder(op)
        record.staged = staged
        self.records.append(record)

    def leave(self, op: Leave) -> None:
        """Note in the folder's line that its attributes are set; list it if this batch has no line of it."""
        record = self._folders.get(op.id)
        if record is None:
            record = self._folders[op.id] = self._new_folder(op)
            self.records.append(record)
        record.ctime_ns = op.source_state.ctime_ns

    def _new_folder(self, op: Enter | Leave) -> Folder:
        location = NamedPath(op.folder_id, op.path, op.on_drive)
        return folder_line(op.id, location, op.attributes, inode=op.source_state.inode)

    def file(
        self,
        folder: Enter,
        op: Put | Begin | MakeLink | Touch,
        attributes: Attributes,
        digest: bytes,
        source_state: SourceState,
        *,
        old: Old | None = None,
        first: bytes | None = None,
        parts: int = 0,
        staged: int = 0,
    ) -> File:
        """List a file. `first` is the path on the drive of another name, to which it is to be hard-linked."""
        self._note_old(folder, op.name, op.true_name, old)
        record = file_line(op.id, _location(folder, op.name, op.true_name), attributes, op.size, digest)
        record.parts, record.staged = parts, staged
        self._add_name(record, source_state, first)
        return record

    def symlink(
        self,
        folder: Enter,
        op: MakeSymlink | MakeLink | Touch,
        *,
        old: Old | None = None,
        first: bytes | None = None,
        only_listed: bool = False,
        staged: int = 0,
    ) -> None:
        self._note_old(folder, op.name, op.true_name, old)
        location = _location(folder, op.name, op.true_name)
        record = symlink_line(op.id, location, op.attributes, op.target or b"", only_listed=only_listed)
        record.staged = staged
        self._add_name(record, op.source_state, first)

    def _add_name(self, record: File | ListedSymlink, source_state: SourceState, first: bytes | None) -> None:
        record.inode, record.ctime_ns, record.names, record.linked = (
            source_state.inode,
            source_state.ctime_ns,
            source_state.names,
            source_state.linked,
        )
        if first is not None:
            record.link_to, record.link_to_bytes = text_of(first)
        self.records.append(record)

    def link(self, folder: Enter, op: MakeLink) -> None:
        if op.target is not None:
            self.symlink(folder, op, old=op.old, first=op.first)
        else:
            self.file(folder, op, op.attributes, op.digest, op.source_state, old=op.old, first=op.first)

    def touch(self, folder: Enter, op: Touch) -> None:
        if op.target is not None:
            self.symlink(folder, op, only_listed=op.is_only_listed)
        else:
            self.file(folder, op, op.attributes, op.digest, op.source_state, parts=op.parts)

    def removed(self, folder: Enter, op: RemoveFile) -> None:
        self._note_old(folder, op.name, op.true_name, op.old)

    def _note_old(self, folder: Enter, name: bytes, true_name: bytes | None, old: Old | None) -> None:
        if old is not None:
            path = join(folder.path, true_name or name)
            self.take(Take(folder.id, path, join(folder.on_drive, name), is_folder=False, old=old))

    def take(self, op: Take) -> None:
        location = NamedPath(op.folder_id, op.path, op.on_drive)
        self.records.append(
            gone_line(op.old.id, location, op.old.kept_at or None, is_folder=op.is_folder, parts=op.old.parts)
        )

    def moved(self, op: Move) -> None:
        old, new = NamedPath(op.old_in, op.old, op.old_on_drive), NamedPath(op.new_in, op.new, op.new_on_drive)
        self.records.append(moved_line(op.id, old, new, is_folder=op.is_folder))

    def partial(self, path: bytes, done: int, prefix: bytes, begin: Begin) -> None:
        text, exact = text_of(path)
        self.records.append(
            Partial(
                id=begin.id,
                path=text,
                path_bytes=exact,
                size=begin.size,
                mtime_ns=begin.mtime_ns,
                ctime_ns=begin.ctime_ns,
                done=done,
                blake3=prefix.hex(),
            )
        )


def _location(folder: Enter, name: bytes, true_name: bytes | None) -> NamedPath:
    """Return the paths of an entry of the folder `folder`, which has the name `name` on the drive."""
    path = join(folder.path, true_name or name)
    is_same = true_name is None and folder.on_drive == folder.path
    return NamedPath(folder.id, path, path if is_same else join(folder.on_drive, name))


@dataclass(slots=True)
class _Growing:
    begin: Begin
    folder_fd: int
    file: GrowingFile
    failed: bool = False


class Staging:
    """The uncommitted batch: its files in `incoming`, also in `written`, and its records in `listing`."""

    def __init__(
        self,
        incoming_fd: int,
        write_path: WritePath,
        setter: AttributeSetter,
        fs: FilesystemAbilities,
        listing: Listing,
    ) -> None:
        """`incoming_fd` is the open folder `incoming`."""
        self.listing = listing
        self.written: list[Written] = []
        self._incoming = FolderCursor(incoming_fd)
        self._write_path = write_path
        self._new_files = new_files(fs.kind, incoming_fd)
        self._setter = setter
        self._fs = fs
        self._folder: Enter | None = None
        self._waiting_folder: _Waiting | None = None  # for the current folder, if it is new to the drive
        self._common: _Waiting | None = None  # for files of folders that are in place, as long as the names differ
        self._growing: _Growing | None = None
        self._new: dict[bytes, bytes] = {}  # staged paths of new folders, by their paths on the drive
        self._changing_folders: set[bytes] = set()  # folders that get new entries when the batch is applied

    @property
    def folder(self) -> Enter:
        """The folder to which the operations belong."""
        if self._folder is None:
            raise RuntimeError("an operation came before any folder")
        return self._folder

    def enter(self, op: Enter) -> None:
        self._leave_own()
        self._folder = op
        if op.is_new:
            self._waiting_folder = self._folder_in_new_one(op.on_drive) or self._new_folder(op.id)
            self._new[op.on_drive] = self._waiting_folder.path
            self.listing.folder(op, self._waiting_folder.staged)

    def leave(self, op: Leave) -> bool:
        """List the end of a folder; return whether it has its attributes. If not, it gets them after the commit."""
        self.listing.leave(op)
        waiting = self._new.get(op.on_drive, b"")
        is_inner = b"/" in waiting  # other folders are renamed, which their owner may do only with write permission
        if not is_inner or op.on_drive in self._changing_folders or op.attributes.mode & _FOR_OWNER != _FOR_OWNER:
            return False
        self._setter.to_open(self._incoming.open(waiting), op.attributes)
        return True

    def link(self, op: MakeLink) -> None:
        self._changing_folders.add(self.folder.on_drive)
        self.listing.link(self.folder, op)

    def moved(self, op: Move) -> None:
        self._changing_folders.add(split(op.new_on_drive)[0])
        self.listing.moved(op)

    def put(self, op: Put, slot: memoryview) -> None:
        """Write a whole file. Raises FileRefused for an error of this file, or OSError for one of the drive."""
        attributes, mode = op.attributes, op.attributes.mode & 0o777
        try:
            fd, waiting = self._make(op.id, lambda folder_fd: self._new_files.create(op.name, folder_fd, mode))
        except OSError as error:
            raise _error_or_refusal(op.name, op.true_name, error) from error
        try:
            if op.size:
                self._write_path.windows.expect(fd, op.size)
                self._write_path.disk.write(fd, slot[op.start : op.start + op.size], 0)
            self._setter.to_new_file(fd, attributes)
        except OSError as error:
            os.close(fd)
            os.unlink(op.name, dir_fd=waiting.fd)
            raise _error_or_refusal(op.name, op.true_name, error) from error
        self._write_path.windows.wrote(fd, 0, op.size, is_last=True)
        staged = 0 if waiting is self._waiting_folder else waiting.staged
        record = self.listing.file(self.folder, op, attributes, op.digest, op.source_state, old=op.old, staged=staged)
        self.written.append(Written(waiting.path, record))

    def begin(self, op: Begin) -> None:
        """Begin a file in pieces. It waits in a separate folder: its own may get its place before it is complete."""
        part_bytes = self._fs.part_bytes
        split_at = part_bytes if part_bytes and parts_of(op.size, part_bytes) else None
        if op.is_resumed:  # an interrupted run left it there, where it stays until it gets its place
            name = b"%d" % op.id
            waiting = _Waiting(op.id, name, open_folder(name, self._incoming.root_fd))
        else:
            waiting = self._new_folder(op.id)
        file = GrowingFile(self._write_path, self._new_files, waiting.fd, op.name, split_at=split_at)
        self._growing = _Growing(op, waiting.fd, file)
        expected = 0 if op.has_holes else op.size
        self._guarded(self._growing, lambda: file.resume(op.done) if op.is_resumed else file.create(expected))

    def piece(self, op: Piece, slot: memoryview) -> None:
        growing = self._growing
        if growing is not None and not growing.failed:
            self._guarded(growing, lambda: growing.file.write(slot[op.start : op.start + op.size], op.offset))

    def end(self, op: End) -> None:
        growing, self._growing = self._growing, None
        if growing is None:
            return
        begin, file = growing.begin, growing.file
        try:
            if growing.failed:
                return
            self._guarded(growing, lambda: file.finish(begin.size, self._setter, op.attributes))
            is_own = self._bring_into_own(growing)
        finally:
            os.close(growing.folder_fd)
        record = self.listing.file(
            self.folder,
            begin,
            op.attributes,
            op.digest,
            op.source_state,
            old=op.old,
            staged=0 if is_own else begin.id,
            parts=file.parts,
        )
        if not file.parts:
            folder_path = self._waiting_folder.path if is_own and self._waiting_folder is not None else b"%d" % begin.id
            self.written.append(Written(folder_path, record))

    def _bring_into_own(self, growing: _Growing) -> bool:
        """Move a complete file to the other files of its folder, if that is staged; return whether it was moved.

        A resumed file is not moved: its beginning is listed where it is, and must stay until all of it is listed.
        """
        begin = growing.begin
        if self._waiting_folder is None or begin.is_resumed or growing.file.parts:
            self._changing_folders.add(self.folder.on_drive)
            return False
        try:
            linux.rename_noreplace(begin.name, growing.folder_fd, begin.name, self._waiting_folder.fd)
        except OSError as error:
            if error.errno in DRIVE_ERRORS:
                raise
            self._changing_folders.add(self.folder.on_drive)
            return False
        os.rmdir(b"%d" % begin.id, dir_fd=self._incoming.root_fd)
        return True

    def drop(self) -> None:
        growing, self._growing = self._growing, None
        if growing is not None:
            if not growing.failed:
                growing.file.discard()
            os.close(growing.folder_fd)
            os.rmdir(b"%d" % growing.begin.id, dir_fd=self._incoming.root_fd)

    def symlink(self, op: MakeSymlink) -> bool:
        """Make a symlink; return False if it is only listed. XFS takes up to 1024 bytes, NTFS only text, FAT none."""
        waiting: _Waiting | None = None
        if self._fs.symlinks:
            try:
                _, waiting = self._make(op.id, lambda folder_fd: os.symlink(op.target, op.name, dir_fd=folder_fd))
            except OSError as error:
                if error.errno in DRIVE_ERRORS:
                    raise
            else:
                self._setter.to_symlink(op.name, waiting.fd, op.attributes)
        staged = 0 if waiting is None or waiting is self._waiting_folder else waiting.staged
        self.listing.symlink(self.folder, op, old=op.old, staged=staged, only_listed=waiting is None)
        return waiting is not None

    def note_partial(self, prefix: bytes, done: int) -> bool:
        """List the received part of the growing file, which becomes durable: `done` bytes with the digest `prefix`.

        Returns whether there is a growing file that can be resumed.
        """
        growing = self._growing
        if growing is None or growing.failed or growing.file.parts or not done:
            return False
        name = growing.begin.true_name or growing.begin.name
        self.listing.partial(join(self.folder.path, name), done, prefix, growing.begin)
        return True

    def next_batch(self, listing: Listing) -> None:
        """Begin a batch after the last one was committed. The current folder is in place and gets files one by one."""
        self.listing, self.written = listing, []
        self._leave_own()
        self._leave_common()
        self._incoming.forget()
        self._new.clear()
        self._changing_folders.clear()

    def close(self) -> None:
        """Close everything; the files in `incoming` stay there."""
        if self._growing is not None:
            self._growing.file.let_go()
            os.close(self._growing.folder_fd)
            self._growing = None
        self._write_path.windows.abandon()
        self._new_files.close()
        self._leave_own()
        self._leave_common()
        self._incoming.forget()

    def _make(self, entry_id: int, make: Callable[[int], _Made]) -> tuple[_Made, _Waiting]:
        """Call `make` with the folder in which the entry is to wait; return its result and that folder."""
        if self._waiting_folder is not None:
            return make(self._waiting_folder.fd), self._waiting_folder
        if self._common is None:
            self._common = self._new_folder(entry_id)
        try:
            return make(self._common.fd), self._common
        except FileExistsError:  # a file of another folder
            self._leave_common()
            self._common = self._new_folder(entry_id)
            return make(self._common.fd), self._common

    def _folder_in_new_one(self, on_drive: bytes) -> _Waiting | None:
        """Make a folder inside its parent if that is staged, too; return None if not, or if the name is refused."""
        around, name = split(on_drive)
        if around not in self._new:
            return None
        waiting = join(self._new[around], name)
        try:
            around_fd = self._incoming.open(self._new[around])
            os.mkdir(name, 0o700, dir_fd=around_fd)
            return _Waiting(0, waiting, open_folder(name, around_fd))
        except OSError as error:
            if error.errno in DRIVE_ERRORS:
                raise
        self._changing_folders.add(around)
        return None

    def _new_folder(self, number: int) -> _Waiting:
        name = b"%d" % number
        os.mkdir(name, 0o700, dir_fd=self._incoming.root_fd)
        return _Waiting(number, name, open_folder(name, self._incoming.root_fd))

    def _leave_own(self) -> None:
        if self._waiting_folder is not None:
            os.close(self._waiting_folder.fd)
            self._waiting_folder = None

    def _leave_common(self) -> None:
        if self._common is not None:
            os.close(self._common.fd)
            self._common = None

    def _guarded(self, growing: _Growing, step: Callable[[], None]) -> None:
        """Run a step for a growing file. If the file is refused, it is discarded and its further pieces are ignored."""
        try:
            step()
        except OSError as error:
            refusal = _error_or_refusal(growing.begin.name, growing.begin.true_name, error)
            if isinstance(refusal, FileRefused):
                growing.failed = True
                growing.file.discard()
            raise refusal from error


def _error_or_refusal(name: bytes, true_name: bytes | None, error: OSError) -> OSError | FileRefused:
    return error if error.errno in DRIVE_ERRORS else FileRefused(name, true_name, error)
