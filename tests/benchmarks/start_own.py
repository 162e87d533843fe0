"""The program itself, which says when its window was painted for the first time, and when all of it is there.

python -m tests.benchmarks.start_own

Each line has a word, the time, and the seconds of computing so far. It stays until it is killed.
"""

import sys
import time

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from shingleback.ui import application
from shingleback.ui.window import Window
from shingleback.wiring import start

show, furnish = application._show_at_once, start._furnish


def say(word: str) -> None:
    print(f"{word} {time.monotonic()} {time.process_time()}", flush=True)


def show_and_say(window: Window) -> None:
    show(window)
    say("shown")


def furnish_and_say(application: QApplication, window: Window) -> None:
    furnish(application, window)
    QTimer.singleShot(0, lambda: say("complete"))


if __name__ == "__main__":
    application._show_at_once = show_and_say
    start._furnish = furnish_and_say
    sys.exit(start.open_window())
