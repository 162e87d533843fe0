"""Queries on a backup: the contents of a folder, where a name is, and where a file went."""

import base64
import os
from collections.abc import Callable, Sequence
from typing import Final

import msgspec.structs

from shingleback.domain.errors import UsageError, Why
from shingleback.domain.text import as_text, display_path
from shingleback.engine.files.attributes import Stat
from shingleback.engine.files.folders import join
from shingleback.engine.repo.catalog import Catalog
from shingleback.engine.repo.format import Origin
from shingleback.engine.repo.index import ROOT, FolderRow, Index
from shingleback.engine.repo.index_state import VersionRef
from shingleback.engine.repo.names import note_names, with_words
from shingleback.engine.repo.trace import Thing, TracedState, TraceQuery, sought, traced
from shingleback.protocol.result_items import EntryItem, Since, StayItem, TracedItem

_SECOND_NS: Final = 10**9
_MOST_LISTED: Final = 10_000
_MOST_FOUND: Final = 1_000
Entries = tuple[list[EntryItem], int]
"""The first of them, and how many there are."""


def entries_of(index: Index, sources: list[Origin], folder: bytes) -> Entries | None:
    """Folders first, each sorted by name; None if the version has no such folder.

    `sources`: those of the backup; their top folders get the path of their origin.
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
        for name in folders[:_MOST_LISTED]
    ]
    rest = [_file_item(join(folder, stat.name), stat) for stat in stats[: _MOST_LISTED - len(first)]]
    return [*first, *rest], len(folders) + len(stats)


def compared_with_newest(found: Entries, folder: bytes, catalog: Catalog, newest: Catalog) -> Entries:
    """The same, each with what became of it until the newest version; `catalog` is that of the older one."""
    entries, count = found
    return catalog.look(lambda old: newest.look(lambda new: _compared(entries, folder, catalog, old, new))), count


def _compared(entries: list[EntryItem], folder: bytes, catalog: Catalog, old: Index, new: Index) -> list[EntryItem]:
    before, after = _ids(old, folder), _ids(new, folder)

    def since(entry: EntryItem) -> Since:
        name = os.path.basename(_exact_path(entry))
        if name in after:
            is_same = entry.kind == "folder" or after[name] == before.get(name)
            return Since.SAME if is_same else Since.CHANGED
        return Since.MOVED if catalog.has_moved_since(before.get(name, 0)) else Since.GONE

    return [msgspec.structs.replace(entry, since=since(entry)) for entry in entries]


def _ids(index: Index, folder: bytes) -> dict[bytes, int]:
    """Of what is in a folder; nothing where it is not there."""
    row = _folder(index, folder)
    if row is None and folder:
        return {}
    files = {name: known.fact.id for name, known in row.files().items()} if row else {}
    return files | {name: folder_id for folder_id, name in index.children(row.id if row else ROOT)}


def id_at(index: Index, path: bytes) -> int | None:
    """Of the file or folder that stands there."""
    folder, _, name = path.rpartition(b"/")
    return _ids(index, folder).get(name)


def find(index: Index, text: str, attend: Callable[[], None]) -> Entries:
    """Names that contain all words of a text; case is ignored. `attend` may raise."""
    note_names(index)
    found: list[EntryItem] = []
    count = 0
    outside = index.kept_folders()
    for folder_id, numbers in with_words(index, text):
        attend()
        if folder_id in outside:
            continue
        if numbers and len(found) < _MOST_FOUND:
            items = _found_in(index, folder_id, numbers[: _MOST_FOUND - len(found)])
            if not items:
                continue
            found += items
        count += len(numbers)
    return found, count


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


Found = tuple[list[TracedItem], bool]
"""The first of them, and whether there are more."""


def traced_text(catalog: Catalog, text: str) -> Found:
    """Things whose name has, or had, all words of a text."""
    what = sought(text)
    if not what.words:
        return [], False
    tracing = catalog.look_through(lambda read: traced(what, _runs(catalog), read))
    items = [_traced_item(thing, catalog.versions) for thing in tracing.things]
    return sorted((item for item in items if item.stays), key=_newest_place), tracing.has_more


def traced_path(catalog: Catalog, path: bytes) -> Found:
    """The thing at a path in the current version, with its whole history."""
    entry_id = catalog.look(lambda index: id_at(index, path))
    if entry_id is None:
        raise UsageError(Why.NO_SUCH_FOLDER, path=display_path(path))
    what = TraceQuery(ids=frozenset((entry_id,)), paths=frozenset((path,)))
    tracing = catalog.look_through(lambda read: traced(what, _runs(catalog), read, follows_back=True))
    number = next((number for number, ref in enumerate(catalog.versions) if ref == catalog.version), -1)
    there = [thing for thing in tracing.things if _path_in(thing, number) == path]
    return [_traced_item(thing, catalog.versions) for thing in there], False


def _runs(catalog: Catalog) -> list[int]:
    return [ref.run for ref in catalog.versions]


def _path_in(thing: Thing, version: int) -> bytes | None:
    state = next((state for since, state in reversed(thing.states) if since <= version), None)
    return state.path if state is not None else None


def _traced_item(thing: Thing, versions: Sequence[VersionRef]) -> TracedItem:
    ends = [since for since, _ in thing.states[1:]] + [len(versions)]
    stays = [
        _stay(state, versions[since:end])
        for (since, state), end in zip(thing.states, ends, strict=True)
        if state is not None and since < end
    ]
    return TracedItem(kind=thing.kind, stays=stays)


def _stay(state: TracedState, versions: Sequence[VersionRef]) -> StayItem:
    text, exact = as_text(state.path)
    return StayItem(
        path=text,
        path_bytes=exact,
        first=versions[0].name,
        last=versions[-1].name,
        versions=len(versions),
        size=state.size,
        modified_s=None if state.modified_ns is None else state.modified_ns // _SECOND_NS,
        content=state.content,
    )


def _newest_place(item: TracedItem) -> str:
    return item.stays[-1].path


def _exact_path(item: EntryItem) -> bytes:
    return base64.b64decode(item.path_bytes) if item.path_bytes else os.fsencode(item.path)
