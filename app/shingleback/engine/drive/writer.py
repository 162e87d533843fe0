"""Writing in one run: receives parcels; checkpoints make them durable, list them, and give them their places.

Before that, it finishes an interrupted run; `engine.drive.commit` explains why that is possible. A version of the
backup is a snapshot, or a folder of replaced files (`VersionStore`).
"""

import contextlib
import errno
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from shingleback.engine.drive.commit import Commit
from shingleback.engine.drive.disk import Disk
from shingleback.engine.drive.healing import Healer
from shingleback.engine.drive.incoming import FileRefused, clear_incoming, partial_name
from shingleback.engine.drive.messages import Checkpoint, FileNotStored, Heal, OnlyListed, Parcel, Recover
from shingleback.engine.drive.operations import (
    Begin,
    Drop,
    End,
    Enter,
    Leave,
    MakeLink,
    MakeSymlink,
    Move,
    Operation,
    Piece,
    Put,
    RemoveFile,
    Take,
    Touch,
)
from shingleback.engine.drive.prefetch import FolderNames
from shingleback.engine.drive.read_back import read_back
from shingleback.engine.drive.staging import Listing, Staging
from shingleback.engine.drive.unfinished import waiting_names
from shingleback.engine.drive.writeback import WritePath
from shingleback.engine.files.attributes import Attributes, AttributeSetter
from shingleback.engine.files.folders import join, open_own_folder
from shingleback.engine.files.linux import FULL, Guard, refusal
from shingleback.engine.repo import layout
from shingleback.engine.repo.abilities import FilesystemAbilities, room_bytes
from shingleback.engine.repo.format import Batch, Entry, Folder, GoneEntry, Moved, Record, Segment, is_change
from shingleback.engine.repo.repository import RepositoryHome
from shingleback.engine.repo.second_list_writer import SecondListWriter
from shingleback.engine.repo.segment_writer import SegmentWriter


@dataclass(frozen=True, slots=True)
class WriteContext:
    """What stays constant during a run.

    Attributes:
        guard: detects that the drive is gone.
        setter: sets the attributes of copied entries.
        lost_segments: those of which both copies are damaged.
    """

    number: int
    header: Segment
    filesystem: FilesystemAbilities
    guard: Guard
    setter: AttributeSetter
    lost_segments: tuple[str, ...] = ()


class CheckpointResult(NamedTuple):
    """A batch is durable and listed. The attributes are as in `Committed`."""

    has_partial: bool
    is_carried_out: bool


class Writer:
    """The writing of one run. Every method raises OSError for errors of the drive as a whole.

    Attributes:
        mark: the name in `incoming` that must stay until another change is listed.
    """

    def __init__(
        self,
        home: RepositoryHome,
        run: WriteContext,
        write_path: WritePath,
        commit: Commit,
    ) -> None:
        self.mark = b""
        self._has_failed = False
        self.segment = SegmentWriter(home.fd, layout.segment_name(run.number))
        self.second_list = SecondListWriter(home.fd, home.backup, run.lost_segments)
        self._commit = commit
        self._home = home
        self._run = run
        self._write_path = write_path
        self._incoming_fd = open_own_folder(layout.INCOMING, home.fd)
        self._staging = self._new_staging()
        self._refused: set[bytes] = set()
        self._only_listed: bytes | None = None
        self._to_set: list[tuple[bytes, Attributes, bool]] = []

    def parcel(self, parcel: Parcel, slot: memoryview) -> Iterator[FileNotStored | OnlyListed]:
        """Execute the operations of a parcel; a refused file affects no other."""
        for operation in parcel.operations:
            try:
                self._do(operation, slot)
            except FileRefused as refusal:
                folder = self._staging.folder
                self._refused.add(join(folder.on_drive, refusal.name))
                path = join(folder.path, refusal.true_name or refusal.name)
                yield FileNotStored(folder.id, refusal.name, path, refusal.errno)
            if self._only_listed is not None:
                yield OnlyListed(self._staging.folder.id, self._only_listed)
                self._only_listed = None

    def recover(self, request: Recover) -> bool:
        """Finish an interrupted run; return whether the file that may be resumed exists.

        Before this, only removals of versions may be listed, because the entries that only those versions need are not
        among the ones that are renamed here.
        """
        partial = partial_name(request.partial)
        change = self._commit.unfinished(self._home.fd, request.change, is_last_word=request.is_last_word)
        self._commit.save_moving(change.unknown)
        last = change.records
        if last:
            self.mark = redo(self._home.fd, last, self._commit, partial)
            if any(isinstance(record, Entry | GoneEntry | Moved) for record in last):
                self.sync()
        remaining = clear_incoming(self._home.fd, {self.mark, *partial})
        return bool(partial) and partial <= remaining

    def heal(self, request: Heal) -> int:
        return Healer(self._home.root_fd, self._home.fd, self._commit, self._run.setter).heal(request)

    def clear_foreign(self, folders: list[FolderNames]) -> tuple[int, bytes]:
        return self._commit.clear_foreign(folders)

    def checkpoint(self, request: Checkpoint) -> CheckpointResult:
        """Make everything received so far durable, list it, and carry it out.

        Raises DriveGone, and the error of `refusal` if the listed batch could not be carried out for another reason
        than a full drive; the next run does that then.
        """
        self._run.guard.check()
        has_partial = self._staging.note_partial(request.prefix, request.prefix_bytes)
        self._write_path.windows.drain()
        records = self._staging.listing.records
        if records:
            self._begin_segment()
        self.second_list.state(self.segment)
        self.sync()
        if records:
            # So little room may be left that the filesystem reports a full drive late.
            if self._has_failed or room_bytes(self._home.root_fd, self._home.mount) == 0:
                read_back(self._incoming_fd, self._staging.written, is_sample=not self._has_failed)
            self._list(records)
        try:
            if records:
                self._commit.carry_out(records, self.segment.batch)
                self.mark = layout.mark_name(self.segment.batch)
            if self._commit.has_merged:
                self._commit.attributes_again(record for record in records if isinstance(record, Folder))
            self._commit.set_attributes(self._to_set)
        except OSError as error:
            if error.errno in FULL:
                return CheckpointResult(has_partial=False, is_carried_out=False)
            raise refusal(error.errno or errno.EIO) from error
        self._to_set = []
        self._staging.next_batch(Listing())
        return CheckpointResult(has_partial, is_carried_out=True)

    def abandon(self, partial: int) -> None:
        """Forget everything since the last checkpoint, including its errors.

        The kernel reports a failed write to the process that waits for the file, and again at the next sync of the
        filesystem, where it would be mistaken for a failure of the data that is sent again. Hence the sync here.
        """
        self._has_failed = True
        self._staging.close()
        self._to_set = []
        clear_incoming(self._home.fd, {self.mark, *partial_name(partial)})
        self.segment.forget()
        with contextlib.suppress(OSError):
            self.sync()
        self._staging = self._new_staging()

    def tidy(self, partial: int) -> None:
        """Remove everything in `incoming` except a file that a later run may resume."""
        self._staging.close()
        clear_incoming(self._home.fd, {self.mark, *partial_name(partial)})

    def state_list(self) -> None:
        """Write what is durable of the list to its second copy and to both tables. The caller makes that durable."""
        with self._taking_back():
            self._begin_segment()
            self.second_list.state(self.segment)

    def append(self, records: list[Record], last_step: Callable[[], None] | None = None) -> None:
        """List records that need not be carried out, after everything listed before is durable.

        `last_step` is called at the end of a run, and becomes durable together with the records. The mark then stays
        for the next run, since its removal would take another commit of the filesystem.
        """
        self.state_list()
        with self._taking_back():
            self.sync()
            if last_step is None:
                self._list(records)
            else:
                last_step()
                self.segment.append(records, self._sync_with_second_list)
                self.second_list.state(self.segment)

    @contextlib.contextmanager
    def _taking_back(self) -> Iterator[None]:
        """After an error, forget what is not durable in either copy of the list."""
        try:
            yield
        except OSError:
            self.second_list.take_back(self.segment)
            self.segment.forget()
            raise

    def _list(self, records: list[Record]) -> None:
        """List records. Earlier changes will not be redone after this, so their mark can go; if it stays, no harm.

        Listed records must not be sent again, so nothing after this may fail as if they had not been listed.
        """
        self.segment.append(records)
        if is_change(records):
            with contextlib.suppress(OSError):
                os.rmdir(self.mark, dir_fd=self._incoming_fd)

    def _sync_with_second_list(self) -> None:
        """Make the last batch durable in both copies of the list. All that it lists is durable, so either may be first.

        The tables follow without a flush: if they stated a batch that a power cut took, it would count as lost.
        """
        self.second_list.add(self.segment, self.segment.length)
        self.sync()

    def sync(self) -> None:
        sync_all(self._write_path.disk, self._home, self._run.filesystem)

    def close(self) -> None:
        self._staging.close()
        self.segment.close()
        os.close(self._incoming_fd)

    def _begin_segment(self) -> None:
        if not self.segment.is_begun:
            self.segment.begin(self._run.header)
            if not self._run.filesystem.syncs_whole:
                self.segment.sync_folder()

    def _new_staging(self) -> Staging:
        filesystem = self._run.filesystem
        return Staging(self._incoming_fd, self._write_path, self._run.setter, filesystem, Listing())

    def _do(self, operation: Operation, slot: memoryview) -> None:  # noqa: C901, PLR0912 (a table)
        staging = self._staging
        match operation:
            case Put():
                staging.put(operation, slot)
            case Enter():
                staging.enter(operation)
            case Leave():
                if not staging.leave(operation):
                    self._to_set.append((operation.on_drive, operation.attributes, False))
            case Piece():
                staging.piece(operation, slot)
            case Begin():
                staging.begin(operation)
            case End():
                staging.end(operation)
            case Drop():
                staging.drop()
            case MakeSymlink():
                self._only_listed = None if staging.symlink(operation) else operation.name
            case MakeLink():
                if operation.first in self._refused:
                    refused = OSError(errno.ENOENT, os.strerror(errno.ENOENT))
                    raise FileRefused(operation.name, operation.true_name, refused)
                staging.link(operation)
                if operation.has_new_attributes:
                    self._set_later(operation)
            case Touch():
                staging.listing.touch(staging.folder, operation)
                self._set_later(operation)
            case RemoveFile():
                staging.listing.removed(staging.folder, operation)
            case Take():
                staging.listing.take(operation)
            case Move():
                staging.moved(operation)

    def _set_later(self, operation: MakeLink | Touch) -> None:
        on_drive = join(self._staging.folder.on_drive, operation.name)
        self._to_set.append((on_drive, operation.attributes, operation.target is not None))


def sync_all(disk: Disk, home: RepositoryHome, filesystem: FilesystemAbilities) -> None:
    """Make the filesystem durable. Raises OSError."""
    disk.sync(home.root_fd)
    if not filesystem.syncs_whole:
        os.fsync(home.fd)


def redo(home_fd: int, last: Sequence[Record], commit: Commit, partial: set[bytes]) -> bytes:
    """Apply the last batch with changes again; return the name of its mark.

    No other batch can be listed without being completely applied. Its renames may need room, so files that were never
    listed, or that the batch itself discarded, are removed first.
    """
    if not last or not isinstance(last[0], Batch):
        return b""
    mark = layout.mark_name(last[0].id)
    clear_incoming(home_fd, {mark, *partial, *waiting_names(last)})
    commit.carry_out(last, last[0].id, is_redo=True)
    commit.attributes_again(last)
    return mark
