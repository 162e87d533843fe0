"""The local index: a record of what the drive holds, which saves reading the drive.

It has one row per folder, under its id in the manifest. A folder's files are in two blobs of the same order: the state
of the source (`stats`) and the records of the copy (`facts`). An unchanged folder is recognized by comparing the first
blob as bytes. Entries that lost their place and are kept for a version stay in the index: a folder with its row, below
`KEPT`, under its kept path; a file in a separate table.

The index is a cache: it can be lost at any time and is then rebuilt from the manifest on the drive. The folder with
the indexes of all backups is marked as a cache, so that no backup copies it.
"""

import os
import sqlite3
from collections.abc import Callable, Iterator
from operator import attrgetter
from pathlib import Path
from typing import Final, NamedTuple

import msgspec.structs

from shingleback.domain.errors import UsageError, Why
from shingleback.engine.files.attributes import Attributes, Stat
from shingleback.engine.files.folders import join
from shingleback.engine.repo import layout
from shingleback.engine.repo.format import DEEPEST, LONGEST_PATH_BYTES, CopyFact
from shingleback.store import private_files
from shingleback.store.database import (
    PATIENCE_S,
    Schema,
    decoding,
    note_use,
    open_database,
    open_finished,
    open_temporary,
    remove,
)

ROOT: Final = 0  # the parent of the sources' top folders
KEPT: Final = -1
"""The parent of folders that are kept for versions; their name is the path below `versions`."""
_MOVING: Final = -2  # parent of folders that are being moved
_NO_RUN: Final = 0
_SCHEMA: Final = Schema(
    6,
    f"""
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value BLOB) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS folder (
    id INTEGER PRIMARY KEY, parent INTEGER NOT NULL, name BLOB NOT NULL, stored BLOB, inode INTEGER NOT NULL,
    ctime_ns INTEGER NOT NULL, attributes BLOB, stats BLOB NOT NULL, facts BLOB NOT NULL,
    gone INTEGER NOT NULL DEFAULT {_NO_RUN}, UNIQUE (parent, name)
);
CREATE INDEX IF NOT EXISTS folder_by_inode ON folder (inode);
CREATE TABLE IF NOT EXISTS kept
    (path BLOB PRIMARY KEY, born INTEGER NOT NULL, gone INTEGER NOT NULL, parts INTEGER NOT NULL, size INTEGER NOT NULL,
    stat BLOB NOT NULL, fact BLOB NOT NULL) WITHOUT ROWID
""",
    is_cache=True,
    is_write_ahead=True,
)

_LOST_NS: Final = -1  # a change time that the source never has

_by_name = attrgetter("name")
_encode = msgspec.msgpack.Encoder().encode

_decode_stats = decoding(msgspec.msgpack.Decoder(list[Stat]))
_decode_facts = decoding(msgspec.msgpack.Decoder(list[CopyFact]))
_decode_attributes = decoding(msgspec.msgpack.Decoder(Attributes))
_decode_stat = decoding(msgspec.msgpack.Decoder(Stat))
_decode_fact = decoding(msgspec.msgpack.Decoder(CopyFact))
_COLUMNS: Final = "id, parent, name, stored, inode, ctime_ns, attributes, stats, facts, gone"
_KEPT_COLUMNS: Final = "path, born, gone, parts, size, stat, fact"
_NO_FILES: Final = _encode([])
_INSIDE: Final = (  # a folder and all folders in it
    "WITH RECURSIVE inside (id) AS"
    " (SELECT ? UNION SELECT folder.id FROM folder JOIN inside ON folder.parent = inside.id)"
)

_TAG: Final = """\
Signature: 8a477f597d28d172789f06886806bc55
# What is in here is made again from the manifests of the backups when it is missing.
"""


class KnownFile(msgspec.Struct, frozen=True, gc=False):
    """One file of a folder: its state in the source when it was copied, and the record of the copy."""

    stat: Stat
    fact: CopyFact

    @property
    def is_lost(self) -> bool:
        """Whether its place on the drive does not hold its content, so that a run has to write it again."""
        return self.stat.ctime_ns == _LOST_NS

    def as_lost(self) -> "KnownFile":
        return KnownFile(msgspec.structs.replace(self.stat, ctime_ns=_LOST_NS), self.fact)

    def as_healed(self) -> "KnownFile":
        """Return the record of a lost file whose place has the content again; the next run reads the source again."""
        return KnownFile(msgspec.structs.replace(self.stat, ctime_ns=0), self.fact)

    @property
    def attributes(self) -> Attributes:
        return self.stat.attributes(self.fact.extra)


def encode_known(indexed_file: KnownFile) -> tuple[bytes, bytes]:
    """Encode the record of one file."""
    return _encode(indexed_file.stat), _encode(indexed_file.fact)


def decode_known(stat: bytes, fact: bytes) -> KnownFile:
    return KnownFile(_decode_stat(stat), _decode_fact(fact))


class FolderRow(NamedTuple):
    """A folder's row in the index.

    Attributes:
        ctime_ns: the source folder's ctime when its attributes were last set on the drive; 0 if something in it has
            changed since.
        stats, facts: the encoded data of its files; `files` decodes them.
        gone_run: the run that took it out of the copy; 0 if it is in the copy.
    """

    id: int
    parent: int
    name: bytes
    stored: bytes | None
    inode: int
    ctime_ns: int
    attributes: bytes | None
    stats: bytes
    facts: bytes
    gone_run: int

    @property
    def name_on_drive(self) -> bytes:
        return self.stored or self.name

    def files(self) -> dict[bytes, KnownFile]:
        stats, facts = _decode_stats(self.stats), _decode_facts(self.facts)
        return {stat.name: KnownFile(stat, fact) for stat, fact in zip(stats, facts, strict=True)}

    def stats_of_files(self) -> list[Stat]:
        """Return the states of the files, sorted by name."""
        return _decode_stats(self.stats)

    def own_attributes(self) -> Attributes | None:
        return _decode_attributes(self.attributes) if self.attributes is not None else None

    def lacks_owner_of(self, now: Stat) -> bool:
        """Whether a run that could not see the folder's owner recorded it, and this one can."""
        before = self.own_attributes()
        return before is not None and not before.has_owner and now.has_owner


def encode_stats(stats: list[Stat]) -> bytes:
    """Encode the states of files, sorted by name because the order of reading varies, to compare folders as bytes."""
    return _encode(sorted(stats, key=_by_name))


class KeptFile(NamedTuple):
    """A kept file, which came in the run `born` and lost its place in the run `gone_run`; `path` is below `versions`.

    `stat` and `fact` are its encoded record, which `indexed_file` decodes.
    """

    path: bytes
    born: int
    gone_run: int
    parts: int
    size: int
    stat: bytes
    fact: bytes

    @classmethod
    def of(cls, path: bytes, indexed_file: KnownFile, gone_run: int, parts: int) -> "KeptFile":
        return cls(path, indexed_file.fact.born, gone_run, parts, indexed_file.stat.size, *encode_known(indexed_file))

    @property
    def indexed_file(self) -> KnownFile:
        return decode_known(self.stat, self.fact)


class Index:
    """The tree of folders of one backup."""

    def __init__(self, path: Path | None, *, is_finished: bool = False, patience_s: float = PATIENCE_S) -> None:
        """Open or create the index at `path`; None makes a temporary one.

        A file that is damaged or of another version is started over. An index that `is_finished` is only read, and
        nobody changes it: raises sqlite3.Error if the file is missing or no index of this version. Otherwise raises
        the errors of `open_database`.
        """
        if path is None:
            self._db = open_temporary(_SCHEMA)
        else:
            self._db = open_finished(path, _SCHEMA) if is_finished else open_database(path, _SCHEMA, patience_s)

    def close(self) -> None:
        self._db.close()

    # meta -------------------------------------------------------------------------------------------------------

    def get(self, key: str) -> bytes | None:
        row = self._db.execute("SELECT value FROM meta WHERE key = ?", (key,)).fetchone()
        return row[0] if row else None

    def set(self, key: str, value: bytes) -> None:
        self._db.execute("INSERT OR REPLACE INTO meta VALUES (?, ?)", (key, value))

    @property
    def connection(self) -> sqlite3.Connection:
        """The connection, for callers that keep their own tables in the same database."""
        return self._db

    def commit(self) -> None:
        self._db.commit()

    def rollback(self) -> None:
        self._db.rollback()

    @property
    def has_lost(self) -> bool:
        """Whether an entry is marked as lost."""
        return bool(self.get("has-lost"))

    @has_lost.setter
    def has_lost(self, value: bool) -> None:
        self.set("has-lost", b"1" if value else b"")

    def clear(self) -> None:
        self._db.execute("DELETE FROM folder")
        self._db.execute("DELETE FROM kept")
        self._db.execute("DELETE FROM meta")

    # reading ----------------------------------------------------------------------------------------------------

    @property
    def is_empty(self) -> bool:
        return self._db.execute("SELECT 1 FROM folder LIMIT 1").fetchone() is None

    @property
    def has_files(self) -> bool:
        """Whether any folder in the copy has files."""
        query = "SELECT 1 FROM folder WHERE gone = 0 AND stats != ? LIMIT 1"
        return self._db.execute(query, (_NO_FILES,)).fetchone() is not None

    def folder(self, folder_id: int) -> FolderRow | None:
        return self._row(f"SELECT {_COLUMNS} FROM folder WHERE id = ?", folder_id)

    def child(self, parent: int, name: bytes) -> FolderRow | None:
        return self._row(f"SELECT {_COLUMNS} FROM folder WHERE parent = ? AND name = ?", parent, name)

    def parent(self, folder_id: int) -> int | None:
        """Return the id of the folder that contains this one; None if there is no such folder."""
        row = self._db.execute("SELECT parent FROM folder WHERE id = ?", (folder_id,)).fetchone()
        return row[0] if row else None

    def has_room_for(self, folder_id: int, parent: int, name: bytes) -> bool:
        """Whether no other folder has this name there."""
        row = self._db.execute("SELECT id FROM folder WHERE parent = ? AND name = ?", (parent, name)).fetchone()
        return row is None or row[0] == folder_id

    def with_inode(self, inode: int) -> list[FolderRow]:
        rows = self._db.execute(f"SELECT {_COLUMNS} FROM folder WHERE inode = ?", (inode,))
        return [FolderRow._make(row) for row in rows]

    def children(self, parent: int) -> list[tuple[int, bytes]]:
        """Return the ids and names of the subfolders."""
        return self._db.execute("SELECT id, name FROM folder WHERE parent = ? ORDER BY id", (parent,)).fetchall()

    def walk(self, enters: Callable[[bytes], bool] = lambda _path: True) -> Iterator[tuple[bytes, bytes, FolderRow]]:
        """Yield all folders, each before its subfolders, with their paths in the backup and on the drive.

        A folder for which `enters` returns false is skipped with everything in it.
        """
        waiting = self._below(ROOT, b"", b"")
        while waiting:
            folder_id, path, above = waiting.pop()
            if len(path) > LONGEST_PATH_BYTES:
                raise UsageError(Why.MANIFEST_DAMAGED, file=os.fsdecode(layout.MANIFEST))
            row = self.folder(folder_id) if enters(path) else None
            if row is not None:
                on_drive = join(above, row.name_on_drive)
                yield path, on_drive, row
                waiting += self._below(folder_id, path, on_drive)

    def _below(self, folder_id: int, path: bytes, on_drive: bytes) -> list[tuple[int, bytes, bytes]]:
        """Return the subfolders, the last one first."""
        return [(child_id, join(path, name), on_drive) for child_id, name in reversed(self.children(folder_id))]

    def path_of(self, folder_id: int) -> tuple[bytes, bytes]:
        """Return the path in the backup and the path on the drive. Raises KeyError if the folder is not in the copy."""
        names: list[bytes] = []
        stored: list[bytes] = []
        while folder_id != ROOT:
            row = self.folder(folder_id)
            if row is None or len(names) == DEEPEST:  # a manifest may claim that each of two folders is in the other
                raise KeyError(folder_id)
            names.append(row.name)
            stored.append(row.name_on_drive)
            folder_id = row.parent
        return b"/".join(reversed(names)), b"/".join(reversed(stored))

    def inside(self, folder_id: int) -> Iterator[FolderRow]:
        """Yield a folder and all folders inside it."""
        for (inner_id,) in self._db.execute(f"{_INSIDE} SELECT id FROM inside", (folder_id,)).fetchall():
            row = self.folder(inner_id)
            if row is not None:
                yield row

    def _row(self, query: str, *values: int | bytes) -> FolderRow | None:
        row = self._db.execute(query, values).fetchone()
        return FolderRow._make(row) if row else None

    # changing ---------------------------------------------------------------------------------------------------

    def add_folder(self, folder_id: int, parent: int, name: bytes, *, stored: bytes | None, inode: int) -> None:
        self._db.execute(
            f"INSERT OR REPLACE INTO folder ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, 0, NULL, ?, ?, {_NO_RUN})",
            (folder_id, parent, name, stored, inode, _NO_FILES, _NO_FILES),
        )

    def set_attributes(self, folder_id: int, attributes: Attributes, *, inode: int, ctime_ns: int) -> None:
        self._db.execute(
            "UPDATE folder SET attributes = ?, inode = ?, ctime_ns = ? WHERE id = ?",
            (_encode(attributes), inode, ctime_ns, folder_id),
        )

    def note_change(self, folder_id: int) -> None:
        """Note that an entry was added or removed, so that the folder's times on the drive are not the source's."""
        self._db.execute("UPDATE folder SET ctime_ns = 0 WHERE id = ?", (folder_id,))

    def set_files(self, folder_id: int, files: dict[bytes, KnownFile]) -> None:
        indexed_files = [files[name] for name in sorted(files)]
        stats, facts = [entry.stat for entry in indexed_files], [entry.fact for entry in indexed_files]
        self._db.execute(
            "UPDATE folder SET stats = ?, facts = ? WHERE id = ?", (_encode(stats), _encode(facts), folder_id)
        )

    def take_out(self, folder_id: int) -> None:
        """Take a folder out of its place; `move_folder` gives it a new one."""
        self._db.execute("UPDATE folder SET parent = ?, name = ? WHERE id = ?", (_MOVING, b"%d" % folder_id, folder_id))

    def move_folder(self, folder_id: int, parent: int, name: bytes, stored: bytes | None) -> None:
        self._db.execute(
            "UPDATE OR REPLACE folder SET parent = ?, name = ?, stored = ? WHERE id = ?",
            (parent, name, stored, folder_id),
        )

    def keep_folder(self, folder_id: int, path: bytes, run: int) -> None:
        """Move a folder with its contents from the copy to a path below `versions`."""
        self._db.execute(
            "UPDATE OR REPLACE folder SET parent = ?, name = ?, stored = NULL, gone = ? WHERE id = ?",
            (KEPT, path, run, folder_id),
        )
        self._db.execute(f"{_INSIDE} UPDATE folder SET inode = 0 WHERE id IN inside", (folder_id,))

    def keep_file(self, kept_file: KeptFile) -> None:
        self._db.execute("INSERT OR REPLACE INTO kept VALUES (?, ?, ?, ?, ?, ?, ?)", kept_file)

    def remove_folder(self, folder_id: int) -> None:
        """Remove a folder and its contents from the index."""
        self._db.execute(f"{_INSIDE} DELETE FROM folder WHERE id IN inside", (folder_id,))

    def forget_kept(self, path: bytes) -> None:
        self._db.execute("DELETE FROM kept WHERE path = ?", (path,))

    # kept entries -----------------------------------------------------------------------------------------------

    def kept_folders(self) -> frozenset[int]:
        """Return the ids of all kept folders and of the folders inside them."""
        rows = self._db.execute(
            f"WITH RECURSIVE inside (id) AS (SELECT id FROM folder WHERE parent = {KEPT} UNION SELECT folder.id"
            " FROM folder JOIN inside ON folder.parent = inside.id) SELECT id FROM inside"
        )
        return frozenset(row[0] for row in rows)

    def kept_files(self) -> Iterator[KeptFile]:
        for row in self._db.execute(f"SELECT {_KEPT_COLUMNS} FROM kept").fetchall():
            yield KeptFile._make(row)

    def kept_file(self, path: bytes) -> KeptFile | None:
        row = self._db.execute(f"SELECT {_KEPT_COLUMNS} FROM kept WHERE path = ?", (path,)).fetchone()
        return KeptFile._make(row) if row else None

    def set_kept(self, path: bytes, indexed_file: KnownFile) -> None:
        """Replace the record of a kept file."""
        self._db.execute("UPDATE kept SET stat = ?, fact = ? WHERE path = ?", (*encode_known(indexed_file), path))

    def is_kept(self, path: bytes) -> bool:
        """Whether an entry is kept at exactly this path."""
        query = f"SELECT 1 FROM kept WHERE path = ? UNION ALL SELECT 1 FROM folder WHERE parent = {KEPT} AND name = ?"
        return self._db.execute(query, (path, path)).fetchone() is not None

    def is_kept_below(self, path: bytes) -> bool:
        """Whether an entry is kept below this path, so that the path must be a folder."""
        span = (path + b"/", path + b"0")  # "0" is the character after "/"
        query = (
            "SELECT 1 FROM kept WHERE path > ? AND path < ? UNION ALL"
            f" SELECT 1 FROM folder WHERE parent = {KEPT} AND name > ? AND name < ?"
        )
        return self._db.execute(query, span + span).fetchone() is not None

    def scratch(self, statements: str) -> sqlite3.Connection:
        """Create temporary tables with `statements`, and return the connection to use them."""
        self._db.executescript(statements)
        return self._db


def mark_as_cache(folder: Path) -> None:
    """Mark a folder by the Cache Directory Tagging Specification (bford.info/cachedir). Raises OSError."""
    tag = folder / "CACHEDIR.TAG"
    if not tag.exists():
        private_files.replace(tag, _TAG.encode("ascii"))


class IndexStore:
    """The folder with the indexes of all backups, marked as a cache."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def open(self, backup: str) -> Index:
        mark_as_cache(self._folder)
        index = Index(self._file(backup))
        note_use(self._file(backup))
        return index

    def has(self, backup: str) -> bool:
        return self._file(backup).exists()

    def forget(self, backup: str) -> None:
        """Remove the index of a backup. Raises OSError."""
        remove(self._file(backup))

    @property
    def spool_folder(self) -> Path:
        """The folder for the temporary files of a run, which is on a disk and not in memory."""
        private_files.make_folder(self._folder)
        return self._folder

    def _file(self, backup: str) -> Path:
        return self._folder / f"{backup}.sqlite"
