"""What the clone is to consist of: the source, moved if it becomes a partition, with the changes that a clone needs."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from shingleback.cloning.guid_table import Patch
from shingleback.cloning.mapfile import CopyMap, CopyState
from shingleback.cloning.media import SourceMedium
from shingleback.domain.superblocks.allocation import ByteArea

PIECE_BYTES: Final = 32 << 20


class ClonePiece(NamedTuple):
    """An area of the target, which is written at once."""

    start: int
    length: int

    @property
    def end(self) -> int:
        return self.start + self.length


class CloneContent:
    """A source and the changes to it.

    Attributes:
        shift: by how many bytes the source is moved on the target.
        size_bytes: where the clone ends on the target.
        piece_bytes: how much is written at once, and to multiples of what.
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
        self._source = source
        self._patches = tuple(patches)

    @property
    def source_bytes(self) -> int:
        return self._source.size_bytes

    def pieces(self, areas: Iterable[ByteArea]) -> list[ClonePiece]:
        """Whole pieces wherever an area of the source, or a patch, lies in one; in order.

        A gap between two areas of one piece is copied, too: a shingled drive writes a whole piece as fast as its parts.
        """
        spans = [(area.start + self.shift, area.end + self.shift) for area in areas]
        spans += [(patch.offset, patch.end) for patch in self._patches]
        whole = self.piece_bytes
        numbers = {0}
        for start, end in spans:
            numbers.update(range(start // whole, -(-end // whole)))
        starts = [number * whole for number in sorted(numbers)]
        return [ClonePiece(start, min(whole, self.size_bytes - start)) for start in starts if start < self.size_bytes]

    def source_area(self, piece: ClonePiece) -> ByteArea:
        """What of the source is in it; may be empty."""
        start = min(max(piece.start, self.shift), self.shift + self._source.size_bytes)
        end = min(piece.end, self.shift + self._source.size_bytes)
        return ByteArea(start - self.shift, max(0, end - start))

    def mark_unused(self, pieces: Iterable[ClonePiece], known: CopyMap) -> None:
        """What is in no piece needs no copying, and so is done."""
        end = 0
        for area in map(self.source_area, pieces):
            known.mark(end, area.start - end, CopyState.DONE)
            end = max(end, area.end)
        known.mark(end, self._source.size_bytes - end, CopyState.DONE)

    def fill(self, piece: ClonePiece, buffer: memoryview, known: CopyMap) -> None:
        """What the target is to have there. Raises OSError where the source cannot be read.

        What is marked as bad in `known` is not read again: there are zeros in its place.
        """
        area = self.source_area(piece)
        for entry in known.within(area.start, area.length):
            part = ByteArea(entry.start, entry.length)
            if entry.state is CopyState.BAD:
                self.blank(piece, part, buffer)
            else:
                self.read(piece, part, buffer)
        self.surround(piece, buffer)

    def read(self, piece: ClonePiece, part: ByteArea, buffer: memoryview) -> None:
        """A part of the source to its place in the piece. Raises OSError."""
        at = part.start + self.shift - piece.start
        self._source.read(part.start, buffer[at : at + part.length])

    def blank(self, piece: ClonePiece, part: ByteArea, buffer: memoryview) -> None:
        at = part.start + self.shift - piece.start
        buffer[at : at + part.length] = bytes(part.length)

    def surround(self, piece: ClonePiece, buffer: memoryview) -> None:
        """What does not come from the source: zeros before and behind it, and the changes."""
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
