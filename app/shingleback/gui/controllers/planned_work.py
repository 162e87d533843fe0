"""Work that transfers one drive's content to another, in a worker process: first a dry run, then the work itself."""

from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from PySide6.QtCore import QObject, Signal

from shingleback.domain.errors import Outcome
from shingleback.gui.controllers.worker import Worker, WorkerEnd, WorkerJob
from shingleback.monitor.recording import Recorder, Recording
from shingleback.protocol.events import Event
from shingleback.protocol.results import CommandResult
from shingleback.protocol.run_state import RunState
from shingleback.store.unfinished import ends_options

_UNDONE: Final = frozenset({Outcome.CANCELED, Outcome.DRIVE_GONE, Outcome.DRIVE_REFUSED, Outcome.INTERNAL})


class WorkStage(Enum):
    """How far the work has got."""

    CLOSED = auto()  # not requested
    CHOOSING = auto()  # the source or the target is missing
    PLANNING = auto()  # a dry run is in progress
    READY = auto()  # the dry run has ended, with a plan or a reason against it
    RUNNING = auto()
    ENDED = auto()
    EJECTING = auto()  # the new drive is being made safe to unplug; the stage stays after that has ended


class PlannedTask(Protocol):
    """The user's choices. `options` are those of the command line."""

    @property
    def source(self) -> str: ...

    @property
    def target(self) -> str: ...

    @property
    def options(self) -> tuple[str, ...]: ...


_Task = TypeVar("_Task", bound=PlannedTask)
_Result = TypeVar("_Result", bound=CommandResult)


@dataclass(frozen=True, slots=True)
class PlannedState(Generic[_Task, _Result]):
    """Everything that the page shows.

    Attributes:
        planned: the result of the dry run; `result` is the result of the work.
        run: the state of the work while it runs, and of an eject after it.
        detail: the reason why a worker died.
    """

    stage: WorkStage
    task: _Task
    planned: _Result | None = None
    run: RunState = field(default_factory=RunState)
    result: _Result | None = None
    detail: str = ""

    @property
    def is_open(self) -> bool:
        """The work was requested; it may have ended."""
        return self.stage is not WorkStage.CLOSED

    @property
    def is_busy(self) -> bool:
        return self.stage is WorkStage.RUNNING

    @property
    def is_choosing(self) -> bool:
        return self.stage in (WorkStage.CHOOSING, WorkStage.PLANNING, WorkStage.READY)

    @property
    def may_start(self) -> bool:
        """The dry run found no reason against the work."""
        return self.stage is WorkStage.READY and self.planned is not None and not self.planned.why

    @property
    def can_go_on(self) -> bool:
        """The work was stopped or interrupted, and can continue."""
        is_undone = self.result.outcome in _UNDONE if self.result is not None else bool(self.detail)
        return self.stage is WorkStage.ENDED and is_undone


_State = TypeVar("_State", bound=PlannedState[Any, Any])


class PlannedWork(WorkerJob[_State], Generic[_State, _Task]):
    """Runs one piece of work at a time. A subclass names the command, and decides when and with what it starts.

    Signals:
        measured: `recording` has new data.
    """

    measured = Signal()
    _COMMAND: ClassVar[str]

    def __init__(
        self, worker: Worker, kind: type[CommandResult], closed: _State, parent: QObject | None = None
    ) -> None:
        """`kind`: the class of the command's result; `closed`: the state in which nothing is requested."""
        super().__init__(worker, closed, parent)
        self._closed = closed
        self._kind = kind
        self._recorder = Recorder()
        self._worker = worker

    @property
    def recording(self) -> Recording:
        return self._recorder.recording

    def choose(self, task: _Task) -> None:
        """Start the dry run for a task. Does nothing while work is in progress."""
        if self.state.is_busy:
            return
        if task.source and task.target:
            self._change(replace(self._closed, stage=WorkStage.PLANNING, task=task))
            self._query.ask(self._COMMAND, "--dry-run", *_arguments(task))
        else:
            self._query.stop()
            self._change(replace(self._closed, stage=WorkStage.CHOOSING, task=task))

    def ask(self, command: str) -> None:
        """Send `pause`, `resume` or `cancel`, and show it at once. A cancel is not sent twice, as in a backup."""
        if self.state.stage is WorkStage.RUNNING and (command != "cancel" or self.state.run.can_cancel):
            self._worker.ask(command)
            self._change(replace(self.state, run=self.state.run.asking(command)))

    def cancel(self) -> None:
        """Stop the work; what is done is kept."""
        self.ask("cancel")

    def go_on(self) -> None:
        """Continue work that was stopped, after a new dry run of its source and target."""
        self.choose(self.state.task)

    def close(self) -> None:
        """Give up the task. Does nothing while work is in progress."""
        if not self.state.is_busy:
            self._query.stop()
            self._change(self._closed)

    def _begin(self, *sure: str) -> None:
        """Start the work. `sure`: arguments that restrict it to the drive and plan that were shown."""
        task = self.state.task
        self._recorder = Recorder()
        self._change(replace(self.state, stage=WorkStage.RUNNING, run=RunState(), result=None, detail=""))
        self.measured.emit()
        self._query.ask(self._COMMAND, *_arguments(task, *sure))

    def _on_event(self, event: Event) -> None:
        if self._recorder.take(event):
            self.measured.emit()
        if not isinstance(event, self._kind):
            self._change(replace(self.state, run=self.state.run.after(event)))

    def _on_answered(self, end: WorkerEnd) -> None:
        result = end.final_of(self._kind)
        detail = "" if end.final is not None else end.detail
        match self.state.stage:
            case WorkStage.PLANNING:
                self._change(replace(self.state, stage=WorkStage.READY, planned=result, detail=detail))
            case WorkStage.RUNNING:
                self._change(replace(self.state, stage=WorkStage.ENDED, result=result, detail=detail))
            case WorkStage.EJECTING if detail:
                self._change(replace(self.state, run=self.state.run.died(detail)))
            case _:
                self._change(self.state)


def _arguments(task: PlannedTask, *sure: str) -> tuple[str, ...]:
    return (*task.options, *sure, *ends_options(task.source, task.target), "--", task.source, task.target)
