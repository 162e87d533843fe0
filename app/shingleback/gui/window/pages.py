"""The pages of the window. Each is imported and created when the user first goes there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from shingleback.gui.controllers.pages import Backups, Lazy, Section

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from shingleback.gui.controllers.diagnosis import DiagnosisController
    from shingleback.gui.controllers.drives import DriveList
    from shingleback.gui.diagnosis.page import DiagnosePage
    from shingleback.gui.drives.page import DrivesPage
    from shingleback.gui.help.page import ExplanationsPage
    from shingleback.gui.history.page import HistoryPage
    from shingleback.gui.home.page import HomePage
    from shingleback.gui.restore.page import RestorePage
    from shingleback.gui.settings.page import Session, SettingsPage


class Pages:
    """The pages, created lazily. State from before a page exists is kept in controllers, which the new page reads."""

    def __init__(
        self,
        backups: Backups,
        drives: DriveList,
        diagnosis: DiagnosisController,
        preset: str = "",
        session: Callable[[], Session] | None = None,
    ) -> None:
        """`preset` is the simulated drive's; empty for real ones."""
        self._backups = backups
        self._drives = drives
        self._diagnosis = diagnosis
        self._preset = preset
        self._session = session
        self._past = Lazy(backups.past)
        self.home = Lazy(self._home)
        self.restore = Lazy(self._restore)
        self.drives = Lazy(self._drives_page)
        self.history = Lazy(self._history)
        self.happened = Lazy(self._happened)
        self.explanations = Lazy(self._explanations)
        self.settings = Lazy(self._settings)

    def by_section(self) -> dict[Section, Lazy[QWidget]]:
        return {
            Section.HOME: self.home,
            Section.RESTORE: self.restore,
            Section.DRIVES: self.drives,
            Section.HISTORY: self.history,
            Section.DIAGNOSIS: self.happened,
            Section.EXPLANATIONS: self.explanations,
            Section.SETTINGS: self.settings,
        }

    def _home(self) -> HomePage:
        from shingleback.gui.home.page import HomePage  # noqa: PLC0415 (see above; so are the others)

        return HomePage(self._backups, self._drives, self._preset)

    def _drives_page(self) -> DrivesPage:
        from shingleback.gui.drives.page import BackupsOnDrives, DrivesPage  # noqa: PLC0415

        page = DrivesPage(self._drives)
        BackupsOnDrives(page, self._backups.statuses)
        return page

    def _history(self) -> HistoryPage:
        from shingleback.gui.history.page import HistoryPage  # noqa: PLC0415

        return HistoryPage(self._past.get(), clock=self._backups.now)

    def _restore(self) -> RestorePage:
        from shingleback.gui.restore.page import RestorePage  # noqa: PLC0415

        return RestorePage(self._past.get(), self._backups.statuses.view_at, clock=self._backups.now)

    def _happened(self) -> DiagnosePage:
        from shingleback.gui.diagnosis.page import DiagnosePage  # noqa: PLC0415

        return DiagnosePage(self._diagnosis)

    def _explanations(self) -> ExplanationsPage:
        from shingleback.gui.help.page import ExplanationsPage  # noqa: PLC0415

        return ExplanationsPage()

    def _settings(self) -> SettingsPage:
        from shingleback.gui.settings.page import Session, SettingsPage  # noqa: PLC0415

        return SettingsPage(self._backups.chosen, self._session() if self._session else Session())
