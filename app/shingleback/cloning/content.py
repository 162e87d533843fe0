"""The content of a clone: the source, shifted if it becomes a partition, with the changes that a clone needs."""

from collections.abc import Iterable
from itertools import pairwise
from typing import Final, NamedTuple

from shingleback.cloning.copy_map import CopyMap, CopyState
from shingleback.cloning.media import SourceMedium
from shingleback.cloning.patches import Patch
from shingleback.domain.superblocks.reader import ByteArea

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
