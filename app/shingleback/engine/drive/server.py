"""The drive side: opens a backup, and executes the requests of the source side.

Every access to the drive during a run happens here, in the drive's own process, and nowhere else.
"""

import contextlib
import errno
import os
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeVar

import msgspec.structs
from blake3 import blake3

from shingleback import __version__
from shingleback.devices.mounts import Mount, is_protected, number_of
from shingleback.domain.errors import Canceled, InternalError, ShinglebackError, Why
from shingleback.engine.drive import writeback
from shingleback.engine.drive.awake import touch_drive
from shingleback.engine.drive.commit import Commit, followed, setter_for
from shingleback.engine.drive.disk import Disk
from shingleback.engine.drive.messages import (
    Abandon,
    Abandoned,
    AskNames,
    AskRoom,
    CheckFiles,
    Checkpoint,
    ClearForeign,
    Committed,
    Compact,
    Compacted,
    Failed,
    FilesChecked,
    Finish,
    Finished,
    ForeignCleared,
    ForeignMoved,
    FromDrive,
    Heal,
    Healed,
    ListSegments,
    ManifestPart,
    NamesReported,
    Open,
    Parcel,
    Prepare,
    Prepared,
    Raised,
    Recover,
    Recovered,
    Released,
    Removed,
    RepositoryOpened,
    RoomReported,
    SegmentsListed,
    SendManifest,
    SetPace,
    Sweep,
    Thin,
    ToDrive,
)
from shingleback.engine.drive.opening import OpenDestination, take
from shingleback.engine.drive.prefetch import MetadataPrefetch
from shingleback.engine.drive.read_back import damaged
from shingleback.engine.drive.reserve import RESERVE_BYTES, give_back, make_reserve, with_reserve
from shingleback.engine.drive.transport import Slots
from shingleback.engine.drive.writeback import WritePath
from shingleback.engine.drive.writer import WriteContext, Writer, sync_all
from shingleback.engine.files.attributes import inode_of
from shingleback.engine.files.folders import Tree
from shingleback.engine.files.linux import GONE, refusal, refused_name
from shingleback.engine.repo import layout
from shingleback.engine.repo.abilities import (
    Probe,
    probe,
    room_bytes,
    room_files,
    space_of,
    within_quota,
)
from shingleback.engine.repo.batch_decoder import Batches
from shingleback.engine.repo.compaction import USUALLY, Compaction, SegmentOutput, WhenToMerge, remove_superseded
from shingleback.engine.repo.format import FORMAT, Segment, Thinned
from shingleback.engine.repo.index_state import SealedList
from shingleback.engine.repo.list_repair import repair
from shingleback.engine.repo.repository import RepositoryHome, open_destination
from shingleback.engine.repo.segments import Extent, extents, read_segment, segments_from

_Result = TypeVar("_Result")


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerContext:
    """The collaborators of the drive side.

    Attributes:
        probe: finds out what the filesystem supports.
        is_protected: returns whether a mounted filesystem survives a power cut.
        touch: called with a folder of the backup before the drive side touches it.
    """

    probe: Probe = probe
    is_protected: Callable[[Mount | None], bool] = is_protected
    when_to_merge: WhenToMerge = USUALLY
    sleep: Callable[[float], None] = time.sleep
    clock: Callable[[], float] = time.monotonic
    touch: Callable[[bytes], None] = lambda _folder: None


class DriveServer:
    """Answers messages, one after the other.

    After an error, it skips parcels and checkpoints until the source side sends `Abandon` or `Recover`.
    """

    def __init__(self, disk: Disk, slots: Slots, context: ServerContext | None = None) -> None:
        """`slots` are the shared buffers to which parcels refer."""
        self._context = context = context or ServerContext()
        self._write_path = WritePath(disk, context.clock, context.sleep, lambda: slots.is_hurried)
        self._slots = slots
        self._destination: OpenDestination | None = None
        self._writer: Writer | None = None
        self._has_failed = False
        self._has_snapshot: bool | None = None  # whether this run's version has one; None until it is listed
        self._moved_aside: list[ForeignMoved] = []

    def answer(self, message: ToDrive) -> Iterator[FromDrive]:
        """Execute a message and yield the answers. Errors of the drive and refusals are answers, too."""
        try:
            yield from self._answer(message)
        except (ShinglebackError, OSError) as error:
            self._has_failed = True
            yield self._failure(error)
        if isinstance(message, Parcel):
            yield Released(message.slot)
        yield from self._moved_aside
        self._moved_aside.clear()
        yield from self._write_path.news(now=isinstance(message, Checkpoint | Finish))

    def _failure(self, error: ShinglebackError | OSError) -> Failed | Raised:
        """Return an error as an answer; one that only says that something is missing, with what is missing."""
        is_missing = isinstance(error, FileNotFoundError | NotADirectoryError | InternalError)
        if is_missing and self._destination is not None:
            try:
                self._destination.check_folders(is_prepared=self._writer is not None)
            except (ShinglebackError, OSError) as cause:
                error = cause
        if isinstance(error, ShinglebackError):
            return Raised(type(error).__name__, error.why, error.values)
        return Failed(error.errno or errno.EIO, self._is_gone(error))

    def _is_gone(self, error: OSError) -> bool:
        if self._destination is None:
            return error.errno in GONE
        return self._destination.guard.is_gone(error, self._context.sleep)

    def stay_awake(self) -> None:
        """Keep the drive's enclosure from falling asleep, unless this is a dry run or the drive has failed."""
        opened = self._destination
        if opened is not None and not self._has_failed and (opened.is_locked or self._writer is not None):
            touch_drive(opened.home.fd)

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
        if self._destination is not None:
            self._destination.home.close()
            os.close(self._destination.root_fd)

    def _answer(self, message: ToDrive) -> Iterator[FromDrive]:  # noqa: C901, PLR0912 (a table)
        match message:
            case Parcel():
                if not self._has_failed:
                    self._context.touch(layout.INCOMING_PATH)
                    yield from self._writing.parcel(message, self._slots.view(message.slot))
            case Checkpoint():
                if not self._has_failed:
                    listed = self._writing.checkpoint(message)
                    self._has_failed = not listed.is_carried_out
                    yield Committed(*self._position, self._room_after_listing(), *listed)
            case Abandon():
                self._writing.abandon(message.partial)
                self._has_failed = False
                yield Abandoned()
            case SetPace():
                self._slots.note_pace()
                self._write_path.set_pace(message)
            case Open():
                yield self._open(message)
            case SendManifest():
                yield from self._send_manifest(message)
            case Prepare():
                yield self._with_reserve(lambda: self._prepare(message))
            case Recover():
                self._has_failed = False
                yield Recovered(self._writing.recover(message), self._room())
            case Finish():
                snapshot = self._finish(message)
                yield Finished(*self._position, snapshot)
            case Thin():
                self._with_reserve(lambda: self._writing.append([Thinned(versions=message.versions)]))
                yield Removed(*self._position, self._room())
            case CheckFiles():
                places = self._opened.unfinished_places(message.change, is_last_word=message.is_last_word)
                yield FilesChecked(list(damaged(self._opened.root_fd, message.files, places)))
            case ClearForeign():
                yield ForeignCleared(*self._writing.clear_foreign(message.folders))
            case Heal():
                yield Healed(self._writing.heal(message))
            case ListSegments():
                yield SegmentsListed(self._segments(set(message.digested)))
            case Sweep():
                yield self._sweep(message)
            case AskNames():
                yield NamesReported([refused_name(name, self._opened.root_fd) for name in message.names])
            case AskRoom():
                yield self._settled_room(message)
            case Compact():
                yield from self._compact(message)

    # opening --------------------------------------------------------------------------------------------------

    def _open(self, message: Open) -> RepositoryOpened:
        root_fd = open_destination(message.path, create=not (message.is_dry_run or message.expected))
        with contextlib.ExitStack() as on_failure:
            on_failure.callback(os.close, root_fd)
            home = RepositoryHome(root_fd, self._context.touch)
            on_failure.callback(home.close)
            destination = self._destination = take(home, message, self._context.probe)
            on_failure.pop_all()
        filesystem = destination.filesystem
        if not filesystem.caches_writes:
            self._write_path.use_unbounded_windows()
        elif filesystem.kind in writeback.KINDS:
            self._write_path.use_arranged_windows(filesystem.kind)
        elif writeback.suits(root_fd, home.mount):
            self._write_path.settle(is_update=destination.run > 0)
        info = os.fstat(root_fd)
        return RepositoryOpened(
            backup=home.backup,
            run=destination.run,
            device=info.st_dev,
            inode=inode_of(info),
            number=number_of(home.mount) if home.mount else 0,
            filesystem=filesystem,
            origins=home.backup_info.origins if home.backup_info else [],
            taken_names=[os.fsencode(name) for name in os.listdir(root_fd)],
            room_bytes=within_quota(self._room(), root_fd, home.mount),
            room_files=room_files(root_fd, home.mount),
            total_bytes=space_of(root_fd)[1],
            keeps_order=self._keeps_order,
            was_copied=home.was_copied,
            is_home_lost=home.is_lost,
            list_aside=destination.list_aside,
            snapshots=destination.version_store.snapshot_names() if home.fd >= 0 else [],
        )

    @property
    def _keeps_order(self) -> bool:
        return self._opened.filesystem.keeps_order and self._context.is_protected(self._opened.home.mount)

    def _send_manifest(self, message: SendManifest) -> Iterator[ManifestPart]:
        home, repaired = self._opened.home, self._opened.repair
        offset = message.offset
        if home.fd >= 0:
            reads_all = not message.segment or message.repairs
            if reads_all and self._opened.is_locked:  # as all of it is read, all of it can be repaired
                repaired = self._opened.repair = repaired.and_then(repair(home.fd, home.backup, reads_all=True))
            for name in segments_from(home.fd, home.backup, message.segment):
                for data in read_segment(home.fd, name, offset):
                    yield ManifestPart(name, data)
                offset = 0
        has_set_aside = bool(repaired.set_aside)
        yield ManifestPart("", b"", bool(repaired.repaired), bool(repaired.lost), has_set_aside, repaired.errno)

    def _segments(self, digested: set[str]) -> list[SealedList]:
        home_fd = self._opened.home.fd
        segments = extents(home_fd, self._opened.home.backup) if home_fd >= 0 else []
        return [self._listed(each) if each.name in digested else SealedList(each.name, each.size) for each in segments]

    def _listed(self, extent: Extent) -> SealedList:
        """Return a segment with its digest, or without if it cannot be read or the source side no longer waits."""
        segment = self._writer.segment if self._writer is not None else None
        if segment is not None and segment.name == extent.name:  # it was written just now
            return SealedList(extent.name, extent.size, segment.length, segment.digest)
        home_fd, batches, hasher = self._opened.home.fd, Batches(), blake3()
        try:
            for data in self._unless_hurried(read_segment(home_fd, extent.name, until=extent.size)):
                for _ in batches.feed(data):
                    pass
                if batches.is_endless:
                    break
            for data in self._unless_hurried(read_segment(home_fd, extent.name, until=batches.length)):
                hasher.update(data)
        except (OSError, Canceled):
            return SealedList(extent.name, extent.size)
        return SealedList(extent.name, extent.size, batches.length, hasher.digest())

    def _unless_hurried(self, pieces: Iterator[bytes]) -> Iterator[bytes]:
        """Yield the pieces. Raises Canceled if the source side no longer waits."""
        for piece in pieces:
            if self._slots.is_hurried:
                raise Canceled(Why.CANCELED)
            yield piece

    def _prepare(self, message: Prepare) -> Prepared:
        destination = self._opened
        home, filesystem = destination.home, destination.filesystem
        backup_info = home.write_about(message.new_backup, filesystem, message.origins, message.started_at)
        self._make_reserve()
        run = destination.run + 1
        remove_superseded(home.fd, home.backup)
        follows, follows_bytes = followed(home.fd, message.follows, message.last_batch, message.follows_bytes)
        header = Segment(
            format=FORMAT,
            backup=backup_info.id,
            run=run,
            started_at=message.started_at,
            host=message.host,
            program=f"shingleback {__version__}",
            follows=follows,
            follows_bytes=follows_bytes,
            origins=message.origins,
        )
        setter = setter_for(home.fd, filesystem)
        tree = Tree(home.root_fd, is_root=setter.is_root, touch=self._context.touch)
        commit = Commit(
            tree,
            run,
            setter,
            MetadataPrefetch(home.root_fd, filesystem.kind),
            on_foreign=lambda path, aside: self._moved_aside.append(ForeignMoved(path, aside)),
            barrier=None if self._keeps_order else lambda: sync_all(self._write_path.disk, home, filesystem),
        )
        about_run = WriteContext(run, header, filesystem, destination.guard, setter, tuple(destination.repair.lost))
        self._writer = Writer(home, about_run, self._write_path, commit)
        destination.run = run
        return Prepared(run)

    # ending ---------------------------------------------------------------------------------------------------

    def _finish(self, message: Finish) -> bool:
        """End the run; return whether the version has a snapshot, which is taken before the version is listed.

        The source side may repeat this if it fails; a version is listed once.
        """
        writer, version = self._writing, message.version
        writer.tidy(message.keep_partial)
        if version is not None and self._has_snapshot is None:
            destination = self._opened
            if destination.version_store.can_snapshot:
                give_back(destination.home.fd)
            tops = (
                {os.fsencode(origin.name) for origin in destination.home.backup_info.origins}
                if destination.home.backup_info
                else set()
            )
            writer.state_list()  # so that the snapshot makes it durable: no other commit is needed for it
            has_snapshot = destination.version_store.take_snapshot(version.name, tops)
            writer.append([msgspec.structs.replace(version, snapshot=has_snapshot)], self._make_reserve)
            self._has_snapshot = has_snapshot
        else:
            self._make_reserve()
            writer.second_list.state(writer.segment)
            writer.sync()
        return bool(self._has_snapshot)

    def _make_reserve(self) -> None:
        if self._room() > RESERVE_BYTES:
            make_reserve(self._opened.home.fd)

    def _sweep(self, message: Sweep) -> Removed:
        before = self._room()
        self._opened.version_store.sweep(message.paths)
        self._opened.version_store.remove_snapshots(message.snapshots)
        self._opened.version_store.remove_copies(message.copies)
        if message.waits_for_room:
            self._writing.sync()
            self._opened.version_store.wait_for_room(self._room, self._context.sleep, more_than=before)
        return Removed(*self._position, self._room())

    def _settled_room(self, message: AskRoom) -> RoomReported:
        fd, mount = self._opened.root_fd, self._opened.home.mount
        if self._opened.filesystem.kind == "btrfs":  # other filesystems gain nothing from a flush here
            self._write_path.disk.sync(fd)
        if message.waits:
            self._opened.version_store.wait_for_room(self._room, self._context.sleep)
        return RoomReported(within_quota(self._room(), fd, mount), room_files(fd, mount))

    def _compact(self, message: Compact) -> Iterator[FromDrive]:
        """Merge segments. Ends early, and leaves everything as before, if the user cancels or the drive refuses."""
        write_path = self._write_path
        output = SegmentOutput(write_path.disk, write_path.windows, self._writing.sync)
        home = self._opened.home
        compaction = Compaction(home.fd, home.backup, output, self._room, self._context.when_to_merge)
        with contextlib.closing(compaction.run(message.offered)) as steps:
            try:
                for _ in steps:
                    yield from write_path.news(now=False)
                    if self._slots.is_hurried:
                        break
            except OSError as error:  # the backup is complete without it
                if self._is_gone(error):
                    raise
        second_list = self._writing.second_list
        second_list.state(self._writing.segment)
        if compaction.merged_segments:
            second_list.merged()
        new_errno = second_list.errno if not self._opened.repair.errno else 0
        try:
            room = self._room()
        except OSError:  # the backup is complete without an answer
            room = -1
        yield Compacted(compaction.merged_segments, room, new_errno)

    # helpers --------------------------------------------------------------------------------------------------

    def _with_reserve(self, action: Callable[[], _Result]) -> _Result:
        home = self._opened.home
        return with_reserve(home.fd, lambda: self._write_path.disk.sync(home.root_fd), action)

    def _room(self) -> int:
        destination = self._opened
        return room_bytes(destination.root_fd, destination.home.mount)

    def _room_after_listing(self) -> int:
        """Return the free room. An error here ends the run, because a listed batch must not be sent again."""
        try:
            return self._room()
        except OSError as error:
            raise refusal(error.errno or errno.EIO) from error

    @property
    def _position(self) -> tuple[str, int, int, str]:
        segment = self._writing.segment
        return segment.name if segment.is_begun else "", segment.offset, segment.length, segment.batch

    @property
    def _opened(self) -> OpenDestination:
        if self._destination is None:
            raise RuntimeError("the destination has not been opened")
        return self._destination

    @property
    def _writing(self) -> Writer:
        if self._writer is None:
            raise RuntimeError("nothing has been prepared")
        return self._writer
