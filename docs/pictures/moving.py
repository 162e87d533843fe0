"""The picture of moving a backup: both drives, what will be copied, and how long it takes."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from cloning import GB, NOWHERE, SETTLES_MS, old_drive
from PySide6.QtTest import QTest

from shingleback.domain.drive import Drive, DriveArrived, DriveLeft
from shingleback.gui.clone.state import BackupMoving, DriveCloning, MoveState, MoveTask, UnfinishedList
from shingleback.gui.controllers.drives import DriveList
from shingleback.gui.controllers.job import JobStage
from shingleback.gui.controllers.pages import Lazy
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.window.drive_work import BackupMoves, Clones
from shingleback.gui.window.window import Window
from shingleback.protocol.cloning import MoveFinished
from shingleback.protocol.result_items import Tally

_TASK: Final = MoveTask(source="/media/me/Photos/Backup", target="/media/me/Backup/Backup")
_PLANNED: Final = MoveFinished(
    outcome="done",
    exit_code=0,
    is_dry_run=True,
    destination=_TASK.source,
    target=_TASK.target,
    versions=14,
    total=Tally(48_200, 612 * GB),
)


class PosedMoving(BackupMoving):
    """A `BackupMoving` that can be put into any stage for a picture."""

    def choose(self, task: MoveTask) -> None:
        self.pose(MoveState(JobStage.CHOOSING, task))

    def pose(self, state: MoveState) -> None:
        self.state = state
        self.changed.emit(state)


def take(window: Window, drives: DriveList, new: Drive, snap: Callable[[str], None]) -> None:
    """Take the picture on the drives page. `new` is the drive to move to; the old one is plugged in here."""
    volume = replace(
        new.volumes[0], device="/dev/sdc1", filesystem="exfat", label="Photos", mount_points=("/media/me/Photos",)
    )
    old = old_drive(volume, new)
    drives.on_event(DriveArrived(old))
    moving = PosedMoving(Worker([]))
    cloning = Lazy(lambda: DriveCloning(Worker([])))
    clones = Clones(window.drives, drives, cloning, Lazy(lambda: UnfinishedList(NOWHERE)))
    moves = BackupMoves(window.drives, drives, clones, Lazy(lambda: moving))
    moves.open(_TASK)
    moving.pose(MoveState(JobStage.READY, _TASK, _PLANNED))
    QTest.qWait(SETTLES_MS)
    snap("move")
    if moves.page is not None:
        moves.page.back.click()
    drives.on_event(DriveLeft(old))
