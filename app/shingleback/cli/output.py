"""Writes events as JSON lines for programs, or as text for people. Every command ends with a final event.

Output never blocks: a window or a terminal that stops reading does not stop a backup. No other process writes to the
standard streams meanwhile, because forked processes close them.
"""

import contextlib
import io
import os
import select
import time
from typing import TYPE_CHECKING, Final, Protocol, TextIO

import msgspec

from shingleback.domain.errors import Why
from shingleback.messages import errors
from shingleback.protocol import events
from shingleback.protocol.events import (
    Changes,
    DriveState,
    Event,
    Progress,
)
from shingleback.protocol.results import CommandResult

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer


MAX_LISTED_AHEAD_BYTES: Final = 1 << 20
_PIECE_BYTES: Final = 4096  # what a pipe that is ready accepts at once (PIPE_BUF)
_MAX_WAITING_BYTES: Final = 1 << 24
_TIMEOUT_S: Final = 30.0
_STEP_S: Final = 0.02
_OPTIONS: dict[str, str] = {
    Why.SOURCE_EMPTY: "--allow-empty",
    Why.SOURCE_EMPTY_NOW: "--allow-empty",
    Why.FOLDER_KNOWN: "--continue OLD=NEW, or --as-new",
    Why.COMPUTER_KNOWN: "--continue-computer NAME, or --as-new",
    Why.VERSIONS_SPARED: "--make-room",
    Why.DESTINATION_CHANGED: "--new",
    Why.OTHER_BACKUP: "--new",
    Why.PLACES_UNKNOWN: "--yes",
    Why.INTERNAL: "shingleback report",
}


class UnblockedWriter:
    """Writes to a descriptor without blocking, and buffers what was not read yet; drops new data beyond a limit.

    Attributes:
        is_heard: False once the reader has closed its end.
    """

    def __init__(self, fd: int, most_waiting_bytes: int = _MAX_WAITING_BYTES, patience_s: float = _TIMEOUT_S) -> None:
        """`patience_s`: how long `finish` waits for a reader that has stopped reading."""
        self.is_heard = True
        self._fd = fd
        self._own_fd: int | None = None
        if os.isatty(fd):
            # A terminal reports that it is ready, but not for how much: only a descriptor of its own never blocks.
            with contextlib.suppress(OSError):
                self._own_fd = os.open(os.ttyname(fd), os.O_WRONLY | os.O_NOCTTY | os.O_NONBLOCK | os.O_CLOEXEC)
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
            written_bytes = os.write(fd, self._waiting[:_PIECE_BYTES])
        except BlockingIOError:
            return False
        except OSError:
            self.is_heard = False
            self._waiting.clear()
            return False
        del self._waiting[:written_bytes]
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
            self._writer.wait_until_read(MAX_LISTED_AHEAD_BYTES)

    def close(self, *, waits: bool = True) -> None:
        self._writer.finish(waits=waits)


def is_read(fd: int) -> bool:
    """Whether the other end is open; False if its program has ended or closed it."""
    poll = select.poll()
    poll.register(fd, 0)
    return not any(event & (select.POLLERR | select.POLLHUP) for _, event in poll.poll(0))


def with_message(event: CommandResult) -> CommandResult:
    """Add the English sentence that explains why the command ended this way."""
    if event.message or not event.why:
        return event
    option = f" ({_OPTIONS[event.why]})" if event.why in _OPTIONS else ""

    return msgspec.structs.replace(event, message=errors.sentence(event.why, event.values) + option)
