"""What lies above the lines: the flags of the marks, and the place that is read."""

from collections.abc import Sequence
from typing import Final

import pyqtgraph
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPalette, QPen, QPolygonF

from shingleback.model.cache_state import Moment, MomentKind
from shingleback.ui import style
from shingleback.ui.plotting.flags import Flag, flags
from shingleback.ui.plotting.frame import Frame
from shingleback.ui.plotting.layer import Layer
from shingleback.ui.texts import translate
from shingleback.ui.theme import Hue, faint
from shingleback.words.moments import short

_HUES: Final[dict[MomentKind, Hue]] = {
    MomentKind.CLIFF: style.ATTENTION,
    MomentKind.RECOVERED: style.NEUTRAL,
    MomentKind.STALL: style.TROUBLE,
    MomentKind.STALL_OVER: style.NEUTRAL,
    MomentKind.REST: style.REST,
    MomentKind.REST_OVER: style.REST,
}
_SIGNS: Final[dict[MomentKind, tuple[tuple[float, float], ...]]] = {
    MomentKind.CLIFF: ((0, 0.2), (1, 0.2), (0.5, 0.9)),
    MomentKind.RECOVERED: ((0, 0.8), (1, 0.8), (0.5, 0.1)),
    MomentKind.STALL: ((0.3, 0), (0.7, 0), (1, 0.3), (1, 0.7), (0.7, 1), (0.3, 1), (0, 0.7), (0, 0.3)),
    MomentKind.PACE: ((0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)),
}
_GOES_ON: Final = ((0.1, 0.0), (1.0, 0.5), (0.1, 1.0))
_BOX: Final = ((0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9))
_PAPER: Final = 225  # of 255: a flag hides what lies below it, but for a hint
_NEAR: Final = 3.0  # pixels
_DOT: Final = 4.0
_BEGINS_LEFT: Final = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute


class Front(Layer):
    """Each flag has a sign, so that its color is not all that tells it from others."""

    def __init__(self, box: pyqtgraph.ViewBox) -> None:
        super().__init__(box, 10)
        self.shown: list[Flag] = []
        self._font = QFont()
        self._palette = QPalette()
        self._read: tuple[float, tuple[tuple[float, QColor], ...]] | None = None

    def set_look(self, font: QFont, palette: QPalette) -> None:
        self._font, self._palette = font, palette
        self.update()

    def show_moments(self, moments: Sequence[Moment], frame: Frame) -> None:
        metrics = QFontMetricsF(self._font)

        def width_of(text: str) -> float:
            return self._pad * (2 if not text else 3) + self._side + metrics.horizontalAdvance(text)

        self.shown = flags(moments, frame.x, frame.width, lambda kind: short(kind, translate), width_of)
        self.set_frame(frame)

    def show_read(self, time_s: float | None, speeds: tuple[tuple[float, QColor], ...] = ()) -> None:
        """Where the person reads: a line, and a dot upon each of the lines."""
        self._read = None if time_s is None else (time_s, speeds)
        self.update()

    def flag_at(self, x: float, y: float) -> Flag | None:
        """The one whose head that is, or beside whose line, as high as the heads are."""
        if self.frame is None or y > self.frame.lane:
            return None
        near = (flag for flag in self.shown if abs(flag.x - x) <= _NEAR)
        heads = (flag for flag in self.shown if flag.width and flag.left <= x <= flag.left + flag.width)
        return next(heads, min(near, key=lambda flag: abs(flag.x - x), default=None))

    def draw(self, painter: QPainter, frame: Frame) -> None:
        for flag in self.shown:
            self._draw_flag(painter, flag, frame)
        if self._read is not None:
            self._draw_read(painter, frame, *self._read)

    def _draw_flag(self, painter: QPainter, flag: Flag, frame: Frame) -> None:
        kind = flag.moment.kind
        color = _HUES.get(kind, style.NEUTRAL).on(self._palette)
        rect = QRectF(flag.left, 1, flag.width, frame.lane - 5)
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
        words = rect.adjusted(self._side + 2 * self._pad, 0, 0, 0)
        painter.drawText(words, _BEGINS_LEFT, flag.text)

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


def _draw_sign(painter: QPainter, kind: MomentKind, rect: QRectF, color: QColor) -> None:
    corners = _SIGNS.get(kind) or (_GOES_ON if kind in (MomentKind.STALL_OVER, MomentKind.REST_OVER) else _BOX)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    if kind is MomentKind.REST:  # as on a player
        for x in (0.1, 0.6):
            painter.drawRect(QRectF(rect.left() + x * rect.width(), rect.top(), 0.3 * rect.width(), rect.height()))
        return
    points = [QPointF(rect.left() + x * rect.width(), rect.top() + y * rect.height()) for x, y in corners]
    painter.drawPolygon(QPolygonF(points))
