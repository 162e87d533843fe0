"""Pictograms in one line style, in the colors of the theme, sharp at any size.

They are files in `resources/pictograms`, on a grid of 24 by 24; "currentColor" stands for the requested color.
"""

import functools
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QByteArray, QEvent, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QSizePolicy, QWidget

from shingleback.gui.widgets.style import Hue, scaled_to_font
from shingleback.store.private_files import resource_path

_MAX_KEPT: Final = 64  # drawings, each in one color


class Picture(StrEnum):
    """The pictograms; each is a file. Their meaning is always shown in words as well."""

    BOOK = "book"
    CABLE = "cable"
    CHECK = "check"
    CLOCK = "clock"
    COPY = "copy"
    DRIVE = "drive"
    EYE = "eye"
    FILE = "file"
    FOLDER = "folder"
    FULL = "full"
    HISTORY = "history"
    HOME = "home"
    IMAGE = "image"
    INFO = "info"
    ONWARD = "onward"
    PAUSE = "pause"
    QUESTION = "question"
    RESTORE = "restore"
    RING = "ring"
    SEARCH = "search"
    SETTINGS = "settings"
    SHIELD = "shield"
    STOP = "stop"
    UNFOLDED = "unfolded"
    UNPLUGGED = "unplugged"
    WARNING = "warning"

    @property
    def is_mirrored(self) -> bool:
        """In right-to-left languages."""
        return self is Picture.ONWARD


def draw(
    painter: QPainter,
    picture: Picture,
    rect: QRectF,
    color: QColor,
    direction: Qt.LayoutDirection = Qt.LayoutDirection.LeftToRight,
) -> None:
    """Draw a pictogram in one color, centered in a rectangle."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.translate(rect.center())
    if direction is Qt.LayoutDirection.RightToLeft and picture.is_mirrored:
        painter.scale(-1, 1)
    _renderer(picture, color.name()).render(painter, QRectF(QPointF(-side / 2, -side / 2), QSizeF(side, side)))
    painter.restore()


class PictureLabel(QWidget):
    """A pictogram in a layout. It is decorative, and screen readers skip it."""

    def __init__(self, picture: Picture, side: int, color: Hue | None = None, parent: QWidget | None = None) -> None:
        """`side` in pixels, at the default font size. Without a color, it has the color of the text."""
        super().__init__(parent)
        self._picture = picture
        self._side = side
        self._color = color
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def picture(self) -> Picture:
        return self._picture

    def show_picture(self, picture: Picture, color: Hue | None) -> None:
        self._picture, self._color = picture, color
        self.update()

    def sizeHint(self) -> QSize:
        side = scaled_to_font(self, self._side)
        return QSize(side, side)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette = self.palette()
        color = self._color.on(palette) if self._color else palette.color(QPalette.ColorRole.WindowText)
        draw(QPainter(self), self._picture, QRectF(self.rect()), color, self.layoutDirection())


@functools.lru_cache(_MAX_KEPT)
def _renderer(picture: Picture, color: str) -> QSvgRenderer:
    """Cached by color, since reading a drawing takes nearly as long as painting it."""
    return QSvgRenderer(QByteArray(_drawing(picture).replace("currentColor", color).encode()))


@functools.cache
def _drawing(picture: Picture) -> str:
    return resource_path(f"pictograms/{picture}.svg").read_text(encoding="utf-8")
