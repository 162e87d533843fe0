"""From the card of a drive to the wizard, and from the wizard to the backup."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal

from shingleback.bridge.drives import Drives
from shingleback.bridge.memory import Memory
from shingleback.bridge.setup.counting import Counting
from shingleback.bridge.setup.setup import Setup
from shingleback.bridge.setup.state import Errand, SetupState
from shingleback.bridge.worker import Worker
from shingleback.model.drive import Drive
from shingleback.model.errors import UsageError
from shingleback.settings.settings import BackupSet, Settings
from shingleback.ui.navigation import Section
from shingleback.ui.window import Window
from shingleback.ui.wizard.window import SetupWindow


class Wizards(QObject):
    """One wizard at a time, before the window, which is not closed while a drive is being prepared.

    Attributes:
        current: the wizard that is open; None where none is.

    Signals:
        decided: what to back up, and when, is about to change: whoever begins backups hears it first.
    """

    decided = Signal()

    def __init__(self, window: Window, drives: Drives, memory: Memory, make_worker: Callable[[], Worker]) -> None:
        super().__init__(window)
        self.current: SetupWindow | None = None
        self._window = window
        self._drives = drives
        self._memory = memory
        self._make_worker = make_worker
        window.drives.setup_asked.connect(self.open)
        window.installEventFilter(self)

    def open(self, drive: Drive) -> None:
        """For a drive that is still there; a wizard that is open comes to the front instead."""
        view = next((view for view in self._drives.views if view.drive.path == drive.path), None)
        if self.current is None and view is not None:
            setup = Setup(view, self._drives, self._make_worker, self)
            wizard = SetupWindow(setup, Counting(self._make_worker()), self._chosen(), self._window)
            wizard.setWindowModality(Qt.WindowModality.WindowModal)
            wizard.decided.connect(self._on_decided)
            wizard.ended.connect(self._on_ended)
            self.current = wizard
            setup.start()
        if self.current is not None:
            self.current.show()
            self.current.raise_()
            self.current.activateWindow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is not self._window or event.type() != QEvent.Type.Close:
            return False
        if self.current is not None and self.current.is_working:
            event.ignore()
            self.current.raise_()
            return True
        if self.current is not None:
            self.current.reject()
        for setup in self.findChildren(Setup):
            setup.kill()
        return False

    def _on_decided(self, backup: BackupSet) -> None:
        self.decided.emit()
        self._window.backup.adopt(backup)

    def _on_ended(self, state: SetupState) -> None:
        """The wizard goes when the button that was pressed has done its work."""
        if self.current is not None:
            self.current.deleteLater()
            self.current = None
        if state.errand is Errand.BACK_UP:
            self._window.show_section(Section.BACKUP)
            self._window.backup.begin()
        elif state.errand is Errand.COPY_OFF:
            self._window.show_section(Section.BACKUP)
            self._window.backup.copy_off(_open_places(state))

    def _chosen(self) -> Settings:
        try:
            return self._memory.load()
        except UsageError:  # the window has said so when it was opened
            return Settings()


def _open_places(state: SetupState) -> tuple[str, ...]:
    """One for each volume that is open now; the one that was just opened may not have been told of yet."""
    others = [one.mount_points[0] for one in state.drive.volumes if one.mount_points]
    known = {point for one in state.drive.volumes for point in one.mount_points}
    return tuple(others if state.destination in known else [state.destination, *others])
