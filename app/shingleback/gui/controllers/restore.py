"""Browses the versions of a backup and restores files: first a dry run, then the user's decision, then the restore."""

import base64
import os
import time
from dataclasses import dataclass, field, replace
from enum import Enum, StrEnum, auto
from typing import Final

from PySide6.QtCore import QObject, Signal

from shingleback.domain.errors import Why
from shingleback.domain.text import as_text
from shingleback.gui.controllers.job import JobController, JobStage, JobState
from shingleback.gui.controllers.worker import ReaderQuery, Stateful, Worker, WorkerEnd
from shingleback.protocol.control import Question, QuestionKind
from shingleback.protocol.events import Changes, Event, Note, Progress
from shingleback.protocol.result_items import ChangeItem, EntryItem, VersionItem
from shingleback.protocol.results import CheckFinished, DiffFinished, EntriesFinished, TraceFinished, VersionsFinished

MAX_CHANGES_SHOWN: Final = 10_000
_AWAY = (Why.DESTINATION_MISSING, Why.NO_BACKUP_HERE, Why.DESTINATION_CHANGED)
_TOP = EntryItem(path="", kind="folder")
_PRIVILEGES_LEFT: Final = "special-permissions-left"


class Access(Enum):
    """Whether a backup can be browsed."""

    NOT_ASKED = auto()
    ASKING = auto()
    THERE = auto()
    EMPTY = auto()  # it exists, but no backup was completed yet
    AWAY = auto()  # its drive is not plugged in
    CLOSED = auto()  # its drive is plugged in, and not mounted
    MISPLACED = auto()  # its drive, or one like it, is plugged in, but the backup was not found there
    LET_GO = auto()  # closed, so that a drive can be ejected
    REFUSED = auto()  # for another reason
    DIED = auto()


@dataclass(frozen=True, slots=True)
class Comparison:
    """What changed between two versions.

    Attributes:
        older, newer: their names.
        items: the changes so far, up to a limit.
        result: the result, when all changes have arrived; it may be a refusal.
    """

    older: str
    newer: str
    items: tuple[ChangeItem, ...] = ()
    result: DiffFinished | None = None


@dataclass(frozen=True, slots=True)
class FileVersions:
    """The versions of one file; `result` is None until they have arrived."""

    entry: EntryItem
    result: TraceFinished | None = None


@dataclass(frozen=True, slots=True)
class BrowserState:
    """What the page shows.

    Attributes:
        place: where the backup is.
        access: whether the backup can be browsed.
        versions: newest first.
        version: the name of the open version.
        folder: the open folder; None for the top.
        text: the text to search for in all versions; empty while a folder is shown.
        entries: None until they have arrived; it may be a refusal.
        trace: the entries with the text in their names; None until they have arrived.
        file: the versions of the selected file.
        comparison: shown instead of the folder.
        origins: by name, where each top folder was when it was backed up.
        refusal: why the backup cannot be browsed.
        is_silent: the drive takes long to respond.
        reading: the progress of reading the list of files, if that takes a while.
        notes: what is wrong with the list of files.
        detail: the reason why a worker died, for experts.
    """

    place: str = ""
    access: Access = Access.NOT_ASKED
    versions: tuple[VersionItem, ...] = ()
    version: str = ""
    folder: EntryItem | None = None
    text: str = ""
    entries: EntriesFinished | None = None
    trace: TraceFinished | None = None
    file: FileVersions | None = None
    comparison: Comparison | None = None
    origins: dict[str, str] = field(default_factory=dict)
    refusal: VersionsFinished | None = None
    is_silent: bool = False
    reading: Progress | None = None
    notes: tuple[Note, ...] = ()
    detail: str = ""

    @property
    def is_asking(self) -> bool:
        return self.access is Access.ASKING or (bool(self.version) and not self.is_answered and not self.detail)

    @property
    def is_answered(self) -> bool:
        """The answer for the current view is there."""
        if self.comparison is not None:
            return self.comparison.result is not None
        return (self.trace if self.text else self.entries) is not None


def exact_path(entry: EntryItem) -> bytes:
    """The path in the backup, also if it is not UTF-8."""
    return base64.b64decode(entry.path_bytes) if entry.path_bytes else os.fsencode(entry.path)


def folder_above(entry: EntryItem) -> EntryItem | None:
    """The folder that contains an entry; None is the top."""
    path, exact = as_text(exact_path(entry).rpartition(b"/")[0])
    return EntryItem(path=path, path_bytes=exact, kind="folder") if path else None


class Browser(Stateful[BrowserState]):
    """Browses one backup at a time.

    Signals:
        list_judged: the place of a backup, and its notes about the list of files, when its versions have arrived.
    """

    list_judged = Signal(str, object)

    def __init__(self, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(BrowserState(), parent)
        self._reader = ReaderQuery(worker, self)
        self._pending: QuestionKind | None = None
        self._is_to_list_again = False
        self._reader.answered.connect(self._on_answered)
        self._reader.event_received.connect(self._on_event)
        self._reader.silent.connect(lambda: self.become(replace(self.state, is_silent=True)))

    def open(self, place: str) -> None:
        """Open a backup, or open the same one again, since its drive may have been plugged in."""
        self._is_to_list_again = False
        self.become(BrowserState(place=place, access=Access.ASKING if place else Access.NOT_ASKED))
        if place:
            self._put(Question(command="versions", place=place))

    def choose_version(self, name: str, folder: EntryItem | None = None) -> None:
        """Open a version, at the given folder or the current one, which need not exist in it."""
        self._show(replace(self.state, version=name, text="", folder=folder or self.state.folder))

    def enter(self, folder: EntryItem | None) -> None:
        """Open a folder; None is the top."""
        self._show(replace(self.state, folder=folder, text=""))

    def search(self, text: str) -> None:
        """Search all versions for a text; an empty one leads back to the folder."""
        if text != self.state.text:
            self._show(replace(self.state, text=text))

    def compare(self, older: str, newer: str) -> None:
        """Compare two versions."""
        self._show(replace(self.state, comparison=Comparison(older, newer)), keeps_comparison=True)

    def end_comparison(self) -> None:
        """Go back to the folder."""
        if self.state.comparison is not None:
            self._show(self.state)

    def look_at(self, entry: EntryItem | None, version: str = "") -> None:
        """Request the versions of a file, unless another answer is pending; `version` is one that contains it."""
        if entry is None or entry.kind != "file" or self.state.is_asking:
            self.become(replace(self.state, file=None))
            return
        self.become(replace(self.state, file=FileVersions(entry)))
        state, name = self.state, version or self.state.version
        path, exact = entry.path, entry.path_bytes or ""
        self._put(Question(command="trace", place=state.place, version=name, path=path, path_bytes=exact))

    def go_idle(self) -> None:
        """End the reader process after the pending answer, since the page is not visible."""
        self._reader.go_idle()

    def stop(self) -> None:
        """Stop at once and forget what was read; `open` reads it again."""
        self._is_to_list_again = False
        self._pending = None
        self._reader.stop()
        self.become(BrowserState(place=self.state.place))

    def _show(self, state: BrowserState, *, keeps_comparison: bool = False) -> None:
        """Show another view. While the list of a version is read, new queries on it wait, or it would be read twice."""
        is_same = self._pending == "list" and self.state.version == state.version
        is_read = self.state.is_asking and self.state.reading is not None and is_same
        comparison = state.comparison if keeps_comparison else None
        state = replace(state, entries=None, trace=None, file=None, comparison=comparison, detail="")
        self._is_to_list_again = is_read
        if is_read:
            self.become(state)
        else:
            self.become(replace(state, is_silent=False, reading=None))
            self._ask()

    def _ask(self) -> None:
        state = self.state
        if state.comparison is not None:
            comparison = state.comparison
            self._put(Question(command="diff", place=state.place, version=comparison.newer, older=comparison.older))
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
        self._pending = question.command
        self._reader.ask(question)

    def _on_event(self, event: Event) -> None:
        state = self.state
        if isinstance(event, Progress) and state.file is None:
            self.become(replace(state, reading=event))
        elif isinstance(event, Note) and state.access is Access.ASKING:
            self.become(replace(state, notes=(*state.notes, event)))
        elif isinstance(event, Changes) and state.comparison is not None:
            items = (*state.comparison.items, *event.items)[:MAX_CHANGES_SHOWN]
            self.become(replace(state, comparison=replace(state.comparison, items=items), reading=None))

    def _on_answered(self, end: WorkerEnd) -> None:
        state = replace(self.state, is_silent=False, reading=None)
        is_to_look_again, self._is_to_list_again = self._is_to_list_again, False
        self._pending = None
        match end.final:
            case VersionsFinished() as result:
                self.become(_with_versions(state, result))
                if self.state.access in (Access.THERE, Access.EMPTY):
                    self.list_judged.emit(state.place, state.notes)
            case EntriesFinished() as result:
                self.become(replace(state, entries=None if is_to_look_again else result))
                if is_to_look_again:
                    self._ask()
            case TraceFinished() as result if state.file is not None:
                self.become(replace(state, file=replace(state.file, result=result)))
            case TraceFinished() as result:
                self.become(replace(state, trace=result))
            case DiffFinished() as result if state.comparison is not None:
                self.become(replace(state, comparison=replace(state.comparison, result=result)))
            case _:
                access = Access.DIED if state.access is Access.ASKING else state.access
                self.become(replace(state, access=access, detail=end.detail, file=None))


def _with_versions(state: BrowserState, result: VersionsFinished) -> BrowserState:
    if result.why:
        access = Access.AWAY if result.why in _AWAY else Access.REFUSED
        return replace(state, access=access, refusal=result)
    access = Access.THERE if result.versions else Access.EMPTY
    return replace(state, access=access, versions=tuple(reversed(result.versions)), origins=result.origins)


class ConflictPolicy(StrEnum):
    """What to do with existing files that differ; each value is an option of the command line."""

    KEEP = ""
    BOTH = "--keep-both"
    REPLACE = "--overwrite"


@dataclass(frozen=True, slots=True)
class RestoreSelection:
    """What the user wants to restore.

    Attributes:
        entries: include everything inside them; empty means the whole version.
        target: a folder; empty for the original locations.
        accepted_places: the mark of original locations that this computer does not know, and that the user has seen and
            accepted; empty if there are none.
        has_privileges: also restore setuid and setgid bits, and extended attributes that only root may set.
    """

    place: str = ""
    version: str = ""
    entries: tuple[EntryItem, ...] = ()
    target: str = ""
    accepted_places: str = ""
    has_privileges: bool = False

    @property
    def is_complete(self) -> bool:
        return bool(self.place)

    @property
    def arguments(self) -> tuple[str, ...]:
        """The arguments for the command line."""
        place_options = [f"--to={self.target}"] if self.target else ["--in-place"]
        if self.accepted_places:
            place_options.append(f"--accepted-places={self.accepted_places}")
        if self.has_privileges:
            place_options.append("--special-permissions")
        odd = [f"--path-bytes={entry.path_bytes}" for entry in self.entries if entry.path_bytes]
        plain = [entry.path for entry in self.entries if not entry.path_bytes]
        return (f"--version={self.version}", *place_options, *odd, "--", self.place, *plain)


@dataclass(frozen=True, slots=True)
class RestoreState(JobState[RestoreSelection, CheckFinished]):
    """The state of a restore; `planned` says what it would do, and which files are in the way."""

    stage: JobStage = JobStage.CLOSED
    task: RestoreSelection = RestoreSelection()
    conflict_policy: ConflictPolicy = ConflictPolicy.KEEP

    @property
    def lacks_privileges(self) -> bool:
        """Some files had special permissions, and were restored without them."""
        return any(note.code == _PRIVILEGES_LEFT for note in self.run.notes)


class RestoreController(JobController[RestoreState, RestoreSelection]):
    """Runs one restore at a time."""

    def __init__(self, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__("restore", worker, CheckFinished, RestoreState(), parent)
        self._looked_ns = 0

    def choose(self, task: RestoreSelection) -> None:
        """Start a dry run, which changes nothing."""
        self._looked_ns = time.time_ns()
        super().choose(task)

    def give(self, conflict_policy: ConflictPolicy) -> None:
        """Restore as in the dry run: files that have changed since then are not replaced."""
        if self.state.stage is JobStage.READY and self.state.planned is not None:
            self._restore(replace(self.state, conflict_policy=conflict_policy))

    def restore_privileges(self) -> None:
        """Restore again, now with special permissions; files that are restored already get them in place."""
        if self.state.stage is JobStage.ENDED and self.state.result is not None:
            self._restore(replace(self.state, task=replace(self.state.task, has_privileges=True)))

    def _restore(self, state: RestoreState) -> None:
        self.state = state
        policy = state.conflict_policy
        self._begin(*((policy.value, f"--seen={self._looked_ns}") if policy else ()))

    def stop(self) -> None:
        """Drop the request."""
        super().stop()
        self.become(RestoreState())

    def _on_event(self, event: Event) -> None:
        """Keep the progress. During the dry run, only reading the list of files has a known end."""
        if self.state.is_busy or not isinstance(event, Progress) or event.phase == "list":
            super()._on_event(event)
        elif self.state.progress is not None:
            self.become(replace(self.state, run=replace(self.state.run, progress=None)))
