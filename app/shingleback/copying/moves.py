"""What was renamed or has several names: looked up by inode, in scratch tables beside the index.

A plan may concern millions of files, so this is not kept in dictionaries.
"""

from typing import Final, NamedTuple

from shingleback.copying.entries import Stat
from shingleback.copying.index import Index

_TABLES: Final = """
CREATE TEMP TABLE linked (
    device INTEGER, inode INTEGER, folder INTEGER, name BLOB, on_drive BLOB, digest BLOB, is_proven INTEGER,
    PRIMARY KEY (device, inode)) WITHOUT ROWID;
CREATE TEMP TABLE missing (inode INTEGER, size INTEGER, mtime_ns INTEGER, folder INTEGER, name BLOB);
CREATE TEMP TABLE arrived (inode INTEGER, size INTEGER, mtime_ns INTEGER);
"""
_SETTLE: Final = """
CREATE INDEX temp.arrived_key ON arrived (inode, size, mtime_ns);
CREATE TEMP TABLE claim AS SELECT * FROM missing WHERE EXISTS (SELECT 1 FROM arrived
    WHERE arrived.inode = missing.inode AND arrived.size = missing.size AND arrived.mtime_ns = missing.mtime_ns);
CREATE INDEX temp.claim_key ON claim (inode, size, mtime_ns);
CREATE INDEX temp.claim_name ON claim (folder, name);
DROP TABLE missing; DROP TABLE arrived;
"""


class OldPlace(NamedTuple):
    """Where the drive has the copy of a file that the source has elsewhere now."""

    folder: int
    name: bytes


class FirstName(NamedTuple):
    """A name under which the drive has a file with several names.

    Attributes:
        folder, name: in the index, where it was there before this run; then the folder may still be renamed.
        on_drive: its path, where it was copied in this run; then `folder` is -1.
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

    def note_missing(self, folder: int, stat: Stat) -> None:
        """The index has it, the source does not any more."""
        key = (stat.inode, stat.size, stat.mtime_ns)
        self._db.execute("INSERT INTO missing VALUES (?, ?, ?, ?, ?)", (*key, folder, stat.name))

    def note_arrived(self, files: list[Stat]) -> None:
        """The source has them, the index does not."""
        rows = [(stat.inode, stat.size, stat.mtime_ns) for stat in files if stat.is_file and stat.links == 1]
        self._db.executemany("INSERT INTO arrived VALUES (?, ?, ?)", rows)

    def settle(self) -> bool:
        """All has been noted. Tells whether any file has moved."""
        self._db.executescript(_SETTLE)
        return self._db.execute("SELECT 1 FROM claim LIMIT 1").fetchone() is not None

    def old_place(self, stat: Stat) -> OldPlace | None:
        key = (stat.inode, stat.size, stat.mtime_ns)
        row = self._db.execute(
            "SELECT folder, name FROM claim WHERE inode = ? AND size = ? AND mtime_ns = ?", key
        ).fetchone()
        return OldPlace._make(row) if row else None

    def is_claimed(self, folder: int, name: bytes) -> bool:
        """Whether a file that is gone from its place may turn up at another."""
        query = "SELECT 1 FROM claim WHERE folder = ? AND name = ?"
        return self._db.execute(query, (folder, name)).fetchone() is not None

    def claimed_in(self, folder: int) -> list[OldPlace]:
        """What is gone from a folder and may turn up elsewhere."""
        rows = self._db.execute("SELECT folder, name FROM claim WHERE folder = ?", (folder,)).fetchall()
        return [OldPlace._make(row) for row in rows]

    def remember_name(self, device: int, inode: int, first: FirstName) -> None:
        """The first one stays, unless it was not proven."""
        self._db.execute(
            "INSERT INTO linked VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET folder = excluded.folder,"
            " name = excluded.name, on_drive = excluded.on_drive, digest = excluded.digest,"
            " is_proven = excluded.is_proven WHERE NOT is_proven",
            (device, inode, *first),
        )

    def first_name(self, device: int, inode: int) -> FirstName | None:
        query = "SELECT folder, name, on_drive, digest, is_proven FROM linked WHERE device = ? AND inode = ?"
        row = self._db.execute(query, (device, inode)).fetchone()
        return FirstName._make(row) if row else None
