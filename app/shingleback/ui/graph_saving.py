"""Saving the graph: as a picture, or as a table of its figures."""

import copy
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Final

from PySide6.QtCore import QBuffer, QDateTime, QIODevice, QLocale, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QImage, QImageWriter, QPainter, QPalette
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from shingleback.bridge.saver import Saver
from shingleback.metrics.recording import table
from shingleback.metrics.recording.recording import Recording
from shingleback.model.visible_text import visible

_SHARP: Final = 2  # a picture that others get to see is often shown larger
_PLAIN: Final = QWidget.RenderFlag.DrawChildren


class GraphSaving(QObject):
    """Asks where to, and tells if that was not possible."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._widget = parent
        self.saver = Saver(self)
        self.saver.failed.connect(self._complain)

    def save_picture(self, parts: Sequence[QWidget], heading: str = "") -> None:
        path = self._ask(self.tr("Save the graph as a picture"), heading, "png", self.tr("Pictures (*.png)"))
        if path:
            at = QLocale().toString(QDateTime.currentDateTime(), QLocale.FormatType.ShortFormat)
            image = picture_of(self._widget, parts, f"{heading}, {at}" if heading else at)
            self.saver.save(path, lambda file: file.write(_as_png(image)))

    def save_table(self, recording: Recording, heading: str = "") -> None:
        path = self._ask(self.tr("Save the figures as a table"), heading, "csv", self.tr("Tables (*.csv)"))
        if path:
            frozen = copy.deepcopy(recording)
            self.saver.save(path, lambda file: _write_table(frozen, file))

    def _ask(self, title: str, heading: str, ending: str, kinds: str) -> str:
        at = QDateTime.currentDateTime().toString("yyyy-MM-dd HH-mm")
        name = heading.replace("/", " ").strip() or self.tr("Backup")
        proposed = Path.home() / self.tr("{name}, {at}.{ending}").format(name=name, at=at, ending=ending)
        path, _ = QFileDialog.getSaveFileName(self._widget, title, str(proposed), kinds)
        return path if not path or Path(path).suffix else f"{path}.{ending}"

    def _complain(self, path: str, why: str) -> None:
        box = QMessageBox(self._widget)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setText(self.tr("“{path}” could not be saved.").format(path=visible(path)))
        box.setInformativeText(self.tr("The system says: {why}. Please choose another place.").format(why=why))
        box.open()


def picture_of(whole: QWidget, parts: Sequence[QWidget], heading: str = "") -> QImage:
    """Some parts of a widget where they are seen, and sharper, below a heading; without those that are hidden."""
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
            QWidget.render(part, painter, at, renderFlags=_PLAIN)  # that of a plot would render its scene only
    painter.end()
    return image


def _as_png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(image)
    return bytes(buffer.data().data())


def _write_table(recording: Recording, file: IO[bytes]) -> None:
    for line in table.lines(recording):
        file.write(line.encode())
