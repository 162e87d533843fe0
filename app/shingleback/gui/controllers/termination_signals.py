"""Signals that end the program arrive as events."""

import signal
import socket
from typing import Final

from PySide6.QtCore import QObject, QSocketNotifier, Signal

_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
_AT_ONCE: Final = 16


class TerminationSignals(QObject):
    """Catches signals from creation until `close`; only in the main thread.

    Signals:
        received: to end, by Ctrl-C in the terminal or at the end of the session.
    """

    received = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reading, self._writing = socket.socketpair()
        for end in (self._reading, self._writing):
            end.settimeout(0)
        self._before = {number: signal.signal(number, _leave_to_the_socket) for number in _SIGNALS}
        signal.set_wakeup_fd(self._writing.fileno())
        self._notifier = QSocketNotifier(self._reading.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_signal)

    def close(self) -> None:
        signal.set_wakeup_fd(-1)
        for number, handler in self._before.items():
            signal.signal(number, handler)
        self._notifier.setEnabled(False)
        self._reading.close()
        self._writing.close()

    def _on_signal(self) -> None:
        self._reading.recv(_AT_ONCE)
        self.received.emit()


def _leave_to_the_socket(_number: int, _frame: object) -> None:
    """Do nothing: Python writes to the wakeup socket only if a handler is set."""
