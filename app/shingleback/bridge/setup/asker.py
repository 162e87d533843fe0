"""Questions to the program run as a process: one at a time, and the newest wins."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from shingleback.bridge.worker import Worker, WorkerEnd
from shingleback.jobs.events import Event


@dataclass(frozen=True, slots=True)
class Inquiry:
    """A command of the command line. `about` comes back with the answer."""

    command: str
    arguments: tuple[str, ...]
    about: object = None


class Asker(QObject):
    """Keeps one worker busy with what is asked last.

    Signals:
        told: what the worker tells on the way; what the question is about, and the event.
        answered: what the question is about, and the final word; None where the worker died without one.
        rested: nobody asks anything any more, and the worker has ended.
    """

    told = Signal(object, object)
    answered = Signal(object, object)
    rested = Signal()

    def __init__(self, worker: Worker, parent: QObject | None = None, *, is_gentle: bool = False) -> None:
        """`is_gentle`: the worker is asked to end, and not killed: it may have a drive open that it has to close."""
        super().__init__(parent)
        self._is_gentle = is_gentle
        self._worker = worker
        self._asked: Inquiry | None = None
        self._next: Inquiry | None = None
        worker.told.connect(self._on_told)
        worker.ended.connect(self._on_ended)

    @property
    def is_at_rest(self) -> bool:
        return not self._worker.is_running

    def ask(self, inquiry: Inquiry) -> None:
        if self._worker.is_running:
            self._asked, self._next = None, inquiry
            self._end_worker()
            return
        self._asked = inquiry
        self._worker.start(inquiry.command, *inquiry.arguments)

    def hand_over(self, secret: str) -> None:
        """A passphrase, for the worker that waits for it."""
        self._worker.hand_over(secret)

    def stop(self) -> None:
        """The question is withdrawn."""
        self._asked = self._next = None
        self._end_worker()

    def kill(self) -> None:
        """Now, since the program ends."""
        self._asked = self._next = None
        self._worker.kill()

    def _end_worker(self) -> None:
        if self._is_gentle:
            self._worker.ask("cancel")
        else:
            self._worker.kill()

    def _on_told(self, event: Event) -> None:
        if self._asked is not None:
            self.told.emit(self._asked.about, event)

    def _on_ended(self, end: WorkerEnd) -> None:
        asked, self._asked = self._asked, None
        if self._next is not None:
            following, self._next = self._next, None
            self.ask(following)
        elif asked is not None:
            self.answered.emit(asked.about, end.final)
        else:
            self.rested.emit()
