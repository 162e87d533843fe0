"""Tells when another day has begun: what was of today is of yesterday then."""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from shingleback.model.calendar import nights

_HOUR: Final = timedelta(hours=1)  # after which the clock is looked at: the computer may have slept, or traveled
_LATE: Final = timedelta(seconds=1)


class Midnight(QObject):
    """Signals: `passed`: the date is another one."""

    passed = Signal()

    def __init__(self, now: Callable[[], datetime], parent: QObject | None = None) -> None:
        """`now` knows the person's zone."""
        super().__init__(parent)
        self._now = now
        self._seen = now()
        self.timer = QTimer(self, singleShot=True)
        self.timer.timeout.connect(self.look)
        self._wait()

    def look(self) -> None:
        now = self._now()
        is_another = nights(self._seen, now) != 0
        self._seen = now
        self._wait()
        if is_another:
            self.passed.emit()

    def _wait(self) -> None:
        next_day = self._seen.date() + timedelta(days=1)
        midnight = datetime(next_day.year, next_day.month, next_day.day, tzinfo=self._seen.tzinfo)
        self.timer.start(round(min(midnight - self._seen + _LATE, _HOUR) / timedelta(milliseconds=1)))
