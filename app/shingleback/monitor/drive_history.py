"""The history of each drive, one file per drive: its activity over time, its runs, and what was learned about it.

The activity is thinned: one row per second for an hour, per ten seconds for a day, per ten minutes forever. Each second
is added to all three at once, so thinning only deletes rows, and is never half done.
"""

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from shingleback.domain.text import UNDECODABLE
from shingleback.monitor.eta import SpeedHistory
from shingleback.store.database import BestEffortDatabase, Schema

_SCHEMA: Final = Schema(
    1,
    """
CREATE TABLE IF NOT EXISTS about (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS activity (
    step INTEGER NOT NULL, at INTEGER NOT NULL, seconds REAL NOT NULL, copied REAL NOT NULL, written REAL NOT NULL,
    read REAL NOT NULL, writes INTEGER NOT NULL, write_s REAL NOT NULL, busy_s REAL NOT NULL, fill REAL NOT NULL,
    capacity REAL NOT NULL, PRIMARY KEY (step, at)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS run (id INTEGER PRIMARY KEY, began_at REAL NOT NULL, recording BLOB NOT NULL)
""",
    is_write_ahead=True,
    is_checked=True,
)
_ADD: Final = """
INSERT INTO activity VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET
    seconds = seconds + excluded.seconds, copied = copied + excluded.copied, written = written + excluded.written,
    read = read + excluded.read, writes = writes + excluded.writes, write_s = write_s + excluded.write_s,
    busy_s = busy_s + excluded.busy_s, fill = excluded.fill, capacity = excluded.capacity
"""
STEPS: Final = {1: 3_600, 10: 86_400, 600: None}
"""The length of a row's interval in seconds, and how many seconds the row is kept; None: forever."""
_MAX_RUNS: Final = 20
_BUSY_MS: Final = 200  # how long to wait for another process; a failed write is repeated with the next one
_LEARNED: Final = "learned"
_KEY: Final = "key"


class ActivitySums(NamedTuple):
    """The activity of a drive over `seconds` from `at` on.

    Attributes:
        at: in seconds since 1970.
        copied_bytes, written_bytes, read_bytes, writes: totals of that time.
        write_s, busy_s: the total duration of all writes, and how long the drive was busy.
        fill_bytes, capacity_bytes: of the cache, at the end.
    """

    at: int
    seconds: float
    copied_bytes: float
    written_bytes: float
    read_bytes: float = 0.0
    writes: int = 0
    write_s: float = 0.0
    busy_s: float = 0.0
    fill_bytes: float = 0.0
    capacity_bytes: float = 0.0


class RecordedRun(NamedTuple):
    """A stored run; `recording` is packed by `monitor.recording`."""

    id: int
    began_at: float
    recording: bytes


class DriveStore(BestEffortDatabase):
    """The history file of one drive. If it is not writable, nothing is kept and nothing fails.

    A damaged file is replaced by an empty one. Several processes may have it open.
    """

    def __init__(self, folder: Path, key: str) -> None:
        """`key` is the drive's; the file name is a hash of it, so that it does not reveal the drive."""
        name = hashlib.sha256(key.encode("utf-8", "surrogateescape")).hexdigest()[:32]
        super().__init__(folder / f"{name}.sqlite", _SCHEMA)  # opening may wait longer
        self._db.execute(f"PRAGMA busy_timeout = {_BUSY_MS}")
        if not self._read("SELECT 1 FROM about WHERE name = ?", _KEY):
            self._write(("INSERT OR IGNORE INTO about VALUES (?, ?)", (_KEY, key)))

    def add(self, sums: Iterable[ActivitySums], now_s: float) -> bool:
        """Return whether the sums were written: either all of them, or none."""
        rows = [(step, sample_sum.at - sample_sum.at % step, *sample_sum[1:]) for sample_sum in sums for step in STEPS]
        too_old = [(step, now_s - kept_s) for step, kept_s in STEPS.items() if kept_s is not None]
        forget = "DELETE FROM activity WHERE step = ? AND at < ?"
        return self._write(*((_ADD, row) for row in rows), *((forget, row) for row in too_old))

    def sums(self, step: int, since: float = 0.0) -> list[ActivitySums]:
        """Return the rows of this step, oldest first; `step` is one of `STEPS`."""
        query = "SELECT * FROM activity WHERE step = ? AND at >= ? ORDER BY at"
        return [ActivitySums(*row[1:]) for row in self._read(query, step, since)]

    def begin_run(self, began_at: float) -> int:
        """Add a run and return its number; 0 if nothing can be stored."""
        added = self._write(("INSERT INTO run (began_at, recording) VALUES (?, ?)", (began_at, b"")))
        rows = self._read("SELECT max(id) FROM run WHERE began_at = ?", began_at) if added else []
        return rows[0][0] if rows else 0

    def save_run(self, number: int, recording: bytes) -> bool:
        return self._write(
            ("UPDATE run SET recording = ? WHERE id = ?", (recording, number)),
            ("DELETE FROM run WHERE id <= (SELECT max(id) FROM run) - ?", (_MAX_RUNS,)),
        )

    def runs(self) -> list[RecordedRun]:
        """Return the runs that have a recording, newest first."""
        return [RecordedRun(*row) for row in self._read("SELECT * FROM run WHERE recording != x'' ORDER BY id DESC")]

    @property
    def learned(self) -> bytes | None:
        """What earlier runs have learned, as a packed `Learned`; None if nothing."""
        rows = self._read("SELECT value FROM about WHERE name = ?", _LEARNED)
        return bytes(rows[0][0]) if rows else None

    def save_learned(self, learned: bytes) -> bool:
        return self._write(("INSERT OR REPLACE INTO about VALUES (?, ?)", (_LEARNED, learned)))


class LearnedGuess(msgspec.Struct, frozen=True, array_like=True):
    """A particle kept for the next run; see `monitor.cache.particles`."""

    takes_all: bool
    capacity_bytes: float
    capacity_writes: float
    tidied_per_s: float


class Learned(msgspec.Struct, frozen=True, kw_only=True):
    """What the runs have learned about the drive's cache and speed, kept for its next run.

    Attributes:
        shingled: the probability that the drive has a cache; 0 to 1.
        cliffs: how often it was seen to overflow.
        stream_bps: the speed of a stream.
        left_part: how full its cache was when last seen; it may have been cleaned since.
        guesses: particles of equal weight.
        speeds: the times that copying took, for the time left.
    """

    shingled: float
    cliffs: int = 0
    stream_bps: float = 0.0
    left_part: float = 0.0
    guesses: tuple[LearnedGuess, ...] = ()
    speeds: SpeedHistory = SpeedHistory()

    @classmethod
    def unpacked(cls, data: bytes | None) -> "Learned | None":
        """Return None if there is no data, or if it is from an incompatible version of this program."""
        try:
            return msgspec.msgpack.decode(data, type=cls) if data else None
        except UNDECODABLE:
            return None

    @property
    def packed(self) -> bytes:
        return msgspec.msgpack.encode(self)
