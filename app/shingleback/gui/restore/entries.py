"""The entries of a folder in a version, as table or as thumbnails. Files can be dragged out of the window.

Only visible entries are painted, and only painted ones need a thumbnail.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QCollator,
    QEvent,
    QEventLoop,
    QLocale,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    QUrl,
    Signal,
)
from PySide6.QtGui import (
    QDrag,
    QGuiApplication,
    QIcon,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPixmap,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QWidget,
)

from shingleback.gui.controllers.preview import Dragging, DragOut, DragState, Thumbnails
from shingleback.gui.history import texts
from shingleback.gui.run.texts import size
from shingleback.gui.widgets import style
from shingleback.gui.widgets.pictograms import Picture, draw
from shingleback.gui.widgets.plain import tool_tip
from shingleback.gui.widgets.style import faint
from shingleback.protocol.result_items import EntryItem

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()
_NAME, SINCE, _SIZE, _CHANGED = range(4)
_COLUMNS: Final = 4
_ROWS_MEASURED: Final = 100  # to compute the width of a column
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
            return texts.name_of(entry)
        if column == SINCE:
            return texts.since(entry.since)
        if column == _SIZE:
            return size(entry.size) if entry.kind == "file" else ""
        return texts.changed_on(entry)


class EntryTable(QTreeView):
    """A table with multiple selection. Enter opens a folder, Backspace goes to the parent.

    Signals:
        opened: an `EntryItem`: Enter or a double click.
        left: to the parent folder.
        dragged: the selection is being dragged out of the window.
    """

    opened = Signal(object)
    left = Signal()
    dragged = Signal()

    def __init__(self, model: EntryModel) -> None:
        super().__init__()
        self._model = model
        self.setModel(self._model)
        self.setItemDelegate(KindIcons(self))
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
        """Fit the columns to the content. `has_since`: show the column that tells what became of the entries."""
        header = self.header()
        for column in (SINCE, _SIZE, _CHANGED):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        self.setColumnHidden(SINCE, not has_since)

    def startDrag(self, _actions: Qt.DropAction) -> None:
        """Only report the drag: copies may have to be fetched first, and the receiver starts the drag."""
        self.dragged.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if event.key() in ENTER and index.isValid():
            self.opened.emit(self._model.entry(index.row()))
        elif event.key() == Qt.Key.Key_Backspace:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class KindIcons(QStyledItemDelegate):
    """Draws an icon for the kind of entry before its name, in the color of the text."""

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
    """Sort folders first, and numbers by value (2 before 10)."""
    collator = QCollator(QLocale())
    collator.setNumericMode(True)
    return sorted(entries, key=lambda entry: (entry.kind != "folder", collator.sortKey(entry.path)))


def picture_of(entry: EntryItem) -> Picture:
    if entry.kind == "folder":
        return Picture.FOLDER
    return Picture.IMAGE if entry.path.lower().endswith(_IMAGES) else Picture.FILE


_LETTERS: Final = 20
_PROPORTION: Final = 0.7
_ROUND: Final = 6.0
_SIGN: Final = 0.4
_TINT: Final = 26  # alpha, out of 255
_SEEN_MS: Final = 150
_ITEMS_A_BATCH: Final = 500


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
        self._looking.timeout.connect(self._tell_seen)
        self.doubleClicked.connect(lambda index: self.opened.emit(model.entry(index.row())))
        model.modelReset.connect(self._looking.start)
        thumbnails.made.connect(lambda _entry: self.viewport().update())

    def startDrag(self, _actions: Qt.DropAction) -> None:
        """See `EntryTable.startDrag`."""
        self.dragged.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if event.key() in ENTER and index.isValid():
            self.opened.emit(self._model.entry(index.row()))
        elif event.key() == Qt.Key.Key_Backspace:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        self._looking.start()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._looking.start()

    def rest(self) -> None:
        """Do not report visible entries until the next repaint."""
        self._looking.stop()

    def _tell_seen(self) -> None:
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
        self._paint_line(painter, option, below, index.data(), QPalette.ColorRole.Text)
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
            painter.setPen(QPen(palette.color(QPalette.ColorRole.PlaceholderText), 1))
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

    def _paint_line(
        self, painter: QPainter, option: QStyleOptionViewItem, place: QRect, text: str, role: QPalette.ColorRole
    ) -> None:
        painter.setPen(option.palette.color(role))
        shown = option.fontMetrics.elidedText(text, Qt.TextElideMode.ElideMiddle, place.width())
        painter.drawText(place, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter, shown)


_OF_MOUSE: Final = (QEvent.Type.MouseMove, QEvent.Type.MouseButtonRelease, QEvent.Type.Wheel)


class DragHandler(QObject):
    """Drags copies out of the window, which are fetched while the button is held, or for the next drag.

    Qt goes on selecting as soon as `startDrag` of a list has returned, so it must last until the copies are there.

    Signals:
        announced: a sentence about the drag.
    """

    announced = Signal(str)

    def __init__(self, drag_out: DragOut, widget: QWidget) -> None:
        super().__init__(widget)
        self._drag_out, self._widget = drag_out, widget
        self._waiting: QEventLoop | None = None
        drag_out.changed.connect(self._on_changed)

    def drag(self, place: str, version: str, entries: tuple[EntryItem, ...]) -> None:
        """Fetch the copies, and drag them if the button is still held when they are there."""
        if not entries or self._waiting is not None:
            return
        self._drag_out.prepare(place, version, entries)
        self._wait()
        if self._drag_out.state.step is Dragging.READY and _is_held():
            drag = QDrag(self._widget)
            drag.setMimeData(mime_data(self._drag_out.state))
            drag.exec(Qt.DropAction.CopyAction)

    def forget(self) -> None:
        """Forget the copies, because something else is selected."""
        self._drag_out.forget()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End the waiting when the button is released. The list does not see the mouse, or it would go on selecting."""
        if self._waiting is None or not isinstance(watched, QWidget) or event.type() not in _OF_MOUSE:
            return super().eventFilter(watched, event)
        if event.type() == QEvent.Type.MouseButtonRelease:
            self._waiting.quit()
        return True

    def _wait(self) -> None:
        """Wait until the copies are there or the button is released."""
        if self._drag_out.state.step is not Dragging.FETCHING or not _is_held():
            return
        application = QGuiApplication.instance()
        assert application is not None
        application.installEventFilter(self)
        QGuiApplication.setOverrideCursor(Qt.CursorShape.BusyCursor)
        self._waiting = QEventLoop(self)
        self._waiting.exec()
        self._waiting = None
        QGuiApplication.restoreOverrideCursor()
        application.removeEventFilter(self)

    def _on_changed(self, state: DragState) -> None:
        match state.step:
            case Dragging.FETCHING:
                self.announced.emit(self.tr("Getting the files from the drive. You can drag them in a moment."))
            case Dragging.TOO_LARGE:
                self.announced.emit(self.tr("This is too large to drag, or it is a folder. Press “Restore” instead."))
            case Dragging.FAILED:
                self.announced.emit(self.tr("The files could not be read from the drive."))
            case Dragging.READY:
                self.announced.emit(self.tr("Ready: drag the files to a folder."))
        if self._waiting is not None and state.step is not Dragging.FETCHING:
            self._waiting.quit()


def _is_held() -> bool:
    return bool(QGuiApplication.mouseButtons() & Qt.MouseButton.LeftButton)


def mime_data(state: DragState) -> QMimeData:
    """Return the data that a file manager accepts."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file)) for file in state.files])
    return data
