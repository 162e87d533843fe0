"""The legend of the graph, and its sentences. Each phase has a color and a pattern, for color-blind users."""

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen, QRegion
from PySide6.QtWidgets import QSizePolicy, QWidget

from shingleback.domain.monitoring import CacheState, Phase, RunEvent
from shingleback.gui.run.texts import duration, moment_of, rate, translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.style import Hue, faint
from shingleback.messages.cache_gauge import amount
from shingleback.messages.progress import phase_name, sentence
from shingleback.messages.translate import QT_TRANSLATE_NOOP, capitalized
from shingleback.monitor.recording import Point, Recording, RunSummary, run_summary, with_drive
from shingleback.protocol.events import DriveState

MIN_LETTERS: Final = 36  # the minimum width of the plot
MIN_LINES: Final = 9  # the minimum height in lines of text; below it, the axis has hardly two numbers
GROUND: Final = 70  # of 255: the pattern must be visible on it
_TINT: Final = 20
_LINE: Final = 1.4
_NOW_S: Final = 0.9  # a second, without the point at its start

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


_LINE_WIDTH: Final = 2.5


class _Entry(NamedTuple):
    """`sample` is a phase or the name of a line."""

    sample: Phase | str
    text: str


class Legend(QWidget):
    """Shows only what is visible in the graph."""

    def __init__(self, *, is_measurement: bool = False) -> None:
        """`is_measurement`: the first line shows what is read from the drive."""
        super().__init__()
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
            self._paint_sample(painter, entry.sample, self._visual_rect(sample))
            painter.setPen(self.palette().color(QPalette.ColorRole.Text))
            text_area = self._visual_rect(place.adjusted(self._sample + self._gap / 3, 0, 0, 0))
            painter.drawText(text_area, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, entry.text)

    def _visual_rect(self, place: QRectF) -> QRectF:
        """Return the mirrored rectangle in right-to-left languages."""
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
        """Lay the entries out from left to right, in as many rows as needed."""
        metrics = self.fontMetrics()
        left_x = top = 0.0
        for entry in self._entries:
            needed = self._sample + self._gap / 3 + metrics.horizontalAdvance(entry.text) + 2
            if left_x and left_x + needed > width:
                left_x, top = 0.0, top + metrics.height() * 1.25
            yield entry, QRectF(left_x, top, needed, metrics.height())
            left_x += needed + self._gap

    @property
    def _sample(self) -> float:
        return self.fontMetrics().height() * 1.7

    @property
    def _gap(self) -> float:
        return self.fontMetrics().height() * 0.9


_MEAN: Final = QT_TRANSLATE_NOOP("graph", "The drive wrote {rate} on average.")
_NEVER_FULL: Final = QT_TRANSLATE_NOOP("graph", "The cache never filled up: the drive wrote {rate} on average.")
_FULL: Final = QT_TRANSLATE_NOOP("graph", "For {time} the cache filled at full speed, {fast}; then it was full.")
_FULL_AND_SLOW: Final = QT_TRANSLATE_NOOP(
    "graph", "For {time} the cache filled at full speed, {fast}; then it was full, and writing slowed to {slow}."
)
_FULL_AND_AGAIN: Final = QT_TRANSLATE_NOOP(
    "graph",
    "For {time} the cache filled at full speed, {fast}; then it was full, and writing slowed to {slow}"
    " until it was fast again at {again}.",
)
_FULL_AND_RESTED: Final = QT_TRANSLATE_NOOP(
    "graph",
    "For {time} the cache filled at full speed, {fast}; then it was full, and writing slowed to {slow},"
    " with rests of {rest} in all to make room.",
)


def cache_of(point: Point) -> CacheState | None:
    """Return the state of the cache; None if it is unknown."""
    if not point.capacity_bytes:
        return None
    return CacheState(
        point.phase,
        round(point.fill_bytes),
        round(point.fill_low_bytes),
        round(point.fill_high_bytes),
        round(point.capacity_bytes),
        round(point.capacity_low_bytes or point.capacity_bytes),
        round(point.capacity_high_bytes or point.capacity_bytes),
    )


def story(recording: Recording) -> str:
    """Return one sentence about the whole run; empty if nothing was copied."""
    course = run_summary(recording)
    if not course.mean_bps:
        return ""
    if course.full_s is None:
        text = _NEVER_FULL if course.has_cache else _MEAN
        return translate("graph", text).format(rate=rate(course.mean_bps))
    return translate("graph", _story(course)).format(
        time=duration(course.full_s),
        fast=rate(course.fast_bps),
        slow=rate(course.slow_bps),
        rest=duration(course.rested_s),
        again=moment_of(course.again_s or 0),
    )


def _story(course: RunSummary) -> str:
    if not 0 < course.slow_bps < course.fast_bps:
        return _FULL
    if course.rested_s:
        return _FULL_AND_RESTED
    return _FULL_AND_SLOW if course.again_s is None else _FULL_AND_AGAIN


def now(recording: Recording, drive: DriveState | None = None, *, is_measurement: bool = False) -> str:
    """Return a sentence about the last second; empty before there is data.

    `drive`: its present state, which may be newer than the last point; None if only the recording has it.
    """
    if not len(recording):
        return ""
    newest = recording.averaged(recording[-1], recording[-1].time_s - _NOW_S, math.inf)
    newest = newest if drive is None else with_drive(newest, drive)
    after = translate("graph", QT_TRANSLATE_NOOP("graph", "{values}, after {time}"))
    return capitalized(
        after.format(values=_values(newest, is_measurement=is_measurement), time=duration(newest.time_s))
    )


def at(time_s: float, point: Point | None, before: Point | None, *, is_measurement: bool = False) -> str:
    """Return a sentence about one time; `before` is a point of an earlier run."""
    if point is None:
        return ""
    values = _values(point, is_measurement=is_measurement)
    if before is not None and before.time_s >= time_s and not math.isnan(before.written_bps):
        earlier = translate("graph", QT_TRANSLATE_NOOP("graph", "in the earlier run {rate}"))
        values += ", " + earlier.format(rate=rate(before.written_bps))
    return _timed(time_s, values)


def marked(moments: Sequence[RunEvent]) -> str:
    """Return the sentences of events at one time, without duplicates."""
    marks = dict.fromkeys(sentence(moment, translate) for moment in moments)
    return _timed(moments[0].time_s, " ".join(marks))


def _values(point: Point, *, is_measurement: bool) -> str:
    """Return the known values, in order of importance."""
    figures = _rates_of_test(point) if is_measurement else _rates(point)
    cache = cache_of(point)
    if cache is not None:
        inside = translate("graph", QT_TRANSLATE_NOOP("graph", "{fill} in the cache"))
        figures.append(inside.format(fill=amount(cache, translate)))
    if point.phase is not Phase.UNKNOWN:
        figures.append(phase_name(point.phase, translate))
    return ", ".join(figures)


def _rates(point: Point) -> list[str]:
    if point.copied_bps < 1 and point.written_bps < 1:
        return [translate("graph", QT_TRANSLATE_NOOP("graph", "nothing is written"))]
    copied = translate("graph", QT_TRANSLATE_NOOP("graph", "{rate} copied")).format(rate=rate(point.copied_bps))
    if math.isnan(point.written_bps):
        return [copied]
    written = translate("graph", QT_TRANSLATE_NOOP("graph", "{rate} written to the drive"))
    return [copied, written.format(rate=rate(point.written_bps))]


def _rates_of_test(point: Point) -> list[str]:
    """Return the rates of a measurement, in which the first line shows what is read."""
    if point.copied_bps < 1 and not point.written_bps >= 1:
        return [translate("graph", QT_TRANSLATE_NOOP("graph", "the drive is not used"))]
    read = translate("graph", QT_TRANSLATE_NOOP("graph", "{rate} read"))
    written = translate("graph", QT_TRANSLATE_NOOP("graph", "{rate} written to the drive"))
    return [read.format(rate=rate(point.copied_bps)), written.format(rate=rate(point.written_bps))]


def _timed(time_s: float, text: str) -> str:
    return translate("graph", QT_TRANSLATE_NOOP("graph", "At {time}: {said}")).format(time=moment_of(time_s), said=text)
