"""The content of a clone, and the map of its copied areas.

The content is the source, shifted if it becomes a partition, with the changes that a clone needs. The map has the
format of ddrescue's mapfile, so that ddrescue can continue. Its positions are positions in the source. Areas that the
filesystem does not use count as finished, because they need no work.
"""

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from enum import StrEnum
from itertools import pairwise
from typing import Final, NamedTuple

from shingleback.cloning.media import SourceMedium
from shingleback.cloning.patches import Patch
from shingleback.domain.superblocks.reader import ByteArea


class CopyState(StrEnum):
    """The states of an area, with the letters of ddrescue's manual, section "Mapfile structure"."""

    TODO = "?"
    FAILED = "*"  # a read of the whole area failed; its parts have not been tried
    BAD = "-"  # unreadable
    DONE = "+"


class MapEntry(NamedTuple):
    start: int
    length: int
    state: CopyState


class NoMapfile(ValueError):
    """The text is not a mapfile, or does not cover the source from its start to its end."""


_HEAD: Final = "# Mapfile. Created by Shingleback\n# Areas that the filesystem does not use count as finished.\n"
_LINE: Final = re.compile(r"(0x[0-9A-F]{1,16}|[0-9]{1,19})\s+(0x[0-9A-F]{1,16}|[0-9]{1,19})\s+([-?*/+])", re.IGNORECASE)
_OF_DDRESCUE: Final = {"/": CopyState.FAILED}  # a trimmed area; here all of it is tried again


class CopyMap:
    """The state of each area of the source, without gaps."""

    def __init__(self, size_bytes: int) -> None:
        self.size_bytes = size_bytes
        self._starts = [0]
        self._states = [CopyState.TODO]

    def __iter__(self) -> Iterator[MapEntry]:
        for at, start in enumerate(self._starts):
            yield MapEntry(start, self._end_of(at) - start, self._states[at])

    def mark(self, start: int, length: int, state: CopyState) -> None:
        """Set the state of an area. Parts beyond the source are ignored."""
        start, end = max(0, start), min(start + length, self.size_bytes)
        if start >= end:
            return
        first, last = bisect_right(self._starts, start) - 1, bisect_right(self._starts, end - 1) - 1
        parts = [
            (self._starts[first], self._states[first]),
            (start, state),
            (end, self._states[last]),
        ]
        after = self._end_of(last)
        retained = [part for part, until in zip(parts, (start, end, after), strict=True) if part[0] < until]
        self._starts[first : last + 1] = [place for place, _ in retained]
        self._states[first : last + 1] = [state for _, state in retained]
        self._join(max(0, first - 1), first + len(retained) + 1)

    def within(self, start: int, length: int) -> Iterator[MapEntry]:
        """Yield the entries within an area, cut at its ends."""
        end = min(start + length, self.size_bytes)
        at = bisect_right(self._starts, start) - 1
        while at < len(self._starts) and self._starts[at] < end:
            begin = max(start, self._starts[at])
            yield MapEntry(begin, min(end, self._end_of(at)) - begin, self._states[at])
            at += 1

    def is_all(self, start: int, length: int, state: CopyState) -> bool:
        return all(entry.state is state for entry in self.within(start, length))

    def bytes_in(self, state: CopyState) -> int:
        return sum(entry.length for entry in self if entry.state is state)

    def having(self, state: CopyState) -> list[MapEntry]:
        return [entry for entry in self if entry.state is state]

    @property
    def text(self) -> str:
        place = next((entry.start for entry in self if entry.state is not CopyState.DONE), self.size_bytes)
        status = "+" if place == self.size_bytes else "?"
        lines = [f"0x{place:08X}     {status}               1\n"]
        lines += [f"0x{entry.start:08X}  0x{entry.length:08X}  {entry.state}\n" for entry in self]
        return _HEAD + "".join(lines)

    @classmethod
    def parsed(cls, text: str, size_bytes: int) -> "CopyMap":
        """Parse a mapfile. Raises NoMapfile."""
        rows = [row for line in text.split("\n") if (row := line.strip()) and not row.startswith("#")]
        copy_map = cls(size_bytes)
        place = 0
        for row in rows[1:]:
            match = _LINE.fullmatch(row)
            if match is None:
                raise NoMapfile(row)
            start, length = int(match[1], 0), int(match[2], 0)
            if start != place or length <= 0:
                raise NoMapfile(row)
            copy_map.mark(start, length, _OF_DDRESCUE.get(match[3]) or CopyState(match[3]))
            place += length
        if place != size_bytes:
            raise NoMapfile(text[:80])
        return copy_map

    def _end_of(self, at: int) -> int:
        return self._starts[at + 1] if at + 1 < len(self._starts) else self.size_bytes

    def _join(self, first: int, last: int) -> None:
        for at in range(min(last, len(self._starts) - 1), max(first, 0), -1):
            if self._states[at] is self._states[at - 1]:
                del self._starts[at], self._states[at]


PIECE_BYTES: Final = 32 << 20
_GAP_PIECES: Final = 1.5  # a used drive rewrites the rest of a band at each jump (docs/performance-trials.md)
_STEPS: Final = 32  # per piece: a start or an end within a physical sector would make the drive read first


class ClonePiece(NamedTuple):
    """An area of the target that is written at once."""

    start: int
    length: int

    @property
    def end(self) -> int:
        return self.start + self.length


class CloneContent:
    """The content of a clone: a source and the changes to it.

    Attributes:
        source: the medium that is copied.
        shift: the source's offset on the target, in bytes.
        size_bytes: where the clone ends on the target.
        piece_bytes: the size of a piece; pieces are cut at its multiples.
    """

    def __init__(
        self,
        source: SourceMedium,
        shift: int,
        patches: Iterable[Patch],
        size_bytes: int,
        piece_bytes: int = PIECE_BYTES,
    ) -> None:
        self.shift = shift
        self.size_bytes = size_bytes
        self.piece_bytes = piece_bytes
        self.source = source
        self._patches = tuple(patches)

    def pieces(self, areas: Iterable[ByteArea]) -> list[ClonePiece]:
        """Return the pieces for areas of the source, the patches and the target's start, in order.

        Gaps that are too short to be worth a jump are copied, too.
        """
        spans = [(0, self.piece_bytes), *((patch.offset, patch.end) for patch in self._patches)]
        spans += [(area.start + self.shift, area.end + self.shift) for area in areas]
        whole = self.piece_bytes
        pieces = []
        for start, end in _joined(spans, whole // _STEPS, whole * _GAP_PIECES):
            last = min(end, self.size_bytes)
            cuts = [start, *range((start // whole + 1) * whole, last, whole), last]
            pieces += [ClonePiece(begin, end - begin) for begin, end in pairwise(cuts) if begin < end]
        return pieces

    def source_area(self, piece: ClonePiece) -> ByteArea:
        """Return the area of the source that is in a piece; it may be empty."""
        start = min(max(piece.start, self.shift), self.shift + self.source.size_bytes)
        end = min(piece.end, self.shift + self.source.size_bytes)
        return ByteArea(start - self.shift, max(0, end - start))

    def mark_unused(self, pieces: Iterable[ClonePiece], copy_map: CopyMap) -> None:
        """Mark the areas that are in no piece as done, because they need no copying."""
        end = 0
        for area in map(self.source_area, pieces):
            copy_map.mark(end, area.start - end, CopyState.DONE)
            end = max(end, area.end)
        copy_map.mark(end, self.source.size_bytes - end, CopyState.DONE)

    def fill(self, piece: ClonePiece, buffer: memoryview, copy_map: CopyMap) -> None:
        """Fill the buffer with a piece of the clone. Raises OSError if the source cannot be read.

        Areas marked as bad in `copy_map` are not read again; zeros take their place.
        """
        area = self.source_area(piece)
        for entry in copy_map.within(area.start, area.length):
            part = ByteArea(entry.start, entry.length)
            if entry.state is CopyState.BAD:
                self.blank(piece, part, buffer)
            else:
                self.read(piece, part, buffer)
        self.surround(piece, buffer)

    def read(self, piece: ClonePiece, part: ByteArea, buffer: memoryview) -> None:
        """Read a part of the source to its place in the piece. Raises OSError."""
        at = part.start + self.shift - piece.start
        self.source.read(part.start, buffer[at : at + part.length])

    def blank(self, piece: ClonePiece, part: ByteArea, buffer: memoryview) -> None:
        at = part.start + self.shift - piece.start
        buffer[at : at + part.length] = bytes(part.length)

    def surround(self, piece: ClonePiece, buffer: memoryview) -> None:
        """Fill in what does not come from the source: zeros before and after it, and the changes."""
        area = self.source_area(piece)
        begin = max(0, min(piece.length, area.start + self.shift - piece.start))
        end = begin + area.length
        buffer[:begin] = bytes(begin)
        buffer[end : piece.length] = bytes(piece.length - end)
        for patch in self._patches:
            start, stop = max(piece.start, patch.offset), min(piece.end, patch.end)
            if start < stop:
                buffer[start - piece.start : stop - piece.start] = patch.data[
                    start - patch.offset : stop - patch.offset
                ]


def _joined(spans: Iterable[tuple[int, int]], step: int, least_gap: float) -> list[tuple[int, int]]:
    """Sort spans, round them outward to whole steps, and close gaps shorter than `least_gap`. All in bytes."""
    joined: list[tuple[int, int]] = []
    for start, end in sorted(spans):
        first, last = start // step * step, -(-end // step) * step
        if joined and first - joined[-1][1] < least_gap:
            joined[-1] = (joined[-1][0], max(last, joined[-1][1]))
        else:
            joined.append((first, last))
    return joined
