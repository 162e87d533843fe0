"""Brings windows to the front, on X11 and on Wayland.

On Wayland a program may only do so with a token of the desktop (xdg-activation), which comes with a click on a
notification or from the launcher. Without one, a window that is covered or minimized is closed and shown anew, since
xdg-shell has no request for either, and Qt is not told that a window is minimized.
"""

import os
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

ACTIVATION_VARIABLE: Final = "XDG_ACTIVATION_TOKEN"


def take_token(token: str) -> None:
    """Let the next window come to the front with the desktop's token, which Qt reads from the environment."""
    os.environ[ACTIVATION_VARIABLE] = token


def bring_to_front(window: QWidget) -> None:
    """Show the window above others, whether it is hidden, minimized or covered."""
    is_allowed = not QGuiApplication.platformName().startswith("wayland") or ACTIVATION_VARIABLE in os.environ
    if not is_allowed and not window.isActiveWindow():
        window.hide()
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
