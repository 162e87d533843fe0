"""Copied, written to the drive, and what an older run of it was like: a line each, in a form of its own."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np
import pyqtgraph
from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPen, QPolygonF

from shingleback.metrics.recording.recording import Recording
from shingleback.ui import style
from shingleback.ui.plotting.buckets import Course, courses
from shingleback.ui.plotting.frame import Frame
from shingleback.ui.plotting.layer import Layer
from shingleback.ui.theme import faint

_MB: Final = 1e6
_PIXELS_A_POINT: Final = 4
_WIDTH: Final = 2.0
_PIECE: Final = 10  # points
_BAND: Final = 45  # of 255


class Seen(NamedTuple):
    """What is to be drawn: one course a line."""

    copied: Course
    written: Course
    older: Course | None

    @property
    def most(self) -> float:
        """The greatest speed that is drawn, in MB/s: of what was copied, as of an older run, there is a line only."""
        lines = [course.greatest_mean for course in (self.copied, self.older) if course is not None]
        return max(self.written.most, *lines) / _MB

    def pixels(self, frame: Frame) -> tuple[bytes, ...]:
        """The same for all that would look the same."""
        return tuple(_pixels(course, frame) for course in self if course is not None)


def seen(recording: Recording, older: Recording | None, begin_s: float, end_s: float, width: float) -> Seen:
    most = max(20, int(width / _PIXELS_A_POINT))
    own = courses(recording, ("copied_bps", "written_bps"), begin_s, end_s, most)
    other = courses(older, ("written_bps",), begin_s, end_s, most)["written_bps"] if older is not None else None
    return Seen(own["copied_bps"], own["written_bps"], other)


class Lines(Layer):
    """Means as lines; behind them, fainter, between which speeds it went to and fro."""

    def __init__(self, box: pyqtgraph.ViewBox) -> None:
        super().__init__(box, 0)
        self._copied, self._written, self._older, self._band = QPen(), QPen(), QPen(), QColor()
        self._seen: Seen | None = None

    def set_look(self, palette: QPalette) -> None:
        on_drive = style.ON_DRIVE.on(palette)
        self._copied, self._written = QPen(style.COPIED.on(palette), _WIDTH), QPen(on_drive, _WIDTH)
        self._copied.setCapStyle(Qt.PenCapStyle.RoundCap)  # its pieces look like one line
        self._written.setDashPattern(style.DASHES)
        self._older = QPen(palette.color(QPalette.ColorRole.PlaceholderText), 1)
        self._band = faint(on_drive, _BAND)
        self.update()

    def show_seen(self, seen: Seen, frame: Frame) -> None:
        self._seen = seen
        self.set_frame(frame)

    def draw(self, painter: QPainter, frame: Frame) -> None:
        if self._seen is None:
            return
        self._draw_band(painter, self._seen.written, frame)
        for pen, course in ((self._older, self._seen.older), (self._copied, self._seen.copied)):
            painter.setPen(pen)
            for points in _parts(course, frame) if course is not None else ():
                painter.drawLines([QLineF(*two) for two in pairwise(points)])
        for points in _parts(self._seen.written, frame):
            _draw_dashed(painter, self._written, points)

    def _draw_band(self, painter: QPainter, course: Course, frame: Frame) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)  # else the pieces would show
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._band)
        lows = _parts(course._replace(means=course.lows), frame)
        highs = _parts(course._replace(means=np.minimum(course.highs, frame.top * _MB)), frame)
        for low, high in zip(lows, highs, strict=True):
            for piece in _pieces(len(low)):
                painter.drawPolygon(QPolygonF([*low[piece], *reversed(high[piece])]))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def _draw_dashed(painter: QPainter, pen: QPen, points: Sequence[QPointF]) -> None:
    """Piece by piece, since Qt takes ten times as long for all at once; each goes on with the pattern where it was."""
    painted = QPen(pen)
    length = 0.0
    for piece in _pieces(len(points)):
        painted.setDashOffset(length / pen.widthF())
        painter.setPen(painted)
        painter.drawPolyline(QPolygonF(points[piece]))
        length += sum(QLineF(*two).length() for two in pairwise(points[piece]))


def _pieces(count: int) -> list[slice]:
    """Each begins with the point with which the one before ends."""
    return [slice(begin, begin + _PIECE + 1) for begin in range(0, max(1, count - 1), _PIECE)]


def _parts(course: Course, frame: Frame) -> list[list[QPointF]]:
    """Where its means lie; in several parts where nothing is known in between."""
    known = np.flatnonzero(np.diff(np.concatenate([[False], ~np.isnan(course.means), [False]]).astype(np.int8)))
    places = zip(course.times.tolist(), (course.means / _MB).tolist(), strict=True)
    points = [QPointF(frame.x(time_s), frame.y(speed)) for time_s, speed in places]
    return [points[begin:end] for begin, end in known.reshape(-1, 2).tolist()]


def _pixels(course: Course, frame: Frame) -> bytes:
    heights = np.array([course.means, course.lows, course.highs]) * (frame.height / frame.top / _MB)
    places = (course.times - frame.begin_s) * (frame.width / (frame.end_s - frame.begin_s))
    return np.nan_to_num(np.vstack([heights, places]), nan=-1).round().astype(np.int32).tobytes()
