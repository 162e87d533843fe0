"""All that looks at the drive of one run, and keeps what was seen."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import msgspec.structs

from shingleback.jobs.events import Event, Watching
from shingleback.metrics.cache.estimator import Estimator
from shingleback.metrics.forecast.speed import SpeedHistory
from shingleback.metrics.history.diary import Diary
from shingleback.metrics.history.learned import Learned
from shingleback.metrics.history.store import DriveStore
from shingleback.metrics.pulse.drive_pulse import DrivePulse, Watched
from shingleback.model.counters import CounterSource


@dataclass(frozen=True, slots=True)
class Found:
    """What is below a filesystem.

    Attributes:
        key: as in `model.drive.Drive`; empty where it cannot be known again, or where it is more than one drive.
        device: the kernel's name of what is counted; empty where nobody counts.
        estimator: made from what was learned of the drive in earlier runs, if anything was.
    """

    counters: CounterSource
    estimator: Callable[[Learned | None], Estimator]
    key: str = ""
    device: str = ""


class RunWatch:
    """To be closed when the run has ended.

    Attributes:
        pulse: for the run.
    """

    def __init__(
        self,
        find: Callable[[int], Found],
        emit: Callable[[Event], None],
        folder: Path,
        *,
        times: float = 1.0,
        turned: Callable[[Event], Event] = lambda event: event,
        wall: Callable[[], float] = time.time,
    ) -> None:
        """`folder` has a file for each drive; `times` is as in `DrivePulse`.

        `turned` makes what is told in the drive's seconds something in those of the run.
        """
        self.pulse = DrivePulse(self._open, lambda event: self.tell(turned(event)), times)
        self._find = find
        self._emit = emit
        self._folder = folder
        self._wall = wall
        self._diary: Diary | None = None

    def tell(self, event: Event) -> None:
        """Hands on what the run tells, and writes down what belongs to the drive."""
        if self._diary is not None:
            self._diary.take(event)
        self._emit(event)

    def close(self) -> None:
        self.pulse.end()
        if self._diary is not None:
            self._diary.close()
            self._diary = None

    def _open(self, number: int) -> Watched:
        found = self._find(number)
        if not found.key:
            return Watched(found.counters, found.estimator(None), Watching(device=found.device))
        store = DriveStore(self._folder, found.key)
        before = Learned.unpacked(store.learned)
        self.pulse.speeds = before.speeds if before else SpeedHistory()
        estimator = found.estimator(before)
        self._diary = Diary(store, lambda: self._learned(estimator), self._wall)
        return Watched(found.counters, estimator, Watching(drive=found.key, device=found.device, run=self._diary.run))

    def _learned(self, estimator: Estimator) -> Learned | None:
        learned = estimator.learned
        return msgspec.structs.replace(learned, speeds=self.pulse.speeds) if learned else None
