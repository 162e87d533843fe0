"""A drive with a media cache and static bands, as Seagate's drives have or are believed to have.

Scattered writes are appended to a cache at the outer edge, which is fast. To clean it, the band that they belong to is
read, and written twice. Long contiguous writes skip the cache. The cache is emptied when the drive is idle, and, once
it is full, while commands wait.

Streams are collected in memory until there is enough to write to its place. Writing to a band may require reading and
rewriting the rest of it. Requests may also be too large for a drive: linux-ide 2025 reports archive drives that paused
for 30 s at 4 MiB.
"""

from dataclasses import dataclass, replace

from shingleback.simulator.media_cache_store import Bands, Cached, CacheLog, Streams
from shingleback.simulator.model import (
    FLUSH,
    READ,
    TRIM,
    WRITE,
    Arm,
    Mechanics,
    ModelReport,
    ModelTally,
    RequestCounts,
    Requests,
)


class StreamCollector:
    """Merges adjacent pieces of streams, in whatever order they arrive, so that they are written together.

    Positions are offsets of the drive.
    """

    def __init__(self, enough_bytes: int, most_bytes: int) -> None:
        """A merged piece of `enough_bytes` is written; beyond `most_bytes` in total, so is the oldest piece."""
        self._begins: dict[int, int] = {}  # the begin of each piece by its end; oldest first
        self._ends: dict[int, int] = {}  # the end of each piece by its begin
        self._enough_bytes = enough_bytes
        self._most_bytes = most_bytes
        self._held_bytes = 0

    def __bool__(self) -> bool:
        return bool(self._begins)

    def take(self, begin: int, end: int) -> tuple[int, int] | None:
        """Add a piece; return the begin and end of a piece that is now due to be written, or None."""
        if begin in self._begins:
            begin = self._drop(begin)[0]
        if begin in self._ends:
            end = max(end, self._drop(self._ends[begin])[1])
        if end in self._ends:
            end = self._drop(self._ends[end])[1]
        if end in self._begins:
            begin = min(begin, self._drop(end)[0])
        if end - begin >= self._enough_bytes:
            return begin, end
        self._begins[end] = begin
        self._ends[begin] = end
        self._held_bytes += end - begin
        return self._drop(next(iter(self._begins))) if self._held_bytes > self._most_bytes else None

    def all(self) -> list[tuple[int, int]]:
        """Remove and return all pieces, sorted by position."""
        held = sorted(self._ends.items())
        self._begins.clear()
        self._ends.clear()
        self._held_bytes = 0
        return held

    def _drop(self, end: int) -> tuple[int, int]:
        begin = self._begins.pop(end)
        del self._ends[begin]
        self._held_bytes -= end - begin
        return begin, end


@dataclass(frozen=True, slots=True)
class LargeRequests:
    """Requests that are so large that the drive stalls.

    Attributes:
        from_bytes: the size from which on a request is too large.
        full_part: the drive stalls only if at least this share of its cache is full.
        one_in: one in this many of such requests stalls.
        stall_s: how long it stalls.
    """

    from_bytes: int = (3_584 << 10) + 1
    full_part: float = 0.95
    one_in: int = 10
    stall_s: float = 30.0


@dataclass(frozen=True, slots=True)
class MediaCacheFigures:
    """The parameters of such a drive.

    Attributes:
        cache_bytes, cache_entries: the cache is full when it holds this many bytes, or this many writes.
        stream_bytes: contiguous writes from this size on go straight to their place.
        streams: how many ends of writes are remembered to detect streams.
        memory_bytes: how much of all streams is held in memory until a flush.
        gathered_bytes: a piece of a stream of this size is written to its place.
        open_bands: how many bands may be left half-written, in case the writer continues.
        idle_s: how long the drive must be idle before it cleans.
        header_bytes: the size of the header of each write in the cache.
        appended_at_once: how many queued commands are appended to the cache in one rotation.
        most_gathered: up to this many writes of a band are fetched one by one; more are read in one go.
        scratch_part: the distance from a band to its safe copy, as a share of the drive.
        is_used: its bands are full of old data; otherwise nothing was ever written to it.
        large: the requests at which it stalls, if any.
    """

    mechanics: Mechanics
    band_bytes: int
    cache_bytes: int
    cache_entries: int
    stream_bytes: int = 1 << 20
    streams: int = 8
    memory_bytes: int = 64 << 20
    gathered_bytes: int = 16 << 20
    open_bands: int = 2
    idle_s: float = 1.0
    header_bytes: int = 8 << 10
    appended_at_once: int = 4
    most_gathered: int = 2_000
    scratch_part: float = 0.02
    is_used: bool = True
    large: LargeRequests | None = None

    def clean_s(self, distance: float, offset: int, entries: float, moved_bytes: float | None = None) -> float:
        """Return how long it takes to clean the band at `offset`, at this `distance` from the head.

        The cache holds `entries` of its writes. `moved_bytes` have to be read and written; by default, a full band's.
        """
        disk = self.mechanics
        moving_s = (3 * self.band_bytes if moved_bytes is None else moved_bytes) / disk.bytes_per_s(offset)
        arm_s = 2 * disk.seek_s(distance) + 2 * disk.turn_s + disk.seek_s(self.scratch_part * disk.capacity_bytes)
        return moving_s + arm_s + min(entries, self.most_gathered) * disk.turn_s / 4


@dataclass(slots=True)
class CleaningCounts:
    """What a drive has cleaned since it was made.

    Attributes:
        tidied_bytes: the data that was moved from the cache to its place.
        tidied_bands: how many bands were rewritten for that.
        repaired_bands: how many bands were rewritten because a writer left them.
        rewritten_bytes, cleaned_s: the bytes written for both, and how long both took.
    """

    tidied_bytes: int = 0
    tidied_bands: int = 0
    repaired_bands: int = 0
    rewritten_bytes: int = 0
    cleaned_s: float = 0.0


class HomeBands:
    """The drive outside of its cache, where all data has its place. Methods return seconds of work.

    Attributes:
        bands: the state of the bands.
        counts: what was cleaned.
    """

    def __init__(self, figures: MediaCacheFigures, arm: Arm) -> None:
        self.bands = Bands(figures.band_bytes, are_used=figures.is_used, open_at_once=figures.open_bands)
        self.counts = CleaningCounts()
        self._figures = figures
        self._arm = arm
        self._gathering = StreamCollector(figures.gathered_bytes, figures.memory_bytes)

    def write(self, begin: int, end: int) -> float:
        """Write a piece of a stream."""
        work_s = (end - begin) / self._figures.mechanics.bytes_per_s(begin)
        if (gathered := self._gathering.take(begin, end)) is not None:
            work_s += self._put(*gathered)
        return work_s

    def flush(self) -> float:
        """Write all collected pieces to their place."""
        return sum(self._put(*held) for held in self._gathering.all())

    def clean(self, band: int, cached: Cached) -> float:
        """Clean a band: merge its writes in the cache into it."""
        offset = band * self._figures.band_bytes
        moved_bytes, written_bytes = cached.cleaning_cost(self.bands.top(band), offset)
        work_s = self._figures.clean_s(offset - self._arm.at, offset, cached.entries, moved_bytes)
        self.bands.renew(band, cached.end - offset)
        self.counts.tidied_bytes += cached.size_bytes
        self.counts.tidied_bands += 1
        return self._cleaned(offset, written_bytes, work_s)

    def repair(self, band: int, rest_bytes: int) -> float:
        """Repair a half-written band: the rest behind the last write is read, copied to a safe place, and rewritten."""
        offset = band * self._figures.band_bytes
        work_s = self._figures.clean_s(offset - self._arm.at, offset, 0, 3 * rest_bytes)
        self.counts.repaired_bands += 1
        return self._cleaned(offset, 2 * rest_bytes, work_s)

    def _put(self, begin: int, end: int) -> float:
        """Return the time of the seek and of repairs; the time of the transfer was counted when the data arrived."""
        work_s, bands, band_bytes = self._arm.go(begin, end), self.bands, self._figures.band_bytes
        while begin < end:
            band = begin // band_bytes
            until = min(end, (band + 1) * band_bytes)
            bands.write(band, begin, until)
            begin = until
        while (torn := bands.torn()) is not None:
            work_s += self.repair(*torn)
        return work_s

    def _cleaned(self, offset: int, written_bytes: int, work_s: float) -> float:
        self.counts.rewritten_bytes += written_bytes
        self.counts.cleaned_s += work_s
        self._arm.at = offset
        return work_s


@dataclass(frozen=True, slots=True)
class MediaCacheDrive(MediaCacheFigures):
    """The parameters of such a drive, and its model."""

    def model(self, now_s: float) -> "MediaCacheModel":
        return MediaCacheModel(self, now_s)


class MediaCacheModel:
    """The model of such a drive.

    Attributes:
        cache: the contents of the media cache.
        home: the bands where the data belongs.
    """

    def __init__(self, drive: MediaCacheFigures, now_s: float = 0.0) -> None:
        self._drive = drive
        self._disk = drive.mechanics
        self._arm = Arm(drive.mechanics)
        self.home = HomeBands(drive, self._arm)
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
            work_s = self._write_home(begin, end)  # from its beginning, which is still in the drive's memory
        else:
            work_s = self._write_home(offset, end)
        large = self._drive.large
        if large is not None and length >= large.from_bytes:
            cache = self.cache
            fill = max(cache.used_bytes / self._drive.cache_bytes, cache.entries / self._drive.cache_entries)
            if fill >= large.full_part:
                self._larges += 1
                work_s += large.stall_s if self._larges % large.one_in == 0 else 0.0
        return self._work(WRITE, length, now_s, work_s)

    def read(self, now_s: float, offset: int, length: int) -> float:
        self._tidy_until(now_s)
        disk, end = self._disk, offset + length
        work_s = length / disk.bytes_per_s(offset)
        work_s += self._arm.go(offset, end)
        if self.cache:
            work_s += self.cache.count(offset, end) * disk.seek_s(offset)
        return self._work(READ, length, now_s, work_s)

    def trim(self, now_s: float, offset: int, length: int) -> float:  # noqa: ARG002 (such drives do not support TRIM)
        self._tidy_until(now_s)
        return self._work(TRIM, length, now_s, 0.0)

    def flush(self, now_s: float) -> float:
        self._tidy_until(now_s)
        return self._work(FLUSH, 0, now_s, self._disk.turn_s + self._empty_memory())

    @property
    def reading(self) -> ModelReport:
        # As if the bands to clean were in the middle of the drive, a third of it apart.
        drive, cache, whole = self._drive, self.cache, self._disk.capacity_bytes
        tidy_s = 0.0
        if count := len(cache):
            tidy_s = count * drive.clean_s(whole / 3, whole // 2, cache.entries / count, cache.owed_bytes / count)
        if count := self.home.bands.torn_bands:
            tidy_s += count * drive.clean_s(whole / 3, whole // 2, 0, 1.5 * drive.band_bytes)
        return ModelReport(
            written_bytes=self._requests.given_bytes,
            cache_used_bytes=self.cache.used_bytes,
            cache_bytes=self._drive.cache_bytes,
            has_overflowed=self._has_overflowed,
            busy_until_s=self._requests.free_s,
            tidies_from_s=self._tidies_from_s,
            tidy_s=tidy_s,
        )

    @property
    def tally(self) -> ModelTally:
        requests, home = self._requests.tally, self.home
        return replace(
            requests,
            cached_bytes=self.cache.given_bytes,
            cached_writes=self.cache.given_entries,
            moved_bytes=requests.given_bytes + home.counts.rewritten_bytes,
            cleanings=home.counts.tidied_bands + home.counts.repaired_bands,
            cleaned_s=home.counts.cleaned_s,
        )

    @property
    def request_counts(self) -> RequestCounts:
        return self._requests.request_counts

    def _work(self, kind: int, length: int, now_s: float, work_s: float) -> float:
        done_s = self._requests.add(kind, length, now_s, work_s)
        self._tidies_from_s = done_s + self._drive.idle_s
        return done_s

    def _tidy_until(self, now_s: float) -> None:
        """Clean in the idle time until `now_s`; a band in progress at that time is finished first."""
        if self._tidies_from_s >= now_s:
            return
        self._tidies_from_s += self._empty_memory()
        while self._tidies_from_s < now_s:
            if self.cache:
                self._tidies_from_s += self.home.clean(*self.cache.take_oldest())
            elif (torn := self.home.bands.close()) is not None:
                self._tidies_from_s += self.home.repair(*torn)
            else:
                return
            self._requests.free_s = self._tidies_from_s
            self._has_overflowed = False

    def _append(self, begin: int, offset: int, length: int) -> float:
        """Append to the cache; a write that continues one that was not flushed yet is merged with it."""
        drive, cache, work_s = self._drive, self.cache, 0.0
        has_room = cache.used_bytes + length <= drive.cache_bytes
        if begin != offset and has_room and cache.extend(offset, length):
            return length / self._cache_bytes_per_s
        while cache and (cache.used_bytes + length > drive.cache_bytes or cache.entries >= drive.cache_entries):
            work_s += self.home.clean(*cache.take_oldest())
            self._has_overflowed = True
        if self._arm.at:
            work_s += self._disk.seek_s(self._arm.at)
            self._arm.at = 0
        cache.put(offset, length)
        return work_s + (length + drive.header_bytes) / self._cache_bytes_per_s + self._appended_s

    def _write_home(self, begin: int, end: int) -> float:
        """Write a piece of a stream to its place."""
        if self.cache:
            self.cache.supersede(begin, end)
        return self.home.write(begin, end)

    def _empty_memory(self) -> float:
        self.cache.seal()
        return self.home.flush()
