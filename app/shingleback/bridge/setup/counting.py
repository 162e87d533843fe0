"""How much is in the folders that a person chooses, counted while he chooses."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from shingleback.bridge.setup import arguments
from shingleback.bridge.setup.asker import Asker
from shingleback.bridge.worker import Worker
from shingleback.jobs.events import Event, Sized
from shingleback.jobs.final_words import SizesFinished, Tally
from shingleback.jobs.preparing_items import SizeItem


class Counting(QObject):
    """What was counted once stays counted; whatever folders are named last are counted on.

    Attributes:
        sizes: by folder, as far as it is counted.

    Signals:
        changed: `sizes` are different.
    """

    changed = Signal()

    def __init__(self, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.sizes: dict[str, SizeItem] = {}
        self._complete: set[str] = set()
        self._wanted: tuple[str, ...] = ()
        self._asker = Asker(worker, self)
        self._asker.told.connect(self._on_told)
        self._asker.answered.connect(self._on_answered)

    @property
    def is_complete(self) -> bool:
        return self._complete.issuperset(self._wanted)

    @property
    def total(self) -> Tally:
        """Of the folders that are wanted, as far as they are counted."""
        counted = [self.sizes[folder] for folder in self._wanted if folder in self.sizes]
        return Tally(files=sum(one.files for one in counted), bytes=sum(one.bytes for one in counted))

    def is_counted(self, folder: str) -> bool:
        return folder in self._complete

    def count(self, folders: Sequence[str]) -> None:
        if tuple(folders) == self._wanted:
            return
        self._wanted = tuple(folders)
        missing = tuple(folder for folder in folders if folder not in self._complete)
        if missing:
            self._asker.ask(arguments.counting(missing))
        else:
            self._asker.stop()
        self.changed.emit()

    def stop(self) -> None:
        self._asker.stop()

    def _on_told(self, _about: object, event: Event) -> None:
        if isinstance(event, Sized):
            self._note(event.folder, is_complete=event.is_complete)

    def _on_answered(self, _about: object, word: object) -> None:
        """Whatever could not be counted, nobody has to wait for any more."""
        if isinstance(word, SizesFinished):
            for item in word.folders:
                self._note(item, is_complete=True)
        self._complete.update(self._wanted)
        self.changed.emit()

    def _note(self, item: SizeItem, *, is_complete: bool) -> None:
        self.sizes[item.path] = item
        if is_complete:
            self._complete.add(item.path)
        self.changed.emit()
