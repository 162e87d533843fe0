"""What the graph shows in sentences, for its foot and for screen readers."""

import math
from collections.abc import Sequence
from typing import Final

from shingleback.domain.monitoring import CacheState, Phase, RunEvent
from shingleback.gui.run.texts import duration, moment_of, rate, translate
from shingleback.messages.progress import phase_name, sentence
from shingleback.messages.translate import QT_TRANSLATE_NOOP, capitalized
from shingleback.monitor.recording import Point, Recording, RunSummary, run_summary, with_drive
from shingleback.protocol.events import DriveState

_NOW_S: Final = 0.9  # a second, without the point at its start
_MEAN: Final = QT_TRANSLATE_NOOP("graph", "The drive wrote {rate} on average.")
_NEVER_FULL: Final = QT_TRANSLATE_NOOP("graph", "The cache never filled up: the drive wrote {rate} on average.")
_FULL: Final = QT_TRANSLATE_NOOP("graph", "For {time} the cache filled at full speed, {fast}; then it was full.")
_FULL_AND_SLOW: Final = QT_TRANSLATE_NOOP(
    "graph", "For {time} the cache filled at full speed, {fast}; then it was full, and writing slowed to {slow}."
)
_FULL_AND_AGAIN: Final = QT_TRANSLATE_NOOP(
    "graph",
    "For {time} the cache filled at full speed, {fast}; then it was full, and writing slowed to {slow}"
    " until it was fast again at {again}.",
)
_FULL_AND_RESTED: Final = QT_TRANSLATE_NOOP(
    "graph",
    "For {time} the cache filled at full speed, {fast}; then it was full, and writing slowed to {slow},"
    " with rests of {rest} in all to make room.",
)


def cache_of(point: Point) -> CacheState | None:
    """Return the state of the cache; None if it is unknown."""
    if not point.capacity_bytes:
        return None
    return CacheState(
        point.phase,
        round(point.fill_bytes),
        round(point.fill_low_bytes),
        round(point.fill_high_bytes),
        round(point.capacity_bytes),
        round(point.capacity_low_bytes or point.capacity_bytes),
        round(point.capacity_high_bytes or point.capacity_bytes),
    )


def story(recording: Recording) -> str:
    """Return one sentence about the whole run; empty if nothing was copied."""
    course = run_summary(recording)
    if not course.mean_bps:
        return ""
    if course.full_s is None:
        text = _NEVER_FULL if course.has_cache else _MEAN
        return translate("graph", text).format(rate=rate(course.mean_bps))
    return translate("graph", _story(course)).format(
        time=duration(course.full_s),
        fast=rate(course.fast_bps),
        slow=rate(course.slow_bps),
        rest=duration(course.rested_s),
        again=moment_of(course.again_s or 0),
    )


def _story(course: RunSummary) -> str:
    if not 0 < course.slow_bps < course.fast_bps:
        return _FULL
    if course.rested_s:
        return _FULL_AND_RESTED
    return _FULL_AND_SLOW if course.again_s is None else _FULL_AND_AGAIN


def now(recording: Recording, drive: DriveState | None = None, *, is_measurement: bool = False) -> str:
    """Return a sentence about the last second; empty before there is data.

    `drive`: its present state, which may be newer than the last point; None if only the recording has it.
    """
    if not len(recording):
        return ""
    newest = recording.averaged(recording[-1], recording[-1].time_s - _NOW_S, math.inf)
    newest = newest if drive is None else with_drive(newest, drive)
    after = translate("graph", QT_TRANSLATE_NOOP("graph", "{values}, after {time}"))
    return capitalized(
        after.format(values=_values(newest, is_measurement=is_measurement), time=duration(newest.time_s))
    )


def at(time_s: float, point: Point | None, before: Point | None, *, is_measurement: bool = False) -> str:
    """Return a sentence about one time; `before` is a point of an earlier run."""
    if point is None:
        return ""
    values = _values(point, is_measurement=is_measurement)
    if before is not None and before.time_s >= time_s and not math.isnan(before.written_bps):
        earlier = translate("graph", QT_TRANSLATE_NOOP("graph", "in the earlier run {rate}"))
        values += ", " + earlier.format(rate=rate(before.written_bps))
    return _timed(time_s, values)


def marked(moments: Sequence[RunEvent]) -> str:
    """Return the sentences of events at one time, without duplicates."""
    marks = dict.fromkeys(sentence(moment, translate) for moment in moments)
    return _timed(moments[0].time_s, " ".join(marks))


def _values(point: Point, *, is_measurement: bool) -> str:
    """Return the known values, in order of importance, except the cache's, which the gauge shows."""
    figures = _rates_of_test(point) if is_measurement else _rates(point)
    if point.phase is not Phase.UNKNOWN:
        figures.append(phase_name(point.phase, translate))
    return ", ".join(figures)


def _rates(point: Point) -> list[str]:
    if point.copied_bps < 1 and point.written_bps < 1:
        return [translate("graph", QT_TRANSLATE_NOOP("graph", "nothing is written"))]
    copied = translate("graph", QT_TRANSLATE_NOOP("graph", "{rate} copied")).format(rate=rate(point.copied_bps))
    if math.isnan(point.written_bps):
        return [copied]
    written = translate("graph", QT_TRANSLATE_NOOP("graph", "{rate} written to the drive"))
    return [copied, written.format(rate=rate(point.written_bps))]


def _rates_of_test(point: Point) -> list[str]:
    """Return the rates of a measurement, in which the first line shows what is read."""
    if point.copied_bps < 1 and not point.written_bps >= 1:
        return [translate("graph", QT_TRANSLATE_NOOP("graph", "the drive is not used"))]
    read = translate("graph", QT_TRANSLATE_NOOP("graph", "{rate} read"))
    written = translate("graph", QT_TRANSLATE_NOOP("graph", "{rate} written to the drive"))
    return [read.format(rate=rate(point.copied_bps)), written.format(rate=rate(point.written_bps))]


def _timed(time_s: float, text: str) -> str:
    return translate("graph", QT_TRANSLATE_NOOP("graph", "At {time}: {said}")).format(time=moment_of(time_s), said=text)
