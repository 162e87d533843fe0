"""Something that is shown only when it is asked for."""

from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QPushButton, QStyle, QVBoxLayout, QWidget

from shingleback.ui import style
from shingleback.ui.pictograms import Picture, draw

_ARROW: Final = 14


class Fold(QWidget):
    """A line that unfolds what belongs to it.

    Attributes:
        button: says what there is, and whether it is unfolded.
        content: hidden at first.

    Signals:
        toggled: whether it is unfolded now.
    """

    toggled = Signal(bool)

    def __init__(self, text: str, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.button = _Line(text)
        self.button.toggled.connect(self._on_toggled)
        self.content = content
        content.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(style.SPACE // 3)
        layout.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(content)

    @property
    def is_open(self) -> bool:
        return self.button.isChecked()

    def unfold(self, *, is_open: bool) -> None:
        self.button.setChecked(is_open)

    def _on_toggled(self, is_open: bool) -> None:
        self.content.setVisible(is_open)
        self.toggled.emit(is_open)


class _Line(QPushButton):
    """Begins with an arrow, which points down when it is unfolded."""

    def __init__(self, text: str) -> None:
        super().__init__(text, autoDefault=True)
        self.setCheckable(True)
        self.setObjectName("fold")

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        place = QRect(0, (self.height() - _ARROW) // 2, _ARROW, _ARROW)
        there = QRectF(QStyle.visualRect(self.layoutDirection(), self.rect(), place))
        color = self.palette().color(QPalette.ColorRole.ButtonText)
        picture = Picture.UNFOLDED if self.isChecked() else Picture.ONWARD
        draw(QPainter(self), picture, there, color, self.layoutDirection())
