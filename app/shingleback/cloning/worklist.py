"""The worklist of a move: all files and folders, each once, with their places on the old drive and on the new one.

It is made from the manifest before anything is copied: first from the newest state, then from the versions, from the
newest to the oldest. So on a failing drive, the newest files come first. It is in a file without a name, because it may
be larger than memory.
"""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

import msgspec

from shingleback.cloning.merged_manifest import Renaming
from shingleback.domain.errors import InternalError, Why
from shingleback.engine.files.attributes import Attributes
from shingleback.engine.files.folders import join
from shingleback.engine.repo.catalog import Catalog
from shingleback.engine.repo.format import GoneEntry
from shingleback.engine.repo.index import Index, KnownFile
from shingleback.engine.repo.layout import part_name, paths_of_pieces
from shingleback.engine.repo.merged_segment import TreeState, compared
from shingleback.engine.repo.segments import NamedPath, gone_line
from shingleback.engine.restore.read_order import Copy
from shingleback.store.database import Schema, open_temporary

_SCHEMA: Final = Schema(
    1,
    """
CREATE TABLE file (
    number INTEGER PRIMARY KEY, part INTEGER NOT NULL, id INTEGER NOT NULL UNIQUE, folder INTEGER NOT NULL,
    path BLOB NOT NULL, on_drive BLOB NOT NULL, known BLOB NOT NULL, sources BLOB NOT NULL, target BLOB NOT NULL,
    is_newest INTEGER NOT NULL, is_missing INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX place ON file (target);
CREATE TABLE folder (number INTEGER PRIMARY KEY, id INTEGER NOT NULL UNIQUE, target BLOB, attributes BLOB)
""",
)
_MAX_SOURCES: Final = 8
_OF_PIECE: Final = part_name(b"", 0)[:-1]
_encode = msgspec.msgpack.Encoder().encode
_decode_known = msgspec.msgpack.Decoder(KnownFile).decode
_decode_sources = msgspec.msgpack.Decoder(list[bytes]).decode
_decode_attributes = msgspec.msgpack.Decoder(Attributes | None).decode


class MovedFile(NamedTuple):
    """A file or symlink to move.

    Attributes:
        path: its path in the backup, at the time of the newest version that has it.
        copy: the entry for the content reader, which passes the number to `Worklist.candidates`.
        location: its paths for a line of the manifest if the newest state has it; None if only versions do.
    """

    path: bytes
    copy: Copy
    location: NamedPath | None

    @property
    def number(self) -> int:
        """Its number in the worklist."""
        return self.copy.folder_id

    @property
    def target(self) -> bytes:
        """Its place on the new drive."""
        return self.copy.on_drive

    @property
    def indexed_file(self) -> KnownFile:
        return self.copy.indexed_file

    @property
    def size_bytes(self) -> int:
        return self.indexed_file.stat.size if self.indexed_file.stat.is_file else 0

    @property
    def link_key(self) -> tuple[int, bytes] | None:
        """A key that all hard links of one file share; None if it has only one."""
        fact = self.indexed_file.fact
        return (fact.linked, fact.digest or fact.target or b"") if fact.linked else None

    @property
    def attributes(self) -> Attributes:
        return self.indexed_file.attributes

    @property
    def pieces(self) -> list[bytes]:
        """The places of its pieces on the new drive."""
        return paths_of_pieces(self.target, self.indexed_file.fact.parts)


class MovedFolder(NamedTuple):
    target: bytes
    attributes: Attributes | None


class MovedPart(NamedTuple):
    """One of the backups to move: its number, and its changes of ids and names if it is merged with others."""

    number: int = 0
    renaming: Renaming = Renaming()


class Worklist:
    """The worklist. Attributes: `missing_count`: the number of files that could not be read."""

    def __init__(self) -> None:
        self.missing_count = 0
        self._db = open_temporary(_SCHEMA)

    def close(self) -> None:
        self._db.close()

    # making -----------------------------------------------------------------------------------------------------

    def add_state(
        self, part: MovedPart, old: Catalog, new: Catalog, newer: Index | None, attend: Callable[[], None]
    ) -> None:
        """Add the entries of one state of a backup that no newer state has.

        `old` and `new` are the same state in the old manifest and in the one for the new drive; `newer` is the index of
        the state that was added before.
        """
        for is_same in compared(TreeState(old.index), TreeState(new.index)):
            attend()
            if not is_same:
                raise InternalError(Why.INTERNAL, detail="the two manifests do not say the same")
        kept_folder_ids = newer.kept_folders() if newer is not None else frozenset()
        for path, on_drive, row in old.index.walk():
            attend()
            number = part.renaming.number(row.id)
            if not self._has("folder", number):
                target = new.recorded_folder(row.id)
                values = number, part.renaming.place(target) if target else None, _encode(row.own_attributes())
                self._db.execute("INSERT INTO folder (id, target, attributes) VALUES (?, ?, ?)", values)
            before = newer.folder(row.id) if newer is not None and row.id not in kept_folder_ids else None
            if before is None or before.facts != row.facts:
                for name, indexed_file in row.files().items():
                    location = NamedPath(row.id, join(path, name), join(on_drive, indexed_file.fact.stored or name))
                    self._add_file(part, location, indexed_file, old, new, is_newest=newer is None)
        self._db.commit()

    def _add_file(
        self,
        part: MovedPart,
        location: NamedPath,
        indexed_file: KnownFile,
        old: Catalog,
        new: Catalog,
        *,
        is_newest: bool,
    ) -> None:
        renaming = part.renaming
        if indexed_file.fact.is_only_listed or self._has("file", renaming.number(indexed_file.fact.id)):
            return
        target = new.recorded_place(location.folder_id, location.on_drive, indexed_file.fact.id)
        if target is None:
            raise InternalError(Why.INTERNAL, detail="a version has something that has no place")
        sources = list(dict.fromkeys(old.candidates(location.folder_id, location.on_drive, indexed_file)))[
            :_MAX_SOURCES
        ]
        indexed_file, target = renaming.file(indexed_file), renaming.place(target)
        location = renaming.location(location)
        place = location.folder_id, location.path, location.on_drive
        values = indexed_file.fact.id, *place, _encode(indexed_file), _encode(sources), target, is_newest
        columns = "part, id, folder, path, on_drive, known, sources, target, is_newest"
        self._db.execute(f"INSERT INTO file ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", (part.number, *values))

    def _has(self, table: str, id_: int) -> bool:
        """Whether an id is in a table. They may be far apart in a foreign manifest, so they are not kept in memory."""
        return self._db.execute(f"SELECT 1 FROM {table} WHERE id = ?", (id_,)).fetchone() is not None

    # reading ----------------------------------------------------------------------------------------------------

    def files(self, part: int | None = None) -> Iterator[MovedFile]:
        """Yield the files of all backups, or of one, without missing ones."""
        return self._files("is_missing = 0" + (f" AND part = {part}" if part is not None else ""))

    def folders(self) -> Iterator[MovedFolder]:
        """Yield the folders of each state, the deepest first."""
        for target, attributes in self._db.execute(
            "SELECT target, attributes FROM folder WHERE target IS NOT NULL ORDER BY number DESC"
        ):
            yield MovedFolder(target, _decode_attributes(attributes))

    def candidates(self, number: int) -> list[bytes]:
        """Return the paths where a file may be on the old drive, the likeliest first."""
        (sources,) = self._db.execute("SELECT sources FROM file WHERE number = ?", (number,)).fetchone()
        return _decode_sources(sources)

    def at(self, target: bytes) -> MovedFile | None:
        """Return the file that belongs, itself or with a piece, at a path on the new drive, or None."""
        whole = target.rpartition(_OF_PIECE)[0]
        candidates = (file for place in (target, whole) for file in self._files("target = ?", place))
        return next((file for file in candidates if target in file.pieces), None)

    # missing files ----------------------------------------------------------------------------------------------

    def is_missing(self, file: MovedFile) -> None:
        """Note that a file could not be read from the old drive."""
        self._db.execute("UPDATE file SET is_missing = 1 WHERE number = ?", (file.number,))
        self.missing_count += 1

    def missing_lines(self) -> list[GoneEntry]:
        """Return lines for the missing files that the newest state had."""
        return [
            gone_line(
                file.indexed_file.fact.id, file.location, None, is_folder=False, parts=file.indexed_file.fact.parts
            )
            for file in self._files("is_missing = 1")
            if file.location is not None
        ]

    def _files(self, condition: str, *values: bytes) -> Iterator[MovedFile]:
        columns = "number, target, known, folder, path, on_drive, is_newest"
        rows = self._db.execute(f"SELECT {columns} FROM file WHERE {condition} ORDER BY number", values)
        for number, target, encoded_file, folder, path, on_drive, is_newest in rows:
            location = NamedPath(folder, path, on_drive) if is_newest else None
            yield MovedFile(path, Copy(number, target, _decode_known(encoded_file)), location)
