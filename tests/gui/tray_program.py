"""A program with a window and a tray, connected like the real one. Commands arrive on standard input.

Usage: python tray_program.py SOCKET BACK_SOON_MS
"""

import sys
from pathlib import Path

from PySide6.QtCore import QSocketNotifier
from PySide6.QtGui import QColor, QIcon, QPixmap
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow

from shingleback.backup_sets.library import Memory
from shingleback.domain.drive import Drive, Use, Volume
from shingleback.gui.controllers.lost_drives import LostDriveGuides
from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.controllers.single_instance import SingleInstance
from shingleback.gui.window.automatic import QuitWarning
from shingleback.gui.window.desktop import CloseHandler
from shingleback.gui.window.tray import Tray
from shingleback.store.private_files import Paths


def say(*texts: object) -> None:
    print(*texts, flush=True)


class Window(QMainWindow):
    def bring_to_front(self) -> None:
        self.show()
        say("raised")


def run_command(window: Window, command: str) -> None:
    """Runs a command of the test."""
    if command == "close":
        window.close()
        say("visible", window.isVisible())


def drive(name: str, point: str) -> Drive:
    points = (point,) if point else ()
    volume = Volume(device="/dev/sdb1", number=17, use=Use.FILES, mount_points=points)
    return Drive(key=name, path="/", device="/dev/sdb", number=16, name=name, size_bytes=8 * 10**12, volumes=(volume,))


def main(socket: str, back_soon_ms: int) -> int:
    application = QApplication([])
    icon = QPixmap(32, 32)
    icon.fill(QColor("green"))
    window = Window()
    window.setCentralWidget(QLabel("a window"))
    guides = LostDriveGuides(Path(socket).with_name("patience.json"), lambda: 1_700_000_000.0)
    tray = Tray(lambda _state: QIcon(icon), guides.left_s, window, back_soon_ms)
    chosen = SettingsController(Memory(Paths.of_user()), window)
    CloseHandler(window, tray, QuitWarning(window, chosen, None), chosen, lambda: False)
    instance = SingleInstance(socket, window)
    instance.begin()
    instance.requested.connect(window.bring_to_front)
    tray.open_requested.connect(window.bring_to_front)
    tray.drive_requested.connect(lambda key: say("drive", key))
    tray.guide_requested.connect(lambda key: say("guide", key))
    tray.back_up_requested.connect(lambda: say("back up"))
    tray.lost.connect(lambda: say("lost", window.isVisible()))
    guides.changed.connect(tray.show_waiting)
    tray.show_drives([drive("One & All", "/media/me/One"), drive("Two", "")])
    tray.show_choices(can_back_up=True, can_restore=False)
    guides.vanish(drive("Three", ""))
    window.show()
    say("ready", tray.is_there)
    commands = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
    commands.activated.connect(lambda: run_command(window, sys.stdin.readline().strip()))
    code = application.exec()
    tray.close()
    instance.close()
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2])))
