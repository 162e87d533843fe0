"""How the time of a modeled drive relates to real time."""

import time
from collections.abc import Callable
from typing import Final, Protocol

Clock = Callable[[], float]
Sleep = Callable[[float], None]


class Wall(Protocol):
    """Times are those of the drive."""

    def now_s(self, at_s: float) -> float:
        """The drive's time now, if its last activity ended at `at_s`."""

    def wait_until(self, at_s: float) -> None:
        """Waits until the drive is done with something."""

    def jump_to(self, at_s: float) -> None:
        """The drive rested on purpose, in no real time."""


class ModeledTime:
    """The drive has its own time, which passes only while it works."""

    def now_s(self, at_s: float) -> float:
        return at_s

    def wait_until(self, at_s: float) -> None:
        pass

    def jump_to(self, at_s: float) -> None:
        pass


class SlowedTime(ModeledTime):
    """The same, but each second of it takes at least this many real seconds, even of rests."""

    def __init__(self, wall_s: float) -> None:
        self._wall_s = wall_s
        self._began_s = time.monotonic()

    def wait_until(self, at_s: float) -> None:
        _sleep_until(self._began_s + at_s * self._wall_s, time.monotonic, time.sleep)

    jump_to = wait_until


class RealTime(ModeledTime):
    """Drive time is real time, with or without commands; so the drive cleans its cache while idle."""

    def __init__(self, at_s: float, clock: Clock = time.monotonic, sleep: Sleep = time.sleep) -> None:
        """The drive's time starts at `at_s`."""
        self._clock: Final = clock
        self._sleep: Final = sleep
        self._began_s = clock() - at_s

    def now_s(self, at_s: float) -> float:
        return max(at_s, self._clock() - self._began_s)

    def wait_until(self, at_s: float) -> None:
        _sleep_until(self._began_s + at_s, self._clock, self._sleep)

    def jump_to(self, at_s: float) -> None:
        self._began_s = self._clock() - at_s


def _sleep_until(moment_s: float, clock: Clock, sleep: Sleep) -> None:
    if (ahead_s := moment_s - clock()) > 0:
        sleep(ahead_s)
