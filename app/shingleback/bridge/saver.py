"""Writes a file where a person wants it, without waiting for the drive on which that is."""

import contextlib
import os
import threading
from collections.abc import Callable
from pathlib import Path
from typing import IO

from PySide6.QtCore import QObject, Signal


class Saver(QObject):
    """The file appears whole or not at all.

    Signals:
        saved: the file is there; its path.
        failed: the path, and what the system says about it.
    """

    saved = Signal(str)
    failed = Signal(str, str)

    def save(self, path: str, write: Callable[[IO[bytes]], object]) -> None:
        """`write` runs in another thread: it gets a file to write to, and keeps off what others change."""
        threading.Thread(target=self._save, args=(Path(path), write), name="saving", daemon=True).start()

    def _save(self, path: Path, write: Callable[[IO[bytes]], object]) -> None:
        unfinished = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            with unfinished.open("wb") as file:
                write(file)
            unfinished.replace(path)
        except OSError as error:
            with contextlib.suppress(OSError):
                unfinished.unlink()
            self.failed.emit(str(path), error.strerror or str(error))
        else:
            self.saved.emit(str(path))
