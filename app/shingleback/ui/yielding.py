"""Where a page has a button with the same letter as one of the sections, the letter is that of the page."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget


class Yielding(QObject):
    """Looks just before a letter is pressed with Alt: what can be pressed changes all the time.

    Two with the same letter would only get the focus in turn, and none would be pressed. No language has letters
    enough for the sections and all of the pages; to a section leads Ctrl with its number, too.
    """

    def __init__(self, buttons: Sequence[QAbstractButton], window: QWidget) -> None:
        """`buttons` are those that give way to all others in `window`."""
        super().__init__(window)
        self._buttons = buttons
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Whoever has the focus, what he leaves of a key comes by the window before it is taken for a shortcut."""
        if event.type() == QEvent.Type.ShortcutOverride and _is_with_alt(event):
            self._give_way()
        return False

    def _give_way(self) -> None:
        taken = set(self._taken())
        for button in self._buttons:
            own = QKeySequence.mnemonic(button.text())
            button.setShortcut(QKeySequence() if own.toString() in taken else own)

    def _taken(self) -> Iterator[str]:
        for button in self._window.findChildren(QAbstractButton):
            if button not in self._buttons and button.isVisible() and button.isEnabled():
                yield button.shortcut().toString()
        for label in self._window.findChildren(QLabel):
            buddy = label.buddy()
            if buddy is not None and label.isVisible() and buddy.isEnabled():
                yield QKeySequence.mnemonic(label.text()).toString()


def _is_with_alt(event: QEvent) -> bool:
    return isinstance(event, QKeyEvent) and bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
