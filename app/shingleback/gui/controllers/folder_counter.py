"""What is in the folders of a backup set, and what of it can be left out, counted by a separate process."""

import os
from collections.abc import Sequence
from pathlib import PurePath
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from shingleback.domain.errors import SkipReason, Why
from shingleback.domain.text import display_path
from shingleback.gui.controllers.worker import ProcessQuery, Worker, WorkerEnd
from shingleback.protocol.events import Event, PlaceSilent, Sized
from shingleback.protocol.result_items import ExcludedSize, SizedPlace, SizeItem, Tally
from shingleback.protocol.results import LookFinished, SizesFinished
from shingleback.store.settings import BackupSet

_OF_ONE_FOLDER: Final = frozenset({Why.SOURCE_MISSING, Why.SOURCE_IS_A_FILE, Why.SOURCE_UNREADABLE, Why.SOURCE_FAILED})


class Exclusions(NamedTuple):
    """What a set leaves out by choice, in the fields of `BackupSet`."""

    presets: tuple[str, ...] = ()
    copies_snapshots: bool = False
    mounts: tuple[str, ...] = ()

    @classmethod
    def of_set(cls, backup: BackupSet) -> "Exclusions":
        return cls(tuple(backup.presets), backup.copies_snapshots, tuple(backup.mounts))

    def leaves_out(self, group: ExcludedSize) -> bool:
        """Whether a kind is left out; of other drives, each place has its own answer."""
        match group.reason:
            case SkipReason.PRESET:
                return group.rule in self.presets
            case SkipReason.SNAPSHOT:
                return not self.copies_snapshots
            case _:
                return True

    def leaves_out_place(self, place: SizedPlace) -> bool:
        return place.mount not in self.mounts

    def copied(self, item: SizeItem) -> Tally:
        """Return what a backup of a folder would copy."""
        groups = [group for group in item.excluded if not self.leaves_out(group)]
        drives = [
            place.bytes or 0
            for group in item.excluded
            if group.reason == SkipReason.OTHER_FILESYSTEM
            for place in group.places
            if not self.leaves_out_place(place)
        ]
        files = item.files + sum(group.files for group in groups)
        return Tally(files, item.bytes + sum(group.bytes for group in groups) + sum(drives))


class FolderCounter(QObject):
    """Counts folders of a backup set, each only once, and looks up the free space at the destination.

    Attributes:
        exclusions: what the set leaves out; `total` and `size_of` follow it without counting again.
        sizes: by folder, as far as counted, with the sizes of everything that can be left out.
        missing: folders that do not exist; a backup would not start with them.
        silent: folders in which something does not answer, each with what: itself, or a file or folder in it.
        place: the destination, as last seen; None if unknown.

    Signals:
        changed: `sizes` or `place` have changed.
    """

    changed = Signal()

    def __init__(self, worker: Worker, parent: QObject | None = None, rules: Sequence[str] = ()) -> None:
        """`rules`: exclude rules besides those in the settings."""
        super().__init__(parent)
        self._rules = rules
        self.exclusions = Exclusions()
        self.sizes: dict[str, SizeItem] = {}
        self.missing: set[str] = set()
        self.silent: dict[str, str] = {}
        self._complete: set[str] = set()
        self._requested: tuple[str, ...] = ()
        self._asked: tuple[str, ...] = ()
        self.place: LookFinished | None = None
        self._read_for = ""
        self._worker = worker
        self._place_query = ProcessQuery(worker.sibling(self), self)
        self._place_query.answered.connect(self._on_looked)
        self._query = ProcessQuery(worker, self)
        self._query.event_received.connect(self._on_event)
        self._query.answered.connect(self._on_answered)

    @property
    def is_complete(self) -> bool:
        return self._complete.issuperset(self._requested)

    @property
    def folders(self) -> tuple[str, ...]:
        """Those that were requested last."""
        return self._requested

    @property
    def total(self) -> Tally:
        """The total of the requested folders, as far as they are counted."""
        counted = [self.exclusions.copied(self.sizes[folder]) for folder in self._requested if folder in self.sizes]
        return Tally(files=sum(tally.files for tally in counted), bytes=sum(tally.bytes for tally in counted))

    @property
    def excluded(self) -> list[ExcludedSize]:
        """Everything that can be left out of the requested folders, as far as it is counted."""
        return [group for folder in self._requested if folder in self.sizes for group in self.sizes[folder].excluded]

    def size_of(self, folder: str) -> Tally | None:
        """What a backup would copy of a folder; None while nothing is known."""
        item = self.sizes.get(folder)
        return self.exclusions.copied(item) if item is not None else None

    def exclude(self, exclusions: Exclusions) -> None:
        if exclusions != self.exclusions:
            self.exclusions = exclusions
            self.changed.emit()

    def is_counted(self, folder: str) -> bool:
        return folder in self._complete

    def count(self, folders: Sequence[str]) -> None:
        if tuple(folders) == self._requested:
            return
        self._requested = tuple(folders)
        self._ask()
        self.changed.emit()

    def look_up(self, place: str) -> None:
        """Look up how much fits at a destination; once for each."""
        if place and place != self._read_for:
            self._read_for, self.place = place, None
            self._place_query.ask("look", "--", place)

    def another_worker(self) -> Worker:
        """Return a worker to ask more about the folders, in parallel with the counting."""
        return self._worker.sibling(self)

    def stop(self) -> None:
        self._query.stop()
        self._place_query.stop()

    def _on_looked(self, end: WorkerEnd) -> None:
        result = end.final
        self.place = result if isinstance(result, LookFinished) and not result.why else None
        self.changed.emit()

    def _on_event(self, event: Event) -> None:
        if isinstance(event, Sized):
            self._note(event.folder, is_complete=event.is_complete)
        elif isinstance(event, PlaceSilent) and event.silent_s:
            place = PurePath(event.path)
            silent = [folder for folder in self._asked if place.is_relative_to(display_path(os.fsencode(folder)))]
            is_known = self.silent.keys() >= set(silent)
            self.silent |= dict.fromkeys(silent, event.path)
            if not is_known and not self.silent.keys() >= set(self._asked):
                self._ask()
            self.changed.emit()

    def _ask(self) -> None:
        """Count the folders that are not counted yet, and those that do not answer last."""
        waiting = [folder for folder in self._requested if folder not in self._complete]
        self._asked = tuple(folder for folder in waiting if folder not in self.silent) or tuple(waiting)
        if self._asked:
            rules = (f"--exclude={rule}" for rule in self._rules)
            self._query.ask("sizes", "--excluded", *rules, "--", *self._asked)
        else:
            self._query.stop()

    def _on_answered(self, end: WorkerEnd) -> None:
        """Mark folders that could not be counted as done, and count the others without them."""
        result = end.final_of(SizesFinished)
        for item in result.folders if result is not None else ():
            self._note(item, is_complete=True)
        refused = self._refused(result) if result is not None else ""
        self._complete.update({refused} if refused else self._asked)
        self._ask()
        self.changed.emit()

    def _refused(self, result: SizesFinished) -> str:
        """Return the folder that made the worker refuse the whole count; empty if none did."""
        path = str(result.values.get("path", ""))
        if result.why not in _OF_ONE_FOLDER or path not in self._requested or path in self._complete:
            return ""
        if result.why == Why.SOURCE_MISSING:
            self.missing.add(path)
        return path

    def _note(self, item: SizeItem, *, is_complete: bool) -> None:
        self.sizes[item.path] = item
        self.silent.pop(item.path, None)
        if is_complete:
            self._complete.add(item.path)
        self.changed.emit()
