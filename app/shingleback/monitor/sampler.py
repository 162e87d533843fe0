"""The sampler: once a second it reads the drive's counters, updates the cache estimate, and reports both.

The foreign I/O detector compares the kernel's counters with the writes of this program. Delayed writes and the
filesystem's own writes must not look like another program's. So this program's writes count as credit, from which the
drive's writes are paid. Only writes beyond the credit are foreign, and a single request does not count.

The counters, and the dirty data of one filesystem, are read only from sysfs and debugfs, so reading them cannot hang on
a drive. The kernel keeps the exact amount of dirty data per filesystem in debugfs, for root only. Any user can read
what ext4 and btrfs report about data without blocks on the drive, which is most of it. XFS, exFAT and others report
nothing per filesystem: /proc/vmstat counts all drives together, and a control group counts all writes of its programs.
"""

import os
import re
import weakref
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from shingleback.domain.monitoring import (
    CacheState,
    Counters,
    CounterSource,
    NoTroubles,
    OwnWrites,
    Phase,
    Sample,
    TroubleSource,
    between,
)
from shingleback.monitor.cache.estimator import Estimator
from shingleback.monitor.eta import SpeedHistory
from shingleback.protocol.events import DriveState, Event, Happened, Note, Sampled, Watching

_METADATA_SHARE: Final = 1.3  # written bytes per byte of data: with journals, checksums, both copies of the metadata
_BYTES_A_PIECE: Final = 64 << 10  # a small file's directory entry, inode and journal blocks
_BYTES_A_FLUSH: Final = 64 << 20
_MAX_CREDIT: Final = 512 << 20  # more than is kept in memory on purpose
_OWN_READ_BPS: Final = 500_000.0  # a filesystem reads its allocation maps while it is written to
_MAX_READ_CREDIT: Final = float(16 << 20)  # reads are reported a little before or after they are counted

NOTICED_BPS: Final = 500_000  # a file manager reads less than that to show a folder, a video player more
GONE_BPS: Final = 100_000
SAMPLES_TO_NOTICE: Final = 3
SAMPLES_TO_FORGET: Final = 5

_STEP_S: Final = 1.0
_NO_TROUBLES: Final = NoTroubles()

_SECTOR_BYTES: Final = 512  # the unit of these files, whatever the drive's sector size is (block/stat.rst)
_MAX_BYTES: Final = 1_024
_FIELDS: Final = 11  # newer kernels have more fields: discards since 4.18, flushes since 5.5
_FIELDS_WITH_FLUSHES: Final = 17
_TIMES: Final = (3, 7, 9, 10, 16)
_TIMES_BEGIN_ANEW_MS: Final = 1 << 32  # they wrap: after 50 busy days, or 2 with a full queue (part_stat_show, genhd.c)

DEBUG: Final = Path("/sys/kernel/debug")
_EXT4_BLOCK_BYTES: Final = 4_096  # the default of mkfs.ext4 for anything larger than 512 MiB
_FIGURE: Final = re.compile(r"^(BdiReclaimable|BdiWriteback):\s*(\d+) kB$", re.MULTILINE)


class Sampler(Protocol):
    """Samples the drive of a run, updates the cache estimate, and reports both. Acts once a second if called often.

    Attributes:
        speeds: of the drive; the forecast reads them here after `begin`, and stores newer ones for the next run.
    """

    speeds: SpeedHistory

    def begin(self, device_number: int) -> None:
        """Start; the destination's filesystem is on the block device of this number, or on none if 0."""

    def tick(self, elapsed_s: float, copied_bytes: int, own_writes: OwnWrites) -> None:
        """Take a sample if it is time; `elapsed_s` and `copied_bytes` count since the run began."""

    @property
    def cache(self) -> CacheState | None:
        """The current estimate; None if there is no sample yet."""

    @property
    def foreign_bps(self) -> float:
        """How much other programs read from and write to the drive, over the last seconds, as far as is known."""

    @property
    def troubles(self) -> int:
        """How often something happened since `begin` that may end with a lost drive."""


class NoSampler:
    """A `Sampler` that does nothing."""

    cache = None
    foreign_bps = 0.0
    troubles = 0
    speeds = SpeedHistory()

    def begin(self, device_number: int) -> None:
        pass

    def tick(self, elapsed_s: float, copied_bytes: int, own_writes: OwnWrites) -> None:
        pass


def estimated(state: CacheState, elapsed_s: float, written_bytes: int) -> DriveState:
    return DriveState(
        source="estimated",
        elapsed_s=elapsed_s,
        written_bytes=written_bytes,
        cache_used_bytes=state.fill_bytes,
        cache_bytes=state.capacity_bytes,
        phase=state.phase.value,
        tidy_s=round((state.tidy_low_s + state.tidy_high_s) / 2, 1),
        cache_low_bytes=state.fill_low_bytes,
        cache_high_bytes=state.fill_high_bytes,
        capacity_low_bytes=state.capacity_low_bytes,
        capacity_high_bytes=state.capacity_high_bytes,
        tidy_low_s=round(state.tidy_low_s, 1),
        tidy_high_s=round(state.tidy_high_s, 1),
        cliffs=state.cliffs,
    )


def sampled(sample: Sample | None, elapsed_s: float, span_s: float, copied_bps: float) -> Sampled:
    """Return the event for a sample, but with the run's times; without a sample, it has only the copy speed."""
    if sample is None:
        return Sampled(elapsed_s=elapsed_s, span_s=span_s, copied_bps=round(copied_bps), written_bps=None)
    return Sampled(
        elapsed_s=elapsed_s,
        span_s=span_s,
        copied_bps=round(copied_bps),
        written_bps=round(sample.written_bps),
        read_bps=round(sample.read_bps),
        writes=sample.writes,
        reads=sample.reads,
        write_wait_s=round(sample.write_wait_s, 6),
        queue=round(sample.queue, 3),
        busy=round(sample.busy, 3),
        in_flight=sample.in_flight,
        dirty_bytes=sample.dirty_bytes,
        writeback_bytes=sample.writeback_bytes,
    )


class ForeignIoDetector:
    """Computes from each sample how much other programs read and wrote.

    Attributes:
        bps: the amount in the newest sample, per second.
    """

    def __init__(self) -> None:
        self.bps = 0.0
        self._credit = float(_MAX_CREDIT)
        self._read_credit = 0.0
        self._own_writes = OwnWrites()
        self._has_begun = False  # before the first copied data, reads are assumed to be this program's

    def after(self, sample: Sample, copied_bytes: int, own_writes: OwnWrites) -> None:
        """Update with a sample, in which the filesystem accepted `copied_bytes`; `own_writes` counts from its start."""
        given_bytes = self._given_bytes(copied_bytes, own_writes)
        self._read_credit += own_writes.read_bytes - self._own_writes.read_bytes
        self._own_writes = own_writes
        self._has_begun = self._has_begun or given_bytes > 0
        self._credit += given_bytes
        written_bytes = sample.written_bytes
        read_bytes = max(0.0, sample.read_bps - _OWN_READ_BPS) * sample.span_s if self._has_begun else 0.0
        read_bps = max(0.0, read_bytes - self._read_credit) / sample.span_s
        self._read_credit = min(_MAX_READ_CREDIT, max(0.0, self._read_credit - read_bytes))
        self.bps = max(0.0, written_bytes - self._credit) / sample.span_s + read_bps
        self._credit = min(float(_MAX_CREDIT), max(0.0, self._credit - written_bytes))

    def _given_bytes(self, copied_bytes: int, own_writes: OwnWrites) -> float:
        before = self._own_writes
        pushed = own_writes.streamed_bytes + own_writes.scattered_bytes - before.streamed_bytes - before.scattered_bytes
        pieces, flushes = own_writes.scattered_writes - before.scattered_writes, own_writes.flushes - before.flushes
        return max(copied_bytes, pushed) * _METADATA_SHARE + pieces * _BYTES_A_PIECE + flushes * _BYTES_A_FLUSH


class ForeignIo:
    """Whether other programs use the drive, decided by several samples in a row.

    Attributes:
        is_here: other programs have used the drive, and have not stopped since.
    """

    def __init__(self) -> None:
        self.is_here = False
        self._samples = 0

    def update(self, foreign_bps: float) -> bool:
        """Update once a second with the foreign I/O; return whether `is_here` has changed."""
        is_other = foreign_bps < GONE_BPS if self.is_here else foreign_bps >= NOTICED_BPS
        self._samples = self._samples + 1 if is_other else 0
        if self._samples < (SAMPLES_TO_FORGET if self.is_here else SAMPLES_TO_NOTICE):
            return False
        self.is_here, self._samples = not self.is_here, 0
        return True


@dataclass(frozen=True, slots=True)
class SampledDrive:
    """The sampled drive, and how samples are reported."""

    counters: CounterSource
    estimator: Estimator
    announcement: Watching
    troubles: TroubleSource = _NO_TROUBLES


class DriveSampler:
    """The `Sampler` of one run.

    Attributes:
        is_counted: the drive was there at the newest sample.
        troubles: as in `Sampler`. The first of each kind is reported.
        speeds: as in `Sampler`.
    """

    def __init__(self, find: Callable[[int], SampledDrive], emit: Callable[[Event], None], times: float = 1.0) -> None:
        """`find` returns the drive to sample, by the number of the block device that the filesystem is on.

        The drive's time passes `times` as fast as the run's; rates are per second of the drive's time.
        """
        self.speeds = SpeedHistory()
        self.troubles = 0
        self._noted: set[str] = set()
        self._find = find
        self._emit = emit
        self._times = times
        self._watched: SampledDrive | None = None
        self._looked_s: float | None = None
        self._counters: Counters | None = None
        self._is_known = False
        self._given_bytes = 0
        self._copied_bytes = 0
        self._own_writes = OwnWrites()
        self._foreign_io = ForeignIoDetector()

    @property
    def cache(self) -> CacheState | None:
        return self._watched.estimator.state if self._watched and self.is_counted else None

    @property
    def foreign_bps(self) -> float:
        return self._foreign_io.bps if self.is_counted else 0.0

    @property
    def is_counted(self) -> bool:
        return self._counters is not None

    def begin(self, device_number: int) -> None:
        self._watched = self._find(device_number)
        self._emit(self._watched.announcement)

    def _note_once(self, note: Note) -> None:
        if note.code not in self._noted:
            self._noted.add(note.code)
            self._emit(note)

    def tick(self, elapsed_s: float, copied_bytes: int, own_writes: OwnWrites) -> None:
        now_s = elapsed_s * self._times
        if self._watched is None or (self._looked_s is not None and now_s - self._looked_s < _STEP_S):
            return
        for trouble in self._watched.troubles.take():
            self.troubles += 1
            self._note_once(Note(code=f"trouble-{trouble.kind}", values=dict(trouble.values)))
        if self._watched.troubles.is_log_lost:
            self._note_once(Note(code="kernel-log-lost"))
        before, self._counters = self._counters, self._watched.counters.read()
        if self._looked_s is not None:
            span_s, copied = now_s - self._looked_s, max(0, copied_bytes - self._copied_bytes)
            sample = between(before, self._counters, now_s, span_s)
            if sample is not None:
                self._watched.estimator.after(sample, own_writes)
                self._foreign_io.after(sample, copied, own_writes)
                self._given_bytes += round(sample.written_bytes)
                state = self._watched.estimator.state
                was_known, self._is_known = self._is_known, state.phase is not Phase.UNKNOWN
                if self._is_known or was_known:
                    self._emit(estimated(state, self._run_s(sample.time_s), self._given_bytes))
            self._emit(sampled(sample, self._run_s(now_s), self._run_s(span_s), copied / span_s))
            for moment in self._watched.estimator.take_events():
                self._emit(Happened(elapsed_s=self._run_s(moment.time_s), kind=moment.kind.value, values=moment.values))
        self._looked_s, self._copied_bytes, self._own_writes = now_s, copied_bytes, own_writes

    def tick_on(self, elapsed_s: float) -> None:
        """Take a sample after the end of the run, while the drive may still be busy."""
        self.tick(elapsed_s, self._copied_bytes, replace(self._own_writes, is_asked=False))

    def end(self) -> None:
        """Stop sampling."""
        self._watched = self._counters = None

    def _run_s(self, drive_s: float) -> float:
        return round(drive_s / self._times, 3)


class WritebackBacklog(NamedTuple):
    """The data in memory that waits to be written to a filesystem; None if it is not counted."""

    dirty_bytes: int | None = None
    writeback_bytes: int | None = None


class BlockCounters:
    """A `CounterSource` over `/sys/block/*/stat`.

    The file stays open, so another drive that gets the same name later is never mistaken for this one: once the device
    is gone, the kernel returns ENODEV for it.
    """

    def __init__(self, stat: Path, waiting: Callable[[], WritebackBacklog] = WritebackBacklog) -> None:
        """`waiting` returns the filesystem's backlog. Raises OSError if there is no file `stat`."""
        self._fd = os.open(stat, os.O_RDONLY | os.O_CLOEXEC)
        weakref.finalize(self, os.close, self._fd)
        self._waiting = waiting
        self._times_ms: dict[int, int] = {}

    def read(self) -> Counters | None:
        try:
            fields = [int(field) for field in os.pread(self._fd, _MAX_BYTES, 0).split()]
        except (OSError, ValueError):
            return None
        if len(fields) < _FIELDS:
            return None
        for place in _TIMES:
            if place < len(fields):
                before_ms = self._times_ms.get(place, 0)
                fields[place] = before_ms + (fields[place] - before_ms) % _TIMES_BEGIN_ANEW_MS
                self._times_ms[place] = fields[place]
        return _counters(fields, self._waiting())


def counters_of(
    device: str, sysfs: Path, waiting: Callable[[], WritebackBacklog] = WritebackBacklog
) -> BlockCounters | None:
    """Return the counters of the device with the kernel name `device`, such as sdb; None if there is none."""
    try:
        return BlockCounters(sysfs / "class/block" / device / "stat", waiting)
    except OSError:
        return None


def _counters(fields: list[int], waiting: WritebackBacklog) -> Counters:
    """Convert the fields, whose times are in milliseconds."""
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


def waiting_for(device: str, sysfs: Path, debugfs: Path = DEBUG) -> Callable[[], WritebackBacklog]:
    """Return a function that reads the backlog of the mounted filesystem on `device`, such as sdb1.

    It cannot hang on a drive: all figures are in memory.
    """
    try:
        btrfs = next((path for path in (sysfs / "fs/btrfs").iterdir() if (path / "devices" / device).exists()), None)
    except OSError:
        btrfs = None
    # The name of the backing device info: 8:16 for a disk and its partitions, btrfs-3 for btrfs.
    folder = Path(os.path.realpath(sysfs / "class/block" / device))
    holder = btrfs or (folder.parent if (folder / "partition").exists() else folder)
    exact = debugfs / "bdi" / os.path.basename(os.path.realpath(holder / "bdi")) / "stats"
    if _of_debugfs(exact).dirty_bytes is not None:
        return lambda: _of_debugfs(exact)
    if btrfs is not None:
        used = btrfs / "allocation/data/bytes_may_use"
        return lambda: WritebackBacklog(_number(used, 1))
    blocks = sysfs / "fs/ext4" / device / "delayed_allocation_blocks"
    if _number(blocks, 1) is not None:
        return lambda: WritebackBacklog(_number(blocks, _EXT4_BLOCK_BYTES))
    return WritebackBacklog


def _number(path: Path, unit_bytes: int) -> int | None:
    try:
        return int(path.read_text(encoding="ascii")) * unit_bytes
    except (OSError, ValueError):
        return None


def _of_debugfs(path: Path) -> WritebackBacklog:
    try:
        texts = dict(_FIGURE.findall(path.read_text(encoding="ascii")))
    except (OSError, ValueError):
        return WritebackBacklog()
    kilobytes = {name: int(value) for name, value in texts.items()}
    if len(kilobytes) < 2:
        return WritebackBacklog()
    return WritebackBacklog(kilobytes["BdiReclaimable"] << 10, kilobytes["BdiWriteback"] << 10)
