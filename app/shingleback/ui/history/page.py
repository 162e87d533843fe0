"""The past, page by page: the runs, one of them, the files of a version, and their way back."""

from collections.abc import Callable
from datetime import datetime
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from shingleback.bridge.past.browser import Access, BrowserState
from shingleback.bridge.past.giving import GivingState, Step
from shingleback.bridge.past.past import Past
from shingleback.bridge.past.runs import PastWord
from shingleback.jobs.final_words import BackupFinished, EntryItem
from shingleback.ui.history.browse_view import BrowseView
from shingleback.ui.history.overview import Overview
from shingleback.ui.history.restore_view import RestoreView
from shingleback.ui.history.run_view import RunView
from shingleback.ui.stopping import Question, wants_to_stop
from shingleback.words.forecast import local_time

_NEWEST: Final = "newest"


class HistoryPage(QWidget):
    """Looks at drives only while it is shown.

    Signals:
        explanation_asked: a `Topic`.
        stopped: the restore that was to be stopped before the window closes has ended.
        busy_changed: `is_busy` may be different.
    """

    explanation_asked = Signal(object)
    stopped = Signal()
    busy_changed = Signal()

    def __init__(
        self, past: Past, *, clock: Callable[[], datetime] = local_time, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._past = past
        self._wanted_version = ""
        self._is_stopping = False
        self._opened: frozenset[str] = frozenset()
        self.overview = Overview(past, clock)
        self.run = RunView(past.runs, clock)
        self.files = BrowseView(past.browser, past.preview, clock)
        self.restore = RestoreView(past.giving)
        self._pages = QStackedWidget()
        for page in (self.overview, self.run, self.files, self.restore):
            self._pages.addWidget(page)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._pages)
        self._connect()
        self.setFocusProxy(self.overview.browse)

    @property
    def page(self) -> QWidget | None:
        return self._pages.currentWidget()

    @property
    def is_busy(self) -> bool:
        """Files are coming back."""
        return self._past.giving.is_busy

    def open_place(self, place: str) -> None:
        """The way to the files of one backup; while others are coming back, that stays to be seen."""
        if self.is_busy:
            return
        self._wanted_version = ""
        self._past.browser.open(place)
        self.overview.show_places(self._past.places, place)
        self._show(self.overview)

    def stop(self) -> None:
        """If the person agrees; `stopped` comes later."""
        if not self._is_stopping and self._wants_to_stop():
            self._is_stopping = True
            self._past.giving.cancel()
            self._on_giving(self._past.giving.state)  # it may have ended while the question stood there

    def leave(self) -> None:
        """Nobody waits for a drive any more."""
        self._past.stop()

    def showEvent(self, event: QShowEvent) -> None:
        """What was done meanwhile is among the runs, and the drive may be here now."""
        super().showEvent(event)
        self._look_again()

    # where one is ---------------------------------------------------------------------------------------------

    def _look_again(self) -> None:
        places = self._past.places
        place = self._past.browser.state.place or (places[0].path if places else "")
        self.overview.show_places(places, place)
        self.overview.show_runs()
        if self.page in (self.overview, self.run) and not self._past.trial.state.is_running:
            self._past.browser.open(place)

    def _on_drives(self) -> None:
        """One was opened or has gone: what is known of the backup may be true no longer."""
        opened = frozenset(point for view in self._past.drives.views for point in view.drive.mount_points)
        if opened == self._opened:
            return
        self._opened = opened
        if self.isVisible() and self.page is self.overview and not self._past.trial.state.is_running:
            self._past.browser.open(self._past.browser.state.place)

    def _on_choices(self) -> None:
        if self.isVisible():
            self.overview.show_places(self._past.places, self._past.browser.state.place)

    def _on_browser(self, state: BrowserState) -> None:
        self.overview.show_state(state)
        if self._wanted_version and state.access is Access.THERE and not state.version:
            wanted, self._wanted_version = self._wanted_version, ""
            names = [item.name for item in state.versions]
            self._browse(wanted if wanted in names else names[0])
        elif self._wanted_version and state.access not in (Access.ASKING, Access.THERE):
            self._wanted_version = ""
            self._show(self.overview)

    def _browse(self, version: str) -> None:
        self._past.browser.choose_version(version)
        self._show(self.files)

    def _browse_newest(self) -> None:
        """At once, or as soon as the drive has answered."""
        state = self._past.browser.state
        if state.versions:
            self._browse(state.versions[0].name)
        elif state.access is Access.ASKING:
            self._wanted_version = _NEWEST

    def _show_run(self, word: PastWord) -> None:
        self.run.show_word(word)
        self._show(self.run)

    def _browse_run(self, word: BackupFinished) -> None:
        self._wanted_version = word.version
        self._past.browser.open(word.destination)

    def _restore(self, entries: tuple[EntryItem, ...]) -> None:
        self._past.preview.forget()
        self.restore.ask(entries, self._past.browser.state)
        self._show(self.restore)

    def _go_to_overview(self) -> None:
        """The backup stays chosen; what was done meanwhile is among the runs."""
        self._past.preview.forget()
        self._past.browser.open(self._past.browser.state.place)
        self._show(self.overview)
        self.overview.show_runs()

    def _on_giving(self, state: GivingState) -> None:
        if self._is_stopping and state.step is not Step.GIVING:
            self._is_stopping = False
            self.stopped.emit()

    def _wants_to_stop(self) -> bool:
        question = Question(
            self.tr("Your files are still coming back."),
            self.tr("When this is stopped, what came back so far stays. You can restore the rest at any time."),
            self.tr("&Stop and close"),
            self.tr("&Keep it running"),
        )
        return wants_to_stop(question, self)

    def _show(self, page: QWidget) -> None:
        self._pages.setCurrentWidget(page)
        targets = {
            self.overview: self.overview.browse,
            self.run: self.run.back,
            self.files: self.files.table,
            self.restore: self.restore.old_place,
        }
        self.setFocusProxy(targets[page])
        targets[page].setFocus(Qt.FocusReason.OtherFocusReason)

    def _connect(self) -> None:
        past = self._past
        self.overview.browse_asked.connect(self._browse_newest)
        self.overview.run_asked.connect(self._show_run)
        self.overview.place_chosen.connect(self.open_place)
        self.run.left.connect(self._go_to_overview)
        self.run.version_asked.connect(self._browse_run)
        self.files.left.connect(self._go_to_overview)
        self.files.restore_asked.connect(self._restore)
        self.overview.explanation_asked.connect(self.explanation_asked)
        self.restore.left.connect(lambda: self._show(self.files))
        past.browser.changed.connect(self._on_browser)
        past.giving.changed.connect(self._on_giving)
        past.giving.changed.connect(self.busy_changed)
        past.trial.changed.connect(lambda state: None if state.is_running else self.overview.show_runs())
        past.drives.changed.connect(self._on_drives)
        past.chosen.changed.connect(self._on_choices)
