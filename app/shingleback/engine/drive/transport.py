"""The transport between the source side and the drive side, which are two processes.

Messages pass through a socket. Content does not: the source side fills a slot of shared memory and the drive side
writes from it, so nothing is copied between the processes.
"""

import contextlib
import mmap
import os
import select
import socket
import traceback
from collections import deque
from collections.abc import Callable, Iterator
from typing import Final, Protocol

import msgspec

from shingleback.domain.errors import ProcessEnded, Why
from shingleback.engine.drive import awake
from shingleback.engine.drive.messages import FromDrive, Raised, ToDrive
from shingleback.protocol.process import reap, start_child

_READ_BYTES: Final = 1 << 18
_HEADER_BYTES: Final = 4
_encode = msgspec.msgpack.Encoder().encode
_to_drive = msgspec.msgpack.Decoder(ToDrive).decode
_from_drive = msgspec.msgpack.Decoder(FromDrive).decode

SLOT_BYTES: Final = 1 << 20
SLOT_COUNT: Final = 16
_FOR_GOOD, _UNTIL_PACE = 0, 1  # the bytes of the flags


class Frames:
    """Splits a stream of bytes into messages, each preceded by its length."""

    def __init__(self) -> None:
        self._buffer = bytearray()

    def feed(self, data: bytes) -> list[bytes]:
        self._buffer += data
        frames, start = [], 0
        while len(self._buffer) - start >= _HEADER_BYTES:
            end = start + _HEADER_BYTES + int.from_bytes(self._buffer[start : start + _HEADER_BYTES], "little")
            if end > len(self._buffer):
                break
            frames.append(bytes(self._buffer[start + _HEADER_BYTES : end]))
            start = end
        del self._buffer[:start]
        return frames


def framed(body: bytes) -> bytes:
    return len(body).to_bytes(_HEADER_BYTES, "little") + body


class Slots:
    """Buffers and hurry flags in shared memory, which processes forked after its creation share."""

    def __init__(self, count: int = SLOT_COUNT, slot_bytes: int = SLOT_BYTES) -> None:
        self.count = count
        self.slot_bytes = slot_bytes
        self._memory = mmap.mmap(-1, count * slot_bytes)
        whole = memoryview(self._memory)
        self._views = [whole[start : start + slot_bytes] for start in range(0, count * slot_bytes, slot_bytes)]
        whole.release()
        self._hurry = mmap.mmap(-1, mmap.PAGESIZE)

    @property
    def is_hurried(self) -> bool:
        return self._hurry[_FOR_GOOD] != 0 or self._hurry[_UNTIL_PACE] != 0

    def hurry(self) -> None:
        """Have the drive side write the slots without waiting. A message would queue up behind them."""
        self._hurry[_FOR_GOOD] = 1

    def hurry_until_pace(self) -> None:
        """Do the same until the message with a faster pace arrives, when the drive side calls `note_pace`."""
        self._hurry[_UNTIL_PACE] = 1

    def note_pace(self) -> None:
        self._hurry[_UNTIL_PACE] = 0

    def view(self, number: int) -> memoryview:
        return self._views[number]


class DriveLink(Protocol):
    def send(self, message: ToDrive) -> None:
        """Send a message without waiting for the drive."""

    def receive(self, timeout_s: float) -> FromDrive | None:
        """Return the next answer, or None if there is none in time. Raises ProcessEnded."""

    def close(self) -> None:
        """End the drive side. Waits only briefly, because it may not be able to end before the drive answers."""


class Answering(Protocol):
    """The drive side, in its own process: `engine.drive.server.DriveServer`."""

    def answer(self, message: ToDrive) -> Iterator[FromDrive]: ...

    def stay_awake(self) -> None:
        """Called now and then while there is nothing to answer."""


class ProcessLink:
    """The drive side in its own process, forked from this one; it dies when this process does."""

    def __init__(self, make_drive: Callable[[], Answering], quiet_s: float = awake.EVERY_S) -> None:
        """Fork the process, which calls `make_drive`. Create this before starting any thread."""
        ours, theirs = socket.socketpair()

        def work() -> None:
            ours.close()
            try:
                os.umask(0)
                serve(theirs, make_drive(), quiet_s)
            except Exception:  # noqa: BLE001 (an outermost boundary: the code above it belongs to the other process)
                failure = Raised("InternalError", Why.INTERNAL, {"detail": traceback.format_exc()})
                with contextlib.suppress(OSError):
                    theirs.sendall(framed(_encode(failure)))

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
        if self._answers:
            return self._answers.popleft()
        self._poll.register(self._socket, select.POLLIN | (select.POLLOUT if self._outbox else 0))
        if not self._poll.poll(timeout_s * 1000):
            return None
        self._push()
        try:
            data = self._socket.recv(_READ_BYTES)
        except BlockingIOError:
            return None
        except ConnectionError:
            data = b""
        if not data:
            raise ProcessEnded(Why.PROCESS_ENDED)
        self._answers.extend(_from_drive(body) for body in self._inbox.feed(data))
        return self._answers.popleft() if self._answers else None

    def hang_up(self) -> None:
        """Let the drive side end, also if another process still holds this end of the connection."""
        with contextlib.suppress(OSError):  # it has ended, or this was called before
            self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()

    def has_ended(self, timeout_s: float) -> bool:
        """Whether the drive side has ended, within this time."""
        return reap(self.pid, timeout_s)

    def close(self) -> None:
        self.hang_up()
        reap(self.pid)

    def _push(self) -> None:
        """Send as much as the other side takes without waiting."""
        try:
            while self._outbox:
                del self._outbox[: self._socket.send(self._outbox)]
        except BlockingIOError:
            pass
        except ConnectionError:
            raise ProcessEnded(Why.PROCESS_ENDED) from None


def serve(channel: socket.socket, drive: Answering, quiet_s: float) -> None:
    """Answer until the other side hangs up. After each `quiet_s` without a message, keep the drive awake."""
    frames, poll, quiet = Frames(), select.poll(), 0
    poll.register(channel, select.POLLIN)
    with contextlib.suppress(ConnectionError):
        while True:
            if quiet < awake.TIMES and not poll.poll(quiet_s * 1000):
                quiet += 1
                drive.stay_awake()
                continue
            quiet = 0
            if not (data := channel.recv(_READ_BYTES)):
                break
            for body in frames.feed(data):
                for answer in drive.answer(_to_drive(body)):
                    channel.sendall(framed(_encode(answer)))
