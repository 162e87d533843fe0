"""The second pass of a run: walks the plan, and sends its work in order, with read-ahead.

A cold source takes milliseconds for a single small read, but hardly longer for many parallel ones. So a separate
process walks the plan ahead of the reader, as soon as the survey has begun to write it, and asks the kernel for data
that is not in memory yet. Nothing depends on it: if it is late or dies, the reader reads without it.
"""

import os
import signal
from dataclasses import dataclass
from functools import partial
from typing import Final

import msgspec.structs

from shingleback.domain.errors import LeftOut, LeftOutReason
from shingleback.engine.drive.operations import Enter, Leave, SourceState
from shingleback.engine.files.attributes import Attributes, Stat, attributes_of, read_attributes, stat_of
from shingleback.engine.files.folders import FolderCursor, join, split
from shingleback.engine.repo.abilities import FilesystemAbilities
from shingleback.engine.repo.index import ROOT
from shingleback.engine.source.checkpoint import Checkpoints, OpenFolder, PlanPosition
from shingleback.engine.source.copy_context import CopyContext, ReadAhead
from shingleback.engine.source.current_folder import CurrentFolder
from shingleback.engine.source.database_logs import databases_in
from shingleback.engine.source.databases import DatabaseWork
from shingleback.engine.source.drive_client import Entering
from shingleback.engine.source.file_transfer import FileWork
from shingleback.engine.source.hard_links import HardLinks
from shingleback.engine.source.plan import FolderEnd, FolderWork, Spool
from shingleback.engine.source.reader import Source, ask_ahead, begins_in_memory, open_file, reason_of
from shingleback.engine.source.resting import Resting
from shingleback.engine.source.retention import OldVersions
from shingleback.engine.source.sender import Sender
from shingleback.engine.source.sent_file import Target
from shingleback.engine.source.structure import StructureSender
from shingleback.protocol.process import reap, start_child

_UNIT_BYTES: Final = 1 << 16
_MAX_UNITS_A_FILE: Final = 16  # only the beginning of a large file: its reader reads ahead in the rest
_AHEAD_UNITS: Final = 2_048
_FLUSH_UNITS: Final = 256
_GRANT_UNITS: Final = 512  # each grant wakes up the read-ahead process
_NEIGHBORS: Final = 256  # files in a folder were mostly read together, or not at all, so the first tells for as many


def units_of(work: FolderWork) -> int:
    return sum(units_of_file(stat.size) for stat in work.copy)


def units_of_file(size: int) -> int:
    """Return 1 for a small file, and up to 17 for larger ones."""
    return 1 if size < _UNIT_BYTES else 1 + min(size // _UNIT_BYTES, _MAX_UNITS_A_FILE)


class ReadAheadProcess:
    """Runs ahead of the reader by a bounded amount; an eventfd counts how much it may still do."""

    def __init__(self, spool: Spool, sources: list[Source]) -> None:
        """Fork the process. Create this before starting any thread."""
        self._spool = spool
        self._credits_fd = os.eventfd(0)
        self._unseen = 0
        self._planned = 0
        self._done = 0
        self._granted = 0
        self._pid = start_child(lambda: _Runner(spool, sources, self._credits_fd).run())

    def planned(self, units: int) -> None:
        self._unseen += units
        if self._unseen >= _FLUSH_UNITS:
            self._spool.flush()
            self.planned_all()

    def planned_all(self) -> None:
        """Note that the whole plan is flushed to the spool and can be read."""
        self._planned, self._unseen = self._planned + self._unseen, 0
        self._grant()

    def done(self, units: int) -> None:
        self._done += units
        self._grant()

    def close(self) -> None:
        os.kill(self._pid, signal.SIGKILL)
        reap(self._pid)
        os.close(self._credits_fd)

    def _grant(self) -> None:
        target = min(self._planned, self._done + _AHEAD_UNITS)
        least = 1 if target == self._planned else _GRANT_UNITS
        if target - self._granted >= least:
            os.eventfd_write(self._credits_fd, target - self._granted)
            self._granted = target


class _Runner:
    """What the process does."""

    def __init__(self, spool: Spool, sources: list[Source], credits_fd: int) -> None:
        self._spool = spool
        self._cursors = [FolderCursor(source.fd, no_atime=True) for source in sources]
        self._credits_fd = credits_fd
        self._credits = 0

    def run(self) -> None:
        position = 0
        while True:
            self._credits += os.eventfd_read(self._credits_fd)
            for end, item in self._spool.read(position):
                if isinstance(item, FolderWork):
                    self._read_folder_ahead(item)
                position = end

    def _read_folder_ahead(self, work: FolderWork) -> None:
        """Read one folder's files ahead. A folder that is gone takes its credits too, as the reader returns them."""
        try:
            folder_fd = self._cursors[work.source].open(work.path)
        except OSError:
            self._take(units_of(work))
            return
        for start in range(0, len(work.copy), _NEIGHBORS):
            stats = work.copy[start : start + _NEIGHBORS]
            first = next((stat for stat in stats if stat.is_file and stat.size), None)
            if first is None or _is_in_memory(first.name, folder_fd):
                self._take(sum(units_of_file(stat.size) for stat in stats))
                continue
            for stat in stats:
                self._take(units_of_file(stat.size))
                if stat.is_file and stat.size:
                    _ask_for(stat.name, folder_fd, min(stat.size, _UNIT_BYTES * _MAX_UNITS_A_FILE))

    def _take(self, units: int) -> None:
        """Take credits for this many units, and wait for them if necessary."""
        while self._credits < units:
            self._credits += os.eventfd_read(self._credits_fd)
        self._credits -= units


def _is_in_memory(name: bytes, folder_fd: int) -> bool:
    try:
        fd = open_file(name, folder_fd)
    except OSError:
        return False
    try:
        return begins_in_memory(fd)
    finally:
        os.close(fd)


def _ask_for(name: bytes, folder_fd: int, length: int) -> None:
    try:
        fd = open_file(name, folder_fd)
    except OSError:
        return
    try:
        ask_ahead(fd, 0, length)
    finally:
        os.close(fd)


@dataclass(slots=True)
class _Current:
    """The current folder and its work.

    Attributes:
        stat: its state when the survey read it, without the ctime if the attributes may be those of another folder.
        has_changed: the folder is new, or its attributes or its entries have changed.
    """

    folder: CurrentFolder
    work: FolderWork
    stat: Stat
    attributes: Attributes
    is_new: bool
    has_changed: bool


class Feeder:
    """Sends a plan. It can resume at any position at which a checkpoint began."""

    def __init__(
        self,
        context: CopyContext,
        checkpoints: Checkpoints,
        old_versions: OldVersions,
        read_ahead: ReadAhead,
        resting: Resting,
        filesystem: FilesystemAbilities,
    ) -> None:
        """`filesystem`: of the drive."""
        self._context = context
        self._cursors = [FolderCursor(source.fd, no_atime=True) for source in context.sources]
        self._sender = sender = Sender(context, filesystem, host=self)
        self._structure = StructureSender(context, checkpoints, sender.clock_steps)
        self._checkpoints = checkpoints
        self._old_versions = old_versions
        links = HardLinks(context, checkpoints, sender, self._take_checkpoint, are_kept=filesystem.hard_links)
        self._files = FileWork(context, checkpoints, sender, links)
        self._databases = DatabaseWork(context, checkpoints, self._files, sender, self.has_room)
        self._read_ahead = read_ahead
        self._resting = resting
        self._open_folders: list[OpenFolder] = []
        self._position = 0
        self._done = -1

    def feed(self, mark: PlanPosition) -> None:
        """Send everything from a position on. Raises DriveTroubleError, Canceled, and what the drive side raised."""
        self._position, self._done, self._open_folders = mark.position, mark.done, list(mark.open_folders)
        if not mark.has_structure:
            # The folders' new places must be durable before anything is put into them.
            has_sent = self._structure.send()
            if has_sent:
                self._take_checkpoint()
                self._checkpoints.settle()
            self._context.keeping.forget_taken()
        for end, item in self._context.plan.spool.read(self._position):
            if isinstance(item, FolderWork):
                self._send_folder(item)
            else:
                self._leave_folder(item)
            self._position, self._done = end, -1
            self.between_pieces()
        self._settle_others()
        self._take_checkpoint()
        self._checkpoints.settle()

    def forget(self) -> None:
        """Forget data that was sent but abandoned before it was durable."""
        self._sender.forget()
        self._context.batcher.enter_for_next(None)
        self._context.keeping.forget_taken()

    def close(self) -> None:
        for cursor in self._cursors:
            cursor.forget()
        self._context.access.done()

    def stop(self) -> None:
        """Make everything sent so far durable, at any point of the run."""
        self._checkpoints.take(self._mark, self._sender.sent_part())
        self._checkpoints.settle()

    # around what is sent ----------------------------------------------------------------------------------------

    def has_room(self, size_bytes: int) -> bool:
        """Whether a file of this size fits. Asks the drive, and removes versions if necessary."""
        return self._old_versions.has_room(
            size_bytes, self._checkpoints, lambda: self._checkpoints.refresh_room(self._mark)
        )

    def make_way(self, target: Target) -> None:
        """Take a checkpoint before a file is replaced to which this batch links other names."""
        self._files.links.part_from(target.on_drive)

    def _take_checkpoint(self) -> None:
        self._checkpoints.take(self._mark)

    @property
    def displaced_inodes(self) -> set[int]:
        """The inodes of the files in the plan whose names other files had when it was their turn."""
        return self._files.displaced_inodes

    @property
    def _mark(self) -> PlanPosition:
        return PlanPosition(self._position, self._done, tuple(self._open_folders), has_structure=True)

    # one folder -----------------------------------------------------------------------------------------------

    def _send_folder(self, work: FolderWork) -> None:
        current = self._opened(work)
        if current is None:
            self._read_ahead.done(units_of(work))
            return
        if self._done < 0:
            self._begin_folder(current)
            self._done = 0
        else:
            current.is_new = False
            self._enter_folder(current)
        folder, gone_count, copy = current.folder, len(work.removed), len(work.copy)
        for name in work.removed[self._done :]:  # removals come first: they make room
            self._databases.remove(folder, name)
            self._note_done()
        for stat in work.copy[self._done - gone_count :]:
            self._databases.copy(folder, stat)
            self._read_ahead.done(units_of_file(stat.size))
            self._note_done()
        for stat in work.recheck[self._done - gone_count - copy :]:
            self._databases.recheck(folder, stat)
            self._note_done()

    def _note_done(self) -> None:
        self._done += 1
        self.between_pieces()

    def _opened(self, work: FolderWork) -> _Current | None:
        """Open the source folder and load its index entry; return None if it, or its parent, cannot be reached."""
        source = self._context.sources[work.source]
        path, real_path = join(source.name, work.path), join(source.path, work.path)
        try:
            self._context.access.touch(real_path)
            fd = self._cursors[work.source].open(work.path)
            info = os.fstat(fd)
        except OSError as error:
            self._leave_out(work, LeftOut(path, reason_of(error), os.strerror(error.errno or 0)))
            return None
        # The drive lacks the parent if it is new and could not be opened.
        is_open = bool(self._open_folders) and self._open_folders[-1].id == work.parent
        if not (is_open or work.parent == ROOT or self._context.index.folder(work.parent) is not None):
            self._leave_out(work, LeftOut(path, LeftOutReason.CHANGING))
            return None
        stat = work.stat
        if stat_of(stat.name, info).inode != stat.inode:  # it is another one that has its place since the survey
            stat = msgspec.structs.replace(stat, ctime_ns=0)
        row = self._context.index.folder(work.id)
        before = row.own_attributes() if row is not None else None
        try:
            attributes = read_attributes(fd, info, partial(self._context.reporter.leave_out_attributes, path))
        except OSError as error:
            self._context.reporter.leave_out(LeftOut(path, reason_of(error), os.strerror(error.errno or 0)))
            attributes = attributes_of(info, before.extra if before is not None else None)
            stat = msgspec.structs.replace(stat, ctime_ns=0)  # the next run tries again
        if row is None and not is_open:
            self._structure.changed_folders.add(work.parent)
        if row is not None and before is not None and row.ctime_ns == stat.ctime_ns:
            attributes = attributes.with_owner_of(before)
        indexed_files = row.files() if row else {}
        databases = databases_in(work.names())
        folder = CurrentFolder(work.id, path, work.on_drive, real_path, fd, info.st_dev, indexed_files, work, databases)
        is_listed = before is not None and before.without_access_time() == attributes.without_access_time()
        has_changed = row is None or not row.ctime_ns or not is_listed
        return _Current(folder, work, stat, attributes, row is None, has_changed)

    def _leave_out(self, work: FolderWork, left_out: LeftOut) -> None:
        self._context.reporter.leave_out(left_out)
        self._files.leave_out(work.id, work.copy)

    def _begin_folder(self, current: _Current) -> None:
        """Begin a folder: it gets its place before its files."""
        work, batch = current.work, self._checkpoints.batch
        if current.is_new:
            _, on_drive = split(work.on_drive)
            stored = on_drive if on_drive != work.stat.name else None
            batch.new_folder(work.id, work.parent, work.stat.name, stored, work.stat.inode)
            if self._open_folders:
                self._note_entered()
        for stat in work.unchanged:
            batch.add(work.id, stat, current.folder.indexed_files[stat.name].fact)
        folder = OpenFolder(
            work.id,
            work.parent,
            current.folder.path,
            work.on_drive,
            current.attributes,
            current.stat,
            current.has_changed,
        )
        self._open_folders.append(folder)
        self._enter_folder(current)

    def _enter_folder(self, current: _Current) -> None:
        """Enter the folder: a new one now, a known one only when an operation in it follows."""
        work = current.work
        source_state = SourceState(work.stat.inode, 0)
        folder = Enter(
            work.id, work.parent, current.folder.path, work.on_drive, current.is_new, current.attributes, source_state
        )
        if current.is_new:
            self._context.batcher.enter_for_next(None)
            self._context.batcher.add(folder)
            self._checkpoints.batch.set_attributes(work.id, current.attributes, work.stat.inode, 0)
        else:
            self._context.batcher.enter_for_next(Entering(folder, self._note_entered))

    def _note_entered(self) -> None:
        """Have the attributes of the current folder set again at its end, because something in it changes."""
        self._open_folders[-1] = self._open_folders[-1]._replace(is_entered=True)

    def _leave_folder(self, end: FolderEnd) -> None:
        self._context.batcher.enter_for_next(None)
        if not self._open_folders or self._open_folders[-1].id != end.id:
            return  # it could not be opened
        folder = self._open_folders.pop()
        stat = folder.stat
        if folder.is_entered:
            source_state = SourceState(stat.inode, stat.ctime_ns)
            self._context.batcher.add(
                Leave(folder.id, folder.parent, folder.path, folder.on_drive, folder.attributes, source_state)
            )
        self._checkpoints.batch.set_attributes(folder.id, folder.attributes, stat.inode, stat.ctime_ns)
        self._structure.changed_folders.discard(folder.id)

    def _settle_others(self) -> None:
        """Give the folders that have changed on the drive, but could not be read since, the attributes in their lines.

        They have moved away, or lost something after the survey had read them.
        """
        index, changed = self._context.index, self._structure.changed_folders
        for folder_id in sorted(changed - index.kept_folders()) if changed else ():
            row = index.folder(folder_id)
            attributes = row.own_attributes() if row is not None else None
            if row is None or attributes is None:
                continue
            (path, on_drive), source_state = index.path_of(folder_id), SourceState(row.inode, 0)
            self._context.batcher.add(Leave(folder_id, row.parent, path, on_drive, attributes, source_state))
            self._checkpoints.batch.set_attributes(folder_id, attributes, row.inode, 0)

    # between two files ----------------------------------------------------------------------------------------

    def between_pieces(self) -> None:
        """Take a checkpoint when it is due, and let the user pause, or the drive rest.

        Called between two files, too.
        """
        pause, is_rest_due = self._context.client.job.wants_pause, self._resting.is_due
        if pause or is_rest_due or self._checkpoints.is_due:
            self._checkpoints.take(self._mark, self._sender.sent_part())
        if pause or is_rest_due:
            self._checkpoints.settle()
        if pause:
            self._context.client.pause()
        elif is_rest_due:
            self._resting.take()
