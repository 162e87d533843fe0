"""Whether work will be done by a given time, and at which pace it should go on. The durations are passed in."""

import math
from collections.abc import Sequence
from enum import StrEnum
from typing import Final

import msgspec

EJECT_S: Final = 300.0
"""Time reserved at the end for the last flush and the unmount of a drive that is still busy."""
_RESTING: Final = 1.2  # a limited pace takes this much longer than the limit alone, because of its rests
_GIVING_WAY: Final = 1.1  # the usual pace may take this much longer than full pace, for which the estimate was made
_ROOM: Final = 1.25  # a gentler pace must leave this much room, so that one slow hour does not undo the choice
_PATIENCE_S: Final = 60.0  # wait before raising the pace again
_PATIENCE_GENTLER_S: Final = 600.0  # wait before lowering it


class Readiness(StrEnum):
    """Whether the work will be done in time; `messages.time_left` has the sentences."""

    READY = "ready"  # even at the high end of the estimate
    UNSURE = "unsure"  # the deadline is within the range of the estimate
    LATE = "late"  # not even at the low end of the estimate
    UNKNOWN = "unknown"  # no estimate yet
    OVER = "over"  # the deadline has passed, and the work is not done


class TimeSpan(msgspec.Struct, frozen=True):
    """The range of a duration, in seconds."""

    low_s: float
    high_s: float

    def plus(self, span: "TimeSpan") -> "TimeSpan":
        return TimeSpan(self.low_s + span.low_s, self.high_s + span.high_s)

    def times(self, factor: float) -> "TimeSpan":
        return TimeSpan(self.low_s * factor, self.high_s * factor)

    def at_least(self, seconds: float) -> "TimeSpan":
        return TimeSpan(max(self.low_s, seconds), max(self.high_s, seconds))


NO_TIME: Final = TimeSpan(0.0, 0.0)


class PaceLimit(msgspec.Struct, frozen=True):
    """A pace. `bytes_per_s` is 0 if it has no limit."""

    name: str
    bytes_per_s: int = 0


class WorkAhead(msgspec.Struct, frozen=True):
    """The rest of a copy.

    Attributes:
        copying: the estimate at the current pace; None if there is none yet.
        tidying: how long the drive will clean its cache afterward.
        left_bytes: the data still to copy.
    """

    copying: TimeSpan | None
    tidying: TimeSpan
    left_bytes: int


def readiness(work: TimeSpan | None, left_s: float) -> Readiness:
    """Whether unfinished work will be done within `left_s` seconds."""
    if left_s <= 0:
        return Readiness.OVER
    if work is None:
        return Readiness.UNKNOWN
    if work.high_s <= left_s:
        return Readiness.READY
    return Readiness.UNSURE if work.low_s <= left_s else Readiness.LATE


def first_pace(paces: Sequence[PaceLimit], ahead: WorkAhead, left_s: float, usual: str) -> str:
    """Choose the gentlest pace at which the work will certainly be done in time, or the fastest.

    `paces` begins with the gentlest. `ahead.copying` is the estimate without a limit; without an estimate, the result
    is `usual`. A pace whose limit alone would take too long is never chosen.
    """
    if ahead.copying is None:
        return usual
    fitting = (pace.name for pace in paces if _fits(pace, ahead, left_s, is_fastest=pace is paces[-1]))
    return next(fitting, paces[-1].name)


def next_pace(
    paces: Sequence[PaceLimit],
    current: str,
    ahead: WorkAhead,
    left_s: float,
    *,
    since_change_s: float,
    too_slow: frozenset[str] = frozenset(),
) -> str:
    """Choose the pace from now on; `current` if that is right, or if it is not one of `paces`.

    Raises the pace one step as soon as the work may not be done in time. Lowers it one step only if that leaves ample
    time, and never to one in `too_slow`, which were given up before. After the deadline nothing changes.
    """
    names = [pace.name for pace in paces]
    if current not in names or ahead.copying is None or left_s <= 0:
        return current
    place = names.index(current)
    latest_s = ahead.copying.high_s + ahead.tidying.high_s
    if latest_s > left_s:
        may_rise = place + 1 < len(names) and since_change_s >= _PATIENCE_S
        return names[place + 1] if may_rise else current
    if place == 0 or since_change_s < _PATIENCE_GENTLER_S or names[place - 1] in too_slow:
        return current
    return names[place - 1] if _fits(paces[place - 1], ahead, left_s / _ROOM, is_fastest=False) else current


def _fits(pace: PaceLimit, ahead: WorkAhead, left_s: float, *, is_fastest: bool) -> bool:
    if ahead.copying is None:
        return False
    copying = ahead.copying if is_fastest else ahead.copying.times(_GIVING_WAY)
    if pace.bytes_per_s:
        copying = copying.at_least(_RESTING * ahead.left_bytes / pace.bytes_per_s)
    return math.fsum((copying.high_s, ahead.tidying.high_s)) <= left_s
