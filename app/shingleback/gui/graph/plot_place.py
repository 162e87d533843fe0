"""The place of the plot: the library that draws it is loaded after the first paint, since that takes a while."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from shingleback.domain.monitoring import RunEvent, RunEventKind
from shingleback.gui.graph import sentences
from shingleback.gui.graph.content import GraphContent
from shingleback.gui.graph.legend import MIN_LETTERS, MIN_LINES
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import ThrottledSpeech
from shingleback.gui.widgets.layouts import in_column

if TYPE_CHECKING:
    from shingleback.gui.graph.plot import Plot

_NOTHING_SHOWN: Final = GraphContent()
_SAID: Final = frozenset({RunEventKind.REST, RunEventKind.REST_OVER, RunEventKind.PACE})
"""What the page of a run announces, or the user has done."""


class PlotPlace(QWidget):
    """Holds the plot, which it describes to a screen reader.

    Attributes:
        plot: None until the library is loaded.

    Signals:
        created: the plot exists, and shows what this place was given.
        read: as in `Plot`.
    """

    created = Signal()
    read = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self.plot: Plot | None = None
        self._content = _NOTHING_SHOWN
        self._is_coming = False
        self._spoken = ThrottledSpeech()
        self._spoken_count = 0
        self._column = in_column(on=self, space=0)
        self.setMinimumSize(style.letters(self, MIN_LETTERS), MIN_LINES * self.fontMetrics().height())  # as the plot

    @property
    def read_s(self) -> float | None:
        """The time to which the user points; None if there is none."""
        return self.plot.read_s if self.plot is not None else None

    def show_content(self, content: GraphContent) -> None:
        """Show new content. A screen reader hears at once of another run, or another part of it."""
        is_other_run = content.recording is not self._content.recording
        is_other_part = (content.is_over, content.is_ejected) != (self._content.is_over, self._content.is_ejected)
        self._content = content
        moments = content.recording.moments
        fresh = [] if is_other_run else [moment for moment in moments[self._spoken_count :] if moment.kind not in _SAID]
        if is_other_run or self.plot is not None:
            self._spoken_count = len(moments)
        if self.plot is None:
            return
        self.plot.show_instead(content.instead)
        self.plot.show_recording(content.recording, content.older)
        self._spoken.describe(self.plot, self._description, is_other=is_other_run or is_other_part)
        self._spoken.announce(self.plot, sentences.marked(fresh[-1:]) if fresh else "")

    def text_at(self, time_s: float, moments: Sequence[RunEvent]) -> str:
        """Return what the run was like at the time to which the user points; it is spoken if the plot has the focus."""
        if self.plot is None:
            return ""
        point, older = self.plot.point_at(time_s), self.plot.older_at(time_s)
        text = sentences.marked(moments) if moments else self._content.sentence_at(time_s, point, older)
        if self.plot.hasFocus():
            self._spoken.announce(self.plot, text)
        return text

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._is_coming:
            self._is_coming = True
            QTimer.singleShot(0, self, self._create)

    def _create(self) -> None:
        # The library is loaded, for a third of a second, in this thread: PySide6 crashes if another loads its classes.
        from shingleback.gui.graph.plot import Plot  # noqa: PLC0415 (saves 40 MB while no graph is shown)

        plot = Plot()
        of_drive, of_backup = self.tr("Speed of the drive over time"), self.tr("Speed of the backup over time")
        plot.setAccessibleName(of_drive if self._content.is_measurement else of_backup)
        plot.setAccessibleDescription(self._description)
        plot.read.connect(self.read)
        self._column.addWidget(plot)
        self.plot = plot
        plot.show_instead(self._content.instead)
        plot.show_recording(self._content.recording, self._content.older)
        self.created.emit()

    @property
    def _description(self) -> str:
        return self._content.sentence or self.tr("The sentence below describes what is happening now.")
