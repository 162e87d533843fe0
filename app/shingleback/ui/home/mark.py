"""The mark of a state: a picture in a disk of its color, and a ring that closes while a backup runs."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from shingleback.knowledge.standing import State
from shingleback.ui import motion, style
from shingleback.ui.pictograms import Picture, draw
from shingleback.ui.theme import Hue, faint

_LETTERS: Final = 13
_PICTURE: Final = 0.5  # of the disk
_RING: Final = 0.055
_GROUND: Final = 36  # of 255
_TRACK: Final = 70
_WHOLE: Final = 360 * 16
_GLINT: Final = 20 * 16
_FRAMES: Final = 14
_FRAME_MS: Final = 70

LOOKS: Final[dict[State, tuple[Picture, Hue]]] = {
    State.RUNNING: (Picture.COPY, style.ACCENT),
    State.PAUSED: (Picture.PAUSE, style.REST),
    State.FAILED: (Picture.WARNING, style.DANGER),
    State.DAMAGED: (Picture.SHIELD, style.DANGER),
    State.NEVER: (Picture.COPY, style.NEUTRAL),
    State.OVERDUE: (Picture.CLOCK, style.ATTENTION),
    State.WAITING: (Picture.CABLE, style.NEUTRAL),
    State.GOOD: (Picture.CHECK, style.GOOD),
}


class StateMark(QWidget):
    """An ornament: what it means stands beside it in words.

    While more and more is copied, a glint runs along the ring. It stands still when nothing is copied.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state = State.NEVER
        self._done = 0.0
        self._frame = _FRAMES
        self._frames = QTimer(self, interval=_FRAME_MS)
        self._frames.timeout.connect(self._go_on)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_state(self, state: State, done: float = 0.0) -> None:
        """`done`: how much is copied, from 0 to 1."""
        if (state, done) != (self._state, self._done):
            is_more = done > self._done
            self._state, self._done = state, done
            self.update()
            if is_more and state is State.RUNNING and not self.is_moving and self.isVisible() and motion.is_on():
                self._frame = 0
                self._frames.start()

    @property
    def is_moving(self) -> bool:
        return self._frames.isActive()

    def sizeHint(self) -> QSize:
        side = style.letters(self, _LETTERS)
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        picture, hue = LOOKS[self._state]
        color = hue.on(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(self.width(), self.height())
        ring = side * _RING
        disk = QRectF(0, 0, side, side).adjusted(ring, ring, -ring, -ring)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faint(color, _GROUND))
        painter.drawEllipse(disk)
        if self._state in (State.RUNNING, State.PAUSED):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(faint(color, _TRACK), ring))
            painter.drawEllipse(disk)
            painter.setPen(QPen(color, ring, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawArc(disk, _WHOLE // 4, -round(_WHOLE * self._done))
            if self._frame < _FRAMES:
                glint = round(_WHOLE * self._done * self._frame / _FRAMES)
                painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Base), ring / 2))
                painter.drawArc(disk, _WHOLE // 4 - max(0, glint - _GLINT), -min(_GLINT, glint))
        inner = side * _PICTURE
        draw(painter, picture, QRectF((side - inner) / 2, (side - inner) / 2, inner, inner), color)

    def _go_on(self) -> None:
        self._frame += 1
        if self._frame >= _FRAMES:
            self._frames.stop()
        self.update()
