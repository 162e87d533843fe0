"""Opening and closing drives, done in a process of its own: a drive may take its time."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from shingleback.bridge.worker import Worker, WorkerEnd
from shingleback.jobs.events import Event, Note
from shingleback.jobs.final_words import MountFinished


@dataclass(frozen=True, slots=True)
class Opening:
    """What a person wants done.

    Attributes:
        drive: path of the `Drive` that it is about.
        device: of the volume, or of the whole drive where it is to be closed.
        closes: it is to be closed.
        is_locked: it is encrypted, and wants its passphrase.
    """

    drive: str
    device: str
    closes: bool = False
    is_locked: bool = False


@dataclass(frozen=True, slots=True)
class OpeningState:
    """How far it is.

    Attributes:
        opening: None while nothing was asked for.
        word: None while it is under way, or where the worker died.
        notes: what was told on the way.
        detail: what is known of the death of a worker, for experts.
    """

    opening: Opening | None = None
    is_running: bool = False
    word: MountFinished | None = None
    notes: tuple[Note, ...] = ()
    detail: str = ""


class DriveOpener(QObject):
    """One thing at a time: what is asked for meanwhile is passed over.

    Signals:
        changed: a new `OpeningState`.
        ended: the same, when it has come to its end.
    """

    changed = Signal(object)
    ended = Signal(object)

    def __init__(self, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.state = OpeningState()
        self._worker = worker
        self._secret = ""
        worker.told.connect(self._on_told)
        worker.ended.connect(self._on_ended)

    def start(self, opening: Opening, secret: str = "") -> None:
        if self.state.is_running:
            return
        self._secret = secret
        self._change(OpeningState(opening, is_running=True))
        self._worker.start("unmount" if opening.closes else "mount", "--", opening.device)

    def forget(self, drive: str) -> None:
        """How it ended, of a drive that is gone; `drive` is the path of its `Drive`."""
        is_meant = self.state.opening is not None and self.state.opening.drive == drive
        if is_meant and not self.state.is_running:
            self._change(OpeningState())

    def stop(self) -> None:
        """At the end of the program. What UDisks2 has begun, it ends by itself."""
        self._worker.kill()

    def _on_told(self, event: Event) -> None:
        """The passphrase is handed over when it is asked for."""
        if not isinstance(event, Note):
            return
        if event.code == "passphrase-wanted":
            self._worker.hand_over(self._secret)
            self._secret = ""
        else:
            self._change(replace(self.state, notes=(*self.state.notes, event)))

    def _on_ended(self, end: WorkerEnd) -> None:
        word = end.final if isinstance(end.final, MountFinished) else None
        self._secret = ""
        self._change(replace(self.state, is_running=False, word=word, detail=end.detail))
        self.ended.emit(self.state)

    def _change(self, state: OpeningState) -> None:
        self.state = state
        self.changed.emit(state)
