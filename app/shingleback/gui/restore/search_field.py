"""The field that searches all versions of a backup."""

from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QLineEdit

from shingleback.gui.widgets import style
from shingleback.gui.widgets.keys import clear_by_escape

_MAX_LETTERS: Final = 44
_TYPING_MS: Final = 400


class FileSearch(QLineEdit):
    """Signals: `requested`: a text to search for: at Enter, or when typing pauses; empty as soon as the field is."""

    requested = Signal(str)

    def __init__(self) -> None:
        super().__init__(clearButtonEnabled=True)
        self.setPlaceholderText(self.tr("Search in all versions"))
        self.setAccessibleName(self.tr("Search in all versions"))
        style.show_placeholder_whole(self)
        clear_by_escape(self)
        self.setMaximumWidth(max(self.minimumWidth(), style.letters(self, _MAX_LETTERS)))
        self._typing = QTimer(self, singleShot=True, interval=_TYPING_MS)
        self._typing.timeout.connect(self._request)
        self.returnPressed.connect(self._request)
        self.textChanged.connect(self._on_text)

    def hideEvent(self, event: QHideEvent) -> None:
        """Request nothing: the page is not visible, or the drive is being ejected."""
        super().hideEvent(event)
        self._typing.stop()

    def _on_text(self, text: str) -> None:
        if text:
            self._typing.start()
        else:
            self._request()

    def _request(self) -> None:
        self._typing.stop()
        self.requested.emit(self.text().strip())
