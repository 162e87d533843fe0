"""When a backup begins by itself: with the drive, once a day, or never."""

from datetime import datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shingleback.backup_sets.library import next_due
from shingleback.store.settings import When

ZONE = timezone(timedelta(hours=2))
NOW = datetime(2026, 5, 20, 18, 0, tzinfo=ZONE)
HOUR = timedelta(hours=1)
DAY = timedelta(days=1)
MOMENTS = st.none() | st.integers(-5 * 86_400, 0).map(lambda seconds: NOW + timedelta(seconds=seconds))


def due(
    when: When, plugged_in: datetime | None = None, last: datetime | None = None, prompted: datetime | None = None
) -> datetime | None:
    return next_due(when, plugged_in=plugged_in, last=last, prompted=prompted, now=NOW)


@given(MOMENTS, MOMENTS, MOMENTS)
def test_who_wants_to_be_asked_is_left_alone(
    plugged_in: datetime | None, last: datetime | None, prompted: datetime | None
) -> None:
    assert due(When.ASK, plugged_in, last, prompted) is None


def test_a_drive_that_was_plugged_in_has_its_backup_at_once() -> None:
    assert due(When.PLUG_IN, NOW) == NOW
    assert due(When.PLUG_IN, NOW, last=NOW - HOUR) == NOW
    assert due(When.PLUG_IN, NOW - HOUR, last=NOW - DAY, prompted=NOW - DAY) == NOW


def test_a_plug_in_counts_once() -> None:
    assert due(When.PLUG_IN, NOW - HOUR, last=NOW) is None
    assert due(When.PLUG_IN, NOW - HOUR, prompted=NOW) is None


def test_a_drive_that_was_there_before_the_program_was_not_plugged_in() -> None:
    assert due(When.PLUG_IN, None, last=NOW - 30 * DAY) is None
    assert due(When.DAILY, None, last=NOW - 30 * DAY) == NOW


def test_a_daily_backup_comes_with_a_new_day() -> None:
    midnight = datetime(2026, 5, 21, tzinfo=ZONE)
    assert due(When.DAILY) == NOW
    assert due(When.DAILY, last=NOW - DAY) == NOW
    assert due(When.DAILY, last=NOW - 9 * HOUR) == midnight
    assert due(When.DAILY, last=NOW - DAY, prompted=NOW) == midnight + 2 * HOUR


def test_whoever_declines_a_daily_backup_is_asked_again_with_the_next_plug_in() -> None:
    assert due(When.DAILY, NOW - 2 * HOUR, last=NOW - DAY, prompted=NOW - HOUR) != NOW
    assert due(When.DAILY, NOW - HOUR, last=NOW - DAY, prompted=NOW - 2 * HOUR) == NOW
    assert due(When.DAILY, NOW - HOUR, last=NOW - 3 * HOUR, prompted=NOW - 2 * HOUR) != NOW


def test_a_daily_backup_late_at_night_is_not_followed_by_another_one() -> None:
    late = NOW.replace(hour=23)
    assert next_due(When.DAILY, plugged_in=None, last=late, prompted=None, now=late + HOUR) == late + 8 * HOUR


def test_a_day_is_that_of_the_person() -> None:
    """Eight in the evening in New York is the next day already where it was written down."""
    new_york = timezone(timedelta(hours=-4))
    evening = datetime(2026, 5, 19, 20, tzinfo=new_york)
    now = evening + 9 * HOUR
    assert evening.astimezone(ZONE).date() == now.date()
    assert next_due(When.DAILY, plugged_in=None, last=evening.astimezone(ZONE), prompted=None, now=now) == now


@pytest.mark.parametrize("when", When)
@given(MOMENTS, MOMENTS, MOMENTS)
def test_what_was_asked_just_now_is_not_due_now(
    when: When, plugged_in: datetime | None, last: datetime | None, prompted: datetime | None
) -> None:
    found = due(when, plugged_in, last, prompted)
    assert found is None or found >= NOW
    again = due(when, plugged_in, last, NOW)
    assert again is None or again >= NOW + 6 * HOUR


@pytest.mark.parametrize("when", [When.DAILY, When.PLUG_IN])
def test_a_clock_that_was_years_ahead_once_keeps_no_backup_back(when: When) -> None:
    years = 400 * DAY
    assert due(when, NOW - HOUR, last=NOW + years, prompted=NOW + years) == NOW
    assert due(when, NOW - HOUR, last=NOW + HOUR) != NOW
