"""A particle filter for the drive's cache: a few hundred hypothetical drives, each simulated as if it were real.

Particles that contradict the observations lose weight. Although only overflows can be observed, this estimates the
cache's size in bytes or in writes, its initial content, and how fast it empties.

The writes that go into the cache are known from the engine's write accounting and the drive's counters.
"""

import random
from bisect import bisect_left
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from itertools import accumulate
from math import exp, log
from random import Random
from typing import Final, NamedTuple

from shingleback.domain.monitoring import CachePrior, OwnWrites, Sample
from shingleback.monitor.drive_history import Learned, LearnedGuess

_BYTES_A_WRITE: Final = 100_000  # as published: 25 GB for 250,000 writes, and 20 GB for 200,000
_ENTRIES_SPREAD: Final = 2.0
_WRITES_TIDIED_PER_S: Final = 8.0  # one band per second, with several writes each
_BYTES_TIDIED_PER_S: Final = 10_000_000.0
_TIDIED_SPREAD: Final = 3.0


_ALIKE: Final = 0.5  # unexplained requests larger than this share of a stream's are parts of a stream
_MANY: Final = 10  # requests in a sample from which on their mean size is meaningful
_FIRST_REQUEST_BYTES: Final = 128 << 10
_BLOCK_BYTES: Final = 4096
_WINDOWS_OPEN: Final = 2  # the most windows in flight that the engine has not counted yet
_MIN_OPEN_BYTES: Final = 32 << 20
_COUNT: Final = 240
_BEGAN_FILLED: Final = 0.07  # the share of particles that start partly filled on an unknown drive
_STILL_FILLED: Final = 0.5  # the same after an earlier run
_TIDIED_LOW, _TIDIED_HIGH = 0.5, 3.0  # a particle's cleaning speed is wrong beyond these multiples of the observed one
_SEEN_SPREAD: Final = 0.08  # a cliff happens within this relative distance of the capacity
# How much of the evidence counts so far, and how far the resampled particles then spread: coarsely at first, so that
# some survive even if all were far off.
_STAGES: Final = ((0.02, 0.3), (0.06, 0.2), (0.2, 0.1), (0.5, 0.06), (1.0, 0.04))
_OUTLIER: Final = 1e-4  # the share of its weight that a particle keeps against all evidence
_MIN_GAIN: Final = 0.02
_MARGIN: Final = 0.1  # how far a particle may be overfull without losing weight
_OVERFULL: Final = 15.0  # how quickly it loses weight beyond that
_UNNOTICED: Final = 0.25  # a drive can spend this share of the time making room without being noticed
_WEARY: Final = 0.5  # resample if the effective number of particles falls below this share
_MIN: Final = 1e-12


class CacheWrites(NamedTuple):
    """The writes of an interval: scattered ones, and streams."""

    scattered_bytes: float = 0.0
    scattered_writes: float = 0.0
    streamed_bytes: float = 0.0

    def __add__(self, addend: object) -> "CacheWrites":
        if not isinstance(addend, CacheWrites):
            return NotImplemented
        return CacheWrites(*(mine + its for mine, its in zip(self, addend, strict=True)))


class Inflow:
    """Splits the drive's writes into scattered ones and streams.

    The engine counts a write a little later than the drive does. So writes that the engine does not explain (those of
    the filesystem itself and of other programs) only count beyond the amount that may still be in flight.

    Attributes:
        request_bytes: the request size of a stream.
        piece_bytes: the mean size of a scattered write, over some minutes.
    """

    def __init__(self) -> None:
        self.request_bytes = float(_FIRST_REQUEST_BYTES)
        self.piece_bytes = float(64 << 10)
        self._own_writes = OwnWrites()
        self._extra_bytes = 0.0
        self._extra_writes = 0.0

    def after(self, sample: Sample, own_writes: OwnWrites) -> CacheWrites:
        """Return the writes of the sample; `own_writes` counts since the run began."""
        before, self._own_writes = self._own_writes, own_writes
        if sample.writes >= _MANY:
            self.request_bytes = max(self.request_bytes, sample.written_bytes / sample.writes)
        scattered = CacheWrites(
            own_writes.scattered_bytes - before.scattered_bytes,
            own_writes.scattered_writes - before.scattered_writes,
            own_writes.streamed_bytes - before.streamed_bytes,
        )
        if scattered.scattered_writes:
            weight = min(0.5, scattered.scattered_writes / 1_000)
            size = scattered.scattered_bytes / scattered.scattered_writes
            self.piece_bytes += weight * (size - self.piece_bytes)
        return scattered + self._unexplained(sample, own_writes, scattered)

    def scattered_writes(self, sample: Sample) -> float:
        """Return how many of the sample's writes were not part of a stream, judged by their mean size."""
        unlike = self.request_bytes - min(self.piece_bytes, self.request_bytes / 2)
        shortfall = sample.writes * self.request_bytes - sample.written_bytes
        return min(float(sample.writes), max(0.0, shortfall / unlike))

    def _unexplained(self, sample: Sample, own_writes: OwnWrites, explained: CacheWrites) -> CacheWrites:
        self._extra_bytes += sample.written_bytes - explained.scattered_bytes - explained.streamed_bytes
        self._extra_writes += sample.writes - explained.scattered_writes - explained.streamed_bytes / self.request_bytes
        is_open = own_writes.is_asked or sample.in_flight > 0
        size_bytes = self._extra_bytes - (
            max(_MIN_OPEN_BYTES, _WINDOWS_OPEN * own_writes.window_bytes) if is_open else 0
        )
        if size_bytes <= 0:
            return CacheWrites()
        writes = min(max(0.0, self._extra_writes * size_bytes / self._extra_bytes), size_bytes / _BLOCK_BYTES)
        self._extra_bytes -= size_bytes
        self._extra_writes -= writes
        if size_bytes > writes * self.request_bytes * _ALIKE:
            return CacheWrites(streamed_bytes=size_bytes)
        return CacheWrites(size_bytes, writes)


@dataclass(slots=True)
class Particle:
    """One particle: a hypothetical drive.

    Attributes:
        takes_all: streams go through its cache too.
        capacity_bytes, capacity_writes: the cache is full when either is reached; only bytes count if `takes_all`.
        tidied_per_s: the cleaning speed, in bytes if `takes_all`, otherwise in writes.
        gained: the share of the cache that was filled since the last cliff.
        weight: its likelihood relative to the others.
    """

    takes_all: bool
    capacity_bytes: float
    capacity_writes: float
    tidied_per_s: float
    fill_bytes: float = 0.0
    fill_writes: float = 0.0
    gained: float = 0.0
    weight: float = 1.0

    @classmethod
    def any(cls, prior: CachePrior, chance: Random) -> "Particle":
        """Draw a particle with an empty cache from the prior."""
        capacity = prior.capacity_bytes * exp(chance.gauss(0, log(prior.capacity_spread)))
        takes_all = chance.random() < prior.takes_all
        entries = capacity / _BYTES_A_WRITE * exp(chance.gauss(0, log(_ENTRIES_SPREAD)))
        usual = _BYTES_TIDIED_PER_S if takes_all else _WRITES_TIDIED_PER_S
        return cls(takes_all, capacity, entries, usual * exp(chance.gauss(0, log(_TIDIED_SPREAD))))

    @classmethod
    def remembered(cls, guess: LearnedGuess) -> "Particle":
        """Return a particle of an earlier run, with an empty cache."""
        return cls(guess.takes_all, guess.capacity_bytes, guess.capacity_writes, guess.tidied_per_s)

    @property
    def learned(self) -> LearnedGuess:
        """The values to store for the next run."""
        return LearnedGuess(self.takes_all, self.capacity_bytes, self.capacity_writes, self.tidied_per_s)

    @property
    def part(self) -> float:
        """How full the cache is; more than 1 if it should have overflowed."""
        return self._part(self.fill_bytes, self.fill_writes)

    def part_of(self, entered: CacheWrites) -> float:
        """Return how full these writes would make the empty cache."""
        return self._part(self._enters_bytes(entered), entered.scattered_writes)

    def holds_bytes(self, piece_bytes: float) -> float:
        """Return how many bytes the cache holds in writes of `piece_bytes` each."""
        return self.capacity_bytes if self.takes_all else min(self.capacity_bytes, self.capacity_writes * piece_bytes)

    def tidied_bps(self, piece_bytes: float) -> float:
        return self.tidied_per_s if self.takes_all else self.tidied_per_s * piece_bytes

    def cleaning_work(self, entered: CacheWrites) -> float:
        """Return how much cleaning these writes will cause, in the unit of `tidied_per_s`."""
        return self._enters_bytes(entered) if self.takes_all else entered.scattered_writes

    def enter(self, entered: CacheWrites) -> None:
        self.fill_bytes += self._enters_bytes(entered)
        self.fill_writes += entered.scattered_writes

    def idle(self, seconds: float) -> None:
        held = self.fill_bytes if self.takes_all else self.fill_writes
        if held > 0:
            self._shrink(max(0.0, 1 - self.tidied_per_s * seconds / held))

    def set_part(self, part: float) -> None:
        """Fill a cache that is not empty to `part`, keeping the mean size of its writes."""
        if (now := self.part) > 0:
            self._shrink(part / now)

    def begin_at(self, part: float) -> None:
        """Fill the cache to `part` before any observation, with writes of the usual size."""
        self.fill_bytes = self.capacity_bytes * part
        self.fill_writes = 0.0 if self.takes_all else self.fill_bytes / _BYTES_A_WRITE

    def vary(self, spread: float, chance: Random) -> None:
        """Move to a random point nearby."""
        self.capacity_bytes *= exp(chance.gauss(0, spread))
        self.capacity_writes *= exp(chance.gauss(0, spread))
        self.tidied_per_s *= exp(chance.gauss(0, spread))

    def _enters_bytes(self, entered: CacheWrites) -> float:
        return entered.scattered_bytes + (entered.streamed_bytes if self.takes_all else 0.0)

    def _part(self, size_bytes: float, writes: float) -> float:
        if self.takes_all:
            return size_bytes / self.capacity_bytes
        return max(size_bytes / self.capacity_bytes, writes / self.capacity_writes)

    def _shrink(self, factor: float) -> None:
        self.fill_bytes *= factor
        self.fill_writes *= factor


class FilterSnapshot(NamedTuple):
    """The state of a filter, which later events do not change."""

    shingled: float
    particles: tuple[Particle, ...]


class ParticleFilter:
    """The particle filter.

    Attributes:
        shingled: the probability that the drive has a cache at all.
    """

    def __init__(self, prior: CachePrior, learned: Learned | None = None, seed: int = 1) -> None:
        """`learned` is from earlier runs; the drive may or may not have cleaned its cache since then."""
        self.shingled = prior.shingled
        self._chance = chance = random.Random(seed)
        if learned and learned.guesses:
            particles = [Particle.remembered(guess) for guess in learned.guesses]
            self._particles = [replace(chance.choice(particles)) for _ in range(_COUNT)]
            self._vary(0.03)
        else:
            self._particles = [Particle.any(prior, chance) for _ in range(_COUNT)]
            self._begin_filled(_BEGAN_FILLED, 1.0)
        if learned:
            self.shingled = learned.shingled if 0 < prior.shingled < 1 else prior.shingled
            self._begin_filled(_STILL_FILLED, learned.left_part)

    def enter(self, entered: CacheWrites, seconds: float, *, is_full: bool) -> None:
        """Add writes; if the cache `is_full`, they take the place of data that is cleaned."""
        lost = 0.0
        total = sum(particle.weight for particle in self._particles)
        for particle in self._particles:
            before = particle.part
            particle.enter(entered)
            after = particle.part
            particle.gained += after - before
            # It may also clean so fast that making room for these writes would go unnoticed.
            if is_full or (
                after > 1 and particle.cleaning_work(entered) < _UNNOTICED * particle.tidied_per_s * seconds
            ):
                if after > 1:
                    particle.set_part(1.0)
            elif after > 1 + _MARGIN:
                faded = particle.weight * (1 - exp(-_OVERFULL * (after - max(before, 1 + _MARGIN))))
                particle.weight -= faded
                lost += faded
        if lost:
            self.weigh(1 - lost / total)
            self._renew_if_weary(0.05)

    def idle(self, seconds: float) -> None:
        for particle in self._particles:
            particle.idle(seconds)

    def overflow(self, trust: float) -> None:
        """Apply the observation that the cache is full; `trust` is the odds that this is no coincidence."""
        self.weigh(trust)
        for particle in self._particles:
            # particles that gained little are full at this moment only by coincidence
            particle.weight *= _MIN_GAIN + min(1.0, particle.gained)
        done = 0.0
        for stage, spread in _STAGES:
            for particle in self._particles:
                miss = log(max(particle.part, _MIN)) / _SEEN_SPREAD
                particle.weight *= exp(-0.5 * (stage - done) * min(miss * miss, 60.0)) + _OUTLIER * (stage - done)
            done = stage
            self._renew_if_weary(spread)
        for particle in self._particles:
            particle.set_part(1.0)
            particle.gained = 0.0

    def tidied(self, entered: CacheWrites, seconds: float) -> None:
        """Correct cleaning speeds that are far from the observed one.

        While its cache was full, the drive took in these writes and spent `seconds` making room for them. It cleans
        about as fast when idle.
        """
        for particle in self._particles:
            work = particle.cleaning_work(entered)
            if work > 0 and not _TIDIED_LOW < particle.tidied_per_s * seconds / work < _TIDIED_HIGH:
                particle.tidied_per_s = work / seconds * exp(self._chance.gauss(0.2, 0.35))

    @property
    def snapshot(self) -> FilterSnapshot:
        return FilterSnapshot(self.shingled, tuple(replace(particle) for particle in self._particles))

    def restore(self, snapshot: FilterSnapshot) -> None:
        """Return to an earlier state."""
        self.shingled = snapshot.shingled
        self._particles = [replace(particle) for particle in snapshot.particles]

    def weigh(self, odds: float) -> None:
        """Apply evidence for a cache (`odds` above 1) or against one (below 1)."""
        if 0 < self.shingled < 1:
            against = (1 - self.shingled) / (self.shingled * max(odds, _MIN))
            self.shingled = min(0.999, max(0.001, 1 / (1 + against)))

    def favor(self, odds: float, *, takes_all: bool) -> None:
        """Apply evidence for particles of one kind."""
        for particle in self._particles:
            particle.weight *= odds if particle.takes_all is takes_all else 1.0
        self._renew_if_weary(0.03)

    def quantiles(self, value: Callable[[Particle], float], parts: Iterable[float]) -> list[float]:
        pairs = sorted((value(particle), particle.weight) for particle in self._particles)
        sums = list(accumulate(weight for _, weight in pairs))
        return [pairs[min(bisect_left(sums, part * sums[-1]), len(pairs) - 1)][0] for part in parts]

    def share(self, holds: Callable[[Particle], bool]) -> float:
        """Return the probability that `holds` is true, given that the drive has a cache."""
        total = sum(particle.weight for particle in self._particles)
        return sum(particle.weight for particle in self._particles if holds(particle)) / total

    def drawn(self, count: int) -> list[Particle]:
        """Draw `count` particles by weight, in even steps through the total (systematic resampling: low variance)."""
        sums = list(accumulate(particle.weight for particle in self._particles))
        step, first = sums[-1] / count, self._chance.random()
        places = (bisect_left(sums, (number + first) * step) for number in range(count))
        return [replace(self._particles[min(place, _COUNT - 1)], weight=1.0) for place in places]

    def _begin_filled(self, share: float, most: float) -> None:
        """Fill this share of the particles to a random part up to `most`, and empty the others."""
        chance = self._chance
        for particle in self._particles:
            particle.begin_at(most * chance.random() if chance.random() < share else 0.0)

    def _renew_if_weary(self, spread: float) -> None:
        total = sum(particle.weight for particle in self._particles)
        if total <= _MIN:
            for particle in self._particles:
                particle.weight = 1.0
            return
        alike = total * total / sum(particle.weight * particle.weight for particle in self._particles)
        if alike < _WEARY * _COUNT:
            self._particles = self.drawn(_COUNT)
            self._vary(spread)

    def _vary(self, spread: float) -> None:
        for particle in self._particles:
            particle.vary(spread, self._chance)
