"""One window a person: starting the program again raises the one that is there."""

import os
from typing import Final

from PySide6.QtCore import QObject, QStandardPaths, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

_PATIENCE_MS: Final = 500


def socket_path(name: str = "shingleback-window") -> str:
    """In the folder that belongs to this user and this session."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.RuntimeLocation)
    return os.path.join(folder, name)


def raise_other(path: str) -> bool:
    """Ask the window that is open already to show itself; False where there is none."""
    socket = QLocalSocket()
    socket.connectToServer(path)
    found = socket.waitForConnected(_PATIENCE_MS)
    socket.abort()
    return found


class SingleInstance(QObject):
    """Hears of further starts.

    Signals:
        asked_for: somebody started the program again.
    """

    asked_for = Signal()

    def __init__(self, path: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connection)
        if not self._server.listen(path):
            QLocalServer.removeServer(path)  # a window that was killed left it behind: nobody answered there
            self._server.listen(path)

    def close(self) -> None:
        self._server.close()

    def _on_connection(self) -> None:
        while self._server.hasPendingConnections():
            connection = self._server.nextPendingConnection()
            connection.disconnected.connect(connection.deleteLater)
            connection.abort()
        self.asked_for.emit()
