"""When nothing more will fit."""

from shingleback.domain.care.types import DAY_S, full_in_s
from shingleback.messages import care

GB = 10**9


def test_the_end_is_foreseen_from_the_pace_of_weeks() -> None:
    weekly = [(week * 7 * DAY_S, (500 + 10 * week) * GB) for week in range(10)]
    assert full_in_s(weekly, 100 * GB) is not None
    assert round((full_in_s(weekly, 100 * GB) or 0) / DAY_S) == 70
    assert care.full_in(70 * DAY_S) == "At this pace it will be full in 70 days."


def test_a_drive_that_is_full_already_is_not_said_to_become_full_tomorrow() -> None:
    weekly = [(week * 7 * DAY_S, (500 + 10 * week) * GB) for week in range(10)]
    assert full_in_s(weekly, 0) is None


def test_no_end_is_foreseen_where_there_is_no_pace() -> None:
    assert full_in_s([], GB) is None
    assert full_in_s([(0, GB), (DAY_S, 500 * GB)], GB) is None  # one large backup
    assert full_in_s([(0, 5 * GB), (30 * DAY_S, 4 * GB)], GB) is None  # it shrinks
    assert full_in_s([(0, GB), (30 * DAY_S, GB + 1)], 900 * GB) is None  # not in a year
    assert care.full_in(None) == ""
