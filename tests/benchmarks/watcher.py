"""The drive watch of the window in a process of its own, without a window, so that its cost can be measured.

    python -m tests.benchmarks.watcher ADDRESS

It reports each event: when it reached the thread of the window (as `time.monotonic`), and which drive.
"""

import signal
import sys
import time

from PySide6.QtCore import QCoreApplication

from shingleback.devices.sysfs.facts import FactReader
from shingleback.devices.watch.service import Watch
from shingleback.devices.watch.tracker import KernelView
from shingleback.domain.drive import DriveChanged, DriveEvent, DrivesListed, ServiceChanged
from shingleback.gui.controllers.drive_watch import DriveWatch


def main(address: str) -> int:
    application = QCoreApplication([])
    watch = DriveWatch(lambda publish: Watch(publish, KernelView(FactReader().read), address=address))
    watch.event_received.connect(_report)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    watch.start()
    return application.exec()


def _report(event: DriveEvent) -> None:
    now_s = time.monotonic()
    match event:
        case ServiceChanged(state):
            subject: str = state
        case DriveChanged(_, after):
            subject = after.device
        case DrivesListed():
            subject = "all"
        case _:
            subject = event.drive.device
    print(f"{now_s:.6f} {type(event).__name__} {subject}", flush=True)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
