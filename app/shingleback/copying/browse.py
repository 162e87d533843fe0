"""Looking around in a version: what is in a folder of it, and where something with a name is."""

import unicodedata
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from shingleback.copying.folders import join
from shingleback.copying.index import ROOT, FolderRow, Index, Known
from shingleback.copying.manifest import Origin
from shingleback.copying.shelf import State
from shingleback.jobs.events import as_text
from shingleback.jobs.final_words import EntryItem

_SECOND_NS: Final = 10**9
_MOST_LISTED: Final = 10_000
_MOST_FOUND: Final = 1_000
Entries = tuple[list[EntryItem], int]
"""The first of them, and how many there are."""


def entries_of(state: State, folder: bytes) -> Entries | None:
    """Folders first, each in the order of their names; None where the version has no such folder."""
    index = state.index
    row = _folder(index, folder)
    if row is None and folder:
        return None
    folders = sorted(name for _, name in index.children(row.id if row else ROOT))
    files = row.files() if row else {}
    origins = {origin.name.encode(): origin for origin in state.origins} if not folder else {}
    first = [_folder_item(index, folder, name, origins.get(name)) for name in folders[:_MOST_LISTED]]
    rest = [_file_item(join(folder, name), files[name]) for name in sorted(files)[: _MOST_LISTED - len(first)]]
    return [*first, *rest], len(folders) + len(files)


def find(state: State, text: str, attend: Callable[[], None]) -> Entries:
    """What has all words of a text in its name; large and small letters are the same. `attend` may raise."""
    words = _folded(text).split()
    found: list[EntryItem] = []
    count = 0
    for item in _matching(state.index, words, attend):
        count += 1
        if len(found) < _MOST_FOUND:
            found.append(item())
    return found, count


def _matching(index: Index, words: list[str], attend: Callable[[], None]) -> Iterator[Callable[[], EntryItem]]:
    for path, _, row in index.walk():
        attend()
        if _matches(row.name, words):
            yield partial(_item, path, "folder", modified_ns=_changed_ns(row))
        for name, known in row.files().items():
            if _matches(name, words):
                yield partial(_file_item, join(path, name), known)


def _matches(name: bytes, words: list[str]) -> bool:
    folded = _folded(name.decode("utf-8", "replace"))
    return bool(words) and all(word in folded for word in words)


def _folded(text: str) -> str:
    """Letters with marks may be written as one character or as two."""
    return unicodedata.normalize("NFC", text).casefold()


def _folder(index: Index, path: bytes) -> FolderRow | None:
    row: FolderRow | None = None
    for name in path.split(b"/") if path else []:
        row = index.child(row.id if row else ROOT, name)
        if row is None:
            return None
    return row


def _folder_item(index: Index, folder: bytes, name: bytes, origin: Origin | None) -> EntryItem:
    path = join(folder, name)
    row = _folder(index, path)
    return _item(path, "folder", modified_ns=_changed_ns(row) if row else None, origin=origin.path if origin else "")


def _changed_ns(row: FolderRow) -> int | None:
    attributes = row.own_attributes()
    return attributes.mtime_ns if attributes else None


def _file_item(path: bytes, known: Known) -> EntryItem:
    if known.stat.is_symlink:
        return _item(path, "symlink", modified_ns=known.stat.mtime_ns)
    return _item(path, "file", size=known.stat.size, modified_ns=known.stat.mtime_ns)


def _item(path: bytes, kind: str, *, size: int = 0, modified_ns: int | None = None, origin: str = "") -> EntryItem:
    text, exact = as_text(path)
    modified_s = None if modified_ns is None else modified_ns // _SECOND_NS
    return EntryItem(path=text, path_bytes=exact, kind=kind, size=size, modified_s=modified_s, origin=origin)
