"""The zones of a host-managed or host-aware drive: what each is, and how full.

Such a drive is written zone by zone, each from its beginning to its end; where the next write goes is its write
pointer. Only conventional zones take writes anywhere.
"""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from itertools import groupby
from typing import Final

import msgspec


class ZoneUse(StrEnum):
    """What a zone is, or the state in which it is."""

    CONVENTIONAL = "conventional"
    EMPTY = "empty"
    OPEN = "open"  # it is being written
    CLOSED = "closed"  # written in part; the drive still keeps its write pointer ready
    FULL = "full"
    READ_ONLY = "read-only"
    OFFLINE = "offline"  # nothing can be read from it any more


ACTIVE: Final = frozenset({ZoneUse.OPEN, ZoneUse.CLOSED})
"""A drive has room for so many of them, and no more."""
LOST: Final = frozenset({ZoneUse.READ_ONLY, ZoneUse.OFFLINE})


class Zone(msgspec.Struct, frozen=True):
    """One zone.

    Attributes:
        begin_bytes, size_bytes: where it lies, and how many addresses it has.
        capacity_bytes: what it holds; less than its size on some drives.
        written_bytes: up to its write pointer; of a conventional one nobody knows.
    """

    use: ZoneUse
    begin_bytes: int
    size_bytes: int
    capacity_bytes: int
    written_bytes: int


class ZoneRun(msgspec.Struct, frozen=True):
    """Neighbors that are alike.

    Attributes:
        first: the number of the first; `count`: so many.
        zone_bytes, written_bytes: of each.
    """

    use: ZoneUse
    first: int
    count: int
    zone_bytes: int
    written_bytes: int


def runs_of(zones: Iterable[Zone]) -> list[ZoneRun]:
    runs, first = [], 0
    for (use, size, written), alike in groupby(zones, lambda one: (one.use, one.capacity_bytes, one.written_bytes)):
        count = sum(1 for _ in alike)
        runs.append(ZoneRun(use, first, count, size, written))
        first += count
    return runs


class ZoneCell(msgspec.Struct, frozen=True):
    """A piece of the drawing: some neighboring zones. Attributes: `full_part`: of all their room, from 0 to 1."""

    uses: frozenset[ZoneUse]
    full_part: float


def cells_of(runs: Sequence[ZoneRun], most: int) -> list[ZoneCell]:
    """The whole drive in at most so many cells, each of the same number of zones but for the last."""
    total = sum(run.count for run in runs)
    each = max(1, -(-total // most))
    uses = [run for run in runs for _ in range(run.count)]
    return [_cell(uses[first : first + each]) for first in range(0, total, each)]


def _cell(zones: Sequence[ZoneRun]) -> ZoneCell:
    room = sum(one.zone_bytes for one in zones)
    written = sum(one.zone_bytes if one.use is ZoneUse.FULL else one.written_bytes for one in zones)
    return ZoneCell(frozenset(one.use for one in zones), min(1.0, written / room) if room else 0.0)


def pointers_of(runs: Iterable[ZoneRun]) -> list[tuple[int, ZoneRun]]:
    """The number of each zone that is written in part, and the run in which it is."""
    return [(run.first + number, run) for run in runs if run.use in ACTIVE for number in range(run.count)]


def count_of(runs: Iterable[ZoneRun], uses: frozenset[ZoneUse]) -> int:
    return sum(run.count for run in runs if run.use in uses)
