"""The calls with which the drive side changes files. A test may intercept each of them."""

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any, Final
from unittest import mock

from shingleback.engine.drive.messages import FromDrive, ToDrive
from shingleback.engine.drive.server import DriveServer
from shingleback.engine.files import linux
from tests.helpers.leaks import descriptors

Call = tuple[Any, str]
"""A module, and the name of a function in it."""

CHANGES: Final[Sequence[Call]] = (
    (os, "rename"),
    (os, "mkdir"),
    (os, "rmdir"),
    (os, "unlink"),
    (os, "link"),
    (os, "symlink"),
    (os, "open"),
    (os, "write"),
    (os, "pwrite"),
    (os, "ftruncate"),
    (os, "truncate"),
    (os, "copy_file_range"),
    (os, "utime"),
    (os, "chmod"),
    (os, "fchmod"),
    (os, "chown"),
    (os, "fchown"),
    (os, "setxattr"),
    (os, "removexattr"),
    (os, "fsync"),
    (os, "fdatasync"),
    (linux, "rename_noreplace"),
    (linux, "syncfs"),
)
"""`open` counts only if it creates or truncates a file."""
WRITEBACK: Final[Sequence[Call]] = ((linux, "start_writeback"), (linux, "wait_writeback"), (linux, "allocate"))
LOOKS: Final[Sequence[Call]] = (
    (os, "open"),
    (os, "stat"),
    (os, "lstat"),
    (os, "listdir"),
    (os, "scandir"),
    (os, "pread"),
    (os, "statvfs"),
)
_MAKES: Final = os.O_CREAT | os.O_TRUNC


class DriveCalls:
    """Counts the calls within `ready`.

    Attributes:
        names: of the calls so far.
        message: the message that the drive side is handling, or has handled last.
    """

    def __init__(self, calls: Sequence[Call] = CHANGES) -> None:
        self.names: list[str] = []
        self.message: ToDrive | None = None
        self._watched = calls
        self._is_looking = (os, "stat") in calls
        self._is_drive = 0

    @property
    def calls(self) -> int:
        """The number of calls so far."""
        return len(self.names)

    def do(self, name: str, call: Callable[..., Any], args: tuple[Any, ...], options: dict[str, Any]) -> Any:  # noqa: ARG002
        """Makes call number `calls`. The drive side gets what this returns or raises."""
        return call(*args, **options)

    @contextmanager
    def ready(self) -> Iterator[None]:
        """Intercepts the calls of the drive side in this block. Files that it leaves open are closed, as when a process
        ends.
        """
        before = descriptors()
        with ExitStack() as patches:
            for module, name in self._watched:
                patches.enter_context(mock.patch.object(module, name, self._guarded(name, getattr(module, name))))
            patches.enter_context(mock.patch.object(DriveServer, "answer", self._answering(DriveServer.answer)))
            try:
                yield
            finally:
                patches.close()
                for fd, name in descriptors().items():
                    if before.get(fd) != name:
                        os.close(fd)

    def _guarded(self, name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        def guarded(*args: Any, **options: Any) -> Any:
            is_counted = self._is_drive and (name != "open" or bool(args[1] & _MAKES) != self._is_looking)
            if not is_counted:
                return call(*args, **options)
            self._is_drive, watching = 0, self._is_drive
            try:
                return self.do(name, call, args, options)
            finally:
                self._is_drive = watching
                self.names.append(name)

        return guarded

    def _answering(self, answer: Callable[[DriveServer, ToDrive], Iterator[FromDrive]]) -> Callable[..., Any]:
        def answering(drive: DriveServer, message: ToDrive) -> Iterator[FromDrive]:
            replies = answer(drive, message)
            while True:
                self.message = message
                self._is_drive += 1
                try:
                    reply = next(replies)
                except StopIteration:
                    return
                finally:
                    self._is_drive -= 1
                yield reply

        return answering
