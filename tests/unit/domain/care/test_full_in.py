"""Predicting when the drive will be full."""

from shingleback.domain.care.types import DAY_S, full_in_s
from shingleback.messages import care

GB = 10**9


def test_the_prediction_follows_the_growth_of_weeks() -> None:
    weekly = [(week * 7 * DAY_S, (500 + 10 * week) * GB) for week in range(10)]
    assert full_in_s(weekly, 100 * GB) is not None
    assert round((full_in_s(weekly, 100 * GB) or 0) / DAY_S) == 70
    assert care.full_in(70 * DAY_S) == "At this pace it will be full in 70 days."


def test_a_full_drive_is_not_predicted_to_fill_up_tomorrow() -> None:
    weekly = [(week * 7 * DAY_S, (500 + 10 * week) * GB) for week in range(10)]
    assert full_in_s(weekly, 0) is None


def test_there_is_no_prediction_without_steady_growth() -> None:
    assert full_in_s([], GB) is None
    assert full_in_s([(0, GB), (DAY_S, 500 * GB)], GB) is None  # one large backup
    assert full_in_s([(0, 5 * GB), (30 * DAY_S, 4 * GB)], GB) is None  # it shrinks
    assert full_in_s([(0, GB), (30 * DAY_S, GB + 1)], 900 * GB) is None  # more than a year away
    assert care.full_in(None) == ""
