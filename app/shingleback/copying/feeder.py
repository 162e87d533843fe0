"""The second pass of a run: going through the plan, and sending what is to be done, in the order that was found."""

import os
from dataclasses import dataclass
from functools import partial

from shingleback.copying.attributes import attributes_of, read_xattrs
from shingleback.copying.checkpoints import Checkpoints, Mark, OpenFolder
from shingleback.copying.conversation import Conversation
from shingleback.copying.entries import Attributes
from shingleback.copying.filework import FileWork, Here
from shingleback.copying.folders import FolderCursor, join, split
from shingleback.copying.index import ROOT, FolderRow, Index
from shingleback.copying.keeping import Keeping
from shingleback.copying.operations import Enter, Gone, Leave, Old, Seen
from shingleback.copying.packer import Packer
from shingleback.copying.plan import FolderEnd, FolderWork, Plan
from shingleback.copying.readahead import ReadAhead, units_of, units_of_file
from shingleback.copying.reporter import Reporter
from shingleback.copying.resting import Resting
from shingleback.copying.sending import Sender
from shingleback.copying.structure import Structure
from shingleback.copying.survey import Source, reason_of
from shingleback.model.leftout import LeftOut, Reason


@dataclass(slots=True)
class _Current:
    """The folder in work, and what has been told of it.

    Attributes:
        has_changed: its attributes are others, or something was put into it or taken out.
    """

    here: Here
    work: FolderWork
    attributes: Attributes
    is_new: bool
    has_changed: bool


class Feeder:
    """Sends a plan. It can begin again at any mark that a checkpoint began with."""

    def __init__(
        self,
        plan: Plan,
        sources: list[Source],
        index: Index,
        structure: Structure,
        keeping: Keeping,
        checkpoints: Checkpoints,
        packer: Packer,
        sender: Sender,
        files: FileWork,
        conversation: Conversation,
        reporter: Reporter,
        read_ahead: ReadAhead,
        resting: Resting,
    ) -> None:
        self._plan = plan
        self._sources = sources
        self._cursors = [FolderCursor(source.fd, no_atime=True) for source in sources]
        self._index = index
        self._structure = structure
        self._keeping = keeping
        self._checkpoints = checkpoints
        self._packer = packer
        self._files = files
        self._conversation = conversation
        self._reporter = reporter
        self._read_ahead = read_ahead
        self._resting = resting
        self._open: list[OpenFolder] = []
        self._position = 0
        self._done = -1
        self._sender = sender
        sender.on_piece = self._between

    def feed(self, mark: Mark) -> None:
        """Send all from a mark on. Raises DriveTroubleError, Canceled, and what the drive side raised."""
        self._position, self._done, self._open = mark.position, mark.done, list(mark.open_folders)
        if not mark.has_structure:
            self._send_structure()
        for end, item in self._plan.spool.read(self._position):
            if isinstance(item, FolderWork):
                self._folder(item)
            else:
                self._leave(item)
            self._position, self._done = end, -1
            self._between()
        self._checkpoints.take(self._mark)
        self._checkpoints.settle()

    def _send_structure(self) -> None:
        """Folders get their places for this run; it has to be durable before anything is put into them."""
        has_sent = self._structure.send()
        if has_sent:
            self._checkpoints.take(self._mark)
            self._checkpoints.settle()
        self._keeping.forget_taken()

    def forget(self) -> None:
        """What was sent and is not yet durable has been abandoned."""
        self._sender.growing = None
        self._keeping.forget_taken()

    def close(self) -> None:
        for cursor in self._cursors:
            cursor.forget()

    def stop(self) -> None:
        """Make durable what has been sent, wherever the work is just now."""
        growing = self._sender.growing
        self._checkpoints.take(self._mark, growing() if growing else None)
        self._checkpoints.settle()

    def refresh_room(self) -> None:
        """Ask the drive how much room there is, wherever the work is just now."""
        self._checkpoints.refresh_room(self._mark)

    @property
    def _mark(self) -> Mark:
        return Mark(self._position, self._done, tuple(self._open), has_structure=True)

    # one folder -----------------------------------------------------------------------------------------------

    def _folder(self, work: FolderWork) -> None:
        current = self._look_at(work)
        if current is None:
            self._read_ahead.done(units_of(work))
            return
        if self._done < 0:
            self._begin(current)
            self._done = 0
        else:
            self._reopen(current)
        here, copy, recheck = current.here, work.copy, work.recheck
        for stat in copy[self._done :]:
            self._files.copy(here, stat)
            self._read_ahead.done(units_of_file(stat.size))
            self._done += 1
            self._between()
        for stat in recheck[self._done - len(copy) :]:
            self._files.recheck(here, stat)
            self._done += 1
            self._between()

    def _has_folder_around(self, work: FolderWork) -> bool:
        """A folder that could not be opened is not on the drive, if it is new; nor can be what is in it."""
        is_open = bool(self._open) and self._open[-1].id == work.parent
        return is_open or work.parent == ROOT or self._index.folder(work.parent) is not None

    def _look_at(self, work: FolderWork) -> _Current | None:
        """Open the source folder, and see what the index has of it; None where the source has it no longer."""
        path = join(self._sources[work.source].name, work.path)
        try:
            fd = self._cursors[work.source].open(work.path)
            info, xattrs = os.fstat(fd), read_xattrs(fd, partial(self._reporter.leave_out_attributes, path))
        except OSError as error:
            self._leave_out(work, LeftOut(path, reason_of(error), os.strerror(error.errno or 0)))
            return None
        if not self._has_folder_around(work):
            self._leave_out(work, LeftOut(path, Reason.CHANGING))
            return None
        row = self._index.folder(work.id)
        attributes = attributes_of(info, xattrs)
        here = Here(work.id, path, work.on_drive, fd, info.st_dev, row.files() if row else {}, work.stored)
        has_changed = row is None or not row.ctime_ns or not _is_listed(row, attributes)
        return _Current(here, work, attributes, row is None, has_changed)

    def _leave_out(self, work: FolderWork, left_out: LeftOut) -> None:
        self._reporter.leave_out(left_out)
        self._reporter.total_files -= len(work.copy)
        self._reporter.total_bytes -= sum(stat.size for stat in work.copy)

    def _begin(self, current: _Current) -> None:
        """What comes before the files: the folder itself gets its place, and what is gone makes room."""
        work, batch = current.work, self._checkpoints.batch
        if current.is_new:
            _, on_drive = split(work.on_drive)
            stored = on_drive if on_drive != work.stat.name else None
            batch.new_folder(work.id, work.parent, work.stat.name, stored, work.stat.inode)
            if self._open:
                self._open[-1] = self._open[-1]._replace(is_entered=True)
        is_entered = current.has_changed or bool(work.copy or work.recheck or work.gone)
        if is_entered:
            self._enter(current)
        for stat in work.same:
            batch.add(work.id, stat, current.here.known[stat.name].fact)
        folder = OpenFolder(
            work.id, work.parent, current.here.path, work.on_drive, current.attributes, work.stat, is_entered
        )
        self._open.append(folder)
        for name in work.gone:
            self._remove(current.here, name)

    def _reopen(self, current: _Current) -> None:
        """A part of the folder is durable; the rest of it is sent after that."""
        current.is_new = False
        self._enter(current)

    def _enter(self, current: _Current) -> None:
        work = current.work
        seen = Seen(work.stat.inode, 0)
        self._packer.add(
            Enter(work.id, work.parent, current.here.path, work.on_drive, current.is_new, current.attributes, seen)
        )
        if current.is_new:
            self._checkpoints.batch.set_attributes(work.id, current.attributes, work.stat.inode, 0)

    def _leave(self, end: FolderEnd) -> None:
        if not self._open or self._open[-1].id != end.id:
            return  # it could not be opened
        folder = self._open.pop()
        stat = folder.stat
        if folder.is_entered:
            seen = Seen(stat.inode, stat.ctime_ns)
            self._packer.add(Leave(folder.id, folder.parent, folder.path, folder.on_drive, folder.attributes, seen))
        self._checkpoints.batch.set_attributes(folder.id, folder.attributes, stat.inode, stat.ctime_ns)

    def _remove(self, here: Here, name: bytes) -> None:
        """Where it was renamed, or made room for something that was, it is not here any more."""
        known = here.known.get(name)
        if known is None:
            return
        fact, batch = known.fact, self._checkpoints.batch
        stored = fact.stored or name
        kept = self._keeping.for_file(fact.id, fact.born, join(here.on_drive, stored))
        self._packer.add(Gone(stored, name if fact.stored else None, Old(fact.id, fact.parts, kept)))
        batch.gone_file(here.id, name, kept, fact.parts)
        batch.removed_files += 1

    # in between -----------------------------------------------------------------------------------------------

    def _between(self) -> None:
        """Take a checkpoint when it is due, and let the person pause, or the drive rest.

        In a large file, this is between two pieces.
        """
        pause, rest = self._conversation.wants_pause, self._resting.is_due
        if pause or rest or self._checkpoints.is_due:
            growing = self._sender.growing
            self._checkpoints.take(self._mark, growing() if growing else None)
        if pause or rest:
            self._checkpoints.settle()
        if pause:
            self._conversation.pause()
        elif rest:
            self._resting.take()


def _is_listed(row: FolderRow, now: Attributes) -> bool:
    before = row.own_attributes()
    return before is not None and _without_atime(before) == _without_atime(now)


def _without_atime(given: Attributes) -> tuple[object, ...]:
    return given.mode, given.uid, given.gid, given.mtime_ns, given.xattrs
