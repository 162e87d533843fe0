"""The displayed time left counts down, although the estimate swings."""

from shingleback.engine.report import SteadyRange


def steady(*estimates: tuple[float, float], every_s: float = 1.0) -> list[tuple[float, float]]:
    steady_range, ranges = SteadyRange(), []
    for number, estimate in enumerate(estimates):
        low_s, high_s = steady_range.after(number * every_s, estimate, is_moving=True)
        assert low_s is not None
        assert high_s is not None
        ranges.append((low_s, high_s))
    return ranges


def test_the_displayed_range_counts_down_however_the_estimate_swings() -> None:
    swings = [(300.0 + 60 * (-1) ** number, 500.0 + 60 * (-1) ** number) for number in range(20)]
    assert steady(*swings) == [(360.0 - second, 560.0 - second) for second in range(20)]


def test_an_estimate_that_stays_different_is_displayed_after_some_seconds() -> None:
    ranges = steady((300.0, 500.0), *[(2_000.0, 3_000.0)] * 20)
    assert ranges[4] == (296.0, 496.0)
    assert ranges[-1][1] > 2_900


def test_a_more_certain_estimate_is_displayed_gradually() -> None:
    ranges = steady(*[(100.0, 1_000.0)] * 2, *[(300.0, 400.0)] * 60)
    assert ranges[2] == (98.0, 998.0)
    assert ranges[-1][1] <= 400


def test_the_range_does_not_count_down_while_nothing_moves() -> None:
    steady_range = SteadyRange()
    steady_range.after(0.0, (300.0, 500.0), is_moving=True)
    assert steady_range.after(90.0, (300.0, 500.0), is_moving=False) == (300.0, 500.0)
    assert steady_range.after(91.0, (None, None), is_moving=True) == (None, None)
