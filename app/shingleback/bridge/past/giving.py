"""Giving files back: first what would be done is found out, then a person says how, and only then it is done."""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum, StrEnum, auto
from typing import Final

from PySide6.QtCore import QObject, Signal

from shingleback.bridge.asking import Asking
from shingleback.bridge.worker import Worker, WorkerEnd
from shingleback.jobs.events import Event, Note, Progress
from shingleback.jobs.final_words import CheckFinished, EntryItem

_PRIVILEGES_LEFT: Final = "special-permissions-left"


class Way(StrEnum):
    """What becomes of files that are there already and differ; each is an option of the command line."""

    KEEP = ""
    BOTH = "--keep-both"
    REPLACE = "--overwrite"


class Step(Enum):
    """How far it is."""

    NOTHING = auto()
    LOOKING = auto()  # what would be done, and what is in the way
    LOOKED = auto()  # `plan` says so; it may be a refusal
    GIVING = auto()
    ENDED = auto()  # `word` says how
    DIED = auto()


@dataclass(frozen=True, slots=True)
class Wish:
    """What a person wants back.

    Attributes:
        entries: with all that is in them; none means everything.
        target: a folder; empty for the old places.
        accepted_places: the mark of old places of which this computer knows nothing, and which the person has seen and
            accepted; empty where there are none.
        has_privileges: setuid and setgid bits and capabilities of files are restored, too.
    """

    place: str
    version: str
    entries: tuple[EntryItem, ...] = ()
    target: str = ""
    accepted_places: str = ""
    has_privileges: bool = False

    def words(self, *options: str) -> tuple[str, ...]:
        """Of the command line."""
        where = [f"--to={self.target}"] if self.target else ["--in-place"]
        if self.accepted_places:
            where.append(f"--accepted-places={self.accepted_places}")
        if self.has_privileges:
            where.append("--special-permissions")
        odd = [f"--path-bytes={entry.path_bytes}" for entry in self.entries if entry.path_bytes]
        plain = [entry.path for entry in self.entries if not entry.path_bytes]
        return (f"--version={self.version}", *where, *options, *odd, "--", self.place, *plain)


@dataclass(frozen=True, slots=True)
class GivingState:
    """How far a restore is.

    Attributes:
        plan, word: final words.
        has_left_privileges: some files had special permissions, and were restored without them.
        detail: what is known of the death of a worker.
    """

    step: Step = Step.NOTHING
    wish: Wish | None = None
    way: Way = Way.KEEP
    plan: CheckFinished | None = None
    progress: Progress | None = None
    word: CheckFinished | None = None
    is_stopping: bool = False
    has_left_privileges: bool = False
    detail: str = ""


class Giving(QObject):
    """One wish at a time.

    Signals:
        changed: a new `GivingState`.
    """

    changed = Signal(object)

    def __init__(
        self, worker: Worker, parent: QObject | None = None, clock_ns: Callable[[], int] = time.time_ns
    ) -> None:
        """`clock_ns` tells the time since 1970."""
        super().__init__(parent)
        self._clock_ns = clock_ns
        self._looked_ns = 0
        self.state = GivingState()
        self._asking = Asking(worker, self)
        self._asking.told.connect(self._on_told)
        self._asking.answered.connect(self._on_answered)

    @property
    def is_busy(self) -> bool:
        """Files are being given back."""
        return self.state.step is Step.GIVING

    def look(self, wish: Wish) -> None:
        """Find out what would be done. Nothing is changed by it."""
        self._looked_ns = self._clock_ns()
        self._change(GivingState(Step.LOOKING, wish))
        self._asking.ask("restore", *wish.words("--dry-run"))

    def give(self, way: Way) -> None:
        """Do what was looked at: what has changed since then is not replaced."""
        wish = self.state.wish
        if self.state.step is not Step.LOOKED or wish is None:
            return
        self._begin(wish, way)

    def give_privileges(self) -> None:
        """Restore again, now with special permissions: what is back already gets them where it is."""
        wish = self.state.wish
        if self.state.step is Step.ENDED and wish is not None:
            self._begin(replace(wish, has_privileges=True), self.state.way)

    def _begin(self, wish: Wish, way: Way) -> None:
        self._change(GivingState(Step.GIVING, wish, way, self.state.plan))
        options = [way.value, f"--seen={self._looked_ns}"] if way else []
        self._asking.ask("restore", *wish.words(*options))

    def cancel(self) -> None:
        """What was given back already stays."""
        if self.is_busy:
            self._change(replace(self.state, is_stopping=True))
            self._asking.cancel()

    def stop(self) -> None:
        """Nobody waits for it any more."""
        self._asking.stop()
        self._change(GivingState())

    def _on_told(self, event: Event) -> None:
        """While it is looked what would be done, only the reading of the list of files is known to have an end."""
        if isinstance(event, Note) and event.code == _PRIVILEGES_LEFT:
            self._change(replace(self.state, has_left_privileges=True))
        elif isinstance(event, Progress):
            progress = event if self.is_busy or event.phase == "list" else None
            if progress != self.state.progress:
                self._change(replace(self.state, progress=progress))

    def _on_answered(self, end: WorkerEnd) -> None:
        if not isinstance(end.final, CheckFinished):
            self._change(replace(self.state, step=Step.DIED, detail=end.detail))
        elif self.state.step is Step.LOOKING:
            self._change(replace(self.state, step=Step.LOOKED, plan=end.final, progress=None))
        else:
            self._change(replace(self.state, step=Step.ENDED, word=end.final))

    def _change(self, state: GivingState) -> None:
        self.state = state
        self.changed.emit(state)
