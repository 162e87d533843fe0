"""Writing no faster than a person asked for."""

import re
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from shingleback.copying.disk import Disk
from shingleback.copying.window_size import COMFORTABLE_BYTES, DEFAULT_MOST_BYTES
from shingleback.model.errors import UsageError, Why

_LONGEST_NAP_S: Final = 0.25  # so that pause and cancel are heard
_RATE: Final = re.compile(r"([0-9]{1,6}(?:\.[0-9]{1,6})?)\s*([kmg]?)b?(?:/s)?", re.IGNORECASE)
_UNITS: Final = {"": 1_000_000, "k": 1_000, "m": 1_000_000, "g": 1_000_000_000}


@dataclass(frozen=True, slots=True)
class Manners:
    """What a run does for the sake of the drive, and of others who use it; `copying.rests` says why.

    Attributes:
        rests_from: to which part the drive's cache may be filled before the drive is left alone; None: it never is for
            that.
        minds_slow_answers: the drive is left alone when it takes so long that the kernel might give a command up.
        gives_way: other programs that use the drive go first.
    """

    rests_from: float | None = None
    minds_slow_answers: bool = True
    gives_way: bool = True


@dataclass(frozen=True, slots=True)
class Pace:
    """How hard to push.

    Attributes:
        bytes_per_s: 0 means as fast as the drive takes it.
        window_bytes: the most that is sent at once.
        burst_s: with a rate, work for so many seconds is done at once before the run waits: a drive tidies up only when
            it gets nothing for a while, which it never does when all is written in an even trickle.
        text: as a person would write it.
    """

    bytes_per_s: int
    window_bytes: int
    burst_s: float = 0.0
    manners: Manners = Manners()
    text: str = ""

    def for_smaller(self, share: float) -> "Pace":
        """For a drive that is a model in miniature; a rate in numbers is what the person asked for."""
        rate = int(self.bytes_per_s * share) if self.text in PRESETS else self.bytes_per_s
        return replace(self, bytes_per_s=rate, window_bytes=int(self.window_bytes * share))


PRESETS: Final = {
    "gentle": Pace(20_000_000, COMFORTABLE_BYTES, 5.0, Manners(rests_from=0.5), "gentle"),
    "balanced": Pace(0, DEFAULT_MOST_BYTES, manners=Manners(rests_from=0.9), text="balanced"),
    "full": Pace(0, 128 << 20, manners=Manners(minds_slow_answers=False, gives_way=False), text="full"),
}
USUAL: Final = "balanced"


def parse_pace(text: str) -> Pace:
    """A preset, or a rate: `15`, `15M`, `15 MB/s`, `800k`. Raises UsageError."""
    preset = PRESETS.get(text.strip().lower())
    if preset is not None:
        return preset
    found = _RATE.fullmatch(text.strip())
    rate = int(float(found[1]) * _UNITS[found[2].lower()]) if found else 0
    if rate <= 0:
        raise UsageError(Why.NOT_A_PACE, pace=text)
    window_bytes = min(DEFAULT_MOST_BYTES, max(1 << 20, rate))
    return Pace(rate, window_bytes, manners=PRESETS[USUAL].manners, text=text.strip())


class PacedDisk:
    """A disk that waits after each write that was too early; without a pace it is the disk itself."""

    def __init__(
        self,
        disk: Disk,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
        is_hurried: Callable[[], bool] = lambda: False,
    ) -> None:
        """Nothing is waited for while `is_hurried` says so."""
        self.write = disk.write
        self._bytes_per_s = 0
        self._burst_s = 0.0
        self._disk = disk
        self._clock = clock
        self._sleep = sleep
        self._is_hurried = is_hurried
        self._due_s = clock()

    def set_pace(self, bytes_per_s: int, burst_s: float = 0.0) -> None:
        """From now on; see `Pace`."""
        self._bytes_per_s = bytes_per_s
        self._burst_s = burst_s
        self.write = self._write_and_wait if bytes_per_s else self._disk.write

    def _write_and_wait(self, fd: int, data: memoryview, offset: int) -> None:
        self._disk.write(fd, data, offset)
        self._wait(len(data))

    def start_writeback(self, fd: int, offset: int, length: int) -> None:
        self._disk.start_writeback(fd, offset, length)

    def wait_writeback(self, fd: int, offset: int, length: int) -> None:
        self._disk.wait_writeback(fd, offset, length)

    def sync(self, fd: int) -> None:
        self._disk.sync(fd)

    def _wait(self, written_bytes: int) -> None:
        now = self._clock()
        self._due_s = max(self._due_s, now - _LONGEST_NAP_S) + written_bytes / self._bytes_per_s
        if self._due_s - now < self._burst_s:
            return
        while (wait_s := self._due_s - self._clock()) > 0 and not self._is_hurried():
            self._sleep(min(wait_s, _LONGEST_NAP_S))
