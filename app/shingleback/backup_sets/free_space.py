"""The free space on the drive of a backup set: what the last backup left, and when the drive will be full.

Both come from the history. The drive itself isn't asked: it may be asleep, or away.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

_FEWEST: Final = 3  # backups, between which there are two paces to compare
_WINDOW: Final = timedelta(days=183)  # what was copied before that tells of another life
_SHORTEST: Final = timedelta(days=7)  # a day's work says nothing of a week's
_FURTHEST: Final = 26  # times as far ahead as the history reaches back
_STEADY: Final = 3.0  # the pace of one half may be so many times that of the other
_LONGEST: Final = timedelta(days=3652)  # after ten years the drive is another one
WEEK: Final = timedelta(days=7)


@dataclass(frozen=True, slots=True, kw_only=True)
class FreeSpace:
    """What a backup left on its drive, at the moment at which it began."""

    at: datetime
    free_bytes: int
    total_bytes: int

    @property
    def used_part(self) -> float:
        """From 0 to 1."""
        return min(1.0, max(0.0, 1 - self.free_bytes / self.total_bytes)) if self.total_bytes > 0 else 0.0


def full_in(readings: Sequence[FreeSpace], now: datetime) -> timedelta | None:
    """How long until the drive is full at this pace; None where that can't be told.

    Args:
        readings: of one drive, the newest first.
        now: like all times, with its offset from UTC.
    """
    recent = _comparable(readings, now)
    if len(recent) < _FEWEST or recent[0].at - recent[-1].at < _SHORTEST:
        return None
    pace = _pace(recent)
    newest = recent[0]
    if pace is None or newest.free_bytes <= 0:
        return None
    left = timedelta(seconds=min(newest.free_bytes / pace, 2 * _LONGEST.total_seconds())) - (now - newest.at)
    furthest = min(_LONGEST, _FURTHEST * (newest.at - recent[-1].at))
    return left if timedelta(0) < left <= furthest else None


def _comparable(readings: Sequence[FreeSpace], now: datetime) -> list[FreeSpace]:
    """Newest first, without what was noted while the clock was wrong, and as far back as the drive had this size."""
    known = [one for one in readings if now - _WINDOW <= one.at <= now]
    other = next((place for place, one in enumerate(known) if one.total_bytes != known[0].total_bytes), len(known))
    return sorted(known[:other], key=lambda one: one.at, reverse=True)


def _pace(readings: Sequence[FreeSpace]) -> float | None:
    """In bytes a second; None where the two halves of the time tell of different ones, or nothing was added."""
    newest, oldest = readings[0], readings[-1]
    half = oldest.at + (newest.at - oldest.at) / 2
    middle = min(readings[1:-1], key=lambda one: abs(one.at - half))
    paces = [_between(oldest, middle), _between(middle, newest)]
    is_steady = min(paces) > 0 and max(paces) <= _STEADY * min(paces)
    return _between(oldest, newest) if is_steady else None


def _between(older: FreeSpace, newer: FreeSpace) -> float:
    seconds = (newer.at - older.at).total_seconds()
    return (older.free_bytes - newer.free_bytes) / seconds if seconds > 0 else 0.0
