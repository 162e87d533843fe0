"""Takes the pictures of the window: pages about drives, the wizard, a backup to the simulated drive, and its end.

    python docs/pictures/take.py [light] [dark] [large]

Each kind takes a minute; they are taken side by side, without a display. Without arguments: light and dark.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

_HERE: Final = Path(__file__).parent
_APP: Final = _HERE.parents[1] / "app"
_KINDS: Final = {"light": "", "dark": "-dark", "large": "-large"}
_MOMENTS_S: Final = {"window": 34}
_POLL_MS: Final = 200


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
    """Open the demo, press the button, and take a picture at each moment and at the end."""
    import pages  # noqa: PLC0415 (after the environment has been set)
    from PySide6.QtCore import QTimer  # noqa: PLC0415
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    from shingleback.jobs.run_state import RunState, Stage  # noqa: PLC0415
    from shingleback.ui.navigation import Section  # noqa: PLC0415
    from shingleback.ui.window import Window  # noqa: PLC0415
    from shingleback.wiring import window as wiring_window  # noqa: PLC0415

    suffix = _KINDS[kind]

    class Sitter(Window):
        def __init__(self, *arguments: object, **options: object) -> None:
            if kind == "dark":
                _darken(QApplication.instance())
            super().__init__(*arguments, **options)  # type: ignore[arg-type]
            self.resize(*pages.SIZE)
            self.show_section(Section.BACKUP)
            QTimer.singleShot(_POLL_MS, self._sit)

        def _sit(self) -> None:
            self._snap("setup")
            self.backup.setup.start.click()
            self.backup._run.changed.connect(self._at_end)  # noqa: SLF001 (nobody else has to know)
            for name, second in _MOMENTS_S.items():
                QTimer.singleShot(second * 1000, lambda name=name: self._snap(name))

        def _at_end(self, state: RunState) -> None:
            if state.stage is Stage.ENDED:
                QTimer.singleShot(_POLL_MS, lambda: (self._snap("end"), self.close()))

        def _snap(self, name: str) -> None:
            self.grab().save(str(_HERE / f"{name}{suffix}.png"))

    wiring_window.Window = Sitter  # type: ignore[misc]
    return wiring_window.open_demo()


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
