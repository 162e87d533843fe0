"""A particle filter for the drive's cache: a few hundred hypothetical drives, each simulated as if it were real.

Particles that contradict the observations lose weight. Although only overflows can be observed, this estimates the
cache's size in bytes or in writes, its initial content, and how fast it empties.

What goes into the cache is known from the engine's own write accounting and the drive's counters.
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

_BYTES_A_WRITE: Final = 100_000  # 25 GB for 250,000 writes, and 20 GB for 200,000, are what was published
_ENTRIES_SPREAD: Final = 2.0
_WRITES_TIDIED_PER_S: Final = 8.0  # one band a second, with some things for each
_BYTES_TIDIED_PER_S: Final = 10_000_000.0
_TIDIED_SPREAD: Final = 3.0


_ALIKE: Final = 0.5  # extra requests of half the size of those of a stream are parts of one
_MANY: Final = 10  # requests in a second, so that their mean size says something
_FIRST_REQUEST_BYTES: Final = 128 << 10
_BLOCK_BYTES: Final = 4096
_WINDOWS_OPEN: Final = 2  # under way at most, which the engine has not counted yet
_MIN_OPEN_BYTES: Final = 32 << 20


class Entered(NamedTuple):
    """The writes of an interval, by how they arrive."""

    scattered_bytes: float = 0.0
    scattered_writes: float = 0.0
    streamed_bytes: float = 0.0

    def __add__(self, other: object) -> "Entered":
        if not isinstance(other, Entered):
            return NotImplemented
        return Entered(*(mine + its for mine, its in zip(self, other, strict=True)))


class Inflow:
    """The engine counts a write when it has reached the drive, the drive a little before.

    So of the writes that the engine does not explain (the filesystem's own blocks, and those of other programs), as
    much is left open as may be in flight.

    Attributes:
        request_bytes: the request size of a stream.
        piece_bytes: the mean size of a scattered write, over some minutes.
    """

    def __init__(self) -> None:
        self.request_bytes = float(_FIRST_REQUEST_BYTES)
        self.piece_bytes = float(64 << 10)
        self._own = OwnWrites()
        self._extra_bytes = 0.0
        self._extra_writes = 0.0

    def after(self, sample: Sample, own: OwnWrites) -> Entered:
        """In the span of the sample."""
        before, self._own = self._own, own
        if sample.writes >= _MANY:
            self.request_bytes = max(self.request_bytes, sample.written_bytes / sample.writes)
        scattered = Entered(
            own.scattered_bytes - before.scattered_bytes,
            own.scattered_writes - before.scattered_writes,
            own.streamed_bytes - before.streamed_bytes,
        )
        self._note_pieces(scattered)
        return scattered + self._unexplained(sample, own, scattered)

    def scattered_writes(self, sample: Sample) -> float:
        """How many of a sample's writes were no parts of a stream, judged by their mean size."""
        unlike = self.request_bytes - min(self.piece_bytes, self.request_bytes / 2)
        shortfall = sample.writes * self.request_bytes - sample.written_bytes
        return min(float(sample.writes), max(0.0, shortfall / unlike))

    def _note_pieces(self, scattered: Entered) -> None:
        if scattered.scattered_writes:
            weight = min(0.5, scattered.scattered_writes / 1_000)
            size = scattered.scattered_bytes / scattered.scattered_writes
            self.piece_bytes += weight * (size - self.piece_bytes)

    def _unexplained(self, sample: Sample, own: OwnWrites, known: Entered) -> Entered:
        self._extra_bytes += sample.written_bytes - known.scattered_bytes - known.streamed_bytes
        self._extra_writes += sample.writes - known.scattered_writes - known.streamed_bytes / self.request_bytes
        is_open = own.is_asked or sample.in_flight > 0
        size_bytes = self._extra_bytes - (max(_MIN_OPEN_BYTES, _WINDOWS_OPEN * own.window_bytes) if is_open else 0)
        if size_bytes <= 0:
            return Entered()
        writes = min(max(0.0, self._extra_writes * size_bytes / self._extra_bytes), size_bytes / _BLOCK_BYTES)
        self._extra_bytes -= size_bytes
        self._extra_writes -= writes
        if size_bytes > writes * self.request_bytes * _ALIKE:
            return Entered(streamed_bytes=size_bytes)
        return Entered(size_bytes, writes)


@dataclass(slots=True)
class Particle:
    """One particle: a hypothetical drive.

    Attributes:
        takes_all: everything goes through its cache.
        capacity_bytes, capacity_writes: it is full at whichever is reached first.
        tidied_per_s: bytes if it takes everything, otherwise writes.
        gained: the share of it that was filled since the last cliff.
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
        """An empty one, as likely as the prior says."""
        capacity = prior.capacity_bytes * exp(chance.gauss(0, log(prior.capacity_spread)))
        takes_all = chance.random() < prior.takes_all
        entries = capacity / _BYTES_A_WRITE * exp(chance.gauss(0, log(_ENTRIES_SPREAD)))
        usual = _BYTES_TIDIED_PER_S if takes_all else _WRITES_TIDIED_PER_S
        return cls(takes_all, capacity, entries, usual * exp(chance.gauss(0, log(_TIDIED_SPREAD))))

    @classmethod
    def remembered(cls, kept: LearnedGuess) -> "Particle":
        """An empty one of an earlier run."""
        return cls(kept.takes_all, kept.capacity_bytes, kept.capacity_writes, kept.tidied_per_s)

    @property
    def kept(self) -> LearnedGuess:
        """What is stored of it."""
        return LearnedGuess(self.takes_all, self.capacity_bytes, self.capacity_writes, self.tidied_per_s)

    @property
    def part(self) -> float:
        """How full it is; more than 1 if it should have overflowed."""
        return self._part(self.fill_bytes, self.fill_writes)

    def part_of(self, entered: Entered) -> float:
        """How full that would make it if it was empty."""
        return self._part(self._enters_bytes(entered), entered.scattered_writes)

    def holds_bytes(self, piece_bytes: float) -> float:
        """How many bytes, in pieces of that size."""
        return self.capacity_bytes if self.takes_all else min(self.capacity_bytes, self.capacity_writes * piece_bytes)

    def tidied_bps(self, piece_bytes: float) -> float:
        return self.tidied_per_s if self.takes_all else self.tidied_per_s * piece_bytes

    def to_tidy(self, entered: Entered) -> float:
        """What of that it has to bring home one day, in what `tidied_per_s` counts."""
        return self._enters_bytes(entered) if self.takes_all else entered.scattered_writes

    def enter(self, entered: Entered) -> None:
        self.fill_bytes += self._enters_bytes(entered)
        self.fill_writes += entered.scattered_writes

    def rest(self, seconds: float) -> None:
        held = self.fill_bytes if self.takes_all else self.fill_writes
        if held > 0:
            self._shrink(max(0.0, 1 - self.tidied_per_s * seconds / held))

    def set_part(self, part: float) -> None:
        """Full to that part, with as large pieces as it has."""
        if (now := self.part) > 0:
            self._shrink(part / now)

    def begin_at(self, part: float) -> None:
        """Full to that part before anything was seen, with pieces as they usually are."""
        self.fill_bytes = self.capacity_bytes * part
        self.fill_writes = 0.0 if self.takes_all else self.fill_bytes / _BYTES_A_WRITE

    def vary(self, spread: float, chance: Random) -> None:
        """Another one near it."""
        self.capacity_bytes *= exp(chance.gauss(0, spread))
        self.capacity_writes *= exp(chance.gauss(0, spread))
        self.tidied_per_s *= exp(chance.gauss(0, spread))

    def _enters_bytes(self, entered: Entered) -> float:
        return entered.scattered_bytes + (entered.streamed_bytes if self.takes_all else 0.0)

    def _part(self, size_bytes: float, writes: float) -> float:
        if self.takes_all:
            return size_bytes / self.capacity_bytes
        return max(size_bytes / self.capacity_bytes, writes / self.capacity_writes)

    def _shrink(self, factor: float) -> None:
        self.fill_bytes *= factor
        self.fill_writes *= factor


_COUNT: Final = 240
_BEGAN_FILLED: Final = 0.07  # of them, where nothing is known
_STILL_FILLED: Final = 0.5  # of them, after an earlier run
_TIDIED_LOW, _TIDIED_HIGH = 0.5, 3.0  # times what was seen: outside of that a particle was wrong
_SEEN_SPREAD: Final = 0.08  # a cliff is at the capacity within so much
# How much of the evidence counts, and how far those that are left then spread: first coarsely, so that some are left
# where all were far off.
_STAGES: Final = ((0.02, 0.3), (0.06, 0.2), (0.2, 0.1), (0.5, 0.06), (1.0, 0.04))
_OUTLIER: Final = 1e-4  # of its weight is left to a particle that all speaks against
_MIN_GAIN: Final = 0.02
_MARGIN: Final = 0.1  # by which a particle may be overfull without doubt
_OVERFULL: Final = 15.0  # how quickly it fades from there on
_UNNOTICED: Final = 0.25  # of the time; a drive that makes room for longer shows it
_WEARY: Final = 0.5  # of them, or fewer, carry the weight: they are drawn anew
_MIN: Final = 1e-12


class ParticleFilter:
    """The particle filter. Attributes: `shingled`: the probability that the drive has a cache at all."""

    def __init__(self, prior: CachePrior, learned: Learned | None = None, seed: int = 1) -> None:
        """`learned`: in earlier runs. Nobody knows whether the drive has tidied up since."""
        self.shingled = prior.shingled
        self._chance = chance = random.Random(seed)
        if learned and learned.guesses:
            kept = [Particle.remembered(one) for one in learned.guesses]
            self._particles = [replace(chance.choice(kept)) for _ in range(_COUNT)]
            self._vary(0.03)
        else:
            self._particles = [Particle.any(prior, chance) for _ in range(_COUNT)]
            self._begin_filled(_BEGAN_FILLED, 1.0)
        if learned:
            self.shingled = learned.shingled if 0 < prior.shingled < 1 else prior.shingled
            self._begin_filled(_STILL_FILLED, learned.left_part)

    def enter(self, entered: Entered, seconds: float, *, is_full: bool) -> None:
        """Something was written. `is_full`: the cache is known to be; what enters takes the place of what leaves."""
        lost = 0.0
        total = sum(particle.weight for particle in self._particles)
        for particle in self._particles:
            before = particle.part
            particle.enter(entered)
            after = particle.part
            particle.gained += after - before
            if is_full or (after > 1 and _keeps_up(particle, entered, seconds)):
                if after > 1:
                    particle.set_part(1.0)
            elif after > 1 + _MARGIN:
                faded = particle.weight * (1 - exp(-_OVERFULL * (after - max(before, 1 + _MARGIN))))
                particle.weight -= faded
                lost += faded
        if lost:
            self.weigh(1 - lost / total)
            self._renew_if_weary(0.05)

    def rest(self, seconds: float) -> None:
        for particle in self._particles:
            particle.rest(seconds)

    def overflow(self, trust: float) -> None:
        """The drive has shown that its cache is full; with which odds that is no chance, is `trust`."""
        self.weigh(trust)
        for particle in self._particles:
            # it was a chance that the others overflowed just now
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

    def tidied(self, entered: Entered, seconds: float) -> None:
        """That much was taken in while the cache was full, and for so long the drive did nothing but make room for it.

        Left alone it is about as fast. Guesses that are far from that are corrected.
        """
        for particle in self._particles:
            seen = particle.to_tidy(entered)
            if seen > 0 and not _TIDIED_LOW < particle.tidied_per_s * seconds / seen < _TIDIED_HIGH:
                particle.tidied_per_s = seen / seconds * exp(self._chance.gauss(0.2, 0.35))

    def weigh(self, odds: float) -> None:
        """Something speaks for a cache, with more than 1, or against it."""
        if 0 < self.shingled < 1:
            against = (1 - self.shingled) / (self.shingled * max(odds, _MIN))
            self.shingled = min(0.999, max(0.001, 1 / (1 + against)))

    def favor(self, odds: float, *, takes_all: bool) -> None:
        """Something speaks for that kind of drive."""
        for particle in self._particles:
            particle.weight *= odds if particle.takes_all is takes_all else 1.0
        self._renew_if_weary(0.03)

    def quantiles(self, value: Callable[[Particle], float], parts: Iterable[float]) -> list[float]:
        pairs = sorted((value(particle), particle.weight) for particle in self._particles)
        sums = list(accumulate(weight for _, weight in pairs))
        return [pairs[min(bisect_left(sums, part * sums[-1]), len(pairs) - 1)][0] for part in parts]

    def share(self, holds: Callable[[Particle], bool]) -> float:
        """How likely something is, for a drive that has a cache."""
        total = sum(particle.weight for particle in self._particles)
        return sum(particle.weight for particle in self._particles if holds(particle)) / total

    def drawn(self, count: int) -> list[Particle]:
        """As many as that, by their weight: at even steps through it, so that chance takes little away."""
        sums = list(accumulate(particle.weight for particle in self._particles))
        step, first = sums[-1] / count, self._chance.random()
        places = (bisect_left(sums, (number + first) * step) for number in range(count))
        return [replace(self._particles[min(place, _COUNT - 1)], weight=1.0) for place in places]

    def _begin_filled(self, share: float, most: float) -> None:
        """So many of them, to any part up to `most`; the others empty."""
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


def _keeps_up(particle: Particle, entered: Entered, seconds: float) -> bool:
    """It would overflow so slowly that nobody notices."""
    return particle.to_tidy(entered) < _UNNOTICED * particle.tidied_per_s * seconds
