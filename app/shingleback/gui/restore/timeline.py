"""The timeline of the versions, oldest first: a mark for each, and the years below.

Distances follow time only in part: a fixed share of the distance between two marks is equal for all, so that dense
weeks do not overlap and sparse years still look sparse.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import Enum, auto
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen, QWheelEvent
from PySide6.QtWidgets import QFrame, QSlider

from shingleback.domain.local_time import time_of
from shingleback.gui.history import texts
from shingleback.gui.widgets import dates, style
from shingleback.gui.widgets.basic import button
from shingleback.gui.widgets.layouts import FlowRow, in_column, in_row, wide
from shingleback.gui.widgets.plain import PlainLabel, set_tip, show_tip
from shingleback.protocol.result_items import VersionItem

_RADIUS: Final = 4.5
_CHOSEN: Final = 8.0
_LINE: Final = 2.0
_HIT: Final = 10.0  # greatest distance of a click from a mark
_BY_TIME: Final = 0.65
_SETTLED_MS: Final = 180
_APART: Final = 8  # pixels between two years
_ARROWS: Final = ("\u2039", "\u203a")


class MarkKind(Enum):
    """The kinds of marks on the timeline."""

    WHOLE = auto()
    WITH_GAPS = auto()  # some files were left out
    INTERRUPTED = auto()  # a run that made no version


@dataclass(frozen=True, slots=True)
class TimelineMark:
    """One run. `version` is None if it was interrupted."""

    at: datetime
    kind: MarkKind
    version: VersionItem | None = None


class TimelineSlider(QSlider):
    """A slider whose steps are the versions, oldest first, so that keys and screen readers work.

    Signals:
        settled: the name of a version, once the slider has stopped moving for a moment.
    """

    settled = Signal(str)

    def __init__(self, clock: Callable[[], datetime]) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._clock = clock
        self._versions: tuple[VersionItem, ...] = ()
        self._marks: tuple[TimelineMark, ...] = ()
        self._places: list[float] = []
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setPageStep(5)
        self._settling = QTimer(self, singleShot=True, interval=_SETTLED_MS)
        self._settling.timeout.connect(self._settle)
        self.valueChanged.connect(self._on_value)

    @property
    def version(self) -> VersionItem | None:
        return self._versions[self.value()] if self._versions else None

    def version_at(self, number: int) -> VersionItem | None:
        return self._versions[number] if 0 <= number < len(self._versions) else None

    def show_versions(self, newest_first: Sequence[VersionItem], interrupted: Sequence[datetime], chosen: str) -> None:
        """Show the versions. `interrupted` are the start times of runs that made no version."""
        self._versions = tuple(reversed(newest_first))
        whole = [(time_of(item.started_at), item) for item in self._versions]
        marks = [
            TimelineMark(at, MarkKind.WITH_GAPS if item.left_out else MarkKind.WHOLE, item)
            for at, item in whole
            if at is not None
        ]
        first = marks[0].at if marks else None
        marks += [TimelineMark(at, MarkKind.INTERRUPTED) for at in interrupted if first is not None and at > first]
        self._marks = tuple(sorted(marks, key=lambda mark: mark.at))
        self._places = _places([mark.at.timestamp() for mark in self._marks])
        names = [item.name for item in self._versions]
        with QSignalBlocker(self):
            self.setRange(0, max(0, len(self._versions) - 1))
            self.setValue(names.index(chosen) if chosen in names else self.maximum())
        self._say()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(style.letters(self, 40), round(4 * _CHOSEN) + self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(style.letters(self, 20), self.sizeHint().height())

    # choosing -------------------------------------------------------------------------------------------------

    def _on_value(self) -> None:
        self._say()
        self.update()
        self._settling.start()

    def _settle(self) -> None:
        if self.version is not None:
            self.settled.emit(self.version.name)

    def _say(self) -> None:
        """Set the accessible name, because a number alone would tell a screen reader user little."""
        item = self.version
        if item is not None:
            text = self.tr("Version {number} of {count}: {moment}, {facts}")
            self.setAccessibleName(
                text.format(
                    number=self.value() + 1,
                    count=len(self._versions),
                    moment=texts.long_moment(item.started_at),
                    facts=texts.facts(item),
                )
            )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._choose_near(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._choose_near(event.position().x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Ignore the wheel, so that scrolling the page does not change the version."""
        event.ignore()

    def _choose_near(self, x: float) -> None:
        distances = [(abs(self._x(place) - x), mark) for mark, place in self._shown() if mark.version is not None]
        if distances:
            nearest = min(distances, key=lambda pair: pair[0])[1].version
            self.setValue(next(number for number, item in enumerate(self._versions) if item is nearest))

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            near = [mark for mark, place in self._shown() if abs(self._x(place) - event.pos().x()) <= _HIT]
            if near:
                mark = near[-1]
                if mark.version is None:
                    when = texts.long_moment(mark.at.isoformat())
                    said = self.tr("{moment}: a backup was interrupted. It made no version.").format(moment=when)
                else:
                    said = f"{texts.long_moment(mark.version.started_at)}\n{texts.facts(mark.version)}"
                show_tip(event.globalPos(), said, self)
            return True
        return super().event(event)

    # painting -------------------------------------------------------------------------------------------------

    def _shown(self) -> list[tuple[TimelineMark, float]]:
        return list(zip(self._marks, self._places, strict=True))

    def _x(self, place: float) -> float:
        """Return the x coordinate. The newest is at the right end, or at the left in right-to-left layouts."""
        inset = 2 * _CHOSEN
        x = inset + place * (self.width() - 2 * inset)
        return self.width() - x if self.isRightToLeft() else x

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, y = self.palette(), 2 * _CHOSEN
        painter.setPen(QPen(palette.color(QPalette.ColorRole.Mid), _LINE))
        painter.drawLine(QPointF(_CHOSEN, y), QPointF(self.width() - _CHOSEN, y))
        for mark, place in self._shown():
            if mark.version is None or mark.version is not self.version:
                self._paint_mark(painter, mark, QPointF(self._x(place), y))
        for mark, place in self._shown():
            if mark.version is not None and mark.version is self.version:
                self._paint_chosen(painter, QPointF(self._x(place), y))
        self._paint_years(painter)

    def _paint_mark(self, painter: QPainter, mark: TimelineMark, center: QPointF) -> None:
        palette = self.palette()
        ground = palette.color(QPalette.ColorRole.Base)
        if mark.kind is MarkKind.WHOLE:
            painter.setPen(QPen(ground, 1))
            painter.setBrush(style.GOOD.on(palette))
            painter.drawEllipse(center, _RADIUS, _RADIUS)
            return
        painter.setPen(QPen(style.ATTENTION.on(palette), _LINE))
        painter.setBrush(style.ATTENTION.on(palette) if mark.kind is MarkKind.WITH_GAPS else ground)
        if mark.kind is MarkKind.WITH_GAPS:  # not distinguished by color alone
            side = 2 * _RADIUS - 1
            painter.drawRect(QRectF(center.x() - side / 2, center.y() - side / 2, side, side))
        else:
            painter.drawEllipse(center, _RADIUS - 1, _RADIUS - 1)

    def _paint_chosen(self, painter: QPainter, center: QPointF) -> None:
        palette = self.palette()
        if self.hasFocus():
            painter.setPen(QPen(palette.color(QPalette.ColorRole.Text), _LINE))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(center, _CHOSEN + 3, _CHOSEN + 3)
        painter.setPen(QPen(palette.color(QPalette.ColorRole.Base), _LINE))
        painter.setBrush(style.ACCENT.on(palette))
        painter.drawEllipse(center, _CHOSEN, _CHOSEN)

    def _paint_years(self, painter: QPainter) -> None:
        """Paint the newest and the oldest year first, then others if there is space."""
        painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
        metrics, occupied = self.fontMetrics(), list[tuple[float, float]]()
        top = self.height() - metrics.height()
        for text, place in self._labels():
            width = metrics.horizontalAdvance(text)
            left_x = min(max(self._x(place) - width / 2, 0.0), self.width() - width)
            if all(left_x > end + _APART or left_x + width < begin - _APART for begin, end in occupied):
                occupied.append((left_x, left_x + width))
                painter.drawText(QRectF(left_x, top, width, metrics.height()), Qt.AlignmentFlag.AlignCenter, text)

    def _labels(self) -> list[tuple[str, float]]:
        if not self._marks:
            return []
        newest, oldest = self._marks[-1].at, self._marks[0].at
        labels = [(dates.near_day(newest, self._clock()), self._places[-1])]
        if oldest.date() != newest.date():
            is_far = (oldest.year, oldest.month) != (newest.year, newest.month)
            labels.append((dates.month(oldest) if is_far else dates.short_day(oldest), self._places[0]))
        times = [mark.at.timestamp() for mark in self._marks]
        for year in range(newest.year, oldest.year, -1):
            begin = datetime(year, 1, 1, tzinfo=newest.tzinfo).timestamp()
            labels.append((texts.year(year), _between(begin, times, self._places)))
        return labels


def _places(times: list[float]) -> list[float]:
    """Return positions from 0 to 1, a mix of time and number."""
    if len(times) < 2:
        return [1.0 for _ in times]
    span, count = times[-1] - times[0], len(times) - 1
    if span <= 0:
        return [number / count for number in range(len(times))]
    return [_BY_TIME * (at - times[0]) / span + (1 - _BY_TIME) * number / count for number, at in enumerate(times)]


def _between(at: float, times: list[float], places: list[float]) -> float:
    for (before, after), (low, high) in zip(pairwise(times), pairwise(places), strict=True):
        if before <= at <= after and after > before:
            return low + (high - low) * (at - before) / (after - before)
    return places[-1] if at > times[-1] else places[0]


_MARGINS: Final = (style.MARGIN, style.SPACE, style.MARGIN, style.SPACE // 2)


class VersionBar(QFrame):
    """Signals: `chosen`: the name of a version; `compare_requested`: compare with the previous version."""

    chosen = Signal(str)
    compare_requested = Signal()

    def __init__(self, clock: Callable[[], datetime]) -> None:
        super().__init__()
        self.setObjectName("card")
        self._is_short = False
        self._interrupted: Sequence[datetime] = ()
        self._shown_runs: tuple[tuple[VersionItem, ...], tuple[datetime, ...]] = ((), ())
        self.timeline = TimelineSlider(clock)
        back, on = _ARROWS  # mirrored by Qt, as brackets are
        self.older = button(back, lambda: self._step(-1), "tool")
        self.newer = button(on, lambda: self._step(1), "tool")
        self.compare = button(self.tr("W&hat changed?"), self.compare_requested.emit)
        self.title = style.heading(style.Wrapped(), 1.15)
        self.facts = style.dimmed(PlainLabel())
        self._since = style.dimmed(PlainLabel())
        for press, name in ((self.older, self.tr("Older version")), (self.newer, self.tr("Newer version"))):
            press.setAccessibleName(name)
            set_tip(press, name)
            side = max(press.sizeHint().height(), style.letters(press, 4))
            press.setFixedSize(side, side)
        title_column = in_column(self.title, FlowRow(self.facts, self._since), space=0)
        self._row = in_row(self.older, wide(title_column), self.compare, self.newer, space=style.SPACE)
        self._column = in_column(self._row, self.timeline, on=self, space=style.SPACE // 2)
        self._column.setContentsMargins(*_MARGINS)
        self.timeline.settled.connect(self.chosen)
        self.timeline.valueChanged.connect(lambda _value: self._show_chosen())

    def show_interrupted(self, moments: Sequence[datetime]) -> None:
        """`moments` are the start times of runs that made no version."""
        self._interrupted = moments

    def show_versions(self, newest_first: Sequence[VersionItem], chosen: str) -> None:
        """Show the versions, of which one is chosen, unless they are shown already."""
        item, runs = self.timeline.version, (tuple(newest_first), tuple(self._interrupted))
        if item is None or item.name != chosen or runs != self._shown_runs:
            self._shown_runs = runs
            self.timeline.show_versions(newest_first, self._interrupted, chosen)
            first = time_of(newest_first[-1].started_at) if len(newest_first) > 1 else None
            self._since.setText(texts.versions_since(len(newest_first), first) if first else "")
            self._show_chosen()

    @property
    def before(self) -> VersionItem | None:
        """The version before the selected one."""
        return self.timeline.version_at(self.timeline.value() - 1)

    @property
    def line_width(self) -> int:
        """The width that a short bar needs to say its version in one line."""
        margins, title = self._column.contentsMargins(), self.title
        buttons_width = sum(press.sizeHint().width() for press in (self.older, self.compare, self.newer))
        text_width = title.fontMetrics().horizontalAdvance(self._said(texts.short_moment))
        return margins.left() + margins.right() + buttons_width + text_width + 3 * self._row.spacing() + style.SPACE

    def full_height(self, width: int) -> int:
        """Return the height that everything needs in this width."""
        left, top, right, bottom = _MARGINS
        buttons_width = sum(press.sizeHint().width() for press in (self.older, self.compare, self.newer))
        room = QRect(0, 0, width - left - right - buttons_width - 3 * style.SPACE, 0)
        title = self.title.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, self._said(texts.long_moment))
        facts_width = self.facts.sizeHint().width() + style.SPACE + self._since.sizeHint().width()
        facts_lines = 1 if facts_width <= room.width() else 2
        text_height = title.height() + facts_lines * self.facts.sizeHint().height()
        row_height = max(text_height, self.compare.sizeHint().height())
        return top + row_height + style.SPACE // 2 + self.timeline.sizeHint().height() + bottom

    def show_short(self, *, is_short: bool) -> None:
        """Show only which version it is, in one line, and what leads to the others."""
        if is_short is self._is_short:
            return
        self._is_short = is_short
        for part in (self.timeline, self.facts, self._since):
            part.setHidden(is_short)
        self._row.setSpacing(style.SPACE // 2 if is_short else style.SPACE)
        self._column.setContentsMargins(*[style.SPACE // 2] * 4 if is_short else _MARGINS)
        self._show_chosen()

    def _step(self, by: int) -> None:
        self.timeline.setValue(self.timeline.value() + by)

    def _said(self, moment: Callable[[str], str]) -> str:
        """Return the time of the chosen version."""
        item = self.timeline.version
        return moment(item.started_at) if item else ""

    def _show_chosen(self) -> None:
        item = self.timeline.version
        self.title.setText(self._said(texts.short_moment if self._is_short else texts.long_moment))
        self.facts.setText(texts.facts(item) if item else "")
        had_focus = self.older.hasFocus() or self.newer.hasFocus()
        self.older.setEnabled(self.timeline.value() > 0)
        self.newer.setEnabled(self.timeline.value() < self.timeline.maximum())
        self.compare.setEnabled(self.timeline.maximum() > 0)
        if had_focus and not (self.older.hasFocus() or self.newer.hasFocus()):
            self.timeline.setFocus(Qt.FocusReason.OtherFocusReason)
