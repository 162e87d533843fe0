"""How an estimator judges modeled drives: some whose cache overflows again and again, and some without a cache."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from shingleback.domain.monitoring import CachePrior, CacheState, Phase, RunEventKind
from shingleback.monitor.cache.estimator import CacheEstimator
from shingleback.simulator.media_cache import MediaCacheDrive
from shingleback.simulator.model import (
    FLUSH,
    READ,
    TRIM,
    WRITE,
    Model,
    ModelReport,
    ModelState,
    ModelTally,
    RequestCounts,
    Requests,
)
from shingleback.simulator.presets import PRESETS
from shingleback.simulator.translation import TranslatingDrive
from tests.helpers.modeled_runs import (
    Copier,
    ModeledRun,
    Request,
    Second,
    browsing,
    saving,
    together,
    watching_a_film,
)
from tests.helpers.modeled_work import (
    GB,
    MB,
    Deed,
    Habits,
    Pause,
    WorkItems,
    big,
    home,
    photos,
    small,
    with_pauses,
)

Kind = Callable[[float, random.Random], WorkItems]
_USUAL: Final = Habits()
_NEAR_S: Final = 15.0
_LONGEST_S: Final = 12 * 3600.0


@dataclass(slots=True)
class Cliff:
    """One overflow: when the drive reached it, when it was announced, and the believed size of the cache then."""

    happened_s: float
    held_bytes: int
    announced_s: float | None = None
    believed: CacheState | None = None


@dataclass(slots=True)
class Course:
    """The course of a run. `false_alarms` were announced without a nearby overflow; `truth` is the final state."""

    estimator: CacheEstimator
    cliffs: list[Cliff] = field(default_factory=list)
    false_alarms: list[float] = field(default_factory=list)
    phases: dict[Phase, int] = field(default_factory=dict)
    seconds: float = 0.0
    truth: ModelState | None = None


def varied(name: str, chance: random.Random, scale: float = 0.05) -> MediaCacheDrive | TranslatingDrive:
    """A drive like the preset, with a smaller cache of random size, number of entries and bands."""
    drive = PRESETS[name].drive
    factors = [2 ** chance.uniform(-1.5, 1.5) for _ in range(3)]
    if isinstance(drive, MediaCacheDrive):
        return replace(
            drive,
            cache_bytes=int(drive.cache_bytes * scale * factors[0]),
            cache_entries=int(drive.cache_entries * scale * factors[1]),
            band_bytes=int(drive.band_bytes * factors[2] ** 0.6),
        )
    if not isinstance(drive, TranslatingDrive):
        raise TypeError(name)
    return replace(drive, spare_zones=round(8 * factors[0]))


def size_of(drive: MediaCacheDrive | TranslatingDrive) -> int:
    """The size of its cache in bytes."""
    return drive.cache_bytes if isinstance(drive, MediaCacheDrive) else drive.spare_bytes


class Overflows:
    """A drive that is filled until it has been full for a while, and then rests, repeatedly."""

    def __init__(self, drive: MediaCacheDrive | TranslatingDrive, kind: Kind, chance: random.Random) -> None:
        self._drive = drive
        self._kind = kind
        self._chance = chance
        self._model = drive.model(0.0)
        self._now: Second | None = None
        self._full_s: float | None = None  # when it became full this time

    def run(self, estimator: CacheEstimator, times: int, rest_share: float = 1.2, habits: Habits = _USUAL) -> Course:
        """`rest`: the length of each rest, as a multiple of the time that cleaning takes."""
        course = Course(estimator)
        capacity_bytes = self._drive.mechanics.capacity_bytes
        last_full_s = -_NEAR_S
        run = ModeledRun(self._model, self._deeds(times, rest_share), capacity_bytes=capacity_bytes, habits=habits)
        for second in run:
            self._now, now_s = second, second.sample.time_s
            estimator.after(second.sample, second.own)
            if second.truth.phase is Phase.FULL:
                last_full_s = now_s
                if self._full_s is None:
                    self._full_s = now_s
                    course.cliffs.append(Cliff(now_s, second.truth.cache_used_bytes))
            announced = [event for event in estimator.take_events() if event.kind is RunEventKind.CLIFF]
            if announced and now_s - last_full_s > _NEAR_S:
                course.false_alarms.append(now_s)
            elif announced and course.cliffs[-1].announced_s is None:
                course.cliffs[-1].announced_s = now_s
                course.cliffs[-1].believed = estimator.state
            phase = estimator.state.phase
            course.phases[phase] = course.phases.get(phase, 0) + 1
            course.seconds, course.truth = now_s, second.truth
        return course

    def _deeds(self, times: int, rest_share: float) -> Iterator[Deed]:
        for _ in range(times):
            patience_s = self._chance.uniform(40, 90)
            self._full_s = None
            for deed in self._kind(400 * GB, self._chance):
                yield deed
                if self._is_over(patience_s):
                    break
            tidy_s = self._now.truth.tidy_s if self._now else 0.0
            yield Pause(tidy_s * rest_share + 5.0, is_rest=True)

    def _is_over(self, patience_s: float) -> bool:
        now_s = self._now.sample.time_s if self._now else 0.0
        return now_s > _LONGEST_S or (self._full_s is not None and now_s - self._full_s > patience_s)


class Hiccups:
    """A drive that sometimes delays requests for its own reasons: recalibration, a link reset, spinning up, or, on an
    SSD, garbage collection.
    """

    def __init__(self, model: Model, chance: random.Random, every_s: float, longest_s: float) -> None:
        """One delay in ten lasts `longest_s`, the others up to 2 s."""
        self._model = model
        self._chance = chance
        self._every_s = every_s
        self._longest_s = longest_s
        self._next_s = chance.expovariate(1 / every_s)
        self._requests = Requests(0.0)

    def write(self, now_s: float, offset: int, length: int) -> float:
        return self._through(WRITE, length, now_s, self._model.write(self._begin_s(now_s), offset, length))

    def read(self, now_s: float, offset: int, length: int) -> float:
        return self._through(READ, length, now_s, self._model.read(self._begin_s(now_s), offset, length))

    def trim(self, now_s: float, offset: int, length: int) -> float:
        return self._through(TRIM, 0, now_s, self._model.trim(self._begin_s(now_s), offset, length))

    def flush(self, now_s: float) -> float:
        return self._through(FLUSH, 0, now_s, self._model.flush(self._begin_s(now_s)))

    @property
    def reading(self) -> ModelReport:
        return self._model.reading

    @property
    def tally(self) -> ModelTally:
        return self._model.tally

    @property
    def request_counts(self) -> RequestCounts:
        return self._requests.request_counts

    def _begin_s(self, now_s: float) -> float:
        return max(now_s, self._requests.free_s)

    def _through(self, kind: int, length: int, now_s: float, done_s: float) -> float:
        work_s = done_s - self._begin_s(now_s)
        if now_s > self._next_s:
            self._next_s = now_s + self._chance.expovariate(1 / self._every_s)
            work_s += self._longest_s if self._chance.random() < 0.1 else self._chance.uniform(0.1, 2.0)
        return self._requests.add(kind, length, now_s, work_s)


def control(name: str, hours: float, seed: int, prior: CachePrior) -> Course:
    """All sorts of work on a drive without such a cache, with foreign I/O and delays."""
    chance = random.Random(seed)
    preset, until_s = PRESETS[name], hours * 3600
    capacity_bytes = preset.drive.mechanics.capacity_bytes
    other_requests = (
        browsing(random.Random(seed), until_s, capacity_bytes),
        saving(random.Random(seed), until_s, capacity_bytes),
        watching_a_film(until_s / 3, capacity_bytes // 10),
    )
    model = Hiccups(preset.model(0.0), random.Random(seed), chance.choice((300, 900, 3_600)), chance.choice((3, 8, 30)))
    run = ModeledRun(
        model,
        _mixed(random.Random(seed)),
        capacity_bytes=capacity_bytes,
        copier=_any_copier(chance),
        habits=_any_habits(chance),
        other_requests=_some(other_requests, chance),
        seed=seed,
    )
    course = Course(CacheEstimator(prior))
    for second in run:
        course.estimator.after(second.sample, second.own)
        course.seconds = second.sample.time_s
        course.false_alarms += [
            moment.time_s for moment in course.estimator.take_events() if moment.kind is RunEventKind.CLIFF
        ]
        phase = course.estimator.state.phase
        course.phases[phase] = course.phases.get(phase, 0) + 1
        if course.seconds >= until_s:
            break
    return course


def _some(other_requests: tuple[Iterator[Request], ...], chance: random.Random) -> Iterator[Request]:
    return together(*(requests for requests in other_requests if chance.random() < 0.5))


def _any_copier(chance: random.Random) -> Copier:
    return Copier(
        window_bytes=chance.choice((8, 32, 128)) << 20,
        command_bytes=chance.choice((1, 4, 8)) << 20,
        checkpoint_files=chance.choice((250, 4_000)),
        source_bps=chance.choice((60, 120, 400)) * float(MB),
        file_s=chance.choice((0.0003, 0.003)),
        sees_places=chance.random() < 0.6,
    )


def _any_habits(chance: random.Random) -> Habits:
    return Habits(
        heap_bytes=chance.choice((20_000, 340_000, 900_000)),
        heaps_per_unit=chance.choice((1, 4, 16)),
        run_bytes=chance.choice((0, 2 * GB, 20 * GB)),
        begins_at=chance.choice((0.0, 0.5, 0.9)),
    )


def _mixed(chance: random.Random) -> Iterator[Deed]:
    while True:
        kind = chance.choice((small, home, photos, big, home))
        yield from with_pauses(kind(chance.uniform(1, 40) * GB, chance), chance)
        yield Pause(chance.choice((0, 5, 60, 600)), is_rest=chance.random() < 0.5)
