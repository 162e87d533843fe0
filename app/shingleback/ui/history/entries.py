"""What is in a folder of a version, or what was found: a table of names, sizes and dates."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QCollator,
    QItemSelection,
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QIcon, QKeyEvent, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QWidget,
)

from shingleback.jobs.final_words import EntryItem
from shingleback.model.visible_text import visible
from shingleback.ui import style
from shingleback.ui.history import texts
from shingleback.ui.pictograms import Picture, draw
from shingleback.ui.texts import size, tool_tip

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()
_NAME, _SIZE, _CHANGED = range(3)
_COLUMNS: Final = 3
_ENTRY: Final = Qt.ItemDataRole.UserRole
_IMAGES: Final = (".jpg", ".jpeg", ".png", ".gif", ".webp", ".bmp", ".svg", ".heic", ".tif", ".tiff")
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class EntryModel(QAbstractTableModel):
    def __init__(self) -> None:
        super().__init__()
        self._entries: Sequence[EntryItem] = ()
        self._shows_paths = False

    def show_entries(self, entries: Sequence[EntryItem], *, shows_paths: bool) -> None:
        """`shows_paths`: they are from everywhere."""
        self.beginResetModel()
        self._entries, self._shows_paths = _as_people_sort(entries), shows_paths
        self.endResetModel()

    def entry(self, row: int) -> EntryItem:
        return self._entries[row]

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._entries)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else _COLUMNS

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        entry = self._entries[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(entry, index.column())
            case Qt.ItemDataRole.ToolTipRole:
                return tool_tip(entry.path)
            case Qt.ItemDataRole.AccessibleTextRole if index.column() == _NAME and entry.kind == "folder":
                return self.tr("Folder {name}").format(name=self._text(entry, _NAME))
            case Qt.ItemDataRole.TextAlignmentRole if index.column() != _NAME:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            case _:
                return entry if role == _ENTRY else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if section != _NAME else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        names = (self.tr("Name"), self.tr("Size"), self.tr("Changed"))
        return names[section] if role == Qt.ItemDataRole.DisplayRole else None

    def _text(self, entry: EntryItem, column: int) -> str:
        if column == _NAME:
            return visible(entry.path if self._shows_paths else texts.name_of(entry))
        if column == _SIZE:
            return size(entry.size) if entry.kind == "file" else ""
        return texts.changed(entry)


class EntryTable(QTreeView):
    """Several can be selected; Enter opens a folder, Backspace leads to the one above.

    Signals:
        opened: an `EntryItem`: Enter, or a double click.
        left: to the folder above.
        chosen: other things are selected.
    """

    opened = Signal(object)
    left = Signal()
    chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = EntryModel()
        self.setModel(self._model)
        self.setItemDelegate(_Pictures(self))
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setTabKeyNavigation(False)
        self.setAccessibleName(self.tr("Files and folders"))
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionsMovable(False)
        header.setSectionResizeMode(_NAME, QHeaderView.ResizeMode.Stretch)
        self.doubleClicked.connect(lambda index: self.opened.emit(self._model.entry(index.row())))

    @property
    def entries(self) -> tuple[EntryItem, ...]:
        """What is selected, in the order in which it stands."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        return tuple(self._model.entry(row) for row in rows)

    def show_entries(self, entries: Sequence[EntryItem], *, shows_paths: bool = False) -> None:
        self._model.show_entries(entries, shows_paths=shows_paths)
        header = self.header()
        header.setSectionResizeMode(_SIZE, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(_CHANGED, QHeaderView.ResizeMode.ResizeToContents)
        if entries:  # where the keys begin, without that it is selected
            self.selectionModel().setCurrentIndex(self._model.index(0, 0), self.selectionModel().SelectionFlag.NoUpdate)
        self.chosen.emit()

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        super().selectionChanged(selected, deselected)
        self.chosen.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if event.key() in _ENTER and index.isValid():
            self.opened.emit(self._model.entry(index.row()))
        elif event.key() == Qt.Key.Key_Backspace:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class _Pictures(QStyledItemDelegate):
    """What a thing is, as a picture before its name, in the color of the text."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: _Index) -> None:
        super().initStyleOption(option, index)
        if index.column() != _NAME:
            return
        side = option.fontMetrics.height()
        ratio = option.widget.devicePixelRatioF() if option.widget else 1.0
        pixmap = QPixmap(round(side * ratio), round(side * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        color = option.palette.color(QPalette.ColorRole.HighlightedText if is_selected else QPalette.ColorRole.Text)
        draw(painter, _picture(index.data(_ENTRY)), QRectF(0, 0, side, side), color)
        painter.end()
        option.icon = QIcon(pixmap)
        option.decorationSize = pixmap.deviceIndependentSize().toSize()
        option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        found = super().sizeHint(option, index)
        return QSize(found.width() + 2 * style.SPACE, option.fontMetrics.height() + style.SPACE)


def _as_people_sort(entries: Sequence[EntryItem]) -> list[EntryItem]:
    """Folders first, and 2 before 10."""
    collator = QCollator(QLocale())
    collator.setNumericMode(True)
    return sorted(entries, key=lambda entry: (entry.kind != "folder", collator.sortKey(entry.path)))


def _picture(entry: EntryItem) -> Picture:
    if entry.kind == "folder":
        return Picture.FOLDER
    return Picture.IMAGE if entry.path.lower().endswith(_IMAGES) else Picture.FILE
