"""Both sides of a backup in one process."""

from collections import deque
from collections.abc import Iterator
from itertools import islice
from typing import Final

from shingleback.engine.drive.messages import FromDrive, ToDrive
from shingleback.engine.drive.server import DriveServer

_ANSWERS_AT_ONCE: Final = 100


class LocalLink:
    """Every message is answered before `send` returns.

    A hostile drive can cause endless replies, so only a limited number is fetched at a time.
    """

    def __init__(self, drive: DriveServer) -> None:
        self._drive = drive
        self._answers: deque[FromDrive] = deque()
        self._further: Iterator[FromDrive] = iter(())

    def send(self, message: ToDrive) -> None:
        self._answers.extend(self._further)
        self._further = iter(self._drive.answer(message))
        self._answers.extend(islice(self._further, _ANSWERS_AT_ONCE))

    def receive(self, timeout_s: float) -> FromDrive | None:  # noqa: ARG002 (part of the interface)
        return self._answers.popleft() if self._answers else next(self._further, None)

    def close(self) -> None:
        self._further = iter(())  # this closes the file that it reads
        self._drive.close()
