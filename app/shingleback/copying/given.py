"""What a run has given to the drive, told apart by how it arrives there: in one go, or scattered.

A shingled drive puts long writes straight to their place, and the others into its cache. The filesystem decides where
things go; where it says so (FIEMAP needs no privilege), files that lie one behind the other count as one write.
"""

import contextlib
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from shingleback.copying import linux
from shingleback.copying.disk import Disk
from shingleback.copying.messages import Pushed

STREAM_BYTES: Final = 1 << 20  # a write that has gone on for so long is known for a stream (knowledge of Skylight)
STREAMS_AT_ONCE: Final = 8  # that a drive is believed to tell apart
_PLACES_OF_A_FILE: Final = 1 << 62  # for filesystems that do not tell places: each file has its own

Placed = list[tuple[int, int]]


def places_of(fd: int, offset: int, length: int) -> Placed:
    """Where on the filesystem's device a written-out range of a file lies: places and lengths, in bytes."""
    with contextlib.suppress(OSError):
        return linux.extents(fd, offset, length)
    return _place_of_its_own(fd, offset, length)


class Places:
    """The same for the files of one filesystem: one that does not tell is asked once."""

    def __init__(self) -> None:
        self._tells = True

    def __call__(self, fd: int, offset: int, length: int) -> Placed:
        if self._tells:
            try:
                return linux.extents(fd, offset, length)
            except OSError:
                self._tells = False
        return _place_of_its_own(fd, offset, length)


def _place_of_its_own(fd: int, offset: int, length: int) -> Placed:
    return [(_PLACES_OF_A_FILE | fd << 44 | offset, length)]


class Given:
    """Counts; `so_far` is what the other side is told."""

    def __init__(self, places: Callable[[int, int, int], Placed] | None = None) -> None:
        """`places` tells where a range of a file lies; by default the filesystem does."""
        self._places = places or Places()
        self._runs: OrderedDict[int, int] = OrderedDict()  # how long writes were, by where they ended; oldest first
        self._streamed_bytes = 0
        self._scattered_bytes = 0
        self._scattered_writes = 0
        self._flushes = 0
        self._flush_s = 0.0

    def wrote_out(self, fd: int, offset: int, length: int) -> None:
        """A range of a file has reached the drive."""
        for place, count in self._places(fd, offset, length):
            self._note(place, count)

    def flushed(self, seconds: float) -> None:
        self._flushes += 1
        self._flush_s = seconds

    def so_far(self, window_bytes: int = 0, window_s: float = 0.0, alarms: int = 0) -> Pushed:
        return Pushed(
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


class TimedDisk:
    """A disk that tells how long each flush took."""

    def __init__(
        self, disk: Disk, on_flush: Callable[[float], None], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.write = disk.write
        self.start_writeback = disk.start_writeback
        self.wait_writeback = disk.wait_writeback
        self._disk = disk
        self._on_flush = on_flush
        self._clock = clock

    def sync(self, fd: int) -> None:
        began_s = self._clock()
        self._disk.sync(fd)
        self._on_flush(self._clock() - began_s)
