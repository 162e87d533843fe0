"""The summary of a run in a few figures."""

import math

import pytest

from shingleback.domain.monitoring import Phase, RunEvent, RunEventKind
from shingleback.monitor.recording import Point, Recording, RunSummary, pack, run_summary, unpack
from tests.helpers.recordings import example_recording, flat


def test_a_run_that_copied_nothing_has_an_empty_summary() -> None:
    assert run_summary(Recording()) == run_summary(flat(10, 0.0, 5e6)) == RunSummary()


def test_a_run_that_never_filled_the_cache_has_only_a_mean() -> None:
    assert run_summary(flat(10, 4e6, 6e6, Phase.FILLING)) == RunSummary(6e6, has_cache=True)
    assert run_summary(flat(10, 4e6, math.nan)) == RunSummary(4e6)


def test_activity_after_the_backup_is_not_counted() -> None:
    recording = flat(10, 4e6, 6e6, Phase.FILLING)
    recording.add(recording[-1]._replace(time_s=30.0, span_s=20.0, copied_bps=0.0, written_bps=0.0))
    assert run_summary(recording).mean_bps == 6e6


def test_a_cliff_has_speeds_before_and_after_and_the_rests_that_followed() -> None:
    course = run_summary(example_recording(1_000))
    assert course.full_s == 480
    assert course.fast_bps == pytest.approx(170e6, rel=0.05)
    assert course.slow_bps == pytest.approx(28e6, rel=0.05)
    assert course.rested_s == 159
    assert course.again_s is None


def test_a_recovery_is_taken_from_its_event() -> None:
    recording = example_recording(730)
    recording.moments.append(RunEvent(700.0, RunEventKind.RECOVERED, {}))
    assert run_summary(recording).again_s == 700


def test_a_run_that_was_not_slower_with_a_full_cache_has_no_story_of_one() -> None:
    recording = flat(60, 2e6, 2e6, Phase.FILLING)
    for second in range(61, 121):
        recording.add(Point(second, 1.0, 7e6, 7e6, phase=Phase.FULL))
    recording.moments.append(RunEvent(60, RunEventKind.CLIFF, {}))
    assert run_summary(recording) == RunSummary(4.5e6, refuted_s=60)

    stored = unpack(pack(recording))
    assert not stored.moments
    assert Phase.FULL not in {phase for _, _, phase in stored.stretches()}
    assert run_summary(stored) == RunSummary(4.5e6)
