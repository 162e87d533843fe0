"""The course of a run in a few figures: how fast it began, when its cache was full, how slow it was then."""

import math
from dataclasses import dataclass
from typing import Final

from shingleback.metrics.recording.recording import Point, Recording
from shingleback.model.cache_state import MomentKind, Phase

_OF_A_CACHE: Final = (Phase.FILLING, Phase.TIDYING, Phase.RESTING)


@dataclass(frozen=True, slots=True)
class Course:
    """Means are those of the drive, or of what was copied where nobody counts for the drive.

    Attributes:
        mean_bps: of the time in which something was copied; 0 where nothing was.
        full_s: when the cache was full for the first time; none where it never was. The fields below belong to that.
        fast_bps, slow_bps: before, and while it was full.
        rested_s: for how long the drive was given rests after that, in all.
        again_s: when it was fast again for the first time; none where it was not.
        has_cache: the drive was believed to fill one.
    """

    mean_bps: float = 0.0
    full_s: float | None = None
    fast_bps: float = 0.0
    slow_bps: float = 0.0
    rested_s: float = 0.0
    again_s: float | None = None
    has_cache: bool = False


def course_of(recording: Recording) -> Course:
    points = list(recording)
    last = max((number for number, point in enumerate(points) if point.copied_bps > 0), default=-1)
    points = points[: last + 1]  # what the drive does afterwards is not the backup's
    if not points:
        return Course()
    mean = _mean(points)
    end_s = points[-1].time_s
    full_s = _first(recording, MomentKind.CLIFF, 0.0, end_s)
    if full_s is None:
        return Course(mean, has_cache=points[-1].phase in _OF_A_CACHE)
    return Course(
        mean,
        full_s,
        _mean([point for point in points if point.time_s <= full_s]),
        _mean([point for point in points if point.time_s > full_s and point.phase is Phase.FULL]),
        _rested_s(recording, full_s, end_s),
        _first(recording, MomentKind.RECOVERED, full_s, end_s),
        has_cache=True,
    )


def _mean(points: list[Point]) -> float:
    span_s = sum(point.span_s for point in points)
    speeds = ((point.copied_bps if math.isnan(point.written_bps) else point.written_bps, point) for point in points)
    return sum(speed * point.span_s for speed, point in speeds) / span_s if span_s else 0.0


def _first(recording: Recording, kind: MomentKind, after_s: float, until_s: float) -> float | None:
    times = (one.time_s for one in recording.moments if one.kind is kind)
    return min((time_s for time_s in times if after_s <= time_s <= until_s), default=None)


def _rested_s(recording: Recording, after_s: float, until_s: float) -> float:
    rested_s, begun_s = 0.0, None
    for moment in sorted(recording.moments, key=lambda one: one.time_s):
        if moment.kind is MomentKind.REST and moment.time_s >= after_s:
            begun_s = moment.time_s
        elif moment.kind is MomentKind.REST_OVER and begun_s is not None:
            rested_s += min(moment.time_s, until_s) - min(begun_s, until_s)
            begun_s = None
    return rested_s
