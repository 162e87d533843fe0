"""The kernel's counters for a block device, and for the dirty data of one filesystem.

Reads sysfs only, so it cannot hang on a drive. A `Sample` is the difference between two readings.

The kernel keeps the exact amount of dirty data per filesystem in debugfs, for root only. Any user can read what ext4
and btrfs report about data without blocks on the drive, which is most of it. XFS, exFAT and others report nothing per
filesystem: /proc/vmstat counts all drives together, and a control group counts all writes of its programs.
"""

import os
import re
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from shingleback.domain.monitoring import Counters

_SECTOR_BYTES: Final = 512  # the unit of these files, whatever the drive's own sectors are (block/stat.rst)
_MOST_BYTES: Final = 1_024
_FIELDS: Final = 11  # newer kernels have more: discards since 4.18, flushes since 5.5
_FIELDS_WITH_FLUSHES: Final = 17
_TIMES: Final = (3, 7, 9, 10, 16)
_TIMES_BEGIN_ANEW_MS: Final = (
    1 << 32
)  # after 50 days of work, or two with a full queue (part_stat_show in block/genhd.c)


class WritebackBacklog(NamedTuple):
    """The data in memory that waits to be written to a drive; None if it is not counted."""

    dirty_bytes: int | None = None
    writeback_bytes: int | None = None


class BlockCounters:
    """A `CounterSource` over `/sys/block/*/stat`.

    The file stays open, so another drive that gets the same name later is never mistaken for this one: after the
    device has gone, the kernel returns ENODEV for it.
    """

    def __init__(self, stat: Path, waiting: Callable[[], WritebackBacklog] = WritebackBacklog) -> None:
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


def counters_of(
    device: str, sysfs: Path, waiting: Callable[[], WritebackBacklog] = WritebackBacklog
) -> BlockCounters | None:
    """Of a device by the kernel's name, such as sdb; None if there is none."""
    try:
        return BlockCounters(sysfs / "class/block" / device / "stat", waiting)
    except OSError:
        return None


def _counters(fields: list[int], waiting: WritebackBacklog) -> Counters:
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


_IDLE: Final = 0.02


class Sample(NamedTuple):
    """Rates and means over `span_s`, which ends at `time_s`.

    Attributes:
        written_bps, read_bps: written to and read from the drive, by any program.
        writes, reads, flushes: completed requests.
        write_wait_s, flush_wait_s: their mean duration; 0 if there was none.
        queue: the mean number of requests in flight.
        busy: 0 to 1, the share of the time in which the drive had work.
        in_flight, dirty_bytes, writeback_bytes: at `time_s`; as in `Counters`.
    """

    time_s: float
    span_s: float
    written_bps: float = 0.0
    read_bps: float = 0.0
    writes: int = 0
    reads: int = 0
    flushes: int = 0
    write_wait_s: float = 0.0
    flush_wait_s: float = 0.0
    queue: float = 0.0
    busy: float = 0.0
    in_flight: int = 0
    dirty_bytes: int | None = None
    writeback_bytes: int | None = None

    @property
    def written_bytes(self) -> float:
        return self.written_bps * self.span_s

    @property
    def read_bytes(self) -> float:
        return self.read_bps * self.span_s

    @property
    def busy_s(self) -> float:
        return self.busy * self.span_s

    @property
    def is_idle(self) -> bool:
        """It had next to nothing to do."""
        return self.busy < _IDLE and not self.in_flight

    @property
    def has_answered(self) -> bool:
        """Something was completed."""
        return bool(self.writes or self.reads or self.flushes)


def between(before: Counters | None, after: Counters | None, time_s: float, span_s: float) -> Sample | None:
    """None if nothing was counted, or the counters restarted because the drive was away. `span_s` is more than 0."""
    if before is None or after is None:
        return None
    if after.written_bytes < before.written_bytes or after.read_bytes < before.read_bytes:
        return None
    writes, flushes = after.writes - before.writes, after.flushes - before.flushes
    return Sample(
        time_s,
        span_s,
        written_bps=(after.written_bytes - before.written_bytes) / span_s,
        read_bps=(after.read_bytes - before.read_bytes) / span_s,
        writes=writes,
        reads=after.reads - before.reads,
        flushes=flushes,
        write_wait_s=_mean(after.write_s - before.write_s, writes),
        flush_wait_s=_mean(after.flush_s - before.flush_s, flushes),
        queue=(after.queued_s - before.queued_s) / span_s,
        busy=min(1.0, (after.busy_s - before.busy_s) / span_s),
        in_flight=after.in_flight,
        dirty_bytes=after.dirty_bytes,
        writeback_bytes=after.writeback_bytes,
    )


def _mean(total_s: float, count: int) -> float:
    return total_s / count if count else 0.0


DEBUG: Final = Path("/sys/kernel/debug")
_EXT4_BLOCK_BYTES: Final = 4_096  # what mkfs.ext4 takes for anything larger than 512 MiB
_FIGURE: Final = re.compile(r"^(BdiReclaimable|BdiWriteback):\s*(\d+) kB$", re.MULTILINE)


def waiting_for(device: str, sysfs: Path, debugfs: Path = DEBUG) -> Callable[[], WritebackBacklog]:
    """What to ask for the filesystem on a device, such as sdb1; it is mounted.

    Nothing that is asked can wait for a drive: all of it are figures in memory.
    """
    btrfs = _btrfs_on(device, sysfs)
    exact = debugfs / "bdi" / _bdi_of(device, btrfs, sysfs) / "stats"
    if _of_debugfs(exact).dirty_bytes is not None:
        return lambda: _of_debugfs(exact)
    if btrfs is not None:
        used = btrfs / "allocation/data/bytes_may_use"
        return lambda: WritebackBacklog(_number(used, 1))
    blocks = sysfs / "fs/ext4" / device / "delayed_allocation_blocks"
    if _number(blocks, 1) is not None:
        return lambda: WritebackBacklog(_number(blocks, _EXT4_BLOCK_BYTES))
    return WritebackBacklog


def _bdi_of(device: str, btrfs: Path | None, sysfs: Path) -> str:
    """The kernel's name for the writing back: 8:16 for a disk and its partitions, btrfs-3."""
    folder = Path(os.path.realpath(sysfs / "class/block" / device))
    holder = btrfs or (folder.parent if (folder / "partition").exists() else folder)
    return os.path.basename(os.path.realpath(holder / "bdi"))


def _btrfs_on(device: str, sysfs: Path) -> Path | None:
    try:
        return next((path for path in (sysfs / "fs/btrfs").iterdir() if (path / "devices" / device).exists()), None)
    except OSError:
        return None


def _number(path: Path, unit_bytes: int) -> int | None:
    try:
        return int(path.read_text(encoding="ascii")) * unit_bytes
    except (OSError, ValueError):
        return None


def _of_debugfs(path: Path) -> WritebackBacklog:
    try:
        found = dict(_FIGURE.findall(path.read_text(encoding="ascii")))
    except (OSError, ValueError):
        return WritebackBacklog()
    kilobytes = {name: int(value) for name, value in found.items()}
    if len(kilobytes) < 2:
        return WritebackBacklog()
    return WritebackBacklog(kilobytes["BdiReclaimable"] << 10, kilobytes["BdiWriteback"] << 10)
