"""How far the reading of a manifest is, is told, and it ends when that is wanted."""

import pytest

from shingleback.domain.errors import Canceled, Why
from shingleback.engine.repo.segments import ListProgress
from shingleback.protocol.control import Unattended
from shingleback.protocol.events import Event, Progress
from tests.helpers.trees import write
from tests.helpers.workshop import Clock, Workshop


def test_it_is_told_ten_times_a_second_at_most_and_what_takes_no_time_not_at_all() -> None:
    clock = Clock()
    told: list[Event] = []
    listen = ListProgress(told.append, clock)

    for megabytes in range(1, 31):
        listen(megabytes, 30)
        clock.seconds += 0.03

    assert [event.bytes for event in told if isinstance(event, Progress)] == [5, 9, 13, 17, 21, 25, 29]
    assert told[0] == Progress(phase="list", elapsed_s=0.12, files=0, bytes=5, total_bytes=30)
    again: list[Event] = []
    ListProgress(again.append, clock)(30, 30)
    assert again == []


def test_it_can_be_ended() -> None:
    def attend() -> None:
        raise Canceled(Why.CANCELED)

    with pytest.raises(Canceled):
        ListProgress(lambda _event: None, Clock(), attend)(1, 2)


def test_a_restore_that_is_canceled_does_not_read_the_list_to_its_end(workshop: Workshop) -> None:
    write(workshop.source / "letter.txt")
    workshop.backup()
    workshop.control = Unattended()
    workshop.control.is_canceled = True

    for result in (workshop.restore()[0], workshop.try_restore(), workshop.verify()):
        assert (result.outcome, result.version, result.total.files) == ("canceled", "", 0)
