"""The countdown to a backup that begins by itself: what a page shows of it, and what a person says to it."""

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

COUNTDOWN_S: Final = 300.0
UNHURRIED_S: Final = 1200.0  # to hear of it and to find the button takes longer with a screen reader
_TICK_MS: Final = 1000


class Counted(NamedTuple):
    """`key` is that of the backup set."""

    key: str
    left_s: float


class Countdown(QObject):
    """At most one at a time.

    Signals:
        changed: `counted` is another one; told each second while it counts.
        ended: the key of the set whose backup begins now: the time is over, or the person does not want to wait.
        declined: the key of the set whose backup is not to begin by itself now.
    """

    changed = Signal()
    ended = Signal(str)
    declined = Signal(str)

    def __init__(
        self,
        clock: Callable[[], float],
        parent: QObject | None = None,
        *,
        is_unhurried: Callable[[], bool] = lambda: False,
        whole_s: float = COUNTDOWN_S,
        unhurried_s: float = UNHURRIED_S,
    ) -> None:
        """`clock`: seconds that never go back. `is_unhurried`: whether it is to take longer, as for a screen reader."""
        super().__init__(parent)
        self._clock = clock
        self._is_unhurried = is_unhurried
        self._whole_s = whole_s
        self._unhurried_s = unhurried_s
        self._key = ""
        self._ends_at_s = 0.0
        self._ticks = QTimer(self, interval=_TICK_MS)
        self._ticks.timeout.connect(self._tick)

    @property
    def counted(self) -> Counted | None:
        return Counted(self._key, max(0.0, self._ends_at_s - self._clock())) if self._key else None

    def start(self, key: str) -> float:
        """Gives the seconds that it takes."""
        whole_s = self._unhurried_s if self._is_unhurried() else self._whole_s
        self._key = key
        self._ends_at_s = self._clock() + whole_s
        self._ticks.start()
        self.changed.emit()
        return whole_s

    def stop(self) -> None:
        """It was called off: nothing begins."""
        if self._key:
            self._key = ""
            self._ticks.stop()
            self.changed.emit()

    def begin(self) -> None:
        """The person does not want to wait."""
        if key := self._key:
            self.stop()
            self.ended.emit(key)

    def put_off(self) -> None:
        """Not now."""
        if key := self._key:
            self.stop()
            self.declined.emit(key)

    def _tick(self) -> None:
        if self._clock() >= self._ends_at_s:
            self.begin()
        else:
            self.changed.emit()
