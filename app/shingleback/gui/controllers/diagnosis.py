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

from shingleback.gui.controllers.worker import Worker, WorkerEnd, WorkerJob
from shingleback.protocol.results import DiagnoseFinished


class ReadingStage(Enum):
    """How far the diagnosis has got."""

    NOT_YET = auto()
    UNDER_WAY = auto()
    DONE = auto()  # there is a result, which may be a refusal
    DIED = auto()  # the worker ended without a result


class DiagnosisQuestion(msgspec.Struct, frozen=True):
    """What to diagnose.

    Attributes:
        device: limits the diagnosis to this drive; empty for everything.
        name: the name of that drive for the user.
        log_file: empty for the log of this computer.
    """

    device: str = ""
    name: str = ""
    log_file: str = ""

    @property
    def arguments(self) -> tuple[str, ...]:
        """The arguments for the command line; options in the form `--x=y`, so that no name is taken for an option."""
        device = (f"--device={self.device}",) if self.device else ()
        log = (f"--kernel-log={self.log_file}",) if self.log_file else ()
        return (*device, *log)


class DiagnosisState(msgspec.Struct, frozen=True):
    """Attributes: `detail` says why a worker died, for experts."""

    reading: ReadingStage = ReadingStage.NOT_YET
    question: DiagnosisQuestion = DiagnosisQuestion()
    result: DiagnoseFinished | None = None
    detail: str = ""


class DiagnosisController(WorkerJob[DiagnosisState]):
    """Runs one diagnosis at a time; the newest wins."""

    def __init__(self, worker: Worker) -> None:
        super().__init__(worker, DiagnosisState())

    def ask(self, question: DiagnosisQuestion) -> None:
        self._change(DiagnosisState(ReadingStage.UNDER_WAY, question))
        self._query.ask("diagnose", *question.arguments)

    def stop(self) -> None:
        """Withdraw the question."""
        super().stop()
        if self.state.reading is ReadingStage.UNDER_WAY:
            self._change(DiagnosisState())

    def _on_answered(self, end: WorkerEnd) -> None:
        if isinstance(end.final, DiagnoseFinished):
            self._change(DiagnosisState(ReadingStage.DONE, self.state.question, end.final))
        else:
            self._change(DiagnosisState(ReadingStage.DIED, self.state.question, detail=end.detail))


class FileWriter(QObject):
    """Saves a file in a thread. The file appears complete or not at all.

    Signals:
        saved: the path of the complete file.
        failed: the path, and the system's error message.
    """

    saved = Signal(str)
    failed = Signal(str, str)

    def save(self, path: str, write: Callable[[IO[bytes]], object]) -> None:
        """Save a file in a thread. `write` gets the open file, and must not use data that other threads change."""
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
