"""The transport between the two sides, which are two processes."""

import contextlib
import os
import select
import socket
import traceback
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from shingleback.domain.errors import Why
from shingleback.engine.drive.messages import Frames, FromDrive, Raised, ToDrive, framed
from shingleback.engine.drive.server import DriveServer
from shingleback.protocol.process import reap, start_child

_READ_BYTES: Final = 1 << 18
_encode = msgspec.msgpack.Encoder().encode
_to_drive = msgspec.msgpack.Decoder(ToDrive).decode
_from_drive = msgspec.msgpack.Decoder(FromDrive).decode


class DriveProcessEndedError(Exception):
    """The process of the drive died: killed, or out of memory."""


class DriveLink(Protocol):
    def send(self, message: ToDrive) -> None:
        """Never waits for the drive."""

    def receive(self, timeout_s: float) -> FromDrive | None:
        """The next answer, or None when there was none in time. Raises DriveProcessEndedError."""

    def close(self) -> None:
        """End the drive side. It is hardly waited for: it may not be able to end before the drive answers."""


class ProcessLink:
    """The drive side in its own process, forked from this one; it dies when this process does."""

    def __init__(self, make_drive: Callable[[], DriveServer]) -> None:
        """Forks: to be called before any thread is started. `make_drive` is called in the new process."""
        ours, theirs = socket.socketpair()

        def work() -> None:
            ours.close()
            _run_drive(theirs, make_drive)

        self.pid = start_child(work)
        theirs.close()
        ours.setblocking(False)  # noqa: FBT003 (the name says it)
        self._socket = ours
        self._poll = select.poll()
        self._outbox = bytearray()
        self._inbox = Frames()
        self._answers: deque[FromDrive] = deque()

    def send(self, message: ToDrive) -> None:
        self._outbox += framed(_encode(message))
        self._push()

    def receive(self, timeout_s: float) -> FromDrive | None:
        if not self._answers:
            self._wait(timeout_s)
        return self._answers.popleft() if self._answers else None

    def close(self) -> None:
        self._socket.close()
        reap(self.pid)

    def _wait(self, timeout_s: float) -> None:
        self._poll.register(self._socket, select.POLLIN | (select.POLLOUT if self._outbox else 0))
        if not self._poll.poll(timeout_s * 1000):
            return
        self._push()
        try:
            data = self._socket.recv(_READ_BYTES)
        except BlockingIOError:
            return
        except ConnectionError:
            data = b""
        if not data:
            raise DriveProcessEndedError
        self._answers.extend(_from_drive(body) for body in self._inbox.feed(data))

    def _push(self) -> None:
        """Send as much as the other side takes without waiting."""
        try:
            while self._outbox:
                del self._outbox[: self._socket.send(self._outbox)]
        except BlockingIOError:
            pass
        except ConnectionError:
            raise DriveProcessEndedError from None


def _run_drive(channel: socket.socket, make_drive: Callable[[], DriveServer]) -> None:
    try:
        os.umask(0)
        serve(channel, make_drive())
    except Exception:  # noqa: BLE001 (an outermost boundary: what is above it belongs to the other process)
        failure = Raised("InternalError", Why.INTERNAL, {"detail": traceback.format_exc()})
        with contextlib.suppress(OSError):
            channel.sendall(framed(_encode(failure)))


def serve(channel: socket.socket, drive: DriveServer) -> None:
    """Answer until the other side hangs up."""
    frames = Frames()
    with contextlib.suppress(ConnectionError):
        while data := channel.recv(_READ_BYTES):
            for body in frames.feed(data):
                for answer in drive.answer(_to_drive(body)):
                    channel.sendall(framed(_encode(answer)))
