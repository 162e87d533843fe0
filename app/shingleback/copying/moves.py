"""What was renamed or has several names: looked up by inode, in scratch tables beside the index.

A plan may concern millions of files, so this is not kept in dictionaries.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, NamedTuple

from shingleback.copying.entries import Stat
from shingleback.copying.index import Index

_TABLES: Final = """
CREATE TEMP TABLE linked (
    device INTEGER, inode INTEGER, folder INTEGER, name BLOB, on_drive BLOB, digest BLOB, is_proven INTEGER,
    PRIMARY KEY (device, inode)) WITHOUT ROWID;
CREATE TEMP TABLE same_file (
    device INTEGER, inode INTEGER, number INTEGER UNIQUE, PRIMARY KEY (device, inode)) WITHOUT ROWID;
CREATE TEMP TABLE missing (inode INTEGER, size INTEGER, mtime_ns INTEGER, folder INTEGER, name BLOB);
CREATE TEMP TABLE arrived (inode INTEGER, size INTEGER, mtime_ns INTEGER);
CREATE TEMP TABLE new_folder (id INTEGER PRIMARY KEY, position INTEGER);
CREATE TEMP TABLE moved (folder INTEGER, name BLOB, PRIMARY KEY (folder, name)) WITHOUT ROWID;
"""
_SETTLE: Final = """
CREATE INDEX temp.arrived_key ON arrived (inode, size, mtime_ns);
CREATE TEMP TABLE claim AS SELECT * FROM missing WHERE EXISTS (SELECT 1 FROM arrived
    WHERE arrived.inode = missing.inode AND arrived.size = missing.size AND arrived.mtime_ns = missing.mtime_ns);
CREATE INDEX temp.claim_key ON claim (inode, size, mtime_ns);
DROP TABLE missing; DROP TABLE arrived;
"""


class OldPlace(NamedTuple):
    """Where the drive has the copy of a file that the source has elsewhere now."""

    folder: int
    name: bytes


class FirstName(NamedTuple):
    """A name under which the drive has a file or symlink with several names.

    Attributes:
        folder, name: in the index, where it was there before this run.
        on_drive: its path, where it was copied in this run; then `folder` is -1.
        digest: of a file; of a symlink, what it points to.
        is_proven: its copy surely is what the file is now; else its digest has to be compared first.
    """

    folder: int
    name: bytes
    on_drive: bytes
    digest: bytes
    is_proven: bool = True


class Moves:
    """Fills during the survey; `settle` ends that; then it answers."""

    def __init__(self, index: Index) -> None:
        self._db = index.scratch(_TABLES)

    # renamed files --------------------------------------------------------------------------------------------

    def note_missing(self, folder: int, stat: Stat) -> None:
        """The index has it, and under this name the source has it no more."""
        key = (stat.inode, stat.size, stat.mtime_ns)
        self._db.execute("INSERT INTO missing VALUES (?, ?, ?, ?, ?)", (*key, folder, stat.name))

    def note_arrived(self, files: list[Stat]) -> None:
        """The source has them, and under these names the index does not."""
        rows = [(stat.inode, stat.size, stat.mtime_ns) for stat in files if stat.is_file and stat.links == 1]
        self._db.executemany("INSERT INTO arrived VALUES (?, ?, ?)", rows)

    def settle(self) -> bool:
        """All has been noted. Tells whether any file has moved."""
        self._db.executescript(_SETTLE)
        return self._db.execute("SELECT 1 FROM claim LIMIT 1").fetchone() is not None

    def take_old_place(self, stat: Stat) -> OldPlace | None:
        """Where a file was that has just these numbers; each place is given once."""
        if not stat.is_file or stat.links != 1 or not stat.inode:
            return None
        row = self._db.execute(
            "SELECT rowid, folder, name FROM claim WHERE inode = ? AND size = ? AND mtime_ns = ?",
            (stat.inode, stat.size, stat.mtime_ns),
        ).fetchone()
        if row is None:
            return None
        self._db.execute("DELETE FROM claim WHERE rowid = ?", row[:1])
        return OldPlace._make(row[1:])

    def note_moved(self, folder: int, name: bytes) -> None:
        """The file that has this place now is on the drive already, and gets the place there as well."""
        self._db.execute("INSERT OR IGNORE INTO moved VALUES (?, ?)", (folder, name))

    def has_moved(self, folder: int, name: bytes) -> bool:
        query = "SELECT 1 FROM moved WHERE folder = ? AND name = ?"
        return self._db.execute(query, (folder, name)).fetchone() is not None

    # new folders ----------------------------------------------------------------------------------------------

    def note_new_folder(self, folder_id: int, position: int) -> None:
        """`position`: of its work in the spool."""
        self._db.execute("INSERT INTO new_folder VALUES (?, ?)", (folder_id, position))

    def position_of(self, folder_id: int) -> int | None:
        row = self._db.execute("SELECT position FROM new_folder WHERE id = ?", (folder_id,)).fetchone()
        return row[0] if row else None

    # folders of the source ------------------------------------------------------------------------------------

    def note_folders(self, inodes: Iterator[int]) -> None:
        """The inodes of all folders that the source has now."""
        self._db.execute("CREATE TEMP TABLE present (inode INTEGER PRIMARY KEY)")
        self._db.executemany("INSERT OR IGNORE INTO present VALUES (?)", ((inode,) for inode in inodes))

    def has_folder(self, inode: int) -> bool:
        return self._db.execute("SELECT 1 FROM present WHERE inode = ?", (inode,)).fetchone() is not None

    # several names --------------------------------------------------------------------------------------------

    def remember_name(self, device: int, inode: int, first: FirstName) -> Callable[[], None]:
        """The first one stays, unless it was not proven. Gives what takes that back."""
        before = self.first_name(device, inode)
        self._db.execute(
            "INSERT INTO linked VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET folder = excluded.folder,"
            " name = excluded.name, on_drive = excluded.on_drive, digest = excluded.digest,"
            " is_proven = excluded.is_proven WHERE NOT is_proven",
            (device, inode, *first),
        )
        return partial(self._forget_name, device, inode, before)

    def _forget_name(self, device: int, inode: int, before: FirstName | None) -> None:
        self._db.execute("DELETE FROM linked WHERE device = ? AND inode = ?", (device, inode))
        if before is not None:
            self._db.execute("INSERT INTO linked VALUES (?, ?, ?, ?, ?, ?, ?)", (device, inode, *before))

    def first_name(self, device: int, inode: int) -> FirstName | None:
        query = "SELECT folder, name, on_drive, digest, is_proven FROM linked WHERE device = ? AND inode = ?"
        row = self._db.execute(query, (device, inode)).fetchone()
        return FirstName._make(row) if row else None

    def claim_number(self, device: int, inode: int, number: int, *, is_certain: bool = False) -> int:
        """The number that all names of a file share: the one it has, or this one, or 0 where that is another file's.

        `is_certain`: nothing has happened to the file, so the number is its own, whoever has claimed it.
        """
        key = (device, inode)
        if number and is_certain:
            self._db.execute("DELETE FROM same_file WHERE number = ? OR (device = ? AND inode = ?)", (number, *key))
        if number:
            self._db.execute("INSERT OR IGNORE INTO same_file VALUES (?, ?, ?)", (*key, number))
        row = self._db.execute("SELECT number FROM same_file WHERE device = ? AND inode = ?", key).fetchone()
        return row[0] if row else 0
