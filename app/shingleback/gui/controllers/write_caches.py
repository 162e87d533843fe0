"""Resets the write cache of a drive, where an interrupted measurement could not: in a worker process.

It belongs to the window from its start, and so loads nothing of what measures.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from shingleback.domain.drive import Drive
from shingleback.gui.controllers.worker import Asking, Worker, WorkerEnd
from shingleback.protocol.results import MeasureFinished


@dataclass(frozen=True, slots=True)
class WriteCacheState:
    """What interrupted measurements left.

    Attributes:
        left: the paths of the drives whose write cache is not as it was.
        resetting: the path of the drive whose write cache is being reset; empty while none is.
        refused: the path of the drive of which that failed last; `word` and `detail` say why.
    """

    left: frozenset[str] = frozenset()
    resetting: str = ""
    refused: str = ""
    word: MeasureFinished | None = None
    detail: str = ""


class WriteCaches(QObject):
    """Resets one at a time. What was left is read from a note on this computer: no drive is asked.

    Signals:
        changed: a new `WriteCacheState`.
    """

    changed = Signal(object)

    def __init__(self, left: Callable[[], Collection[str]], worker: Worker, parent: QObject | None = None) -> None:
        """`left`: the paths of the drives of which such a note is there."""
        super().__init__(parent)
        worker.setParent(self)
        self._left = left
        self.state = WriteCacheState(frozenset(left()))
        self._asking = Asking(worker, self)
        self._asking.answered.connect(self._on_answered)

    def look(self) -> None:
        left = frozenset(self._left())
        if left != self.state.left:
            self._change(replace(self.state, left=left))

    def reset(self, drive: Drive) -> None:
        """A person may be asked for a password."""
        if not self.state.resetting:
            self._change(WriteCacheState(self.state.left, resetting=drive.path))
            self._asking.ask("test", "--reset-write-cache", "--", drive.device)

    def stop(self) -> None:
        """At the end of the program."""
        self._asking.stop()

    def _on_answered(self, end: WorkerEnd) -> None:
        word = end.final if isinstance(end.final, MeasureFinished) else None
        is_done = word is not None and word.is_write_cache_reset
        refused = "" if is_done else self.state.resetting
        detail = "" if word is not None else end.detail
        self._change(WriteCacheState(frozenset(self._left()), "", refused, None if is_done else word, detail))

    def _change(self, state: WriteCacheState) -> None:
        self.state = state
        self.changed.emit(state)
