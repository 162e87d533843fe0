"""The plot: lines over time, the phases of the drive, and flags; with zoom, pan and a reading position."""

from typing import Final

import pyqtgraph
from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFontMetricsF, QHideEvent, QKeyEvent, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QFrame

from shingleback.domain.monitoring import Phase, RunEvent
from shingleback.gui.graph.axes import Box, Frame, SpeedAxis, TimeAxis, TimeRange, speed_steps, top_for
from shingleback.gui.graph.curves import Lines, visible_curves
from shingleback.gui.graph.legend import MIN_LETTERS, MIN_LINES
from shingleback.gui.graph.overlays import BackgroundLayer, EmptyNote, FlagLayer, places
from shingleback.gui.widgets import style
from shingleback.monitor.recording import Point, Recording

_MB: Final = 1e6
_CLOSER: Final = 0.7
_PAN: Final = 0.2  # of the visible time
_READ_STEP: Final = 1 / 60  # of the visible time
_LINES_A_STEP: Final = 3  # of text, from one speed on the axis to the next
_LATER: Final[dict[int, int]] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class Plot(pyqtgraph.PlotWidget):
    """The plot widget. It draws only while it is visible.

    Attributes:
        reach: the visible part of the run.
        read_s: the time at the reading position; None while the pointer is elsewhere.

    Signals:
        read: the time at the reading position has changed; None if there is none; and the events that it points to.
        reached: `reach` has changed.
    """

    read = Signal(object, object)
    reached = Signal()

    def __init__(self) -> None:
        self._box, self._times = Box(), TimeAxis()
        self._is_mirrored = QApplication.isRightToLeft()
        side = "right" if self._is_mirrored else "left"
        self._speeds = SpeedAxis(side)
        super().__init__(viewBox=self._box, enableMenu=False, axisItems={"bottom": self._times, side: self._speeds})
        self.getPlotItem().setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # this class mirrors it, and Qt must not
        self.getPlotItem().showAxis("left", show=not self._is_mirrored)
        self._box.invertX(self._is_mirrored)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it has no name, and a screen reader would stop there
        self.hideButtons()
        self.setAntialiasing(True)
        self.reach = TimeRange()
        self.read_s: float | None = None
        self._instead = ""
        self._recording = Recording()
        self._older: Recording | None = None
        self._top = 0.0
        self._step_s = 1.0
        self._painted: object = None
        self._lines = Lines(self._box)
        self._ground, self._front = BackgroundLayer(self._box), FlagLayer(self._box)
        self._note = EmptyNote(self._box)
        mouse = self._box.mouse
        mouse.zoomed.connect(self._on_zoomed)
        mouse.panned.connect(self._on_panned)
        mouse.all_requested.connect(self.show_all)
        self._box.sigResized.connect(self._redraw)
        self.getPlotItem().scene().sigMouseMoved.connect(self._on_moved)
        self._paint_anew()

    @property
    def span(self) -> tuple[float, float]:
        """The last visible second, and the speed in MB/s at the top of the lines."""
        return self.reach.shown(self._last_s)[1], self._top

    @property
    def speeds_shown(self) -> tuple[float, ...]:
        """The speeds on the axis."""
        return self._speeds.steps

    @property
    def times_shown(self) -> tuple[float, ...]:
        """The times on the axis, in seconds."""
        begin, end = self.reach.shown(self._last_s)
        ticks = self._times.tickValues(begin, end, self._box.width())
        return tuple(value for _, values in ticks for value in values)

    @property
    def said_instead(self) -> str:
        """The text in the middle; empty if there are lines."""
        return self._note.text

    @property
    def flags(self) -> list[str]:
        """The texts of the flags, from left to right; empty for a flag without text."""
        return [flag.text for flag in self._front.shown]

    def show_recording(self, recording: Recording, older: Recording | None) -> None:
        if recording is not self._recording:
            self.reach, self._top, self._painted = TimeRange(), 0.0, None
            self.reached.emit()
            self.read_at(None)
        self._recording, self._older = recording, older
        self._redraw()

    def show_instead(self, text: str) -> None:
        """Show a text in place of the lines; they are shown if it is empty."""
        if text != self._instead:
            self._instead = text
            self._redraw()

    def zoom(self, factor: float) -> None:
        """Zoom around the reading position, or around the middle."""
        begin, end = self.reach.shown(self._last_s)
        at = (begin + end) / 2 if self.read_s is None else min(max(self.read_s, begin), end)
        self._reach(self.reach.zoomed(factor, at, self._last_s))

    def closer(self) -> None:
        self.zoom(_CLOSER)

    def farther(self) -> None:
        self.zoom(1 / _CLOSER)

    def show_all(self) -> None:
        self._reach(TimeRange())

    def read_at(self, time_s: float | None, moments: tuple[RunEvent, ...] = ()) -> None:
        if time_s is None and self.read_s is None:
            return
        point = None if time_s is None else self.point_at(time_s)
        self.read_s = None if point is None else time_s
        self._front.show_read(self.read_s, () if point is None else self._dots(point))
        self.read.emit(self.read_s, moments)

    def point_at(self, time_s: float) -> Point | None:
        """Return the values of the lines at a time."""
        return self._drawn_at(time_s, self._recording)

    def older_at(self, time_s: float) -> Point | None:
        """Return the values of the earlier run at a time; None if it is not shown."""
        return self._drawn_at(time_s, self._older) if self._older is not None else None

    def _drawn_at(self, time_s: float, recording: Recording) -> Point | None:
        point = recording.at(time_s)
        if point is None:
            return None
        begin_s = point.time_s // self._step_s * self._step_s
        return recording.averaged(point, begin_s, begin_s + self._step_s)

    def sizeHint(self) -> QSize:
        """Return the minimum size: the plot takes the space that others leave."""
        return QSize(self.minimumWidth(), self.minimumHeight())

    # events ---------------------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Keep Escape from the shortcuts of the page while a value is being read."""
        is_escape = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        if event.type() == QEvent.Type.ShortcutOverride and is_escape and self.read_s is not None:
            event.accept()
            return True
        return bool(super().event(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        direction = _LATER.get(event.key())
        if direction is not None and self._is_mirrored:
            direction = -direction
        if direction is not None and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            begin, end = self.reach.shown(self._last_s)
            self._reach(self.reach.panned(direction * _PAN * (end - begin), self._last_s))
        elif direction is not None and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._read_mark(direction)
        elif direction is not None:
            self._read_beside(direction)
        elif event.key() in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.closer()
        elif event.key() == Qt.Key.Key_Minus:
            self.farther()
        elif event.key() in (Qt.Key.Key_0, Qt.Key.Key_Home):
            self.show_all()
        elif event.key() == Qt.Key.Key_Escape and self.read_s is not None:
            self.read_at(None)
        else:
            event.ignore()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.read_at(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._show_focus()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.read_at(None)
        self._show_focus()

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        if hasattr(self, "_front"):  # the first event arrives while the base class is constructed
            self._redraw()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._redraw()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.read_at(None)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and hasattr(self, "_front"):
            self._paint_anew()
            self._painted = None
            self._redraw()

    def _on_zoomed(self, factor: float, x: float) -> None:
        self._reach(self.reach.zoomed(factor, self._frame(self._top).time(x), self._last_s))

    def _on_panned(self, pixels: float) -> None:
        frame = self._frame(self._top)
        self._reach(self.reach.panned(frame.time(pixels) - frame.time(0), self._last_s))

    def _on_moved(self, place: QPointF) -> None:
        at = self._box.mapFromScene(place)
        if not self._box.rect().contains(at):
            self.read_at(None)
            return
        flag = self._front.flag_at(at.x(), at.y())
        if flag is None:
            self.read_at(self._frame(self._top).time(at.x()))
        else:
            self.read_at(flag.moment.time_s, self._moments_at(flag.moment.time_s))

    def _read_beside(self, direction: int) -> None:
        begin, end = self.reach.shown(self._last_s)
        at = self._last_s if self.read_s is None else self.read_s + direction * (end - begin) * _READ_STEP
        self._read_in_view(min(max(at, 0.0), self._last_s))

    def _read_mark(self, direction: int) -> None:
        """Read the next or previous event; without a reading position, start at the newest."""
        at = (self._last_s + 1) if self.read_s is None else self.read_s
        moments = [moment for moment in self._recording.moments if (moment.time_s - at) * direction > 0]
        if moments:
            found_s = min((moment.time_s for moment in moments), key=lambda time_s: time_s * direction)
            self._read_in_view(found_s, self._moments_at(found_s))

    def _moments_at(self, time_s: float) -> tuple[RunEvent, ...]:
        return tuple(moment for moment in self._recording.moments if moment.time_s == time_s)

    def _read_in_view(self, time_s: float, moments: tuple[RunEvent, ...] = ()) -> None:
        self._reach(self.reach.around(time_s, self._last_s))
        self.read_at(time_s, moments)

    # drawing --------------------------------------------------------------------------------------------------

    def _reach(self, reach: TimeRange) -> None:
        if reach != self.reach:
            self.reach = reach
            self._redraw()
            self.reached.emit()

    @property
    def _last_s(self) -> float:
        return self._recording[-1].time_s if len(self._recording) else 0.0

    def _frame(self, top: float) -> Frame:
        height = QFontMetricsF(self.font()).height()
        has_phases = any(phase is not Phase.UNKNOWN for _, _, phase in self._recording.stretches())
        strip = round(height * 0.8) + 3 if has_phases else 0
        begin, end = self.reach.shown(self._last_s)
        return Frame(
            self._box.width(), self._box.height(), round(height * 1.3) + 6, strip, begin, end, top, self._is_mirrored
        )

    def _redraw(self) -> None:
        """Draw the plot, unless it would look the same to the pixel."""
        if not self.isVisible():
            return
        begin, end = self.reach.shown(self._last_s)
        lines = visible_curves(self._recording, self._older, begin, end, self._box.width())
        self._step_s = lines.step_s
        self._top = top_for(lines.most, self._top)
        frame = self._frame(self._top)
        instead = self._instead
        strip = places([] if instead else self._recording.stretches(), frame)
        moments = [] if instead else self._recording.moments
        to_paint = (frame, strip, lines.pixels(frame), len(moments), instead)
        if to_paint == self._painted:
            return
        self._painted = to_paint
        self._lines.show_seen(None if instead else lines, frame)
        most = max(1, int(frame.height / (QFontMetricsF(self.font()).height() * _LINES_A_STEP)))
        steps = [] if instead else speed_steps(self._top, most)
        self._speeds.show_steps(steps)
        self._times.silence(is_silent=bool(instead))
        self._note.show_text(instead, frame)
        self._box.setRange(xRange=(begin, end), yRange=frame.speeds, padding=0, disableAutoRange=False)
        self._ground.show_places(strip, steps, frame)
        self._front.show_moments(moments, frame)

    def _dots(self, point: Point) -> tuple[tuple[float, QColor], ...]:
        values = ((point.copied_bps, style.COPIED), (point.written_bps, style.ON_DRIVE))
        palette = self.palette()
        known_values = [(speed, hue) for speed, hue in values if speed == speed]  # noqa: PLR0124 (unless it is NaN)
        return tuple((speed / _MB, hue.on(palette)) for speed, hue in known_values)

    def _show_focus(self) -> None:
        self._box.wants_wheel = self.hasFocus()
        self._box.setBorder(pyqtgraph.mkPen(style.COPIED.on(self.palette()), width=2) if self.hasFocus() else None)

    def _paint_anew(self) -> None:
        palette, font = self.palette(), self.font()
        paper = palette.color(QPalette.ColorRole.Base)
        metrics = QFontMetricsF(font)
        self.setMinimumSize(style.letters(self, MIN_LETTERS), round(MIN_LINES * metrics.height()))
        self.setBackground(paper)
        for axis in (self._times, self._speeds):
            axis.setTickFont(font)
            axis.setTextPen(palette.color(QPalette.ColorRole.PlaceholderText))
            axis.setPen(None)
            axis.setStyle(tickLength=0)
        self._times.set_letters(font)
        self._times.setHeight(round(metrics.height()) + 6)
        self._speeds.setWidth(round(metrics.horizontalAdvance("0000")) + 10)
        self._lines.set_look(palette)
        self._ground.set_look(palette, metrics.height() * 0.4)
        self._front.set_look(font, palette)
        self._note.set_look(font, palette)
        self._show_focus()
