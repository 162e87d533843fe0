"""Follows a watch: collects its events in a short form, and waits for them."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable

from shingleback.devices.watch.service import Watch
from shingleback.devices.watch.tracker import applied
from shingleback.domain.drive import (
    Drive,
    DriveArrived,
    DriveChanged,
    DriveEvent,
    DriveLeft,
    DrivesListed,
    ServiceChanged,
)


class Follower:
    """Receives the events of a watch in its own loop, and lets a test wait for them.

    Attributes:
        events: all events.
        drives: the plugged-in drives, according to the events.
    """

    def __init__(self) -> None:
        self.events: list[DriveEvent] = []
        self.drives: tuple[Drive, ...] = ()
        self._news = asyncio.Event()

    def receive(self, event: DriveEvent) -> None:
        self.events.append(event)
        self.drives = applied(self.drives, event)
        self._news.set()

    @property
    def story(self) -> list[str]:
        """The events in short: "there", "+sdx" for an arrival, "~sdx" for a change, "-sdx" for a removal.

        That all drives are listed is no event of a drive or the service, and left out.
        """
        return [short for short in map(_short, self.events) if short]

    async def until(self, is_so: Callable[[list[str]], bool], limit_s: float = 60) -> None:
        """Waits until the condition is true."""
        try:
            async with asyncio.timeout(limit_s):
                while not is_so(self.story):
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            raise AssertionError(f"waited in vain; told was {self.story}") from None

    def drive(self, name: str) -> Drive:
        return next(drive for drive in self.drives if drive.device == f"/dev/{name}")

    async def until_events(self, *last: str) -> None:
        """Waits until the events end like this."""
        await self.until(lambda story: story[-len(last) :] == list(last))


@contextlib.asynccontextmanager
async def followed(watch: Callable[[Callable[[DriveEvent], None]], Watch]) -> AsyncIterator[Follower]:
    """A running watch in a with statement; `watch` makes one that publishes to the given function."""
    follower = Follower()
    task = asyncio.create_task(watch(follower.receive).run())
    try:
        yield follower
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


def in_thread(work: Callable[..., object], *arguments: object) -> Awaitable[object]:
    """Runs the work of a service, or of a person at the plug, in a separate thread."""
    return asyncio.to_thread(work, *arguments)


def _short(event: DriveEvent) -> str:
    match event:
        case DriveArrived(drive):
            return f"+{drive.device.removeprefix('/dev/')}"
        case DriveChanged(_, drive):
            return f"~{drive.device.removeprefix('/dev/')}"
        case DriveLeft(drive):
            return f"-{drive.device.removeprefix('/dev/')}"
        case ServiceChanged(state):
            return state.value
        case DrivesListed():
            return ""
