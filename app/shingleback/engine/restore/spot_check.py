"""The restore spot check: a few files are restored to this computer, compared with the backup, and removed again."""

import errno
import heapq
import os
import shutil
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import msgspec.structs
from blake3 import blake3

from shingleback.domain.errors import DriveFull, LeftOutReason, Outcome, ShinglebackError, UsageError, Why
from shingleback.engine.files.folders import join
from shingleback.engine.repo.catalog_cache import LockedTemporaryFolder
from shingleback.engine.repo.index import Index, KnownFile
from shingleback.engine.restore.job import Check, CheckContext
from shingleback.engine.restore.read_order import ContentReader, Copy
from shingleback.protocol.events import display_path
from shingleback.protocol.results import CheckFinished

_FULL: Final = (errno.ENOSPC, errno.EDQUOT)
_USUAL_BYTES: Final = 1 << 30
"""Larger files are tried only where there are not enough others: they take long."""
_READ_BYTES: Final = 1 << 20


class _File(NamedTuple):
    path: bytes
    copy: Copy

    @property
    def known(self) -> KnownFile:
        return self.copy.known


class TrialRestore(Check):
    """Attributes: `tried` are the files that were restored completely."""

    command = "try-restore"

    def __init__(
        self,
        destination: bytes,
        count: int,
        folder: Path,
        chance: Random,
        context: CheckContext,
    ) -> None:
        """`folder`, on a disk of this computer, holds the files while they are compared."""
        super().__init__(destination, context)
        self.tried: list[str] = []
        self._count = count
        self._folder = folder
        self._chance = chance

    def _work(self) -> None:
        with (
            closing(self._open_newest()) as catalog,
            closing(ContentReader(catalog, from_medium=True, attend=self._attend)) as reader,
            closing(self._passing_folder()) as folder,
        ):
            room_bytes = shutil.disk_usage(folder.path).free // 2
            chosen = self._look(catalog, lambda index: self._choose(index, room_bytes))
            self._reporter.total_files = len(chosen)
            self._reporter.total_bytes = sum(file.known.stat.size for file in chosen)
            self._reporter.begin("restore")
            for some in reader.batches(chosen, _copy_of):
                for file in some:
                    self._reporter.current = file.path
                    self._attend()
                    self._try(reader, file, folder.path / "file")

    def _passing_folder(self) -> LockedTemporaryFolder:
        try:
            return LockedTemporaryFolder(self._folder)
        except OSError as error:
            detail = os.strerror(error.errno or 0)
            raise UsageError(Why.TARGET_UNWRITABLE, path=str(self._folder), detail=detail) from None

    def _choose(self, index: Index, room_bytes: int) -> list[_File]:
        """At random, all equally likely. Raises UsageError if there is nothing to try."""
        best: list[tuple[float, int, _File]] = []
        number = 0
        for folder, folder_on_drive, row in index.walk():
            self._obey()
            for name, known in row.files().items():
                if not known.stat.is_file or known.stat.size > room_bytes:
                    continue
                number += 1
                luck = self._chance.random() - (known.stat.size > _USUAL_BYTES) - (known.stat.size == 0)
                copy = Copy(row.id, join(folder_on_drive, known.fact.stored or name), known)
                file = _File(join(folder, name), copy)
                heapq.heappush(best, (luck, number, file))
                if len(best) > self._count:
                    heapq.heappop(best)
        if not best:
            raise UsageError(Why.NOTHING_TO_TRY)
        return [file for _, _, file in best]

    def _try(self, reader: ContentReader, file: _File, place: Path) -> None:
        try:
            is_found, is_whole = self._give_back(reader, file, place)
        except OSError as error:
            if error.errno in _FULL:  # another program has filled this computer's disk meanwhile
                raise DriveFull(Why.TARGET_FULL, path=str(self._folder)) from None
            self._check_drive(error)
            self._leave_out(file.path, LeftOutReason.READ_ERROR, os.strerror(error.errno or 0))
            return
        if not is_whole:
            self._leave_out(file.path, LeftOutReason.DAMAGED if is_found else LeftOutReason.MISSING_ON_DRIVE)
            return
        self.tried.append(display_path(file.path))
        self._reporter.files += 1
        self._reporter.durable_files += 1
        self._reporter.durable_bytes += file.known.stat.size

    def _give_back(self, reader: ContentReader, file: _File, place: Path) -> tuple[bool, bool]:
        """Returns whether the drive has something at its place, and whether it is what was written."""
        is_found = False
        with closing(reader.find(file.copy)) as found:
            for pieces in found:
                is_found = True
                if pieces.size_bytes != file.known.stat.size:
                    continue
                with open(place, "wb") as copy:
                    for part in reader.read(pieces):
                        copy.write(part)
                        self._reporter.bytes += len(part)
                        self._attend()
                if self._digest(place) == file.known.fact.digest:
                    return True, True
        return is_found, False

    def _digest(self, place: Path) -> bytes:
        """Of the file that the user would have now."""
        hasher = blake3()
        with open(place, "rb") as copy:
            while piece := copy.read(_READ_BYTES):
                hasher.update(piece)
                self._attend()
        return hasher.digest()

    def _final_word(self, outcome: Outcome, error: ShinglebackError | None = None) -> CheckFinished:
        return msgspec.structs.replace(super()._final_word(outcome, error), tried=self.tried)


def _copy_of(file: _File) -> Copy:
    return file.copy
