"""The live graph: the speed of copying and of the drive, its phases and its cache.

It can be saved as a picture or as a table.
"""

import copy
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QDateTime, QIODevice, QObject, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QImage,
    QImageWriter,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
    QShortcut,
)
from PySide6.QtWidgets import (
    QCheckBox,
    QFileDialog,
    QFrame,
    QGridLayout,
    QMenu,
    QMessageBox,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from shingleback.domain.monitoring import CacheState, RunEvent
from shingleback.domain.text import visible
from shingleback.gui.controllers.file_writer import FileWriter
from shingleback.gui.graph import sentences
from shingleback.gui.graph.legend import MIN_LETTERS, MIN_LINES, Legend
from shingleback.gui.run.cache_gauge import CacheGauge
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import ThrottledSpeech
from shingleback.gui.widgets.basic import FixedHeightLabel, retain_size_when_hidden
from shingleback.gui.widgets.dates import stamp
from shingleback.gui.widgets.layouts import BOTTOM, TOP, in_row, placed, wide
from shingleback.gui.widgets.plain import PlainLabel, PlainMessageBox, set_tip
from shingleback.monitor import recording as table
from shingleback.monitor.recording import Recording
from shingleback.protocol.events import DriveState
from shingleback.protocol.run_state import cache_state_of

if TYPE_CHECKING:
    from shingleback.gui.graph.plot import Plot


_MINUS: Final = "\u2212"  # as wide as the plus sign
_SHARP: Final = 2  # pictures are often shown larger to others
_PLAIN: Final = QWidget.RenderFlag.DrawChildren

_LINE: Final = 2  # points


class GraphTools(QWidget):
    """A row of buttons for the graph.

    Signals:
        closer, farther, all_requested: zoom in, zoom out, show the whole run.
        older_requested: whether to show an earlier run.
        picture_requested, table_requested: save it.
    """

    closer = Signal()
    farther = Signal()
    all_requested = Signal()
    older_requested = Signal(bool)
    picture_requested = Signal()
    table_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.older = QCheckBox(self.tr("Compare"))
        self.older.setAccessibleName(self.tr("Compare with an earlier run"))
        set_tip(self.older, self.older.accessibleName())
        self.older.setChecked(True)
        self.older.toggled.connect(self.older_requested)
        wheel = self.tr("{about} ({key}, or Ctrl and the mouse wheel)")
        plain = self.tr("{about} ({key})")
        self.minus = self._button(_MINUS, self.tr("Show a longer time"), "Ctrl+-", self.farther.emit, wheel)
        self.plus = self._button("+", self.tr("Show a shorter time"), "Ctrl++", self.closer.emit, wheel)
        self.all = self._button(self.tr("All"), self.tr("Show the whole run"), "Ctrl+0", self.all_requested.emit, plain)
        self.save = QPushButton(self.tr("Save"), autoDefault=True)
        self.save.setObjectName("tool")
        self.save.setAccessibleName(self.tr("Save the graph"))
        menu = QMenu(self)
        for text, key, do in (
            (self.tr("As a &picture (PNG)…"), "Ctrl+Shift+P", self.picture_requested.emit),
            (self.tr("As a &table (CSV)…"), "Ctrl+Shift+T", self.table_requested.emit),
        ):
            action = menu.addAction(text)
            action.setShortcut(QKeySequence(key))
            action.triggered.connect(do)
            self.addAction(action)
        self.save.setMenu(menu)
        in_row(self.older, self.minus, self.plus, self.all, self.save, on=self, space=style.SPACE // 2)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.show_older(has_older=False)

    def show_older(self, *, has_older: bool) -> None:
        self.older.setVisible(has_older)

    def show_reach(self, *, is_all: bool) -> None:
        """Enable the buttons that show more, unless the whole run is visible."""
        self.minus.setEnabled(not is_all)
        self.all.setEnabled(not is_all)

    def show_content(self, *, is_empty: bool) -> None:
        """Disable zooming in and saving while the graph is empty."""
        for press in (self.plus, self.save):
            press.setEnabled(not is_empty)
        for action in self.actions():
            action.setEnabled(not is_empty)

    def _button(self, text: str, purpose: str, key: str, do: Callable[[], object], tip: str) -> QPushButton:
        button = QPushButton(text, autoDefault=True)
        button.setObjectName("tool")
        button.setAccessibleName(purpose)
        button.clicked.connect(do)
        shortcut = QShortcut(QKeySequence(key), self, context=Qt.ShortcutContext.WindowShortcut)
        shortcut.activated.connect(button.click)
        shown = shortcut.key().toString(QKeySequence.SequenceFormat.NativeText)
        set_tip(button, tip.format(about=purpose, key=shown))
        return button


class GraphSaving(QObject):
    """Saves the graph: asks for a file name, and reports failures."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._widget = parent
        self.file_writer = FileWriter(self)
        self.file_writer.failed.connect(self._complain)

    def save_picture(self, parts: Sequence[QWidget], heading: str = "") -> None:
        path = self._ask(self.tr("Save the graph as a picture"), heading, "png", self.tr("Pictures (*.png)"))
        if path:
            at = stamp(QDateTime.currentDateTime())
            image = picture_of(self._widget, parts, f"{heading}, {at}" if heading else at)
            self.file_writer.save(path, lambda file: file.write(_as_png(image)))

    def save_table(self, recording: Recording, heading: str = "") -> None:
        path = self._ask(self.tr("Save the figures as a table"), heading, "csv", self.tr("Tables (*.csv)"))
        if path:
            frozen = copy.deepcopy(recording)
            self.file_writer.save(path, lambda file: file.writelines(line.encode() for line in table.lines(frozen)))

    def _ask(self, title: str, heading: str, ending: str, kinds: str) -> str:
        at = QDateTime.currentDateTime().toString("yyyy-MM-dd HH-mm")
        name = heading.replace("/", " ").strip() or self.tr("Backup")
        proposed = Path.home() / self.tr("{name}, {at}.{ending}").format(name=name, at=at, ending=ending)
        path, _ = QFileDialog.getSaveFileName(self._widget, title, str(proposed), kinds)
        return path if not path or Path(path).suffix else f"{path}.{ending}"

    def _complain(self, path: str, why: str) -> None:
        text = self.tr("“{path}” could not be saved.").format(path=visible(path))
        reason = self.tr("The system says: {why}. Please choose another place.").format(why=why)
        PlainMessageBox(QMessageBox.Icon.Warning, text, reason, parent=self._widget).open()


def picture_of(whole: QWidget, parts: Sequence[QWidget], heading: str = "") -> QImage:
    """Render visible parts of a widget at their positions, at a higher resolution, below a heading."""
    font = QFont(whole.font())
    font.setBold(True)
    above = 2 * QFontMetrics(font).height() if heading else 0
    image = QImage(QSize(whole.width(), whole.height() + above) * _SHARP, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(_SHARP)
    image.fill(whole.palette().color(QPalette.ColorRole.Base))
    painter = QPainter(image)
    painter.setFont(font)
    painter.setPen(whole.palette().color(QPalette.ColorRole.Text))
    margin = above // 4
    painter.drawText(QRect(margin, margin, whole.width() - 2 * margin, above), Qt.AlignmentFlag.AlignLeft, heading)
    for part in parts:
        if part.isVisibleTo(whole):
            at = part.mapTo(whole, QPoint(0, above))
            QWidget.render(part, painter, at, renderFlags=_PLAIN)  # a plot's own render() would render only its scene
    painter.end()
    return image


def _as_png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(image)
    return bytes(buffer.data().data())


class Graph(QFrame):
    """A run from left to right, with the cache beside it; also as a sentence, for users who cannot see it.

    Sentence and cache show the present, or the time to which the user points with the mouse or the arrow keys.
    """

    def __init__(self, *, is_measurement: bool = False) -> None:
        """`is_measurement`: the first line shows what is read from the drive, and nothing is copied."""
        super().__init__()
        self.setObjectName("card")
        self._is_measurement = is_measurement
        self._recording = Recording()
        self.older: Recording | None = None
        self._spoken_count = 0
        self._heading = ""
        self._is_ejected = self._is_over = self._is_coming = False
        self._drive: DriveState | None = None
        self._spoken = ThrottledSpeech()
        self._plot: Plot | None = None
        self.legend = Legend(is_measurement=is_measurement)
        self.tools, self.gauge = GraphTools(), CacheGauge()
        self._unit = style.dimmed(PlainLabel(self.tr("MB/s")))
        self._sentence_label = FixedHeightLabel(2)
        self.saving = GraphSaving(self)
        self._place = QVBoxLayout()
        self._sentence_label.setAlignment(Qt.AlignmentFlag.AlignTop)
        layout = QGridLayout(self)
        layout.setHorizontalSpacing(style.SPACE)
        layout.setVerticalSpacing(style.SPACE // 2)
        layout.setContentsMargins(*[style.MARGIN] * 4)
        layout.addLayout(in_row(placed(self._unit, TOP), wide(self.legend), space=style.SPACE), 0, 0, 1, 2)
        layout.addLayout(self._place, 1, 0)
        layout.addWidget(self.gauge, 1, 1)
        layout.addLayout(in_row(wide(self._sentence_label), placed(self.tools, BOTTOM), space=style.SPACE), 2, 0, 1, 2)
        self._place.addStretch(1)  # until the plot exists
        layout.setColumnMinimumWidth(0, style.letters(self, MIN_LETTERS))  # as for the plot, before it exists
        layout.setRowMinimumHeight(1, MIN_LINES * self.fontMetrics().height())
        layout.setColumnStretch(0, 1)
        layout.setRowStretch(1, 1)
        self.tools.older_requested.connect(lambda _is_asked: self.show_recording(self._recording, self.older))
        self.tools.picture_requested.connect(lambda: self.saving.save_picture(self._parts(), self._heading))
        self.tools.table_requested.connect(lambda: self.saving.save_table(self._recording, self._heading))
        self.tools.show_reach(is_all=True)
        self.show_recording(self._recording)

    @property
    def sentence(self) -> str:
        """A sentence about the present or, after the end of the run, about the whole run."""
        if self._is_over:
            pointing = self.tr("Point at the graph to see what happened at that time.")
            story = "" if self._is_measurement else sentences.story(self._recording)
            return "" if self.is_empty else story or pointing
        if self._is_ejected:
            return self.tr("The drive was ejected.")
        return sentences.now(self._recording, self._drive, is_measurement=self._is_measurement)

    @property
    def shown_sentence(self) -> str:
        """The sentence below the lines: about the present, or about the time to which the user points."""
        return self._sentence_label.text()

    @property
    def is_empty(self) -> bool:
        """Whether there is no line to draw, which takes two points; a run of a second or two may have fewer."""
        return len(self._recording) < _LINE

    @property
    def is_drawn(self) -> bool:
        """Whether the library that draws the lines is loaded."""
        return self._plot is not None

    def set_heading(self, heading: str) -> None:
        """Set the heading of a saved picture, and part of its file name: which run this is."""
        self._heading = heading

    def show_ejected(self, *, is_ejected: bool) -> None:
        """Show that the present state is unknown since the eject; the past can still be read."""
        if is_ejected != self._is_ejected:
            self._is_ejected = is_ejected
            self._show_now()
            self._describe(is_other=True)

    def show_over(self) -> None:
        """Show a past run, which has no present state."""
        self._is_over = self._is_ejected = True

    def show_ended(self, drive: DriveState | None = None, *, has_ended: bool) -> None:
        """Describe the whole run once it has ended. Gauge and sentence show the drive's present state, if known."""
        if (has_ended, drive) != (self._is_over, self._drive):
            is_other = has_ended != self._is_over
            self._is_over, self._drive = has_ended, drive
            if self._plot is None or self._plot.read_s is None:
                self._show_now()
            self._describe(is_other=is_other)

    def show_recording(self, recording: Recording, older: Recording | None = None) -> None:
        """Show new data of a recording, or another one. `older` is overlaid, aligned at its start."""
        is_other = recording is not self._recording
        if is_other:
            self._spoken_count = len(recording.moments)
            retain_size_when_hidden(self.gauge, is_kept=False)
        self._recording, self.older = recording, older
        self.tools.show_older(has_older=older is not None)
        self.tools.show_content(is_empty=self.is_empty)
        phases = {phase for _, _, phase in self._recording.stretches()}
        self.legend.show_seen(tuple(phases), has_older=self._shown_older is not None)
        if self._plot is not None:
            self._plot.show_recording(recording, self._shown_older)
        if self._plot is None or self._plot.read_s is None:
            self._show_now()
        self._describe(is_other=is_other)
        if self._plot is not None:
            fresh = recording.moments[self._spoken_count :]
            self._spoken_count = len(recording.moments)
            self._spoken.announce(self._plot, sentences.marked(fresh[-1:]) if fresh else "")

    def paintEvent(self, event: QPaintEvent) -> None:
        """Create the plot after the first paint, since loading its library takes too long to wait for."""
        super().paintEvent(event)
        if self._plot is None and not self._is_coming:
            self._is_coming = True
            QTimer.singleShot(0, self, self._draw)

    def _draw(self) -> None:
        # The library is loaded, for a third of a second, in this thread: PySide6 crashes if another loads its classes.
        from shingleback.gui.graph.plot import Plot  # noqa: PLC0415 (saves 40 MB while no graph is shown)

        plot = Plot()
        name = (
            self.tr("Speed of the drive over time")
            if self._is_measurement
            else self.tr("Speed of the backup over time")
        )
        plot.setAccessibleName(name)
        plot.setAccessibleDescription(self.sentence or self._sentence_below)
        plot.read.connect(self._on_read)
        plot.reached.connect(lambda: self.tools.show_reach(is_all=plot.reach.is_all))
        self.tools.closer.connect(plot.closer)
        self.tools.farther.connect(plot.farther)
        self.tools.all_requested.connect(plot.show_all)
        self._place.takeAt(0)
        self._place.addWidget(plot)
        self.setTabOrder(self.tools.save, plot)
        self._plot = plot
        self._plot.show_instead(self._instead)
        self._plot.show_recording(self._recording, self._shown_older)

    @property
    def _instead(self) -> str:
        """The text in a graph without lines."""
        return self.tr("Nothing was recorded.") if self._is_over else self.tr("Waiting for the first measurements…")

    @property
    def _shown_older(self) -> Recording | None:
        return self.older if self.tools.older.isChecked() else None

    # what is said ---------------------------------------------------------------------------------------------

    def _on_read(self, time_s: float | None, moments: Sequence[RunEvent]) -> None:
        if time_s is None or self._plot is None:
            self._show_now()
            return
        point = self._plot.point_at(time_s)
        if moments:
            text = sentences.marked(moments)
        else:
            older = self._plot.older_at(time_s)
            text = sentences.at(time_s, point, older, is_measurement=self._is_measurement)
        self._sentence_label.setText(text)
        self._show_gauge(sentences.cache_of(point) if point is not None else None)
        if self._plot.hasFocus():
            self._spoken.announce(self._plot, text)

    def _show_now(self) -> None:
        self._sentence_label.setText(self.sentence)
        if self._plot is not None:
            self._plot.show_instead(self._instead)
        self._show_gauge(None if self._is_ejected else self._cache_now())

    def _cache_now(self) -> CacheState | None:
        if self._drive is not None:
            cache = cache_state_of(self._drive)
            return cache if cache.capacity_bytes else None
        return sentences.cache_of(self._recording[-1]) if len(self._recording) else None

    def _show_gauge(self, cache: CacheState | None) -> None:
        self.gauge.setVisible(cache is not None)
        if cache is not None:
            self.gauge.show_cache(cache)
            retain_size_when_hidden(self.gauge)  # so that reading does not move the lines

    def _describe(self, *, is_other: bool) -> None:
        """Tell a screen reader what the lines show. `is_other`: that is another run, or another part of it."""
        if self._plot is not None:
            self._spoken.describe(self._plot, self.sentence or self._sentence_below, is_other=is_other)

    @property
    def _sentence_below(self) -> str:
        return self.tr("The sentence below describes what is happening now.")

    def _parts(self) -> Sequence[QWidget]:
        """Return the parts that belong in a saved picture."""
        plots = [self._plot] if self._plot is not None else []
        return (self.legend, self._unit, *plots, self.gauge, self._sentence_label)
