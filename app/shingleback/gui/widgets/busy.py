"""A bar for work of unknown length: one block that moves to and fro.

Qt's style sheets draw a block that leaves on one side while it enters on the other, which looks like two.
"""

from typing import Final

from PySide6.QtCore import QElapsedTimer, QRectF, Qt, QTimer
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPalette, QShowEvent
from PySide6.QtWidgets import QProgressBar

from shingleback.gui.widgets import style
from shingleback.gui.widgets.desktop_settings import may_animate
from shingleback.gui.widgets.style import faint

_FRAME_MS: Final = 40
_WAY_MS: Final = 1_600  # from one side to the other
_BLOCK: Final = 0.25  # of the width
_TRACK: Final = 60  # of 255


class BusyBar(QProgressBar):
    """Like any progress bar once its maximum is known. The block rests in the middle if nothing may move."""

    def __init__(self) -> None:
        super().__init__(textVisible=False)
        self.setRange(0, 0)
        self._clock = QElapsedTimer()
        self._clock.start()
        self._frames = QTimer(self, interval=_FRAME_MS)
        self._frames.timeout.connect(self._on_frame)

    @property
    def block(self) -> QRectF:
        """The block as it is painted next."""
        width = self.width() * _BLOCK
        way = (self._clock.elapsed() % (2 * _WAY_MS)) / _WAY_MS
        done = min(way, 2 - way) if may_animate() else 0.5
        return QRectF(done * (self.width() - width), 0, width, self.height())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if may_animate():
            self._frames.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._frames.stop()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.maximum() > self.minimum():
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        round_ = self.height() / 2
        for rect, color in (
            (QRectF(self.rect()), faint(self.palette().color(QPalette.ColorRole.Text), _TRACK)),
            (self.block, style.ACCENT.on(self.palette())),
        ):
            painter.setBrush(color)
            painter.drawRoundedRect(rect, round_, round_)

    def _on_frame(self) -> None:
        if self.maximum() == self.minimum():
            self.update()
