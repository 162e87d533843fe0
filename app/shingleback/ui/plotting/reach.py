"""From when to when the graph shows a run. No Qt in here."""

import math
from dataclasses import dataclass
from typing import Final

LEAST_S: Final = 10.0  # closer, there is a handful of points
_LEAST_OF_ALL_S: Final = 30.0  # a run that has just begun does not fill the width
_ALMOST: Final = 1e-6
_PARTS: Final = 200
_STEPS_S: Final = (120, 60, 30, 20, 10, 5, 2, 1)


def whole_of(last_s: float) -> float:
    """How much there is to be seen: not always a little more, but now and then a pixel or two."""
    step = next((step for step in _STEPS_S if step * _PARTS <= last_s), _STEPS_S[-1])
    return max(math.ceil(last_s / step) * step, _LEAST_OF_ALL_S)


@dataclass(frozen=True, slots=True)
class Reach:
    """Seconds since the run began; a new value for each step, and as it is made it shows all.

    Attributes:
        span_s: how much is seen; none: everything.
        end_s: up to when; none: up to the newest point, whenever that is.
    """

    span_s: float | None = None
    end_s: float | None = None

    @property
    def is_all(self) -> bool:
        return self.span_s is None

    def shown(self, last_s: float) -> tuple[float, float]:
        """From when to when, where the newest point is that of `last_s`."""
        whole = whole_of(last_s)
        if self.span_s is None:
            return 0.0, whole
        end = whole if self.end_s is None else min(self.end_s, whole)
        return max(0.0, end - self.span_s), max(end, min(self.span_s, whole))

    def zoomed(self, factor: float, at_s: float, last_s: float) -> "Reach":
        """What is at `at_s` stays where it is; a factor below 1 shows less of the run, and closer."""
        begin, end = self.shown(last_s)
        span = max(LEAST_S, (end - begin) * factor)
        if span >= whole_of(last_s) - _ALMOST:
            return Reach()
        begin = at_s - (at_s - begin) * span / (end - begin)
        return self._at(begin, span, last_s)

    def panned(self, by_s: float, last_s: float) -> "Reach":
        if self.span_s is None:
            return self
        begin, end = self.shown(last_s)
        return self._at(begin + by_s, end - begin, last_s)

    def around(self, at_s: float, last_s: float) -> "Reach":
        """So that a time can be seen; as it is where it can be seen already."""
        begin, end = self.shown(last_s)
        if begin <= at_s <= end:
            return self
        return self._at(at_s - (end - begin) / 2, end - begin, last_s)

    def _at(self, begin_s: float, span_s: float, last_s: float) -> "Reach":
        whole = whole_of(last_s)
        end = min(max(begin_s, 0.0) + span_s, whole)
        return Reach(span_s, None if end >= whole - _ALMOST else end)
