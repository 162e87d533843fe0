"""A backup as read from the drive alone: its versions, their contents, and where the content is stored."""

import contextlib
import os
import sqlite3
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from typing import Final, Protocol, TypeVar

from shingleback.domain.errors import UsageError, Why
from shingleback.engine.files.folders import join, split
from shingleback.engine.repo import layout
from shingleback.engine.repo.abilities import FilesystemAbilities
from shingleback.engine.repo.about import About
from shingleback.engine.repo.catalog_cache import CatalogCache
from shingleback.engine.repo.format import DEEPEST, Record
from shingleback.engine.repo.index import KEPT, ROOT, Index, KnownFile
from shingleback.engine.repo.index_state import (
    Head,
    SealComparison,
    SealedList,
    SealStatus,
    SealStore,
    VersionRef,
)
from shingleback.engine.repo.index_sync import Replay
from shingleback.engine.repo.repository import RepositoryHome, open_destination
from shingleback.engine.repo.run_index import CatalogedRun, StoredPlace
from shingleback.engine.repo.segments import Extent, Listen, ManifestReader, extents
from shingleback.engine.repo.trace import Read
from shingleback.protocol.events import Event, Progress

_Seen = TypeVar("_Seen")
_MAX_PATHS: Final = 10_000
_MAX_PATHS_BYTES: Final = 16 << 20
_MAX_CANDIDATES: Final = 8
_TICK_S: Final = 0.1


class ContentLocator(Protocol):
    """A backup that can locate content, such as a `Catalog`. `root_fd` is open on the backup's folder."""

    @property
    def root_fd(self) -> int: ...

    @property
    def filesystem(self) -> FilesystemAbilities: ...

    def candidates(self, folder_id: int, on_drive: bytes, indexed_file: KnownFile, /) -> Iterator[bytes]:
        """Yield the paths where a file's content may be, the likeliest first."""

    def replaced_place(self, on_drive: bytes, indexed_file: KnownFile, /) -> bytes | None:
        """Return the path where a file's previous content is probably kept, or None if no version is older."""

    def follow(self) -> bool:
        """Update the places if a run has moved entries in the meantime; return whether one has."""


class _FolderPaths:
    """The possible paths of folders, by id, as far as they were found. Too many are forgotten together."""

    def __init__(self) -> None:
        self._paths: dict[int, list[bytes]] = {}
        self._bytes = 0

    def __contains__(self, folder_id: int) -> bool:
        return folder_id in self._paths

    def get(self, folder_id: int) -> list[bytes]:
        return self._paths.get(folder_id, [])

    def add(self, folder_id: int, paths: list[bytes]) -> None:
        self._bytes += sum(map(len, paths))
        if len(self._paths) > _MAX_PATHS or self._bytes > _MAX_PATHS_BYTES:
            self._paths.clear()
            self._bytes = 0
        self._paths[folder_id] = paths


class Catalog:
    """Reads a backup without writing to it.

    Attributes:
        root_fd: open on the folder that holds the backup.
        versions: the versions that can be restored, oldest first.
        version: the version being read; None for the newest state.
    """

    def __init__(
        self,
        path: bytes,
        version: str | None = None,
        *,
        catalog_cache: CatalogCache | None = None,
        listen: Listen = lambda _done, _total: None,
    ) -> None:
        """Open a version, or the newest state, which an interrupted run may have left.

        `catalog_cache` is None if it may not be used. `listen` receives the progress of reading the manifest.

        Raises UsageError if there is no backup or no such version.
        """
        self._catalog_cache = catalog_cache or CatalogCache(None)
        self._index: Index | None = None
        self._is_followed = False
        self._moved_since: dict[int, StoredPlace] | None = None
        self._paths = _FolderPaths()
        self.root_fd = open_destination(path, create=False)
        with contextlib.ExitStack() as on_failure:
            on_failure.callback(os.close, self.root_fd)
            self._home = RepositoryHome(self.root_fd)
            on_failure.callback(self._home.close)
            if self._home.backup_info is None:
                why = Why.ONLY_LIST_HERE if self._home.is_bare_list else Why.NO_BACKUP_HERE
                raise UsageError(why, path=os.fsdecode(path))
            self.backup_info: About = self._home.backup_info
            self._reader = ManifestReader(self._home.fd, listen, self.backup_info.id)
            self._run_index = self._catalog_cache.run_index(self.backup_info.id, self._home.fd, self._reader)
            is_lost = self._is_empty and self._home.has_copy
            self._reader.is_damaged = self._reader.is_damaged or is_lost
            self._newest_run = max((run.number for run in self._run_index.runs), default=0)
            self.versions = self._run_index.versions
            self.version = self._version_ref(version)
            on_failure.pop_all()

    def close(self) -> None:
        self._drop_index()
        self._home.close()
        os.close(self.root_fd)

    @property
    def index(self) -> Index:
        """The index of the version being read, built when it is first needed."""
        if self._index is None:
            try:
                self._index = self._build_index()
            except FileNotFoundError:
                self._look_again()
                self._index = self._build_index()
        return self._index

    def follow(self) -> bool:
        """Update the places if a run has listed more in the meantime; return whether one has.

        The index stays the same. Raises UsageError if the version being read has been removed.
        """
        if extents(self._home.fd, self.backup) == [run.extent for run in self._run_index.runs]:
            return False
        self._is_followed = True
        self._look_again()
        return True

    def is_gone_since(self, folder_id: int, entry_id: int) -> bool:
        """Whether a run has removed an entry of the newest state, or a folder above it, since it was read."""
        if self.version is not None:
            return False
        place = self._moved.get(entry_id) or StoredPlace(entry_id, folder_id, b"")
        for _ in range(DEEPEST):
            if place.name is None or place.folder == ROOT:
                break
            place = self._place_of(place.folder)
        return place.name is None

    def states(self, versions: Sequence[VersionRef]) -> Iterator[tuple[VersionRef, Index]]:
        """Yield the index of each of these versions, oldest first. It is valid until the next one is requested."""
        runs = self._run_index.runs_until(versions[-1]) if versions else []
        self._reader.begin(run.extent for run in runs)
        with contextlib.closing(Index(None)) as index:
            replay, done = Replay(index, Head()), 0
            for version in versions:
                until = len(self._run_index.runs_until(version))
                for run in runs[done:until]:
                    for end, records in self._reader.batches(run.extent):
                        replay.apply(records, run.extent.name, 0, end)
                done = until
                yield version, index

    def _look_again(self) -> None:
        """Read the runs again, after another process has changed them. Raises UsageError if the version is gone."""
        self._run_index = self._catalog_cache.run_index(self.backup_info.id, self._home.fd, self._reader)
        self.versions = self._run_index.versions
        self.version = self._version_ref(self.version.name if self.version is not None else None)
        self._moved_since, self._paths = None, _FolderPaths()

    def _build_index(self) -> Index:
        return self._catalog_cache.index(self.backup_info.id, self._run_index, self.version, self._reader)

    @property
    def is_damaged(self) -> bool:
        """Whether a part of the manifest could not be read."""
        return self._reader.is_damaged

    @property
    def damage_code(self) -> str:
        """The code of the note about a damaged manifest: nothing of it could be read, or not all."""
        return "manifest-lost" if self._is_empty else "manifest-damaged"

    def is_unproved(self, compared: SealComparison) -> bool:
        """Whether nothing says how far the manifest goes: no record of this computer, and no table on the drive.

        There is a table as soon as a version is made.
        """
        return compared.status is SealStatus.NEW and bool(self.versions) and not self._reader.has_table

    @property
    def _is_empty(self) -> bool:
        """Whether no segment has a complete batch."""
        return not any(run.length for run in self._run_index.runs)

    def compare(self, seals: SealStore) -> SealComparison:
        """Compare the manifest with the records of this computer.

        If these know of it, and nothing of it can be read, it is lost, and counts as damaged.
        """
        compared = seals.load(self.backup).compare(self.segments)
        is_lost = self._is_empty and compared.status in (SealStatus.CHANGED, SealStatus.SET_BACK)
        self._reader.is_damaged = self._reader.is_damaged or is_lost
        return compared

    @property
    def is_home_lost(self) -> bool:
        """Whether the program's folder is missing, and everything is read from the second list."""
        return self._home.is_lost

    @property
    def is_patched(self) -> bool:
        """Whether a part of the manifest was read from its second copy."""
        return self._reader.is_patched

    def check_second_list(self) -> None:
        """Compare the second copy of the manifest with its table, too."""
        self._reader.check_second_copy(run.extent for run in self._run_index.runs)

    @property
    def runs(self) -> list[CatalogedRun]:
        """The runs with their changes, in order."""
        return self._run_index.runs

    @property
    def segments(self) -> list[SealedList]:
        """All segments of the manifest that are in use, as they were read."""
        segments = []
        for run in self._run_index.runs:
            extent, host = run.extent, run.header.host if run.header is not None else ""
            is_torn = run.length < extent.size
            digest = self._reader.digest(Extent(extent.name, run.length, 0)) if is_torn else run.digest
            segments.append(SealedList(extent.name, extent.size, run.length, digest, host))
        return segments

    def turn_to_newest(self) -> None:
        """Switch to the newest version, or to the newest state if no version is complete yet."""
        self._drop_index()
        self._moved_since, self._paths = None, _FolderPaths()
        self.version = self.versions[-1] if self.versions else None

    def query(self, into: Callable[[Index], _Seen]) -> _Seen:
        """Run a query on the index, which is rebuilt if its cached copy is unreadable."""
        try:
            return into(self.index)
        except sqlite3.Error:
            self._drop_index()
            self._catalog_cache.forget(self.backup_info.id)
        return into(self.index)

    def query_all(self, into: Callable[[Read], _Seen]) -> _Seen:
        """Run a query on all batches up to the newest version. `into` may read them several times."""
        try:
            return into(self._all_batches)
        except FileNotFoundError:
            self._look_again()
        return into(self._all_batches)

    def _all_batches(self) -> Iterator[tuple[int, list[Record]]]:
        runs = self._run_index.runs_until(self.versions[-1]) if self.versions else []
        self._reader.begin(run.extent for run in runs)
        for run in runs:
            number = layout.run_of(run.extent.name) or 0
            for _, records in self._reader.batches(run.extent):
                yield number, records

    def has_moved_since(self, entry_id: int) -> bool:
        """Whether an entry of the version itself has moved since, not just a folder above it."""
        place = self._moved.get(entry_id)
        return place is not None and place.name is not None

    @property
    def backup(self) -> str:
        return self.backup_info.id

    @property
    def filesystem(self) -> FilesystemAbilities:
        """The recorded abilities of the backup's filesystem."""
        return self.backup_info.filesystem

    def kept_as(self, version: VersionRef) -> str:
        """Return how a version is kept: "snapshot", "folder", or "current" for the newest, which needs neither."""
        if version.snapshot:
            return "snapshot"
        return "current" if version == self.versions[-1] else "folder"

    def candidates(self, folder_id: int, on_drive: bytes, indexed_file: KnownFile) -> Iterator[bytes]:
        """Yield the paths where an entry's content may be, the likeliest first.

        `on_drive`, in the folder `folder_id`, is its path at the time of the version, which is still its path in the
        version's snapshot. Otherwise the manifest says where it is now, and where else it may be if the newest batch
        was not completely applied. If the folder is `KEPT`, it is the path of an older version's entry now.
        """
        if folder_id == KEPT:
            yield on_drive
            yield from self._run_index.unfinished.get(indexed_file.fact.id, ())
            return
        if self.version is not None and self.version.snapshot:
            yield join(layout.version_path(self.version.name), on_drive)
        entry_id = indexed_file.fact.id
        place = self._moved.get(entry_id)
        if place is None:
            name = split(on_drive)[1]
            yield from [join(folder, name) for folder in self._paths_of(folder_id)]
        elif place.kept_at is not None:
            yield layout.kept_path(place.kept_at)
        elif place.name is not None:
            yield from [join(folder, place.name) for folder in self._paths_of(place.folder)]
        yield from self._run_index.unfinished.get(entry_id, ())

    def replaced_place(self, on_drive: bytes, indexed_file: KnownFile) -> bytes | None:
        """Return the path in the folder of replaced files, or in the oldest snapshot, which has most replaced files."""
        older = bisect_left(self.versions, indexed_file.fact.born, key=lambda version: version.run)
        if not older:
            return None
        version = self.versions[0 if self.versions[0].snapshot else older - 1]
        return join(layout.version_path(version.name), on_drive)

    def recorded_place(self, folder_id: int, on_drive: bytes, entry_id: int) -> bytes | None:
        """Return the only path that the manifest gives for a file now, or None if it is gone."""
        place = self._moved.get(entry_id) or StoredPlace(entry_id, folder_id, split(on_drive)[1])
        if place.kept_at is not None:
            return layout.kept_path(place.kept_at)
        around = self.recorded_folder(place.folder) if place.name is not None else None
        return join(around, place.name) if around is not None and place.name is not None else None

    def recorded_folder(self, folder_id: int) -> bytes | None:
        """Return the path that the manifest gives for a folder now, or None if it is gone."""
        return next(iter(self._paths_of(folder_id)), None)

    def _paths_of(self, folder_id: int) -> list[bytes]:
        """Return the paths where a folder of the version may be now."""
        chain: list[StoredPlace] = []
        while folder_id != ROOT and folder_id not in self._paths and len(chain) < DEEPEST:
            chain.append(self._place_of(folder_id))
            folder_id = chain[-1].folder if chain[-1].name is not None else ROOT
        paths = [b""] if folder_id == ROOT else self._paths.get(folder_id)
        for place in reversed(chain):
            if place.kept_at is not None:
                paths = [layout.kept_path(place.kept_at)]
            elif place.name is not None:
                paths = [join(folder, place.name) for folder in paths]
            else:
                paths = []
            paths = (paths + self._run_index.unfinished.get(place.id, []))[:_MAX_CANDIDATES]
            self._paths.add(place.id, paths)
        return paths

    def _place_of(self, folder_id: int) -> StoredPlace:
        place = self._moved.get(folder_id)
        if place is not None:
            return place
        row = self.index.folder(folder_id)
        if row is None:
            return StoredPlace(folder_id, ROOT)
        if row.parent == KEPT:
            return StoredPlace(folder_id, ROOT, kept_at=row.name_on_drive)
        return StoredPlace(folder_id, row.parent, row.name_on_drive)

    @property
    def _moved(self) -> dict[int, StoredPlace]:
        """The places of entries that have moved since the version or are gone, by id."""
        if self._moved_since is None:
            runs = self._run_index.runs
            if self.version is not None:
                later = [run for run in runs if run.number > self.version.run]
            else:  # the newest run may have continued since this state was read
                later = [run for run in runs if self._is_followed and run.number >= self._newest_run]
            self._moved_since = {place.id: place for run in later for place in run.places}
        return self._moved_since

    def _version_ref(self, version: str | None) -> VersionRef | None:
        if version is None:
            return None
        for ref in self.versions:
            if ref.name == version:
                return ref
        raise UsageError(Why.NO_SUCH_VERSION, version=version)

    def _drop_index(self) -> None:
        if self._index is not None:
            self._index.close()
            self._index = None


class ListProgress:
    """Reports the progress of a `ManifestReader`, unless reading takes almost no time."""

    def __init__(
        self, emit: Callable[[Event], None], clock: Callable[[], float], attend: Callable[[], None] = lambda: None
    ) -> None:
        """`attend` is called after each piece that is read, and may raise."""
        self._emit = emit
        self._clock = clock
        self._attend = attend
        self._began_s = self._reported_s = clock()

    def __call__(self, done_bytes: int, total_bytes: int) -> None:
        self._attend()
        now_s = self._clock()
        if now_s - self._reported_s >= _TICK_S:
            self._reported_s = now_s
            elapsed_s = round(now_s - self._began_s, 3)
            self._emit(Progress(phase="list", elapsed_s=elapsed_s, files=0, bytes=done_bytes, total_bytes=total_bytes))
