"""What lies below the lines: the scale's lines, and what the drive was doing."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import pyqtgraph
from PySide6.QtCore import QLineF, QRect
from PySide6.QtGui import QImage, QPainter, QPalette, QPen

from shingleback.model.cache_state import Phase
from shingleback.ui import phase_look
from shingleback.ui.plotting.frame import Frame
from shingleback.ui.plotting.layer import Layer
from shingleback.ui.theme import faint

_LINE: Final = 30  # of 255

Places = dict[Phase, list[tuple[int, int]]]


class Ground(Layer):
    """A strip in color and pattern at the foot, and a tint above it where the drive is slow."""

    def __init__(self, box: pyqtgraph.ViewBox) -> None:
        super().__init__(box, -10)
        self._places: Places = {}
        self._speeds: Sequence[float] = ()
        self._tint = QImage()
        self._palette = QPalette()
        self._unit = 8.0

    def set_look(self, palette: QPalette, unit: float) -> None:
        """`unit`: how far the lines of a pattern are apart."""
        self._palette, self._unit = palette, unit
        self.update()

    def show_places(self, places: Places, speeds: Sequence[float], frame: Frame) -> None:
        self._places, self._speeds = places, speeds
        self._tint = _tint(places, self._palette, round(frame.width))
        self.set_frame(frame)

    def draw(self, painter: QPainter, frame: Frame) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)  # quicker; what is slanted sets it anew
        top, floor, foot = round(frame.lane), round(frame.floor), round(frame.height)
        strip = round(frame.strip) - 3
        painter.drawImage(QRect(0, top, round(frame.width), floor - top), self._tint)
        for phase, places in self._places.items():
            if strip > 0:
                rects = [QRect(left, foot - strip, right - left, strip) for left, right in places]
                phase_look.paint(painter, rects, phase, self._palette, self._unit)
        painter.setPen(QPen(faint(self._palette.color(QPalette.ColorRole.Text), _LINE), 1))
        painter.drawLines([QLineF(0, frame.y(speed), frame.width, frame.y(speed)) for speed in self._speeds])


def _tint(places: Places, palette: QPalette, width: int) -> QImage:
    """One line of pixels, to be drawn as high as there is room: quicker than many high rectangles."""
    image = QImage(max(1, width), 1, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    for phase, stretches in places.items():
        color = phase_look.tint(phase, palette)
        for left, right in stretches if color is not None else ():
            painter.fillRect(left, 0, right - left, 1, color)
    painter.end()
    return image


def places(stretches: Sequence[tuple[float, float, Phase]], frame: Frame) -> Places:
    """From which to which pixel each phase is seen. One too short to be seen goes into the one that follows."""
    if frame.is_mirrored:
        found = places(stretches, replace(frame, is_mirrored=False))
        width = round(frame.width)
        return {phase: [(width - right, width - left) for left, right in pairs] for phase, pairs in found.items()}
    found = {}
    left: int | None = None
    for begin_s, end_s, phase in stretches:
        if end_s < frame.begin_s or begin_s > frame.end_s:
            continue
        begin, end = round(max(0.0, frame.x(begin_s))), round(min(frame.width, frame.x(end_s)))
        left = begin if left is None else left
        if end > left:
            found.setdefault(phase, []).append((left, end))
            left = None
    return found
