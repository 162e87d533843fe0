"""The recent speed of a run, and a range of its time left that does not jump with each estimate."""

import math
from collections import deque
from typing import Final, NamedTuple

from shingleback.domain.monitoring import RangeChange
from shingleback.monitor.eta import EtaRange, Halt, WorkDone

_RECENT_S: Final = 10.0
_STEP_S: Final = 1.0
_PATIENCE_S: Final = 20.0
_PATIENCE: Final = 0.05  # as a share of the time left, if that is shorter
_LEAST_PATIENCE_S: Final = 5.0  # a drive may be fast for a few seconds after each rest
_NARROWED_S: Final = 30.0  # an estimate must stay narrower for this long, or for the same share of the time left
_LEAST_NARROWED_S: Final = 5.0
_NARROWER: Final = 2.0  # how many times as wide as the newest estimate the reported range may be
_TOLD_S: Final = 60.0  # a reason is reported for this long
_EXPLAINS_S: Final = 60.0  # a full cache explains a change for this long
_BREAK_S: Final = 5.0
_OUTER: Final = 2.0  # the end that moves outward is at most this many times from the middle of the newest estimate
_SMALLER: Final = 4.0
_LEAST_S: Final = 1.0  # less is no delay


class _Point(NamedTuple):
    time_s: float
    done: int


class RecentRate:
    """The speed over the last ten seconds."""

    def __init__(self) -> None:
        self._points: deque[_Point] = deque()
        self._last = _Point(0.0, 0)

    def add(self, time_s: float, done: int) -> None:
        """`done` is a counter that only rises."""
        self._last = _Point(time_s, done)
        if not self._points or time_s - self._points[-1].time_s >= _STEP_S:
            self._points.append(self._last)
        while time_s - self._points[0].time_s > _RECENT_S:
            self._points.popleft()

    @property
    def per_s(self) -> float:
        first = self._points[0] if self._points else self._last
        time_s = self._last.time_s - first.time_s
        return (self._last.done - first.done) / time_s if time_s > 0 else 0.0


class ShownRange(NamedTuple):
    """Attributes: `change` is why it was moved or widened within the last minute; None if it was not."""

    low_s: float | None = None
    high_s: float | None = None
    change: RangeChange | None = None


class _Causes:
    """What has happened since the range was set, which may be why it takes longer."""

    def __init__(self) -> None:
        self._since = WorkDone(0, 0, 0, 0)
        self._break_s = 0.0
        self._full_at_s = -math.inf
        self._was_full = False

    def note_cache(self, time_s: float, *, is_full: bool) -> None:
        if is_full and not self._was_full:
            self._full_at_s = time_s
        self._was_full = is_full

    def note_break(self, passed_s: float) -> None:
        self._break_s += passed_s

    def begin(self, work: WorkDone) -> None:
        """The range has been set."""
        self._since = work
        self._break_s = 0.0

    def most_likely(self, work: WorkDone, time_s: float) -> RangeChange:
        if time_s - self._full_at_s < _EXPLAINS_S:
            return RangeChange.CACHE_FULL
        if self._break_s > _BREAK_S:
            return RangeChange.BREAK
        before = self._since
        files, count_bytes = work.files - before.files, work.count_bytes - before.count_bytes
        is_smaller = files > 0 and count_bytes / files < before.count_bytes / max(before.files, 1) / _SMALLER
        return RangeChange.SMALL_FILES if is_smaller else RangeChange.SLOWER


class SteadyRange:
    """The shown time left of one phase. It keeps its word, unlike the newest estimate, which changes every second.

    It says between which two moments the work will end: as time passes, it counts down like a clock, and becomes
    narrower when more is known. It is moved only after the newest estimate has contradicted it for a while, and then
    the reason is reported with it.
    """

    def __init__(self) -> None:
        self._range: EtaRange | None = None
        self._looked_s = self._agreed_s = self._wider_s = 0.0
        self._causes = _Causes()
        self._change: RangeChange | None = None
        self._changed_s = 0.0

    def after(
        self,
        time_s: float,
        left_s: tuple[float, float] | tuple[None, None],
        work: WorkDone,
        halt: Halt = Halt.NONE,
        *,
        is_full: bool = False,
    ) -> ShownRange:
        """Return the range to show. It counts down while there is no halt.

        Args:
            time_s: the time now.
            left_s: the newest estimate.
            work: the progress.
            halt: why there is none.
            is_full: the drive's cache is full.
        """
        passed_s, self._looked_s = time_s - self._looked_s, time_s
        self._causes.note_cache(time_s, is_full=is_full)
        low_s, high_s = left_s
        if low_s is None or high_s is None:
            self._range = None
            return ShownRange()
        newest = EtaRange(low_s, high_s)
        if halt is not Halt.NONE:
            self._changed_s += passed_s  # nobody is told the time left, and its reason, during a halt
        if halt is Halt.DRIVE:
            self._causes.note_break(passed_s)
        elif halt is Halt.NONE and self._range is not None:
            self._range = EtaRange(*(max(0.0, bound_s - passed_s) for bound_s in self._range))
        if self._range is None:
            self._range = newest
            self._note(work, time_s)
        else:
            self._range = self._updated(self._range, newest, work, time_s)
        is_told = self._change is not None and time_s - self._changed_s < _TOLD_S
        return ShownRange(round(self._range.low, 1), round(self._range.high, 1), self._change if is_told else None)

    def _updated(self, shown: EtaRange, newest: EtaRange, work: WorkDone, time_s: float) -> EtaRange:
        middle_s = min(newest.high, math.sqrt(max(newest.low, _LEAST_S) * max(newest.high, _LEAST_S)))
        if shown.low <= middle_s <= max(shown.high, _LEAST_S):
            self._agreed_s = time_s
            # The newest range is shown if it has been within the shown one, and clearly narrower, for a while.
            is_within = shown.low <= newest.low and newest.high <= shown.high
            if not is_within or _ratio(shown) <= _NARROWER * _ratio(newest):
                self._wider_s = time_s
            if time_s - self._wider_s < _patience_s(middle_s, _LEAST_NARROWED_S, _NARROWED_S):
                return shown
            self._note(work, time_s)
            return newest
        self._wider_s = time_s
        if time_s - self._agreed_s < _patience_s(middle_s, _LEAST_PATIENCE_S, _PATIENCE_S):
            return shown
        is_later = middle_s > shown.high
        self._change = self._causes.most_likely(work, time_s) if is_later else RangeChange.FASTER
        self._changed_s = time_s
        self._note(work, time_s)
        if is_later:
            return EtaRange(max(shown.low, newest.low), min(newest.high, _OUTER * middle_s))
        return EtaRange(max(newest.low, middle_s / _OUTER), min(shown.high, newest.high))

    def _note(self, work: WorkDone, time_s: float) -> None:
        self._causes.begin(work)
        self._agreed_s = self._wider_s = time_s


def _patience_s(middle_s: float, least_s: float, most_s: float) -> float:
    return min(most_s, max(least_s, middle_s * _PATIENCE))


def _ratio(eta: EtaRange) -> float:
    return max(eta.high, _LEAST_S) / max(eta.low, _LEAST_S)
