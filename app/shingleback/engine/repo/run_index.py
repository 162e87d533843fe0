"""The run index: the changes of each run, with the extent of its segment in the manifest."""

from typing import Final

import msgspec
from blake3 import blake3

from shingleback.engine.files.folders import join, split
from shingleback.engine.repo import layout
from shingleback.engine.repo.batch_decoder import Chain
from shingleback.engine.repo.format import (
    Batch,
    File,
    Folder,
    GoneEntry,
    Merged,
    Moved,
    Record,
    Segment,
    SymlinkEntry,
    Thinned,
    Version,
    is_change,
)
from shingleback.engine.repo.index_state import VersionRef
from shingleback.engine.repo.index_sync import version_ref
from shingleback.engine.repo.segments import Extent, ManifestReader

_FILES: Final = (File, SymlinkEntry)
_PLACED: Final = (Folder, Moved, GoneEntry)


class StoredPlace(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """The place of an entry after a run: in a folder, under its name on the drive, or kept at a path below `versions`.

    `name` and `kept_at` are both None if the entry is gone.
    """

    id: int
    folder: int
    name: bytes | None = None
    kept_at: bytes | None = None


class CatalogedRun(msgspec.Struct):
    """A run as recorded in its segment; a merged segment counts as the last run that it replaces.

    Attributes:
        digest: the digest of the segment's bytes; the first `length` of them are complete batches.
        number: the number of the run.
        header: the segment's first line; None if it has no complete batch.
        batch: the id of its last batch. A merged segment has the id of the last batch that it replaces.
        end: its last line, if it is merged.
        version: the version that the run completed.
        places: the places of moved or gone entries and of all listed folders; empty if no older version needs them.
        thinned: names of versions that are no longer offered since.
    """

    extent: Extent
    digest: bytes
    number: int
    length: int = 0
    header: Segment | None = None
    batch: str = ""
    end: Merged | None = None
    version: VersionRef | None = None
    places: list[StoredPlace] = []
    thinned: list[str] = []


class RunIndex(msgspec.Struct):
    """All runs of a backup.

    Attributes:
        backup: the id of the backup.
        unfinished: other paths where entries of the last change may be, by id, if it was interrupted.
    """

    backup: str
    runs: list[CatalogedRun] = []
    unfinished: dict[int, list[bytes]] = {}

    @property
    def is_incomplete(self) -> bool:
        """Whether segments are missing, or have lost their ends."""
        chain = Chain(self.backup)
        for run in self.runs:
            if run.header is not None:
                chain.began(run.extent.name, run.header)
            chain.end_segment(run.extent.name, run.length, run.end)
        return chain.is_damaged

    @property
    def versions(self) -> list[VersionRef]:
        """The versions that can be restored, oldest first."""
        offered: list[VersionRef] = []
        removed_later: set[str] = set()
        for run in reversed(self.runs):
            if run.version is not None and run.version.name not in removed_later:
                offered.append(run.version)
            removed_later.update(run.thinned)
        return offered[::-1]

    def runs_until(self, version: VersionRef | None) -> list[CatalogedRun]:
        """Return the runs that lead to the state of a version, or to the newest state for None."""
        until = version.run if version is not None else None
        return [run for run in self.runs if until is None or (layout.run_of(run.extent.name) or 0) <= until]

    def follow(self, extents: list[Extent], reader: ManifestReader) -> None:
        """Read the new segments.

        Reads all segments again if there is any other change than growth of the newest one, new ones after it, and
        merges. Raises FileNotFoundError if a segment vanishes in the meantime.
        """
        known_runs = {run.extent: run for run in self.runs} if _are_valid(self.runs, extents) else {}
        newest = next((run for run in reversed(self.runs) if run.length), None)
        runs: list[CatalogedRun] = []
        unfinished: dict[int, list[bytes]] = {}
        reader.begin(extent for extent in extents if extent not in known_runs)
        has_versions = False
        for extent in extents:
            run = known_runs.get(extent)
            if run is None:
                run, last_change = _read(extent, reader, has_versions=has_versions)
                unfinished = _unfinished(last_change) if last_change else unfinished
            elif run is newest:
                unfinished = self.unfinished
            runs.append(run)
            has_versions = has_versions or run.version is not None
        self.runs, self.unfinished = runs, unfinished


def _read(extent: Extent, reader: ManifestReader, *, has_versions: bool) -> tuple[CatalogedRun, list[Record]]:
    """Read a segment; return it with its last batch that changes the copy. `has_versions`: there are older versions."""
    run = CatalogedRun(extent, b"", layout.run_of(extent.name) or 0)
    hasher = blake3()
    last_change: list[Record] = []
    for end, records in reader.batches(extent, hasher):
        run.length = end
        last_change = records if is_change(records) else last_change
        for record in records:
            if isinstance(record, _FILES):  # nearly all are
                continue
            if not isinstance(record, _PLACED):
                _note(run, record)
            elif has_versions:
                run.places.append(place_of(record))
    run.digest = hasher.digest()
    return run, last_change


def _note(run: CatalogedRun, record: Record) -> None:
    match record:
        case Batch():
            run.batch = record.id
        case Segment():
            run.number, run.header = record.run, record
        case Version():
            run.version = version_ref(record, run.number)
        case Thinned():
            run.thinned += record.versions
        case Merged():
            run.end = record


def place_of(record: Folder | Moved | GoneEntry) -> StoredPlace:
    if isinstance(record, GoneEntry):
        return StoredPlace(record.id, 0, None, record.kept_at)
    return StoredPlace(record.id, record.folder_id, split(record.on_drive)[1])


def _unfinished(last_change: list[Record]) -> dict[int, list[bytes]]:
    """Return other paths where entries may be, by id, while the last change is not, or not completely, carried out."""
    places_by_id: dict[int, list[bytes]] = {}
    folders: dict[int, bytes] = {}  # the places of staged entries, and of entries in staged folders
    files: dict[bytes, bytes] = {}  # the same, by their future paths
    for record in last_change:
        match record:
            case Moved():
                places_by_id[record.id] = [layout.moving_path(record.id), record.origin_on_drive]
            case GoneEntry():
                places_by_id[record.id] = [record.on_drive]
            case File() | SymlinkEntry() if record.first_name is not None:
                places_by_id[record.id] = [record.first_name, files.get(record.first_name, record.first_name)]
            case Folder() | File() | SymlinkEntry():
                waiting = _waiting(record, folders)
                if waiting is not None:
                    places_by_id[record.id], files[record.on_drive] = [waiting], waiting
                    folders[record.id] = waiting
    return places_by_id


def _waiting(record: Folder | File | SymlinkEntry, folders: dict[int, bytes]) -> bytes | None:
    """Return the staged path of a new entry; None if it is in its place."""
    name = split(record.on_drive)[1]
    if record.staged:
        waiting = layout.waiting_path(record.staged)
        return waiting if isinstance(record, Folder) else join(waiting, name)
    return join(folders[record.folder_id], name) if record.folder_id in folders else None


def _are_valid(runs: list[CatalogedRun], extents: list[Extent]) -> bool:
    """Whether the known runs are still valid: missing segments have grown or were merged, and new ones come later."""
    current_extents, known_extents = set(extents), {run.extent for run in runs}
    missing_extents = [run.extent for run in runs if run.extent not in current_extents]
    new_extents = [extent for extent in extents if extent not in known_extents]
    newest = runs[-1].extent if runs else None
    last_run = runs[-1].number if runs else 0
    unmerged = (extent.name for extent in new_extents if not layout.is_merged(extent.name))
    if any((layout.run_of(name) or 0) < last_run for name in unmerged):
        return False
    merged = layout.MergedSpans(extent.name for extent in new_extents)
    has_newest_grown = newest is not None and any(
        extent.name == newest.name and extent.size > newest.size for extent in new_extents
    )
    return all(merged.has(extent.name) or (extent == newest and has_newest_grown) for extent in missing_extents)
