"""What the seconds of a modeled drive have to do with those on the wall."""

import time
from collections.abc import Callable
from typing import Final, Protocol

Clock = Callable[[], float]
Sleep = Callable[[float], None]


class Wall(Protocol):
    """Times are those of the drive."""

    def now_s(self, at_s: float) -> float:
        """What time it is, where the drive was left at `at_s`."""

    def wait_until(self, at_s: float) -> None:
        """The drive is done with something."""

    def jump_to(self, at_s: float) -> None:
        """It was left alone on purpose, in no time at all."""


class Apart:
    """The drive has a time of its own, which passes only while it works."""

    def now_s(self, at_s: float) -> float:
        return at_s

    def wait_until(self, at_s: float) -> None:
        pass

    def jump_to(self, at_s: float) -> None:
        pass


class Slowly(Apart):
    """The same, but each second of it takes at least so many on the wall; also those for which it is left alone."""

    def __init__(self, wall_s: float) -> None:
        self._wall_s = wall_s
        self._began_s = time.monotonic()

    def wait_until(self, at_s: float) -> None:
        _sleep_until(self._began_s + at_s * self._wall_s, time.monotonic, time.sleep)

    jump_to = wait_until


class Alike(Apart):
    """A second is a second, whether the drive is asked for anything or not; so it tidies up when it is not."""

    def __init__(self, at_s: float, clock: Clock = time.monotonic, sleep: Sleep = time.sleep) -> None:
        """Now it is `at_s`."""
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
