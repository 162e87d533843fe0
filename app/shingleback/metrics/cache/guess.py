"""One drive as the one that is looked at may be."""

from dataclasses import dataclass
from math import exp, log
from random import Random
from typing import Final

from shingleback.metrics.cache.inflow import Entered
from shingleback.metrics.history.learned import LearnedGuess
from shingleback.model.cache_prior import CachePrior

_BYTES_A_WRITE: Final = 100_000  # 25 GB for 250,000 writes, and 20 GB for 200,000, are what was published
_ENTRIES_SPREAD: Final = 2.0
_WRITES_TIDIED_PER_S: Final = 8.0  # one band a second, with some things for each
_BYTES_TIDIED_PER_S: Final = 10_000_000.0
_TIDIED_SPREAD: Final = 3.0


@dataclass(slots=True)
class Guess:
    """Is followed as if it were the drive.

    Attributes:
        takes_all: everything goes through its cache.
        capacity_bytes, capacity_writes: it is full at whichever is reached first.
        tidied_per_s: bytes where it takes all, else writes.
        gained: which part of it was filled since the last cliff.
        weight: how likely it is, beside the others.
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
    def any(cls, prior: CachePrior, chance: Random) -> "Guess":
        """An empty one, as likely as the prior says."""
        capacity = prior.capacity_bytes * exp(chance.gauss(0, log(prior.capacity_spread)))
        takes_all = chance.random() < prior.takes_all
        entries = capacity / _BYTES_A_WRITE * exp(chance.gauss(0, log(_ENTRIES_SPREAD)))
        usual = _BYTES_TIDIED_PER_S if takes_all else _WRITES_TIDIED_PER_S
        return cls(takes_all, capacity, entries, usual * exp(chance.gauss(0, log(_TIDIED_SPREAD))))

    @classmethod
    def remembered(cls, kept: LearnedGuess) -> "Guess":
        """An empty one of an earlier run."""
        return cls(kept.takes_all, kept.capacity_bytes, kept.capacity_writes, kept.tidied_per_s)

    @property
    def kept(self) -> LearnedGuess:
        """What is remembered of it."""
        return LearnedGuess(self.takes_all, self.capacity_bytes, self.capacity_writes, self.tidied_per_s)

    @property
    def part(self) -> float:
        """How full it is; more than 1 where it should have overflowed."""
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
