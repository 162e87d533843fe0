"""Notifications of the desktop: shown, changed and withdrawn without ever waiting for the desktop.

They are sent with dbus-fast from a thread of their own, since PySide6's QtDBus cannot send the unsigned numbers that
the interface asks for. The thread begins with the first notification, and sleeps between them.
"""

import asyncio
import os
import threading
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QObject, Signal

from shingleback.bridge.notification_server import Look, Notice, NotificationServer, Pressed

_FAREWELL_S: Final = 1.0


def session_bus(environment: Mapping[str, str] = os.environ) -> str:
    """The address of the session's bus; empty where there is none."""
    told = environment.get("DBUS_SESSION_BUS_ADDRESS", "")
    usual = os.path.join(environment.get("XDG_RUNTIME_DIR", ""), "bus")
    return told or (f"unix:path={usual}" if os.path.isabs(usual) and os.path.exists(usual) else "")


class Notifications(QObject):
    """Notices are told apart by a tag. `stop` has to be called at the end.

    Signals:
        pressed: the tag of a notice and the action of a button of it.
        activation_offered: a token with which the window may come to the front; before `pressed`.
    """

    pressed = Signal(str, str)
    activation_offered = Signal(str)
    _heard = Signal(object)

    def __init__(
        self, address: str, look: Look, parent: QObject | None = None, *, farewell_s: float = _FAREWELL_S
    ) -> None:
        """`address` is that of the session's bus; without one, nothing is ever shown. `farewell_s`: see `stop`."""
        super().__init__(parent)
        self._address = address
        self._server = NotificationServer(address, look, self._heard.emit)
        self._farewell_s = farewell_s
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None
        self._heard.connect(self._on_pressed)

    def show(self, tag: str, notice: Notice) -> None:
        """Bring it up, in the place of an older one with this tag."""
        loop = self._awake() if self._address else None
        if loop is not None:
            loop.call_soon_threadsafe(self._server.show, tag, notice)

    def update(self, tag: str, notice: Notice) -> None:
        """Put it in the place of an older one, unless the person has closed that."""
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._server.update, tag, notice)

    def withdraw(self, tag: str) -> None:
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._server.withdraw, tag)

    def stop(self) -> None:
        """Take all of them down, since nobody would hear their buttons, and show none from then on.

        Takes `farewell_s` at most, where the desktop hangs.
        """
        self._address = ""
        if self._loop is not None and self._thread is not None:
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._thread.join()
        self._loop = self._thread = None

    def _awake(self) -> asyncio.AbstractEventLoop:
        if self._loop is None:
            self._loop = asyncio.new_event_loop()
            self._thread = threading.Thread(target=self._run, args=(self._loop,), name="notifications", daemon=True)
            self._thread.start()
        return self._loop

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        loop.run_forever()
        loop.run_until_complete(self._server.close(self._farewell_s))
        loop.close()

    def _on_pressed(self, pressed: Pressed) -> None:
        if pressed.token:
            self.activation_offered.emit(pressed.token)
        self.pressed.emit(pressed.tag, pressed.action)
