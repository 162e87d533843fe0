"""The course of one run, in bounded memory: what the graph draws and exports, and what is laid beside a later run."""

from array import array
from bisect import bisect_left
from collections.abc import Iterator
from typing import Final, NamedTuple

from shingleback.model.cache_state import Moment, Phase

MOST_POINTS: Final = 36_000  # ten hours by the second
_PHASES: Final = tuple(Phase)


class Point(NamedTuple):
    """What was so over `span_s`, up to `time_s` after the run began.

    Attributes:
        copied_bps: taken by the filesystem from the engine.
        written_bps, read_bps: taken by the drive, and given by it; `written_bps` is NaN where nobody counts that.
        write_wait_s: how long a write took, in the mean.
        busy: 0 to 1.
        fill_bytes, capacity_bytes and their bands: of the cache, as in `CacheState`; 0 where unknown.
    """

    time_s: float
    span_s: float
    copied_bps: float
    written_bps: float
    read_bps: float = 0.0
    write_wait_s: float = 0.0
    busy: float = 0.0
    fill_bytes: float = 0.0
    fill_low_bytes: float = 0.0
    fill_high_bytes: float = 0.0
    capacity_bytes: float = 0.0
    capacity_low_bytes: float = 0.0
    capacity_high_bytes: float = 0.0
    phase: Phase = Phase.UNKNOWN


NUMBERS: Final = Point._fields[:-1]
"""The names of all columns but the phase."""
_MEANS: Final = ("copied_bps", "written_bps", "read_bps", "write_wait_s", "busy")


class Recording:
    """Columns of numbers. When there are too many points, each two become one, in which means stay exact.

    Attributes:
        moments: what happened, in order.
    """

    def __init__(self, most_points: int = MOST_POINTS) -> None:
        self.moments: list[Moment] = []
        self._most_points = most_points
        self._clear()

    def __len__(self) -> int:
        return len(self._phases)

    def __getitem__(self, number: int) -> Point:
        numbers = {name: column[number] for name, column in self._columns.items()}
        return Point(**numbers, phase=_PHASES[self._phases[number]])

    def __iter__(self) -> Iterator[Point]:
        return (self[number] for number in range(len(self)))

    def add(self, point: Point) -> None:
        for name, column in self._columns.items():
            column.append(getattr(point, name))
        self._phases.append(_PHASES.index(point.phase))
        self._stretch(point)
        if len(self) > self._most_points:
            self._halve()

    def column(self, name: str) -> "array[float]":
        """All values of one field, but the phase."""
        return self._columns[name]

    def stretches(self) -> list[tuple[float, float, Phase]]:
        """From when to when the drive was in which phase."""
        return list(self._stretches)

    def at(self, time_s: float) -> Point | None:
        """The point whose time that is; the last one for a time after all, and None where there is none."""
        if not len(self):
            return None
        return self[min(bisect_left(self._columns["time_s"], time_s), len(self) - 1)]

    def _halve(self) -> None:
        """The newest point stays as it is where their number is odd."""
        points = list(self)
        pairs = [_joined(*points[number : number + 2]) for number in range(0, len(points) - 1, 2)]
        kept = pairs + points[len(points) - len(points) % 2 :]
        self._clear()
        for point in kept:
            self.add(point)

    def _clear(self) -> None:
        self._columns = {name: array("d") for name in NUMBERS}
        self._phases = array("B")
        self._stretches: list[tuple[float, float, Phase]] = []

    def _stretch(self, point: Point) -> None:
        """As points come in, since who draws asks for the stretches again and again."""
        newest = self._stretches[-1] if self._stretches else (0.0, point.time_s - point.span_s, None)
        if newest[2] is point.phase:
            self._stretches[-1] = (newest[0], point.time_s, point.phase)
        else:
            self._stretches.append((newest[1], point.time_s, point.phase))


def _joined(first: Point, second: Point) -> Point:
    span_s = first.span_s + second.span_s
    means = {
        name: (getattr(first, name) * first.span_s + getattr(second, name) * second.span_s) / span_s for name in _MEANS
    }
    return second._replace(span_s=span_s, **means)
