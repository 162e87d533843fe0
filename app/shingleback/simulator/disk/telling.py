"""Telling how the modeled drive is, along with how the run goes."""

import time
from collections.abc import Callable
from typing import Final

from shingleback.jobs.control import Control
from shingleback.jobs.events import DriveState, Event, Progress
from shingleback.simulator.disk.page import Page

_STEP_S: Final = 0.5


class DriveTeller:
    """Hands events on, and puts one about the drive behind progress, at most twice a second."""

    def __init__(
        self,
        emit: Callable[[Event], None],
        page: Page,
        drive_clock: Callable[[], float],
        clock: Callable[[], float] = time.monotonic,
        times: float = 1.0,
    ) -> None:
        """`drive_clock` is that of the simulated disk, which goes `times` as fast as `clock`."""
        self._emit = emit
        self._page = page
        self._drive_clock = drive_clock
        self._times = times
        self._clock = clock
        self._told_s = -_STEP_S

    def __call__(self, event: Event) -> None:
        self._emit(event)
        if isinstance(event, Progress) and event.elapsed_s - self._told_s >= _STEP_S:
            self._tell(event.elapsed_s)

    def watch(
        self, control: Control, elapsed_s: float, seconds: float, beat: Callable[[float], None] = lambda _s: None
    ) -> None:
        """When a run has ended, after `elapsed_s`: tell for some seconds more, or until the person has seen enough.

        `beat` is called with the seconds since the run began, ten times a second.
        """
        began_s = self._clock()
        while not control.is_canceled and (watched_s := self._clock() - began_s) < seconds:
            beat(elapsed_s + watched_s)
            if elapsed_s + watched_s - self._told_s >= _STEP_S:
                self._tell(round(elapsed_s + watched_s, 3))
            control.wait()
            control.refresh()

    def _tell(self, elapsed_s: float) -> None:
        shown = self._page.read()
        if shown is None:
            return
        self._told_s = elapsed_s
        state = shown.reading.at(self._drive_clock())
        self._emit(
            DriveState(
                source="modeled",
                elapsed_s=elapsed_s,
                written_bytes=state.written_bytes,
                cache_used_bytes=state.cache_used_bytes,
                cache_bytes=state.cache_bytes,
                phase=state.phase.value,
                tidy_s=round(state.tidy_s / self._times, 1),
            )
        )
