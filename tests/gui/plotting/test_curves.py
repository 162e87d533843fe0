"""Downsampling: ten hours of one-second points are reduced to the width of the screen."""

import numpy as np
import pytest

from shingleback.gui.graph.curves import Curve, resample, visible_curves
from shingleback.monitor.recording import Point, Recording
from tests.helpers.recordings import flat


def written(recording: Recording, begin_s: float, end_s: float, most: int = 100) -> Curve:
    return resample(recording, ("written_bps",), begin_s, end_s, most)["written_bps"]


def saw(seconds: int) -> Recording:
    recording = Recording()
    for second in range(1, seconds + 1):
        recording.add(Point(second, 1.0, 0.0, float(second % 10)))
    return recording


def test_many_points_are_reduced_to_few_with_the_same_mean_and_range() -> None:
    course = written(saw(36_000), 0, 36_000)
    assert 50 <= len(course.times) <= 101
    assert course.means[1:-1] == pytest.approx(4.5)
    assert set(course.lows[1:-1]) == {0}
    assert set(course.highs[1:-1]) == {9}


def test_zoomed_in_every_point_is_drawn() -> None:
    course = written(saw(36_000), 1_000, 1_020)
    assert list(course.means[1:-1]) == [second % 10 for second in range(1_000, 1_021)]


def test_a_line_keeps_its_shape_while_the_run_grows() -> None:
    recording = saw(10_000)
    before = written(recording, 0, 10_000)
    recording.add(Point(10_001, 1.0, 0.0, 5.0))
    after = written(recording, 0, 10_001)
    assert list(before.means[:-1]) == list(after.means[: len(before.means) - 1])


def test_a_line_is_interrupted_where_nothing_was_measured() -> None:
    recording = flat(100, 1.0, 1.0)
    recording.add(Point(500, 1.0, 1.0, 1.0))
    course = written(recording, 0, 500)
    assert np.isnan(course.means).sum() == 1
    assert (course.means[-1], np.isnan(course.means[-2])) == (1.0, True)


def test_a_speed_without_data_has_no_line() -> None:
    course = written(flat(100, 1.0), 0, 100)
    assert np.isnan(course.means).all()
    assert course.most == 0


def test_a_single_spike_does_not_compress_the_scale() -> None:
    recording = flat(3_600, 1.0, 100.0)
    recording.add(Point(3_601, 1.0, 0.0, 150.0))
    recording.add(Point(3_602, 1.0, 0.0, 50.0))
    assert written(recording, 0, 3_602).most == pytest.approx(100, rel=0.05)


def test_a_burst_into_memory_that_is_not_drawn_does_not_compress_the_scale() -> None:
    """The copy speed fluctuates every second, so only its mean is drawn, without a band."""
    recording = Recording()
    for second in range(1, 101):
        recording.add(Point(second, 1.0, 400e6 if second % 10 == 5 else 0.0, 40e6))
    lines = visible_curves(recording, None, 0, 100, 40)
    assert lines.copied.highs.max() == 400e6
    assert lines.most < 100


def test_a_run_without_points_draws_nothing() -> None:
    assert len(written(Recording(), 0, 30).times) == 0


def test_the_recording_can_grow_while_it_is_drawn() -> None:
    """An array that exports its memory could not be resized."""
    recording = saw(100)
    course = written(recording, 0, 100)
    for second in range(101, 3_000):
        recording.add(Point(second, 1.0, 0.0, 0.0))
    assert len(course.times) > 0
