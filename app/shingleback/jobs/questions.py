"""Questions about a backup, asked one after the other of a process that stays: `shingleback answer`.

Each line on its standard input is one question, a JSON object with the fields of `Question`. For each, in the order of
the questions, the process tells the events of the command of that name (`jobs.events`), ending with its final word.
The newest question wins: an older one that is still unanswered is canceled. The end of the input ends the process.
"""

import contextlib
import os
import select
from collections import deque
from typing import Final, Literal

import msgspec

from shingleback.jobs.control import Unattended

_READ_BYTES: Final = 1 << 16
_MOST_LINE_BYTES: Final = 1 << 20  # a path has at most 4,096 bytes


Asked = Literal["versions", "list", "find", "trace", "diff"]


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What is asked.

    Attributes:
        command: one of `Asked`.
        place: the absolute path of the backup.
        version: its name; empty for the newest.
        older: the version with which `diff` compares.
        path: in the backup, of the folder to be listed (empty for the top) or of what is to be traced.
        path_bytes: the same in base64, where it is not UTF-8.
        text: to be found; to be traced where there is no path.
    """

    command: Asked
    place: str
    version: str = ""
    older: str = ""
    path: str = ""
    path_bytes: str = ""
    text: str = ""


class Questions(Unattended):
    """The questions on a descriptor, and the control of the work on each: a newer one, or the end, cancels it.

    Attributes:
        has_ended: nobody asks any more.
    """

    def __init__(self, questions_fd: int) -> None:
        super().__init__()
        self._fd = questions_fd
        self._rest = b""
        self._waiting: deque[Question] = deque()
        self.has_ended = False

    def next(self) -> Question | None:
        """Waits for it. None at the end, when what is left unanswered is wanted no more."""
        while not self._waiting and not self.has_ended:
            self._read()
        if self.has_ended:
            return None
        question = self._waiting.popleft()
        self.is_canceled = bool(self._waiting)
        return question

    def refresh(self) -> None:
        while not self.has_ended and select.select([self._fd], [], [], 0)[0]:
            self._read()

    def wait(self) -> None:
        """Nothing that is asked here can be paused."""

    def _read(self) -> None:
        data = os.read(self._fd, _READ_BYTES)
        *lines, self._rest = (self._rest + data).split(b"\n")
        for line in lines:
            self._take(line)
        self.has_ended = not data or len(self._rest) > _MOST_LINE_BYTES
        self.is_canceled = self.has_ended or bool(self._waiting)

    def _take(self, line: bytes) -> None:
        """What is no question is passed over, as whatever else a worker is told and does not know."""
        with contextlib.suppress(ValueError, RecursionError):
            self._waiting.append(msgspec.json.decode(line, type=Question))
