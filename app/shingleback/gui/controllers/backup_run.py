"""Runs backups in worker processes, one at a time, ejects the drive at the end, and keeps the state of the run.

It also follows the drive after the run, since that goes on working for some time.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from shingleback.domain.destination import is_simulated
from shingleback.domain.errors import MADE_SAFE
from shingleback.domain.monitoring import Phase
from shingleback.domain.text import visible
from shingleback.gui.controllers.worker import Stateful, Worker, WorkerEnd, simulating
from shingleback.monitor.recording import Recorder, Recording
from shingleback.protocol.events import DriveState, Event, Progress, Sampled, Watching
from shingleback.protocol.results import CommandResult
from shingleback.protocol.run_state import DriveLoss, RunState, Stage

if TYPE_CHECKING:
    from shingleback.monitor.sampler import DriveSampler

_TICK_MS: Final = 1_000
_IDLE_S: Final = 600.0  # without a byte: nothing more will happen
_DRAINED_S: Final = 10.0  # without a byte: later activity does not belong to the run
_OVER: Final = (Stage.EJECTING, Stage.ENDED)


@dataclass(frozen=True, slots=True)
class Task:
    """A backup to run.

    Attributes:
        options: more arguments for the command line of `shingleback backup`.
        is_simulated: the drive is simulated, and so is its eject.
        ejects: make the drive safe to unplug at the end, even if some files were left out.
        key: of the backup set; empty if there is none.
        name: of the backup set, for the user.
        drive: the name of the drive, for the user. It stays when the drive is unplugged.
    """

    folders: tuple[str, ...]
    destination: str
    options: tuple[str, ...] = ()
    ejects: bool = False
    is_simulated: bool = False
    key: str = ""
    name: str = ""
    drive: str = ""


class BackupRun(Stateful[RunState]):
    """Runs a task in a worker.

    Attributes:
        is_busy: from the start until the end is reported, also in the moment between the backup and the eject.

    Signals:
        event_received: an `Event` of the worker. Its result is emitted after the worker has ended, so that another can
            start.
        over: the run has ended, after `changed`, and nothing follows automatically.
    """

    event_received = Signal(object)
    over = Signal()

    def __init__(self, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(RunState(), parent)
        self.task = Task((), "")
        self.is_busy = False
        self._worker = worker
        worker.event_received.connect(self._on_event)
        worker.finished.connect(self._on_ended)

    @property
    def is_running(self) -> bool:
        return self._worker.is_running

    def start(self, task: Task) -> None:
        self.task = task
        self.is_busy = True
        self.become(RunState())
        self._worker.start("backup", *task.options, "--", *task.folders, task.destination)

    def keep_drive(self) -> None:
        """Don't eject the drive, since another backup to it follows."""
        self.task = replace(self.task, ejects=False)

    def eject(self) -> None:
        self.is_busy = True
        self.become(self.state.ejecting())
        self._worker.start("eject", *simulating(is_simulated=self.task.is_simulated), "--", self.task.destination)

    def eject_place(self, place: str, drive: str = "") -> None:
        """Eject a drive to which nothing was backed up just now; `place` lies on it, and `drive` is its name."""
        self.task = Task((), place, drive=visible(drive), is_simulated=is_simulated(place))
        self.state = RunState()
        self.eject()

    def come_back(self) -> None:
        """Note that the ejected drive is plugged in or mounted again, and so is not safe to unplug anymore."""
        if not self.is_busy and self.state.eject_progress == 1:
            self.become(self.state.come_back())

    def lose_drive(self, loss: DriveLoss) -> None:
        """Note that the drive was pulled out, or that another program has unmounted it."""
        if self.state.gone is not loss:
            self.become(replace(self.state, gone=loss))

    def find_drive(self) -> None:
        """Note that the drive is mounted again where it was."""
        if not self.is_busy and self.state.final is not None and self.state.gone is not None:
            self.become(self.state.come_back())

    def ask(self, command: str) -> None:
        """Send a command and show it at once, since a worker that waits for the drive may confirm it late.

        A user who presses Stop twice, or closes the window after it, still wants the copied files to be made safe.
        """
        if command == "cancel" and not self.state.can_cancel:
            return
        self._worker.ask(command)
        if (asking := self.state.asking(command)) != self.state:
            self.become(asking)

    def set_pace(self, pace: str) -> None:
        """Change the pace of this run."""
        self._worker.ask("pace", pace)

    def set_ready_by(self, at: str) -> None:
        """Set the time by which this run should be done, in the format of `--ready-by`; empty: any time."""
        self._worker.send_ready_by(at)

    def kill(self) -> None:
        self._worker.kill()

    def _on_event(self, event: Event) -> None:
        if not isinstance(event, CommandResult):
            self.event_received.emit(event)
            self.become(self.state.after(event))

    def _on_ended(self, end: WorkerEnd) -> None:
        if end.final is None:
            self._end(self.state.died(end.detail))
            return
        self.event_received.emit(end.final)
        state = self.state.after(end.final)
        wants_eject = self.task.ejects and state.gone is None and not state.is_own_disk
        if wants_eject and end.final.outcome in MADE_SAFE and end.final is state.backed_up:
            self.state = state
            self.eject()
        else:
            self._end(state)

    def _end(self, state: RunState) -> None:
        self.is_busy = False
        self.become(state)
        self.over.emit()


class DriveMemory(Protocol):
    """The records of drives, and how to watch a drive."""

    def older(self, watching: Watching) -> Recording | None:
        """Return the newest run of this drive before `watching`, or None."""

    def sampler(
        self, watching: Watching, state: DriveState | None, emit: Callable[[Event], None]
    ) -> DriveSampler | None:
        """Return a sampler for the drive after the run, whose last state was `state`; None if it cannot be watched."""


class NoMemory:
    """A `DriveMemory` that keeps nothing."""

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
    """Records the worker's events, and samples the drive itself after the worker has ended.

    The recording ends with the run, or with the drive's last activity right after it: while the drive cleans up its
    cache, no bytes can be counted, however long that takes.

    Attributes:
        older: the drive's run before that one, for comparison; None if there was none.

    Signals:
        measured: `recording` has new data.
        event_received: an `Event` of the drive, after the run.
    """

    measured = Signal()
    event_received = Signal(object)

    def __init__(self, memory: DriveMemory | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
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
        """The recording of the current run, or of the last one and the drive's activity after it."""
        return self._recorder.recording

    @property
    def is_looking(self) -> bool:
        return self._timer.isActive()

    def start(self) -> None:
        """Start the recording of another run."""
        self.stop()
        self.older = self._watching = None
        self._recorder = Recorder()
        self._elapsed_s = 0.0
        self.measured.emit()

    def take(self, event: Event) -> None:
        """Record an event of the worker."""
        if isinstance(event, Watching):
            self._watching, self.older = event, self._memory.older(event)
        elif isinstance(event, Progress):
            self._elapsed_s = event.elapsed_s
        if self._recorder.take(event):
            self.measured.emit()

    def follow(self, state: RunState) -> None:
        """Once the worker has ended, sample the drive itself until it is safe to unplug."""
        if state.eject_progress == 1:
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
                # The drive was still active, so the events held back belong to the run.
                self._counted_s = now_s
                for quiet_event in self._quiet:
                    self._recorder.take(quiet_event)
                self._quiet = []
                self.measured.emit()
        self.event_received.emit(event)
