"""An empty Qt window, which reports when it was first painted, and stays until it is killed.

python -m tests.benchmarks.start_bare

The line has a name, the time, and the CPU seconds so far.
"""

import sys
import time

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow


class Painted(QObject):
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's own name)
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, lambda: print(f"shown {time.monotonic()} {time.process_time()}", flush=True))
        return False


def main() -> int:
    application = QApplication([])
    window = QMainWindow()
    painted = Painted()
    window.installEventFilter(painted)
    window.show()
    return application.exec()


if __name__ == "__main__":
    sys.exit(main())
