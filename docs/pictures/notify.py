"""Takes the picture of the notification as a real desktop shows it: Xfce, on a virtual display.

    python docs/pictures/notify.py

Needs Xvfb, dbus-run-session, and xfce4-notifyd with a theme for its icons (adwaita-icon-theme).
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

_HERE: Final = Path(__file__).parent
_ROOT: Final = _HERE.parents[1]
_SERVERS: Final = (
    "/usr/lib/x86_64-linux-gnu/xfce4/notifyd/xfce4-notifyd",
    "/usr/lib/xfce4/notifyd/xfce4-notifyd",
)
_SCREEN: Final = (480, 170)
_BACKGROUND: Final = "#5c7a89"
_FADING_MS: Final = 1500


def main() -> int:
    """Run `inside` on a temporary display and session bus."""
    environment = os.environ | {
        "PYTHONPATH": str(_ROOT / "app"),
        "QT_QPA_PLATFORM": "xcb",
        "GTK_THEME": "Adwaita",
        "GDK_BACKEND": "x11",
        "NO_AT_BRIDGE": "1",
    }
    width, height = _SCREEN
    screen = f"-screen 0 {width}x{height}x24"
    command = ["xvfb-run", "-a", "-s", screen, "dbus-run-session", "--", sys.executable, __file__, "--inside"]
    return subprocess.run(command, env=environment, check=False).returncode


def inside() -> int:
    """Show the notification of a plug-in, and take the picture of the screen."""
    from PySide6.QtCore import QTimer  # noqa: PLC0415 (after the environment has been set)
    from PySide6.QtGui import QColor, QPalette  # noqa: PLC0415
    from PySide6.QtWidgets import QApplication, QWidget  # noqa: PLC0415

    from shingleback.devices.session import session_bus  # noqa: PLC0415
    from shingleback.domain.drive import Drive  # noqa: PLC0415
    from shingleback.domain.smr.evidence import Confidence, RecordingMethod, Verdict  # noqa: PLC0415
    from shingleback.gui.controllers.notifications import (  # noqa: PLC0415
        Notifications,
        NotificationStyle,
    )
    from shingleback.gui.controllers.plug_in_notices import Ask, plug_in_notice  # noqa: PLC0415
    from shingleback.messages.translate import untranslated  # noqa: PLC0415

    server = next((path for path in _SERVERS if os.path.exists(path)), None)
    if server is None:
        sys.exit("needs the package xfce4-notifyd")
    process = subprocess.Popen([server], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    application = QApplication([])
    desktop = QWidget()
    desktop.setPalette(QPalette(QColor(_BACKGROUND)))
    desktop.showFullScreen()
    drive = Drive(key="", path="", device="", number=0, name="Seagate Expansion Desktop", size_bytes=8_001_563_222_016)
    verdict = Verdict(RecordingMethod.DRIVE_MANAGED, Confidence.VERY_LIKELY, ())
    icon = (_ROOT / "resources" / "icons" / "shingleback.svg").as_uri()
    notifications = Notifications(session_bus(), NotificationStyle("Shingleback", "shingleback", icon))
    notice = plug_in_notice(drive, verdict, {Ask.WHAT, Ask.NOT_THIS}, is_for_backup=False, translate=untranslated)

    def take() -> None:
        application.primaryScreen().grabWindow(0).save(str(_HERE / "notification.png"))
        application.quit()

    QTimer.singleShot(_FADING_MS, lambda: notifications.show("picture", notice))
    QTimer.singleShot(_FADING_MS * 3, take)
    application.exec()
    notifications.stop()
    process.terminate()
    process.wait()
    return 0


if __name__ == "__main__":
    sys.exit(inside() if sys.argv[1:] == ["--inside"] else main())
