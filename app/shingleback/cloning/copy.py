"""Copies a source to a target: one pass from front to back, then the unreadable areas again, and last the start.

Without its start, an unfinished clone is not recognized: no desktop offers to open it, and btrfs sees no twin. Until
then a stamp takes its place, which tells a later run that this is the target that it began.

An area counts as copied only after a flush, so that the map stays right after a kill or a power cut.

This computer keeps the map of an unfinished clone, which is valid only for the same source and target. The source must
look unchanged (its identity, and the bytes at the start of each filesystem, where most count their changes), and the
target must carry the stamp that was written to it. Some changes do not show there, such as those of an encrypted
source. So the parts that an earlier run copied are always compared at the end.
"""

import contextlib
import errno
import hashlib
import mmap
import os
import secrets
import shutil
import time
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

import msgspec
from blake3 import blake3

from shingleback.cloning.content import CloneContent, ClonePiece
from shingleback.cloning.copy_map import CopyMap, CopyState, NoMapfile
from shingleback.cloning.flow import PieceFlow, result_of
from shingleback.cloning.media import ALIGNMENT, SourceMedium, TargetMedium
from shingleback.domain.errors import (
    COMPUTER_ERRNOS,
    DriveFull,
    DriveGone,
    ShinglebackError,
    Why,
    read_refusal,
    write_refusal,
)
from shingleback.domain.superblocks.reader import ByteArea
from shingleback.domain.text import UNDECODABLE
from shingleback.engine.files.linux import FULL
from shingleback.engine.paced_job import PacedJob
from shingleback.store import private_files

_SAVED_PIECES: Final = 8  # 256 MiB of usual pieces, which may have to be copied again
_READ_BACK_BYTES: Final = 8 << 20
_LEAVES_S: Final = 2.0
_LOOK_S: Final = 0.05
STAMP_BYTES: Final = 4096
STAMP_START: Final = b"Shingleback clone, unfinished: "
_GONE: Final = frozenset({errno.ENODEV, errno.ENXIO})
_FULL: Final = FULL | {errno.EFBIG}

T = TypeVar("T")
_ABOUT: Final = "about.json"
_MAP: Final = "map"
_HEAD_BYTES: Final = 1 << 20


class CloneComparison(NamedTuple):
    """The result of reading the clone back.

    Attributes:
        digest: BLAKE3 digest of all pieces of the target.
        different: pieces that differ.
        unread: pieces of the source that could not be read a second time.
    """

    digest: str
    different: list[ClonePiece]
    unread: list[ClonePiece]


class CloneCopy:
    """One run of a clone."""

    def __init__(
        self,
        content: CloneContent,
        target: TargetMedium,
        areas: Iterable[ByteArea],
        copy_map: CopyMap,
        save: Callable[[CopyMap], None],
        job: PacedJob,
    ) -> None:
        """`areas` are the areas of the source to copy. `save` saves the map on this computer after every few pieces."""
        self._content = content
        self._target = target
        self._pieces = content.pieces(areas)
        content.mark_unused(self._pieces, copy_map)
        self._map = copy_map
        self._save = save
        self._job = job
        self._reporter = job.reporter
        self._unsaved: list[ClonePiece] = []

    def run(self, stamp: bytes) -> None:
        """Copy everything. Raises Canceled and DriveErrors; areas copied by then need not be copied again."""
        first, *other_pieces = self._pieces
        reporter = self._reporter
        missing = [piece for piece in other_pieces if not self._has(piece)]
        work = reporter.work
        work.total_bytes = sum(piece.length for piece in self._pieces)
        work.bytes = work.durable_bytes = work.total_bytes - first.length - sum(piece.length for piece in missing)
        reporter.begin("copy")
        with closing(self._flow()) as flow:
            memory = mmap.mmap(-1, STAMP_BYTES)
            memory[:] = stamp.ljust(STAMP_BYTES, b"\0")
            self._await(flow.write(lambda: self._target.write(0, memoryview(memory))))
            self._flush(flow)
            for pieces in (missing, [first]):
                self._copy(flow, pieces)
                self._salvage(flow, pieces)
        reporter.tick(now=True)

    def copy_again(self, pieces: Iterable[ClonePiece], stamp: bytes) -> None:
        """Copy pieces that differ again. Raises like `run`."""
        for piece in pieces:
            self._map.mark(*self._content.source_area(piece), CopyState.TODO)
        self.run(stamp)

    def compare(self) -> "CloneComparison":
        """Read back source and target, and compare them. Raises Canceled and DriveErrors."""
        self._reporter.work.bytes = self._reporter.work.durable_bytes = 0
        self._reporter.begin("verify")
        digest, different, unread = blake3(), [], []
        with closing(self._flow()) as expected, closing(self._flow()) as present:
            fill = partial(self._content.fill, copy_map=self._map)
            for source_piece, target_piece in zip(
                expected.filled(self._pieces, fill), present.filled(self._pieces, self._read_back), strict=True
            ):
                self._job.control.take_break()
                if target_piece.error is not None:
                    raise self._target_error(target_piece.error, read_refusal)
                if source_piece.error is not None:
                    self._check_source(expected, source_piece.error)
                    unread.append(source_piece.piece)
                elif blake3(source_piece.buffer).digest() != blake3(target_piece.buffer).digest():
                    different.append(source_piece.piece)
                digest.update(target_piece.buffer)
                self._reporter.work.bytes += source_piece.piece.length
        self._reporter.tick(now=True)
        return CloneComparison(digest.hexdigest(), different, unread)

    def ask_target(self, work: Callable[[], T]) -> T:
        """Do work that reads the target, and return its result. Raises Canceled and DriveErrors."""
        with closing(self._flow()) as flow:
            try:
                return result_of(flow.read(work), self._job.control)
            except OSError as error:
                raise self._target_error(error, read_refusal) from None

    def _read_back(self, piece: ClonePiece, buffer: memoryview) -> None:
        """Read a piece of the target. Each part is counted first, or it would look like another program's reads."""
        reporter = self._reporter
        for start in range(0, piece.length, _READ_BACK_BYTES):
            part = buffer[start : start + _READ_BACK_BYTES]
            reporter.own_writes = replace(reporter.own_writes, read_bytes=reporter.own_writes.read_bytes + len(part))
            self._target.read(piece.start + start, part)

    def _check_source(self, flow: PieceFlow, error: OSError) -> None:
        """Raise DriveGone or InternalError if a read error has another cause than its position on the source."""
        if error.errno in COMPUTER_ERRNOS:
            raise read_refusal(error)
        source = self._content.source
        if self._has_left(source, lambda: result_of(flow.read(source.answers), self._job.control)):
            raise DriveGone(Why.DRIVE_GONE)

    def _flow(self) -> PieceFlow:
        return PieceFlow(self._job.control, self._content.piece_bytes)

    # the pass -------------------------------------------------------------------------------------------------

    def _has(self, piece: ClonePiece) -> bool:
        area = self._content.source_area(piece)
        return bool(area.length) and self._map.is_all(area.start, area.length, CopyState.DONE)

    def _copy(self, flow: PieceFlow, pieces: Iterable[ClonePiece]) -> None:
        writing: tuple[ClonePiece, Future[None]] | None = None
        for filled in flow.filled(pieces, partial(self._content.fill, copy_map=self._map)):
            if writing is not None:
                self._wait_written(flow, *writing)
                writing = None
            self._take_break()
            if filled.error is not None:
                self._check_source(flow, filled.error)
                area = self._content.source_area(filled.piece)
                for entry in list(self._map.within(area.start, area.length)):
                    if entry.state is not CopyState.BAD:
                        self._map.mark(entry.start, entry.length, CopyState.FAILED)
                continue
            writing = (filled.piece, flow.write(partial(self._target.write, filled.piece.start, filled.buffer)))
        if writing is not None:
            self._wait_written(flow, *writing)
        self._save_progress(flow)

    def _take_break(self) -> None:
        """Let the user pause, or the drive rest, between two pieces. Raises Canceled."""
        self._job.control.take_break()
        self._job.rest_if_due()

    def _wait_written(self, flow: PieceFlow, piece: ClonePiece, written: "Future[None]") -> None:
        self._await(written)
        self._note_written(piece)
        if sum(unsaved.length for unsaved in self._unsaved) >= _SAVED_PIECES * self._content.piece_bytes:
            self._save_progress(flow)

    def _note_written(self, piece: ClonePiece) -> None:
        reporter = self._reporter
        self._unsaved.append(piece)
        reporter.work.bytes += piece.length
        reporter.own_writes = replace(
            reporter.own_writes, streamed_bytes=reporter.own_writes.streamed_bytes + piece.length
        )

    def _save_progress(self, flow: PieceFlow) -> None:
        """Make the written pieces durable on the drive, and then mark and save them in the map."""
        if self._unsaved:
            self._flush(flow)
        for piece in self._unsaved:
            area = self._content.source_area(piece)
            for entry in list(self._map.within(area.start, area.length)):
                if entry.state is not CopyState.BAD:
                    self._map.mark(entry.start, entry.length, CopyState.DONE)
        self._unsaved = []
        self._reporter.work.durable_bytes = self._reporter.work.bytes
        self._save(self._map)

    def _flush(self, flow: PieceFlow) -> None:
        self._await(flow.write(self._target.flush))
        self._reporter.own_writes = replace(self._reporter.own_writes, flushes=self._reporter.own_writes.flushes + 1)

    def _await(self, work: "Future[None]") -> None:
        reporter = self._reporter
        reporter.asked_at_s = reporter.clock()
        try:
            result_of(work, self._job.control)
        except OSError as error:
            raise self._target_error(error, write_refusal) from None
        finally:
            reporter.asked_at_s = None

    def _target_error(self, error: OSError, refusal: Callable[[OSError], ShinglebackError]) -> ShinglebackError:
        if error.errno in _GONE or self._has_left(self._target, lambda: False):
            return DriveGone(Why.DRIVE_GONE)
        if error.errno in _FULL:
            return DriveFull(Why.CLONE_NO_ROOM)
        return refusal(error)

    def _has_left(self, medium: SourceMedium, is_well: Callable[[], bool]) -> bool:
        """Whether a medium was unplugged. The kernel first fails requests, and later reports such a drive as full."""
        end_s = time.monotonic() + _LEAVES_S
        while medium.is_there():
            if is_well() or time.monotonic() >= end_s:
                return False
            time.sleep(_LOOK_S)
        return True

    # unreadable areas -----------------------------------------------------------------------------------------

    def _salvage(self, flow: PieceFlow, pieces: Iterable[ClonePiece]) -> None:
        """Halve unreadable areas until their bad parts are known; then try these once more."""
        for state in (CopyState.FAILED, CopyState.BAD):
            for piece in pieces:
                area = self._content.source_area(piece)
                if any(entry.state is state for entry in self._map.within(area.start, area.length)):
                    self._salvage_piece(flow, piece, state)

    def _salvage_piece(self, flow: PieceFlow, piece: ClonePiece, state: CopyState) -> None:
        """Read what is readable of a piece, and write it as a whole, with zeros for the unreadable parts."""
        content, area = self._content, self._content.source_area(piece)
        entries = list(self._map.within(area.start, area.length))
        if state is CopyState.BAD:  # writing the piece again is worth it if any bad part can be read now
            trial = memoryview(mmap.mmap(-1, piece.length))
            bad = [ByteArea(entry.start, entry.length) for entry in entries if entry.state is CopyState.BAD]
            if not any(self._is_read(flow, piece, part, trial) for part in bad):
                return
        buffer = memoryview(mmap.mmap(-1, piece.length))
        parts = [ByteArea(entry.start, entry.length) for entry in reversed(entries)]
        while parts:
            part = parts.pop()
            self._take_break()
            if self._is_read(flow, piece, part, buffer):
                self._map.mark(part.start, part.length, CopyState.TODO)
            elif part.length <= ALIGNMENT:
                self._map.mark(part.start, part.length, CopyState.BAD)
                content.blank(piece, part, buffer)
            else:
                half = max(ALIGNMENT, part.length // 2 // ALIGNMENT * ALIGNMENT)
                parts += [ByteArea(part.start + half, part.length - half), ByteArea(part.start, half)]
        content.surround(piece, buffer)
        self._await(flow.write(partial(self._target.write, piece.start, buffer)))
        self._note_written(piece)
        self._save_progress(flow)

    def _is_read(self, flow: PieceFlow, piece: ClonePiece, part: ByteArea, buffer: memoryview) -> bool:
        try:
            result_of(flow.read(partial(self._content.read, piece, part, buffer)), self._job.control)
        except OSError as error:
            self._check_source(flow, error)
            return False
        return True


class CloneAbout(msgspec.Struct, frozen=True, kw_only=True):
    """The clone to which a map belongs.

    Attributes:
        source, target: identifiers, such as a drive's key with the volume's UUID, or a path.
        source_head: a digest of the first MiB of the source, and of each filesystem on it.
        layout: as in `domain.cloning.CloneLayout`.
        uses_map: only areas in use are copied.
        new_uuid: the seed of the clone's new UUIDs, in hexadecimal digits; the same in every run.
    """

    source: str
    target: str
    source_head: str
    source_bytes: int
    target_bytes: int
    layout: str
    uses_map: bool
    is_renamed: bool
    stamp: str = ""
    new_uuid: str = ""


def head_digest(source: SourceMedium, volumes: Iterable[int], memory: memoryview) -> str:
    """Return the digest for `CloneAbout.source_head`. Blocks that cannot be read count as zeros.

    `volumes` are the starts of the filesystems. `memory` is aligned, and has at least a MiB. Raises OSError if the
    source is gone.
    """
    hasher = hashlib.sha256()
    for start in sorted({0, *volumes}):
        part = memory[: min(_HEAD_BYTES, source.size_bytes - start)]
        try:
            source.read(start, part)
        except OSError as error:
            if error.errno in COMPUTER_ERRNOS or not source.is_there():
                raise
            # Block by block, so that no more than the unreadable ones become zeros.
            for at in range(0, len(part), ALIGNMENT):
                block = part[at : at + ALIGNMENT]
                try:
                    source.read(start + at, block)
                except OSError:
                    block[:] = bytes(len(block))
        hasher.update(part)
    return hasher.hexdigest()


class SavedClone:
    """The saved state of a clone. Attributes: `info` with its stamp; `map` of the copied areas."""

    def __init__(self, folder: Path, clone_info: CloneAbout, copy_map: CopyMap) -> None:
        self.info = clone_info
        self.map = copy_map
        self._folder = folder

    @property
    def stamp(self) -> bytes:
        return stamp_of(self.info)

    @property
    def map_file(self) -> Path:
        return self._folder / _MAP

    def save(self, copy_map: CopyMap) -> None:
        """Replace the map, and wait until it is on the disk. Raises OSError."""
        private_files.replace(self.map_file, copy_map.text.encode())
        _sync(self.map_file)
        _sync(self._folder)

    def begin(self) -> None:
        """Save the state of a new clone in place of an older one's. Raises OSError."""
        self.forget()
        private_files.replace(self._folder / _ABOUT, msgspec.json.encode(self.info))
        self.save(self.map)

    def forget(self) -> None:
        with contextlib.suppress(OSError):
            shutil.rmtree(self._folder)


def stamp_of(clone_info: CloneAbout) -> bytes:
    return STAMP_START + clone_info.stamp.encode()


def saved_clone(folder: Path, expected_info: CloneAbout) -> SavedClone | None:
    """Return the saved clone with the same source and target, or None; `has_stamp` checks the target."""
    try:
        clone_info = msgspec.json.decode((folder / _ABOUT).read_bytes(), type=CloneAbout)
        copy_map = CopyMap.parsed((folder / _MAP).read_text(), clone_info.source_bytes)
    except (OSError, NoMapfile, *UNDECODABLE):
        return None
    comparable = msgspec.structs.replace(clone_info, stamp="", new_uuid="")
    return SavedClone(folder, clone_info, copy_map) if comparable == expected_info else None


def new_clone(folder: Path, plan_info: CloneAbout) -> SavedClone:
    clone_info = msgspec.structs.replace(plan_info, stamp=secrets.token_hex(16), new_uuid=secrets.token_hex(16))
    return SavedClone(folder, clone_info, CopyMap(plan_info.source_bytes))


def has_stamp(target: TargetMedium, clone_info: CloneAbout, memory: memoryview) -> bool:
    """Whether the target carries the stamp of a clone. `memory` is aligned. Raises OSError."""
    part = memory[: min(STAMP_BYTES, target.size_bytes)]
    target.read(0, part)
    return bytes(part) == stamp_of(clone_info).ljust(STAMP_BYTES, b"\0")[: len(part)]


def _sync(path: Path) -> None:
    fd = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    try:
        os.fsync(fd)
    finally:
        os.close(fd)
