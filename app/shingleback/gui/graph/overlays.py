"""What is drawn in pixels above and below the lines: flags, the reading position, the grid and the phases."""

from bisect import bisect_right, insort
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

import pyqtgraph
from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPainterPath, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from shingleback.domain.monitoring import Phase, RunEvent, RunEventKind
from shingleback.gui.graph import patterns
from shingleback.gui.graph.axes import Frame
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.style import Hue, faint
from shingleback.messages.progress import short

_LINE: Final = 30  # of 255

Places = dict[Phase, list[tuple[int, int]]]

QUIET: Final = frozenset({RunEventKind.STALL_OVER, RunEventKind.REST_OVER, RunEventKind.OTHERS_GONE})
_ORDER: Final = tuple(RunEventKind)
_GAP: Final = 4.0  # between two flags

_HUES: Final[dict[RunEventKind, Hue]] = {
    RunEventKind.CLIFF: style.ATTENTION,
    RunEventKind.RECOVERED: style.NEUTRAL,
    RunEventKind.STALL: style.TROUBLE,
    RunEventKind.STALL_OVER: style.NEUTRAL,
    RunEventKind.REST: style.REST,
    RunEventKind.REST_OVER: style.REST,
}
_SIGNS: Final[dict[RunEventKind, tuple[tuple[float, float], ...]]] = {
    RunEventKind.CLIFF: ((0, 0.2), (1, 0.2), (0.5, 0.9)),
    RunEventKind.RECOVERED: ((0, 0.8), (1, 0.8), (0.5, 0.1)),
    RunEventKind.STALL: ((0.3, 0), (0.7, 0), (1, 0.3), (1, 0.7), (0.7, 1), (0.3, 1), (0, 0.7), (0, 0.3)),
    RunEventKind.PACE: ((0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)),
}
_GOES_ON: Final = ((0.1, 0.0), (1.0, 0.5), (0.1, 1.0))
_BOX: Final = ((0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9))
_PAPER: Final = 225  # of 255: a flag almost hides what is below it
_NEAR: Final = 3.0  # pixels
_DOT: Final = 4.0
_BEGINS_LEFT: Final = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute


class Layer(pyqtgraph.GraphicsObject):
    """A layer as large as its box, with pixels as coordinates. It ignores the mouse."""

    def __init__(self, box: pyqtgraph.ViewBox, z: int) -> None:
        super().__init__(box)
        self.frame: Frame | None = None
        self.setZValue(z)

    def set_frame(self, frame: Frame) -> None:
        if self.frame is None or (frame.width, frame.height) != (self.frame.width, self.frame.height):
            self.prepareGeometryChange()
        self.frame = frame
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, self.frame.width, self.frame.height) if self.frame else QRectF()

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        if self.frame is not None:
            painter.setClipRect(self.boundingRect())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.draw(painter, self.frame)

    def draw(self, painter: QPainter, frame: Frame) -> None:
        raise NotImplementedError


class BackgroundLayer(Layer):
    """The background: a strip of phases at the bottom, the grid, and a tint for the times when the drive is slow."""

    def __init__(self, box: pyqtgraph.ViewBox) -> None:
        super().__init__(box, -10)
        self._places: Places = {}
        self._speeds: Sequence[float] = ()
        self._tint = QImage()
        self._palette = QPalette()
        self._unit = 8.0

    def set_look(self, palette: QPalette, unit: float) -> None:
        """`unit`: the spacing of a pattern's lines."""
        self._palette, self._unit = palette, unit
        self.update()

    def show_places(self, places: Places, speeds: Sequence[float], frame: Frame) -> None:
        self._places, self._speeds = places, speeds
        self._tint = _tint(places, self._palette, round(frame.width))
        self.set_frame(frame)

    def draw(self, painter: QPainter, frame: Frame) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)  # faster; slanted patterns switch it on again
        top, floor, foot = round(frame.lane), round(frame.floor), round(frame.height)
        strip = round(frame.strip) - 3
        painter.drawImage(QRect(0, top, round(frame.width), floor - top), self._tint)
        for phase, places in self._places.items():
            if strip > 0:
                rects = [QRect(left_x, foot - strip, right - left_x, strip) for left_x, right in places]
                patterns.paint(painter, rects, phase, self._palette, self._unit)
        painter.setPen(QPen(faint(self._palette.color(QPalette.ColorRole.Text), _LINE), 1))
        painter.drawLines([QLineF(0, frame.y(speed), frame.width, frame.y(speed)) for speed in self._speeds])


class EmptyNote(Layer):
    """A subdued sentence in the middle of a graph that has no lines yet."""

    def __init__(self, box: pyqtgraph.ViewBox) -> None:
        super().__init__(box, 0)
        self._font, self._color = QFont(), QColor()
        self.text = ""

    def set_look(self, font: QFont, palette: QPalette) -> None:
        self._font, self._color = font, palette.color(QPalette.ColorRole.PlaceholderText)
        self.update()

    def show_text(self, text: str, frame: Frame) -> None:
        """Show a text; an empty one shows nothing."""
        self.text = text
        self.set_frame(frame)

    def draw(self, painter: QPainter, _frame: Frame) -> None:
        painter.setFont(self._font)
        painter.setPen(self._color)
        painter.drawText(self.boundingRect(), Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self.text)


def _tint(places: Places, palette: QPalette, width: int) -> QImage:
    """Return the tint as an image one pixel high, to be stretched; this is faster than many high rectangles."""
    image = QImage(max(1, width), 1, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    for phase, stretches in places.items():
        color = patterns.tint(phase, palette)
        for left_x, right in stretches if color is not None else ():
            painter.fillRect(left_x, 0, right - left_x, 1, color)
    painter.end()
    return image


def places(stretches: Sequence[tuple[float, float, Phase]], frame: Frame) -> Places:
    """Return the pixel ranges of each phase. A phase shorter than a pixel is merged into the next one."""
    if frame.is_mirrored:
        places_by_phase = places(stretches, replace(frame, is_mirrored=False))
        width = round(frame.width)
        return {
            phase: [(width - right, width - left_x) for left_x, right in pairs]
            for phase, pairs in places_by_phase.items()
        }
    places_by_phase = {}
    begin_x: int | None = None
    for begin_s, end_s, phase in stretches:
        if end_s < frame.begin_s or begin_s > frame.end_s:
            continue
        begin, end = round(max(0.0, frame.x(begin_s))), round(min(frame.width, frame.x(end_s)))
        begin_x = begin if begin_x is None else begin_x
        if end > begin_x:
            places_by_phase.setdefault(phase, []).append((begin_x, end))
            begin_x = None
    return places_by_phase


class Flag(NamedTuple):
    """The flag of one event, exactly at its time.

    Attributes:
        x: the position of its line.
        left_x, width: of the head above the line: a sign, and the text if there is space. The width is 0 if other flags
            leave no space even for the sign; then only the line is drawn.
        text: empty if there is no space for it, or if the event only ends what another one began.
    """

    moment: RunEvent
    x: float
    left_x: float
    width: float
    text: str


def flags(
    moments: Sequence[RunEvent],
    x_of: Callable[[float], float],
    width: float,
    text_of: Callable[[RunEventKind], str],
    width_of: Callable[[str], float],
) -> list[Flag]:
    """Return the flags from left to right, without overlaps. Important events get space first: signs, then texts.

    `width_of` returns the width of a flag with a text, or, for an empty text, with its sign only.
    """
    in_view = [(x_of(moment.time_s), moment) for moment in moments if 0 <= x_of(moment.time_s) <= width]
    by_weight = sorted(_one_a_pixel(in_view), key=lambda pair: (_weight(pair[1]), pair[0]))
    row = _Row(width)
    signs = [Flag(moment, x, *row.take(x, width_of("")), "") for x, moment in by_weight]
    return sorted((_with_words(flag, row, text_of, width_of) for flag in signs), key=lambda flag: flag.x)


def _with_words(
    flag: Flag, row: "_Row", text_of: Callable[[RunEventKind], str], width_of: Callable[[str], float]
) -> Flag:
    if not flag.width or flag.moment.kind in QUIET:
        return flag
    text = text_of(flag.moment.kind)
    left_x, wide = row.widen(flag.x, (flag.left_x, flag.width), width_of(text))
    return flag._replace(left_x=left_x, width=wide, text=text) if wide > flag.width else flag


class _Row:
    """The space above the lines, and what is occupied."""

    def __init__(self, width: float) -> None:
        self._width = width
        self._occupied: list[tuple[float, float]] = []  # start and end of each occupied part, in order

    def take(self, x: float, wide: float) -> tuple[float, float]:
        """Reserve a width on either side of a line. Return left edge and width; the width is 0 if there is no space."""
        for left_x in (x, x - wide):
            if self._is_free(left_x, left_x + wide):
                insort(self._occupied, (left_x, left_x + wide))
                return left_x, wide
        return x, 0.0

    def widen(self, x: float, before: tuple[float, float], wide: float) -> tuple[float, float]:
        """Replace a reservation with a wider one beside the same line, or keep it."""
        self._occupied.remove((before[0], sum(before)))
        left_x, granted = self.take(x, wide)
        if granted:
            return left_x, granted
        insort(self._occupied, (before[0], sum(before)))
        return before

    def _is_free(self, begin: float, end: float) -> bool:
        if begin < 0 or end > self._width:
            return False
        number = bisect_right(self._occupied, (begin, end))
        around = self._occupied[max(0, number - 1) : number + 1]
        return all(other_end + _GAP <= begin or end + _GAP <= other_begin for other_begin, other_end in around)


def _one_a_pixel(placed: Sequence[tuple[float, RunEvent]]) -> list[tuple[float, RunEvent]]:
    """Keep only the most important event of those whose lines would cover each other."""
    by_pixel: dict[int, tuple[float, RunEvent]] = {}
    for x, moment in placed:
        earlier = by_pixel.get(round(x))
        if earlier is None or _weight(moment) < _weight(earlier[1]):
            by_pixel[round(x)] = (x, moment)
    return list(by_pixel.values())


def _weight(moment: RunEvent) -> tuple[bool, int]:
    return moment.kind in QUIET, _ORDER.index(moment.kind)


class FlagLayer(Layer):
    """The flags and the reading position. Each flag has a sign, so that it differs by more than its color."""

    def __init__(self, box: pyqtgraph.ViewBox) -> None:
        super().__init__(box, 10)
        self.shown: list[Flag] = []
        self._font = QFont()
        self._palette = QPalette()
        self._read: tuple[float, tuple[tuple[float, QColor], ...]] | None = None

    def set_look(self, font: QFont, palette: QPalette) -> None:
        self._font, self._palette = font, palette
        self.update()

    def show_moments(self, moments: Sequence[RunEvent], frame: Frame) -> None:
        metrics = QFontMetricsF(self._font)

        def width_of(text: str) -> float:
            return self._pad * (2 if not text else 3) + self._side + metrics.horizontalAdvance(text)

        self.shown = flags(moments, frame.x, frame.width, lambda kind: short(kind, translate), width_of)
        self.set_frame(frame)

    def show_read(self, time_s: float | None, speeds: tuple[tuple[float, QColor], ...] = ()) -> None:
        """Show the reading position: a line, and a dot on each curve."""
        self._read = None if time_s is None else (time_s, speeds)
        self.update()

    def flag_at(self, x: float, y: float) -> Flag | None:
        """Return the flag whose head is at a point, or whose line is near it at the height of the heads."""
        if self.frame is None or y > self.frame.lane:
            return None
        near = (flag for flag in self.shown if abs(flag.x - x) <= _NEAR)
        heads = (flag for flag in self.shown if flag.width and flag.left_x <= x <= flag.left_x + flag.width)
        return next(heads, min(near, key=lambda flag: abs(flag.x - x), default=None))

    def draw(self, painter: QPainter, frame: Frame) -> None:
        for flag in self.shown:
            self._draw_flag(painter, flag, frame)
        if self._read is not None:
            self._draw_read(painter, frame, *self._read)

    def _draw_flag(self, painter: QPainter, flag: Flag, frame: Frame) -> None:
        kind = flag.moment.kind
        color = _HUES.get(kind, style.NEUTRAL).on(self._palette)
        rect = QRectF(flag.left_x, 1, flag.width, frame.lane - 5)
        painter.setPen(QPen(color, 1.2, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(flag.x, rect.bottom()), QPointF(flag.x, frame.floor))
        if not flag.width:
            return
        painter.setPen(QPen(color, 1.2))
        painter.setBrush(self._paper)
        painter.drawRoundedRect(rect.adjusted(0.6, 0, -0.6, 0), 4, 4)
        sign = QRectF(rect.left() + self._pad, rect.center().y() - self._side / 2, self._side, self._side)
        _draw_sign(painter, kind, sign, color)
        painter.setFont(self._font)
        painter.setPen(self._text)
        text_area = rect.adjusted(self._side + 2 * self._pad, 0, 0, 0)
        painter.drawText(text_area, _BEGINS_LEFT, flag.text)

    def _draw_read(
        self, painter: QPainter, frame: Frame, time_s: float, speeds: tuple[tuple[float, QColor], ...]
    ) -> None:
        x = frame.x(time_s)
        painter.setPen(QPen(self._text, 1))
        painter.drawLine(QPointF(x, frame.lane), QPointF(x, frame.height))
        for speed, color in speeds:
            painter.setBrush(color)
            painter.setPen(QPen(self._paper, 1.5))
            painter.drawEllipse(QPointF(x, frame.y(min(speed, frame.top))), _DOT, _DOT)

    @property
    def _text(self) -> QColor:
        return self._palette.color(QPalette.ColorRole.Text)

    @property
    def _paper(self) -> QColor:
        return faint(self._palette.color(QPalette.ColorRole.Base), _PAPER)

    @property
    def _side(self) -> float:
        return QFontMetricsF(self._font).height() * 0.5

    @property
    def _pad(self) -> float:
        return self._side * 0.6


def _draw_sign(painter: QPainter, kind: RunEventKind, rect: QRectF, color: QColor) -> None:
    corners = _SIGNS.get(kind) or (_GOES_ON if kind in (RunEventKind.STALL_OVER, RunEventKind.REST_OVER) else _BOX)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    if kind is RunEventKind.REST:  # like a pause button
        for x in (0.1, 0.6):
            painter.drawRect(QRectF(rect.left() + x * rect.width(), rect.top(), 0.3 * rect.width(), rect.height()))
        return
    points = [QPointF(rect.left() + x * rect.width(), rect.top() + y * rect.height()) for x, y in corners]
    painter.drawPolygon(QPolygonF(points))
