"""Takes the pictures of the window: pages about drives, the wizard, and the course of a backup to the simulated drive.

    python docs/pictures/take.py [light] [dark] [large]

Each kind takes a minute and a half; they are taken side by side, without a display. Without arguments: light and dark.
"""

import functools
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

_HERE: Final = Path(__file__).parent
_APP: Final = _HERE.parents[1] / "app"
_KINDS: Final = {"light": "", "dark": "-dark", "large": "-large"}


def main(*kinds: str) -> int:
    environment = os.environ | {"PYTHONPATH": str(_APP), "QT_QPA_PLATFORM": "offscreen"}
    takers = []
    for kind in kinds or ("light", "dark"):
        scale = {"QT_SCALE_FACTOR": "2"} if kind == "large" else {}
        takers += [
            subprocess.Popen([sys.executable, __file__, what, kind], env=environment | scale)
            for what in ("--backup", "--pages")
        ]
    return max(taker.wait() for taker in takers)


def take_backup(kind: str) -> int:
    """Open the demo, press the button, and take a picture of each thing that happens to the drive, and of the end."""
    from sitter import Sitter  # noqa: PLC0415 (after the environment has been set)

    from shingleback.wiring import window  # noqa: PLC0415

    darken = _darken if kind == "dark" else None
    window.Window = functools.partial(Sitter, _HERE, _KINDS[kind], darken)  # type: ignore[assignment, misc]
    return window.open_demo()


def take_pages(kind: str) -> int:
    """Show a drive, an explanation and a diagnosis, in folders of their own."""
    import tempfile  # noqa: PLC0415

    import pages  # noqa: PLC0415
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    from shingleback.ui import style  # noqa: PLC0415

    application = QApplication([])
    style.dress(application)
    if kind == "dark":
        _darken(application)
    with tempfile.TemporaryDirectory() as home:
        os.environ |= dict.fromkeys(("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"), home)
        return pages.take(application, _HERE, Path(home), _KINDS[kind])


def _darken(application: object) -> None:
    from PySide6.QtGui import QColor, QPalette  # noqa: PLC0415
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    from shingleback.ui import style  # noqa: PLC0415

    palette = QPalette(QColor("#323232"), QColor("#2b2b2b"))
    palette.setColor(QPalette.ColorRole.Base, QColor("#222222"))
    palette.setColor(QPalette.ColorRole.PlaceholderText, QColor("#a0a0a0"))
    assert isinstance(application, QApplication)
    application.setPalette(palette)
    style.paint(application)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--backup", kind]:
            sys.exit(take_backup(kind))
        case ["--pages", kind]:
            sys.exit(take_pages(kind))
        case kinds:
            sys.exit(main(*kinds))
