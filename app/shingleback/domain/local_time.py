"""Days and times of day as the user counts them, in local time.

The current time is passed in. Clock times are compared as points in time, so a night in which the clocks
change has its true length.
"""

import datetime as dt
import re
import time
from datetime import UTC, datetime, timedelta, tzinfo
from typing import Final

_CLOCK: Final = re.compile(r"([01]?[0-9]|2[0-3]):([0-5][0-9])")


class LocalZone(tzinfo):
    """This computer's time zone with all its rules; `astimezone` only has the offset of one point in time."""

    def utcoffset(self, when: datetime | None) -> timedelta:
        return timedelta(seconds=self._local(when).tm_gmtoff)

    def dst(self, when: datetime | None) -> timedelta:
        return timedelta(hours=1) if self._local(when).tm_isdst > 0 else timedelta()

    def tzname(self, when: datetime | None) -> str:
        return self._local(when).tm_zone

    def fromutc(self, when: datetime) -> datetime:
        """Convert a UTC time labeled with this zone. In an hour that occurs twice, `fold` marks the second."""
        local = time.localtime(when.replace(tzinfo=UTC).timestamp())
        local_time = datetime(*local[:6], when.microsecond, tzinfo=self)
        is_second = local_time.utcoffset() != timedelta(seconds=local.tm_gmtoff)
        return local_time.replace(fold=int(is_second))

    def _local(self, when: datetime | None) -> time.struct_time:
        naive = when.replace(tzinfo=None) if when is not None else None
        return time.localtime(naive.timestamp() if naive is not None else None)


_HERE = LocalZone()
_FIRST_CREDIBLE: Final = datetime(2015, 1, 1, tzinfo=UTC)


def local_time() -> datetime:
    """The current local time."""
    return datetime.now(_HERE)


def now() -> datetime:
    """The current local time with its offset from UTC, which is that of this moment only."""
    return datetime.now().astimezone()


def is_credible(moment: datetime) -> bool:
    """Whether a clock that showed this may have been right; one without a battery begins in 1970."""
    return moment >= _FIRST_CREDIBLE


def nights(at: datetime, now: datetime) -> int:
    """How many midnights lie between two times, in the zone of `now`: 0 is today, 1 yesterday, -1 tomorrow."""
    return (now.date() - at.astimezone(now.tzinfo).date()).days


def parse_clock(text: str) -> dt.time | None:
    """Parse 7:00 or 19:30; None for anything else."""
    match = _CLOCK.fullmatch(text.strip())
    return dt.time(int(match[1]), int(match[2])) if match else None


def next_time(clock: dt.time, now: datetime) -> datetime:
    """The next time at which a clock in the zone of `now` shows `clock`."""
    today = now.replace(hour=clock.hour, minute=clock.minute, second=0, microsecond=0, fold=0)
    return today if seconds_until(today, now) > 0 else today + timedelta(days=1)


def time_of(text: str) -> datetime | None:
    """A time as results and versions have it; None if it is invalid. Without an offset it is a local time."""
    try:
        at = datetime.fromisoformat(text)
    except ValueError:
        return None
    return at if at.tzinfo else at.astimezone()


def parse_moment(text: str, now: datetime) -> datetime | None:
    """Parse a time of day (the next one), or a date and time (possibly past). None for anything else."""
    if (clock := parse_clock(text)) is not None:
        return next_time(clock, now)
    try:
        at = datetime.fromisoformat(text)
    except ValueError:
        return None
    if not dt.MINYEAR < at.year < dt.MAXYEAR:  # converted to another time zone, it could be out of range
        return None
    return at if at.tzinfo else at.replace(tzinfo=now.tzinfo)


def seconds_until(at: datetime, now: datetime) -> float:
    """Seconds until `at`; negative if past. Subtracting two times in one zone would ignore daylight saving time."""
    return at.timestamp() - now.timestamp()
