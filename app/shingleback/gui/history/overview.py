"""What was done, newest first."""

from collections.abc import Callable
from datetime import datetime
from typing import Final

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QWidget

from shingleback.gui.controllers.history import BackupPlace, Past
from shingleback.gui.history import texts
from shingleback.gui.history.runs import RunList
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import button, fill, order_tabs, page_column, sentence

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
        row = QHBoxLayout()
        self._filter_name = QLabel(self.tr("&Show"))
        self._filter_name.setBuddy(self.filter)
        row.addWidget(self._filter_name)
        row.addWidget(self.filter)
        row.addStretch(1)
        column.addLayout(row)
        column.addWidget(self._empty)
        column.addWidget(self.runs)
        column.addStretch(1)
        fill(self, page)
        order_tabs(self)
