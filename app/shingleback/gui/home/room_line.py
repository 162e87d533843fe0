"""The room on the drive of a backup set: a bar, and the same in words below it."""

from datetime import datetime
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPalette
from PySide6.QtWidgets import QApplication, QFrame, QGridLayout, QLabel, QSizePolicy, QWidget

from shingleback.gui.controllers.backup_sets import SetView
from shingleback.gui.home import outlook
from shingleback.gui.widgets import style
from shingleback.gui.widgets.style import faint

_HEIGHT: Final = 0.45  # of a line of text
_TRACK: Final = 60  # of 255
_NEARLY_FULL: Final = 0.95


class RoomBar(QWidget):
    """How much of a drive is in use. What it means stands below it in words, and in its accessible name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.used = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_used(self, used: float, said: str) -> None:
        """`used`: from 0 to 1."""
        self.setAccessibleName(said)
        if used != self.used:
            self.used = used
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(style.letters(self, 20), max(4, round(self.fontMetrics().lineSpacing() * _HEIGHT)))

    def used_rect(self) -> QRectF:
        """It begins where a line of text does."""
        width = self.width() * self.used
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        return QRectF(self.width() - width if is_mirrored else 0, 0, width, self.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QPainterPath()
        whole.addRoundedRect(QRectF(self.rect()), self.height() / 2, self.height() / 2)
        painter.setClipPath(whole)
        painter.fillRect(self.rect(), faint(self.palette().color(QPalette.ColorRole.Text), _TRACK))
        hue = style.ATTENTION if self.used >= _NEARLY_FULL else style.GOOD
        painter.fillRect(self.used_rect(), hue.on(self.palette()))


class RoomLine(QFrame):
    """Hidden where nothing is known of the room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bar = RoomBar()
        self.room = style.dimmed(style.wrapped(QLabel()))
        self.full = style.dimmed(style.wrapped(QLabel()))
        self.full.setAlignment(_end())
        across = self.room.alignment() & ~Qt.AlignmentFlag.AlignVertical_Mask
        self.room.setAlignment(across | Qt.AlignmentFlag.AlignTop)
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setVerticalSpacing(style.SPACE // 3)
        layout.setHorizontalSpacing(style.SPACE)
        layout.addWidget(self.bar, 0, 0, 1, 2)
        layout.addWidget(self.room, 1, 0)
        layout.addWidget(self.full, 1, 1)
        layout.setColumnStretch(0, 3)
        self._columns = layout

    def show_view(self, view: SetView, now: datetime) -> None:
        said = outlook.room(view, now)
        self.room.setText(said)
        self.full.setText(outlook.full(view, now))
        self.full.setVisible(bool(self.full.text()))
        self._columns.setColumnStretch(1, 2 if self.full.text() else 0)
        if view.free_space:
            self.bar.show_used(view.free_space[0].used_part, ". ".join(filter(None, (said, self.full.text()))))
        self.setVisible(bool(said))


def _end() -> Qt.AlignmentFlag:
    """Where a line of text ends, whatever letters it is in."""
    side = Qt.AlignmentFlag.AlignLeft if QApplication.isRightToLeft() else Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignTop
