"""Browses the versions of a backup, and restores files: first a dry run, then a person decides, then the restore."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from enum import Enum, StrEnum, auto
from typing import Final

from PySide6.QtCore import QObject, Signal

from shingleback.domain.errors import Why
from shingleback.gui.controllers.worker import AnsweringWorker, Asking, Worker, WorkerEnd
from shingleback.protocol.control import Question, QuestionKind
from shingleback.protocol.events import Changes, Event, Note, Progress
from shingleback.protocol.result_items import ChangeItem, EntryItem, VersionItem
from shingleback.protocol.results import CheckFinished, DiffFinished, EntriesFinished, TraceFinished, VersionsFinished

MOST_CHANGES_SHOWN: Final = 10_000
_AWAY = (Why.DESTINATION_MISSING, Why.NO_BACKUP_HERE, Why.DESTINATION_CHANGED)
_TOP = EntryItem(path="", kind="folder")


class Access(Enum):
    """Whether a backup can be looked into."""

    NOT_ASKED = auto()
    ASKING = auto()
    THERE = auto()
    EMPTY = auto()  # it is there, and no backup was completed yet
    AWAY = auto()  # its drive is not plugged in
    LET_GO = auto()  # a drive is being ejected, which must not be kept busy
    REFUSED = auto()  # for another reason
    DIED = auto()


@dataclass(frozen=True, slots=True)
class Comparison:
    """What changed between two versions.

    Attributes:
        older, newer: their names.
        items: the first of the changes, as far as they were told.
        word: when all were told; it may be a refusal.
    """

    older: str
    newer: str
    items: tuple[ChangeItem, ...] = ()
    word: DiffFinished | None = None


@dataclass(frozen=True, slots=True)
class FileVersions:
    """The versions of one file; `word` is None while they are waited for."""

    entry: EntryItem
    word: TraceFinished | None = None


@dataclass(frozen=True, slots=True)
class BrowserState:
    """What is looked at.

    Attributes:
        place: where the backup is.
        access: to the backup.
        versions: the newest first.
        version: the name of the one that is looked at.
        folder: a path in the backup; empty for its top.
        text: that is looked for in all versions; empty while a folder is shown.
        entries: None while they are waited for; it may be a refusal.
        found: what has the text in its name; None while that is waited for.
        file: the versions of the file that is selected.
        comparison: shown instead of the folder.
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
    found: TraceFinished | None = None
    file: FileVersions | None = None
    comparison: Comparison | None = None
    origins: dict[str, str] = field(default_factory=dict)
    refusal: VersionsFinished | None = None
    is_silent: bool = False
    reading: Progress | None = None
    detail: str = ""

    @property
    def is_asking(self) -> bool:
        return self.access is Access.ASKING or (bool(self.version) and not self.is_answered and not self.detail)

    @property
    def is_answered(self) -> bool:
        """What is shown is known."""
        if self.comparison is not None:
            return self.comparison.word is not None
        return (self.found if self.text else self.entries) is not None


class Browser(QObject):
    """Signals: `changed`: a new `BrowserState`."""

    changed = Signal(object)

    def __init__(self, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.state = BrowserState()
        self._reader = AnsweringWorker(worker, self)
        self._asked: QuestionKind | None = None
        self._is_to_look_again = False
        self._reader.answered.connect(self._on_answered)
        self._reader.told.connect(self._on_told)
        self._reader.silent.connect(lambda: self._change(replace(self.state, is_silent=True)))

    def open(self, place: str) -> None:
        """Another place, or the same once more: its drive may have been plugged in."""
        self._is_to_look_again = False
        self._change(BrowserState(place=place, access=Access.ASKING if place else Access.NOT_ASKED))
        if place:
            self._put(Question(command="versions", place=place))

    def choose_version(self, name: str, folder: EntryItem | None = None) -> None:
        """The same folder as before, which need not be in it; or the one that is named."""
        self._look(replace(self.state, version=name, text="", folder=folder or self.state.folder))

    def enter(self, folder: EntryItem | None) -> None:
        """None is the top."""
        self._look(replace(self.state, folder=folder, text=""))

    def search(self, text: str) -> None:
        """In all versions; an empty text leads back to the folder."""
        if text != self.state.text:
            self._look(replace(self.state, text=text))

    def compare(self, older: str, newer: str) -> None:
        """Two versions."""
        self._look(replace(self.state, comparison=Comparison(older, newer)), keeps_comparison=True)

    def end_comparison(self) -> None:
        """Back to the folder."""
        if self.state.comparison is not None:
            self._look(self.state)

    def look_at(self, entry: EntryItem | None, version: str = "") -> None:
        """Ask for the versions of a file, unless something else is waited for; `version` is one that it is in."""
        if entry is None or entry.kind != "file" or self.state.is_asking:
            self._change(replace(self.state, file=None))
            return
        self._change(replace(self.state, file=FileVersions(entry)))
        state, name = self.state, version or self.state.version
        path, exact = entry.path, entry.path_bytes or ""
        self._put(Question(command="trace", place=state.place, version=name, path=path, path_bytes=exact))

    def rest(self) -> None:
        """Nobody looks just now: what was asked for is still answered, and then nothing runs any more."""
        self._reader.rest()

    def stop(self) -> None:
        """Nobody looks any more. Whatever was known is asked for once more by `open`."""
        self._is_to_look_again = False
        self._asked = None
        self._reader.stop()
        self._change(BrowserState(place=self.state.place))

    def _look(self, state: BrowserState, *, keeps_comparison: bool = False) -> None:
        """While the list of a version is read, whatever is to be seen in it waits: it would have to be read again."""
        is_same = self._asked == "list" and self.state.version == state.version
        is_read = self.state.is_asking and self.state.reading is not None and is_same
        comparison = state.comparison if keeps_comparison else None
        state = replace(state, entries=None, found=None, file=None, comparison=comparison, detail="")
        self._is_to_look_again = is_read
        if is_read:
            self._change(state)
        else:
            self._change(replace(state, is_silent=False, reading=None))
            self._ask()

    def _ask(self) -> None:
        state = self.state
        if state.comparison is not None:
            both = state.comparison
            self._put(Question(command="diff", place=state.place, version=both.newer, older=both.older))
        elif state.text:
            self._put(Question(command="trace", place=state.place, text=state.text))
        else:
            folder = state.folder or _TOP
            self._put(
                Question(
                    command="list",
                    place=state.place,
                    version=state.version,
                    path=folder.path,
                    path_bytes=folder.path_bytes or "",
                )
            )

    def _put(self, question: Question) -> None:
        self._asked = question.command
        self._reader.ask(question)

    def _on_told(self, event: Event) -> None:
        state = self.state
        if isinstance(event, Progress) and state.file is None:
            self._change(replace(state, reading=event))
        elif isinstance(event, Changes) and state.comparison is not None:
            items = (*state.comparison.items, *event.items)[:MOST_CHANGES_SHOWN]
            self._change(replace(state, comparison=replace(state.comparison, items=items), reading=None))

    def _on_answered(self, end: WorkerEnd) -> None:
        state = replace(self.state, is_silent=False, reading=None)
        is_to_look_again, self._is_to_look_again = self._is_to_look_again, False
        self._asked = None
        match end.final:
            case VersionsFinished() as word:
                self._change(_with_versions(state, word))
            case EntriesFinished() as word:
                top = {entry.path: entry.origin for entry in word.entries if entry.origin}
                self._change(replace(state, entries=None if is_to_look_again else word, origins=state.origins | top))
                if is_to_look_again:
                    self._ask()
            case TraceFinished() as word if state.file is not None:
                self._change(replace(state, file=replace(state.file, word=word)))
            case TraceFinished() as word:
                self._change(replace(state, found=word))
            case DiffFinished() as word if state.comparison is not None:
                self._change(replace(state, comparison=replace(state.comparison, word=word)))
            case _:
                access = Access.DIED if state.access is Access.ASKING else state.access
                self._change(replace(state, access=access, detail=end.detail, file=None))

    def _change(self, state: BrowserState) -> None:
        self.state = state
        self.changed.emit(state)


def _with_versions(state: BrowserState, word: VersionsFinished) -> BrowserState:
    if word.why:
        access = Access.AWAY if word.why in _AWAY else Access.REFUSED
        return replace(state, access=access, refusal=word)
    access = Access.THERE if word.versions else Access.EMPTY
    return replace(state, access=access, versions=tuple(reversed(word.versions)))


_PRIVILEGES_LEFT: Final = "special-permissions-left"


class ConflictPolicy(StrEnum):
    """What becomes of files that are there already and differ; each is an option of the command line."""

    KEEP = ""
    BOTH = "--keep-both"
    REPLACE = "--overwrite"


class RestoreStage(Enum):
    """How far it is."""

    NOTHING = auto()
    LOOKING = auto()  # what would be done, and what is in the way
    LOOKED = auto()  # `plan` says so; it may be a refusal
    GIVING = auto()
    ENDED = auto()  # `word` says how
    DIED = auto()


@dataclass(frozen=True, slots=True)
class RestoreWish:
    """What a person wants back.

    Attributes:
        entries: with all that is in them; none means everything.
        target: a folder; empty for the old places.
        accepted_places: the mark of old places of which this computer knows nothing, and which the person has seen and
            accepted; empty where there are none.
        has_privileges: setuid and setgid bits, and the extended attributes that only root may set, are restored, too.
    """

    place: str
    version: str
    entries: tuple[EntryItem, ...] = ()
    target: str = ""
    accepted_places: str = ""
    has_privileges: bool = False

    def words(self, *options: str) -> tuple[str, ...]:
        """Of the command line."""
        where = [f"--to={self.target}"] if self.target else ["--in-place"]
        if self.accepted_places:
            where.append(f"--accepted-places={self.accepted_places}")
        if self.has_privileges:
            where.append("--special-permissions")
        odd = [f"--path-bytes={entry.path_bytes}" for entry in self.entries if entry.path_bytes]
        plain = [entry.path for entry in self.entries if not entry.path_bytes]
        return (f"--version={self.version}", *where, *options, *odd, "--", self.place, *plain)


@dataclass(frozen=True, slots=True)
class GivingState:
    """How far a restore is.

    Attributes:
        plan, word: final words.
        has_left_privileges: some files had special permissions, and were restored without them.
        detail: what is known of the death of a worker.
    """

    step: RestoreStage = RestoreStage.NOTHING
    wish: RestoreWish | None = None
    way: ConflictPolicy = ConflictPolicy.KEEP
    plan: CheckFinished | None = None
    progress: Progress | None = None
    word: CheckFinished | None = None
    is_stopping: bool = False
    has_left_privileges: bool = False
    detail: str = ""


class Giving(QObject):
    """One wish at a time.

    Signals:
        changed: a new `GivingState`.
    """

    changed = Signal(object)

    def __init__(
        self, worker: Worker, parent: QObject | None = None, clock_ns: Callable[[], int] = time.time_ns
    ) -> None:
        """`clock_ns` tells the time since 1970."""
        super().__init__(parent)
        self._clock_ns = clock_ns
        self._looked_ns = 0
        self.state = GivingState()
        self._asking = Asking(worker, self)
        self._asking.told.connect(self._on_told)
        self._asking.answered.connect(self._on_answered)

    @property
    def is_busy(self) -> bool:
        """Files are being given back."""
        return self.state.step is RestoreStage.GIVING

    def look(self, wish: RestoreWish) -> None:
        """Find out what would be done. Nothing is changed by it."""
        self._looked_ns = self._clock_ns()
        self._change(GivingState(RestoreStage.LOOKING, wish))
        self._asking.ask("restore", *wish.words("--dry-run"))

    def give(self, way: ConflictPolicy) -> None:
        """Do what was looked at: what has changed since then is not replaced."""
        wish = self.state.wish
        if self.state.step is not RestoreStage.LOOKED or wish is None:
            return
        self._begin(wish, way)

    def give_privileges(self) -> None:
        """Restore again, now with special permissions: what is back already gets them where it is."""
        wish = self.state.wish
        if self.state.step is RestoreStage.ENDED and wish is not None:
            self._begin(replace(wish, has_privileges=True), self.state.way)

    def _begin(self, wish: RestoreWish, way: ConflictPolicy) -> None:
        self._change(GivingState(RestoreStage.GIVING, wish, way, self.state.plan))
        options = [way.value, f"--seen={self._looked_ns}"] if way else []
        self._asking.ask("restore", *wish.words(*options))

    def cancel(self) -> None:
        """What was given back already stays."""
        if self.is_busy:
            self._change(replace(self.state, is_stopping=True))
            self._asking.cancel()

    def stop(self) -> None:
        """Nobody waits for it any more."""
        self._asking.stop()
        self._change(GivingState())

    def _on_told(self, event: Event) -> None:
        """While it is looked what would be done, only the reading of the list of files is known to have an end."""
        if isinstance(event, Note) and event.code == _PRIVILEGES_LEFT:
            self._change(replace(self.state, has_left_privileges=True))
        elif isinstance(event, Progress):
            progress = event if self.is_busy or event.phase == "list" else None
            if progress != self.state.progress:
                self._change(replace(self.state, progress=progress))

    def _on_answered(self, end: WorkerEnd) -> None:
        if not isinstance(end.final, CheckFinished):
            self._change(replace(self.state, step=RestoreStage.DIED, detail=end.detail))
        elif self.state.step is RestoreStage.LOOKING:
            self._change(replace(self.state, step=RestoreStage.LOOKED, plan=end.final, progress=None))
        else:
            self._change(replace(self.state, step=RestoreStage.ENDED, word=end.final))

    def _change(self, state: GivingState) -> None:
        self.state = state
        self.changed.emit(state)
