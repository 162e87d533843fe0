"""A window that files can be dropped on, at the right of the screen, until its input ends.

Prints its middle, `entered` when something is dragged over it, and of each dropped file its name, mode, time and
content.
"""

import json
import stat
import sys
from pathlib import Path

from PySide6.QtCore import QSocketNotifier
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QShowEvent
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
        print(json.dumps("entered"), flush=True)

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802 (Qt's name)
        event.acceptProposedAction()
        files = [Path(url.toLocalFile()) for url in event.mimeData().urls()]
        states = [(file, file.stat()) for file in files]
        dropped = [
            (file.name, stat.S_IMODE(state.st_mode), int(state.st_mtime), file.read_text()) for file, state in states
        ]
        print(json.dumps(dropped), flush=True)


if __name__ == "__main__":
    application = QApplication([])
    receiver = Receiver()
    receiver.show()
    end = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
    end.activated.connect(application.quit)
    sys.exit(application.exec())
