"""The page with the zones of a host-managed drive: a map, a legend, and the write pointers."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFileDialog, QSizePolicy, QWidget

from shingleback.domain.text import visible
from shingleback.domain.zones import ACTIVE, ZoneCell, ZoneRun, ZoneUse, cells_of, count_of, pointers_of
from shingleback.gui.drives.texts import unplugged
from shingleback.gui.measure.state import DriveZones, ZonesState
from shingleback.gui.run import texts
from shingleback.gui.run.texts import binary_size
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import explained_by, order_tabs
from shingleback.gui.widgets.basic import Answer, button, fill_page, hint, in_card, page_title, sentence
from shingleback.gui.widgets.keys import way_back
from shingleback.gui.widgets.layouts import LEFT, clear, columns, in_row, placed
from shingleback.gui.widgets.pictograms import Picture
from shingleback.messages.help.topic import Topic
from shingleback.protocol.measuring import ZonesFinished

_COLUMNS: Final = 64
_ROWS: Final = 16
_PICTURE: Final = 40
_MAX_POINTERS: Final = 16
_GAP: Final = 0.14  # share of a cell that stays empty
_FAINT: Final = 60  # alpha, out of 255
_FULL_PARTS: Final = {ZoneUse.OPEN: 0.5, ZoneUse.CLOSED: 0.5, ZoneUse.FULL: 1.0}


class CellPainter:
    """Draws a cell of the map; the signs differ in more than their color."""

    def __init__(self, painter: QPainter, palette: QPalette) -> None:
        self._painter = painter
        self._palette = palette

    def draw(self, cell: ZoneCell, room: QRectF) -> None:
        gap = _GAP * room.width()
        box = room.adjusted(gap / 2, gap / 2, -gap / 2, -gap / 2)
        text = self._palette.color(QPalette.ColorRole.Text)
        self._painter.setPen(QPen(style.faint(text, 2 * _FAINT), 1))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawRect(box)
        if ZoneUse.OFFLINE in cell.uses:
            self._painter.setPen(QPen(style.DANGER.on(self._palette), 2))
            self._painter.drawLine(box.topLeft(), box.bottomRight())
            self._painter.drawLine(box.bottomLeft(), box.topRight())
        elif ZoneUse.READ_ONLY in cell.uses:
            bar = box.adjusted(0, box.height() / 3, 0, -box.height() / 3)  # as on a "no entry" sign
            self._painter.fillRect(bar, style.DANGER.on(self._palette))
        elif cell.uses == {ZoneUse.CONVENTIONAL}:
            self._painter.fillRect(box, style.faint(text, _FAINT))
            self._painter.drawLine(box.bottomLeft(), box.topRight())
        else:
            hue = style.COPIED if cell.uses & ACTIVE else style.ON_DRIVE
            high = box.height() * cell.full_part  # as high as its zones are full
            filled = QRectF(box.left(), box.bottom() - high, box.width(), high)
            self._painter.fillRect(filled, hue.on(self._palette))
            if ZoneUse.OPEN in cell.uses:
                self._painter.setPen(QPen(hue.on(self._palette), 2))
                self._painter.drawRect(box)


class ZoneMap(QWidget):
    """The whole drive from its first zone to its last, in rows."""

    def __init__(self) -> None:
        super().__init__()
        self.cells: list[ZoneCell] = []
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_cells(self, cells: list[ZoneCell]) -> None:
        self.cells = cells
        self.setMinimumHeight(self.heightForWidth(self.width()))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setMinimumHeight(self.heightForWidth(self.width()))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return -(-width * self._rows // _COLUMNS)

    def sizeHint(self) -> QSize:
        width = style.letters(self, _COLUMNS)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(style.letters(self, _COLUMNS // 2), 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        cells, wide = CellPainter(painter, self.palette()), self.width() / _COLUMNS
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        for number, cell in enumerate(self.cells):
            row, column = divmod(number, _COLUMNS)
            column = _COLUMNS - 1 - column if is_mirrored else column
            cells.draw(cell, QRectF(column * wide, row * wide, wide, wide))

    @property
    def _rows(self) -> int:
        return max(1, -(-len(self.cells) // _COLUMNS))


class ZoneLegendCell(QWidget):
    """One cell of the legend."""

    def __init__(self, cell: ZoneCell) -> None:
        super().__init__()
        self._cell = cell
        side = self.fontMetrics().height()
        self.setFixedSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        CellPainter(QPainter(self), self.palette()).draw(self._cell, QRectF(self.rect()))


class ZonesPage(QWidget):
    """Shows the state of `gui.measure.state`; reads the zones only while it is visible.

    Signals:
        closed: back to the drives.
    """

    closed = Signal()

    def __init__(self, zones: DriveZones) -> None:
        super().__init__()
        self._zones = zones
        explained_by(self, Topic.HOST_MANAGED)
        self.title = page_title(style.Wrapped())
        self.back = way_back(self, self.closed.emit)
        self.open_file = button(self.tr("Open a &file saved from blkzone…"), self._choose_file)
        self.answer = Answer(_PICTURE, 1.1)
        self.map = ZoneMap()
        self.scale = hint()
        self.pointers = sentence("")
        self.limits = sentence("")
        self.explained = hint(
            self.tr(
                "Each zone is written from its beginning to its end, and the write pointer shows how far."
                " Deleted space becomes usable again only zone by zone, when the filesystem empties one. Only"
                " conventional zones can be written anywhere. While this page is open, the map is updated"
                " every few seconds, even during a backup."
            )
        )
        self._legend = columns(0, 1, across=style.SPACE)
        self._shown: list[tuple[ZoneUse, int]] = []
        self._answer_card = in_card(self.answer)
        self._map_card = in_card(self.scale, self.map, self._legend, self.limits, self.pointers, self.explained)
        parts = (self._answer_card, self._map_card, in_row(self.open_file, None), None)
        fill_page(self, placed(self.back, LEFT), self.title, *parts)
        order_tabs(self)
        zones.changed.connect(self.show_state)
        self.show_state(zones.state)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._zones.state.place and not self._zones.state.is_unplugged:
            self._zones.watch(self._zones.state.place, self._zones.state.name)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._zones.go_idle()

    def show_state(self, state: ZonesState) -> None:
        self.title.setText(self.tr("Zones of {drive}").format(drive=visible(state.name)))
        self._map_card.setVisible(state.zones is not None)
        if state.zones is not None:
            self._show_zones(state.zones)
        refusal = texts.sentence(state.refused) if state.refused is not None else visible(state.detail)
        if state.is_unplugged:
            refusal = unplugged(state.name)
        self._answer_card.setVisible(bool(refusal) or state.zones is None)
        if refusal:
            self.answer.say(Picture.WARNING, style.ATTENTION, self.tr("The zones could not be read"), refusal)
        else:
            self.answer.say(Picture.CLOCK, style.ACCENT, self.tr("Reading the zones…"), "")

    def _show_zones(self, zones: ZonesFinished) -> None:
        runs, most = zones.runs, _COLUMNS * _ROWS
        total = sum(run.count for run in runs)
        self.map.show_cells(cells_of(runs, most))
        scale = self.tr("Zones: {total}, of {size} each. Each square stands for {count}.")
        each = texts.count(max(1, -(-total // most)))
        self.scale.setText(scale.format(total=texts.count(total), size=binary_size(zones.zone_bytes), count=each))
        counts = [(use, count) for use in ZoneUse if (count := count_of(runs, frozenset({use})))]
        if counts != self._shown:
            self._shown = counts
            clear(self._legend)
            for row, (use, count) in enumerate(counts):
                self._legend.addWidget(ZoneLegendCell(ZoneCell(frozenset({use}), _FULL_PARTS.get(use, 0.0))), row, 0)
                self._legend.addWidget(sentence(self._name(use, count)), row, 1)
        self.map.setAccessibleName(self.tr("Map of the zones"))
        self.map.setAccessibleDescription(", ".join(self._name(use, count) for use, count in counts))
        style.show_text(self.pointers, self._pointers(runs))
        opened, active = count_of(zones.runs, frozenset({ZoneUse.OPEN})), count_of(zones.runs, ACTIVE)
        open_text = self.tr("Open at once: {count} of at most {most}.")
        active_text = self.tr("Open or closed at once: {count} of at most {most}.")
        limits = ((open_text, opened, zones.most_open), (active_text, active, zones.most_active))
        lines = [text.format(count=texts.count(count), most=texts.count(most)) for text, count, most in limits if most]
        style.show_text(self.limits, " ".join(lines))

    def _name(self, use: ZoneUse, count: int) -> str:
        return {
            ZoneUse.CONVENTIONAL: self.tr("{count} conventional: can be written anywhere"),
            ZoneUse.EMPTY: self.tr("{count} empty"),
            ZoneUse.OPEN: self.tr("{count} open: being written"),
            ZoneUse.CLOSED: self.tr("{count} closed: written in part"),
            ZoneUse.FULL: self.tr("{count} full: must be emptied as a whole before being written again"),
            ZoneUse.READ_ONLY: self.tr("{count} read-only: the drive refuses to write there"),
            ZoneUse.OFFLINE: self.tr("{count} offline: the data there is lost"),
        }[use].format(count=texts.count(count))

    def _pointers(self, runs: Sequence[ZoneRun]) -> str:
        """List the write pointers of partly written zones."""
        active = pointers_of(runs)
        if not active:
            return ""
        text = self.tr("zone {number}: {written} of {size}")
        lines = [
            text.format(
                number=texts.count(number), written=binary_size(run.written_bytes), size=binary_size(run.zone_bytes)
            )
            for number, run in active[:_MAX_POINTERS]
        ]
        if len(active) > _MAX_POINTERS:
            lines.append(self.tr("and {count} more").format(count=texts.count(len(active) - _MAX_POINTERS)))
        return "\n".join((self.tr("Written in part, up to the write pointer:"), *lines))

    def _choose_file(self) -> None:
        path, _ = QFileDialog.getOpenFileName(self, self.tr("A report of blkzone"), str(Path.home()))
        if path:
            self._zones.watch(path, path.rpartition("/")[2])
