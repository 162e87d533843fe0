"""Connects keys with what they do, and Ctrl+W with closing a dialog. Knows no other widget, so each may import it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QWidget


def connect_keys(
    widget: QWidget, keys: Sequence[QKeySequence], do: Callable[[], object], context: Qt.ShortcutContext
) -> None:
    for key in dict.fromkeys(key.toString() for key in keys):
        QShortcut(QKeySequence(key), widget, context=context).activated.connect(do)


def close_by_keys(dialog: QDialog) -> None:
    """Let Ctrl+W close a dialog, like a window. Escape does so anyway."""
    connect_keys(dialog, [QKeySequence("Ctrl+W")], dialog.close, Qt.ShortcutContext.WindowShortcut)
