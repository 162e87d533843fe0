"""What the manifest tells of the runs: versions, where things went, and what may still wait for its place."""

import msgspec
from blake3 import blake3

from shingleback.copying import layout
from shingleback.copying.folders import join, split
from shingleback.copying.head import VersionRef
from shingleback.copying.manifest import Chain, File, Folder, Gone, Moved, Record, Segment, Symlink, Thinned, Version
from shingleback.copying.manifest_reader import ManifestReader
from shingleback.copying.replay import version_ref
from shingleback.copying.segments import Extent


class Place(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """Where something is since a run: in a folder, under its name on the drive; or kept, at a path below `versions`.

    `name` and `kept` are both None where it is nowhere.
    """

    id: int
    folder: int
    name: bytes | None = None
    kept: bytes | None = None


class Run(msgspec.Struct):
    """One segment.

    Attributes:
        digest: of its bytes, as they were read; `length` of them are whole batches.
        number: of the run that wrote it.
        header: its first line; None where it has no whole batch.
        version: that the run completed.
        places: of what it moved, and of all folders that it listed; none where no version is older, to which they
            could matter.
        thinned: names of versions that are no longer offered since.
    """

    extent: Extent
    digest: bytes
    number: int
    length: int = 0
    header: Segment | None = None
    version: VersionRef | None = None
    places: list[Place] = []
    thinned: list[str] = []


class Chronicle(msgspec.Struct):
    """Attributes: `unfinished` says where else things may be that the newest batch lists, if it was cut off."""

    runs: list[Run] = []
    unfinished: dict[int, list[bytes]] = {}

    @property
    def is_incomplete(self) -> bool:
        """Whether segments are missing, or have lost their ends."""
        chain = Chain()
        for run in self.runs:
            if run.header is not None:
                chain.began(run.header)
            chain.ended(run.extent.name, run.length)
        return chain.is_damaged

    @property
    def versions(self) -> list[VersionRef]:
        """Those that can be restored, oldest first."""
        offered: list[VersionRef] = []
        for run in self.runs:
            offered = [ref for ref in offered if ref.name not in run.thinned]
            if run.version is not None:
                offered.append(run.version)
        return offered

    def runs_until(self, version: VersionRef | None) -> list[Run]:
        """What makes the state of a version; None is the newest state."""
        until = version.run if version is not None else None
        return [run for run in self.runs if until is None or (layout.run_of(run.extent.name) or 0) <= until]

    def follow(self, extents: list[Extent], reader: ManifestReader) -> None:
        """Read what is not known yet. Where more has happened than that the newest has grown, all are read again."""
        known = _common(self.runs, extents)
        if self.runs[known:] and not _has_grown(self.runs[known:], extents[known:]):
            known = 0  # the newest batch may be one of which only the run is known
            self.unfinished = {}
        del self.runs[known:]
        new = extents[known:]
        reader.begin(new)
        for extent in new:
            self.runs.append(self._read(extent, reader))

    def _read(self, extent: Extent, reader: ManifestReader) -> Run:
        run = Run(extent, b"", layout.run_of(extent.name) or 0)
        hasher = blake3()
        last: list[Record] = []
        has_versions = any(run.version is not None for run in self.runs)
        for end, records in reader.batches(extent, hasher):
            last, run.length = records, end
            for record in records:
                match record:
                    case File() | Symlink():  # nearly all are
                        pass
                    case Folder() | Moved() | Gone():
                        if has_versions:
                            run.places.append(_place(record))
                    case Segment():
                        run.number, run.header = record.run, record
                    case Version():
                        run.version = version_ref(record, run.number)
                    case Thinned():
                        run.thinned += record.versions
        if last:
            self.unfinished = _unfinished(last)
        run.digest = hasher.digest()
        return run


def _place(record: Folder | Moved | Gone) -> Place:
    if isinstance(record, Gone):
        return Place(record.id, 0, None, record.kept_at)
    return Place(record.id, record.folder_id, split(record.on_drive)[1])


def _unfinished(last: list[Record]) -> dict[int, list[bytes]]:
    """Paths at which things may be while the newest batch has not been carried out, or only in part."""
    found: dict[int, list[bytes]] = {}
    folders: dict[int, bytes] = {}  # where those are that wait, or lie in one that waits
    files: dict[bytes, bytes] = {}  # the same, by the paths that they are to have
    for record in last:
        match record:
            case Moved():
                found[record.id] = [layout.moving_path(record.id), record.origin_on_drive]
            case Gone():
                found[record.id] = [record.on_drive]
            case File() | Symlink() if record.first_name is not None:
                found[record.id] = [record.first_name, files.get(record.first_name, record.first_name)]
            case Folder() | File() | Symlink():
                waiting = _waiting(record, folders)
                if waiting is not None:
                    found[record.id], files[record.on_drive] = [waiting], waiting
                    folders[record.id] = waiting
    return found


def _waiting(record: Folder | File | Symlink, folders: dict[int, bytes]) -> bytes | None:
    """Where something new waits; None where it has its place."""
    name = split(record.on_drive)[1]
    if record.staged:
        waiting = layout.waiting_path(record.staged)
        return waiting if isinstance(record, Folder) else join(waiting, name)
    return join(folders[record.folder_id], name) if record.folder_id in folders else None


def _common(runs: list[Run], extents: list[Extent]) -> int:
    """How many of the first are the same."""
    count = 0
    for run, extent in zip(runs, extents, strict=False):
        if run.extent != extent:
            break
        count += 1
    return count


def _has_grown(runs: list[Run], extents: list[Extent]) -> bool:
    """Whether there is only one of the runs, which has listed more since."""
    if len(runs) != 1 or not extents:
        return False
    was, now = runs[0].extent, extents[0]
    return was.name == now.name and was.size < now.size
