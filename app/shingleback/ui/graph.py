"""The live graph: how fast files are copied and the drive takes them, what it is doing, and how full its cache is."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from shingleback.metrics.recording.recording import Point, Recording
from shingleback.model.cache_state import Moment
from shingleback.ui import graph_texts, style
from shingleback.ui.graph_legend import Legend
from shingleback.ui.graph_saving import GraphSaving
from shingleback.ui.graph_tools import GraphTools
from shingleback.ui.plotting.frame import LEAST_LETTERS, LEAST_LINES
from shingleback.ui.spoken import Spoken
from shingleback.ui.steady import SteadyLabel, keep_room
from shingleback.ui.vessel import Vessel

if TYPE_CHECKING:
    from shingleback.ui.plotting.plot import Plot


class Graph(QFrame):
    """A run from left to right, and beside it the cache; the same in one sentence, for those who cannot see it.

    The sentence is that of now, or of the place to which a person points with the mouse or the arrow keys; so is the
    cache.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._recording = Recording()
        self.older: Recording | None = None
        self._told = 0
        self._heading = ""
        self._is_ejected = self._is_over = self._is_coming = False
        self._spoken = Spoken()
        self._plot: Plot | None = None
        self.legend, self.tools, self.vessel = Legend(), GraphTools(), Vessel()
        self._unit = style.dimmed(QLabel(self.tr("MB/s")))
        self._said = SteadyLabel(2)
        self.saving = GraphSaving(self)
        self._place = QVBoxLayout()
        self._lay_out()
        self._connect()
        self.show_recording(self._recording)

    @property
    def sentence(self) -> str:
        """What is so now; of a run that is over, what it was like."""
        if self._is_over:
            pointing = self.tr("Point to a place in the graph to read what happened there.")
            return graph_texts.story(self._recording) or pointing
        if self._is_ejected:
            return self.tr("The drive is ejected: nothing more is known of it.")
        return graph_texts.now(self._recording)

    @property
    def said(self) -> str:
        """What stands below the lines: the sentence of now, or what the person points to."""
        return self._said.text()

    @property
    def is_drawn(self) -> bool:
        """Whether the library that draws the lines is in memory."""
        return self._plot is not None

    def set_heading(self, heading: str) -> None:
        """What stands above it in its picture, and in the names of its files: whose run this is."""
        self._heading = heading

    def show_ejected(self, *, is_ejected: bool) -> None:
        """What is so now is not known then; what was can still be read."""
        if is_ejected != self._is_ejected:
            self._is_ejected = is_ejected
            self._show_now()

    def show_over(self) -> None:
        """It is a run of the past: there is no now."""
        self._is_over = self._is_ejected = True

    def show_ended(self, *, has_ended: bool) -> None:
        """The whole run is told, whatever the drive still does."""
        if has_ended != self._is_over:
            self._is_over = has_ended
            self._show_now()

    def show_recording(self, recording: Recording, older: Recording | None = None) -> None:
        """What is new in it, or another one. `older` is laid beside, from its own beginning on."""
        if recording is not self._recording:
            self._told = len(recording.moments)
            keep_room(self.vessel, is_kept=False)
        self._recording, self.older = recording, older
        self.tools.show_older(has_older=older is not None)
        self._show_legend()
        if self._plot is not None:
            self._plot.show_recording(recording, self._shown_older)
        if self._plot is None or self._plot.read_s is None:
            self._show_now()
        self._speak()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The lines come after the first picture: to load what draws them takes longer than a person waits for it."""
        super().paintEvent(event)
        if self._plot is None and not self._is_coming:
            self._is_coming = True
            QTimer.singleShot(0, self, self._draw)

    def _draw(self) -> None:
        self._plot = self._make_plot()
        self._plot.show_recording(self._recording, self._shown_older)

    @property
    def _shown_older(self) -> Recording | None:
        return self.older if self.tools.older.isChecked() else None

    def _make_plot(self) -> "Plot":
        from shingleback.ui.plotting.plot import Plot  # noqa: PLC0415 (who only looks at drives does without 40 MB)

        made = Plot()
        made.setAccessibleName(self.tr("Speed of the backup over time"))
        made.setAccessibleDescription(self.sentence or self.tr("The sentence below it says what is so now."))
        made.read.connect(self._on_read)
        made.reached.connect(lambda: self.tools.show_reach(is_all=made.reach.is_all))
        self.tools.closer.connect(made.closer)
        self.tools.farther.connect(made.farther)
        self.tools.all_asked.connect(made.show_all)
        self._place.takeAt(0)
        self._place.addWidget(made)
        self.setTabOrder(self.tools.save, made)
        return made

    def _connect(self) -> None:
        self.tools.older_asked.connect(lambda _is_asked: self.show_recording(self._recording, self.older))
        self.tools.picture_asked.connect(lambda: self.saving.save_picture(self._parts(), self._heading))
        self.tools.table_asked.connect(lambda: self.saving.save_table(self._recording, self._heading))
        self.tools.show_reach(is_all=True)

    # what is said ---------------------------------------------------------------------------------------------

    def _on_read(self, time_s: float | None, moments: Sequence[Moment]) -> None:
        if time_s is None:
            self._show_now()
            return
        said = graph_texts.marked(moments) if moments else graph_texts.at(time_s, self._recording, self._shown_older)
        self._said.setText(said)
        self._show_vessel(self._recording.at(time_s))
        if self._plot is not None and self._plot.hasFocus():
            self._spoken.announce(self._plot, said)

    def _show_now(self) -> None:
        self._said.setText(self.sentence)
        self._show_vessel(self._recording[-1] if len(self._recording) and not self._is_ejected else None)

    def _show_vessel(self, point: Point | None) -> None:
        cache = graph_texts.cache_of(point) if point is not None else None
        self.vessel.setVisible(cache is not None)
        if cache is not None:
            self.vessel.show_cache(cache)
            keep_room(self.vessel)  # or reading would move the lines

    def _show_legend(self) -> None:
        phases = {phase for _, _, phase in self._recording.stretches()}
        self.legend.show_seen(tuple(phases), has_older=self._shown_older is not None)

    def _speak(self) -> None:
        """Marks that have come in since, and now and then how it goes."""
        if self._plot is None:
            return
        self._spoken.describe(self._plot, self.sentence)
        fresh = self._recording.moments[self._told :]
        self._told = len(self._recording.moments)
        self._spoken.announce(self._plot, graph_texts.marked(fresh[-1:]) if fresh else "")

    def _parts(self) -> Sequence[QWidget]:
        """What belongs to a picture of it."""
        plots = [self._plot] if self._plot is not None else []
        return (self.legend, self._unit, *plots, self.vessel, self._said)

    def _lay_out(self) -> None:
        self._said.setAlignment(Qt.AlignmentFlag.AlignTop)
        layout = QGridLayout(self)
        layout.setHorizontalSpacing(style.SPACE)
        layout.setVerticalSpacing(style.SPACE // 2)
        layout.setContentsMargins(*[style.MARGIN] * 4)
        foot = QHBoxLayout()
        foot.setSpacing(style.SPACE)
        foot.addWidget(self._said, 1)
        foot.addWidget(self.tools, 0, Qt.AlignmentFlag.AlignBottom)
        head = QHBoxLayout()
        head.addWidget(self.legend, 1)
        head.addWidget(self._unit, 0, Qt.AlignmentFlag.AlignTop)
        layout.addLayout(head, 0, 0, 1, 2)
        layout.addLayout(self._place, 1, 0)
        layout.addWidget(self.vessel, 1, 1)
        layout.addLayout(foot, 2, 0, 1, 2)
        self._place.addStretch(1)  # until the lines are there
        layout.setColumnMinimumWidth(0, style.letters(self, LEAST_LETTERS))  # as the lines, before they are there
        layout.setRowMinimumHeight(1, LEAST_LINES * self.fontMetrics().height())
        layout.setColumnStretch(0, 1)
        layout.setRowStretch(1, 1)
