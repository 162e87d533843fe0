"""What a measurement tells while it runs, and for whom it stops."""

import pytest

from shingleback.bootstrap.measuring import MeasureProgress
from shingleback.domain.errors import UsageError, Why
from shingleback.domain.measurement import TestName
from shingleback.domain.monitoring import OwnWrites
from shingleback.measuring.requests import FLUSH, Asked, Request, Timing, read, rest, write
from shingleback.monitor.sampler import NoSampler
from shingleback.protocol.control import Unattended
from shingleback.protocol.events import Event, Progress

MIB = 1 << 20


class NotedSampler(NoSampler):
    def __init__(self) -> None:
        self.beats: list[tuple[float, int, OwnWrites]] = []

    def tick(self, elapsed_s: float, copied_bytes: int, own: OwnWrites) -> None:
        self.beats.append((elapsed_s, copied_bytes, own))


class Room:
    def __init__(self) -> None:
        self.now_s = 100.0
        self.has_backup = False
        self.told: list[Event] = []
        self.sampler = NotedSampler()
        self.progress = MeasureProgress(
            self.told.append, 10 * MIB, self.sampler, Unattended(), lambda: self.has_backup, lambda: self.now_s
        )

    def answer(self, request: Request, took_s: float) -> None:
        self.now_s += took_s
        self.progress.follow(Asked(request, Timing(self.now_s - took_s, took_s)))


@pytest.fixture
def room() -> Room:
    return Room()


def test_how_far_it_is_is_told_twice_a_second(room: Room) -> None:
    room.progress.begin(TestName.SEQUENTIAL)
    for _ in range(4):
        room.answer(write(0, MIB), 0.25)
    told = [event for event in room.told if isinstance(event, Progress)]
    assert [event.bytes // MIB for event in told] == [0, 2, 4]
    assert told[-1].current == "sequential"
    assert told[-1].bytes_per_s == pytest.approx(4 * MIB, rel=0.01)


def test_the_drive_is_watched_during_a_rest_too(room: Room) -> None:
    room.answer(write(0, 4096), 0.01)
    room.answer(FLUSH, 0.01)
    room.answer(read(0, 4096), 0.01)
    for _ in range(5):
        assert not room.progress.is_canceled()
        room.answer(rest(1.0), 1.0)
    elapsed_s, written_bytes, own = room.sampler.beats[-1]
    assert elapsed_s == pytest.approx(4.03)
    assert (written_bytes, own.scattered_writes, own.flushes, own.read_bytes) == (4096, 1, 1, 4096)


def test_a_backup_that_begins_goes_first(room: Room) -> None:
    room.has_backup = True
    assert not room.progress.is_canceled()
    room.now_s += 3
    with pytest.raises(UsageError) as caught:
        room.progress.is_canceled()
    assert caught.value.why is Why.DESTINATION_BUSY
