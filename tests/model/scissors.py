"""A cut at any call by which the drive side changes something: from then on it changes nothing, as if it were dead."""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final
from unittest import mock

from shingleback.copying import linux
from shingleback.copying.drive import Drive
from shingleback.copying.messages import FromDrive, ToDrive

_CALLS: Final = [
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
]
_MAKES: Final = os.O_CREAT | os.O_TRUNC


class Cut(BaseException):
    """The process was killed."""


class Scissors:
    """Attributes:
    calls: that changed something, so far.
    last: the one before which it was cut.
    """

    def __init__(self, at: int | None = None) -> None:
        """Before which call to cut; never, where that is None."""
        self.calls = 0
        self.last = ""
        self._at = at
        self._is_drive = 0

    @contextmanager
    def ready(self) -> Iterator[None]:
        """Meanwhile, the drive side is cut; what it leaves open is closed, as when a process ends."""
        before = _open_files()
        with ExitStack() as patches:
            for module, name in _CALLS:
                patches.enter_context(mock.patch.object(module, name, self._guarded(name, getattr(module, name))))
            patches.enter_context(mock.patch.object(Drive, "answer", self._answering(Drive.answer)))
            try:
                yield
            finally:
                patches.close()
                for fd in _open_files() - before:
                    os.close(fd)

    def _guarded(self, name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        def guarded(*args: Any, **options: Any) -> Any:
            if self._is_drive and (name != "open" or args[1] & _MAKES):
                if self._at is not None and self.calls >= self._at:
                    self.last = self.last or f"{name} {[arg for arg in args if isinstance(arg, bytes | str)]}"
                    raise Cut(self.last)
                self.calls += 1
            return call(*args, **options)

        return guarded

    def _answering(self, answer: Callable[[Drive, ToDrive], Iterator[FromDrive]]) -> Callable[..., Any]:
        def answering(drive: Drive, message: ToDrive) -> Iterator[FromDrive]:
            answers = answer(drive, message)
            while True:
                self._is_drive += 1
                try:
                    given = next(answers)
                except StopIteration:
                    return
                finally:
                    self._is_drive -= 1
                yield given

        return answering


def _open_files() -> set[int]:
    found = {int(name) for name in os.listdir("/proc/self/fd")}
    return {fd for fd in found if os.path.exists(f"/proc/self/fd/{fd}") or os.path.lexists(f"/proc/self/fd/{fd}")}
