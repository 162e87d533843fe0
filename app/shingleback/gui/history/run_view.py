"""The page of one run: its result, figures, graph, and what was left out.

It is loaded when first opened, because the graph takes longer to load than everything else.
"""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from shingleback.gui.controllers.history import PastResult, RunResults
from shingleback.gui.graph.graph import Graph
from shingleback.gui.history import texts
from shingleback.gui.run import texts as run_texts
from shingleback.gui.run.bars import LeftOutTable, Summary
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import order_tabs
from shingleback.gui.widgets.basic import Answer, button, fill_page, hint, in_card, page_title
from shingleback.gui.widgets.keys import way_back
from shingleback.gui.widgets.layouts import LEFT, placed
from shingleback.messages.translate import capitalized
from shingleback.monitor.recording import Recording
from shingleback.protocol.results import BackupFinished, CheckFinished
from shingleback.store.settings import BackupSet

_PICTURE: Final = 32
_GRAPH_LINES: Final = 18
_TABLE_ROWS: Final = 8


class RunView(QWidget):
    """Signals: `closed`: back to the runs; `version_requested`: the result of a backup whose files to show."""

    closed = Signal()
    version_requested = Signal(object)

    def __init__(
        self,
        runs: RunResults,
        clock: Callable[[], datetime],
        sets: Callable[[], Sequence[BackupSet]] = tuple,
        exclude: Callable[[str, str], bool] | None = None,
    ) -> None:
        """`sets` returns the current backup sets, for the names of runs. `exclude`: see `Summary`."""
        super().__init__()
        self._runs, self._clock, self._sets = runs, clock, sets
        self._result: PastResult | None = None
        self.back = way_back(self, self.closed.emit)
        self._heading = page_title(style.Wrapped())
        self.answer = Answer(_PICTURE)
        self.files = button(
            self.tr("See the &files of this version"), lambda: self.version_requested.emit(self._result)
        )
        self.summary = Summary(exclude)
        self.table = LeftOutTable(is_check=True)
        self.graph = Graph()
        self._no_graph = hint(self.tr("The graph of this run was not kept."))
        self.graph.show_over()
        self.graph.setMinimumHeight(_GRAPH_LINES * self.fontMetrics().lineSpacing())
        self.answer.row.addWidget(self.files, 0, Qt.AlignmentFlag.AlignVCenter)
        parts = (in_card(self.answer), self.summary, self.table, self.graph, self._no_graph, None)
        fill_page(self, placed(self.back, LEFT), self._heading, *parts)
        order_tabs(self)

    def show_result(self, result: PastResult) -> None:
        self._result = result
        title = texts.title_with_place(result, self._sets())
        self._heading.setText(title)
        tried = result.tried if isinstance(result, CheckFinished) else []
        at = capitalized(texts.moment(result.started_at, self._clock()))
        parts = [at, texts.amount(result), run_texts.sentence(result), *tried]
        self.answer.say(*texts.appearance(result), texts.end(result), "\n".join(part for part in parts if part))
        self.files.setVisible(isinstance(result, BackupFinished) and bool(result.version))
        self.summary.setVisible(isinstance(result, BackupFinished))
        if isinstance(result, BackupFinished):
            self.summary.show_result(result, ())
        items = result.left_out if isinstance(result, CheckFinished) else []
        self.table.show_items(items)
        self.table.setVisible(bool(items))
        for table in (self.table, self.summary.left_out):
            rows = min(table.model().rowCount(), _TABLE_ROWS) * table.verticalHeader().defaultSectionSize()
            table.setFixedHeight(rows + table.horizontalHeader().sizeHint().height() + 2 * table.frameWidth())
        recording = self._runs.recording(result)
        self._no_graph.setVisible(recording is None and isinstance(result, BackupFinished))
        self.graph.show_recording(recording or Recording())
        self.graph.setVisible(not self.graph.is_empty)
        self.graph.set_heading(title)
        self.back.setFocus(Qt.FocusReason.OtherFocusReason)
