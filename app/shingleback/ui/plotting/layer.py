"""What is drawn in pixels above or below the lines."""

import pyqtgraph
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from shingleback.ui.plotting.frame import Frame


class Layer(pyqtgraph.GraphicsObject):
    """As large as the box that it lies in, whose coordinates are pixels. The mouse passes through."""

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
