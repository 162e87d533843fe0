"""The start of the window: what has to be loaded before it can be seen, and nothing else."""

import os
import signal
import threading

from PySide6.QtWidgets import QApplication

from shingleback.gui.controllers.single_instance import session_bus, socket_path
from shingleback.gui.window.application import run_window
from shingleback.gui.window.window import Window
from shingleback.store import private_files
from shingleback.store.private_files import Paths


def open_window(*, is_hidden: bool = False) -> int:
    """The window, until it is closed; returns the exit code. `is_hidden`: only the tray at first."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C in the terminal closes the window; workers stop by themselves
    _give_back_left_behind(Paths.of_user())
    return run_window(socket_path(), _furnish, is_hidden=is_hidden)


def _give_back_left_behind(paths: Paths) -> None:
    """What a run set and could not give back: seldom anything. It forks, which has to be before Qt starts threads."""
    if private_files.has_any(paths.limits_folder):
        from shingleback.bootstrap.backup import give_back_left_behind  # noqa: PLC0415 (seldom needed)

        give_back_left_behind(paths, wait=_wait_apart)


def _wait_apart(pid: int) -> None:
    """The window does not wait for what may have to wait for a drive."""
    threading.Thread(target=os.waitpid, args=(pid, 0), name="giving back", daemon=True).start()


def _furnish(application: QApplication, window: Window) -> None:
    """The rest of the program, most of which takes its time to be loaded."""
    from shingleback.bootstrap import window as rest  # noqa: PLC0415
    from shingleback.bootstrap.setting import Setting  # noqa: PLC0415

    rest.furnish(Setting(Paths.of_user(), socket_path(), session_bus()), application, window)
