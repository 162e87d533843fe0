"""Restore: the newest version of a backup as soon as its drive has answered, and the way back of its files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QComboBox, QStackedWidget, QVBoxLayout, QWidget

from shingleback.bridge.past.browser import Access, BrowserState
from shingleback.bridge.past.giving import GivingState, Step
from shingleback.bridge.past.past import BackupPlace
from shingleback.model.calendar import local_time
from shingleback.ui.history import texts
from shingleback.ui.late import Late
from shingleback.ui.restore.start_card import StartCard
from shingleback.ui.stopping import Question, wants_to_stop

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime

    from shingleback.bridge.past.past import Past
    from shingleback.jobs.final_words import EntryItem
    from shingleback.ui.restore.browse_view import BrowseView
    from shingleback.ui.restore.restore_view import RestoreView
    from shingleback.ui.restore.trial_view import TrialView


class RestorePage(QWidget):
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
        self._clock = clock
        self._wanted_version = ""
        self._is_stopping = False
        self._has_let_go = False
        self._opened = self._open_places()
        self.start = StartCard(self._access)
        self._files = Late(self._make_files)
        self._restore_view = Late(self._make_restore)
        self._trial_view = Late(self._make_trial)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.start)
        for late in (self._files, self._restore_view, self._trial_view):
            late.whenever(self._pages.addWidget)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._pages)
        self._connect()
        self.setFocusProxy(self.start.other)
        self.start.show_state(past.browser.state)

    @property
    def files(self) -> BrowseView:
        return self._files.get()

    @property
    def restore(self) -> RestoreView:
        return self._restore_view.get()

    @property
    def trial(self) -> TrialView:
        return self._trial_view.get()

    @property
    def page(self) -> QWidget | None:
        return self._pages.currentWidget()

    @property
    def is_busy(self) -> bool:
        """Files are being restored."""
        return self._past.giving.is_busy

    def open_place(self, place: str, version: str = "") -> None:
        """The newest version of a backup, or the one that is named; a restore under way stays to be seen."""
        if self.is_busy:
            return
        self._wanted_version = version
        self._open(place)
        self._show_places(self._past.browser.state.place)
        self._show(self.start, self.start.other)

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
        """The drive may be here now."""
        super().showEvent(event)
        self._look_again()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing has to run for it while it is not seen."""
        super().hideEvent(event)
        self._past.browser.rest()
        self._past.thumbnails.stop()

    def let_go(self) -> None:
        """Of the drive, which is ejected: nothing that is looked at here keeps it busy."""
        self._has_let_go = True
        self._past.let_go()

    def look_again(self) -> None:
        """The eject, or a backup, has come to its end: there may be another version, or no drive."""
        if self._has_let_go or self._past.browser.state.access is not Access.THERE:
            self._has_let_go = False
            if self.isVisible():
                self._look_again()

    # where one is ---------------------------------------------------------------------------------------------

    def _open(self, place: str) -> None:
        self._past.browser.open(self._past.place_now(place))

    def _look_again(self) -> None:
        places = self._past.places
        place = self._past.place_now(self._past.browser.state.place) or (places[0].path if places else "")
        self._show_places(place)
        is_there = self._past.browser.state.access is Access.THERE and self._past.browser.state.place == place
        if not is_there and self.page in (self.start, self._files.made):
            self._past.browser.open(place)
        elif is_there and self.page is self.start:
            self._on_browser(self._past.browser.state)

    def _show_places(self, chosen: str) -> None:
        """`chosen` may be one that was named besides."""
        places = self._past.places
        paths = [one.path for one in places]
        shown = places if not chosen or chosen in paths else [*places, BackupPlace(chosen)]
        files = self._files.made
        for box in (self.start.place, files.place if files else None):
            if box is not None:
                _fill(box, shown, chosen)

    def _on_drives(self) -> None:
        """One was opened or has gone: what is known of the backup may be true no longer."""
        opened = self._open_places()
        if opened == self._opened:
            return
        self._opened = opened
        is_idle = self.page in (self.start, self._files.made) and not self._past.trial.state.is_running
        if self.isVisible() and is_idle:
            self._open(self._past.browser.state.place)
            self._show_places(self._past.browser.state.place)

    def _open_places(self) -> frozenset[str]:
        return frozenset(point for view in self._past.drives.views for point in view.drive.mount_points)

    def _on_choices(self) -> None:
        if self.isVisible():
            self._show_places(self._past.browser.state.place)

    def _on_browser(self, state: BrowserState) -> None:
        self.start.show_state(state)
        if state.access is Access.THERE and not state.version:
            wanted, self._wanted_version = self._wanted_version, ""
            names = [item.name for item in state.versions]
            self.files.show_interrupted(self._past.runs.interrupted(state.place))
            self._past.browser.choose_version(wanted if wanted in names else names[0])
            self._show_places(state.place)
            self._show_files()
        elif state.access is not Access.THERE and self.page is self._files.made:
            self._show(self.start, self.start.other)

    def _access(self, state: BrowserState) -> Access:
        """A place to which nothing was backed up yet is not away: there is nothing; and others were named by hand."""
        names = self._past.names_of(state.place) if state.place else []
        if state.access is not Access.AWAY or any(one in names for one in self._past.runs.destinations()):
            return state.access
        is_of_set = any(one.sets for one in self._past.places if one.path == state.place)
        return Access.EMPTY if is_of_set else Access.REFUSED

    def _restore(self, entries: tuple[EntryItem, ...], version: str) -> None:
        self._past.preview.forget()
        self.restore.ask(entries, self._past.browser.state, version)
        self._show(self.restore, self.restore.old_place)

    def _try(self) -> None:
        self.trial.card.show_place(self._past.browser.state.place, is_there=True)
        self._show(self.trial, self.trial.card.start)

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

    def _show_files(self) -> None:
        self._show(self.files, self.files.table)

    def _show(self, page: QWidget, first: QWidget) -> None:
        """`first` has the focus then; not while another section is shown, whose keys would be lost."""
        self._pages.setCurrentWidget(page)
        self.setFocusProxy(first)
        if self.isVisible():
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    # what it is made of ---------------------------------------------------------------------------------------

    def _make_files(self) -> BrowseView:
        from shingleback.ui.restore.browse_view import BrowseView  # noqa: PLC0415 (made when needed; so are the others)

        past = self._past
        view = BrowseView(past.browser, past.preview, past.thumbnails, past.drag_out, self._clock)
        view.restore_asked.connect(self._restore)
        view.trial_asked.connect(self._try)
        view.place.activated.connect(lambda row: self.open_place(view.place.itemData(row)))
        return view

    def _make_restore(self) -> RestoreView:
        from shingleback.ui.restore.restore_view import RestoreView  # noqa: PLC0415

        view = RestoreView(self._past.giving, self._clock)
        view.left.connect(self._show_files)
        return view

    def _make_trial(self) -> TrialView:
        from shingleback.ui.restore.trial_view import TrialView  # noqa: PLC0415

        view = TrialView(self._past.trial)
        view.left.connect(self._show_files)
        view.card.explanation_asked.connect(self.explanation_asked)
        return view

    def _connect(self) -> None:
        past = self._past
        self.start.place_chosen.connect(self.open_place)
        past.browser.changed.connect(self._on_browser)
        past.giving.changed.connect(self._on_giving)
        past.giving.changed.connect(self.busy_changed)
        past.drives.changed.connect(self._on_drives)
        past.chosen.changed.connect(self._on_choices)


def _fill(box: QComboBox, places: list[BackupPlace], chosen: str) -> None:
    with QSignalBlocker(box):
        box.clear()
        for one in places:
            box.addItem(texts.place(one), one.path)
        box.setCurrentIndex(max(0, box.findData(chosen)))
    box.setVisible(len(places) > 1)
