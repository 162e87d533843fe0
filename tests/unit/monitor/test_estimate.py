"""The cache estimate compared with simulated drives whose caches are known and whose constants vary."""

import random
from dataclasses import replace
from functools import cache

import pytest

from shingleback.domain.monitoring import CachePrior, OwnWrites, Phase, RunEventKind, Sample
from shingleback.monitor.cache.estimator import CacheEstimator
from shingleback.monitor.drive_history import Learned
from shingleback.simulator.media_cache import MediaCacheDrive
from shingleback.simulator.presets import PRESETS
from tests.helpers.cliff_runs import Course, Kind, Overflows, control, size_of, varied
from tests.helpers.examples import with_long
from tests.helpers.modeled_runs import ModeledRun
from tests.helpers.modeled_work import GB, Habits, Pause, big, home, photos, small

KINDS: dict[str, Kind] = {"home": home, "photos": photos, "small": small}
OVERFLOWING = [
    ("archive-8tb-like", "small", 1),
    ("archive-8tb-like", "home", 2),
    pytest.param("archive-8tb-like", "photos", 3, marks=pytest.mark.long),
    ("portable-5tb-like", "small", 5),
    pytest.param("portable-5tb-like", "home", 6, marks=pytest.mark.long),
    pytest.param("portable-5tb-like-fresh", "small", 9, marks=pytest.mark.long),
    ("wd40-like", "home", 7),
    ("wd40-like", "photos", 8),
]


def idle_sample(time_s: float) -> Sample:
    return Sample(time_s, 1.0)


@cache
def overflowed(name: str, kind: str, seed: int) -> Course:
    """Three overflows, with a prior that is wrong by up to a factor of four."""
    chance = random.Random(seed)
    drive = varied(name, chance)
    prior = CachePrior(
        shingled=0.9,
        capacity_bytes=int(size_of(drive) * 4 ** chance.uniform(-1, 1)),
        takes_all=0.6 if name.startswith("wd") else 0.15,
    )
    return Overflows(drive, KINDS[kind], chance).run(CacheEstimator(prior), times=3)


@pytest.mark.parametrize(("name", "kind", "seed"), OVERFLOWING)
def test_after_three_cliffs_the_capacity_is_known_within_a_fifth(name: str, kind: str, seed: int) -> None:
    course = overflowed(name, kind, seed)
    held_bytes = course.cliffs[-1].held_bytes

    assert course.estimator.state.cliffs == 3
    assert course.estimator.state.capacity_bytes == pytest.approx(held_bytes, rel=0.2)
    assert course.estimator.state.capacity_low_bytes <= held_bytes * 1.02
    assert course.estimator.state.capacity_high_bytes >= held_bytes * 0.98


@pytest.mark.parametrize(("name", "kind", "seed"), OVERFLOWING)
def test_a_cliff_is_announced_within_ten_seconds(name: str, kind: str, seed: int) -> None:
    """With long files among short ones, a full cache only halves the speed, which takes longer to notice."""
    limit_s = 15.0 if kind == "photos" else 10.0
    course = overflowed(name, kind, seed)

    assert len(course.cliffs) == 3
    for cliff in course.cliffs:
        assert cliff.announced_s is not None
        assert cliff.announced_s - cliff.happened_s <= limit_s
    assert not course.false_alarms


def test_a_cache_full_of_many_small_writes_is_measured_by_what_it_holds() -> None:
    """The number of writes reaches its limit long before the bytes do."""
    chance = random.Random(3)
    drive = PRESETS["archive-8tb-like"].drive
    assert isinstance(drive, MediaCacheDrive)
    drive = replace(drive, cache_bytes=GB, cache_entries=5_000)
    estimator = CacheEstimator(CachePrior(shingled=0.9, capacity_bytes=drive.cache_bytes))

    course = Overflows(drive, small, chance).run(estimator, times=3, habits=Habits(heap_bytes=24_000))

    assert course.cliffs[-1].held_bytes < drive.cache_bytes / 2
    assert estimator.state.capacity_bytes == pytest.approx(course.cliffs[-1].held_bytes, rel=0.2)


def test_a_drive_that_rested_too_briefly_is_full_again_sooner() -> None:
    chance = random.Random(11)
    drive = varied("archive-8tb-like", chance)
    estimator = CacheEstimator(CachePrior(shingled=0.9, capacity_bytes=size_of(drive), capacity_spread=1.5))

    course = Overflows(drive, small, chance).run(estimator, times=4, rest_share=0.5)

    assert estimator.state.capacity_bytes == pytest.approx(course.cliffs[-1].held_bytes, rel=0.25)


def test_the_phases_of_a_drive_are_reported() -> None:
    course = overflowed("archive-8tb-like", "small", 1)

    assert course.phases[Phase.FILLING] > 10
    assert course.phases[Phase.FULL] > 30
    assert course.phases[Phase.TIDYING] > 30
    assert Phase.NOT_SMR_LIKE not in course.phases


def test_films_that_bypass_a_full_cache_are_not_called_slow() -> None:
    """Small files first, until they wait, then films, without any idle time."""
    chance = random.Random(4)
    drive = varied("archive-8tb-like", chance)
    estimator = CacheEstimator(CachePrior(shingled=0.95, capacity_bytes=size_of(drive)))
    work = (*small(1.5 * size_of(drive), chance), *big(20 * GB, chance))
    speeds: dict[Phase, list[float]] = {}

    for second in ModeledRun(drive.model(0.0), work, capacity_bytes=drive.mechanics.capacity_bytes):
        estimator.after(second.sample, second.own)
        speeds.setdefault(estimator.state.phase, []).append(second.sample.written_bps)

    full, bypassing = (sum(speeds[phase]) / len(speeds[phase]) for phase in (Phase.FULL, Phase.BYPASSING))
    assert estimator.state.phase is Phase.BYPASSING
    assert estimator.state.is_full
    assert bypassing > 3 * full


def test_the_estimated_fill_follows_the_truth() -> None:
    """After two cliffs have revealed the cache size."""
    chance = random.Random(21)
    drive = varied("portable-5tb-like", chance)
    first = Overflows(drive, small, chance).run(CacheEstimator(CachePrior(shingled=0.9)), times=2)
    next_estimator = CacheEstimator(CachePrior(shingled=0.9), first.estimator.learned)
    size_bytes = size_of(drive)

    for second in ModeledRun(
        drive.model(0.0), small(0.6 * size_bytes, chance), capacity_bytes=drive.mechanics.capacity_bytes
    ):
        next_estimator.after(second.sample, second.own)
        truth = second.truth

    assert truth.cache_used_bytes > size_bytes / 3
    assert next_estimator.state.fill_bytes == pytest.approx(truth.cache_used_bytes, abs=0.15 * size_bytes)
    assert (
        next_estimator.state.fill_low_bytes <= next_estimator.state.fill_bytes <= next_estimator.state.fill_high_bytes
    )


def test_the_cleaning_time_is_within_the_range() -> None:
    chance = random.Random(31)
    drive = varied("archive-8tb-like", chance)
    estimator = CacheEstimator(CachePrior(shingled=0.9, capacity_bytes=size_of(drive)))

    course = Overflows(drive, small, chance).run(estimator, times=1, rest_share=0.0)

    assert course.truth is not None
    assert estimator.state.tidy_low_s < course.truth.tidy_s < estimator.state.tidy_high_s


@pytest.mark.parametrize("name", ["cmr-like", "cmr-like-usb2", "ssd-like"])
@pytest.mark.parametrize("seed", [1, *with_long(5)])
def test_a_drive_without_a_cache_is_never_called_full(name: str, seed: int) -> None:
    """Twenty minutes of varied work, with other programs and hiccups; `benchmarks.alarms` runs 100 hours."""
    course = control(name, 0.3, seed, CachePrior())

    assert course.false_alarms == []
    assert Phase.FULL not in course.phases


def test_a_limiting_port_does_not_look_like_a_shingled_drive() -> None:
    course = control("cmr-like-usb2", 0.1, 6, CachePrior())

    assert course.estimator.state.phase is Phase.NOT_SMR_LIKE
    assert course.estimator.state.capacity_bytes == 0


def test_a_conventional_disk_is_recognized_when_it_never_overflows() -> None:
    preset, chance = PRESETS["cmr-like"], random.Random(1)
    estimator = CacheEstimator(CachePrior(capacity_bytes=GB, capacity_spread=1.5))

    run = ModeledRun(preset.model(0.0), small(6 * GB, chance), capacity_bytes=preset.drive.mechanics.capacity_bytes)
    phases = []
    for second in run:
        estimator.after(second.sample, second.own)
        phases.append(estimator.state.phase)

    assert phases[5] is Phase.UNKNOWN
    assert phases[-1] is Phase.NOT_SMR_LIKE


def test_learned_values_survive_saving() -> None:
    learned = overflowed("archive-8tb-like", "small", 1).estimator.learned

    next_estimator = CacheEstimator(CachePrior(shingled=0.9), Learned.unpacked(learned.packed))

    assert next_estimator.state.cliffs == 3
    assert next_estimator.state.capacity_bytes == pytest.approx(
        overflowed("archive-8tb-like", "small", 1).cliffs[-1].held_bytes, rel=0.2
    )


def test_a_disk_that_cannot_be_shingled_is_never_called_full() -> None:
    chance = random.Random(1)
    drive = varied("archive-8tb-like", chance)
    course = Overflows(drive, small, chance).run(CacheEstimator(CachePrior(shingled=0.0)), times=1)

    assert set(course.phases) <= {Phase.NOT_SMR_LIKE, Phase.STALLED}
    assert all(cliff.announced_s is None for cliff in course.cliffs)


def test_a_stall_and_its_end_are_reported() -> None:
    estimator = CacheEstimator(CachePrior())
    waiting = idle_sample(0.0)._replace(busy=1.0, in_flight=3)
    for number in range(1, 9):
        estimator.after(waiting._replace(time_s=float(number)), OwnWrites(is_asked=True))
    assert estimator.state.phase is Phase.STALLED

    estimator.after(idle_sample(9.0)._replace(writes=3, written_bps=3e6, busy=0.1), OwnWrites())

    assert [(event.kind, event.time_s) for event in estimator.take_events()] == [
        (RunEventKind.STALL, 0.0),
        (RunEventKind.STALL_OVER, 9.0),
    ]
    assert estimator.take_events() == []
    assert estimator.state.phase is not Phase.STALLED


def test_an_idle_drive_is_resting_once_its_cache_is_empty() -> None:
    preset, chance = PRESETS["archive-8tb-like"].scaled(0.02), random.Random(1)
    estimator = CacheEstimator(CachePrior(shingled=0.95, capacity_bytes=400_000_000, capacity_spread=1.2))
    work = [*small(0.1 * GB, chance), Pause(3_600.0, is_rest=True)]

    run = ModeledRun(preset.model(0.0), work, capacity_bytes=preset.drive.mechanics.capacity_bytes)
    phases = []
    for second in run:
        estimator.after(second.sample, second.own)
        phases.append(estimator.state.phase)

    assert phases.index(Phase.FILLING) < phases.index(Phase.TIDYING) < phases.index(Phase.RESTING)
    assert phases[-1] is Phase.RESTING
