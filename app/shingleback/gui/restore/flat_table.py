"""Tables without subfolders: the entries of a folder, and the rows of results."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QAbstractItemModel, QLocale, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QPainter, QPalette, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTreeView

from shingleback.gui.run.texts import isolated
from shingleback.gui.widgets import style

_ROWS_MEASURED: Final = 100  # to compute the width of a column
_FEWEST_LETTERS: Final = 20  # of a stretched column


class OwnDirection(QStyledItemDelegate):
    """Paints each cell in its own direction; in right-to-left text, `1.txt` would become `txt.1`."""

    def displayText(self, value: object, _locale: QLocale | QLocale.Language) -> str:
        return isolated(str(value))

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        option.state &= ~QStyle.StateFlag.State_HasFocus  # the table marks the whole row


class FlatTable(QTreeView):
    """The current row, if it is not selected, has a dashed line around it: Qt's own mark looks like a selection."""

    def __init__(self, model: QAbstractItemModel, name: str) -> None:
        """`name` is for screen readers."""
        super().__init__()
        self.setModel(model)
        self.setItemDelegate(OwnDirection(self))
        self.setAccessibleName(name)
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.header().setStretchLastSection(False)
        self.header().setResizeContentsPrecision(_ROWS_MEASURED)

    def currentChanged(
        self, current: QModelIndex | QPersistentModelIndex, previous: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().currentChanged(current, previous)
        self.viewport().update()  # Qt repaints only the cells, not their rows

    def drawRow(
        self, painter: QPainter, options: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().drawRow(painter, options, index)
        is_current = self.hasFocus() and index.row() == self.currentIndex().row()
        if is_current and not self.selectionModel().isRowSelected(index.row()):
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Mid), 1, Qt.PenStyle.DashLine))
            painter.drawRect(options.rect.adjusted(0, 0, -1, -1))

    def make_room(self, narrow_columns: Sequence[int], needed: int = 0, *, keeps_first: bool = True) -> None:
        """Hide the last of the narrow columns that leave too little to the others.

        `needed`: by the other columns; 0 for a name of which the beginning and the end can be read.
        `keeps_first`: the first one is never hidden.
        """
        room = self.viewport().width() - (needed or style.letters(self, _FEWEST_LETTERS))
        for place, column in enumerate(narrow_columns):
            room -= max(self.sizeHintForColumn(column), self.header().sectionSizeHint(column))
            self.setColumnHidden(column, room < 0 and (place > 0 or not keeps_first))
