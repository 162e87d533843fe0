"""The recording of a run is built from its events, and survives saving."""

import math
from itertools import count

import pytest

from shingleback.domain.monitoring import Phase, RunEvent, RunEventKind
from shingleback.monitor.recording import Point, Recorder, Recording, pack, unpack
from shingleback.protocol.events import DriveState, Event, Happened, Note, Sampled

SAMPLED = Sampled(elapsed_s=9.0, span_s=1.0, copied_bps=80, written_bps=60, read_bps=5, write_wait_s=0.2, busy=0.9)


def state(source: str, used: int, low: int = 0, high: int = 0) -> DriveState:
    return DriveState(
        source=source,
        elapsed_s=8.5,
        written_bytes=0,
        cache_used_bytes=used,
        cache_bytes=100,
        phase="full",
        tidy_s=1.0,
        cache_low_bytes=low,
        cache_high_bytes=high,
        capacity_low_bytes=80,
        capacity_high_bytes=120,
    )


def recorded(*events: Event) -> Recording:
    recorder = Recorder()
    for event in events:
        recorder.take(event)
    return recorder.recording


def test_a_sample_becomes_a_point_with_the_estimate_of_that_time() -> None:
    assert list(recorded(state("estimated", 50, 40, 60), SAMPLED)) == [
        Point(9.0, 1.0, 80, 60, 5, 0.2, 0.9, 50, 40, 60, 100, 80, 120, Phase.FULL)
    ]


def test_without_an_estimate_the_cache_is_unknown() -> None:
    assert list(recorded(SAMPLED)) == [Point(9.0, 1.0, 80, 60, 5, 0.2, 0.9)]


def test_an_estimate_takes_precedence_over_the_simulators_own_fill() -> None:
    modeled, estimated = state("modeled", 70), state("estimated", 50, 40, 60)
    assert recorded(modeled, SAMPLED)[0][7:10] == (70, 70, 70)
    assert recorded(estimated, modeled, SAMPLED)[0][7:10] == (50, 40, 60)


def test_without_counters_the_write_rate_is_nan() -> None:
    (point,) = recorded(Sampled(elapsed_s=1.0, span_s=1.0, copied_bps=80, written_bps=None))
    assert math.isnan(point.written_bps)
    assert point.copied_bps == 80


def test_an_event_is_recorded() -> None:
    recording = recorded(Happened(elapsed_s=3.5, kind="cliff", values={"capacity_bytes": 7}))
    assert recording.moments == [RunEvent(3.5, RunEventKind.CLIFF, {"capacity_bytes": 7})]


def test_the_recorder_reports_when_the_recording_has_changed() -> None:
    recorder = Recorder()
    events = (Note(code="x"), state("estimated", 5), SAMPLED, Happened(elapsed_s=1.0, kind="stall"))
    assert [recorder.take(event) for event in events] == [False, False, True, True]


# saved --------------------------------------------------------------------------------------------------------


def long_recording() -> Recording:
    recording = Recording()
    phases = [Phase.FILLING] * 300 + [Phase.FULL] * 200 + [Phase.TIDYING] * 100
    for second, phase in zip(count(1), phases, strict=False):
        copied_bps = second % 9 + (20 if phase is Phase.FILLING else 0)  # a full cache is slower than one with room
        recording.add(Point(second * 1.0003, 1.0003, copied_bps, math.nan, fill_bytes=second * 1e9, phase=phase))
    recording.moments.append(RunEvent(300.5, RunEventKind.CLIFF, {"capacity_bytes": 7, "why": "x"}))
    return recording


def rounded(recording: Recording) -> list[tuple[int, int, Phase]]:
    return [(round(begin_s), round(end_s), phase) for begin_s, end_s, phase in recording.stretches()]


def test_a_saved_recording_comes_back() -> None:
    before = long_recording()
    after = unpack(pack(before))
    assert after.moments == before.moments
    assert (
        rounded(after)
        == rounded(before)
        == [(0, 300, Phase.FILLING), (300, 500, Phase.FULL), (500, 600, Phase.TIDYING)]
    )
    assert list(after.column("time_s")) == list(before.column("time_s"))
    assert list(after.column("copied_bps")) == list(before.column("copied_bps"))
    assert list(after.column("fill_bytes")) == pytest.approx(list(before.column("fill_bytes")), rel=1e-6)
    assert all(math.isnan(rate) for rate in after.column("written_bps"))


def test_an_hour_of_seconds_takes_no_more_space_than_a_photo() -> None:
    recording = Recording()
    for second in range(3_600):
        recording.add(Point(second, 1.0, second * 7.7, second * 3.3, 0, second / 7, second % 10 / 10))
    assert len(pack(recording)) < 150_000


@pytest.mark.parametrize("data", [b"", b"nothing", pack(long_recording())[:-9]], ids=["empty", "garbage", "truncated"])
def test_invalid_data_is_refused(data: bytes) -> None:
    with pytest.raises(ValueError, match="no recording"):
        unpack(data)
