"""The texts about work with a deadline."""

from datetime import datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shingleback.domain.deadline import Readiness
from shingleback.messages.time_left import before_start, event_text, not_done, put_off, will_be_ready
from shingleback.protocol.result_items import ReadyBy

ZONE = timezone(timedelta(hours=2))
SEVEN = datetime(2026, 5, 21, 7, tzinfo=ZONE)


def at(hour: int, minute: int = 0) -> datetime:
    return SEVEN.replace(hour=hour, minute=minute)


@pytest.mark.parametrize(
    ("state", "ends", "tidied", "expected"),
    [
        (Readiness.READY, (at(4), at(5, 38)), None, "Ready by about 5:40, in time for 7:00."),
        (
            Readiness.READY,
            (at(4), at(5, 38)),
            at(8),
            "Ready by about 5:40, in time for 7:00. The drive may still be tidying up then, but you can eject it.",
        ),
        (
            Readiness.UNSURE,
            (at(4), at(8, 38)),
            None,
            "It may not be ready by 7:00: it may take up to 1 h 45 min longer.",
        ),
        (
            Readiness.LATE,
            (at(9, 58), at(12)),
            None,
            "It will not be ready by 7:00: it takes at least 2 h 45 min longer.",
        ),
        (Readiness.UNKNOWN, None, None, "Whether it will be ready by 7:00 is not known yet."),
        (Readiness.OVER, None, None, "It was not ready by 7:00: 12.0 GB still have to be copied."),
    ],
)
def test_the_text_gives_the_time_of_completion_or_the_delay(
    state: Readiness, ends: tuple[datetime, datetime] | None, tidied: datetime | None, expected: str
) -> None:
    assert will_be_ready(state, SEVEN, ends, tidied, 12 * 10**9) == expected


def test_an_event_is_worded_in_the_readers_time_zone() -> None:
    event = ReadyBy(at=SEVEN.timestamp(), state="ready", low_at=at(4).timestamp(), high_at=at(6, 57).timestamp())
    assert event_text(event, ZONE) == "Ready by about 7:00, in time for 7:00."
    assert event_text(event, timezone(timedelta(hours=3))) == "Ready by about 8:00, in time for 8:00."


def test_actions_that_do_not_fit_are_counted() -> None:
    assert put_off(0, SEVEN) == ""
    assert put_off(2, SEVEN) == "Too long to finish before 7:00: 2 tasks."


def test_actions_still_due_at_the_deadline_are_counted() -> None:
    assert not_done(0) == ""
    assert not_done(1) == "Still due, because there was not enough time: 1 task."


def test_before_the_start_the_text_gives_the_time_for_the_backup() -> None:
    assert before_start(3600, 8 * 3600) == ("What is due takes up to 1 h. That leaves 7 h for a backup, if one runs.")
    assert before_start(0, 8 * 3600) == "Until then, 8 h remain for a backup, if one runs."


@given(st.integers(0, 86_400))
def test_an_announced_completion_is_never_after_the_deadline(before_s: int) -> None:
    end = SEVEN - timedelta(seconds=before_s)
    expected = will_be_ready(Readiness.READY, SEVEN, (end, end))
    clock = expected.removeprefix("Ready by about ").split(",")[0]
    announced = datetime.strptime(clock, "%H:%M").replace(year=end.year, month=end.month, day=end.day, tzinfo=ZONE)
    if announced < end.replace(second=0):
        announced += timedelta(days=1)  # after midnight
    assert announced <= SEVEN
    assert announced - end < timedelta(minutes=5)
