"""Files that are dragged out of the window: real copies of them must be there before a file manager can take them."""

from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from shingleback.bridge.past.passing_copies import PassingCopies, make_readable
from shingleback.jobs.final_words import EntryItem

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
