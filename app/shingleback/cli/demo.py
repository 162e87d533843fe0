"""The demo in a terminal: what it is, how it goes, and what was to be seen."""

from collections.abc import Callable
from typing import Final

import msgspec

from shingleback.cli.output import Output
from shingleback.cli.story import Story
from shingleback.jobs.cache_told import cache_told
from shingleback.jobs.events import DriveState, Event, Progress, Started
from shingleback.jobs.final_words import BackupFinished
from shingleback.jobs.run_state import believed
from shingleback.model.cache_state import Phase
from shingleback.model.kernel_text import text_lines
from shingleback.words import doing
from shingleback.words.numbers import rate, size

_INTRODUCTION: Final = """\
This is a demonstration with a simulated drive: a shingled drive, made so small that a minute shows what takes hours.
Sample files are really copied, from one temporary folder to another, and are removed at the end."""
_STOPPED: Final = "Stopped. The sample files and their copy are removed."
_LINE_EVERY_S: Final = 4.0


class DemoOutput:
    """Hands events on to `inner`, and says more around them."""

    def __init__(self, inner: Output, say: Callable[[str], None]) -> None:
        self._inner = inner
        self._say = say
        self._story = Story()

    def show(self, event: Event) -> None:
        if isinstance(event, Started):
            for line in text_lines(_INTRODUCTION):
                self._say(line)
        if isinstance(event, BackupFinished) and event.outcome == "canceled":
            event = msgspec.structs.replace(event, message=_STOPPED)
        self._story.add(event)
        self._inner.show(event)
        if isinstance(event, BackupFinished) and event.outcome == "done":
            for line in self._story.lines():
                self._say(line)

    def close(self, *, waits: bool = True) -> None:
        self._inner.close(waits=waits)


class SteadyLines:
    """For where nothing can be drawn: hands events on, and says every few seconds how it goes."""

    def __init__(self, inner: Output, say: Callable[[str], None]) -> None:
        self._inner = inner
        self._say = say
        self._progress: Progress | None = None
        self._last: DriveState | None = None
        self._newest: DriveState | None = None

    def show(self, event: Event) -> None:
        self._inner.show(event)
        if isinstance(event, Progress):
            self._progress = event
        if isinstance(event, DriveState) and believed(self._newest, event) is event:
            self._newest = event
            self._tell(event)

    def _tell(self, drive: DriveState) -> None:
        progress, last = self._progress, self._last or drive
        if progress is None or progress.phase == "survey":
            return
        if self._last is None or drive.elapsed_s - last.elapsed_s >= _LINE_EVERY_S:
            self._say(_line(progress, last, drive))
            self._last = drive

    def close(self, *, waits: bool = True) -> None:
        self._inner.close(waits=waits)


def _line(progress: Progress, last: DriveState, drive: DriveState) -> str:
    does = doing.now(cache_told(drive))
    if drive.phase == Phase.TIDYING:
        return f"{drive.elapsed_s:4.0f} s: {does}"
    time_s = drive.elapsed_s - last.elapsed_s
    speed = rate((drive.written_bytes - last.written_bytes) / time_s) if time_s else "starting"
    done = f"{size(progress.bytes)} copied, {size(progress.durable_bytes)} on the drive"
    return f"{drive.elapsed_s:4.0f} s: {done}, {speed}. {does}"
