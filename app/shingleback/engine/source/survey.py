"""The first pass of a run: walks the sources, compares each folder with the index, and writes the plan."""

import os
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple

from shingleback.devices.mounts import mount_id, mount_of
from shingleback.domain.errors import LeftOut, LeftOutReason, SkipReason
from shingleback.engine.files.attributes import Stat, stat_of
from shingleback.engine.files.folders import join, open_folder
from shingleback.engine.repo.index import ROOT, FolderRow, Index, encode_stats
from shingleback.engine.source.absences import Absences, names_on_drive
from shingleback.engine.source.listing import Findings, Place, Selection, SourceLister
from shingleback.engine.source.matching import DriveNames, FolderMatcher
from shingleback.engine.source.plan import (
    CopyPlan,
    FirstName,
    FolderEnd,
    FolderWork,
    Moves,
    NewPlace,
    content_bytes,
)
from shingleback.engine.source.reader import Source, hole_bytes
from shingleback.engine.source.scan import Rules, SurveyedChanges, compare
from shingleback.engine.source.second_look import Missed, SecondLook, Trail, clock_step_ns
from shingleback.engine.source.sent_file import READ_AGAIN
from shingleback.engine.source.special_folders import is_locked

ROUNDS: Final = 3  # of the survey, if it misses something each time
_WITHOUT_INODES: Final = frozenset({"vfat", "msdos", "exfat"})
"""Filesystems that have no inodes, so that Linux makes up a number each time it meets a file. FUSE is similar."""


def _opened(name: bytes, parent_fd: int) -> tuple[int, os.stat_result]:
    """Open a folder; return its descriptor and its state. A network filesystem may fail to tell it."""
    fd = open_folder(name, parent_fd, no_atime=True)
    try:
        return fd, os.fstat(fd)
    except OSError:
        os.close(fd)
        raise


@dataclass(slots=True)
class _Frame:
    """A folder that is being walked. `on_drive` is its path on the drive; `id` is its id in the index."""

    place: Place
    fd: int
    id: int
    source: int
    path: bytes
    on_drive: bytes
    device: int
    folders: Iterator[Stat]
    names: dict[bytes, bytes]
    has_work: bool


class _Filesystem(NamedTuple):
    """`has_inodes`: it stores inode numbers. `clock_step_ns` is as in `Trail.note`."""

    has_inodes: bool
    clock_step_ns: int | None


class Survey:
    """One walk over all sources.

    Attributes:
        findings: the findings besides the plan.
        absences: what the sources had, and have no more, perhaps because a filesystem is not mounted.
        missed: what was moved while the survey walked, so that it saw it nowhere. Only with a `trail`.
    """

    def __init__(
        self,
        index: Index,
        moves: Moves,
        plan: CopyPlan,
        rules: Rules,
        new_id: Callable[[], int],
        trail: Trail | None = None,
    ) -> None:
        """`plan` is empty. `new_id` returns unused ids, each higher than the one before."""
        self.findings = Findings()
        self.absences = Absences(
            index, crosses=rules.cross_filesystems, accepts=rules.accepts_losses, is_first=index.is_empty
        )
        self.plan = plan
        self.missed = Missed()
        self._index = index
        self._moves = moves
        self._rules = rules
        self._new_id = new_id
        self._matcher = FolderMatcher(index, moves)
        self._names = DriveNames(index, rules, self.findings)
        self._trail = trail
        self._filesystems: dict[int, _Filesystem] = {}
        self._by_name: set[int] = set()  # sources that are on another filesystem now, such as a new computer's
        self._listers: list[SourceLister] = []

    def run(self, sources: list[Source], attend: Callable[[], None]) -> None:
        """Fill the plan. `attend` is called after each folder, and may raise to end the work."""
        self._matcher.sources = sources
        self._listers = self._matcher.listers = [
            SourceLister(source, self._rules, excludes, self.findings)
            for source, excludes in zip(sources, self._rules.excludes.of_sources(sources), strict=True)
        ]
        for number, source in enumerate(sources):
            self._walk(number, source, attend)
        self._rules.access.done()
        self.findings.unmatched_rules = self._rules.excludes.without_match(self.findings.skipped, sources)
        self.plan.spool.flush()
        self.absences.settle_empty(self._matcher.used, sources)
        self.plan.gone_folders = [number for number in self._matcher.unmatched if number not in self._matcher.used]
        for folder_id in self.plan.gone_folders:
            self._note_all_missing(folder_id)
        if self._trail is not None:
            self._look_again(self._trail)
        spared = self._moves.settle()
        kept_losses = self.absences.kept_losses(self._matcher.used, self._moves.moved_from())
        self.findings.left_out += [LeftOut(path, LeftOutReason.MOSTLY_GONE) for path in kept_losses.paths]
        self.plan.kept_files = kept_losses.files
        stay = kept_losses.folders | self._keep_missed()
        self.plan.gone_folders = [child for child in self.plan.gone_folders if child not in stay]
        self.plan.has_file_moves = spared.moved_files > 0
        self.plan.totals.subtract(spared)
        if self.plan.is_empty:
            self.plan.totals.forget_work()

    def _look_again(self, trail: Trail) -> None:
        """Find what was missed. A folder is not reported as gone that the walk met later, in another place."""
        moved_paths = trail.read_elsewhere()
        self.findings.left_out = [omission for omission in self.findings.left_out if omission.path not in moved_paths]
        if trail.may_have_moves:
            reported = {omission.path for omission in self.findings.left_out}
            reported |= {exclusion.path for exclusion in self.findings.skipped}
            self.missed = self._second_look(reported).missed(trail, self.plan.spool)
            self._rules.access.done()

    def _second_look(self, reported: Collection[bytes] = ()) -> SecondLook:
        used = self._matcher.used.__contains__
        return SecondLook(self._index, self._moves, self._rules, self._matcher.sources, used, reported)

    def displaced(self, inodes: Collection[int]) -> list[LeftOut]:
        """Return files that others displaced after the survey, and that the copy does not have, once it is made."""
        if self._trail is None or not inodes:
            return []
        paths = self._second_look().displaced(self._trail, inodes)
        self._rules.access.done()
        return [LeftOut(path, LeftOutReason.MOVING) for path in paths]

    def _keep_missed(self) -> set[int]:
        """Report what was missed, and keep its files where they were, unless something else is there now.

        Return the ids of the folders to keep.
        """
        if not self.missed:
            return set()
        self.findings.left_out += [LeftOut(path, LeftOutReason.MOVING) for path in self.missed.paths]
        planned: dict[tuple[int, bytes], int] = {}  # by folder and name, the id of what gets this name; 0 for a file
        for _, work in self.plan.spool.read():
            if isinstance(work, FolderWork):
                planned[work.parent, work.stat.name] = work.id
                planned |= {(work.id, stat.name): 0 for stat in work.copy}
        stay = set[int]()
        for folder_id in self.missed.folders:
            stay |= self._with_those_above(folder_id, planned)
        for folder_id, names in self.missed.files.items():
            free_names = frozenset(name for name in names if (folder_id, name) not in planned)
            self.plan.kept_files[folder_id] = self.plan.kept_files.get(folder_id, frozenset()) | free_names
            stay |= self._with_those_above(folder_id, planned)
        return stay

    def _with_those_above(self, folder_id: int, planned: dict[tuple[int, bytes], int]) -> set[int]:
        """Return the ids of a folder and of those above it; none if something else gets the name of one of them."""
        ids = set[int]()
        while (row := self._index.folder(folder_id)) is not None and folder_id not in ids:
            if planned.get((row.parent, row.name), folder_id) != folder_id:
                return set()
            ids.add(folder_id)
            folder_id = row.parent
        return ids

    def _note_all_missing(self, folder_id: int) -> None:
        """Note all files below a folder that is gone as missing: some of them may turn up elsewhere."""
        below = [folder_id]
        while below:
            folder_id = below.pop()
            row = self._index.folder(folder_id)
            if row is None or folder_id in self._matcher.used:
                continue
            for entry in row.files().values():
                if not entry.is_lost:
                    self._moves.note_missing(folder_id, entry.stat)
            below += [child_id for child_id, _ in self._index.children(folder_id)]

    def _walk(self, number: int, source: Source, attend: Callable[[], None]) -> None:
        top = self._visit_top(number, source)
        stack = [top] if top else []
        try:
            while stack:
                frame = stack[-1]
                child = next(frame.folders, None)
                if child is not None:
                    entered = self._visit_child(frame, child)
                    if entered is not None:
                        stack.append(entered)
                    continue
                stack.pop()
                os.close(frame.fd)
                if frame.has_work:
                    self.plan.spool.append(FolderEnd(frame.id))
                attend()
        finally:
            for frame in stack:
                os.close(frame.fd)

    def _visit_top(self, number: int, source: Source) -> _Frame | None:
        if not self._names.is_allowed(source.name):
            return None
        row, fd = self._matcher.stays(ROOT, source.name), -1
        try:
            self._listers[number].touch(b"")
            fd, info = _opened(b".", source.fd)
            stat = stat_of(source.name, info)
            if row is not None and row.inode != stat.inode and not self._matcher.shares_inodes(row, fd):
                self._by_name.add(number)
        except OSError as error:
            if fd >= 0:
                os.close(fd)
            self._listers[number].leave_out(b"", error)
            return None
        return self._visit(Place(fd, ROOT, number, b"", source.name, info.st_dev, stat, row))

    def _visit_child(self, parent: _Frame, stat: Stat) -> _Frame | None:
        path = join(parent.path, stat.name)
        try:
            self._listers[parent.source].touch(path)
            fd, info = _opened(stat.name, parent.fd)
        except OSError as error:
            reason = self._listers[parent.source].leave_out(path, error)
            if self._trail is not None and reason is LeftOutReason.VANISHED:
                self._trail.note_vanished(join(self._matcher.sources[parent.source].name, path), stat.inode)
            else:
                self._matcher.stays(parent.id, stat.name)
            return None
        if self._is_foreign(parent, fd, info):
            os.close(fd)
            self._listers[parent.source].skip(path, SkipReason.OTHER_FILESYSTEM)
            self._matcher.stays(parent.id, stat.name)
            return None
        row = None
        if not self.absences.is_first:
            has_inodes = self._filesystem(fd, info.st_dev).has_inodes and parent.source not in self._by_name
            row = self._matcher.row_of(parent.id, parent.source, path, stat, has_inodes=has_inodes)
        name_on_drive = parent.names.get(stat.name, stat.name)
        is_in_place = row is not None and (row.parent, row.name) == (parent.id, stat.name)
        if row is not None and is_in_place:
            name_on_drive = row.name_on_drive
        on_drive = join(parent.on_drive, name_on_drive)
        if not (is_in_place or parent.has_work):  # another filesystem is mounted here, unknown to the parent
            self._emit(parent.place, parent.id, SurveyedChanges(), {})
            parent.has_work = True
        if row is not None and not is_in_place:
            self.plan.moved_folders[row.id] = NewPlace(parent.id, parent.source, path, on_drive)
        return self._visit(Place(fd, parent.id, parent.source, path, on_drive, info.st_dev, stat, row))

    def _visit(self, place: Place) -> _Frame | None:
        lister, row = self._listers[place.source], place.row
        try:
            selection = lister.select(
                place.fd,
                place.path,
                place.device,
                lambda: names_on_drive(self._index, row) if row else set(),
            )
            listed_ns = os.fstat(place.fd).st_ctime_ns if self._trail is not None else 0
        except OSError as error:
            os.close(place.fd)
            lister.leave_out(place.path, error)
            return None
        try:
            if is_locked(place.fd, selection.files, selection.folders):
                reason = LeftOutReason.LOCKED
            elif self.absences.is_away(place, selection, self._matcher.sources):
                reason = LeftOutReason.AWAY
            else:
                return self._frame(place, selection, listed_ns)
        except BaseException:
            os.close(place.fd)
            raise
        os.close(place.fd)  # its copy stays as it is
        self._matcher.stays(place.parent_id, place.stat.name)
        self.findings.left_out.append(LeftOut(self._named(place), reason))
        return None

    def _frame(self, place: Place, selection: Selection, listed_ns: int) -> _Frame:
        """`listed_ns` is when the folder had last changed after it was listed."""
        folder_id = place.row.id if place.row else self._new_id()
        if self._trail is not None:
            has_inodes, step_ns = self._filesystem(place.fd, place.device)
            self._trail.note(place, folder_id, listed_ns, step_ns, has_inodes=has_inodes)
        names = self._names.changed(place.row, selection)
        selection = self._names.allowed(self._named(place), place.row, selection, names)
        for name in selection.retained.difference(stat.name for stat in selection.folders):
            self._matcher.stays(folder_id, name)
        has_work = self._note(place, folder_id, selection, names)
        return _Frame(
            place,
            place.fd,
            folder_id,
            place.source,
            place.path,
            place.on_drive,
            place.device,
            iter(selection.folders),
            names,
            has_work,
        )

    def _is_foreign(self, parent: _Frame, fd: int, info: os.stat_result) -> bool:
        """Whether another filesystem is mounted here. A btrfs subvolume has its own device number too, but no mount."""
        if self._rules.cross_filesystems or info.st_dev == parent.device:
            return False
        return mount_id(fd) != mount_id(parent.fd) and not self._rules.included_mounts.includes_folder(fd)

    # the drive's folders --------------------------------------------------------------------------------------

    def _filesystem(self, fd: int, device: int) -> _Filesystem:
        filesystem = self._filesystems.get(device)
        if filesystem is None:
            mount = mount_of(fd)
            kind = mount.kind if mount is not None else ""
            has_inodes = kind not in _WITHOUT_INODES and not kind.startswith("fuse")
            filesystem = self._filesystems[device] = _Filesystem(has_inodes, clock_step_ns(kind))
        return filesystem

    # work -----------------------------------------------------------------------------------------------------

    def _note(self, place: Place, folder_id: int, selection: Selection, names: dict[bytes, bytes]) -> bool:
        """Put the folder into the plan if it needs work."""
        totals, size_bytes = self.plan.totals, sum(content_bytes(stat) for stat in selection.files)
        totals.folders += 1
        totals.files += len(selection.files)
        totals.bytes += size_bytes
        self.absences.note_present(self._named(place), len(selection.files), size_bytes)
        row = place.row
        if row is None:
            self.plan.totals.new_folders += 1
            if not self.absences.is_first:
                self.absences.note_if_empty(place, selection, self._matcher.sources[place.source].path)
                self._moves.note_new_folder(folder_id, self.plan.spool.size_bytes)
            self._note_spared(place, folder_id, selection.files, selection.sparse)
            self._emit(place, folder_id, SurveyedChanges(copy=selection.files), names)
            return True
        difference = self._differences(place, row, selection)
        children = self._index.children(row.id)
        self.absences.note_if_emptied(place, selection, self._matcher.sources[place.source].path)
        missing_folders = [
            child for child, name in children if name not in selection.retained and child not in self._matcher.used
        ]
        self._matcher.unmatched += missing_folders
        if difference.removed or missing_folders:
            lost = {child: name for child, name in children if child in missing_folders}
            self.absences.note_lost(place, self._named(place), difference.removed, lost)
        has_new = bool({stat.name for stat in selection.folders} - {name for _, name in children})
        self._note_links(place, row, selection.files, difference)
        is_moved = row.id in self.plan.moved_folders
        has_changed = row.ctime_ns != place.stat.ctime_ns or row.lacks_owner_of(place.stat)
        if not (is_moved or difference or missing_folders or has_new or has_changed):
            return False
        self._note_spared(place, folder_id, difference.copy, selection.sparse)
        self._emit(place, folder_id, difference, names)
        return True

    def _note_spared(self, place: Place, folder_id: int, files: list[Stat], sparse: set[bytes]) -> None:
        """Note the parts of these files that need not be sent: holes, and the content of further hard links."""
        for stat in files:
            if stat.name in sparse:
                self._moves.note_holes(folder_id, stat.name, hole_bytes(stat.name, place.fd, stat.size))
            if stat.is_linked and self._rules.hard_links:
                self._moves.note_linked(folder_id, place.device, stat)

    def _differences(self, place: Place, row: FolderRow, selection: Selection) -> SurveyedChanges:
        if row.stats == encode_stats(selection.files):
            return SurveyedChanges()
        indexed_files = row.files()
        has_inodes = self._filesystem(place.fd, place.device).has_inodes and place.source not in self._by_name
        difference = compare(indexed_files, selection.files, unseen=selection.unseen, has_inodes=has_inodes)
        for name in (*difference.removed, *(stat.name for stat in difference.copy if stat.name in indexed_files)):
            if not indexed_files[name].is_lost:
                self._moves.note_missing(row.id, indexed_files[name].stat)
        rechecked = [stat for stat in difference.recheck if stat.mtime_ns != indexed_files[stat.name].stat.mtime_ns]
        for stat in rechecked:  # it may be a file of another filesystem, with the inode number of the known one
            self._moves.note_missing(row.id, indexed_files[stat.name].stat, is_rechecked=True)
        self._moves.note_arrived(row.id, rechecked, are_rechecked=True)
        return difference

    def _emit(self, place: Place, folder_id: int, difference: SurveyedChanges, names: dict[bytes, bytes]) -> None:
        totals = self.plan.totals
        totals.copy_files += len(difference.copy)
        totals.copy_bytes += sum(content_bytes(stat) for stat in difference.copy)
        totals.recheck_files += len(difference.recheck)
        totals.gone_files += len(difference.removed)
        if not self.absences.is_first:
            self._moves.note_arrived(folder_id, difference.copy)
        copied_names = {stat.name for stat in difference.copy} if names else set()
        work = FolderWork(
            folder_id,
            place.parent_id,
            place.source,
            place.path,
            place.on_drive,
            place.stat,
            difference.copy,
            difference.recheck,
            difference.unchanged,
            difference.removed,
            {name: stored for name, stored in names.items() if name in copied_names},
        )
        if not self._listers[place.source].is_of_records(place.path):
            self.plan.has_news = True
        self.plan.append(work)

    def _note_links(self, place: Place, row: FolderRow, files: list[Stat], difference: SurveyedChanges) -> None:
        """Remember the files with several hard links that the drive has, so that new names become links to them."""
        linked = [stat for stat in files if stat.is_linked]
        if not linked:
            return
        changing = {stat.name for stat in difference.copy}
        unproven = {stat.name for stat in difference.recheck}
        indexed_files = row.files()
        for stat in linked:
            if stat.name in changing:
                continue
            before, is_proven = indexed_files[stat.name], stat.name not in unproven
            if is_proven and not before.fact.linked:  # its second name came while it was copied, so it has no number
                difference.recheck.append(stat)
                is_proven = False
            if not is_proven and before.stat.inode != stat.inode:
                continue  # it may be another file that resembles the old one
            fact = before.fact
            ctime_ns = stat.ctime_ns if is_proven else READ_AGAIN
            first = FirstName(row.id, fact.stored or stat.name, b"", fact.digest or fact.target or b"", ctime_ns)
            self._moves.remember_name(place.device, stat.inode, first)
            self._moves.claim_number(place.device, stat.inode, fact.linked, is_certain=is_proven)

    # reporting ------------------------------------------------------------------------------------------------

    def _named(self, place: Place) -> bytes:
        return join(self._matcher.sources[place.source].name, place.path)


def survey_at_rest(begin: Callable[[], Survey], sources: list[Source], attend: Callable[[CopyPlan], None]) -> Survey:
    """Return a survey that missed nothing, or the last one of a few. `begin` returns a new one.

    `attend` is called after each folder with the plan so far, and may raise to end the work.
    """
    survey = begin()
    survey.run(sources, partial(attend, survey.plan))
    for _ in range(ROUNDS - 1):
        if not survey.missed:
            break
        survey = begin()
        survey.run(sources, partial(attend, survey.plan))
    return survey
