"""Time for a modeled drive."""

import time
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class WallClock:
    """Seconds that pass `times` as fast as those on the wall, so that a demo can be tried in a moment."""

    times: float = 1.0

    def now_s(self) -> float:
        return time.monotonic() * self.times

    def sleep(self, seconds: float) -> None:
        time.sleep(seconds / self.times)
