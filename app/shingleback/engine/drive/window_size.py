"""How much data is sent to the drive at once: as much as it writes in a moment, so that no command waits long.

The kernel gives up on a command after 30 seconds and then resets the drive, which takes minutes. A command waits behind
everything in the drive's queue, so after a slow window the next one is smaller. On modeled drives, a window of 8 MiB is
best on a used drive with btrfs, 32 MiB is close, and no window at all takes twice as long; with much smaller windows,
ext4 loses its write order. Hence two zones: down to the comfortable size, the window follows the speed of the drive.
Below that, it shrinks only if the drive's commands wait long, and windows do not overlap.
"""

from typing import Final, NamedTuple

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
