"""The second pass of a run: going through the plan, and sending what is to be done, in the order that was found."""

import os
from dataclasses import dataclass, field

from shingleback.copying.attributes import attributes_of, read_xattrs
from shingleback.copying.checkpoints import Checkpoints, Mark, OpenFolder
from shingleback.copying.conversation import Conversation
from shingleback.copying.entries import Attributes
from shingleback.copying.filework import FileWork, Here
from shingleback.copying.folders import FolderCursor, join, split
from shingleback.copying.index import FolderRow, Index
from shingleback.copying.messages import Enter, Gone, GoneFolder, GoneWithin, Leave, Move
from shingleback.copying.moves import Moves, OldPlace
from shingleback.copying.packer import Packer
from shingleback.copying.places import Place, Places
from shingleback.copying.plan import FolderEnd, FolderState, FolderWork, Plan
from shingleback.copying.readahead import ReadAhead, units_of
from shingleback.copying.reporter import Reporter
from shingleback.copying.resting import Resting
from shingleback.copying.sending import Sender
from shingleback.copying.survey import Source, reason_of
from shingleback.model.leftout import LeftOut


@dataclass(slots=True)
class _Late:
    """A folder in which something remains to be done when everything else has its place."""

    path: bytes
    folder: OpenFolder
    gone_folders: list[int] = field(default_factory=list)


@dataclass(slots=True)
class _Current:
    """The folder in work, and what has been told of it.

    Attributes:
        has_changed: something was put into it or taken out, whatever its times say now.
    """

    here: Here
    work: FolderWork
    attributes: Attributes
    is_new: bool
    is_listed: bool
    has_changed: bool


class Feeder:
    """Sends a plan. It can begin again at any mark that a checkpoint began with."""

    def __init__(
        self,
        plan: Plan,
        sources: list[Source],
        index: Index,
        moves: Moves,
        places: Places,
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
        self._moves = moves
        self._places = places
        self._checkpoints = checkpoints
        self._packer = packer
        self._files = files
        self._conversation = conversation
        self._reporter = reporter
        self._read_ahead = read_ahead
        self._resting = resting
        self._open: list[OpenFolder] = []
        self._late: dict[int, _Late] = {}
        self._position = 0
        self._done = -1
        self._sender = sender
        sender.on_piece = self._between

    def feed(self, mark: Mark) -> None:
        """Send all from a mark on. Raises DriveTroubleError, Canceled, and what the drive side raised."""
        self._position, self._done, self._open = mark.position, mark.done, list(mark.open_folders)
        for end, item in self._plan.spool.read(mark.position):
            if isinstance(item, FolderWork):
                self._folder(item)
                self._read_ahead.done(units_of(item))
            else:
                self._leave(item)
            self._position, self._done = end, -1
            self._between()
        self._finish_late()
        self._checkpoints.take(self._mark)
        self._checkpoints.settle()

    def forget(self) -> None:
        """What was sent and is not yet durable has been abandoned."""
        self._sender.growing = None
        self._places.forget_moved()
        self._files.forget_claims()

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
        return Mark(self._position, self._done, tuple(self._open))

    # one folder -----------------------------------------------------------------------------------------------

    def _folder(self, work: FolderWork) -> None:
        current = self._look_at(work)
        if current is None:
            return
        if self._done < 0:
            self._begin(current)
            self._done = 0
        else:
            self._reopen(current)
        here, copy, recheck = current.here, work.copy, work.recheck
        for stat in copy[self._done :]:
            self._files.copy(here, stat)
            self._done += 1
            self._between()
        for stat in recheck[self._done - len(copy) :]:
            self._files.recheck(here, stat)
            self._done += 1
            self._between()

    def _look_at(self, work: FolderWork) -> _Current | None:
        """Open the source folder, and see what the index has of it; None where the source has it no longer."""
        path = join(self._sources[work.source].name, work.path)
        try:
            fd = self._cursors[work.source].open(work.path)
            info = os.fstat(fd)
        except OSError as error:
            self._reporter.leave_out(LeftOut(path, reason_of(error), os.strerror(error.errno or 0)))
            self._reporter.total_files -= len(work.copy)
            self._reporter.total_bytes -= sum(stat.size for stat in work.copy)
            return None
        row = self._index.folder(work.id)
        attributes = attributes_of(info, read_xattrs(fd))
        here = Here(work.id, path, work.on_drive, fd, info.st_dev, row.files() if row else {}, work.stored)
        has_changed = row is None or row.ctime_ns != work.stat.ctime_ns
        return _Current(here, work, attributes, row is None, _is_listed(row, attributes), has_changed)

    def _begin(self, current: _Current) -> None:
        """What comes before the files: the folder itself gets its place, and what is gone makes room."""
        work, batch = current.work, self._checkpoints.batch
        if work.state is FolderState.MOVED:
            self._move_folder(work, current.here)
        if current.is_new:
            _, on_drive = split(work.on_drive)
            stored = on_drive if on_drive != work.stat.name else None
            batch.new_folder(work.id, work.parent, work.stat.name, stored, work.stat.inode)
        sends = bool(work.copy or work.recheck or work.gone or work.gone_folders)
        is_entered = current.has_changed or not current.is_listed or sends
        if is_entered:
            self._enter(current)
        for stat in work.same:
            batch.add(work.id, stat, current.here.known[stat.name].fact)
        folder = OpenFolder(work.id, work.on_drive, current.attributes, work.stat.inode, work.stat.ctime_ns, is_entered)
        self._open.append(folder)
        if work.gone_folders or self._files.looks_for_moves:
            self._late[work.id] = _Late(current.here.path, folder, self._clear_names(current))
        for name in work.gone:
            self._remove(current.here, name)

    def _reopen(self, current: _Current) -> None:
        """A part of the folder is durable; the rest of it is sent after that."""
        current.is_new, current.is_listed = False, True
        self._enter(current)

    def _enter(self, current: _Current) -> None:
        work = current.work
        self._packer.add(
            Enter(
                work.id,
                current.here.path,
                work.on_drive,
                current.is_new,
                current.is_listed,
                current.attributes,
            )
        )

    def _leave(self, end: FolderEnd) -> None:
        if not self._open or self._open[-1].id != end.id:
            return  # it could not be opened
        folder = self._open.pop()
        if folder.is_entered:
            self._packer.add(Leave(folder.on_drive, folder.attributes))
        self._checkpoints.batch.set_attributes(folder.id, folder.attributes, folder.inode, folder.ctime_ns)

    def _remove(self, here: Here, name: bytes) -> None:
        known = here.known.get(name)
        if known is None or (self._files.looks_for_moves and self._moves.is_claimed(here.id, name)):
            return
        fact = known.fact
        self._packer.add(Gone(fact.stored or name, fact.born, fact.parts, name if fact.stored else None))
        self._checkpoints.batch.remove(here.id, name)
        self._checkpoints.batch.removed_files += 1

    # folders that moved or are gone ---------------------------------------------------------------------------

    def _move_folder(self, work: FolderWork, here: Here) -> None:
        old = self._places.of(work.id)
        new = Place(here.path, here.on_drive)
        if old == new:
            return
        self._packer.add(Move(old.path, old.on_drive, new.path, new.on_drive, is_folder=True))
        self._places.moved(work.id, new)
        _, on_drive = split(work.on_drive)
        stored = on_drive if on_drive != work.stat.name else None
        self._checkpoints.batch.moved_folder(work.id, work.parent, work.stat.name, stored)
        self._checkpoints.batch.renamed_files += 1

    def _clear_names(self, current: _Current) -> list[int]:
        """Gone folders go last, but for those whose names are needed now; the others are given back."""
        wanted = {stat.name for stat in current.work.copy}
        later = []
        for folder_id in current.work.gone_folders:
            row = self._index.folder(folder_id)
            if row is None:
                continue
            if row.name not in wanted:
                later.append(folder_id)
            elif folder_id in self._plan.moved_folders:
                self._step_aside(current.here, row)
            else:
                self._remove_folder(current.here, row)
        return later

    def _step_aside(self, here: Here, row: FolderRow) -> None:
        """A file takes the name of a folder that has another place now, which comes later in the plan."""
        name = b".moving-%d" % row.id
        old, new = self._places.of(row.id), Place(join(here.path, name), join(here.on_drive, name))
        self._packer.add(Move(old.path, old.on_drive, new.path, new.on_drive, is_folder=True))
        self._places.moved(row.id, new)
        self._checkpoints.batch.moved_folder(row.id, here.id, name, None)

    def _remove_folder(self, here: Here, row: FolderRow) -> None:
        stored = row.stored
        self._packer.add(GoneFolder(stored or row.name, row.name if stored else None))
        top = Place(join(here.path, row.name), join(here.on_drive, row.name_on_drive))
        self._note_within(top, row)
        self._checkpoints.batch.gone_folder(row.id)

    def _note_within(self, place: Place, row: FolderRow) -> None:
        used = self._files.used_claims
        for name, known in row.files().items():
            if OldPlace(row.id, name) in used:
                continue  # it has another place already
            if self._files.looks_for_moves:
                used.add(OldPlace(row.id, name))
            on_drive = join(place.on_drive, known.fact.stored or name)
            self._packer.add(GoneWithin(join(place.path, name), on_drive, known.fact.born))
            self._checkpoints.batch.removed_files += 1
        for child_id, _ in self._index.children(row.id):
            child = self._index.folder(child_id)
            if child is not None and child_id not in self._plan.moved_folders:
                inner = Place(join(place.path, child.name), join(place.on_drive, child.name_on_drive))
                self._note_within(inner, child)

    def _finish_late(self) -> None:
        """Everything has its place now: what nobody claimed is gone, and so are folders that the source has no more."""
        for folder_id, late in self._late.items():
            row = self._index.folder(folder_id)
            known = row.files() if row else {}
            here = Here(folder_id, late.path, late.folder.on_drive, -1, 0, known)
            unclaimed = [
                place.name
                for place in self._moves.claimed_in(folder_id)
                if place not in self._files.used_claims and place.name in known
            ]
            gone = [
                child
                for child in (self._index.folder(child_id) for child_id in late.gone_folders)
                if child is not None and child.id not in self._plan.moved_folders
            ]
            if not (unclaimed or gone or late.folder.is_entered):
                continue
            path, on_drive = late.path, late.folder.on_drive
            self._packer.add(
                Enter(folder_id, path, on_drive, is_new=False, is_listed=True, attributes=late.folder.attributes)
            )
            for name in unclaimed:
                self._remove_unclaimed(here, name)
            for child in gone:
                self._remove_folder(here, child)
            self._packer.add(Leave(on_drive, late.folder.attributes))
            self._between()

    def _remove_unclaimed(self, here: Here, name: bytes) -> None:
        fact = here.known[name].fact
        self._packer.add(Gone(fact.stored or name, fact.born, fact.parts, name if fact.stored else None))
        self._checkpoints.batch.remove(here.id, name)
        self._checkpoints.batch.removed_files += 1

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


def _is_listed(row: FolderRow | None, now: Attributes) -> bool:
    before = row.own_attributes() if row else None
    if before is None:
        return False
    return (before.mode, before.uid, before.gid, before.mtime_ns, before.xattrs) == (
        now.mode,
        now.uid,
        now.gid,
        now.mtime_ns,
        now.xattrs,
    )
