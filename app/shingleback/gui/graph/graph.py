"""The live graph: the speed of copying and of the drive, its phases and its cache.

It can be saved as a picture or as a table.
"""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from shingleback.domain.monitoring import CacheState, RunEvent
from shingleback.gui.graph import sentences
from shingleback.gui.graph.content import GraphContent
from shingleback.gui.graph.legend import Legend
from shingleback.gui.graph.plot_place import PlotPlace
from shingleback.gui.graph.saving import GraphSaving
from shingleback.gui.graph.tools import GraphTools
from shingleback.gui.run.cache_gauge import CacheGauge
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import FixedHeightLabel, retain_size_when_hidden
from shingleback.gui.widgets.layouts import BOTTOM, TOP, in_row, placed, wide
from shingleback.gui.widgets.plain import PlainLabel
from shingleback.monitor.recording import Recording
from shingleback.protocol.events import DriveState


class Graph(QFrame):
    """A run from left to right, with the cache beside it; also as a sentence, for users who cannot see it.

    Sentence and cache show the present, or the time to which the user points with the mouse or the arrow keys.
    """

    def __init__(self, *, is_measurement: bool = False) -> None:
        """`is_measurement`: the first line shows what is read from the drive, and nothing is copied."""
        super().__init__()
        self.setObjectName("card")
        self.older: Recording | None = None
        self._content = GraphContent(is_measurement=is_measurement)
        self._heading = ""
        self._place = PlotPlace()
        self.legend = Legend(is_measurement=is_measurement)
        self.tools, self.gauge = GraphTools(), CacheGauge()
        self._unit = style.dimmed(PlainLabel(self.tr("MB/s")))
        self._sentence_label = FixedHeightLabel(2)
        self.saving = GraphSaving(self)
        self._sentence_label.setAlignment(Qt.AlignmentFlag.AlignTop)
        layout = QGridLayout(self)
        layout.setHorizontalSpacing(style.SPACE)
        layout.setVerticalSpacing(style.SPACE // 2)
        layout.setContentsMargins(*[style.MARGIN] * 4)
        layout.addLayout(in_row(placed(self._unit, TOP), wide(self.legend), space=style.SPACE), 0, 0, 1, 2)
        layout.addWidget(self._place, 1, 0)
        layout.addWidget(self.gauge, 1, 1)
        layout.addLayout(in_row(wide(self._sentence_label), placed(self.tools, BOTTOM), space=style.SPACE), 2, 0, 1, 2)
        layout.setColumnStretch(0, 1)
        layout.setRowStretch(1, 1)
        self._place.read.connect(self._on_read)
        self._place.created.connect(self._connect_plot)
        self.tools.older_requested.connect(lambda _is_asked: self.show_recording(self._content.recording, self.older))
        self.tools.picture_requested.connect(lambda: self.saving.save_picture(self._parts(), self._heading))
        self.tools.table_requested.connect(lambda: self.saving.save_table(self._content.recording, self._heading))
        self.tools.show_reach(is_all=True)
        self._show(self._content, is_new=True)

    @property
    def sentence(self) -> str:
        """A sentence about the present or, after the end of the run, about the whole run."""
        return self._content.sentence

    @property
    def shown_sentence(self) -> str:
        """The sentence below the lines: about the present, or about the time to which the user points."""
        return self._sentence_label.text()

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to see, as in a run of a second or two."""
        return self._content.is_empty

    @property
    def is_drawn(self) -> bool:
        """Whether the library that draws the lines is loaded."""
        return self._place.plot is not None

    def set_heading(self, heading: str) -> None:
        """Set the heading of a saved picture, and part of its file name: which run this is."""
        self._heading = heading

    def show_ejected(self, *, is_ejected: bool) -> None:
        """Show that the present state is unknown since the eject; the past can still be read."""
        self._show(replace(self._content, is_ejected=is_ejected))

    def show_over(self) -> None:
        """Show a past run, which has no present state."""
        self._show(replace(self._content, is_over=True, is_ejected=True))

    def show_ended(self, drive: DriveState | None = None, *, has_ended: bool) -> None:
        """Describe the whole run once it has ended. Gauge and sentence show the drive's present state, if known."""
        self._show(replace(self._content, is_over=has_ended, drive=drive))

    def show_recording(self, recording: Recording, older: Recording | None = None) -> None:
        """Show new data of a recording, or another one. `older` is overlaid, aligned at its start."""
        self.older = older
        self.tools.show_older(has_older=older is not None)
        if recording is not self._content.recording:
            retain_size_when_hidden(self.gauge, is_kept=False)
        shown_older = older if self.tools.older.isChecked() else None
        self._show(replace(self._content, recording=recording, older=shown_older), is_new=True)

    def _show(self, content: GraphContent, *, is_new: bool = False) -> None:
        """Show content; `is_new`: the recording may have grown."""
        if content == self._content and not is_new:
            return
        self._content = content
        self.tools.show_content(is_empty=content.is_empty)
        self.legend.show_seen(content.lines, content.phases)
        self._place.show_content(content)
        if self._place.read_s is None:
            self._show_now()

    def _connect_plot(self) -> None:
        plot = self._place.plot
        if plot is None:
            return
        plot.reached.connect(lambda: self.tools.show_reach(is_all=plot.reach.is_all))
        self.tools.closer.connect(plot.closer)
        self.tools.farther.connect(plot.farther)
        self.tools.all_requested.connect(plot.show_all)
        self.setTabOrder(self.tools.save, plot)

    def _on_read(self, time_s: float | None, moments: Sequence[RunEvent]) -> None:
        if time_s is None or self._place.plot is None:
            self._show_now()
            return
        self._sentence_label.setText(self._place.text_at(time_s, moments))
        point = self._place.plot.point_at(time_s)
        self._show_gauge(sentences.cache_of(point) if point is not None else None)

    def _show_now(self) -> None:
        self._sentence_label.setText(self.sentence)
        self._show_gauge(self._content.cache)

    def _show_gauge(self, cache: CacheState | None) -> None:
        self.gauge.setVisible(cache is not None)
        if cache is not None:
            self.gauge.show_cache(cache)
            retain_size_when_hidden(self.gauge)  # so that reading does not move the lines

    def _parts(self) -> Sequence[QWidget]:
        """Return the parts that belong in a saved picture."""
        plots = [self._place.plot] if self._place.plot is not None else []
        return (self.legend, self._unit, *plots, self.gauge, self._sentence_label)
