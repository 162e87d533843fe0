"""The window as a program: one a person, started and raised."""

import linecache
from collections.abc import Callable
from typing import Final

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from shingleback.bridge.single_instance import SingleInstance, raise_other
from shingleback.ui import style
from shingleback.ui.window import Window

ICON: Final = "icons/shingleback.svg"


def run_window(socket: str, icon: str, make_window: Callable[[QApplication], Window]) -> int:
    """Open the window, or raise the one that is open already; gives the exit code."""
    linecache.clearcache()  # PySide6 reads the source of every module that is imported, which leaves 7 MB there
    application = QApplication([])
    application.setApplicationName("shingleback")
    application.setApplicationDisplayName("Shingleback")
    application.setDesktopFileName("shingleback")
    application.setWindowIcon(QIcon(icon))
    if raise_other(socket):
        return 0
    style.dress(application)
    instance = SingleInstance(socket)
    window = make_window(application)
    instance.asked_for.connect(window.raise_up)
    window.show()
    code = application.exec()
    instance.close()
    return code
