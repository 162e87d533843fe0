"""Whether the backup knows a folder of a set from another place, found out by a separate process as it is chosen."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from shingleback.domain.folder_question import FolderAnswer, FolderQuestion
from shingleback.gui.controllers.worker import ProcessQuery, Worker, WorkerEnd
from shingleback.protocol.results import LookFinished


class FolderRecognition(QObject):
    """Asks for one set at a time, and keeps the answers.

    Attributes:
        answers: what the user said of the set's folders.

    Signals:
        changed: another question, or none.
        answered: `answers` have changed.
    """

    changed = Signal()
    answered = Signal()

    def __init__(
        self, worker: Worker, parent: QObject | None = None, *, place_of: Callable[[str], str] = lambda name: name
    ) -> None:
        """`place_of` returns the current path of a destination."""
        super().__init__(parent)
        self.answers: tuple[FolderAnswer, ...] = ()
        self._place_of = place_of
        self._place = ""
        self._folders: tuple[str, ...] = ()
        self._questions: list[FolderQuestion] = []
        self._query = ProcessQuery(worker, self)
        self._query.answered.connect(self.on_looked)

    @property
    def question(self) -> FolderQuestion | None:
        """The next question; None if there is none."""
        answered_paths = {answer.path for answer in self.answers}
        return next((question for question in self._questions if question.path not in answered_paths), None)

    def begin(self, place: str, answers: Sequence[FolderAnswer]) -> None:
        """Begin with a set that goes to this place, and what was answered before."""
        self.stop()
        self._place, self._folders, self.answers = place, (), tuple(answers)

    def set_place(self, place: str) -> None:
        """Look at another place. The answers were about the backup at the one before."""
        if place != self._place:
            self._place = place
            self._keep_answers(())
            self._look()

    def set_folders(self, folders: Sequence[str]) -> None:
        """Look for other folders. One that was taken out of the set is asked about when it is added again."""
        if tuple(folders) == self._folders:
            return
        removed = set(self._folders).difference(folders)
        self._folders = tuple(folders)
        self._keep_answers([answer for answer in self.answers if answer.path not in removed])
        self._look()

    def answer(self, *, is_same: bool) -> None:
        question = self.question
        if question is not None:
            self._keep_answers([*self.answers, question.answered(is_same=is_same)])
            self.changed.emit()

    def stop(self) -> None:
        """Drop the question, and the query."""
        self._query.stop()
        if self._questions:
            self._questions = []
            self.changed.emit()

    def _keep_answers(self, answers: Sequence[FolderAnswer]) -> None:
        if tuple(answers) != self.answers:
            self.answers = tuple(answers)
            self.answered.emit()

    def _look(self) -> None:
        self.stop()
        if self._place and self._folders:
            sources = (f"--source={folder}" for folder in self._folders)
            self._query.ask("look", *sources, "--", self._place_of(self._place))

    def on_looked(self, end: WorkerEnd) -> None:
        """Receive what a worker found."""
        result = end.final_of(LookFinished)
        if result is not None and result.questions:
            self._questions = result.questions
            self.changed.emit()
