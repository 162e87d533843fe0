"""What happened, asked in a process of its own: a log may be long, and the drive may not answer."""

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QObject, Signal

from shingleback.bridge.asking import Asking
from shingleback.bridge.worker import Worker, WorkerEnd
from shingleback.jobs.final_words import DiagnoseFinished


class Reading(Enum):
    """How far it is."""

    NOT_YET = auto()
    UNDER_WAY = auto()
    DONE = auto()  # there is a word, which may be a refusal
    DIED = auto()  # the worker ended without one


@dataclass(frozen=True, slots=True)
class Question:
    """What a person wants to know.

    Attributes:
        device: only what concerns this drive; empty for everything.
        name: of that drive, as a person calls it.
        log_file: empty for the log of this computer.
    """

    device: str = ""
    name: str = ""
    log_file: str = ""

    @property
    def arguments(self) -> tuple[str, ...]:
        """Of the command line; in one word each, so that no name is taken for an option."""
        device = (f"--device={self.device}",) if self.device else ()
        log = (f"--kernel-log={self.log_file}",) if self.log_file else ()
        return (*device, *log)


@dataclass(frozen=True, slots=True)
class DiagnosisState:
    """Attributes: `detail` is what is known of the death of a worker, for experts."""

    reading: Reading = Reading.NOT_YET
    question: Question = Question()
    word: DiagnoseFinished | None = None
    detail: str = ""


class Diagnosis(QObject):
    """One question at a time; the newest wins.

    Signals:
        changed: a new `DiagnosisState`.
    """

    changed = Signal(object)

    def __init__(self, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.state = DiagnosisState()
        self._asking = Asking(worker, self)
        self._asking.answered.connect(self._on_answered)

    def ask(self, question: Question) -> None:
        self._change(DiagnosisState(Reading.UNDER_WAY, question))
        self._asking.ask("diagnose", *question.arguments)

    def stop(self) -> None:
        """The question is withdrawn."""
        self._asking.stop()
        if self.state.reading is Reading.UNDER_WAY:
            self._change(DiagnosisState())

    def _on_answered(self, end: WorkerEnd) -> None:
        if isinstance(end.final, DiagnoseFinished):
            self._change(DiagnosisState(Reading.DONE, self.state.question, end.final))
        else:
            self._change(DiagnosisState(Reading.DIED, self.state.question, detail=end.detail))

    def _change(self, state: DiagnosisState) -> None:
        self.state = state
        self.changed.emit(state)
