"""A terminal with the program in it, as a person has it before them."""

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
    """Attributes:
    raw: all that was written to it.
    """

    def __init__(self, *words: str | Path, program: Sequence[str] = PROGRAM) -> None:
        self.raw = b""
        self._fd, its_side = os.openpty()
        termios.tcsetwinsize(its_side, (_ROWS, _COLUMNS))
        # `pty.fork` would run Python in a fork beside the threads of the test, where it may wait for a lock for ever
        self._process = subprocess.Popen(
            ["setsid", "--ctty", *command(*words, program=program)],
            env=environment() | {"TERM": "xterm-256color"},
            stdin=its_side,
            stdout=its_side,
            stderr=its_side,
        )
        os.close(its_side)

    @property
    def text(self) -> str:
        """The same, without colors and movements of the cursor."""
        return _CONTROL.sub("", self.raw.decode(errors="replace"))

    def wait_for(self, text: str) -> None:
        while text not in self.text:
            assert self._read(), self.text

    def wait_for_end(self) -> int:
        """The exit code."""
        while self._read():
            pass
        return self._process.wait()

    def type(self, text: str) -> None:
        """And press Enter."""
        os.write(self._fd, text.encode() + b"\n")

    def press_ctrl_c(self) -> None:
        os.write(self._fd, b"\x03")

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._fd)

    def _read(self) -> bool:
        """False when the last process has let go of it."""
        try:
            data = os.read(self._fd, 1 << 16)
        except OSError:
            return False
        self.raw += data
        return bool(data)


@contextlib.contextmanager
def in_terminal(*words: str | Path, program: Sequence[str] = PROGRAM) -> Iterator[Terminal]:
    terminal = Terminal(*words, program=program)
    try:
        yield terminal
    finally:
        terminal.close()
