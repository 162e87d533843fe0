"""Time left and time of completion, in steps that pretend no false precision."""

from datetime import UTC, datetime

import pytest

from shingleback.messages.time_left import ready, remaining, span, time_left

EVENING = datetime(2026, 11, 20, 23, 10, 40, tzinfo=UTC)  # a Friday
HOUR_S = 3600.0


@pytest.mark.parametrize(
    ("low_s", "high_s", "text"),
    [
        (None, None, ""),
        (5, None, ""),
        (5, 20, "less than a minute"),
        (0, 59.9, "less than a minute"),
        (61, 110, "1 to 2 min"),
        (110, 119, "1 to 2 min"),
        (20, 60, "about 1 min"),
        (0, 100, "1 to 2 min"),
        (610, 890, "10 to 15 min"),
        (1_150, 2_290, "15 to 40 min"),
        (3_300, 3_500, "55 min to 1 h"),
        (3_000, 4_000, "45 min to 1 h 15 min"),
        (3 * HOUR_S + 600, 4.8 * HOUR_S, "3 to 5 h"),
        (3.6 * HOUR_S, 4.8 * HOUR_S, "3 h 30 min to 5 h"),
        (4.1 * HOUR_S, 4.2 * HOUR_S, "4 h to 4 h 30 min"),
        (20 * HOUR_S, 30 * HOUR_S, "20 h to 2 days"),
        (30 * HOUR_S, 100 * HOUR_S, "1 to 5 days"),
        (80 * HOUR_S, 95 * HOUR_S, "3 to 4 days"),
        (5, 80 * HOUR_S, "1 min to 4 days"),
    ],
)
def test_the_time_left_is_a_range(low_s: float | None, high_s: float | None, text: str) -> None:
    assert time_left(low_s, high_s) == text


@pytest.mark.parametrize(
    ("high_s", "text"),
    [
        (None, ""),
        (800, ""),
        (1_500, "ready by about 23:40"),
        (3_500, "ready tomorrow by about 0:10"),
        (7.6 * HOUR_S, "ready tomorrow by about 7:00"),
        (24.7 * HOUR_S, "ready on Sunday by about 0:00"),
        (8 * 24 * HOUR_S, ""),
    ],
)
def test_the_time_of_completion_is_a_clock_time(high_s: float | None, text: str) -> None:
    assert ready(high_s, EVENING) == text


def test_the_announced_time_is_never_too_early() -> None:
    """It is late by at most one step of the clock."""
    for high_s in range(1_000, 20_000, 37):
        hour, minute = ready(high_s, EVENING.replace(hour=3)).removeprefix("ready by about ").split(":")
        announced_s = int(hour) * 3600 + int(minute) * 60 - (3 * 3600 + 10 * 60 + 40)
        assert high_s <= announced_s < high_s + 1_800


def test_a_run_shows_the_time_left_and_the_time_of_completion() -> None:
    assert remaining(3 * HOUR_S, 7.6 * HOUR_S, EVENING) == "3 to 8 h left, ready tomorrow by about 7:00"
    assert remaining(60, 200, EVENING) == "1 to 4 min left"
    assert remaining(None, None, EVENING) == ""


def test_no_time_of_completion_is_shown_while_nothing_moves() -> None:
    assert remaining(3 * HOUR_S, 7.6 * HOUR_S, None) == "3 to 8 h left"


@pytest.mark.parametrize(
    ("low_s", "high_s", "expected"),
    [
        (300, 2_900, "5 to 50 min left"),
        (300, 3_300, "at least 5 min left"),
        (8, 197, "up to 4 min left"),
        (35, 590, "up to 10 min left"),
        (50, 990, "up to 20 min left"),
        (3, 201, ""),
        (35, 1_555, ""),
        (7_300, 30 * HOUR_S, "at least 2 h left"),
    ],
)
def test_only_the_useful_end_of_a_very_wide_range_is_shown(low_s: float, high_s: float, expected: str) -> None:
    assert remaining(low_s, high_s, None) == expected
    assert "ready" not in remaining(low_s, max(high_s, 10.1 * low_s, 601), EVENING)


def test_a_span_has_an_upper_bound_even_without_a_useful_lower_one() -> None:
    assert span(1_200, 2_400) == "20 to 40 min"
    assert span(40, 3_200) == "up to 55 min"
