"""A line for the name of the drive that is erased: to be typed, letter by letter or word by word, and not pasted."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QInputMethodEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class NameEdit(QLineEdit):
    """Takes one letter at a time, and one word from an input method, which composes words.

    However more of them come at once, by key, mouse, menu or drop: they are refused.

    Signals:
        refused: somebody tried.
        changed: there is another text.
    """

    refused = Signal()
    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAcceptDrops(False)
        self.setDragEnabled(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setInputMethodHints(Qt.InputMethodHint.ImhNoPredictiveText | Qt.InputMethodHint.ImhNoAutoUppercase)
        self._typed = ""
        self._most = 1
        self.textChanged.connect(self._on_text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The Enter key would press a button of the page; here it does nothing."""
        if event.key() not in _ENTER:
            super().keyPressEvent(event)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        """What has several words was not composed: an input method can hand on a clipboard as well."""
        committed = event.commitString()
        self._most = len(committed) if len(committed.split()) == 1 else 1
        super().inputMethodEvent(event)
        self._most = 1

    def forget(self) -> None:
        self._typed = ""
        self.clear()

    def _on_text(self, text: str) -> None:
        if text == self._typed:
            return
        if letters_added(self._typed, text) > self._most:
            self.setText(self._typed)
            self.refused.emit()
            return
        self._typed = text
        self.changed.emit()


def letters_added(before: str, after: str) -> int:
    """How many letters came, wherever in the text, and whatever they came instead of."""
    shorter = min(len(before), len(after))
    same = next((place for place in range(shorter) if before[place] != after[place]), shorter)
    left = shorter - same
    same_end = next((place for place in range(left) if before[-1 - place] != after[-1 - place]), left)
    return len(after) - same - same_end
