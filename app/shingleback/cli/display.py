"""Progress in a terminal: three bars for three different things, and what is being done just now."""

from typing import Final

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.progress_bar import ProgressBar
from rich.table import Table
from rich.text import Text

from shingleback.cli.output import TextOutput, one_line
from shingleback.jobs.events import DriveState, Event, Finished, Planned, Progress
from shingleback.words.numbers import duration, files, rate, size, time_left

_BAR_WIDTH: Final = 40
_SILENT_S: Final = 10.0
_PHASES: Final = {
    "survey": "Looking for what has changed",
    "copy": "Copying",
    "finish": "Finishing",
    "verify": "Reading back",
    "restore": "Restoring",
}


class TerminalOutput:
    """Redraws on progress events only: there is no thread of its own, so that the engine may fork."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._live = Live(console=console, auto_refresh=False, transient=True)
        self._text = TextOutput()
        self._is_shown = False
        self._progress: Progress | None = None
        self._drive: DriveState | None = None

    def show(self, event: Event) -> None:
        if isinstance(event, Progress | DriveState):
            self._redraw(event)
            return
        if isinstance(event, Planned | Finished):
            self.close()
        self._text.show(event)

    def _redraw(self, news: Progress | DriveState) -> None:
        if isinstance(news, DriveState):
            self._drive = news
        else:
            self._progress = news
        if self._progress is None:
            return
        if not self._is_shown:
            self._live.start()
            self._is_shown = True
        self._live.update(_drawn(self._progress, self._drive), refresh=True)

    def close(self) -> None:
        if self._is_shown:
            self._live.stop()
            self._is_shown = False


def _drawn(progress: Progress, drive: DriveState | None) -> RenderableType:
    head = Text(_PHASES.get(progress.phase, progress.phase), style="bold")
    if progress.phase == "survey":
        head.append(f"  {files(progress.files)}, {size(progress.bytes)}", style="")
        return head
    table = Table.grid(padding=(0, 1))
    total = progress.total_bytes or 1
    label = "copied" if progress.phase in ("copy", "finish") else _PHASES[progress.phase].lower()
    table.add_row(label, _bar(progress.bytes, total), f"{size(progress.bytes)} of {size(progress.total_bytes)}")
    if progress.phase in ("copy", "finish"):
        table.add_row("on the drive", _bar(progress.durable_bytes, total), size(progress.durable_bytes))
        table.add_row("safe to unplug", _bar(0, 1), "after ejecting")
    if drive is not None:
        fill = f"{drive.cache_used_bytes / drive.cache_bytes:.0%} full ({drive.source})"
        table.add_row("drive's cache", _bar(drive.cache_used_bytes, drive.cache_bytes), fill)
    return Group(head, table, Text(_footer(progress, drive), style="dim", overflow="ellipsis", no_wrap=True))


def _bar(done: int, total: int) -> ProgressBar:
    return ProgressBar(total=total, completed=min(done, total), width=_BAR_WIDTH)


def _footer(progress: Progress, drive: DriveState | None) -> str:
    if drive is not None and drive.phase == "tidying":
        return f"The drive is left alone and tidies up; all of it would take {duration(drive.tidy_s)} more."
    if progress.silent_s >= _SILENT_S:
        return (
            f"The drive has been silent for {progress.silent_s:.0f} s: it is tidying up. This is normal; please wait."
        )
    parts = [rate(progress.bytes_per_s)]
    if drive is not None and drive.phase == "full":
        parts.append("its cache is full: it tidies up in between")
    left = time_left(progress.left_low_s, progress.left_high_s)
    if left:
        parts.append(f"{left} left")
    parts.append(one_line(progress.current))
    return "  ".join(parts)
