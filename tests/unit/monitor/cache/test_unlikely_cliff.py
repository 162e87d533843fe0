"""A cliff after a few megabytes is taken back if the drive then writes faster than ever before.

The drive: each write is held up for some seconds, and then no longer.
"""

from typing import Final

import pytest

from shingleback.domain.monitoring import CachePrior, OwnWrites, Phase, RunEvent, RunEventKind, Sample
from shingleback.monitor.cache.estimator import CacheEstimator
from shingleback.monitor.recording import Recorder, Recording, run_summary
from shingleback.monitor.sampler import estimated
from shingleback.protocol.events import Happened, Sampled

MB: Final = 1e6
HELD_UP_S: Final = 14
UNKNOWN_DRIVE: Final = CachePrior(shingled=0.4)
BURSTS: Final = {"every second second": (2, 3.6), "every third": (3, 5.4), "every fourth": (4, 7.2)}


def recorded(every_s: int, burst_mb: float, later_mb: float, seconds: int = 60) -> tuple[Recording, list[RunEvent]]:
    """Record a drive that writes in bursts for 14 s and evenly after that."""
    estimator, recorder = CacheEstimator(UNKNOWN_DRIVE), Recorder()
    own_bytes, events = 0.0, []
    for second in range(1, seconds + 1):
        is_held_up = second <= HELD_UP_S
        written = (burst_mb * (second % every_s == 0) if is_held_up else later_mb) * MB
        own_bytes += written
        sample = Sample(second, 1.0, written, writes=int(written / 128e3), queue=4, busy=1.0, in_flight=4)
        estimator.after(sample, OwnWrites(streamed_bytes=int(own_bytes), is_asked=True))
        recorder.take(estimated(estimator.state, second, int(own_bytes)))
        recorder.take(Sampled(elapsed_s=second, span_s=1.0, copied_bps=written, written_bps=written))
        for event in estimator.take_events():
            events.append(event)
            recorder.take(Happened(elapsed_s=event.time_s, kind=event.kind.value, values=event.values))
    return recorder.recording, events


@pytest.mark.parametrize("burst", BURSTS.values(), ids=BURSTS)
def test_a_drive_that_gets_faster_had_no_full_cache(burst: tuple[int, float]) -> None:
    recording, events = recorded(*burst, later_mb=7.2)

    assert [event.kind for event in events] == [RunEventKind.CLIFF, RunEventKind.CLIFF_REFUTED]
    assert events[1].time_s - HELD_UP_S <= 10
    assert not recording.moments
    assert not {phase for _, _, phase in recording.stretches()} & {Phase.FULL, Phase.BYPASSING}
    assert run_summary(recording).full_s is None


def test_a_drive_that_stays_slow_keeps_its_cliff() -> None:
    recording, events = recorded(3, 5.4, later_mb=1.0)

    assert [event.kind for event in events] == [RunEventKind.CLIFF]
    assert Phase.FULL in {phase for _, _, phase in recording.stretches()}
