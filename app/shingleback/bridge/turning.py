"""Turns a switch of the session without waiting for it: systemd may take its time to answer."""

import contextlib
import threading

from PySide6.QtCore import QObject, Signal

from shingleback.bridge.session.switch import Switch
from shingleback.model.errors import UsageError


class Turning(QObject):
    """One switch, turned once at a time.

    Signals:
        turned: it is turned, or stays as it was; None, or the UsageError that says why.

    Attributes:
        is_under_way: what is asked for meanwhile is passed over.
    """

    turned = Signal(object)
    _ended = Signal(object)

    def __init__(self, switch: Switch, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._switch = switch
        self.is_under_way = False
        self._ended.connect(self._on_ended)  # a signal of another thread waits for this one

    def turn(self, *, is_on: bool) -> None:
        if not self.is_under_way:
            self.is_under_way = True
            threading.Thread(target=self._turn, args=(is_on,), name="turning", daemon=True).start()

    def _turn(self, is_on: bool) -> None:
        failure: UsageError | None = None
        try:
            self._switch.set_on(is_on)
        except UsageError as error:
            failure = error
        with contextlib.suppress(RuntimeError):  # the window has closed meanwhile
            self._ended.emit(failure)

    def _on_ended(self, failure: UsageError | None) -> None:
        self.is_under_way = False
        self.turned.emit(failure)
