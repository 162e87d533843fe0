"""The program itself, whose window closes soon after it was shown: it reports that, and stays in the tray.

python -m tests.benchmarks.tray_program [--tray]: started there, its window does not appear at all.
"""

import signal
import sys
import time
from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication

from shingleback.bootstrap.window import build_pages
from shingleback.bootstrap.window_setting import Setting
from shingleback.devices.session import session_bus
from shingleback.gui.controllers.single_instance import socket_path
from shingleback.gui.window.application import run_window
from shingleback.gui.window.window import Window
from shingleback.store.private_files import Paths

_SEEN_MS: Final = 500


class Closer(QObject):
    """Reports when the window was first painted, and closes it half a second later."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's own name)
        if watched is self._window and event.type() == QEvent.Type.Paint:
            self._window.removeEventFilter(self)
            print(f"shown {time.monotonic():.3f}", flush=True)
            QTimer.singleShot(_SEEN_MS, self._close)
        return False

    def _close(self) -> None:
        self._window.close()
        print("hidden" if not self._window.isVisible() else "stays", flush=True)


def main() -> int:
    setting = Setting(Paths.of_user(), socket_path(), session_bus())
    is_hidden = sys.argv[1:] == ["--tray"]

    def fill(application: QApplication, window: Window) -> None:
        build_pages(setting, application, window)
        if is_hidden:
            print("hidden", flush=True)
        else:
            Closer(window)

    return run_window(setting.socket, fill, is_hidden=is_hidden)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    sys.exit(main())
