"""The manifest of a backup that moves to another drive, made on this computer before anything is written there.

It is identical to the old one, byte for byte, unless the old drive keeps versions in snapshots, which a copy of the
files does not have. Then each entry that only a snapshot has gets a place below `versions`, as if it had left the copy
on a drive without snapshots. Everything else stays: ids, runs, and names.

The ids of rewritten batches are derived from the old ones, so that making the manifest again gives the same one.
"""

import os
import shutil
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import msgspec.structs
from blake3 import blake3

from shingleback.domain.errors import UsageError, Why
from shingleback.engine.files.folders import have_same_bytes, open_regular
from shingleback.engine.repo import layout
from shingleback.engine.repo.abilities import FilesystemAbilities
from shingleback.engine.repo.about import About
from shingleback.engine.repo.batch_decoder import encode_batch
from shingleback.engine.repo.format import (
    FORMAT,
    Batch,
    GoneEntry,
    Merged,
    Record,
    Segment,
    Version,
    is_change,
    stands_for,
    text_of,
)
from shingleback.engine.repo.index import Index, KnownFile
from shingleback.engine.repo.index_state import Head, VersionRef
from shingleback.engine.repo.index_sync import Replay
from shingleback.engine.repo.segments import Extent, ManifestReader, extents
from shingleback.engine.source.keeping import Keeping
from shingleback.store import private_files

_SALT: Final = b"moved "
_ID_LETTERS: Final = 16


class SegmentEnd(NamedTuple):
    """The last segment, which the next one has to name."""

    name: str = ""
    length: int = 0


class MovedManifest:
    """A folder with the manifest and `backup.json`, in the form of a backup.

    Attributes:
        folder: a folder on this computer; it can be opened as a `Catalog`.
        last_change: the id of the newest batch that changes the copy.
        last_segment: the newest segment.
        backup_info: the content of `backup.json`; `home` is the folder that contains it.
        is_rewritten: the manifest differs from the one on the old drive.
    """

    def __init__(self, folder: Path, backup_info: About) -> None:
        self.folder = folder
        self.last_change = ""
        self.is_rewritten = False
        self.backup_info = backup_info
        self._run = 0
        self.last_segment = SegmentEnd()
        self.home = folder / os.fsdecode(layout.HOME)
        shutil.rmtree(self.home, ignore_errors=True)
        private_files.make_folder(self.manifest)
        self._write_about()

    def set_filesystem(self, filesystem: FilesystemAbilities) -> None:
        """Record the abilities of the new drive's filesystem."""
        self.backup_info = msgspec.structs.replace(self.backup_info, filesystem=filesystem)
        self._write_about()

    def _write_about(self) -> None:
        for name in self.about_files:
            private_files.write(self.home / name, msgspec.json.format(msgspec.json.encode(self.backup_info), indent=2))

    @property
    def manifest(self) -> Path:
        return self.home / os.fsdecode(layout.MANIFEST)

    @property
    def about_files(self) -> list[str]:
        return [os.fsdecode(name) for name in (layout.ABOUT, layout.ABOUT_AGAIN)]

    def about_content(self, name: str) -> bytes:
        return (self.home / name).read_bytes()

    def is_in(self, manifest_fd: int) -> bool:
        """Whether a folder has exactly these segments."""
        names = {name for name in os.listdir(manifest_fd) if layout.runs_of(name) is not None}
        files_by_name = {file.name: file for file in self.manifest.iterdir()}
        if names != set(files_by_name):
            return False
        for name, file in files_by_name.items():
            with file.open("rb") as first, open(open_regular(name, manifest_fd), "rb") as second:
                os.posix_fadvise(second.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
                if not have_same_bytes(first, second):
                    return False
        return True

    def fill(self, home_fd: int, versions: Sequence[VersionRef], listen: Callable[[int, int], None]) -> None:
        """Make the manifest from the old backup's folder `home_fd`. Raises UsageError if the old one is damaged."""
        self.is_rewritten = any(version.snapshot for version in versions)
        current_extents = extents(home_fd, self.backup_info.id)
        reader = ManifestReader(home_fd, listen, self.backup_info.id)
        reader.begin(current_extents)
        with closing(Index(None)) as index:
            rewriting = _Rewriting(index, {version.name for version in versions})
            for extent in current_extents:
                if self.is_rewritten:
                    whole = (records for _, records in reader.batches(extent))
                    self.write_segment(
                        extent.name, (rewriting.rewritten(records, extent.name, self.last_segment) for records in whole)
                    )
                else:
                    self._copy(extent, reader)
        if reader.is_damaged:
            raise UsageError(Why.MANIFEST_DAMAGED, file=os.fsdecode(layout.MANIFEST))

    def add_gone(self, gone_entries: Sequence[GoneEntry], started_at: str, host: str, program: str) -> None:
        """Add a run that lists files that could not be moved as gone, so that the next backup copies them again."""
        name = layout.segment_name(self._run + 1)
        header = Segment(
            format=FORMAT,
            backup=self.backup_info.id,
            run=self._run + 1,
            started_at=started_at,
            host=host,
            program=program,
            follows=self.last_segment.name,
            follows_bytes=self.last_segment.length,
            origins=self.backup_info.origins,
        )
        self.last_change = new_identity(self.last_change)
        batches: list[list[Record]] = [
            [Batch(id=new_identity(self.last_change)), header],
            [Batch(id=self.last_change), *gone_entries],
        ]
        private_files.write(self.manifest / name, b"".join(encode_batch(batch) for batch in batches))

    def write_segment(self, name: str, batches: Iterable[list[Record]]) -> None:
        """Write a segment after the existing ones. Its header has to follow `last_segment`."""
        private_files.make_file(self.manifest / name)
        with (self.manifest / name).open("wb") as file:
            length, end = 0, None
            for records in batches:
                end = self._note(records)
                length += file.write(encode_batch(records))
            self._end_segment(name, length, end)

    def _copy(self, extent: Extent, reader: ManifestReader) -> None:
        private_files.make_file(self.manifest / extent.name)
        with (self.manifest / extent.name).open("wb") as file:
            length, end = 0, None
            for whole_bytes, records in reader.batches(extent, _Sink(file.write)):
                length, end = whole_bytes, self._note(records)
            self._end_segment(extent.name, length, end)

    def _note(self, records: list[Record]) -> Merged | None:
        """Note the last change; return the last line of a merged segment, or None."""
        for record in records[:2]:
            if isinstance(record, Batch) and is_change(records):
                self.last_change = record.id
        return next((record for record in records[-1:] if isinstance(record, Merged)), None)

    def _end_segment(self, name: str, length: int, end: Merged | None) -> None:
        self._run = max(self._run, layout.run_of(name) or 0)
        if length:
            self.last_segment = SegmentEnd(*stands_for(name, length, end))


class _Sink:
    """Passes the bytes of a segment on as they are read, in place of a hasher."""

    def __init__(self, write: Callable[[bytes], object]) -> None:
        self.update = write


class _Rewriting:
    """Rewrites all batches in order, with places for entries that only a snapshot has."""

    def __init__(self, index: Index, offered: set[str]) -> None:
        """`index` is empty; `offered` are the names of the versions that can be restored."""
        self._index = index
        self._offered = offered
        self._replay = Replay(index, Head())
        self._versions = Head()  # the offered versions, as if none had a snapshot
        self._keeping = Keeping(index, self._versions)
        self._run = 0
        self._looked_into: tuple[int, dict[bytes, KnownFile]] | None = None

    def rewritten(self, records: list[Record], segment: str, before: SegmentEnd) -> list[Record]:
        """Return the rewritten batch. `before` is the segment that this one follows."""
        for number, record in enumerate(records):
            match record:
                case Batch():
                    records[number] = Batch(id=new_identity(record.id))
                case Segment():
                    self._run = record.run
                    if record.follows == before.name:  # whose length has changed
                        records[number] = msgspec.structs.replace(record, follows_bytes=before.length)
                case GoneEntry(kept=None, kept_bytes=None):
                    kept_at = (
                        self._keeping.for_folder(record.id, record.on_drive)
                        if record.folder
                        else self._place_of_file(record)
                    )
                    if kept_at:
                        self._keeping.take(kept_at)
                        record.kept, record.kept_bytes = text_of(kept_at)
                case Version(snapshot=True):
                    records[number] = msgspec.structs.replace(record, snapshot=False)
        self._replay.apply(records, segment, 0, 0)
        self._keeping.forget_taken()
        self._looked_into = None
        for record in records:
            if isinstance(record, Version) and record.name in self._offered:
                ref = VersionRef(record.name, self._run, "", "", record.files, record.bytes, record.left_out)
                self._versions.versions.append(ref)
        return records

    def _place_of_file(self, record: GoneEntry) -> bytes:
        # A folder's files before the batch are cached, because its lines go folder by folder.
        if self._looked_into is None or self._looked_into[0] != record.folder_id:
            row = self._index.folder(record.folder_id)
            self._looked_into = record.folder_id, row.files() if row is not None else {}
        indexed_file = self._looked_into[1].get(record.name)
        return (
            self._keeping.for_file(record.id, indexed_file.fact.born, record.on_drive)
            if indexed_file is not None
            else b""
        )


def new_identity(batch: str) -> str:
    return blake3(_SALT + batch.encode()).hexdigest()[:_ID_LETTERS]
