"""The list of runs, newest first."""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPalette, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from shingleback.gui.controllers.history import PastWord
from shingleback.gui.history import texts
from shingleback.gui.widgets import style
from shingleback.gui.widgets.pictograms import draw
from shingleback.gui.widgets.style import faint
from shingleback.messages.translate import begun
from shingleback.protocol.results import BackupFinished
from shingleback.store.settings import BackupSet

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()
_WORD: Final = Qt.ItemDataRole.UserRole
_GROUND: Final = 36  # of 255
_FOCUS: Final = 2
_PICTURE: Final = 0.55  # of the disk
_BEGIN: Final = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft  # the right, where one reads from there
_END: Final = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
_MOST_ROWS: Final = 12


class RunModel(QAbstractListModel):
    """Its text is what a screen reader says of a run: all that can be seen of it."""

    def __init__(self, clock: Callable[[], datetime], sets: Callable[[], Sequence[BackupSet]]) -> None:
        super().__init__()
        self._clock = clock
        self._sets = sets
        self._words: Sequence[PastWord] = ()
        self._has_places = False

    def show_words(self, words: Sequence[PastWord]) -> None:
        self.beginResetModel()
        self._words = words
        sets = {word.backup_set for word in words if isinstance(word, BackupFinished)}
        self._has_places = len({word.destination for word in words}) > 1 or len(sets) > 1
        self.endResetModel()

    def word(self, row: int) -> PastWord:
        return self._words[row]

    def lines(self, word: PastWord) -> tuple[str, str, str]:
        """What it was, when, and how it ended."""
        parts = (texts.end(word), texts.amount(word))
        ended = self.tr("{end}: {amount}").format(end=parts[0], amount=parts[1]) if all(parts) else parts[0]
        title = texts.title_with_place(word, self._sets()) if self._has_places else texts.title(word)
        return title, begun(texts.moment(word.started_at, self._clock())), ended

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._words)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        word = self._words[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return "\n".join(self.lines(word))
        return word if role == _WORD else None


class RunList(QListView):
    """Signals: `opened`: the final word of the run that a person wants to see."""

    opened = Signal(object)

    def __init__(
        self,
        clock: Callable[[], datetime],
        sets: Callable[[], Sequence[BackupSet]] = tuple,
        parent: QWidget | None = None,
    ) -> None:
        """`sets`: the backup sets of today, by whose names their runs are told apart."""
        super().__init__(parent)
        self._model = RunModel(clock, sets)
        self.setModel(self._model)
        self.setItemDelegate(_Rows(self._model, self))
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("What was done"))
        self.clicked.connect(lambda index: self.opened.emit(self._model.word(index.row())))

    @property
    def count(self) -> int:
        return self._model.rowCount()

    def show_words(self, words: Sequence[PastWord]) -> None:
        self._model.show_words(words)
        if words:
            self.setCurrentIndex(self._model.index(0))
            self.setFixedHeight(self._height())

    def _height(self) -> int:
        """As high as the newest need; the others are scrolled to."""
        return min(self.count, _MOST_ROWS) * max(0, self.sizeHintForRow(0)) + 2 * self.frameWidth()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.currentIndex().isValid():
            self.opened.emit(self._model.word(self.currentIndex().row()))
        else:
            super().keyPressEvent(event)


class _Rows(QStyledItemDelegate):
    def __init__(self, model: RunModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model

    def sizeHint(self, option: QStyleOptionViewItem, _index: _Index) -> QSize:
        lines = 2 * QFontMetrics(option.font).height()
        return QSize(style.SPACE, lines + 2 * style.SPACE)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        word: PastWord = index.data(_WORD)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(option.direction)
        _paint_ground(painter, option)
        whole: QRect = option.rect.adjusted(style.SPACE, style.SPACE, -style.SPACE, -style.SPACE)
        disk, text = _parts(whole, option.direction)
        _paint_mark(painter, option, QRectF(disk), word)
        self._paint_lines(painter, option, text, word)
        painter.restore()

    def _paint_lines(self, painter: QPainter, option: QStyleOptionViewItem, place: QRect, word: PastWord) -> None:
        what, when, ended = self._model.lines(word)
        above, below = QRect(place), QRect(place)
        above.setHeight(place.height() // 2)
        below.setTop(above.bottom() + 1)
        usual, metrics = option.font, QFontMetrics(option.font)
        bold = QFont(usual)
        bold.setBold(True)
        room = above.width() - metrics.horizontalAdvance(when) - style.SPACE
        painter.setPen(option.palette.color(QPalette.ColorRole.PlaceholderText))
        painter.drawText(above, _END, when)
        painter.drawText(below, _BEGIN, metrics.elidedText(ended, Qt.TextElideMode.ElideRight, below.width()))
        painter.setPen(option.palette.color(QPalette.ColorRole.Text))
        painter.setFont(bold)
        painter.drawText(above, _BEGIN, QFontMetrics(bold).elidedText(what, Qt.TextElideMode.ElideMiddle, room))


def _parts(whole: QRect, direction: Qt.LayoutDirection) -> tuple[QRect, QRect]:
    """The places of the mark and of the lines."""
    side = whole.height()
    disk = QRect(whole.left(), whole.top(), side, side)
    text = whole.adjusted(side + style.SPACE, 0, 0, 0)
    return QStyle.visualRect(direction, whole, disk), QStyle.visualRect(direction, whole, text)


def _paint_ground(painter: QPainter, option: QStyleOptionViewItem) -> None:
    colors, role = option.palette, QPalette.ColorRole
    is_hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
    painter.fillRect(option.rect, colors.color(role.AlternateBase if is_hovered else role.Base))
    if option.state & QStyle.StateFlag.State_HasFocus:
        painter.setPen(QPen(colors.color(role.Highlight), _FOCUS))
        painter.drawRect(option.rect.adjusted(1, 1, -1, -1))


def _paint_mark(painter: QPainter, option: QStyleOptionViewItem, disk: QRectF, word: PastWord) -> None:
    picture, hue = texts.look(word)
    color = hue.on(option.palette)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faint(color, _GROUND))
    painter.drawEllipse(disk)
    inner = disk.width() * _PICTURE
    place = QRectF(disk.center().x() - inner / 2, disk.center().y() - inner / 2, inner, inner)
    draw(painter, picture, place, color, option.direction)
