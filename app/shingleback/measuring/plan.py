"""What a measurement is going to do: which tests, in which area, with how many bytes; told before it begins."""

import math
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from shingleback.domain.errors import UsageError, Why
from shingleback.domain.measurement import TestName
from shingleback.measuring.sequences import MAP_STRETCHES, MIB, STRETCH_BYTES, Filling, Scatter, VolumeSpace, filling_of

GB: Final = 10**9


class Depth(StrEnum):
    """How much is spent: `QUICK` tells most drives apart, `FULL` looks for the size of the cache in two ways."""

    QUICK = "quick"
    NORMAL = "normal"
    FULL = "full"


@dataclass(frozen=True, slots=True)
class CollapsePlan:
    """Random writes of one size, until so many bytes or seconds are spent, and then rests."""

    piece_bytes: int
    most_bytes: int
    most_s: float


USUAL_SCATTER: Final = Scatter()
BANDS_SCATTER: Final = Scatter(groups=32, pieces=3, within_bytes=256 * MIB)


@dataclass(frozen=True, slots=True)
class Plan:
    """A measurement.

    Attributes:
        area_bytes: the file in free space; it is written once from its beginning to its end.
        is_read_only: the area is a whole device, and nothing is written.
        most_rounds: so often at most scattered writes, rests and reads take turns.
        small_writes: random writes of 4 KiB.
        most_repeats: so often at most they and the random reads are done again, where the kind is not told by then.
        switched_writes: random writes of 4 KiB, with the write cache on and again with it off.
        small_files: made on the filesystem and removed again.
        fill_part: how full the volume is before; `filling`: how it is filled, where it is.
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
    def written_bytes(self) -> int:
        """At most: a collapse may come sooner."""
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
        return total + sum(one.most_bytes for one in self.collapses)

    @property
    def most_area_bytes(self) -> int:
        """How large the file becomes."""
        return max(self.area_bytes, self.filling.most_bytes if self.filling else 0)

    @property
    def minutes(self) -> tuple[int, int]:
        """Between a quick drive and a slow one; a collapse and what follows it may take all the time that it has."""
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
        for one in self.collapses:
            low_s += min(one.most_s, one.most_bytes / 200e6)
            high_s += one.most_s + 2 * sum(self.rests_s)
        return max(1, round(low_s / 60)), max(2, round(high_s / 60))


_NAMED_ONLY: Final = (TestName.WRITE_CACHE, TestName.FILL)  # have to be asked for
_ALL: Final = tuple(one for one in TestName if one not in _NAMED_ONLY)
_QUICK: Final = tuple(one for one in _ALL if one is not TestName.COLLAPSE)
_QUICK_AREA_BYTES: Final = 4 << 30
_MIN_AREA_BYTES: Final = 512 * MIB
_NORMAL_BUDGET_BYTES: Final = 20 * GB
_FULL_BUDGET_BYTES: Final = 70 * GB
_RESERVE_PART: Final = 0.1  # of the free space is left alone
_LARGE_PIECE_BYTES: Final = 512 << 10
_SMALL_PIECE_BYTES: Final = 4 << 10
_COLLAPSE_S: Final = 45 * 60.0
_FULL_COLLAPSE_S: Final = 90 * 60.0


def plan(volume: VolumeSpace, depth: Depth, budget_bytes: int | None, tests: tuple[TestName, ...] = ()) -> Plan:
    """Within the budget and the free space. Raises UsageError where not even the smallest one fits.

    Filling a volume writes as much as there is room for, and heeds a budget only where there is one.
    """
    chosen = tests or (_QUICK if depth is Depth.QUICK else _ALL)
    is_filling = depth is Depth.FULL and TestName.FILL in chosen
    if is_filling and chosen == (TestName.FILL,):
        made = Plan(chosen, volume.stretch_bytes)
    else:
        made = _within(volume, depth, budget_bytes, chosen)
    made = replace(made, fill_part=volume.fill_part)
    if not is_filling:
        return made
    left = None if budget_bytes is None else budget_bytes - made.written_bytes + made.area_bytes
    return replace(made, filling=filling_of(volume, made.area_bytes, left))


def _within(volume: VolumeSpace, depth: Depth, budget_bytes: int | None, chosen: tuple[TestName, ...]) -> Plan:
    usual = {Depth.QUICK: 5 * GB, Depth.NORMAL: _NORMAL_BUDGET_BYTES, Depth.FULL: _FULL_BUDGET_BYTES}[depth]
    budget = usual if budget_bytes is None else budget_bytes
    has_collapse = TestName.COLLAPSE in chosen
    room = min(int(volume.free_bytes * (1 - _RESERVE_PART)), volume.most_file_bytes)
    fixed = Plan(chosen, 0).written_bytes
    passes = 2 if has_collapse or TestName.FILL in chosen else 1
    wanted = (budget - fixed) // passes
    area = min(wanted if has_collapse else min(_QUICK_AREA_BYTES, wanted), room) // MIB * MIB
    if room < _MIN_AREA_BYTES:
        least_bytes = math.ceil(_MIN_AREA_BYTES / (1 - _RESERVE_PART))
        raise UsageError(Why.TEST_NEEDS_MORE, least=least_bytes, room=volume.free_bytes)
    if area < _MIN_AREA_BYTES:
        raise UsageError(Why.TEST_NEEDS_BUDGET, least=_MIN_AREA_BYTES * passes + fixed)
    return Plan(chosen, area, collapses=_collapses(depth, area, budget - fixed - area) if has_collapse else ())


_READING: Final = (TestName.POSITION, TestName.RANDOM_READ, TestName.READERS)
_CAN_READ: Final = frozenset({TestName.SEQUENTIAL, *_READING})


def reading_plan(size_bytes: int, tests: tuple[TestName, ...] = ()) -> Plan:
    """Of a whole device; reading all of it in a row has to be asked for. Raises UsageError for a test that writes."""
    chosen = tests or _READING
    if not _CAN_READ.issuperset(chosen):
        raise UsageError(Why.TEST_ONLY_READS)
    if size_bytes < _MIN_AREA_BYTES:
        raise UsageError(Why.TEST_NEEDS_MORE, least=_MIN_AREA_BYTES, room=size_bytes)
    return Plan(chosen, size_bytes // MIB * MIB, is_read_only=True)


def _collapses(depth: Depth, area_bytes: int, left_bytes: int) -> tuple[CollapsePlan, ...]:
    """Large pieces fill the cache by its bytes, small ones by its entries. More than the area holds tells nothing."""
    most = min(left_bytes, area_bytes)
    if depth is not Depth.FULL:
        return (CollapsePlan(_LARGE_PIECE_BYTES, most, _COLLAPSE_S),)
    small = min(2 * GB, most // 4)
    return (
        CollapsePlan(_LARGE_PIECE_BYTES, most - small, _FULL_COLLAPSE_S),
        CollapsePlan(_SMALL_PIECE_BYTES, small, _FULL_COLLAPSE_S),
    )
