"""How long the rest of a run may take, as a range.

A shingled drive has two speeds: one while its cache has room, and another one from then on. The range is made of how
long bytes and files took so far, of how much that varied, of the room that is believed to be left in the cache, and of
how fast this drive was in earlier runs. Time is passed in.
"""

from enum import Enum
from typing import Final, NamedTuple

from shingleback.metrics.forecast.seen_speed import Range, SeenSpeed
from shingleback.metrics.forecast.speed import SpeedFit, SpeedHistory
from shingleback.model.cache_state import CacheState, Phase

_STRETCH_S: Final = 5.0  # shorter ones tell more of buffers than of the drive
_MARGIN: Final = 0.03
_LAST_S: Final = 5.0  # the last flush, and what else comes at the end
_SLOWER: Final = Range(1.2, 4.0)
"""How much slower a drive is without room in its cache, where it has not shown that yet: by what owners tell."""
_SAME: Final = Range(1 / 1.3, 1.3)
"""What another time may be like that was not seen in this run."""
_SETTLED_S: Final = 30.0  # so long after the cliff, the speed before it is still thought of


class Work(NamedTuple):
    """How much of a run is done, and how much there is."""

    files: int
    count_bytes: int
    total_files: int
    total_bytes: int


class Halt(Enum):
    """Why nothing moves. What was said last stays so long."""

    NONE = "none"
    PERSON = "person"  # who wants a pause: that time says nothing
    DRIVE = "drive"  # it is silent, or is left alone: that is a part of how slow it is


class _Begin(NamedTuple):
    """Of the stretch that is under way."""

    time_s: float
    work: Work
    fill_bytes: int


class Forecast:
    """Of one phase of a run.

    Attributes:
        left_s: the range in which the time that is left lies; (None, None) while nothing can be said.
    """

    def __init__(self, history: SpeedHistory = SpeedHistory()) -> None:  # noqa: B008 (frozen)
        self.left_s: tuple[float, float] | tuple[None, None] = (None, None)
        self._fast, self._slow = SeenSpeed(), SeenSpeed()
        self._history = history
        self._filling = SpeedFit()  # what a byte and a file add to the cache, as if bytes of it were seconds
        self._is_slow = False
        self._cache: CacheState | None = None
        self._begin: _Begin | None = None

    @property
    def history(self) -> SpeedHistory:
        return SpeedHistory(self._fast.speed or self._history.fast, self._slow.speed or self._history.slow)

    def look(self, time_s: float, work: Work, cache: CacheState | None = None, halt: Halt = Halt.NONE) -> None:
        """To be called often."""
        self._cache = cache
        if self._begin is None:
            self._believe(work)
        falls = cache is not None and cache.phase is Phase.FULL and not self._is_slow
        self._is_slow = self._is_slow or falls
        if self._begin is None or falls or halt is Halt.PERSON or work.count_bytes < self._begin.work.count_bytes:
            self._begin = self._here(time_s, work)
        elif time_s - self._begin.time_s >= _STRETCH_S:
            self._note(time_s, work, self._begin)
            self._begin = self._here(time_s, work)
        if halt is Halt.NONE:
            self.left_s = self._left_s(work) or (None, None)

    def _believe(self, work: Work) -> None:
        for seen, before in ((self._fast, self._history.fast), (self._slow, self._history.slow)):
            if before and before.tells_of(work.total_bytes, work.total_files):
                seen.believe(before)

    def _here(self, time_s: float, work: Work) -> _Begin:
        return _Begin(time_s, work, self._cache.fill_bytes if self._cache else 0)

    def _note(self, time_s: float, work: Work, begin: _Begin) -> None:
        count_bytes, files = work.count_bytes - begin.work.count_bytes, work.files - begin.work.files
        (self._slow if self._is_slow else self._fast).add(time_s - begin.time_s, count_bytes, files)
        if self._cache and not self._is_slow and self._cache.fill_bytes > begin.fill_bytes:
            self._filling.add(self._cache.fill_bytes - begin.fill_bytes, count_bytes, files)

    def _left_s(self, work: Work) -> tuple[float, float] | None:
        count_bytes, files = work.total_bytes - work.count_bytes, work.total_files - work.files
        if count_bytes < 0 or files < 0:
            return None
        seen = self._slow if self._is_slow else self._fast
        found = self._after_cliff(count_bytes, files) if self._is_slow else self._before_cliff(count_bytes, files)
        if found is None:
            return None
        spread = 1 + _MARGIN + seen.spread((found.low + found.high) / 2)
        return max(0.0, round(found.low / spread - _LAST_S, 1)), round(found.high * spread + _LAST_S, 1)

    def _after_cliff(self, count_bytes: int, files: int) -> Range | None:
        """A full cache makes small files slower than long ones, and which of them come next is not known."""
        slow, fast = self._slow.time_s(count_bytes, files), self._fast.time_s(count_bytes, files)
        if slow is None or fast is None:
            return slow or fast
        known = self._fast.speed
        by_files = self._slow.time_if_s(known.byte_s, count_bytes, files) if known else None
        times = [*slow, *([by_files] if by_files is not None else [])]
        if self._slow.seconds < _SETTLED_S:
            times += fast
        return Range(min(times), max(times))

    def _before_cliff(self, count_bytes: int, files: int) -> Range | None:
        fast = self._fast.time_s(count_bytes, files)
        filling = self._filling.speed
        if fast is None or filling is None or self._cache is None or not self._cache.capacity_bytes:
            return fast
        cache, filled_bytes = self._cache, filling.time_s(count_bytes, files)
        slow = self._when_slow(fast, count_bytes, files)
        least_room = cache.capacity_low_bytes - cache.fill_high_bytes
        most_room = cache.capacity_high_bytes - cache.fill_low_bytes
        fast_most, fast_least = _part(most_room, filled_bytes * _SAME.low), _part(least_room, filled_bytes * _SAME.high)
        return Range(
            fast.low * fast_most + slow.low * (1 - fast_most), fast.high * fast_least + slow.high * (1 - fast_least)
        )

    def _when_slow(self, fast: Range, count_bytes: int, files: int) -> Range:
        known = self._slow.time_s(count_bytes, files)
        if known is None:
            return Range(fast.low * _SLOWER.low, fast.high * _SLOWER.high)
        return Range(max(fast.low, known.low * _SAME.low), max(fast.high, known.high * _SAME.high))


def _part(room: float, wanted: float) -> float:
    """How much of what is wanted there is room for, 0 to 1."""
    return min(1.0, max(0.0, room) / wanted) if wanted > 0 else 1.0
