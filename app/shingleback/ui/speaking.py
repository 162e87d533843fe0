"""The window speaks the language that is chosen, from the moment at which it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from shingleback.ui.language import speak

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

    from shingleback.bridge.chosen import Chosen
    from shingleback.ui.window import Window


class Speaking(QObject):
    """Waits while something is copied or restored: the pages that show it are not to be made again then."""

    def __init__(self, application: QApplication, window: Window, chosen: Chosen, catalogs: Path) -> None:
        """`catalogs`: as in `language.translate`. The window is not furnished yet."""
        super().__init__(application)
        self._application = application
        self._window = window
        self._chosen = chosen
        self._catalogs = catalogs
        self._spoken = chosen.settings.language
        speak(application, self._spoken, catalogs)
        chosen.changed.connect(self.look)

    def look(self) -> None:
        """Soon: whoever chose is still within the page that is made again."""
        QTimer.singleShot(0, self, self._speak)

    def _speak(self) -> None:
        language = self._chosen.settings.language
        if language == self._spoken or self._window.is_busy:
            return
        self._spoken = language
        speak(self._application, language, self._catalogs)
        self._window.begin_anew()
