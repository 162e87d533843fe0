"""The course of a run is kept in bounded memory, and its means stay correct."""

import pytest

from shingleback.domain.monitoring import Phase
from shingleback.monitor.recording import Point, Recording


def point(time_s: float, written_bps: float = 0.0, phase: Phase = Phase.FILLING) -> Point:
    return Point(time_s, 1.0, copied_bps=written_bps, written_bps=written_bps, phase=phase)


def test_added_points_are_there() -> None:
    recording = Recording()
    points = [point(1, 10), point(2, 20, Phase.FULL)]
    for one in points:
        recording.add(one)
    assert list(recording) == points
    assert list(recording.column("written_bps")) == [10, 20]


def test_too_many_points_are_merged_in_pairs_that_keep_time_and_bytes() -> None:
    recording = Recording(most_points=100)
    for second in range(1, 1_001):
        recording.add(point(second, second % 7))
    assert len(recording) <= 100
    assert sum(point.span_s for point in recording) == 1_000
    total = sum(point.written_bps * point.span_s for point in recording)
    assert total == pytest.approx(sum(second % 7 for second in range(1, 1_001)))
    assert recording[len(recording) - 1].time_s == 1_000


def test_an_odd_last_point_is_not_lost() -> None:
    recording = Recording(most_points=4)
    for second in range(1, 6):
        recording.add(point(second, second))
    assert [point.time_s for point in recording] == [2, 4, 5]


def test_neighbors_in_one_phase_are_one_stretch() -> None:
    recording = Recording()
    phases = (Phase.FILLING, Phase.FILLING, Phase.FULL, Phase.FILLING)
    for second, phase in enumerate(phases, 1):
        recording.add(point(second, phase=phase))
    assert recording.stretches() == [(0, 2, Phase.FILLING), (2, 3, Phase.FULL), (3, 4, Phase.FILLING)]


def test_the_point_below_the_pointer_is_found() -> None:
    recording = Recording()
    assert recording.at(1) is None
    for second in (1, 2, 3):
        recording.add(point(second))
    points_below = [recording.at(time_s) for time_s in (0, 1.5, 2, 9)]
    assert [point and point.time_s for point in points_below] == [1, 2, 2, 3]
