"""Finds names in an index without decoding the files' data: a table holds them, folded for comparison."""

import unicodedata
from collections.abc import Iterator
from typing import Final

from shingleback.engine.repo.index import Index

_SEPARATOR: Final = "/"  # no name contains it
_NAMES_SCHEMA: Final = (
    "CREATE TABLE IF NOT EXISTS names (id INTEGER PRIMARY KEY, folded TEXT NOT NULL)",
    """CREATE TRIGGER IF NOT EXISTS names_changed AFTER UPDATE OF name, stats ON folder
    BEGIN DELETE FROM names WHERE id = old.id; END""",
    """CREATE TRIGGER IF NOT EXISTS names_gone AFTER DELETE ON folder
    BEGIN DELETE FROM names WHERE id = old.id; END""",
)
_WITHOUT: Final = "SELECT id FROM folder WHERE id NOT IN (SELECT id FROM names)"


def note_names(index: Index) -> None:
    """Note the names in all folders that have changed since the last time. The caller commits."""
    db = index.connection
    for statement in _NAMES_SCHEMA:
        db.execute(statement)
    for (folder_id,) in db.execute(_WITHOUT).fetchall():
        row = index.folder(folder_id)
        if row is not None:
            names = [row.name, *(stat.name for stat in row.stats_of_files())]
            line = _SEPARATOR.join(folded(name.decode("utf-8", "replace")) for name in names)
            db.execute("INSERT INTO names VALUES (?, ?)", (folder_id, line))


def with_words(index: Index, text: str) -> Iterator[tuple[int, list[int]]]:
    """Yield the ids of folders, with the numbers of the names in them that contain all words of a text.

    Number 0 is the folder's own name, 1 its first file's. Case is ignored. Folders without matches are included, with
    an empty list.
    """
    search_words = folded(text).split()
    if not search_words:
        return
    for folder_id, line in index.connection.execute("SELECT id, folded FROM names ORDER BY id"):
        if all(word in line for word in search_words):
            names = line.split(_SEPARATOR)
            yield folder_id, [number for number, name in enumerate(names) if all(word in name for word in search_words)]
        else:
            yield folder_id, []


def folded(text: str) -> str:
    """Fold a text so that names can be compared without case.

    Normalizes before and after, since a letter with a mark may be one character or two, and folding may split it.
    """
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", text).casefold())
