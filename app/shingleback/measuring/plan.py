"""The plan of a measurement, shown before it begins: which tests, in which area, with how many bytes."""

import math
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from shingleback.domain.errors import UsageError, Why
from shingleback.domain.measurement import TestName
from shingleback.measuring.sequences import MAP_STRETCHES, MIB, STRETCH_BYTES, Filling, Scatter, VolumeSpace, filling_of

GB: Final = 10**9
USUAL_SCATTER: Final = Scatter()
BANDS_SCATTER: Final = Scatter(groups=32, pieces=3, within_bytes=256 * MIB)

_NAMED_ONLY: Final = (TestName.WRITE_CACHE, TestName.FILL)  # run only on request
_ALL: Final = tuple(test for test in TestName if test not in _NAMED_ONLY)
_QUICK: Final = tuple(test for test in _ALL if test is not TestName.COLLAPSE)
_QUICK_AREA_BYTES: Final = 4 << 30
_MIN_AREA_BYTES: Final = 512 * MIB
_NORMAL_BUDGET_BYTES: Final = 20 * GB
_FULL_BUDGET_BYTES: Final = 70 * GB
_RESERVE_PART: Final = 0.1  # the share of the free space that stays free
_LARGE_PIECE_BYTES: Final = 512 << 10
_SMALL_PIECE_BYTES: Final = 4 << 10
_COLLAPSE_S: Final = 45 * 60.0
_FULL_COLLAPSE_S: Final = 90 * 60.0

_ORDER: Final = (
    TestName.SEQUENTIAL,  # writes the area, which the others need
    TestName.POSITION,
    TestName.RANDOM_READ,
    TestName.READERS,
    TestName.RANDOM_WRITE,
    TestName.WRITE_CACHE,
    TestName.MAP,
    TestName.IDLE,
    TestName.BANDS,
    TestName.SMALL_FILES,
    TestName.COLLAPSE,  # the last ones fill a cache or the drive
    TestName.FILL,
)

_READING: Final = (TestName.POSITION, TestName.RANDOM_READ, TestName.READERS)
_CAN_READ: Final = frozenset({TestName.SEQUENTIAL, *_READING})


class Depth(StrEnum):
    """How thorough a measurement is: `QUICK` tells most drives apart, `FULL` measures the cache size in two ways."""

    QUICK = "quick"
    NORMAL = "normal"
    FULL = "full"


@dataclass(frozen=True, slots=True)
class CollapsePlan:
    """Random writes of one size until the speed collapses, or at most `most_bytes` or `most_s`; then rests."""

    piece_bytes: int
    most_bytes: int
    most_s: float


@dataclass(frozen=True, slots=True)
class Plan:
    """The plan of a measurement.

    Attributes:
        area_bytes: the size of the file in free space, which is written once from beginning to end.
        is_read_only: the area is a whole device, and nothing is written.
        most_rounds: the maximum number of rounds of scattered writes, rests and reads.
        small_writes: the number of random writes of 4 KiB.
        most_repeats: how often these and the random reads are repeated at most, if the verdict is still open.
        switched_writes: the number of random writes of 4 KiB with the write cache on, and again with it off.
        small_files: the number of files that are created on the filesystem and removed.
        fill_part: how full the volume is before the measurement.
        filling: how the volume is filled; None if it is not.
    """

    tests: tuple[TestName, ...]
    area_bytes: int
    is_read_only: bool = False
    most_rounds: int = 8
    scatter: Scatter = USUAL_SCATTER
    small_writes: int = 3000
    most_repeats: int = 3
    collapses: tuple[CollapsePlan, ...] = ()
    rests_s: tuple[float, ...] = (10.0, 60.0, 180.0)
    switched_writes: int = 500
    small_files: int = 500
    small_file_bytes: int = 16 << 10
    fill_part: float = 0.0
    filling: Filling | None = None

    @property
    def in_order(self) -> tuple[TestName, ...]:
        """The tests in the order in which they run."""
        return tuple(test for test in _ORDER if test in self.tests)

    @property
    def written_bytes(self) -> int:
        """The most bytes that are written; fewer if the speed collapses early."""
        if self.is_read_only:
            return 0
        total, tests = self.area_bytes, self.tests
        total += self.most_rounds * self.scatter.size_bytes * (TestName.IDLE in tests)
        total += MAP_STRETCHES * STRETCH_BYTES * (TestName.MAP in tests)
        total += BANDS_SCATTER.size_bytes * (TestName.BANDS in tests)
        if TestName.RANDOM_WRITE in tests:
            total += self.small_writes * 4096 * (1 + self.most_repeats * (TestName.IDLE in tests))
        total += 2 * self.switched_writes * 4096 * (TestName.WRITE_CACHE in tests)
        total += self.small_files * self.small_file_bytes * (TestName.SMALL_FILES in tests)
        if TestName.FILL in tests:
            total += self.filling.written_bytes(self.area_bytes) if self.filling else self.area_bytes
        return total + sum(collapse.most_bytes for collapse in self.collapses)

    @property
    def most_area_bytes(self) -> int:
        """The final size of the file."""
        return max(self.area_bytes, self.filling.most_bytes if self.filling else 0)

    @property
    def minutes(self) -> tuple[int, int]:
        """The duration on a fast and on a slow drive; on a slow one, a collapse test takes its maximum time."""
        tests = self.tests
        passes = (not self.is_read_only) + (TestName.SEQUENTIAL in tests)
        low_s, high_s = self.area_bytes * passes / 200e6, self.area_bytes * passes / 30e6
        if TestName.IDLE in tests:
            low_s, high_s = low_s + 300, high_s + 600 + self.most_rounds * 180
        if TestName.READERS in tests:
            low_s, high_s = low_s + 10, high_s + 120
        if TestName.MAP in tests:
            low_s, high_s = low_s + 15, high_s + 120
        if TestName.BANDS in tests:
            low_s, high_s = low_s + 60, high_s + 300
        if TestName.RANDOM_WRITE in tests:
            repeats = self.most_repeats * (TestName.IDLE in tests)
            low_s, high_s = low_s + 5, high_s + (1 + repeats) * self.small_writes * 0.02
        if TestName.WRITE_CACHE in tests:
            low_s, high_s = low_s + 10, high_s + 2 * self.switched_writes * 0.05
        if TestName.FILL in tests:
            filled = self.filling
            moved = filled.written_bytes(self.area_bytes) if filled else self.area_bytes
            moved += len(filled.ends_bytes) * filled.stretch_bytes if filled else self.area_bytes
            low_s, high_s = low_s + moved / 200e6, high_s + moved / 30e6
        for collapse in self.collapses:
            low_s += min(collapse.most_s, collapse.most_bytes / 200e6)
            high_s += collapse.most_s + 2 * sum(self.rests_s)
        return max(1, round(low_s / 60)), max(2, round(high_s / 60))


def plan(volume: VolumeSpace, depth: Depth, budget_bytes: int | None, tests: tuple[TestName, ...] = ()) -> Plan:
    """Return a plan within the budget and the free space. Raises UsageError if not even the smallest one fits.

    Filling a volume writes as much as there is room for, unless a budget is given.
    """
    chosen = tests or (_QUICK if depth is Depth.QUICK else _ALL)
    is_filling = depth is Depth.FULL and TestName.FILL in chosen
    if is_filling and chosen == (TestName.FILL,):
        result = Plan(chosen, volume.stretch_bytes)
    else:
        result = _within(volume, depth, budget_bytes, chosen)
    result = replace(result, fill_part=volume.fill_part)
    if not is_filling:
        return result
    left_bytes = None if budget_bytes is None else budget_bytes - result.written_bytes + result.area_bytes
    return replace(result, filling=filling_of(volume, result.area_bytes, left_bytes))


def _within(volume: VolumeSpace, depth: Depth, budget_bytes: int | None, chosen: tuple[TestName, ...]) -> Plan:
    usual = {Depth.QUICK: 5 * GB, Depth.NORMAL: _NORMAL_BUDGET_BYTES, Depth.FULL: _FULL_BUDGET_BYTES}[depth]
    budget = usual if budget_bytes is None else budget_bytes
    has_collapse = TestName.COLLAPSE in chosen
    room = min(int(volume.free_bytes * (1 - _RESERVE_PART)), volume.most_file_bytes)
    fixed = Plan(chosen, 0).written_bytes
    passes = 2 if has_collapse or TestName.FILL in chosen else 1
    affordable = (budget - fixed) // passes
    area = min(affordable if has_collapse else min(_QUICK_AREA_BYTES, affordable), room) // MIB * MIB
    if room < _MIN_AREA_BYTES:
        least_bytes = math.ceil(_MIN_AREA_BYTES / (1 - _RESERVE_PART))
        raise UsageError(Why.TEST_NEEDS_MORE, least=least_bytes, room=volume.free_bytes)
    if area < _MIN_AREA_BYTES:
        raise UsageError(Why.TEST_NEEDS_BUDGET, least=_MIN_AREA_BYTES * passes + fixed)
    return Plan(chosen, area, collapses=_collapses(depth, area, budget - fixed - area) if has_collapse else ())


def reading_plan(size_bytes: int, tests: tuple[TestName, ...] = ()) -> Plan:
    """Return a plan for a whole device. Reading all of it sequentially must be requested.

    Raises UsageError for a test that writes, and for a device that is too small.
    """
    chosen = tests or _READING
    if not _CAN_READ.issuperset(chosen):
        raise UsageError(Why.TEST_ONLY_READS)
    if size_bytes < _MIN_AREA_BYTES:
        raise UsageError(Why.TEST_NEEDS_MORE, least=_MIN_AREA_BYTES, room=size_bytes)
    return Plan(chosen, size_bytes // MIB * MIB, is_read_only=True)


def _collapses(depth: Depth, area_bytes: int, left_bytes: int) -> tuple[CollapsePlan, ...]:
    """Return the collapse tests: large writes fill the cache's bytes, small ones its entries.

    Writing more than the area holds would show nothing new.
    """
    most = min(left_bytes, area_bytes)
    if depth is not Depth.FULL:
        return (CollapsePlan(_LARGE_PIECE_BYTES, most, _COLLAPSE_S),)
    small = min(2 * GB, most // 4)
    return (
        CollapsePlan(_LARGE_PIECE_BYTES, most - small, _FULL_COLLAPSE_S),
        CollapsePlan(_SMALL_PIECE_BYTES, small, _FULL_COLLAPSE_S),
    )
