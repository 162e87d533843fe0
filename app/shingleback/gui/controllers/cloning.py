"""Copies a drive to another in a worker process: first the plan, then the copy, and at the end its eject."""

from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QObject, Signal

from shingleback.domain.errors import COMPLETE, Outcome
from shingleback.gui.controllers.worker import Asking, Worker, WorkerEnd
from shingleback.monitor.recording import Recorder, Recording
from shingleback.protocol.cloning import CloneFinished, ClonePlanItem
from shingleback.protocol.events import Event
from shingleback.protocol.run_state import RunState, Stage

_COMPARING: Final = "verify"
_UNDONE: Final = frozenset({Outcome.CANCELED, Outcome.DRIVE_GONE, Outcome.DRIVE_REFUSED, Outcome.INTERNAL})


class CloneStage(Enum):
    """How far it is."""

    CLOSED = auto()  # nobody wants to copy a drive
    CHOOSING = auto()  # the source or the target is missing
    PLANNING = auto()
    READY = auto()  # the plan is there, or why there is none
    RUNNING = auto()
    ENDED = auto()
    EJECTING = auto()  # the copy is being made safe to unplug; it stays at that when it has ended


@dataclass(frozen=True, slots=True, kw_only=True)
class CloneTask:
    """What a person has chosen. `source` and `target` are devices, or paths of images; empty while they are missing."""

    source: str = ""
    target: str = ""
    compares: bool = True
    grows: bool = True
    wants_new_uuid: bool = False
    copies_all: bool = False
    sets_follow: bool = True
    pace: str = ""

    @property
    def is_complete(self) -> bool:
        return bool(self.source and self.target)

    @property
    def options(self) -> tuple[str, ...]:
        """Of the command line."""
        chosen = {
            "--no-compare": not self.compares,
            "--no-grow": not self.grows,
            "--new-uuid": self.wants_new_uuid,
            "--everything": self.copies_all,
            "--sets-follow": self.sets_follow,
            f"--pace={self.pace}": bool(self.pace),
        }
        return tuple(option for option, is_wanted in chosen.items() if is_wanted)


@dataclass(frozen=True, slots=True)
class CloneState:
    """Everything that the page shows.

    Attributes:
        planned: the last word of the dry run; `word` is that of the copy.
        run: what is told of the copy while it runs, and of the eject after it.
        detail: what is known of a worker that died.
    """

    stage: CloneStage = CloneStage.CLOSED
    task: CloneTask = CloneTask()
    planned: CloneFinished | None = None
    run: RunState = field(default_factory=RunState)
    word: CloneFinished | None = None
    detail: str = ""

    @property
    def is_open(self) -> bool:
        """Somebody wants to copy a drive, or just did."""
        return self.stage is not CloneStage.CLOSED

    @property
    def is_busy(self) -> bool:
        is_ejecting = self.stage is CloneStage.EJECTING and self.run.stage is Stage.EJECTING
        return self.stage is CloneStage.RUNNING or is_ejecting

    @property
    def is_choosing(self) -> bool:
        return self.stage in (CloneStage.CHOOSING, CloneStage.PLANNING, CloneStage.READY)

    @property
    def plan(self) -> ClonePlanItem | None:
        """None where nothing may be copied as it is now."""
        is_fine = self.stage is CloneStage.READY and self.planned is not None and not self.planned.why
        return self.planned.plan if is_fine and self.planned else None

    @property
    def kept_bytes(self) -> int:
        """What an earlier run has copied."""
        return self.planned.kept_bytes if self.planned is not None else 0

    @property
    def has_succeeded(self) -> bool:
        return self.word is not None and self.word.outcome in COMPLETE

    @property
    def can_go_on(self) -> bool:
        """It was stopped, or something came between."""
        is_undone = self.word.outcome in _UNDONE if self.word is not None else bool(self.detail)
        return self.stage is CloneStage.ENDED and is_undone

    @property
    def can_eject(self) -> bool:
        is_drive = self.word is not None and self.word.plan is not None and bool(self.word.plan.identity)
        return self.has_succeeded and is_drive and not self.is_busy and self.run.unpluggable < 1

    @property
    def is_comparing(self) -> bool:
        return self.run.progress is not None and self.run.progress.phase == _COMPARING

    @property
    def copied(self) -> float:
        """From 0 to 1."""
        progress = self.run.progress
        if self.has_succeeded or self.is_comparing:
            return 1.0
        return _part(progress.bytes, progress.total_bytes) if progress is not None else 0.0

    @property
    def durable(self) -> float:
        progress = self.run.progress
        if self.has_succeeded or self.is_comparing:
            return 1.0
        return _part(progress.durable_bytes, progress.total_bytes) if progress is not None else 0.0

    @property
    def compared(self) -> float:
        if self.word is not None and self.word.is_same:
            return 1.0
        progress = self.run.progress
        return _part(progress.bytes, progress.total_bytes) if progress is not None and self.is_comparing else 0.0

    @property
    def done(self) -> float:
        """Of all: to compare takes about as long as to copy."""
        if self.has_succeeded:
            return 1.0
        return (self.copied + self.compared) / 2 if self.task.compares else self.copied

    @property
    def is_finishing(self) -> bool:
        """Everything is copied and compared; the copy grows, and is opened."""
        return self.stage is CloneStage.RUNNING and self.done >= 1


class DriveCloning(QObject):
    """One copy at a time.

    Signals:
        changed: a new `CloneState`.
        measured: there is something new in `recording`.
    """

    changed = Signal(object)
    measured = Signal()

    def __init__(self, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.state = CloneState()
        self._recorder = Recorder()
        self._worker = worker
        self._asking = Asking(worker, self)
        self._asking.told.connect(self._on_told)
        self._asking.answered.connect(self._on_answered)

    @property
    def recording(self) -> Recording:
        return self._recorder.recording

    def choose(self, task: CloneTask) -> None:
        """What would be done is found out; a copy that is under way goes on."""
        if self.state.is_busy:
            return
        if task.is_complete:
            self._change(CloneState(CloneStage.PLANNING, task))
            self._asking.ask("clone", "--dry-run", *task.options, "--", task.source, task.target)
        else:
            self._asking.stop()
            self._change(CloneState(CloneStage.CHOOSING, task))

    def look_again(self) -> None:
        """One of the two drives is not as it was."""
        if self.state.is_choosing:
            self.choose(self.state.task)

    def start(self, confirmed: str) -> None:
        """`confirmed`: the name that was typed. Only the drive and the plan that were shown can be meant."""
        plan, task = self.state.plan, self.state.task
        if plan is None:
            return
        sure = (f"--identity={plan.identity}", f"--confirm={confirmed}") if plan.identity else ()
        self._recorder = Recorder()
        self._change(replace(self.state, stage=CloneStage.RUNNING, run=RunState(), word=None, detail=""))
        self.measured.emit()
        shown = f"--plan={plan.fingerprint}"
        self._asking.ask("clone", *task.options, shown, *sure, "--", task.source, task.target)

    def ask(self, command: str) -> None:
        """`pause`, `resume` or `cancel`; it is shown at once."""
        if self.state.stage is CloneStage.RUNNING:
            self._worker.ask(command)
            self._change(replace(self.state, run=self.state.run.asking(command)))

    def cancel(self) -> None:
        """What is copied stays, and the map of it."""
        self.ask("cancel")

    def set_pace(self, pace: str) -> None:
        """From now on."""
        if self.state.stage is CloneStage.RUNNING:
            self._worker.ask("pace", pace)

    def go_on(self) -> None:
        """A copy that was stopped; the two drives are looked at again before."""
        self.choose(self.state.task)

    def eject(self) -> None:
        """The copy."""
        if self.state.can_eject:
            self._change(replace(self.state, stage=CloneStage.EJECTING, run=self.state.run.ejecting()))
            self._asking.ask("eject", "--", self.state.task.target)

    def close(self) -> None:
        """Nobody wants to copy a drive any more."""
        if not self.state.is_busy:
            self._asking.stop()
            self._change(CloneState())

    def stop(self) -> None:
        """At the end of the program."""
        self._asking.stop()

    def _on_told(self, event: Event) -> None:
        if self._recorder.take(event):
            self.measured.emit()
        if not isinstance(event, CloneFinished):
            self._change(replace(self.state, run=self.state.run.after(event)))

    def _on_answered(self, end: WorkerEnd) -> None:
        word = end.final if isinstance(end.final, CloneFinished) else None
        detail = "" if end.final is not None else end.detail
        match self.state.stage:
            case CloneStage.PLANNING:
                self._change(replace(self.state, stage=CloneStage.READY, planned=word, detail=detail))
            case CloneStage.RUNNING:
                self._change(replace(self.state, stage=CloneStage.ENDED, word=word, detail=detail))
            case CloneStage.EJECTING if detail:
                self._change(replace(self.state, run=self.state.run.died(detail)))
            case _:
                self._change(self.state)

    def _change(self, state: CloneState) -> None:
        self.state = state
        self.changed.emit(state)


def _part(done: int, total: int) -> float:
    return min(1.0, done / total) if total else 1.0
