"""The axes of the graph, its view box, and the mapping from values to pixels.

From top to bottom: a lane for flags, the lines, and a strip of phases.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pyqtgraph
from pyqtgraph.GraphicsScene.mouseEvents import MouseDragEvent
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsSceneMouseEvent, QGraphicsSceneWheelEvent, QStyleOptionGraphicsItem, QWidget

from shingleback.gui.run.texts import moment_of, translate

_STEPS_S: Final = (1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 14_400, 28_800, 43_200, 86_400)

_BETWEEN: Final = 3  # letters

Ticks = list[tuple[float, list[float]]]
_CLOSER: Final = 0.8  # for one step of the wheel
_STEP: Final = 120.0  # one wheel step in Qt

_MIN_TOP: Final = 2.0
_TOPS: Final = (1.0, 1.2, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0)
_STEPS: Final = (1.0, 2.0, 2.5, 5.0, 10.0)
_CALM: Final = 0.6  # the axis stays while more than this part of it is used, since one that jumps is hard to read

MIN_S: Final = 10.0  # a shorter time has only a few points
_MIN_OF_ALL_S: Final = 30.0  # a run that has just started does not fill the width
_ALMOST: Final = 1e-6
_PARTS: Final = 200
_REACH_STEPS_S: Final = (120, 60, 30, 20, 10, 5, 2, 1)


class TimeAxis(pyqtgraph.AxisItem):
    """The time axis: round times since the start of the run, each with its unit, as many as fit, in font `letters`."""

    def __init__(self) -> None:
        super().__init__("bottom")
        self._letter = 8.0
        self._is_silent = False
        self.letters = QFont()

    def silence(self, *, is_silent: bool) -> None:
        """Show or hide the times; without a run there are none."""
        if is_silent != self._is_silent:
            self._is_silent = is_silent
            self.update()

    def set_letters(self, font: QFont) -> None:
        self.letters = font
        self._letter = QFontMetricsF(font).horizontalAdvance("0")
        self.update()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Paint directly: the base class uses a QPicture, which loses the space between a number and Hebrew letters."""
        painter.save()
        painter.setFont(self.letters)
        specs = self.generateDrawSpecs(painter)
        if specs is not None:
            self.drawPicture(painter, *specs)
        painter.restore()

    def tickValues(self, least: float, most: float, size: float) -> Ticks:
        """Return the times to label. In a mirrored graph, the later limit comes first."""
        if self._is_silent:
            return []
        least, most = sorted((least, most))
        per_pixel = (most - least) / max(1.0, size)
        step = next(
            (candidate for candidate in _STEPS_S if self._needed(candidate, most) * per_pixel <= candidate),
            _STEPS_S[-1],
        )
        first = -int(-max(0.0, least) // step)
        return [(float(step), [float(step * number) for number in range(first, int(most // step) + 1)])]

    def _needed(self, step: int, most: float) -> float:
        """Return the pixels that the longer of the last two times needs, with the gap to the next."""
        last = most // step * step
        return (max(len(moment_of(value)) for value in (last, last - step)) + _BETWEEN) * self._letter

    def tickStrings(self, values: list[float], _scale: float, _spacing: float) -> list[str]:
        return [moment_of(value) for value in values]

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        event.ignore()


class SpeedAxis(pyqtgraph.AxisItem):
    """The speed axis, with labels exactly at the grid lines."""

    def __init__(self, side: str) -> None:
        super().__init__(side)
        self.steps: tuple[float, ...] = ()

    def show_steps(self, steps: Sequence[float]) -> None:
        if tuple(steps) != self.steps:
            self.steps = tuple(steps)
            self.picture = None
            self.update()

    def tickValues(self, _least: float, _most: float, _size: float) -> Ticks:
        return [(self.steps[1] if len(self.steps) > 1 else 1.0, list(self.steps))]

    def tickStrings(self, values: list[float], _scale: float, _spacing: float) -> list[str]:
        return [translate.number(value, len(f"{value:g}".partition(".")[2])) for value in values]

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        event.ignore()


class Mouse(QObject):
    """What the user does with the mouse.

    Signals:
        zoomed: by which factor, and around how many pixels from the left.
        panned: by how many pixels; positive: later times come into view.
        all_requested: on a double click.
    """

    zoomed = Signal(float, float)
    panned = Signal(float)
    all_requested = Signal()


class Box(pyqtgraph.ViewBox):
    """Zooms and pans only along the time; the speed axis adapts automatically.

    Attributes:
        wants_wheel: the wheel zooms; otherwise only with the Ctrl key.
    """

    def __init__(self) -> None:
        super().__init__(enableMenu=False, defaultPadding=0)
        self.mouse = Mouse()
        self.wants_wheel = False
        self.setMouseEnabled(x=False, y=False)
        self.disableAutoRange()

    def wheelEvent(self, event: QGraphicsSceneWheelEvent, axis: int | None = None) -> None:  # noqa: ARG002 (of base)
        if not (self.wants_wheel or event.modifiers() & Qt.KeyboardModifier.ControlModifier):
            event.ignore()  # so the page scrolls
            return
        steps = event.delta() / _STEP
        if event.orientation() is Qt.Orientation.Horizontal:
            self.mouse.panned.emit(-steps * self.width() / 10)
        else:
            self.mouse.zoomed.emit(_CLOSER**steps, event.pos().x())
        event.accept()

    def mouseDragEvent(self, event: MouseDragEvent, axis: int | None = None) -> None:  # noqa: ARG002 (of base)
        event.accept()
        self.mouse.panned.emit(event.lastPos().x() - event.pos().x())

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        self.mouse.all_requested.emit()


@dataclass(frozen=True, slots=True)
class Frame:
    """The mapping: pixels to the right and down, seconds, and `top`, the speed at the top of the lines.

    `is_mirrored`: time runs to the left, as in right-to-left languages.
    """

    width: float
    height: float
    lane: float
    strip: float
    begin_s: float
    end_s: float
    top: float
    is_mirrored: bool = False

    @property
    def floor(self) -> float:
        """The position of speed 0, in pixels from the top."""
        return self.height - self.strip

    @property
    def speeds(self) -> tuple[float, float]:
        """The speeds at the bottom and top edges of the box; the first is negative if there is a strip."""
        unit = self.top / max(1.0, self.height - self.lane - self.strip)
        return -self.strip * unit, self.top + self.lane * unit

    def x(self, time_s: float) -> float:
        along = (time_s - self.begin_s) / (self.end_s - self.begin_s) * self.width
        return self.width - along if self.is_mirrored else along

    def y(self, speed: float) -> float:
        return self.floor - speed / self.top * (self.floor - self.lane)

    def time(self, x: float) -> float:
        along = self.width - x if self.is_mirrored else x
        return self.begin_s + along / max(1.0, self.width) * (self.end_s - self.begin_s)


def top_for(most: float, before: float) -> float:
    """Return a round number above the greatest speed; the number before while it fits."""
    needed = max(_MIN_TOP, most * 1.05)
    if needed <= before and needed >= before * _CALM:
        return before
    return _round_up(needed, _TOPS)


def speed_steps(top: float, most: int) -> list[float]:
    """Return round numbers from 0 to the top, at most `most` above 0."""
    step = _round_up(top / max(1, most), _STEPS)
    return [step * number for number in range(int(top / step + 1e-9) + 1)]


def _round_up(number: float, mantissas: tuple[float, ...]) -> float:
    power = 10.0 ** math.floor(math.log10(number))
    return next(mantissa * power for mantissa in mantissas if mantissa * power >= number - 1e-9)


def whole_of(last_s: float) -> float:
    """Return the length of the time axis for a whole run. It grows in steps of a pixel or two."""
    step = next((step for step in _REACH_STEPS_S if step * _PARTS <= last_s), _REACH_STEPS_S[-1])
    return max(math.ceil(last_s / step) * step, _MIN_OF_ALL_S)


@dataclass(frozen=True, slots=True)
class TimeRange:
    """The visible part of a run, in seconds since its start. Immutable; the default shows everything.

    Attributes:
        span_s: the visible time; None: everything.
        end_s: its end; None: follow the newest point.
    """

    span_s: float | None = None
    end_s: float | None = None

    @property
    def is_all(self) -> bool:
        return self.span_s is None

    def shown(self, last_s: float) -> tuple[float, float]:
        """Return the start and end of the visible time; `last_s` is the time of the newest point."""
        whole = whole_of(last_s)
        if self.span_s is None:
            return 0.0, whole
        end = whole if self.end_s is None else min(self.end_s, whole)
        return max(0.0, end - self.span_s), max(end, min(self.span_s, whole))

    def zoomed(self, factor: float, at_s: float, last_s: float) -> "TimeRange":
        """Zoom by a factor; below 1 shows less of the run. The time `at_s` keeps its position."""
        begin, end = self.shown(last_s)
        span = max(MIN_S, (end - begin) * factor)
        if span >= whole_of(last_s) - _ALMOST:
            return TimeRange()
        begin = at_s - (at_s - begin) * span / (end - begin)
        return self._at(begin, span, last_s)

    def panned(self, by_s: float, last_s: float) -> "TimeRange":
        if self.span_s is None:
            return self
        begin, end = self.shown(last_s)
        return self._at(begin + by_s, end - begin, last_s)

    def around(self, at_s: float, last_s: float) -> "TimeRange":
        """Make a time visible; unchanged if it is already."""
        begin, end = self.shown(last_s)
        if begin <= at_s <= end:
            return self
        return self._at(at_s - (end - begin) / 2, end - begin, last_s)

    def _at(self, begin_s: float, span_s: float, last_s: float) -> "TimeRange":
        whole = whole_of(last_s)
        end = min(max(begin_s, 0.0) + span_s, whole)
        return TimeRange(span_s, None if end >= whole - _ALMOST else end)
