"""The zones of a host-managed drive, read again and again in a worker process as long as somebody looks at them."""

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from shingleback.gui.controllers.worker import Asking, Worker, WorkerEnd
from shingleback.protocol.results import ZonesFinished

_AGAIN_MS: Final = 3000


@dataclass(frozen=True, slots=True)
class ZonesState:
    """What is known of the zones.

    Attributes:
        place: the device, or a file with what `blkzone report` printed.
        name: of the drive.
        found: the newest answer that has zones; `refused`: the newest answer, where it has none.
    """

    place: str = ""
    name: str = ""
    found: ZonesFinished | None = None
    refused: ZonesFinished | None = None
    detail: str = ""

    @property
    def is_live(self) -> bool:
        """A file does not change."""
        return self.place.startswith("/dev/")


class DriveZones(QObject):
    """Asks once, and then again some seconds after each answer. The report is a command that only reads.

    Signals:
        changed: a new `ZonesState`.
    """

    changed = Signal(object)

    def __init__(self, worker: Worker, parent: QObject | None = None, again_ms: int = _AGAIN_MS) -> None:
        super().__init__(parent)
        worker.setParent(self)
        self.state = ZonesState()
        self._asking = Asking(worker, self)
        self._asking.answered.connect(self._on_answered)
        self._again = QTimer(self, interval=again_ms, singleShot=True)
        self._again.timeout.connect(self._ask)

    def watch(self, place: str, name: str) -> None:
        if place != self.state.place:
            self._change(ZonesState(place, name))
        self._ask()

    def rest(self) -> None:
        """Nobody looks any more."""
        self._again.stop()
        self._asking.stop()

    def _ask(self) -> None:
        self._again.stop()
        self._asking.ask("zones", "--", self.state.place)

    def _on_answered(self, end: WorkerEnd) -> None:
        word = end.final if isinstance(end.final, ZonesFinished) else None
        if word is not None and word.runs:
            self._change(replace(self.state, found=word, refused=None, detail=""))
        else:
            self._change(replace(self.state, refused=word, detail="" if word else end.detail))
        if self.state.is_live:
            self._again.start()

    def _change(self, state: ZonesState) -> None:
        self.state = state
        self.changed.emit(state)
