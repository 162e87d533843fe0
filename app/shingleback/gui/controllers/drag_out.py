"""Dragging files out of a version: copies are made in a private folder before a file manager can take them.

The folder is removed when the program ends.
"""

import errno
import os
import shutil
import stat
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from shingleback.engine.repo.catalog_cache import LockedTemporaryFolder
from shingleback.gui.controllers.restore import RestoreWish
from shingleback.gui.controllers.worker import Asking, Worker, WorkerEnd
from shingleback.protocol.result_items import EntryItem
from shingleback.protocol.results import CheckFinished


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
        self._folder: LockedTemporaryFolder | None = None
        self._place: Path | None = None

    def fetch(self, place: str, version: str, entries: Sequence[EntryItem]) -> None:
        """Raises OSError where the copies would take more than half of the room that is left."""
        self.stop()
        self._place = self._fresh_place(sum(entry.size for entry in entries))
        self._asking.ask("restore", *RestoreWish(place, version, tuple(entries), str(self._place)).words("--passing"))

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
            self._folder = LockedTemporaryFolder(self._parent_folder)
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


MOST_BYTES: Final = 200_000_000


class Dragging(Enum):
    """How far it is."""

    NOTHING = auto()
    TOO_LARGE = auto()  # or a folder, of which nobody knows how large it is
    FETCHING = auto()
    READY = auto()
    FAILED = auto()


@dataclass(frozen=True, slots=True)
class DragState:
    """Attributes: `files`: the copies, when they are ready."""

    step: Dragging = Dragging.NOTHING
    version: str = ""
    entries: tuple[EntryItem, ...] = ()
    files: tuple[Path, ...] = ()


class DragOut(QObject):
    """Signals: `changed`: a new `DragState`."""

    changed = Signal(object)

    def __init__(self, copies: PassingCopies, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.state = DragState()
        self._copies = copies
        copies.fetched.connect(self._on_fetched)

    def prepare(self, place: str, version: str, entries: tuple[EntryItem, ...]) -> None:
        """Begins to fetch copies, unless they are there or on their way. Large files are restored in the usual way."""
        state = self.state
        is_known = state.step in (Dragging.FETCHING, Dragging.READY)
        if is_known and (state.version, state.entries) == (version, entries):
            return
        is_small = all(entry.kind == "file" for entry in entries) and sum(one.size for one in entries) <= MOST_BYTES
        step = Dragging.FETCHING if is_small else Dragging.TOO_LARGE
        if is_small:
            try:
                self._copies.fetch(place, version, entries)
            except OSError:
                step = Dragging.TOO_LARGE
        self._change(DragState(step, version, entries))

    def forget(self) -> None:
        """Other files are selected. Copies that were dragged away may still be read by those who took them."""
        if self.state.step is not Dragging.NOTHING:
            self._copies.stop()
            self._change(DragState())

    def close(self) -> None:
        """All copies are removed."""
        self._copies.close()

    def _on_fetched(self, folder: Path | None) -> None:
        state = self.state
        if folder is None:
            self._change(DragState(Dragging.FAILED, state.version, state.entries))
            return
        make_readable(folder)
        names = {entry.path.rpartition("/")[2] for entry in state.entries}
        files = tuple(sorted(file for file in folder.rglob("*") if file.is_file() and file.name in names))
        self._change(DragState(Dragging.READY, state.version, state.entries, files))

    def _change(self, state: DragState) -> None:
        self.state = state
        self.changed.emit(state)
