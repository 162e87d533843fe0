"""The test restore of a few files, in a process of its own."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from shingleback.bridge.asking import Asking
from shingleback.bridge.worker import Worker, WorkerEnd
from shingleback.jobs.events import Event, Progress
from shingleback.jobs.final_words import CheckFinished


@dataclass(frozen=True, slots=True)
class TrialState:
    """Attributes: `word` is there when it has ended; `detail` where it has ended without one."""

    place: str = ""
    is_running: bool = False
    progress: Progress | None = None
    word: CheckFinished | None = None
    detail: str = ""


class Trial(QObject):
    """Signals: `changed`: a new `TrialState`."""

    changed = Signal(object)

    def __init__(self, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.state = TrialState()
        self._asking = Asking(worker, self)
        self._asking.told.connect(self._on_told)
        self._asking.answered.connect(self._on_answered)

    def start(self, place: str) -> None:
        if not self.state.is_running:
            self._change(TrialState(place, is_running=True))
            self._asking.ask("try-restore", "--", place)

    def cancel(self) -> None:
        self._asking.cancel()

    def stop(self) -> None:
        """Nobody waits for it any more."""
        self._asking.stop()
        self._change(TrialState())

    def _on_told(self, event: Event) -> None:
        if isinstance(event, Progress):
            self._change(replace(self.state, progress=event))

    def _on_answered(self, end: WorkerEnd) -> None:
        word = end.final if isinstance(end.final, CheckFinished) else None
        self._change(TrialState(self.state.place, word=word, detail=end.detail))

    def _change(self, state: TrialState) -> None:
        self.state = state
        self.changed.emit(state)
