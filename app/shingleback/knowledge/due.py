"""When a backup begins by itself, for a drive that is plugged in. What was asked once is not asked again too soon."""

from datetime import datetime, timedelta
from typing import Final

from shingleback.model.when import When

_LEAST_APART: Final = timedelta(hours=8)  # so that one that ended after midnight is not followed by another at once

_WRONG_CLOCK: Final = timedelta(days=1)  # what lies further ahead was noted while the clock was wrong


def next_due(
    when: When, *, plugged_in: datetime | None, last: datetime | None, asked: datetime | None, now: datetime
) -> datetime | None:
    """The moment of the next backup, `now` where that is over already; None where none begins by itself.

    All times know their offset from UTC; days are those of `now`. `plugged_in`: when the drive came, None where it was
    there before the program. `last`: when the last complete backup began. `asked`: when one was last begun, declined or
    over, however it ended; that counts until the next day or plug-in.
    """
    is_over = asked is not None and plugged_in is not None and asked < plugged_in
    told = (last, None if is_over else asked)
    known = [moment for moment in told if moment is not None and moment <= now + _WRONG_CLOCK]
    latest = max(known, default=None)
    match when:
        case When.ASK:
            return None
        case When.PLUG_IN:
            is_new = plugged_in is not None and (latest is None or latest < plugged_in)
            return now if is_new else None
        case When.DAILY:
            return now if latest is None else max(now, _next_day(latest, now), latest + _LEAST_APART)


def _next_day(moment: datetime, now: datetime) -> datetime:
    """The midnight after a moment, where the person is."""
    day = moment.astimezone(now.tzinfo).date() + timedelta(days=1)
    return datetime(day.year, day.month, day.day, tzinfo=now.tzinfo)
