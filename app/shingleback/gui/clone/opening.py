"""From the card of a drive to the page that copies it, and back; work is stopped before the window closes.

From there a way leads to the page that moves a backup. Each page is loaded when somebody first asks for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from shingleback.gui.widgets.basic import StopQuestion
from shingleback.gui.window.stopping import OpenedOverDrives, StoppedOnClose

if TYPE_CHECKING:
    from shingleback.domain.drive import Drive
    from shingleback.gui.clone.moving import MovePage
    from shingleback.gui.clone.page import ClonePage
    from shingleback.gui.controllers.cloning import BackupMoving, DriveCloning, MoveTask, UnfinishedList
    from shingleback.gui.controllers.drives import DriveList
    from shingleback.gui.drives.page import DrivesPage
    from shingleback.gui.window.sections import Late


class Clones(OpenedOverDrives["ClonePage"]):
    """Signals: `move_asked`: only a backup is to go to another drive; with a `MoveTask` that goes on, or None."""

    move_asked = Signal(object)

    def __init__(
        self, page: DrivesPage, drives: DriveList, cloning: Late[DriveCloning], unfinished: Late[UnfinishedList]
    ) -> None:
        super().__init__(page)
        self._drives = drives
        self._cloning = cloning
        self._unfinished = unfinished
        page.asked.clone.connect(self.open)
        if cloning.made is not None and cloning.made.state.is_open:
            self.show()

    def open(self, drive: Drive) -> None:
        """A copy that is under way stays to be seen, whichever drive is asked for."""
        from shingleback.gui.controllers.cloning import CloneTask  # noqa: PLC0415 (see above)

        cloning = self._cloning.get()
        if not cloning.state.is_busy:
            cloning.choose(CloneTask(source=drive.device))
        self.show()

    def make_page(self) -> ClonePage:
        from shingleback.gui.clone.page import ClonePage  # noqa: PLC0415 (see above)

        page = ClonePage(self._cloning.get(), self._drives, self._unfinished.get())
        page.left.connect(self.leave)
        page.move_asked.connect(self.move_asked)
        page.opening_asked.connect(self._drives_page.asked.opening)
        page.explanation_asked.connect(self._drives_page.asked.explanation)
        self._drives_page.opening_told.connect(page.show_opening)
        return page


class BackupMoves(OpenedOverDrives["MovePage"]):
    def __init__(self, page: DrivesPage, drives: DriveList, clones: Clones, moving: Late[BackupMoving]) -> None:
        super().__init__(page)
        self._drives = drives
        self._moving = moving
        clones.move_asked.connect(self.open)
        if moving.made is not None and moving.made.state.is_open:
            self.show()

    def open(self, task: MoveTask | None = None) -> None:
        """A move that is under way stays to be seen. `task`: one that goes on."""
        moves = self._moving.get()
        if not moves.state.is_busy:
            moves.choose(task or moves.state.task)
        self.show()
        if self.page is not None:
            self.page.show_task(moves.state.task)

    def make_page(self) -> MovePage:
        from shingleback.gui.clone.moving import MovePage  # noqa: PLC0415 (see above)

        page = MovePage(self._moving.get(), self._drives)
        page.left.connect(self.leave)
        return page


class CloningOnClose(StoppedOnClose):
    """What is copied stays, and so does the map of it."""

    def question(self) -> StopQuestion:
        return StopQuestion(
            self.tr("A drive is being copied."),
            self.tr("If you stop it now, what is copied so far is kept. You can go on later with the same two drives."),
            self.tr("&Stop copying"),
            self.tr("&Go on copying"),
        )


class MovingOnClose(StoppedOnClose):
    """What has its place stays there."""

    def question(self) -> StopQuestion:
        return StopQuestion(
            self.tr("A backup is being moved."),
            self.tr(
                "The old drive still has everything. If you stop it now, you can go on later with the same places."
            ),
            self.tr("&Stop moving"),
            self.tr("&Go on moving"),
        )
