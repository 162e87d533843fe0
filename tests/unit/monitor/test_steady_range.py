"""The displayed time left counts down, although the estimate swings; it is moved or widened only with a reason."""

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shingleback.domain.monitoring import RangeChange
from shingleback.monitor.eta import Halt, WorkDone
from shingleback.monitor.recent import ShownRange, SteadyRange

MB: Final = 1_000_000
NOTHING: Final = WorkDone(0, 0, 1_000, 100_000 * MB)


def steady(*estimates: tuple[float, float], every_s: float = 1.0) -> list[tuple[float, float]]:
    steady_range, ranges = SteadyRange(), []
    for number, estimate in enumerate(estimates):
        shown = steady_range.after(number * every_s, estimate, NOTHING)
        assert shown.low_s is not None
        assert shown.high_s is not None
        ranges.append((shown.low_s, shown.high_s))
    return ranges


def test_the_displayed_range_counts_down_however_the_estimate_swings() -> None:
    swings = [(300.0 + 60 * (-1) ** number, 500.0 + 60 * (-1) ** number) for number in range(20)]
    assert steady(*swings) == [(360.0 - second, 560.0 - second) for second in range(20)]


def test_an_estimate_that_stays_different_is_displayed_after_some_seconds() -> None:
    ranges = steady((300.0, 500.0), *[(2_000.0, 3_000.0)] * 40)
    assert ranges[4] == (296.0, 496.0)
    assert ranges[-1][1] > 2_900


def test_a_more_certain_estimate_is_displayed_gradually() -> None:
    ranges = steady(*[(100.0, 1_000.0)] * 2, *[(300.0, 400.0)] * 60)
    assert ranges[2] == (98.0, 998.0)
    assert ranges[-1][1] <= 400


def test_a_drive_that_is_fast_for_some_seconds_does_not_change_the_displayed_range() -> None:
    """As after each rest, near the end of a run; then it is as slow again as before."""
    usual = [(50.0 - second, 110.0 - second) for second in range(40)]
    fast = [(10.0, 40.0 - second) for second in range(4)]
    assert steady(*usual[:10], *fast, *usual[14:]) == usual


def test_the_range_does_not_count_down_while_nothing_moves() -> None:
    steady_range = SteadyRange()
    steady_range.after(0.0, (300.0, 500.0), NOTHING)
    assert steady_range.after(90.0, (300.0, 500.0), NOTHING, Halt.DRIVE)[:2] == (300.0, 500.0)
    assert steady_range.after(91.0, (None, None), NOTHING) == ShownRange()


LARGE: Final = NOTHING._replace(files=10, count_bytes=1_000 * MB)
SMALL: Final = LARGE._replace(files=500, count_bytes=1_001 * MB)


@pytest.mark.parametrize(
    ("work", "halt", "is_full", "estimate", "change"),
    [
        (LARGE, Halt.NONE, True, (2_000.0, 3_000.0), RangeChange.CACHE_FULL),
        (LARGE, Halt.DRIVE, False, (2_000.0, 3_000.0), RangeChange.BREAK),
        (LARGE, Halt.PERSON, False, (2_000.0, 3_000.0), RangeChange.SLOWER),
        (SMALL, Halt.NONE, False, (2_000.0, 3_000.0), RangeChange.SMALL_FILES),
        (LARGE, Halt.NONE, False, (2_000.0, 3_000.0), RangeChange.SLOWER),
        (LARGE, Halt.NONE, False, (100.0, 150.0), RangeChange.FASTER),
    ],
)
def test_a_range_that_is_moved_says_why(
    work: WorkDone, halt: Halt, is_full: bool, estimate: tuple[float, float], change: RangeChange
) -> None:
    steady_range = SteadyRange()
    assert steady_range.after(0.0, (300.0, 500.0), LARGE).change is None
    steady_range.after(10.0, (300.0, 500.0), LARGE, halt)
    steady_range.after(11.0, estimate, work, is_full=is_full)
    shown = [
        steady_range.after(second, (estimate[0] + 20 - second, estimate[1] + 20 - second), work, is_full=is_full)
        for second in range(12, 130)
    ]
    assert change in {moment.change for moment in shown[:30]}
    assert {moment.change for moment in shown[:30]} <= {None, change}
    assert shown[-1].change is None, "it is said for a minute"


@pytest.mark.parametrize(
    ("first", "last"), [((5.0, 9.0), (0.0, 0.0)), ((5.0, 9.0), (0.1, 0.3)), ((0.2, 0.9), (0.2, 0.2))]
)
def test_the_last_second_is_never_said_to_take_longer(first: tuple[float, float], last: tuple[float, float]) -> None:
    steady_range = SteadyRange()
    steady_range.after(0.0, first, NOTHING)
    for tenth in range(1, 20):
        shown = steady_range.after(tenth / 10, last, NOTHING)
        assert shown.low_s is not None
        assert shown.high_s is not None
        assert shown.low_s <= shown.high_s
        assert shown.change is not RangeChange.SLOWER


_RATIO: Final = st.floats(1.0, 12.0)


@given(
    estimates=st.lists(st.tuples(st.floats(5.0, 5_000.0), _RATIO, st.integers(1, 40)), min_size=2, max_size=12),
    halts=st.lists(st.sampled_from(Halt), min_size=1, max_size=5),
)
def test_without_a_reason_the_range_only_becomes_narrower(
    estimates: list[tuple[float, float, int]], halts: list[Halt]
) -> None:
    """Its two moments are those of a clock that stands still during a halt."""
    steady_range, before = SteadyRange(), None
    time_s = worked_s = 0.0
    for number, (low_s, ratio, seconds) in enumerate(estimates):
        for second in range(seconds):
            halt = halts[number % len(halts)]
            time_s += 1.0
            worked_s += halt is Halt.NONE
            estimate = max(0.0, low_s - second), max(1.0, low_s * ratio - second)
            shown = steady_range.after(time_s, estimate, NOTHING, halt)
            assert shown.low_s is not None
            assert shown.high_s is not None
            ends = worked_s + shown.low_s, worked_s + shown.high_s
            if before is not None and shown.change is None:
                assert before[0] - 0.2 <= ends[0] or shown.low_s == 0
                assert ends[1] <= before[1] + 0.2 or shown.high_s == 0
            before = ends
