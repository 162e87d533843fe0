"""A drive that does not answer is reported after some seconds, with the time at which it fell silent."""

from shingleback.domain.monitoring import RunEvent, RunEventKind, Sample
from shingleback.monitor.cache.detectors import Silence

WAITING = Sample(0.0, 1.0, busy=1.0, in_flight=1)


def events_of(*samples: Sample, is_asked: bool = False) -> list[RunEvent]:
    silence = Silence()
    timed = (sample._replace(time_s=float(second)) for second, sample in enumerate(samples, 1))
    return [event for sample in timed if (event := silence.after(sample, is_asked=is_asked))]


def test_a_stall_begins_with_the_request_and_ends_with_the_answer() -> None:
    answer = WAITING._replace(writes=1)

    assert events_of(*[WAITING] * 7, answer) == [
        RunEvent(0.0, RunEventKind.STALL, {}),
        RunEvent(8.0, RunEventKind.STALL_OVER, {"silent_s": 7}),
    ]


def test_four_silent_seconds_are_not_yet_a_stall() -> None:
    assert events_of(*[WAITING] * 4, WAITING._replace(writes=1), *[WAITING] * 4) == []


def test_a_flush_counts_as_a_request_while_it_keeps_the_drive_busy() -> None:
    flushing = WAITING._replace(in_flight=0)

    assert [event.kind for event in events_of(*[flushing] * 6, is_asked=True)] == [RunEventKind.STALL]
    assert events_of(*[flushing] * 6) == []
    assert events_of(*[flushing._replace(busy=0.1)] * 6, is_asked=True) == []
