"""Writes events as text for people, a line each."""

import os
import sys
from typing import Final, TextIO

from shingleback.cli.output import MAX_LISTED_AHEAD_BYTES, UnblockedText
from shingleback.cli.summary import change_line, summary
from shingleback.domain.text import visible
from shingleback.messages import reasons, sources
from shingleback.protocol.events import (
    Changes,
    EjectStep,
    Event,
    LeftOutEvent,
    MeasurePlanned,
    Note,
    PlaceSilent,
    Plugged,
    PrepareStep,
    Service,
    SourceSilent,
    State,
)
from shingleback.protocol.result_items import ReadyBy
from shingleback.protocol.results import CommandResult

_SPECIAL_LETTERS: Final = frozenset("*?[]!'\\")  # of patterns, or of a shell in single quotes
_STATES = {
    "pausing": "Pausing at the next safe place...",
    "paused": "Paused.",
    "looking": "A drive returned an error. Checking whether it is still plugged in.",
    "running": "Continuing.",
    "canceling": "Stopping at the next safe place. Press Ctrl-C again to stop at once.",
}
_NOTE_OPTIONS: dict[str, str] = {
    "special-permissions-left": "--special-permissions",
    "losses-kept": "--allow-empty",
    "folder-times-kept": "--overwrite",
}
_STEPS_BEGUN = {
    "flush": "Writing pending data. On a slow drive, this may take minutes...",
    "unmount": "Unmounting...",
    "power-off": "Switching the drive off...",
    "eject": "Releasing the card...",
}
_STEPS_DONE = {
    "flush": "All data is written.",
    "unmount": "The drive is unmounted.",
    "power-off": "The drive is switched off.",
    "eject": "You can take the card out.",
}


class TextOutput:
    """Plain lines: files left out, notes, and the result.

    Attributes:
        offers_skip: Ctrl-C leaves out a source that does not answer.
    """

    def __init__(self, out: TextIO = sys.stdout, err: TextIO = sys.stderr) -> None:
        self._out = out
        self._err = err
        self._readiness = ""
        self._silent = False
        self.offers_skip = False

    def show(self, event: Event) -> None:
        match event:
            case LeftOutEvent() | Changes():
                self._list(event)
            case Note(message=message, code=code, values=values):
                option = f" ({_NOTE_OPTIONS[code]})" if code in _NOTE_OPTIONS else ""
                self.say((message or reasons.note(code, values)) + option, self._err)
            case ReadyBy():
                self._tell_readiness(event)
            case SourceSilent() | PlaceSilent() | State():
                self._tell_state(event)
            case EjectStep() | PrepareStep() | MeasurePlanned():
                for line in _step_lines(event):
                    self.say(line)
            case Plugged() | Service():
                from shingleback.cli import text as drive_text

                for line in drive_text.news(event):
                    self.say(line)
            case _ if isinstance(event, CommandResult):
                self._end(event)

    def _tell_state(self, event: SourceSilent | PlaceSilent | State) -> None:
        """Print a state, or once that a source or a place does not answer, and once that it answers again."""
        if isinstance(event, State):
            self.say(_STATES.get(event.state, event.state), self._err)
            return
        if bool(event.silent_s) is self._silent:
            return
        self._silent = bool(event.silent_s)
        if not event.silent_s:
            is_left_out = isinstance(event, SourceSilent) and event.is_left_out
            text = "The backup continues without {path}." if is_left_out else "{path} is responding again."
            self.say(text.format(path=event.path), self._err)
        elif isinstance(event, PlaceSilent):
            sentence = sources.silent_place(event.path, event.server, event.kind, event.silent_s)
            self.say(f"{sentence} Ctrl-C stops this.", self._err)
        else:
            self.say(sources.silent(event.path, event.server, event.kind, event.silent_s), self._err)
            if event.left_out_in_s is not None:
                self.say(sources.left_out_soon(event.left_out_in_s), self._err)
            if self.offers_skip:
                self.say("Press Ctrl-C to skip it and continue with the rest.", self._err)

    def _tell_readiness(self, event: ReadyBy) -> None:
        """Print it only if it has changed."""
        if event.at and event.state != self._readiness:
            self._readiness = event.state
            from shingleback.domain.local_time import local_time
            from shingleback.messages.time_left import event_text

            self.say(event_text(event, local_time().tzinfo))

    def _list(self, event: LeftOutEvent | Changes) -> None:
        if isinstance(event, LeftOutEvent):
            from shingleback.domain.left_out_groups import Omission, grouped

            for group in grouped([Omission(item.path, item.reason, item.detail) for item in event.items]):
                name = f"{group.count:,} in {group.path}/" if group.is_folder else group.path
                reason = reasons.reason(group.reason) + (f": {group.detail}" if group.detail else "")
                _, _, pattern = group.path.partition("/")  # patterns count from the top of each source
                is_plain = "/" in pattern and not _SPECIAL_LETTERS.intersection(pattern)
                hint = f"; to exclude it: --exclude '{pattern}/'" if group.is_folder and is_plain else ""
                self.say(f"skipped: {name} ({reason}){hint}", self._err)
            return
        for change in event.items:
            self.say(change_line(change))
        if isinstance(self._out, UnblockedText):
            self._out.writer.wait_until_read(MAX_LISTED_AHEAD_BYTES)

    def close(self, *, waits: bool = True) -> None:
        for stream in (self._out, self._err):
            if isinstance(stream, UnblockedText):
                stream.writer.finish(waits=waits)

    @property
    def is_behind(self) -> bool:
        """Whether the reader has unread output waiting."""
        return isinstance(self._out, UnblockedText) and self._out.writer.is_behind

    def _end(self, event: CommandResult) -> None:
        for line in summary(event):
            self.say(line)
        if event.message:
            self.say(event.message, self._err)

    def say(self, text: str, to: TextIO | None = None) -> None:
        """Print one line."""
        stream = to or self._out
        try:
            print(f"{visible(text)}\n", end="", file=stream, flush=True)
        except OSError:
            # Nobody reads it anymore. The work continues, and the final flush must not fail.
            nothing = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nothing, stream.fileno())
            os.close(nothing)


def _step_lines(event: EjectStep | PrepareStep | MeasurePlanned) -> list[str]:
    if isinstance(event, MeasurePlanned):
        from shingleback.cli import measure_text

        return measure_text.plan_lines(event)
    if isinstance(event, PrepareStep):
        from shingleback.cli import text as drive_text

        return drive_text.step_lines(event)
    return [(_STEPS_DONE if event.done else _STEPS_BEGUN)[event.step]]
