"""A window that files can be dropped on, at the right of the screen, until its input ends.

Prints its middle, `entered` when something is dragged over it, and of each dropped file and folder, and of all in it,
the path, mode, time and, for files, content.
"""

import json
import stat
import sys
from pathlib import Path
from urllib.parse import unquote

from PySide6.QtCore import QSocketNotifier, QTimer
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget


class Receiver(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.setAcceptDrops(True)
        self.setGeometry(900, 100, 300, 300)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 (Qt's name)
        super().showEvent(event)
        print(json.dumps(self.mapToGlobal(self.rect().center()).toTuple()), flush=True)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802 (Qt's name)
        event.acceptProposedAction()
        QTimer.singleShot(0, self._say_entered)

    def _say_entered(self) -> None:
        """Only when the display has the answer that a drop is welcome: a button released before would drop nothing."""
        QGuiApplication.sync()
        print(json.dumps("entered"), flush=True)

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802 (Qt's name)
        event.acceptProposedAction()
        encoded = [bytes(url.toEncoded().data()).removeprefix(b"file://") for url in event.mimeData().urls()]
        tops = [Path(unquote(path.decode(), errors="surrogateescape")) for path in encoded]
        print(json.dumps([described(top, path) for top in tops for path in [top, *sorted(top.rglob("*"))]]), flush=True)


def described(top: Path, path: Path) -> tuple[str, int, int, str]:
    state = path.stat()
    text = "" if path.is_dir() else path.read_text()
    name = ascii(str(path.relative_to(top.parent)))[1:-1]
    return name, stat.S_IMODE(state.st_mode), int(state.st_mtime), text


if __name__ == "__main__":
    application = QApplication([])
    receiver = Receiver()
    receiver.show()
    end = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
    end.activated.connect(application.quit)
    sys.exit(application.exec())
