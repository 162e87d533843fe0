"""A recording as a table: what a spreadsheet reads (CSV)."""

import math
from collections.abc import Iterator
from typing import Final

from shingleback.metrics.recording.recording import NUMBERS, Point, Recording
from shingleback.model.cache_state import Moment

_WITH_FRACTION: Final = {"time_s": 2, "span_s": 2, "write_wait_s": 4, "busy": 3}
_HEAD: Final = (*Point._fields, "happened")


def lines(recording: Recording) -> Iterator[str]:
    """The names, and a line for each point. A moment stands at the first point that is not before it.

    Units are in the names; what is not known is empty.
    """
    yield ",".join(_HEAD) + "\n"
    waiting = sorted(recording.moments, key=lambda moment: -moment.time_s)
    for number, point in enumerate(recording):
        is_last = number == len(recording) - 1
        happened = []
        while waiting and (waiting[-1].time_s <= point.time_s or is_last):
            happened.append(waiting.pop())
        yield _line(point, happened)


def _line(point: Point, happened: list[Moment]) -> str:
    numbers = [_number(name, getattr(point, name)) for name in NUMBERS]
    kinds = " ".join(moment.kind for moment in happened)
    return ",".join([*numbers, point.phase, kinds]) + "\n"


def _number(name: str, value: float) -> str:
    return "" if math.isnan(value) else f"{value:.{_WITH_FRACTION.get(name, 0)}f}"
