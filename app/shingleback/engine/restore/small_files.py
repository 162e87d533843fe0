"""Writes small files in a helper process, while this process reads the next ones.

With small files a restore is bound by CPU time, half of which is creating files. The helper process handles only
the simple case: a complete file gets a free name. It reports what it could not write, without changing anything. This
process then writes those files in the usual way, where errors are handled.
"""

import contextlib
import socket
from collections import deque
from collections.abc import Callable
from typing import Final, Generic, TypeVar

import msgspec

from shingleback.engine.drive.transport import Frames, Slots, framed
from shingleback.engine.files.attributes import Attributes
from shingleback.engine.restore.read_order import ContentReader, Copy
from shingleback.protocol.control import readable
from shingleback.protocol.process import reap, start_child

_Thing = TypeVar("_Thing")

_LARGEST_BYTES: Final = 128 << 10
_SLOT_BYTES: Final = 1 << 20
_SLOTS: Final = 8
_FILES_A_SLOT: Final = 128
_STEP_S: Final = 0.1
_READ_BYTES: Final = 1 << 16


class Small(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """One file: where to write it, and where its content is in the shared buffer."""

    folder: bytes
    name: bytes
    attributes: Attributes
    start: int
    size_bytes: int
    may_have_holes: bool


class _Load(msgspec.Struct, array_like=True, frozen=True):
    slot: int
    files: list[Small]


class _Answer(msgspec.Struct, array_like=True, frozen=True):
    """`undone`: which of the files could not be written."""

    slot: int
    undone: list[int]


_encode = msgspec.msgpack.Encoder().encode
_decode_load = msgspec.msgpack.Decoder(_Load).decode
_decode_answer = msgspec.msgpack.Decoder(_Answer).decode


class SmallFiles(Generic[_Thing]):
    """The small files of one restore.

    Attributes:
        is_at_work: the helper process accepts files.
    """

    def __init__(
        self,
        reader: ContentReader,
        write: Callable[[Small, memoryview], None],
        on_end: Callable[[_Thing, bool], None],
        attend: Callable[[], None],
    ) -> None:
        """Forks. `write` is called in the other process, and raises OSError where a file cannot be written.

        `on_end` hears of each thing whether it was; `attend` is called while something is waited for, and may raise.
        """
        self._reader = reader
        self._on_end = on_end
        self._attend = attend
        self._slots = Slots(_SLOTS, _SLOT_BYTES)
        self._free = deque(range(_SLOTS))
        self._slot: int | None = None
        self._used_bytes = 0
        self._files: list[Small] = []
        self._things: list[_Thing] = []
        self._sent: dict[int, list[_Thing]] = {}
        self._frames = Frames()
        self.is_at_work = True
        self._socket, theirs = socket.socketpair()

        def work() -> None:
            self._socket.close()
            _work(theirs, self._slots, write)

        self._pid = start_child(work)
        theirs.close()

    def close(self) -> None:
        """Files not sent are not written; those sent are, unless this process ends as well."""
        self._socket.close()
        reap(self._pid)

    def take(self, thing: _Thing, copy: Copy, folder: bytes, name: bytes, attributes: Attributes) -> bool:
        """Returns whether its content was complete and was sent; it must be the content at hand."""
        size_bytes = copy.known.stat.size
        if size_bytes > _LARGEST_BYTES or not self._has_room(size_bytes) or self._slot is None:
            return False
        start = self._used_bytes
        with self._slots.view(self._slot)[start : start + size_bytes] as room:
            pieces = self._reader.read_whole(copy, room)
        if pieces is None:
            return False
        self._used_bytes += size_bytes
        self._files.append(Small(folder, name, attributes, start, size_bytes, self._reader.may_have_holes(pieces)))
        self._things.append(thing)
        return True

    def drain(self) -> None:
        """Until all that was taken has ended."""
        self._send()
        while self._sent:
            self._hear(_STEP_S)
            self._attend()

    def _has_room(self, size_bytes: int) -> bool:
        if self._used_bytes + size_bytes > _SLOT_BYTES or len(self._files) == _FILES_A_SLOT:
            self._send()
        while self._slot is None and self.is_at_work:
            if self._free:
                self._slot = self._free.popleft()
            else:
                self._hear(_STEP_S)
                self._attend()
        return self.is_at_work

    def _send(self) -> None:
        """What there is."""
        if self._slot is None or not self._files:
            return
        load, self._sent[self._slot] = _Load(self._slot, self._files), self._things
        self._slot, self._used_bytes, self._files, self._things = None, 0, [], []
        try:
            self._socket.sendall(framed(_encode(load)))
        except ConnectionError:
            self._end()
        self._hear(0)

    def _hear(self, timeout_s: float) -> None:
        if not self.is_at_work or not readable(self._socket.fileno(), timeout_s=timeout_s):
            return
        try:
            data = self._socket.recv(_READ_BYTES)
        except ConnectionError:
            data = b""
        for body in self._frames.feed(data):
            answer = _decode_answer(body)
            self._free.append(answer.slot)
            self._tell(self._sent.pop(answer.slot), set(answer.undone))
        if not data:
            self._end()

    def _end(self) -> None:
        """The other process has ended, so it is unknown what it has done: existing names are found later."""
        self.is_at_work = False
        while self._sent:
            _, things = self._sent.popitem()
            self._tell(things, set(range(len(things))))

    def _tell(self, things: list[_Thing], undone: set[int]) -> None:
        for number, thing in enumerate(things):
            self._on_end(thing, number not in undone)


def _work(channel: socket.socket, slots: Slots, write: Callable[[Small, memoryview], None]) -> None:
    """In the other process, until this one hangs up."""
    frames = Frames()
    with contextlib.suppress(ConnectionError):
        while data := channel.recv(_READ_BYTES):
            for body in frames.feed(data):
                channel.sendall(framed(_encode(_answer(_decode_load(body), slots, write))))


def _answer(load: _Load, slots: Slots, write: Callable[[Small, memoryview], None]) -> _Answer:
    undone = []
    for number, file in enumerate(load.files):
        try:
            write(file, slots.view(load.slot)[file.start : file.start + file.size_bytes])
        except OSError:
            undone.append(number)
    return _Answer(load.slot, undone)
