"""What every question to a worker has: its signals, and the patience of the person who asked."""

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

_PATIENCE_MS: Final = 4_000


class WorkerQuery(QObject):
    """One question at a time; the newest wins.

    Signals:
        answered: a `WorkerEnd`, for the newest question only.
        told: an event on the way to it.
        silent: there is no answer yet after some seconds; it may still come.
    """

    answered = Signal(object)
    told = Signal(object)
    silent = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._patience.timeout.connect(self.silent)
