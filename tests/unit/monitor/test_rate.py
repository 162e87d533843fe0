"""The current rate of a run."""

import pytest

from shingleback.monitor.recent import RecentRate

MB = 1_000_000
TICK_S = 0.1


@pytest.fixture
def rate() -> RecentRate:
    return RecentRate()


def run(rate: RecentRate, *phases: tuple[float, float]) -> None:
    """Feeds the rate ten points per second for each (seconds, bytes per second)."""
    time_s = done = 0.0
    rate.add(time_s, 0)
    for seconds, per_s in phases:
        for _ in range(round(seconds / TICK_S)):
            time_s += TICK_S
            done += per_s * TICK_S
            rate.add(time_s, int(done))


def test_without_progress_the_rate_is_zero(rate: RecentRate) -> None:
    assert rate.per_s == 0
    rate.add(5.0, 100)
    assert rate.per_s == 0


def test_only_the_last_seconds_count(rate: RecentRate) -> None:
    run(rate, (60, 100 * MB), (11, 5 * MB))

    assert rate.per_s == pytest.approx(5 * MB, rel=0.02)


def test_a_stalled_run_has_a_rate_of_zero(rate: RecentRate) -> None:
    run(rate, (60, 10 * MB), (11, 0))

    assert rate.per_s == 0


def test_memory_stays_bounded_in_a_long_run(rate: RecentRate) -> None:
    run(rate, (3_000, 10 * MB))

    assert len(rate._points) <= 12


def test_two_points_at_the_same_time_cause_no_division_by_zero(rate: RecentRate) -> None:
    rate.add(0, 0)
    rate.add(0, 5)

    assert rate.per_s == 0
