"""Small pieces of which the pages of the wizard are made."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from shingleback.ui import style
from shingleback.ui.mirroring import set_margins

LEFT = Qt.AlignmentFlag.AlignLeft
TOP = Qt.AlignmentFlag.AlignTop
RIGHT = Qt.AlignmentFlag.AlignRight
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_MARK = 16


def column(widget: QWidget, space: int = style.SPACE) -> QVBoxLayout:
    """A layout without a margin."""
    made = QVBoxLayout(widget)
    made.setContentsMargins(0, 0, 0, 0)
    made.setSpacing(space)
    return made


def indented(widget: QWidget) -> QWidget:
    """Under the text of what has a small mark before it."""
    holder = QWidget()
    row = QHBoxLayout(holder)
    set_margins(row, _MARK + style.SPACE // 2, 0, 0, 0)
    row.addWidget(widget, 1)
    return holder


class Line(QLineEdit):
    """The Enter key goes on to what comes next, and presses no button of the page."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            self.focusNextChild()
        else:
            super().keyPressEvent(event)
