"""Days and moments as people say them: with the name of the month, and with that of the day while that is enough.

All dates of the window are written here: "4/1/25" is another day to half of the world.
"""

import functools
import re
from collections import Counter
from collections.abc import Sequence
from datetime import date, datetime, time
from typing import Final

from PySide6.QtCore import QDate, QDateTime, QLocale, QTime

from shingleback.domain.local_time import local_time, nights
from shingleback.gui.run.texts import translate
from shingleback.messages.translate import QT_TRANSLATE_NOOP

_WEEKDAY: Final = re.compile(r"dddd,?\s*|\s*dddd")
_LINKS: Final = re.compile(r"\s*'de'")  # "1 de abril de 2025" is "1 abr 2025" for short
_DAYS_BY_NAME: Final = 6  # after that, the name of a day means two days
_VERSION_LETTERS: Final = len("2026-03-01T12-00-00")

_MOMENTS: Final = {
    -1: QT_TRANSLATE_NOOP("home", "tomorrow, {time}"),
    0: QT_TRANSLATE_NOOP("home", "today, {time}"),
    1: QT_TRANSLATE_NOOP("home", "yesterday, {time}"),
}
_ON_DAY: Final = QT_TRANSLATE_NOOP("home", "{day}, {time}")
_NEAR_DAYS: Final = {0: QT_TRANSLATE_NOOP("history", "today"), 1: QT_TRANSLATE_NOOP("history", "yesterday")}
_MONTH: Final = QT_TRANSLATE_NOOP("history", "MMM yyyy")  # as `QLocale` reads it: the month, and the year
_LONG_MONTH: Final = QT_TRANSLATE_NOOP("history", "MMMM yyyy")


def moment(at: datetime, now: datetime) -> str:
    """When it was, or will be; soon and lately without the date."""
    local = at.astimezone(now.tzinfo)
    clock, days = translate.clock(local.time()), nights(at, now)
    if days in _MOMENTS:
        return translate("home", _MOMENTS[days]).format(time=clock)
    there = _date(local)
    is_near = 0 < days <= _DAYS_BY_NAME
    return _on(QLocale().dayName(there.dayOfWeek()) if is_near else written(there), clock)


def full_moment(at: datetime) -> str:
    """With the name of the day, the date and the time, whenever it was."""
    local = at.astimezone(local_time().tzinfo)
    day_ = QLocale().toString(_date(local), QLocale.FormatType.LongFormat)
    return _on(day_, translate.clock(local.time()))


def short_moment(at: datetime) -> str:
    """With the time, for where there is little room."""
    return _on(short_day(at), translate.clock(at.time()))


def stamp(at: QDateTime) -> str:
    """The date and the time, whenever it was."""
    return _on(written(at.date()), translate.clock(time(at.time().hour(), at.time().minute())))


def near_day(at: datetime, now: datetime) -> str:
    """As short as a timeline needs it."""
    days = nights(at, now)
    return translate("history", _NEAR_DAYS[days]) if days in _NEAR_DAYS else short_day(at.astimezone(now.tzinfo))


def day(at: date) -> str:
    """In the zone that the moment has."""
    return written(_date(at))


def short_day(at: date) -> str:
    """As `day`, with an abbreviated month."""
    return written(_date(at), is_short=True)


def told_apart(moments: Sequence[datetime]) -> list[str]:
    """As `short_day`, of moments that stand below each other: with the time where several are of one day.

    With the second where several are of one minute.
    """
    days = Counter(at.date() for at in set(moments))
    minutes = Counter(at.replace(second=0, microsecond=0) for at in set(moments))

    def said(at: datetime) -> str:
        if days[at.date()] == 1:
            return short_day(at)
        shares_minute = minutes[at.replace(second=0, microsecond=0)] > 1
        return _on(short_day(at), _to_the_second(at.time())) if shares_minute else short_moment(at)

    return [said(at) for at in moments]


def month(at: date) -> str:
    return QLocale().toString(_date(at), translate("history", _MONTH))


def long_month(at: date) -> str:
    return QLocale().toString(_date(at), translate("history", _LONG_MONTH))


def version(name: str) -> str:
    """When it was made: its name on the drive is its local date and time, "-2" behind it for a second in one second."""
    at = QDateTime.fromString(name[:_VERSION_LETTERS], "yyyy-MM-dd'T'HH-mm-ss")
    return stamp(at) if at.isValid() else name


def written(on: QDate, *, is_short: bool = False) -> str:
    """As the language writes it: 1 April 2025."""
    locale = QLocale()
    return locale.toString(on, _format(locale.dateFormat(QLocale.FormatType.LongFormat), is_short=is_short))


@functools.cache
def _format(long: str, *, is_short: bool) -> str:
    """No format of Qt's has the month's name but not that of the day."""
    plain = _WEEKDAY.sub("", long)
    return _LINKS.sub("", plain).replace("MMMM", "MMM") if is_short else plain


def _to_the_second(at: time) -> str:
    """As the language writes a time of day, which has no seconds in the short format."""
    locale = QLocale()
    clock = locale.timeFormat(QLocale.FormatType.ShortFormat).replace("mm", "mm:ss")
    return locale.toString(QTime(at.hour, at.minute, at.second), clock)


def _date(at: date) -> QDate:
    return QDate(at.year, at.month, at.day)


def _on(day_: str, clock: str) -> str:
    return translate("home", _ON_DAY).format(day=day_, time=clock)
