"""Opens the window up to its first painted page, prints the modules loaded by then, and exits.

Usage: python first_page_program.py SOCKET. "read" after a module's name means that its source was kept in memory.
"""

# ruff: noqa: E402 (the program, too, loads msgspec before everything else)
import linecache
import os
import sys

from shingleback.__main__ import load_msgspec

load_msgspec()

from PySide6.QtWidgets import QApplication, QWidget

from shingleback.gui.window.application import run_window, wait_until_painted
from shingleback.gui.window.window import Window
from shingleback.store.private_files import Paths


def main(socket: str) -> int:
    def fill(application: QApplication, window: Window) -> None:
        from shingleback.bootstrap import window as rest  # noqa: PLC0415 (loaded here by the program as well)
        from shingleback.bootstrap.window_setting import Setting  # noqa: PLC0415 (the same)

        def paint_and_print(widget: QWidget) -> None:
            wait_until_painted(widget)
            print_modules()

        rest.wait_until_painted = paint_and_print  # type: ignore[attr-defined, assignment]
        rest.build_pages(Setting(Paths.of_user(), socket), application, window)

    return run_window(socket, fill)


def print_modules() -> None:
    for name, module in sorted(sys.modules.items()):
        print(name, "read" if getattr(module, "__file__", None) in linecache.cache else "")
    sys.stdout.flush()
    os._exit(0)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
