"""The drives that vanished and are waited for: one guide each, its hour timed, and kept when the program ends.

The clock is the wall's, since a wait goes on while the program is closed. A timer runs only while somebody waits, and
only for the next moment at which something changes; once a minute while the time that is left is shown.
"""

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from shingleback.knowledge.patience import (
    CameBack,
    Event,
    GivenUp,
    Patience,
    PowerCycled,
    Tick,
    Vanished,
    advance,
    begin,
)
from shingleback.model.drive import Drive
from shingleback.store import private_files

_MINUTE_S: Final = 60.0
_DAY_S: Final = 86_400.0


class Waiting(msgspec.Struct, frozen=True):
    """A drive that is waited for; `guide` says where that stands."""

    key: str
    name: str
    guide: Patience


class PatienceGuides(QObject):
    """Waits for the drives that vanished.

    Attributes:
        waiting: one `Waiting` a drive.

    Signals:
        changed: the new tuple of `Waiting`, or the time that is left in one of them.
        step_begun: a `Waiting` whose step is another one than before.
        came_back: a `Waiting` whose drive is there again, and which is not waited for anymore.
    """

    changed = Signal(object)
    step_begun = Signal(object)
    came_back = Signal(object)

    def __init__(self, file: Path, clock: Callable[[], float], parent: QObject | None = None) -> None:
        """`file` is where they are kept; `clock` gives seconds since the epoch."""
        super().__init__(parent)
        self._file = file
        self._clock = clock
        self._is_watched = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._on_time)
        self.waiting = self._load()
        self._set_timer()

    def vanish(self, drive: Drive) -> None:
        """It went without being ejected."""
        known = self._find(drive.key)
        at = Vanished(self._clock())
        guide = advance(known.guide, at) if known else begin(at, drive.evidence.model)
        self._put(Waiting(drive.key, drive.name, guide))

    def arrive(self, key: str) -> None:
        self._tell(key, CameBack(self._clock()))

    def power_cycled(self, key: str) -> None:
        """The person says so."""
        self._tell(key, PowerCycled(self._clock()))

    def give_up(self, key: str) -> None:
        """The person has had enough of it, or has read how it ended."""
        if self._find(key):
            self._tell(key, GivenUp(self._clock()))
            self._keep([other for other in self.waiting if other.key != key])

    def left_s(self, waiting: Waiting) -> float:
        return waiting.guide.left_s(self._clock())

    def watch(self, *, is_watched: bool) -> None:
        """Somebody looks at the time that is left, or looks away."""
        self._is_watched = is_watched
        self._set_timer()

    def _on_time(self) -> None:
        for waiting in self.waiting:
            self._tell(waiting.key, Tick(self._clock()))
        self._set_timer()
        self.changed.emit(self.waiting)

    def _tell(self, key: str, event: Event) -> None:
        known = self._find(key)
        if known is None:
            return
        guide = advance(known.guide, event)
        if isinstance(event, CameBack):
            self._keep([other for other in self.waiting if other.key != key])
            self.came_back.emit(Waiting(key, known.name, guide))
        elif guide != known.guide:
            self._put(Waiting(key, known.name, guide))

    def _put(self, new: Waiting) -> None:
        old = self._find(new.key)
        if new == old:
            return
        self._keep([*(other for other in self.waiting if other.key != new.key), new])
        if old is None or old.guide.step is not new.guide.step:
            self.step_begun.emit(new)

    def _keep(self, waiting: list[Waiting]) -> None:
        self.waiting = tuple(waiting)
        self._save()
        self._set_timer()
        self.changed.emit(self.waiting)

    def _find(self, key: str) -> Waiting | None:
        return next((waiting for waiting in self.waiting if waiting.key == key), None)

    def _set_timer(self) -> None:
        now = self._clock()
        ends = [waiting.guide.until_s - now for waiting in self.waiting if waiting.guide.until_s is not None]
        if not ends:
            self._timer.stop()
            return
        next_s = min([*ends, _MINUTE_S]) if self._is_watched else min(ends)
        self._timer.start(round(max(next_s, 0) * 1000) + 1)

    # kept ------------------------------------------------------------------------------------------------------

    def _load(self) -> tuple[Waiting, ...]:
        """What happened more than a day ago is nobody's hour anymore."""
        try:
            kept = msgspec.json.decode(self._file.read_bytes(), type=tuple[Waiting, ...])
        except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return ()
        now = self._clock()
        return tuple(waiting for waiting in kept if now - _DAY_S < waiting.guide.since_s <= now)

    def _save(self) -> None:
        """Without room for it, they are waited for until the program ends."""
        with contextlib.suppress(OSError):
            private_files.replace(self._file, msgspec.json.encode(self.waiting))
