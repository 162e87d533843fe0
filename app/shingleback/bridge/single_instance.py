"""One window a person: starting the program again raises the one that is there."""

import contextlib
import os
import socket
from typing import Final

from PySide6.QtCore import QObject, QSocketNotifier, QStandardPaths, Signal

_PATIENCE_S: Final = 0.5
_WAITING: Final = 8
_LOUD: Final = b"!"
_QUIET: Final = b"."


def socket_path(name: str = "shingleback-window") -> str:
    """In the folder that belongs to this user and this session."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.RuntimeLocation)
    return os.path.join(folder, name)


def raise_other(path: str, *, is_quiet: bool = False) -> bool:
    """Ask the window that is open already to show itself, unless `is_quiet`; False where there is none."""
    with socket.socket(socket.AF_UNIX) as knock:
        knock.settimeout(_PATIENCE_S)
        try:
            knock.connect(path)
            knock.sendall(_QUIET if is_quiet else _LOUD)
        except OSError:
            return False
        return True


class SingleInstance(QObject):
    """Hears of further starts. Where nothing can be made at the path, each start opens a window of its own.

    Signals:
        asked_for: somebody started the program again.
    """

    asked_for = Signal()

    def __init__(self, path: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._door = _door_at(path)
        if self._door is None:
            return
        self._notifier = QSocketNotifier(self._door.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_knock)

    def close(self) -> None:
        if self._door is None:
            return
        self._notifier.setEnabled(False)
        self._door.close()
        self._door = None
        with contextlib.suppress(OSError):
            os.unlink(self._path)

    def _on_knock(self) -> None:
        if self._door is not None and _word_of(self._door) != _QUIET:
            self.asked_for.emit()


def _word_of(door: socket.socket) -> bytes:
    """What the next one who knocks wants; it follows the knock at once."""
    with contextlib.suppress(OSError):  # it went away again
        visitor, _ = door.accept()
        with visitor:
            visitor.settimeout(_PATIENCE_S)
            return visitor.recv(1)
    return b""


def _door_at(path: str) -> socket.socket | None:
    door = socket.socket(socket.AF_UNIX)
    door.settimeout(0)
    try:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(path)  # a window that was killed left it behind: nobody answered there
        door.bind(path)
        os.chmod(path, 0o600)
        door.listen(_WAITING)
    except OSError:
        door.close()
        return None
    return door
