"""The time until a drive is full is predicted from its history, but only from a clear trend."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shingleback.backup_sets.library import FreeSpace, full_in

NOW = datetime(2026, 10, 20, 12, 0, tzinfo=UTC)
GB = 10**9
TOTAL = 1000 * GB


def history(*entries: tuple[float, int], total: int = TOTAL) -> list[FreeSpace]:
    """Free gigabytes by age in days, newest first."""
    return [FreeSpace(at=NOW - timedelta(days=days), free_bytes=free * GB, total_bytes=total) for days, free in entries]


def test_a_steady_trend_continues_until_nothing_is_free() -> None:
    assert full_in(history((0, 400), (10, 500), (20, 600)), NOW) == timedelta(days=40)


def test_the_time_since_the_last_backup_counts() -> None:
    assert full_in(history((5, 400), (15, 500), (25, 600)), NOW) == timedelta(days=35)


@pytest.mark.parametrize(
    "readings",
    [
        pytest.param([], id="no backup"),
        pytest.param(history((0, 400), (20, 600)), id="two backups"),
        pytest.param(history((0, 400), (1, 500), (2, 600)), id="two days"),
        pytest.param(history((0, 500), (10, 500), (20, 500)), id="nothing added"),
        pytest.param(history((0, 600), (10, 500), (20, 400)), id="freed"),
        pytest.param(history((0, 500), (10, 400), (20, 600)), id="down and up"),
        pytest.param(history((0, 400), (10, 590), (20, 600)), id="nearly all in one half"),
        pytest.param(history((0, 0), (10, 50), (20, 100)), id="already full"),
        pytest.param(history((0, 990), (4, 991), (8, 992)), id="years ahead of a week"),
        pytest.param(history((30, 40), (40, 60), (50, 80)), id="predicted date has passed"),
        pytest.param(history((200, 400), (210, 500), (220, 600)), id="long ago"),
        pytest.param(history((-9, 400), (-5, 500), (-1, 600)), id="dated in the future"),
        pytest.param([*history((0, 400)), *history((10, 500), (20, 600), total=2 * TOTAL)], id="another drive before"),
        pytest.param(history((5, 1), (5, 2), (5, 3)), id="all at the same time"),
    ],
)
def test_an_unclear_trend_gives_no_prediction(readings: Sequence[FreeSpace]) -> None:
    assert full_in(readings, NOW) is None


def test_a_drive_of_another_size_has_a_history_of_its_own() -> None:
    readings = [*history((0, 400), (10, 500), (20, 600)), *history((30, 10), total=2 * TOTAL)]
    assert full_in(readings, NOW) == timedelta(days=40)


@given(
    st.lists(st.tuples(st.floats(-2, 400), st.integers(-1, 1000)), max_size=9).map(sorted),
    st.integers(0, 10),
)
def test_every_prediction_is_in_the_future_and_within_ten_years(entries: list[tuple[float, int]], total: int) -> None:
    full_at = full_in(history(*entries, total=total * GB), NOW)
    assert full_at is None or timedelta(0) < full_at <= timedelta(days=3652)


@given(st.integers(1, 20), st.integers(1, 9), st.integers(3, 9), st.integers(0, 300))
def test_a_linear_trend_is_extrapolated_to_zero(pace: int, days: int, count: int, free: int) -> None:
    """The history is built backward from the free space and the usage per step."""
    readings = history(*((step * days, free + step * pace) for step in range(count)))
    full_at = full_in(readings, NOW)
    wanted_days = free / pace * days
    is_predicted = 0 < wanted_days <= min(3652, 26 * days * (count - 1)) and days * (count - 1) >= 7
    assert (full_at is not None) is is_predicted
    assert full_at is None or abs(full_at.total_seconds() - wanted_days * 86_400) < 1


@pytest.mark.parametrize(("free", "part"), [(0, 1.0), (250, 0.75), (1000, 0.0), (2000, 0.0)])
def test_the_used_part_is_between_zero_and_one(free: int, part: float) -> None:
    assert history((0, free))[0].used_part == part
