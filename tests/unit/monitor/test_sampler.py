"""Once a second a drive is looked at, and what is seen is told."""

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
TOLD = Watching(drive="model/serial", device="sdb", run=3)


class Drive:
    """Counters that the test moves."""

    def __init__(self) -> None:
        self.counters: Counters | None = Counters(written_bytes=5_000 * MB)
        self.looks = 0

    def read(self) -> Counters | None:
        self.looks += 1
        return self.counters

    def write(self, size_bytes: int) -> None:
        assert self.counters is not None
        counters = self.counters
        self.counters = counters._replace(
            writes=counters.writes + 10, written_bytes=counters.written_bytes + size_bytes, write_s=counters.write_s + 2
        )


class Believer:
    """Believes what the test says."""

    def __init__(self) -> None:
        self.state = CacheState(Phase.FILLING, 1, 2, 3, 4, 5, 6, 10.0, 20.0, 7)
        self.learned: Learned | None = None
        self.given: list[tuple[Sample, OwnWrites]] = []
        self.moments: list[RunEvent] = []

    def after(self, sample: Sample, own: OwnWrites) -> None:
        self.given.append((sample, own))

    def take_events(self) -> list[RunEvent]:
        moments, self.moments = self.moments, []
        return moments


@dataclass
class Bench:
    """A sampler that has begun."""

    times: float = 1.0
    drive: Drive = field(default_factory=Drive)
    believer: Believer = field(default_factory=Believer)
    told: list[Event] = field(default_factory=list)

    def __post_init__(self) -> None:
        watched = SampledDrive(self.drive, self.believer, TOLD)
        self.sampler = DriveSampler(lambda _number: watched, self.told.append, self.times)
        self.sampler.begin(2081)

    def tick(self, elapsed_s: float, copied_bytes: int = 0, own: OwnWrites | None = None) -> None:
        self.sampler.tick(elapsed_s, copied_bytes, own or OwnWrites())

    @property
    def samples(self) -> list[Sampled]:
        return [event for event in self.told if isinstance(event, Sampled)]

    @property
    def states(self) -> list[DriveState]:
        return [event for event in self.told if isinstance(event, DriveState)]


@pytest.fixture
def bench() -> Bench:
    return Bench()


def test_first_it_says_what_it_looks_at(bench: Bench) -> None:
    assert bench.told == [TOLD]


def test_the_drive_is_looked_at_once_a_second_however_often_it_beats(bench: Bench) -> None:
    for tenth in range(101):
        bench.tick(tenth / 10)
    assert bench.drive.looks == 11
    assert len(bench.samples) == 10


def test_what_happened_since_the_last_look_is_told(bench: Bench) -> None:
    bench.tick(7.0, copied_bytes=100 * MB)
    bench.drive.write(50 * MB)
    bench.tick(9.0, copied_bytes=180 * MB)
    (sample,) = bench.samples
    assert (sample.elapsed_s, sample.span_s) == (9.0, 2.0)
    assert (sample.copied_bps, sample.written_bps) == (40 * MB, 25 * MB)
    assert (sample.writes, sample.write_wait_s) == (10, 0.2)


def test_what_is_believed_is_told_before_the_sample_that_it_rests_on(bench: Bench) -> None:
    bench.tick(0.0)
    bench.drive.write(50 * MB)
    bench.tick(1.0, own=OwnWrites(streamed_bytes=3))
    state, sample = bench.told[1:]
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
    assert [own for _, own in bench.believer.given] == [OwnWrites(streamed_bytes=3)]
    assert [decode(encode(event)) for event in bench.told] == bench.told


def test_what_happened_to_the_drive_is_told_with_the_time_at_which_it_did(bench: Bench) -> None:
    bench.tick(0.0)
    bench.believer.moments = [RunEvent(0.6, RunEventKind.CLIFF, {"capacity_bytes": 9})]
    bench.tick(1.0)
    assert bench.told[-1] == Happened(elapsed_s=0.6, kind="cliff", values={"capacity_bytes": 9})


def test_of_what_nothing_is_believed_no_state_is_told() -> None:
    drive, told = Drive(), list[Event]()
    sampler = DriveSampler(lambda _number: SampledDrive(drive, NoEstimate(), TOLD), told.append)
    sampler.begin(1)
    for second in range(3):
        sampler.tick(second, 0, OwnWrites())
    assert [type(event) for event in told] == [Watching, Sampled, Sampled]


def test_before_it_has_begun_nothing_is_looked_at() -> None:
    told: list[Event] = []
    sampler = DriveSampler(lambda _number: SampledDrive(Drive(), NoEstimate(), TOLD), told.append)
    sampler.tick(1.0, 0, OwnWrites())
    sampler.tick(2.0, 0, OwnWrites())
    assert told == []
    assert sampler.cache is None


def test_where_nobody_counts_what_is_copied_is_told_all_the_same() -> None:
    told: list[Event] = []
    sampler = DriveSampler(lambda _number: SampledDrive(NoCounters(), NoEstimate(), Watching()), told.append)
    sampler.begin(0)
    sampler.tick(0.0, 0, OwnWrites())
    sampler.tick(1.0, 5 * MB, OwnWrites())
    assert told[1:] == [Sampled(elapsed_s=1.0, span_s=1.0, copied_bps=5 * MB, written_bps=None)]
    assert not sampler.is_counted


def test_a_drive_that_has_gone_counts_no_more(bench: Bench) -> None:
    counted = []
    for second in range(3):
        bench.tick(second)
        counted.append(bench.sampler.is_counted)
        bench.drive.counters = None if second else bench.drive.counters
    assert counted == [True, True, False]
    assert bench.sampler.cache is None
    assert bench.samples[-1].written_bps is None


def test_counters_that_began_anew_are_no_rate(bench: Bench) -> None:
    bench.tick(0.0)
    bench.drive.write(10 * MB)
    bench.tick(1.0)
    bench.drive.counters = Counters(written_bytes=1)
    bench.tick(2.0)
    bench.drive.write(20 * MB)
    bench.tick(3.0)
    assert [sample.written_bps for sample in bench.samples] == [10 * MB, None, 20 * MB]
    assert bench.states[-1].written_bytes == 30 * MB


def test_what_is_copied_anew_after_an_error_is_no_negative_rate(bench: Bench) -> None:
    bench.tick(0.0, copied_bytes=9 * MB)
    bench.tick(1.0, copied_bytes=2 * MB)
    assert bench.samples[-1].copied_bps == 0


def test_after_the_run_the_drive_is_not_asked_for_anything(bench: Bench) -> None:
    bench.tick(0.0, 5 * MB, OwnWrites(streamed_bytes=5 * MB, is_asked=True))
    bench.sampler.tick_on(1.0)
    assert bench.samples[-1].copied_bps == 0
    assert bench.believer.given[-1][1] == OwnWrites(streamed_bytes=5 * MB)


def test_a_drive_whose_time_goes_faster_is_looked_at_by_its_own_seconds() -> None:
    bench = Bench(times=10.0)
    bench.tick(0.0)
    bench.drive.write(50 * MB)
    bench.tick(0.2)
    (sample,) = bench.samples
    assert (sample.elapsed_s, sample.span_s, sample.written_bps) == (0.2, 0.2, 25 * MB)
    assert bench.believer.given[0][0].time_s == 2.0
