"""The icons of the program: in the menu and the window, and in the tray, one for each of its states."""

from enum import StrEnum
from typing import Final

from PySide6.QtGui import QIcon

from shingleback.store.paths import resource_path

_SMALL: Final = (16, 22, 24, 32)  # pixels: a drawing with fewer lines
_LARGE: Final = (48, 64, 128)


class TrayState(StrEnum):
    """What the icon says at a glance; the first that holds, in this order."""

    ATTENTION = "attention"  # a drive vanished, or was forgotten
    RUNNING = "running"
    SAFE = "safe"  # a drive can be unplugged
    IDLE = "idle"


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
