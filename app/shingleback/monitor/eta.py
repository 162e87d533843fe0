"""The time left of a run, as a range.

A fit over past work estimates the time per byte and per file. A shingled drive has two speeds: one while its cache has
room, and another one after that. The range is based on how long bytes and files took so far, on how much that varied,
on the estimated room in the cache, and on this drive's speed in earlier runs. The caller passes in the time.
"""

import math
from enum import Enum
from typing import Final, NamedTuple

import msgspec

from shingleback.domain.monitoring import CacheState, Phase

_ALIKE: Final = 4.0
_LONG_BYTES: Final = 100_000_000.0  # the size from which on a larger file makes no difference
_TOLD_APART: Final = 0.05
"""How well bytes and files can be told apart: 1 if each interval had only one of them, 0 if all files had one size."""
_FILE_S: Final = 0.001
_FILES: Final = 0.02
"""The prior of the fit: a file takes `_FILE_S`, with the weight of `_FILES` files, so any real file outweighs it."""


class Speed(msgspec.Struct, frozen=True):
    """The result of a fit.

    Attributes:
        byte_s, file_s: the time per byte, and the additional time per file.
        seconds: the duration of the work that this is based on.
        mean_bytes: the mean size of the files.
    """

    byte_s: float
    file_s: float
    seconds: float
    mean_bytes: float = 0.0

    def time_s(self, count_bytes: float, files: float) -> float:
        return self.byte_s * count_bytes + self.file_s * files

    def applies_to(self, count_bytes: float, files: float) -> bool:
        """Whether these files have about the measured mean size; the speed may not apply to others."""
        mean_bytes = _mean(count_bytes, files)
        return self.mean_bytes / _ALIKE <= mean_bytes <= self.mean_bytes * _ALIKE


class SpeedHistory(msgspec.Struct, frozen=True):
    """The speeds of a drive, kept for its next run.

    Attributes:
        fast, slow: before and after its cache was full; None if not measured yet.
    """

    fast: Speed | None = None
    slow: Speed | None = None


class SpeedFit:
    """A least-squares fit over intervals of work, weighted by duration, and scaled so that the total time is exact.

    Attributes:
        seconds: the total duration of all intervals.
    """

    def __init__(self) -> None:
        self.seconds = 0.0
        self._idle_s = 0.0
        self._bytes = self._files = 0.0
        self._bb = self._bf = self._ff = 0.0

    def add(self, seconds: float, count_bytes: float, files: float) -> None:
        """Add an interval; one without any work makes everything slower."""
        self.seconds += seconds
        self._idle_s += 0.0 if count_bytes or files else seconds
        self._bytes += count_bytes
        self._files += files
        self._bb += count_bytes * count_bytes / seconds
        self._bf += count_bytes * files / seconds
        self._ff += files * files / seconds

    def believe(self, speed: Speed, most_s: float) -> None:
        """Add `most_s` of work at that speed, half of it bytes and half files; less if the speed is based on less."""
        half_s = min(most_s, speed.seconds) / 2
        if speed.byte_s and half_s:
            self.add(half_s, half_s / speed.byte_s, 0.0)
        if speed.file_s and half_s:
            self.add(half_s, 0.0, half_s / speed.file_s)

    @property
    def speed(self) -> Speed | None:
        """The fitted speed; None if no work was done."""
        byte_s, file_s = self._solved()
        expected_s = byte_s * self._bytes + file_s * self._files
        if expected_s <= 0:
            return None
        scale = self.seconds / expected_s
        return Speed(byte_s * scale, file_s * scale, self.seconds, _mean(self._bytes, self._files))

    def with_bytes_at(self, byte_s: float) -> Speed | None:
        """Return the speed if bytes took `byte_s` each and files the remaining time; None if no time remains.

        Intervals without any work make both slower.
        """
        busy_s = self.seconds - self._idle_s
        files_s = busy_s - byte_s * self._bytes
        if not self._files or files_s <= 0:
            return None
        longer = self.seconds / busy_s
        return Speed(byte_s * longer, files_s / self._files * longer, self.seconds)

    def extreme_times_s(self, count_bytes: float, files: float) -> list[float]:
        """Return the time if bytes took all the time so far, and the time if files did.

        Both are possible while all files had one size. Empty otherwise, or if the files ahead have that size as well.
        """
        speed = self.speed
        if not self._bytes or not self._files or speed is None or speed.applies_to(count_bytes, files):
            return []
        if 1 - self._bf * self._bf / (self._bb * self._ff) >= _TOLD_APART:
            return []
        return [self.seconds * count_bytes / self._bytes, self.seconds * files / self._files]

    def _solved(self) -> tuple[float, float]:
        """Return the time per byte and per file; neither is negative."""
        ff, files = self._ff + _FILES, self._files + _FILES * _FILE_S
        if not self._bb:
            return 0.0, files / ff
        weight = self._bb * ff - self._bf * self._bf
        byte_s, file_s = self._bytes * ff - files * self._bf, self._bb * files - self._bf * self._bytes
        if weight <= 0 or file_s <= 0:
            return self._bytes / self._bb, 0.0
        return (byte_s / weight, file_s / weight) if byte_s > 0 else (0.0, files / ff)


def _mean(count_bytes: float, files: float) -> float:
    return min(count_bytes / max(files, 1.0), _LONG_BYTES)


_LATELY: Final = 0.65  # the share of the time that counts as recent
_MIN_LATELY_S: Final = 60.0
_MAX_STRETCHES: Final = 32
_FIRST_STRETCH_S: Final = 5.0
_UNKNOWN_SPREAD: Final = 0.5
_BELIEVED_S: Final = 60.0
_FEW_S: Final = 5.0
_CONFIDENCE: Final = 0.5
"""How many standard deviations the range extends to each side, beyond its different estimates. Found by replays."""


class EtaRange(NamedTuple):
    low: float
    high: float


class _Stretch(NamedTuple):
    seconds: float
    count_bytes: float
    files: float


class ObservedSpeed:
    """One observed speed of a drive: overall, recently, and how much it varies.

    Memory is bounded: when there are too many intervals, pairs are merged, so they describe slower changes.
    """

    def __init__(self) -> None:
        self._whole = SpeedFit()
        self._lately: Speed | None = None
        self._stretches: list[_Stretch] = []
        self._stretch_s = _FIRST_STRETCH_S
        self._open = _Stretch(0.0, 0.0, 0.0)

    def believe(self, speed: Speed) -> None:
        """Add the speed of earlier runs, as a little work."""
        self._whole.believe(speed, _BELIEVED_S)

    @property
    def seconds(self) -> float:
        """The duration of all work, including that believed from earlier runs."""
        return self._whole.seconds

    @property
    def speed(self) -> Speed | None:
        return self._whole.speed

    def add(self, seconds: float, count_bytes: float, files: float, idle_s: float = 0.0) -> None:
        """Add an interval of work; `idle_s` is additional time without any work."""
        for time_s, done in ((seconds, (count_bytes, files)), (idle_s, (0.0, 0.0))):
            if time_s:
                self._whole.add(time_s, *done)
        self._open = _joined(self._open, _Stretch(seconds + idle_s, count_bytes, files))
        if self._open.seconds >= self._stretch_s:
            self._stretches.append(self._open)
            self._open = _Stretch(0.0, 0.0, 0.0)
            if len(self._stretches) >= _MAX_STRETCHES:
                pairs = zip(self._stretches[::2], self._stretches[1::2], strict=True)
                self._stretches = [_joined(*pair) for pair in pairs]
                self._stretch_s *= 2
        fit, enough_s = SpeedFit(), max(_MIN_LATELY_S, _LATELY * self._whole.seconds)
        if self._open.seconds:
            fit.add(*self._open)
        for stretch in reversed(self._stretches):
            if fit.seconds >= enough_s:
                break
            fit.add(*stretch)
        self._lately = fit.speed

    def time_s(self, count_bytes: float, files: float) -> EtaRange | None:
        """Return the time by the overall and the recent speed; None if neither is known.

        The range is wider if the files ahead have another size than those so far.
        """
        times = [speed.time_s(count_bytes, files) for speed in (self._whole.speed, self._lately) if speed]
        times += self._whole.extreme_times_s(count_bytes, files)
        return EtaRange(min(times), max(times)) if times else None

    def time_if_s(self, byte_s: float, count_bytes: float, files: float) -> float | None:
        """Return the time if bytes took `byte_s` each and files the remaining time; None if no time remains."""
        speed = self._whole.with_bytes_at(byte_s)
        return speed.time_s(count_bytes, files) if speed else None

    def spread(self, ahead_s: float) -> float:
        """Return the relative uncertainty of the time ahead, from how much the intervals so far varied."""
        doubt = 1 / (1 + self.seconds / _FEW_S)
        speed = self._whole.speed
        if speed is None or len(self._stretches) < 2:
            return _UNKNOWN_SPREAD + doubt
        squares = sum(
            (stretch.seconds - speed.time_s(stretch.count_bytes, stretch.files)) ** 2 for stretch in self._stretches
        )
        per_s = squares / sum(stretch.seconds for stretch in self._stretches)
        return _CONFIDENCE * math.sqrt(per_s * (1 / max(ahead_s, 1.0) + 1 / self.seconds)) + doubt


def _joined(first: _Stretch, second: _Stretch) -> _Stretch:
    return _Stretch(*(first_value + second_value for first_value, second_value in zip(first, second, strict=True)))


_STRETCH_S: Final = 5.0  # shorter intervals show the buffers rather than the drive
_MARGIN: Final = 0.03
_LAST_S: Final = 5.0  # the last flush, and other work at the end
_SLOWER: Final = EtaRange(1.2, 4.0)
"""How much slower a drive with a full cache is if that was not measured yet, as owners report."""
_SLOWEST: Final = 30.0
"""The same for long files, at most: the time of tiny files says little about them."""
_SAME: Final = EtaRange(1 / 1.3, 1.3)
"""How much a speed may differ that was not measured in this run."""
_OTHER_FILES: Final = 1.5  # the uncertainty for files of another size than the measured ones
_SETTLED_S: Final = 30.0  # the range includes the fast speed for this long after the cliff


class WorkDone(NamedTuple):
    """The progress of a run, and its total."""

    files: int
    count_bytes: int
    total_files: int
    total_bytes: int


class Halt(Enum):
    """Why there is no progress. The last range is kept during that time."""

    NONE = "none"
    PERSON = "person"  # the user paused the run: this time says nothing about the drive
    DRIVE = "drive"  # the drive is silent, or is given a rest: this is part of its slowness


class _Begin(NamedTuple):
    """The start of the current interval."""

    time_s: float
    work: WorkDone
    fill_bytes: int


_MAX_DEARER: Final = 2.0


class _Rests:
    """Charges the time in which the drive rested or was silent to the work that follows.

    A rest is the price of the work until the next one. How much work that will be is not known in advance. So the work
    after a rest is charged bit by bit, at the rate of earlier rests, but with at least as much time as it took itself.
    Otherwise two files after a rest would seem to take a minute.
    """

    def __init__(self) -> None:
        self._owed_s = 0.0
        self._due_s = 0.0
        self._is_resting = False
        self._rested_s = self._worked_s = 0.0  # earlier rests, and the work after them
        self._rest_s = self._work_s = 0.0  # the newest rest, and the work since

    def update(self, passed_s: float, *, is_resting: bool) -> None:
        if is_resting and not self._is_resting:
            self._due_s, self._owed_s = self._due_s + self._owed_s, 0.0
            if self._rest_s:
                self._rested_s, self._worked_s = self._rested_s + self._rest_s, self._worked_s + self._work_s
            self._rest_s = self._work_s = 0.0
        self._is_resting = is_resting
        if is_resting:
            self._owed_s += passed_s
            self._rest_s += passed_s

    def slowdown(self, seen_s: float) -> float:
        """Return the factor of the time left if no more work follows before the next rest."""
        return min(_MAX_DEARER, 1 + self._owed_s / seen_s) if seen_s else 1.0

    def charged_s(self, work_s: float) -> float:
        """Return how many seconds of resting to add to work that took `work_s`."""
        self._work_s += work_s
        rate = self._rested_s / self._worked_s if self._worked_s else 1.0
        part_s = min(self._owed_s, work_s * max(1.0, rate))
        charged_s = self._due_s + part_s
        self._due_s, self._owed_s = 0.0, self._owed_s - part_s
        return charged_s


class Forecast:
    """Estimates the time left of one phase of a run.

    Attributes:
        left_s: the range of the time left; (None, None) if unknown.
    """

    def __init__(self, history: SpeedHistory = SpeedHistory()) -> None:  # noqa: B008 (frozen)
        self.left_s: tuple[float, float] | tuple[None, None] = (None, None)
        self._fast, self._slow = ObservedSpeed(), ObservedSpeed()
        self._history = history
        self._filling = SpeedFit()  # what a byte and a file add to the cache: its bytes take the place of seconds
        self._is_slow = False
        self._cache: CacheState | None = None
        self._begin: _Begin | None = None
        self._rests = _Rests()
        self._looked_s = 0.0

    @property
    def history(self) -> SpeedHistory:
        return SpeedHistory(self._fast.speed or self._history.fast, self._slow.speed or self._history.slow)

    def update(self, time_s: float, work: WorkDone, cache: CacheState | None = None, halt: Halt = Halt.NONE) -> None:
        """Update with the progress at `time_s`; should be called often."""
        self._cache = cache
        if self._begin is None:
            for speeds, before in ((self._fast, self._history.fast), (self._slow, self._history.slow)):
                if before and before.applies_to(work.total_bytes, work.total_files):
                    speeds.believe(before)
            self._looked_s = time_s
        passed_s, self._looked_s = time_s - self._looked_s, time_s
        self._rests.update(passed_s, is_resting=halt is Halt.DRIVE)
        if self._begin is not None and halt is Halt.DRIVE:
            self._begin = self._begin._replace(time_s=self._begin.time_s + passed_s)
        falls = cache is not None and cache.phase is Phase.FULL and not self._is_slow
        self._is_slow = self._is_slow or falls
        if self._begin is None or falls or halt is Halt.PERSON or work.count_bytes < self._begin.work.count_bytes:
            self._begin = self._position(time_s, work)
        elif time_s - self._begin.time_s >= _STRETCH_S:
            count_bytes, files = work.count_bytes - self._begin.work.count_bytes, work.files - self._begin.work.files
            work_s = time_s - self._begin.time_s
            (self._slow if self._is_slow else self._fast).add(work_s, count_bytes, files, self._rests.charged_s(work_s))
            if self._cache and not self._is_slow and self._cache.fill_bytes > self._begin.fill_bytes:
                self._filling.add(self._cache.fill_bytes - self._begin.fill_bytes, count_bytes, files)
            self._begin = self._position(time_s, work)
        if halt is Halt.NONE:
            self.left_s = self._left_s(work) or (None, None)

    def _position(self, time_s: float, work: WorkDone) -> _Begin:
        return _Begin(time_s, work, self._cache.fill_bytes if self._cache else 0)

    def _left_s(self, work: WorkDone) -> tuple[float, float] | None:
        count_bytes, files = work.total_bytes - work.count_bytes, work.total_files - work.files
        if count_bytes < 0 or files < 0:
            return None
        speeds = self._slow if self._is_slow else self._fast
        eta = self._after_cliff(count_bytes, files) if self._is_slow else self._before_cliff(count_bytes, files)
        if eta is None:
            return None
        spread = 1 + _MARGIN + speeds.spread((eta.low + eta.high) / 2)
        high_s = eta.high * spread * self._rests.slowdown(speeds.seconds)
        return max(0.0, round(eta.low / spread - _LAST_S, 1)), round(high_s + _LAST_S, 1)

    def _after_cliff(self, count_bytes: int, files: int) -> EtaRange | None:
        """Return the time with a full cache, which slows small files more than long ones; their order is unknown."""
        slow, fast = self._slow.time_s(count_bytes, files), self._fast.time_s(count_bytes, files)
        if slow is None or fast is None:
            return slow or fast
        fast_speed = self._fast.speed
        by_files = self._slow.time_if_s(fast_speed.byte_s, count_bytes, files) if fast_speed else None
        times = [*slow]
        if fast_speed and by_files is not None:
            most_s = by_files + _SLOWEST * fast_speed.byte_s * count_bytes
            times = [by_files, *(min(time_s, most_s) for time_s in slow)]
        if self._slow.seconds < _SETTLED_S:
            times += fast
        return EtaRange(min(times), max(times))

    def _before_cliff(self, count_bytes: int, files: int) -> EtaRange | None:
        fast = self._fast.time_s(count_bytes, files)
        filling = self._filling.speed
        if fast is None or filling is None or self._cache is None or not self._cache.capacity_bytes:
            return fast
        cache, filled_bytes = self._cache, filling.time_s(count_bytes, files)
        slow = self._slow.time_s(count_bytes, files)
        if slow is None:
            slow = EtaRange(fast.low * _SLOWER.low, fast.high * _SLOWER.high)
        else:
            slow = EtaRange(max(fast.low, slow.low * _SAME.low), max(fast.high, slow.high * _SAME.high))
        least_room = cache.capacity_low_bytes - cache.fill_high_bytes
        most_room = cache.capacity_high_bytes - cache.fill_low_bytes
        fast_most, fast_least = _part(most_room, filled_bytes * _SAME.low), _part(least_room, filled_bytes * _SAME.high)
        return EtaRange(
            fast.low * fast_most + slow.low * (1 - fast_most), fast.high * fast_least + slow.high * (1 - fast_least)
        )


def foreseen(history: SpeedHistory, count_bytes: int, files: int, cache: CacheState | None = None) -> EtaRange | None:
    """Return how long a future copy will take, by earlier runs of this drive; None if there were none.

    At best nothing goes through the cache, at worst everything.
    """
    fast, slow = history.fast or history.slow, history.slow
    if fast is None:
        return None
    fast_s = fast.time_s(count_bytes, files)
    slow_s = max(fast_s, slow.time_s(count_bytes, files) if slow else fast_s * _SLOWER.high)
    room_bytes = cache.capacity_low_bytes - cache.fill_high_bytes if cache and cache.capacity_bytes else count_bytes
    part = _part(room_bytes, count_bytes)
    uncertainty = 1.0 if fast.applies_to(count_bytes, files) else _OTHER_FILES
    low_s, high_s = fast_s * _SAME.low / uncertainty, (fast_s * part + slow_s * (1 - part)) * _SAME.high * uncertainty
    return EtaRange(max(0.0, round(low_s - _LAST_S, 1)), round(high_s + _LAST_S, 1))


def _part(room: float, needed: float) -> float:
    """Return the share of the remaining data that there is room for, 0 to 1."""
    return min(1.0, max(0.0, room) / needed) if needed > 0 else 1.0
