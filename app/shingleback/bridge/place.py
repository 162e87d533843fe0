"""What a place for backups is, asked in a process of its own: a drive that hangs keeps nobody waiting."""

from PySide6.QtCore import QObject, Signal

from shingleback.bridge.asking import Asking
from shingleback.bridge.worker import Worker, WorkerEnd
from shingleback.jobs.final_words import LookFinished


class Place(QObject):
    """Looks at one place at a time; the newest question wins.

    Signals:
        seen: a `LookFinished`.
        silent: the drive has not answered for some seconds; `seen` may still come.
    """

    seen = Signal(object)
    silent = Signal()

    def __init__(self, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asking = Asking(worker, self)
        self._asking.answered.connect(self._on_answered)
        self._asking.silent.connect(self.silent)

    def look(self, destination: str) -> None:
        self._asking.ask("look", "--", destination)

    def stop(self) -> None:
        self._asking.stop()

    def _on_answered(self, end: WorkerEnd) -> None:
        if isinstance(end.final, LookFinished):
            self.seen.emit(end.final)
