"""Follows files through all versions of a backup: where each was, from when until when, and where it went.

The manifest is read from beginning to end, batch by batch, and only the history of the followed things is kept.
A batch is applied as docs/manifest.md says: first everything that is gone or has moved loses its old name, then
everything gets its new one.

A file whose content changes gets a new id. For the user it is still the same file, as long as it has the same
path. So anything that appears where a followed thing was last continues its history.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec

from shingleback.engine.repo.format import Entry, File, Folder, GoneEntry, Moved, Record, SymlinkEntry
from shingleback.engine.repo.index import folded

MOST_FOLLOWED: Final = 1_000
_MOST_PASSES: Final = 5
_KINDS: Final[dict[type[Entry], str]] = {File: "file", Folder: "folder", SymlinkEntry: "symlink"}


Read = Callable[[], Iterable[tuple[int, list[Record]]]]
"""All batches up to the newest version, each with the number of its run."""


class TracedState(msgspec.Struct, frozen=True, gc=False):
    """The state of a thing for a while.

    Attributes:
        modified_ns: none for a folder, whose time changes with every change in it.
        content: equal for equal contents.
    """

    path: bytes
    size: int = 0
    modified_ns: int | None = None
    content: str = ""


@dataclass(slots=True)
class Thing:
    """A followed file or folder.

    Attributes:
        id, first_id: its id now, and the one that it had when it was first seen.
        is_older: it existed under another name before it was first seen.
        states: each with the number of the first version that has it; None means that it does not exist.
    """

    kind: str
    id: int
    first_id: int
    is_older: bool = False
    states: list[tuple[int, TracedState | None]] = field(default_factory=list)

    @property
    def now(self) -> TracedState | None:
        return self.states[-1][1]


@dataclass(frozen=True, slots=True)
class TraceQuery:
    """What to follow: names that contain all words of a text, ids, or paths.

    Attributes:
        words: folded; none if only ids and paths are searched.
    """

    words: tuple[str, ...] = ()
    ids: frozenset[int] = frozenset()
    paths: frozenset[bytes] = frozenset()

    def has(self, entry_id: int, path: bytes) -> bool:
        return entry_id in self.ids or path in self.paths or (bool(self.words) and self._has_name(path))

    def _has_name(self, path: bytes) -> bool:
        name = folded(path.rpartition(b"/")[2].decode("utf-8", "replace"))
        return all(word in name for word in self.words)


def sought(text: str) -> TraceQuery:
    return TraceQuery(tuple(folded(text).split()))


class Tracing:
    """One reading of the manifest.

    Attributes:
        things: the matches.
        has_more: there are others, which are not followed.
        earlier_paths: the earlier names of the searched paths, before a folder around them moved.
    """

    def __init__(self, what: TraceQuery, version_runs: Sequence[int]) -> None:
        """`version_runs`: the runs that made the versions, in their order."""
        self.things: list[Thing] = []
        self.has_more = False
        self.earlier_paths: set[bytes] = set()
        self._what = what
        self._version_runs = version_runs
        self._by_id: dict[int, Thing] = {}
        self._by_path: dict[bytes, Thing] = {}  # where each is, or was last

    def apply(self, run: int, records: Iterable[Record]) -> None:
        """One batch."""
        version = bisect_left(self._version_runs, run)
        leaving = [record for record in records if isinstance(record, GoneEntry | Moved)]
        self._carry_along(version, leaving)
        for record in leaving:
            if isinstance(record, GoneEntry):
                self._lose(version, record)
        self._move(version, [record for record in leaving if isinstance(record, Moved)])
        for entry in records:
            if isinstance(entry, Folder | File | SymlinkEntry):
                self._list(version, entry)

    def _carry_along(self, version: int, leaving: list[GoneEntry | Moved]) -> None:
        """What is in a folder that goes or moves and has no line of its own."""
        targets = {
            (record.true_origin if isinstance(record, Moved) else record.true_path): (
                record.true_path if isinstance(record, Moved) else None
            )
            for record in leaving
            if record.folder
        }
        if not targets:
            return
        self._note_earlier({new: old for old, new in targets.items() if new is not None})
        named = {record.id for record in leaving}
        there = [(thing, thing.now) for thing in self.things if thing.id not in named]
        for thing, state in there:
            old = _folder_among(state.path, targets) if state is not None else None
            if state is None or old is None:
                continue
            new = targets[old]
            if new is None:
                self._put(version, thing, None)
            else:
                self._put(version, thing, msgspec.structs.replace(state, path=new + state.path[len(old) :]))

    def _note_earlier(self, origins: dict[bytes, bytes]) -> None:
        for path in self._what.paths:
            folder = _folder_among(path, origins)
            if folder is not None:
                self.earlier_paths.add(origins[folder] + path[len(folder) :])

    def _lose(self, version: int, record: GoneEntry) -> None:
        thing = self._by_id.pop(record.id, None)
        if thing is not None and thing.id == record.id:
            self._put(version, thing, None)

    def _move(self, version: int, records: list[Moved]) -> None:
        """All leave before any arrives: two may change places."""
        for record in records:
            thing = self._by_id.get(record.id)
            if thing is not None and self._by_path.get(record.true_origin) is thing:
                del self._by_path[record.true_origin]
        for record in records:
            thing = self._by_id.get(record.id)
            if thing is not None and thing.now is not None:
                self._put(version, thing, msgspec.structs.replace(thing.now, path=record.true_path))
            elif self._what.has(record.id, record.true_path):
                thing = Thing("folder" if record.folder else "file", record.id, record.id, is_older=True)
                self._begin(version, thing, TracedState(record.true_path))

    def _list(self, version: int, record: Entry) -> None:
        path, state = record.true_path, _state_of(record)
        thing = self._by_id.get(record.id) or self._by_path.get(path)
        if thing is None:
            if self._what.has(record.id, path):
                self._begin(version, Thing(_KINDS[type(record)], record.id, record.id), state)
            return
        if thing.id != record.id:  # the same place with other content
            self._by_id.pop(thing.id, None)
            self._by_id[record.id] = thing
        thing.kind, thing.id = _KINDS[type(record)], record.id
        self._put(version, thing, state)

    def _begin(self, version: int, thing: Thing, state: TracedState) -> None:
        if len(self.things) == MOST_FOLLOWED:
            self.has_more = True
            return
        self.things.append(thing)
        self._by_id[thing.id] = thing
        self._put(version, thing, state)

    def _put(self, version: int, thing: Thing, state: TracedState | None) -> None:
        """What came and went between two versions leaves no trace."""
        before = thing.states[-1][1] if thing.states else None
        if state is not None:
            if before is not None and self._by_path.get(before.path) is thing:
                del self._by_path[before.path]
            self._by_path[state.path] = thing
        if thing.states and thing.states[-1][0] == version:
            thing.states.pop()
        if not thing.states or thing.states[-1][1] != state:
            thing.states.append((version, state))


def traced(what: TraceQuery, version_runs: Sequence[int], read: Read, *, follows_back: bool = False) -> Tracing:
    """Reads as often as it takes to know what each thing was before it got a name that is sought, within limits.

    `follows_back`: also what stood at the same path before the thing did.
    """
    for _ in range(_MOST_PASSES):
        tracing = Tracing(what, version_runs)
        for run, records in read():
            tracing.apply(run, records)
        wider = _wider(what, tracing, follows_back=follows_back)
        if wider == what:
            break
        what = wider
    return tracing


def _wider(what: TraceQuery, tracing: Tracing, *, follows_back: bool) -> TraceQuery:
    ids = {thing.first_id for thing in tracing.things if thing.is_older}
    firsts = [thing.states[0][1] for thing in tracing.things if follows_back]
    paths = {state.path for state in firsts if state is not None} | (tracing.earlier_paths if follows_back else set())
    return TraceQuery(what.words, what.ids | ids, what.paths | paths)


def _state_of(record: Entry) -> TracedState:
    match record:
        case File():
            return TracedState(record.true_path, record.size, record.mtime_ns, record.blake3)
        case SymlinkEntry():
            return TracedState(record.true_path, 0, record.mtime_ns, record.target)
        case Folder():
            return TracedState(record.true_path)


def _folder_among(path: bytes, folders: Iterable[bytes]) -> bytes | None:
    """The innermost of some folders that a path is in."""
    while b"/" in path:
        path = path.rpartition(b"/")[0]
        if path in folders:
            return path
    return None
