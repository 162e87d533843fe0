"""The zones of a host-managed or host-aware drive: the state of each, and how full it is.

Such a drive writes each zone from its beginning to its end; the write pointer marks the position of the next write.
Only conventional zones accept writes anywhere.
"""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from itertools import groupby
from typing import Final

import msgspec


class ZoneUse(StrEnum):
    """The type of a zone, or its state."""

    CONVENTIONAL = "conventional"
    EMPTY = "empty"
    OPEN = "open"  # it is being written
    CLOSED = "closed"  # partly written; the drive still keeps its write pointer ready
    FULL = "full"
    READ_ONLY = "read-only"
    OFFLINE = "offline"  # unreadable


ACTIVE: Final = frozenset({ZoneUse.OPEN, ZoneUse.CLOSED})
"""The states of which a drive can hold only a limited number of zones."""
LOST: Final = frozenset({ZoneUse.READ_ONLY, ZoneUse.OFFLINE})


class Zone(msgspec.Struct, frozen=True):
    """One zone.

    Attributes:
        begin_bytes, size_bytes: its position, and the size of its address range.
        capacity_bytes: the usable size; less than `size_bytes` on some drives.
        written_bytes: the bytes up to the write pointer; 0 for a conventional zone, where it is unknown.
    """

    use: ZoneUse
    begin_bytes: int
    size_bytes: int
    capacity_bytes: int
    written_bytes: int


class ZoneRun(msgspec.Struct, frozen=True):
    """Consecutive zones with the same state, capacity and fill.

    Attributes:
        first, count: the number of the first zone, and how many there are.
        zone_bytes, written_bytes: the capacity and fill of each zone.
    """

    use: ZoneUse
    first: int
    count: int
    zone_bytes: int
    written_bytes: int


def runs_of(zones: Iterable[Zone]) -> list[ZoneRun]:
    runs, first = [], 0
    for (use, size, written), alike in groupby(zones, lambda zone: (zone.use, zone.capacity_bytes, zone.written_bytes)):
        count = sum(1 for _ in alike)
        runs.append(ZoneRun(use, first, count, size, written))
        first += count
    return runs


class ZoneCell(msgspec.Struct, frozen=True):
    """A cell of the zone map: some consecutive zones. Attributes: `full_part`: how full they are, from 0 to 1."""

    uses: frozenset[ZoneUse]
    full_part: float


def cells_of(runs: Sequence[ZoneRun], most: int) -> list[ZoneCell]:
    """Divide the whole drive into at most `most` cells, each of the same number of zones except the last."""
    total = sum(run.count for run in runs)
    each = max(1, -(-total // most))
    uses = [run for run in runs for _ in range(run.count)]
    cells = []
    for first in range(0, total, each):
        zones = uses[first : first + each]
        room = sum(zone.zone_bytes for zone in zones)
        written = sum(zone.zone_bytes if zone.use is ZoneUse.FULL else zone.written_bytes for zone in zones)
        cells.append(ZoneCell(frozenset(zone.use for zone in zones), min(1.0, written / room) if room else 0.0))
    return cells


def pointers_of(runs: Iterable[ZoneRun]) -> list[tuple[int, ZoneRun]]:
    """The number of each partly written zone, with the run that it belongs to."""
    return [(run.first + number, run) for run in runs if run.use in ACTIVE for number in range(run.count)]


def count_of(runs: Iterable[ZoneRun], uses: frozenset[ZoneUse]) -> int:
    return sum(run.count for run in runs if run.use in uses)
