"""The pictures of cloning a drive: the name of the drive to erase, and the copy in progress."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtTest import QTest

from shingleback.domain.cloning import CloneStep
from shingleback.domain.drive import Drive, DriveArrived, DriveChanged, DriveLeft, Volume
from shingleback.gui.clone.state import CloneState, CloneTask, DriveCloning, UnfinishedList
from shingleback.gui.controllers.drives import DriveList
from shingleback.gui.controllers.job import JobStage
from shingleback.gui.controllers.pages import Lazy
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.window.drive_work import Clones
from shingleback.gui.window.window import Window
from shingleback.protocol.cloning import CloneFinished, ClonePlanItem
from shingleback.protocol.events import Progress, Sampled
from shingleback.protocol.run_state import RunState
from shingleback.store.private_files import Paths

NOWHERE: Final = Paths(Path("/nowhere"), Path("/nowhere"), Path("/nowhere"))
GB: Final = 10**9
_SECONDS: Final = 600
SETTLES_MS: Final = 1_000  # until a long page has its layout, and the graph is drawn


class PosedCloning(DriveCloning):
    """A `DriveCloning` that can be put into any stage for a picture."""

    def choose(self, task: CloneTask) -> None:
        self.pose(CloneState(JobStage.CHOOSING, task))

    def pose(self, state: CloneState) -> None:
        self.state = state
        self.changed.emit(state)

    def draw(self) -> None:
        for second in range(_SECONDS):
            bps = 148e6 - second * 8_000 + second % 9 * 600_000
            self._recorder.take(Sampled(elapsed_s=second, span_s=1.0, copied_bps=bps, written_bps=bps, read_bps=1e6))
        self.measured.emit()


def old_drive(volume: Volume, new: Drive) -> Drive:
    """The drive with this volume, which has been plugged in for longer than the new one."""
    return replace(
        new,
        key="old",
        path="/old",
        device="/dev/sdc",
        number=0x820,
        name="WD My Passport",
        size_bytes=2_000 * GB,
        volumes=(volume,),
    )


def take(window: Window, drives: DriveList, new: Drive, snap: Callable[[str], None]) -> None:
    """Take the pictures on the drives page. `new` is the drive to erase; the old one is plugged in here."""
    closed = replace(new, volumes=(replace(new.volumes[0], mount_points=()),))
    old = old_drive(replace(closed.volumes[0], device="/dev/sdc1", filesystem="ext4", label="Photos"), closed)
    drives.on_event(DriveArrived(old))
    drives.on_event(DriveChanged(new, closed))
    cloning = PosedCloning(Worker([]))
    clones = Clones(window.drives, drives, Lazy(lambda: cloning), Lazy(lambda: UnfinishedList(NOWHERE)))
    clones.open(old)
    plan = _plan(old, closed)
    task = CloneTask(source=old.device, target=closed.device)
    planned = CloneFinished(outcome="done", exit_code=0, is_dry_run=True, plan=plan)
    cloning.pose(CloneState(JobStage.READY, task, planned))
    if clones.page is not None:
        clones.page.consent.next.click()
        QTest.keyClicks(clones.page.consent.erasure.typed, plan.name[:7])
    QTest.qWait(SETTLES_MS)
    snap("clone")
    cloning.pose(CloneState(JobStage.RUNNING, task, planned, RunState().after(_progress(plan))))
    cloning.draw()
    QTest.qWait(SETTLES_MS)
    snap("clone-run")
    cloning.pose(CloneState(JobStage.CHOOSING))
    if clones.page is not None:
        clones.page.back.click()
    drives.on_event(DriveChanged(closed, new))
    drives.on_event(DriveLeft(old))


def _plan(old: Drive, new: Drive) -> ClonePlanItem:
    return ClonePlanItem(
        source=old.device,
        source_name=old.name,
        target=new.device,
        target_name=new.name,
        name="Seagate 5 TB",
        identity="of the picture",
        fingerprint="",
        layout="as-it-is",
        filesystem="ext4",
        source_bytes=old.size_bytes,
        target_bytes=new.size_bytes,
        copied_bytes=1_400 * GB,
        is_renamed=False,
        grows=True,
        steps=tuple(step.value for step in CloneStep),
        remark_codes=("used", "twins"),
    )


def _progress(plan: ClonePlanItem) -> Progress:
    return Progress(
        phase="copy",
        elapsed_s=_SECONDS,
        files=0,
        bytes=616 * GB,
        durable_files=0,
        durable_bytes=615 * GB,
        total_files=0,
        total_bytes=plan.copied_bytes,
        bytes_per_s=145_000_000,
        left_low_s=5_400.0,
        left_high_s=6_600.0,
        pace="balanced",
    )
