"""The versions of a backup as marks on a line: years at a glance, and the last month in more detail."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen, QRegion
from PySide6.QtWidgets import QSizePolicy, QWidget

from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.dates import moment, short_day
from shingleback.gui.widgets.plain import show_tip
from shingleback.gui.widgets.style import faint
from shingleback.messages.translate import QT_TRANSLATE_NOOP

_MONTH: Final = timedelta(days=30)
_MONTH_AGO: Final = QT_TRANSLATE_NOOP("home", "30 days ago")
_VERSIONS: Final = QT_TRANSLATE_NOOP("history", "%n version(s)")
_MONTHS_PART: Final = 0.6  # of the line, if there are older versions
_LINES: Final = 3.0  # of text
_MARK: Final = 0.26  # of a line of text
_NEWEST: Final = 0.45
_OLDER: Final = 120  # of 255
_TRACK: Final = 70


class VersionTimeline(QWidget):
    """The line with its marks; hidden without versions.

    Signals:
        requested: the user wants to see their contents.
    """

    requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._versions: tuple[datetime, ...] = ()
        self._now: datetime | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def show_versions(self, versions: Sequence[datetime], now: datetime) -> None:
        """Show the versions; `versions` are their times, in any order."""
        self._versions, self._now = tuple(sorted(versions)), now
        self.setAccessibleName(translate("history", _VERSIONS, len(versions)))
        self.setVisible(bool(versions))
        self.update()

    def place_of(self, at: datetime) -> float:
        """Return the position of a time on the line, from 0 to 1."""
        if self._now is None or not self._versions:
            return 1.0
        oldest, month_ago = self._versions[0], self._now - _MONTH
        begin = 1 - _MONTHS_PART if oldest < month_ago else 0.0
        if at >= month_ago:
            return min(1.0, begin + (1 - begin) * ((at - month_ago) / _MONTH))
        return begin * ((at - oldest) / (month_ago - oldest))

    def sizeHint(self) -> QSize:
        return QSize(style.letters(self, 30), round(_LINES * self.fontMetrics().lineSpacing()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._now is None or not self._versions:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        color, line = style.GOOD.on(self.palette()), self.fontMetrics().lineSpacing()
        painter.setPen(QPen(faint(self.palette().color(QPalette.ColorRole.Text), _TRACK), 1.5))
        painter.drawLine(self._point(0.0), self._point(1.0))
        painter.setPen(Qt.PenStyle.NoPen)
        for at in self._versions:
            is_newest = at == self._versions[-1]
            painter.setBrush(color if at >= self._now - _MONTH or is_newest else faint(color, _OLDER))
            radius = line * (_NEWEST if is_newest else _MARK)
            painter.drawEllipse(self._point(self.place_of(at)), radius, radius)
        painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
        metrics, occupied = self.fontMetrics(), QRegion()
        for part, text in self.marks():
            width = metrics.horizontalAdvance(text)
            left_x = min(max(0, round(self._point(part).x() - width / 2)), self.width() - width)
            place = QRect(left_x, self.height() - metrics.height(), width, metrics.height())
            if not occupied.intersects(place):
                painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)
                occupied += place.adjusted(-metrics.height(), 0, metrics.height(), 0)

    def marks(self) -> list[tuple[float, str]]:
        """Return the dates below the line with their positions, the most important first."""
        if not self._versions or self._now is None:
            return []
        oldest, month_ago = self._versions[0], self._now - _MONTH
        marks = [(1.0, translate("history", "today"))]
        if oldest.astimezone(self._now.tzinfo).date() < self._now.date():
            marks.append((self.place_of(oldest), short_day(oldest.astimezone(self._now.tzinfo))))
        if oldest < month_ago:
            marks.append((self.place_of(month_ago), translate("home", _MONTH_AGO)))
        return marks

    def _point(self, part: float) -> QPointF:
        """Return the point of a position; time runs in reading direction."""
        radius = self.fontMetrics().lineSpacing() * _NEWEST
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        across = 1 - part if is_mirrored else part
        return QPointF(radius + across * (self.width() - 2 * radius), self.height() * 0.3)

    def version_at(self, x: float) -> datetime | None:
        """Return the version nearest to a horizontal position, or None if none is near."""
        near = min(self._versions, key=lambda at: abs(self._point(self.place_of(at)).x() - x), default=None)
        is_near = near is not None and abs(self._point(self.place_of(near)).x() - x) < self.fontMetrics().lineSpacing()
        return near if is_near else None

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.requested.emit()

    def event(self, event: QEvent) -> bool:
        """Show the time of the version under the pointer as a tool tip."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip and self._now is not None:
            version = self.version_at(event.pos().x())
            show_tip(event.globalPos(), moment(version, self._now) if version else "", self)
            return True
        return super().event(event)
