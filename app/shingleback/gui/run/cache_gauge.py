"""The gauge of the drive's cache: a vessel filled to the best estimate, and a bracket for the likely range."""

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from shingleback.domain.monitoring import CacheState, Phase
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.layouts import in_column
from shingleback.gui.widgets.plain import PlainLabel
from shingleback.gui.widgets.style import faint
from shingleback.messages.cache_gauge import caption

_WIDTH: Final = 9  # in letters
_MIN_HEIGHT: Final = 48
_TALLEST: Final = 4  # times the width
_GLASS: Final = 2.0
_CORNER: Final = 0.22  # of the width
_FULL_AT: Final = 0.94  # of the height; the rim is a little higher
_LIQUID: Final = 170  # of 255
_SURFACE: Final = 2.5
_BRACKET: Final = 1.6
_BRACKET_AT: Final = 0.86  # of the width
_ROUNDED: Final = 4  # pixels by which a label is wider than its letters
_HOOK: Final = 3.5  # to either side

_GB: Final = 1_000_000_000
_SIZES: Final = (88 * _GB, 80 * _GB, 90 * _GB, 98 * _GB, 88 * _GB, 99 * _GB)
_USUAL: Final = tuple(CacheState(phase, *_SIZES) for phase in (Phase.FILLING, Phase.FULL, Phase.RESTING))


class CacheGauge(QWidget):
    """The gauge, with the same in words below it."""

    def __init__(self) -> None:
        super().__init__()
        self.glass = _GaugeDrawing()
        self._name = PlainLabel(self.tr("Cache"))
        self._figure, self._band = (PlainLabel() for _ in range(2))
        for label in (self._name, self._figure, self._band):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        style.dimmed(self._band)
        layout = in_column(on=self, space=2)
        layout.addStretch(1)
        layout.addWidget(self.glass, 1000, Qt.AlignmentFlag.AlignHCenter)
        for label in (self._name, self._figure, self._band):
            layout.addWidget(label)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    @property
    def spoken_text(self) -> str:
        """The text in one line: "Cache: 12 of about 20 GB (10 to 14)"."""
        return f"{self._name.text()}: {self._figure.text()} {self._band.text()}".rstrip()

    @property
    def shown(self) -> tuple[float, float, float]:
        """The level, and the lower and upper end of the bracket, as parts of the whole."""
        return self.glass.level, *self.glass.band

    def show_cache(self, cache: CacheState) -> None:
        """Show a cache; its capacity must be more than 0."""
        text = caption(cache, translate)
        self.glass.show_level(cache.level, cache.level_band)
        self._figure.setText(text.figure)
        self._band.setText(text.band)
        usual = max(
            self.fontMetrics().horizontalAdvance(part) for state in _USUAL for part in caption(state, translate)
        )
        for label in (self._figure, self._band):  # never narrower: neighbors would move with every figure
            label.setMinimumWidth(max(label.minimumWidth(), label.sizeHint().width(), usual + _ROUNDED))
        for widget in (self, self.glass):
            widget.setAccessibleName(self.spoken_text)


class _GaugeDrawing(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.level, self.band = 0.0, (0.0, 0.0)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self._limit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._limit()

    def show_level(self, level: float, band: tuple[float, float]) -> None:
        if (level, band) != (self.level, self.band):
            self.level, self.band = level, band
            self.update()

    def sizeHint(self) -> QSize:
        width = style.letters(self, _WIDTH)
        return QSize(width, width)

    def _limit(self) -> None:
        """Limit the height, so that it looks like a vessel and not like a tube."""
        self.setMaximumHeight(style.letters(self, _WIDTH) * _TALLEST)

    def minimumSizeHint(self) -> QSize:
        return QSize(style.letters(self, _WIDTH), _MIN_HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        text = self.palette().color(QPalette.ColorRole.Text)
        inside = QRectF(self.rect()).adjusted(_GLASS, _GLASS, -_GLASS, -_GLASS)
        color = style.ATTENTION.on(self.palette())
        painter.save()
        painter.setClipPath(_outline(inside, is_closed=True))
        top = _height_of(self.level, inside)
        painter.fillRect(QRectF(inside.left(), top, inside.width(), inside.bottom() - top), faint(color, _LIQUID))
        painter.setPen(QPen(color, _SURFACE))
        if self.level > 0:
            painter.drawLine(QPointF(inside.left(), top), QPointF(inside.right(), top))
        painter.restore()
        painter.setPen(QPen(faint(text, 150), 1.6))
        painter.drawPath(_outline(inside, is_closed=False))
        y, notch = _height_of(1.0, inside), inside.width() / 8  # at the full level, in each wall
        painter.drawLine(QPointF(inside.left(), y), QPointF(inside.left() + notch, y))
        painter.drawLine(QPointF(inside.right() - notch, y), QPointF(inside.right(), y))
        painter.setPen(QPen(text, _BRACKET))
        low, high = (_height_of(part, inside) for part in self.band)
        if low - high >= _HOOK:  # otherwise too small to see
            x = inside.left() + inside.width() * _BRACKET_AT
            painter.drawLine(QPointF(x, low), QPointF(x, high))
            for end in (low, high):
                painter.drawLine(QPointF(x - _HOOK, end), QPointF(x + _HOOK, end))


def _height_of(part: float, inside: QRectF) -> float:
    return inside.bottom() - part * inside.height() * _FULL_AT


def _outline(inside: QRectF, *, is_closed: bool) -> QPainterPath:
    """Return a glass with a round bottom, open at the top unless `is_closed`."""
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
