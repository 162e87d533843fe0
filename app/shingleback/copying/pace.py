"""Writing no faster than a person asked for."""

import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from shingleback.copying.disk import Disk
from shingleback.copying.windows import DEFAULT_WINDOW_BYTES
from shingleback.model.errors import UsageError, Why

_LONGEST_REST_S: Final = 0.25  # so that pause and cancel are heard
_RATE: Final = re.compile(r"([0-9]{1,6}(?:\.[0-9]{1,6})?)\s*([kmg]?)b?(?:/s)?", re.IGNORECASE)
_UNITS: Final = {"": 1_000_000, "k": 1_000, "m": 1_000_000, "g": 1_000_000_000}


@dataclass(frozen=True, slots=True)
class Pace:
    """How hard to push. 0 bytes a second means: as fast as the drive takes it."""

    bytes_per_s: int
    window_bytes: int


PRESETS: Final = {
    "gentle": Pace(20_000_000, 8 << 20),
    "balanced": Pace(0, DEFAULT_WINDOW_BYTES),
    "full": Pace(0, 128 << 20),
}


def parse_pace(text: str) -> Pace:
    """A preset, or a rate: `15`, `15M`, `15 MB/s`, `800k`. Raises UsageError."""
    preset = PRESETS.get(text.strip().lower())
    if preset is not None:
        return preset
    found = _RATE.fullmatch(text.strip())
    rate = int(float(found[1]) * _UNITS[found[2].lower()]) if found else 0
    if rate <= 0:
        raise UsageError(Why.NOT_A_PACE, pace=text)
    return Pace(rate, min(DEFAULT_WINDOW_BYTES, max(1 << 20, rate)))


class PacedDisk:
    """A disk that takes a rest after each write that was too early; without a pace it is the disk itself."""

    def __init__(
        self,
        disk: Disk,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
        is_hurried: Callable[[], bool] = lambda: False,
    ) -> None:
        """No rests are taken while `is_hurried` says so."""
        self.write = disk.write
        self._bytes_per_s = 0
        self._disk = disk
        self._clock = clock
        self._sleep = sleep
        self._is_hurried = is_hurried
        self._due_s = clock()

    def set_pace(self, bytes_per_s: int) -> None:
        """From now on; 0 is unbounded."""
        self._bytes_per_s = bytes_per_s
        self.write = self._write_and_rest if bytes_per_s else self._disk.write

    def _write_and_rest(self, fd: int, data: memoryview, offset: int) -> None:
        self._disk.write(fd, data, offset)
        self._rest(len(data))

    def start_writeback(self, fd: int, offset: int, length: int) -> None:
        self._disk.start_writeback(fd, offset, length)

    def wait_writeback(self, fd: int, offset: int, length: int) -> None:
        self._disk.wait_writeback(fd, offset, length)

    def sync(self, fd: int) -> None:
        self._disk.sync(fd)

    def _rest(self, written_bytes: int) -> None:
        now = self._clock()
        self._due_s = max(self._due_s, now - _LONGEST_REST_S) + written_bytes / self._bytes_per_s
        while (wait_s := self._due_s - self._clock()) > 0 and not self._is_hurried():
            self._sleep(min(wait_s, _LONGEST_REST_S))
