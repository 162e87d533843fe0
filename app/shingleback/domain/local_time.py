"""Days as the user counts them: from midnight to midnight in local time, across clock changes."""

import time
from calendar import timegm
from datetime import datetime, timedelta, tzinfo


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
