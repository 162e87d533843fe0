"""The icon in the sizes that desktops need. A scalable one is not enough, because not every panel draws SVG."""

import shutil
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from artifacts.project import NAME, RESOURCES

SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256)
_SMALL: Final = 32  # up to this size, a simpler drawing is used


def install(theme: Path) -> None:
    """Install the icons into a folder such as /usr/share/icons/hicolor."""
    icons = RESOURCES / "icons"
    _copy(icons / f"{NAME}.svg", theme / "scalable/apps")
    _copy(icons / f"{NAME}-symbolic.svg", theme / "symbolic/apps")
    small, large = (QSvgRenderer(str(icons / f"{name}.svg")) for name in (f"{NAME}-small", NAME))
    for size in SIZES:
        target = theme / f"{size}x{size}/apps/{NAME}.png"
        target.parent.mkdir(parents=True)
        _drawn(small if size <= _SMALL else large, size).save(str(target))


def _copy(file: Path, folder: Path) -> None:
    folder.mkdir(parents=True)
    shutil.copy(file, folder)


def _drawn(renderer: QSvgRenderer, size: int) -> QImage:
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image
