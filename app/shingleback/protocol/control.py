"""Pause, resume, cancel, pace and ready-by: the user's commands to running work, and how each job obeys them.

A job polls its `JobControl` often, wherever it works or waits, and takes its breaks where nothing is half done. What
else it has to do all the time, such as reporting its progress or following a new pace, is a hook of the poll.

Also the queries to `shingleback answer`, a long-running process that answers queries about a backup one by one. Each
line on its standard input is one query, a JSON object with the fields of `Question`. For each query, in order, the
process sends the events of the command of that name (`protocol.events`), ending with its result. The newest query wins:
an older one that is still unanswered is canceled. The end of the input ends the process.
"""

import contextlib
import os
import select
import signal
import stat
import time
from collections import deque
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Final, Literal, Protocol

import msgspec

from shingleback.domain.errors import Canceled, Why
from shingleback.domain.text import UNDECODABLE

MOMENT_S: Final = 0.1
_BETWEEN_LOOKS_S: Final = 0.01  # the engine checks thousands of times per second, and each check is a system call
_RUNNING: Final = "running"

_READ_BYTES: Final = 1 << 16
_MAX_LINE_BYTES: Final = 1 << 20  # a path has at most 4,096 bytes

QuestionKind = Literal["versions", "list", "find", "trace", "diff"]


def readable(*fds: int, timeout_s: float | None = None) -> list[int]:
    """The descriptors that are readable or closed. None waits forever. select(2) cannot handle numbers over 1023."""
    poll = select.poll()
    for fd in fds:
        poll.register(fd, select.POLLIN)
    return [fd for fd, _ in poll.poll(None if timeout_s is None else timeout_s * 1000)]


class ControlRequest(msgspec.Struct, frozen=True):
    """One line on the worker's standard input: {"command": "pause"}.

    Attributes:
        pace: for the command `pace`.
        ready_by: for the command `ready-by`, as `--ready-by` takes it; empty for no deadline.
        secret: the passphrase, for the command `passphrase`; unlike an argument, it is hidden from other users.
    """

    command: str
    pace: str = ""
    ready_by: str = ""
    secret: str = ""


class Control(Protocol):
    """The user's commands, which the engine checks between two steps. Never blocks, except for `wait`.

    Attributes:
        is_paused, is_canceled: the user's current request.
        gives_up: canceled a second time: do not even wait for work in flight.
        offers_skip: a source does not answer, and may be left out. Set by the work; then Ctrl-C means that.
    """

    is_paused: bool
    is_canceled: bool
    gives_up: bool
    offers_skip: bool

    @property
    def is_listening(self) -> bool: ...

    def refresh(self) -> None: ...

    def take_pace(self) -> str:
        """A new pace as the user wrote it, returned once; otherwise empty."""

    def take_ready_by(self) -> str | None:
        """A new deadline, returned once: empty to remove it. None if there is no such command."""

    def take_skip(self) -> bool:
        """Whether to leave out the source that does not answer, returned once."""

    def take_secret(self) -> str | None:
        """The passphrase that was sent, returned once; otherwise None."""

    def wait(self) -> None:
        """Wait a moment while the work is paused, or less if a command arrives."""


class Unattended:
    """A control without commands, for work that runs to its end."""

    def __init__(self) -> None:
        self.is_paused = False
        self.is_canceled = False
        self.gives_up = False
        self.offers_skip = False

    @property
    def is_listening(self) -> bool:
        return False

    def refresh(self) -> None:
        pass

    def take_pace(self) -> str:
        return ""

    def take_ready_by(self) -> str | None:
        return None

    def take_skip(self) -> bool:
        return False

    def take_secret(self) -> str | None:
        return None

    def wait(self) -> None:
        pass


class _CommandLines:
    """The lines that have arrived on a descriptor, read without blocking."""

    def __init__(self, fd: int | None, clock: Callable[[], float]) -> None:
        self._fd = fd
        self._clock = clock
        self._next_look_s = clock()
        self._buffer = b""

    @property
    def is_open(self) -> bool:
        return self._fd is not None

    def take(self) -> Iterator[bytes]:
        """Yield the lines that have arrived since. It looks only now and then, however often it is called."""
        if self._fd is None or (now_s := self._clock()) < self._next_look_s:
            return
        self._next_look_s = now_s + _BETWEEN_LOOKS_S
        while self._fd is not None and readable(self._fd, timeout_s=0):
            data = os.read(self._fd, 4096)
            if not data:
                self._fd = None
                return
            *lines, self._buffer = (self._buffer + data).split(b"\n")
            yield from lines

    def wait(self) -> None:
        """Wait a moment for a line, and look for it at the next call of `take`."""
        self._next_look_s = self._clock()
        readable(*([] if self._fd is None else [self._fd]), timeout_s=MOMENT_S)


class CommandControl(Unattended):
    """Handles SIGINT and SIGTERM, and JSON lines from a descriptor.

    Attributes:
        has_terminal: Ctrl-C comes from a person who can read what is offered.
    """

    def __init__(self, commands_fd: int | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        """`commands_fd` is read without blocking; None if nobody can send commands."""
        super().__init__()
        self.has_terminal = False
        self._lines = _CommandLines(commands_fd, clock)
        self._pace = ""
        self._ready_by: str | None = None
        self._skips = False
        self._secret: str | None = None

    @property
    def is_listening(self) -> bool:
        return self._lines.is_open

    def handle_signals(self) -> Callable[[], None]:
        """Let SIGINT and SIGTERM cancel from now on; the returned function restores the previous handlers."""
        before = {number: signal.signal(number, self._on_signal) for number in (signal.SIGINT, signal.SIGTERM)}

        def give_back() -> None:
            for number, handler in before.items():
                signal.signal(number, handler)

        return give_back

    def refresh(self) -> None:
        for line in self._lines.take():
            try:
                request = msgspec.json.decode(line, type=ControlRequest)
            except UNDECODABLE:
                continue
            match request.command:
                case "pause":
                    self.is_paused = True
                case "resume":
                    self.is_paused = False
                case "cancel":
                    self._cancel()
                case "pace":
                    self._pace = request.pace
                case "ready-by":
                    self._ready_by = request.ready_by
                case "skip":
                    self._skips = True
                case "passphrase":
                    self._secret = request.secret

    def take_pace(self) -> str:
        pace, self._pace = self._pace, ""
        return pace

    def take_ready_by(self) -> str | None:
        ready_by, self._ready_by = self._ready_by, None
        return ready_by

    def take_skip(self) -> bool:
        skips, self._skips = self._skips, False
        return skips

    def take_secret(self) -> str | None:
        secret, self._secret = self._secret, None
        return secret

    def wait(self) -> None:
        self._lines.wait()

    def _cancel(self) -> None:
        self.gives_up = self.is_canceled
        self.is_canceled = True

    def _on_signal(self, number: int, _frame: FrameType | None) -> None:
        if number == signal.SIGINT and self.offers_skip and self.has_terminal:
            self.offers_skip, self._skips = False, True
        else:
            self._cancel()


class JobControl:
    """Obeys the commands to one job: the same for all of them.

    Attributes:
        commands: where the commands come from.
        may_be_canceled: whether a cancel ends the job; false while it is ending anyway. A second cancel always does.
    """

    def __init__(
        self,
        commands: Control,
        canceled: Why = Why.CANCELED,
        show_state: Callable[[str], None] = lambda _state: None,
    ) -> None:
        """`canceled` is the reason of the error that a cancel raises; `show_state` reports what `State` lists."""
        self.commands = commands
        self.may_be_canceled = True
        self._canceled = canceled
        self._show_state = show_state
        self._state = _RUNNING
        self._hooks: list[Callable[[], None]] = []

    def when_polled(self, hook: Callable[[], None]) -> None:
        """Call this, too, with each poll from now on: many times a second, during any wait."""
        self._hooks.append(hook)

    @property
    def wants_pause(self) -> bool:
        return self.commands.is_paused

    def poll(self) -> None:
        """Obey every command except a pause, which has to wait for a break. Raises Canceled, and what a hook raises."""
        self._obey("pausing" if self._state == _RUNNING else self._state)

    def must_wait(self) -> bool:
        """Whether to wait for a moment, and then ask again, because the job is paused. Raises as `poll`."""
        self._obey("paused")
        return self.wants_pause and not self.commands.is_canceled

    def take_break(self) -> None:
        """Wait while the job is paused. Raises as `poll`."""
        while self.must_wait():
            self.commands.wait()

    def _obey(self, state_if_paused: str) -> None:
        commands = self.commands
        commands.refresh()
        for hook in self._hooks:
            hook()
        if commands.is_canceled:
            self._show("canceling")
            if self.may_be_canceled or commands.gives_up:
                raise Canceled(self._canceled)
        else:
            self._show(state_if_paused if self.wants_pause else _RUNNING)

    def _show(self, state: str) -> None:
        if state != self._state:
            self._state = state
            self._show_state(state)


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """One query.

    Attributes:
        command: one of `QuestionKind`.
        place: the absolute path of the backup.
        version: its name; empty for the newest.
        older: the version with which `diff` compares.
        path: in the backup: the folder to list (empty for the top) or the entry to trace.
        path_bytes: the exact path in base64, if it is not UTF-8.
        text: the text to find, or to trace if there is no path.
    """

    command: QuestionKind
    place: str
    version: str = ""
    older: str = ""
    path: str = ""
    path_bytes: str = ""
    text: str = ""


class Questions(Unattended):
    """The queries on a descriptor, and the control of each: a newer query, or the end of the input, cancels it.

    Attributes:
        has_ended: there will be no more queries.
    """

    def __init__(self, questions_fd: int) -> None:
        super().__init__()
        self._fd = questions_fd
        self._buffer = b""
        self._waiting: deque[Question] = deque()
        self.has_ended = False

    def next(self) -> Question | None:
        """Wait for the next query. None at the end of the input; queries that are still unanswered are dropped."""
        while not self._waiting and not self.has_ended:
            self._read()
        if self.has_ended:
            return None
        question = self._waiting.popleft()
        self.is_canceled = bool(self._waiting)
        return question

    def refresh(self) -> None:
        while not self.has_ended and readable(self._fd, timeout_s=0):
            self._read()

    def wait(self) -> None:
        """Queries cannot be paused."""

    def _read(self) -> None:
        data = os.read(self._fd, _READ_BYTES)
        *lines, self._buffer = (self._buffer + data).split(b"\n")
        for line in lines:
            with contextlib.suppress(*UNDECODABLE):  # as a worker ignores unknown commands
                self._waiting.append(msgspec.json.decode(line, type=Question))
        self.has_ended = not data or len(self._buffer) > _MAX_LINE_BYTES
        self.is_canceled = self.has_ended or bool(self._waiting)


def control_from(stdin_fd: int | None) -> CommandControl:
    """Read commands from standard input if it is a pipe or a socket, but never from a terminal."""
    mode = 0
    if stdin_fd is not None:
        with contextlib.suppress(OSError):  # it is closed
            mode = os.fstat(stdin_fd).st_mode
    return CommandControl(stdin_fd if stat.S_ISFIFO(mode) or stat.S_ISSOCK(mode) else None)
