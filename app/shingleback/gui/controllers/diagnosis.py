"""Diagnoses a kernel log in a worker process, and saves files in a thread."""

import contextlib
import os
import threading
from collections.abc import Callable
from enum import Enum, auto
from pathlib import Path
from typing import IO

import msgspec
from PySide6.QtCore import QObject, Signal

from shingleback.gui.controllers.worker import Asking, Worker, WorkerEnd
from shingleback.protocol.results import DiagnoseFinished


class ReadingStage(Enum):
    """How far it is."""

    NOT_YET = auto()
    UNDER_WAY = auto()
    DONE = auto()  # there is a word, which may be a refusal
    DIED = auto()  # the worker ended without one


class DiagnosisQuestion(msgspec.Struct, frozen=True):
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


class DiagnosisState(msgspec.Struct, frozen=True):
    """Attributes: `detail` is what is known of the death of a worker, for experts."""

    reading: ReadingStage = ReadingStage.NOT_YET
    question: DiagnosisQuestion = DiagnosisQuestion()
    word: DiagnoseFinished | None = None
    detail: str = ""


class DiagnosisController(QObject):
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

    def ask(self, question: DiagnosisQuestion) -> None:
        self._change(DiagnosisState(ReadingStage.UNDER_WAY, question))
        self._asking.ask("diagnose", *question.arguments)

    def stop(self) -> None:
        """The question is withdrawn."""
        self._asking.stop()
        if self.state.reading is ReadingStage.UNDER_WAY:
            self._change(DiagnosisState())

    def _on_answered(self, end: WorkerEnd) -> None:
        if isinstance(end.final, DiagnoseFinished):
            self._change(DiagnosisState(ReadingStage.DONE, self.state.question, end.final))
        else:
            self._change(DiagnosisState(ReadingStage.DIED, self.state.question, detail=end.detail))

    def _change(self, state: DiagnosisState) -> None:
        self.state = state
        self.changed.emit(state)


class Saver(QObject):
    """The file appears whole or not at all.

    Signals:
        saved: the file is there; its path.
        failed: the path, and what the system says about it.
    """

    saved = Signal(str)
    failed = Signal(str, str)

    def save(self, path: str, write: Callable[[IO[bytes]], object]) -> None:
        """`write` runs in another thread: it gets a file to write to, and keeps off what others change."""
        threading.Thread(target=self._save, args=(Path(path), write), name="saving", daemon=True).start()

    def _save(self, path: Path, write: Callable[[IO[bytes]], object]) -> None:
        unfinished = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            with unfinished.open("wb") as file:
                write(file)
            unfinished.replace(path)
        except OSError as error:
            with contextlib.suppress(OSError):
                unfinished.unlink()
            self.failed.emit(str(path), error.strerror or str(error))
        else:
            self.saved.emit(str(path))
