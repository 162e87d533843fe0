"""Sampling a drive once a second and publishing the result."""

from dataclasses import dataclass, field

import pytest

from shingleback.domain.monitoring import (
    CacheState,
    Counters,
    NoCounters,
    OwnWrites,
    Phase,
    RunEvent,
    RunEventKind,
    Sample,
)
from shingleback.monitor.cache.estimator import NoEstimate
from shingleback.monitor.drive_history import Learned
from shingleback.monitor.sampler import DriveSampler, SampledDrive
from shingleback.protocol.events import DriveState, Event, Happened, Sampled, Watching, decode, encode

MB = 1_000_000
WATCHING = Watching(drive="model/serial", device="sdb", run=3)


class Drive:
    """Counters that the test advances."""

    def __init__(self) -> None:
        self.counters: Counters | None = Counters(written_bytes=5_000 * MB)
        self.reads = 0

    def read(self) -> Counters | None:
        self.reads += 1
        return self.counters

    def write(self, size_bytes: int) -> None:
        assert self.counters is not None
        counters = self.counters
        self.counters = counters._replace(
            writes=counters.writes + 10, written_bytes=counters.written_bytes + size_bytes, write_s=counters.write_s + 2
        )


class FakeEstimator:
    """Returns the state and events that the test sets."""

    def __init__(self) -> None:
        self.state = CacheState(Phase.FILLING, 1, 2, 3, 4, 5, 6, 10.0, 20.0, 7)
        self.learned: Learned | None = None
        self.received: list[tuple[Sample, OwnWrites]] = []
        self.moments: list[RunEvent] = []

    def after(self, sample: Sample, own_writes: OwnWrites) -> None:
        self.received.append((sample, own_writes))

    def take_events(self) -> list[RunEvent]:
        moments, self.moments = self.moments, []
        return moments


@dataclass
class Scene:
    """A sampler that has begun."""

    times: float = 1.0
    drive: Drive = field(default_factory=Drive)
    estimator: FakeEstimator = field(default_factory=FakeEstimator)
    events: list[Event] = field(default_factory=list)

    def __post_init__(self) -> None:
        watched = SampledDrive(self.drive, self.estimator, WATCHING)
        self.sampler = DriveSampler(lambda _number: watched, self.events.append, self.times)
        self.sampler.begin(2081)

    def tick(self, elapsed_s: float, copied_bytes: int = 0, own_writes: OwnWrites | None = None) -> None:
        self.sampler.tick(elapsed_s, copied_bytes, own_writes or OwnWrites())

    @property
    def samples(self) -> list[Sampled]:
        return [event for event in self.events if isinstance(event, Sampled)]

    @property
    def states(self) -> list[DriveState]:
        return [event for event in self.events if isinstance(event, DriveState)]


@pytest.fixture
def scene() -> Scene:
    return Scene()


def test_the_first_event_names_the_drive(scene: Scene) -> None:
    assert scene.events == [WATCHING]


def test_the_drive_is_sampled_once_a_second_regardless_of_the_ticks(scene: Scene) -> None:
    for tenth in range(101):
        scene.tick(tenth / 10)
    assert scene.drive.reads == 11
    assert len(scene.samples) == 10


def test_a_sample_has_the_rates_since_the_previous_one(scene: Scene) -> None:
    scene.tick(7.0, copied_bytes=100 * MB)
    scene.drive.write(50 * MB)
    scene.tick(9.0, copied_bytes=180 * MB)
    (sample,) = scene.samples
    assert (sample.elapsed_s, sample.span_s) == (9.0, 2.0)
    assert (sample.copied_bps, sample.written_bps) == (40 * MB, 25 * MB)
    assert (sample.writes, sample.write_wait_s) == (10, 0.2)


def test_the_estimate_is_published_before_its_sample(scene: Scene) -> None:
    scene.tick(0.0)
    scene.drive.write(50 * MB)
    scene.tick(1.0, own_writes=OwnWrites(streamed_bytes=3))
    state, sample = scene.events[1:]
    assert state == DriveState(
        source="estimated",
        elapsed_s=1.0,
        written_bytes=50 * MB,
        cache_used_bytes=1,
        cache_low_bytes=2,
        cache_high_bytes=3,
        cache_bytes=4,
        capacity_low_bytes=5,
        capacity_high_bytes=6,
        phase="filling",
        tidy_s=15.0,
        tidy_low_s=10.0,
        tidy_high_s=20.0,
        cliffs=7,
    )
    assert isinstance(sample, Sampled)
    assert [own_writes for _, own_writes in scene.estimator.received] == [OwnWrites(streamed_bytes=3)]
    assert [decode(encode(event)) for event in scene.events] == scene.events


def test_an_event_is_published_with_the_time_it_happened(scene: Scene) -> None:
    scene.tick(0.0)
    scene.estimator.moments = [RunEvent(0.6, RunEventKind.CLIFF, {"capacity_bytes": 9})]
    scene.tick(1.0)
    assert scene.events[-1] == Happened(elapsed_s=0.6, kind="cliff", values={"capacity_bytes": 9})


def test_without_an_estimate_no_state_is_published() -> None:
    drive, events = Drive(), list[Event]()
    sampler = DriveSampler(lambda _number: SampledDrive(drive, NoEstimate(), WATCHING), events.append)
    sampler.begin(1)
    for second in range(3):
        sampler.tick(second, 0, OwnWrites())
    assert [type(event) for event in events] == [Watching, Sampled, Sampled]


def test_nothing_is_sampled_before_it_begins() -> None:
    events: list[Event] = []
    sampler = DriveSampler(lambda _number: SampledDrive(Drive(), NoEstimate(), WATCHING), events.append)
    sampler.tick(1.0, 0, OwnWrites())
    sampler.tick(2.0, 0, OwnWrites())
    assert events == []
    assert sampler.cache is None


def test_without_counters_the_copy_rate_is_still_published() -> None:
    events: list[Event] = []
    sampler = DriveSampler(lambda _number: SampledDrive(NoCounters(), NoEstimate(), Watching()), events.append)
    sampler.begin(0)
    sampler.tick(0.0, 0, OwnWrites())
    sampler.tick(1.0, 5 * MB, OwnWrites())
    assert events[1:] == [Sampled(elapsed_s=1.0, span_s=1.0, copied_bps=5 * MB, written_bps=None)]
    assert not sampler.is_counted


def test_a_drive_that_is_gone_is_no_longer_counted(scene: Scene) -> None:
    counted = []
    for second in range(3):
        scene.tick(second)
        counted.append(scene.sampler.is_counted)
        scene.drive.counters = None if second else scene.drive.counters
    assert counted == [True, True, False]
    assert scene.sampler.cache is None
    assert scene.samples[-1].written_bps is None


def test_restarted_counters_give_no_rate(scene: Scene) -> None:
    scene.tick(0.0)
    scene.drive.write(10 * MB)
    scene.tick(1.0)
    scene.drive.counters = Counters(written_bytes=1)
    scene.tick(2.0)
    scene.drive.write(20 * MB)
    scene.tick(3.0)
    assert [sample.written_bps for sample in scene.samples] == [10 * MB, None, 20 * MB]
    assert scene.states[-1].written_bytes == 30 * MB


def test_copying_again_after_an_error_gives_no_negative_rate(scene: Scene) -> None:
    scene.tick(0.0, copied_bytes=9 * MB)
    scene.tick(1.0, copied_bytes=2 * MB)
    assert scene.samples[-1].copied_bps == 0


def test_after_the_run_nothing_is_requested_from_the_drive(scene: Scene) -> None:
    scene.tick(0.0, 5 * MB, OwnWrites(streamed_bytes=5 * MB, is_asked=True))
    scene.sampler.tick_on(1.0)
    assert scene.samples[-1].copied_bps == 0
    assert scene.estimator.received[-1][1] == OwnWrites(streamed_bytes=5 * MB)


def test_a_drive_with_faster_time_is_sampled_by_its_own_seconds() -> None:
    scene = Scene(times=10.0)
    scene.tick(0.0)
    scene.drive.write(50 * MB)
    scene.tick(0.2)
    (sample,) = scene.samples
    assert (sample.elapsed_s, sample.span_s, sample.written_bps) == (0.2, 0.2, 25 * MB)
    assert scene.estimator.received[0][0].time_s == 2.0
