"""Dates and times in words: with the name of the month, or of the weekday while that is clear.

All dates of the window are formatted here: "4/1/25" is another day to half of the world.
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
_YEAR: Final = re.compile(r"(,|\s+'de')?\s*y+年?")
_LINKS: Final = re.compile(r"\s*'de'")  # "1 de abril de 2025" is "1 abr 2025" for short
_DAYS_BY_NAME: Final = 6  # with more days, a weekday's name would be ambiguous
_VERSION_LETTERS: Final = len("2026-03-01T12-00-00")

_MOMENTS: Final = {
    -1: QT_TRANSLATE_NOOP("home", "tomorrow, {time}"),
    0: QT_TRANSLATE_NOOP("home", "today, {time}"),
    1: QT_TRANSLATE_NOOP("home", "yesterday, {time}"),
}
_ON_DAY: Final = QT_TRANSLATE_NOOP("home", "{day}, {time}")
_NEAR_DAYS: Final = {0: QT_TRANSLATE_NOOP("history", "today"), 1: QT_TRANSLATE_NOOP("history", "yesterday")}
_MONTH: Final = QT_TRANSLATE_NOOP("history", "MMM yyyy")  # a format for `QLocale`: month and year
_LONG_MONTH: Final = QT_TRANSLATE_NOOP("history", "MMMM yyyy")


def moment(at: datetime, now: datetime) -> str:
    """Return the date and time; if near, with a word or the weekday instead of the date."""
    local = at.astimezone(now.tzinfo)
    clock, days = translate.clock(local.time()), nights(at, now)
    if days in _MOMENTS:
        return translate("home", _MOMENTS[days]).format(time=clock)
    date = _date(local)
    is_near = 0 < days <= _DAYS_BY_NAME
    return _on(QLocale().dayName(date.dayOfWeek()) if is_near else written(date), clock)


def full_moment(at: datetime) -> str:
    """Return the weekday, date and time, also of a near day."""
    local = at.astimezone(local_time().tzinfo)
    day_ = QLocale().toString(_date(local), QLocale.FormatType.LongFormat)
    return _on(day_, translate.clock(local.time()))


def short_moment(at: datetime) -> str:
    """Return a short date with the time, for little space: without the year if that is this one."""
    date = written(_date(at), is_short=True, has_year=at.year != local_time().year)
    return _on(date, translate.clock(at.time()))


def stamp(at: QDateTime, *, is_short: bool = False) -> str:
    """Return the date and the time, also of a near day. A short one is without the year if that is this one."""
    has_year = not is_short or at.date().year() != local_time().year
    day_ = written(at.date(), is_short=is_short, has_year=has_year)
    return _on(day_, translate.clock(time(at.time().hour(), at.time().minute())))


def near_day(at: datetime, now: datetime) -> str:
    """Return a date short enough for a timeline."""
    days = nights(at, now)
    return translate("history", _NEAR_DAYS[days]) if days in _NEAR_DAYS else short_day(at.astimezone(now.tzinfo))


def day(at: date) -> str:
    """Return a date, in the time zone that it has."""
    return written(_date(at))


def short_day(at: date) -> str:
    """As `day`, with an abbreviated month."""
    return written(_date(at), is_short=True)


def distinct_dates(moments: Sequence[datetime]) -> list[str]:
    """Return short dates, with the time if several are on one day.

    Several in one minute also get the seconds. Beside a time, there is no year if all are of this one, so that the
    list needs less room.
    """
    has_year = {at.year for at in moments} != {local_time().year}
    days = Counter(at.date() for at in set(moments))
    minutes = Counter(at.replace(second=0, microsecond=0) for at in set(moments))

    def date_text(at: datetime) -> str:
        if days[at.date()] == 1:
            return short_day(at)
        shares_minute = minutes[at.replace(second=0, microsecond=0)] > 1
        clock = _to_the_second(at.time()) if shares_minute else translate.clock(at.time())
        return _on(written(_date(at), is_short=True, has_year=has_year), clock)

    return [date_text(at) for at in moments]


def month(at: date) -> str:
    return QLocale().toString(_date(at), translate("history", _MONTH))


def long_month(at: date) -> str:
    return QLocale().toString(_date(at), translate("history", _LONG_MONTH))


def version(name: str) -> str:
    """Return when a version was made: its name on the drive is its local time, with "-2" for a second one in it."""
    at = QDateTime.fromString(name[:_VERSION_LETTERS], "yyyy-MM-dd'T'HH-mm-ss")
    return stamp(at) if at.isValid() else name


def written(on: QDate, *, is_short: bool = False, has_year: bool = True) -> str:
    """Return a date in the format of the language: 1 April 2025."""
    locale = QLocale()
    long = locale.dateFormat(QLocale.FormatType.LongFormat)
    return locale.toString(on, _format(long, is_short=is_short, has_year=has_year))


@functools.cache
def _format(long: str, *, is_short: bool, has_year: bool) -> str:
    """Return the long format without the weekday, since Qt has none with just the month's name."""
    plain = _WEEKDAY.sub("", long)
    if not has_year:
        plain = _YEAR.sub("", plain)
    return _LINKS.sub("", plain).replace("MMMM", "MMM") if is_short else plain


def _to_the_second(at: time) -> str:
    """Return a time with seconds, which the short format of the language lacks."""
    locale = QLocale()
    clock = locale.timeFormat(QLocale.FormatType.ShortFormat).replace("mm", "mm:ss")
    return locale.toString(QTime(at.hour, at.minute, at.second), clock)


def _date(at: date) -> QDate:
    return QDate(at.year, at.month, at.day)


def _on(day_: str, clock: str) -> str:
    return translate("home", _ON_DAY).format(day=day_, time=clock)
