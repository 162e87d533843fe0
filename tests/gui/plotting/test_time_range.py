"""The visible range of a run: all of it, or a part chosen by the user."""

import pytest

from shingleback.gui.graph.axes import MIN_S, TimeRange

LAST_S = 1_000.0


def test_all_of_a_run_is_shown_and_a_new_run_does_not_fill_the_width() -> None:
    assert TimeRange().shown(LAST_S) == (0, 1_000)
    assert TimeRange().shown(2) == (0, 30)


def test_zooming_keeps_the_time_below_the_pointer() -> None:
    closer = TimeRange().zoomed(0.5, 250, LAST_S)
    begin, end = closer.shown(LAST_S)
    assert end - begin == 500
    assert (250 - begin) / (end - begin) == 0.25


def test_zooming_in_is_limited_and_zooming_out_shows_everything() -> None:
    reach = TimeRange()
    for _ in range(40):
        reach = reach.zoomed(0.5, 500, LAST_S)
    begin, end = reach.shown(LAST_S)
    assert end - begin == MIN_S
    for _ in range(40):
        reach = reach.zoomed(2, 500, LAST_S)
    assert reach.is_all


def test_the_newest_point_stays_in_view_if_it_was_in_view() -> None:
    newest = TimeRange().zoomed(0.5, LAST_S, LAST_S)
    assert newest.shown(LAST_S) == (500, 1_000)
    assert newest.shown(LAST_S + 60) == (560, 1_060)
    older = newest.panned(-100, LAST_S)
    assert older.shown(LAST_S) == older.shown(LAST_S + 60) == (400, 900)
    assert older.panned(100, LAST_S) == newest


@pytest.mark.parametrize(("by_s", "shown"), [(-9_999, (0, 500)), (9_999, (500, 1_000))])
def test_panning_stops_at_the_ends_of_the_run(by_s: float, shown: tuple[float, float]) -> None:
    middle = TimeRange().zoomed(0.5, 500, LAST_S)
    assert middle.panned(by_s, LAST_S).shown(LAST_S) == shown


def test_the_full_range_cannot_be_panned() -> None:
    assert TimeRange().panned(-50, LAST_S) == TimeRange()


def test_a_time_out_of_view_is_centered() -> None:
    reach = TimeRange().zoomed(0.2, LAST_S, LAST_S)
    assert reach.around(900, LAST_S) == reach
    assert reach.around(300, LAST_S).shown(LAST_S) == (200, 400)
