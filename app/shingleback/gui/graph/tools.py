"""The buttons of the graph: zoom, compare with an earlier run, and save."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QCheckBox, QMenu, QPushButton, QSizePolicy, QWidget

from shingleback.gui.widgets import style
from shingleback.gui.widgets.layouts import in_row
from shingleback.gui.widgets.plain import set_tip

_MINUS: Final = "\u2212"  # as wide as the plus sign


class GraphTools(QWidget):
    """A row of buttons for the graph.

    Signals:
        closer, farther, all_requested: zoom in, zoom out, show the whole run.
        older_requested: whether to show an earlier run.
        picture_requested, table_requested: save it.
    """

    closer = Signal()
    farther = Signal()
    all_requested = Signal()
    older_requested = Signal(bool)
    picture_requested = Signal()
    table_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.older = QCheckBox(self.tr("Compare"))
        self.older.setAccessibleName(self.tr("Compare with an earlier run"))
        set_tip(self.older, self.older.accessibleName())
        self.older.setChecked(True)
        self.older.toggled.connect(self.older_requested)
        wheel = self.tr("{about} ({key}, or Ctrl and the mouse wheel)")
        plain = self.tr("{about} ({key})")
        self.minus = self._button(_MINUS, self.tr("Show a longer time"), "Ctrl+-", self.farther.emit, wheel)
        self.plus = self._button("+", self.tr("Show a shorter time"), "Ctrl++", self.closer.emit, wheel)
        self.all = self._button(self.tr("All"), self.tr("Show the whole run"), "Ctrl+0", self.all_requested.emit, plain)
        self.save = QPushButton(self.tr("Save"), autoDefault=True)
        self.save.setObjectName("tool")
        self.save.setAccessibleName(self.tr("Save the graph"))
        menu = QMenu(self)
        for text, key, do in (
            (self.tr("As a &picture (PNG)…"), "Ctrl+Shift+P", self.picture_requested.emit),
            (self.tr("As a &table (CSV)…"), "Ctrl+Shift+T", self.table_requested.emit),
        ):
            action = menu.addAction(text)
            action.setShortcut(QKeySequence(key))
            action.triggered.connect(do)
            self.addAction(action)
        self.save.setMenu(menu)
        in_row(self.older, self.minus, self.plus, self.all, self.save, on=self, space=style.SPACE // 2)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.show_older(has_older=False)

    def show_older(self, *, has_older: bool) -> None:
        self.older.setVisible(has_older)

    def show_reach(self, *, is_all: bool) -> None:
        """Enable the buttons that show more, unless the whole run is visible."""
        self.minus.setEnabled(not is_all)
        self.all.setEnabled(not is_all)

    def show_content(self, *, is_empty: bool) -> None:
        """Disable zooming in and saving while the graph is empty."""
        for press in (self.plus, self.save):
            press.setEnabled(not is_empty)
        for action in self.actions():
            action.setEnabled(not is_empty)

    def _button(self, text: str, purpose: str, key: str, do: Callable[[], object], tip: str) -> QPushButton:
        button = QPushButton(text, autoDefault=True)
        button.setObjectName("tool")
        button.setAccessibleName(purpose)
        button.clicked.connect(do)
        shortcut = QShortcut(QKeySequence(key), self, context=Qt.ShortcutContext.WindowShortcut)
        shortcut.activated.connect(button.click)
        shown = shortcut.key().toString(QKeySequence.SequenceFormat.NativeText)
        set_tip(button, tip.format(about=purpose, key=shown))
        return button
