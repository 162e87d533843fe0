"""A run samples its drive, and the next run finds what it recorded."""

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


class RisingCounters:
    """A drive that writes 10 MB between two samples."""

    def __init__(self) -> None:
        self._counters = Counters()

    def read(self) -> Counters:
        self._counters = self._counters._replace(written_bytes=self._counters.written_bytes + 10_000_000)
        return self._counters


class FakeEstimator:
    """Estimates nothing, and learns how often it was started."""

    state = CacheState(Phase.UNKNOWN)

    def __init__(self, learned: Learned | None) -> None:
        self.learned: Learned | None = Learned(shingled=0.5, cliffs=(learned.cliffs if learned else 0) + 1)

    def after(self, sample: Sample, own_writes: OwnWrites) -> None:
        pass

    def take_events(self) -> list[RunEvent]:
        return []


class Scene:
    """Consecutive runs with one drive."""

    def __init__(self, folder: Path, key: str = KEY) -> None:
        self.folder = folder
        self.events: list[Event] = []
        self.wall = Clock()
        self.wall.seconds = BEGIN
        self.estimators: list[FakeEstimator] = []
        self._key = key

    def watch(self, *, is_recorded: bool = True) -> RunMonitor:
        stack = DeviceStack(RisingCounters(), self._estimator, self._key, "sdb")
        return RunMonitor(
            lambda _number: stack, self.events.append, self.folder, wall=self.wall, is_recorded=is_recorded
        )

    def run(self, seconds: int) -> None:
        with closing(self.watch()) as watch:
            watch.sampler.begin(2081)
            self.pass_time(watch, seconds)

    def pass_time(self, watch: RunMonitor, seconds: int) -> None:
        for second in range(seconds + 1):
            watch.sampler.tick(second, 0, OwnWrites())
            self.wall.seconds += 1.0

    def _estimator(self, learned: Learned | None) -> Estimator:
        self.estimators.append(FakeEstimator(learned))
        return self.estimators[-1]


@pytest.fixture
def scene(tmp_path: Path) -> Scene:
    return Scene(tmp_path)


@pytest.fixture
def drive_store(scene: Scene) -> Iterator[DriveStore]:
    """The store as another process finds it, opened after the run."""
    scene.run(90)
    with closing(DriveStore(scene.folder, KEY)) as store:
        yield store


def test_events_are_passed_on(scene: Scene) -> None:
    with closing(scene.watch()) as watch:
        watch.tell(Note(code="before"))
        watch.sampler.begin(2081)
        watch.tell(Note(code="after"))
    assert scene.events == [Note(code="before"), Watching(drive=KEY, device="sdb", run=1), Note(code="after")]


def test_every_second_is_saved(drive_store: DriveStore) -> None:
    assert [sums.written_bytes for sums in drive_store.sums(1)] == [10_000_000] * 90


def test_the_run_is_saved_with_its_recording(drive_store: DriveStore) -> None:
    (run,) = drive_store.runs()
    recording = unpack(run.recording)
    assert (run.began_at, len(recording)) == (BEGIN, 90)
    assert recording[89].written_bps == 10_000_000


def test_each_run_begins_with_what_the_previous_one_learned(scene: Scene) -> None:
    for _ in range(3):
        scene.run(2)
    assert [estimator.learned and estimator.learned.cliffs for estimator in scene.estimators] == [1, 2, 3]
    assert [event.run for event in scene.events if isinstance(event, Watching)] == [1, 2, 3]


def test_the_speed_of_a_drive_is_saved_for_the_next_run(scene: Scene) -> None:
    speeds = SpeedHistory(fast=Speed(1e-8, 0.001, 60.0))
    first, second = scene.watch(), scene.watch()

    first.sampler.begin(2081)
    assert first.sampler.speeds == SpeedHistory()
    first.sampler.speeds = speeds
    first.close()
    second.sampler.begin(2081)

    assert second.sampler.speeds == speeds
    second.close()


def test_a_killed_run_loses_at_most_half_a_minute(scene: Scene) -> None:
    watch = scene.watch()
    watch.sampler.begin(2081)
    scene.pass_time(watch, 100)
    with closing(DriveStore(scene.folder, KEY)) as store:
        assert len(store.sums(1)) >= 70
        assert len(unpack(store.runs()[0].recording)) >= 70
        assert store.learned is not None
    watch.close()


def test_a_clock_set_back_does_not_stop_the_recording(scene: Scene) -> None:
    watch = scene.watch()
    watch.sampler.begin(2081)
    scene.wall.seconds -= 3_600
    scene.pass_time(watch, 5)
    with closing(DriveStore(scene.folder, KEY)) as store:
        assert store.sums(1)
    watch.close()


def test_learned_data_of_another_version_is_ignored(scene: Scene) -> None:
    with closing(DriveStore(scene.folder, KEY)) as store:
        store.save_learned(b"\xc1 something else")
    scene.run(1)
    assert [estimator.learned and estimator.learned.cliffs for estimator in scene.estimators] == [1]


def test_nothing_is_saved_about_a_drive_without_a_key(tmp_path: Path) -> None:
    scene = Scene(tmp_path, key="")
    scene.run(5)
    assert scene.events[0] == Watching(device="sdb")
    assert len([event for event in scene.events if isinstance(event, Sampled)]) == 5
    assert list(tmp_path.iterdir()) == []


def test_a_run_continues_if_nothing_can_be_saved(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    scene = Scene(tmp_path / "file")
    scene.run(60)
    assert len([event for event in scene.events if isinstance(event, Sampled)]) == 60


def test_what_the_estimate_learns_survives_saving(tmp_path: Path) -> None:
    """With the real estimator, whose state is more than a number."""
    created: list[CacheEstimator] = []

    def begin(learned: Learned | None) -> Estimator:
        created.append(CacheEstimator(CachePrior(), learned))
        return created[-1]

    for _ in range(2):
        with closing(
            RunMonitor(lambda _number: DeviceStack(RisingCounters(), begin, KEY), lambda _event: None, tmp_path)
        ) as watch:
            watch.sampler.begin(1)
            for time_s in range(5):
                watch.sampler.tick(time_s, 0, OwnWrites())
    first, second = created
    assert second.learned.shingled == pytest.approx(first.learned.shingled, rel=0.2)
    assert len(second.learned.guesses) == len(first.learned.guesses) > 0


def test_a_dry_run_uses_earlier_knowledge_and_records_nothing(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.run(5)
    with closing(scene.watch(is_recorded=False)) as watch:
        watch.sampler.begin(2081)
        scene.pass_time(watch, 5)
    assert scene.estimators[-1].learned == Learned(shingled=0.5, cliffs=2)
    assert scene.events.count(Watching(drive=KEY, device="sdb")) == 1
    with closing(DriveStore(tmp_path, KEY)) as store:
        assert len(store.runs()) == 1
