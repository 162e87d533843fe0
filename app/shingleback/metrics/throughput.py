"""How fast a run went, from its beginning until now, in bounded memory."""

import itertools
from typing import Final, NamedTuple

_MOST_POINTS: Final = 3_600
_STEP_S: Final = 1.0


class Point(NamedTuple):
    """What counters said at a moment.

    Attributes:
        time_s: since the run began.
        copied_bytes: handed to the filesystem by the engine.
        written_bytes: taken by the drive; None where nobody counts that.
    """

    time_s: float
    copied_bytes: int
    written_bytes: int | None


class Rates(NamedTuple):
    """Mean rates, each over the time from the point before up to `time_s`; `written_bps` is None where unknown."""

    time_s: float
    copied_bps: float
    written_bps: float | None


class Throughput:
    """Keeps counters, not rates: when every second point is dropped, the means over longer times are exact."""

    def __init__(self, most_points: int = _MOST_POINTS) -> None:
        self._most_points = most_points
        self._step_s = _STEP_S
        self._points: list[Point] = []

    def add(self, point: Point) -> None:
        points = self._points
        if points and point.time_s - points[-1].time_s < self._step_s * 0.9:  # timers are not exact
            return
        points.append(point)
        if len(points) > self._most_points:
            del points[1::2]
            self._step_s *= 2

    @property
    def rates(self) -> list[Rates]:
        return [_between(before, after) for before, after in itertools.pairwise(self._points)]

    @property
    def newest(self) -> Rates | None:
        return _between(*self._points[-2:]) if len(self._points) > 1 else None


def _between(before: Point, after: Point) -> Rates:
    time_s = after.time_s - before.time_s
    written_bps = None
    if before.written_bytes is not None and after.written_bytes is not None:
        written_bps = max(0, after.written_bytes - before.written_bytes) / time_s  # a drive that came back counts anew
    return Rates(after.time_s, (after.copied_bytes - before.copied_bytes) / time_s, written_bps)
