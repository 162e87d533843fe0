"""The drive client: talks to the drive side without ever blocking on it.

While it waits for anything, it reads the user's commands and reports progress ten times a second.

The batcher packs operations and content into parcels.
"""

import contextlib
import errno
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple, TypeVar

import msgspec.structs

from shingleback.domain import errors
from shingleback.domain.errors import DriveGone, ShinglebackError, Why
from shingleback.domain.text import display_path
from shingleback.engine.drive.messages import (
    Failed,
    FileNotStored,
    ForeignMoved,
    FromDrive,
    OnlyListed,
    Parcel,
    Raised,
    Released,
    SetPace,
    ToDrive,
    WriteReport,
)
from shingleback.engine.drive.operations import Enter, Old, Operation
from shingleback.engine.drive.transport import DriveLink, Slots
from shingleback.engine.files.attributes import Attributes
from shingleback.engine.report import Reporter
from shingleback.engine.source.hole_digests import HoleDigests
from shingleback.protocol.control import JobControl

_STEP_S: Final = 0.1
_MEANWHILE: Final = (
    Released,
    WriteReport,
    FileNotStored,
    OnlyListed,
    ForeignMoved,
)  # messages that do not answer a query
_Answer = TypeVar("_Answer", bound=FromDrive)
_LINE_BYTES: Final = 48  # the compressed size of a line without its paths: mostly numbers that differ
_MAX_OPERATIONS: Final = 256
_MAX_LISTED_BYTES: Final = 1 << 20  # names and attributes, which are sent outside the slot


class ListedSize:
    """Estimates the size of the manifest lines for a sequence of operations.

    A batch may have 256 MiB compressed, which random attributes fill soon, and 1 GiB uncompressed, where one byte of a
    path takes up to six. So the bytes of names and attributes are counted as they are, and a batch ends long before
    those limits.
    """

    def __init__(self) -> None:
        self.bytes = 0
        self._line_bytes = _LINE_BYTES  # of a line for an entry of the current folder

    def add(self, operation: Operation) -> None:
        if isinstance(operation, Enter):
            self._line_bytes = _LINE_BYTES + len(operation.path) + len(operation.on_drive)
        listed_bytes = self._line_bytes
        for value in msgspec.structs.astuple(operation):
            kind = type(value)  # runs for each file, and `isinstance` takes three times as long
            if kind is int or value is None:
                continue
            if kind is bytes:
                listed_bytes += len(value)
            elif kind is Old:
                listed_bytes += self._line_bytes + len(value.kept_at)
            elif kind is Attributes and value.extra is not None:
                listed_bytes += value.extra_bytes
        self.bytes += listed_bytes


class DriveTroubleError(Exception):
    """The drive reported an error for something sent since the last checkpoint."""

    def __init__(self, number: int, *, is_gone: bool) -> None:
        super().__init__(number)
        self.errno = number
        self.is_gone = is_gone


class UnfinishedError(DriveTroubleError):
    """A batch is listed in the manifest, and there is no room to carry it out."""

    def __init__(self) -> None:
        super().__init__(errno.ENOSPC, is_gone=False)


class DriveSilentError(Exception):
    """The drive did not answer in the given time."""


class DriveClient:
    """The connection of one run to the drive side.

    Attributes:
        job: obeys the user during each wait.
        patience_until_s: when to stop waiting for the drive with a DriveSilentError; None for never.
    """

    def __init__(self, link: DriveLink, slots: Slots, reporter: Reporter, job: JobControl) -> None:
        self.job = job
        self.patience_until_s: float | None = None
        self._link = link
        self._reporter = reporter
        self._handlers: dict[type[object], Callable[[Any], None]] = {}
        self._free = deque(range(slots.count))
        self._loads: dict[int, tuple[int, int]] = {}
        self._is_question_open = False
        job.when_polled(reporter.tick)
        job.when_polled(self._check_patience)

    # sending --------------------------------------------------------------------------------------------------

    def send_parcel(self, parcel: Parcel, files: int, content_bytes: int) -> None:
        """Send a parcel that completes `files` files; they count as copied once the drive side has written it."""
        self._loads[parcel.slot] = (files, content_bytes)
        self.send(parcel)

    def send(self, message: ToDrive) -> None:
        if not isinstance(message, Parcel | SetPace):
            self._is_question_open = True
        if self._reporter.asked_at_s is None and not isinstance(message, SetPace):
            self._reporter.asked_at_s = self._reporter.clock()
        self._link.send(message)

    def take_slot(self) -> int:
        """Return a free slot, and wait for one if necessary."""
        self.listen()
        while not self._free:
            self._step()
        return self._free.popleft()

    def on_answer(self, kind: type[_Answer], handler: Callable[[_Answer], None]) -> None:
        """Call `handler` with each answer of this kind, whenever it arrives."""
        self._handlers[kind] = handler

    # waiting --------------------------------------------------------------------------------------------------

    def expect(self, kind: type[_Answer]) -> _Answer:
        """Wait for an answer of this kind. Raises DriveTroubleError, or what the drive side raised."""
        while True:
            answer = self._step()
            if isinstance(answer, kind):
                return answer

    def ask(self, message: ToDrive, kind: type[_Answer]) -> _Answer:
        """Send a message and wait for its answer. Raises the same errors as `expect`."""
        self.send(message)
        return self.expect(kind)

    def wait_until(self, is_done: Callable[[], bool]) -> None:
        while not is_done():
            self._step()

    def listen(self) -> None:
        """Process the answers that have arrived, without waiting."""
        while self._step(0.0) is not None:
            pass

    def pause(self) -> None:
        """Wait until the user resumes."""
        self._reporter.tick(now=True)  # "paused" means that all data is on the drive, so the numbers must show it first
        while self.job.must_wait():
            self._step()

    def _step(self, timeout_s: float = _STEP_S) -> FromDrive | None:
        answer = self._link.receive(timeout_s)
        if answer is not None:
            self._is_question_open = self._is_question_open and isinstance(answer, _MEANWHILE)
            self._note_answer(answer)
        self.job.poll()
        return answer

    def _check_patience(self) -> None:
        if self.patience_until_s is not None and self._reporter.clock() > self.patience_until_s:
            raise DriveSilentError

    def begin_holes(self, total_bytes: int) -> None:
        """Report from now on that this much of a file is holes that are hashed; 0 for no such file."""
        self._reporter.begin_holes(total_bytes)

    def note_zeros(self, count: int) -> None:
        """Note that this many bytes of a hole are hashed, and obey the user. Raises Canceled."""
        self._reporter.holes.bytes += count
        self.job.poll()

    def _note_answer(self, answer: FromDrive) -> None:
        self._reporter.asked_at_s = None
        if (handler := self._handlers.get(type(answer))) is not None:
            handler(answer)
        match answer:
            case Released(slot):
                files, content_bytes = self._loads.pop(slot)
                self._reporter.work.files += files
                self._reporter.work.bytes += content_bytes
                self._free.append(slot)
            case ForeignMoved(path, aside):
                self._reporter.note("moved-aside", path=display_path(path), aside=display_path(aside))
            case WriteReport(writes):
                self._reporter.own_writes = writes
            case Raised(kind, why, values):
                error_class: type[ShinglebackError] = getattr(errors, kind, DriveGone)
                raise error_class(Why(why), **values)
            case Failed(number, is_gone):
                raise DriveTroubleError(number, is_gone=is_gone)
        if self._loads or self._is_question_open:
            self._reporter.asked_at_s = self._reporter.clock()


class Load(NamedTuple):
    """The size of a parcel: files that it completes, bytes of content, and bytes for the manifest."""

    files: int
    content_bytes: int
    listed_bytes: int


class Entering(NamedTuple):
    """A folder to enter when something in it changes; `note` is called then."""

    folder: Enter
    note: Callable[[], None]


class Batcher:
    """Packs operations and content into parcels, one slot at a time.

    Attributes:
        hole_digests: the remembered digests of files with long holes.
    """

    def __init__(self, client: DriveClient, slots: Slots, hole_digests: HoleDigests | None = None) -> None:
        self.hole_digests = hole_digests
        self._note_sent: Callable[[Load], None] = lambda _load: None
        self._entering: Entering | None = None
        self._client = client
        self._slots = slots
        self._slot = -1
        self._view = memoryview(b"")
        self._used = 0
        self._reserved_bytes = 0
        self._files = 0
        self._operations: list[Operation] = []
        self._listed = ListedSize()
        self._listed_before_bytes = 0  # sent with earlier parcels

    def attend(self) -> None:
        """Handle the user's commands during a long computation."""
        self._client.job.poll()

    def when_sent(self, note: Callable[[Load], None]) -> None:
        """Call `note` with the size of each parcel, whenever one has been sent."""
        self._note_sent = note

    @contextlib.contextmanager
    def hashing_holes(self, total_bytes: int) -> Iterator[None]:
        """Report the progress of hashing this much of a file that is holes; 0 if that takes no noticeable time."""
        self._client.begin_holes(total_bytes)
        try:
            yield
        finally:
            self._client.begin_holes(0)

    def note_zeros(self, count: int) -> None:
        """Note that this many bytes of a hole are hashed, and handle the user's commands."""
        self._client.note_zeros(count)

    @property
    def largest_bytes(self) -> int:
        return self._slots.slot_bytes

    @property
    def start(self) -> int:
        """The offset of the next content in the slot."""
        return self._used

    def space(self, size_bytes: int) -> memoryview:
        """Reserve room for content. It belongs to the caller until the next `add` with content, or a flush."""
        if self._slot < 0 or len(self._view) - self._used < size_bytes or self._is_full:
            self.flush()
            self._slot = self._client.take_slot()
            self._view = self._slots.view(self._slot)
        self._reserved_bytes = size_bytes
        return self._view[self._used : self._used + size_bytes]

    def enter_for_next(self, entering: Entering | None) -> None:
        """Enter this folder before the next operation, if there is one. None cancels that."""
        self._entering = entering

    def add(self, operation: Operation, content_bytes: int = 0, *, files: int = 0) -> None:
        """Append an operation that completes `files` files; its content, if any, is at `start`.

        Raises RuntimeError if the slot with the content has been sent in the meantime.
        """
        if content_bytes > self._reserved_bytes:
            raise RuntimeError("this room is no longer the caller's")
        if self._slot < 0 or (not content_bytes and self._is_full):
            self.space(0)
        if self._entering is not None:
            folder, note_entered = self._entering
            self._append(folder)
            self._entering = None
            note_entered()
        self._append(operation)
        self._used += content_bytes
        self._reserved_bytes -= content_bytes
        self._files += files

    def flush(self) -> None:
        """Send the current slot."""
        if self._slot < 0:
            return
        self._client.send_parcel(Parcel(self._slot, self._operations), self._files, self._used)
        self._note_sent(Load(self._files, self._used, self._listed_bytes))
        self.forget()

    def forget(self) -> None:
        """Start an empty parcel without sending the current one."""
        self._slot = -1
        self._used = self._reserved_bytes = 0
        self._files = 0
        self._operations = []
        self._listed_before_bytes = self._listed.bytes

    def _append(self, operation: Operation) -> None:
        self._operations.append(operation)
        self._listed.add(operation)

    @property
    def _listed_bytes(self) -> int:
        return self._listed.bytes - self._listed_before_bytes

    @property
    def _is_full(self) -> bool:
        return len(self._operations) >= _MAX_OPERATIONS or self._listed_bytes >= _MAX_LISTED_BYTES
