"""A measurement reports its progress, and stops for a backup."""

import pytest

from shingleback.bootstrap.measuring import DriveClock, MeasureProgress
from shingleback.domain.errors import UsageError, Why
from shingleback.domain.measurement import TestName
from shingleback.domain.monitoring import OwnWrites
from shingleback.measuring.requests import Request, TimedRequest, Timing, flush, idle, read, write
from shingleback.monitor.sampler import NoSampler
from shingleback.protocol.control import Unattended
from shingleback.protocol.events import Event, Progress

MIB = 1 << 20


class RecordingSampler(NoSampler):
    def __init__(self) -> None:
        self.ticks: list[tuple[float, int, OwnWrites]] = []

    def tick(self, elapsed_s: float, copied_bytes: int, own_writes: OwnWrites) -> None:
        self.ticks.append((elapsed_s, copied_bytes, own_writes))


class Scene:
    def __init__(self) -> None:
        self.now_s = 100.0
        self.has_backup = False
        self.events: list[Event] = []
        self.sampler = RecordingSampler()
        self.progress = MeasureProgress(
            self.events.append,
            10 * MIB,
            self.sampler,
            Unattended(),
            lambda: self.has_backup,
            DriveClock(lambda: self.now_s),
        )

    def answer(self, request: Request, took_s: float) -> None:
        self.now_s += took_s
        self.progress.follow(TimedRequest(request, Timing(self.now_s - took_s, took_s)))


@pytest.fixture
def scene() -> Scene:
    return Scene()


def test_progress_is_reported_twice_a_second(scene: Scene) -> None:
    scene.progress.begin(TestName.SEQUENTIAL)
    for _ in range(4):
        scene.answer(write(0, MIB), 0.25)
    events = [event for event in scene.events if isinstance(event, Progress)]
    assert [event.bytes // MIB for event in events] == [0, 2, 4]
    assert events[-1].current == "sequential"
    assert events[-1].bytes_per_s == pytest.approx(4 * MIB, rel=0.01)


def test_the_drive_is_sampled_during_rests(scene: Scene) -> None:
    scene.answer(write(0, 4096), 0.01)
    scene.answer(flush(), 0.01)
    scene.answer(read(0, 4096), 0.01)
    for _ in range(5):
        scene.progress.poll()
        scene.answer(idle(1.0), 1.0)
    elapsed_s, written_bytes, own_writes = scene.sampler.ticks[-1]
    assert elapsed_s == pytest.approx(4.03)
    assert (written_bytes, own_writes.scattered_writes, own_writes.flushes, own_writes.read_bytes) == (4096, 1, 1, 4096)


def test_a_starting_backup_takes_precedence(scene: Scene) -> None:
    scene.has_backup = True
    scene.progress.poll()
    scene.now_s += 3
    with pytest.raises(UsageError) as caught:
        scene.progress.poll()
    assert caught.value.why is Why.DESTINATION_BUSY
