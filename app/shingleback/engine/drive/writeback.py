"""The write path: content reaches the drive at the user's pace, in suitable windows, preallocated, and counted.

**Bounded write-back.** Written data is sent to the drive a window at a time, and only a few windows wait at any time.
Without this, gigabytes pile up in memory and reach a shingled drive as one burst of scattered writes, which ends in a
flush of minutes. sync_file_range needs no privilege, writes no metadata and sends no flush.

**Preallocation on ext4.** ext4 allocates blocks when a file is written out: a file of up to 64 KiB beside other small
ones near its folder, a larger one near its inode. So a copy of small files becomes very many writes in very many
places. Only a file that is larger and still open continues where the newest such file ended, wherever its folder is
(ext4_mb_group_or_file in fs/ext4/mballoc.c). Hence each file is allocated before it is written, as if it were large.
The allocations are not quite in the order of the files, so the windows send files in the order of their positions,
many at once (write-back ordering). A modeled drive then takes a quarter of the time for small files, and twice that
with windows no larger than on other filesystems (docs/performance-trials.md). `gapless` keeps larger files together.

XFS, too, knows a file's position only once it is allocated. There, files get good positions from where they are made
(`new_files`), and the windows send them in the order of these.

**Preallocation on btrfs.** btrfs stores the metadata of files in blocks, one file after the other. It records where
content lies when that is written out, seconds later. Those blocks are full by then, and each is split, with its second
half moving elsewhere. Anything that reads them later in order, such as the next run, seeks back and forth. If a file
is allocated before it is written, all its metadata is recorded at once. A large file is also allocated as a whole. This
must cover all files: otherwise the metadata of the others is out of order, which costs a first run a tenth of its time.
Content of up to 2 KiB is stored in the metadata, so its write-back starts at once instead of with its window. Figures
are in docs/performance-trials.md.

**One stream of content on btrfs.** Since Linux 6.3, btrfs puts allocations of up to 128 KiB, up to 8 MiB, and above
into three parts of the drive. A shingled drive rewrites the rest of a band wherever a stream ends, except for the last
few. Therefore the first files are allocated 128 KiB at a time, whatever their size, and lie in one stream; only the
first few GiB, since each piece takes room in the metadata and 20 microseconds, and a longer run gains nothing. After
that, large files are allocated by the MiB, so that they lie in one stream with the medium-sized ones, and fill each
block group to its end. The rest of a large file, less than a MiB, goes among the small ones. In an update, only the
first few medium-sized files lie among the small ones, and large files are allocated as a whole: pieces would fill the
holes that other files have left all over the drive.

Preallocation uses fallocate(2), which fails if it would have to write zeros. Zoned btrfs does not support it, and
posix_fallocate(3) waited for a second per gigabyte there.

**Content before metadata on btrfs.** A shingled drive holds the end of a stream in its memory until a flush. If that
flush is part of a commit, both copies of the metadata are in its memory, too. They belong to the beginning of the
drive, so it may write them first, and it rewrites the rest of a band for each switch between the three streams.
Therefore the content is flushed before the commit: a checkpoint on a used drive then costs one rewritten band instead
of four. This takes an fdatasync of the newest file, which writes a few blocks of metadata. After btrfs has made a block
group, and until its next commit, an fdatasync would be a full commit, followed by a second one. So it is skipped then.

**Write accounting.** The run counts its writes by how they arrive at the drive: sequential or scattered. A shingled
drive writes long ones straight to their place, and others to its cache. The filesystem decides where data goes. If
it reports that (FIEMAP needs no privilege), files that lie one after the other count as one write.
"""

import errno
import itertools
import os
import resource
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Final

import msgspec

from shingleback.devices.mounts import Mount
from shingleback.domain.monitoring import OwnWrites
from shingleback.engine.drive import gapless
from shingleback.engine.drive.disk import Disk, PacedDisk, TimedDisk
from shingleback.engine.drive.gapless import GaplessAllocation
from shingleback.engine.drive.messages import SetPace, WriteReport
from shingleback.engine.drive.window_size import Through, WindowSize
from shingleback.engine.files import btrfs, linux
from shingleback.engine.files.linux import DriveRanges, ExtentLocator, places_of

STREAM_BYTES: Final = 1 << 20  # a write of this length counts as a stream (measured in the Skylight paper)
STREAMS_AT_ONCE: Final = 8  # how many streams a drive probably distinguishes
_WINDOWS_UNDER_WAY: Final = 1
_LARGE_BYTES: Final = 1 << 20
_COMMAND_BYTES: Final = 1 << 20  # about the most that the kernel sends at once

_GAPLESS_KIND: Final = "ext4"
KINDS: Final = frozenset({_GAPLESS_KIND, "xfs"})

_ARRANGED_BYTES: Final = 17 * 4096  # more than ext4's limit for small files (mb_stream_req, 16 blocks)
_NOWHERE: Final = 1 << 63
_TIMES_AS_LARGE: Final = 4
_MAX_BYTES: Final = 128 << 20
_TIMES_AS_MANY: Final = 16
_SHARE_OF_OPEN_FILES: Final = 8

_LARGEST_INSIDE_BYTES: Final = 2048  # such a file is stored inline in the metadata (max_inline of btrfs(5))
_SMALL_BYTES: Final = 128 << 10  # the allocator's limits for small and for medium-sized files
_MEDIUM_BYTES: Final = 8 << 20
_AMONG_SMALL_BYTES: Final = 4 << 30
_AMONG_SMALL_IN_UPDATE_BYTES: Final = 32 << 20
_STEP_BYTES: Final = 1 << 20  # medium-sized, and a divisor of each block group
_MAX_IN_STEPS_BYTES: Final = 8 << 30  # 20 microseconds a step: a larger file would keep a cancel waiting

_TELL_S: Final = 0.25


class WriteAccounting:
    """Counts writes; `so_far` is reported to the source side."""

    def __init__(self, places: Callable[[int, int, int], DriveRanges] | None = None) -> None:
        """`places` returns where a range of a file lies; by default it asks the filesystem."""
        self._places = places or ExtentLocator()
        self._runs: OrderedDict[int, int] = OrderedDict()  # lengths of writes by their ends on the drive; oldest first
        self._streamed_bytes = 0
        self._scattered_bytes = 0
        self._scattered_writes = 0
        self._flushes = 0
        self._flush_s = 0.0

    def wrote_out(self, fd: int, offset: int, length: int, places: DriveRanges | None = None) -> None:
        """Count a range of a file that has reached the drive. `places`: where, if the filesystem was asked already."""
        for place, count in places or self._places(fd, offset, length):
            self._note(place, count)

    def flushed(self, seconds: float) -> None:
        self._flushes += 1
        self._flush_s = seconds

    def so_far(self, window_bytes: int = 0, window_s: float = 0.0, alarms: int = 0) -> OwnWrites:
        return OwnWrites(
            self._streamed_bytes,
            self._scattered_bytes,
            self._scattered_writes,
            self._flushes,
            window_bytes,
            window_s,
            self._flush_s,
            alarms,
        )

    def _note(self, place: int, count: int) -> None:
        before = self._runs.pop(place, 0)
        self._runs[place + count] = before + count
        if len(self._runs) > STREAMS_AT_ONCE:
            self._runs.popitem(last=False)
        if before + count >= STREAM_BYTES:
            self._streamed_bytes += count
            return
        self._scattered_bytes += count
        self._scattered_writes += not before


class ByteRange(msgspec.Struct, frozen=True, gc=False):
    fd: int
    offset: int
    length: int
    is_last: bool


@dataclass(slots=True)
class _Window:
    """`places`: where each range lies, if the filesystem was asked; `sending_s`: how long the drive blocked us."""

    ranges: list[ByteRange] = field(default_factory=list)
    places: list[DriveRanges] = field(default_factory=list)
    size_bytes: int = 0
    is_full: bool = False
    sending_s: float = 0.0


class Windows:
    """The windows in flight. Owns the descriptors that it has to close.

    Attributes:
        newest_s: how long the drive blocked us for the newest window.
    """

    def __init__(
        self,
        disk: Disk,
        size: WindowSize,
        accounting: WriteAccounting,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`size` and `accounting` are updated with each finished window."""
        self.newest_s = 0.0
        self._disk = disk
        self._size = size
        self._accounting = accounting
        self._clock = clock
        self._filling = _Window()
        self._under_way: deque[_Window] = deque()
        self._since_drained_bytes = 0

    @property
    def at_once_bytes(self) -> int:
        """The window size; 0 if there is no limit."""
        return self._size.bytes

    def expect(self, fd: int, size_bytes: int) -> None:
        """Prepare for writing a new file of this size without holes. Raises OSError."""

    def wrote(self, fd: int, offset: int, length: int, *, is_last: bool) -> None:
        """Add a written range to the window. `is_last`: it is the last one of `fd`, which is closed afterward."""
        filling = self._filling
        self._since_drained_bytes += length
        filling.ranges.append(ByteRange(fd, offset, length, is_last))
        filling.size_bytes += length
        if filling.size_bytes >= self.at_once_bytes or len(filling.ranges) >= self._files_at_once:
            filling.is_full = True
            self._send()
            while len(self._under_way) > (0 if self._size.is_cramped else _WINDOWS_UNDER_WAY):
                self._settle(self._under_way.popleft())

    @property
    def _files_at_once(self) -> int:
        return self._size.files

    def drain(self) -> None:
        """Send all windows, wait for them, and close complete files. Raises the first error of write-back."""
        self._since_drained_bytes = 0
        self._send()
        while self._under_way:
            self._settle(self._under_way.popleft())

    def abandon(self) -> None:
        """Close complete files without waiting, and ignore errors of write-back."""
        self._under_way.append(self._filling)
        self._filling = _Window()
        for window in self._under_way:
            _close(window)
        self._under_way.clear()

    def _send(self) -> None:
        window, self._filling = self._filling, _Window()
        self._under_way.append(window)
        began_s = self._clock()
        self._arrange(window)
        for part in window.ranges:
            if part.length:
                self._disk.start_writeback(part.fd, part.offset, part.length)
        window.sending_s = self._clock() - began_s

    def _arrange(self, window: _Window) -> None:
        """Put the ranges into the order in which to send them."""

    def _settle(self, window: _Window) -> None:
        began_s = self._clock()
        try:
            for part in window.ranges:
                if part.length:
                    self._disk.wait_writeback(part.fd, part.offset, part.length)
            self._note(window, window.sending_s + self._clock() - began_s)
        finally:
            _close(window)

    def _note(self, window: _Window, seconds: float) -> None:
        for part, places in itertools.zip_longest(window.ranges, window.places):
            if part.length:
                self._accounting.wrote_out(part.fd, part.offset, part.length, places)
            if part.length >= _LARGE_BYTES:
                os.posix_fadvise(part.fd, part.offset, part.length, os.POSIX_FADV_DONTNEED)
        if window.size_bytes:
            self.newest_s = seconds
            commands = sum(-(-part.length // _COMMAND_BYTES) for part in window.ranges)
            self._size.note_window(Through(seconds, window.size_bytes, commands, window.is_full))


class Unbounded(Windows):
    """Windows without a limit, for filesystems whose writes are not cached."""

    at_once_bytes = 0

    def wrote(self, fd: int, offset: int, length: int, *, is_last: bool) -> None:
        if length:
            self._accounting.wrote_out(fd, offset, length)
        if is_last:
            os.close(fd)


def _close(window: _Window) -> None:
    for part in window.ranges:
        if part.is_last:
            os.close(part.fd)


class ArrangedWindows(Windows):
    """Windows that send files in the order of their positions on the drive, for which larger windows are better."""

    @property
    def at_once_bytes(self) -> int:
        size = self._size
        return size.bytes if size.is_cramped else max(size.bytes, min(_MAX_BYTES, _TIMES_AS_LARGE * size.bytes))

    @property
    def _files_at_once(self) -> int:
        size = self._size
        return size.files if size.is_cramped else min(_TIMES_AS_MANY * size.files, self._share_of_open_files)

    @cached_property
    def _share_of_open_files(self) -> int:
        return resource.getrlimit(resource.RLIMIT_NOFILE)[0] // _SHARE_OF_OPEN_FILES

    def expect(self, fd: int, size_bytes: int) -> None:
        if size_bytes < _ARRANGED_BYTES:
            os.ftruncate(fd, _ARRANGED_BYTES)
        try:
            self._allocate(fd, size_bytes)
        except OSError as error:
            if error.errno != errno.EOPNOTSUPP:  # a filesystem converted from ext3 may have files without extents
                raise
        os.ftruncate(fd, size_bytes)

    def _allocate(self, fd: int, size_bytes: int) -> None:
        linux.allocate(fd, 0, size_bytes)

    def _arrange(self, window: _Window) -> None:
        placed = [(places_of(part.fd, part.offset, part.length) if part.length else [], part) for part in window.ranges]
        placed.sort(key=lambda entry: entry[0][0][0] if entry[0] else _NOWHERE)
        window.places, window.ranges = [places for places, _ in placed], [part for _, part in placed]


class GaplessWindows(ArrangedWindows):
    """The same for ext4, where larger files are also allocated without gaps between them."""

    @cached_property
    def _gapless(self) -> GaplessAllocation:
        return GaplessAllocation()

    def _allocate(self, fd: int, size_bytes: int) -> None:
        if size_bytes >= gapless.LEAST_BYTES:
            self._gapless.allocate(fd, size_bytes)
        else:
            super()._allocate(fd, size_bytes)


class SettledWindows(Windows):
    """Windows that preallocate files for btrfs, and flush content before the metadata follows."""

    def __init__(
        self,
        disk: Disk,
        size: WindowSize,
        accounting: WriteAccounting,
        clock: Callable[[], float] = time.monotonic,
        *,
        is_update: bool = False,
    ) -> None:
        """`is_update`: not the first run, so there is probably little content, which should lie together."""
        super().__init__(disk, size, accounting, clock)
        self._is_update = is_update
        self._among_small_bytes = _AMONG_SMALL_IN_UPDATE_BYTES if is_update else _AMONG_SMALL_BYTES
        self._block_groups_bytes: int | None = None  # at the first file since the last drain

    def drain(self) -> None:
        before_bytes, self._block_groups_bytes = self._block_groups_bytes, None
        ranges = [part for window in (*self._under_way, self._filling) for part in window.ranges if part.length]
        if not ranges or self._since_drained_bytes < STREAM_BYTES:
            super().drain()
            return
        fd = os.dup(ranges[-1].fd)
        try:
            super().drain()
            if before_bytes in {None, btrfs.block_groups_bytes(fd)}:
                os.fdatasync(fd)
        finally:
            os.close(fd)

    def expect(self, fd: int, size_bytes: int) -> None:
        if self._block_groups_bytes is None:
            self._block_groups_bytes = btrfs.block_groups_bytes(fd)
        if size_bytes <= _LARGEST_INSIDE_BYTES:
            return
        step_bytes = size_bytes  # the size of a request decides where btrfs puts it
        is_large = size_bytes > _MEDIUM_BYTES
        if _SMALL_BYTES < size_bytes <= self._among_small_bytes and not (is_large and self._is_update):
            self._among_small_bytes -= size_bytes
            step_bytes = _SMALL_BYTES
        elif is_large and size_bytes <= _MAX_IN_STEPS_BYTES and not self._is_update:
            step_bytes = _STEP_BYTES
        offset = 0
        try:
            while rest_bytes := size_bytes - offset:
                length = step_bytes if rest_bytes >= step_bytes else min(_SMALL_BYTES, rest_bytes)
                linux.allocate(fd, offset, length)
                offset += length
        except OSError as error:
            if error.errno != errno.EOPNOTSUPP:  # zoned btrfs
                raise

    def wrote(self, fd: int, offset: int, length: int, *, is_last: bool) -> None:
        if 0 < offset + length <= _LARGEST_INSIDE_BYTES:
            self._disk.start_writeback(fd, offset, length)
        super().wrote(fd, offset, length, is_last=is_last)


def suits(root_fd: int, mount: Mount | None) -> bool:
    """Whether a backup is on btrfs without compression, because preallocated data is not compressed."""
    if mount is None or mount.kind != "btrfs":
        return False
    return not btrfs.is_compressed(root_fd, mount.options | mount.of_all)


class WritePath:
    """The write path of one run.

    Attributes:
        disk: all writes go through it.
        windows: all writes are reported to it.
    """

    def __init__(
        self,
        disk: Disk,
        clock: Callable[[], float],
        sleep: Callable[[float], None],
        is_hurried: Callable[[], bool],
        bytes_read: Callable[[], int] = linux.bytes_read,
    ) -> None:
        """Arguments as in `PacedDisk`. `clock` also times the drive; `bytes_read` counts the reads of this process."""
        self._bytes_read = bytes_read
        self._clock = clock
        self._accounting = WriteAccounting()
        self._size = WindowSize()
        self.disk = PacedDisk(TimedDisk(disk, self._on_flush, clock), clock, sleep, is_hurried)
        self.windows = Windows(self.disk, self._size, self._accounting, clock)
        self._reported: OwnWrites | None = None
        self._reported_s = clock()

    def use_unbounded_windows(self) -> None:
        """Use no windows, for a filesystem that does not cache writes. Must be called before anything is written."""
        self.windows = Unbounded(self.disk, self._size, self._accounting, self._clock)

    def use_arranged_windows(self, kind: str) -> None:
        """Order writes, for a kind of filesystem that would scatter them. Must be called before anything is written."""
        arranged = GaplessWindows if kind == _GAPLESS_KIND else ArrangedWindows
        self.windows = arranged(self.disk, self._size, self._accounting, self._clock)

    def settle(self, *, is_update: bool = False) -> None:
        """Preallocate files, for a filesystem that would spread metadata. Must be called before anything is written."""
        windows = SettledWindows(self.disk, self._size, self._accounting, self._clock, is_update=is_update)
        self.windows = windows

    def set_pace(self, pace: SetPace) -> None:
        self.disk.set_pace(pace.bytes_per_s, pace.burst_s)
        self._size.allow(pace.window_bytes)

    def news(self, *, now: bool) -> list[WriteReport]:
        """Return the report for the source side; empty if nothing changed, or too soon after the last, unless `now`."""
        time_s = self._clock()
        if not now and time_s - self._reported_s < _TELL_S:
            return []
        self._reported_s, before = time_s, self._reported
        writes = self._accounting.so_far(self.windows.at_once_bytes, self.windows.newest_s, self._size.alarms)
        self._reported = replace(writes, read_bytes=self._bytes_read())
        return [] if self._reported == before else [WriteReport(self._reported)]

    def _on_flush(self, seconds: float) -> None:
        self._accounting.flushed(seconds)
        self._size.note_flush(seconds)
