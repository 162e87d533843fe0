"""The contents of a media cache, by band in the order of arrival; the state of the bands; and stream detection.

Writing a track damages the next one, so a band is written from its beginning to its end. Data behind the last written
position has to be read before and written again, unless the writer continues over it.
"""

import sys
from collections import OrderedDict


class Cached:
    """The writes of one band in the cache, by offset. A new write replaces an earlier one at the same offset.

    Attributes:
        size_bytes: the size of all writes.
        owed_bytes: how many bytes have to be read and written to clean the band, as last computed.
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
        """Add a write; return how many bytes it supersedes."""
        lengths, end = self._lengths, offset + length
        old = lengths.get(offset, 0)
        lengths[offset] = max(old, length)
        self.size_bytes += lengths[offset] - old
        self._low = min(self._low, offset)
        self._end = max(self._end, end)
        return min(old, length)

    def extend(self, begin: int, end: int, length: int) -> bool:
        """Extend the write from `begin` to `end` by `length`; return False if there is no such write."""
        if self._lengths.get(begin) != end - begin:
            return False
        self.size_bytes += length
        self._lengths[begin] += length
        self._end = max(self._end, end + length)
        return True

    def drop(self, begin: int, end: int) -> int:
        """Remove the writes that lie entirely within the range; return how many bytes they had."""
        lengths = self._lengths
        covered = [offset for offset, length in lengths.items() if begin <= offset and offset + length <= end]
        dropped_bytes = sum(lengths.pop(offset) for offset in covered)
        self.size_bytes -= dropped_bytes
        return dropped_bytes

    def count(self, begin: int, end: int) -> int:
        """Return how many writes overlap the range."""
        if begin >= self._end or end <= self._low:
            return 0
        return sum(offset < end and begin < offset + length for offset, length in self._lengths.items())

    def cleaning_cost(self, top: int, band_begin: int) -> tuple[int, int]:
        """Return how many bytes cleaning reads and writes, and how many of them it writes.

        Writes behind `top`, the end of the band's data, are simply written. Otherwise the whole band is read, copied to
        a safe place, and rewritten.
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
    """The state of all bands, by their number. Offsets are those of the drive."""

    def __init__(self, band_bytes: int, *, are_used: bool, open_at_once: int) -> None:
        """`are_used`: all bands are full. At most `open_at_once` of them may be left half-written."""
        self._band_bytes = band_bytes
        self._full_bytes = band_bytes if are_used else 0
        self._tops: dict[int, int] = {}
        self._open_at_once = open_at_once
        self._open: OrderedDict[int, int] = OrderedDict()  # the end of the first stream in each, oldest first

    def top(self, band: int) -> int:
        """Return the end of the band's data, from its beginning."""
        return self._tops.get(band, self._full_bytes)

    def write(self, band: int, begin: int, end: int) -> None:
        """Note a write in place, from `begin` to `end`, within the band."""
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
        """How many bands are half-written."""
        return len(self._open)

    def torn(self) -> tuple[int, int] | None:
        """If too many bands are half-written, close the oldest one, as `close`; otherwise return None."""
        if len(self._open) <= self._open_at_once:
            return None
        return self.close()

    def close(self) -> tuple[int, int] | None:
        """Return the least recently written half-written band and how much of it has to be rewritten, or None."""
        if not self._open:
            return None
        band, left_off = self._open.popitem(last=False)
        return band, self.top(band) - left_off

    def renew(self, band: int, top: int) -> None:
        """Note that the band was rewritten as a whole, up to `top` at least."""
        self._open.pop(band, None)
        if top > self.top(band):
            self._tops[band] = top


class CacheLog:
    """The contents of the media cache. It has no limits; the caller checks what it holds.

    Attributes:
        used_bytes, entries: the bytes and the writes that it holds.
        owed_bytes: how many bytes have to be read and written to clean all of it.
        given_bytes, given_entries: all bytes and writes that were ever added.
        superseded_bytes: the bytes that were overwritten, here or in their band, before they were cleaned.
    """

    def __init__(self, bands: Bands, band_bytes: int, newest: int) -> None:
        """`newest`: how many of the newest writes can be extended."""
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
        self._growing: dict[int, int] = {}  # the begin of the newest writes, by their end

    def __len__(self) -> int:
        """How many bands have writes in the cache."""
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
        """Extend the write that ends at `offset`, if it is one of the newest and still there; return whether it was."""
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
        """Let no write be extended from now on."""
        self._growing.clear()

    def supersede(self, begin: int, end: int) -> None:
        """Remove writes that were overwritten in their band."""
        for band in range(begin // self._band_bytes, (end - 1) // self._band_bytes + 1):
            cached = self._cached.get(band)
            if cached is None:
                continue
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

    def count(self, begin: int, end: int) -> int:
        """Return how many writes overlap the range."""
        bands = range(begin // self._band_bytes, (end - 1) // self._band_bytes + 1)
        return sum(self._cached[band].count(begin, end) for band in bands if band in self._cached)

    def take_oldest(self) -> tuple[int, Cached]:
        """Remove and return the band that has been in the cache for the longest time, with its writes."""
        band, cached = self._cached.popitem(last=False)
        self.used_bytes -= cached.size_bytes
        self.entries -= cached.entries
        self.owed_bytes -= cached.owed_bytes
        return band, cached

    def _owe(self, band: int, cached: Cached) -> None:
        owed_bytes, _ = cached.cleaning_cost(self._bands.top(band), band * self._band_bytes)
        self.owed_bytes += owed_bytes - cached.owed_bytes
        cached.owed_bytes = owed_bytes


class Streams:
    """Remembers where the newest writes ended, so that several interleaved streams are detected."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._begins: OrderedDict[int, int] = OrderedDict()  # where each range begins, by its end; oldest first

    def begin_of(self, offset: int, length: int) -> int:
        """Return where the contiguous range begins that this write extends; its own offset if there is none."""
        begins = self._begins
        begin = begins.pop(offset, offset)
        begins[offset + length] = begin
        if len(begins) > self._places:
            begins.popitem(last=False)
        return begin
