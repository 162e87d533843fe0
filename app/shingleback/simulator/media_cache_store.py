"""The contents of a media cache, by band in the order of arrival; the state of the bands; and stream detection.

Writing a track damages the next one. So a band is written from its beginning to its end. If there is data behind the
last written position, it has to be read before and written again, unless the writer continues over it.
"""

import sys
from collections import OrderedDict


class Cached:
    """Each thing has a place of its own; what is written there again takes the place of what was there before.

    Attributes:
        size_bytes: all of it.
        owed_bytes: what has to be read and written to bring it home, as last computed.
    """

    __slots__ = ("_end", "_lengths", "_low", "owed_bytes", "size_bytes")

    def __init__(self) -> None:
        self.size_bytes = 0
        self.owed_bytes = 0
        self._lengths: dict[int, int] = {}  # by offset
        self._low = sys.maxsize
        self._end = 0

    @property
    def entries(self) -> int:
        return len(self._lengths)

    def put(self, offset: int, length: int) -> int:
        """Gives how many bytes of what was there are not needed any more."""
        lengths, end = self._lengths, offset + length
        old = lengths.get(offset, 0)
        lengths[offset] = max(old, length)
        self.size_bytes += lengths[offset] - old
        self._low = min(self._low, offset)
        self._end = max(self._end, end)
        return min(old, length)

    def extend(self, begin: int, end: int, length: int) -> bool:
        """Make what lies there, from where to where, longer; False where it does not lie there any more."""
        if self._lengths.get(begin) != end - begin:
            return False
        self.size_bytes += length
        self._lengths[begin] += length
        self._end = max(self._end, end + length)
        return True

    def drop(self, begin: int, end: int) -> int:
        """What lies there, and nowhere else, is not needed any more: how many bytes that were."""
        lengths = self._lengths
        covered = [offset for offset, length in lengths.items() if begin <= offset and offset + length <= end]
        dropped_bytes = sum(lengths.pop(offset) for offset in covered)
        self.size_bytes -= dropped_bytes
        return dropped_bytes

    def count(self, begin: int, end: int) -> int:
        """How many things lie there, in part at least."""
        if begin >= self._end or end <= self._low:
            return 0
        return sum(offset < end and begin < offset + length for offset, length in self._lengths.items())

    def way_home(self, top: int, band_begin: int) -> tuple[int, int]:
        """How much has to be read and written, and what of that is written, where the band holds data up to `top`.

        Behind that, things can be written as they come; otherwise the whole is read, kept safe, and written again.
        """
        begin, end = self._low - band_begin, self._end - band_begin
        if begin >= top:
            return end - begin, end - begin
        written_bytes = 2 * max(top, end)
        return top + written_bytes, written_bytes

    @property
    def end(self) -> int:
        return self._end


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


class CacheLog:
    """Knows no limits; who fills it looks at what it holds.

    Attributes:
        used_bytes, entries: what it holds.
        owed_bytes: what has to be read and written to bring all of that home.
        given_bytes, given_entries: all that was ever put into it.
        superseded_bytes: what was written over, there or at home, before it was brought home.
    """

    def __init__(self, bands: Bands, band_bytes: int, newest: int) -> None:
        """So many of its newest things can become longer."""
        self.used_bytes = 0
        self.entries = 0
        self.owed_bytes = 0
        self.given_bytes = 0
        self.given_entries = 0
        self.superseded_bytes = 0
        self._bands = bands
        self._band_bytes = band_bytes
        self._newest = newest
        self._cached: OrderedDict[int, Cached] = OrderedDict()
        self._growing: dict[int, int] = {}  # where the newest begin, by their end

    def __len__(self) -> int:
        """How many bands it holds something for."""
        return len(self._cached)

    def put(self, offset: int, length: int) -> None:
        band = offset // self._band_bytes
        cached = self._cached.get(band)
        if cached is None:
            cached = self._cached[band] = Cached()
        entries = cached.entries
        superseded_bytes = cached.put(offset, length)
        self.superseded_bytes += superseded_bytes
        self.given_bytes += length
        self.given_entries += 1
        self.used_bytes += length - superseded_bytes
        self.entries += cached.entries - entries
        self._owe(band, cached)
        growing = self._growing
        growing[offset + length] = offset
        if len(growing) > self._newest:
            del growing[next(iter(growing))]

    def extend(self, offset: int, length: int) -> bool:
        """Make what ends there longer, if it is one of the newest things, and still there."""
        begin, band = self._growing.pop(offset, offset), offset // self._band_bytes
        cached = self._cached.get(band)
        if begin == offset or cached is None or not cached.extend(begin, offset, length):
            return False
        self._growing[offset + length] = begin
        self.given_bytes += length
        self.used_bytes += length
        self._owe(band, cached)
        return True

    def seal(self) -> None:
        """Nothing in it can become longer."""
        self._growing.clear()

    def supersede(self, begin: int, end: int) -> None:
        """That was written at home."""
        for band in range(begin // self._band_bytes, (end - 1) // self._band_bytes + 1):
            if band in self._cached:
                self._drop(band, begin, end)

    def count(self, begin: int, end: int) -> int:
        """How many things lie there, in part at least."""
        bands = range(begin // self._band_bytes, (end - 1) // self._band_bytes + 1)
        return sum(self._cached[band].count(begin, end) for band in bands if band in self._cached)

    def take_oldest(self) -> tuple[int, Cached]:
        """All that it holds for the band for which it holds something for the longest time."""
        band, cached = self._cached.popitem(last=False)
        self.used_bytes -= cached.size_bytes
        self.entries -= cached.entries
        self.owed_bytes -= cached.owed_bytes
        return band, cached

    def _drop(self, band: int, begin: int, end: int) -> None:
        cached = self._cached[band]
        entries = cached.entries
        dropped_bytes = cached.drop(begin, end)
        self.superseded_bytes += dropped_bytes
        self.used_bytes -= dropped_bytes
        self.entries += cached.entries - entries
        if cached.entries:
            self._owe(band, cached)
        else:
            self.owed_bytes -= cached.owed_bytes
            del self._cached[band]

    def _owe(self, band: int, cached: Cached) -> None:
        owed_bytes, _ = cached.way_home(self._bands.top(band), band * self._band_bytes)
        self.owed_bytes += owed_bytes - cached.owed_bytes
        cached.owed_bytes = owed_bytes


class Streams:
    """Remembers where the newest writes ended, so that several streams are known when they take turns."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._begins: OrderedDict[int, int] = OrderedDict()  # by the end of what was written in one go; oldest first

    def begin_of(self, offset: int, length: int) -> int:
        """Where that began which this write goes on with: the write's own place, if it goes on with nothing."""
        begins = self._begins
        begin = begins.pop(offset, offset)
        begins[offset + length] = begin
        if len(begins) > self._places:
            begins.popitem(last=False)
        return begin
