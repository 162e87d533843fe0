"""The bands of a drive with a media cache: what is written there, and what has to be read and written again for it."""

from shingleback.simulator.media_cache.bands import Bands
from shingleback.simulator.media_cache.cached import Cached
from shingleback.simulator.media_cache.figures import MediaCacheFigures
from shingleback.simulator.media_cache.gathering import Gathering
from shingleback.simulator.models.arm import Arm


class Home:
    """Where everything belongs. What is done here is given in seconds of work.

    Attributes:
        bands: what lies in them.
        tidied_bytes: what was brought from the cache.
        tidied_bands: how many bands were written anew for that; `mended_bands`: because a writer left them.
        rewritten_bytes: what was written for both; `cleaned_s`: how long both took.
    """

    def __init__(self, figures: MediaCacheFigures, arm: Arm) -> None:
        self.bands = Bands(figures.band_bytes, are_used=figures.is_used, open_at_once=figures.open_bands)
        self.tidied_bytes = 0
        self.tidied_bands = 0
        self.mended_bands = 0
        self.rewritten_bytes = 0
        self.cleaned_s = 0.0
        self._figures = figures
        self._disk = figures.mechanics
        self._arm = arm
        self._gathering = Gathering(figures.gathered_bytes, figures.memory_bytes)

    def write(self, begin: int, end: int) -> float:
        """A piece of a stream."""
        work_s = (end - begin) / self._disk.bytes_per_s(begin)
        if (gathered := self._gathering.take(begin, end)) is not None:
            work_s += self._put(*gathered)
        return work_s

    def flush(self) -> float:
        """What is held in memory is put to its place."""
        return sum(self._put(*held) for held in self._gathering.all())

    def bring(self, band: int, cached: Cached) -> float:
        """What the cache has for a band."""
        offset = band * self._figures.band_bytes
        moved_bytes, written_bytes = cached.way_home(self.bands.top(band), offset)
        work_s = self._figures.clean_s(offset - self._arm.at, offset, cached.entries, moved_bytes)
        self.bands.renew(band, cached.end - offset)
        self.tidied_bytes += cached.size_bytes
        self.tidied_bands += 1
        return self._cleaned(offset, written_bytes, work_s)

    def mend(self, band: int, rest_bytes: int) -> float:
        """What lies behind the place where a writer left it is read, kept safe, and written again."""
        offset = band * self._figures.band_bytes
        work_s = self._figures.clean_s(offset - self._arm.at, offset, 0, 3 * rest_bytes)
        self.mended_bands += 1
        return self._cleaned(offset, 2 * rest_bytes, work_s)

    def _put(self, begin: int, end: int) -> float:
        """The way of the arm, and what has to be mended; what is written takes its time when it comes."""
        work_s, bands, band_bytes = self._arm.go(begin, end), self.bands, self._figures.band_bytes
        while begin < end:
            band = begin // band_bytes
            until = min(end, (band + 1) * band_bytes)
            bands.write(band, begin, until)
            begin = until
        while (torn := bands.torn()) is not None:
            work_s += self.mend(*torn)
        return work_s

    def _cleaned(self, offset: int, written_bytes: int, work_s: float) -> float:
        self.rewritten_bytes += written_bytes
        self.cleaned_s += work_s
        self._arm.at = offset
        return work_s
