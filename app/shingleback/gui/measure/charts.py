"""Draws the charts of a measurement, side by side if there is space, on the page and in a saved picture.

The picture explains itself: heading, verdict, charts and figures, as a PNG or as an SVG.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, NamedTuple

from PySide6.QtCore import QBuffer, QIODevice, QLineF, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QImageWriter,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
)
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from shingleback.gui.measure.panels import Look, Panel, Series, axis_steps, axis_text, with_unit
from shingleback.gui.widgets import style
from shingleback.gui.widgets.style import faint

_MIN_LETTERS: Final = 60  # minimum width of a chart
_LINES_HIGH: Final = 14
_BEFORE_WORD: Final = 1.9  # lines' width of the legend's sample before a name
_LINE_WIDTH: Final = 2.0
_GRID: Final = 60  # alpha, out of 255
_BARS: Final = 0.6  # share of the space for each bar
_PICTURE_LETTERS: Final = 150
_MARGIN_LETTERS: Final = 2
_SHARP: Final = 2  # scale of the PNG, which others often view enlarged


class Charts(QWidget):
    """The charts, as high as they need."""

    def __init__(self) -> None:
        super().__init__()
        self._panels: Sequence[Panel] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def panels(self) -> Sequence[Panel]:
        return self._panels

    def show_panels(self, panels: Sequence[Panel]) -> None:
        self._panels = panels
        self.setAccessibleName("; ".join(panel.title for panel in panels))
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(ChartDrawing(self.font(), self.palette()).height(self._panels, width))

    def sizeHint(self) -> QSize:
        width = style.letters(self, _MIN_LETTERS)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(style.letters(self, _MIN_LETTERS // 2), 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setLayoutDirection(self.layoutDirection())
        ChartDrawing(self.font(), self.palette()).draw(painter, self._panels, QRectF(self.rect()))


@dataclass(frozen=True)
class ChartDrawing:
    """Charts in one font and palette."""

    font: QFont
    palette: QPalette

    @property
    def _metrics(self) -> QFontMetricsF:
        return QFontMetricsF(self.font)

    @property
    def _line(self) -> float:
        return self._metrics.height()

    @property
    def _letter(self) -> float:
        return min(self._metrics.averageCharWidth(), self._metrics.horizontalAdvance("0"))

    def height(self, panels: Sequence[Panel], width: float) -> float:
        return _LINES_HIGH * self._line * -(-len(panels) // self._columns(panels, width)) if panels else 0.0

    def draw(self, painter: QPainter, panels: Sequence[Panel], room: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        columns, high = self._columns(panels, room.width()), _LINES_HIGH * self._line
        gap = 2 * self._letter
        wide = (room.width() - gap * (columns - 1)) / columns
        is_mirrored = painter.layoutDirection() is Qt.LayoutDirection.RightToLeft
        for number, panel in enumerate(panels):
            row, column = divmod(number, columns)
            column = columns - 1 - column if is_mirrored else column
            at = QPointF(room.left() + column * (wide + gap), room.top() + row * high)
            _PanelDrawing(painter, self, panel, QRectF(at, QSizeF(wide, high - self._line))).draw()

    def _columns(self, panels: Sequence[Panel], width: float) -> int:
        fitting = int(width // (_MIN_LETTERS * self._letter))
        return max(1, min(fitting, len(panels), 2))


class _Entry(NamedTuple):
    """An entry of a legend. Attributes: `look`: None for a mark; `begin`: its position within its row."""

    text: str
    look: Look | None
    begin: float
    row: int


class _PanelDrawing:
    """One chart in its rectangle. In right-to-left layouts, the x axis starts at the right."""

    def __init__(self, painter: QPainter, drawing: ChartDrawing, panel: Panel, room: QRectF) -> None:
        self._painter = painter
        self._panel = panel
        self._room = room
        self._font = drawing.font
        self._palette = drawing.palette
        self._metrics = QFontMetricsF(drawing.font)
        self._line = self._metrics.height()
        self._is_mirrored = painter.layoutDirection() is Qt.LayoutDirection.RightToLeft
        self._y_steps = axis_steps(panel.most_y, 4)
        scale = max(self._metrics.horizontalAdvance(self._y_text(step)) for step in self._y_steps) + self._line / 2
        self._legend, rows = self._legend_in(room.width())
        top = room.top() + (2.1 + max(1, rows)) * self._line
        wide, high = room.width() - scale - 1.3 * self._line, room.bottom() - 2.6 * self._line - top
        left_x = room.left() + (1.3 * self._line if self._is_mirrored else scale)
        self._box = QRectF(left_x, top, wide, high)
        count = max(2, int(wide / (8 * self._metrics.averageCharWidth())))
        self._x_steps = axis_steps(panel.most_x, min(6, count), is_counted=panel.is_counted)

    def draw(self) -> None:
        bold = QFont(self._font)
        bold.setBold(True)
        self._say(QRectF(self._room.left(), self._room.top(), self._room.width(), self._line), self._panel.title, bold)
        for entry in self._legend:
            self._draw_entry(entry)
        self._draw_grid()
        for series in self._panel.series:
            self._pens[series.look](series)
        for mark in self._panel.marks:
            at = self._point(mark.x, self._y_steps[-1])
            self._painter.setPen(self._mark_pen)
            self._painter.drawLine(at, QPointF(at.x(), self._box.bottom()))

    @property
    def _pens(self) -> dict[Look, Callable[[Series], None]]:
        return {
            Look.WRITTEN: self._draw_line,
            Look.READ: self._draw_line,
            Look.EARLIER: self._draw_line,
            Look.DOTS: self._draw_dots,
            Look.PAST: self._draw_dots,
            Look.BARS: self._draw_bars,
        }

    def _point(self, x: float, y: float) -> QPointF:
        along = x / self._x_steps[-1] * self._box.width()
        across = self._box.right() - along if self._is_mirrored else self._box.left() + along
        return QPointF(across, self._box.bottom() - y / self._y_steps[-1] * self._box.height())

    def _legend_in(self, width: float) -> tuple[list[_Entry], int]:
        """Return the entries of the legend, wrapped to the width, and the number of rows."""
        named = [(series.name, series.look) for series in self._panel.series if series.name]
        entries: list[_Entry] = []
        begin, row = 0.0, 0
        for text, look in [*named, *((mark.text, None) for mark in self._panel.marks)]:
            wide = _BEFORE_WORD * self._line + self._metrics.horizontalAdvance(text) + 2
            if begin and begin + wide > width:
                begin, row = 0.0, row + 1
            entries.append(_Entry(text, look, begin, row))
            begin += wide + self._line
        return entries, row + bool(entries)

    def _draw_entry(self, entry: _Entry) -> None:
        text, look, begin, row = entry
        sample, inner = 1.6 * self._line, begin + _BEFORE_WORD * self._line
        y, middle = self._room.top() + (1.7 + row) * self._line, self._across(begin + sample / 2)
        self._painter.setPen(self._pen(look) if look else self._mark_pen)
        if look is None:
            self._painter.drawLine(QLineF(middle, y - self._line / 2, middle, y + self._line / 2))
        elif look in (Look.DOTS, Look.PAST):
            self._painter.drawPoint(QPointF(middle, y))
        else:
            self._painter.drawLine(QLineF(self._across(begin), y, self._across(begin + sample), y))
        wide = min(self._metrics.horizontalAdvance(text) + 2, self._room.width() - inner)
        first = min(self._across(inner), self._across(inner + wide))
        self._say(QRectF(first, y - self._line / 2, wide, self._line), text)

    def _across(self, along: float) -> float:
        """Convert a distance from the side where reading begins to an x coordinate."""
        return self._room.right() - along if self._is_mirrored else self._room.left() + along

    def _draw_grid(self) -> None:
        text = self._palette.color(QPalette.ColorRole.Text)
        for value in self._y_steps:
            at = self._point(0, value)
            self._painter.setPen(QPen(faint(text, _GRID), 1))
            self._painter.drawLine(QLineF(self._box.left(), at.y(), self._box.right(), at.y()))
            gap = self._line / 4
            label_width = self._metrics.horizontalAdvance(self._y_text(value)) + 2
            left_x = self._box.right() + gap if self._is_mirrored else self._box.left() - gap - label_width
            self._say(
                QRectF(left_x, at.y() - self._line / 2, label_width, self._line), self._y_text(value), is_dim=True
            )
        for value in self._x_steps:
            at, wide = self._point(value, 0), 10 * self._metrics.averageCharWidth()
            below = QRectF(at.x() - wide / 2, self._box.bottom() + self._line / 4, wide, self._line)
            self._say(below, axis_text(value, self._x_steps[1]), align=Qt.AlignmentFlag.AlignHCenter)
        foot = QRectF(self._box.left(), self._box.bottom() + 1.3 * self._line, self._box.width(), self._line)
        if self._metrics.horizontalAdvance(self._panel.x_name) > foot.width():
            foot.setLeft(self._room.left())
            foot.setRight(self._room.right())
        self._say(foot, self._panel.x_name, align=Qt.AlignmentFlag.AlignHCenter, is_dim=True)

    def _y_text(self, value: float) -> str:
        """Label a step of the y axis. The topmost label includes the unit."""
        text = axis_text(value, self._y_steps[1])
        return with_unit(text, self._panel.y_name) if value == self._y_steps[-1] else text

    def _draw_line(self, series: Series) -> None:
        self._painter.setPen(self._pen(series.look))
        places = [self._point(*point) for point in series.points]
        if len(places) == 1:
            pen = self._painter.pen()
            pen.setCapStyle(Qt.PenCapStyle.SquareCap)
            pen.setWidthF(self._line / 3)
            self._painter.setPen(pen)
            self._painter.drawPoints(places)
        elif series.look is Look.WRITTEN:
            self._painter.drawPolyline(QPolygonF(places))
        else:
            self._painter.drawLines([QLineF(*ends) for ends in pairwise(places)])

    def _draw_dots(self, series: Series) -> None:
        self._painter.setPen(self._pen(series.look))
        self._painter.drawPoints([self._point(*point) for point in series.points])

    def _draw_bars(self, series: Series) -> None:
        room = self._box.width() / max(1.0, self._x_steps[-1])
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(style.REST.on(self._palette))
        for x, y in series.points:
            top, wide = self._point(x, y), max(1.0, room * _BARS)
            self._painter.drawRect(QRectF(top.x() - wide / 2, top.y(), wide, self._box.bottom() - top.y()))

    @property
    def _mark_pen(self) -> QPen:
        return QPen(style.ATTENTION.on(self._palette), _LINE_WIDTH)

    def _pen(self, look: Look) -> QPen:
        if look is Look.EARLIER:
            return QPen(self._palette.color(QPalette.ColorRole.PlaceholderText), 1)
        if look is Look.PAST:
            pen = QPen(self._palette.color(QPalette.ColorRole.PlaceholderText), self._line / 3)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            return pen
        if look is Look.WRITTEN:
            pen = QPen(style.ON_DRIVE.on(self._palette), _LINE_WIDTH)
            pen.setDashPattern(style.DASHES)
            return pen
        pen = QPen(style.COPIED.on(self._palette), _LINE_WIDTH)
        if look is Look.DOTS:
            pen.setWidthF(self._line / 2.5)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        return pen

    def _say(
        self,
        room: QRectF,
        text: str,
        font: QFont | None = None,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        *,
        is_dim: bool = False,
    ) -> None:
        role = QPalette.ColorRole.PlaceholderText if is_dim else QPalette.ColorRole.Text
        self._painter.setPen(self._palette.color(role))
        self._painter.setFont(font or self._font)
        elided = QFontMetricsF(font or self._font).elidedText(text, Qt.TextElideMode.ElideRight, room.width() + 1)
        self._painter.drawText(room, align | Qt.AlignmentFlag.AlignVCenter, elided)


@dataclass(frozen=True, slots=True)
class ResultPicture:
    """What a saved picture shows. Attributes: `sentences`: sentences below the charts."""

    heading: str
    verdict: str
    panels: Sequence[Panel]
    sentences: Sequence[str]


class PicturePainter:
    """Paints the whole picture, in one font and palette."""

    def __init__(self, picture: ResultPicture, font: QFont, palette: QPalette, direction: Qt.LayoutDirection) -> None:
        self._picture = picture
        self._font = font
        self._palette = palette
        self._direction = direction
        self._drawing = ChartDrawing(font, palette)
        metrics = QFontMetricsF(font)
        letter = min(metrics.averageCharWidth(), metrics.horizontalAdvance("0"))
        self._margin = _MARGIN_LETTERS * letter
        self._line = metrics.height()
        self._inner = _PICTURE_LETTERS * letter

    @property
    def size(self) -> QSize:
        texts = sum(self._text_height(text) for text in self._texts)
        high = texts + self._drawing.height(self._picture.panels, self._inner) + 2 * self._line
        return QSize(round(self._inner + 2 * self._margin), round(high + 2 * self._margin))

    def png(self) -> bytes:
        image = QImage(self.size * _SHARP, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(_SHARP)
        painter = QPainter(image)
        self.paint(painter)
        painter.end()
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        QImageWriter(buffer, b"png").write(image)
        return bytes(buffer.data().data())

    def svg(self) -> bytes:
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        generator = QSvgGenerator()
        generator.setOutputDevice(buffer)
        generator.setResolution(round(QApplication.primaryScreen().logicalDotsPerInch()))  # for the size of the letters
        generator.setSize(self.size)
        generator.setViewBox(QRectF(0, 0, self.size.width(), self.size.height()))
        generator.setTitle(self._picture.heading)
        generator.setDescription(self._picture.verdict)
        painter = QPainter(generator)
        self.paint(painter)
        painter.end()
        return bytes(buffer.data().data())

    def paint(self, painter: QPainter) -> None:
        painter.setLayoutDirection(self._direction)
        painter.fillRect(QRectF(0, 0, self.size.width(), self.size.height()), self._ground)
        top = self._margin
        for text in self._texts[:2]:
            top = self._say(painter, text, top)
        top += self._line
        high = self._drawing.height(self._picture.panels, self._inner)
        self._drawing.draw(painter, self._picture.panels, QRectF(self._margin, top, self._inner, high))
        top += high
        for text in self._texts[2:]:
            top = self._say(painter, text, top)

    @property
    def _ground(self) -> QColor:
        return self._palette.color(QPalette.ColorRole.Base)

    @property
    def _texts(self) -> list[str]:
        return [self._picture.heading, self._picture.verdict, *self._picture.sentences]

    def _text_height(self, text: str) -> float:
        return self._bounds(text).height() + self._line / 4

    def _bounds(self, text: str) -> QRectF:
        room = QRectF(0, 0, self._inner, 100 * self._line)
        return QFontMetricsF(self._font_of(text)).boundingRect(room, Qt.TextFlag.TextWordWrap, text)

    def _say(self, painter: QPainter, text: str, top: float) -> float:
        """Draw a text, and return the y coordinate after it."""
        painter.setFont(self._font_of(text))
        painter.setPen(self._palette.color(QPalette.ColorRole.Text))
        room = QRectF(self._margin, top, self._inner, self._bounds(text).height())
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap, text)
        return top + self._text_height(text)

    def _font_of(self, text: str) -> QFont:
        font = QFont(self._font)
        font.setBold(text in (self._picture.heading, self._picture.verdict))
        return font


def painter_of(picture: ResultPicture) -> PicturePainter:
    """Make a painter with the font and colors of the window."""
    return PicturePainter(picture, QApplication.font(), QApplication.palette(), QApplication.layoutDirection())
