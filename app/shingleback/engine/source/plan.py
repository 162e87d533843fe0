"""The plan of a run: the work in each folder, in the order in which the survey found the folders.

A plan may cover five million files, so it is kept in a file without a name instead of memory. The read-ahead
process reads the same file at its own position.

Renamed files and hard links are looked up by inode in scratch tables beside the index, for the same reason.
"""

import os
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from shingleback.engine.files.attributes import Stat
from shingleback.engine.repo.index import Index
from shingleback.protocol.events import Planned


class FolderWork(msgspec.Struct, array_like=True, tag=1, gc=False):
    """The work in one folder; the work of its subfolders follows, and then its `FolderEnd`.

    Attributes:
        id: its id in the index; new folders already have one.
        parent: id of the parent folder.
        source: index of its source.
        path: below the source; empty for the source itself.
        on_drive: path on the drive, which differs if the drive cannot hold a name.
        copy: files and symlinks that are new or have changed.
        recheck: files to be read and compared: their size and mtime match the index, but the kernel saw a change.
        unchanged: files with nothing to do but a new inode number for the index.
        removed: names of files that the source no longer has.
        stored: names on the drive for the entries of `copy` that cannot keep theirs.
    """

    id: int
    parent: int
    source: int
    path: bytes
    on_drive: bytes
    stat: Stat
    copy: list[Stat]
    recheck: list[Stat]
    unchanged: list[Stat]
    removed: list[bytes]
    stored: dict[bytes, bytes]

    def names(self) -> Iterator[bytes]:
        """Yield the names of the files that have to be copied, read or removed."""
        yield from self.removed
        for stats in (self.copy, self.recheck):
            for stat in stats:
                yield stat.name


class FolderEnd(msgspec.Struct, array_like=True, tag=2, gc=False):
    """The end of a folder and its subfolders, at which its times can be set."""

    id: int


class Spared(NamedTuple):
    """Files and bytes that are new under their names, but not sent: renamed files, further hard links, and holes.

    `rechecked_files`: how many of the renamed files the plan has not among those to be copied, but to be read.
    """

    moved_files: int = 0
    bytes: int = 0
    further_links: int = 0
    rechecked_files: int = 0


_NOTHING_SPARED: Final = Spared()


def content_bytes(stat: Stat) -> int:
    """Return the size of a file's content. A symlink has none: its target does not count."""
    return stat.size if stat.is_file else 0


@dataclass(slots=True)
class Totals:
    """Counts of files (symlinks among them) and bytes.

    Attributes:
        copy_files, copy_bytes: the files and bytes to be sent, as far as the survey can tell.
        moved_files: files that are new under their names, but known under others.
        new_folders: those of `folders` that the drive does not have.
        further_links: those of `copy_files` that become hard links and need no inode.
    """

    files: int = 0
    bytes: int = 0
    folders: int = 0
    new_folders: int = 0
    further_links: int = 0
    copy_files: int = 0
    copy_bytes: int = 0
    recheck_files: int = 0
    gone_files: int = 0
    moved_files: int = 0

    def fits(self, room_bytes: int, room_files: int) -> bool:
        """`room_files` is the number of free inodes, or -1 if there is no limit."""
        inodes = self.copy_files - self.further_links + self.new_folders
        return self.copy_bytes <= room_bytes and not 0 <= room_files < inodes

    def subtract(self, spared: Spared) -> None:
        self.moved_files, self.further_links = spared.moved_files, spared.further_links
        self.copy_files -= spared.moved_files - spared.rechecked_files
        self.recheck_files -= spared.rechecked_files
        self.copy_bytes -= spared.bytes

    def forget_work(self) -> None:
        self.new_folders = self.further_links = self.copy_files = self.copy_bytes = 0
        self.recheck_files = self.gone_files = self.moved_files = 0


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(FolderWork | FolderEnd).decode
_HEADER_BYTES = 4
_WRITE_EVERY_BYTES = 1 << 18


class Spool:
    """The file that holds a plan. One process appends; any process that has it open reads.

    Attributes:
        folder: a folder for files without a name; None for the system's.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        self._file = tempfile.TemporaryFile(dir=folder)  # noqa: SIM115 (open for as long as the plan)
        self._waiting: list[bytes] = []
        self._waiting_bytes = 0
        self._written_bytes = 0

    def append(self, item: FolderWork | FolderEnd) -> None:
        body = _encode(item)
        self._waiting += (len(body).to_bytes(_HEADER_BYTES, "little"), body)
        self._waiting_bytes += _HEADER_BYTES + len(body)
        if self._waiting_bytes >= _WRITE_EVERY_BYTES:
            self.flush()

    def flush(self) -> None:
        """Make everything appended so far visible to readers."""
        data = b"".join(self._waiting)
        self._file.write(data)
        self._file.flush()
        self._written_bytes += len(data)
        self._waiting.clear()
        self._waiting_bytes = 0

    @property
    def size_bytes(self) -> int:
        return self._written_bytes + self._waiting_bytes

    def read(self, position: int = 0) -> Iterator[tuple[int, FolderWork | FolderEnd]]:
        """Yield the items from a position on, each with the position after it."""
        fd = self._file.fileno()
        buffer = b""
        while True:
            data = os.pread(fd, _WRITE_EVERY_BYTES, position + len(buffer))
            if not data:
                return
            buffer += data
            start = 0
            while len(buffer) - start >= _HEADER_BYTES:
                end = start + _HEADER_BYTES + int.from_bytes(buffer[start : start + _HEADER_BYTES], "little")
                if end > len(buffer):
                    break
                yield position + end, _decode(buffer[start + _HEADER_BYTES : end])
                start = end
            buffer = buffer[start:]
            position += start

    def close(self) -> None:
        self._file.close()


class NewPlace(NamedTuple):
    """The new place of a folder that the drive already has; paths as in `FolderWork`."""

    parent: int
    source: int
    path: bytes
    on_drive: bytes


@dataclass(slots=True)
class CopyPlan:
    """The result of the survey. Renamed files are looked up in the index's scratch tables.

    Attributes:
        moved_folders: new places, by folder id.
        gone_folders: ids of folders that the source no longer has; their contents are gone too, unless they moved.
        kept_files: names of files that stay although the source no longer has them, by the id of their folder.
        has_news: there is work other than for this program's own records.
        note_work: called with the work in each folder, when it has been planned.
    """

    spool: Spool
    totals: Totals = field(default_factory=Totals)
    moved_folders: dict[int, NewPlace] = field(default_factory=dict)
    gone_folders: list[int] = field(default_factory=list)
    kept_files: dict[int, frozenset[bytes]] = field(default_factory=dict)
    has_file_moves: bool = False
    has_news: bool = False
    note_work: Callable[[FolderWork], None] = lambda _work: None

    def append(self, work: FolderWork) -> None:
        self.spool.append(work)
        self.note_work(work)

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to do, or only for this program's own records, which waits for a run with news."""
        return not (self.has_news or self.moved_folders or self.gone_folders)

    def event(self, room_bytes: int, room_files: int) -> Planned:
        totals = self.totals
        return Planned(
            files=totals.files,
            bytes=totals.bytes,
            folders=totals.folders,
            new_folders=totals.new_folders,
            copy_files=totals.copy_files,
            copy_bytes=totals.copy_bytes,
            recheck_files=totals.recheck_files,
            gone_files=totals.gone_files,
            moved_folders=len(self.moved_folders),
            room_bytes=room_bytes,
            room_files=room_files,
        )


_TABLES: Final = """
CREATE TEMP TABLE linked (
    device INTEGER, inode INTEGER, folder INTEGER, name BLOB, on_drive BLOB, digest BLOB, ctime_ns INTEGER,
    PRIMARY KEY (device, inode)) WITHOUT ROWID;
CREATE TEMP TABLE same_file (
    device INTEGER, inode INTEGER, number INTEGER UNIQUE, PRIMARY KEY (device, inode)) WITHOUT ROWID;
CREATE TEMP TABLE missing (
    inode INTEGER, size INTEGER, mtime_ns INTEGER, folder INTEGER, name BLOB, is_rechecked INTEGER);
CREATE TEMP TABLE arrived (
    inode INTEGER, size INTEGER, mtime_ns INTEGER, folder INTEGER, name BLOB, is_rechecked INTEGER);
CREATE TEMP TABLE linked_copy (device INTEGER, inode INTEGER, size INTEGER, folder INTEGER, name BLOB);
CREATE TEMP TABLE spared (
    folder INTEGER, name BLOB, bytes INTEGER, is_moved INTEGER, is_link INTEGER, is_rechecked INTEGER DEFAULT 0,
    PRIMARY KEY (folder, name))
    WITHOUT ROWID;
CREATE TEMP TABLE new_folder (id INTEGER PRIMARY KEY, position INTEGER);
CREATE TEMP TABLE moved (folder INTEGER, name BLOB, PRIMARY KEY (folder, name)) WITHOUT ROWID;
"""
_SETTLE: Final = """
CREATE INDEX temp.arrived_key ON arrived (inode, size, mtime_ns);
CREATE TEMP TABLE claim AS SELECT * FROM missing WHERE EXISTS (SELECT 1 FROM arrived
    WHERE arrived.inode = missing.inode AND arrived.size = missing.size AND arrived.mtime_ns = missing.mtime_ns);
CREATE INDEX temp.claim_key ON claim (inode, size, mtime_ns);
CREATE INDEX temp.arrived_content ON arrived (size, mtime_ns, name);
CREATE TEMP TABLE alike AS SELECT * FROM missing WHERE size > 0 AND NOT is_rechecked
    AND NOT EXISTS (SELECT 1 FROM arrived
    WHERE arrived.inode = missing.inode AND arrived.size = missing.size AND arrived.mtime_ns = missing.mtime_ns)
    AND EXISTS (SELECT 1 FROM arrived WHERE NOT arrived.is_rechecked
    AND arrived.size = missing.size AND arrived.mtime_ns = missing.mtime_ns AND arrived.name = missing.name);
CREATE INDEX temp.alike_key ON alike (size, mtime_ns, name);
INSERT OR REPLACE INTO spared
    SELECT folder, name, iif(is_rechecked, 0, size), 1, 0, is_rechecked FROM arrived WHERE EXISTS (SELECT 1 FROM claim
    WHERE claim.inode = arrived.inode AND claim.size = arrived.size AND claim.mtime_ns = arrived.mtime_ns);
INSERT OR IGNORE INTO spared SELECT folder, name, size, 1, 0, 0 FROM arrived
    WHERE NOT is_rechecked AND EXISTS (SELECT 1 FROM alike
    WHERE alike.size = arrived.size AND alike.mtime_ns = arrived.mtime_ns AND alike.name = arrived.name);
CREATE INDEX temp.linked_copy_key ON linked_copy (device, inode);
INSERT OR REPLACE INTO spared SELECT folder, name, size, 0, 1, 0 FROM linked_copy AS copy WHERE EXISTS (
    SELECT 1 FROM linked WHERE linked.device = copy.device AND linked.inode = copy.inode) OR EXISTS (
    SELECT 1 FROM linked_copy AS first
    WHERE first.device = copy.device AND first.inode = copy.inode AND first.rowid < copy.rowid);
DROP TABLE missing; DROP TABLE arrived; DROP TABLE linked_copy;
"""


class OldPlace(NamedTuple):
    """The place on the drive of the copy of a file that has moved in the source."""

    folder: int
    name: bytes


class FirstName(NamedTuple):
    """A name under which the drive has a file or symlink with several hard links.

    Attributes:
        folder, name: its place in the index, if it was there before this run.
        on_drive: its path if it was copied in this run; then `folder` is -1.
        digest: the digest of a file, or the target of a symlink.
        ctime_ns: that of the file when it equaled the copy. A name with another one may have other content by now, and
            so may any name if this is `READ_AGAIN`.
    """

    folder: int
    name: bytes
    on_drive: bytes
    digest: bytes
    ctime_ns: int


class Moves:
    """Matches renamed files and hard links by inode. The survey fills it and calls `settle`; then it can be queried."""

    def __init__(self, index: Index) -> None:
        self._db = index.scratch(_TABLES)
        self._has_spared = False

    def start_over(self) -> None:
        """Forget everything, for another survey."""
        tables = self._db.execute("SELECT name FROM temp.sqlite_master WHERE type = 'table'").fetchall()
        for (name,) in tables:
            self._db.execute(f"DROP TABLE temp.{name}")
        self._db.executescript(_TABLES)
        self._has_spared = False

    # renamed files --------------------------------------------------------------------------------------------

    def note_missing(self, folder: int, stat: Stat, *, is_rechecked: bool = False) -> None:
        """Note a file of the index that the source no longer has under this name.

        `is_rechecked`: or that may be another one with its name, inode number and size, which is to be read.
        """
        key = (stat.inode, stat.size, stat.mtime_ns)
        self._db.execute("INSERT INTO missing VALUES (?, ?, ?, ?, ?, ?)", (*key, folder, stat.name, is_rechecked))

    def note_arrived(self, folder: int, files: list[Stat], *, are_rechecked: bool = False) -> None:
        """Note files of the source that the index does not have under these names; or perhaps not, as above."""
        rows = [
            (stat.inode, stat.size, stat.mtime_ns, folder, stat.name, are_rechecked)
            for stat in files
            if stat.is_file and stat.links == 1
        ]
        self._db.executemany("INSERT INTO arrived VALUES (?, ?, ?, ?, ?, ?)", rows)

    def is_missing_at(self, folder: int, name: bytes) -> bool:
        """Whether the file with this name is missing. Only before `settle`."""
        self._db.execute("CREATE INDEX IF NOT EXISTS temp.missing_place ON missing (folder, name)")
        query = "SELECT 1 FROM missing WHERE folder = ? AND name = ? AND NOT is_rechecked"
        return self._db.execute(query, (folder, name)).fetchone() is not None

    def missing_like(self, stat: Stat) -> list[OldPlace]:
        """Return the places of missing files that may be this one, by inode. Only before `settle`."""
        self._db.execute("CREATE INDEX IF NOT EXISTS temp.missing_key ON missing (inode)")
        query = "SELECT folder, name FROM missing WHERE inode = ? AND size = ? AND mtime_ns = ?"
        return list(map(OldPlace._make, self._db.execute(query, (stat.inode, stat.size, stat.mtime_ns))))

    def settle(self) -> Spared:
        """End the survey; return what need not be sent, as far as it can tell."""
        self._db.executescript(_SETTLE)
        sums = ", ".join(f"coalesce(sum({column}), 0)" for column in ("is_moved", "bytes", "is_link", "is_rechecked"))
        *totals, count = self._db.execute(f"SELECT {sums}, count(*) FROM spared").fetchone()
        self._has_spared = count > 0
        return Spared(*totals)

    def note_holes(self, folder: int, name: bytes, hole_bytes: int) -> None:
        """Note the size of the holes in a file to be copied, which are not sent."""
        if hole_bytes:
            self._db.execute("INSERT OR REPLACE INTO spared VALUES (?, ?, ?, 0, 0, 0)", (folder, name, hole_bytes))

    def note_linked(self, folder: int, device: int, stat: Stat) -> None:
        """Note that a name of a file with several hard links is to be made on the drive."""
        row = (device, stat.inode, content_bytes(stat), folder, stat.name)
        self._db.execute("INSERT INTO linked_copy VALUES (?, ?, ?, ?, ?)", row)

    def spared(self, folder: int, name: bytes) -> Spared:
        """Return the part of a file that the plan does not count."""
        query = "SELECT is_moved, bytes, is_link, is_rechecked FROM spared WHERE folder = ? AND name = ?"
        row = self._db.execute(query, (folder, name)).fetchone() if self._has_spared else None
        return Spared(*row) if row else _NOTHING_SPARED

    def take_old_place(self, stat: Stat) -> OldPlace | None:
        """Return the old place of a file with the same inode, size and mtime, or None. Each place is returned once.

        If there is none, it is that of a file with the same size, mtime and name, which may have come from another
        filesystem. Only its digest tells.
        """
        if not stat.is_file or stat.links != 1 or not stat.inode:
            return None
        for table, column, value in (("claim", "inode", stat.inode), ("alike", "name", stat.name)):
            row = self._db.execute(
                f"SELECT rowid, folder, name FROM {table} WHERE {column} = ? AND size = ? AND mtime_ns = ?",
                (value, stat.size, stat.mtime_ns),
            ).fetchone()
            if row is not None:
                self._db.execute(f"DELETE FROM {table} WHERE rowid = ?", row[:1])
                return OldPlace._make(row[1:])
        return None

    def moved_from(self) -> dict[int, int]:
        """Return how many files of each folder of the index the source has elsewhere, as far as the survey can tell."""
        query = (
            "SELECT folder, count(*) FROM (SELECT folder FROM claim UNION ALL SELECT folder FROM alike) GROUP BY folder"
        )
        return dict(self._db.execute(query))

    def note_moved(self, folder: int, name: bytes) -> None:
        """Note that the file with this name is already on the drive, where it is to be moved to this name."""
        self._db.execute("INSERT OR IGNORE INTO moved VALUES (?, ?)", (folder, name))

    def has_moved(self, folder: int, name: bytes) -> bool:
        return bool(self._db.execute("SELECT 1 FROM moved WHERE folder = ? AND name = ?", (folder, name)).fetchone())

    # folders ----------------------------------------------------------------------------------------------

    def note_new_folder(self, folder_id: int, position: int) -> None:
        """`position` is the position of the folder's work in the spool."""
        self._db.execute("INSERT INTO new_folder VALUES (?, ?)", (folder_id, position))

    def position_of(self, folder_id: int) -> int | None:
        row = self._db.execute("SELECT position FROM new_folder WHERE id = ?", (folder_id,)).fetchone()
        return row[0] if row else None

    def note_folders(self, inodes: Iterator[int]) -> None:
        """Note the inodes of all folders that the sources have now."""
        self._db.execute("CREATE TEMP TABLE present (inode INTEGER PRIMARY KEY, count INTEGER)")
        self._db.executemany(
            "INSERT INTO present VALUES (?, 1) ON CONFLICT DO UPDATE SET count = count + 1",
            ((inode,) for inode in inodes),
        )

    def folder_count(self, inode: int) -> int:
        """Return how many folders have this inode number; those of several filesystems may share one."""
        row = self._db.execute("SELECT count FROM present WHERE inode = ?", (inode,)).fetchone()
        return 0 if row is None else int(row[0])

    # hard links -----------------------------------------------------------------------------------------------

    def remember_name(self, device: int, inode: int, first: FirstName) -> Callable[[], None]:
        """Remember a name of a file, unless a name with a newer ctime is known. Returns a function that undoes this."""
        before = self.first_name(device, inode)
        self._db.execute(
            "INSERT INTO linked VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET folder = excluded.folder,"
            " name = excluded.name, on_drive = excluded.on_drive, digest = excluded.digest,"
            " ctime_ns = excluded.ctime_ns WHERE excluded.ctime_ns >= ctime_ns",
            (device, inode, *first),
        )
        return partial(self._remember_only, device, inode, before)

    def forget_name(self, device: int, inode: int) -> Callable[[], None]:
        """Forget the name of a file. Returns a function that undoes this."""
        before = self.first_name(device, inode)
        self._remember_only(device, inode, None)
        return partial(self._remember_only, device, inode, before)

    def _remember_only(self, device: int, inode: int, first: FirstName | None) -> None:
        self._db.execute("DELETE FROM linked WHERE device = ? AND inode = ?", (device, inode))
        if first is not None:
            self._db.execute("INSERT INTO linked VALUES (?, ?, ?, ?, ?, ?, ?)", (device, inode, *first))

    def first_name(self, device: int, inode: int) -> FirstName | None:
        query = "SELECT folder, name, on_drive, digest, ctime_ns FROM linked WHERE device = ? AND inode = ?"
        row = self._db.execute(query, (device, inode)).fetchone()
        return FirstName._make(row) if row else None

    def claim_number(self, device: int, inode: int, number: int, *, is_certain: bool = False) -> int:
        """Return the number that all hard links of the file share: an earlier one, `number`, or 0 if that is taken.

        `is_certain`: the file is unchanged, so `number` belongs to it, even if another file has claimed it.
        """
        key = (device, inode)
        if number and is_certain:
            self._db.execute("DELETE FROM same_file WHERE number = ? OR (device = ? AND inode = ?)", (number, *key))
        if number:
            self._db.execute("INSERT OR IGNORE INTO same_file VALUES (?, ?, ?)", (*key, number))
        row = self._db.execute("SELECT number FROM same_file WHERE device = ? AND inode = ?", key).fetchone()
        return row[0] if row else 0
