"""Days and times of day as the user counts them: in local time, across clock changes."""

import datetime as dt
import re
import time
from calendar import timegm
from datetime import datetime, timedelta, tzinfo
from typing import Final

_CLOCK: Final = re.compile(r"([01]?[0-9]|2[0-3]):([0-5][0-9])")


class PersonZone(tzinfo):
    """The time zone of this computer with all its rules; Python's `astimezone` has the offset of one moment only."""

    def utcoffset(self, when: datetime | None) -> timedelta:
        return timedelta(seconds=self._local(when).tm_gmtoff)

    def dst(self, when: datetime | None) -> timedelta:
        return timedelta(hours=1) if self._local(when).tm_isdst > 0 else timedelta()

    def tzname(self, when: datetime | None) -> str:
        return self._local(when).tm_zone

    def fromutc(self, when: datetime) -> datetime:
        """`when` has this zone, and the digits of UTC. Of an hour that comes twice, `fold` tells the second one."""
        local = time.localtime(timegm(when.timetuple()))
        there = datetime(*local[:6], when.microsecond, tzinfo=self)
        is_second = there.utcoffset() != timedelta(seconds=local.tm_gmtoff)
        return there.replace(fold=int(is_second))

    def _local(self, when: datetime | None) -> time.struct_time:
        naive = when.replace(tzinfo=None) if when is not None else None
        return time.localtime(naive.timestamp() if naive is not None else None)


_HERE = PersonZone()


def local_time() -> datetime:
    """Now, in the person's zone."""
    return datetime.now(_HERE)


def nights(at: datetime, now: datetime) -> int:
    """How many midnights lie between two moments, where `now` is: 0 is today, 1 is yesterday, -1 is tomorrow."""
    return (now.date() - at.astimezone(now.tzinfo).date()).days


def parse_clock(text: str) -> dt.time | None:
    """7:00 or 19:30; None for anything else."""
    found = _CLOCK.fullmatch(text.strip())
    return dt.time(int(found[1]), int(found[2])) if found else None


def next_time(clock: dt.time, now: datetime) -> datetime:
    """When a clock at the place of `now` shows this time next."""
    today = now.replace(hour=clock.hour, minute=clock.minute, second=0, microsecond=0, fold=0)
    return today if seconds_until(today, now) > 0 else today + timedelta(days=1)


def parse_moment(text: str, now: datetime) -> datetime | None:
    """A time of day, which is the next one; or a date and a time, which may be over. None for anything else."""
    if (clock := parse_clock(text)) is not None:
        return next_time(clock, now)
    try:
        at = datetime.fromisoformat(text)
    except ValueError:
        return None
    if not dt.MINYEAR < at.year < dt.MAXYEAR:  # another time zone may not have it
        return None
    return at if at.tzinfo else at.replace(tzinfo=now.tzinfo)


def seconds_until(at: datetime, now: datetime) -> float:
    """Negative if that is over. Python's own difference of two times in one zone ignores changes of the clock."""
    return at.timestamp() - now.timestamp()
