"""Diagnoses a kernel log in a worker process."""

from dataclasses import dataclass

from PySide6.QtCore import QFile, QTemporaryDir

from shingleback.gui.controllers.job import JobController, JobStage, JobState
from shingleback.gui.controllers.worker import Worker
from shingleback.protocol.results import DiagnoseFinished


@dataclass(frozen=True, slots=True)
class DiagnosisQuestion:
    """What to diagnose.

    Attributes:
        device: limits the diagnosis to this drive; empty for everything.
        name: the name of that drive for the user.
        log_file: with a log or a report; empty for the log of this computer.
        is_pasted: the file holds what the user pasted.
    """

    device: str = ""
    name: str = ""
    log_file: str = ""
    is_pasted: bool = False

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
        self._pasted: QTemporaryDir | None = None  # a folder for what the user pasted last

    def start(self, question: DiagnosisQuestion) -> None:
        self.state = DiagnosisState(task=question)
        self._begin()

    def start_with_text(self, text: str) -> None:
        """Diagnose a log or a report that the user pasted. The worker reads it from a file that is the user's alone."""
        self._pasted = QTemporaryDir()
        data, file = text.encode(errors="replace"), QFile(self._pasted.filePath("pasted"))
        is_written = file.open(QFile.OpenModeFlag.WriteOnly) and file.write(data) == len(data) and file.flush()
        file.close()
        if not is_written:
            file.remove()  # the disk is full; the worker says that the file is not there
        self.start(DiagnosisQuestion(log_file=file.fileName(), is_pasted=True))

    def stop(self) -> None:
        """Withdraw the question."""
        super().stop()
        if self.state.is_busy:
            self.become(DiagnosisState())
