"""Which version is looked at: its day and time, how complete it is, and the timeline of all of them."""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from shingleback.jobs.final_words import VersionItem
from shingleback.ui import style
from shingleback.ui.history import texts
from shingleback.ui.pieces import button
from shingleback.ui.restore.timeline import Timeline

_ARROWS: Final = ("\u2039", "\u203a")


class VersionBar(QFrame):
    """Signals: `chosen`: the name of a version; `compare_asked`: what changed since the one before."""

    chosen = Signal(str)
    compare_asked = Signal()

    def __init__(self, clock: Callable[[], datetime], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.timeline = Timeline(clock)
        back, on = _ARROWS[::-1] if self.isRightToLeft() else _ARROWS
        self.older = button(back, lambda: self._step(-1), "tool")
        self.newer = button(on, lambda: self._step(1), "tool")
        self.compare = button(self.tr("W&hat changed?"), self.compare_asked.emit)
        self.title = style.heading(style.wrapped(QLabel()), 1.15)
        self.facts = style.dimmed(style.wrapped(QLabel()))
        self._since = style.dimmed(QLabel())
        self._lay_out()
        self.timeline.settled.connect(self.chosen)
        self.timeline.valueChanged.connect(lambda _value: self._show_chosen())

    def show_versions(self, newest_first: Sequence[VersionItem], interrupted: Sequence[datetime], chosen: str) -> None:
        self.timeline.show_versions(newest_first, interrupted, chosen)
        first = texts.time_of(newest_first[-1].started_at) if newest_first else None
        self._since.setText(texts.versions_since(len(newest_first), first) if first else "")
        self._show_chosen()

    @property
    def before(self) -> VersionItem | None:
        """The version before the one that is looked at."""
        return self.timeline.version_at(self.timeline.value() - 1)

    def _step(self, by: int) -> None:
        self.timeline.setValue(self.timeline.value() + by)

    def _show_chosen(self) -> None:
        item = self.timeline.version
        self.title.setText(texts.long_moment(item.started_at) if item else "")
        self.facts.setText(texts.facts(item) if item else "")
        had_focus = self.older.hasFocus() or self.newer.hasFocus()
        self.older.setEnabled(self.timeline.value() > 0)
        self.newer.setEnabled(self.timeline.value() < self.timeline.maximum())
        self.compare.setEnabled(self.timeline.maximum() > 0)
        if had_focus and not (self.older.hasFocus() or self.newer.hasFocus()):
            self.timeline.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lay_out(self) -> None:
        for press, name in ((self.older, self.tr("Older version")), (self.newer, self.tr("Newer version"))):
            press.setAccessibleName(name)
            press.setToolTip(name)
            _square(press)
        row = QHBoxLayout()
        row.setSpacing(style.SPACE)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.facts)
        row.addWidget(self.older)
        row.addLayout(words, 1)
        row.addWidget(self._since)
        row.addWidget(self.compare)
        row.addWidget(self.newer)
        column = QVBoxLayout(self)
        column.setContentsMargins(style.MARGIN, style.SPACE, style.MARGIN, style.SPACE // 2)
        column.setSpacing(style.SPACE // 2)
        column.addLayout(row)
        column.addWidget(self.timeline)


def _square(press: QPushButton) -> None:
    side = max(press.sizeHint().height(), style.letters(press, 4))
    press.setFixedSize(side, side)
