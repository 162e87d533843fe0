"""What is in a folder of a version, as pictures: a thumbnail where there is one, else the sign of its kind.

Only what is seen is painted, and only for what is painted a thumbnail is wanted.
"""

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette, QPen, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from shingleback.bridge.past.thumbnails import Thumbnails
from shingleback.jobs.final_words import EntryItem
from shingleback.ui import style
from shingleback.ui.history import texts
from shingleback.ui.pictograms import draw
from shingleback.ui.restore.entries import ENTER, ENTRY, EntryModel, picture_of
from shingleback.ui.theme import faint

_Index = QModelIndex | QPersistentModelIndex
_LETTERS: Final = 20
_PROPORTION: Final = 0.7
_ROUND: Final = 6.0
_SIGN: Final = 0.4
_TINT: Final = 26  # of 255
_SEEN_MS: Final = 150
_ITEMS_A_BATCH: Final = 500


class EntryIcons(QListView):
    """Shows the model of the table beside it, with the same selection.

    Signals:
        opened: an `EntryItem`: Enter, or a double click.
        left: to the folder above.
        dragged: what is selected is to leave the window.
        seen: `EntryItem`s: all that are painted now.
    """

    opened = Signal(object)
    left = Signal()
    dragged = Signal()
    seen = Signal(object)

    def __init__(self, model: EntryModel, thumbnails: Thumbnails, parent: QWidget | None = None) -> None:
        super().__init__(parent)
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

    def _tell_seen(self) -> None:
        if self.isVisible():
            self.seen.emit([self._model.entry(row) for row in self._rows_seen()])

    def _rows_seen(self) -> range:
        """By the first and the last that can be pointed at."""
        area = self.viewport().rect()
        count = self._model.rowCount()
        first = next((row for row in range(count) if self.visualRect(self._model.index(row, 0)).bottom() >= 0), count)
        last = first
        while last < count and self.visualRect(self._model.index(last, 0)).top() <= area.bottom():
            last += 1
        return range(first, last)


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
