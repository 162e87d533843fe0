"""The report for a forum: asked for on the page about what happened, and put where one pastes from."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from shingleback.bridge.diagnosis import Diagnosis
from shingleback.bridge.drives import Drives, DriveView
from shingleback.jobs.drive_items import EpisodeItem
from shingleback.ui.diagnose_page import DiagnosePage

MakeReport = Callable[[tuple[DriveView, ...], tuple[EpisodeItem, ...]], str]


class Reports(QObject):
    """Belongs to the page, and goes with it."""

    def __init__(self, page: DiagnosePage, drives: Drives, diagnosis: Diagnosis, make: MakeReport) -> None:
        super().__init__(page)
        self._page = page
        self._drives = drives
        self._diagnosis = diagnosis
        self._make = make
        page.report_asked.connect(self.copy)

    def copy(self) -> None:
        """About the drives outside of the computer, or the one that was asked about."""
        asked = self._diagnosis.state
        device = asked.question.device
        views = [one for one in self._drives.views if not one.drive.is_system and not one.is_ignored]
        chosen = [one for one in views if one.drive.device == device] or views
        episodes = asked.word.episodes if asked.word else ()
        QGuiApplication.clipboard().setText(self._make(tuple(chosen), tuple(episodes)))
        self._page.say_copied()
