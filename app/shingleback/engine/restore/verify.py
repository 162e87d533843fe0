"""Checks a backup: reads it back and compares it with what was written, or restores a few files on trial.

The restore spot check restores these files to this computer, compares them with the manifest, and removes them again.
"""

import contextlib
import heapq
import os
import re
import shutil
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import msgspec.structs
from blake3 import blake3

from shingleback.domain.errors import (
    COMPUTER_ERRNOS,
    DriveFull,
    LeftOutReason,
    Outcome,
    ShinglebackError,
    UsageError,
    Why,
)
from shingleback.domain.text import display_path
from shingleback.engine.files.folders import join
from shingleback.engine.files.linux import FULL
from shingleback.engine.repo.catalog import Catalog
from shingleback.engine.repo.catalog_cache import LockedTemporaryFolder
from shingleback.engine.repo.index import KEPT, Index, IndexStore, KnownFile
from shingleback.engine.repo.index_state import TO_REPAIR, SealStatus, load_head
from shingleback.engine.repo.lost import lost_in_snapshots, mark_kept_lost, mark_lost, set_lost_in_snapshots
from shingleback.engine.restore.job import Check, CheckContext
from shingleback.engine.restore.older_content import OlderContent, OlderFile, files_in_snapshots
from shingleback.engine.restore.read_ahead import Pieces
from shingleback.engine.restore.read_order import ContentReader, Copy, matches
from shingleback.engine.source.reader import hasher_of
from shingleback.protocol.result_items import Tally
from shingleback.protocol.results import CheckFinished

_MAX_ROTTEN: Final = 10_000

USUAL_BYTES: Final = 1 << 30
"""Larger files take long, so they are tried only if there are not enough others."""
_READ_BYTES: Final = 1 << 20


@dataclass(frozen=True, slots=True)
class VerifySample:
    """Part `number` of `count` parts of about equal size. Each file stays in the same part from day to day."""

    number: int = 1
    count: int = 1

    def has(self, path: bytes) -> bool:
        return self.count == 1 or int.from_bytes(blake3(path).digest(length=4), "big") % self.count == self.number - 1


@dataclass(frozen=True, slots=True)
class NamedFiles:
    """A sample of only these paths in the backup, which another check found damaged."""

    paths: frozenset[bytes]
    count: int = 1

    def has(self, path: bytes) -> bool:
        return path in self.paths


def parse_sample(text: str) -> VerifySample:
    """Parse a sample: `3/30` is the third of thirty parts. Raises UsageError."""
    match = re.fullmatch(r"([0-9]{1,9})/([0-9]{1,9})", text)
    sample = VerifySample(int(match[1]), int(match[2])) if match else VerifySample(0, 0)
    if not 1 <= sample.number <= sample.count:
        raise UsageError(Why.NOT_A_SAMPLE, sample=text)
    return sample


class _Thing(NamedTuple):
    """One file or symlink to check.

    Attributes:
        is_further_name: another hard link of the same file comes before it.
        older: what it is if only older versions have it.
    """

    path: bytes
    copy: Copy
    is_further_name: bool
    older: OlderFile | None = None

    @property
    def indexed_file(self) -> KnownFile:
        return self.copy.indexed_file


class _BadFiles:
    """What a check has found to be bad, and how the next run learns of it: by marks in the index."""

    def __init__(self, store: IndexStore) -> None:
        self._store = store
        self._entries: list[_Thing] = []
        self._rotten: set[int] = set()  # ids of damaged files: a snapshot that has them shares the damage

    def __bool__(self) -> bool:
        return bool(self._entries)

    def add(self, entry: _Thing, reason: LeftOutReason) -> None:
        self._entries.append(entry)
        if reason is LeftOutReason.DAMAGED and entry.indexed_file.stat.is_file and len(self._rotten) < _MAX_ROTTEN:
            self._rotten.add(entry.indexed_file.fact.id)

    def forget_index(self, backup: str) -> None:
        """Forget the index, so that the next run makes it from what the manifest still names."""
        self._store.forget(backup)

    def have_copied_again(self, catalog: Catalog) -> None:
        """Make the next run write damaged files, and a damaged copy of the list, again."""
        bad_names: dict[int, set[bytes]] = {}  # by the ids of their folders, in the copy and among the kept ones
        for entry in self._entries:
            folder_id = entry.copy.folder_id if entry.older is None else entry.older.folder_id
            if folder_id != KEPT:
                bad_names.setdefault(folder_id, set()).add(entry.indexed_file.stat.name)
        index = self._store.open(catalog.backup)
        try:
            if load_head(index).backup == catalog.backup:
                for folder_id, names in bad_names.items():
                    mark_lost(index, folder_id, names)
                for entry in self._entries:
                    if entry.older is not None and entry.older.is_kept_alone:
                        mark_kept_lost(index, entry.older.path)
                if lost_files := files_in_snapshots(catalog, self._rotten):
                    set_lost_in_snapshots(index, lost_in_snapshots(index) | lost_files)
                index.set(TO_REPAIR, b"1" if catalog.is_patched else b"")
                index.commit()
        finally:
            index.close()


class Verify(Check):
    """Reads a backup back. Distinguishes bit rot (only the content is not as written) from manual changes.

    Reads the newest state and everything that only older versions hold, or one version.
    """

    command = "verify"

    def __init__(
        self,
        destination: bytes,
        sample: VerifySample | NamedFiles,
        store: IndexStore,
        context: CheckContext,
        version: str | None = None,
        *,
        is_newest_only: bool = False,
    ) -> None:
        super().__init__(destination, context)
        self._is_newest_only = is_newest_only
        self._older = Tally()
        self._sample = sample
        self._parts = sample.count
        self._requested_version = version
        self._bad = _BadFiles(store)
        self._whole: dict[int, tuple[int, int, int, bytes]] = {}  # device, inode, size and digest of hard links

    def _work(self) -> None:
        catalog = self._open(self._requested_version)
        reader = ContentReader(catalog, from_medium=True, attend=self._attend, touch=self._touch)
        reporter = self._reporter
        try:
            older = None
            if catalog.version is None and not self._is_newest_only:
                older = OlderContent(catalog, self._job.take_break)
            for entry in self._entries(catalog, older):
                reporter.work.total_files += 1
                reporter.work.total_bytes += _content_bytes(entry)
            if catalog.version is None:
                catalog.check_second_list()
            self._report_damage(catalog)
            reporter.begin("verify")
            for place in older.missing if older is not None else ():
                self._leave_out(place, LeftOutReason.MISSING_ON_DRIVE)
            for batch in reader.batches(self._entries(catalog, older), lambda entry: entry.copy):
                for entry in batch:
                    self._attend()
                    reporter.current = entry.path
                    self._check(catalog, reader, entry)
            if catalog.version is None:
                if catalog.is_damaged and self._is_index_of_another(catalog):
                    self._bad.forget_index(catalog.backup)
                elif self._bad or catalog.is_patched:
                    self._bad.have_copied_again(catalog)
        finally:
            reader.close()
            catalog.close()

    def _entries(self, catalog: Catalog, older: OlderContent | None) -> Iterator[_Thing]:
        """Yield all entries of the sample that are on the drive, those of the newest state first."""
        seen_links: set[int] = set()
        for folder, folder_on_drive, row in catalog.index.walk():
            for name, indexed_file in row.files().items():
                path = join(folder, name)
                if self._sample.has(path) and not indexed_file.fact.is_only_listed:
                    on_drive = join(folder_on_drive, indexed_file.fact.stored or name)
                    linked = indexed_file.fact.linked
                    yield _Thing(path, Copy(row.id, on_drive, indexed_file), linked in seen_links)
                    if linked:
                        seen_links.add(linked)
        for file in older or ():
            if self._sample.has(file.path):
                linked = file.indexed_file.fact.linked
                yield _Thing(file.path, Copy(file.folder_id, file.path, file.indexed_file), linked in seen_links, file)
                if linked:
                    seen_links.add(linked)

    def _check(self, catalog: Catalog, reader: ContentReader, entry: _Thing) -> None:
        try:
            reason = self._what_is_wrong(reader, entry)
        except OSError as error:
            if error.errno in COMPUTER_ERRNOS:
                raise
            self._check_drive(error)
            self._found_bad(entry, LeftOutReason.DAMAGED, os.strerror(error.errno or 0))
            return
        if reason is not None:
            if entry.older is None:
                is_gone_since = catalog.is_gone_since(entry.copy.folder_id, entry.indexed_file.fact.id)
            else:
                is_gone_since = not entry.older.is_needed(catalog.versions)
            if is_gone_since:  # a run has removed it since the list was read
                self._reporter.work.total_files -= 1
                self._reporter.work.total_bytes -= _content_bytes(entry)
            else:
                self._found_bad(entry, reason)
            return
        self._reporter.work.files += 1
        self._reporter.work.durable_files += 1
        self._reporter.work.durable_bytes += _content_bytes(entry)
        if entry.older is not None:
            self._older = Tally(self._older.files + 1, self._older.bytes + _content_bytes(entry))

    def _what_is_wrong(self, reader: ContentReader, entry: _Thing) -> LeftOutReason | None:
        indexed_file = entry.indexed_file
        if indexed_file.stat.is_symlink:
            target = reader.symlink_target(entry.copy)
            if target == indexed_file.fact.target:
                return None
            return LeftOutReason.MISSING_ON_DRIVE if target is None else LeftOutReason.CHANGED_ON_DRIVE
        if not indexed_file.fact.linked and reader.is_prefetched_intact(entry.copy):
            self._reporter.work.bytes += indexed_file.stat.size
            return None
        reason, linked, digest = LeftOutReason.MISSING_ON_DRIVE, indexed_file.fact.linked, indexed_file.fact.digest
        with contextlib.closing(reader.find(entry.copy)) as places:
            for pieces in places:
                info = pieces.infos[0]
                content = (info.st_dev, info.st_ino, indexed_file.stat.size, digest)
                is_whole = (linked and self._whole.get(linked) == content) or (
                    pieces.size_bytes == indexed_file.stat.size and self._digest(reader, pieces) == digest
                )
                if is_whole:
                    if linked:
                        self._whole[linked] = content
                    return None
                is_untouched = len(pieces.fds) > 1 or matches(os.fstat(pieces.fds[0]), indexed_file.stat)
                reason = LeftOutReason.DAMAGED if is_untouched else LeftOutReason.CHANGED_ON_DRIVE
        return reason

    def _digest(self, reader: ContentReader, pieces: Pieces) -> bytes:
        hasher = hasher_of(pieces.infos[0])
        for part in reader.read(pieces):
            hasher.update(part)
            self._reporter.work.bytes += len(part)
            self._attend()
        return hasher.digest()

    def _found_bad(self, entry: _Thing, reason: LeftOutReason, detail: str = "") -> None:
        self._leave_out(entry.path, reason, detail)
        self._bad.add(entry, reason)

    def _is_index_of_another(self, catalog: Catalog) -> bool:
        """Whether the manifest has changed since the last run. The next run compares sizes, which miss some damage."""
        seals = self._context.seals
        if seals is None:
            return False
        compared = seals.load(catalog.backup).compare(catalog.segments)
        return compared.status in (SealStatus.CHANGED, SealStatus.SET_BACK)

    def _final_result(self, outcome: Outcome, error: ShinglebackError | None = None) -> CheckFinished:
        result = super()._final_result(outcome, error)
        return msgspec.structs.replace(result, older=self._older, is_newest_only=self._is_newest_only)


def _content_bytes(entry: _Thing) -> int:
    return entry.indexed_file.stat.size if entry.indexed_file.stat.is_file and not entry.is_further_name else 0


class _File(NamedTuple):
    path: bytes
    copy: Copy

    @property
    def indexed_file(self) -> KnownFile:
        return self.copy.indexed_file


class RestoreSpotCheck(Check):
    """Restores a few files on trial. Attributes: `tried` are the files that were restored completely."""

    command = "try-restore"

    def __init__(
        self,
        destination: bytes,
        count: int,
        folder: Path,
        chance: Random,
        context: CheckContext,
    ) -> None:
        """`folder` is on a disk of this computer, and holds the files while they are compared."""
        super().__init__(destination, context)
        self.tried: list[str] = []
        self._count = count
        self._folder = folder
        self._chance = chance

    def _work(self) -> None:
        with (
            closing(self._open_newest()) as catalog,
            closing(ContentReader(catalog, from_medium=True, attend=self._attend, touch=self._touch)) as reader,
            closing(self._temporary_folder()) as folder,
        ):
            room_bytes = shutil.disk_usage(folder.path).free // 2
            chosen = self._query(catalog, lambda index: self._choose(index, room_bytes))
            self._reporter.work.total_files = len(chosen)
            self._reporter.work.total_bytes = sum(file.indexed_file.stat.size for file in chosen)
            self._reporter.begin("restore")
            for batch in reader.batches(chosen, lambda file: file.copy):
                for file in batch:
                    self._reporter.current = file.path
                    self._attend()
                    self._try(reader, file, folder.path / "file")

    def _temporary_folder(self) -> LockedTemporaryFolder:
        try:
            return LockedTemporaryFolder(self._folder)
        except OSError as error:
            detail = os.strerror(error.errno or 0)
            raise UsageError(Why.TARGET_UNWRITABLE, path=str(self._folder), detail=detail) from None

    def _choose(self, index: Index, room_bytes: int) -> list[_File]:
        """Choose files at random; large and empty ones only if there are not enough others.

        Raises UsageError if there is nothing to try, and DriveFull if nothing fits.
        """
        best: list[tuple[float, int, _File]] = []
        number, has_larger = 0, False
        for folder, folder_on_drive, row in index.walk():
            self._job.take_break()
            for name, indexed_file in row.files().items():
                if not indexed_file.stat.is_file:
                    continue
                if indexed_file.stat.size > room_bytes:
                    has_larger = True
                    continue
                number += 1
                luck = self._chance.random() - (indexed_file.stat.size > USUAL_BYTES) - (indexed_file.stat.size == 0)
                copy = Copy(row.id, join(folder_on_drive, indexed_file.fact.stored or name), indexed_file)
                file = _File(join(folder, name), copy)
                heapq.heappush(best, (luck, number, file))
                if len(best) > self._count:
                    heapq.heappop(best)
        if not best and has_larger:
            raise DriveFull(Why.TARGET_FULL, path=str(self._folder))
        if not best:
            raise UsageError(Why.NOTHING_TO_TRY)
        return [file for _, _, file in best]

    def _try(self, reader: ContentReader, file: _File, place: Path) -> None:
        try:
            is_found, is_whole = self._give_back(reader, file, place)
        except OSError as error:
            if error.errno in FULL:  # another program has filled this computer's disk in the meantime
                raise DriveFull(Why.TARGET_FULL, path=str(self._folder)) from None
            if error.errno in COMPUTER_ERRNOS:
                raise
            self._check_drive(error)
            self._leave_out(file.path, LeftOutReason.READ_ERROR, os.strerror(error.errno or 0))
            return
        if not is_whole:
            self._leave_out(file.path, LeftOutReason.DAMAGED if is_found else LeftOutReason.MISSING_ON_DRIVE)
            return
        self.tried.append(display_path(file.path))
        self._reporter.work.files += 1
        self._reporter.work.durable_files += 1
        self._reporter.work.durable_bytes += file.indexed_file.stat.size

    def _give_back(self, reader: ContentReader, file: _File, place: Path) -> tuple[bool, bool]:
        """Restore a file; return whether the drive has a copy, and whether it is as written."""
        is_found = False
        with closing(reader.find(file.copy)) as content:
            for pieces in content:
                is_found = True
                if pieces.size_bytes != file.indexed_file.stat.size:
                    continue
                with open(place, "wb") as copy:
                    for part in reader.read(pieces):
                        copy.write(part)
                        self._reporter.work.bytes += len(part)
                        self._attend()
                if self._digest(place) == file.indexed_file.fact.digest:
                    return True, True
        return is_found, False

    def _digest(self, place: Path) -> bytes:
        """Return the digest of the file that the user would have now."""
        hasher = blake3()
        with open(place, "rb") as copy:
            while piece := copy.read(_READ_BYTES):
                hasher.update(piece)
                self._attend()
        return hasher.digest()

    def _final_result(self, outcome: Outcome, error: ShinglebackError | None = None) -> CheckFinished:
        return msgspec.structs.replace(super()._final_result(outcome, error), tried=self.tried)
