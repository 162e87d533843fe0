"""What lies in the bands of a drive: how far each is written, and which were left half-written.

A track that is written damages the next one. So a band is written from its beginning to its end; where something lies
behind what was written last, that has to be read before and written again, unless the writer goes on over it.
"""

from collections import OrderedDict


class Bands:
    """Offsets are those of the drive. A band is named by its number."""

    def __init__(self, band_bytes: int, *, are_used: bool, open_at_once: int) -> None:
        """`are_used`: all are full. Of those in which a writer is at work, `open_at_once` can be kept as they are."""
        self._band_bytes = band_bytes
        self._full_bytes = band_bytes if are_used else 0
        self._tops: dict[int, int] = {}
        self._open_at_once = open_at_once
        self._open: OrderedDict[int, int] = OrderedDict()  # where something in it was left off first

    def top(self, band: int) -> int:
        """How much of it holds something, from its beginning."""
        return self._tops.get(band, self._full_bytes)

    def write(self, band: int, begin: int, end: int) -> None:
        """In place, from and to somewhere within it."""
        begin -= band * self._band_bytes
        end -= band * self._band_bytes
        left_off = self._open.pop(band, end)
        if left_off >= begin:
            left_off = end
        top = self._tops.get(band, self._full_bytes)
        if end > top:
            self._tops[band] = top = end
        if left_off < top:
            self._open[band] = left_off

    @property
    def torn_bands(self) -> int:
        """How many were left half-written."""
        return len(self._open)

    def torn(self) -> tuple[int, int] | None:
        """The band that was left longest, and how much of it has to be written again, where there are too many."""
        if len(self._open) <= self._open_at_once:
            return None
        return self.close()

    def close(self) -> tuple[int, int] | None:
        """The same, where there is any."""
        if not self._open:
            return None
        band, left_off = self._open.popitem(last=False)
        return band, self.top(band) - left_off

    def renew(self, band: int, top: int) -> None:
        """It was written as a whole, up to there at least."""
        self._open.pop(band, None)
        if top > self.top(band):
            self._tops[band] = top
