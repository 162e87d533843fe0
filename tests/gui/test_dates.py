"""Dates as people say them in each language: half of the world misreads a date made of numbers only."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime, time, timedelta, timezone
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QLocale

import shingleback.gui
from shingleback.domain.local_time import local_time
from shingleback.gui.history import texts
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import dates

HERE = timezone(timedelta(hours=2))
NOW = datetime(2026, 5, 20, 18, 0, tzinfo=HERE)  # a Wednesday
APRIL = QDate(2025, 4, 1)


@pytest.fixture(autouse=True)
def restore_locale() -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("at", "expected"),
    [
        (NOW.replace(hour=9), "today, 9:00"),
        (NOW - timedelta(days=1), "yesterday, 6:00"),
        (NOW - timedelta(days=2), "Monday, 6:00"),
        (NOW - timedelta(days=6), "Thursday, 6:00"),
        (NOW - timedelta(days=7), "May 13, 2026, 6:00"),
        (NOW + timedelta(days=3), "May 23, 2026, 6:00"),
        (NOW.replace(hour=0, minute=30).astimezone(UTC), "today, 12:30"),
    ],
)
def test_a_moment_is_named_by_its_day_while_that_is_unambiguous(at: datetime, expected: str) -> None:
    assert dates.moment(at, NOW).startswith(expected)


@pytest.mark.usefixtures("qapp")
def test_yesterday_begins_and_ends_at_local_midnight() -> None:
    """In UTC, it is another day for the first two hours."""
    for minutes_after, text in ((-1, "today"), (0, "yesterday"), (24 * 60 - 1, "yesterday"), (24 * 60, "May 20, 2026")):
        midnight = datetime(2026, 5, 21, 0, 0, tzinfo=HERE)
        at = midnight - timedelta(minutes=1)
        assert dates.near_day(at.astimezone(UTC), midnight + timedelta(minutes=minutes_after)).startswith(text[:6])


@pytest.mark.parametrize(
    ("tag", "long", "short"),
    [
        ("en-US", "April 1, 2025", "Apr 1, 2025"),
        ("en-GB", "1 April 2025", "1 Apr 2025"),
        ("de-DE", "1. April 2025", "1. Apr. 2025"),
        ("es-ES", "1 de abril de 2025", "1 abr 2025"),
        ("fr-FR", "1 avril 2025", "1 avr. 2025"),
        ("he-IL", "1 באפריל 2025", "1 באפר\u05f3 2025"),
        ("ja-JP", "2025年4月1日", "2025年4月1日"),
        ("pl-PL", "1 kwietnia 2025", "1 kwi 2025"),
        ("pt-BR", "1 de abril de 2025", "1 abr. 2025"),
        ("zh-CN", "2025年4月1日", "2025年4月1日"),
    ],
)
def test_a_date_names_its_month_but_not_its_weekday(tag: str, long: str, short: str) -> None:
    QLocale.setDefault(QLocale(tag))
    assert (dates.written(APRIL), dates.written(APRIL, is_short=True)) == (long, short)


@pytest.mark.parametrize(
    ("tag", "expected"),
    [
        ("en-US", "Apr 1"),
        ("en-GB", "1 Apr"),
        ("de-DE", "1. Apr."),
        ("es-ES", "1 abr"),
        ("fr-FR", "1 avr."),
        ("he-IL", "1 באפר\u05f3"),
        ("ja-JP", "4月1日"),
        ("pl-PL", "1 kwi"),
        ("pt-BR", "1 abr."),
        ("zh-CN", "4月1日"),
    ],
)
@pytest.mark.usefixtures("qapp")
def test_moments_of_one_day_of_this_year_need_no_year_beside_their_time(tag: str, expected: str) -> None:
    QLocale.setDefault(QLocale(tag))
    this_year = local_time().replace(month=4, day=1, hour=8, minute=5)
    times = [this_year, this_year.replace(hour=20)]
    assert [
        text.removesuffix(f", {clock(at.hour, 5)}") for text, at in zip(dates.distinct_dates(times), times, strict=True)
    ] == [expected] * 2
    long_ago = [at.replace(year=2020) for at in times]
    assert all("2020" in text for text in dates.distinct_dates([*times, *long_ago])[2:])
    assert all(str(this_year.year) in text for text in dates.distinct_dates([*times, *long_ago])[:2])


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("2026-03-01T12-04-00", "March 1, 2026, 12:04 PM"),
        ("2026-03-01T12-04-00-2", "March 1, 2026, 12:04 PM"),
        ("before the flood", "before the flood"),
    ],
)
@pytest.mark.usefixtures("qapp")
def test_a_version_is_named_by_its_date(name: str, expected: str) -> None:
    assert dates.version(name).replace("\u202f", " ") == expected


def test_no_other_module_of_the_window_formats_dates() -> None:
    """Searches for Qt's formats for dates. Formats for times and for month names are allowed."""
    [folder] = shingleback.gui.__path__
    writes = re.compile(r"toString\((?!QTime)[^\n]*(QDate|[dD]ate|local)[^\n]*(Short|Long)Format")
    formatting_files = [
        file.name for file in Path(folder).rglob("*.py") if writes.search(file.read_text(encoding="utf-8"))
    ]
    assert formatting_files == ["dates.py"]


def clock(hour: int, minute: int = 0) -> str:
    return translate.clock(time(hour, minute))


@pytest.mark.usefixtures("qapp")
def test_neighboring_moments_of_one_day_are_distinguished_by_their_time() -> None:
    morning, evening, before = (
        datetime(2020, 11, day, hour, 5, tzinfo=HERE) for day, hour in ((27, 8), (27, 20), (26, 8))
    )
    today, yesterday = dates.short_day(morning), dates.short_day(before)
    assert dates.distinct_dates([evening, morning, before]) == [
        f"{today}, {clock(20, 5)}",
        f"{today}, {clock(8, 5)}",
        yesterday,
    ]
    assert dates.distinct_dates([morning, morning]) == [today, today]
    first, second = dates.distinct_dates([morning, morning.replace(second=7)])
    assert (":00" in first, ":07" in second) == (True, True)


@pytest.mark.usefixtures("qapp")
def test_a_change_within_one_day_shows_both_times() -> None:
    day = datetime(2020, 11, 27, tzinfo=local_time().tzinfo)
    eight, noon, later = (
        moment.isoformat() for moment in (day.replace(hour=8), day.replace(hour=12), day + timedelta(days=3))
    )
    today = dates.short_day(day)
    assert texts.between(eight, noon) == f"{today}, {clock(8)} – {today}, {clock(12)}"
    assert texts.between(noon, later) == f"{today} – {dates.short_day(day + timedelta(days=3))}"
