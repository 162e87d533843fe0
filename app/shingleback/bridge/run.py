"""One backup after the other, and the drive ejected at the end: what the window starts, asks and shows."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from shingleback.bridge.worker import Worker, WorkerEnd
from shingleback.jobs.events import Event, Finished
from shingleback.jobs.run_state import Gone, RunState
from shingleback.model.outcome import MADE_SAFE


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


class Run(QObject):
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

    def lose_drive(self, gone: Gone) -> None:
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

    def kill(self) -> None:
        self._worker.kill()

    def _on_told(self, event: Event) -> None:
        if not isinstance(event, Finished):
            self.told.emit(event)
            self._change(self.state.after(event))

    def _on_ended(self, end: WorkerEnd) -> None:
        if end.final is None:
            self._end(self.state.died(end.detail))
            return
        self.told.emit(end.final)
        state = self.state.after(end.final)
        wants_eject = self.task.ejects and state.gone is None and not state.is_own_disk
        if end.final is state.backed_up and wants_eject and end.final.outcome in MADE_SAFE:
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
