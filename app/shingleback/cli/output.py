"""Writes events as JSON lines for programs, or as text for people. Every command ends with a final event.

Output never blocks: a window or a terminal that stops reading does not stop a backup. No other process writes to the
standard streams meanwhile, because forked processes close them.
"""

import contextlib
import io
import os
import select
import sys
import time
from typing import TYPE_CHECKING, Final, Protocol, TextIO

import msgspec

from shingleback.cli import measure_text
from shingleback.cli import text as drive_text
from shingleback.cli.summary import change_line, summary
from shingleback.domain.errors import Why
from shingleback.domain.local_time import local_time
from shingleback.domain.text import visible
from shingleback.messages import errors, reasons
from shingleback.messages.time_left import event_text
from shingleback.protocol import events
from shingleback.protocol.events import (
    Changes,
    DriveState,
    EjectStep,
    Event,
    LeftOutEvent,
    MeasurePlanned,
    Note,
    Plugged,
    PrepareStep,
    Progress,
    Service,
    State,
)
from shingleback.protocol.result_items import Item, ReadyBy
from shingleback.protocol.results import CommandResult

_MAX_LISTED_AHEAD_BYTES: Final = 1 << 20


if TYPE_CHECKING:
    from _typeshed import ReadableBuffer


_PIECE_BYTES: Final = 4096  # what a pipe that is ready accepts at once (PIPE_BUF)
_MAX_WAITING_BYTES: Final = 1 << 24
_TIMEOUT_S: Final = 30.0
_STEP_S: Final = 0.02


class UnblockedWriter:
    """Writes to a descriptor without blocking, and buffers what was not read yet; drops new data beyond a limit.

    Attributes:
        is_heard: False once the reader has closed its end.
    """

    def __init__(self, fd: int, most_waiting_bytes: int = _MAX_WAITING_BYTES, patience_s: float = _TIMEOUT_S) -> None:
        """`patience_s`: how long `finish` waits for a reader that has stopped reading."""
        self.is_heard = True
        self._fd = fd
        self._own_fd = _of_terminal(fd)
        self._most_waiting_bytes = most_waiting_bytes
        self._patience_s = patience_s
        self._waiting = bytearray()

    @property
    def is_behind(self) -> bool:
        """Whether the reader has unread data waiting."""
        self.push()
        return bool(self._waiting)

    def write(self, data: bytes, *, is_vital: bool = False) -> None:
        """Queue data for writing. Vital data ignores the limit."""
        if self.is_heard and (is_vital or len(self._waiting) < self._most_waiting_bytes):
            self._waiting += data
            self.push()

    def push(self) -> None:
        """Write as much as the reader accepts now."""
        while self._waiting and self.is_heard and self._is_ready(0):
            if not self._give():
                return

    def finish(self, *, waits: bool = True) -> None:
        """Close the output. If `waits`, wait until all is read, but not long for a reader that takes nothing."""
        if waits:
            self.wait_until_read()
        if self._own_fd is not None:
            os.close(self._own_fd)
            self._own_fd = None

    def wait_until_read(self, most_waiting_bytes: int = 0) -> None:
        """Wait until at most this much is unread, or the reader has taken nothing for `patience_s`."""
        last_s = time.monotonic()
        while len(self._waiting) > most_waiting_bytes and self.is_heard:
            if self._is_ready(_STEP_S) and self._give():
                last_s = time.monotonic()
            elif time.monotonic() - last_s < self._patience_s:
                time.sleep(_STEP_S)
            else:
                return

    def _give(self) -> bool:
        """Write a piece. Returns whether any of it was accepted."""
        fd = self._fd if self._own_fd is None else self._own_fd
        try:
            taken = os.write(fd, self._waiting[:_PIECE_BYTES])
        except BlockingIOError:
            return False
        except OSError:
            self.is_heard = False
            self._waiting.clear()
            return False
        del self._waiting[:taken]
        return True

    def _is_ready(self, patience_s: float) -> bool:
        poll = select.poll()
        poll.register(self._fd, select.POLLOUT)
        return bool(poll.poll(patience_s * 1000))


class _Raw(io.RawIOBase):
    """Adapts an `UnblockedWriter` to `io`."""

    def __init__(self, writer: UnblockedWriter, fd: int) -> None:
        super().__init__()
        self._writer = writer
        self._fd = fd

    @property
    def name(self) -> int:
        """The descriptor, as for other files without a path."""
        return self._fd

    def writable(self) -> bool:
        return True

    def fileno(self) -> int:
        return self._fd

    def isatty(self) -> bool:
        return os.isatty(self._fd)

    def write(self, data: "ReadableBuffer", /) -> int:
        content = bytes(data)
        self._writer.write(content)
        return len(content)


class UnblockedText(io.TextIOWrapper):
    """A text stream that replaces a standard stream."""

    def __init__(self, stream: TextIO) -> None:
        self.writer = UnblockedWriter(stream.fileno())
        raw = _Raw(self.writer, stream.fileno())
        super().__init__(raw, stream.encoding, stream.errors, line_buffering=True, write_through=True)


def _of_terminal(fd: int) -> int | None:
    """Return a separate, non-blocking descriptor: a terminal reports that it is ready, but not for how much."""
    if os.isatty(fd):
        with contextlib.suppress(OSError):
            return os.open(os.ttyname(fd), os.O_WRONLY | os.O_NOCTTY | os.O_NONBLOCK | os.O_CLOEXEC)
    return None


class Output(Protocol):
    def show(self, event: Event) -> None: ...

    def close(self, *, waits: bool = True) -> None:
        """If it `waits`, let the reader catch up."""


class JsonOutput:
    """One JSON line per event. If nobody reads them, the work continues silently, because it is worth finishing.

    A reader that is behind misses snapshots, of which only the newest would matter anyway.
    """

    def __init__(self, writer: UnblockedWriter) -> None:
        self._writer = writer

    def show(self, event: Event) -> None:
        if not (isinstance(event, Progress | DriveState) and self._writer.is_behind):
            self._writer.write(events.encode(event), is_vital=isinstance(event, CommandResult | Changes))
        if isinstance(event, Changes):  # no line of a list may be lost, and its producer can wait
            self._writer.wait_until_read(_MAX_LISTED_AHEAD_BYTES)

    def close(self, *, waits: bool = True) -> None:
        self._writer.finish(waits=waits)


class TextOutput:
    """Plain lines: files left out, notes, and the result."""

    def __init__(self, out: TextIO = sys.stdout, err: TextIO = sys.stderr) -> None:
        self._out = out
        self._err = err
        self._readiness = ""

    def show(self, event: Event) -> None:
        match event:
            case LeftOutEvent() | Changes():
                self._list(event)
            case Note(message=message, code=code, values=values):
                option = f" ({_NOTE_OPTIONS[code]})" if code in _NOTE_OPTIONS else ""
                self.say((message or reasons.note(code, values)) + option, self._err)
            case ReadyBy():
                self._tell_readiness(event)
            case State(state=state):
                self.say(_STATES.get(state, state), self._err)
            case EjectStep() | PrepareStep() | MeasurePlanned():
                for line in _step_lines(event):
                    self.say(line)
            case Plugged() | Service():
                for line in drive_text.news(event):
                    self.say(line)
            case _ if isinstance(event, CommandResult):
                self._end(event)

    def _tell_readiness(self, event: ReadyBy) -> None:
        """Print it only if it has changed."""
        if event.at and event.state != self._readiness:
            self._readiness = event.state
            self.say(event_text(event, local_time().tzinfo))

    def _list(self, event: LeftOutEvent | Changes) -> None:
        if isinstance(event, LeftOutEvent):
            for item in event.items:
                self.say(f"left out: {item.path} ({_reason_of(item)})", self._err)
            return
        for change in event.items:
            self.say(change_line(change))
        if isinstance(self._out, UnblockedText):
            self._out.writer.wait_until_read(_MAX_LISTED_AHEAD_BYTES)

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
            _redirect_to_null(stream)


def is_read(fd: int) -> bool:
    """Whether the other end is open; False if its program has ended or closed it."""
    poll = select.poll()
    poll.register(fd, 0)
    return not any(event & (select.POLLERR | select.POLLHUP) for _, event in poll.poll(0))


def _redirect_to_null(stream: TextIO) -> None:
    """Redirect a stream without a reader to /dev/null, so that the work continues and the final flush cannot fail."""
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, stream.fileno())
    os.close(nothing)


_STATES = {
    "pausing": "Pausing at the next safe place...",
    "paused": "Paused.",
    "looking": "A drive returned an error. Looking whether it is still plugged in.",
    "running": "Going on.",
    "canceling": "Stopping at the next safe place. Press Ctrl-C again to stop at once.",
}
_OPTIONS: dict[str, str] = {
    Why.SOURCE_EMPTY: "--allow-empty",
    Why.SOURCE_EMPTY_NOW: "--allow-empty",
    Why.VERSIONS_SPARED: "--make-room",
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


def with_message(event: CommandResult) -> CommandResult:
    """Add the English sentence that explains why the command ended this way."""
    if event.message or not event.why:
        return event
    option = f" ({_OPTIONS[event.why]})" if event.why in _OPTIONS else ""
    return msgspec.structs.replace(event, message=errors.sentence(event.why, event.values) + option)
