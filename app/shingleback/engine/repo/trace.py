"""Follows files through all versions of a backup: where each was, from when until when, and where it went.

The manifest is read from beginning to end, batch by batch, and only the history of the followed entries is kept.
A batch is applied as docs/manifest.md says: first everything that is gone or has moved loses its old name, then
everything gets its new one.

A file whose content changes gets a new id. For the user it is still the same file, as long as it has the same path. So
an entry that appears at the last path of a followed one continues its history.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from typing import Final

import msgspec

from shingleback.engine.repo.format import Entry, File, Folder, GoneEntry, Moved, Record, SymlinkEntry
from shingleback.engine.repo.names import folded

MAX_FOLLOWED: Final = 1_000
_MAX_PASSES: Final = 5
_KINDS: Final[dict[type[Entry], str]] = {File: "file", Folder: "folder", SymlinkEntry: "symlink"}


Read = Callable[[], Iterable[tuple[int, list[Record]]]]
"""Returns all batches up to the newest version, each with the number of its run."""


class TracedState(msgspec.Struct, frozen=True, gc=False):
    """The state of a followed entry during some versions.

    Attributes:
        modified_ns: the modification time; None for a folder, whose time changes with every change in it.
        content: a text that is equal for equal contents.
    """

    path: bytes
    size: int = 0
    modified_ns: int | None = None
    content: str = ""


class TracedEntry(msgspec.Struct):
    """A followed file or folder.

    Attributes:
        id, first_id: its id now, and its id when it was first seen.
        is_older: it existed under another name before it was first seen.
        states: its states, each with the number of the first version that has it; None if it does not exist there.
    """

    kind: str
    id: int
    first_id: int
    is_older: bool = False
    states: list[tuple[int, TracedState | None]] = []

    @property
    def now(self) -> TracedState | None:
        return self.states[-1][1]


class TraceQuery(msgspec.Struct, frozen=True):
    """What to follow: names that contain all words of a text, ids, or paths.

    Attributes:
        words: the folded words; empty if only ids and paths are searched.
    """

    words: tuple[str, ...] = ()
    ids: frozenset[int] = frozenset()
    paths: frozenset[bytes] = frozenset()

    def has(self, entry_id: int, path: bytes) -> bool:
        if entry_id in self.ids or path in self.paths:
            return True
        if not self.words:
            return False
        name = folded(path.rpartition(b"/")[2].decode("utf-8", "replace"))
        return all(word in name for word in self.words)


def sought(text: str) -> TraceQuery:
    return TraceQuery(tuple(folded(text).split()))


class Tracing:
    """One pass over the manifest.

    Attributes:
        entries: the matches.
        has_more: there are more matches, which are not followed.
        earlier_paths: earlier forms of the searched paths, before a folder above them moved.
    """

    def __init__(self, query: TraceQuery, version_runs: Sequence[int]) -> None:
        """`version_runs` are the numbers of the runs that made the versions, in order."""
        self.entries: list[TracedEntry] = []
        self.has_more = False
        self.earlier_paths: set[bytes] = set()
        self._query = query
        self._version_runs = version_runs
        self._by_id: dict[int, TracedEntry] = {}
        self._by_path: dict[bytes, TracedEntry] = {}  # by current or last path

    def apply(self, run: int, records: Iterable[Record]) -> None:
        """Apply one batch."""
        version = bisect_left(self._version_runs, run)
        leaving = [record for record in records if isinstance(record, GoneEntry | Moved)]
        self._carry_along(version, leaving)
        for record in leaving:
            if isinstance(record, GoneEntry):
                entry = self._by_id.pop(record.id, None)
                if entry is not None and entry.id == record.id:
                    self._put(version, entry, None)
        self._move(version, [record for record in leaving if isinstance(record, Moved)])
        for listed in records:
            if isinstance(listed, Folder | File | SymlinkEntry):
                self._list(version, listed)

    def _carry_along(self, version: int, leaving: list[GoneEntry | Moved]) -> None:
        """Update the entries without their own lines in a folder that goes or moves."""
        targets = {
            (record.true_origin if isinstance(record, Moved) else record.true_path): (
                record.true_path if isinstance(record, Moved) else None
            )
            for record in leaving
            if record.folder
        }
        if not targets:
            return
        origins = {new: old for old, new in targets.items() if new is not None}
        for path in self._query.paths:
            folder = _folder_among(path, origins)
            if folder is not None:
                self.earlier_paths.add(origins[folder] + path[len(folder) :])
        named = {record.id for record in leaving}
        carried = [(entry, entry.now) for entry in self.entries if entry.id not in named]
        for entry, state in carried:
            old = _folder_among(state.path, targets) if state is not None else None
            if state is None or old is None:
                continue
            new = targets[old]
            if new is None:
                self._put(version, entry, None)
            else:
                self._put(version, entry, msgspec.structs.replace(state, path=new + state.path[len(old) :]))

    def _move(self, version: int, records: list[Moved]) -> None:
        """Move entries: all leave their places before any arrives, because two may be swapped."""
        for record in records:
            entry = self._by_id.get(record.id)
            if entry is not None and self._by_path.get(record.true_origin) is entry:
                del self._by_path[record.true_origin]
        for record in records:
            entry = self._by_id.get(record.id)
            if entry is not None and entry.now is not None:
                self._put(version, entry, msgspec.structs.replace(entry.now, path=record.true_path))
            elif self._query.has(record.id, record.true_path):
                entry = TracedEntry("folder" if record.folder else "file", record.id, record.id, is_older=True)
                self._begin(version, entry, TracedState(record.true_path))

    def _list(self, version: int, record: Entry) -> None:
        path, state = record.true_path, _state_of(record)
        entry = self._by_id.get(record.id) or self._by_path.get(path)
        if entry is None:
            if self._query.has(record.id, path):
                self._begin(version, TracedEntry(_KINDS[type(record)], record.id, record.id), state)
            return
        if entry.id != record.id:  # the same path with new content
            self._by_id.pop(entry.id, None)
            self._by_id[record.id] = entry
        entry.kind, entry.id = _KINDS[type(record)], record.id
        self._put(version, entry, state)

    def _begin(self, version: int, entry: TracedEntry, state: TracedState) -> None:
        if len(self.entries) == MAX_FOLLOWED:
            self.has_more = True
            return
        self.entries.append(entry)
        self._by_id[entry.id] = entry
        self._put(version, entry, state)

    def _put(self, version: int, entry: TracedEntry, state: TracedState | None) -> None:
        """Record a state. A state that came and went between two versions is dropped."""
        before = entry.states[-1][1] if entry.states else None
        if state is not None:
            if before is not None and self._by_path.get(before.path) is entry:
                del self._by_path[before.path]
            self._by_path[state.path] = entry
        if entry.states and entry.states[-1][0] == version:
            entry.states.pop()
        if not entry.states or entry.states[-1][1] != state:
            entry.states.append((version, state))


def traced(query: TraceQuery, version_runs: Sequence[int], read: Read, *, follows_back: bool = False) -> Tracing:
    """Follow entries; read again, within limits, until the history before each got its searched name is complete.

    `follows_back`: also follow what was at the same path before the entry.
    """
    for _ in range(_MAX_PASSES):
        tracing = Tracing(query, version_runs)
        for run, records in read():
            tracing.apply(run, records)
        ids = {entry.first_id for entry in tracing.entries if entry.is_older}
        firsts = [entry.states[0][1] for entry in tracing.entries if follows_back]
        paths = {state.path for state in firsts if state is not None} | (
            tracing.earlier_paths if follows_back else set()
        )
        wider = TraceQuery(query.words, query.ids | ids, query.paths | paths)
        if wider == query:
            break
        query = wider
    return tracing


def _state_of(record: Entry) -> TracedState:
    match record:
        case File():
            return TracedState(record.true_path, record.size, record.mtime_ns, record.blake3)
        case SymlinkEntry():
            return TracedState(record.true_path, 0, record.mtime_ns, record.target)
        case Folder():
            return TracedState(record.true_path)


def _folder_among(path: bytes, folders: Iterable[bytes]) -> bytes | None:
    """Return the innermost of the folders that contain a path, or None."""
    while b"/" in path:
        path = path.rpartition(b"/")[0]
        if path in folders:
            return path
    return None
