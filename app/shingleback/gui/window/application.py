"""The window as a program: one for each user, shown empty before most of the program is loaded."""

from __future__ import annotations

import builtins
import gc
import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import shiboken6
from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from shingleback.gui.controllers.single_instance import SingleInstance, WindowSilent
from shingleback.gui.window.activation import ACTIVATION_VARIABLE, take_token
from shingleback.gui.window.window import Window
from shingleback.messages.translate import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from shingleback.gui.controllers.termination_signals import TerminationSignals

APPLICATION_ID: Final = "org.shingleback.Shingleback"
"""The desktop uses it to match windows and notifications with the menu entry."""
_PATIENCE_MS: Final = 200  # if the desktop never paints the window, go on after this time


def run_window(socket: str, build_pages: Callable[[QApplication, Window], object], *, is_hidden: bool = False) -> int:
    """Open the window, or raise the one that is open already. Return the exit code.

    `build_pages` loads and creates everything in it. `is_hidden`: show nothing, with or without a tray. Starting the
    program again shows the window. Raises WindowSilent if the window that is open does not answer.
    """
    disable_feature_scan()
    application = QApplication([])
    application.setApplicationName("shingleback")
    application.setApplicationDisplayName("Shingleback")
    application.setDesktopFileName(APPLICATION_ID)
    instance = SingleInstance(socket, token=os.environ.get(ACTIVATION_VARIABLE, ""))
    try:
        if not instance.begin(is_quiet=is_hidden):
            return 0
    except WindowSilent:
        if not is_hidden:
            _tell_silent()
        raise
    window = Window()
    instance.activation_offered.connect(take_token)
    instance.requested.connect(window.bring_to_front)
    if not is_hidden:
        _show_at_once(window)
    gc.disable()  # almost everything loaded now stays; searching it for garbage takes a tenth of the time
    build_pages(application, window)
    gc.enable()
    signals = _end_on_signals(application)
    code = application.exec()
    signals.close()
    instance.close()
    _take_down(application, window)
    return code


def _end_on_signals(application: QApplication) -> TerminationSignals:
    """End properly, so that no notification remains whose buttons do nothing, and no folder of the demo."""
    from shingleback.gui.controllers.termination_signals import TerminationSignals  # noqa: PLC0415 (not before the page)

    signals = TerminationSignals(application)
    signals.received.connect(lambda: application.exit(0))
    return signals


def _tell_silent() -> None:
    """Tell the user of a desktop, who does not see what is printed."""
    from shingleback.gui.run.texts import translate  # noqa: PLC0415 (rarely needed)
    from shingleback.gui.widgets.plain import PlainMessageBox  # noqa: PLC0415 (rarely needed)

    text = QT_TRANSLATE_NOOP(
        "application",
        "Shingleback is already open, but does not answer. Wait a moment and try again, or end it and start it again.",
    )
    box = PlainMessageBox(QMessageBox.Icon.Warning, translate("application", text))
    box.setWindowTitle("Shingleback")
    box.exec()


def _take_down(application: QApplication, window: Window) -> None:
    """Delete the window while the objects that watch it still exist.

    At exit, Python destroys what is left in no order: slots that run when a page is hidden then work with deleted
    objects, and below Python 3.12 such an error in a method that Qt calls ends PySide6 with a segmentation fault.
    """
    for shown in application.topLevelWidgets():
        shown.hide()
    shiboken6.delete(window)


def disable_feature_scan() -> None:
    """Stop PySide6 from reading, and keeping, the source of every module that is imported from now on.

    It searches the source for `__feature__`, which nothing here uses.
    """
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def _show_at_once(window: Window) -> None:
    window.show()
    wait_until_painted(window)


def wait_until_painted(window: QWidget) -> None:
    """Wait until the window has painted its content, if visible. User input in the meantime is handled afterward."""
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
