"""The legend of the graph. Each phase has a color and a pattern, since not everybody sees colors alike."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen, QRegion
from PySide6.QtWidgets import QSizePolicy, QWidget

from shingleback.domain.monitoring import Phase
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.style import Hue, faint
from shingleback.messages.progress import phase_name

GROUND: Final = 70  # of 255: the pattern has to be seen upon it
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

LEGEND: Final = tuple(HUES)  # in this order; what is not known has no look


def tint(phase: Phase, palette: QPalette) -> QColor | None:
    """For the whole height of a graph: hardly more than the paper; none where nothing is to be pointed out."""
    return faint(HUES[phase].on(palette), _TINT) if phase in _TINTED else None


def paint(painter: QPainter, rects: Sequence[QRect], phase: Phase, palette: QPalette, unit: float) -> None:
    """Fill rectangles of one height. `unit` is the distance of the pattern's lines, which lie still as time goes on."""
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


_LINE_WIDTH: Final = 2.5


class _Entry(NamedTuple):
    """`sample` is a phase, or which line."""

    sample: Phase | str
    text: str


class Legend(QWidget):
    """Only what can be seen in the graph."""

    def __init__(self, parent: QWidget | None = None, *, is_measurement: bool = False) -> None:
        """`is_measurement`: the first line is what is read from the drive."""
        super().__init__(parent)
        self._first = self.tr("read from the drive") if is_measurement else self.tr("copied")
        self._entries: list[_Entry] = []
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(self.tr("What the lines and patterns mean"))
        self.show_seen((), has_older=False)

    @property
    def texts(self) -> list[str]:
        return [entry.text for entry in self._entries]

    def show_seen(self, phases: Sequence[Phase], *, has_older: bool) -> None:
        entries = [_Entry("copied", self._first), _Entry("written", self.tr("written to the drive"))]
        if has_older:
            entries.append(_Entry("older", self.tr("an earlier run")))
        entries += [_Entry(phase, phase_name(phase, translate)) for phase in LEGEND if phase in phases]
        if entries != self._entries:
            self._entries = entries
            self.setAccessibleDescription(", ".join(self.texts))
            self.updateGeometry()
            self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(max(place.bottom() for _, place in self._places(width)))

    def sizeHint(self) -> QSize:
        width = round(sum(place.width() + self._gap for _, place in self._places(0)))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        widest = round(max(place.width() for _, place in self._places(0)))
        return QSize(widest, self.fontMetrics().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for entry, place in self._places(self.width()):
            sample = QRectF(place.left(), place.top(), self._sample, place.height())
            self._paint_sample(painter, entry.sample, self._seen(sample))
            painter.setPen(self.palette().color(QPalette.ColorRole.Text))
            words = self._seen(place.adjusted(self._sample + self._gap / 3, 0, 0, 0))
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, entry.text)

    def _seen(self, place: QRectF) -> QRectF:
        """From the right, where people read so."""
        if self.layoutDirection() is Qt.LayoutDirection.LeftToRight:
            return place
        return QRectF(self.width() - place.right(), place.top(), place.width(), place.height())

    def _paint_sample(self, painter: QPainter, sample: Phase | str, rect: QRectF) -> None:
        if isinstance(sample, Phase):
            height = self.fontMetrics().height()
            swatch = rect.adjusted(0, height * 0.15, 0, -height * 0.15).toRect()
            paint(painter, [swatch], sample, self.palette(), height * 0.4)
            return
        painter.setPen(self._pen(sample))
        painter.drawLine(QPointF(rect.left() + 1, rect.center().y()), QPointF(rect.right() - 1, rect.center().y()))

    def _pen(self, sample: str) -> QPen:
        if sample == "copied":
            return QPen(style.COPIED.on(self.palette()), _LINE_WIDTH)
        if sample == "older":
            return QPen(self.palette().color(QPalette.ColorRole.PlaceholderText), 1)
        pen = QPen(style.ON_DRIVE.on(self.palette()), _LINE_WIDTH)
        pen.setDashPattern(style.DASHES)
        return pen

    def _places(self, width: float) -> Iterator[tuple[_Entry, QRectF]]:
        """From left to right, and in a new row where one is at its end."""
        metrics = self.fontMetrics()
        left = top = 0.0
        for entry in self._entries:
            needed = self._sample + self._gap / 3 + metrics.horizontalAdvance(entry.text) + 2
            if left and left + needed > width:
                left, top = 0.0, top + metrics.height() * 1.25
            yield entry, QRectF(left, top, needed, metrics.height())
            left += needed + self._gap

    @property
    def _sample(self) -> float:
        return self.fontMetrics().height() * 1.7

    @property
    def _gap(self) -> float:
        return self.fontMetrics().height() * 0.9
