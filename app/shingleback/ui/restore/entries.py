"""What is in a folder of a version, or what was found: a table of names, sizes and dates."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QCollator,
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
_NAME, SINCE, _SIZE, _CHANGED = range(4)
_COLUMNS: Final = 4
_ROWS_MEASURED: Final = 100  # for the width of a column
ENTRY: Final = Qt.ItemDataRole.UserRole
_IMAGES: Final = (".jpg", ".jpeg", ".png", ".gif", ".webp", ".bmp", ".svg", ".heic", ".tif", ".tiff")
ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class EntryModel(QAbstractTableModel):
    def __init__(self) -> None:
        super().__init__()
        self._entries: Sequence[EntryItem] = ()

    def show_entries(self, entries: Sequence[EntryItem]) -> None:
        self.beginResetModel()
        self._entries = _as_people_sort(entries)
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
            case Qt.ItemDataRole.AccessibleTextRole if index.column() == _NAME:
                return self._spoken(entry)
            case Qt.ItemDataRole.TextAlignmentRole if index.column() in (_SIZE, _CHANGED):
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            case _:
                return entry if role == ENTRY else None

    def flags(self, index: _Index) -> Qt.ItemFlag:
        return super().flags(index) | Qt.ItemFlag.ItemIsDragEnabled

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            is_number = section in (_SIZE, _CHANGED)
            side = Qt.AlignmentFlag.AlignRight if is_number else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        names = (self.tr("Name"), self.tr("Since then"), self.tr("Size"), self.tr("Changed"))
        return names[section] if role == Qt.ItemDataRole.DisplayRole else None

    def _spoken(self, entry: EntryItem) -> str:
        name = self._text(entry, _NAME)
        what = self.tr("Folder {name}").format(name=name) if entry.kind == "folder" else name
        return ", ".join(part for part in (what, texts.since(entry.since)) if part)

    def _text(self, entry: EntryItem, column: int) -> str:
        if column == _NAME:
            return visible(texts.name_of(entry))
        if column == SINCE:
            return texts.since(entry.since)
        if column == _SIZE:
            return size(entry.size) if entry.kind == "file" else ""
        return texts.changed_on(entry)


class EntryTable(QTreeView):
    """Several can be selected; Enter opens a folder, Backspace leads to the one above.

    Signals:
        opened: an `EntryItem`: Enter, or a double click.
        left: to the folder above.
        dragged: what is selected is to leave the window.
    """

    opened = Signal(object)
    left = Signal()
    dragged = Signal()

    def __init__(self, model: EntryModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.setModel(self._model)
        self.setItemDelegate(Signs(self))
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setTabKeyNavigation(False)
        self.setDragEnabled(True)
        self.setAccessibleName(self.tr("Files and folders"))
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionsMovable(False)
        header.setResizeContentsPrecision(_ROWS_MEASURED)
        header.setSectionResizeMode(_NAME, QHeaderView.ResizeMode.Stretch)
        self.doubleClicked.connect(lambda index: self.opened.emit(self._model.entry(index.row())))

    def fit(self, *, has_since: bool) -> None:
        """To what the model has. `has_since`: something is to be said of what became of it."""
        header = self.header()
        for column in (SINCE, _SIZE, _CHANGED):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        self.setColumnHidden(SINCE, not has_since)

    def startDrag(self, _actions: Qt.DropAction) -> None:
        """The copies may have to be fetched first: whoever hears of it begins the drag."""
        self.dragged.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if event.key() in ENTER and index.isValid():
            self.opened.emit(self._model.entry(index.row()))
        elif event.key() == Qt.Key.Key_Backspace:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class Signs(QStyledItemDelegate):
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
        draw(painter, picture_of(index.data(ENTRY)), QRectF(0, 0, side, side), color)
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


def picture_of(entry: EntryItem) -> Picture:
    if entry.kind == "folder":
        return Picture.FOLDER
    return Picture.IMAGE if entry.path.lower().endswith(_IMAGES) else Picture.FILE
