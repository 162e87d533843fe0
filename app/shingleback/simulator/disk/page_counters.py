"""The counters of a modeled drive, as another process sees them."""

from collections.abc import Callable

from shingleback.model.counters import Counters
from shingleback.simulator.disk.page import Page


class PageCounters:
    """A `CounterSource` over the page on which the drive's process shows its drive."""

    def __init__(self, page: Page, clock: Callable[[], float]) -> None:
        """`clock` is that of the simulated disk."""
        self._page = page
        self._clock = clock

    def read(self) -> Counters | None:
        """None while nothing was shown."""
        shown = self._page.read()
        return shown.asked.at(self._clock()) if shown else None
