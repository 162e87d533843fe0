"""Copies of files of a version in a private folder, for those who only pass by: removed when the program ends."""

import errno
import os
import shutil
import stat
import tempfile
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from shingleback.bridge.asking import Asking
from shingleback.bridge.past.giving import Wish
from shingleback.bridge.worker import Worker, WorkerEnd
from shingleback.copying.passing import PassingFolder
from shingleback.jobs.final_words import CheckFinished, EntryItem


class PassingCopies(QObject):
    """One request at a time; the newest wins. Nothing here waits for the drive.

    Attributes:
        word: how the newest request ended; None where its worker died.

    Signals:
        fetched: the folder that holds the copies; None where there are none.
    """

    fetched = Signal(object)

    def __init__(self, worker: Worker, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.word: CheckFinished | None = None
        self._asking = Asking(worker, self)
        self._asking.answered.connect(self._on_answered)
        self._parent_folder = folder
        self._folder: PassingFolder | None = None
        self._place: Path | None = None

    def fetch(self, place: str, version: str, entries: Sequence[EntryItem]) -> None:
        """Raises OSError where the copies would take more than half of the room that is left."""
        self.stop()
        self._place = self._fresh_place(sum(entry.size for entry in entries))
        self._asking.ask("restore", *Wish(place, version, tuple(entries), str(self._place)).words("--passing"))

    def stop(self) -> None:
        """Nobody waits for them any more."""
        self._asking.stop()

    def close(self) -> None:
        """All copies are removed."""
        self.stop()
        if self._folder is not None:
            self._folder.close()
            self._folder = None

    def _fresh_place(self, size_bytes: int) -> Path:
        if self._folder is None:
            self._folder = PassingFolder(self._parent_folder)
        if size_bytes > shutil.disk_usage(self._folder.path).free // 2:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return Path(tempfile.mkdtemp(dir=self._folder.path))

    def _on_answered(self, end: WorkerEnd) -> None:
        self.word = word = end.final if isinstance(end.final, CheckFinished) else None
        is_there = word is not None and bool(word.checked.files)
        self.fetched.emit(self._place if is_there else None)


def make_readable(folder: Path) -> None:
    """Whoever made the files may have kept their owner from them."""
    for path in folder.rglob("*"):
        if not path.is_symlink():
            os.chmod(path, stat.S_IRWXU if path.is_dir() else stat.S_IRUSR | stat.S_IWUSR)
