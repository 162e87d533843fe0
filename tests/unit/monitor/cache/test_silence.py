"""A drive that was asked and does not answer is told of after some seconds, with the moment at which that began."""

from shingleback.domain.monitoring import RunEvent, RunEventKind, Sample
from shingleback.monitor.cache.detectors import Silence

WAITING = Sample(0.0, 1.0, busy=1.0, in_flight=1)


def told(*samples: Sample, is_asked: bool = False) -> list[RunEvent]:
    silence = Silence()
    timed = (sample._replace(time_s=float(second)) for second, sample in enumerate(samples, 1))
    return [moment for sample in timed if (moment := silence.after(sample, is_asked=is_asked))]


def test_a_stall_begins_with_the_question_and_ends_with_the_answer() -> None:
    answer = WAITING._replace(writes=1)

    assert told(*[WAITING] * 7, answer) == [
        RunEvent(0.0, RunEventKind.STALL, {}),
        RunEvent(8.0, RunEventKind.STALL_OVER, {"silent_s": 7}),
    ]


def test_four_seconds_are_how_long_a_zone_takes() -> None:
    assert told(*[WAITING] * 4, WAITING._replace(writes=1), *[WAITING] * 4) == []


def test_a_flush_is_a_question_too_while_it_keeps_the_drive_busy() -> None:
    flushing = WAITING._replace(in_flight=0)

    assert [moment.kind for moment in told(*[flushing] * 6, is_asked=True)] == [RunEventKind.STALL]
    assert told(*[flushing] * 6) == []
    assert told(*[flushing._replace(busy=0.1)] * 6, is_asked=True) == []
