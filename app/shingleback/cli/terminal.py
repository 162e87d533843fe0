"""Progress in a terminal: three bars and the drive's state, and a summary in a few sentences at the end."""

from typing import Final

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.progress_bar import ProgressBar
from rich.table import Table
from rich.text import Text

from shingleback.cli.text_output import TextOutput
from shingleback.domain.errors import COMPLETE
from shingleback.domain.local_time import local_time
from shingleback.domain.monitoring import RestReason
from shingleback.domain.text import visible
from shingleback.messages import cache_gauge
from shingleback.messages.progress import holes
from shingleback.messages.time_left import remaining
from shingleback.messages.translate import done_of, files, rate, size
from shingleback.protocol.events import DriveState, Event, Planned, Progress, Rest
from shingleback.protocol.results import BackupFinished, CommandResult
from shingleback.protocol.run_state import cache_state_of, preferred_drive_state

_BAR_WIDTH: Final = 40
_SILENT_S: Final = 10.0
_PHASES: Final = {
    "survey": "Looking for changes",
    "copy": "Copying",
    "finish": "Finishing",
    "verify": "Verifying",
    "restore": "Restoring",
    "list": "Reading the list of files",
    "care": "Caring for the drive",
    "measure": "Measuring",
}
_RESTING: Final = "Letting the drive rest"


class TerminalOutput:
    """Redraws on progress events only. It has no thread, so that the engine may fork."""

    def __init__(self, console: Console, text: TextOutput | None = None) -> None:
        self._console = console
        self._live = Live(console=console, auto_refresh=False, transient=True)
        self._text = text or TextOutput()
        self._is_shown = False
        self._progress: Progress | None = None
        self._drive: DriveState | None = None
        self._rest_event: Rest | None = None

    def show(self, event: Event) -> None:
        if isinstance(event, Progress | DriveState | Rest):
            self._redraw(event)
            return
        if isinstance(event, Planned | CommandResult):
            self._stop_drawing()
        self._text.show(event)
        if (
            isinstance(event, BackupFinished)
            and event.command == "backup"
            and event.outcome in COMPLETE
            and self._drive
        ):
            text = cache_gauge.afterwards(cache_state_of(self._drive), event.copied.bytes)
            if text:
                self._text.say(text)

    def _redraw(self, news: Progress | DriveState | Rest) -> None:
        if isinstance(news, DriveState):
            self._drive = preferred_drive_state(self._drive, news)
        elif isinstance(news, Rest):
            self._rest_event = news if news.left_s > 0 else None
        else:
            self._progress = news
        if self._progress is None or self._text.is_behind:
            return
        if not self._is_shown:
            self._live.start()
            self._is_shown = True
        self._live.update(_drawn(self._progress, self._drive, self._rest_event), refresh=True)

    def close(self, *, waits: bool = True) -> None:
        self._stop_drawing()
        self._text.close(waits=waits)

    def _stop_drawing(self) -> None:
        if self._is_shown:
            self._live.stop()
            self._is_shown = False


def _drawn(progress: Progress, drive: DriveState | None, rest_event: Rest | None) -> RenderableType:
    head = Text(_RESTING if rest_event else _PHASES.get(progress.phase, progress.phase), style="bold")
    if progress.phase == "survey":
        head.append(f"  {files(progress.files)}, {size(progress.bytes)}", style="")
        return head
    table = Table.grid(padding=(0, 1))
    total = progress.total_bytes or 1
    label = "copied" if progress.phase in ("copy", "finish") else _PHASES[progress.phase].lower()
    of_total = done_of((progress.files, progress.bytes), (progress.total_files, progress.total_bytes))
    table.add_row(label, _bar(progress.bytes, total), of_total or size(progress.bytes))
    if progress.phase in ("copy", "finish"):
        table.add_row("on the drive", _bar(progress.durable_bytes, total), size(progress.durable_bytes))
        table.add_row("safe to unplug", _bar(0, 1), "after ejecting")
    if progress.phase == "list":
        return Group(head, table)
    if drive is not None and drive.cache_bytes:
        cache = cache_state_of(drive)
        cache_size = (
            f"{cache_gauge.fill(cache)} full" if cache_gauge.has_percent(cache) else "its size is not known yet"
        )
        fill = f"{cache_size} ({drive.source})"
        table.add_row("drive's cache", _bar(round(cache.level * drive.cache_bytes), drive.cache_bytes), fill)
    lines = [line for line in (_doing(progress, drive, rest_event), _speed(progress, rest_event)) if line]
    return Group(head, table, *(Text(line, style="dim", overflow="ellipsis", no_wrap=True) for line in lines))


def _bar(done: int, total: int) -> ProgressBar:
    return ProgressBar(total=total, completed=min(done, total), width=_BAR_WIDTH)


def _doing(progress: Progress, drive: DriveState | None, rest_event: Rest | None) -> str:
    """Return what the drive is doing, and why."""
    if rest_event is not None:
        return cache_gauge.rest_text(RestReason(rest_event.reason), rest_event.left_s)
    if progress.silent_s >= _SILENT_S:
        return (
            f"The drive has been silent for {progress.silent_s:.0f} s: it is tidying up. This is normal; please wait."
        )
    if progress.total_hole_bytes:
        return holes(progress.current, progress.hole_bytes, progress.total_hole_bytes)
    return cache_gauge.now(cache_state_of(drive)) if drive is not None else ""


def _speed(progress: Progress, rest_event: Rest | None) -> str:
    parts = [rate(progress.bytes_per_s)]
    is_moving = rest_event is None and progress.silent_s < _SILENT_S
    if time_left := remaining(progress.left_low_s, progress.left_high_s, local_time() if is_moving else None):
        parts.append(time_left)
    parts.append(visible(progress.current))
    return "  ".join(parts)
