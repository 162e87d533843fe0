"""What the person is told of a drive that does not answer."""

from collections import deque

from shingleback.domain.monitoring import OwnWrites
from shingleback.engine.drive.messages import (
    Checkpoint,
    Committed,
    FromDrive,
    Parcel,
    Released,
    SetPace,
    ToDrive,
    WriteReport,
)
from shingleback.engine.drive.transport import Slots
from shingleback.engine.report import Reporter
from shingleback.engine.source.drive_client import DriveClient
from shingleback.protocol.control import Unattended
from tests.helpers.workshop import Clock

PUSHED = WriteReport(OwnWrites(5_000_000, 300_000, 7, 2, 8 << 20, 0.5, 1.5, 0))


class QuietLink:
    """Answers what it is told to answer. Waiting for an answer that does not come takes a tenth of a second."""

    def __init__(self, clock: Clock) -> None:
        self.answers: deque[FromDrive] = deque()
        self._clock = clock

    def send(self, message: ToDrive) -> None:
        pass

    def receive(self, timeout_s: float) -> FromDrive | None:
        if self.answers:
            return self.answers.popleft()
        self._clock.sleep(timeout_s)
        return None

    def close(self) -> None:
        pass


class Talk:
    def __init__(self) -> None:
        self.clock = Clock()
        self.link = QuietLink(self.clock)
        self.reporter = Reporter(lambda _event: None, self.clock)
        self.client = DriveClient(self.link, Slots(count=2, slot_bytes=4096), self.reporter, Unattended())

    def hear(self, *answers: FromDrive) -> None:
        self.link.answers.extend(answers)
        self.client.listen()

    @property
    def silent_s(self) -> float | None:
        asked_at_s = self.reporter.asked_at_s
        return None if asked_at_s is None else self.clock() - asked_at_s


def test_a_drive_is_silent_from_its_last_answer_on_while_something_is_to_be_answered() -> None:
    talk = Talk()
    talk.client.send_parcel(Parcel(0, []), 1, 100)
    talk.client.send_parcel(Parcel(1, []), 1, 100)
    talk.clock.sleep(5)
    talk.hear(Released(0))
    talk.clock.sleep(3)
    assert talk.silent_s == 3

    talk.hear(Released(1))
    assert talk.silent_s is None


def test_a_checkpoint_is_waited_for_when_all_that_came_before_it_is_written() -> None:
    """A flush may take the longest of all."""
    talk = Talk()
    talk.client.send_parcel(Parcel(0, []), 1, 100)
    talk.client.send(Checkpoint(b"", 0))
    talk.hear(Released(0), PUSHED)
    talk.clock.sleep(40)
    assert talk.silent_s == 40

    talk.hear(Committed("1", 0, 100, "", 10**9, has_partial=False))
    assert talk.silent_s is None


def test_a_pace_is_not_answered_and_a_drive_that_has_nothing_to_do_is_not_silent() -> None:
    talk = Talk()
    talk.client.send(SetPace(0, 1 << 20))
    talk.clock.sleep(60)

    assert talk.silent_s is None


def test_what_was_given_to_the_drive_is_known_to_whoever_looks_at_it() -> None:
    talk = Talk()
    talk.hear(PUSHED)

    own = talk.reporter.own
    assert (own.streamed_bytes, own.scattered_bytes, own.scattered_writes) == (5_000_000, 300_000, 7)
    assert (own.flushes, own.window_bytes, own.window_s, own.flush_s) == (2, 8 << 20, 0.5, 1.5)
