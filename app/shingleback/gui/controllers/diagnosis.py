"""Diagnoses a kernel log in a worker process, and saves files in a thread."""

import contextlib
import os
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from PySide6.QtCore import QObject, Signal

from shingleback.gui.controllers.job import JobController, JobStage, JobState
from shingleback.gui.controllers.worker import Worker
from shingleback.protocol.results import DiagnoseFinished


@dataclass(frozen=True, slots=True)
class DiagnosisQuestion:
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
    def is_complete(self) -> bool:
        return True

    @property
    def arguments(self) -> tuple[str, ...]:
        """The arguments for the command line; options in the form `--x=y`, so that no name is taken for an option."""
        device = (f"--device={self.device}",) if self.device else ()
        log = (f"--kernel-log={self.log_file}",) if self.log_file else ()
        return (*device, *log)


@dataclass(frozen=True, slots=True)
class DiagnosisState(JobState[DiagnosisQuestion, DiagnoseFinished]):
    """The state of a diagnosis, which needs no dry run."""

    stage: JobStage = JobStage.CLOSED
    task: DiagnosisQuestion = DiagnosisQuestion()


class DiagnosisController(JobController[DiagnosisState, DiagnosisQuestion]):
    """Runs one diagnosis at a time; the newest wins."""

    def __init__(self, worker: Worker) -> None:
        super().__init__("diagnose", worker, DiagnoseFinished, DiagnosisState())

    def start(self, question: DiagnosisQuestion) -> None:
        self.state = DiagnosisState(task=question)
        self._begin()

    def stop(self) -> None:
        """Withdraw the question."""
        super().stop()
        if self.state.is_busy:
            self._change(DiagnosisState())


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
