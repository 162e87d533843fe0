"""The meter records a run, and its drive after the run."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pytest
from pytestqt.qtbot import QtBot

from shingleback.domain.monitoring import CacheState, Counters, Phase
from shingleback.gui.controllers.backup_run import Meter
from shingleback.monitor.cache.estimator import AfterRunEstimator
from shingleback.monitor.recording import Point, Recording
from shingleback.monitor.sampler import DriveSampler, SampledDrive
from shingleback.protocol.events import DriveState, Event, Progress, Sampled, Watching
from shingleback.protocol.results import BackupFinished, EjectFinished
from shingleback.protocol.run_state import RunState
from tests.helpers.workshop import Clock

DONE = RunState().after(BackupFinished(outcome="done", exit_code=0))
WATCHING = Watching(drive="model/serial", device="sdb", run=2)
TIDY_S = 60.0
FULL = CacheState(Phase.FULL, 80, 80, 80, 100, 100, 100, TIDY_S, TIDY_S, 1)


class Drive:
    """Idle, unless the test changes its counters."""

    def __init__(self) -> None:
        self.counters: Counters | None = Counters()

    def read(self) -> Counters | None:
        return self.counters


@dataclass
class Memory:
    """One older run, and a connected drive."""

    drive: Drive = field(default_factory=Drive)
    recording: Recording = field(default_factory=Recording)
    states: list[DriveState | None] = field(default_factory=list)

    def older(self, watching: Watching) -> Recording | None:
        return self.recording if watching == WATCHING else None

    def sampler(
        self, watching: Watching, state: DriveState | None, emit: Callable[[Event], None]
    ) -> DriveSampler | None:
        self.states.append(state)
        if not watching.device:
            return None
        sampler = DriveSampler(lambda _number: SampledDrive(self.drive, AfterRunEstimator(FULL), watching), emit)
        sampler.begin(0)
        return sampler


@dataclass
class Bench:
    """A meter on a clock that the test advances; the test fires its timer."""

    memory: Memory = field(default_factory=Memory)
    clock: Clock = field(default_factory=Clock)
    events: list[Event] = field(default_factory=list)
    measured: list[None] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.meter = Meter(self.memory, self.clock)
        self.meter.event_received.connect(self.events.append)
        measured = self.measured
        self.meter.measured.connect(lambda: measured.append(None))
        self.meter.start()

    def run(self, seconds: int, watching: Watching = WATCHING) -> None:
        self.meter.take(watching)
        for second in range(1, seconds + 1):
            self.meter.take(Progress(phase="copy", elapsed_s=second, files=1, bytes=second * 80))
            self.meter.take(Sampled(elapsed_s=second, span_s=1.0, copied_bps=80, written_bps=60))

    def advance(self, seconds: int) -> None:
        for _ in range(seconds):
            self.clock.seconds += 1.0
            self.meter.tick()


@pytest.fixture
def bench(qtbot: QtBot) -> Iterator[Bench]:  # noqa: ARG001 (needs an application)
    """Stops the meter, so that its timer does not outlive the test."""
    bench = Bench()
    yield bench
    bench.meter.stop()


def test_samples_of_the_worker_are_recorded(bench: Bench) -> None:
    bench.run(3)
    assert list(bench.meter.recording) == [Point(float(second), 1.0, 80, 60) for second in (1, 2, 3)]
    assert len(bench.measured) == 4  # including the empty recording at the start


def test_an_older_run_on_the_drive_is_loaded_for_comparison(bench: Bench) -> None:
    beside = [bench.meter.older]
    bench.run(1)
    beside.append(bench.meter.older)
    bench.meter.start()
    beside.append(bench.meter.older)
    assert beside == [None, bench.memory.recording, None]


def test_during_the_run_only_the_worker_samples_the_drive(bench: Bench) -> None:
    bench.run(3)
    bench.meter.follow(RunState())
    assert not bench.meter.is_looking


def test_after_the_run_the_drive_is_seen_cleaning(bench: Bench) -> None:
    bench.run(5)
    bench.meter.follow(DONE)
    assert bench.meter.is_looking
    bench.advance(31)
    states = [event for event in bench.events if isinstance(event, DriveState)]
    assert (states[-1].phase, states[-1].cache_used_bytes, states[-1].tidy_s) == ("tidying", 41, 31.0)


def test_the_recording_ends_with_the_run_or_with_the_writes_that_directly_follow_it(bench: Bench) -> None:
    bench.run(5)
    bench.meter.follow(DONE)
    for second in range(1, 4):
        bench.memory.drive.counters = Counters(writes=second, written_bytes=4_096 * second, busy_s=second / 2)
        bench.advance(3)  # writes now and then
    bench.advance(60)
    assert [point.time_s for point in bench.meter.recording] == [
        *range(1, 6),
        *range(7, 13),
    ]  # a point needs two samples
    bench.memory.drive.counters = Counters(writes=99, written_bytes=10**6, busy_s=9.0)
    bench.advance(3)  # by any program
    assert bench.meter.recording[-1].time_s == 12.0


def test_sampling_starts_from_the_last_state_of_the_worker(bench: Bench) -> None:
    state = DriveState(
        source="estimated", elapsed_s=1, written_bytes=1, cache_used_bytes=5, cache_bytes=9, phase="full", tidy_s=1
    )
    bench.run(1)
    bench.meter.take(state)
    bench.meter.follow(DONE)
    assert bench.memory.states == [state]


def test_an_unplugged_drive_is_no_longer_sampled(bench: Bench) -> None:
    bench.run(1)
    bench.meter.follow(DONE)
    bench.advance(3)
    bench.memory.drive.counters = None
    bench.advance(1)
    assert not bench.meter.is_looking


def test_a_drive_that_is_safe_to_unplug_is_no_longer_sampled(bench: Bench) -> None:
    ejecting = DONE.ejecting()
    bench.meter.take(WATCHING)
    bench.meter.follow(DONE)
    bench.meter.follow(ejecting)
    assert bench.meter.is_looking
    bench.meter.follow(ejecting.after(EjectFinished(outcome="done", exit_code=0, safe_to_unplug=True)))
    assert not bench.meter.is_looking


def test_a_drive_that_has_finished_cleaning_is_sampled_for_ten_more_minutes(bench: Bench) -> None:
    bench.run(1)
    bench.meter.follow(DONE)
    bench.advance(600)
    assert bench.meter.is_looking
    bench.advance(100)
    assert not bench.meter.is_looking


def test_a_drive_used_by_another_program_is_sampled_on(bench: Bench) -> None:
    bench.run(1)
    bench.meter.follow(DONE)
    for second in range(1_500):
        bench.memory.drive.counters = Counters(writes=second, busy_s=second / 2)
        bench.advance(1)
    assert bench.meter.is_looking


def test_a_new_run_stops_the_sampling(bench: Bench) -> None:
    bench.run(1)
    bench.meter.follow(DONE)
    bench.meter.start()
    assert not bench.meter.is_looking
    assert len(bench.meter.recording) == 0


def test_sampling_starts_once_after_the_run(bench: Bench) -> None:
    """An eject may follow, which ends again."""
    bench.run(1)
    for state in (DONE, DONE.ejecting(), DONE):
        bench.meter.follow(state)
    assert len(bench.memory.states) == 1


def test_without_a_device_nothing_is_sampled(bench: Bench) -> None:
    bench.run(1, Watching())
    bench.meter.follow(DONE)
    assert not bench.meter.is_looking


def test_the_timer_samples_the_drive(bench: Bench, qtbot: QtBot) -> None:
    bench.run(1)
    bench.meter.follow(DONE)
    bench.advance(1)
    bench.clock.seconds += 1.0
    with qtbot.waitSignal(bench.meter.event_received):
        pass
