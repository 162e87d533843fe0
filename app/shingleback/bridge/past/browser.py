"""Looking around in a backup: its versions, their folders, and what has a name."""

from dataclasses import dataclass, field, replace
from enum import Enum, auto

from PySide6.QtCore import QObject, Signal

from shingleback.bridge.past.reader import Reader
from shingleback.bridge.worker import Worker, WorkerEnd
from shingleback.jobs.events import Event, Progress
from shingleback.jobs.final_words import EntriesFinished, EntryItem, VersionItem, VersionsFinished
from shingleback.jobs.questions import Question
from shingleback.model.errors import Why

_AWAY = (Why.DESTINATION_MISSING, Why.NO_BACKUP_HERE, Why.DESTINATION_CHANGED)
_TOP = EntryItem(path="", kind="folder")


class Access(Enum):
    """Whether a backup can be looked into."""

    NOT_ASKED = auto()
    ASKING = auto()
    THERE = auto()
    EMPTY = auto()  # it is there, and no backup was completed yet
    AWAY = auto()  # its drive is not plugged in
    REFUSED = auto()  # for another reason
    DIED = auto()


@dataclass(frozen=True, slots=True)
class BrowserState:
    """What is looked at.

    Attributes:
        place: where the backup is.
        access: to the backup.
        versions: the newest first.
        version: the name of the one that is looked at.
        folder: a path in the backup; empty for its top.
        text: that is looked for; empty while a folder is shown.
        entries: None while they are waited for; it may be a refusal.
        origins: where the folders at the top were when they were backed up, by their names.
        refusal: why the backup cannot be looked into.
        is_silent: the drive takes long to answer.
        reading: how far the list of files is read, while that takes a while.
        detail: what is known of the death of a worker, for experts.
    """

    place: str = ""
    access: Access = Access.NOT_ASKED
    versions: tuple[VersionItem, ...] = ()
    version: str = ""
    folder: EntryItem | None = None
    text: str = ""
    entries: EntriesFinished | None = None
    origins: dict[str, str] = field(default_factory=dict)
    refusal: VersionsFinished | None = None
    is_silent: bool = False
    reading: Progress | None = None
    detail: str = ""

    @property
    def is_asking(self) -> bool:
        return self.access is Access.ASKING or (bool(self.version) and self.entries is None and not self.detail)


class Browser(QObject):
    """Signals: `changed`: a new `BrowserState`."""

    changed = Signal(object)

    def __init__(self, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.state = BrowserState()
        self._reader = Reader(worker, self)
        self._is_to_look_again = False
        self._reader.answered.connect(self._on_answered)
        self._reader.told.connect(self._on_told)
        self._reader.silent.connect(lambda: self._change(replace(self.state, is_silent=True)))

    def open(self, place: str) -> None:
        """Another place, or the same once more: its drive may have been plugged in."""
        self._is_to_look_again = False
        self._change(BrowserState(place=place, access=Access.ASKING if place else Access.NOT_ASKED))
        if place:
            self._reader.ask(Question(command="versions", place=place))

    def choose_version(self, name: str) -> None:
        """Its top; or the same folder as before, which need not be in it."""
        self._look(replace(self.state, version=name, text=""))

    def enter(self, folder: EntryItem | None) -> None:
        """None is the top."""
        self._look(replace(self.state, folder=folder, text=""))

    def search(self, text: str) -> None:
        """Everywhere in the version; an empty text leads back to the folder."""
        if text != self.state.text:
            self._look(replace(self.state, text=text))

    def rest(self) -> None:
        """Nobody looks just now: what was asked for is still answered, and then nothing runs any more."""
        self._reader.rest()

    def stop(self) -> None:
        """Nobody looks any more. What was asked for is asked once more by `open`."""
        self._is_to_look_again = False
        self._reader.stop()
        if self.state.is_asking:
            self._change(BrowserState(place=self.state.place))

    def _look(self, state: BrowserState) -> None:
        """While the list of a version is read, whatever is to be seen in it waits: it would have to be read again."""
        is_read = self.state.is_asking and self.state.reading is not None and self.state.version == state.version
        self._is_to_look_again = is_read
        if is_read:
            self._change(replace(state, entries=None, detail=""))
        else:
            self._change(replace(state, entries=None, is_silent=False, reading=None, detail=""))
            self._ask()

    def _ask(self) -> None:
        state = self.state
        if state.text:
            self._reader.ask(Question(command="find", place=state.place, version=state.version, text=state.text))
            return
        folder = state.folder or _TOP
        self._reader.ask(
            Question(
                command="list",
                place=state.place,
                version=state.version,
                path=folder.path,
                path_bytes=folder.path_bytes or "",
            )
        )

    def _on_told(self, event: Event) -> None:
        if isinstance(event, Progress):
            self._change(replace(self.state, reading=event))

    def _on_answered(self, end: WorkerEnd) -> None:
        state = replace(self.state, is_silent=False, reading=None)
        is_to_look_again, self._is_to_look_again = self._is_to_look_again, False
        match end.final:
            case VersionsFinished() as word:
                self._change(_with_versions(state, word))
            case EntriesFinished() as word:
                top = {entry.path: entry.origin for entry in word.entries if entry.origin}
                self._change(replace(state, entries=None if is_to_look_again else word, origins=state.origins | top))
                if is_to_look_again:
                    self._ask()
            case _:
                access = Access.DIED if state.access is Access.ASKING else state.access
                self._change(replace(state, access=access, detail=end.detail))

    def _change(self, state: BrowserState) -> None:
        self.state = state
        self.changed.emit(state)


def _with_versions(state: BrowserState, word: VersionsFinished) -> BrowserState:
    if word.why:
        access = Access.AWAY if word.why in _AWAY else Access.REFUSED
        return replace(state, access=access, refusal=word)
    access = Access.THERE if word.versions else Access.EMPTY
    return replace(state, access=access, versions=tuple(reversed(word.versions)))
