"""The drawings in the help articles.

They contain no text: the caption below says what they show, in every language and font size.
"""

from collections.abc import Callable
from typing import ClassVar, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from shingleback.gui.widgets import style
from shingleback.gui.widgets.style import faint
from shingleback.messages.help.topic import Topic

_WIDE: Final = 480.0
_HIGH: Final = 150.0  # the grid of all drawings
_LINE: Final = 1.8  # as in the pictograms
_ROUND: Final = 4.0
_PALE: Final = 64  # of 255
_NARROWEST: Final = 20  # letters
_LINES: Final = 9  # its height in lines of text


class _ShapePainter:
    """Draws all shapes in one style."""

    def __init__(self, painter: QPainter, palette: QPalette) -> None:
        self._painter = painter
        self._palette = palette
        self.ink = palette.color(QPalette.ColorRole.WindowText)

    def box(self, place: QRectF, color: style.Color, *, is_full: bool = False) -> None:
        tone = color.on(self._palette) if color else self.ink
        self._painter.setPen(QPen(tone, _LINE))
        self._painter.setBrush(self._palette.color(QPalette.ColorRole.Window))  # hides what is below
        self._painter.drawRoundedRect(place, _ROUND, _ROUND)
        self._painter.setBrush(tone if is_full else faint(tone, _PALE))
        self._painter.drawRoundedRect(place, _ROUND, _ROUND)

    def striped(self, place: QRectF, color: style.Color) -> None:
        self.box(place, color)
        tone = color.on(self._palette) if color else self.ink
        self._painter.setBrush(QBrush(tone, Qt.BrushStyle.BDiagPattern))
        self._painter.drawRoundedRect(place, _ROUND, _ROUND)

    def arrow(self, begin: QPointF, end: QPointF, *, is_dashed: bool = False) -> None:
        """Draw an arrow from left to right."""
        pen = QPen(self.ink, _LINE, Qt.PenStyle.DashLine if is_dashed else Qt.PenStyle.SolidLine)
        self._painter.setPen(pen)
        self._painter.drawLine(begin, end)
        self._painter.setPen(QPen(self.ink, _LINE))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawPolyline(QPolygonF([end + QPointF(-8, -6), end, end + QPointF(-8, 6)]))

    def line(self, begin: QPointF, end: QPointF) -> None:
        self._painter.setPen(QPen(self.ink, _LINE))
        self._painter.drawLine(begin, end)


def _shingles(hand: _ShapePainter) -> None:
    """Five tracks side by side; below, six that overlap, of which the third is changed."""
    for number in range(5):
        hand.box(QRectF(20 + number * 90, 16, 72, 34), style.NEUTRAL)
    for number in range(6):
        place = QRectF(20 + number * 62, 84 + number * 4, 118, 34)
        if number < 2:
            hand.box(place, style.NEUTRAL)
        elif number == 2:
            hand.box(place, style.ATTENTION, is_full=True)
        else:
            hand.striped(place, style.ATTENTION)


def _cache(hand: _ShapePainter) -> None:
    """Files on the left, the small cache nearly full in the middle, the large area on the right."""
    for number in range(3):
        hand.box(QRectF(14, 30 + number * 32, 38, 24), style.COPIED)
    hand.arrow(QPointF(64, 75), QPointF(112, 75))
    hand.box(QRectF(126, 30, 64, 90), style.NEUTRAL)
    hand.box(QRectF(126, 48, 64, 72), style.COPIED, is_full=True)
    hand.arrow(QPointF(204, 75), QPointF(256, 75), is_dashed=True)
    hand.box(QRectF(270, 14, 196, 122), style.NEUTRAL)
    for number in range(5):
        hand.striped(QRectF(282 + number * 28, 34 + number * 3, 54, 70), style.ON_DRIVE)


def _idle(hand: _ShapePainter) -> None:
    """Two bars above a timeline; the second is longer."""
    hand.box(QRectF(20, 22, 190, 30), style.COPIED, is_full=True)
    hand.box(QRectF(20, 72, 190, 30), style.ON_DRIVE, is_full=True)
    hand.striped(QRectF(210, 72, 200, 30), style.ON_DRIVE)
    hand.line(QPointF(210, 14), QPointF(210, 122))
    hand.arrow(QPointF(14, 128), QPointF(464, 128))


class Drawing(QWidget):
    """A drawing about a topic, mirrored in right-to-left languages.

    Attributes:
        DRAWN: how each is drawn.
    """

    DRAWN: ClassVar[dict[Topic, Callable[[_ShapePainter], None]]] = {
        Topic.WHAT_IS_SMR: _shingles,
        Topic.SLOWS_DOWN: _cache,
        Topic.BUSY_WHEN_IDLE: _idle,
    }

    def __init__(self, topic: Topic, caption: str) -> None:
        """`caption` is its description for screen readers."""
        super().__init__()
        self._draw = self.DRAWN[topic]
        self.setAccessibleName(caption)
        policy = QSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        high = self.fontMetrics().lineSpacing() * _LINES
        return QSize(round(high * _WIDE / _HIGH), high)

    def minimumSizeHint(self) -> QSize:
        """Return a smaller size, at which it is drawn smaller."""
        narrowest = style.letters(self, _NARROWEST)
        return QSize(narrowest, self.heightForWidth(narrowest))

    def heightForWidth(self, width: int) -> int:
        return min(self.sizeHint().height(), round(width * _HIGH / _WIDE))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.isRightToLeft():
            painter.translate(self.width(), 0)
            painter.scale(-1, 1)
        scale = min(self.width() / _WIDE, self.height() / _HIGH)
        painter.scale(scale, scale)
        self._draw(_ShapePainter(painter, self.palette()))
