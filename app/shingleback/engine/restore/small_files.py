"""Reads and writes small files in another process, while this process opens the next ones.

With small files, a restore is bound by CPU time, most of it for opening, reading and creating files. The other process
gets the descriptors of files whose content was requested from the drive, and handles only the simple case: a complete
file whose name is free. It reports all others without changing anything. This process then restores those in the usual
way, where errors are handled.
"""

import contextlib
import os
import signal
import socket
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

import msgspec
from blake3 import blake3

from shingleback.engine.drive.transport import Frames, framed
from shingleback.engine.files.attributes import Attributes
from shingleback.engine.files.linux import raise_open_files
from shingleback.engine.restore.read_order import ContentReader, Copy
from shingleback.protocol.control import readable
from shingleback.protocol.process import reap, start_child

_Thing = TypeVar("_Thing")

_LARGEST_BYTES: Final = 128 << 10
_LOAD_BYTES: Final = 1 << 20
LOAD_FILES: Final = 64
MAX_UNANSWERED: Final = 1 << 14  # so that the other process has work while the next files are being located
_FEW_UNANSWERED: Final = 256
_OTHER_OPEN_FILES: Final = 256
STEP_S: Final = 0.1
_LAST_ANSWER_S: Final = 1.0
_READ_BYTES: Final = 1 << 16
_MAX_DESCRIPTORS: Final = 253  # in one message; see unix(7)


class Small(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """One file: where to write it, and its expected content.

    Attributes:
        drops: its content was not in the page cache before, and is dropped again.
    """

    folder: bytes
    name: bytes
    attributes: Attributes
    size_bytes: int
    digest: bytes
    may_have_holes: bool
    drops: bool


class _Answer(msgspec.Struct, array_like=True, frozen=True):
    """The answer to the oldest load; `undone` are the positions of its files that could not be written."""

    undone: list[int]


_encode = msgspec.msgpack.Encoder().encode
_decode_load = msgspec.msgpack.Decoder(list[Small]).decode
_decode_answer = msgspec.msgpack.Decoder(_Answer).decode


@dataclass(slots=True)
class _Load(Generic[_Thing]):
    """Files that are sent together, each with the thing that stands for it."""

    files: list[Small] = field(default_factory=list)
    items: list[_Thing] = field(default_factory=list)
    size_bytes: int = 0


class _SentLoads(Generic[_Thing]):
    """The loads that were sent. The other process answers them in order.

    Attributes:
        count: how many there are, answered or not.
        files: how many files are not answered yet.
        bytes: the size of these files.
    """

    def __init__(self) -> None:
        self.count = self.files = self.bytes = 0
        self._unanswered: deque[_Load[_Thing]] = deque()

    @property
    def answered(self) -> int:
        return self.count - len(self._unanswered)

    @property
    def oldest_items(self) -> list[_Thing]:
        """The things in the load that is answered next; none if all are answered."""
        return self._unanswered[0].items if self._unanswered else []

    def add(self, load: _Load[_Thing]) -> None:
        self._unanswered.append(load)
        self.count += 1
        self.files += len(load.items)
        self.bytes += load.size_bytes

    def take_oldest(self) -> list[_Thing]:
        load = self._unanswered.popleft()
        self.files -= len(load.items)
        self.bytes -= load.size_bytes
        return load.items


class SmallFiles(Generic[_Thing]):
    """The small files of one restore.

    Attributes:
        is_at_work: the other process accepts files.
    """

    def __init__(
        self,
        reader: ContentReader,
        write: Callable[[Small, memoryview], None],
        on_end: Callable[[_Thing, bool], None],
        attend: Callable[[], None],
    ) -> None:
        """Fork the other process. It calls `write`, which raises OSError if a file cannot be written.

        `on_end` is called with each thing and whether it was written. `attend` is called while waiting, and may raise.
        """
        self._reader = reader
        self._on_end = on_end
        self._attend = attend
        self._most_unanswered = max(0, raise_open_files(MAX_UNANSWERED) - _OTHER_OPEN_FILES)
        self._load: _Load[_Thing] = _Load()
        self._fds: list[int] = []
        self._sent: _SentLoads[_Thing] = _SentLoads()
        self._older_loads = 0
        self._frames = Frames()
        self.is_at_work = True
        self._is_closing = False
        self._socket, theirs = socket.socketpair()

        def work() -> None:
            self._socket.close()
            _work(theirs, write)

        try:
            self._pid = start_child(work)
        except OSError:  # process limit reached: this process restores all files
            self.is_at_work = False
        theirs.close()
        self._socket.setblocking(False)  # noqa: FBT003 (the name says it)

    def close(self) -> None:
        """End the other process after its current load. Files that it has written count; the rest is not written."""
        self._close_files()
        self._is_closing = True
        if self.is_at_work:
            with contextlib.suppress(OSError):  # it has ended
                self._socket.shutdown(socket.SHUT_WR)
        while self.is_at_work and readable(self._socket.fileno(), timeout_s=_LAST_ANSWER_S):
            self._receive(0)
        self._socket.close()
        if self.is_at_work:
            reap(self._pid)

    def take(self, item: _Thing, copy: Copy, folder: bytes, name: bytes, attributes: Attributes) -> bool:
        """Hand over a file whose content is at hand; return whether it was accepted."""
        size_bytes = copy.indexed_file.stat.size
        if size_bytes > _LARGEST_BYTES:
            return False
        if self._load.size_bytes + size_bytes > _LOAD_BYTES or len(self._load.files) == LOAD_FILES:
            self._send()
        while self._is_behind and self.is_at_work:
            self._wait()
        if not self.is_at_work:
            return False
        pieces = self._reader.prefetched_file(copy)
        if pieces is None:
            return False
        may_have_holes = self._reader.may_have_holes(pieces)
        digest = copy.indexed_file.fact.digest
        self._load.size_bytes += size_bytes
        self._load.files.append(Small(folder, name, attributes, size_bytes, digest, may_have_holes, pieces.drops))
        self._fds.append(pieces.fds.pop())
        self._load.items.append(item)
        return True

    def drain(self) -> None:
        """Wait until all files that were taken are answered."""
        self._send()
        self._wait_for(self._sent.count)

    def drain_older(self) -> None:
        """Wait until all files that were taken before the last call of this method are answered."""
        self._send()
        self._wait_for(self._older_loads)
        self._older_loads = self._sent.count

    def _wait_for(self, loads: int) -> None:
        """Wait until that many of the loads sent so far are answered."""
        while self._sent.answered < loads:
            self._wait()

    @property
    def _is_behind(self) -> bool:
        most = self._most_unanswered if self._reader.may_hold_many else min(self._most_unanswered, _FEW_UNANSWERED)
        return self._sent.bytes > self._reader.memory_room.waiting().handed_bytes or self._sent.files > most

    def _send(self) -> None:
        """Send the collected files as a load."""
        if not self._load.files:
            return
        load, self._load = self._load, _Load()
        body = memoryview(framed(_encode(load.files)))
        self._sent.add(load)
        while body and self.is_at_work:
            body = body[self._push(body) :]
        self._close_files()
        self._receive(0)

    def _push(self, body: memoryview) -> int:
        """Send as much as the socket takes; the descriptors go with the first byte."""
        try:
            sent = socket.send_fds(self._socket, [body], self._fds)
        except BlockingIOError:
            self._wait()
            return 0
        except OSError:
            self._end()
            return 0
        self._close_files()
        return sent

    def _close_files(self) -> None:
        while self._fds:
            os.close(self._fds.pop())

    def _wait(self) -> None:
        """Wait a moment for an answer."""
        self._receive(STEP_S)
        self._attend()

    def _receive(self, timeout_s: float) -> None:
        """Receive answers; wait at most `timeout_s` for the first one."""
        if not self.is_at_work or not readable(self._socket.fileno(), timeout_s=timeout_s):
            return
        try:
            data = self._socket.recv(_READ_BYTES)
        except ConnectionError:
            data = b""
        for body in self._frames.feed(data):
            self._report(set(_decode_answer(body).undone))
        if not data:
            self._end()

    def _end(self) -> None:
        """Kill the other process. Its unanswered files count as not written; any that exist are found later."""
        self.is_at_work = False
        os.kill(self._pid, signal.SIGKILL)
        reap(self._pid)
        while items := self._sent.oldest_items:
            self._report(set(range(len(items))))

    def _report(self, undone: set[int]) -> None:
        """Report the oldest load's files to `on_end`."""
        for number, item in enumerate(self._sent.take_oldest()):
            if number not in undone or not self._is_closing:
                self._on_end(item, number not in undone)


def _work(channel: socket.socket, write: Callable[[Small, memoryview], None]) -> None:
    """Run the other process until this one hangs up, or sends more descriptors than it can hold.

    Descriptors are received as soon as possible, because only a few may be in flight (see unix(7), ETOOMANYREFS).
    """
    frames, loads, fds = Frames(), deque[bytes](), deque[int]()
    buffer = memoryview(bytearray(_LARGEST_BYTES))
    with contextlib.suppress(ConnectionError):
        while True:
            while readable(channel.fileno(), timeout_s=0 if loads else None):
                data, received, flags, _ = socket.recv_fds(channel, _READ_BYTES, _MAX_DESCRIPTORS)
                fds.extend(received)
                if not data or flags & socket.MSG_CTRUNC:
                    return
                loads.extend(frames.feed(data))
            is_done = [_is_done(file, fds.popleft(), buffer, write) for file in _decode_load(loads.popleft())]
            undone = [number for number, done in enumerate(is_done) if not done]
            channel.sendall(framed(_encode(_Answer(undone))))


def _is_done(file: Small, fd: int, buffer: memoryview, write: Callable[[Small, memoryview], None]) -> bool:
    content = buffer[: file.size_bytes]
    try:
        if os.preadv(fd, [content], 0) != file.size_bytes or blake3(content).digest() != file.digest:
            return False
        write(file, content)
        if file.drops:
            os.posix_fadvise(fd, 0, file.size_bytes, os.POSIX_FADV_DONTNEED)
    except OSError:
        return False
    finally:
        os.close(fd)
    return True
