"""The time left as it is told: it counts down, although the estimate swings."""

from shingleback.engine.report import SteadyRange


def steady(*estimates: tuple[float, float], every_s: float = 1.0) -> list[tuple[float, float]]:
    told, found = SteadyRange(), []
    for number, estimate in enumerate(estimates):
        low_s, high_s = told.after(number * every_s, estimate, is_moving=True)
        assert low_s is not None
        assert high_s is not None
        found.append((low_s, high_s))
    return found


def test_what_is_told_counts_down_however_the_estimate_swings() -> None:
    swings = [(300.0 + 60 * (-1) ** number, 500.0 + 60 * (-1) ** number) for number in range(20)]
    assert steady(*swings) == [(360.0 - second, 560.0 - second) for second in range(20)]


def test_an_estimate_that_stays_elsewhere_is_told_after_some_seconds() -> None:
    found = steady((300.0, 500.0), *[(2_000.0, 3_000.0)] * 20)
    assert found[4] == (296.0, 496.0)
    assert found[-1][1] > 2_900


def test_a_surer_estimate_is_told_by_and_by() -> None:
    found = steady(*[(100.0, 1_000.0)] * 2, *[(300.0, 400.0)] * 60)
    assert found[2] == (98.0, 998.0)
    assert found[-1][1] <= 400


def test_while_nothing_moves_nothing_is_counted_down() -> None:
    told = SteadyRange()
    told.after(0.0, (300.0, 500.0), is_moving=True)
    assert told.after(90.0, (300.0, 500.0), is_moving=False) == (300.0, 500.0)
    assert told.after(91.0, (None, None), is_moving=True) == (None, None)
