"""Writes events as JSON lines for programs, or as text for people. Every command ends with a final event."""

import os
import select
import sys
from typing import Final, Protocol, TextIO

import msgspec

from shingleback.cli import measure_text
from shingleback.cli import text as drive_text
from shingleback.cli.summary import change_line, summary
from shingleback.cli.unblocked import UnblockedText, UnblockedWriter
from shingleback.domain.errors import Why
from shingleback.domain.text import visible
from shingleback.messages import errors, reasons
from shingleback.protocol import events
from shingleback.protocol.events import (
    Changes,
    DriveState,
    EjectStep,
    Event,
    Finished,
    LeftOutEvent,
    MeasurePlanned,
    Note,
    Plugged,
    PrepareStep,
    Progress,
    Service,
    State,
)
from shingleback.protocol.result_items import Item

_MOST_LISTED_AHEAD_BYTES: Final = 1 << 20


class Output(Protocol):
    def show(self, event: Event) -> None: ...

    def close(self, *, waits: bool = True) -> None:
        """Where it `waits`: for the reader, who may be behind."""


class JsonOutput:
    """One event a line. When nobody reads any more, the work goes on in silence: it is worth finishing.

    A reader that is behind misses snapshots, of which only the newest would count anyway.
    """

    def __init__(self, writer: UnblockedWriter) -> None:
        self._writer = writer

    def show(self, event: Event) -> None:
        if not (isinstance(event, Progress | DriveState) and self._writer.is_behind):
            self._writer.write(events.encode(event), is_vital=isinstance(event, Finished | Changes))
        if isinstance(event, Changes):  # a list, of which nothing may be lost; nobody waits for its writer
            self._writer.wait_until_read(_MOST_LISTED_AHEAD_BYTES)

    def close(self, *, waits: bool = True) -> None:
        self._writer.finish(waits=waits)


class TextOutput:
    """Plain lines: what was left out, notes, and the end."""

    def __init__(self, out: TextIO = sys.stdout, err: TextIO = sys.stderr) -> None:
        self._out = out
        self._err = err

    def show(self, event: Event) -> None:
        match event:
            case LeftOutEvent() | Changes():
                self._list(event)
            case Note(message=message, code=code, values=values):
                option = f" ({_NOTE_OPTIONS[code]})" if code in _NOTE_OPTIONS else ""
                self.say((message or reasons.note(code, values)) + option, self._err)
            case State(state=state):
                self.say(_STATES.get(state, state), self._err)
            case EjectStep() | PrepareStep() | MeasurePlanned():
                for line in _step_lines(event):
                    self.say(line)
            case Plugged() | Service():
                for line in drive_text.news(event):
                    self.say(line)
            case _ if isinstance(event, Finished):
                self._end(event)

    def _list(self, event: LeftOutEvent | Changes) -> None:
        if isinstance(event, LeftOutEvent):
            for item in event.items:
                self.say(f"left out: {item.path} ({_reason_of(item)})", self._err)
            return
        for change in event.items:
            self.say(change_line(change))
        if isinstance(self._out, UnblockedText):
            self._out.writer.wait_until_read(_MOST_LISTED_AHEAD_BYTES)

    def close(self, *, waits: bool = True) -> None:
        for stream in (self._out, self._err):
            if isinstance(stream, UnblockedText):
                stream.writer.finish(waits=waits)

    @property
    def is_behind(self) -> bool:
        """Whether the reader has not taken yet what was said."""
        return isinstance(self._out, UnblockedText) and self._out.writer.is_behind

    def _end(self, event: Finished) -> None:
        for line in summary(event):
            self.say(line)
        if event.message:
            self.say(event.message, self._err)

    def say(self, text: str, to: TextIO | None = None) -> None:
        """One line."""
        stream = to or self._out
        try:
            print(f"{visible(text)}\n", end="", file=stream, flush=True)
        except OSError:
            _let_go(stream)


def is_read(fd: int) -> bool:
    """False where it goes to a program that has ended, or listens no more."""
    poll = select.poll()
    poll.register(fd, 0)
    return not any(event & (select.POLLERR | select.POLLHUP) for _, event in poll.poll(0))


def _let_go(stream: TextIO) -> None:
    """Nobody reads it any more: the work goes on in silence. What waits in it must not fail at the very end."""
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, stream.fileno())
    os.close(nothing)


_STATES = {
    "pausing": "Pausing at the next safe place...",
    "paused": "Paused.",
    "running": "Going on.",
    "canceling": "Stopping at the next safe place. Press Ctrl-C again to stop at once.",
}
_OPTIONS: dict[str, str] = {
    Why.SOURCE_EMPTY_NOW: "--allow-empty",
    Why.DESTINATION_CHANGED: "--new",
    Why.OTHER_BACKUP: "--new",
    Why.PLACES_UNKNOWN: "--yes",
}
_NOTE_OPTIONS: dict[str, str] = {"special-permissions-left": "--special-permissions"}
_STEPS_BEGUN = {
    "flush": "Writing out what is still in memory. On a slow drive this may take minutes...",
    "unmount": "Unmounting...",
    "power-off": "Switching the drive off...",
    "eject": "Letting go of the card...",
}
_STEPS_DONE = {
    "flush": "Everything is written out.",
    "unmount": "The drive is unmounted.",
    "power-off": "The drive is switched off.",
    "eject": "The card can be taken out.",
}


def _step_lines(event: EjectStep | PrepareStep | MeasurePlanned) -> list[str]:
    if isinstance(event, MeasurePlanned):
        return measure_text.plan_lines(event)
    if isinstance(event, PrepareStep):
        return drive_text.step_lines(event)
    return [(_STEPS_DONE if event.done else _STEPS_BEGUN)[event.step]]


def _reason_of(item: Item) -> str:
    text = reasons.reason(item.reason)
    return f"{text}: {item.detail}" if item.detail else text


def with_message(event: Finished) -> Finished:
    """The final word with the English sentence for why it ended as it did."""
    if event.message or not event.why:
        return event
    option = f" ({_OPTIONS[event.why]})" if event.why in _OPTIONS else ""
    return msgspec.structs.replace(event, message=errors.sentence(event.why, event.values) + option)
