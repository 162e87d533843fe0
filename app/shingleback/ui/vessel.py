"""How full the drive's cache is: a vessel that fills, with the band in which the truth is believed to lie."""

from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from shingleback.ui import style
from shingleback.ui.texts import percent, translate
from shingleback.ui.theme import faint
from shingleback.words import QT_TRANSLATE_NOOP, cache

_WIDTH: Final = 9  # in letters
_LEAST_HEIGHT: Final = 48
_TALLEST: Final = 4  # times as high as wide
_GLASS: Final = 2.0
_CORNER: Final = 0.22  # of the width
_LIQUID: Final = 150  # of 255
_UNSURE: Final = 60
_HATCH: Final = 7.0
_ALMOST_FULL: Final = 0.9
_KNOWN: Final = 0.15  # of the capacity: a wider band has no percent


class Fill(NamedTuple):
    """In bytes; `capacity` is more than 0, and believed to lie in the band of the last two."""

    fill: float
    low: float
    high: float
    capacity: float
    capacity_low: float
    capacity_high: float

    @property
    def is_certain(self) -> bool:
        """A simulated drive tells of itself, instead of being judged from outside."""
        return self.low == self.fill == self.high and self.capacity_low == self.capacity_high

    @property
    def is_vague(self) -> bool:
        return cache.is_vague(self.capacity_low, self.capacity_high)

    @property
    def parts(self) -> tuple[float, float, float]:
        """How full it may be, and at least, and at most: parts of the whole."""
        if self.fill >= self.capacity:
            return 1.0, 1.0, 1.0
        lower, upper = (self.capacity_high, self.capacity_low) if self.is_vague else (self.capacity, self.capacity)
        return min(1.0, self.fill / self.capacity), min(1.0, self.low / lower), min(1.0, self.high / max(1.0, upper))

    @property
    def percent(self) -> str:
        """Empty where nobody knows it to so many percent."""
        is_known = not self.is_vague and self.high - self.low <= _KNOWN * self.capacity
        return percent(min(1.0, self.fill / self.capacity)) if is_known else ""

    @property
    def figure(self) -> str:
        if self.is_vague:
            return cache.rough_fill(self.low, self.high, translate)
        return cache.fill(self.fill, self.capacity, is_certain=self.is_certain, translate=translate)

    @property
    def band(self) -> str:
        """What belongs below the figure, in brackets."""
        if self.is_vague and self.fill >= self.capacity:
            return translate("cache", QT_TRANSLATE_NOOP("cache", "(full)"))
        if self.is_vague:
            return cache.rough_whole(self.capacity_low, self.capacity_high, translate)
        return cache.band(self.low, self.high, self.capacity, translate)


class Vessel(QWidget):
    """The picture, and below it the same in words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._glass = _Glass()
        self._name = QLabel(self.tr("Cache"), alignment=Qt.AlignmentFlag.AlignHCenter)
        self._figure, self._band = (QLabel(alignment=Qt.AlignmentFlag.AlignHCenter) for _ in range(2))
        style.dimmed(self._band)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addStretch(1)
        layout.addWidget(self._glass, 1000, Qt.AlignmentFlag.AlignHCenter)
        for label in (self._name, self._figure, self._band):
            layout.addWidget(label)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    @property
    def said(self) -> str:
        """In one line: "Cache: 12 of about 20 GB (10 to 14)"."""
        return f"{self._name.text()}: {self._figure.text()} {self._band.text()}".rstrip()

    def show_fill(self, fill: Fill) -> None:
        self._glass.show_fill(fill)
        self._figure.setText(fill.figure)
        self._band.setText(fill.band)
        self._keep_width()
        for widget in (self, self._glass):
            widget.setAccessibleName(self.said)

    def _keep_width(self) -> None:
        """It only grows: what lies beside it would move with every figure."""
        for label in (self._figure, self._band):
            label.setMinimumWidth(max(label.minimumWidth(), label.sizeHint().width()))


class _Glass(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self._fill = Fill(0, 0, 0, 1, 1, 1)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self._limit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._limit()

    def show_fill(self, fill: Fill) -> None:
        if fill != self._fill:
            self._fill = fill
            self.update()

    def sizeHint(self) -> QSize:
        width = style.letters(self, _WIDTH)
        return QSize(width, width)

    def _limit(self) -> None:
        """A vessel, and no tube."""
        self.setMaximumHeight(style.letters(self, _WIDTH) * _TALLEST)

    def minimumSizeHint(self) -> QSize:
        return QSize(style.letters(self, _WIDTH), _LEAST_HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        text = self.palette().color(QPalette.ColorRole.Text)
        inside = QRectF(self.rect()).adjusted(_GLASS, _GLASS, -_GLASS, -_GLASS)
        fill, low, high = (_height_of(part, inside) for part in self._fill.parts)
        hue = style.ATTENTION if self._fill.parts[0] >= _ALMOST_FULL else style.COPIED
        color = hue.on(self.palette())
        painter.save()
        painter.setClipPath(_outline(inside, is_closed=True))
        self._paint_unsure(painter, QRectF(inside.left(), high, inside.width(), low - high), color)
        painter.fillRect(QRectF(inside.left(), low, inside.width(), inside.bottom() - low), faint(color, _LIQUID))
        if not self._fill.is_vague:
            painter.setPen(QPen(color, 2.5))
            painter.drawLine(QPointF(inside.left(), fill), QPointF(inside.right(), fill))
        painter.restore()
        painter.setPen(QPen(faint(text, 150), 1.6))
        painter.drawPath(_outline(inside, is_closed=False))
        self._paint_percent(painter, inside, text)

    def _paint_unsure(self, painter: QPainter, rect: QRectF, color: QColor) -> None:
        painter.fillRect(rect, faint(color, _UNSURE))
        painter.setPen(QPen(faint(color, _LIQUID), 1.2))
        painter.save()
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        x = rect.left() - rect.height()
        while x < rect.right():
            painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()))
            x += _HATCH
        painter.restore()

    def _paint_percent(self, painter: QPainter, inside: QRectF, text: QColor) -> None:
        said = self._fill.percent
        if not said:
            return
        room = painter.fontMetrics().boundingRect(said).adjusted(-5, -2, 5, 2)
        place = QRectF(0, 0, room.width(), room.height())
        place.moveCenter(inside.center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faint(self.palette().color(QPalette.ColorRole.Base), 200))
        painter.drawRoundedRect(place, 4, 4)
        painter.setPen(text)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, said)


def _height_of(part: float, inside: QRectF) -> float:
    """The rim is a little above the capacity."""
    return inside.bottom() - max(0.0, part) * inside.height() * 0.94


def _outline(inside: QRectF, *, is_closed: bool) -> QPainterPath:
    """A glass with a round foot; open above unless it is to be filled."""
    corner = inside.width() * _CORNER
    path = QPainterPath(inside.topLeft())
    path.lineTo(inside.left(), inside.bottom() - corner)
    path.quadTo(inside.bottomLeft(), QPointF(inside.left() + corner, inside.bottom()))
    path.lineTo(inside.right() - corner, inside.bottom())
    path.quadTo(inside.bottomRight(), QPointF(inside.right(), inside.bottom() - corner))
    path.lineTo(inside.topRight())
    if is_closed:
        path.closeSubpath()
    return path
