"""The folders that are to be backed up, each with what is in it."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from shingleback.bridge.setup.counting import Counting
from shingleback.ui import texts

_LINES = 6


class SizedFolders(QTreeWidget):
    """The Delete key takes away what is selected."""

    def __init__(self, counting: Counting, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counting = counting
        self.setRootIsDecorated(False)
        self.setHeaderLabels([self.tr("Folder"), self.tr("What is in it")])
        self.setAccessibleName(self.tr("Folders to back up"))
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.header().setStretchLastSection(False)
        self.setMinimumHeight((_LINES + 2) * self.fontMetrics().lineSpacing())
        self.setTabKeyNavigation(False)
        counting.changed.connect(self._show_sizes)

    @property
    def folders(self) -> tuple[str, ...]:
        return tuple(item.text(0) for item in self._items())

    def set_folders(self, folders: Sequence[str]) -> None:
        self.clear()
        for folder in folders:
            QTreeWidgetItem(self, [folder, ""])
        self._counting.count(self.folders)
        self._show_sizes()

    def add(self, folder: str) -> None:
        if folder and folder not in self.folders:
            self.set_folders([*self.folders, folder])

    def remove_selected(self) -> None:
        gone = {item.text(0) for item in self.selectedItems()}
        if gone:
            self.set_folders([folder for folder in self.folders if folder not in gone])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.remove_selected()
        else:
            super().keyPressEvent(event)

    def _items(self) -> list[QTreeWidgetItem]:
        items = (self.topLevelItem(row) for row in range(self.topLevelItemCount()))
        return [item for item in items if item is not None]

    def _show_sizes(self) -> None:
        for item in self._items():
            item.setText(1, self._says(item.text(0)))

    def _says(self, folder: str) -> str:
        counted = self._counting.sizes.get(folder)
        is_complete = self._counting.is_counted(folder)
        if counted is None:
            return self.tr("cannot be read") if is_complete else self.tr("counting…")
        says = self.tr("{size}, {files}").format(size=texts.size(counted.bytes), files=texts.files(counted.files))
        return says if is_complete else self.tr("{counted} so far…").format(counted=says)
