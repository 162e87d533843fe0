"""What a screen reader hears of something that changes all the time: seldom, and then the newest."""

import math
import time
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

_SELDOM_S: Final = 15.0
_BETWEEN_S: Final = 5.0


class Spoken:
    """Describes a widget anew every quarter of a minute; and announces what is worth it, but does not chatter."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._described_s = -_SELDOM_S
        self._announced_s = -_BETWEEN_S
        self._waiting = ""
        self._is_timed = False

    def describe(self, widget: QWidget, said: str) -> None:
        if self._clock() - self._described_s >= _SELDOM_S and said:
            self._described_s = self._clock()
            widget.setAccessibleDescription(said)

    def announce(self, widget: QWidget, said: str = "") -> None:
        """The newest is what counts where several come at once: it is said as soon as the one before has been heard.

        Without anything new: what had to wait, if its time has come.
        """
        self._waiting = said or self._waiting
        if not self._waiting:
            return
        left_s = _BETWEEN_S - (self._clock() - self._announced_s)
        if left_s <= 0:
            self._announced_s = self._clock()
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, self._waiting))
            self._waiting = ""
        elif not self._is_timed:
            self._is_timed = True
            QTimer.singleShot(math.ceil(left_s * 1000), widget, lambda: self._on_time(widget))

    def _on_time(self, widget: QWidget) -> None:
        """Qt's timers may be a little early: then it waits once more."""
        self._is_timed = False
        self.announce(widget)
