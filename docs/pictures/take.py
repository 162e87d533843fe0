"""Takes the pictures of the window: during a backup to the simulated drive, and at its end.

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
        takers.append(subprocess.Popen([sys.executable, __file__, "--one", kind], env=environment | scale))
    return max(taker.wait() for taker in takers)


def take(kind: str) -> int:
    """Open the demo, press the button, and take a picture at each moment and at the end."""
    from PySide6.QtCore import QTimer  # noqa: PLC0415 (after the environment has been set)
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    from shingleback.jobs.run_state import RunState, Stage  # noqa: PLC0415
    from shingleback.ui.window import Window  # noqa: PLC0415
    from shingleback.wiring import window as wiring_window  # noqa: PLC0415

    suffix = _KINDS[kind]

    class Sitter(Window):
        def __init__(self, *arguments: object, **options: object) -> None:
            if kind == "dark":
                QApplication.setPalette(_dark_palette())
            super().__init__(*arguments, **options)  # type: ignore[arg-type]
            QTimer.singleShot(_POLL_MS, self._sit)

        def _sit(self) -> None:
            self._snap("setup")
            self.setup.start.click()
            self._run.changed.connect(self._at_end)
            for name, second in _MOMENTS_S.items():
                QTimer.singleShot(second * 1000, lambda name=name: self._snap(name))

        def _at_end(self, state: RunState) -> None:
            if state.stage is Stage.ENDED:
                QTimer.singleShot(_POLL_MS, lambda: (self._snap("end"), self.close()))

        def _snap(self, name: str) -> None:
            self.grab().save(str(_HERE / f"{name}{suffix}.png"))

    wiring_window.Window = Sitter  # type: ignore[misc]
    return wiring_window.open_demo()


def _dark_palette() -> object:
    from PySide6.QtGui import QColor, QPalette  # noqa: PLC0415

    palette = QPalette(QColor("#323232"), QColor("#2b2b2b"))
    palette.setColor(QPalette.ColorRole.Base, QColor("#222222"))
    palette.setColor(QPalette.ColorRole.PlaceholderText, QColor("#a0a0a0"))
    return palette


if __name__ == "__main__":
    sys.exit(take(sys.argv[2]) if sys.argv[1:2] == ["--one"] else main(*sys.argv[1:]))
