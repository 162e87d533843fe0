"""The lines of the live graph. Only who shows them imports this: it takes 40 MB, and a quarter of a second."""

from collections.abc import Sequence
from typing import Final

import numpy as np
import pyqtgraph
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QVBoxLayout, QWidget

from shingleback.metrics.throughput import Rates
from shingleback.ui import style

_MB: Final = 1e6
_LEAST_TOP_MB: Final = 10.0
_LEAST_SPAN_S: Final = 30.0
_MINUTE_S: Final = 60.0
_HOUR_S: Final = 3600.0
_MOST_TICKS: Final = 8
_TIME_STEPS_S: Final = (5, 10, 30, 60, 120, 300, 600, 1_800, 3_600, 7_200, 14_400, 43_200, 86_400)


class _TimeAxis(pyqtgraph.AxisItem):
    """Minutes and seconds, later hours and minutes."""

    def tickSpacing(self, least: float, most: float, _size: float) -> list[tuple[float, float]]:
        span_s = most - least
        step_s = next((step for step in _TIME_STEPS_S if span_s / step <= _MOST_TICKS), _TIME_STEPS_S[-1])
        return [(step_s, 0)]

    def tickStrings(self, values: list[float], _scale: float, spacing: float) -> list[str]:
        if spacing >= _HOUR_S:
            return [f"{value / _HOUR_S:.0f} h" for value in values]
        if spacing >= _MINUTE_S:
            return [f"{value // _HOUR_S:.0f}:{value % _HOUR_S / _MINUTE_S:02.0f} h" for value in values]
        return [f"{value // _MINUTE_S:.0f}:{value % _MINUTE_S:02.0f}" for value in values]


class Plot(QWidget):
    """Two lines over time, in the colors of the palette."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._plot = pyqtgraph.PlotWidget(axisItems={"bottom": _TimeAxis("bottom")})
        self._plot.setMouseEnabled(x=False, y=False)
        self._plot.setMenuEnabled(False)
        self._plot.hideButtons()
        self._plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._plot.setAntialiasing(True)
        self._plot.showGrid(y=True, alpha=0.15)
        self._copied = self._plot.plot()
        self._written = self._plot.plot()
        self._axes = [self._plot.getAxis(side) for side in ("left", "bottom")]
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._plot)
        self._plot.setAccessibleName(self.tr("Throughput"))
        self._paint_anew()

    @property
    def span(self) -> tuple[float, float]:
        """How many seconds to the right, and how many MB/s up, can be seen."""
        (_, last_s), (_, top_mb) = self._plot.viewRange()
        return last_s, top_mb

    def show_rates(self, rates: Sequence[Rates], said: str) -> None:
        """`said` is the same in words."""
        times = np.array([one.time_s for one in rates])
        self._copied.setData(times, np.array([one.copied_bps for one in rates]) / _MB)
        taken = [np.nan if one.written_bps is None else one.written_bps for one in rates]
        self._written.setData(times, np.array(taken) / _MB)
        top = max((max(one.copied_bps, one.written_bps or 0) for one in rates), default=0) / _MB
        last_s = rates[-1].time_s if rates else 0
        self._plot.getPlotItem().setRange(
            xRange=(0, max(_LEAST_SPAN_S, last_s)), yRange=(0, max(_LEAST_TOP_MB, top * 1.1)), padding=0
        )
        self._plot.setAccessibleDescription(said)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._paint_anew()

    def _paint_anew(self) -> None:
        palette = self.palette()
        text = palette.color(QPalette.ColorRole.Text)
        self._plot.setBackground(palette.color(QPalette.ColorRole.Base))
        for axis in self._axes:
            axis.setTextPen(text)
            axis.setPen(_thin(text))
        self._axes[0].setLabel(self.tr("MB/s"), color=text.name())
        self._copied.setPen(pyqtgraph.mkPen(style.COPIED, width=2))
        self._copied.setBrush(_thin(style.COPIED))
        self._copied.setFillLevel(0)
        self._written.setPen(pyqtgraph.mkPen(style.ON_DRIVE, width=2, style=Qt.PenStyle.DashLine))


def _thin(color: QColor) -> QColor:
    found = QColor(color)
    found.setAlpha(50)
    return found
