"""A year of a drive at a glance: the weeks in which it was backed up to, checked, cared for, and left to rest.

What the colors mean is also shown by rows, and damage by a cross. A screen reader reads each row as a sentence.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from datetime import date, datetime, timedelta
from enum import Enum
from itertools import pairwise
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QLocale, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from shingleback.domain.care.types import CareAction
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import dates, style
from shingleback.gui.widgets.plain import show_tip
from shingleback.gui.widgets.style import Hue, faint
from shingleback.messages.translate import QT_TRANSLATE_NOOP
from shingleback.protocol.care import CareMoment

WEEKS: Final = 53
_CONTEXT: Final = "year"
_WEEK: Final = timedelta(days=7)
_GAP: Final = 0.18  # share of a cell
_LINE: Final = 1.5  # height of a row, in lines of text
_TRACK: Final = 28  # alpha, out of 255
_MIN_CELL: Final = 5
_MONTH_STEPS: Final = (1, 2, 3, 6)
_CROSS: Final = 0.8  # share of the shorter side: as wide as high, even in a narrow cell
_CARE: Final = frozenset({CareAction.COLLECT_GARBAGE, CareAction.BALANCE, CareAction.TRIM})
_BAD: Final = QT_TRANSLATE_NOOP("year", "%n problem(s)")
_WEEK_OF: Final = QT_TRANSLATE_NOOP("year", "Week of {date}: {said}")
_TIMES: Final = QT_TRANSLATE_NOOP("year", "%n time(s)")


class YearRow(Enum):
    """The rows from the top. Each has a name, a color, and a sentence that summarizes it."""

    BACKUPS = (
        QT_TRANSLATE_NOOP("year", "Backups"),
        Hue.ON_DRIVE,
        QT_TRANSLATE_NOOP("year", "Backups in %n week(s)"),
    )
    CHECKS = (QT_TRANSLATE_NOOP("year", "Checks"), Hue.COPIED, QT_TRANSLATE_NOOP("year", "Checks in %n week(s)"))
    CARE = (QT_TRANSLATE_NOOP("year", "Care"), Hue.ATTENTION, QT_TRANSLATE_NOOP("year", "Care in %n week(s)"))
    RESTS = (QT_TRANSLATE_NOOP("year", "Rests"), Hue.REST, QT_TRANSLATE_NOOP("year", "Rests in %n week(s)"))

    @property
    def title(self) -> str:
        return translate(_CONTEXT, self.value[0])

    @property
    def hue(self) -> Hue:
        return self.value[1]

    def text_for(self, weeks: int) -> str:
        return translate(_CONTEXT, self.value[2], weeks)


def _keeps_apart(named: Sequence[tuple[str, QRectF]]) -> bool:
    return all(first.right() + style.SPACE / 2 <= second.left() for (_, first), (_, second) in pairwise(named))


def row_of(kind: str) -> YearRow:
    if kind == "backup":
        return YearRow.BACKUPS
    if kind == CareAction.REST:
        return YearRow.RESTS
    return YearRow.CARE if kind in _CARE else YearRow.CHECKS


class Cell(NamedTuple):
    """`week` is 0 for the oldest."""

    row: YearRow
    week: int


class YearCalendar(QWidget):
    """The calendar. Time runs in reading direction: the newest week is at the end of the line."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        """`now` returns the time with its offset from UTC."""
        super().__init__()
        self._now = now
        self._today = now().date()
        self.counted: Counter[Cell] = Counter()
        self.bad: Counter[Cell] = Counter()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_history(self, done: Sequence[CareMoment]) -> None:
        now = self._now()
        self._today = now.date()
        self.counted, self.bad = Counter(), Counter()
        for event in done:
            week = WEEKS - 1 - (self._today - datetime.fromtimestamp(event.at, now.tzinfo).date()).days // 7
            if 0 <= week < WEEKS:
                cell = Cell(row_of(event.kind), week)
                self.counted[cell] += 1
                self.bad[cell] += not event.is_good
        self.setAccessibleName(self.tr("The last twelve months"))
        self.setAccessibleDescription(". ".join(self._row_text(row) for row in YearRow))
        self.update()

    def begin_of(self, week: int) -> date:
        """Return the first day of a week. Weeks end today, so that the newest one is complete."""
        return self._today - (WEEKS - week) * _WEEK + timedelta(days=1)

    def _row_text(self, row: YearRow) -> str:
        weeks = sum(cell.row is row for cell in self.counted)
        bad = sum(count for cell, count in self.bad.items() if cell.row is row)
        return f"{row.text_for(weeks)}, {translate(_CONTEXT, _BAD, bad)}" if bad else row.text_for(weeks)

    # geometry -------------------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(round(self._names_width()) + 2 * WEEKS * _MIN_CELL, round(self._row_height() * (len(YearRow) + 1)))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._names_width()) + WEEKS * _MIN_CELL, self.sizeHint().height())

    def cell_rect(self, cell: Cell) -> QRectF:
        height = self._row_height()
        width = (self.width() - self._names_width()) / WEEKS
        left_x = self._names_width() + cell.week * width
        top = height * (1 + list(YearRow).index(cell.row))
        gap = _GAP * min(width, height)
        return self._mirrored(QRectF(left_x, top, width, height).adjusted(gap, height * _GAP, -gap, -height * _GAP))

    def cell_at(self, place: QPoint) -> Cell | None:
        cells = (Cell(row, week) for row in YearRow for week in range(WEEKS))
        return next((cell for cell in cells if self.cell_rect(cell).contains(place)), None)

    def _row_height(self) -> float:
        return self.fontMetrics().lineSpacing() * _LINE

    def _names_width(self) -> float:
        return max(self.fontMetrics().horizontalAdvance(row.title) for row in YearRow) + style.SPACE

    def _mirrored(self, rect: QRectF) -> QRectF:
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            rect.moveLeft(self.width() - rect.right())
        return rect

    # painting -------------------------------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
        for name, place in self.months:
            painter.drawText(self._mirrored(place), Qt.AlignmentFlag.AlignCenter, name)
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        side = Qt.AlignmentFlag.AlignRight if is_mirrored else Qt.AlignmentFlag.AlignLeft
        begin = side | Qt.AlignmentFlag.AlignAbsolute  # Qt would mirror a relative one again
        for row in YearRow:
            place = self._mirrored(
                QRectF(0, self._row_height() * (1 + list(YearRow).index(row)), self._names_width(), self._row_height())
            )
            painter.setPen(self.palette().color(QPalette.ColorRole.Text))
            painter.drawText(place, begin | Qt.AlignmentFlag.AlignVCenter, row.title)
            for week in range(WEEKS):
                self._draw_cell(painter, Cell(row, week))

    @property
    def months(self) -> list[tuple[str, QRectF]]:
        """The months to draw, with their places from the side where reading begins."""
        weeks = [week for week in range(1, WEEKS) if self.begin_of(week).month != self.begin_of(week - 1).month]
        places = list(map(self._month_place, weeks))
        choices = [places[::step] for step in _MONTH_STEPS]
        return next(filter(_keeps_apart, choices), choices[-1])

    def _month_place(self, week: int) -> tuple[str, QRectF]:
        name = QLocale().standaloneMonthName(self.begin_of(week).month, QLocale.FormatType.ShortFormat)
        width = self.fontMetrics().horizontalAdvance(name)
        left_x = self._names_width() + week * (self.width() - self._names_width()) / WEEKS
        return name, QRectF(min(left_x, self.width() - width), 0, width, self._row_height())

    def _draw_cell(self, painter: QPainter, cell: Cell) -> None:
        place = self.cell_rect(cell)
        text = self.palette().color(QPalette.ColorRole.Text)
        is_bad = self.bad[cell] > 0
        hue = (style.DANGER if is_bad else cell.row.hue).on(self.palette())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(hue if self.counted[cell] else faint(text, _TRACK))
        painter.drawRoundedRect(place, 2, 2)
        if is_bad:
            side = min(place.width(), place.height()) * _CROSS
            cross = QRectF(0, 0, side, side)
            cross.moveCenter(place.center())
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Base), 1.5))
            painter.drawLine(cross.topLeft(), cross.bottomRight())
            painter.drawLine(cross.topRight(), cross.bottomLeft())

    def cell_text(self, cell: Cell) -> str:
        """Return the tooltip of a week; empty if nothing was done."""
        if not self.counted[cell]:
            return ""
        first = self.begin_of(cell.week)
        day = dates.day(first)
        text = f"{cell.row.title}, {translate(_CONTEXT, _TIMES, self.counted[cell])}"
        if self.bad[cell]:
            text = f"{text}, {translate(_CONTEXT, _BAD, self.bad[cell])}"
        return translate(_CONTEXT, _WEEK_OF).format(date=day, said=text)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            cell = self.cell_at(event.pos())
            show_tip(event.globalPos(), self.cell_text(cell) if cell else "", self)
            return True
        return super().event(event)
