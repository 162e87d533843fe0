"""Has a file decoded by another process, and takes from it nothing but pixels and text of a bounded size."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QProcess, QTimer, Signal
from PySide6.QtGui import QImage

from shingleback.bridge.past.decoding import (
    DECODE,
    HEAD,
    LONGEST_SIDE,
    MOST_BYTES,
    PICTURE,
    PIXEL_BYTES,
    TEXT,
    ContentKind,
)

_PATIENCE_MS: Final = 15_000


class PreviewDecoder(QObject):
    """One file at a time; the newest wins.

    Signals:
        decoded: a `QImage`, a text, or None where there is nothing to show.
    """

    decoded = Signal(object)

    def __init__(self, program: Sequence[str], patience_ms: int = _PATIENCE_MS, parent: QObject | None = None) -> None:
        """`program` starts this program."""
        super().__init__(parent)
        self._program = list(program)
        self._process: QProcess | None = None
        self._data = b""
        self._patience = QTimer(self, singleShot=True, interval=patience_ms)
        self._patience.timeout.connect(self._give_up)

    def decode(self, kind: ContentKind, file: Path) -> None:
        self.stop()
        self._data = b""
        program, *before = self._program
        process = self._process = QProcess(self)
        process.setStandardInputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._on_finished)
        process.errorOccurred.connect(self._on_error)
        self._patience.start()
        process.start(program, [*before, DECODE, kind.value, str(file)])

    def stop(self) -> None:
        """Nobody waits for it any more; nor does this wait for the process to end."""
        self._patience.stop()
        process, self._process = self._process, None
        if process is not None:
            process.readyReadStandardOutput.disconnect(self._read)
            process.finished.disconnect(self._on_finished)
            process.errorOccurred.disconnect(self._on_error)
            process.finished.connect(process.deleteLater)
            process.kill()

    def _read(self) -> None:
        if self._process is None:
            return
        self._data += self._process.readAllStandardOutput().data()
        if len(self._data) > MOST_BYTES:
            self._give_up()

    def _on_finished(self, code: int, status: QProcess.ExitStatus) -> None:
        self._read()
        is_done = status is QProcess.ExitStatus.NormalExit and code == 0
        self._tell(_shown(self._data) if is_done else None)

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:  # of everything else, `finished` tells
            self._tell(None)

    def _give_up(self) -> None:
        self.stop()
        self.decoded.emit(None)

    def _tell(self, shown: QImage | str | None) -> None:
        self._patience.stop()
        process, self._process = self._process, None
        if process is not None:
            process.deleteLater()
            self.decoded.emit(shown)


def _shown(data: bytes) -> QImage | str | None:
    """None where it is not what the other process writes."""
    if not HEAD.size <= len(data) <= MOST_BYTES:
        return None
    kind, width, height = HEAD.unpack_from(data)
    content = data[HEAD.size :]
    if kind == TEXT:
        return content.decode("utf-8", "replace")
    is_whole = len(content) == width * height * PIXEL_BYTES
    if kind != PICTURE or not is_whole or not 0 < max(width, height) <= LONGEST_SIDE:
        return None
    return QImage(content, width, height, QImage.Format.Format_ARGB32_Premultiplied).copy()
