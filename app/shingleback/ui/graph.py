"""The live graph: how fast files are copied, and how fast the drive takes them."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from shingleback.metrics.throughput import Rates, Throughput
from shingleback.ui import style
from shingleback.words.numbers import duration, rate

if TYPE_CHECKING:
    from shingleback.ui.plot import Plot


class Graph(QFrame):
    """The whole run from left to right; the same in one sentence below it, for those who cannot see it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._throughput = Throughput()
        self._plot: Plot | None = None
        self._legend = QLabel(alignment=Qt.AlignmentFlag.AlignRight)
        self._legend.setText(
            f"<span style='color:{style.COPIED.name()}'>━━</span> {self.tr('copied')} &nbsp; "
            f"<span style='color:{style.ON_DRIVE.name()}'>╍╍</span> {self.tr('written to the drive')}"
        )
        self._sentence = style.dimmed(QLabel())
        self._place = QVBoxLayout()
        layout = QVBoxLayout(self)
        layout.addWidget(self._legend)
        layout.addLayout(self._place, 1)
        layout.addWidget(self._sentence)
        self.setMinimumHeight(170)

    @property
    def sentence(self) -> str:
        return self._sentence.text()

    @property
    def is_drawn(self) -> bool:
        """Whether the library that draws the lines is in memory."""
        return self._plot is not None

    def show_throughput(self, throughput: Throughput) -> None:
        self._throughput = throughput
        self._sentence.setText(self._said(throughput.newest))
        if self._plot is not None:
            self._plot.show_rates(throughput.rates, self.sentence)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._plot is None:
            self._plot = self._make_plot()
            self._plot.show_rates(self._throughput.rates, self.sentence)

    def _make_plot(self) -> "Plot":
        from shingleback.ui.plot import Plot  # noqa: PLC0415 (who only looks at drives does without 40 MB)

        made = Plot()
        self._place.addWidget(made)
        return made

    def _said(self, now: Rates | None) -> str:
        if now is None:
            return ""
        if now.written_bps is None:
            return self.tr("{copied} copied after {time}").format(
                copied=rate(now.copied_bps), time=duration(now.time_s)
            )
        return self.tr("{copied} copied, {written} written to the drive after {time}").format(
            copied=rate(now.copied_bps), written=rate(now.written_bps), time=duration(now.time_s)
        )
