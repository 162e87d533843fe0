"""The direct subfolders of folders and their sizes, counted by a separate process."""

import os

from PySide6.QtCore import QObject, Signal

from shingleback.gui.controllers.worker import ProcessQuery, Worker
from shingleback.protocol.events import Event, Sized
from shingleback.protocol.result_items import SizeItem


class Subfolders(QObject):
    """Counts one folder at a time, the most recently requested first; the others follow.

    Attributes:
        sizes: by folder, what a backup of it would copy, as far as counted.
        inside: the subfolders of each requested folder; a missing key means that nothing is known yet.

    Signals:
        changed: more is known about the subfolders of this folder.
    """

    changed = Signal(str)

    def __init__(self, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.sizes: dict[str, SizeItem] = {}
        self.inside: dict[str, list[str]] = {}
        self._complete: set[str] = set()
        self._waiting: list[str] = []  # the last one is being counted
        self._query = ProcessQuery(worker, self)
        self._query.event_received.connect(self._on_event)
        self._query.answered.connect(self._on_answered)

    def is_counted(self, folder: str) -> bool:
        return folder in self._complete

    def look_into(self, folder: str) -> None:
        if folder not in self.inside and folder not in self._waiting:
            self._waiting.append(folder)
            self._ask()

    def stop(self) -> None:
        """Drop all requests."""
        self._waiting.clear()
        self._query.stop()

    def _ask(self) -> None:
        self._query.ask("sizes", "--subfolders", "--", self._waiting[-1])

    def _on_event(self, event: Event) -> None:
        # A folder that is complete was counted before another one took precedence.
        if isinstance(event, Sized) and event.folder.path not in self._complete:
            item = event.folder
            folder = os.path.dirname(item.path)
            inside = self.inside.setdefault(folder, [])
            if item.path not in inside:
                inside.append(item.path)
            self.sizes[item.path] = item
            if event.is_complete:
                self._complete.add(item.path)
            self.changed.emit(folder)

    def _on_answered(self, _end: object) -> None:
        """Go on with the next folder, even if the worker died; what it has not counted stays unknown."""
        if not self._waiting:
            return
        folder = self._waiting.pop()
        self.inside.setdefault(folder, [])
        self.changed.emit(folder)
        if self._waiting:
            self._ask()
