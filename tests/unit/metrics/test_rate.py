"""The estimate of the time that is left: a range in which the truth lies, also on a drive with two speeds."""

from collections.abc import Iterator

import pytest

from shingleback.metrics.rate import RateEstimate

MB = 1_000_000
TICK_S = 0.1


def run(estimate: RateEstimate, *stretches: tuple[float, float], rest: int = 0) -> Iterator[tuple[float, int]]:
    """Feeds it at ten points a second with stretches of (seconds, bytes a second); gives time and what is left."""
    time_s, done = 0.0, 0.0
    total = sum(seconds * rate for seconds, rate in stretches) + rest
    estimate.add(time_s, 0)
    for seconds, rate in stretches:
        for _ in range(round(seconds / TICK_S)):
            time_s += TICK_S
            done += rate * TICK_S
            estimate.add(time_s, int(done))
            yield time_s, int(total - done)


def after(estimate: RateEstimate, *stretches: tuple[float, float]) -> RateEstimate:
    for _ in run(estimate, *stretches):
        pass
    return estimate


@pytest.fixture
def estimate() -> RateEstimate:
    return RateEstimate()


def test_nothing_is_said_before_anything_is_known(estimate: RateEstimate) -> None:
    assert estimate.time_left_s(100) == (None, None)
    assert estimate.recent_per_s == 0
    after(estimate, (4, 10 * MB))
    assert estimate.time_left_s(100 * MB) == (None, None)


def test_a_steady_rate_is_met_with_a_margin_on_both_sides(estimate: RateEstimate) -> None:
    after(estimate, (60, 10 * MB))

    low_s, high_s = estimate.time_left_s(600 * MB)

    assert estimate.recent_per_s == pytest.approx(10 * MB, rel=0.01)
    assert low_s is not None
    assert high_s is not None
    assert low_s < 60 < high_s
    assert high_s / low_s < 1.5


def test_the_cliff_of_a_drive_is_believed_within_half_a_minute(estimate: RateEstimate) -> None:
    """Its cache is full after two minutes, and it is twenty times slower from then on."""
    fast_s, slow_s = 120, 600
    told = []
    for time_s, rest in run(estimate, (fast_s, 100 * MB), (slow_s, 5 * MB)):
        low_s, high_s = estimate.time_left_s(rest)
        if time_s > fast_s + 31 and rest > 5 * MB:
            assert low_s is not None
            assert high_s is not None
            assert low_s <= fast_s + slow_s - time_s <= high_s
            told.append(high_s)
    assert len(told) > 5_000  # a point is told ten times a second


def test_a_drive_that_goes_fast_and_slow_in_turn_stays_within_the_range(estimate: RateEstimate) -> None:
    """It tidies up for forty seconds after every twenty; on the whole that is a third of its speed."""
    cycle = ((20.0, 90.0 * MB), (40.0, 0.0))
    whole_s = 60 * 15
    inside = told = 0
    for time_s, rest in run(estimate, *cycle * 15):
        low_s, high_s = estimate.time_left_s(rest)
        if time_s > 120 and low_s is not None and high_s is not None:
            told += 1
            inside += low_s - 60 <= whole_s - time_s <= high_s + 60
    assert told > 2_000
    assert inside / told > 0.95


def test_while_nothing_moves_nothing_is_promised(estimate: RateEstimate) -> None:
    after(estimate, (60, 10 * MB), (31, 0))

    assert estimate.time_left_s(100 * MB) == (None, None)
    assert estimate.recent_per_s == 0


def test_nothing_left_takes_no_time(estimate: RateEstimate) -> None:
    after(estimate, (60, 10 * MB))

    assert estimate.time_left_s(0) == (0, 0)


def test_more_done_than_was_to_do_is_no_estimate(estimate: RateEstimate) -> None:
    after(estimate, (60, 10 * MB))

    assert estimate.time_left_s(-1) == (None, None)


def test_memory_is_bounded_however_long_it_takes(estimate: RateEstimate) -> None:
    after(estimate, (3_000, 10 * MB))

    assert len(estimate._points) < 700


def test_two_points_of_the_same_moment_are_no_division_by_zero(estimate: RateEstimate) -> None:
    estimate.add(0, 0)
    estimate.add(0, 5)

    assert estimate.recent_per_s == 0
