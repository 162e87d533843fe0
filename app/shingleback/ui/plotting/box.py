"""The box in which the lines lie: what the mouse does there is told, and changes nothing by itself."""

from typing import Final

import pyqtgraph
from pyqtgraph.GraphicsScene.mouseEvents import MouseDragEvent
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QGraphicsSceneMouseEvent, QGraphicsSceneWheelEvent

_CLOSER: Final = 0.8  # for one step of the wheel
_STEP: Final = 120.0  # as Qt counts one step of a wheel


class Mouse(QObject):
    """What a person asks for.

    Signals:
        zoomed: by which factor, and around how many pixels from the left.
        panned: by how many pixels; more than 0: later times come into view.
        all_asked: twice pressed.
    """

    zoomed = Signal(float, float)
    panned = Signal(float)
    all_asked = Signal()


class Box(pyqtgraph.ViewBox):
    """Zooms and pans along the time only: the speeds fit by themselves.

    Attributes:
        wants_wheel: the wheel zooms; otherwise it does so with the Ctrl key only.
    """

    def __init__(self) -> None:
        super().__init__(enableMenu=False, defaultPadding=0)
        self.mouse = Mouse()
        self.wants_wheel = False
        self.setMouseEnabled(x=False, y=False)
        self.disableAutoRange()

    def wheelEvent(self, event: QGraphicsSceneWheelEvent, axis: int | None = None) -> None:  # noqa: ARG002 (its own)
        if not (self.wants_wheel or event.modifiers() & Qt.KeyboardModifier.ControlModifier):
            event.ignore()  # the page scrolls
            return
        steps = event.delta() / _STEP
        if event.orientation() is Qt.Orientation.Horizontal:
            self.mouse.panned.emit(-steps * self.width() / 10)
        else:
            self.mouse.zoomed.emit(_CLOSER**steps, event.pos().x())
        event.accept()

    def mouseDragEvent(self, event: MouseDragEvent, axis: int | None = None) -> None:  # noqa: ARG002 (its own)
        event.accept()
        self.mouse.panned.emit(event.lastPos().x() - event.pos().x())

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        self.mouse.all_asked.emit()
