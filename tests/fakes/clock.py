"""Time that passes when somebody sleeps, or when the test says so."""

import asyncio

from tests.helpers.workshop import Clock


class SleepingClock(Clock):
    """A clock on which sleeping takes no real time.

    Attributes:
        slept_s: the length of each sleep, in order.
    """

    def __init__(self) -> None:
        super().__init__()
        self.slept_s: list[float] = []

    def sleep(self, seconds: float) -> None:
        self.slept_s.append(seconds)
        self.seconds += seconds


class HeldClock:
    """Time that passes when the test says so.

    Attributes:
        requested_s: the requested length of each sleep, in order.
    """

    def __init__(self) -> None:
        self.requested_s: list[float] = []
        self._now_s = 0.0
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []
        self._is_asked = asyncio.Event()

    def now(self) -> float:
        return self._now_s

    async def sleep(self, seconds: float) -> None:
        self.requested_s.append(seconds)
        sleeper: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleepers.append((self._now_s + seconds, sleeper))
        self._is_asked.set()
        await sleeper

    async def until_sleeping(self, times: int, limit_s: float = 10) -> None:
        """Waits until sleeps have been requested this many times."""
        async with asyncio.timeout(limit_s):
            while len(self.requested_s) < times:
                self._is_asked.clear()
                await self._is_asked.wait()

    def advance(self, seconds: float) -> None:
        self._now_s += seconds
        for end_s, sleeper in self._sleepers:
            if end_s <= self._now_s and not sleeper.done():
                sleeper.set_result(None)
