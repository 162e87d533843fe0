"""The program itself, which says when its window was painted, when its first page was, and when all of it is loaded.

python -m tests.benchmarks.start_own [pages]

Each line has a word, the time, and the seconds of computing so far. With `pages` it then goes to all others, says of
each when it could be seen, and "opened" at the end. It stays until it is killed.
"""

import sys
import time

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

from shingleback.bootstrap import start
from shingleback.gui.controllers.pages import Section
from shingleback.gui.window import application
from shingleback.gui.window.window import Window

_SETTLED_MS = 1_000

show, paint, build_pages = application._show_at_once, application.wait_until_painted, start._furnish


def say(word: str) -> None:
    print(f"{word} {time.monotonic()} {time.process_time()}", flush=True)


def show_and_say(window: Window) -> None:
    show(window)
    say("shown")


def furnish_and_say(application: QApplication, window: Window) -> None:
    from shingleback.bootstrap import window as rest  # noqa: PLC0415 (loaded here by the program as well)

    def paint_and_say(widget: QWidget) -> None:
        paint(widget)
        say("painted")

    rest.wait_until_painted = paint_and_say  # type: ignore[attr-defined, assignment]
    build_pages(application, window)
    QTimer.singleShot(0, lambda: say("complete"))
    if sys.argv[1:] == ["pages"]:
        QTimer.singleShot(_SETTLED_MS, lambda: open_pages(application, window))


def open_pages(application: QApplication, window: Window) -> None:
    for section in Section:
        say(f"before-{section.name}")
        window.show_section(section)
        application.processEvents()
        say(section.name)
    say("opened")


if __name__ == "__main__":
    application._show_at_once = show_and_say
    start._furnish = furnish_and_say
    sys.exit(start.open_window())
