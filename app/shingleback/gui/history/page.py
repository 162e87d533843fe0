"""The page History: all runs, newest first, and one of them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QStackedWidget, QWidget

from shingleback.domain.local_time import local_time
from shingleback.gui.controllers.history import BackupPlace, Past
from shingleback.gui.history import texts
from shingleback.gui.history.runs import RunList
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import button, fill, in_column, in_row, order_tabs, page_column, sentence
from shingleback.gui.window.sections import Late

if TYPE_CHECKING:
    from shingleback.gui.controllers.history import PastWord, TrialState, VerificationState
    from shingleback.gui.controllers.restore import GivingState
    from shingleback.gui.history.run_view import RunView
    from shingleback.protocol.results import BackupFinished


class HistoryPage(QWidget):
    """Reads files of this computer only.

    Signals:
        restore_asked: the files of a version, by the path of its place and its name; without a name, the newest.
    """

    restore_asked = Signal(str, str)

    def __init__(
        self, past: Past, *, clock: Callable[[], datetime] = local_time, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._past = past
        self._clock = clock
        self.overview = HistoryOverview(past, clock)
        self._run = Late(self._make_run)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.overview)
        self._run.whenever(self._pages.addWidget)
        in_column(self._pages, on=self)
        self.setFocusProxy(self.overview.restore)
        self.overview.restore_asked.connect(lambda: self.restore_asked.emit("", ""))
        self.overview.run_asked.connect(self._show_run)
        past.trial.changed.connect(self._on_change)
        past.verification.changed.connect(self._on_verification)
        past.giving.changed.connect(self._on_change)
        past.chosen.changed.connect(self.look_again)

    @property
    def run(self) -> RunView:
        return self._run.get()

    @property
    def page(self) -> QWidget | None:
        return self._pages.currentWidget()

    def showEvent(self, event: QShowEvent) -> None:
        """What was done meanwhile is among the runs."""
        super().showEvent(event)
        self.look_again()

    def look_again(self) -> None:
        """A run may have come to its end."""
        self.renew()

    def renew(self) -> None:
        """Something was done, or it is another day; no drive is asked for that."""
        if self.isVisible():
            self.overview.show_places(self._past.places)
            self.overview.show_runs()

    def _on_change(self, _state: TrialState | GivingState) -> None:
        self.look_again()

    def _on_verification(self, state: VerificationState) -> None:
        """It goes on for hours, and tells how far it is ten times a second."""
        if not state.is_running:
            self.look_again()

    def _show_run(self, word: PastWord) -> None:
        self.run.show_word(word)
        self._show(self.run, self.run.back)

    def _browse_run(self, word: BackupFinished) -> None:
        self.restore_asked.emit(self._past.chosen.place_named(self._past.runs.name_of(word)).path, word.version)

    def _go_to_overview(self) -> None:
        self._show(self.overview, self.overview.restore)
        self.look_again()

    def _show(self, page: QWidget, first: QWidget) -> None:
        """`first` has the focus then; not while another section is shown, whose keys would be lost."""
        self._pages.setCurrentWidget(page)
        self.setFocusProxy(first)
        if self.isVisible():
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _make_run(self) -> RunView:
        from shingleback.gui.history.run_view import RunView  # noqa: PLC0415 (it is made when somebody goes there)

        view = RunView(self._past.runs, self._clock, lambda: self._past.chosen.sets)
        view.left.connect(self._go_to_overview)
        view.version_asked.connect(self._browse_run)
        return view


_LETTERS_OF_PLACE: Final = 28


class HistoryOverview(QWidget):
    """Signals: `restore_asked`: somebody misses files; `run_asked`: the final word of a run."""

    restore_asked = Signal()
    run_asked = Signal(object)

    def __init__(self, past: Past, clock: Callable[[], datetime], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._past = past
        self.restore = button(self.tr("&Restore files"), self.restore_asked.emit)
        self.filter = QComboBox()
        self.runs = RunList(clock, lambda: past.chosen.sets)
        self._empty = style.dimmed(sentence(""))
        self._lay_out()
        for part in (self._filter_name, self.filter):
            part.hide()  # until it is known to be needed: the window would grow for it
        self.filter.activated.connect(lambda _row: self.show_runs())
        self.runs.opened.connect(self.run_asked)

    def show_places(self, places: list[BackupPlace]) -> None:
        chosen = self.filter.currentData() or ""
        with QSignalBlocker(self.filter):
            self.filter.clear()
            for text, path in [(self.tr("All backups"), ""), *((texts.place(one), one.path) for one in places)]:
                self.filter.addItem(text, path)
            self.filter.setCurrentIndex(max(0, self.filter.findData(chosen)))
        for part in (self._filter_name, self.filter):
            part.setVisible(len(places) > 1)

    def show_runs(self) -> None:
        chosen = self.filter.currentData() or ""
        words = self._past.runs.newest(chosen)
        self.runs.show_words(words)
        self.runs.setVisible(bool(words))
        self._empty.setText(self.tr("Every backup, check and restore is listed here when it has ended."))
        self._empty.setVisible(not words)

    def _lay_out(self) -> None:
        self.filter.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.filter.setMinimumContentsLength(_LETTERS_OF_PLACE)
        page, column = page_column()
        head = QHBoxLayout()
        head.addWidget(style.heading(QLabel(self.tr("History"))), 1)
        head.addWidget(self.restore)
        column.addLayout(head)
        self._filter_name = QLabel(self.tr("&Show"))
        self._filter_name.setBuddy(self.filter)
        column.addLayout(in_row(self._filter_name, self.filter, is_open=True))
        column.addWidget(self._empty)
        column.addWidget(self.runs)
        column.addStretch(1)
        fill(self, page)
        order_tabs(self)
