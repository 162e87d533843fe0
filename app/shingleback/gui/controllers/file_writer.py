"""Saves files in a thread, since the drive on which they are may hang."""

import contextlib
import os
import threading
from collections.abc import Callable
from pathlib import Path
from typing import IO

from PySide6.QtCore import QObject, Signal


class FileWriter(QObject):
    """Saves a file in a thread. The file appears complete or not at all.

    Signals:
        saved: the path of the complete file.
        failed: the path, and the system's error message.
    """

    saved = Signal(str)
    failed = Signal(str, str)

    def save(self, path: str, write: Callable[[IO[bytes]], object]) -> None:
        """Save a file in a thread. `write` gets the open file, and must not use data that other threads change."""
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
