"""The test by fill level: a file of our own grows until the volume is so full, and each level is measured.

A hard disk is slower toward its end, also when it is new. So a level is measured in two places: where the volume was
filled last, and at the beginning of the file, which is the same place each time. What is slower there is slower because
of the level.
"""

import sys
from dataclasses import dataclass
from typing import Final

from shingleback.domain.errors import UsageError, Why
from shingleback.domain.measurement import SpeedAt
from shingleback.measuring.requests import FLUSH, Sequence, read, write
from shingleback.measuring.sequences import MIB

LEVELS: Final = (0.10, 0.50, 0.90, 0.99)
_EMPTY_PART: Final = 0.10
_MOST_STRETCH_BYTES: Final = 4 << 30
_LEAST_STRETCH_BYTES: Final = 16 * MIB
_STRETCHES: Final = 50  # in a volume, at least
_LEFT_BYTES: Final = 64 * MIB  # for what the filesystem itself has to write
_POINTS: Final = 16  # of the curve, for each level


@dataclass(frozen=True, slots=True)
class VolumeSpace:
    """A filesystem. `free_bytes`: what an ordinary user may take; `most_file_bytes`: the largest file."""

    total_bytes: int
    used_bytes: int
    free_bytes: int
    most_file_bytes: int = sys.maxsize

    @property
    def fill_part(self) -> float:
        return round(self.used_bytes / self.total_bytes, 3) if self.total_bytes else 0.0

    @property
    def stretch_bytes(self) -> int:
        """What is measured at a level."""
        return min(_MOST_STRETCH_BYTES, self.total_bytes // _STRETCHES, self.most_file_bytes) // MIB * MIB


@dataclass(frozen=True, slots=True)
class Filling:
    """How an empty volume is filled.

    Attributes:
        ends_bytes: the size of the file at each level.
        stretch_bytes: so much of it is measured at each level.
    """

    volume: VolumeSpace
    ends_bytes: tuple[int, ...]
    stretch_bytes: int

    @property
    def levels(self) -> tuple[float, ...]:
        return tuple(self.part_at(end) for end in self.ends_bytes)

    @property
    def most_bytes(self) -> int:
        """The size of the file at the end."""
        return self.ends_bytes[-1]

    def part_at(self, offset: int) -> float:
        """How full the volume is when the file has so many bytes."""
        return round((self.volume.used_bytes + offset) / self.volume.total_bytes, 4)

    def written_bytes(self, area_bytes: int) -> int:
        """Beyond what was written before."""
        return self.most_bytes - area_bytes + len(self.ends_bytes) * self.stretch_bytes


def filling_of(volume: VolumeSpace, area_bytes: int, most_written_bytes: int | None) -> Filling:
    """The levels that can be reached, within the budget. Raises UsageError where there is none."""
    if volume.fill_part >= _EMPTY_PART:
        raise UsageError(Why.TEST_NEEDS_EMPTY)
    stretch, room = volume.stretch_bytes, min(volume.free_bytes - _LEFT_BYTES, volume.most_file_bytes)
    found: tuple[int, ...] = ()
    for level in LEVELS:
        end = int(level * volume.total_bytes - volume.used_bytes) // MIB * MIB
        longer = Filling(volume, (*found, end), stretch)
        is_within = most_written_bytes is None or longer.written_bytes(area_bytes) <= most_written_bytes
        if area_bytes + stretch <= end <= room and is_within:
            found = longer.ends_bytes
    if not found or stretch < _LEAST_STRETCH_BYTES:
        raise UsageError(Why.TEST_NEEDS_MORE, least=_STRETCHES * _LEAST_STRETCH_BYTES, room=max(0, room))
    return Filling(volume, found, stretch)


def fill_up(begin: int, end: int, filling: Filling) -> Sequence[list[SpeedAt]]:
    """Writes that part of the file; the speed by how full the volume is."""
    curve = []
    count = (end - begin) // MIB
    step = max(1, -(-count // _POINTS))
    for first in range(0, count, step):
        took_s, last = 0.0, min(count, first + step)
        for number in range(first, last):
            took_s += (yield write(begin + number * MIB, MIB)).took_s
        curve.append(SpeedAt(filling.part_at(begin + first * MIB), (last - first) * MIB / max(took_s, 1e-9)))
    yield FLUSH
    return curve


def stretch_speed(begin: int, size_bytes: int, *, writes: bool) -> Sequence[float]:
    """In a row, a MiB at a time. Writing ends with a flush, which counts."""
    ask, took_s = (write if writes else read), 0.0
    for offset in range(begin, begin + size_bytes, MIB):
        took_s += (yield ask(offset, MIB)).took_s
    if writes:
        took_s += (yield FLUSH).took_s
    return size_bytes / max(took_s, 1e-9)
