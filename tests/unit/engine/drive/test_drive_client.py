"""What the drive client reports about a drive that does not answer."""

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
from shingleback.protocol.control import JobControl, Unattended
from tests.helpers.workshop import Clock

PUSHED = WriteReport(OwnWrites(5_000_000, 300_000, 7, 2, 8 << 20, 0.5, 1.5, 0))


class QuietLink:
    """Returns the queued answers. A wait without an answer takes the whole timeout."""

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


class Scene:
    def __init__(self) -> None:
        self.clock = Clock()
        self.link = QuietLink(self.clock)
        self.reporter = Reporter(lambda _event: None, self.clock)
        self.client = DriveClient(self.link, Slots(count=2, slot_bytes=4096), self.reporter, JobControl(Unattended()))

    def receive(self, *answers: FromDrive) -> None:
        self.link.answers.extend(answers)
        self.client.listen()

    @property
    def silent_s(self) -> float | None:
        asked_at_s = self.reporter.asked_at_s
        return None if asked_at_s is None else self.clock() - asked_at_s


def test_a_busy_drive_is_silent_since_its_last_answer() -> None:
    scene = Scene()
    scene.client.send_parcel(Parcel(0, []), 1, 100)
    scene.client.send_parcel(Parcel(1, []), 1, 100)
    scene.clock.sleep(5)
    scene.receive(Released(0))
    scene.clock.sleep(3)
    assert scene.silent_s == 3

    scene.receive(Released(1))
    assert scene.silent_s is None


def test_a_checkpoint_is_awaited_after_everything_before_it_is_written() -> None:
    """A flush may take longer than anything else."""
    scene = Scene()
    scene.client.send_parcel(Parcel(0, []), 1, 100)
    scene.client.send(Checkpoint(b"", 0))
    scene.receive(Released(0), PUSHED)
    scene.clock.sleep(40)
    assert scene.silent_s == 40

    scene.receive(Committed("1", 0, 100, "", 10**9, has_partial=False))
    assert scene.silent_s is None


def test_a_drive_that_only_got_a_new_pace_is_not_silent() -> None:
    scene = Scene()
    scene.client.send(SetPace(0, 1 << 20))
    scene.clock.sleep(60)

    assert scene.silent_s is None


def test_the_reporter_gets_the_write_report_of_the_drive() -> None:
    scene = Scene()
    scene.receive(PUSHED)

    writes = scene.reporter.own_writes
    assert (writes.streamed_bytes, writes.scattered_bytes, writes.scattered_writes) == (5_000_000, 300_000, 7)
    assert (writes.flushes, writes.window_bytes, writes.window_s, writes.flush_s) == (2, 8 << 20, 0.5, 1.5)
