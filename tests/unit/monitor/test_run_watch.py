"""A run looks at its drive, and what was seen is there when the next run begins."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from shingleback.domain.monitoring import CachePrior, CacheState, Counters, OwnWrites, Phase, RunEvent, Sample
from shingleback.monitor.cache.estimator import CacheEstimator, Estimator
from shingleback.monitor.drive_history import DriveStore, Learned
from shingleback.monitor.eta import Speed, SpeedHistory
from shingleback.monitor.recording import unpack
from shingleback.monitor.run_monitor import DeviceStack, RunMonitor
from shingleback.protocol.events import Event, Note, Sampled, Watching
from tests.helpers.workshop import Clock

KEY = "Expansion HDD/NA7TEST"
BEGIN = 1_800_000_000.0


class Rising:
    """A drive that writes 10 MB between two looks."""

    def __init__(self) -> None:
        self._counters = Counters()

    def read(self) -> Counters:
        self._counters = self._counters._replace(written_bytes=self._counters.written_bytes + 10_000_000)
        return self._counters


class Pupil:
    """Believes nothing, and learns how often it was begun."""

    state = CacheState(Phase.UNKNOWN)

    def __init__(self, learned: Learned | None) -> None:
        self.learned: Learned | None = Learned(shingled=0.5, cliffs=(learned.cliffs if learned else 0) + 1)

    def after(self, sample: Sample, own: OwnWrites) -> None:
        pass

    def take_events(self) -> list[RunEvent]:
        return []


class Bench:
    """Runs of one drive, one after the other."""

    def __init__(self, folder: Path, key: str = KEY) -> None:
        self.folder = folder
        self.told: list[Event] = []
        self.wall = Clock()
        self.wall.seconds = BEGIN
        self.pupils: list[Pupil] = []
        self._key = key

    def watch(self, *, is_recorded: bool = True) -> RunMonitor:
        found = DeviceStack(Rising(), self._estimator, self._key, "sdb")
        return RunMonitor(lambda _number: found, self.told.append, self.folder, wall=self.wall, is_recorded=is_recorded)

    def run(self, seconds: int) -> None:
        with closing(self.watch()) as watch:
            watch.sampler.begin(2081)
            self.passes(watch, seconds)

    def passes(self, watch: RunMonitor, seconds: int) -> None:
        for second in range(seconds + 1):
            watch.sampler.tick(second, 0, OwnWrites())
            self.wall.seconds += 1.0

    def _estimator(self, learned: Learned | None) -> Estimator:
        self.pupils.append(Pupil(learned))
        return self.pupils[-1]


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(tmp_path)


@pytest.fixture
def kept(bench: Bench) -> Iterator[DriveStore]:
    """What another process finds; it is opened after the run."""
    bench.run(90)
    with closing(DriveStore(bench.folder, KEY)) as store:
        yield store


def test_what_is_told_is_handed_on(bench: Bench) -> None:
    with closing(bench.watch()) as watch:
        watch.tell(Note(code="before"))
        watch.sampler.begin(2081)
        watch.tell(Note(code="after"))
    assert bench.told == [Note(code="before"), Watching(drive=KEY, device="sdb", run=1), Note(code="after")]


def test_every_second_is_kept(kept: DriveStore) -> None:
    assert [look.written_bytes for look in kept.looks(1)] == [10_000_000] * 90


def test_the_run_is_kept_with_its_course(kept: DriveStore) -> None:
    (run,) = kept.runs()
    recording = unpack(run.recording)
    assert (run.began_at, len(recording)) == (BEGIN, 90)
    assert recording[89].written_bps == 10_000_000


def test_each_run_begins_with_what_the_one_before_has_learned(bench: Bench) -> None:
    for _ in range(3):
        bench.run(2)
    assert [pupil.learned and pupil.learned.cliffs for pupil in bench.pupils] == [1, 2, 3]
    assert [event.run for event in bench.told if isinstance(event, Watching)] == [1, 2, 3]


def test_how_fast_a_drive_was_is_kept_for_the_next_run(bench: Bench) -> None:
    speeds = SpeedHistory(fast=Speed(1e-8, 0.001, 60.0))
    first, second = bench.watch(), bench.watch()

    first.sampler.begin(2081)
    assert first.sampler.speeds == SpeedHistory()
    first.sampler.speeds = speeds
    first.close()
    second.sampler.begin(2081)

    assert second.sampler.speeds == speeds
    second.close()


def test_a_run_that_is_killed_leaves_what_was_seen_until_half_a_minute_before(bench: Bench) -> None:
    watch = bench.watch()
    watch.sampler.begin(2081)
    bench.passes(watch, 100)
    with closing(DriveStore(bench.folder, KEY)) as store:
        assert len(store.looks(1)) >= 70
        assert len(unpack(store.runs()[0].recording)) >= 70
        assert store.learned is not None
    watch.close()


def test_a_clock_that_is_put_back_does_not_end_the_writing(bench: Bench) -> None:
    watch = bench.watch()
    watch.sampler.begin(2081)
    bench.wall.seconds -= 3_600
    bench.passes(watch, 5)
    with closing(DriveStore(bench.folder, KEY)) as store:
        assert store.looks(1)
    watch.close()


def test_what_another_version_has_learned_is_passed_over(bench: Bench) -> None:
    with closing(DriveStore(bench.folder, KEY)) as store:
        store.save_learned(b"\xc1 something else")
    bench.run(1)
    assert [pupil.learned and pupil.learned.cliffs for pupil in bench.pupils] == [1]


def test_of_a_drive_that_cannot_be_known_again_nothing_is_kept(tmp_path: Path) -> None:
    bench = Bench(tmp_path, key="")
    bench.run(5)
    assert bench.told[0] == Watching(device="sdb")
    assert len([event for event in bench.told if isinstance(event, Sampled)]) == 5
    assert list(tmp_path.iterdir()) == []


def test_where_nothing_can_be_kept_the_run_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    bench = Bench(tmp_path / "file")
    bench.run(60)
    assert len([event for event in bench.told if isinstance(event, Sampled)]) == 60


def test_what_the_estimate_learns_survives_being_kept(tmp_path: Path) -> None:
    """The real one, whose state is more than a number."""
    estimators: list[CacheEstimator] = []

    def begin(learned: Learned | None) -> Estimator:
        estimators.append(CacheEstimator(CachePrior(), learned))
        return estimators[-1]

    for _ in range(2):
        with closing(
            RunMonitor(lambda _number: DeviceStack(Rising(), begin, KEY), lambda _event: None, tmp_path)
        ) as watch:
            watch.sampler.begin(1)
            for time_s in range(5):
                watch.sampler.tick(time_s, 0, OwnWrites())
    first, second = estimators
    assert second.learned.shingled == pytest.approx(first.learned.shingled, rel=0.2)
    assert len(second.learned.guesses) == len(first.learned.guesses) > 0


def test_a_dry_run_knows_what_earlier_runs_learned_and_leaves_no_run_of_its_own(tmp_path: Path) -> None:
    bench = Bench(tmp_path)
    bench.run(5)
    with closing(bench.watch(is_recorded=False)) as watch:
        watch.sampler.begin(2081)
        bench.passes(watch, 5)
    assert bench.pupils[-1].learned == Learned(shingled=0.5, cliffs=2)
    assert bench.told.count(Watching(drive=KEY, device="sdb")) == 1
    with closing(DriveStore(tmp_path, KEY)) as store:
        assert len(store.runs()) == 1
