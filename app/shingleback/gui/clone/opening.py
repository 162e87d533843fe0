"""From the card of a drive to the page that copies it, and back; a copy is stopped before the window closes.

The page is loaded when somebody first asks for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from shingleback.gui.widgets.questions import StopQuestion
from shingleback.gui.window.stopping import StoppedOnClose

if TYPE_CHECKING:
    from shingleback.domain.drive import Drive
    from shingleback.gui.clone.page import ClonePage
    from shingleback.gui.controllers.cloning import DriveCloning
    from shingleback.gui.controllers.drives import DriveList
    from shingleback.gui.drives.page import DrivesPage
    from shingleback.gui.window.sections import Late


class Clones(QObject):
    """Belongs to the page of the drives, and goes with it; the copy itself goes on.

    Attributes:
        page: None until it was asked for.
    """

    def __init__(self, page: DrivesPage, drives: DriveList, cloning: Late[DriveCloning]) -> None:
        super().__init__(page)
        self.page: ClonePage | None = None
        self._drives_page = page
        self._drives = drives
        self._cloning = cloning
        page.clone_asked.connect(self.open)
        if cloning.made is not None and cloning.made.state.is_open:
            self._show()

    def open(self, drive: Drive) -> None:
        """A copy that is under way stays to be seen, whichever drive is asked for."""
        from shingleback.gui.controllers.cloning import CloneTask  # noqa: PLC0415 (see above)

        cloning = self._cloning.get()
        if not cloning.state.is_busy:
            cloning.choose(CloneTask(source=drive.device))
        self._show()

    def _show(self) -> None:
        from shingleback.gui.clone.page import ClonePage  # noqa: PLC0415 (see above)

        if self.page is None:
            self.page = ClonePage(self._cloning.get(), self._drives)
            self.page.left.connect(self._leave)
            self.page.opening_asked.connect(self._drives_page.opening_asked)
            self.page.explanation_asked.connect(self._drives_page.explanation_asked)
            self._drives_page.opening_told.connect(self.page.show_opening)
        self._drives_page.cover(self.page)

    def _leave(self) -> None:
        if self.page is not None:
            self._drives_page.uncover(self.page)


class CloningOnClose(StoppedOnClose):
    """What is copied stays, and so does the map of it."""

    def question(self) -> StopQuestion:
        return StopQuestion(
            self.tr("A drive is being copied."),
            self.tr("If you stop it now, what is copied so far is kept. You can go on later with the same two drives."),
            self.tr("&Stop copying"),
            self.tr("&Go on copying"),
        )
