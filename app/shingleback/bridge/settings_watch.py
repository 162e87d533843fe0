"""What another program, or a person with an editor, writes into the settings counts in the window as well."""

import contextlib
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, Signal

from shingleback.bridge.chosen import Chosen
from shingleback.store import private_files


class SettingsWatch(QObject):
    """Has `Chosen` tell of it. What cannot be understood is passed over: it may be half written.

    Signals:
        looked: the file is another one; what was to be told of it, was told.
    """

    looked = Signal()

    def __init__(self, file: Path, chosen: Chosen, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = file
        self._chosen = chosen
        self._seen = chosen.settings
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self._look)
        self._watcher.fileChanged.connect(self._look)
        chosen.changed.connect(self._on_changed)
        with contextlib.suppress(OSError):  # where nothing can be written, nobody else writes either
            private_files.make_folder(file.parent)
            self._watcher.addPath(str(file.parent))
        self._watch_file()

    def _look(self) -> None:
        self._watch_file()
        if self._chosen.complaint is None and self._chosen.settings != self._seen:
            self._chosen.changed.emit()
        self.looked.emit()

    def _on_changed(self) -> None:
        self._seen = self._chosen.settings

    def _watch_file(self) -> None:
        """It is another one each time that it is replaced as a whole; an editor may write into it."""
        if not self._watcher.files() and self._file.exists():
            self._watcher.addPath(str(self._file))
