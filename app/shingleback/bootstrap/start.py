"""The start of the window: only what must be loaded before it can be seen."""

import os
import signal
import threading

from PySide6.QtWidgets import QApplication

from shingleback.devices.session import session_bus
from shingleback.gui.controllers.single_instance import WindowSilent, socket_path
from shingleback.gui.window.application import run_window
from shingleback.gui.window.window import Window
from shingleback.store import private_files
from shingleback.store.autostart import note_login_start
from shingleback.store.private_files import Paths

__all__ = ["WindowSilent", "open_window"]


def open_window(*, is_hidden: bool = False) -> int:
    """Show the window until it is closed; returns the exit code. `is_hidden`: show only the tray at first.

    Raises WindowSilent.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C in the terminal closes the window; workers stop on their own
    if is_hidden:
        note_login_start(Paths.of_user().login_start_file)
    # Restore the queue limits left by killed runs. Forks if there are any, so it must run before Qt starts threads.
    paths = Paths.of_user()
    if private_files.has_any(paths.limits_folder):
        from shingleback.bootstrap.limiting import restore_left_limits  # noqa: PLC0415 (seldom needed)

        restore_left_limits(paths, wait=_wait_apart)
    return run_window(socket_path(), _furnish, is_hidden=is_hidden)


def _wait_apart(pid: int) -> None:
    """Reap the process in a thread, because it may have to wait for a drive."""
    threading.Thread(target=os.waitpid, args=(pid, 0), name="giving back", daemon=True).start()


def _furnish(application: QApplication, window: Window) -> None:
    """Load and build the rest of the program, which takes longer."""
    from shingleback.bootstrap import window as pages  # noqa: PLC0415
    from shingleback.bootstrap.window_setting import Setting  # noqa: PLC0415

    pages.build_pages(Setting(Paths.of_user(), socket_path(), session_bus()), application, window)
