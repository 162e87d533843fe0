"""What is in a media cache: by bands, in the order in which the first of each came."""

from collections import OrderedDict

from shingleback.simulator.media_cache.bands import Bands
from shingleback.simulator.media_cache.cached import Cached


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
