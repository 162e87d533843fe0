"""Saves a report for a bug report where the user wants it, through a worker."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from shingleback.gui.controllers.worker import Worker, WorkerEnd
from shingleback.gui.run.texts import sentence, translate
from shingleback.messages.died import died
from shingleback.protocol.results import ReportFinished
from shingleback.store.installation import address

_FILE: Final = "shingleback-report.txt"


class ReportSaver(QObject):
    """Saves one report at a time.

    Signals:
        finished: a sentence: where the report is, or why there is none.
    """

    finished = Signal(str)

    def __init__(self, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = worker
        worker.setParent(self)
        worker.finished.connect(self._on_ended)

    def ask_and_save(self, window: QWidget) -> bool:
        """Ask for the file and begin; False if the user canceled, or a report is being saved."""
        title = self.tr("Save a report")
        file = QFileDialog.getSaveFileName(window, title, str(Path.home() / _FILE))[0]
        if not file or self._worker.is_running:
            return False
        self._worker.start("report", "--output", file)
        return True

    def stop(self) -> None:
        self._worker.kill()

    def _on_ended(self, end: WorkerEnd) -> None:
        result = end.final_of(ReportFinished)
        if result is not None and result.file:
            says = self.tr("Saved: {file}. Attach it to a bug report at {address}.")
            self.finished.emit(says.format(file=result.file, address=address("Issues")))
        elif result is not None:
            self.finished.emit(sentence(result))
        else:
            self.finished.emit(died(end.detail, translate))
