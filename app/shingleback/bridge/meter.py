"""Once a second: how much the engine has copied, and how much the drive has taken."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from shingleback.drives.mounts import mount_above
from shingleback.jobs.run_state import RunState, Stage
from shingleback.metrics.blockstat import SYS, stat_file, written_bytes
from shingleback.metrics.throughput import Point, Throughput

_TICK_MS: Final = 1_000


class Meter(QObject):
    """Measures while something runs.

    Attributes:
        throughput: of the run that is under way, or of the last one.

    Signals:
        measured: there is something new in `throughput`.
    """

    measured = Signal()

    def __init__(
        self, clock: Callable[[], float] = time.monotonic, sys_root: Path = SYS, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.throughput = Throughput()
        self._clock = clock
        self._sys_root = sys_root
        self._began_s = 0.0
        self._copied_bytes = 0
        self._counters: Path | None = None
        self._modeled_bytes: int | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK_MS)
        self._timer.setTimerType(Qt.TimerType.CoarseTimer)
        self._timer.timeout.connect(self.tick)

    def start(self, destination: str) -> None:
        self.throughput = Throughput()
        self._began_s = self._clock()
        self._copied_bytes, self._modeled_bytes = 0, None
        mount = mount_above(Path(destination).absolute())
        self._counters = stat_file(mount.source, self._sys_root) if mount else None
        self._timer.start()
        self.tick()

    def follow(self, state: RunState) -> None:
        """What the engine says; measuring ends with the run."""
        if state.progress is not None and state.work is not Stage.SURVEYING:
            self._copied_bytes = state.progress.bytes
        if state.drive is not None:
            self._modeled_bytes = state.drive.written_bytes
        if state.stage is Stage.ENDED:
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start()

    def tick(self) -> None:
        taken = self._modeled_bytes
        if taken is None and self._counters is not None:
            taken = written_bytes(self._counters)
        self.throughput.add(Point(self._clock() - self._began_s, self._copied_bytes, taken))
        self.measured.emit()
