"""Moves a backup to another drive in a worker process: first a dry run, then the move."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject

from shingleback.gui.controllers.planned_work import PlannedState, PlannedWork, WorkStage
from shingleback.gui.controllers.worker import Worker
from shingleback.protocol.cloning import MoveFinished

_CHECKING: Final = "verify"


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveTask:
    """What a person has chosen. `source` and `target` are folders; empty while they are missing."""

    source: str = ""
    target: str = ""
    sets_follow: bool = True

    @property
    def options(self) -> tuple[str, ...]:
        """Of the command line."""
        return ("--sets-follow",) if self.sets_follow else ()


@dataclass(frozen=True, slots=True)
class MoveState(PlannedState[MoveTask, MoveFinished]):
    """Everything that the page shows."""

    stage: WorkStage = WorkStage.CLOSED
    task: MoveTask = MoveTask()

    @property
    def is_checking(self) -> bool:
        return self.run.progress is not None and self.run.progress.phase == _CHECKING

    @property
    def done(self) -> float:
        """From 0 to 1, of all: to read it back takes about as long as to copy it."""
        if self.word is not None and self.word.is_complete:
            return 1.0
        progress = self.run.progress
        if progress is None or not progress.total_bytes:
            return 0.0
        kept_bytes = 0 if self.is_checking or self.planned is None else self.planned.kept.bytes
        half = min(1.0, (progress.bytes + kept_bytes) / progress.total_bytes) / 2
        return half + 0.5 if self.is_checking else half


class BackupMoving(PlannedWork[MoveState, MoveTask]):
    """One move at a time. What has its place stays if it is stopped."""

    _COMMAND = "move"

    def __init__(self, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(worker, MoveFinished, MoveState(), parent)

    def start(self) -> None:
        if self.state.may_start:
            self._begin()
