"""What a place for backups is, asked in a process of its own: a drive that hangs keeps nobody waiting."""

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from shingleback.bridge.worker import Worker, WorkerEnd
from shingleback.jobs.final_words import LookFinished

_PATIENCE_MS: Final = 4_000


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
        self._worker = worker
        self._next = ""
        worker.ended.connect(self._on_ended)
        self._timer = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._timer.timeout.connect(self.silent)

    def look(self, destination: str) -> None:
        if self._worker.is_running:
            self._next = destination
            self._worker.kill()
            return
        self._timer.start()
        self._worker.start("look", "--", destination)

    def stop(self) -> None:
        self._next = ""
        self._timer.stop()
        self._worker.kill()

    def _on_ended(self, end: WorkerEnd) -> None:
        self._timer.stop()
        if self._next:
            destination, self._next = self._next, ""
            self.look(destination)
        elif isinstance(end.final, LookFinished):
            self.seen.emit(end.final)
