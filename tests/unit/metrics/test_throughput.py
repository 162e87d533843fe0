"""Rates from counters, in bounded memory."""

import pytest

from shingleback.metrics.throughput import Point, Throughput


def test_rates_are_what_happened_between_two_points() -> None:
    throughput = Throughput()
    throughput.add(Point(0, 0, 0))
    throughput.add(Point(2, 100, 60))
    assert throughput.newest == (2, 50.0, 30.0)


def test_points_that_come_too_soon_are_passed_over() -> None:
    throughput = Throughput()
    for tenth in range(11):
        throughput.add(Point(tenth / 10, tenth, None))
    assert [rate.time_s for rate in throughput.rates] == [0.9]


def test_a_drive_that_nobody_counts_has_no_rate() -> None:
    throughput = Throughput()
    throughput.add(Point(0, 0, None))
    throughput.add(Point(1, 10, 5))
    assert throughput.newest == (1, 10.0, None)


def test_a_drive_that_came_back_and_counts_anew_was_not_unwriting() -> None:
    throughput = Throughput()
    throughput.add(Point(0, 0, 1_000))
    throughput.add(Point(1, 10, 0))
    assert throughput.newest == (1, 10.0, 0.0)


def test_a_long_run_is_kept_whole_with_fewer_points() -> None:
    throughput = Throughput(most_points=100)
    for second in range(10_000):
        throughput.add(Point(second, second * 7, second * 5))
    rates = throughput.rates
    assert 45 <= len(rates) <= 100
    assert rates[-1].time_s > 9_700
    assert all(rate.copied_bps == pytest.approx(7.0) for rate in rates)
    assert all(rate.written_bps == pytest.approx(5.0) for rate in rates)
