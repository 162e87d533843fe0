"""What older versions hold beside the newest state of a backup, so that a check can read each content once.

It lies below `versions`: in what later runs replaced and deleted, or in snapshots. Content that a snapshot shares with
the newest state, or with an earlier snapshot, counts there.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from shingleback.engine.files.folders import join, stat_or_none
from shingleback.engine.repo import layout
from shingleback.engine.repo.catalog import Catalog
from shingleback.engine.repo.index import KEPT, Index, KnownFile, decode_known, encode_known
from shingleback.engine.repo.index_state import VersionRef, walk_kept

_AT_ONCE: Final = 1000
_TABLES: Final = """
CREATE TEMP TABLE IF NOT EXISTS older
    (path BLOB PRIMARY KEY, stat BLOB, fact BLOB, born INTEGER, gone INTEGER, version TEXT, folder INTEGER)
    WITHOUT ROWID;
CREATE TEMP TABLE IF NOT EXISTS met (id INTEGER PRIMARY KEY);
"""

_INSERT: Final = "INSERT OR REPLACE INTO older VALUES (?, ?, ?, ?, ?, ?, ?)"


class OlderFile(NamedTuple):
    """A file or symlink that only older versions have.

    Attributes:
        path: its path on the drive.
        born, gone_run: the runs in which it came and lost its place in the copy, if it is kept.
        snapshot: the version in whose snapshot it is, or empty.
        folder_id: the kept folder that holds it; `KEPT` if it is kept by itself.
    """

    path: bytes
    indexed_file: KnownFile
    born: int
    gone_run: int
    snapshot: str
    folder_id: int

    @property
    def is_kept_alone(self) -> bool:
        return self.folder_id == KEPT and not self.snapshot

    def is_needed(self, versions: Iterable[VersionRef]) -> bool:
        """Whether one of these versions, which are offered, has it."""
        if self.snapshot:
            return any(version.name == self.snapshot for version in versions)
        return any(version.needs(self.born, self.gone_run) for version in versions)


class OlderContent:
    """The files of older versions, collected once.

    Attributes:
        missing: the places of snapshots that are gone.
    """

    def __init__(self, catalog: Catalog, attend: Callable[[], None]) -> None:
        """`catalog` reads the newest state. `attend` is called often, and may raise to end the work."""
        self.missing: list[bytes] = []
        self._catalog = catalog
        self._attend = attend
        self._rows = catalog.index.scratch(_TABLES)
        self._collect_kept()
        self._collect_snapshots()

    def __iter__(self) -> Iterator[OlderFile]:
        query = "SELECT path, stat, fact, born, gone, version, folder FROM older WHERE path > ? ORDER BY path LIMIT ?"
        last = b""
        while batch := [
            OlderFile(path, decode_known(stat, fact), *columns)
            for path, stat, fact, *columns in self._rows.execute(query, (last, _AT_ONCE))
        ]:
            yield from batch
            last = batch[-1].path

    # replaced and deleted files -------------------------------------------------------------------------------

    def _collect_kept(self) -> None:
        index = self._catalog.index
        for kept_file in index.kept_files():
            file = kept_file.indexed_file
            if not file.fact.is_only_listed:
                self._note_kept(layout.kept_path(kept_file.path), file, kept_file.gone_run, KEPT)
        for place, row, gone_run in walk_kept(index):
            self._attend()
            for name, file in row.files().items():
                if not file.fact.is_only_listed:
                    self._note_kept(join(place, file.fact.stored or name), file, gone_run, row.id)

    def _note_kept(self, path: bytes, file: KnownFile, gone_run: int, folder_id: int) -> None:
        """Note a kept file, which counts here even if a snapshot should have it: in a copy of a backup, none may."""
        born = file.fact.born
        if any(version.covers(born, gone_run) for version in self._catalog.versions):
            self._rows.execute(_INSERT, (path, *encode_known(file), born, gone_run, "", folder_id))
            self._rows.execute("INSERT OR IGNORE INTO met VALUES (?)", (file.fact.id,))

    # snapshots ------------------------------------------------------------------------------------------------

    def _collect_snapshots(self) -> None:
        root_fd = self._catalog.root_fd
        snapshots = [version for version in self._catalog.versions if version.snapshot]
        self.missing = [place for place in map(_place_of, snapshots) if stat_or_none(place, root_fd) is None]
        if not snapshots:
            return
        for _ in self._newly_met(self._catalog.index, {}):
            pass
        read: dict[int, int] = {}
        for version, index in self._catalog.states(snapshots):
            place = _place_of(version)
            for on_drive, file in self._newly_met(index, read):
                row = (join(place, on_drive), *encode_known(file), file.fact.born, 0, version.name, KEPT)
                self._rows.execute(_INSERT, row)

    def _newly_met(self, index: Index, read: dict[int, int]) -> Iterator[tuple[bytes, KnownFile]]:
        """Yield the entries, with their paths on the drive, that were not met earlier; `read` is of earlier states."""
        for _, folder, row in index.walk():
            self._attend()
            mark = hash(row.facts)
            if read.get(row.id) == mark:
                continue
            read[row.id] = mark
            for name, file in row.files().items():
                is_new = self._rows.execute("INSERT OR IGNORE INTO met VALUES (?)", (file.fact.id,)).rowcount
                if is_new and not file.fact.is_only_listed:
                    yield join(folder, file.fact.stored or name), file


def files_in_snapshots(catalog: Catalog, ids: set[int]) -> dict[bytes, KnownFile]:
    """Return the files with these ids in all snapshots, by their paths on the drive."""
    snapshots = [version for version in catalog.versions if version.snapshot]
    files_by_path: dict[bytes, KnownFile] = {}
    for version, index in catalog.states(snapshots if ids else []):
        for _, folder, row in index.walk():
            for name, file in row.files().items():
                if file.fact.id in ids:
                    files_by_path[join(_place_of(version), join(folder, file.fact.stored or name))] = file
    return files_by_path


def _place_of(version: VersionRef) -> bytes:
    return layout.version_path(version.name)
