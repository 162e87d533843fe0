"""Saves the graph as a picture or as a table."""

import copy
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QDateTime, QIODevice, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QImage, QImageWriter, QPainter, QPalette
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from shingleback.domain.text import visible
from shingleback.gui.controllers.file_writer import FileWriter
from shingleback.gui.widgets.dates import stamp
from shingleback.gui.widgets.plain import PlainMessageBox
from shingleback.monitor import recording as table
from shingleback.monitor.recording import Recording

_SHARP: Final = 2  # pictures are often shown larger to others
_PLAIN: Final = QWidget.RenderFlag.DrawChildren


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
