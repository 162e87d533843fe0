"""Pause, resume, cancel and pace: what a person asks of work that is under way."""

import os
import select
import signal
import time
from collections.abc import Callable
from types import FrameType
from typing import Final, Protocol

import msgspec

_MOMENT_S: Final = 0.1
_BETWEEN_LOOKS_S: Final = 0.01  # an engine asks thousands of times a second, and each look is a system call


class Request(msgspec.Struct, frozen=True):
    """One line on the worker's standard input: {"command": "pause"}.

    Attributes:
        pace: for the command of that name.
        secret: the passphrase, for the command `passphrase`: it stands in no argument that others could see.
    """

    command: str
    pace: str = ""
    secret: str = ""


class Control(Protocol):
    """What the engine asks between two steps. It never waits.

    Attributes:
        is_paused, is_canceled: what the person wants now.
        gives_up: canceled a second time: not even what is in flight is to be waited for.
        is_listening: somebody can still ask for something, or send what is waited for.
    """

    is_paused: bool
    is_canceled: bool
    gives_up: bool

    @property
    def is_listening(self) -> bool: ...

    def refresh(self) -> None: ...

    def take_pace(self) -> str:
        """A new pace, as the person wrote it; empty where there is none."""

    def take_secret(self) -> str | None:
        """The passphrase that was sent; None where none was. It is given once."""

    def wait(self) -> None:
        """Let a moment pass, or less when the person asks for something: for work that is paused."""


class Unattended:
    """Nobody can ask for anything."""

    def __init__(self) -> None:
        self.is_paused = False
        self.is_canceled = False
        self.gives_up = False

    @property
    def is_listening(self) -> bool:
        return False

    def refresh(self) -> None:
        pass

    def take_pace(self) -> str:
        return ""

    def take_secret(self) -> str | None:
        return None

    def wait(self) -> None:
        pass


class CommandControl(Unattended):
    """Listens to SIGINT and SIGTERM, and to JSON lines on a descriptor."""

    def __init__(self, commands_fd: int | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        """`commands_fd` is read without waiting; None where nobody can write commands."""
        super().__init__()
        self._fd = commands_fd
        self._clock = clock
        self._next_look_s = clock()
        self._rest = b""
        self._pace = ""
        self._secret: str | None = None

    @property
    def is_listening(self) -> bool:
        return self._fd is not None

    def take_signals(self) -> Callable[[], None]:
        """From now on SIGINT and SIGTERM cancel; the returned call gives them back."""
        before = {number: signal.signal(number, self._on_signal) for number in (signal.SIGINT, signal.SIGTERM)}

        def give_back() -> None:
            for number, handler in before.items():
                signal.signal(number, handler)

        return give_back

    def refresh(self) -> None:
        if self._fd is None or (now_s := self._clock()) < self._next_look_s:
            return
        self._next_look_s = now_s + _BETWEEN_LOOKS_S
        while self._fd is not None and select.select([self._fd], [], [], 0)[0]:
            data = os.read(self._fd, 4096)
            if not data:
                self._fd = None
                return
            *lines, self._rest = (self._rest + data).split(b"\n")
            for line in lines:
                self._obey(line)

    def take_pace(self) -> str:
        pace, self._pace = self._pace, ""
        return pace

    def take_secret(self) -> str | None:
        secret, self._secret = self._secret, None
        return secret

    def wait(self) -> None:
        self._next_look_s = self._clock()
        select.select([] if self._fd is None else [self._fd], [], [], _MOMENT_S)

    def _obey(self, line: bytes) -> None:
        try:
            request = msgspec.json.decode(line, type=Request)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return
        match request.command:
            case "pause":
                self.is_paused = True
            case "resume":
                self.is_paused = False
            case "cancel":
                self._cancel()
            case "pace":
                self._pace = request.pace
            case "passphrase":
                self._secret = request.secret

    def _cancel(self) -> None:
        self.gives_up = self.is_canceled
        self.is_canceled = True

    def _on_signal(self, _number: int, _frame: FrameType | None) -> None:
        self._cancel()
