"""How content reaches the drive: at the pace of a person, in windows that suit the drive, and counted."""

from collections.abc import Callable
from typing import Final

import msgspec

from shingleback.copying import linux
from shingleback.copying.arranging import ArrangedWindows
from shingleback.copying.disk import Disk
from shingleback.copying.given import Given, TimedDisk
from shingleback.copying.messages import Pushed, SetPace
from shingleback.copying.pace import PacedDisk
from shingleback.copying.settling import SettledWindows
from shingleback.copying.window_size import WindowSize
from shingleback.copying.windows import Unbounded, Windows

_TELL_S: Final = 0.25


class Pushing:
    """What one run writes through.

    Attributes:
        disk: through which all is to be written.
        windows: to which all is to be told that was written.
    """

    def __init__(
        self,
        disk: Disk,
        clock: Callable[[], float],
        sleep: Callable[[float], None],
        is_hurried: Callable[[], bool],
        bytes_read: Callable[[], int] = linux.bytes_read,
    ) -> None:
        """As of `PacedDisk`. `clock` also is that by which the drive is judged; `bytes_read` counts this process."""
        self._bytes_read = bytes_read
        self._clock = clock
        self._given = Given()
        self._size = WindowSize()
        self.disk = PacedDisk(TimedDisk(disk, self._on_flush, clock), clock, sleep, is_hurried)
        self.windows = Windows(self.disk, self._size, self._given, clock)
        self._told: Pushed | None = None
        self._told_s = clock()

    def hold_nothing_back(self) -> None:
        """The filesystem does not cache what is written. To be said before anything is."""
        self.windows = Unbounded(self.disk, self._size, self._given, self._clock)

    def arrange(self) -> None:
        """The filesystem would spread what is written. To be said before anything is."""
        self.windows = ArrangedWindows(self.disk, self._size, self._given, self._clock)

    def settle(self) -> None:
        """The filesystem would spread its metadata. To be said before anything is."""
        self.windows = SettledWindows(self.disk, self._size, self._given, self._clock)

    def set_pace(self, wanted: SetPace) -> None:
        self.disk.set_pace(wanted.bytes_per_s, wanted.burst_s)
        self._size.allow(wanted.window_bytes)

    def news(self, *, now: bool) -> list[Pushed]:
        """What the other side is to be told; nothing where that was done a moment ago, unless `now`."""
        time_s = self._clock()
        if not now and time_s - self._told_s < _TELL_S:
            return []
        self._told_s, before = time_s, self._told
        given = self._given.so_far(self.windows.at_once_bytes, self.windows.newest_s, self._size.alarms)
        self._told = msgspec.structs.replace(given, read_bytes=self._bytes_read())
        return [] if self._told == before else [self._told]

    def _on_flush(self, seconds: float) -> None:
        self._given.flushed(seconds)
        self._size.flush_took(seconds)
