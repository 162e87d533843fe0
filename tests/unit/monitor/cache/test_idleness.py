"""An idle drive cleans up, but not immediately."""

import pytest

from shingleback.domain.monitoring import Sample
from shingleback.monitor.cache.detectors import Idleness

IDLE = Sample(0.0, 0.75)


def test_cleaning_begins_in_the_second_idle_second() -> None:
    idleness = Idleness()

    assert [idleness.after(IDLE) for _ in range(3)] == [0.0, 0.5, 0.75]
    assert (idleness.seconds, idleness.is_long) == (2.25, True)


def test_one_idle_second_is_not_long() -> None:
    idleness = Idleness()
    idleness.after(Sample(0.0, 1.0))

    assert not idleness.is_long


@pytest.mark.parametrize(
    "sample",
    [IDLE._replace(busy=0.5), IDLE._replace(in_flight=1), IDLE._replace(writes=1), IDLE._replace(reads=1)],
    ids=["busy", "in flight", "written", "read"],
)
def test_any_request_restarts_the_wait(sample: Sample) -> None:
    idleness = Idleness()
    for _ in range(3):
        idleness.after(IDLE)

    assert idleness.after(sample) == 0.0
    assert (idleness.seconds, idleness.is_long) == (0.0, False)
    assert idleness.after(IDLE) == 0.0
