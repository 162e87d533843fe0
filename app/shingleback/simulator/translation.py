"""A drive that translates every address, as WD's 2.5-inch drives and its EFAX and EZAZ models are believed to.

All writes are appended to an erased zone, whatever their address, which is fast. When the erased zones run out, a zone
has to be cleaned first: its data in use is moved. The fuller the drive, the more data that is; trimmed data is no
longer in use. There is no separate cache; the zones that an idle drive keeps erased act as one.

The write amplification depends on how much of the drive is in use, and the read speed on how many pieces the data was
written in.
"""

from array import array
from bisect import bisect_left
from dataclasses import dataclass, replace
from math import exp, log
from typing import Final

from shingleback.simulator.model import (
    FLUSH,
    READ,
    TRIM,
    WRITE,
    Mechanics,
    ModelReport,
    ModelTally,
    RequestCounts,
    Requests,
)

# Spare space and write amplification, from a simulation of greedy cleaning with uniform random writes. The last four
# are a drive with 7 % of spare space of which 10, 25, 50 and 75 % were trimmed.
_MEASURED: Final = (
    (0.03, 21.3),
    (0.07, 8.5),
    (0.11, 5.5),
    (0.17, 3.7),
    (0.189, 3.4),
    (0.23, 2.9),
    (0.427, 1.9),
    (1.14, 1.2),
    (3.28, 1.0),
)
_CHUNK: Final = 1 << 20


def amplification(spare: float) -> float:
    """Return the write amplification if the unused space is `spare` times the used one.

    It is interpolated between simulated values; outside of them, it is that of the nearest one.
    """
    right = bisect_left(_MEASURED, (spare, 0.0))
    if right == 0:
        return _MEASURED[0][1]
    if right == len(_MEASURED):
        return _MEASURED[-1][1]
    (low, high), (at_low, at_high) = zip(*_MEASURED[right - 1 : right + 1], strict=True)
    position = log(spare / low) / log(high / low)
    return float(exp(log(at_low) + position * log(at_high / at_low)))


class InUse:
    """How much of the drive is in use, counted per MiB. Overwritten data counts as new until the MiB is full.

    Attributes:
        size_bytes: the size of all data in use.
    """

    def __init__(self, capacity_bytes: int, *, is_used: bool) -> None:
        chunks = capacity_bytes // _CHUNK + 1
        self._live = array("I", [_CHUNK if is_used else 0]) * chunks
        self._pieces: dict[int, int] = {}
        self.size_bytes = capacity_bytes if is_used else 0

    def write(self, offset: int, length: int, *, goes_on: bool) -> None:
        """Note a write; `goes_on`: it begins where the previous write ended."""
        live, end = self._live, offset + length
        while offset < end:
            chunk, within = divmod(offset, _CHUNK)
            part = min(_CHUNK - within, end - offset)
            was = live[chunk]
            live[chunk] = min(_CHUNK, was + part)
            self.size_bytes += live[chunk] - was
            if part == _CHUNK or (within == 0 and goes_on):
                self._pieces.pop(chunk, None)
            elif not goes_on:
                self._pieces[chunk] = min(self._pieces.get(chunk, 0) + 1, _CHUNK >> 12)
            offset += part

    def trim(self, offset: int, length: int) -> None:
        """Free the range, but only whole MiB, as drives ignore ranges that are too small."""
        first, end = -(-offset // _CHUNK), (offset + length) // _CHUNK
        if end > first:
            self.size_bytes -= sum(self._live[first:end])
            self._live[first:end] = array("I", [0]) * (end - first)

    def pieces(self, offset: int, length: int) -> int:
        """Return how many pieces the range is stored in, minus one."""
        if not self._pieces:
            return 0
        first, last = offset // _CHUNK, (offset + length - 1) // _CHUNK
        return (
            sum(self._pieces.get(chunk, 0) for chunk in range(first, last + 1))
            * length
            // ((last + 1 - first) * _CHUNK)
        )


@dataclass(frozen=True, slots=True)
class TranslatingDrive:
    """The parameters of such a drive.

    Attributes:
        spare_part: its hidden space, as a share of its advertised capacity.
        spare_zones: how many zones it keeps erased when idle.
        log_at_bytes: where the zones that are written next are on the drive.
        idle_s: how long the drive must be idle before it cleans.
        map_extents: how many jumps fill a page of the map, which is then written.
        map_at_once: how many queued commands are noted in the map in one rotation.
        is_used: all of it was written before, and nothing was trimmed.
    """

    mechanics: Mechanics
    spare_part: float = 0.07
    zone_bytes: int = 256 << 20
    spare_zones: int = 8
    log_at_bytes: int = 0
    idle_s: float = 1.0
    map_extents: int = 64
    map_at_once: int = 8
    is_used: bool = True

    @property
    def bytes_per_s(self) -> float:
        return self.mechanics.bytes_per_s(self.log_at_bytes)

    @property
    def spare_bytes(self) -> int:
        return self.spare_zones * self.zone_bytes

    @property
    def physical_bytes(self) -> int:
        return int(self.mechanics.capacity_bytes * (1 + self.spare_part))

    def model(self, now_s: float) -> "TranslatingModel":
        return TranslatingModel(self, now_s)


class TranslatingModel:
    """The model of such a drive."""

    def __init__(self, drive: TranslatingDrive, now_s: float = 0.0) -> None:
        self._drive = drive
        self._requests = Requests(now_s)
        self._in_use = InUse(drive.mechanics.capacity_bytes, is_used=drive.is_used)
        self._erased_bytes = drive.spare_bytes if drive.is_used else drive.physical_bytes
        self._has_overflowed = False
        self._tidies_from_s = now_s
        self._written_to = self._read_to = -1
        self._extents = 0
        self._moved_bytes = 0
        self._cleanings = 0
        self._cleaned_s = 0.0
        self._bytes_per_s = drive.bytes_per_s
        self._map_s = drive.mechanics.turn_s / min(drive.mechanics.queue, drive.map_at_once)

    def write(self, now_s: float, offset: int, length: int) -> float:
        self._tidy_until(now_s)
        goes_on = offset == self._written_to
        self._written_to = offset + length
        work_s = length / self._bytes_per_s
        if not goes_on:
            self._extents += 1
            if self._extents >= self._drive.map_extents:
                self._extents = 0
                work_s += self._map_s
        while self._erased_bytes < length:
            work_s += self._clean()
            self._has_overflowed = True
        self._erased_bytes -= length
        self._moved_bytes += length
        self._in_use.write(offset, length, goes_on=goes_on)
        return self._work(WRITE, length, now_s, work_s)

    def read(self, now_s: float, offset: int, length: int) -> float:
        """Read a range, with a seek for each further piece that it was written in."""
        self._tidy_until(now_s)
        disk = self._drive.mechanics
        jumps = self._in_use.pieces(offset, length) + (offset != self._read_to)
        self._read_to = offset + length
        jump_s = disk.seek_s(disk.capacity_bytes / 3) + disk.turn_s / 2
        return self._work(READ, length, now_s, length / self._bytes_per_s + jumps * jump_s)

    def trim(self, now_s: float, offset: int, length: int) -> float:
        self._tidy_until(now_s)
        self._in_use.trim(offset, length)
        return self._work(TRIM, length, now_s, self._map_s)

    def flush(self, now_s: float) -> float:
        self._tidy_until(now_s)
        return self._work(FLUSH, 0, now_s, self._map_s)

    @property
    def amplification(self) -> float:
        """The write amplification once the erased zones have run out."""
        in_use_bytes = self._in_use.size_bytes
        return amplification((self._drive.physical_bytes - in_use_bytes) / in_use_bytes) if in_use_bytes else 1.0

    @property
    def reading(self) -> ModelReport:
        used_bytes, (gained_bytes, clean_s) = self._used_bytes, self._cleaning
        return ModelReport(
            written_bytes=self._requests.given_bytes,
            cache_used_bytes=used_bytes,
            cache_bytes=self._drive.spare_bytes,
            has_overflowed=self._has_overflowed,
            busy_until_s=self._requests.free_s,
            tidies_from_s=self._tidies_from_s,
            tidy_s=-(-used_bytes // gained_bytes) * clean_s,
        )

    @property
    def tally(self) -> ModelTally:
        return replace(
            self._requests.tally,
            moved_bytes=self._moved_bytes,
            cleanings=self._cleanings,
            cleaned_s=self._cleaned_s,
        )

    @property
    def request_counts(self) -> RequestCounts:
        return self._requests.request_counts

    def _work(self, kind: int, length: int, now_s: float, work_s: float) -> float:
        done_s = self._requests.add(kind, length, now_s, work_s)
        self._tidies_from_s = done_s + self._drive.idle_s
        return done_s

    def _tidy_until(self, now_s: float) -> None:
        """Clean in the idle time until `now_s`; a zone in progress at that time is finished first."""
        while self._tidies_from_s < now_s and self._used_bytes:
            self._tidies_from_s += self._clean()
            self._erased_bytes = min(self._erased_bytes, self._drive.spare_bytes)
            self._requests.free_s = self._tidies_from_s
            self._has_overflowed = False

    @property
    def _used_bytes(self) -> int:
        return max(0, self._drive.spare_bytes - self._erased_bytes)

    @property
    def _cleaning(self) -> tuple[int, float]:
        """How many bytes cleaning a zone gains (its size without the data that is moved), and how long it takes."""
        zone_bytes = self._drive.zone_bytes
        gained_bytes = int(zone_bytes / self.amplification)
        return gained_bytes, 2 * (zone_bytes - gained_bytes) / self._bytes_per_s

    def _clean(self) -> float:
        gained_bytes, clean_s = self._cleaning
        self._erased_bytes += gained_bytes
        self._moved_bytes += self._drive.zone_bytes - gained_bytes
        self._cleanings += 1
        self._cleaned_s += clean_s
        return clean_s
