"""What an automatic backup needs besides the window: its drive opened, and the program running."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QCheckBox, QMessageBox

from shingleback.domain.errors import Outcome
from shingleback.gui.controllers.notifications import window_notice
from shingleback.gui.run import texts
from shingleback.gui.widgets.plain import PlainMessageBox
from shingleback.messages import notifications as notices
from shingleback.messages.died import died

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from shingleback.gui.controllers.automatic import AutomaticStart
    from shingleback.gui.controllers.drives import DriveList
    from shingleback.gui.controllers.notifications import Notifications
    from shingleback.gui.controllers.safe_to_unplug import DriveOpener, Opening, OpeningState
    from shingleback.gui.controllers.scheduled_backup import ScheduledBackup
    from shingleback.gui.controllers.settings import SettingsController

_TAG: Final = "not-opened"
_SEEN_MS: Final = 30_000  # until UDisks2 has reported a drive that it opened


class AutomaticOpening(QObject):
    """Opens the drive of an automatic backup, and reports if that failed, until it is opened or unplugged."""

    def __init__(
        self,
        due: ScheduledBackup,
        opener: DriveOpener,
        drives: DriveList,
        notifications: Notifications,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._due = due
        self._opener = opener
        self._drives = drives
        self._notifications = notifications
        self._patience = QTimer(self, singleShot=True, interval=_SEEN_MS)
        self._patience.timeout.connect(due.fail_opening)
        self._closed_drive = ""  # the path of the one that could not be opened; empty if there is no notification
        due.opening_requested.connect(self._open)
        drives.changed.connect(self._withdraw_if_stale)
        opener.finished.connect(self._on_ended)

    def _open(self, _key: str, opening: Opening) -> None:
        self._notifications.withdraw(_TAG)
        self._patience.stop()
        self._opener.start(opening)

    def _on_ended(self, state: OpeningState) -> None:
        self._drives.refresh()
        result, opening = state.result, state.opening
        if result is not None and result.outcome == Outcome.DONE:
            self._patience.start()
            return
        self._due.fail_opening()
        drive = next((drive for drive in self._drives.drives if opening and drive.path == opening.drive), None)
        if drive is None:
            return  # whoever unplugged it knows why
        self._closed_drive = drive.path
        why = texts.sentence(result) if result is not None else died(state.detail, texts.translate)
        summary, body = notices.not_opened(drive.name, why, texts.translate)
        self._notifications.show(_TAG, window_notice(summary, body, texts.translate))

    def _withdraw_if_stale(self) -> None:
        drive = next((drive for drive in self._drives.drives if drive.path == self._closed_drive), None)
        if self._closed_drive and (drive is None or drive.mount_points):
            self._closed_drive = ""
            self._notifications.withdraw(_TAG)


class QuitWarning(QObject):
    """Asks before the program ends, if automatic backups would stop with it; never without `start`, as in the demo."""

    def __init__(self, window: QWidget, chosen: SettingsController, start: AutomaticStart | None) -> None:
        super().__init__(window)
        self._window = window
        self._chosen = chosen
        self._start = start

    @property
    def is_needed(self) -> bool:
        settings = self._chosen.settings
        is_end_of_session = QGuiApplication.instance().isSavingSession()  # type: ignore[union-attr]
        if self._start is None or not settings.warns_on_quit or is_end_of_session:
            return False
        return self._start.stops_with_program(settings.sets)

    @property
    def says(self) -> str:
        """What quitting means for automatic backups."""
        starts_at_login = self._start is not None and self._start.session.starts_at_login
        if starts_at_login:
            return self.tr("After you quit, no automatic backup starts until you log in again or open Shingleback.")
        return self.tr("After you quit, no automatic backup starts until you open Shingleback again.")

    def may_quit(self) -> bool:
        """Ask, if needed."""
        return not self.is_needed or self._ask()

    def _ask(self) -> bool:
        text = self.tr("Quit Shingleback?")
        box = PlainMessageBox(QMessageBox.Icon.Question, text, self.says, parent=self._window)
        leave = box.addButton(self.tr("&Quit"), QMessageBox.ButtonRole.DestructiveRole)
        stay = box.addButton(self.tr("&Keep running"), QMessageBox.ButtonRole.RejectRole)
        never = QCheckBox(self.tr("Don't ask again"))
        box.setCheckBox(never)
        box.setDefaultButton(stay)
        box.setEscapeButton(stay)
        box.exec()
        does_quit = box.clickedButton() is leave
        if does_quit and never.isChecked():
            self._chosen.set(warns_on_quit=False)
        return does_quit
