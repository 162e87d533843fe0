"""Queries on a backup: the contents of a folder, names, the history of a file, and the differences of two versions.

Differences (added, changed, moved, removed) are found by the ids in the manifest. The folders of both versions are
walked side by side, and differences go into a temporary table, so memory is bounded whatever the size of the backup.
The contents of a moved folder are not listed: they have moved with it.
"""

import base64
import os
from collections.abc import Callable, Iterator, Sequence
from typing import Final

import msgspec.structs

from shingleback.domain.errors import UsageError, Why
from shingleback.domain.text import as_text, display_path
from shingleback.engine.files.attributes import Stat
from shingleback.engine.files.folders import join
from shingleback.engine.repo.catalog import Catalog
from shingleback.engine.repo.format import Origin
from shingleback.engine.repo.index import ROOT, FolderRow, Index, KnownFile
from shingleback.engine.repo.index_state import VersionRef
from shingleback.engine.repo.merged_segment import FOLDERS_A_STEP, TreeState, have_same_files, pairs
from shingleback.engine.repo.names import note_names, with_words
from shingleback.engine.repo.trace import TracedEntry, TraceQuery, sought, traced
from shingleback.protocol.result_items import ChangeItem, ChangeKind, EntryItem, Since, StayItem, Tally, TracedItem

_SECOND_NS: Final = 10**9
MAX_LISTED: Final = 10_000
MAX_FOUND: Final = 1_000
Entries = tuple[list[EntryItem], int]
"""The first entries, and how many there are in total."""
Found = tuple[list[TracedItem], bool]
"""The first matches, and whether there are more."""

ITEMS_A_BATCH: Final = 500
_OLD, _NEW = 0, 1
_SCRATCH: Final = """
DROP TABLE IF EXISTS differing;
CREATE TEMP TABLE differing (
    id INTEGER NOT NULL, side INTEGER NOT NULL, folder INTEGER NOT NULL, name BLOB NOT NULL, path BLOB NOT NULL,
    kind TEXT NOT NULL, size INTEGER NOT NULL, content BLOB NOT NULL, partner INTEGER, UNIQUE (side, id)
);
CREATE INDEX temp.differing_by_place ON differing (side, folder, name);
CREATE INDEX temp.differing_by_path ON differing (side, path);
CREATE INDEX temp.differing_by_partner ON differing (side, partner);
"""
_PAIR_BY_ID: Final = """
UPDATE differing SET partner = id WHERE EXISTS
    (SELECT 1 FROM differing AS other WHERE other.side = 1 - differing.side AND other.id = differing.id)
"""
_PAIR_BY_PLACE: Final = """
UPDATE differing SET partner = (
    SELECT other.id FROM differing AS other
    WHERE other.side = 1 - differing.side AND {place} AND other.partner IS NULL
) WHERE partner IS NULL AND side = {side}
"""
_PAIR_BACK: Final = """
UPDATE differing SET partner = (
    SELECT other.id FROM differing AS other WHERE other.side = 1 AND other.partner = differing.id
) WHERE partner IS NULL AND side = 0
"""
_PLACES: Final = ("other.folder = differing.folder AND other.name = differing.name", "other.path = differing.path")
_PAIRS: Final = """
SELECT old.kind, old.path, old.size, old.content, new.kind, new.path, new.size, new.content
FROM differing AS new JOIN differing AS old ON old.side = 0 AND old.id = new.partner
WHERE new.side = 1 AND {which} ORDER BY new.path
"""
_SINGLE: Final = "SELECT kind, path, size FROM differing WHERE side = ? AND partner IS NULL ORDER BY path"


def entries_of(index: Index, sources: list[Origin], folder: bytes) -> Entries | None:
    """Return the entries of a folder: folders, then files, both sorted by name; None if there is no such folder.

    `sources` are the origins of the backup's top folders, whose paths are added to these.
    """
    row = _folder(index, folder)
    if row is None and folder:
        return None
    parent = row.id if row else ROOT
    folders = sorted(name for _, name in index.children(parent))
    stats = row.stats_of_files() if row else []
    origins = {origin.name.encode(): origin.path for origin in sources} if not folder else {}
    first = [
        _folder_item(join(folder, name), index.child(parent, name), origins.get(name, ""))
        for name in folders[:MAX_LISTED]
    ]
    file_items = [_file_item(join(folder, stat.name), stat) for stat in stats[: MAX_LISTED - len(first)]]
    return [*first, *file_items], len(folders) + len(stats)


def compared_with_newest(listing: Entries, folder: bytes, catalog: Catalog, newest: Catalog) -> Entries:
    """Return the entries with what became of each until the newest version; `catalog` is the older version's."""
    entries, count = listing
    return catalog.query(lambda old: newest.query(lambda new: _compared(entries, folder, catalog, old, new))), count


def _compared(entries: list[EntryItem], folder: bytes, catalog: Catalog, old: Index, new: Index) -> list[EntryItem]:
    before, after = _ids(old, folder), _ids(new, folder)

    def since(entry: EntryItem) -> Since:
        name = os.path.basename(base64.b64decode(entry.path_bytes) if entry.path_bytes else os.fsencode(entry.path))
        if name in after:
            is_same = entry.kind == "folder" or after[name] == before.get(name)
            return Since.SAME if is_same else Since.CHANGED
        return Since.MOVED if catalog.has_moved_since(before.get(name, 0)) else Since.GONE

    return [msgspec.structs.replace(entry, since=since(entry)) for entry in entries]


def _ids(index: Index, folder: bytes) -> dict[bytes, int]:
    """Return the ids of a folder's entries by name; empty if there is no such folder."""
    row = _folder(index, folder)
    if row is None and folder:
        return {}
    files = {name: file.fact.id for name, file in row.files().items()} if row else {}
    return files | {name: folder_id for folder_id, name in index.children(row.id if row else ROOT)}


def id_at(index: Index, path: bytes) -> int | None:
    """Return the id of the file or folder at a path, or None."""
    folder, _, name = path.rpartition(b"/")
    return _ids(index, folder).get(name)


def find(index: Index, text: str, attend: Callable[[], None]) -> Entries:
    """Return entries whose names contain all words of a text; case is ignored. `attend` may raise."""
    note_names(index)
    matches: list[EntryItem] = []
    count = 0
    outside = index.kept_folders()
    for folder_id, numbers in with_words(index, text):
        attend()
        if folder_id in outside:
            continue
        if numbers and len(matches) < MAX_FOUND:
            items = _found_in(index, folder_id, numbers[: MAX_FOUND - len(matches)])
            if not items:
                continue
            matches += items
        count += len(numbers)
    return matches, count


def _found_in(index: Index, folder_id: int, numbers: list[int]) -> list[EntryItem]:
    row = index.folder(folder_id)
    if row is None:
        return []
    try:
        path, _ = index.path_of(folder_id)
    except KeyError:  # a manifest may name folders without a parent
        return []
    stats = row.stats_of_files()
    return [
        _file_item(join(path, stats[number - 1].name), stats[number - 1]) if number else _folder_item(path, row)
        for number in numbers
    ]


def _folder(index: Index, path: bytes) -> FolderRow | None:
    row: FolderRow | None = None
    for name in path.split(b"/") if path else []:
        row = index.child(row.id if row else ROOT, name)
        if row is None:
            return None
    return row


def _folder_item(path: bytes, row: FolderRow | None, origin: str = "") -> EntryItem:
    attributes = row.own_attributes() if row else None
    return _item(path, "folder", modified_ns=attributes.mtime_ns if attributes else None, origin=origin)


def _file_item(path: bytes, stat: Stat) -> EntryItem:
    if stat.is_symlink:
        return _item(path, "symlink", modified_ns=stat.mtime_ns)
    return _item(path, "file", size=stat.size, modified_ns=stat.mtime_ns)


def _item(path: bytes, kind: str, *, size: int = 0, modified_ns: int | None = None, origin: str = "") -> EntryItem:
    text, exact = as_text(path)
    modified_s = None if modified_ns is None else modified_ns // _SECOND_NS
    return EntryItem(path=text, path_bytes=exact, kind=kind, size=size, modified_s=modified_s, origin=origin)


def traced_text(catalog: Catalog, text: str) -> Found:
    """Return files and folders whose name has, or had, all words of a text, with their histories."""
    trace_query = sought(text)
    if not trace_query.words:
        return [], False
    tracing = catalog.query_all(lambda read: traced(trace_query, _runs(catalog), read))
    items = [_traced_item(traced_entry, catalog.versions) for traced_entry in tracing.entries]
    return sorted((item for item in items if item.stays), key=lambda item: item.stays[-1].path), tracing.has_more


def traced_path(catalog: Catalog, path: bytes) -> Found:
    """Return the file or folder at a path in the catalog's version, with its whole history. Raises UsageError."""
    entry_id = catalog.query(lambda index: id_at(index, path))
    if entry_id is None:
        raise UsageError(Why.NO_SUCH_FOLDER, path=display_path(path))
    trace_query = TraceQuery(ids=frozenset((entry_id,)), paths=frozenset((path,)))
    tracing = catalog.query_all(lambda read: traced(trace_query, _runs(catalog), read, follows_back=True))
    number = next((number for number, ref in enumerate(catalog.versions) if ref == catalog.version), -1)
    entries = [traced_entry for traced_entry in tracing.entries if _path_in(traced_entry, number) == path]
    return [_traced_item(traced_entry, catalog.versions) for traced_entry in entries], False


def _runs(catalog: Catalog) -> list[int]:
    return [ref.run for ref in catalog.versions]


def _path_in(traced_entry: TracedEntry, version: int) -> bytes | None:
    state = next((state for since, state in reversed(traced_entry.states) if since <= version), None)
    return state.path if state is not None else None


def _traced_item(traced_entry: TracedEntry, versions: Sequence[VersionRef]) -> TracedItem:
    ends = [since for since, _ in traced_entry.states[1:]] + [len(versions)]
    stays = []
    for (since, state), end in zip(traced_entry.states, ends, strict=True):
        if state is None or since >= end:
            continue
        text, exact = as_text(state.path)
        stay = StayItem(
            path=text,
            path_bytes=exact,
            first=versions[since].name,
            last=versions[end - 1].name,
            versions=end - since,
            size=state.size,
            modified_s=None if state.modified_ns is None else state.modified_ns // _SECOND_NS,
            content=state.content,
        )
        stays.append(stay)
    return TracedItem(kind=traced_entry.kind, stays=stays)


class Differences:
    """The differences of two versions.

    Attributes:
        tallies: files and their sizes, by kind of change; complete when all batches are taken.
    """

    def __init__(self, old: Index, new: Index, attend: Callable[[], None]) -> None:
        """`attend` is called regularly, and may raise."""
        self.tallies = dict.fromkeys(ChangeKind, Tally())
        self._old, self._new = TreeState(old), TreeState(new)
        self._attend = attend
        self._db = new.scratch(_SCRATCH)

    def batches(self) -> Iterator[list[ChangeItem]]:
        self._note_all()
        # By id first, then by place: in the same folder, or at the same path.
        self._db.execute(_PAIR_BY_ID)
        for place in _PLACES:
            self._attend()
            self._db.execute(_PAIR_BY_PLACE.format(place=place, side=_NEW))
            self._db.execute(_PAIR_BACK)
        batch: list[ChangeItem] = []
        for item in self._items():
            if item.kind != "folder":
                before = self.tallies[item.change]
                self.tallies[item.change] = Tally(before.files + 1, before.bytes + item.size)
            batch.append(item)
            if len(batch) == ITEMS_A_BATCH:
                self._attend()
                yield batch
                batch = []
        if batch:
            yield batch

    # differences ----------------------------------------------------------------------------------------------

    def _note_all(self) -> None:
        for count, (old, new) in enumerate(pairs(self._old, self._new)):
            if count % FOLDERS_A_STEP == 0:
                self._attend()
            if old is not None and new is not None:
                self._compare(old, new)
            elif old is not None:
                self._note_folder(_OLD, old)
                self._note_files(_OLD, old, list(old.files().values()))
            elif new is not None:
                self._note_folder(_NEW, new)
                self._note_files(_NEW, new, list(new.files().values()))

    def _compare(self, old: FolderRow, new: FolderRow) -> None:
        if (old.parent, old.name) != (new.parent, new.name):
            self._note_folder(_OLD, old)
            self._note_folder(_NEW, new)
        if have_same_files(old, new):
            return
        olds, news = old.files(), new.files()
        self._note_files(_OLD, old, [file for name, file in olds.items() if not _is_in(name, file, news)])
        self._note_files(_NEW, new, [file for name, file in news.items() if not _is_in(name, file, olds)])

    def _note_folder(self, side: int, row: FolderRow) -> None:
        path = self._state(side).location(row.id).path
        self._insert([(row.id, side, row.parent, row.name, path, "folder", 0, b"")])

    def _note_files(self, side: int, row: FolderRow, files: list[KnownFile]) -> None:
        if not files:
            return
        path = self._state(side).location(row.id).path
        self._insert(
            [
                (file.fact.id, side, row.id, file.stat.name, join(path, file.stat.name), *_content_of(file))
                for file in files
            ]
        )

    def _insert(self, rows: list[tuple[int, int, int, bytes, bytes, str, int, bytes]]) -> None:
        self._db.executemany("INSERT OR REPLACE INTO differing VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL)", rows)

    def _state(self, side: int) -> TreeState:
        return self._old if side == _OLD else self._new

    # results --------------------------------------------------------------------------------------------------

    def _items(self) -> Iterator[ChangeItem]:
        for row in self._db.execute(_PAIRS.format(which="new.partner = new.id")):
            if row[1] != row[5]:  # otherwise its folder was made again
                yield _change_item(ChangeKind.MOVED, row[4], row[5], row[6], old_size=row[2], origin=row[1])
        for row in self._db.execute(_PAIRS.format(which="new.partner != new.id")):
            old_kind, old_path, old_size, old_content, kind, path, size, content = row
            if kind == old_kind and content == old_content and size == old_size:
                if path != old_path:  # its folder was made again under another name
                    yield _change_item(ChangeKind.MOVED, kind, path, size, old_size=old_size, origin=old_path)
            else:
                origin = old_path if path != old_path else b""
                yield _change_item(ChangeKind.CHANGED, kind, path, size, old_size=old_size, origin=origin)
        for kind, path, size in self._db.execute(_SINGLE, (_NEW,)):
            yield _change_item(ChangeKind.ADDED, kind, path, size)
        for kind, path, size in self._db.execute(_SINGLE, (_OLD,)):
            yield _change_item(ChangeKind.REMOVED, kind, path, size)


def _is_in(name: bytes, file: KnownFile, other_files: dict[bytes, KnownFile]) -> bool:
    """Whether the other folder has the same entry under the same name; its attributes may differ."""
    other_file = other_files.get(name)
    return other_file is not None and other_file.fact.id == file.fact.id


def _content_of(file: KnownFile) -> tuple[str, int, bytes]:
    if file.stat.is_symlink:
        return "symlink", 0, file.fact.target or b""
    return "file", file.stat.size, file.fact.digest


def _change_item(
    change: ChangeKind, kind: str, path: bytes, size: int, old_size: int = 0, origin: bytes = b""
) -> ChangeItem:
    text, exact = as_text(path)
    return ChangeItem(
        change=change,
        kind=kind,
        path=text,
        path_bytes=exact,
        size=size,
        old_size=old_size,
        origin=as_text(origin)[0],
    )
