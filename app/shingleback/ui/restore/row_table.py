"""A table of things that were found, or that differ: one can be selected, Enter opens its folder."""

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QItemSelection, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHeaderView, QTreeView, QWidget

from shingleback.ui.restore.entries import ENTER
from shingleback.ui.texts import tool_tip

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()
_ROWS_MEASURED: Final = 100
_Row = TypeVar("_Row")


class RowModel(QAbstractTableModel, Generic[_Row]):
    """Says of each thing what the columns have, with names made visible; the first column has its name."""

    def __init__(self, headings: Sequence[str]) -> None:
        super().__init__()
        self._headings = headings
        self._rows: list[_Row] = []

    def cells(self, row: _Row) -> Sequence[str]:
        raise NotImplementedError

    def show_rows(self, rows: Sequence[_Row]) -> None:
        """What is longer than before only grows: who looks at it stays where they are."""
        count = len(self._rows)
        if 0 < count < len(rows) and rows[count - 1] is self._rows[-1]:
            self.beginInsertRows(QModelIndex(), count, len(rows) - 1)
            self._rows.extend(rows[count:])
            self.endInsertRows()
        elif count != len(rows) or any(old is not new for old, new in zip(self._rows, rows, strict=True)):
            self.beginResetModel()
            self._rows = list(rows)
            self.endResetModel()

    def row(self, number: int) -> _Row:
        return self._rows[number]

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._headings)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == Qt.ItemDataRole.DisplayRole:
            return self.cells(self._rows[index.row()])[index.column()]
        if role == Qt.ItemDataRole.ToolTipRole:
            return tool_tip("\n".join(cell for cell in self.cells(self._rows[index.row()]) if cell))
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        is_shown = orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole
        return self._headings[section] if is_shown else None


class RowTable(QTreeView):
    """Signals: `chosen`: another row is selected; `opened`: Enter, or a double click."""

    chosen = Signal()
    opened = Signal()

    def __init__(
        self, model: QAbstractTableModel, name: str, stretched: int = 1, parent: QWidget | None = None
    ) -> None:
        """`name`: what a screen reader calls it. `stretched`: so many columns share the room that is left."""
        super().__init__(parent)
        self.setModel(model)
        self.setAccessibleName(name)
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        header = self.header()
        header.setStretchLastSection(False)
        header.setResizeContentsPrecision(_ROWS_MEASURED)
        for column in range(model.columnCount()):
            mode = QHeaderView.ResizeMode.Stretch if column < stretched else QHeaderView.ResizeMode.ResizeToContents
            header.setSectionResizeMode(column, mode)
        self.doubleClicked.connect(lambda _index: self.opened.emit())

    @property
    def chosen_row(self) -> int | None:
        rows = self.selectionModel().selectedRows()
        return rows[0].row() if rows else None

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        super().selectionChanged(selected, deselected)
        self.chosen.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and self.chosen_row is not None:
            self.opened.emit()
        else:
            super().keyPressEvent(event)
