"""How much is sent to the drive at once: what it writes in a moment, and always so little that no command waits long.

The kernel gives a command up after 30 seconds, and then resets the drive, which takes minutes. A command waits behind
all that the drive has in its queue; so what took long is followed by less. On modeled drives a window of 8 MiB is the
best on a used drive with btrfs, 32 MiB near to it, and none at all takes twice as long; much smaller ones cost ext4 its
order. Hence two zones: down to the comfortable size the window follows the speed of the drive, and below that it goes
only for a drive whose commands wait long. There windows do not overlap either.
"""

from typing import Final, NamedTuple

DEFAULT_MOST_BYTES: Final = 32 << 20
FIRST_BYTES: Final = 16 << 20
COMFORTABLE_BYTES: Final = 8 << 20
LEAST_SHARE: Final = 64  # the comfortable size divided by this is the least: 128 KiB
MOST_FILES: Final = 512  # of one window, which are held open until it is through
LEAST_FILES: Final = MOST_FILES // LEAST_SHARE  # a full cache may cost a second for each

QUICK_S: Final = 0.1  # for a whole window
UNHURRIED_S: Final = 0.5
SLOW_S: Final = 2.0  # for a command
ALARMING_S: Final = 8.0
SLOW_FLUSH_S: Final = 20.0  # a flush consists of many commands: it writes all that the filesystem noted meanwhile
QUEUE: Final = 32  # so many commands a drive has at once, at most; the others wait where nobody counts the time

STEP: Final = 2
LARGEST_STEP: Final = 8
TIMES_QUICK: Final = 4  # in a row, before the next window is larger: one slow answer counts more than a quick one
TIMES_UNHURRIED: Final = 2  # in a row, before it is smaller within the comfortable sizes


class Through(NamedTuple):
    """A window that is through. `seconds`: how long the drive let us wait for it."""

    seconds: float
    bytes: int
    commands: int
    is_full: bool = True


class WindowSize:
    """Follows how long windows and flushes take, within what a person allows.

    Attributes:
        bytes, files: the next window is full when it holds so many.
        alarms: how often even the least that can be sent took so long that the kernel might soon give a command up.
    """

    def __init__(self, most_bytes: int = DEFAULT_MOST_BYTES) -> None:
        self.bytes = FIRST_BYTES
        self.files = MOST_FILES
        self.alarms = 0
        self._quick = 0
        self._unhurried = 0
        self._most_bytes = self._comfortable_bytes = most_bytes
        self.allow(most_bytes)

    @property
    def is_cramped(self) -> bool:
        """The drive answers so late that one window at a time is enough."""
        return self.bytes < self._comfortable_bytes

    def allow(self, most_bytes: int) -> None:
        """From now on; a size that was found to be right for the drive stays, as far as it is allowed."""
        self._most_bytes, self._comfortable_bytes = most_bytes, min(COMFORTABLE_BYTES, most_bytes)
        self._set(self.bytes)

    def window_took(self, window: Through) -> None:
        """That one that was not full was quick proves nothing. Of a larger one than asked for, its share counts."""
        waited_s = window.seconds * min(1.0, QUEUE / max(1, window.commands))
        if waited_s >= ALARMING_S:
            self.alarms += window.bytes <= self._least_bytes or window.commands <= 1
            self._shrink(self.bytes)
        elif waited_s >= SLOW_S:
            self._shrink(min(LARGEST_STEP, max(STEP, waited_s / SLOW_S)))
        elif window.is_full:
            self._follow(window.seconds * min(1.0, self.bytes / max(1, window.bytes)), waited_s)

    def flush_took(self, seconds: float) -> None:
        """Nothing grows by a quick one: often there was nothing to write."""
        if seconds >= SLOW_FLUSH_S:
            self._shrink(STEP)

    def _follow(self, seconds: float, waited_s: float) -> None:
        if waited_s < SLOW_S / STEP if self.is_cramped else seconds < QUICK_S:
            self._note_quick()
        elif seconds >= UNHURRIED_S:
            self._note_unhurried()
        else:
            self._quick = self._unhurried = 0

    def _shrink(self, step: float) -> None:
        self._quick = self._unhurried = 0
        self._set(int(self.bytes / step))

    def _note_unhurried(self) -> None:
        self._quick, self._unhurried = 0, self._unhurried + 1
        if self._unhurried >= TIMES_UNHURRIED and self.bytes > self._comfortable_bytes:
            self._unhurried = 0
            self._set(max(self._comfortable_bytes, self.bytes // STEP))

    def _note_quick(self) -> None:
        self._quick, self._unhurried = self._quick + 1, 0
        if self._quick >= TIMES_QUICK:
            self._quick = 0
            self._set(self.bytes * STEP)

    @property
    def _least_bytes(self) -> int:
        return max(1, self._comfortable_bytes // LEAST_SHARE)

    def _set(self, wanted_bytes: int) -> None:
        self.bytes = max(self._least_bytes, min(wanted_bytes, self._most_bytes))
        share = self.bytes / self._comfortable_bytes
        self.files = max(LEAST_FILES, min(MOST_FILES, int(MOST_FILES * share)))
