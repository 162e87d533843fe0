"""The picture of a measurement that explains itself: heading, verdict, charts and figures, as a PNG or as an SVG."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QImageWriter, QPainter, QPalette
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QApplication

from shingleback.gui.measure.charts import ChartDrawing
from shingleback.gui.measure.panels import Panel

_PICTURE_LETTERS: Final = 150
_MARGIN_LETTERS: Final = 2
_SHARP: Final = 2  # a picture that others get to see is often shown larger


@dataclass(frozen=True, slots=True)
class ResultPicture:
    """What others get to see. Attributes: `said`: sentences below the charts."""

    heading: str
    verdict: str
    panels: Sequence[Panel]
    said: Sequence[str]


class PicturePainter:
    """The whole picture, in one font and one look."""

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
        generator.setResolution(round(QApplication.primaryScreen().logicalDotsPerInch()))  # of the letters
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
        return [self._picture.heading, self._picture.verdict, *self._picture.said]

    def _text_height(self, text: str) -> float:
        return self._bounds(text).height() + self._line / 4

    def _bounds(self, text: str) -> QRectF:
        room = QRectF(0, 0, self._inner, 100 * self._line)
        return QFontMetricsF(self._font_of(text)).boundingRect(room, Qt.TextFlag.TextWordWrap, text)

    def _say(self, painter: QPainter, text: str, top: float) -> float:
        """Where the next one begins."""
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
    """As the window looks now."""
    return PicturePainter(picture, QApplication.font(), QApplication.palette(), QApplication.layoutDirection())
