"""Runs one backup after the other in worker processes, ejects the drive at the end, and keeps the state of the run.

The drive is followed after the run, too: it goes on working for some time.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from shingleback.domain.errors import MADE_SAFE
from shingleback.domain.monitoring import Phase
from shingleback.gui.controllers.worker import Worker, WorkerEnd
from shingleback.monitor.recording import Recorder, Recording
from shingleback.protocol.events import DriveState, Event, Progress, Sampled, Watching
from shingleback.protocol.results import CommandResult
from shingleback.protocol.run_state import DriveLoss, RunState, Stage

if TYPE_CHECKING:
    from shingleback.monitor.sampler import DriveSampler


@dataclass(frozen=True, slots=True)
class Task:
    """What a person wants done.

    Attributes:
        options: more arguments of `shingleback backup`, as on its command line.
        is_simulated: so is the drive; then it is ejected in the same way.
        ejects: the drive is made safe to unplug at the end, also when not everything came to be on it.
        key: of the backup set; empty where it is none.
    """

    folders: tuple[str, ...]
    destination: str
    options: tuple[str, ...] = ()
    ejects: bool = False
    is_simulated: bool = False
    key: str = ""


class BackupRun(QObject):
    """Drives a worker through a task.

    Attributes:
        is_busy: from the start until the end is told, also in the moment between the backup and the eject.

    Signals:
        told: an `Event` of the worker. Its final word is told when it has ended: only then can something else begin.
        changed: a new `RunState`.
        over: it has ended, which `changed` has told, and nothing follows by itself.
    """

    told = Signal(object)
    changed = Signal(object)
    over = Signal()

    def __init__(self, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.state = RunState()
        self.task = Task((), "")
        self.is_busy = False
        self._worker = worker
        worker.told.connect(self._on_told)
        worker.ended.connect(self._on_ended)

    @property
    def is_running(self) -> bool:
        return self._worker.is_running

    def start(self, task: Task) -> None:
        self.task = task
        self.is_busy = True
        self._change(RunState())
        self._worker.start("backup", *task.options, "--", *task.folders, task.destination)

    def keep_drive(self) -> None:
        """Another backup to the same drive follows: it is not ejected before."""
        self.task = replace(self.task, ejects=False)

    def eject(self) -> None:
        self.is_busy = True
        self._change(self.state.ejecting())
        simulate = ["--simulate"] if self.task.is_simulated else []
        self._worker.start("eject", *simulate, "--", self.task.destination)

    def eject_place(self, place: str) -> None:
        """A drive to which nothing was backed up just now; `place` lies on it."""
        self.task = Task((), place)
        self.state = RunState()
        self.eject()

    def come_back(self) -> None:
        """The drive that was ejected is plugged in, or opened, again: it is not safe to unplug any more."""
        if not self.is_busy and self.state.unpluggable == 1:
            self._change(self.state.come_back())

    def lose_drive(self, gone: DriveLoss) -> None:
        """It was pulled, or another program has closed it."""
        if self.state.gone is not gone:
            self._change(replace(self.state, gone=gone))

    def find_drive(self) -> None:
        """It is open again, where it was."""
        if not self.is_busy and self.state.final is not None and self.state.gone is not None:
            self._change(self.state.come_back())

    def ask(self, command: str) -> None:
        """It is shown at once; a worker that waits for the drive may take its time to confirm it."""
        self._worker.ask(command)
        if (asking := self.state.asking(command)) != self.state:
            self._change(asking)

    def set_pace(self, pace: str) -> None:
        """From now on, for this run."""
        self._worker.ask("pace", pace)

    def set_ready_by(self, at: str) -> None:
        """The time by which this run should be done, as `--ready-by` takes it; empty: at any time."""
        self._worker.be_ready_by(at)

    def kill(self) -> None:
        self._worker.kill()

    def _on_told(self, event: Event) -> None:
        if not isinstance(event, CommandResult):
            self.told.emit(event)
            self._change(self.state.after(event))

    def _on_ended(self, end: WorkerEnd) -> None:
        if end.final is None:
            self._end(self.state.died(end.detail))
            return
        self.told.emit(end.final)
        state = self.state.after(end.final)
        wants_eject = self.task.ejects and state.gone is None and not state.is_own_disk
        if wants_eject and end.final.outcome in MADE_SAFE and end.final is state.backed_up:
            self.state = state
            self.eject()
        else:
            self._end(state)

    def _end(self, state: RunState) -> None:
        self.is_busy = False
        self._change(state)
        self.over.emit()

    def _change(self, state: RunState) -> None:
        self.state = state
        self.changed.emit(state)


_TICK_MS: Final = 1_000
_IDLE_S: Final = 600.0  # without a byte: nothing more is going to be seen
_DRAINED_S: Final = 10.0  # without a byte: what comes later is not from the run
_OVER: Final = (Stage.EJECTING, Stage.ENDED)


class DriveMemory(Protocol):
    """What is kept of drives, and how they are looked at."""

    def older(self, watching: Watching) -> Recording | None:
        """The newest run of this drive before that one."""

    def sampler(
        self, watching: Watching, state: DriveState | None, emit: Callable[[Event], None]
    ) -> DriveSampler | None:
        """Looks at the drive after the run, which told `state` last. None where there is nothing to see."""


class NoMemory:
    """Of drives nothing is kept."""

    def older(self, watching: Watching) -> Recording | None:  # noqa: ARG002 (as the others)
        return None

    def sampler(
        self,
        watching: Watching,  # noqa: ARG002
        state: DriveState | None,  # noqa: ARG002
        emit: Callable[[Event], None],  # noqa: ARG002
    ) -> DriveSampler | None:
        return None


class Meter(QObject):
    """Records what is told, and looks at the drive itself when nobody tells of it any more.

    The recording ends with the run, or with what the drive still reads and writes right after it: while it tidies up
    there is nothing to be counted, however long that takes.

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
        self._sampler: DriveSampler | None = None
        self._elapsed_s = 0.0
        self._ended_s = 0.0
        self._busy_s = 0.0
        self._counted_s = 0.0
        self._quiet: list[Event] = []
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
            self._sampler = self._memory.sampler(watching, self._recorder.state, self._note)
            self._ended_s = self._busy_s = self._counted_s = self._clock()
            self._quiet = []
            if self._sampler is not None:
                self._timer.start()

    def stop(self) -> None:
        self._timer.stop()
        self._sampler = None

    def tick(self) -> None:
        sampler, now_s = self._sampler, self._clock()
        if sampler is None:
            return
        sampler.tick_on(self._elapsed_s + now_s - self._ended_s)
        if sampler.cache is not None and sampler.cache.phase is Phase.TIDYING:
            self._busy_s = now_s
        if not sampler.is_counted or now_s - self._busy_s > _IDLE_S:
            self.stop()

    def _note(self, event: Event) -> None:
        is_active = isinstance(event, Sampled) and bool(event.busy or event.in_flight)
        now_s = self._clock()
        if is_active:
            self._busy_s = now_s
        if now_s - self._counted_s <= _DRAINED_S:
            self._quiet.append(event)
            if is_active:
                self._record_quiet(now_s)
        self.told.emit(event)

    def _record_quiet(self, now_s: float) -> None:
        """What was held back belongs to the run: it was not the end."""
        self._counted_s = now_s
        for one in self._quiet:
            self._recorder.take(one)
        self._quiet = []
        self.measured.emit()
