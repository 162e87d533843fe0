"""One job in the window, whatever it does: a dry run that plans it, the work in a worker process, its progress and end.

A subclass of the state adds what only its job has; a subclass of the controller decides when it starts, and with what.
"""

from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import Any, Final, Generic, Protocol, Self, TypeVar

from PySide6.QtCore import QObject, Signal

from shingleback.domain.errors import Outcome
from shingleback.gui.controllers.worker import Worker, WorkerEnd, WorkerJob
from shingleback.monitor.recording import Recorder, Recording
from shingleback.protocol.events import Event, PlaceSilent, Progress
from shingleback.protocol.results import CommandResult
from shingleback.protocol.run_state import RunState, Stage

_Task = TypeVar("_Task", bound="JobTask")
_Result = TypeVar("_Result", bound=CommandResult)
_State = TypeVar("_State", bound="JobState[Any, Any]")
_UNDONE: Final = frozenset({Outcome.CANCELED, Outcome.DRIVE_GONE, Outcome.DRIVE_REFUSED, Outcome.INTERNAL})


class JobStage(Enum):
    """How far the job has got."""

    CLOSED = auto()  # not requested
    CHOOSING = auto()  # the task is not complete, for example without a target
    PLANNING = auto()  # a dry run is in progress
    READY = auto()  # the dry run has ended, with a plan or a reason against it
    RUNNING = auto()
    ENDED = auto()
    EJECTING = auto()  # the drive is being made safe to unplug; the stage stays after that has ended


class JobTask(Protocol):
    """What to do."""

    @property
    def is_complete(self) -> bool:
        """Whether it can be planned."""

    @property
    def arguments(self) -> tuple[str, ...]:
        """The arguments for the command line."""


@dataclass(frozen=True, slots=True)
class JobState(Generic[_Task, _Result]):
    """Everything that a page shows of its job.

    Attributes:
        planned: the result of the dry run; `result` is the result of the work.
        run: the state of the work while it runs, and of an eject after it.
        detail: the reason why a worker died.
    """

    stage: JobStage
    task: _Task
    planned: _Result | None = None
    run: RunState = field(default_factory=RunState)
    result: _Result | None = None
    detail: str = ""

    @property
    def is_open(self) -> bool:
        """The job was requested; it may have ended."""
        return self.stage is not JobStage.CLOSED

    @property
    def is_busy(self) -> bool:
        return self.stage is JobStage.RUNNING

    @property
    def is_paused(self) -> bool:
        return self.is_busy and self.run.stage in (Stage.PAUSING, Stage.PAUSED)

    @property
    def is_stopping(self) -> bool:
        return self.is_busy and self.run.stage is Stage.CANCELING

    @property
    def is_choosing(self) -> bool:
        return self.stage in (JobStage.CHOOSING, JobStage.PLANNING, JobStage.READY)

    @property
    def may_start(self) -> bool:
        """The dry run found no reason against the work."""
        return self.stage is JobStage.READY and self.planned is not None and not self.planned.why

    @property
    def can_go_on(self) -> bool:
        """The work was stopped or interrupted, and can continue."""
        is_undone = self.result.outcome in _UNDONE if self.result is not None else bool(self.detail)
        return self.stage is JobStage.ENDED and is_undone

    def after(self, event: Event) -> Self:
        """Return the state after an event of the worker; the same object if nothing changes."""
        run = self.run.after(event)
        return self if run is self.run else replace(self, run=run)

    @property
    def progress(self) -> Progress | None:
        return self.run.progress

    @property
    def silence(self) -> PlaceSilent | None:
        """The place that the job waits for; None if it answers."""
        return self.run.silence if isinstance(self.run.silence, PlaceSilent) else None


class JobController(WorkerJob[_State], Generic[_State, _Task]):
    """Runs one job at a time.

    Signals:
        measured: `recording` has new data.
    """

    measured = Signal()

    def __init__(
        self, command: str, worker: Worker, kind: type[CommandResult], closed: _State, parent: QObject | None = None
    ) -> None:
        """`kind`: the class of the command's result; `closed`: the state in which nothing is requested."""
        super().__init__(worker, closed, parent)
        self._command = command
        self._closed = closed
        self._kind = kind
        self._recorder = Recorder()
        self._worker = worker

    @property
    def recording(self) -> Recording:
        return self._recorder.recording

    def choose(self, task: _Task) -> None:
        """Start the dry run for a task. Does nothing while work is in progress."""
        if not self.state.is_busy:
            self._plan(replace(self._closed, task=task))

    def ask(self, command: str) -> None:
        """Send `pause`, `resume` or `cancel`, and show it at once. A cancel is not sent twice, as in a backup."""
        if self.state.stage is JobStage.RUNNING and (command != "cancel" or self.state.run.can_cancel):
            self._worker.ask(command)
            self.become(replace(self.state, run=self.state.run.asking(command)))

    def cancel(self) -> None:
        """Stop the work; what is done is kept."""
        self.ask("cancel")

    def go_on(self) -> None:
        """Continue work that was stopped, after a new dry run of its task."""
        self.choose(self.state.task)

    def close(self) -> None:
        """Give up the task. Does nothing while work is in progress."""
        if not self.state.is_busy:
            self._query.stop()
            self.become(self._closed)

    def _plan(self, state: _State) -> None:
        """Start the dry run for the task of this state."""
        if state.task.is_complete:
            self.become(replace(state, stage=JobStage.PLANNING))
            self._query.ask(self._command, "--dry-run", *state.task.arguments)
        else:
            self._query.stop()
            self.become(replace(state, stage=JobStage.CHOOSING))

    def _begin(self, *options: str) -> None:
        """Start the work. `options` may restrict it to the drive and plan that were shown."""
        self._recorder = Recorder()
        self.become(replace(self.state, stage=JobStage.RUNNING, run=RunState(), result=None, detail=""))
        self.measured.emit()
        self._query.ask(self._command, *options, *self.state.task.arguments)

    def _on_event(self, event: Event) -> None:
        if self._recorder.take(event):
            self.measured.emit()
        if not isinstance(event, self._kind) and (state := self.state.after(event)) is not self.state:
            self.become(state)

    def _on_answered(self, end: WorkerEnd) -> None:
        result = end.final_of(self._kind)
        detail = "" if end.final is not None else end.detail
        match self.state.stage:
            case JobStage.PLANNING:
                self.become(replace(self.state, stage=JobStage.READY, planned=result, detail=detail))
            case JobStage.RUNNING:
                self.become(replace(self.state, stage=JobStage.ENDED, result=result, detail=detail))
            case JobStage.EJECTING if detail:
                self.become(replace(self.state, run=self.state.run.died(detail)))
            case _:
                self.become(self.state)
