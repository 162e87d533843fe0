"""When a backup starts automatically: on plug-in, daily, or never."""

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
def test_a_set_with_manual_start_is_never_due(
    plugged_in: datetime | None, last: datetime | None, prompted: datetime | None
) -> None:
    assert due(When.ASK, plugged_in, last, prompted) is None


def test_a_drive_is_backed_up_as_soon_as_it_is_plugged_in() -> None:
    assert due(When.PLUG_IN, NOW) == NOW
    assert due(When.PLUG_IN, NOW, last=NOW - HOUR) == NOW
    assert due(When.PLUG_IN, NOW - HOUR, last=NOW - DAY, prompted=NOW - DAY) == NOW


def test_a_plug_in_counts_once() -> None:
    assert due(When.PLUG_IN, NOW - HOUR, last=NOW) is None
    assert due(When.PLUG_IN, NOW - HOUR, prompted=NOW) is None


def test_a_drive_present_before_the_program_started_counts_as_not_plugged_in() -> None:
    assert due(When.PLUG_IN, None, last=NOW - 30 * DAY) is None
    assert due(When.DAILY, None, last=NOW - 30 * DAY) == NOW


def test_a_daily_backup_is_due_on_a_new_day() -> None:
    midnight = datetime(2026, 5, 21, tzinfo=ZONE)
    assert due(When.DAILY) == NOW
    assert due(When.DAILY, last=NOW - DAY) == NOW
    assert due(When.DAILY, last=NOW - 9 * HOUR) == midnight
    assert due(When.DAILY, last=NOW - DAY, prompted=NOW) == midnight + 2 * HOUR


def test_a_declined_daily_backup_is_due_again_at_the_next_plug_in() -> None:
    assert due(When.DAILY, NOW - 2 * HOUR, last=NOW - DAY, prompted=NOW - HOUR) != NOW
    assert due(When.DAILY, NOW - HOUR, last=NOW - DAY, prompted=NOW - 2 * HOUR) == NOW
    assert due(When.DAILY, NOW - HOUR, last=NOW - 3 * HOUR, prompted=NOW - 2 * HOUR) != NOW


def test_a_daily_backup_late_at_night_is_not_soon_followed_by_another() -> None:
    late_evening = NOW.replace(hour=23)
    assert (
        next_due(When.DAILY, plugged_in=None, last=late_evening, prompted=None, now=late_evening + HOUR)
        == late_evening + 8 * HOUR
    )


def test_a_day_is_a_day_in_the_local_time_zone() -> None:
    """At eight in the evening in New York it is already the next day in the zone of the recorded time."""
    new_york = timezone(timedelta(hours=-4))
    evening = datetime(2026, 5, 19, 20, tzinfo=new_york)
    now = evening + 9 * HOUR
    assert evening.astimezone(ZONE).date() == now.date()
    assert next_due(When.DAILY, plugged_in=None, last=evening.astimezone(ZONE), prompted=None, now=now) == now


@pytest.mark.parametrize("when", When)
@given(MOMENTS, MOMENTS, MOMENTS)
def test_a_set_is_not_due_again_right_after_a_prompt(
    when: When, plugged_in: datetime | None, last: datetime | None, prompted: datetime | None
) -> None:
    due_at = due(when, plugged_in, last, prompted)
    assert due_at is None or due_at >= NOW
    due_again_at = due(when, plugged_in, last, NOW)
    assert due_again_at is None or due_again_at >= NOW + 6 * HOUR


@pytest.mark.parametrize("when", [When.DAILY, When.PLUG_IN])
def test_dates_in_the_future_delay_no_backup(when: When) -> None:
    years = 400 * DAY
    assert due(when, NOW - HOUR, last=NOW + years, prompted=NOW + years) == NOW
    assert due(when, NOW - HOUR, last=NOW + HOUR) != NOW
