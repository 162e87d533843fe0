"""The real window, on the buses named by the environment. It prints the contents of its drives page when they change.

Usage: python window_program.py SOCKET [hidden]. Commands on standard input: "later" lets a minute pass, "look" prints
whether the window is visible, "pages" prints which pages were created, and "close" closes it.
"""

import sys

from PySide6.QtCore import QObject, QSocketNotifier
from PySide6.QtWidgets import QApplication

from shingleback.bootstrap.window import build_pages
from shingleback.bootstrap.window_setting import Setting
from shingleback.devices.session import session_bus
from shingleback.gui.controllers.drives import DriveList
from shingleback.gui.window.application import run_window
from shingleback.gui.window.window import Window
from shingleback.store.private_files import Paths

MINUTE_S = 60.0


class Clock:
    def __init__(self) -> None:
        self.now_s = 0.0

    def pass_a_minute(self) -> None:
        self.now_s += MINUTE_S


class CardPrinter(QObject):
    """Prints "SERVICE: CARD, CARD" whenever that changes."""

    def __init__(self, window: Window, drives: DriveList, clock: Clock) -> None:
        super().__init__(window)
        self._window = window
        self._clock = clock
        self._last = ""
        window.pages.drives.on_created(
            lambda _page: drives.changed.connect(self._print_cards)
        )  # connected after the page, which must update first
        self._commands = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read, self)
        self._commands.activated.connect(self._run_command)

    def _print_cards(self) -> None:
        page = self._window.drives
        service = "missing" if page.service.isVisibleTo(page) else "there"
        self._print(f"{service}: {', '.join(card.head.name.text() for card in page.cards.values()) or 'no card'}")

    def _run_command(self) -> None:
        command = sys.stdin.readline().strip()
        if command == "later":
            self._clock.pass_a_minute()
            self._print("it is later")
        elif command == "pages":
            created_pages = [section.name for section, page in self._window.pages.by_section().items() if page.instance]
            print("made:", *created_pages, flush=True)
        elif command == "look":
            print("seen" if self._window.isVisible() else "unseen", flush=True)
        else:
            self._commands.setEnabled(False)
            self._window.close()

    def _print(self, line: str) -> None:
        if line != self._last:
            self._last = line
            print(line, flush=True)


def main(socket: str, clock: Clock, how: str = "") -> int:
    setting = Setting(Paths.of_user(), socket, session_bus(), clock=lambda: clock.now_s)

    def fill(application: QApplication, window: Window) -> None:
        build_pages(setting, application, window)
        drives = application.findChild(DriveList)
        assert drives is not None
        CardPrinter(window, drives, clock)
        if how != "hidden":
            window.pages.drives.get()

    return run_window(socket, fill, is_hidden=how == "hidden")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], Clock(), *sys.argv[2:]))
