"""The course of the run, as its worker tells it; and of the drive, which is at work for some time after it."""

import time
from collections.abc import Callable
from typing import Final, Protocol

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from shingleback.jobs.events import DriveState, Event, Progress, Sampled, Watching
from shingleback.jobs.run_state import RunState, Stage
from shingleback.metrics.pulse.drive_pulse import DrivePulse
from shingleback.metrics.recording.recorder import Recorder
from shingleback.metrics.recording.recording import Recording
from shingleback.model.cache_state import Phase

_TICK_MS: Final = 1_000
_IDLE_S: Final = 600.0  # without a byte: nothing more is going to be seen
_OVER: Final = (Stage.EJECTING, Stage.ENDED)


class DriveMemory(Protocol):
    """What is kept of drives, and how they are looked at."""

    def older(self, watching: Watching) -> Recording | None:
        """The newest run of this drive before that one."""

    def pulse(self, watching: Watching, state: DriveState | None, emit: Callable[[Event], None]) -> DrivePulse | None:
        """Looks at the drive after the run, which told `state` last. None where there is nothing to see."""


class NoMemory:
    """Of drives nothing is kept."""

    def older(self, watching: Watching) -> Recording | None:  # noqa: ARG002 (as the others)
        return None

    def pulse(
        self,
        watching: Watching,  # noqa: ARG002
        state: DriveState | None,  # noqa: ARG002
        emit: Callable[[Event], None],  # noqa: ARG002
    ) -> DrivePulse | None:
        return None


class Meter(QObject):
    """Records what is told, and looks at the drive itself when nobody tells of it any more.

    Attributes:
        older: the run of this drive before that one, to lay beside it; none where there was none.

    Signals:
        measured: there is something new in `recording`.
        told: an `Event` of the drive, after the run.
    """

    measured = Signal()
    told = Signal(object)

    def __init__(
        self,
        memory: DriveMemory | None = None,
        clock: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.older: Recording | None = None
        self._memory: DriveMemory = memory or NoMemory()
        self._clock = clock
        self._recorder = Recorder()
        self._watching: Watching | None = None
        self._pulse: DrivePulse | None = None
        self._elapsed_s = 0.0
        self._ended_s = 0.0
        self._busy_s = 0.0
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK_MS)
        self._timer.setTimerType(Qt.TimerType.CoarseTimer)
        self._timer.timeout.connect(self.tick)

    @property
    def recording(self) -> Recording:
        """Of the run that is under way, or of the last one and what the drive did after it."""
        return self._recorder.recording

    @property
    def is_looking(self) -> bool:
        return self._timer.isActive()

    def start(self) -> None:
        """Another run."""
        self.stop()
        self.older = self._watching = None
        self._recorder = Recorder()
        self._elapsed_s = 0.0
        self.measured.emit()

    def take(self, event: Event) -> None:
        """What the worker tells."""
        if isinstance(event, Watching):
            self._watching, self.older = event, self._memory.older(event)
        elif isinstance(event, Progress):
            self._elapsed_s = event.elapsed_s
        if self._recorder.take(event):
            self.measured.emit()

    def follow(self, state: RunState) -> None:
        """When its worker has nothing more to tell, the drive itself is looked at, until it is safe to unplug."""
        if state.unpluggable == 1:
            self._watching = None
            self.stop()
            return
        watching, is_over = self._watching, state.stage in _OVER
        if is_over and watching is not None:
            self._watching = None
            self._pulse = self._memory.pulse(watching, self._recorder.state, self._note)
            self._ended_s = self._busy_s = self._clock()
            if self._pulse is not None:
                self._timer.start()

    def stop(self) -> None:
        self._timer.stop()
        self._pulse = None

    def tick(self) -> None:
        pulse, now_s = self._pulse, self._clock()
        if pulse is None:
            return
        pulse.beat_on(self._elapsed_s + now_s - self._ended_s)
        if pulse.cache is not None and pulse.cache.phase is Phase.TIDYING:
            self._busy_s = now_s
        if not pulse.is_counted or now_s - self._busy_s > _IDLE_S:
            self.stop()

    def _note(self, event: Event) -> None:
        if isinstance(event, Sampled) and (event.busy or event.in_flight):
            self._busy_s = self._clock()
        if self._recorder.take(event):
            self.measured.emit()
        self.told.emit(event)
