"""A drive with a media cache and static bands: what Seagate's drives are known or believed to be.

Scattered writes are appended to a cache at the outer edge, which is fast. To bring them home, the band that they belong
to is read, and written twice. Long writes in one go skip the cache. The cache is emptied when the drive is left alone,
and, when it is full, while somebody waits.
"""

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from shingleback.simulator.mechanics import Mechanics
from shingleback.simulator.model import Reading

_HEADER_BYTES: Final = 8 << 10  # in front of each thing in the cache
_APPENDED_AT_ONCE: Final = 4  # of what is queued, in one turn
_MOST_GATHERED: Final = 2_000  # things of one band that are fetched one by one; more than that are read in one go
_SCRATCH: Final = 0.02  # how far from a band its safe copy is, as a part of the drive


@dataclass(frozen=True, slots=True)
class MediaCacheDrive:
    """What such a drive is.

    Attributes:
        cache_bytes, cache_entries: the cache is full when it holds so many bytes, or so many writes.
        stream_bytes: what is written in one go goes straight to its place from here on.
        idle_s: how long the drive must be left alone before it tidies up.
    """

    mechanics: Mechanics
    band_bytes: int
    cache_bytes: int
    cache_entries: int
    stream_bytes: int = 1 << 20
    idle_s: float = 1.0

    def clean_s(self, distance: float, offset: int, entries: float) -> float:
        """How long it takes to bring home what the cache has for the band at `offset`, so far from the head."""
        disk = self.mechanics
        moving_s = 3 * self.band_bytes / disk.bytes_per_s(offset)
        arm_s = 2 * disk.seek_s(distance) + 2 * disk.turn_s + disk.seek_s(_SCRATCH * disk.capacity_bytes)
        return moving_s + arm_s + min(entries, _MOST_GATHERED) * disk.turn_s / 4


@dataclass(slots=True)
class _Waiting:
    """What the cache holds for one band."""

    size_bytes: int = 0
    entries: int = 0


class MediaCacheModel:
    """Such a drive at work.

    Attributes:
        written_bytes, cached_bytes: what it was given, and what of that went into the cache.
        tidied_bytes, superseded_bytes: what was brought home from the cache, and what was written over before that.
        tidied_bands: how many bands were written anew.
    """

    def __init__(self, drive: MediaCacheDrive, now_s: float = 0.0) -> None:
        self.written_bytes = 0
        self.cached_bytes = 0
        self.tidied_bytes = 0
        self.superseded_bytes = 0
        self.tidied_bands = 0
        self._drive = drive
        self._disk = drive.mechanics
        self._waiting: OrderedDict[int, _Waiting] = OrderedDict()  # oldest first
        self._used_bytes = 0
        self._entries = 0
        self._has_overflowed = False
        self._busy_until_s = self._tidies_from_s = now_s
        self._head = 0
        self._end = -1
        self._run_bytes = 0

    def write(self, now_s: float, offset: int, length: int) -> float:
        self._tidy_until(now_s)
        self._run_bytes = self._run_bytes + length if offset == self._end else length
        self._end = offset + length
        self.written_bytes += length
        is_stream = self._run_bytes >= self._drive.stream_bytes
        took_s = self._write_home(offset, length) if is_stream else self._append(offset, length)
        return self._work(now_s, took_s)

    def flush(self, now_s: float) -> float:
        self._tidy_until(now_s)
        return self._work(now_s, self._disk.turn_s)

    def _tidy_until(self, now_s: float) -> None:
        """A band that is in work when a command comes is finished first."""
        while self._waiting and self._tidies_from_s < now_s:
            self._tidies_from_s += self._clean_oldest()
            self._busy_until_s = self._tidies_from_s
            self._has_overflowed = False

    @property
    def reading(self) -> Reading:
        return Reading(
            self.written_bytes,
            self._used_bytes,
            self._drive.cache_bytes,
            self._has_overflowed,
            self._busy_until_s,
            self._tidies_from_s,
            self._tidy_s(),
        )

    def _work(self, now_s: float, took_s: float) -> float:
        self._busy_until_s = max(now_s, self._busy_until_s) + took_s
        self._tidies_from_s = self._busy_until_s + self._drive.idle_s
        return self._busy_until_s

    def _write_home(self, offset: int, length: int) -> float:
        band_bytes, begin = self._drive.band_bytes, self._end - self._run_bytes
        for band in range(offset // band_bytes, self._end // band_bytes):
            if begin <= band * band_bytes:
                self.superseded_bytes += self._forget(band)
        seek_s = self._disk.seek_s(offset - self._head)
        self._head = self._end
        return seek_s + length / self._disk.bytes_per_s(offset)

    def _append(self, offset: int, length: int) -> float:
        drive, disk = self._drive, self._disk
        took_s = 0.0
        while self._waiting and (self._used_bytes + length > drive.cache_bytes or self._entries >= drive.cache_entries):
            took_s += self._clean_oldest()
            self._has_overflowed = True
        took_s += disk.seek_s(self._head) + (length + _HEADER_BYTES) / disk.bytes_per_s(0)
        took_s += disk.turn_s / min(disk.queue, _APPENDED_AT_ONCE)
        self._head = 0
        waiting = self._waiting.setdefault(offset // drive.band_bytes, _Waiting())
        waiting.size_bytes += length
        waiting.entries += 1
        self._used_bytes += length
        self._entries += 1
        self.cached_bytes += length
        return took_s

    def _clean_oldest(self) -> float:
        band = next(iter(self._waiting))
        offset, entries = band * self._drive.band_bytes, self._waiting[band].entries
        took_s = self._drive.clean_s(offset - self._head, offset, entries)
        self.tidied_bytes += self._forget(band)
        self.tidied_bands += 1
        self._head = offset
        return took_s

    def _forget(self, band: int) -> int:
        waiting = self._waiting.pop(band, _Waiting())
        self._used_bytes -= waiting.size_bytes
        self._entries -= waiting.entries
        return waiting.size_bytes

    def _tidy_s(self) -> float:
        """As if the bands were in the middle of the drive, each a third of it away from the one before."""
        if not self._waiting:
            return 0.0
        whole = self._disk.capacity_bytes
        each_s = self._drive.clean_s(whole / 3, whole // 2, self._entries / len(self._waiting))
        return len(self._waiting) * each_s
