"""A drive that translates every address: what the 2.5-inch drives of WD, and its EFAX and EZAZ, are believed to be.

Everything is appended to an erased zone, wherever it belongs, which is fast. When the erased zones run out, a zone has
to be cleaned first: what is still valid in it is moved. The fuller the drive, the more that is. There is no cache of
its own; the zones that an idle drive keeps erased act as one.
"""

from dataclasses import dataclass
from typing import Final

from shingleback.simulator.mechanics import Mechanics
from shingleback.simulator.model import Reading

_MAP_EXTENTS: Final = 64  # so many jumps fill a page of the map, which is then written
_MAP_BATCH: Final = 8


@dataclass(frozen=True, slots=True)
class TranslatingDrive:
    """What such a drive is.

    Attributes:
        spare_zones: how many zones it keeps erased when it is left alone.
        amplification: how many bytes it writes for one that it is given, once the erased zones have run out. It follows
            from how full the drive is, and is more than 1.
        log_at_bytes: where on the drive the zones lie that are written next.
        idle_s: how long the drive must be left alone before it cleans.
    """

    mechanics: Mechanics
    amplification: float
    zone_bytes: int = 256 << 20
    spare_zones: int = 8
    log_at_bytes: int = 0
    idle_s: float = 1.0

    @property
    def bytes_per_s(self) -> float:
        return self.mechanics.bytes_per_s(self.log_at_bytes)

    @property
    def spare_bytes(self) -> int:
        return self.spare_zones * self.zone_bytes

    @property
    def gained_bytes(self) -> int:
        """What cleaning one zone gains: the zone, less what moves out of it."""
        return int(self.zone_bytes / self.amplification)

    @property
    def clean_s(self) -> float:
        """To read and to write what moves out of one zone."""
        return 2 * (self.zone_bytes - self.gained_bytes) / self.bytes_per_s


class TranslatingModel:
    """Such a drive at work."""

    def __init__(self, drive: TranslatingDrive, now_s: float = 0.0) -> None:
        self.written_bytes = 0
        self._drive = drive
        self._erased_bytes = drive.spare_bytes
        self._has_overflowed = False
        self._busy_until_s = self._tidies_from_s = now_s
        self._end = -1
        self._extents = 0

    def write(self, now_s: float, offset: int, length: int) -> float:
        self._tidy_until(now_s)
        took_s = length / self._drive.bytes_per_s + self._note_extent(offset, length)
        while self._erased_bytes < length:
            took_s += self._clean()
            self._has_overflowed = True
        self._erased_bytes -= length
        self.written_bytes += length
        return self._work(now_s, took_s)

    def flush(self, now_s: float) -> float:
        self._tidy_until(now_s)
        return self._work(now_s, self._map_s)

    def _tidy_until(self, now_s: float) -> None:
        """A zone that is in work when a command comes is finished first."""
        while self._used_bytes and self._tidies_from_s < now_s:
            self._tidies_from_s += self._clean()
            self._erased_bytes = min(self._erased_bytes, self._drive.spare_bytes)
            self._busy_until_s = self._tidies_from_s
            self._has_overflowed = False

    @property
    def reading(self) -> Reading:
        drive, used_bytes = self._drive, self._used_bytes
        return Reading(
            self.written_bytes,
            used_bytes,
            drive.spare_bytes,
            self._has_overflowed,
            self._busy_until_s,
            self._tidies_from_s,
            -(-used_bytes // drive.gained_bytes) * drive.clean_s,
        )

    def _work(self, now_s: float, took_s: float) -> float:
        self._busy_until_s = max(now_s, self._busy_until_s) + took_s
        self._tidies_from_s = self._busy_until_s + self._drive.idle_s
        return self._busy_until_s

    @property
    def _used_bytes(self) -> int:
        return self._drive.spare_bytes - self._erased_bytes

    @property
    def _map_s(self) -> float:
        disk = self._drive.mechanics
        return disk.turn_s / min(disk.queue, _MAP_BATCH)

    def _note_extent(self, offset: int, length: int) -> float:
        if offset != self._end:
            self._extents += 1
        self._end = offset + length
        if self._extents < _MAP_EXTENTS:
            return 0.0
        self._extents = 0
        return self._map_s

    def _clean(self) -> float:
        self._erased_bytes += self._drive.gained_bytes
        return self._drive.clean_s
