"""Rate limit, write windows, and the few calls through which data reaches the drive.

Code that slows, simulates or disturbs a drive wraps these calls (`Disk`).

A window is the data sent to the drive at once: as much as it writes in a moment, and little enough that no command
waits long. The kernel gives up on a command after 30 seconds and then resets the drive, which takes minutes. A command
waits behind everything in the drive's queue, so after a slow window the next one is smaller. On modeled drives, a
window of 8 MiB is best on a used drive with btrfs, 32 MiB is close, and no window at all takes twice as long; with much
smaller windows, ext4 loses its write order. Hence two zones: down to the comfortable size, the window follows the speed
of the drive. Below that, it shrinks only if the drive's commands wait long, and windows do not overlap.
"""

import os
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, NamedTuple, Protocol

from shingleback.domain.errors import UsageError, Why
from shingleback.engine.files import linux


class Disk(Protocol):
    """The calls that write to the drive. Ranges are in bytes of the file. Every call raises the kernel's OSError."""

    def write(self, fd: int, data: memoryview, offset: int) -> None:
        """Write all of `data` into the page cache."""

    def start_writeback(self, fd: int, offset: int, length: int) -> None: ...

    def wait_writeback(self, fd: int, offset: int, length: int) -> None: ...

    def sync(self, fd: int) -> None:
        """Make the whole filesystem durable."""


class RealDisk:
    start_writeback = staticmethod(linux.start_writeback)
    wait_writeback = staticmethod(linux.wait_writeback)

    def write(self, fd: int, data: memoryview, offset: int) -> None:
        done = os.pwrite(fd, data, offset)
        while done < len(data):
            done += os.pwrite(fd, data[done:], offset + done)

    def sync(self, fd: int) -> None:
        linux.syncfs(fd)


class TimedDisk:
    """A disk that reports how long each flush took."""

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


DEFAULT_MOST_BYTES: Final = 32 << 20
FIRST_BYTES: Final = 16 << 20
COMFORTABLE_BYTES: Final = 8 << 20
MIN_SHARE: Final = 64  # the smallest window is the comfortable size divided by this: 128 KiB
MAX_FILES: Final = 512  # in one window; they stay open until it is finished
MIN_FILES: Final = MAX_FILES // MIN_SHARE  # each may take a second if the cache is full

QUICK_S: Final = 0.1  # for a whole window
UNHURRIED_S: Final = 0.5
SLOW_S: Final = 2.0  # for a command
ALARMING_S: Final = 8.0
SLOW_FLUSH_S: Final = 20.0  # a flush consists of many commands: it writes all pending metadata
QUEUE: Final = 32  # the most commands in the drive's queue; waiting before that does not count

STEP: Final = 2
LARGEST_STEP: Final = 8
TIMES_QUICK: Final = 4  # in a row before the window grows: one slow answer counts more than a fast one
TIMES_UNHURRIED: Final = 2  # in a row before the window shrinks within the comfortable sizes


class Through(NamedTuple):
    """A finished window. `seconds` is how long the drive blocked us."""

    seconds: float
    bytes: int
    commands: int
    is_full: bool = True


class WindowSize:
    """The size of the next window, adapted to how long windows and flushes take, within the limits of the pace.

    Attributes:
        bytes, files: the next window is full when it reaches either.
        alarms: how often even the smallest window took so long that the kernel might soon give up on a command.
    """

    def __init__(self, most_bytes: int = DEFAULT_MOST_BYTES) -> None:
        self.bytes = FIRST_BYTES
        self.files = MAX_FILES
        self.alarms = 0
        self._quick = 0
        self._unhurried = 0
        self._most_bytes = self._comfortable_bytes = most_bytes
        self.allow(most_bytes)

    @property
    def is_cramped(self) -> bool:
        """Whether the drive answers so late that one window at a time is enough."""
        return self.bytes < self._comfortable_bytes

    def allow(self, most_bytes: int) -> None:
        """Set the largest window. The current size stays, as far as that allows."""
        self._most_bytes, self._comfortable_bytes = most_bytes, min(COMFORTABLE_BYTES, most_bytes)
        self._set(self.bytes)

    def note_window(self, window: Through) -> None:
        """Adapt to a finished window. A window that was not full cannot count as quick.

        For a window larger than the window size, only that share of its time counts for the speed.
        """
        waited_s = window.seconds * min(1.0, QUEUE / max(1, window.commands))
        if waited_s >= ALARMING_S:
            self.alarms += window.bytes <= self._least_bytes or window.commands <= 1
            self._shrink(self.bytes)
        elif waited_s >= SLOW_S:
            self._shrink(min(LARGEST_STEP, max(STEP, waited_s / SLOW_S)))
        elif window.is_full:
            self._follow(window.seconds * min(1.0, self.bytes / max(1, window.bytes)), waited_s)

    def note_flush(self, seconds: float) -> None:
        """Shrink the window after a slow flush. A quick one means nothing: often there was nothing to write."""
        if seconds >= SLOW_FLUSH_S:
            self._shrink(STEP)

    def _follow(self, seconds: float, waited_s: float) -> None:
        if waited_s < SLOW_S / STEP if self.is_cramped else seconds < QUICK_S:
            self._quick, self._unhurried = self._quick + 1, 0
            if self._quick >= TIMES_QUICK:
                self._quick = 0
                self._set(self.bytes * STEP)
        elif seconds >= UNHURRIED_S:
            self._quick, self._unhurried = 0, self._unhurried + 1
            if self._unhurried >= TIMES_UNHURRIED and self.bytes > self._comfortable_bytes:
                self._unhurried = 0
                self._set(max(self._comfortable_bytes, self.bytes // STEP))
        else:
            self._quick = self._unhurried = 0

    def _shrink(self, step: float) -> None:
        self._quick = self._unhurried = 0
        self._set(int(self.bytes / step))

    @property
    def _least_bytes(self) -> int:
        return max(1, self._comfortable_bytes // MIN_SHARE)

    def _set(self, wanted_bytes: int) -> None:
        self.bytes = max(self._least_bytes, min(wanted_bytes, self._most_bytes))
        share = self.bytes / self._comfortable_bytes
        self.files = max(MIN_FILES, min(MAX_FILES, int(MAX_FILES * share)))


_LONGEST_NAP_S: Final = 0.25  # so that a pause or cancel takes effect soon
_RATE: Final = re.compile(r"([0-9]{1,6}(?:\.[0-9]{1,6})?)\s*([kmg]?)b?(?:/s)?", re.IGNORECASE)
_UNITS: Final = {"": 1_000_000, "k": 1_000, "m": 1_000_000, "g": 1_000_000_000}


@dataclass(frozen=True, slots=True)
class Manners:
    """How a run treats the drive and its other users; `engine.source.pacing` gives the reasons.

    Attributes:
        rests_from: the share of the drive's cache that is full when it gets a rest; None for no rest for that reason.
        minds_slow_answers: rest when the drive takes so long that the kernel might give up on a command.
        gives_way: let other programs that use the drive go first.
    """

    rests_from: float | None = None
    minds_slow_answers: bool = True
    gives_way: bool = True


@dataclass(frozen=True, slots=True)
class Pace:
    """How hard to use the drive.

    Attributes:
        bytes_per_s: 0 means as fast as the drive can.
        window_bytes: the largest window.
        burst_s: with a rate limit, the seconds of work in one burst before the run waits: a drive cleans its cache only
            when it is idle for a while, which an even trickle never allows.
        text: the pace as the user writes it.
    """

    bytes_per_s: int
    window_bytes: int
    burst_s: float = 0.0
    manners: Manners = Manners()
    text: str = ""

    def is_faster_than(self, pace: "Pace") -> bool:
        """Whether this pace has the higher rate limit. No limit (0) is faster than any rate."""
        return pace.bytes_per_s > 0 and not 0 < self.bytes_per_s <= pace.bytes_per_s

    def for_smaller(self, share: float) -> "Pace":
        """Return the pace for a simulated miniature drive. A rate that the user gave as a number stays."""
        rate = int(self.bytes_per_s * share) if self.text in PRESETS else self.bytes_per_s
        return replace(self, bytes_per_s=rate, window_bytes=int(self.window_bytes * share))


PRESETS: Final = {
    "gentle": Pace(20_000_000, COMFORTABLE_BYTES, 5.0, Manners(rests_from=0.5), "gentle"),
    "balanced": Pace(0, DEFAULT_MOST_BYTES, manners=Manners(rests_from=0.9), text="balanced"),
    "full": Pace(0, 128 << 20, manners=Manners(minds_slow_answers=False, gives_way=False), text="full"),
}
USUAL: Final = "balanced"


def parse_pace(text: str) -> Pace:
    """Parse a preset, or a rate such as `15`, `15M`, `15 MB/s` or `800k`. Raises UsageError."""
    preset = PRESETS.get(text.strip().lower())
    if preset is not None:
        return preset
    match = _RATE.fullmatch(text.strip())
    rate = int(float(match[1]) * _UNITS[match[2].lower()]) if match else 0
    if rate <= 0:
        raise UsageError(Why.NOT_A_PACE, pace=text)
    window_bytes = min(DEFAULT_MOST_BYTES, max(1 << 20, rate))
    return Pace(rate, window_bytes, manners=PRESETS[USUAL].manners, text=text.strip())


class _Pacer:
    """Waits after writes so that they keep a rate limit. It does not wait while `is_hurried` returns true."""

    def __init__(
        self, clock: Callable[[], float], sleep: Callable[[float], None], is_hurried: Callable[[], bool]
    ) -> None:
        self._clock = clock
        self._sleep = sleep
        self._is_hurried = is_hurried
        self._bytes_per_s = 0
        self._burst_s = 0.0
        self._due_s = clock()

    def set(self, bytes_per_s: int, burst_s: float) -> None:
        self._due_s = self._clock()
        self._bytes_per_s = bytes_per_s
        self._burst_s = burst_s

    def wait_after(self, count: int) -> None:
        """Wait as long as a write of this many bytes should have taken."""
        now = self._clock()
        self._due_s = max(self._due_s, now - _LONGEST_NAP_S) + count / self._bytes_per_s
        if self._due_s - now < self._burst_s:
            return
        while (wait_s := self._due_s - self._clock()) > 0 and not self._is_hurried():
            self._sleep(min(wait_s, _LONGEST_NAP_S))


class PacedDisk:
    """A disk that waits after writes to keep a rate limit. Without one, it passes calls straight through."""

    def __init__(
        self,
        disk: Disk,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
        is_hurried: Callable[[], bool] = lambda: False,
    ) -> None:
        """It does not wait while `is_hurried` returns true."""
        self.write = disk.write
        self.start_writeback = disk.start_writeback
        self.wait_writeback = disk.wait_writeback
        self._disk = disk
        self._pacer = _Pacer(clock, sleep, is_hurried)

    def set_pace(self, bytes_per_s: int, burst_s: float = 0.0) -> None:
        """Set the rate for later writes; earlier ones do not count. See `Pace`."""
        self._pacer.set(bytes_per_s, burst_s)
        self.write = self._write_and_wait if bytes_per_s else self._disk.write

    def _write_and_wait(self, fd: int, data: memoryview, offset: int) -> None:
        self._disk.write(fd, data, offset)
        self._pacer.wait_after(len(data))

    def sync(self, fd: int) -> None:
        self._disk.sync(fd)
