"""Shows and changes, in a worker process, how Linux uses a drive's enclosure, and when the drive stops by itself."""

from dataclasses import dataclass

from PySide6.QtCore import QObject

from shingleback.domain.drive import Drive
from shingleback.gui.controllers.worker import Worker, WorkerEnd, WorkerJob
from shingleback.protocol.adjusting import AdjustFinished


@dataclass(frozen=True, slots=True)
class AdjustingState:
    """What is set for one drive.

    Attributes:
        drive: the path of the drive; empty if nothing was asked yet.
        is_running: the answer is awaited.
        is_changing: so is a change, for which the system may ask for a password.
        result: the answer; None if there is none, and `detail` says why.
    """

    drive: str = ""
    is_running: bool = False
    is_changing: bool = False
    result: AdjustFinished | None = None
    detail: str = ""


class Adjusting(WorkerJob[AdjustingState]):
    """Answers for one drive at a time; the newest wins."""

    def __init__(self, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(worker, AdjustingState(), parent)
        worker.setParent(self)

    def adjust(self, drive: Drive, options: tuple[str, ...] = ()) -> None:
        """Change what the options of `adjust` say; without any, only show it. The system may ask for a password."""
        self.become(AdjustingState(drive.path, is_running=True, is_changing=bool(options)))
        self._query.ask("adjust", *options, "--", drive.device)

    def _on_answered(self, end: WorkerEnd) -> None:
        result = end.final_of(AdjustFinished)
        self.become(AdjustingState(self.state.drive, result=result, detail="" if result is not None else end.detail))
