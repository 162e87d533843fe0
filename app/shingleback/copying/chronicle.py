"""What the manifest tells of the runs: versions, renames, and what may still wait for its place."""

import msgspec
from blake3 import blake3

from shingleback.copying import layout
from shingleback.copying.folders import split
from shingleback.copying.head import VersionRef
from shingleback.copying.manifest import File, Folder, Moved, Record, Segment, Symlink, Thinned, Version
from shingleback.copying.manifest_reader import ManifestReader
from shingleback.copying.segments import Extent


class Run(msgspec.Struct):
    """One segment.

    Attributes:
        digest: of its bytes, as they were read.
        number: of the run that wrote it.
        version: that the run completed.
        moves: what it renamed on the drive, from where to where.
        thinned: names of versions that are no longer offered since.
    """

    extent: Extent
    digest: bytes
    number: int
    version: VersionRef | None = None
    moves: list[tuple[bytes, bytes]] = []
    thinned: list[str] = []


class Chronicle(msgspec.Struct):
    """Attributes: `staged` and `unmoved` are what the newest batch lists, which may not have been carried out."""

    runs: list[Run] = []
    staged: dict[bytes, str] = {}
    unmoved: list[tuple[bytes, bytes]] = []

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
            self.staged, self.unmoved = {}, []
        del self.runs[known:]
        new = extents[known:]
        reader.begin(new)
        for extent in new:
            self.runs.append(self._read(extent, reader))

    def _read(self, extent: Extent, reader: ManifestReader) -> Run:
        run = Run(extent, b"", layout.run_of(extent.name) or 0)
        hasher = blake3()
        last: list[Record] = []
        for _, records in reader.batches(extent, hasher):
            last = records
            for record in records:
                match record:
                    case File() | Symlink() | Folder():  # nearly all are
                        pass
                    case Segment():
                        run.number = record.run
                    case Moved():
                        run.moves.append((record.origin_on_drive, record.on_drive))
                    case Version():
                        run.version = _ref(record, run.number)
                    case Thinned():
                        run.thinned += record.versions
        if last:
            self._note_staged(last)
        run.digest = hasher.digest()
        return run

    def _note_staged(self, last: list[Record]) -> None:
        """Content that still waits in `incoming`, if the batch has not been carried out."""
        self.staged, self.unmoved = {}, []
        folders: dict[bytes, str] = {}
        for record in last:
            if isinstance(record, Moved):
                self.unmoved.append((record.on_drive, record.origin_on_drive))
            elif isinstance(record, Folder) and record.staged is not None:
                folders[record.on_drive] = record.staged
            elif isinstance(record, File | Symlink):
                staged = record.staged or folders.get(split(record.on_drive)[0])
                if staged is not None:
                    self.staged[record.on_drive] = staged


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


def _ref(record: Version, run: int) -> VersionRef:
    return VersionRef(
        record.name, run, record.started_at, record.finished_at, record.files, record.bytes, record.left_out
    )
