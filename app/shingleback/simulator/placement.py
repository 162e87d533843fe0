"""Where a filesystem puts what is written: a model that knows two kinds of places.

What begins anew and is short goes together with its neighbors, and each such heap to a place of its own. What goes on
where the last write ended lies behind it. Real filesystems are better at this for some mixtures of files, and worse for
others; the sizes of the heaps are those of traced copies.
"""

from dataclasses import dataclass
from typing import Final

_GOLDEN: Final = 0.6180339887498949  # its multiples, less their whole parts, are spread evenly
_STREAM_PART: Final = 0.1  # of the drive, at its beginning, for what is long


@dataclass(frozen=True, slots=True)
class Habits:
    """How a filesystem scatters.

    Attributes:
        heap_bytes: how much of what is short lies together.
        heaps_per_band: how many heaps are written near each other before it goes on elsewhere.
        metadata_writes, metadata_bytes: what is written in other places with each flush.
    """

    heap_bytes: int
    heaps_per_band: int
    metadata_writes: int
    metadata_bytes: int = 4 << 10


class Placement:
    def __init__(self, capacity_bytes: int, band_bytes: int, habits: Habits) -> None:
        self._habits = habits
        self._band_bytes = band_bytes
        self._stream_end = int(capacity_bytes * _STREAM_PART) // band_bytes * band_bytes
        self._bands = (capacity_bytes - self._stream_end) // band_bytes
        self._next = 0
        self._heaps = 0

    def behind(self, length: int) -> int:
        """A place behind that of the last long write; at the end it begins anew."""
        if self._next + length > self._stream_end:
            self._next = 0
        place = self._next
        self._next += length
        return place

    def elsewhere(self) -> int:
        """A place for a heap."""
        number, heap = divmod(self._heaps, self._habits.heaps_per_band)
        self._heaps += 1
        band = int(number * _GOLDEN % 1 * self._bands)
        return self._stream_end + band * self._band_bytes + heap * (self._band_bytes // self._habits.heaps_per_band)
