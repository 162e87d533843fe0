"""One window for each person: starting the program again raises the window that is open.

Signals that ask the program to end arrive as events.
"""

import contextlib
import os
import signal
import socket
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QSocketNotifier, QStandardPaths, Signal

from shingleback.store.private_files import Paths, SingletonLock

_PATIENCE_S: Final = 0.5  # with a visitor, who speaks at once
_LONG_PATIENCE_S: Final = 10.0  # with a window, which may have to be loaded first
_STEP_S: Final = 0.05
_WAITING: Final = 8
_LOUD: Final = b"!"
_QUIET: Final = b"."
_HEARD: Final = b"+"


def socket_path() -> str:
    """In the folder that belongs to this user and this session.

    Without one, Qt takes a folder in `/tmp`, or none where another user has made that first: then it is in the home.
    """
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.RuntimeLocation)
    return os.path.join(folder or Paths.of_user().state, "shingleback-window")


def session_bus(environment: Mapping[str, str] = os.environ) -> str:
    """The address of the session's bus; empty where there is none."""
    told = environment.get("DBUS_SESSION_BUS_ADDRESS", "")
    usual = os.path.join(environment.get("XDG_RUNTIME_DIR", ""), "bus")
    return told or (f"unix:path={usual}" if os.path.isabs(usual) and os.path.exists(usual) else "")


def raise_other(path: str, *, is_quiet: bool = False) -> bool:
    """Ask the window that is open already to show itself, unless `is_quiet`, and wait until it has.

    False where there is none, or where it has closed instead. One that is busy for long will have heard it.
    """
    with socket.socket(socket.AF_UNIX) as knock:
        knock.settimeout(_LONG_PATIENCE_S)
        try:
            knock.connect(path)
            knock.sendall(_QUIET if is_quiet else _LOUD)
            return knock.recv(1) == _HEARD
        except TimeoutError:
            return True
        except OSError:
            return False


class SingleInstance(QObject):
    """Hears of further starts. Where nothing can be made at the path, each start opens a window of its own.

    Signals:
        asked_for: somebody started the program again.
    """

    asked_for = Signal()

    def __init__(self, path: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._turn = SingletonLock(Path(f"{path}.lock"))
        self._door: socket.socket | None = None

    def begin(self, *, is_quiet: bool = False, sleep: Callable[[float], None] = time.sleep) -> bool:
        """Be the window; False where there is another one, which was asked to show itself as by `raise_other`.

        Of those that start at the same instant, one is the window and hears of the others. Beside one that does not
        answer at all, a person gets another one.
        """
        for _ in range(round(_LONG_PATIENCE_S / _STEP_S)):
            if raise_other(self._path, is_quiet=is_quiet):
                return False
            if self._turn.take():
                self._listen()
                break
            sleep(_STEP_S)  # it has only just begun, or is about to end
        return True

    def close(self) -> None:
        if self._door is not None:
            self._notifier.setEnabled(False)
            self._door.close()
            self._door = None
            with contextlib.suppress(OSError):
                os.unlink(self._path)
        self._turn.give_back()

    def _listen(self) -> None:
        self._door = _door_at(self._path)
        if self._door is not None:
            self._notifier = QSocketNotifier(self._door.fileno(), QSocketNotifier.Type.Read, self)
            self._notifier.activated.connect(self._on_knock)

    def _on_knock(self) -> None:
        if self._door is None:
            return
        with contextlib.suppress(OSError):  # it went away again
            visitor, _ = self._door.accept()
            with visitor:
                visitor.settimeout(_PATIENCE_S)
                if visitor.recv(1) != _QUIET:
                    self.asked_for.emit()
                visitor.sendall(_HEARD)


def _door_at(path: str) -> socket.socket | None:
    """To be opened by who has the turn only."""
    door = socket.socket(socket.AF_UNIX)
    door.settimeout(0)
    try:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(path)  # a window that was killed left it behind
        door.bind(path)
        os.chmod(path, 0o600)
        door.listen(_WAITING)
    except OSError:
        door.close()
        return None
    return door


_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
_AT_ONCE: Final = 16


class EndSignals(QObject):
    """From now on until it is closed; only in the main thread.

    Signals:
        told: to end, by Ctrl-C in the terminal or at the end of the session.
    """

    told = Signal()

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
        self.told.emit()


def _leave_to_the_socket(_number: int, _frame: object) -> None:
    """Python needs a handler, or else it writes nothing there."""
