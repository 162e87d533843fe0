"""The pages of the window, with their buttons. Each is imported and created when the user first goes there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from shingleback.gui.controllers.pages import Backups, Lazy, Section
from shingleback.gui.widgets.pictograms import Picture
from shingleback.messages.help.topic import Topic
from shingleback.messages.translate import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from shingleback.gui.controllers.drives import DriveList
    from shingleback.gui.diagnosis.page import DiagnosePage
    from shingleback.gui.diagnosis.state import DiagnosisController
    from shingleback.gui.drives.page import DrivesPage
    from shingleback.gui.help.page import ExplanationsPage
    from shingleback.gui.history.page import HistoryPage
    from shingleback.gui.home.page import HomePage
    from shingleback.gui.restore.page import RestorePage
    from shingleback.gui.settings.page import Session, SettingsPage


@dataclass(frozen=True, slots=True)
class SectionButton:
    """The button of a section; F1 explains `topic` where no part of the page has a topic of its own."""

    label: str
    picture: Picture
    topic: Topic


BUTTONS: Final[dict[Section, SectionButton]] = {
    Section.HOME: SectionButton(QT_TRANSLATE_NOOP("Navigation", "H&ome"), Picture.HOME, Topic.ONE_DRIVE),
    Section.RESTORE: SectionButton(QT_TRANSLATE_NOOP("Navigation", "Restor&e"), Picture.RESTORE, Topic.RESTORE_FILES),
    Section.DRIVES: SectionButton(QT_TRANSLATE_NOOP("Navigation", "&Drives"), Picture.DRIVE, Topic.WHAT_IS_SMR),
    Section.HISTORY: SectionButton(QT_TRANSLATE_NOOP("Navigation", "Histor&y"), Picture.HISTORY, Topic.RESTORE_FILES),
    Section.DIAGNOSIS: SectionButton(
        QT_TRANSLATE_NOOP("Navigation", "What &happened?"), Picture.QUESTION, Topic.IO_ERROR
    ),
    Section.EXPLANATIONS: SectionButton(
        QT_TRANSLATE_NOOP("Navigation", "Good to k&now"), Picture.BOOK, Topic.WHAT_IS_SMR
    ),
    Section.SETTINGS: SectionButton(QT_TRANSLATE_NOOP("Navigation", "Sett&ings"), Picture.SETTINGS, Topic.RESTS),
}


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
