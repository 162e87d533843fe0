"""The list of what was left out, and why."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from shingleback.jobs.final_words import Item
from shingleback.model.visible_text import visible
from shingleback.ui import texts

_FILE, _REASON = range(2)
_COLUMNS: Final = 2
_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()


class LeftOutModel(QAbstractTableModel):
    def __init__(self, items: Sequence[Item]) -> None:
        super().__init__()
        self._items = items

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._items)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else _COLUMNS

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        item = self._items[index.row()]
        text = item.path if index.column() == _FILE else texts.reason(item.reason, item.detail)
        return texts.tool_tip(text) if role == Qt.ItemDataRole.ToolTipRole else visible(text)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | None:
        if role != Qt.ItemDataRole.DisplayRole or orientation is not Qt.Orientation.Horizontal:
            return None
        return self.tr("Left out") if section == _FILE else self.tr("Why")


class LeftOutTable(QTableView):
    """Rows can be selected and copied."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = LeftOutModel([])
        self.setModel(self._model)
        self.verticalHeader().hide()
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.horizontalHeader().setSectionResizeMode(_FILE, QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setSectionResizeMode(_REASON, QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setHighlightSections(False)
        self.setAccessibleName(self.tr("What was left out"))

    def show_items(self, items: Sequence[Item]) -> None:
        self._model = LeftOutModel(items)
        self.setModel(self._model)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not event.matches(QKeySequence.StandardKey.Copy):
            super().keyPressEvent(event)
            return
        rows = self.selectionModel().selectedRows()
        lines = [
            "\t".join(str(self._model.data(row.siblingAtColumn(column))) for column in range(_COLUMNS)) for row in rows
        ]
        QGuiApplication.clipboard().setText("\n".join(lines))
