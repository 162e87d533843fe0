"""One window for each user: starting the program again raises the open window."""

import contextlib
import os
import socket
import struct
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QSocketNotifier, QStandardPaths, Signal

from shingleback.store.private_files import Paths, SingletonLock

_PATIENCE_S: Final = 0.5  # with another start, which sends its byte at once
_LONG_PATIENCE_S: Final = 10.0  # with a window, which may still be loading
_STEP_S: Final = 0.05
_WAITING: Final = 8
_LOUD: Final = b"!"
_QUIET: Final = b"."
_HEARD: Final = b"+"
_LONGEST: Final = 4096
_CREDENTIALS: Final = struct.calcsize("3i")  # of the process at the other end: pid, uid, gid


def socket_path() -> str:
    """Return the path of the socket, in the runtime folder of this user and session.

    Without one, Qt uses a folder in `/tmp`, or none if another user created that first: then the home folder.
    """
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.RuntimeLocation)
    return os.path.join(folder or Paths.of_user().state, "shingleback-window")


class WindowSilent(Exception):
    """There is an open window, but it does not answer. Attributes: `pid`: its process; 0 if unknown."""

    def __init__(self, pid: int) -> None:
        super().__init__(pid)
        self.pid = pid


def raise_other(path: str, *, is_quiet: bool = False, token: str = "", patience_s: float = _LONG_PATIENCE_S) -> bool:
    """Ask the open window to show itself, unless `is_quiet`, and wait until it has.

    `token`: the desktop's, with which the window may come to the front. Return False if there is no window, or it
    closes instead. Raises WindowSilent.
    """
    pid = 0
    with socket.socket(socket.AF_UNIX) as knock:
        knock.settimeout(patience_s)
        try:
            knock.connect(path)
            pid, _uid, _gid = struct.unpack("3i", knock.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, _CREDENTIALS))
            knock.sendall((_QUIET if is_quiet else _LOUD) + token.encode(errors="surrogateescape")[: _LONGEST - 1])
            return knock.recv(1) == _HEARD
        except TimeoutError:
            raise WindowSilent(pid) from None
        except OSError:
            return False


class SingleInstance(QObject):
    """Listens for further starts. If the socket cannot be created, each start opens its own window.

    Signals:
        activation_offered: the desktop's token of a further start, before `requested`.
        requested: the program was started again.
    """

    activation_offered = Signal(str)
    requested = Signal()

    def __init__(self, path: str, parent: QObject | None = None, *, token: str = "") -> None:
        """`token`: what the desktop gave this start, for a window that is open already."""
        super().__init__(parent)
        self._path = path
        self._token = token
        self._turn = SingletonLock(Path(f"{path}.lock"))
        self._socket: socket.socket | None = None

    def begin(self, *, is_quiet: bool = False, sleep: Callable[[float], None] = time.sleep) -> bool:
        """Become the window; False if there is another one, which was asked to show itself as by `raise_other`.

        Of several simultaneous starts, one becomes the window and the others call it. If the other window does not
        respond at all, the user gets a second one. Raises WindowSilent if it accepts calls, but does not answer.
        """
        for _ in range(round(_LONG_PATIENCE_S / _STEP_S)):
            if raise_other(self._path, is_quiet=is_quiet, token=self._token):
                return False
            if self._turn.take():
                self._socket = _listening_socket(self._path)
                if self._socket is not None:
                    self._notifier = QSocketNotifier(self._socket.fileno(), QSocketNotifier.Type.Read, self)
                    self._notifier.activated.connect(self._on_connection)
                break
            sleep(_STEP_S)  # the other window has only just started, or is about to end
        return True

    def close(self) -> None:
        if self._socket is not None:
            self._notifier.setEnabled(False)
            self._socket.close()
            self._socket = None
            with contextlib.suppress(OSError):
                os.unlink(self._path)
        self._turn.give_back()

    def _on_connection(self) -> None:
        if self._socket is None:
            return
        with contextlib.suppress(OSError):  # the other start has ended already
            visitor, _ = self._socket.accept()
            with visitor:
                visitor.settimeout(_PATIENCE_S)
                message = visitor.recv(_LONGEST)
                if message[:1] != _QUIET:
                    if token := message[1:].decode(errors="replace"):
                        self.activation_offered.emit(token)
                    self.requested.emit()
                visitor.sendall(_HEARD)


def _listening_socket(path: str) -> socket.socket | None:
    """Create the socket; only the holder of the lock may do so."""
    door = socket.socket(socket.AF_UNIX)
    door.settimeout(0)
    try:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(path)  # left by a window that was killed
        door.bind(path)
        os.chmod(path, 0o600)
        door.listen(_WAITING)
    except OSError:
        door.close()
        return None
    return door
