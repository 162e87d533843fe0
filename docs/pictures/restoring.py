"""Records the restore page while it runs: the window restores a whole backup, which is removed afterward.

    python docs/pictures/restoring.py BACKUP FRAMES [MILLISECONDS]

BACKUP is a folder with a backup, best on a slow drive: `tests.benchmarks.slow_disk` makes one from an image. FRAMES is
a new folder for the pictures, one every half second, named after their time. To make a video of them:
ffmpeg -framerate 2 -pattern_type glob -i 'FRAMES/*.png' restoring.webm
"""

import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

_APP: Final = Path(__file__).parents[2] / "app"
_STEP_MS: Final = 500
_END_MS: Final = 1_000  # how long the end is shown


def main(backup: str, frames: str, step_ms: int = _STEP_MS) -> int:
    """Record the restore. Sets the environment before it imports the window, which reads it."""
    folder = Path(frames).absolute()
    folder.mkdir(parents=True)
    os.environ |= {"PYTHONPATH": str(_APP), "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen")}
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415 (see above)

    from shingleback.gui.widgets import style  # noqa: PLC0415

    application = QApplication([])
    style.dress(application)
    with tempfile.TemporaryDirectory(dir=folder) as home:
        os.environ |= dict.fromkeys(("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"), home)
        return _record(application, str(Path(backup).absolute()), Path(home), folder, step_ms)


def _record(application: object, backup: str, home: Path, folder: Path, step_ms: int) -> int:
    import kept  # noqa: PLC0415 (Qt, as above; so are the others)
    import pages  # noqa: PLC0415
    from PySide6.QtCore import QTimer  # noqa: PLC0415
    from PySide6.QtWidgets import QApplication, QFileDialog  # noqa: PLC0415

    from shingleback.gui.controllers.job import JobStage  # noqa: PLC0415
    from shingleback.gui.controllers.pages import Section  # noqa: PLC0415
    from shingleback.gui.controllers.restore import Access  # noqa: PLC0415
    from shingleback.store.settings import BackupSet, Settings  # noqa: PLC0415

    assert isinstance(application, QApplication)
    kept.choose(Settings(sets=[BackupSet([str(home)], backup, key="1")]))
    shown = pages.make_window()
    window, browser, restoring = shown.window, shown.past.browser, shown.past.restoring
    window.resize(*pages.SIZE)
    window.show_section(Section.RESTORE)
    window.show()
    kept.wait(application, lambda: browser.state.access is Access.THERE)
    kept.wait(application, lambda: browser.state.entries is not None)
    window.restore.files.foot.all.click()
    kept.wait(application, lambda: restoring.state.stage is JobStage.READY)
    QFileDialog.getExistingDirectory = lambda *_arguments: str(home / "back")  # type: ignore[method-assign]
    window.restore.restore.place.change.click()
    kept.wait(application, lambda: restoring.state.stage is JobStage.READY)
    began_s = time.monotonic()

    def take() -> None:
        window.grab().save(str(folder / f"{time.monotonic() - began_s:08.2f}.png"))

    frames = QTimer(window, interval=step_ms)
    frames.timeout.connect(take)
    frames.start()
    restoring.changed.connect(
        lambda state: QTimer.singleShot(_END_MS, window.close) if state.stage is JobStage.ENDED else None
    )
    window.restore.restore.buttons.go.click()
    code: int = application.exec()
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], *(int(result) for result in sys.argv[3:])))
