"""The buttons of the graph, and their keys."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QMenu, QPushButton, QSizePolicy, QWidget

from shingleback.ui import style

_MINUS: Final = "\u2212"  # as wide as the plus


class GraphTools(QWidget):
    """One row of them.

    Signals:
        closer, farther, all_asked: of what is shown of the run.
        older_asked: whether an earlier run is to be seen.
        picture_asked, table_asked: something is to be saved.
    """

    closer = Signal()
    farther = Signal()
    all_asked = Signal()
    older_asked = Signal(bool)
    picture_asked = Signal()
    table_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.older = QCheckBox(self.tr("Compare"))
        self.older.setAccessibleName(self.tr("Compare with an earlier run"))
        self.older.setToolTip(self.older.accessibleName())
        self.older.setChecked(True)
        self.older.toggled.connect(self.older_asked)
        wheel = self.tr("{about} ({key}, or Ctrl and the mouse wheel)")
        plain = self.tr("{about} ({key})")
        self.minus = self._button(_MINUS, self.tr("Show a longer time"), "Ctrl+-", self.farther.emit, wheel)
        self.plus = self._button("+", self.tr("Show a shorter time"), "Ctrl++", self.closer.emit, wheel)
        self.all = self._button(self.tr("All"), self.tr("Show the whole run"), "Ctrl+0", self.all_asked.emit, plain)
        self.save = QPushButton(self.tr("Save"), autoDefault=True)
        self.save.setObjectName("tool")
        self.save.setAccessibleName(self.tr("Save the graph"))
        self.save.setMenu(self._menu())
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(style.SPACE // 2)
        for widget in (self.older, self.minus, self.plus, self.all, self.save):
            layout.addWidget(widget)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.show_older(has_older=False)

    def show_older(self, *, has_older: bool) -> None:
        self.older.setVisible(has_older)

    def show_reach(self, *, is_all: bool) -> None:
        """There is nothing more to be seen than all."""
        self.minus.setEnabled(not is_all)
        self.all.setEnabled(not is_all)

    def _menu(self) -> QMenu:
        menu = QMenu(self)
        for text, key, do in (
            (self.tr("As a &picture (PNG)…"), "Ctrl+Shift+P", self.picture_asked.emit),
            (self.tr("As a &table (CSV)…"), "Ctrl+Shift+T", self.table_asked.emit),
        ):
            action = menu.addAction(text)
            action.setShortcut(QKeySequence(key))
            action.triggered.connect(do)
            self.addAction(action)
        return menu

    def _button(self, text: str, about: str, key: str, do: Callable[[], object], tip: str) -> QPushButton:
        button = QPushButton(text, autoDefault=True)
        button.setObjectName("tool")
        button.setAccessibleName(about)
        button.clicked.connect(do)
        shortcut = QShortcut(QKeySequence(key), self, context=Qt.ShortcutContext.WindowShortcut)
        shortcut.activated.connect(button.click)
        shown = shortcut.key().toString(QKeySequence.SequenceFormat.NativeText)
        button.setToolTip(tip.format(about=about, key=shown))
        return button
