"""The program itself, which reports when its window was painted, when its first page was, and when all of it is loaded.

python -m tests.benchmarks.start_own [pages]

Each line has a name, the time, and the CPU seconds so far. With `pages`, it then visits all other pages, reports when
each was visible, and "opened" at the end. It stays until it is killed.
"""

# ruff: noqa: E402 (the program, too, loads msgspec before everything else)
import sys
import time

from shingleback.__main__ import load_msgspec

load_msgspec()

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

from shingleback.bootstrap import start
from shingleback.gui.controllers.pages import Section
from shingleback.gui.window import application
from shingleback.gui.window.window import Window

_SETTLED_MS = 1_000

show, paint, build_pages = application._show_at_once, application.wait_until_painted, start._furnish


def report(name: str) -> None:
    print(f"{name} {time.monotonic()} {time.process_time()}", flush=True)


def show_and_report(window: Window) -> None:
    show(window)
    report("shown")


def furnish_and_report(application: QApplication, window: Window) -> None:
    from shingleback.bootstrap import window as rest  # noqa: PLC0415 (the program also loads it here)

    def paint_and_report(widget: QWidget) -> None:
        paint(widget)
        report("painted")

    rest.wait_until_painted = paint_and_report  # type: ignore[attr-defined, assignment]
    build_pages(application, window)
    QTimer.singleShot(0, lambda: report("complete"))
    if sys.argv[1:] == ["pages"]:
        QTimer.singleShot(_SETTLED_MS, lambda: open_pages(application, window))


def open_pages(application: QApplication, window: Window) -> None:
    for section in Section:
        report(f"before-{section.name}")
        window.show_section(section)
        application.processEvents()
        report(section.name)
    report("opened")


if __name__ == "__main__":
    application._show_at_once = show_and_report
    start._furnish = furnish_and_report
    sys.exit(start.open_window())
