"""What was done for each filesystem, and how full it was: a small database on the computer.

It is known by a key of its own, its UUID, and nothing else of it is kept. When the database cannot be opened or
written, nothing is remembered and nothing fails: the worst that follows is that something is due sooner.
"""

import contextlib
import sqlite3
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from shingleback.domain.care.types import DAY_S, CareAction, ReadRound
from shingleback.store.database import Schema, open_or_forget

_KEPT_S: Final = 10 * 366 * DAY_S
_LOOKED_BACK_S: Final = 182 * DAY_S
_SCHEMA: Final = Schema(
    1,
    """
CREATE TABLE IF NOT EXISTS known (key TEXT PRIMARY KEY, since_s REAL NOT NULL, hours INTEGER) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS done (key TEXT, action TEXT, at_s REAL, PRIMARY KEY (key, action, at_s)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS reading (key TEXT PRIMARY KEY, began_s REAL NOT NULL, parts INTEGER NOT NULL,
  is_first INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS used (key TEXT, day INTEGER, at_s REAL NOT NULL, bytes INTEGER NOT NULL,
  PRIMARY KEY (key, day)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS places (key TEXT, action TEXT, place INTEGER NOT NULL, PRIMARY KEY (key, action))
  WITHOUT ROWID
""",
)


class CareHistory:
    """Times are in seconds since 1970. Every method takes the key of a filesystem first."""

    def __init__(self, path: Path) -> None:
        self._db, _ = open_or_forget(path, _SCHEMA)

    def close(self) -> None:
        self._db.close()

    def know(self, key: str, now_s: float, hours: int | None) -> tuple[float, int | None]:
        """Since when it is known, and for how many hours its drive had run then, where that could be read."""
        self._write("INSERT OR IGNORE INTO known VALUES (?, ?, ?)", key, now_s, hours)
        found = self._read("SELECT since_s, hours FROM known WHERE key = ?", key)
        return (min(found[0][0], now_s), found[0][1]) if found else (now_s, hours)

    def add(self, key: str, action: CareAction, now_s: float) -> None:
        """It was done to its end: what was kept of the way there is needed no more."""
        self._write("INSERT OR REPLACE INTO done VALUES (?, ?, ?)", key, action.value, now_s)
        self._write("DELETE FROM done WHERE at_s < ?", now_s - _KEPT_S)
        self._write("DELETE FROM places WHERE key = ? AND action = ?", key, action.value)

    def last_s(self, key: str, now_s: float) -> dict[CareAction, float]:
        """When each action was last done; a clock that ran ahead then does not put it off for ever."""
        rows = self._read("SELECT action, MAX(at_s) FROM done WHERE key = ? GROUP BY action", key)
        return {CareAction(action): min(at_s, now_s) for action, at_s in rows if action in list(CareAction)}

    def done_since(self, key: str, since_s: float) -> list[tuple[CareAction, float]]:
        """What was done since then, the newest first."""
        query = "SELECT action, at_s FROM done WHERE key = ? AND at_s >= ? ORDER BY at_s DESC"
        return [(CareAction(row[0]), row[1]) for row in self._read(query, key, since_s) if row[0] in list(CareAction)]

    def reading(self, key: str) -> ReadRound | None:
        rows = self._read("SELECT began_s, parts, is_first FROM reading WHERE key = ?", key)
        return ReadRound(began_s=rows[0][0], parts_done=rows[0][1], is_first=bool(rows[0][2])) if rows else None

    def save_reading(self, key: str, reading: ReadRound) -> None:
        values = (key, reading.began_s, reading.parts_done, reading.is_first)
        self._write("INSERT OR REPLACE INTO reading VALUES (?, ?, ?, ?)", *values)

    def place(self, key: str, action: CareAction) -> int:
        """How far an action came that was stopped; 0 where none was."""
        rows = self._read("SELECT place FROM places WHERE key = ? AND action = ?", key, action.value)
        return int(rows[0][0]) if rows else 0

    def save_place(self, key: str, action: CareAction, place: int) -> None:
        self._write("INSERT OR REPLACE INTO places VALUES (?, ?, ?)", key, action.value, place)

    def note_used(self, key: str, now_s: float, used_bytes: int) -> None:
        """The newest look of each day is kept."""
        self._write("INSERT OR REPLACE INTO used VALUES (?, ?, ?, ?)", key, int(now_s // DAY_S), now_s, used_bytes)
        self._write("DELETE FROM used WHERE at_s < ?", now_s - _KEPT_S)

    def used(self, key: str, now_s: float) -> list[tuple[float, int]]:
        """How many bytes were used in the last half year, oldest first."""
        query = "SELECT at_s, bytes FROM used WHERE key = ? AND at_s BETWEEN ? AND ? ORDER BY at_s"
        return [(row[0], row[1]) for row in self._read(query, key, now_s - _LOOKED_BACK_S, now_s)]

    def deleted_bytes(self, key: str, since_s: float) -> int:
        """By how much it became emptier between one look and the next, in all: at least so much was deleted."""
        rows = self._read("SELECT bytes FROM used WHERE key = ? AND at_s >= ? ORDER BY at_s", key, since_s)
        sizes = [int(row[0]) for row in rows]
        return sum(max(0, before - after) for before, after in pairwise(sizes))

    def _read(self, query: str, *values: str | float) -> list[tuple[Any, ...]]:
        try:
            return self._db.execute(query, values).fetchall()
        except sqlite3.Error:
            return []

    def _write(self, query: str, *values: str | float | None) -> None:
        with contextlib.suppress(sqlite3.Error), self._db:
            self._db.execute(query, values)
