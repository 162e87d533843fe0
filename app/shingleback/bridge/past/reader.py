"""The process that answers questions about backups while their page is open: it is started once, and asked again.

Starting a program takes half a second and more on a busy computer, and an answer some milliseconds.
"""

from typing import Final

from PySide6.QtCore import QObject, QTimer

from shingleback.bridge.worker import Worker, WorkerEnd
from shingleback.bridge.worker_query import WorkerQuery
from shingleback.jobs.events import Event, Finished
from shingleback.jobs.questions import Question

_CANCELING_MS: Final = 1_000
_MOST_REPLACED: Final = 3


class Reader(WorkerQuery):
    """Between two questions the process holds nothing of a drive.

    One that dies is started again once for a question. One that does not cancel an older question in time hangs on its
    drive: another takes its place, but not endlessly, for each may go on hanging until the drive answers.
    """

    def __init__(self, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = worker
        self._question: Question | None = None
        self._unanswered = 0
        self._replaced = 0
        self._has_died = False
        self._is_unwanted = False
        self._canceling = QTimer(self, singleShot=True, interval=_CANCELING_MS)
        self._canceling.timeout.connect(self._replace)
        worker.told.connect(self._on_told)
        worker.ended.connect(self._on_ended)

    def ask(self, question: Question) -> None:
        self._question = question
        self._has_died = self._is_unwanted = False
        self._patience.start()
        self._put()

    def rest(self) -> None:
        """Nothing is asked for a while: the process ends, when it has answered."""
        self._is_unwanted = True
        if self._question is None:
            self._worker.kill()

    def stop(self) -> None:
        """Nobody waits for the answer any more, and at once nothing of the drive is open."""
        self._forget_question()
        self._worker.kill()

    def _put(self) -> None:
        if not self._worker.is_running:
            self._unanswered = 0
            self._worker.start("answer")
        if self._question is None:
            return
        self._worker.put(self._question)
        self._unanswered += 1
        if self._unanswered > 1 and not self._canceling.isActive():
            self._canceling.start()

    def _replace(self) -> None:
        if self._question is not None and self._replaced < _MOST_REPLACED:
            self._replaced += 1
            question, self._question = self._question, None
            self._worker.kill()
            self._question = question
            self._put()

    def _on_told(self, event: Event) -> None:
        if self._question is None:  # it was stopped, or is replaced, and had still said something
            return
        if not isinstance(event, Finished):
            if self._unanswered == 1:
                self.told.emit(event)
            return
        self._unanswered -= 1
        self._replaced = 0
        if self._unanswered == 0:
            self._answer(WorkerEnd(event))
        elif self._unanswered == 1:
            self._canceling.stop()
        else:
            self._canceling.start()

    def _on_ended(self, end: WorkerEnd) -> None:
        """One that nobody waits for is started again with the next question."""
        self._canceling.stop()
        if self._question is None:
            return
        if self._has_died:
            self._answer(end)
            return
        self._has_died = True
        QTimer.singleShot(0, self, self._begin_again)  # what tells of an end is not done with the process yet

    def _begin_again(self) -> None:
        if self._question is not None and not self._worker.is_running:
            self._put()

    def _answer(self, end: WorkerEnd) -> None:
        self._forget_question()
        if self._is_unwanted:
            self._worker.kill()
        self.answered.emit(end)

    def _forget_question(self) -> None:
        self._question = None
        self._patience.stop()
        self._canceling.stop()
