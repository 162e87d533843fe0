"""What keeps its room: nothing beside it moves when it goes, or says more or less than before."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from shingleback.ui import style


def keep_room(widget: QWidget, *, is_kept: bool = True) -> None:
    """Whether nobody takes its place while it is hidden."""
    policy = widget.sizePolicy()
    policy.setRetainSizeWhenHidden(is_kept)
    widget.setSizePolicy(policy)


class SteadyLabel(QLabel):
    """Wrapped, as high as so many lines; higher from the first sentence on that needs more, until its width changes."""

    def __init__(self, lines: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        style.wrapped(self)
        self._lines = lines
        self._highest = 0

    def setText(self, text: str) -> None:
        super().setText(text)
        needed = super().heightForWidth(self.width())
        if needed > self._highest:
            self._highest = needed
            self.updateGeometry()

    def heightForWidth(self, width: int) -> int:
        room = self._lines * self.fontMetrics().lineSpacing()
        return max(room, self._highest if width == self.width() else 0, super().heightForWidth(width))

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(hint.width(), max(hint.height(), self._lines * self.fontMetrics().lineSpacing()))

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        return QSize(hint.width(), max(hint.height(), self._lines * self.fontMetrics().lineSpacing()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._highest = super().heightForWidth(event.size().width())
