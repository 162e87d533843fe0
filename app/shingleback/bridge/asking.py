"""A question to a process of its own: a drive that does not answer keeps nobody waiting but that process."""

from PySide6.QtCore import QObject

from shingleback.bridge.worker import Worker, WorkerEnd
from shingleback.bridge.worker_query import WorkerQuery


class Asking(WorkerQuery):
    """Each question starts a process, which ends with its answer."""

    def __init__(self, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = worker
        self._next: tuple[str, ...] = ()
        self._is_wanted = False
        worker.told.connect(self._on_told)
        worker.ended.connect(self._on_ended)

    def ask(self, command: str, *words: str) -> None:
        """A command of the command line, and what it is told."""
        self._is_wanted = True
        if self._worker.is_running:
            self._next = (command, *words)
            self._worker.kill()
            return
        self._patience.start()
        self._worker.start(command, *words)

    def cancel(self) -> None:
        """It may end in good order, and its word is still wanted."""
        self._worker.ask("cancel")

    def stop(self) -> None:
        """Nobody waits for the answer any more."""
        self._is_wanted = False
        self._next = ()
        self._patience.stop()
        self._worker.kill()

    def _on_told(self, event: object) -> None:
        if self._is_wanted and not self._next:
            self.told.emit(event)

    def _on_ended(self, end: WorkerEnd) -> None:
        self._patience.stop()
        if self._next:
            (command, *words), self._next = self._next, ()
            self.ask(command, *words)
        elif self._is_wanted:
            self._is_wanted = False
            self.answered.emit(end)
