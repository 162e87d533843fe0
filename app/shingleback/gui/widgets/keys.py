"""Keys that do the same on every page: Escape, the way back, F5, Ctrl+V."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from shingleback.gui.run.texts import translate
from shingleback.gui.widgets.basic import link
from shingleback.gui.widgets.plain import set_tip
from shingleback.gui.widgets.shortcuts import connect_keys
from shingleback.messages.translate import QT_TRANSLATE_NOOP

_CONTEXT: Final = "keys"
_BACK: Final = QT_TRANSLATE_NOOP("keys", "← Back")
_BACK_NAME: Final = QT_TRANSLATE_NOOP("keys", "Back")
_INSIDE: Final = Qt.ShortcutContext.WidgetWithChildrenShortcut


def way_back(page: QWidget, leave: Callable[[], object]) -> QPushButton:
    """Return the link that leaves a page, for its first line. It looks and works the same on every page.

    Escape and the desktop's key for the way back (mostly Alt+Left) press it while it can be pressed.
    """
    back = link(translate(_CONTEXT, _BACK), leave)
    back.setAccessibleName(translate(_CONTEXT, _BACK_NAME))  # without the arrow, which would be read out
    set_tip(back, QKeySequence(QKeySequence.StandardKey.Back).toString(QKeySequence.SequenceFormat.NativeText))
    keys = [*QKeySequence.keyBindings(QKeySequence.StandardKey.Back), QKeySequence(Qt.Key.Key_Escape)]
    way = _WayOut(page, back, back.click)
    connect_keys(page, keys, way.leave, _INSIDE)
    return back


def on_escape(page: QWidget, leave: Callable[[], object]) -> None:
    """Let Escape leave a page that has no way back but its own buttons."""
    way = _WayOut(page, page, leave)
    connect_keys(page, [QKeySequence(Qt.Key.Key_Escape)], way.leave, _INSIDE)


def return_to_first(section_page: QWidget) -> None:
    """Leave all pages that a section has opened over its first one, like their own ways back."""
    ways = section_page.findChildren(_WayOut)
    while open_way := next((way for way in ways if way.is_open), None):
        ways.remove(open_way)
        open_way.leave()


def on_refresh(window: QWidget, read_again: Callable[[], object]) -> None:
    """Let F5, or the desktop's own key, read again what is shown."""
    keys = [QKeySequence(Qt.Key.Key_F5), *QKeySequence.keyBindings(QKeySequence.StandardKey.Refresh)]
    connect_keys(window, keys, read_again, Qt.ShortcutContext.WindowShortcut)


def on_paste(page: QWidget, paste: Callable[[], object]) -> None:
    """Let Ctrl+V, or the desktop's own key, paste into a page that has no field for it."""
    connect_keys(page, QKeySequence.keyBindings(QKeySequence.StandardKey.Paste), paste, _INSIDE)


def clear_by_escape(field: QLineEdit, *beside: QWidget) -> None:
    """Let Escape clear a search, also from what is `beside` it. While it is empty, the key is the page's."""
    clears = _EscapeClears(field)
    for widget in (field, *beside):
        widget.installEventFilter(clears)


class _WayOut(QObject):
    """Leaves a page while `shown` is visible. Belongs to the page."""

    def __init__(self, page: QWidget, shown: QWidget, leave: Callable[[], object]) -> None:
        super().__init__(page)
        self._shown = shown
        self._leave = leave

    @property
    def is_open(self) -> bool:
        return self._shown.isVisible()

    def leave(self) -> None:
        if self.is_open:
            self._leave()


class _EscapeClears(QObject):
    """Clears a field by Escape, before the shortcuts of the page get the key. Belongs to the field."""

    def __init__(self, field: QLineEdit) -> None:
        super().__init__(field)
        self._field = field

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.key() != Qt.Key.Key_Escape or not self._field.text():
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
        elif event.type() == QEvent.Type.KeyPress:
            self._field.clear()
        return True


class Rereadable:
    """A page that can read again what it shows."""

    def read_again(self) -> None:
        raise NotImplementedError
