"""Connects the care sections of the drives' cards with the code that carries out their requests."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from shingleback.domain.drive import Drive
from shingleback.gui.controllers.backup_run import BackupRun
from shingleback.gui.controllers.care import CareAfterBackup, DriveCare
from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.drives.care import CareCommand
from shingleback.gui.drives.page import DrivesPage
from shingleback.gui.widgets.navigator import RestoreFiles, go


class CareConnector(QObject):
    """Belongs to the page, and is deleted with it."""

    def __init__(
        self, page: DrivesPage, care: DriveCare, after: CareAfterBackup, run: BackupRun, chosen: SettingsController
    ) -> None:
        super().__init__(page)
        self._page = page
        self._care = care
        self._after = after
        self._run = run
        self._chosen = chosen
        page.requests.care.connect(self._on_requested)
        page.shown.connect(self.show_all)
        care.changed.connect(self.show_all)
        after.night_changed.connect(self.show_all)
        run.over.connect(self.show_all)
        run.changed.connect(self._on_run)
        chosen.changed.connect(self.show_all)
        self._was_busy = run.is_busy
        self.show_all()

    def show_all(self) -> None:
        for card in self._page.cards.values():
            drive = card.drive
            state = self._care.state_of(drive)
            is_known = state.planned is not None or state.is_busy or state.result is not None
            card.show_care(is_known=is_known)
            if is_known:
                is_other = bool(self._care.running) and self._care.running != drive.key
                card.care.show_state(
                    state,
                    may=self._chosen.may_care(drive),
                    is_tonight=self._after.night == drive.key,
                    is_held=is_other or self._run.is_busy,
                    usual=next((backup_set.ready_by for backup_set in self._chosen.open_sets(drive)), ""),
                )
                card.show_due(state)

    def _on_run(self) -> None:
        """Update the cards when a run begins or ends. Its progress, ten times a second, does not concern them."""
        if self._run.is_busy is not self._was_busy:
            self._was_busy = self._run.is_busy
            self.show_all()

    def _on_requested(self, drive: Drive, command: CareCommand) -> None:
        chosen = next(iter(self._chosen.open_sets(drive)), None)
        place, key = (self._chosen.place_of(chosen).path, chosen.key) if chosen else ("", "")
        actions: dict[CareCommand, Callable[[], object]] = {
            CareCommand.START: lambda: self._care.start(drive),
            CareCommand.PAUSE: lambda: self._care.pause(is_paused=True),
            CareCommand.RESUME: lambda: self._care.pause(is_paused=False),
            CareCommand.CANCEL: self._care.cancel,
            CareCommand.ALLOW: lambda: self._chosen.allow_care(drive, is_allowed=True),
            CareCommand.REFUSE: lambda: self._chosen.allow_care(drive, is_allowed=False),
            CareCommand.TONIGHT: lambda: self._begin_night(drive),
            CareCommand.NOT_TONIGHT: self._after.end_night,
            CareCommand.RESTORE: lambda: go(self._page, RestoreFiles(place)),
            CareCommand.BACK_UP: lambda: self._after.begin_requested.emit(key, ""),
        }
        actions[command]()

    def _begin_night(self, drive: Drive) -> None:
        at = next((card.care.night.ready_at for card in self._page.cards.values() if card.drive.key == drive.key), None)
        self._after.begin_night(drive, at.isoformat(timespec="minutes") if at is not None else "")
