"""The window as a program: one for each person, shown empty before most of the program is loaded."""

from __future__ import annotations

import builtins
import gc
from collections.abc import Callable
from typing import Final

import shiboken6
from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from shingleback.gui.controllers.single_instance import SingleInstance
from shingleback.gui.window.window import Window

APPLICATION_ID: Final = "org.shingleback.Shingleback"
"""The desktop finds by it which entry of the menu a window and a notification belong to."""
_PATIENCE_MS: Final = 200  # a desktop that shows nothing keeps nobody waiting


def run_window(socket: str, furnish: Callable[[QApplication, Window], object], *, is_hidden: bool = False) -> int:
    """Open the window, or raise the one that is open already; gives the exit code.

    `furnish` loads and makes everything in it.
    `is_hidden`: nothing comes up, with or without a tray. Who starts the program again sees the window.
    """
    import_plainly()
    application = QApplication([])
    application.setApplicationName("shingleback")
    application.setApplicationDisplayName("Shingleback")
    application.setDesktopFileName(APPLICATION_ID)
    instance = SingleInstance(socket)
    if not instance.begin(is_quiet=is_hidden):
        return 0
    window = Window()
    instance.asked_for.connect(window.raise_up)
    if not is_hidden:
        _show_at_once(window)
    gc.disable()  # nearly all that is loaded now stays: to look for what does not takes a tenth of the time
    furnish(application, window)
    gc.enable()
    code = application.exec()
    instance.close()
    _take_down(application, window)
    return code


def _take_down(application: QApplication, window: Window) -> None:
    """Windows go while all that looks after them is still there.

    Python destroys what is left when it exits, in no order: what follows the hiding of a page then works with objects
    that are gone, and below Python 3.12 such an error in a method that Qt calls ends PySide6 with a segmentation fault.
    """
    for shown in application.topLevelWidgets():
        shown.hide()
    shiboken6.delete(window)


def import_plainly() -> None:
    """From here on, PySide6 no longer reads the source of every module that is imported, and keeps it.

    It looks there for whether its `__feature__` is wanted, which nothing here uses.
    """
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def _show_at_once(window: Window) -> None:
    window.show()
    until_painted(window)


def until_painted(window: QWidget) -> None:
    """With what it shows now; what a person does meanwhile is done afterwards. One that is hidden is not waited for."""
    if not window.isVisible():
        return
    loop = QEventLoop()
    painted = _FirstPaint(loop)
    window.installEventFilter(painted)
    window.update()
    QTimer.singleShot(_PATIENCE_MS, loop, loop.quit)
    loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
    window.removeEventFilter(painted)


class _FirstPaint(QObject):
    def __init__(self, loop: QEventLoop) -> None:
        super().__init__(loop)
        self._loop = loop

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            QTimer.singleShot(0, self._loop, self._loop.quit)  # when it is on the screen
        return False
