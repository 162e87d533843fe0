"""The legend of the graph: only what is visible in it."""

from collections.abc import Collection, Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from shingleback.domain.monitoring import Phase
from shingleback.gui.graph.patterns import LEGEND, paint
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.messages.progress import phase_name

MIN_LETTERS: Final = 36  # the minimum width of the plot
MIN_LINES: Final = 9  # the minimum height in lines of text; below it, the axis has hardly two numbers
_LINE_WIDTH: Final = 2.5


class _Entry(NamedTuple):
    """`sample` is a phase or the name of a line."""

    sample: Phase | str
    text: str


class Legend(QWidget):
    """Shows only what is visible in the graph."""

    def __init__(self, *, is_measurement: bool = False) -> None:
        """`is_measurement`: the first line shows what is read from the drive."""
        super().__init__()
        self._first = self.tr("read from the drive") if is_measurement else self.tr("copied")
        self._entries: list[_Entry] = []
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(self.tr("What the lines and patterns mean"))

    @property
    def texts(self) -> list[str]:
        return [entry.text for entry in self._entries]

    def show_seen(self, lines: Collection[str], phases: Collection[Phase]) -> None:
        """Show what these lines (`copied`, `written`, `older`) and phases mean."""
        written, older = self.tr("written to the drive"), self.tr("an earlier run")
        names = {"copied": self._first, "written": written, "older": older}
        entries = [_Entry(line, name) for line, name in names.items() if line in lines]
        entries += [_Entry(phase, phase_name(phase, translate)) for phase in LEGEND if phase in phases]
        if entries != self._entries:
            self._entries = entries
            self.setAccessibleDescription(", ".join(self.texts))
            self.updateGeometry()
            self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(max((place.bottom() for _, place in self._places(width)), default=self.fontMetrics().height()))

    def sizeHint(self) -> QSize:
        width = round(sum(place.width() + self._gap for _, place in self._places(0)))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        widest = round(max((place.width() for _, place in self._places(0)), default=0.0))
        return QSize(widest, self.fontMetrics().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for entry, place in self._places(self.width()):
            sample = QRectF(place.left(), place.top(), self._sample, place.height())
            self._paint_sample(painter, entry.sample, self._visual_rect(sample))
            painter.setPen(self.palette().color(QPalette.ColorRole.Text))
            text_area = self._visual_rect(place.adjusted(self._sample + self._gap / 3, 0, 0, 0))
            painter.drawText(text_area, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, entry.text)

    def _visual_rect(self, place: QRectF) -> QRectF:
        """Return the mirrored rectangle in right-to-left languages."""
        if self.layoutDirection() is Qt.LayoutDirection.LeftToRight:
            return place
        return QRectF(self.width() - place.right(), place.top(), place.width(), place.height())

    def _paint_sample(self, painter: QPainter, sample: Phase | str, rect: QRectF) -> None:
        if isinstance(sample, Phase):
            height = self.fontMetrics().height()
            swatch = rect.adjusted(0, height * 0.15, 0, -height * 0.15).toRect()
            paint(painter, [swatch], sample, self.palette(), height * 0.4)
            return
        painter.setPen(self._pen(sample))
        painter.drawLine(QPointF(rect.left() + 1, rect.center().y()), QPointF(rect.right() - 1, rect.center().y()))

    def _pen(self, sample: str) -> QPen:
        if sample == "copied":
            return QPen(style.COPIED.on(self.palette()), _LINE_WIDTH)
        if sample == "older":
            return QPen(self.palette().color(QPalette.ColorRole.PlaceholderText), 1)
        pen = QPen(style.ON_DRIVE.on(self.palette()), _LINE_WIDTH)
        pen.setDashPattern(style.DASHES)
        return pen

    def _places(self, width: float) -> Iterator[tuple[_Entry, QRectF]]:
        """Lay the entries out from left to right, in as many rows as needed."""
        metrics = self.fontMetrics()
        left_x = top = 0.0
        for entry in self._entries:
            needed = self._sample + self._gap / 3 + metrics.horizontalAdvance(entry.text) + 2
            if left_x and left_x + needed > width:
                left_x, top = 0.0, top + metrics.height() * 1.25
            yield entry, QRectF(left_x, top, needed, metrics.height())
            left_x += needed + self._gap

    @property
    def _sample(self) -> float:
        return self.fontMetrics().height() * 1.7

    @property
    def _gap(self) -> float:
        return self.fontMetrics().height() * 0.9
