"""The program itself, which says when its window was painted for the first time, and when its first page is there.

python -m tests.benchmarks.start_own [pages]

Each line has a word, the time, and the seconds of computing so far. With `pages` it then goes to all others, says of
each when it could be seen, and "opened" at the end. It stays until it is killed.
"""

import sys
import time

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from shingleback.bootstrap import start
from shingleback.gui.window import application
from shingleback.gui.window.sections import Section
from shingleback.gui.window.window import Window

_SETTLED_MS = 1_000

show, furnish = application._show_at_once, start._furnish


def say(word: str) -> None:
    print(f"{word} {time.monotonic()} {time.process_time()}", flush=True)


def show_and_say(window: Window) -> None:
    show(window)
    say("shown")


def furnish_and_say(application: QApplication, window: Window) -> None:
    furnish(application, window)
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
