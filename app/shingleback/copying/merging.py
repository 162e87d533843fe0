"""What several runs did as if it were one: the lines that lead from the state before them to the state after them.

Only what has a place in one of both states is listed: what came and went in between leaves no trace. First all files
that are gone lose their names; then one batch has all that moved, with the folders that this takes and those that are
gone; then everything new or changed is listed, folder by folder. So only what was renamed has to fit into one batch,
and everything else may be spread over many.
"""

import sqlite3
from collections.abc import Iterable, Iterator
from typing import Final

from shingleback.copying.chronicle import Place, place_of
from shingleback.copying.entry_lines import gone_line, line_of_folder, moved_line
from shingleback.copying.folders import join
from shingleback.copying.index import ROOT, FolderRow, Index, Known
from shingleback.copying.manifest import Folder, Gone, Moved, Record
from shingleback.copying.relisting import LINES_A_BATCH, Relisting
from shingleback.copying.tree_state import FOLDERS_A_STEP, TreeState, have_same_files, pairs

_SCRATCH: Final = """
CREATE TEMP TABLE IF NOT EXISTS place (id INTEGER PRIMARY KEY, folder INTEGER NOT NULL, name BLOB, kept BLOB);
DELETE FROM place;
CREATE TEMP TABLE IF NOT EXISTS parted (
    id INTEGER PRIMARY KEY, folder INTEGER NOT NULL, name BLOB NOT NULL, new_folder INTEGER, new_name BLOB
);
DELETE FROM parted;
"""


class Merging:
    """From the state `old` to the state `new`, which is made from it while `note` is told what the runs list."""

    def __init__(self, old: Index, new: Index) -> None:
        self._old = TreeState(old)
        self._new = TreeState(new)
        self._scratch = new.scratch(_SCRATCH)
        self._gone_folders: list[int] = []
        self._moved_folders: list[int] = []
        self._touched: set[int] = set()
        self._made: set[int] = set()
        self._has_parted = False

    def note(self, records: Iterable[Record]) -> None:
        """What happened to the places of things, in the order in which it did."""
        for record in records:
            if isinstance(record, Folder | Gone | Moved):
                place = place_of(record)
                values = (place.id, place.folder, place.name, place.kept)
                self._scratch.execute("INSERT OR REPLACE INTO place VALUES (?, ?, ?, ?)", values)

    def batches(self) -> Iterator[list[Record]]:
        """What is to be listed; nothing, now and then, where that takes a while.

        The state before it must stay what it is until all has been taken.
        """
        for _ in self._compare_folders():
            yield []
        self._find_moved_files()
        yield from _bounded(self._gone_files())
        if structure := list(self._structure()):
            yield structure
        yield from Relisting(self._old, self._new, self._old_file, self._made, self._touched).batches()

    # what differs ---------------------------------------------------------------------------------------------

    def _compare_folders(self) -> Iterator[None]:
        """A step for each few."""
        for count, (old, new) in enumerate(pairs(self._old, self._new)):
            if count % FOLDERS_A_STEP == 0:
                yield
            if old is None and new is not None:
                self._touched.add(new.parent)
            elif new is None and old is not None:
                self._compare_gone(old)
            elif old is not None and new is not None:
                self._compare(old, new)

    def _compare(self, old: FolderRow, new: FolderRow) -> None:
        if (old.parent, old.name, old.stored) != (new.parent, new.name, new.stored):
            self._moved_folders.append(old.id)
            self._touched.update((old.parent, new.parent, old.id))
        if not have_same_files(old, new):
            there = {(known.fact.id, name, known.fact.stored) for name, known in new.files().items()}
            for name, known in old.files().items():
                if (known.fact.id, name, known.fact.stored) not in there:
                    self._part(old, known)

    def _compare_gone(self, old: FolderRow) -> None:
        """What went or moved by itself, before the folder did, has a line of its own; the rest goes along."""
        if self._has_parted_from(Place(old.id, old.parent, old.name_on_drive)):
            self._gone_folders.append(old.id)
            self._touched.add(old.parent)
        for name, known in old.files().items():
            if self._has_parted_from(Place(known.fact.id, old.id, known.fact.stored or name)):
                self._part(old, known)

    def _has_parted_from(self, before: Place) -> bool:
        place = self._place(before.id)
        return place is not None and place != before

    def _part(self, folder: FolderRow, known: Known) -> None:
        self._has_parted = True
        values = (known.fact.id, folder.id, known.stat.name)
        self._scratch.execute("INSERT INTO parted VALUES (?, ?, ?, NULL, NULL)", values)

    def _find_moved_files(self) -> None:
        """Those that left their place and have another one."""
        if not self._has_parted:
            return
        for old, new in pairs(self._old, self._new):
            if new is not None and (old is None or not have_same_files(old, new)):
                places = [(new.id, name, known.fact.id) for name, known in new.files().items()]
                self._scratch.executemany("UPDATE parted SET new_folder = ?, new_name = ? WHERE id = ?", places)

    # lines ----------------------------------------------------------------------------------------------------

    def _gone_files(self) -> Iterator[Record]:
        query = "SELECT id, folder, name FROM parted WHERE new_folder IS NULL ORDER BY folder"
        for entry_id, folder, name in self._rows(query):
            parts = self._old.file(folder, name).fact.parts
            yield gone_line(
                entry_id, self._old.spot_of(folder, name), self._kept(entry_id), is_folder=False, parts=parts
            )

    def _structure(self) -> Iterator[Record]:
        """The folders that are gone, the deepest first, all that moved, and the new ones that something moved into."""
        spots = [(folder_id, self._old.spot(folder_id)) for folder_id in self._gone_folders]
        for folder_id, spot in sorted(spots, key=lambda pair: -pair[1].path.count(b"/")):
            yield gone_line(folder_id, spot, self._kept(folder_id), is_folder=True)
        for folder_id in self._moved_folders:
            spot = self._new.spot(folder_id)
            yield from self._make(spot.folder_id)
            yield moved_line(folder_id, self._old.spot(folder_id), spot, is_folder=True)
        query = "SELECT * FROM parted WHERE new_folder IS NOT NULL ORDER BY folder"
        for entry_id, folder, name, new_folder, new_name in self._rows(query):
            yield from self._make(new_folder)
            old, new = self._old.spot_of(folder, name), self._new.spot_of(new_folder, new_name)
            yield moved_line(entry_id, old, new, is_folder=False)

    def _make(self, folder_id: int) -> Iterator[Record]:
        """A folder into which something moved, where it is new, and those around it."""
        if folder_id == ROOT or folder_id in self._made or self._old.has(folder_id):
            return
        self._made.add(folder_id)
        row = self._new.row(folder_id)
        yield from self._make(row.parent)
        yield line_of_folder(row, self._new.spot(folder_id))

    # places ---------------------------------------------------------------------------------------------------

    def _old_file(self, entry_id: int) -> Known | None:
        """What a file was that has moved."""
        if self._has_parted:
            for folder, name in self._rows("SELECT folder, name FROM parted WHERE id = ?", entry_id):
                return self._old.file(folder, name)
        return None

    def _place(self, entry_id: int) -> Place | None:
        for values in self._rows("SELECT id, folder, name, kept FROM place WHERE id = ?", entry_id):
            return Place(*values)
        return None

    def _kept(self, entry_id: int) -> bytes | None:
        """Where below `versions` something is that is gone; None where it is nowhere."""
        place = self._place(entry_id)
        if place is None:
            row = self._old.row(entry_id)
            place = Place(entry_id, row.parent, row.name_on_drive)
        if place.kept is not None or place.name is None or place.folder == ROOT:
            return place.kept
        above = self._kept(place.folder)
        return join(above, place.name) if above is not None else None

    def _rows(self, query: str, *values: int) -> sqlite3.Cursor:
        return self._scratch.execute(query, values)


def _bounded(records: Iterator[Record]) -> Iterator[list[Record]]:
    batch: list[Record] = []
    for record in records:
        batch.append(record)
        if len(batch) == LINES_A_BATCH:
            yield batch
            batch = []
    if batch:
        yield batch
