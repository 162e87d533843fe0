"""Clones a drive or moves a backup in a worker process, after a dry run. Also lists unfinished copies."""

import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QObject, Signal

from shingleback.domain.cloning import CloneChoices
from shingleback.domain.destination import is_simulated
from shingleback.domain.drive import Drive
from shingleback.domain.errors import COMPLETE
from shingleback.gui.controllers.job import JobController, JobStage, JobState
from shingleback.gui.controllers.worker import Worker, simulating
from shingleback.protocol.cloning import CloneFinished, ClonePlanItem, MoveFinished
from shingleback.protocol.run_state import RunState, Stage
from shingleback.store.private_files import Paths
from shingleback.store.unfinished import (
    CLONE,
    UnfinishedCopies,
    UnfinishedCopy,
    ends_options,
    forget_copy,
    merged_places,
    merging_options,
)

_USUAL: Final = CloneChoices(sets_follow=True)
_COMPARING: Final = "verify"
_FOLLOWS: Final = "--sets-follow"
_CHECKING: Final = "verify"


@dataclass(frozen=True, slots=True, kw_only=True)
class CloneTask:
    """What to copy, and how. `source` and `target` are devices or paths of image files; empty until chosen."""

    source: str = ""
    target: str = ""
    choices: CloneChoices = _USUAL
    pace: str = ""

    @property
    def is_complete(self) -> bool:
        return bool(self.source and self.target)

    @property
    def arguments(self) -> tuple[str, ...]:
        """The arguments for the command line."""
        pace = (f"--pace={self.pace}",) if self.pace else ()
        return (*self.choices.options, *pace, *ends_options(self.source, self.target), "--", self.source, self.target)


@dataclass(frozen=True, slots=True)
class CloneState(JobState[CloneTask, CloneFinished]):
    """Everything that the page shows."""

    stage: JobStage = JobStage.CLOSED
    task: CloneTask = CloneTask()

    @property
    def is_busy(self) -> bool:
        is_ejecting = self.stage is JobStage.EJECTING and self.run.stage is Stage.EJECTING
        return self.stage is JobStage.RUNNING or is_ejecting

    @property
    def plan(self) -> ClonePlanItem | None:
        """The plan that may be carried out; None if the dry run has not ended or found a reason against copying."""
        return self.planned.plan if self.may_start and self.planned else None

    @property
    def kept_bytes(self) -> int:
        """The bytes that an earlier run copied already."""
        return self.planned.kept_bytes if self.planned is not None else 0

    @property
    def has_succeeded(self) -> bool:
        return self.result is not None and self.result.outcome in COMPLETE

    @property
    def can_eject(self) -> bool:
        is_drive = self.result is not None and self.result.plan is not None and bool(self.result.plan.identity)
        return self.has_succeeded and is_drive and not self.is_busy and self.run.eject_progress < 1

    @property
    def is_comparing(self) -> bool:
        return self.run.progress is not None and self.run.progress.phase == _COMPARING

    @property
    def copied(self) -> float:
        """The share that has been copied, from 0 to 1."""
        progress = self.run.progress
        if self.has_succeeded or self.is_comparing:
            return 1.0
        return _part(progress.bytes, progress.total_bytes) if progress is not None else 0.0

    @property
    def durable(self) -> float:
        progress = self.run.progress
        if self.has_succeeded or self.is_comparing:
            return 1.0
        return _part(progress.durable_bytes, progress.total_bytes) if progress is not None else 0.0

    @property
    def compared(self) -> float:
        if self.result is not None and self.result.is_same:
            return 1.0
        progress = self.run.progress
        return _part(progress.bytes, progress.total_bytes) if progress is not None and self.is_comparing else 0.0

    @property
    def done(self) -> float:
        """The share of the whole work, from 0 to 1; comparing takes about as long as copying."""
        if self.has_succeeded:
            return 1.0
        return (self.copied + self.compared) / 2 if self.task.choices.compares else self.copied

    @property
    def is_finishing(self) -> bool:
        """Everything is copied and compared; the filesystem of the copy is being grown and mounted."""
        return self.stage is JobStage.RUNNING and self.done >= 1


class DriveCloning(JobController[CloneState, CloneTask]):
    """Clones one drive at a time. If it is stopped, the copied data and the map of it are kept."""

    def __init__(self, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__("clone", worker, CloneFinished, CloneState(), parent)

    def refresh(self) -> None:
        """Plan again, because one of the two drives has changed."""
        if self.state.is_choosing:
            self.choose(self.state.task)

    def start(self, confirmed: str) -> None:
        """Start the work, for the drive and plan that were shown and no other. `confirmed` is the typed name."""
        plan = self.state.plan
        if plan is not None:
            sure = (f"--identity={plan.identity}", f"--confirm={confirmed}") if plan.identity else ()
            self._begin(f"--plan={plan.fingerprint}", *sure)

    def set_pace(self, pace: str) -> None:
        """Change the pace of the running copy."""
        if self.state.stage is JobStage.RUNNING:
            self._worker.ask("pace", pace)

    def eject(self) -> None:
        """Eject the copy."""
        if self.state.can_eject:
            self.become(replace(self.state, stage=JobStage.EJECTING, run=self.state.run.ejecting()))
            self._query.ask("eject", "--", self.state.task.target)

    def come_back(self) -> None:
        """Note that the ejected copy is plugged in or mounted again, and so is not safe to unplug anymore."""
        run = self.state.run
        if self.state.stage is JobStage.EJECTING and run.eject_progress == 1:
            self.become(replace(self.state, stage=JobStage.ENDED, run=RunState(progress=run.progress, notes=run.notes)))


def _part(done: int, total: int) -> float:
    return min(1.0, done / total) if total else 1.0


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveTask:
    """The user's choices. `source` and `target` are folders; empty until chosen.

    Attributes:
        merged: folders of other backups that become part of this one.
    """

    source: str = ""
    target: str = ""
    merged: tuple[str, ...] = ()
    sets_follow: bool = True

    @property
    def is_complete(self) -> bool:
        return bool(self.source and self.target)

    @property
    def arguments(self) -> tuple[str, ...]:
        """The arguments for the command line."""
        merging = merging_options(map(os.fsencode, self.merged))
        simulate = simulating(is_simulated=is_simulated(self.target))
        options = (*simulate, *merging, *((_FOLLOWS,) if self.sets_follow else ()))
        return (*options, *ends_options(self.source, self.target), "--", self.source, self.target)


@dataclass(frozen=True, slots=True)
class MoveState(JobState[MoveTask, MoveFinished]):
    """Everything that the page shows."""

    stage: JobStage = JobStage.CLOSED
    task: MoveTask = MoveTask()

    @property
    def is_checking(self) -> bool:
        return self.run.progress is not None and self.run.progress.phase == _CHECKING

    @property
    def done(self) -> float:
        """The share of the whole work, from 0 to 1; reading the copy back takes about as long as copying."""
        if self.result is not None and self.result.is_complete:
            return 1.0
        progress = self.run.progress
        if progress is None or not progress.total_bytes:
            return 0.0
        kept_bytes = 0 if self.is_checking or self.planned is None else self.planned.kept.bytes
        half = min(1.0, (progress.bytes + kept_bytes) / progress.total_bytes) / 2
        return half + 0.5 if self.is_checking else half


class BackupMoving(JobController[MoveState, MoveTask]):
    """Moves one backup at a time. If it is stopped, the files that are already in place are kept."""

    def __init__(self, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__("move", worker, MoveFinished, MoveState(), parent)

    def start(self) -> None:
        if self.state.may_start:
            self._begin()


class UnfinishedList(QObject):
    """The unfinished copies noted on this computer. Attributes: `copies`: newest first. Signals: `changed`."""

    changed = Signal()

    def __init__(self, paths: Paths, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.copies: tuple[UnfinishedCopy, ...] = ()
        self._paths = paths

    def refresh(self) -> None:
        copies = UnfinishedCopies(self._paths.unfinished_folder).all()
        if copies != self.copies:
            self.copies = copies
            self.changed.emit()

    def forget(self, copy: UnfinishedCopy) -> None:
        """Remove a copy from the list, unless it is in progress."""
        forget_copy(self._paths, copy)
        self.refresh()


def clone_task(copy: UnfinishedCopy, drives: Sequence[Drive]) -> CloneTask | None:
    """Return the task as it was started, with the drives' current devices; None if either drive is not plugged in."""
    source, target = copy.ends_now(drives)
    if not source or not target:
        return None
    return CloneTask(source=source, target=target, choices=CloneChoices.of_options(copy.options))


def move_task(copy: UnfinishedCopy) -> MoveTask:
    source, target = copy.ends
    merged = merged_places(copy.options)
    return MoveTask(source=source, target=target, merged=merged, sets_follow=_FOLLOWS in copy.options)


def is_clone(copy: UnfinishedCopy) -> bool:
    return copy.command == CLONE
