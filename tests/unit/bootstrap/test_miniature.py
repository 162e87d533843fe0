"""A miniature drive is evaluated in full size, and its events are reported in the time of the run."""

from pathlib import Path

import pytest

from shingleback.bootstrap.demo import AcceleratedTime, ScaledEstimator, SimulatedDrive, page_file
from shingleback.domain.monitoring import CacheState, Counters, OwnWrites, Phase, RunEvent, RunEventKind, Sample
from shingleback.monitor.cache.estimator import NoEstimate
from shingleback.protocol.events import DriveState, Event, Happened, Note, Progress, Rest, Sampled, Watching
from shingleback.protocol.run_state import cache_state_of
from shingleback.simulator.disk import DriveSnapshot, SharedPage
from shingleback.simulator.model import ModelReport, ModelTally, RequestCounts
from shingleback.store.private_files import Paths

MODEL = ModelReport(500, 100, 200, has_overflowed=False, busy_until_s=0.0, tidies_from_s=1.0, tidy_s=60.0)
SAMPLE = Sample(1.0, 1.0, 1_000.0, 100.0, writes=4, write_wait_s=0.1, queue=1.0, busy=0.5)


class RecordingEstimator(NoEstimate):
    """Keeps its last input."""

    state = CacheState(Phase.FILLING, 1_000, 800, 1_200, 2_000, 1_600, 2_400, 8.0, 16.0)  # type: ignore[misc]

    def __init__(self) -> None:
        self.shown: tuple[Sample, OwnWrites] | None = None

    def after(self, sample: Sample, own_writes: OwnWrites) -> None:
        self.shown = (sample, own_writes)

    def take_events(self) -> list[RunEvent]:
        return [RunEvent(1.0, RunEventKind.CLIFF, {"capacity_bytes": 2_000})]


def test_the_estimator_sees_a_miniature_in_full_size_and_its_estimate_is_scaled_down_again() -> None:
    page, estimator = SharedPage(), RecordingEstimator()
    page.show(
        DriveSnapshot(MODEL, RequestCounts(Counters()), ModelTally(given_bytes=500, cached_bytes=300, cached_writes=3))
    )
    scaled = ScaledEstimator(estimator, page, 10)

    scaled.after(SAMPLE, OwnWrites(scattered_bytes=1, window_bytes=5, flushes=2))

    assert estimator.shown is not None
    sample, own_writes = estimator.shown
    assert (sample.written_bps, sample.read_bps, sample.busy) == (10_000.0, 1_000.0, 0.5)
    assert own_writes == OwnWrites(
        streamed_bytes=2_000, scattered_bytes=3_000, scattered_writes=3, flushes=2, window_bytes=50
    )
    assert scaled.state == CacheState(Phase.FILLING, 100, 80, 120, 200, 160, 240, 8.0, 16.0)
    assert scaled.take_events()[0].values == {"capacity_bytes": 200}


DRIVE = DriveState(
    source="estimated",
    elapsed_s=9.0,
    written_bytes=8,
    cache_used_bytes=4,
    cache_bytes=8,
    phase="tidying",
    tidy_s=40.0,
    tidy_low_s=20.0,
    tidy_high_s=60.0,
)


@pytest.mark.parametrize(
    ("event", "in_run_time"),
    [
        (Rest(elapsed_s=9.0, reason="others", left_s=20.0), {"elapsed_s": 9.0, "left_s": 5.0}),
        (Progress(phase="copy", elapsed_s=9.0, files=1, bytes=8, window_s=2.0), {"elapsed_s": 9.0, "window_s": 0.5}),
        (DRIVE, {"elapsed_s": 9.0, "cache_bytes": 8, "tidy_s": 10.0, "tidy_low_s": 5.0, "tidy_high_s": 15.0}),
        (
            Sampled(elapsed_s=9.0, span_s=0.25, copied_bps=10, written_bps=20, read_bps=5, write_wait_s=0.4, busy=0.5),
            {"span_s": 0.25, "copied_bps": 40, "written_bps": 80, "read_bps": 20, "write_wait_s": 0.1, "busy": 0.5},
        ),
        (Sampled(elapsed_s=9.0, span_s=0.25, copied_bps=10, written_bps=None), {"written_bps": None}),
        (
            Happened(elapsed_s=9.0, kind="others", values={"bytes_per_s": 10, "silent_s": 8.0, "reason": "a", "n": 4}),
            {"elapsed_s": 9.0, "values": {"bytes_per_s": 40, "silent_s": 2.0, "reason": "a", "n": 4}},
        ),
        (Note(code="a"), {"code": "a"}),
    ],
)
def test_events_of_an_accelerated_drive_are_converted_to_the_time_of_the_run(
    event: Event, in_run_time: dict[str, object]
) -> None:
    converted = AcceleratedTime(4.0).to_run_time(event)
    assert {name: getattr(converted, name) for name in in_run_time} == in_run_time


def test_a_modeled_state_is_exact_and_an_estimated_one_has_a_range() -> None:
    estimated = cache_state_of(DRIVE)
    assert (estimated.fill_low_bytes, estimated.fill_high_bytes, estimated.tidy_high_s) == (0, 0, 60.0)
    modeled = DriveState(
        source="modeled", elapsed_s=9.0, written_bytes=8, cache_used_bytes=4, cache_bytes=8, phase="full", tidy_s=40.0
    )
    assert cache_state_of(modeled) == CacheState(Phase.FULL, 4, 4, 4, 8, 8, 8, 40.0, 40.0)


def test_a_simulated_drive_is_sampled_even_after_its_process_has_ended(tmp_path: Path) -> None:
    paths = Paths(tmp_path / "config", tmp_path / "state", tmp_path / "cache")
    drive, events = SimulatedDrive(paths, 4.0), list[Event]()
    assert drive.sampler(Watching(), DRIVE, events.append) is None
    page = SharedPage.created(page_file(paths))
    page.show(DriveSnapshot(MODEL, RequestCounts(Counters())))
    page.close()

    sampler = drive.sampler(Watching(), DRIVE, events.append)
    assert sampler is not None
    for second in range(70):
        sampler.tick_on(float(second))

    states = [event for event in events if isinstance(event, DriveState)]
    assert {state.phase for state in states} >= {"tidying", "resting"}
    assert drive.older(Watching()) is None
