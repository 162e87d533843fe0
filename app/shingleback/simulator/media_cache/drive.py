"""A drive with a media cache and static bands: what Seagate's drives are known or believed to be.

Scattered writes are appended to a cache at the outer edge, which is fast. To bring them home, the band that they belong
to is read, and written twice. Long writes in one go skip the cache. The cache is emptied when the drive is left alone,
and, when it is full, while somebody waits.
"""

from dataclasses import dataclass, replace

from shingleback.simulator.media_cache.cache_log import CacheLog
from shingleback.simulator.media_cache.figures import MediaCacheFigures
from shingleback.simulator.media_cache.home import Home
from shingleback.simulator.media_cache.large import LargeRequests
from shingleback.simulator.media_cache.streams import Streams
from shingleback.simulator.models.arm import Arm
from shingleback.simulator.models.model import Reading
from shingleback.simulator.models.requests import FLUSH, READ, TRIM, WRITE, Asked, Requests
from shingleback.simulator.models.tally import Tally


@dataclass(frozen=True, slots=True)
class MediaCacheDrive(MediaCacheFigures):
    """Such a drive, before it is asked for anything."""

    def model(self, now_s: float) -> "MediaCacheModel":
        return MediaCacheModel(self, now_s)


class MediaCacheModel:
    """Such a drive at work.

    Attributes:
        cache: what is in its cache.
        home: where all that belongs.
    """

    def __init__(self, drive: MediaCacheFigures, now_s: float = 0.0) -> None:
        self._drive = drive
        self._disk = drive.mechanics
        self._arm = Arm(drive.mechanics)
        self.home = Home(drive, self._arm)
        self.cache = CacheLog(self.home.bands, drive.band_bytes, drive.streams)
        self._requests = Requests(now_s)
        self._streams = Streams(drive.streams)
        self._has_overflowed = False
        self._tidies_from_s = now_s
        self._larges = 0
        self._appended_s = drive.mechanics.turn_s / min(drive.mechanics.queue, drive.appended_at_once)
        self._cache_bytes_per_s = drive.mechanics.bytes_per_s(0)

    def write(self, now_s: float, offset: int, length: int) -> float:
        self._tidy_until(now_s)
        begin, end = self._streams.begin_of(offset, length), offset + length
        stream_bytes = self._drive.stream_bytes
        if end - begin < stream_bytes:
            work_s = self._append(begin, offset, length)
        elif offset - begin < stream_bytes:
            work_s = self._write_home(begin, end)  # with its beginning, which is still in the drive's memory
        else:
            work_s = self._write_home(offset, end)
        if self._drive.large is not None and length >= self._drive.large.from_bytes:
            work_s += self._stall_s(self._drive.large)
        return self._work(WRITE, length, now_s, work_s)

    def read(self, now_s: float, offset: int, length: int) -> float:
        self._tidy_until(now_s)
        disk, end = self._disk, offset + length
        work_s = length / disk.bytes_per_s(offset)
        work_s += self._arm.go(offset, end)
        if self.cache:
            work_s += self.cache.count(offset, end) * disk.seek_s(offset)
        return self._work(READ, length, now_s, work_s)

    def trim(self, now_s: float, offset: int, length: int) -> float:  # noqa: ARG002 (such drives know no TRIM)
        self._tidy_until(now_s)
        return self._work(TRIM, length, now_s, 0.0)

    def flush(self, now_s: float) -> float:
        self._tidy_until(now_s)
        return self._work(FLUSH, 0, now_s, self._disk.turn_s + self._empty_memory())

    @property
    def reading(self) -> Reading:
        return Reading(
            written_bytes=self._requests.given_bytes,
            cache_used_bytes=self.cache.used_bytes,
            cache_bytes=self._drive.cache_bytes,
            has_overflowed=self._has_overflowed,
            busy_until_s=self._requests.free_s,
            tidies_from_s=self._tidies_from_s,
            tidy_s=self._tidy_s(),
        )

    @property
    def tally(self) -> Tally:
        asked, home = self._requests.tally, self.home
        return replace(
            asked,
            cached_bytes=self.cache.given_bytes,
            cached_writes=self.cache.given_entries,
            moved_bytes=asked.given_bytes + home.rewritten_bytes,
            cleanings=home.tidied_bands + home.mended_bands,
            cleaned_s=home.cleaned_s,
        )

    @property
    def asked(self) -> Asked:
        return self._requests.asked

    def _work(self, kind: int, length: int, now_s: float, work_s: float) -> float:
        done_s = self._requests.add(kind, length, now_s, work_s)
        self._tidies_from_s = done_s + self._drive.idle_s
        return done_s

    def _tidy_until(self, now_s: float) -> None:
        """A band that is in work when a command comes is finished first."""
        if self._tidies_from_s >= now_s:
            return
        self._tidies_from_s += self._empty_memory()
        while self._tidies_from_s < now_s:
            if self.cache:
                self._tidies_from_s += self.home.bring(*self.cache.take_oldest())
            elif (torn := self.home.bands.close()) is not None:
                self._tidies_from_s += self.home.mend(*torn)
            else:
                return
            self._requests.free_s = self._tidies_from_s
            self._has_overflowed = False

    def _append(self, begin: int, offset: int, length: int) -> float:
        """What goes on with something that has not been flushed yet is one thing with it."""
        drive, cache, work_s = self._drive, self.cache, 0.0
        has_room = cache.used_bytes + length <= drive.cache_bytes
        if begin != offset and has_room and cache.extend(offset, length):
            return length / self._cache_bytes_per_s
        while cache and (cache.used_bytes + length > drive.cache_bytes or cache.entries >= drive.cache_entries):
            work_s += self.home.bring(*cache.take_oldest())
            self._has_overflowed = True
        if self._arm.at:
            work_s += self._disk.seek_s(self._arm.at)
            self._arm.at = 0
        cache.put(offset, length)
        return work_s + (length + drive.header_bytes) / self._cache_bytes_per_s + self._appended_s

    def _write_home(self, begin: int, end: int) -> float:
        """A piece of a stream."""
        if self.cache:
            self.cache.supersede(begin, end)
        return self.home.write(begin, end)

    def _empty_memory(self) -> float:
        self.cache.seal()
        return self.home.flush()

    def _stall_s(self, large: LargeRequests) -> float:
        drive, cache = self._drive, self.cache
        fill = max(cache.used_bytes / drive.cache_bytes, cache.entries / drive.cache_entries)
        if fill < large.full_part:
            return 0.0
        self._larges += 1
        return large.stall_s if self._larges % large.one_in == 0 else 0.0

    def _tidy_s(self) -> float:
        """As if the bands were in the middle of the drive, each a third of it away from the one before."""
        drive, cache, whole = self._drive, self.cache, self._disk.capacity_bytes
        tidy_s = 0.0
        if count := len(cache):
            tidy_s = count * drive.clean_s(whole / 3, whole // 2, cache.entries / count, cache.owed_bytes / count)
        if count := self.home.bands.torn_bands:
            tidy_s += count * drive.clean_s(whole / 3, whole // 2, 0, 1.5 * drive.band_bytes)
        return tidy_s
