"""Work that brings what is on one drive to another, in a worker process: first a dry run, then the work itself."""

from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from PySide6.QtCore import QObject, Signal

from shingleback.domain.errors import Outcome
from shingleback.gui.controllers.worker import Asking, Worker, WorkerEnd
from shingleback.monitor.recording import Recorder, Recording
from shingleback.protocol.events import Event
from shingleback.protocol.results import CommandResult
from shingleback.protocol.run_state import RunState
from shingleback.store.unfinished import ends_options

_UNDONE: Final = frozenset({Outcome.CANCELED, Outcome.DRIVE_GONE, Outcome.DRIVE_REFUSED, Outcome.INTERNAL})


class WorkStage(Enum):
    """How far it is."""

    CLOSED = auto()  # nobody wants it
    CHOOSING = auto()  # the source or the target is missing
    PLANNING = auto()  # a dry run is under way
    READY = auto()  # it has ended: with what would be done, or with why not
    RUNNING = auto()
    ENDED = auto()
    EJECTING = auto()  # the new drive is being made safe to unplug; it stays at that when it has ended


class PlannedTask(Protocol):
    """What a person has chosen. `options` are those of the command line."""

    @property
    def source(self) -> str: ...

    @property
    def target(self) -> str: ...

    @property
    def options(self) -> tuple[str, ...]: ...


_Task = TypeVar("_Task", bound=PlannedTask)
_Word = TypeVar("_Word", bound=CommandResult)


@dataclass(frozen=True, slots=True)
class PlannedState(Generic[_Task, _Word]):
    """Everything that the page shows.

    Attributes:
        planned: the last word of the dry run; `word` is that of the work.
        run: what is told of the work while it runs, and of an eject after it.
        detail: what is known of a worker that died.
    """

    stage: WorkStage
    task: _Task
    planned: _Word | None = None
    run: RunState = field(default_factory=RunState)
    word: _Word | None = None
    detail: str = ""

    @property
    def is_open(self) -> bool:
        """Somebody wants it, or just did."""
        return self.stage is not WorkStage.CLOSED

    @property
    def is_busy(self) -> bool:
        return self.stage is WorkStage.RUNNING

    @property
    def is_choosing(self) -> bool:
        return self.stage in (WorkStage.CHOOSING, WorkStage.PLANNING, WorkStage.READY)

    @property
    def may_start(self) -> bool:
        """The dry run has found nothing against it."""
        return self.stage is WorkStage.READY and self.planned is not None and not self.planned.why

    @property
    def can_go_on(self) -> bool:
        """It was stopped, or something came between."""
        is_undone = self.word.outcome in _UNDONE if self.word is not None else bool(self.detail)
        return self.stage is WorkStage.ENDED and is_undone


_State = TypeVar("_State", bound=PlannedState[Any, Any])


class PlannedWork(QObject, Generic[_State, _Task]):
    """One at a time. A subclass names the command, and says when and with what it starts.

    Attributes:
        state: the current one.

    Signals:
        changed: a new state.
        measured: there is something new in `recording`.
    """

    changed = Signal(object)
    measured = Signal()
    _COMMAND: ClassVar[str]

    def __init__(
        self, worker: Worker, kind: type[CommandResult], closed: _State, parent: QObject | None = None
    ) -> None:
        """`kind` of the last word of the command; `closed`: the state in which nobody wants it."""
        super().__init__(parent)
        self.state = closed
        self._closed = closed
        self._kind = kind
        self._recorder = Recorder()
        self._worker = worker
        self._asking = Asking(worker, self)
        self._asking.told.connect(self._on_told)
        self._asking.answered.connect(self._on_answered)

    @property
    def recording(self) -> Recording:
        return self._recorder.recording

    def choose(self, task: _Task) -> None:
        """What would be done is found out; work that is under way goes on."""
        if self.state.is_busy:
            return
        if task.source and task.target:
            self._change(replace(self._closed, stage=WorkStage.PLANNING, task=task))
            self._asking.ask(self._COMMAND, "--dry-run", *_arguments(task))
        else:
            self._asking.stop()
            self._change(replace(self._closed, stage=WorkStage.CHOOSING, task=task))

    def ask(self, command: str) -> None:
        """`pause`, `resume` or `cancel`; it is shown at once."""
        if self.state.stage is WorkStage.RUNNING:
            self._worker.ask(command)
            self._change(replace(self.state, run=self.state.run.asking(command)))

    def cancel(self) -> None:
        """What is done stays."""
        self.ask("cancel")

    def go_on(self) -> None:
        """After it was stopped; source and target are looked at again before."""
        self.choose(self.state.task)

    def close(self) -> None:
        """Nobody wants it any more."""
        if not self.state.is_busy:
            self._asking.stop()
            self._change(self._closed)

    def stop(self) -> None:
        """At the end of the program."""
        self._asking.stop()

    def _begin(self, *sure: str) -> None:
        """`sure`: arguments with which only what was shown can be meant."""
        task = self.state.task
        self._recorder = Recorder()
        self._change(replace(self.state, stage=WorkStage.RUNNING, run=RunState(), word=None, detail=""))
        self.measured.emit()
        self._asking.ask(self._COMMAND, *_arguments(task, *sure))

    def _on_told(self, event: Event) -> None:
        if self._recorder.take(event):
            self.measured.emit()
        if not isinstance(event, self._kind):
            self._change(replace(self.state, run=self.state.run.after(event)))

    def _on_answered(self, end: WorkerEnd) -> None:
        word = end.final if isinstance(end.final, self._kind) else None
        detail = "" if end.final is not None else end.detail
        match self.state.stage:
            case WorkStage.PLANNING:
                self._change(replace(self.state, stage=WorkStage.READY, planned=word, detail=detail))
            case WorkStage.RUNNING:
                self._change(replace(self.state, stage=WorkStage.ENDED, word=word, detail=detail))
            case WorkStage.EJECTING if detail:
                self._change(replace(self.state, run=self.state.run.died(detail)))
            case _:
                self._change(self.state)

    def _change(self, state: _State) -> None:
        self.state = state
        self.changed.emit(state)


def _arguments(task: PlannedTask, *sure: str) -> tuple[str, ...]:
    return (*task.options, *sure, *ends_options(task.source, task.target), "--", task.source, task.target)
