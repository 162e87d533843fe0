"""The program in a terminal, as a person sees it."""

import contextlib
import os
import re
import subprocess
import termios
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.helpers.program import PROGRAM, command, environment

_ROWS, _COLUMNS = 24, 100
_CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Terminal:
    """A terminal.

    Attributes:
        raw: all output.
    """

    def __init__(self, *arguments: str | Path, program: Sequence[str] = PROGRAM) -> None:
        self.raw = b""
        self._fd, its_side = os.openpty()
        termios.tcsetwinsize(its_side, (_ROWS, _COLUMNS))
        # `pty.fork` would run Python in a fork of a process with threads, where it may wait for a lock forever
        self._process = subprocess.Popen(
            ["setsid", "--ctty", *command(*arguments, program=program)],
            env=environment() | {"TERM": "xterm-256color"},
            stdin=its_side,
            stdout=its_side,
            stderr=its_side,
        )
        os.close(its_side)

    @property
    def text(self) -> str:
        """The output without colors and cursor movements."""
        return _CONTROL.sub("", self.raw.decode(errors="replace"))

    def wait_for(self, text: str) -> None:
        while text not in self.text:
            assert self._read(), self.text

    def wait_for_end(self) -> int:
        """Returns the exit code."""
        while self._read():
            pass
        return self._process.wait()

    def type(self, text: str) -> None:
        """Types the text and presses Enter."""
        os.write(self._fd, text.encode() + b"\n")

    def press_ctrl_c(self) -> None:
        os.write(self._fd, b"\x03")

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._fd)

    def _read(self) -> bool:
        """False when the last process has closed it."""
        try:
            data = os.read(self._fd, 1 << 16)
        except OSError:
            return False
        self.raw += data
        return bool(data)


@contextlib.contextmanager
def in_terminal(*arguments: str | Path, program: Sequence[str] = PROGRAM) -> Iterator[Terminal]:
    terminal = Terminal(*arguments, program=program)
    try:
        yield terminal
    finally:
        terminal.close()
