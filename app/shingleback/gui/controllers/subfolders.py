"""The direct subfolders of folders and their sizes, counted by a separate process. One that hangs is counted last."""

import os
from pathlib import PurePath

from PySide6.QtCore import QObject, Signal

from shingleback.gui.controllers.worker import ProcessQuery, Worker, WorkerEnd
from shingleback.protocol.events import Event, PlaceSilent, Sized
from shingleback.protocol.result_items import SizeItem
from shingleback.protocol.results import SizesFinished


class Subfolders(QObject):
    """Counts one folder at a time, the most recently requested first; the others follow.

    Attributes:
        sizes: by folder, what a backup of it would copy, as far as counted.
        silent: subfolders in which something does not answer.
        inside: the subfolders of each requested folder; a missing key means that nothing is known yet.

    Signals:
        changed: more is known about the subfolders of this folder.
    """

    changed = Signal(str)

    def __init__(self, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.sizes: dict[str, SizeItem] = {}
        self.silent: set[str] = set()
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
        if self._waiting:
            self._query.ask("sizes", "--subfolders", "--", self._waiting[-1])
        elif self.silent:  # they may answer in the meantime
            self._query.ask("sizes", "--", *sorted(self.silent))

    def _uncounted(self) -> list[str]:
        return [path for path in self.inside.get(self._waiting[-1], ()) if path not in self._complete]

    def _count_others(self) -> None:
        """Count the other subfolders of the current folder first; without any, go on with the next folder."""
        if others := [path for path in self._uncounted() if path not in self.silent]:
            self._query.ask("sizes", "--", *others)
            self.changed.emit(self._waiting[-1])
        else:
            self._end_folder()

    def _end_folder(self) -> None:
        folder = self._waiting.pop()
        self.inside.setdefault(folder, [])
        self.changed.emit(folder)
        self._ask()

    def _on_event(self, event: Event) -> None:
        # A folder that is complete was counted before another one took precedence.
        if isinstance(event, Sized) and event.folder.path not in self._complete:
            item = event.folder
            folder = os.path.dirname(item.path)
            inside = self.inside.setdefault(folder, [])
            if item.path not in inside:
                inside.append(item.path)
            self.sizes[item.path] = item
            self.silent.discard(item.path)
            if event.is_complete:
                self._complete.add(item.path)
            self.changed.emit(folder)
        elif isinstance(event, PlaceSilent) and event.silent_s and self._waiting:
            silent = {path for path in self._uncounted() if PurePath(event.path).is_relative_to(path)}
            if silent:
                self.silent |= silent
                self._count_others()

    def _on_answered(self, end: WorkerEnd) -> None:
        """Go on with the next folder, even if the worker died; what it has not counted stays unknown."""
        if not self._waiting:
            self.silent.clear()
            return
        result = end.final_of(SizesFinished)
        refused = str(result.values.get("path", "")) if result is not None and result.why else ""
        if refused in self._uncounted():  # it cannot be read
            self._complete.add(refused)
            self._count_others()
        else:
            self._end_folder()
