"""How fast something goes just now. How long the rest may take is the question of `time_left`."""

from collections import deque
from typing import Final, NamedTuple

_RECENT_S: Final = 10.0
_STEP_S: Final = 1.0


class _Point(NamedTuple):
    time_s: float
    done: int


class RecentRate:
    """Over the last ten seconds."""

    def __init__(self) -> None:
        self._points: deque[_Point] = deque()
        self._last = _Point(0.0, 0)

    def add(self, time_s: float, done: int) -> None:
        """`done` is a counter that rises."""
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
