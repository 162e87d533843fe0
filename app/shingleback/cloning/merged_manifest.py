"""The manifest of a backup into which several are merged: as if all of them had always gone to one drive.

Each backup brings its own folders and versions. A version of the merged backup combines a version of one of them with
the newest versions of the others at that time. So the segments between two offered versions of a backup stay together:
every version of the merged backup consists of states that could be restored before.

Ids, and names of versions and top folders that are already taken, are replaced in all backups but the first. The oldest
backup comes first, whatever the order of the arguments.
"""

import heapq
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

import msgspec.structs
from blake3 import blake3

from shingleback.cloning.moved_manifest import MovedManifest, new_identity
from shingleback.domain.errors import InternalError, SafetyRefusal, UsageError, Why
from shingleback.engine.files.folders import FOLDER_FLAGS
from shingleback.engine.repo import layout
from shingleback.engine.repo.about import About
from shingleback.engine.repo.catalog import Catalog
from shingleback.engine.repo.catalog_cache import CatalogCache
from shingleback.engine.repo.format import (
    MAX_ID,
    Batch,
    File,
    Folder,
    GoneEntry,
    Merged,
    Moved,
    Origin,
    Partial,
    Record,
    Segment,
    SymlinkEntry,
    Thinned,
    Version,
    stored_of,
    text_of,
)
from shingleback.engine.repo.index import ROOT, FolderRow, Index, KnownFile
from shingleback.engine.repo.index_state import Head
from shingleback.engine.repo.index_sync import Replay
from shingleback.engine.repo.merged_segment import TreeState
from shingleback.engine.repo.segments import Extent, ManifestReader, NamedPath, extents
from shingleback.engine.repo.state_digest import digest_of
from shingleback.engine.source.reader import free_name

_KEPT: Final = layout.kept_path(b"")
_LONGEST_STEM: Final = 80  # characters of a version's name, which has 100 at most
_ID_LETTERS: Final = 32
_ALWAYS: Final = datetime.max.replace(tzinfo=UTC)
NEWEST: Final = None
ABSENT: Final = ""


class Renaming(NamedTuple):
    """The ids and names of a backup that change when it is merged.

    Attributes:
        shift: a number that is added to each id.
        tops: the new names of top folders.
        versions: the new names of versions, and so of folders below `versions`.
    """

    shift: int = 0
    tops: Mapping[bytes, bytes] = {}
    versions: Mapping[bytes, bytes] = {}

    def number(self, number: int) -> int:
        """Return the new id. 0 stays: it means the top of the copy, or none. Raises UsageError if it is too large."""
        if not (number and self.shift):
            return number
        if number + self.shift > MAX_ID:
            raise UsageError(Why.MANIFEST_DAMAGED, file=os.fsdecode(layout.MANIFEST))
        return number + self.shift

    def path(self, path: bytes) -> bytes:
        """Return the new path of an entry in the copy."""
        return _with_first(path, self.tops)

    def kept_path(self, path: bytes) -> bytes:
        """Return the new path of an entry below `versions`."""
        return _with_first(path, self.versions)

    def place(self, path: bytes) -> bytes:
        """Return the new path of an entry anywhere in the backup."""
        return _KEPT + self.kept_path(path[len(_KEPT) :]) if path.startswith(_KEPT) else self.path(path)

    def version(self, name: str) -> str:
        return os.fsdecode(self.versions.get(os.fsencode(name), os.fsencode(name)))

    def location(self, location: NamedPath) -> NamedPath:
        return NamedPath(self.number(location.folder_id), self.path(location.path), self.path(location.on_drive))

    def file(self, indexed_file: KnownFile) -> KnownFile:
        fact = indexed_file.fact
        number, linked = self.number(fact.id), self.number(fact.linked)
        return KnownFile(indexed_file.stat, msgspec.structs.replace(fact, id=number, linked=linked))


def rename(record: Record, renaming: Renaming) -> None:
    """Change the ids and names in a line of the manifest."""
    match record:
        case Version():
            record.name = renaming.version(record.name)
        case Thinned():
            record.versions = [renaming.version(name) for name in record.versions]
        case Folder() | File() | SymlinkEntry() | GoneEntry() | Moved():
            _rename_entry(record, renaming)
        case _:
            pass


def _rename_entry(record: Folder | File | SymlinkEntry | GoneEntry | Moved, renaming: Renaming) -> None:
    path, on_drive = renaming.path(record.true_path), renaming.path(record.on_drive)
    match record:
        case Moved():
            origin, origin_on_drive = renaming.path(record.true_origin), renaming.path(record.origin_on_drive)
            record.origin_in = renaming.number(record.origin_in)
            record.origin, record.origin_bytes = text_of(origin)
            record.origin_stored = stored_of(origin, origin_on_drive)
        case GoneEntry() if record.kept_at is not None:
            record.kept, record.kept_bytes = text_of(renaming.kept_path(record.kept_at))
        case File() | SymlinkEntry():
            record.staged, record.linked = renaming.number(record.staged), renaming.number(record.linked)
            if record.first_name is not None:
                record.link_to, record.link_to_bytes = text_of(renaming.path(record.first_name))
        case Folder():
            record.staged = renaming.number(record.staged)
        case _:
            pass
    record.id, record.folder_id = renaming.number(record.id), renaming.number(record.folder_id)
    record.path, record.path_bytes = text_of(path)
    record.stored = stored_of(path, on_drive)


def _with_first(path: bytes, names: Mapping[bytes, bytes]) -> bytes:
    first, slash, remainder = path.partition(b"/")
    return names.get(first, first) + slash + remainder


class MergedState(NamedTuple):
    """A version of the merged backup. `parts` has the version of each backup at that time, or NEWEST or ABSENT."""

    name: str | None
    parts: tuple[str | None, ...]


class _Span(NamedTuple):
    """The segments from one offered version of a backup to the next; the last span may end without a version."""

    part: int
    until: datetime
    version: str
    extents: list[Extent]


class MergedManifest:
    """The merged manifest.

    Attributes:
        manifest: with what all of them list.
        renamings: the changes of ids and names, for each backup.
        states: all versions, and the newest state.
    """

    def __init__(self, folder: Path, parts: Sequence[MovedManifest], attend: Callable[[], None]) -> None:
        """`parts` are the manifests with which each backup would move alone. Raises UsageError."""
        self._parts = parts
        self._attend = attend
        self.renamings: list[Renaming] = []
        self.states: list[MergedState] = []
        abouts = [part.backup_info for part in parts]
        origins = self._rename_all(abouts)
        first = abouts[0]
        self.manifest = MovedManifest(folder, msgspec.structs.replace(first, id=identity_of(abouts), origins=origins))
        self._write()

    # names ------------------------------------------------------------------------------------------------------

    def _rename_all(self, abouts: Sequence[About]) -> list[Origin]:
        origins: list[Origin] = []
        names: set[bytes] = set()
        shift = 0
        for backup_info, part in zip(abouts, self._parts, strict=True):
            listed = _Listed()
            for records in self._batches(part):
                listed.note(records)
            tops: dict[bytes, bytes] = {}
            for origin in backup_info.origins:
                name = free_name(origin.name, {origin.name for origin in origins})
                tops[origin.name.encode()] = name.encode()
                origins.append(msgspec.structs.replace(origin, name=name, marked_in=origin.marked_in or backup_info.id))
            taken_names = names | listed.names
            versions = {name: _free_version(name, taken_names) for name in sorted(listed.names & names)}
            names = taken_names
            self.renamings.append(Renaming(shift, tops, versions))
            shift += listed.last_id
        return origins

    # the list ---------------------------------------------------------------------------------------------------

    def _write(self) -> None:
        now: list[str | None] = [ABSENT for _ in self._parts]
        run = 0
        with closing(Index(None)) as index, ExitStack() as stack:
            catalogs = [stack.enter_context(closing(Catalog(bytes(part.folder)))) for part in self._parts]
            spans = [list(_spans(number, catalog)) for number, catalog in enumerate(catalogs)]
            for span in heapq.merge(*spans, key=lambda span: (span.until, span.part)):
                for extent in span.extents:
                    run += 1
                    self.manifest.write_segment(layout.segment_name(run), self._segment(span.part, extent, run, index))
                if span.version:
                    now[span.part] = span.version
                    self.states.append(MergedState(self.renamings[span.part].version(span.version), tuple(now)))
        self.states.append(MergedState(NEWEST, (NEWEST,) * len(now)))

    def _segment(self, part: int, extent: Extent, run: int, index: Index) -> Iterator[list[Record]]:
        """Yield the batches of a segment with new ids, and apply them: a version lists the files of all backups."""
        manifest, renaming = self._parts[part], self.renamings[part]
        replay = Replay(index, Head())
        for records in self._batches(manifest, [extent]):
            renamed: list[Record] = []
            for record in records:
                match record:
                    case Batch():
                        renamed.append(Batch(id=new_identity(manifest.backup_info.id + record.id)))
                    case Segment():
                        renamed.append(_header(record, self.manifest, run))
                    case Partial() | Merged():  # unfinished files do not move
                        pass
                    case _:
                        rename(record, renaming)
                        renamed.append(record)
            replay.apply(renamed, extent.name, 0, 0)
            for record in renamed:
                if isinstance(record, Version):
                    state = digest_of(index)
                    record.entries, record.digest = state.entries, state.hex
            yield renamed

    def _batches(self, part: MovedManifest, chosen_extents: Sequence[Extent] | None = None) -> Iterator[list[Record]]:
        home_fd = os.open(part.home, FOLDER_FLAGS)
        try:
            reader = ManifestReader(home_fd, lambda _done, _total: self._attend())
            for extent in extents(home_fd, part.backup_info.id) if chosen_extents is None else chosen_extents:
                for _, records in reader.batches(extent):
                    yield records
        finally:
            os.close(home_fd)

    # checking ---------------------------------------------------------------------------------------------------

    def prove(self, cache: CatalogCache) -> None:
        """Check that each version has exactly the contents of the versions that it combines. Raises InternalError."""
        for state in self.states:
            with closing(Catalog(bytes(self.manifest.folder), state.name, catalog_cache=cache)) as merged:
                unmatched = sum(1 for _ in TreeState(merged.index).folders())
                for part, renaming, name in zip(self._parts, self.renamings, state.parts, strict=True):
                    if name != ABSENT:
                        with closing(Catalog(bytes(part.folder), name, catalog_cache=cache)) as catalog:
                            unmatched -= self._compared(catalog.index, merged.index, renaming)
                if unmatched:
                    raise _difference()

    def _compared(self, part_index: Index, merged: Index, renaming: Renaming) -> int:
        """Compare all folders of a backup with those of the merged one; return their number. Raises InternalError."""
        count = 0
        for row in TreeState(part_index).folders():
            self._attend()
            count += 1
            merged_row = merged.folder(renaming.number(row.id))
            if merged_row is None or _comparable(merged_row, Renaming()) != _comparable(row, renaming):
                raise _difference()
        return count


def check_folders(abouts: Sequence[About]) -> None:
    """Check that no two backups have the same source folder, whose histories would mix. Raises SafetyRefusal."""
    if len({info.id for info in abouts}) < len(abouts):
        raise SafetyRefusal(Why.MERGE_SAME_BACKUP)
    seen_sources: set[tuple[str, str]] = set()
    for backup_info in abouts:
        sources = {(origin.host, origin.path) for origin in backup_info.origins}
        if shared := sorted(seen_sources & sources):
            raise SafetyRefusal(Why.MERGE_SAME_FOLDER, path=shared[0][1])
        seen_sources |= sources


def identity_of(abouts: Sequence[About]) -> str:
    """Return the id of the merged backup: always the same for the same backups, to recognize an interrupted run."""
    return blake3("\n".join(["merged", *(info.id for info in abouts)]).encode()).hexdigest()[:_ID_LETTERS]


def by_age(backup_info: About) -> tuple[str, str]:
    """Return the sort key for the order in which backups are merged."""
    return backup_info.created_at, backup_info.id


class _Listed:
    """The ids and names that a manifest takes. Attributes: `last_id`: the highest id; `names`: names of versions."""

    def __init__(self) -> None:
        self.last_id = 0
        self.names: set[bytes] = set()

    def note(self, records: list[Record]) -> None:
        for record in records:
            match record:
                case File() | SymlinkEntry():
                    self.last_id = max(self.last_id, record.id, record.linked)
                case Folder() | Moved() | Partial():
                    self.last_id = max(self.last_id, record.id)
                case GoneEntry():
                    self.last_id = max(self.last_id, record.id)
                    if record.kept_at is not None:
                        self.names.add(record.kept_at.partition(b"/")[0])
                case Version():
                    self.names.add(os.fsencode(record.name))
                case _:
                    pass


def _spans(part: int, catalog: Catalog) -> Iterator[_Span]:
    offered = {version.name for version in catalog.versions}
    passed: list[Extent] = []
    for run in catalog.runs:
        passed.append(run.extent)
        if run.version is not None and run.version.name in offered:
            yield _Span(part, datetime.fromisoformat(run.version.started_at), run.version.name, passed)
            passed = []
    if passed:
        yield _Span(part, _ALWAYS, "", passed)


def _header(header: Segment, manifest: MovedManifest, run: int) -> Segment:
    follows, follows_bytes = manifest.last_segment
    return msgspec.structs.replace(
        header,
        backup=manifest.backup_info.id,
        run=run,
        follows=follows,
        follows_bytes=follows_bytes,
        origins=manifest.backup_info.origins,
    )


def _free_version(name: bytes, taken_names: set[bytes]) -> bytes:
    """Return a free name for a version, and mark it as taken."""
    stem, count = name[:_LONGEST_STEM], 2
    while (free := b"%b-%d" % (stem, count)) in taken_names:
        count += 1
    taken_names.add(free)
    return free


def _comparable(row: FolderRow, renaming: Renaming) -> tuple[object, ...]:
    """Return a folder's data in a state for comparison, without numbers of runs."""
    is_top = row.parent == ROOT
    files = [(file.stat, msgspec.structs.replace(renaming.file(file).fact, born=0)) for file in row.files().values()]
    name = renaming.path(row.name) if is_top else row.name
    stored = renaming.path(row.stored) if is_top and row.stored is not None else row.stored
    return renaming.number(row.parent), name, stored, row.inode, row.ctime_ns, row.attributes, files


def _difference() -> InternalError:
    return InternalError(Why.INTERNAL, detail="the merged manifest does not say the same")
