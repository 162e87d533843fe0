"""How fast something goes, and how long the rest may take, as a range.

A shingled drive has two speeds, so a mean over everything and a mean over the last seconds both mislead; the truth lies
between what the two of them say.
"""

from collections import deque
from typing import Final, NamedTuple

_RECENT_S: Final = 10.0
_LONG_S: Final = 600.0
_SETTLED_S: Final = 5.0  # before this, any figure would be a guess
_MARGIN: Final = 0.15
_STEP_S: Final = 1.0


class _Point(NamedTuple):
    time_s: float
    done: int


class RateEstimate:
    def __init__(self) -> None:
        self._points: deque[_Point] = deque()
        self._last: _Point | None = None

    def add(self, time_s: float, done: int) -> None:
        """`done` is a counter that rises."""
        self._last = _Point(time_s, done)
        if not self._points or time_s - self._points[-1].time_s >= _STEP_S:
            self._points.append(self._last)
        while time_s - self._points[0].time_s > _LONG_S:
            self._points.popleft()

    @property
    def recent_per_s(self) -> float:
        """Over the last ten seconds."""
        return self._over(_RECENT_S)

    def time_left_s(self, rest: int) -> tuple[float | None, float | None]:
        """The range in which the remaining time lies; (None, None) while that cannot be said, as when nothing moves."""
        if self._last is None or self._last.time_s - self._points[0].time_s < _SETTLED_S or rest < 0:
            return None, None
        rates = sorted((self._over(_RECENT_S * 3), self._over(_LONG_S)))
        if rates[0] <= 0:
            return None, None
        return round(rest / rates[1] * (1 - _MARGIN), 1), round(rest / rates[0] * (1 + _MARGIN), 1)

    def _over(self, window_s: float) -> float:
        if self._last is None:
            return 0.0
        first = next(point for point in self._points if self._last.time_s - point.time_s <= window_s)
        time_s = self._last.time_s - first.time_s
        return (self._last.done - first.done) / time_s if time_s > 0 else 0.0
