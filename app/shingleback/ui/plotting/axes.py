"""The two scales of the graph: speed where a line begins, time below."""

from collections.abc import Sequence
from typing import Final

import pyqtgraph
from PySide6.QtWidgets import QGraphicsSceneWheelEvent

from shingleback.ui.texts import moment_of, translate

_STEPS_S: Final = (1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 14_400, 28_800, 43_200, 86_400)

_BETWEEN: Final = 3  # letters

Ticks = list[tuple[float, list[float]]]


class TimeAxis(pyqtgraph.AxisItem):
    """Round times since the run began, each with its unit, as many as have room."""

    def __init__(self) -> None:
        super().__init__("bottom")
        self._letter = 8.0

    def set_letter(self, pixels: float) -> None:
        """How wide one is."""
        self._letter = pixels
        self.picture = None
        self.update()

    def tickValues(self, least: float, most: float, size: float) -> Ticks:
        """The later time comes first where people read from right to left."""
        least, most = sorted((least, most))
        per_pixel = (most - least) / max(1.0, size)
        step = next((one for one in _STEPS_S if self._needed(one, most) * per_pixel <= one), _STEPS_S[-1])
        first = -int(-max(0.0, least) // step)
        return [(float(step), [float(step * number) for number in range(first, int(most // step) + 1)])]

    def _needed(self, step: int, most: float) -> float:
        """Pixels for the longer one of the last times, and the distance to the next one."""
        last = most // step * step
        return (max(len(moment_of(value)) for value in (last, last - step)) + _BETWEEN) * self._letter

    def tickStrings(self, values: list[float], _scale: float, _spacing: float) -> list[str]:
        return [moment_of(value) for value in values]

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        event.ignore()


class SpeedAxis(pyqtgraph.AxisItem):
    """The speeds at which the grid has its lines, and at no others."""

    def __init__(self, side: str) -> None:
        super().__init__(side)
        self._steps: tuple[float, ...] = ()

    def show_steps(self, steps: Sequence[float]) -> None:
        if tuple(steps) != self._steps:
            self._steps = tuple(steps)
            self.picture = None
            self.update()

    def tickValues(self, _least: float, _most: float, _size: float) -> Ticks:
        return [(self._steps[1] if len(self._steps) > 1 else 1.0, list(self._steps))]

    def tickStrings(self, values: list[float], _scale: float, _spacing: float) -> list[str]:
        return [translate.number(value, len(f"{value:g}".partition(".")[2])) for value in values]

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        event.ignore()
