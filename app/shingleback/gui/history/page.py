"""The History page: all runs, newest first, and the details of one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPalette, QPen, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from shingleback.domain.local_time import local_time
from shingleback.gui.controllers.history import BackupHistory, BackupPlace, PastResult
from shingleback.gui.controllers.pages import Lazy
from shingleback.gui.history import texts
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import order_tabs
from shingleback.gui.widgets.basic import button, fill_page, hint, ignore_stray_wheel, page_title
from shingleback.gui.widgets.layouts import in_row, wide
from shingleback.gui.widgets.navigator import RestoreFiles, go
from shingleback.gui.widgets.page_of_views import PageOfViews
from shingleback.gui.widgets.pictograms import draw
from shingleback.gui.widgets.plain import PlainLabel
from shingleback.gui.widgets.style import faint
from shingleback.messages.translate import capitalized
from shingleback.protocol.results import BackupFinished
from shingleback.store.settings import BackupSet

if TYPE_CHECKING:
    from shingleback.gui.controllers.history import CheckState
    from shingleback.gui.history.run_view import RunView


_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()
_WORD: Final = Qt.ItemDataRole.UserRole
_GROUND: Final = 36  # alpha, out of 255
_FOCUS: Final = 2
_PICTURE: Final = 0.55  # share of the disk
_BEGIN: Final = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft  # mirrored in right-to-left layouts
_END: Final = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
_MAX_ROWS: Final = 12
_LETTERS_OF_PLACE: Final = 28


class RunModel(QAbstractListModel):
    """A model of runs. Its text is for screen readers: everything visible about a run."""

    def __init__(self, clock: Callable[[], datetime], sets: Callable[[], Sequence[BackupSet]]) -> None:
        super().__init__()
        self._clock = clock
        self._sets = sets
        self._results: Sequence[PastResult] = ()
        self._has_places = False

    def show_results(self, results: Sequence[PastResult]) -> None:
        self.beginResetModel()
        self._results = results
        sets = {result.backup_set for result in results if isinstance(result, BackupFinished)}
        self._has_places = len({result.destination for result in results}) > 1 or len(sets) > 1
        self.endResetModel()

    def result(self, row: int) -> PastResult:
        return self._results[row]

    def lines(self, result: PastResult) -> tuple[str, str, str]:
        """Return what it was, when, and how it ended."""
        parts = (texts.end(result), texts.amount(result))
        end_line = self.tr("{end}: {amount}").format(end=parts[0], amount=parts[1]) if all(parts) else parts[0]
        title = texts.title_with_place(result, self._sets()) if self._has_places else texts.title(result)
        return title, capitalized(texts.moment(result.started_at, self._clock())), end_line

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._results)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        result = self._results[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return "\n".join(self.lines(result))
        return result if role == _WORD else None


class RunList(QListView):
    """Signals: `opened`: the result of the run that the user wants to see."""

    opened = Signal(object)

    def __init__(self, clock: Callable[[], datetime], sets: Callable[[], Sequence[BackupSet]] = tuple) -> None:
        """`sets` returns the current backup sets, whose names distinguish their runs."""
        super().__init__()
        self._model = RunModel(clock, sets)
        self.setModel(self._model)
        self.setItemDelegate(_Rows(self._model, self))
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("What was done"))
        self.clicked.connect(lambda index: self.opened.emit(self._model.result(index.row())))

    @property
    def count(self) -> int:
        return self._model.rowCount()

    def show_results(self, results: Sequence[PastResult]) -> None:
        self._model.show_results(results)
        if results:
            self.setCurrentIndex(self._model.index(0))
            # The newest runs are seen at once; older ones are scrolled to.
            self.setFixedHeight(min(self.count, _MAX_ROWS) * max(0, self.sizeHintForRow(0)) + 2 * self.frameWidth())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.currentIndex().isValid():
            self.opened.emit(self._model.result(self.currentIndex().row()))
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
        result: PastResult = index.data(_WORD)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(option.direction)
        colors, role = option.palette, QPalette.ColorRole
        is_hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        painter.fillRect(option.rect, colors.color(role.AlternateBase if is_hovered else role.Base))
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(colors.color(role.Highlight), _FOCUS))
            painter.drawRect(option.rect.adjusted(1, 1, -1, -1))
        whole: QRect = option.rect.adjusted(style.SPACE, style.SPACE, -style.SPACE, -style.SPACE)
        disk, text = _parts(whole, option.direction)
        _paint_mark(painter, option, QRectF(disk), result)
        self._paint_lines(painter, option, text, result)
        painter.restore()

    def _paint_lines(self, painter: QPainter, option: QStyleOptionViewItem, place: QRect, result: PastResult) -> None:
        title, when, end_line = self._model.lines(result)
        above, below = QRect(place), QRect(place)
        above.setHeight(place.height() // 2)
        below.setTop(above.bottom() + 1)
        usual, metrics = option.font, QFontMetrics(option.font)
        bold = QFont(usual)
        bold.setBold(True)
        room = above.width() - metrics.horizontalAdvance(when) - style.SPACE
        painter.setPen(option.palette.color(QPalette.ColorRole.PlaceholderText))
        painter.drawText(above, _END, when)
        painter.drawText(below, _BEGIN, metrics.elidedText(end_line, Qt.TextElideMode.ElideRight, below.width()))
        painter.setPen(option.palette.color(QPalette.ColorRole.Text))
        painter.setFont(bold)
        painter.drawText(above, _BEGIN, QFontMetrics(bold).elidedText(title, Qt.TextElideMode.ElideMiddle, room))


def _parts(whole: QRect, direction: Qt.LayoutDirection) -> tuple[QRect, QRect]:
    """Return the rectangles of the mark and of the lines."""
    side = whole.height()
    disk = QRect(whole.left(), whole.top(), side, side)
    text = whole.adjusted(side + style.SPACE, 0, 0, 0)
    return QStyle.visualRect(direction, whole, disk), QStyle.visualRect(direction, whole, text)


def _paint_mark(painter: QPainter, option: QStyleOptionViewItem, disk: QRectF, result: PastResult) -> None:
    picture, hue = texts.appearance(result)
    color = hue.on(option.palette)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faint(color, _GROUND))
    painter.drawEllipse(disk)
    inner = disk.width() * _PICTURE
    place = QRectF(disk.center().x() - inner / 2, disk.center().y() - inner / 2, inner, inner)
    draw(painter, picture, place, color, option.direction)


class HistoryPage(PageOfViews):
    """Shows runs. Reads only files on this computer."""

    def __init__(self, history: BackupHistory, *, clock: Callable[[], datetime] = local_time) -> None:
        super().__init__()
        self._history = history
        self._clock = clock
        self.overview = HistoryOverview(history, clock)
        self._run = Lazy(self._make_run)
        self.add_view(self.overview)
        self._run.on_created(self.add_view)
        self.show_view(self.overview, self.overview.restore)
        self.overview.run_requested.connect(self._show_run)
        history.spot_check.changed.connect(self.refresh)
        history.verification.changed.connect(self._on_verification)
        history.restoring.changed.connect(self.refresh)
        history.chosen.changed.connect(self.refresh)

    @property
    def run(self) -> RunView:
        return self._run.get()

    def showEvent(self, event: QShowEvent) -> None:
        """Show runs that were made in the meantime."""
        super().showEvent(event)
        self.refresh()

    def read_again(self) -> None:
        self.refresh()

    def refresh(self) -> None:
        """Update the list after a run has ended, or on a new day. No drive is accessed."""
        if self.isVisible():
            self.overview.show_places(self._history.places)
            self.overview.show_runs()

    def _on_verification(self, state: CheckState) -> None:
        """Update only at the end: it runs for hours, and reports progress ten times a second."""
        if not state.is_busy:
            self.refresh()

    def _show_run(self, result: PastResult) -> None:
        self.run.show_result(result)
        self.show_view(self.run, self.run.back)

    def _browse_run(self, result: BackupFinished) -> None:
        place = self._history.chosen.place_named(self._history.runs.name_of(result))
        go(self, RestoreFiles(place.path, result.version))

    def _go_to_overview(self) -> None:
        self.show_view(self.overview, self.overview.restore)
        self.refresh()

    def _make_run(self) -> RunView:
        from shingleback.gui.history.run_view import RunView  # noqa: PLC0415 (made when first opened)

        view = RunView(self._history.runs, self._clock, lambda: self._history.chosen.sets, self._history.chosen.exclude)
        view.closed.connect(self._go_to_overview)
        view.version_requested.connect(self._browse_run)
        return view


class HistoryOverview(QWidget):
    """Signals: `run_requested`: the result of a run."""

    run_requested = Signal(object)

    def __init__(self, history: BackupHistory, clock: Callable[[], datetime]) -> None:
        super().__init__()
        self._history = history
        self.restore = button(self.tr("&Restore files"), lambda: go(self, RestoreFiles()))
        self.filter = ignore_stray_wheel(QComboBox())
        self.runs = RunList(clock, lambda: history.chosen.sets)
        self._empty = hint()
        self.filter.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.filter.setMinimumContentsLength(_LETTERS_OF_PLACE)
        head = in_row(wide(page_title(PlainLabel(self.tr("History")))), self.restore)
        self._filter_name = PlainLabel(self.tr("&Show"))
        self._filter_name.setBuddy(self.filter)
        fill_page(self, head, in_row(self._filter_name, self.filter, None), self._empty, self.runs, None)
        order_tabs(self)
        for part in (self._filter_name, self.filter):
            part.hide()  # until needed: it would make the window larger
        self.filter.activated.connect(lambda _row: self.show_runs())
        self.runs.opened.connect(self.run_requested)

    def show_places(self, places: list[BackupPlace]) -> None:
        chosen = self.filter.currentData() or ""
        with QSignalBlocker(self.filter):
            self.filter.clear()
            for text, path in [(self.tr("All backups"), ""), *((texts.place(place), place.path) for place in places)]:
                self.filter.addItem(text, path)
            self.filter.setCurrentIndex(max(0, self.filter.findData(chosen)))
        for part in (self._filter_name, self.filter):
            part.setVisible(len(places) > 1)

    def show_runs(self) -> None:
        chosen = self.filter.currentData() or ""
        results = self._history.runs.newest(chosen)
        self.runs.show_results(results)
        self.runs.setVisible(bool(results))
        self._empty.setText(self.tr("Every backup, check and restore is listed here when it has finished."))
        self._empty.setVisible(not results)
