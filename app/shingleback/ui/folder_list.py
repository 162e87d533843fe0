"""The folders that are backed up: added by a dialog or by dropping them here."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLocale, QSize, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QAbstractItemView, QFileDialog, QListWidget, QSizePolicy, QStyledItemDelegate, QWidget

from shingleback.model.visible_text import visible

_FEWEST_LINES: Final = 3
_USUAL_LINES: Final = 4
_MOST_LINES: Final = 9


class _Names(QStyledItemDelegate):
    """The folders keep their names; only what is painted differs."""

    def displayText(self, value: object, _locale: QLocale | QLocale.Language) -> str:
        return visible(str(value))


class FolderList(QListWidget):
    """Paths, one a line, in the order in which they were added. It is as high as they need, within limits.

    Signals:
        changed: a folder was added or removed.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAcceptDrops(True)
        self.setItemDelegate(_Names(self))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.changed.connect(self.updateGeometry)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setAccessibleName(self.tr("Folders to back up"))

    @property
    def folders(self) -> tuple[str, ...]:
        return tuple(self.item(row).text() for row in range(self.count()))

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._height(min(max(_USUAL_LINES, self.count()), _MOST_LINES)))

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self._height(_FEWEST_LINES))

    def set_folders(self, folders: Sequence[str]) -> None:
        self.clear()
        self.addItems(folders)
        self.changed.emit()

    def add(self, folder: str) -> None:
        if folder and folder not in self.folders:
            self.addItem(folder)
            self.changed.emit()

    def choose(self) -> None:
        self.add(QFileDialog.getExistingDirectory(self, self.tr("Choose a folder to back up"), str(Path.home())))

    def remove_selected(self) -> None:
        for item in self.selectedItems():
            self.takeItem(self.row(item))
        self.changed.emit()

    def _height(self, lines: int) -> int:
        line = self.sizeHintForRow(0) if self.count() else self.fontMetrics().height()
        return lines * line + 2 * self.frameWidth()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.count():
            return
        painter = QPainter(self.viewport())
        painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
        painter.drawText(
            self.viewport().rect(),
            Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap,
            self.tr("Add the folders that matter to you, or drop them here."),
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.remove_selected()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        for url in event.mimeData().urls():
            if url.isLocalFile():
                self.add(url.toLocalFile())
        event.acceptProposedAction()
