"""The entries of a folder in a version, as table or as thumbnails. Files can be dragged out of the window.

Only visible entries are painted, and only painted ones need a thumbnail.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QCollator,
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QHideEvent,
    QIcon,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from shingleback.gui.controllers.preview import Thumbnails
from shingleback.gui.history import texts
from shingleback.gui.restore.flat_table import FlatTable, OwnDirection
from shingleback.gui.run.texts import isolated, size
from shingleback.gui.widgets import style
from shingleback.gui.widgets.pictograms import Picture, draw
from shingleback.gui.widgets.plain import sentence_tool_tip
from shingleback.gui.widgets.style import faint
from shingleback.messages.places import OWN_NAMES, NamesInBackup
from shingleback.protocol.result_items import EntryItem

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()
_NAME, SINCE, _SIZE, _CHANGED = range(4)
_COLUMNS: Final = 4
ENTRY: Final = Qt.ItemDataRole.UserRole
_IMAGES: Final = (".jpg", ".jpeg", ".png", ".gif", ".webp", ".bmp", ".svg", ".heic", ".tif", ".tiff")
ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_LETTERS: Final = 20
_PROPORTION: Final = 0.7
_ROUND: Final = 6.0
_SIGN: Final = 0.4
_TINT: Final = 26  # alpha, out of 255
_SEEN_MS: Final = 150
_ITEMS_A_BATCH: Final = 500


class EntryModel(QAbstractTableModel):
    def __init__(self) -> None:
        super().__init__()
        self._entries: Sequence[EntryItem] = ()
        self._names = OWN_NAMES

    def show_entries(self, entries: Sequence[EntryItem], names: NamesInBackup = OWN_NAMES) -> None:
        self.beginResetModel()
        self._names = names
        # Folders come first, and numbers are sorted by value (2 before 10).
        collator = QCollator(QLocale())
        collator.setNumericMode(True)
        self._entries = sorted(
            entries, key=lambda entry: (entry.kind != "folder", collator.sortKey(names.name_of(entry.path)))
        )
        self.endResetModel()

    @property
    def entries(self) -> Sequence[EntryItem]:
        """The entries, in the order shown."""
        return self._entries

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
                return sentence_tool_tip(self._names.way_to(entry.path))
            case Qt.ItemDataRole.AccessibleTextRole if index.column() == _NAME:
                name = self._text(entry, _NAME)
                spoken_name = self.tr("Folder {name}").format(name=name) if entry.kind == "folder" else name
                return ", ".join(part for part in (spoken_name, texts.since(entry.since)) if part)
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

    def _text(self, entry: EntryItem, column: int) -> str:
        if column == _NAME:
            return self._names.name_of(entry.path)
        if column == SINCE:
            return texts.since(entry.since)
        if column == _SIZE:
            return size(entry.size) if entry.kind == "file" else ""
        return texts.changed_on(entry)


class EntryTable(FlatTable):
    """A table with multiple selection. Enter opens a folder, Backspace goes to the parent.

    Where a name would be too narrow to read, the last columns give way; the preview has what they say.

    Signals:
        opened: an `EntryItem`: Enter or a double click.
        left: to the parent folder.
        dragged: the selection is being dragged out of the window.
    """

    opened = Signal(object)
    left = Signal()
    dragged = Signal()

    def __init__(self, model: EntryModel) -> None:
        super().__init__(model, self.tr("Files and folders"))
        self._model = model
        self._has_since = False
        self.setItemDelegate(KindIcons(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setTabKeyNavigation(False)
        self.setDragEnabled(True)
        self.header().setSectionsMovable(False)
        self.header().setSectionResizeMode(_NAME, QHeaderView.ResizeMode.Stretch)
        self.doubleClicked.connect(lambda index: self.opened.emit(self._model.entry(index.row())))

    def fit(self, *, has_since: bool) -> None:
        """Fit the columns to the content. `has_since`: show the column that tells what became of the entries."""
        header = self.header()
        for column in (SINCE, _SIZE, _CHANGED):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        self._has_since = has_since
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        self.setColumnHidden(SINCE, not self._has_since)
        self.make_room((SINCE, _SIZE, _CHANGED) if self._has_since else (_SIZE, _CHANGED))

    def startDrag(self, _actions: Qt.DropAction) -> None:
        """Only report the drag: copies may have to be fetched first, and the receiver starts the drag."""
        self.dragged.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not _opens_or_leaves(self, event):
            super().keyPressEvent(event)


class KindIcons(OwnDirection):
    """Draws an icon for the kind of entry before its name, in the color of the text."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: _Index) -> None:
        super().initStyleOption(option, index)
        if index.column() != _NAME:
            return
        ratio = option.widget.devicePixelRatioF() if option.widget else 1.0
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        color = option.palette.color(QPalette.ColorRole.HighlightedText if is_selected else QPalette.ColorRole.Text)
        pixmap = kind_pixmap(index.data(ENTRY), option.fontMetrics.height(), ratio, color)
        option.icon = QIcon(pixmap)
        option.decorationSize = pixmap.deviceIndependentSize().toSize()
        option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        base_size = super().sizeHint(option, index)
        return QSize(base_size.width() + 2 * style.SPACE, option.fontMetrics.height() + style.SPACE)


def kind_pixmap(entry: EntryItem, side: int, ratio: float, color: QColor) -> QPixmap:
    """Draw an icon for the kind of entry. `side` is in logical pixels."""
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        draw(painter, picture_of(entry), QRectF(0, 0, side, side), color)
    return pixmap


def picture_of(entry: EntryItem) -> Picture:
    if entry.kind == "folder":
        return Picture.FOLDER
    return Picture.IMAGE if entry.path.lower().endswith(_IMAGES) else Picture.FILE


class EntryIcons(QListView):
    """Shows the model of the table as thumbnails, with the same selection.

    Signals:
        opened: an `EntryItem`: Enter or a double click.
        left: to the parent folder.
        dragged: the selection is being dragged out of the window.
        seen: a list of the visible `EntryItem`s.
    """

    opened = Signal(object)
    left = Signal()
    dragged = Signal()
    seen = Signal(object)

    def __init__(self, model: EntryModel, thumbnails: Thumbnails) -> None:
        super().__init__()
        self._model = model
        self._tiles = _Tiles(thumbnails, self)
        self.setModel(model)
        self.setItemDelegate(self._tiles)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setLayoutMode(QListView.LayoutMode.Batched)
        self.setBatchSize(_ITEMS_A_BATCH)
        self.setSpacing(style.SPACE // 3)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setDragEnabled(True)
        self.setAccessibleName(self.tr("Files and folders"))
        self._looking = QTimer(self, singleShot=True, interval=_SEEN_MS)
        self._looking.timeout.connect(self.tell_seen)
        self.doubleClicked.connect(lambda index: self.opened.emit(model.entry(index.row())))
        model.modelReset.connect(self._on_model)
        thumbnails.thumbnail_ready.connect(lambda _entry: self.viewport().update())

    def startDrag(self, _actions: Qt.DropAction) -> None:
        """See `EntryTable.startDrag`."""
        self.dragged.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not _opens_or_leaves(self, event):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        self._looking.start()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._looking.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._looking.stop()

    def _on_model(self) -> None:
        if self.isVisible():
            self._looking.start()

    def tell_seen(self) -> None:
        if self.isVisible():
            self.seen.emit([self._model.entry(row) for row in self._rows_seen()])

    def _rows_seen(self) -> range:
        """Find visible rows by binary search, since rows are laid out in order. The last may have no position yet."""
        lowest = self.viewport().rect().bottom()
        rows = range(self._model.rowCount())
        laid_out = rows[: bisect_left(rows, 1, key=lambda row: int(self._place(row).isEmpty()))]
        first = bisect_left(laid_out, 0, key=lambda row: self._place(row).bottom())
        return laid_out[first : bisect_right(laid_out, lowest, key=lambda row: self._place(row).top())]

    def _place(self, row: int) -> QRect:
        return self.visualRect(self._model.index(row, 0))


class _Tiles(QStyledItemDelegate):
    def __init__(self, thumbnails: Thumbnails, view: QListView) -> None:
        super().__init__(view)
        self._thumbnails = thumbnails

    def sizeHint(self, option: QStyleOptionViewItem, _index: _Index) -> QSize:
        width = style.letter(option.fontMetrics) * _LETTERS
        return QSize(width, round(width * _PROPORTION) + 2 * option.fontMetrics.height() + style.SPACE)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        entry: EntryItem = index.data(ENTRY)
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        line = option.fontMetrics.height()
        inner = option.rect.adjusted(style.SPACE // 2, style.SPACE // 2, -style.SPACE // 2, 0)
        picture = QRect(inner.left(), inner.top(), inner.width(), inner.height() - 2 * line - style.SPACE // 3)
        self._paint_ground(painter, option)
        self._paint_picture(painter, option, entry, QRectF(picture))
        below = QRect(inner.left(), picture.bottom() + style.SPACE // 3, inner.width(), line)
        painter.setPen(option.palette.color(QPalette.ColorRole.Text))
        shown = option.fontMetrics.elidedText(isolated(index.data()), Qt.TextElideMode.ElideMiddle, below.width())
        painter.drawText(below, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter, shown)
        since = texts.since(entry.since)
        if since:
            below.translate(0, line)
            painter.setPen(style.ATTENTION.on(option.palette))
            painter.drawText(below, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter, since)
        painter.restore()

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        palette = option.palette
        ground = QRectF(option.rect).adjusted(2, 2, -2, -2)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setBrush(faint(style.ACCENT.on(palette), _TINT))
            painter.setPen(QPen(style.ACCENT.on(palette), 2))
            painter.drawRoundedRect(ground, _ROUND, _ROUND)
        elif option.state & QStyle.StateFlag.State_HasFocus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(palette.color(QPalette.ColorRole.Mid), 1, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(ground, _ROUND, _ROUND)

    def _paint_picture(self, painter: QPainter, option: QStyleOptionViewItem, entry: EntryItem, place: QRectF) -> None:
        image = self._thumbnails.image(entry)
        if image is not None and not image.isNull():
            size = image.size().scaled(place.size().toSize(), Qt.AspectRatioMode.KeepAspectRatio)
            target = QRectF(0, 0, size.width(), size.height())
            target.moveCenter(place.center())
            painter.drawImage(target, image)
            return
        palette = option.palette
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faint(style.NEUTRAL.on(palette), _TINT))
        painter.drawRoundedRect(place, _ROUND, _ROUND)
        side = place.height() * _SIGN
        sign = QRectF(0, 0, side, side)
        sign.moveCenter(place.center())
        draw(painter, picture_of(entry), sign, style.NEUTRAL.on(palette))


def _opens_or_leaves(entries: EntryTable | EntryIcons, event: QKeyEvent) -> bool:
    """Obey a key that opens the current entry, or leaves the folder; return whether it is one of these."""
    index = entries.currentIndex()
    if event.key() in ENTER and index.isValid():
        entries.opened.emit(index.data(ENTRY))
    elif event.key() == Qt.Key.Key_Backspace:
        entries.left.emit()
    else:
        return False
    return True
