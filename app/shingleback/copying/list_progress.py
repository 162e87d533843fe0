"""Telling how far the reading of a manifest is, and ending it when that is wanted."""

from collections.abc import Callable
from typing import Final

from shingleback.jobs.events import Event, Progress

_TICK_S: Final = 0.1


class ListProgress:
    """Listens to a `ManifestReader`. What takes no time is not told."""

    def __init__(
        self, emit: Callable[[Event], None], clock: Callable[[], float], attend: Callable[[], None] = lambda: None
    ) -> None:
        """`attend` is called between two pieces, and may raise."""
        self._emit = emit
        self._clock = clock
        self._attend = attend
        self._began_s = self._told_s = clock()

    def __call__(self, done_bytes: int, total_bytes: int) -> None:
        self._attend()
        now_s = self._clock()
        if now_s - self._told_s >= _TICK_S:
            self._told_s = now_s
            elapsed_s = round(now_s - self._began_s, 3)
            self._emit(Progress(phase="list", elapsed_s=elapsed_s, files=0, bytes=done_bytes, total_bytes=total_bytes))
