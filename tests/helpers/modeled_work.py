"""What a copier does, deed by deed, and where a filesystem stores it: for runs on modeled drives."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import cycle, islice
from typing import Final

MB: Final = 1_000_000
GB: Final = 1_000_000_000
STREAM_BYTES: Final = 1 << 20
_BLOCK_BYTES: Final = 4096
_GOLDEN: Final = 0.6180339887498949  # the fractional parts of its multiples are spread evenly


@dataclass(frozen=True, slots=True)
class File:
    size_bytes: int


@dataclass(frozen=True, slots=True)
class Pause:
    """The drive gets no writes for a while; before a `rest`, everything is made durable."""

    seconds: float
    is_rest: bool = False


Deed = File | Pause
WorkItems = Iterator[Deed]


def big(total_bytes: float, chance: random.Random) -> WorkItems:
    """Videos: 30 to 300 MB."""
    return _files(total_bytes, lambda: chance.randint(30 * MB, 300 * MB))


def photos(total_bytes: float, chance: random.Random) -> WorkItems:
    """Most of 4 MB, some of them small."""
    return _files(total_bytes, lambda: round(chance.lognormvariate(14.6, 0.9)))


def small(total_bytes: float, chance: random.Random) -> WorkItems:
    """Log-normal: half below 9 KB, a mean of 32 KB."""
    return _files(total_bytes, lambda: round(chance.lognormvariate(9.1, 1.6)))


def home(total_bytes: float, chance: random.Random) -> WorkItems:
    """One folder of each kind after the other, as in people's homes."""
    left_bytes = total_bytes
    for kind, share in cycle(((small, 0.02), (photos, 0.1), (big, 0.2), (small, 0.03), (photos, 0.05))):
        size_bytes = min(left_bytes, max(50 * MB, total_bytes * share * chance.uniform(0.3, 1.7)))
        yield from kind(size_bytes, chance)
        left_bytes -= size_bytes
        if left_bytes <= 0:
            return


def with_pauses(deeds: WorkItems, chance: random.Random, every: int = 3_000, longest_s: float = 60.0) -> WorkItems:
    """A person pauses, the source spins up, a folder is slow to list: some short pauses, and a few long ones."""
    while batch := list(islice(deeds, chance.randint(1, 2 * every))):
        yield from batch
        yield Pause(longest_s * chance.random() ** 3)


def _files(total_bytes: float, size: Callable[[], int]) -> WorkItems:
    while total_bytes > 0:
        size_bytes = max(1, min(size(), int(total_bytes) + 1))
        total_bytes -= size_bytes
        yield File(size_bytes)


@dataclass(frozen=True, slots=True)
class Habits:
    """How a filesystem allocates space.

    Attributes:
        heap_bytes: how much small data is stored together.
        heaps_per_unit: how many heaps are close together before allocation continues elsewhere.
        unit_bytes: their space there.
        run_bytes: after this much, long files continue elsewhere, too; 0: never.
        metadata_writes: how many blocks each flush writes in other places; a third of them are always the same.
        begins_at, spreads_over: the used part of the drive.
    """

    heap_bytes: int = 340_000
    heaps_per_unit: int = 16
    unit_bytes: int = 30 << 20
    run_bytes: int = 0
    metadata_writes: int = 6
    begins_at: float = 0.0
    spreads_over: float = 1.0


class Land:
    """Places on a drive: long files are contiguous in its first tenth, and everything else is after that."""

    def __init__(self, capacity_bytes: int, habits: Habits, chance: random.Random) -> None:
        self._habits = habits
        self._chance = chance
        self._begin = int(capacity_bytes * habits.begins_at)
        self._size = int(min(capacity_bytes - self._begin, capacity_bytes * habits.spreads_over))
        self._long_bytes = self._size // 10
        self._units = (self._size - self._long_bytes) // habits.unit_bytes
        self._long = 0
        self._run_bytes = 0
        self._heaps = 0
        self._first_unit = chance.random()

    def behind(self, length: int) -> int:
        """A place for a part of a long file."""
        self._run_bytes += length
        if self._habits.run_bytes and self._run_bytes > self._habits.run_bytes:
            self._run_bytes = length
            self._long = self._chance.randrange(self._long_bytes // STREAM_BYTES) * STREAM_BYTES
        if self._long + length > self._long_bytes:
            self._long = 0
        place = self._begin + self._long
        self._long += length
        return place

    def elsewhere(self) -> int:
        """A place for a heap."""
        habits = self._habits
        number, heap = divmod(self._heaps, habits.heaps_per_unit)
        self._heaps += 1
        unit = int((self._first_unit + number * _GOLDEN) % 1 * self._units)
        within = heap * (habits.unit_bytes // habits.heaps_per_unit)
        return self._begin + self._long_bytes + unit * habits.unit_bytes + within

    def metadata(self) -> Iterator[tuple[int, int]]:
        """Places and lengths of the writes of a flush."""
        behind = self._begin + self._long_bytes
        for number in range(self._habits.metadata_writes):
            blocks = self._chance.choice((1, 1, 2, 4))
            fixed = number * 7 % 3 == 0
            unit = number if fixed else self._chance.randrange(self._units)
            yield behind + unit * self._habits.unit_bytes, blocks * _BLOCK_BYTES
