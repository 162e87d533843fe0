"""What happened on this computer: the final words of all runs, and which backup was at which place."""

import contextlib
import sqlite3
from pathlib import Path
from typing import Any, Final

import msgspec
import msgspec.structs

from shingleback.jobs.events import Event, decode, encode
from shingleback.jobs.final_words import BackupFinished, CheckFinished, EjectFinished

_VERSION: Final = 1
_SCHEMA: Final = f"""
BEGIN IMMEDIATE;
CREATE TABLE IF NOT EXISTS run
  (id INTEGER PRIMARY KEY, command TEXT, destination TEXT, outcome TEXT, started_at TEXT, word BLOB);
CREATE TABLE IF NOT EXISTS place (path TEXT PRIMARY KEY, backup TEXT NOT NULL) WITHOUT ROWID;
PRAGMA user_version = {_VERSION};
COMMIT;
"""
"""Another process may make the same file at this instant: who comes second waits, and finds it made."""
_MOST_LEFT_OUT_KEPT: Final = 1_000


class History:
    """A small database; when it cannot be opened or written, nothing is remembered and nothing fails."""

    def __init__(self, path: Path) -> None:
        self._db = _open(path)

    def close(self) -> None:
        self._db.close()

    def add(self, word: BackupFinished | CheckFinished | EjectFinished) -> None:
        if isinstance(word, BackupFinished | CheckFinished):
            word = msgspec.structs.replace(word, left_out=word.left_out[:_MOST_LEFT_OUT_KEPT])
        self._write(
            "INSERT INTO run (command, destination, outcome, started_at, word) VALUES (?, ?, ?, ?, ?)",
            (word.command, word.destination, word.outcome, word.started_at, encode(word)),
        )

    def newest(self, count: int, destination: str = "") -> list[msgspec.Raw]:
        """Final words, newest first."""
        query = "SELECT word FROM run WHERE ? IN ('', destination) ORDER BY id DESC LIMIT ?"
        return [msgspec.Raw(row[0].rstrip()) for row in self._read(query, (destination, count))]

    def words(self, count: int, destination: str = "") -> list[Event]:
        """The same, understood; what another version of this program has written is passed over where it is not."""
        found = (_understood(bytes(raw)) for raw in self.newest(count, destination))
        return [word for word in found if word is not None]

    def backup_at(self, path: str) -> str:
        """The backup that was last seen at a place; empty where none was."""
        return next((str(row[0]) for row in self._read("SELECT backup FROM place WHERE path = ?", (path,))), "")

    def remember_place(self, path: str, backup: str) -> None:
        self._write("INSERT OR REPLACE INTO place VALUES (?, ?)", (path, backup))

    def _read(self, query: str, values: tuple[str | int, ...]) -> list[tuple[Any, ...]]:
        try:
            return self._db.execute(query, values).fetchall()
        except sqlite3.Error:
            return []

    def _write(self, statement: str, values: tuple[str | bytes, ...]) -> None:
        with contextlib.suppress(sqlite3.Error):
            self._db.execute(statement, values)
            self._db.commit()


def _understood(line: bytes) -> Event | None:
    try:
        return decode(line)
    except msgspec.DecodeError:
        return None


def _open(path: Path) -> sqlite3.Connection:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return _connect(str(path))
    except (OSError, sqlite3.Error):
        return _connect(":memory:")


def _connect(path: str) -> sqlite3.Connection:
    db = sqlite3.connect(path)
    try:
        if db.execute("PRAGMA user_version").fetchone()[0] == 0:
            db.executescript(_SCHEMA)
    except sqlite3.Error:
        db.close()
        raise
    return db
