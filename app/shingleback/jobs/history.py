"""What happened on this computer: the final words of all runs, and which backup was at which place."""

import contextlib
import sqlite3
from pathlib import Path
from typing import Any, Final

import msgspec
import msgspec.structs

from shingleback.jobs.events import Event, decode, encode
from shingleback.jobs.final_words import BackupFinished, CheckFinished, EjectFinished
from shingleback.model.place import KnownPlace, Spot
from shingleback.store.database import PATIENCE_S, Schema, open_or_forget

_VERSION: Final = 4
_SCHEMA: Final = Schema(
    _VERSION,
    """
CREATE TABLE IF NOT EXISTS run
  (id INTEGER PRIMARY KEY, command TEXT, destination TEXT, outcome TEXT, started_at TEXT, word BLOB);
CREATE TABLE IF NOT EXISTS place (path TEXT PRIMARY KEY, backup TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS known
  (name TEXT, backup TEXT, filesystem TEXT NOT NULL, folder TEXT NOT NULL, PRIMARY KEY (name, backup));
CREATE TABLE IF NOT EXISTS seen_on (backup TEXT, drive TEXT, PRIMARY KEY (backup, drive)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS source (path BLOB PRIMARY KEY) WITHOUT ROWID;
INSERT OR IGNORE INTO known SELECT path, backup, '', '' FROM place
""",
)
"""`place` is what version 1 knew of places."""
_MOST_LEFT_OUT_KEPT: Final = 1_000


class History:
    """A small database; when it cannot be opened or written, nothing is remembered and nothing fails.

    Attributes:
        has_failed: it could not be opened or read: there may be more than what it gave.
    """

    def __init__(self, path: Path, patience_s: float = PATIENCE_S) -> None:
        self._db, is_file = open_or_forget(path, _SCHEMA, patience_s)
        self.has_failed = not is_file

    def close(self) -> None:
        self._db.close()

    def add(self, word: BackupFinished | CheckFinished | EjectFinished, name: str = "") -> None:
        """`name`: of the place, where it is not what the word says: its drive was open at another one."""
        if isinstance(word, BackupFinished | CheckFinished):
            word = msgspec.structs.replace(word, left_out=word.left_out[:_MOST_LEFT_OUT_KEPT])
        self._write(
            "INSERT INTO run (command, destination, outcome, started_at, word) VALUES (?, ?, ?, ?, ?)",
            (word.command, name or word.destination, word.outcome, word.started_at, encode(word)),
        )

    def newest(self, count: int, *names: str) -> list[msgspec.Raw]:
        """Final words, newest first; of places with these names only, where there are some."""
        return [msgspec.Raw(word.rstrip()) for _, word in self._rows(count, names)]

    def words(self, count: int, *names: str) -> list[Event]:
        """The same, understood; what another version of this program has written is passed over where it is not."""
        return [word for _, word in self.named_words(count, *names)]

    def named_words(self, count: int, *names: str) -> list[tuple[str, Event]]:
        """The same, each with the name of its place."""
        found = ((name, _understood(word.rstrip())) for name, word in self._rows(count, names))
        return [(name, word) for name, word in found if word is not None]

    def places(self) -> list[KnownPlace]:
        """Where backups were seen, newest first. Two drives that take turns have one name, and two backups."""
        rows = self._read("SELECT name, backup, filesystem, folder FROM known ORDER BY rowid DESC", ())
        return [KnownPlace(name, backup, Spot(*spot) if spot[0] else None) for name, backup, *spot in rows]

    def backup_at(self, name: str) -> str:
        """The backup that was last seen at a place; empty where none was."""
        return next((place.backup for place in self.places() if place.name == name), "")

    def remember_place(self, name: str, backup: str, spot: Spot | None = None) -> None:
        filesystem, folder = spot or ("", "")
        self._write("INSERT OR REPLACE INTO known VALUES (?, ?, ?, ?)", (name, backup, filesystem, folder))

    def drives_of(self, backup: str) -> frozenset[str]:
        """The keys of the drives on which a backup was seen: more than one after it was moved to another."""
        rows = self._read("SELECT drive FROM seen_on WHERE backup = ?", (backup,))
        return frozenset(str(row[0]) for row in rows)

    def remember_drive(self, backup: str, drive: str) -> None:
        """`drive` is its key."""
        self._write("INSERT OR IGNORE INTO seen_on VALUES (?, ?)", (backup, drive))

    def sources(self) -> list[bytes]:
        """All folders of which a backup was made here."""
        return [bytes(row[0]) for row in self._read("SELECT path FROM source", ())]

    def remember_sources(self, paths: list[bytes]) -> None:
        for path in paths:
            self._write("INSERT OR IGNORE INTO source VALUES (?)", (path,))

    def _rows(self, count: int, names: tuple[str, ...]) -> list[tuple[str, bytes]]:
        wanted = f"WHERE destination IN ({', '.join('?' * len(names))})" if names else ""
        query = f"SELECT destination, word FROM run {wanted} ORDER BY id DESC LIMIT ?"
        return [(str(row[0]), bytes(row[1])) for row in self._read(query, (*names, count))]

    def _read(self, query: str, values: tuple[str | int, ...]) -> list[tuple[Any, ...]]:
        try:
            return self._db.execute(query, values).fetchall()
        except sqlite3.Error:
            self.has_failed = True
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
