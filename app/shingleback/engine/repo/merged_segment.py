"""Writes the lines of a merged segment, which lead from the state before several runs to the state after them.

Only entries with a place in at least one of the two states are listed: those that came and went in between are left
out. First all files that are gone lose their names. Then one batch has all moves, with the new folders that they need
and the folders that are gone. Then all new or changed entries are listed, folder by folder. So only moves have to fit
into one batch, and everything else may be spread over many.

Each state is read from an index.
"""

import sqlite3
from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

import msgspec.structs

from shingleback.engine.repo.format import (
    DEEPEST,
    Folder,
    GoneEntry,
    Moved,
    Record,
)
from shingleback.engine.repo.index import ROOT, FolderRow, Index, KnownFile
from shingleback.engine.repo.run_index import StoredPlace, place_of
from shingleback.engine.repo.segments import (
    NamedPath,
    gone_line,
    line_of_folder,
    line_of_name,
    moved_line,
)

FOLDERS_A_STEP: Final = 1_000
_COPY: Final = f"""
DROP TABLE IF EXISTS copy;
CREATE TEMP TABLE copy AS WITH RECURSIVE inside (id) AS (
    SELECT id FROM folder WHERE parent = {ROOT}
    UNION ALL SELECT folder.id FROM folder JOIN inside ON folder.parent = inside.id
) SELECT id FROM inside ORDER BY id;
"""
LINES_A_BATCH: Final = 10_000

_SCRATCH: Final = """
CREATE TEMP TABLE IF NOT EXISTS place (id INTEGER PRIMARY KEY, folder INTEGER NOT NULL, name BLOB, kept BLOB);
DELETE FROM place;
CREATE TEMP TABLE IF NOT EXISTS parted (
    id INTEGER PRIMARY KEY, folder INTEGER NOT NULL, name BLOB NOT NULL, new_folder INTEGER, new_name BLOB
);
DELETE FROM parted;
"""


class TreeState:
    """A state of the copy. It caches the last folder, because its callers go folder by folder."""

    def __init__(self, index: Index) -> None:
        self.index = index
        self._location: tuple[int, NamedPath] | None = None
        self._files: tuple[int, dict[bytes, KnownFile]] | None = None

    def folders(self) -> Iterator[FolderRow]:
        """Yield all folders of the copy, ordered by id."""
        for (folder_id,) in self.index.scratch(_COPY).execute("SELECT id FROM copy ORDER BY rowid"):
            yield self.row(folder_id)

    def has(self, folder_id: int) -> bool:
        return self.index.folder(folder_id) is not None

    def row(self, folder_id: int) -> FolderRow:
        row = self.index.folder(folder_id)
        if row is None:
            raise KeyError(folder_id)
        return row

    def file(self, folder_id: int, name: bytes) -> KnownFile:
        if self._files is None or self._files[0] != folder_id:
            self._files = folder_id, self.row(folder_id).files()
        return self._files[1][name]

    def location(self, folder_id: int) -> NamedPath:
        if self._location is None or self._location[0] != folder_id:
            self._location = folder_id, NamedPath(self.row(folder_id).parent, *self.index.path_of(folder_id))
        return self._location[1]

    def location_of(self, folder_id: int, name: bytes) -> NamedPath:
        """Return the paths of a file."""
        return self.location(folder_id).inside(folder_id, name, self.file(folder_id, name).fact.stored)


def pairs(old: TreeState, new: TreeState) -> Iterator[tuple[FolderRow | None, FolderRow | None]]:
    """Yield the folders of both states with their counterparts, ordered by id."""
    olds, news = old.folders(), new.folders()
    old_row, new_row = next(olds, None), next(news, None)
    while old_row is not None or new_row is not None:
        if new_row is None or (old_row is not None and old_row.id < new_row.id):
            yield old_row, None
            old_row = next(olds, None)
        elif old_row is None or new_row.id < old_row.id:
            yield None, new_row
            new_row = next(news, None)
        else:
            yield old_row, new_row
            old_row, new_row = next(olds, None), next(news, None)


def compared(old: TreeState, new: TreeState) -> Iterator[bool]:
    """Compare two states in steps; each yields whether all folders so far are the same in both."""
    is_same = True
    for count, (old_row, new_row) in enumerate(pairs(old, new), 1):
        is_same = is_same and old_row == new_row
        if count % FOLDERS_A_STEP == 0:
            yield is_same
    yield is_same


def have_same_files(old: FolderRow, new: FolderRow) -> bool:
    return (old.stats, old.facts) == (new.stats, new.facts)


class _Open(NamedTuple):
    """A folder that is being listed. `made_in` is the batch that made it if it is new; 0 for an earlier one."""

    row: FolderRow
    location: NamedPath
    before: FolderRow | None
    made_in: int


class Relisting:
    """Lists the new and changed entries, folder by folder.

    An entry that is put into a folder makes the folder's attributes uncertain, until a line states them in the same
    batch or a later one. So a new folder is listed again after its contents, if those took more than one batch.
    """

    def __init__(
        self,
        old: TreeState,
        new: TreeState,
        old_file: Callable[[int], KnownFile | None],
        created_folders: set[int],
        touched: set[int],
    ) -> None:
        """`old_file` returns the old record of a moved file. `created_folders` are new folders that are listed already.

        `touched` are folders to which subfolders were added, or from which some were removed.
        """
        self._old = old
        self._new = new
        self._old_file = old_file
        self._created_folders = created_folders
        self._touched = touched
        self._open: list[_Open] = []
        self._batch: list[Record] = []
        self._number = 1

    def batches(self) -> Iterator[list[Record]]:
        for path, on_drive, row in self._new.index.walk():
            while self._open and self._open[-1].row.id != row.parent:
                self._leave()
            location = NamedPath(row.parent, path, on_drive)
            before = self._old.index.folder(row.id)
            is_listed = before is not None or row.id in self._created_folders
            self._open.append(_Open(row, location, before, 0 if is_listed else self._number))
            if not is_listed:
                self._batch.append(line_of_folder(row, location))
            yield from self._full()
            for record in self._files(self._open[-1]):
                self._batch.append(record)
                yield from self._full()
        while self._open:
            self._leave()
        if self._batch:
            yield self._batch

    def _full(self) -> Iterator[list[Record]]:
        """Yield the batch if it is full, and begin the next one."""
        if len(self._batch) >= LINES_A_BATCH:
            yield self._batch
            self._batch, self._number = [], self._number + 1

    def _leave(self) -> None:
        row, location, before, made_in = self._open.pop()
        if before is None:
            is_doubtful = made_in != self._number
        else:
            in_its_place = before._replace(parent=row.parent, name=row.name, stored=row.stored)
            is_doubtful = row.id in self._touched or in_its_place != row
        if is_doubtful:
            self._batch.append(line_of_folder(row, location))

    def _files(self, folder: _Open) -> Iterator[Record]:
        row, before = folder.row, folder.before
        if before is not None and have_same_files(before, row):
            return
        olds = {file.fact.id: file for file in before.files().values()} if before is not None else {}
        for name, file in row.files().items():
            old = olds.get(file.fact.id) or self._old_file(file.fact.id)
            if old is not None:  # a change of the name alone has its own line
                stat = msgspec.structs.replace(old.stat, name=file.stat.name)
                old = KnownFile(stat, msgspec.structs.replace(old.fact, stored=file.fact.stored))
            if old != file:
                yield line_of_name(file, folder.location.inside(row.id, name, file.fact.stored))


class Merging:
    """Lists the way from the state `old` to `new`, which is built while `note` receives the records of the runs."""

    def __init__(self, old: Index, new: Index) -> None:
        self._old = TreeState(old)
        self._new = TreeState(new)
        self._scratch = new.scratch(_SCRATCH)
        self._gone_folders: list[int] = []
        self._moved_folders: list[int] = []
        self._touched: set[int] = set()
        self._created_folders: set[int] = set()
        self._has_parted = False

    def note(self, records: Iterable[Record]) -> None:
        """Note the places of entries from the records of the runs, in order."""
        for record in records:
            if isinstance(record, Folder | GoneEntry | Moved):
                place = place_of(record)
                values = (place.id, place.folder, place.name, place.kept_at)
                self._scratch.execute("INSERT OR REPLACE INTO place VALUES (?, ?, ?, ?)", values)

    def batches(self) -> Iterator[list[Record]]:
        """Yield the batches to be listed; empty ones are steps of a long computation.

        The index of the old state must not change until all batches are taken.
        """
        for _ in self._compare_folders():
            yield []
        if self._has_parted:  # find the new places of the files that left their old ones
            for old, new in pairs(self._old, self._new):
                if new is not None and (old is None or not have_same_files(old, new)):
                    places = [(new.id, name, file.fact.id) for name, file in new.files().items()]
                    self._scratch.executemany("UPDATE parted SET new_folder = ?, new_name = ? WHERE id = ?", places)
        yield from _bounded(self._gone_files())
        if structure := list(self._structure()):
            yield structure
        yield from Relisting(self._old, self._new, self._old_file, self._created_folders, self._touched).batches()

    # differences ----------------------------------------------------------------------------------------------

    def _compare_folders(self) -> Iterator[None]:
        """Compare the folders of both states, in steps."""
        for count, (old, new) in enumerate(pairs(self._old, self._new)):
            if count % FOLDERS_A_STEP == 0:
                yield
            if old is None and new is not None:
                self._touched.add(new.parent)
            elif new is None and old is not None:
                # Entries that were moved or deleted separately get their own lines.
                if self._has_parted_from(StoredPlace(old.id, old.parent, old.name_on_drive)):
                    self._gone_folders.append(old.id)
                    self._touched.add(old.parent)
                for name, file in old.files().items():
                    if self._has_parted_from(StoredPlace(file.fact.id, old.id, file.fact.stored or name)):
                        self._part(old, file)
            elif old is not None and new is not None:
                self._compare(old, new)

    def _compare(self, old: FolderRow, new: FolderRow) -> None:
        if (old.parent, old.name, old.stored) != (new.parent, new.name, new.stored):
            self._moved_folders.append(old.id)
            self._touched.update((old.parent, new.parent, old.id))
        if not have_same_files(old, new):
            new_places = {(file.fact.id, name, file.fact.stored) for name, file in new.files().items()}
            for name, file in old.files().items():
                if (file.fact.id, name, file.fact.stored) not in new_places:
                    self._part(old, file)

    def _has_parted_from(self, before: StoredPlace) -> bool:
        place = self._place(before.id)
        return place is not None and place != before

    def _part(self, folder: FolderRow, file: KnownFile) -> None:
        self._has_parted = True
        values = (file.fact.id, folder.id, file.stat.name)
        self._scratch.execute("INSERT INTO parted VALUES (?, ?, ?, NULL, NULL)", values)

    # lines ----------------------------------------------------------------------------------------------------

    def _gone_files(self) -> Iterator[Record]:
        query = "SELECT id, folder, name FROM parted WHERE new_folder IS NULL ORDER BY folder"
        for entry_id, folder, name in self._rows(query):
            parts = self._old.file(folder, name).fact.parts
            yield gone_line(
                entry_id, self._old.location_of(folder, name), self._kept_at(entry_id), is_folder=False, parts=parts
            )

    def _structure(self) -> Iterator[Record]:
        """Yield the folders that are gone, the deepest first, all moves, and the new folders that they need."""
        locations = [(folder_id, self._old.location(folder_id)) for folder_id in self._gone_folders]
        for folder_id, location in sorted(locations, key=lambda pair: -pair[1].path.count(b"/")):
            yield gone_line(folder_id, location, self._kept_at(folder_id), is_folder=True)
        for folder_id in self._moved_folders:
            location = self._new.location(folder_id)
            yield from self._make(location.folder_id)
            yield moved_line(folder_id, self._old.location(folder_id), location, is_folder=True)
        query = "SELECT * FROM parted WHERE new_folder IS NOT NULL ORDER BY folder"
        for entry_id, folder, name, new_folder, new_name in self._rows(query):
            yield from self._make(new_folder)
            old, new = self._old.location_of(folder, name), self._new.location_of(new_folder, new_name)
            yield moved_line(entry_id, old, new, is_folder=False)

    def _make(self, folder_id: int) -> Iterator[Record]:
        """List a new folder into which an entry moves, and its parents."""
        missing: list[FolderRow] = []
        while not (folder_id == ROOT or folder_id in self._created_folders or self._old.has(folder_id)):
            self._created_folders.add(folder_id)
            missing.append(self._new.row(folder_id))
            folder_id = missing[-1].parent
        for row in reversed(missing):
            yield line_of_folder(row, self._new.location(row.id))

    # places ---------------------------------------------------------------------------------------------------

    def _old_file(self, entry_id: int) -> KnownFile | None:
        """Return the old record of a moved file, or None."""
        if self._has_parted:
            for folder, name in self._rows("SELECT folder, name FROM parted WHERE id = ?", entry_id):
                return self._old.file(folder, name)
        return None

    def _place(self, entry_id: int) -> StoredPlace | None:
        for values in self._rows("SELECT id, folder, name, kept FROM place WHERE id = ?", entry_id):
            return StoredPlace(*values)
        return None

    def _kept_at(self, entry_id: int) -> bytes | None:
        """Return the path of a gone entry below `versions`; None if it is not kept."""
        names: list[bytes] = []
        while len(names) < DEEPEST:
            place = self._place(entry_id)
            if place is None:
                row = self._old.row(entry_id)
                place = StoredPlace(entry_id, row.parent, row.name_on_drive)
            if place.kept_at is not None:
                return b"/".join([place.kept_at, *reversed(names)])
            if place.name is None or place.folder == ROOT:
                return None
            names.append(place.name)
            entry_id = place.folder
        raise KeyError(entry_id)  # a manifest may claim that each of two folders is in the other

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
