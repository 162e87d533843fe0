"""How long to wait before trying again, and the time in which that is counted."""

import asyncio
import time
from typing import Final, Protocol

_FIRST_S: Final = 1.0
_LONGEST_S: Final = 60.0
_FORGOTTEN_S: Final = 120.0


class Clock(Protocol):
    def now(self) -> float:
        """Seconds since some moment in the past."""

    async def sleep(self, seconds: float) -> None: ...


class RealClock:
    def now(self) -> float:
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class Pauses:
    """Each is twice as long as the one before, up to a minute; the first is short again after two good minutes."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._length_s = 0.0
        self._end_s = 0.0

    def next_s(self) -> float:
        now_s = self._clock.now()
        is_new = not self._length_s or now_s - self._end_s > _FORGOTTEN_S
        self._length_s = _FIRST_S if is_new else min(2 * self._length_s, _LONGEST_S)
        self._end_s = now_s + self._length_s
        return self._length_s
