"""The shingleback lizard: the program's icon, and what it says in the tray."""

from typing import Final

from PySide6.QtGui import QIcon

from shingleback.settings.resources import resource_path
from shingleback.ui.tray import TrayState

_SMALL: Final = (16, 22, 24, 32)  # pixels: a drawing with fewer lines
_LARGE: Final = (48, 64, 128)


def app_icon() -> QIcon:
    icon = QIcon()
    for name, sides in (("shingleback-small", _SMALL), ("shingleback", _LARGE)):
        drawing = _drawing(name)
        for side in sides:
            icon.addPixmap(drawing.pixmap(side, side))
    return icon


def tray_icon(state: TrayState) -> QIcon:
    """Told apart by form and color."""
    return _drawing(f"tray-{state}")


def _drawing(name: str) -> QIcon:
    return QIcon(str(resource_path(f"icons/{name}.svg")))
