"""Small pictures, drawn in the colors of the palette: sharp at any size, and readable on light and dark."""

from collections.abc import Callable
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

_GRID: Final = 24.0  # every picture is drawn on a grid of 24 by 24
_LINE: Final = 1.8


class Picture(Enum):
    """What is drawn; what it means is always said in words as well."""

    DRIVE = auto()
    COPY = auto()
    QUESTION = auto()
    BOOK = auto()
    CHECK = auto()
    EYE = auto()
    WARNING = auto()
    CABLE = auto()
    PAUSE = auto()
    FULL = auto()
    CLOCK = auto()
    RING = auto()


def draw(painter: QPainter, picture: Picture, rect: QRectF, color: QColor) -> None:
    """In lines of one color, inside a rectangle."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center() - QPointF(side / 2, side / 2))
    painter.scale(side / _GRID, side / _GRID)
    painter.setPen(QPen(color, _LINE, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _DRAWN[picture](painter)
    painter.restore()


class PictureLabel(QWidget):
    """A picture as a part of a layout. It is only an ornament: screen readers pass it over."""

    def __init__(self, picture: Picture, side: int, color: QColor | None = None, parent: QWidget | None = None) -> None:
        """`side` in pixels; the color is that of the text where none is given."""
        super().__init__(parent)
        self._picture = picture
        self._side = side
        self._color = color
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def picture(self) -> Picture:
        return self._picture

    def show_picture(self, picture: Picture, color: QColor | None) -> None:
        self._picture, self._color = picture, color
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._side, self._side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        color = self._color or self.palette().color(QPalette.ColorRole.WindowText)
        draw(QPainter(self), self._picture, QRectF(self.rect()), color)


def _drive(painter: QPainter) -> None:
    painter.drawRoundedRect(QRectF(4, 2.5, 16, 19), 2.5, 2.5)
    painter.drawEllipse(QPointF(12, 9.8), 4.6, 4.6)
    painter.drawEllipse(QPointF(12, 9.8), 0.9, 0.9)
    painter.drawLine(QPointF(7.5, 18), QPointF(13, 18))
    painter.drawPoint(QPointF(16.5, 18))


def _copy(painter: QPainter) -> None:
    painter.drawPolyline([QPointF(4, 14), QPointF(4, 20), QPointF(20, 20), QPointF(20, 14)])
    painter.drawLine(QPointF(12, 3.5), QPointF(12, 15))
    painter.drawPolyline([QPointF(7.5, 10.8), QPointF(12, 15.2), QPointF(16.5, 10.8)])


def _question(painter: QPainter) -> None:
    painter.drawEllipse(QPointF(12, 12), 9.2, 9.2)
    path = QPainterPath(QPointF(9, 9.6))
    path.cubicTo(QPointF(9, 5.6), QPointF(15.2, 5.8), QPointF(15.1, 9.6))
    path.cubicTo(QPointF(15, 12), QPointF(12, 11.8), QPointF(12, 14.2))
    painter.drawPath(path)
    painter.drawPoint(QPointF(12, 17.4))


def _book(painter: QPainter) -> None:
    for way in (-1, 1):
        path = QPainterPath(QPointF(12, 6.2))
        path.cubicTo(QPointF(12 + way * 3, 4), QPointF(12 + way * 6, 4), QPointF(12 + way * 9, 4.6))
        path.lineTo(QPointF(12 + way * 9, 18.4))
        path.cubicTo(QPointF(12 + way * 6, 17.8), QPointF(12 + way * 3, 17.8), QPointF(12, 20))
        painter.drawPath(path)
    painter.drawLine(QPointF(12, 6.2), QPointF(12, 20))


def _check(painter: QPainter) -> None:
    painter.drawEllipse(QPointF(12, 12), 9.2, 9.2)
    painter.drawPolyline([QPointF(7.6, 12.4), QPointF(10.8, 15.6), QPointF(16.6, 8.8)])


def _eye(painter: QPainter) -> None:
    path = QPainterPath(QPointF(2.5, 12))
    path.cubicTo(QPointF(7, 4.5), QPointF(17, 4.5), QPointF(21.5, 12))
    path.cubicTo(QPointF(17, 19.5), QPointF(7, 19.5), QPointF(2.5, 12))
    painter.drawPath(path)
    painter.drawEllipse(QPointF(12, 12), 3, 3)


def _warning(painter: QPainter) -> None:
    painter.drawPolygon([QPointF(12, 3.2), QPointF(21.5, 20), QPointF(2.5, 20)])
    painter.drawLine(QPointF(12, 9.4), QPointF(12, 14))
    painter.drawPoint(QPointF(12, 17))


def _cable(painter: QPainter) -> None:
    painter.drawRoundedRect(QRectF(8, 8, 8, 7), 1.5, 1.5)
    painter.drawLine(QPointF(10, 8), QPointF(10, 4))
    painter.drawLine(QPointF(14, 8), QPointF(14, 4))
    path = QPainterPath(QPointF(12, 15))
    path.cubicTo(QPointF(12, 21), QPointF(19, 17), QPointF(19, 21.5))
    painter.drawPath(path)


def _pause(painter: QPainter) -> None:
    painter.drawEllipse(QPointF(12, 12), 9.2, 9.2)
    painter.drawLine(QPointF(9.6, 8.6), QPointF(9.6, 15.4))
    painter.drawLine(QPointF(14.4, 8.6), QPointF(14.4, 15.4))


def _full(painter: QPainter) -> None:
    painter.drawRoundedRect(QRectF(6, 3, 12, 18), 2, 2)
    for height in (7, 11, 15):
        painter.drawLine(QPointF(9, height + 1), QPointF(15, height + 1))


def _clock(painter: QPainter) -> None:
    painter.drawEllipse(QPointF(12, 12), 9.2, 9.2)
    painter.drawPolyline([QPointF(12, 6.6), QPointF(12, 12), QPointF(15.6, 14.2)])


def _ring(painter: QPainter) -> None:
    painter.drawEllipse(QPointF(12, 12), 9.2, 9.2)


_DRAWN: Final[dict[Picture, Callable[[QPainter], None]]] = {
    Picture.DRIVE: _drive,
    Picture.COPY: _copy,
    Picture.QUESTION: _question,
    Picture.BOOK: _book,
    Picture.CHECK: _check,
    Picture.EYE: _eye,
    Picture.WARNING: _warning,
    Picture.CABLE: _cable,
    Picture.PAUSE: _pause,
    Picture.RING: _ring,
    Picture.FULL: _full,
    Picture.CLOCK: _clock,
}
