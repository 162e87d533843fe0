"""The differences between two versions: added, changed, moved and removed, by the ids in the manifest.

The folders of both versions are walked side by side, and differences go into a temporary table, so memory is bounded
whatever the size of the backup. The contents of a moved folder are not listed: they have moved with it.
"""

from collections.abc import Callable, Iterator
from typing import Final

from shingleback.domain.text import as_text
from shingleback.engine.files.folders import join
from shingleback.engine.repo.index import FolderRow, Index, KnownFile
from shingleback.engine.repo.merged_segment import FOLDERS_A_STEP, TreeState, have_same_files, pairs
from shingleback.protocol.result_items import ChangeItem, ChangeKind, Tally

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


class Differences:
    """Attributes: `tallies`: files and their sizes, by the kind of change; complete when all batches were taken."""

    def __init__(self, old: Index, new: Index, attend: Callable[[], None]) -> None:
        """`attend` is called now and then, and may raise."""
        self.tallies = dict.fromkeys(ChangeKind, Tally())
        self._old, self._new = TreeState(old), TreeState(new)
        self._attend = attend
        self._db = new.scratch(_SCRATCH)

    def batches(self) -> Iterator[list[ChangeItem]]:
        self._note_all()
        self._pair()
        batch: list[ChangeItem] = []
        for item in self._items():
            self._count(item)
            batch.append(item)
            if len(batch) == ITEMS_A_BATCH:
                self._attend()
                yield batch
                batch = []
        if batch:
            yield batch

    # what differs ---------------------------------------------------------------------------------------------

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
        self._note_files(_OLD, old, [known for name, known in olds.items() if not _is_in(name, known, news)])
        self._note_files(_NEW, new, [known for name, known in news.items() if not _is_in(name, known, olds)])

    def _note_folder(self, side: int, row: FolderRow) -> None:
        path = self._state(side).spot(row.id).path
        self._insert([(row.id, side, row.parent, row.name, path, "folder", 0, b"")])

    def _note_files(self, side: int, row: FolderRow, files: list[KnownFile]) -> None:
        if not files:
            return
        path = self._state(side).spot(row.id).path
        self._insert(
            [
                (known.fact.id, side, row.id, known.stat.name, join(path, known.stat.name), *_content_of(known))
                for known in files
            ]
        )

    def _insert(self, rows: list[tuple[int, int, int, bytes, bytes, str, int, bytes]]) -> None:
        self._db.executemany("INSERT OR REPLACE INTO differing VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL)", rows)

    def _pair(self) -> None:
        """Pairs entries first by id, then by place: in the same folder, or at the same path."""
        self._db.execute(_PAIR_BY_ID)
        for place in _PLACES:
            self._attend()
            self._db.execute(_PAIR_BY_PLACE.format(place=place, side=_NEW))
            self._db.execute(_PAIR_BACK)

    def _state(self, side: int) -> TreeState:
        return self._old if side == _OLD else self._new

    # results --------------------------------------------------------------------------------------------------

    def _items(self) -> Iterator[ChangeItem]:
        for row in self._db.execute(_PAIRS.format(which="new.partner = new.id")):
            if row[1] != row[5]:  # otherwise its folder was made again
                yield _item(ChangeKind.MOVED, row[4], row[5], row[6], old_size=row[2], origin=row[1])
        for row in self._db.execute(_PAIRS.format(which="new.partner != new.id")):
            old_kind, old_path, old_size, old_content, kind, path, size, content = row
            if kind == old_kind and content == old_content and size == old_size:
                if path != old_path:  # its folder was made again under another name
                    yield _item(ChangeKind.MOVED, kind, path, size, old_size=old_size, origin=old_path)
            else:
                origin = old_path if path != old_path else b""
                yield _item(ChangeKind.CHANGED, kind, path, size, old_size=old_size, origin=origin)
        for kind, path, size in self._db.execute(_SINGLE, (_NEW,)):
            yield _item(ChangeKind.ADDED, kind, path, size)
        for kind, path, size in self._db.execute(_SINGLE, (_OLD,)):
            yield _item(ChangeKind.REMOVED, kind, path, size)

    def _count(self, item: ChangeItem) -> None:
        if item.kind != "folder":
            before = self.tallies[item.change]
            self.tallies[item.change] = Tally(before.files + 1, before.bytes + item.size)


def _is_in(name: bytes, known: KnownFile, others: dict[bytes, KnownFile]) -> bool:
    """The same thing under the same name; its attributes may differ."""
    other = others.get(name)
    return other is not None and other.fact.id == known.fact.id


def _content_of(known: KnownFile) -> tuple[str, int, bytes]:
    if known.stat.is_symlink:
        return "symlink", 0, known.fact.target or b""
    return "file", known.stat.size, known.fact.digest


def _item(change: ChangeKind, kind: str, path: bytes, size: int, old_size: int = 0, origin: bytes = b"") -> ChangeItem:
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
