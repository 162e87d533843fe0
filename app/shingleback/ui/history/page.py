"""The past, page by page: the runs, one of them, the files of a version, and their way back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from shingleback.bridge.past.browser import Access, BrowserState
from shingleback.bridge.past.giving import GivingState, Step
from shingleback.ui.history.overview import Overview
from shingleback.ui.late import Late
from shingleback.ui.stopping import Question, wants_to_stop
from shingleback.words.forecast import local_time

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime

    from shingleback.bridge.past.past import Past
    from shingleback.bridge.past.runs import PastWord
    from shingleback.jobs.final_words import BackupFinished, EntryItem
    from shingleback.ui.history.browse_view import BrowseView
    from shingleback.ui.history.restore_view import RestoreView
    from shingleback.ui.history.run_view import RunView

_NEWEST: Final = "newest"


class HistoryPage(QWidget):
    """Looks at drives only while it is shown. What lies behind the overview is made when somebody goes there.

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
        self._clock = clock
        self._wanted_version = ""
        self._is_stopping = False
        self._has_let_go = False
        self._opened = self._open_places()
        self.overview = Overview(past, clock)
        self._run = Late(self._make_run)
        self._files = Late(self._make_files)
        self._restore_view = Late(self._make_restore)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.overview)
        for late in (self._run, self._files, self._restore_view):
            late.whenever(self._pages.addWidget)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._pages)
        self._connect()
        self.setFocusProxy(self.overview.browse)

    @property
    def run(self) -> RunView:
        return self._run.get()

    @property
    def files(self) -> BrowseView:
        return self._files.get()

    @property
    def restore(self) -> RestoreView:
        return self._restore_view.get()

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
        self._open(place)
        self.overview.show_places(self._past.places, self._past.browser.state.place)
        self._show_overview()

    def stop(self) -> None:
        """If the person agrees; `stopped` comes later."""
        if not self._is_stopping and self._wants_to_stop():
            self._is_stopping = True
            self._past.giving.cancel()
            # It may have ended while the question stood there; and a window that is closing hears of no other close.
            QTimer.singleShot(0, self, lambda: self._on_giving(self._past.giving.state))

    def leave(self) -> None:
        """Nobody waits for a drive any more."""
        self._past.stop()

    def showEvent(self, event: QShowEvent) -> None:
        """What was done meanwhile is among the runs, and the drive may be here now."""
        super().showEvent(event)
        self._look_again()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing has to run for it while it is not seen."""
        super().hideEvent(event)
        self._past.browser.rest()

    def let_go(self) -> None:
        """Of the drive, which is ejected: nothing that is looked at here keeps it busy."""
        self._has_let_go = True
        self._past.let_go()

    def look_again(self) -> None:
        """The eject has come to its end, whether or not the drive is gone."""
        if self._has_let_go:
            self._has_let_go = False
            if self.isVisible():
                if self._past.browser.state.access is Access.NOT_ASKED:
                    self._show_overview()
                self._look_again()

    def _open(self, place: str) -> None:
        self._past.browser.open(self._past.place_now(place))

    # where one is ---------------------------------------------------------------------------------------------

    def _look_again(self) -> None:
        places = self._past.places
        place = self._past.place_now(self._past.browser.state.place) or (places[0].path if places else "")
        self.overview.show_places(places, place)
        self.overview.show_runs()
        if self.page in (self.overview, self._run.made) and not self._past.trial.state.is_running:
            self._past.browser.open(place)

    def _on_drives(self) -> None:
        """One was opened or has gone: what is known of the backup may be true no longer."""
        opened = self._open_places()
        if opened == self._opened:
            return
        self._opened = opened
        if self.isVisible() and self.page is self.overview and not self._past.trial.state.is_running:
            self._open(self._past.browser.state.place)
            self.overview.show_places(self._past.places, self._past.browser.state.place)

    def _open_places(self) -> frozenset[str]:
        return frozenset(point for view in self._past.drives.views for point in view.drive.mount_points)

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
            self._show_overview()

    def _browse(self, version: str) -> None:
        self._files.get()  # it follows what is chosen from here on
        self._past.browser.choose_version(version)
        self._show_files()

    def _browse_newest(self) -> None:
        """At once, or as soon as the drive has answered."""
        state = self._past.browser.state
        if state.versions:
            self._browse(state.versions[0].name)
        elif state.access is Access.ASKING:
            self._wanted_version = _NEWEST

    def _show_run(self, word: PastWord) -> None:
        self.run.show_word(word)
        self._show(self.run, self.run.back)

    def _browse_run(self, word: BackupFinished) -> None:
        self._wanted_version = word.version
        self._open(self._past.runs.name_of(word))

    def _restore(self, entries: tuple[EntryItem, ...]) -> None:
        self._past.preview.forget()
        self.restore.ask(entries, self._past.browser.state)
        self._show(self.restore, self.restore.old_place)

    def _go_to_overview(self) -> None:
        """The backup stays chosen; what was done meanwhile is among the runs."""
        self._past.preview.forget()
        self._open(self._past.browser.state.place)
        self._show_overview()
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

    def _show_overview(self) -> None:
        self._show(self.overview, self.overview.browse)

    def _show_files(self) -> None:
        self._show(self.files, self.files.table)

    def _show(self, page: QWidget, first: QWidget) -> None:
        """`first` has the focus then; not while another section is shown, whose keys would be lost."""
        self._pages.setCurrentWidget(page)
        self.setFocusProxy(first)
        if self.isVisible():
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    # what it is made of ---------------------------------------------------------------------------------------

    def _make_run(self) -> RunView:
        from shingleback.ui.history.run_view import RunView  # noqa: PLC0415 (see above; so are the others)

        view = RunView(self._past.runs, self._clock)
        view.left.connect(self._go_to_overview)
        view.version_asked.connect(self._browse_run)
        return view

    def _make_files(self) -> BrowseView:
        from shingleback.ui.history.browse_view import BrowseView  # noqa: PLC0415

        view = BrowseView(self._past.browser, self._past.preview, self._clock)
        view.left.connect(self._go_to_overview)
        view.restore_asked.connect(self._restore)
        return view

    def _make_restore(self) -> RestoreView:
        from shingleback.ui.history.restore_view import RestoreView  # noqa: PLC0415

        view = RestoreView(self._past.giving, self._clock)
        view.left.connect(self._show_files)
        return view

    def _connect(self) -> None:
        past = self._past
        self.overview.browse_asked.connect(self._browse_newest)
        self.overview.run_asked.connect(self._show_run)
        self.overview.place_chosen.connect(self.open_place)
        self.overview.explanation_asked.connect(self.explanation_asked)
        past.browser.changed.connect(self._on_browser)
        past.giving.changed.connect(self._on_giving)
        past.giving.changed.connect(self.busy_changed)
        past.trial.changed.connect(lambda state: None if state.is_running else self.overview.show_runs())
        past.drives.changed.connect(self._on_drives)
        past.chosen.changed.connect(self._on_choices)
