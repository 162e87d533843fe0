"""What the kernel counts for a block device. Reads sysfs only: it cannot hang on a drive."""

import os
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from shingleback.model.counters import Counters

_SECTOR_BYTES: Final = 512  # the unit of these files, whatever the drive's own sectors are (block/stat.rst)
_MOST_BYTES: Final = 1_024
_FIELDS: Final = 11  # newer kernels have more: discards since 4.18, flushes since 5.5
_FIELDS_WITH_FLUSHES: Final = 17
_TIMES: Final = (3, 7, 9, 10, 16)
_TIMES_BEGIN_ANEW_MS: Final = (
    1 << 32
)  # after 50 days of work, or two with a full queue (part_stat_show in block/genhd.c)


class Waiting(NamedTuple):
    """What waits in memory for a drive; None where nobody counts that."""

    dirty_bytes: int | None = None
    writeback_bytes: int | None = None


class BlockCounters:
    """A `CounterSource` over `/sys/block/*/stat`.

    The file stays open, so that another drive which gets the same name later is never taken for this one: once the
    device has gone, the kernel gives ENODEV for it.
    """

    def __init__(self, stat: Path, waiting: Callable[[], Waiting] = Waiting) -> None:
        """Raises OSError where there is no such file. `waiting` tells of the filesystem."""
        self._fd = os.open(stat, os.O_RDONLY | os.O_CLOEXEC)
        weakref.finalize(self, os.close, self._fd)
        self._waiting = waiting
        self._times_ms: dict[int, int] = {}

    def read(self) -> Counters | None:
        try:
            fields = [int(field) for field in os.pread(self._fd, _MOST_BYTES, 0).split()]
        except (OSError, ValueError):
            return None
        if len(fields) < _FIELDS:
            return None
        self._let_times_rise(fields)
        return _counters(fields, self._waiting())

    def _let_times_rise(self, fields: list[int]) -> None:
        for place in _TIMES:
            if place < len(fields):
                before_ms = self._times_ms.get(place, 0)
                fields[place] = before_ms + (fields[place] - before_ms) % _TIMES_BEGIN_ANEW_MS
                self._times_ms[place] = fields[place]


def counters_of(device: str, sysfs: Path, waiting: Callable[[], Waiting] = Waiting) -> BlockCounters | None:
    """Of a device by the kernel's name, such as sdb; None where there is none."""
    try:
        return BlockCounters(sysfs / "class/block" / device / "stat", waiting)
    except OSError:
        return None


def _counters(fields: list[int], waiting: Waiting) -> Counters:
    """Times stand there in milliseconds."""
    flushes, flush_ms = fields[15:17] if len(fields) >= _FIELDS_WITH_FLUSHES else (0, 0)
    return Counters(
        reads=fields[0],
        read_bytes=fields[2] * _SECTOR_BYTES,
        read_s=fields[3] / 1000,
        writes=fields[4],
        written_bytes=fields[6] * _SECTOR_BYTES,
        write_s=fields[7] / 1000,
        flushes=flushes,
        flush_s=flush_ms / 1000,
        busy_s=fields[9] / 1000,
        queued_s=fields[10] / 1000,
        in_flight=fields[8],
        dirty_bytes=waiting.dirty_bytes,
        writeback_bytes=waiting.writeback_bytes,
    )
