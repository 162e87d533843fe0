"""What was just done, with the way back: it goes after a while, and hurries nobody."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QEnterEvent, QHideEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QWidget

from shingleback.ui import style
from shingleback.ui.mirroring import set_margins
from shingleback.ui.pieces import button
from shingleback.ui.spoken import Spoken

SHOWN_MS: Final = 30_000


class UndoToast(QFrame):
    """It stays for as long as the focus or the mouse is on it, and until it is closed where a screen reader is on.

    Signals:
        undo_asked: it is to be as it was.
        gone: it is no longer shown, and nobody wanted that.
    """

    undo_asked = Signal()
    gone = Signal()

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        is_unhurried: Callable[[], bool] = QAccessible.isActive,
        shown_ms: int = SHOWN_MS,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("toast")
        self._is_unhurried = is_unhurried
        self._is_pointed_at = False
        self._spoken = Spoken()
        self.text = style.wrapped(QLabel())
        self.undo = button(self.tr("&Undo"), self._undo)
        self.close_it = button(self.tr("Close"), self._leave)
        self.timer = QTimer(self, singleShot=True, interval=shown_ms)
        self.timer.timeout.connect(self._leave)
        layout = QHBoxLayout(self)
        set_margins(layout, style.MARGIN, style.SPACE, style.SPACE, style.SPACE)
        layout.setSpacing(style.SPACE)
        layout.addWidget(self.text, 1)
        layout.addWidget(self.undo)
        layout.addWidget(self.close_it)
        QApplication.instance().focusChanged.connect(self._wait)  # type: ignore[union-attr]
        self.hide()

    def show_text(self, text: str) -> None:
        self.text.setText(text)
        self.setAccessibleName(text)
        self.undo.setAccessibleDescription(text)
        self.show()
        self._spoken.announce(self, text)
        self.undo.setFocus(Qt.FocusReason.OtherFocusReason)
        self._wait()

    def enterEvent(self, event: QEnterEvent) -> None:
        self._is_pointed_at = True
        self._wait()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._is_pointed_at = False
        self._wait()
        super().leaveEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self.timer.stop()
        super().hideEvent(event)

    def _wait(self) -> None:
        """From the moment at which nobody is about to press a button."""
        if not self.isVisible():
            return
        is_used = self.isAncestorOf(QApplication.focusWidget()) or self._is_pointed_at  # type: ignore[arg-type]
        if is_used or self._is_unhurried():
            self.timer.stop()
        elif not self.timer.isActive():
            self.timer.start()

    def _undo(self) -> None:
        self.hide()
        self.undo_asked.emit()

    def _leave(self) -> None:
        self.hide()
        self.gone.emit()
