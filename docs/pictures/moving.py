"""The picture of moving a backup: both drives, what will be copied, and how long it takes."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

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
from shingleback.store.private_files import Paths

_NOWHERE: Final = Paths(Path("/nowhere"), Path("/nowhere"), Path("/nowhere"))
_GB: Final = 10**9
_TASK: Final = MoveTask(source="/media/me/Photos/Backup", target="/media/me/Backup/Backup")
_PLANNED: Final = MoveFinished(
    outcome="done",
    exit_code=0,
    is_dry_run=True,
    destination=_TASK.source,
    target=_TASK.target,
    versions=14,
    total=Tally(48_200, 612 * _GB),
)
_SETTLES_MS: Final = 1_000  # until the page has its layout


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
    old = replace(
        new,
        key="old",
        path="/old",
        device="/dev/sdc",
        number=0x820,
        name="WD My Passport",
        size_bytes=2_000 * _GB,
        volumes=(volume,),
    )
    drives.on_event(DriveArrived(old))
    moving = PosedMoving(Worker([]))
    cloning = Lazy(lambda: DriveCloning(Worker([])))
    clones = Clones(window.drives, drives, cloning, Lazy(lambda: UnfinishedList(_NOWHERE)))
    moves = BackupMoves(window.drives, drives, clones, Lazy(lambda: moving))
    moves.open(_TASK)
    moving.pose(MoveState(JobStage.READY, _TASK, _PLANNED))
    QTest.qWait(_SETTLES_MS)
    snap("move")
    if moves.page is not None:
        moves.page.back.click()
    drives.on_event(DriveLeft(old))
