"""Output that never blocks: a window or a terminal that stops reading stops no backup.

No other process writes to the standard streams meanwhile: forked processes close them.
"""

import contextlib
import io
import os
import select
import time
from typing import TYPE_CHECKING, Final, TextIO

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer


_PIECE_BYTES: Final = 4096  # what a pipe takes at once where it takes anything (PIPE_BUF)
_MOST_WAITING_BYTES: Final = 1 << 24
_PATIENCE_S: Final = 30.0
_STEP_S: Final = 0.02


class UnblockedWriter:
    """Bytes for whoever reads a descriptor, kept until they are read; beyond a limit, what comes last is lost.

    Attributes:
        is_heard: false from when the reader has ended.
    """

    def __init__(self, fd: int, most_waiting_bytes: int = _MOST_WAITING_BYTES, patience_s: float = _PATIENCE_S) -> None:
        """`patience_s`: how long `finish` waits for a reader that takes nothing."""
        self.is_heard = True
        self._fd = fd
        self._own_fd = _of_terminal(fd)
        self._most_waiting_bytes = most_waiting_bytes
        self._patience_s = patience_s
        self._waiting = bytearray()

    @property
    def is_behind(self) -> bool:
        """Whether the reader has not taken yet what was written."""
        self.push()
        return bool(self._waiting)

    def write(self, data: bytes, *, is_vital: bool = False) -> None:
        """What is vital is kept whatever the limit says."""
        if self.is_heard and (is_vital or len(self._waiting) < self._most_waiting_bytes):
            self._waiting += data
            self.push()

    def push(self) -> None:
        """Give the reader what it takes at this moment."""
        while self._waiting and self.is_heard and self._is_ready(0):
            if not self._give():
                return

    def finish(self, *, waits: bool = True) -> None:
        """Where it `waits`: for a reader that goes on reading, and some time for one that does not."""
        if waits:
            self.wait_until_read()
        if self._own_fd is not None:
            os.close(self._own_fd)
            self._own_fd = None

    def wait_until_read(self, most_waiting_bytes: int = 0) -> None:
        """Until no more than so much waits; not for a reader that takes nothing for long."""
        last_s = time.monotonic()
        while len(self._waiting) > most_waiting_bytes and self.is_heard:
            if self._is_ready(_STEP_S) and self._give():
                last_s = time.monotonic()
            elif time.monotonic() - last_s < self._patience_s:
                time.sleep(_STEP_S)
            else:
                return

    def _give(self) -> bool:
        """Whether anything was taken."""
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
    """An `UnblockedWriter` as `io` wants it."""

    def __init__(self, writer: UnblockedWriter, fd: int) -> None:
        super().__init__()
        self._writer = writer
        self._fd = fd

    @property
    def name(self) -> int:
        """As other files without a path call themselves."""
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
    """A text stream that takes the place of a standard one."""

    def __init__(self, stream: TextIO) -> None:
        self.writer = UnblockedWriter(stream.fileno())
        raw = _Raw(self.writer, stream.fileno())
        super().__init__(raw, stream.encoding, stream.errors, line_buffering=True, write_through=True)


def _of_terminal(fd: int) -> int | None:
    """A descriptor of our own for the terminal: a terminal says that it takes something, but not how much."""
    if os.isatty(fd):
        with contextlib.suppress(OSError):
            return os.open(os.ttyname(fd), os.O_WRONLY | os.O_NOCTTY | os.O_NONBLOCK | os.O_CLOEXEC)
    return None
