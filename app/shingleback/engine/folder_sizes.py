"""The size of a backup before it starts, and the contents of a mounted volume.

Sizes are counted with the engine's own survey and rules, so that both see the same files.

The contents of a volume are found in a few seconds and without writing to it. Reading a folder would update its access
time, which is a write. So folders are opened with O_NOATIME, and other users' folders are skipped if the volume
records access times.
"""

import contextlib
import heapq
import itertools
import os
from collections import deque
from collections.abc import Callable, Collection, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import Enum, auto
from typing import Final

from shingleback.devices.mounts import Mount, is_within, mounts
from shingleback.domain.errors import Canceled, Outcome, ShinglebackError, Skipped, SkipReason, UsageError, Why
from shingleback.domain.text import display_path
from shingleback.engine.excluded_sizes import ExcludedSizes
from shingleback.engine.files.folders import FOLDER_FLAGS, join, open_folder
from shingleback.engine.repo import layout
from shingleback.engine.repo.catalog import Catalog
from shingleback.engine.repo.index import Index
from shingleback.engine.repo.repository import inspect
from shingleback.engine.source.listing import is_folder
from shingleback.engine.source.mounted import EntryReports, foreign_names
from shingleback.engine.source.plan import CopyPlan, FolderEnd, FolderWork, Moves, Spool
from shingleback.engine.source.reader import Source, check_source, source_refusal
from shingleback.engine.source.scan import Rules
from shingleback.engine.source.survey import Survey
from shingleback.protocol.control import Control, JobControl
from shingleback.protocol.events import Event, Sized
from shingleback.protocol.result_items import FoundBackup, SizeItem, Tally
from shingleback.protocol.results import SizesFinished

_TICK_S: Final = 0.1
_MAX_ENTRIES: Final = 200_000
_NEWEST: Final = 5
_RESCUED: Final = b"lost+found"  # every new ext4 has this empty folder, which only root may read


class SizesOf(Enum):
    """What to count."""

    FOLDERS = auto()
    SUBFOLDERS = auto()  # each direct subfolder separately instead
    EXCLUDED = auto()  # the folders, and what is excluded in them


class _Ticks:
    """Obeys the user, and reports a count that is under way now and then."""

    def __init__(self, emit: Callable[[Event], None], control: Control, clock: Callable[[], float]) -> None:
        self._emit = emit
        self._job = JobControl(control, Why.STOPPED)
        self._clock = clock
        self._reported_s = clock()

    def attend(self, count: "_Count") -> None:
        """Called after each folder. Raises Canceled."""
        self._job.take_break()
        now_s = self._clock()
        if now_s - self._reported_s >= _TICK_S:
            self._reported_s = now_s
            self._emit(Sized(folder=count.item()))


class FolderSizes:
    """One count of some folders. A folder inside another one, or listed twice, counts once in the total."""

    def __init__(
        self,
        folders: list[bytes],
        rules: Rules,
        emit: Callable[[Event], None],
        control: Control,
        clock: Callable[[], float],
        *,
        counted: SizesOf = SizesOf.FOLDERS,
    ) -> None:
        """`clock` is monotonic, in seconds."""
        self._folders = folders
        self._counted = counted
        self._rules = rules
        self._emit = emit
        self._ticks = _Ticks(emit, control, clock)
        self._clock = clock
        self._began_s = clock()
        self._items: list[SizeItem] = []

    def run(self) -> SizesFinished:
        """Never raise a ShinglebackError: the result holds the error."""
        try:
            real: list[bytes] = []
            for path in self._folders:
                self._rules.access.touch(os.path.abspath(path))
                real.append(os.path.realpath(path))
            for path, resolved in zip(self._folders, real, strict=True):
                check_source(path, resolved)
            if self._counted is SizesOf.SUBFOLDERS:
                return self._result(Outcome.DONE, total=self._count_subfolders(real))
            for path, resolved in zip(self._folders, real, strict=True):
                self._items.append(self._count(path, resolved))
            return self._result(Outcome.DONE, total=self._total(real))
        except ShinglebackError as error:
            return self._result(error.outcome, error)

    def _count_subfolders(self, real: list[bytes]) -> Tally:
        """Count each direct subfolder, after reporting the names of all of them. Raises Canceled.

        Those that a backup does not enter, since another filesystem is mounted there, are complete at once.
        """
        items: dict[bytes, SizeItem | None] = {}  # None before it is counted, which a cancel may prevent
        to_count: list[tuple[bytes, bytes]] = []
        for path, top in zip(self._folders, real, strict=True):
            table = mounts()
            foreign = foreign_names(top, table).get(b"", ())
            for name in self._subfolders(top, table):
                subfolder, is_foreign = join(path, name), name in foreign
                item = SizeItem(path=display_path(subfolder), files=0, bytes=0, skipped=int(is_foreign))
                self._emit(Sized(folder=item, is_complete=is_foreign))
                items[subfolder] = item if is_foreign else None
                if not is_foreign:
                    to_count.append((subfolder, join(top, name)))
        try:
            for subfolder, resolved in to_count:
                items[subfolder] = self._count_subfolder(subfolder, resolved)
        finally:
            self._items = [item for item in items.values() if item is not None]
        return Tally(sum(item.files for item in self._items), sum(item.bytes for item in self._items))

    def _count_subfolder(self, path: bytes, resolved: bytes) -> SizeItem:
        try:
            return self._count(path, resolved)
        except UsageError:
            item = SizeItem(path=display_path(path), files=0, bytes=0, unreadable=1)
        self._emit(Sized(folder=item, is_complete=True))
        return item

    def _subfolders(self, folder: bytes, table: list[Mount]) -> list[bytes]:
        """Return the sorted names of the subfolders, without names that a settings file cannot hold.

        The list ends early if the folder cannot be read.
        """
        names: list[bytes] = []
        self._rules.access.touch(folder)
        with contextlib.suppress(OSError):
            fd = open_folder(folder, no_atime=True)
            try:
                with os.scandir(fd) as entries:
                    reported = EntryReports(self._rules.access, folder, table).of(entries, folder)
                    names.extend(os.fsencode(entry.name) for entry in reported if is_folder(entry))
            finally:
                os.close(fd)
        return sorted(name for name in names if display_path(name) == os.fsdecode(name))

    def _count(self, path: bytes, resolved: bytes) -> SizeItem:
        """Raises UsageError if the folder cannot be read, and Canceled."""
        self._rules.access.touch(resolved)
        try:
            fd = open_folder(resolved, no_atime=True)
        except OSError as error:
            raise source_refusal(path, error) from None
        try:
            with closing(Index(None)) as index, closing(_NoSpool()) as spool:
                plan, new_id = CopyPlan(spool), itertools.count(1).__next__
                count = _Count(path, Survey(index, Moves(index), plan, self._rules, new_id))
                source = Source(os.path.basename(resolved), resolved, fd)
                count.keeps_places = self._counted is SizesOf.EXCLUDED
                count.survey.run([source], lambda: self._ticks.attend(count))
                count.item()  # collects the last places
                if count.keeps_places:
                    count.excluded = ExcludedSizes(source, self._rules.access, lambda: self._ticks.attend(count))
                    count.excluded.count(count.places)
        finally:
            os.close(fd)
        self._emit(Sized(folder=count.item(), is_complete=True))
        return count.item()

    def _total(self, real: list[bytes]) -> Tally:
        counted = [
            item
            for place, (path, item) in enumerate(zip(real, self._items, strict=True))
            if path not in real[:place]
            and not any(path != other_path and is_within(path, other_path) for other_path in real)
        ]
        return Tally(sum(item.files for item in counted), sum(item.bytes for item in counted))

    def _result(
        self, outcome: Outcome, error: ShinglebackError | None = None, total: Tally | None = None
    ) -> SizesFinished:
        return SizesFinished(
            outcome=outcome,
            why=error.why if error else "",
            values=error.values if error else {},
            elapsed_s=round(self._clock() - self._began_s, 3),
            folders=self._items,
            total=total or Tally(),
        )


class _Count:
    """The counts of one survey. It turns the survey's lists into counts and empties them, to save memory.

    Attributes:
        places: what was excluded, if `keeps_places`.
        excluded: the sizes of these places, as far as counted.
    """

    def __init__(self, path: bytes, survey: Survey) -> None:
        self.survey = survey
        self.keeps_places = False
        self.places: list[Skipped] = []
        self.excluded: ExcludedSizes | None = None
        self._path = display_path(path)
        self._skipped = 0
        self._unreadable = 0

    def item(self) -> SizeItem:
        findings, totals = self.survey.findings, self.survey.plan.totals
        self._skipped += sum(exclusion.reason is not SkipReason.SPECIAL for exclusion in findings.skipped)
        self._unreadable += len(findings.left_out)
        if self.keeps_places:
            self.places += findings.skipped
        findings.skipped.clear()
        findings.left_out.clear()
        return SizeItem(
            path=self._path,
            files=totals.files,
            bytes=totals.copy_bytes,
            skipped=self._skipped,
            unreadable=self._unreadable,
            excluded=self.excluded.items() if self.excluded else [],
        )


class _NoSpool(Spool):
    """A spool for a plan that will not be executed: it stores nothing."""

    def append(self, item: FolderWork | FolderEnd) -> None:
        pass


@dataclass
class Contents:
    """The findings so far.

    Attributes:
        newest: a heap of modification times in ns with paths below the mount point; the oldest comes first.
        is_complete: everything was examined.
        backups: the backups of this program that were found.
    """

    used_bytes: int = 0
    files: int = 0
    newest: list[tuple[int, bytes]] = field(default_factory=list)
    is_complete: bool = False
    backups: list[FoundBackup] = field(default_factory=list)

    @property
    def backup_sources(self) -> list[str] | None:
        """The sources of the first backup; None if there is none."""
        return self.backups[0].sources if self.backups else None

    def newest_files(self) -> list[tuple[str, str]]:
        """Return paths and dates in the form of `ContentsItem`, the newest first."""
        return [(display_path(path), _date(at_ns)) for at_ns, path in sorted(self.newest, reverse=True)]


class ContentsScan:
    """Walks a volume breadth-first from the top.

    Attributes:
        contents: can be read at any time.
    """

    def __init__(
        self,
        point: bytes,
        goes_on: Callable[[], bool],
        *,
        records_access_times: bool,
        other_mounts: Collection[bytes] = (),
        most_entries: int = _MAX_ENTRIES,
    ) -> None:
        """Nothing is read yet.

        Args:
            point: the mount point.
            goes_on: returns False when time is up. Raises Canceled.
            records_access_times: the volume records access times, so reading a folder without O_NOATIME writes to
                it.
            other_mounts: mount points that are not entered.
            most_entries: the largest number of entries to examine.
        """
        self.contents = Contents()
        self._point = point
        self._goes_on = goes_on
        self._records_access_times = records_access_times
        self._other_mounts = frozenset(other_mounts)
        self._entries_left = most_entries
        self._has_skipped = False
        self._backup_places: set[bytes] = set()

    def run(self) -> None:
        """Raises OSError if even the top folder cannot be read."""
        space = os.statvfs(self._point)
        self.contents.used_bytes = (space.f_blocks - space.f_bfree) * space.f_frsize
        folders = deque([b""])
        while folders and self._goes_on() and self._entries_left > 0:
            folders.extend(self._folders_in(folders.popleft()))
        self.contents.is_complete = not folders and not self._has_skipped
        if not self.contents.is_complete and space.f_files:
            self.contents.files = max(self.contents.files, space.f_files - space.f_ffree)

    def _folders_in(self, folder: bytes) -> Iterator[bytes]:
        place = os.path.join(self._point, folder)
        must_not_record = self._records_access_times
        try:
            fd = os.open(place, FOLDER_FLAGS | os.O_NOATIME) if must_not_record else open_folder(place, no_atime=True)
        except OSError:
            self._has_skipped = self._has_skipped or folder != _RESCUED
            if not folder:
                raise
            return
        try:
            with os.scandir(fd) as entries:
                for entry in entries:
                    path = os.path.join(folder, os.fsencode(entry.name))
                    if self._entries_left <= 0 or not self._goes_on():
                        self._has_skipped = True
                        return
                    self._entries_left -= 1
                    if is_folder(entry):
                        if self._is_to_be_entered(path):
                            yield path
                    else:
                        self._count(path, entry)
        except OSError:
            self._has_skipped = True
        finally:
            os.close(fd)

    def _is_to_be_entered(self, path: bytes) -> bool:
        """Whether to enter a folder: not a mount point, and not the program's folder in a backup.

        Notes the sources of a backup, which is recognized by its description. Its own files are not the user's.
        """
        if os.path.basename(path) not in layout.PROOFS:
            return os.path.join(self._point, path) not in self._other_mounts
        place = os.path.dirname(os.path.join(self._point, path))
        if place in self._backup_places:
            return False
        self._backup_places.add(place)
        inspection = inspect(place)
        if inspection.has_backup:
            self.contents.backups.append(self._backup_at(place, inspection.sources))
        return False

    def _backup_at(self, place: bytes, sources: list[str]) -> FoundBackup:
        """Return a backup with its versions, if its list can be read in time."""
        try:
            with contextlib.closing(Catalog(place, listen=self._check_time)) as catalog:
                newest = catalog.versions[-1].started_at if catalog.versions else ""
                return FoundBackup(sources=sources, versions=len(catalog.versions), newest=newest)
        except (ShinglebackError, OSError):
            return FoundBackup(sources=sources)

    def _check_time(self, _done_bytes: int, _total_bytes: int) -> None:
        if not self._goes_on():
            raise Canceled(Why.STOPPED)

    def _count(self, path: bytes, entry: "os.DirEntry[str]") -> None:
        self.contents.files += 1
        try:
            changed = (entry.stat(follow_symlinks=False).st_mtime_ns, path)
        except OSError:
            return
        if len(self.contents.newest) < _NEWEST:
            heapq.heappush(self.contents.newest, changed)
        else:
            heapq.heappushpop(self.contents.newest, changed)


def _date(at_ns: int) -> str:
    """Return the date in ISO format, or "" for a time that has none: a file may claim any time."""
    try:
        return datetime.fromtimestamp(at_ns // 10**9, UTC).isoformat()
    except (OverflowError, ValueError, OSError):
        return ""
