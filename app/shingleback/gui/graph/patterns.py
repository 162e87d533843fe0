"""The color and pattern of each phase, for color-blind users, too."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPen, QRegion

from shingleback.domain.monitoring import Phase
from shingleback.gui.widgets import style
from shingleback.gui.widgets.style import Hue, faint

GROUND: Final = 70  # of 255: the pattern must be visible on it
_TINT: Final = 20
_LINE: Final = 1.4

HUES: Final[dict[Phase, Hue]] = {
    Phase.FULL: style.ATTENTION,
    Phase.TIDYING: style.REST,
    Phase.RESTING: style.NEUTRAL,
    Phase.STALLED: style.TROUBLE,
    Phase.NOT_SMR_LIKE: style.NEUTRAL,
}
_TINTED: Final = frozenset({Phase.FULL, Phase.TIDYING, Phase.STALLED})

LEGEND: Final = tuple(HUES)  # in this order; an unknown phase has no style


def tint(phase: Phase, palette: QPalette) -> QColor | None:
    """Return a very light color for the full height of a graph; None for phases that need no attention."""
    return faint(HUES[phase].on(palette), _TINT) if phase in _TINTED else None


def paint(painter: QPainter, rects: Sequence[QRect], phase: Phase, palette: QPalette, unit: float) -> None:
    """Fill rectangles of one height with a pattern. `unit` is the spacing of its lines, which don't move over time."""
    if phase not in HUES or not rects:
        return
    color = HUES[phase].on(palette)
    region = QRegion()
    for rect in rects:
        painter.fillRect(rect, faint(color, GROUND))
        region += rect
    painter.save()
    painter.setClipRegion(region, Qt.ClipOperation.IntersectClip)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(color, _LINE))
    PATTERNS[phase](painter, QRectF(region.boundingRect()), unit)
    painter.restore()


def _stripes(painter: QPainter, rect: QRectF, unit: float) -> None:
    height = rect.height()
    steps = _steps(rect.left() - height, rect.right(), unit)
    painter.drawLines([QLineF(x, rect.bottom(), x + height, rect.top()) for x in steps])


def _dots(painter: QPainter, rect: QRectF, unit: float) -> None:
    painter.setPen(QPen(painter.pen().color(), unit / 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    upper, lower = rect.center().y() - unit / 3, rect.center().y() + unit / 3
    painter.drawPoints([QPointF(x, upper) for x in _steps(rect.left() - unit, rect.right() + unit, unit)])
    painter.drawPoints([QPointF(x + unit / 2, lower) for x in _steps(rect.left() - unit, rect.right() + unit, unit)])


def _middle(painter: QPainter, rect: QRectF, _unit: float) -> None:
    painter.drawLine(QPointF(rect.left(), rect.center().y()), QPointF(rect.right(), rect.center().y()))


def _bars(painter: QPainter, rect: QRectF, unit: float) -> None:
    painter.setPen(QPen(painter.pen().color(), unit / 3))
    steps = _steps(rect.left() - unit, rect.right() + unit, unit * 0.7)
    painter.drawLines([QLineF(x, rect.top(), x, rect.bottom()) for x in steps])


def _nothing(_painter: QPainter, _rect: QRectF, _unit: float) -> None:
    pass


PATTERNS: Final[dict[Phase, Callable[[QPainter, QRectF, float], None]]] = {
    Phase.FULL: _stripes,
    Phase.TIDYING: _dots,
    Phase.RESTING: _middle,
    Phase.STALLED: _bars,
    Phase.NOT_SMR_LIKE: _nothing,
}


def _steps(begin: float, end: float, unit: float) -> list[float]:
    """Multiples of a unit from before `begin` to `end`."""
    first = int(begin // unit)
    return [number * unit for number in range(first, int(end // unit) + 1)]
