"""How often a measurement finds the right kind of drive, and what that costs, on drives with random constants.

    python -m tests.benchmarks measuring [--shingled N] [--others N] [--new N] [--full N] [--first N]

Drive N is always the same. docs/measuring-a-drive.md explains the figures.
"""

import argparse
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from statistics import median

from shingleback.domain.measurement import SHINGLED_BEHAVIORS, Behavior, Measurement
from shingleback.measuring.measure import Measuring
from shingleback.measuring.plan import Depth, plan
from shingleback.measuring.requests import Bench
from shingleback.measuring.sequences import VolumeSpace
from tests.helpers.random_drives import OTHERS, SHINGLED, RandomDrive, archive, late_cleaner, new_translator, portable

_EMPTY = VolumeSpace(2_000 * 10**9, 0, 2_000 * 10**9)


@dataclass
class Tally:
    """The verdicts on the drives of one kind.

    Attributes:
        wrong: the numbers of the misjudged drives, and their verdicts.
        written_bytes, minutes: what each measurement needed until it ended.
    """

    runs: int = 0
    right: int = 0
    behaviors: Counter[Behavior] = field(default_factory=Counter)
    wrong: list[tuple[int, Behavior]] = field(default_factory=list)
    written_bytes: list[int] = field(default_factory=list)
    minutes: list[float] = field(default_factory=list)

    @property
    def wrongly_shingled(self) -> int:
        return sum(count for behavior, count in self.behaviors.items() if behavior in SHINGLED_BEHAVIORS)


def measured(drive: RandomDrive, depth: Depth, seed: int) -> Measurement:
    return Measuring(Bench(drive.area), plan(_EMPTY, depth, None), seed=seed).run()


def campaign(shingled: int, others: int, first: int = 0, new: int = 0) -> dict[str, Tally]:
    """Quick measurements of this many drives of the shingled kinds, of all others in turn, and of new ones."""
    tallies: dict[str, Tally] = {}
    for makers, count in (((new_translator,), new), (SHINGLED, shingled), (OTHERS, others)):
        for number in range(first, first + count):
            drive = makers[number % len(makers)](Random(number))
            result = measured(drive, Depth.QUICK, number)
            tally = tallies.setdefault(drive.kind, Tally())
            tally.runs += 1
            behavior = result.verdict.behavior
            tally.behaviors[behavior] += 1
            if behavior in drive.behaviors:
                tally.right += 1
            else:
                tally.wrong.append((number, behavior))
            tally.written_bytes.append(result.written_bytes)
            tally.minutes.append(result.elapsed_s / 60)
    return tallies


@dataclass(frozen=True)
class CacheMiss:
    """How far a full measurement of a cache was from the truth.

    Attributes:
        part: the found size divided by the true one; 0 if no cliff was found.
        late_s: between the found cliff and the true one.
        is_reached: the budget exceeded the true size.
        cliff_bytes, cliff_s: from the first scattered write to the cliff; 0 if none was found.
        minutes: of the whole measurement.
    """

    kind: str
    is_reached: bool
    part: float
    late_s: float
    cliff_bytes: int
    cliff_s: float
    minutes: float


def caches(count: int, first: int = 0) -> list[CacheMiss]:
    """Full measurements of drives with a media cache."""
    makers = (archive, portable, late_cleaner)
    misses = []
    for number in range(first, first + count):
        drive = makers[number % len(makers)](Random(number))
        result = measured(drive, Depth.FULL, number)
        large = result.cache[0]
        true_bytes = min(drive.cache_bytes, drive.cache_entries * large.piece_bytes)
        early_bytes_per_s = large.curve[0].bytes_per_s
        misses.append(
            CacheMiss(
                drive.kind,
                large.written_bytes >= true_bytes,
                large.cliff_bytes / true_bytes,
                abs(large.cliff_bytes - true_bytes) / early_bytes_per_s,
                large.cliff_bytes,
                large.cliff_s,
                result.elapsed_s / 60,
            )
        )
    return misses


def main(args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks measuring", description=__doc__)
    parser.add_argument("--shingled", type=int, default=200, metavar="N")
    parser.add_argument("--others", type=int, default=500, metavar="N")
    parser.add_argument("--new", type=int, default=40, metavar="N", help="translation layers that were hardly used")
    parser.add_argument("--full", type=int, default=0, metavar="N", help="full measurements for the size of the cache")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="the number of the first drive")
    arguments = parser.parse_args(args)
    for kind, tally in campaign(arguments.shingled, arguments.others, arguments.first, arguments.new).items():
        _print(kind, tally)
    for miss in caches(arguments.full, arguments.first):
        found = f"cache {miss.part:.3f} of the true one, cliff {miss.late_s:.1f} s off"
        needed = f"after {miss.cliff_bytes / 1e9:.1f} GB and {miss.cliff_s / 60:.0f} of {miss.minutes:.0f} min"
        print(f"{miss.kind}: {f'{found}, {needed}' if miss.is_reached else 'cache larger than the budget'}", flush=True)
    return 0


def _print(kind: str, tally: Tally) -> None:
    text = ", ".join(f"{behavior.value} {count}" for behavior, count in tally.behaviors.most_common())
    gigabytes = [count / 1e9 for count in tally.written_bytes]
    needed = (
        f"{median(gigabytes):.1f} GB (at most {max(gigabytes):.1f}) and "
        f"{median(tally.minutes):.0f} min (at most {max(tally.minutes):.0f})"
    )
    print(f"{kind}: right {tally.right} of {tally.runs} ({text}); {needed}", flush=True)
    for number, behavior in tally.wrong:
        print(f"  drive {number}: {behavior.value}", flush=True)
