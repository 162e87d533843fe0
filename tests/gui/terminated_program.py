"""Runs the demonstration and terminates it while it shows a page.

Usage: python terminated_program.py [deleted]. It prints the windows that are still visible after exec() returned.
With "deleted", the window is deleted while it is shown.
"""

import os
import sys

import shiboken6
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from shingleback.bootstrap.demo_window import demo_setting
from shingleback.bootstrap.window import build_pages
from shingleback.gui.controllers.drives import DriveList
from shingleback.gui.controllers.pages import Section
from shingleback.gui.window.application import run_window
from shingleback.gui.window.window import Window


def main(how: str = "") -> int:
    def fill(application: QApplication, window: Window) -> None:
        def end() -> None:
            if how == "deleted":
                shiboken6.delete(window)
                os._exit(0)
            application.exit(0)

        build_pages(setting, application, window)
        window.show_section(Section.DRIVES)
        drives = application.findChild(DriveList)
        assert drives is not None
        drives.arrived.connect(lambda _view: QTimer.singleShot(0, application, end))
        window.home.plug_in_requested.emit()

    with demo_setting() as setting:
        code = run_window(setting.socket, fill)
    print(*(type(shown).__name__ for shown in QApplication.topLevelWidgets() if shown.isVisible()))
    return code


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
