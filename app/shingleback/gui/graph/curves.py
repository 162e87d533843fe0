"""The lines of the graph: copied, written to the drive, and an earlier run; with peak-keeping down-sampling."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np
import pyqtgraph
from numpy.typing import NDArray
from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPen, QPolygonF

from shingleback.gui.graph.axes import Frame
from shingleback.gui.graph.overlays import Layer
from shingleback.gui.widgets import style
from shingleback.gui.widgets.style import faint
from shingleback.monitor.recording import Recording

Numbers = NDArray[np.float64]

_STEPS_S: Final = (1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1_200, 1_800, 3_600, 7_200, 14_400)
_GAP: Final = 2.5  # in steps, since timers are not exact
_SPIKES: Final = 98  # percentile: short spikes may be cut off, but not the line
_MB: Final = 1e6
_PIXELS_A_POINT: Final = 4
_WIDTH: Final = 2.0
_PIECE: Final = 10  # points
_BAND: Final = 45  # of 255


class Curve(NamedTuple):
    """A down-sampled value over time; NaN if it is unknown, and in gaps between points.

    Attributes:
        lows, highs: the minimum and maximum of the points in each mean.
        step_s: each mean covers the time between two multiples of it.
    """

    times: Numbers
    means: Numbers
    lows: Numbers
    highs: Numbers
    step_s: float

    @property
    def greatest_mean(self) -> float:
        """The maximum of the line; 0 if there is no data."""
        is_known = ~np.isnan(self.means)
        return float(self.means[is_known].max()) if is_known.any() else 0.0

    @property
    def most(self) -> float:
        """The maximum of the band without single spikes; 0 if there is no data."""
        is_known = ~np.isnan(self.means)
        if not is_known.any():
            return 0.0
        return float(max(self.greatest_mean, np.percentile(self.highs[is_known], _SPIKES)))


def resample(
    recording: Recording, names: tuple[str, ...], begin_s: float, end_s: float, most: int
) -> Mapping[str, Curve]:
    """Down-sample some columns between two times to at most `most` points each, plus one on each side.

    The points lie at multiples of a round step, so that a line keeps its shape while it moves.
    """
    whole = _copied(recording, "time_s", slice(None))
    first = max(0, int(np.searchsorted(whole, begin_s)) - 1)
    part = slice(first, min(len(whole), int(np.searchsorted(whole, end_s, "right")) + 1))
    times, spans = whole[part], _copied(recording, "span_s", part)
    if not len(times):
        return dict.fromkeys(names, Curve(times, times, times, times, 1.0))
    # A round step, not shorter than the distance between two points.
    needed = max((end_s - begin_s) / most, float(np.median(spans)) * 0.9)
    step_s = float(next((step for step in _STEPS_S if step >= needed), _STEPS_S[-1]))
    numbers = np.floor(times / step_s)
    starts = np.flatnonzero(np.diff(numbers, prepend=numbers[0] - 1))
    weights = np.add.reduceat(spans, starts)
    centers = np.add.reduceat((times - spans / 2) * spans, starts) / weights
    gaps = np.flatnonzero(np.diff(centers) > _GAP * step_s) + 1

    def course(values: Numbers) -> Curve:
        means = np.add.reduceat(values * spans, starts) / weights
        lows, highs = np.minimum.reduceat(values, starts), np.maximum.reduceat(values, starts)
        means, lows, highs = (np.insert(values, gaps, np.nan) for values in (means, lows, highs))
        return Curve(np.insert(centers, gaps, centers[gaps - 1]), means, lows, highs, step_s)

    return {name: course(_copied(recording, name, part)) for name in names}


def _copied(recording: Recording, name: str, part: slice) -> Numbers:
    """Return a copy of a column, since an array cannot grow while its buffer is exported."""
    column = recording.column(name)
    return np.frombuffer(column, dtype=np.float64)[part].copy() if len(column) else np.empty(0)


class VisibleCurves(NamedTuple):
    """The curves to draw, one for each line."""

    copied: Curve
    written: Curve
    older: Curve | None

    @property
    def step_s(self) -> float:
        """The time that each point of the lines averages."""
        return self.copied.step_s

    @property
    def most(self) -> float:
        """The greatest speed to draw, in MB/s; copied data and an older run are drawn without a band."""
        lines = [course.greatest_mean for course in (self.copied, self.older) if course is not None]
        return max(self.written.most, *lines) / _MB

    def pixels(self, frame: Frame) -> tuple[bytes, ...]:
        """Return the pixels of the curves, to detect that they would look the same."""
        return tuple(_pixels(course, frame) for course in self if course is not None)


def visible_curves(
    recording: Recording, older: Recording | None, begin_s: float, end_s: float, width: float
) -> VisibleCurves:
    most = max(20, int(width / _PIXELS_A_POINT))
    newest = resample(recording, ("copied_bps", "written_bps"), begin_s, end_s, most)
    earlier = resample(older, ("written_bps",), begin_s, end_s, most)["written_bps"] if older is not None else None
    return VisibleCurves(newest["copied_bps"], newest["written_bps"], earlier)


class Lines(Layer):
    """The means as lines; for the drive, also a pale band from the lowest to the highest speed."""

    def __init__(self, box: pyqtgraph.ViewBox) -> None:
        super().__init__(box, 0)
        self._copied, self._written, self._older, self._band = QPen(), QPen(), QPen(), QColor()
        self._curves: VisibleCurves | None = None

    def set_look(self, palette: QPalette) -> None:
        on_drive = style.ON_DRIVE.on(palette)
        self._copied, self._written = QPen(style.COPIED.on(palette), _WIDTH), QPen(on_drive, _WIDTH)
        self._copied.setCapStyle(Qt.PenCapStyle.RoundCap)  # so that its pieces look like one line
        self._written.setDashPattern(style.DASHES)
        self._older = QPen(palette.color(QPalette.ColorRole.PlaceholderText), 1)
        self._band = faint(on_drive, _BAND)
        self.update()

    def show_seen(self, curves: VisibleCurves | None, frame: Frame) -> None:
        self._curves = curves
        self.set_frame(frame)

    def draw(self, painter: QPainter, frame: Frame) -> None:
        if self._curves is None:
            return
        self._draw_band(painter, self._curves.written, frame)
        for pen, course in ((self._older, self._curves.older), (self._copied, self._curves.copied)):
            painter.setPen(pen)
            for points in _parts(course, frame) if course is not None else ():
                painter.drawLines([QLineF(*ends) for ends in pairwise(points)])
        for points in _parts(self._curves.written, frame):
            # A dashed line in pieces is ten times faster in Qt; each piece continues the dash pattern.
            painted = QPen(self._written)
            length = 0.0
            for piece in _pieces(len(points)):
                painted.setDashOffset(length / self._written.widthF())
                painter.setPen(painted)
                painter.drawPolyline(QPolygonF(points[piece]))
                length += sum(QLineF(*ends).length() for ends in pairwise(points[piece]))

    def _draw_band(self, painter: QPainter, course: Curve, frame: Frame) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)  # otherwise the joints would be visible
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._band)
        lows = _parts(course._replace(means=course.lows), frame)
        highs = _parts(course._replace(means=np.minimum(course.highs, frame.top * _MB)), frame)
        for low, high in zip(lows, highs, strict=True):
            for piece in _pieces(len(low)):
                painter.drawPolygon(QPolygonF([*low[piece], *reversed(high[piece])]))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def _pieces(count: int) -> list[slice]:
    """Return slices that each start with the last point of the one before."""
    return [slice(begin, begin + _PIECE + 1) for begin in range(0, max(1, count - 1), _PIECE)]


def _parts(course: Curve, frame: Frame) -> list[list[QPointF]]:
    """Return the points of the means, split where values are unknown."""
    edges = np.flatnonzero(np.diff(np.concatenate([[False], ~np.isnan(course.means), [False]]).astype(np.int8)))
    places = zip(course.times.tolist(), (course.means / _MB).tolist(), strict=True)
    points = [QPointF(frame.x(time_s), frame.y(speed)) for time_s, speed in places]
    return [points[begin:end] for begin, end in edges.reshape(-1, 2).tolist()]


def _pixels(course: Curve, frame: Frame) -> bytes:
    heights = np.array([course.means, course.lows, course.highs]) * (frame.height / frame.top / _MB)
    places = (course.times - frame.begin_s) * (frame.width / (frame.end_s - frame.begin_s))
    return np.nan_to_num(np.vstack([heights, places]), nan=-1).round().astype(np.int32).tobytes()
