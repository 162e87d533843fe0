"""Reading a whole backup back, in a process of its own, and how long that may take."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QObject, Signal

from shingleback.gui.controllers.worker import Asking, Worker, WorkerEnd
from shingleback.protocol.events import Event, Progress
from shingleback.protocol.results import BackupFinished, CheckFinished, EjectFinished

_LEAST_S: Final = 60.0  # a shorter check says little about a long one
_MOST_CHECKS: Final = 5
_FASTER, _SLOWER = 0.85, 1.25
"""How far one reading of a drive may differ from the quickest and the slowest of those before."""


@dataclass(frozen=True, slots=True)
class VerificationState:
    """Attributes: `word` is there when it has ended; `detail` where it has ended without one."""

    place: str = ""
    is_running: bool = False
    is_paused: bool = False
    is_stopping: bool = False
    progress: Progress | None = None
    word: CheckFinished | None = None
    detail: str = ""


class Verification(QObject):
    """Signals: `changed`: a new `VerificationState`."""

    changed = Signal(object)

    def __init__(self, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.state = VerificationState()
        self._worker = worker
        self._asking = Asking(worker, self)
        self._asking.told.connect(self._on_told)
        self._asking.answered.connect(self._on_answered)

    def start(self, place: str) -> None:
        if not self.state.is_running:
            self._change(VerificationState(place, is_running=True))
            self._asking.ask("verify", "--", place)

    def pause(self, *, is_paused: bool) -> None:
        """What was read so far counts when it goes on."""
        if self.state.is_running and is_paused is not self.state.is_paused:
            self._worker.ask("pause" if is_paused else "resume")
            self._change(replace(self.state, is_paused=is_paused))

    def cancel(self) -> None:
        """It ends in good order, and its word is still wanted."""
        if self.state.is_running:
            self._asking.cancel()
            self._change(replace(self.state, is_stopping=True))

    def stop(self) -> None:
        """Nobody waits for it any more."""
        self._asking.stop()
        self._change(VerificationState())

    def _on_told(self, event: Event) -> None:
        if isinstance(event, Progress):
            self._change(replace(self.state, progress=event))

    def _on_answered(self, end: WorkerEnd) -> None:
        word = end.final if isinstance(end.final, CheckFinished) else None
        self._change(VerificationState(self.state.place, word=word, detail=end.detail))

    def _change(self, state: VerificationState) -> None:
        self.state = state
        self.changed.emit(state)


def expected_s(
    bytes_: int, words: Iterable[BackupFinished | CheckFinished | EjectFinished]
) -> tuple[float, float] | None:
    """From the quickest and the slowest of the newest checks of that backup; None where there were none.

    How fast a drive writes says nothing here, and the speed on its box is not its speed in its enclosure.
    """
    checks = [word for word in words if isinstance(word, CheckFinished) and word.command == "verify"]
    long_ones = [word for word in checks if word.elapsed_s >= _LEAST_S and word.checked.bytes]
    rates = [word.checked.bytes / word.elapsed_s for word in long_ones]
    if not rates or not bytes_:
        return None
    newest = rates[:_MOST_CHECKS]
    return _FASTER * bytes_ / max(newest), _SLOWER * bytes_ / min(newest)
