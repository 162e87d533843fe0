"""Reading a manifest reports its progress, and can be canceled."""

import pytest

from shingleback.domain.errors import Canceled, Why
from shingleback.engine.repo.catalog import ListProgress
from shingleback.protocol.control import Unattended
from shingleback.protocol.events import Event, Progress
from tests.helpers.trees import write
from tests.helpers.workshop import Clock, Workshop


def test_progress_is_reported_at_most_ten_times_a_second_and_never_for_quick_reads() -> None:
    clock = Clock()
    events: list[Event] = []
    listen = ListProgress(events.append, clock)

    for megabytes in range(1, 31):
        listen(megabytes, 30)
        clock.seconds += 0.03

    assert [event.bytes for event in events if isinstance(event, Progress)] == [5, 9, 13, 17, 21, 25, 29]
    assert events[0] == Progress(phase="list", elapsed_s=0.12, files=0, bytes=5, total_bytes=30)
    later_events: list[Event] = []
    ListProgress(later_events.append, clock)(30, 30)
    assert later_events == []


def test_reading_can_be_canceled() -> None:
    def attend() -> None:
        raise Canceled(Why.CANCELED)

    with pytest.raises(Canceled):
        ListProgress(lambda _event: None, Clock(), attend)(1, 2)


def test_a_canceled_restore_or_check_does_not_read_the_whole_list(workshop: Workshop) -> None:
    write(workshop.source / "letter.txt")
    workshop.backup()
    workshop.control = Unattended()
    workshop.control.is_canceled = True

    for result in (workshop.restore()[0], workshop.try_restore(), workshop.verify()):
        assert (result.outcome, result.version, result.total.files) == ("canceled", "", 0)
