"""The drives' page and what opens drives, as one: what is asked for there is done, and shown there."""

from PySide6.QtCore import QObject

from shingleback.bridge.drives import Drives, DriveView
from shingleback.bridge.opening import DriveOpener, Opening, OpeningState
from shingleback.model.errors import Why
from shingleback.ui import texts
from shingleback.ui.drives_page import DrivesPage
from shingleback.ui.unlock_dialog import UnlockDialog


class Openings(QObject):
    """Belongs to the page, and goes with it."""

    def __init__(self, page: DrivesPage, drives: Drives, opener: DriveOpener) -> None:
        super().__init__(page)
        self._page = page
        self._drives = drives
        self._opener = opener
        page.opening_asked.connect(self.ask)
        opener.changed.connect(page.show_opening)
        opener.ended.connect(self._on_ended)
        drives.left.connect(self._forget)

    def ask(self, opening: Opening, complaint: str = "") -> None:
        """With the passphrase, where it is encrypted."""
        if not opening.is_locked:
            self._opener.start(opening)
            return
        dialog = UnlockDialog(self._name_of(opening), complaint, self._page)
        if dialog.exec():
            self._opener.start(opening, dialog.passphrase)
        dialog.deleteLater()

    def _forget(self, view: DriveView) -> None:
        self._opener.forget(view.drive.path)

    def _on_ended(self, state: OpeningState) -> None:
        """Whoever typed a wrong passphrase is asked again."""
        self._drives.look_again()
        word = state.word
        if state.opening is not None and word is not None and word.why == Why.KEY_WRONG:
            self.ask(state.opening, texts.sentence(word))

    def _name_of(self, opening: Opening) -> str:
        names = (view.drive.name for view in self._drives.views if view.drive.path == opening.drive)
        return next(names, opening.device)
