"""The history of this computer: the results of runs, which backup was at which path, and what is kept of each drive.

The window reads it without waiting for other processes: while one writes, the window shows what it read before. A
worker writes its result at the very moment at which the user wants to see it, and a busy disk may take seconds for
that. An empty page would suggest that nothing was ever backed up.

The error counts of a drive's SMART reports are kept day by day, so that a rise can be detected; its measurements, in
private files, one a drive, oldest first, to compare later ones with; and of each filesystem, known by its UUID, what
was done for it and how full it was. Nothing else is kept of a drive. If a file cannot be opened or written, nothing is
recorded and nothing fails: the worst that follows is that some care is due sooner.

What was noted while the clock ran ahead is taken for noted now, once the clock is right again: else nothing would be
due for years.
"""

import dataclasses
import hashlib
import os
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import closing, contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
import msgspec.structs

from shingleback.domain.care.types import DAY_S, CareAction, ReadRound
from shingleback.domain.destination import KnownPlace, VolumeFolder
from shingleback.domain.measurement import Behavior, Measurement
from shingleback.domain.smart.report import ErrorCounts
from shingleback.domain.text import UNDECODABLE
from shingleback.protocol.events import Event, decode, encode
from shingleback.protocol.results import BackupFinished, CheckFinished, EjectFinished
from shingleback.store import private_files
from shingleback.store.private_files import PATIENCE_S, BestEffortDatabase, Schema, Value

_DAY_S: Final = 86_400
_HOUR_S: Final = 3600
_COUNTS_KEPT_S: Final = 2 * 366 * _DAY_S
_COUNTS_LOOKED_BACK_S: Final = 90 * _DAY_S
_LARGEST: Final = 2**63 - 1

_NAMES: Final = tuple(field.name for field in dataclasses.fields(ErrorCounts) if field.name != "at_s")
_COUNTS_SCHEMA: Final = Schema(
    1,
    f"""
CREATE TABLE IF NOT EXISTS counts (drive TEXT, day INTEGER, at_s REAL NOT NULL,
  {", ".join(f"{name} INTEGER" for name in _NAMES)}, PRIMARY KEY (drive, day)) WITHOUT ROWID
""",
)


class HealthHistory(BestEffortDatabase):
    """Times are in seconds since 1970."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, _COUNTS_SCHEMA)

    def add(self, drive: str, counts: ErrorCounts) -> None:
        """Of several reports on one day, the first is kept: what rises within the day shows on the next."""
        if not drive or not any(getattr(counts, name) is not None for name in _NAMES):
            return
        values = [_storable(getattr(counts, name)) for name in _NAMES]
        places = ", ".join("?" * (3 + len(_NAMES)))
        row = (drive, int(counts.at_s // _DAY_S), counts.at_s, *values)
        self._write(
            (f"INSERT OR IGNORE INTO counts VALUES ({places})", row),
            ("DELETE FROM counts WHERE at_s < ?", (counts.at_s - _COUNTS_KEPT_S,)),
        )

    def earlier(self, drive: str, now_s: float) -> list[ErrorCounts]:
        """Of the last three months, oldest first, without those of the last hour and of a clock that ran ahead."""
        query = f"SELECT at_s, {', '.join(_NAMES)} FROM counts WHERE drive = ? AND at_s BETWEEN ? AND ? ORDER BY at_s"
        rows = self._read(query, drive, now_s - _COUNTS_LOOKED_BACK_S, now_s - _HOUR_S)
        return [ErrorCounts(at_s=row[0], **dict(zip(_NAMES, row[1:], strict=True))) for row in rows]


def _storable(count: int | None) -> int | None:
    return count if count is None or count <= _LARGEST else _LARGEST


_MOST: Final = 50
_MOST_BYTES: Final = 16_000_000


class MeasurementStore:
    """A file that is damaged counts as empty, and is replaced by the next measurement."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def of(self, drive: str) -> list[Measurement]:
        """`drive` is a key as in `domain.drive.Drive.key`. Raises no error."""
        try:
            with self._file(drive).open("rb") as file:
                return msgspec.json.decode(file.read(_MOST_BYTES), type=list[Measurement])
        except (OSError, *UNDECODABLE):
            return []

    def add(self, drive: str, measurement: Measurement) -> None:
        """Raises OSError."""
        kept = [*self.of(drive), measurement][-_MOST:]
        private_files.replace(self._file(drive), msgspec.json.encode(kept))

    def newest(self, drive: str) -> Measurement | None:
        """The newest that told the kind of drive: single tests do not, and shall not hide one that did.

        A cache that only an earlier one has measured is that of the drive, too.
        """
        found = self.of(drive) if drive else []
        told = [one for one in reversed(found) if one.verdict.behavior is not Behavior.NOT_TOLD]
        if not told:
            return found[-1] if found else None
        alike = (one.verdict for one in told if one.verdict.behavior is told[0].verdict.behavior)
        full = next((verdict for verdict in alike if verdict.cache_bytes), told[0].verdict)
        verdict = msgspec.structs.replace(
            told[0].verdict,
            cache_bytes=full.cache_bytes,
            cache_writes=full.cache_writes,
            cleaned_bytes_per_s=full.cleaned_bytes_per_s,
        )
        return msgspec.structs.replace(told[0], verdict=verdict)

    def _file(self, drive: str) -> Path:
        """The name says nothing about the drive."""
        name = hashlib.sha256(drive.encode("utf-8", "surrogateescape")).hexdigest()[:32]
        return self._folder / f"{name}.json"


_CLOCK_SET_FROM_S: Final = 1_767_225_600.0  # 2026: the program is younger, so an earlier clock was never set
_CARE_KEPT_S: Final = 10 * 366 * DAY_S
_FILLS_LOOKED_BACK_S: Final = 182 * DAY_S
_CARE_SCHEMA: Final = Schema(
    1,
    """
CREATE TABLE IF NOT EXISTS known (key TEXT PRIMARY KEY, since_s REAL NOT NULL, hours INTEGER) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS done (key TEXT, action TEXT, at_s REAL, PRIMARY KEY (key, action, at_s)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS rounds (key TEXT PRIMARY KEY, began_s REAL NOT NULL, done INTEGER NOT NULL,
  is_first INTEGER NOT NULL, parts INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS used (key TEXT, day INTEGER, at_s REAL NOT NULL, bytes INTEGER NOT NULL,
  PRIMARY KEY (key, day)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS places (key TEXT, action TEXT, place INTEGER NOT NULL, PRIMARY KEY (key, action))
  WITHOUT ROWID
""",
)


class CareHistory(BestEffortDatabase):
    """Times are in seconds since 1970. Every method takes the key of a filesystem first."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, _CARE_SCHEMA)

    def know(self, key: str, now_s: float, hours: int | None) -> tuple[float, int | None]:
        """Since when it is known, and for how many hours its drive had run then, where that could be read."""
        self._write(("INSERT OR IGNORE INTO known VALUES (?, ?, ?)", (key, now_s, hours)))
        if now_s >= _CLOCK_SET_FROM_S:
            self._correct(key, now_s)
        found = self._read("SELECT since_s, hours FROM known WHERE key = ?", key)
        return (min(found[0][0], now_s), found[0][1]) if found else (now_s, hours)

    def _correct(self, key: str, now_s: float) -> None:
        """What was noted under a wrong clock: this one is right, as far as anybody knows."""
        wrong = (now_s, key, now_s, _CLOCK_SET_FROM_S)
        self._write(
            ("UPDATE known SET since_s = ? WHERE key = ? AND (since_s > ? OR since_s < ?)", wrong),
            ("UPDATE rounds SET began_s = ? WHERE key = ? AND (began_s > ? OR began_s < ?)", wrong),
            ("UPDATE OR REPLACE done SET at_s = ? WHERE key = ? AND at_s > ?", (now_s, key, now_s)),
            ("DELETE FROM used WHERE key = ? AND (at_s > ? OR at_s < ?)", (key, now_s, _CLOCK_SET_FROM_S)),
        )

    def add(self, key: str, action: CareAction, now_s: float) -> None:
        """It was done to its end: what was kept of the way there is needed no more."""
        self._write(
            ("INSERT OR REPLACE INTO done VALUES (?, ?, ?)", (key, action.value, now_s)),
            ("DELETE FROM done WHERE at_s < ?", (now_s - _CARE_KEPT_S,)),
            ("DELETE FROM places WHERE key = ? AND action = ?", (key, action.value)),
        )

    def last_s(self, key: str, now_s: float) -> dict[CareAction, float]:
        """When each action was last done; not in the future, even if the clock is behind now."""
        query = "SELECT MAX(at_s) FROM done WHERE key = ? AND action = ?"
        newest = {action: row[0] for action in CareAction for row in self._read(query, key, action.value)}
        return {action: min(at_s, now_s) for action, at_s in newest.items() if at_s is not None}

    def done_since(self, key: str, since_s: float) -> list[tuple[CareAction, float]]:
        """What was done since then, the newest first."""
        query = "SELECT action, at_s FROM done WHERE key = ? AND at_s >= ? ORDER BY at_s DESC"
        return [(CareAction(row[0]), row[1]) for row in self._read(query, key, since_s) if row[0] in list(CareAction)]

    def reading(self, key: str) -> ReadRound | None:
        for began_s, done, is_first, parts in self._read(
            "SELECT began_s, done, is_first, parts FROM rounds WHERE key = ?", key
        ):
            return ReadRound(began_s=began_s, parts_done=done, is_first=bool(is_first), parts=parts)
        return None

    def save_reading(self, key: str, reading: ReadRound) -> None:
        values = (key, reading.began_s, reading.parts_done, reading.is_first, reading.parts)
        self._write(("INSERT OR REPLACE INTO rounds VALUES (?, ?, ?, ?, ?)", values))

    def place(self, key: str, action: CareAction) -> int:
        """How far an action came that was stopped; 0 where none was."""
        rows = self._read("SELECT place FROM places WHERE key = ? AND action = ?", key, action.value)
        return int(rows[0][0]) if rows else 0

    def save_place(self, key: str, action: CareAction, place: int) -> None:
        self._write(("INSERT OR REPLACE INTO places VALUES (?, ?, ?)", (key, action.value, place)))

    def note_used(self, key: str, now_s: float, used_bytes: int) -> None:
        """The newest look of each day is kept."""
        self._write(
            ("INSERT OR REPLACE INTO used VALUES (?, ?, ?, ?)", (key, int(now_s // DAY_S), now_s, used_bytes)),
            ("DELETE FROM used WHERE at_s < ?", (now_s - _CARE_KEPT_S,)),
        )

    def used(self, key: str, now_s: float) -> list[tuple[float, int]]:
        """How many bytes were used in the last half year, oldest first."""
        query = "SELECT at_s, bytes FROM used WHERE key = ? AND at_s BETWEEN ? AND ? ORDER BY at_s"
        return [(row[0], row[1]) for row in self._read(query, key, now_s - _FILLS_LOOKED_BACK_S, now_s)]

    def deleted_bytes(self, key: str, since_s: float) -> int:
        """By how much it became emptier between one look and the next, in all: at least so much was deleted."""
        rows = self._read("SELECT bytes FROM used WHERE key = ? AND at_s >= ? ORDER BY at_s", key, since_s)
        sizes = [int(row[0]) for row in rows]
        return sum(max(0, before - after) for before, after in pairwise(sizes))


_VERSION: Final = 4
_SCHEMA: Final = Schema(
    _VERSION,
    """
CREATE TABLE IF NOT EXISTS run
  (id INTEGER PRIMARY KEY, command TEXT, destination TEXT, outcome TEXT, started_at TEXT, word BLOB);
CREATE TABLE IF NOT EXISTS known
  (name TEXT, backup TEXT, filesystem TEXT NOT NULL, folder TEXT NOT NULL, PRIMARY KEY (name, backup));
CREATE TABLE IF NOT EXISTS seen_on (backup TEXT, drive TEXT, PRIMARY KEY (backup, drive)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS run_of_set (run INTEGER PRIMARY KEY, backup_set TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS known_to_set
  (backup_set TEXT, name TEXT, backup TEXT, PRIMARY KEY (backup_set, name, backup)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS source (path BLOB PRIMARY KEY) WITHOUT ROWID
""",
)
_ADD_RUN: Final = "INSERT INTO run (command, destination, outcome, started_at, word) VALUES (?, ?, ?, ?, ?)"
_CHECKS: Final = ("verify", "try-restore")
_MOST_LEFT_OUT_KEPT: Final = 1_000


class RunHistory(BestEffortDatabase):
    """A small database; if it cannot be opened or written, nothing is recorded and nothing fails."""

    def __init__(self, path: Path, patience_s: float = PATIENCE_S) -> None:
        super().__init__(path, _SCHEMA, patience_s)

    def add(self, word: BackupFinished | CheckFinished | EjectFinished, name: str = "") -> None:
        """`name`: of the destination if it differs from the result's, because its drive was mounted elsewhere."""
        if isinstance(word, BackupFinished | CheckFinished):
            word = msgspec.structs.replace(word, left_out=word.left_out[:_MOST_LEFT_OUT_KEPT])
        row = (word.command, name or word.destination, word.outcome, word.started_at, encode(word))
        statements: list[tuple[str, tuple[Value, ...]]] = [(_ADD_RUN, row)]
        if isinstance(word, BackupFinished) and word.backup_set is not None:
            statements.append(("INSERT OR REPLACE INTO run_of_set VALUES (last_insert_rowid(), ?)", (word.backup_set,)))
        self._write(*statements)

    def add_backup(
        self, word: BackupFinished, name: str, spot: VolumeFolder | None, sources: Sequence[bytes], *, is_known: bool
    ) -> None:
        """Record a run, and the facts that it has confirmed: which backup is where, and of which folders.

        Args:
            word: the run's result.
            name: the backup set's name for the destination.
            spot: where that was when it began.
            sources: the backed-up folders.
            is_known: the backup was seen there before.
        """
        self.add(word, name)
        if word.durable.files or word.version or is_known:
            self.remember_place(name, word.backup, spot, word.backup_set or "")
            if word.drive:
                self.remember_drive(word.backup, word.drive)
        if word.version:
            self.remember_sources([os.path.realpath(source) for source in sources])

    def newest(self, count: int, *names: str) -> list[msgspec.Raw]:
        """Results, newest first; only of destinations with these names, if there are some."""
        return [msgspec.Raw(word.rstrip()) for _, word in self._rows(count, names)]

    def words(self, count: int, *names: str) -> list[Event]:
        """The same, decoded; incompatible results of other versions of the program are skipped."""
        return [word for _, word in self.named_words(count, *names)]

    def named_words(self, count: int, *names: str) -> list[tuple[str, Event]]:
        """The same, each with the name of its place."""
        found = ((name, _understood(word.rstrip())) for name, word in self._rows(count, names))
        return [(name, word) for name, word in found if word is not None]

    def backups_of(self, count: int, backup_set: str, names: Sequence[str]) -> list[BackupFinished]:
        """Those of a set to destinations with these names, newest first."""
        query = (
            "SELECT word FROM run JOIN run_of_set ON run = id WHERE command IN ('backup', 'demo')"
            f" AND destination {_among(names)} AND backup_set = ? ORDER BY id DESC LIMIT ?"
        )
        words = (_understood(bytes(row[0]).rstrip()) for row in self._read(query, *names, backup_set, count))
        return [word for word in words if isinstance(word, BackupFinished)]

    def checks(self, count: int, names: Sequence[str]) -> list[CheckFinished]:
        """Those by which backups at places with these names were read back, newest first."""
        query = f"SELECT word FROM run WHERE command {_among(_CHECKS)} AND destination {_among(names)}"
        rows = self._read(f"{query} ORDER BY id DESC LIMIT ?", *_CHECKS, *names, count)
        words = (_understood(bytes(row[0]).rstrip()) for row in rows)
        return [word for word in words if isinstance(word, CheckFinished)]

    def places(self) -> list[KnownPlace]:
        """Where backups were seen, newest first. Two alternating drives have one name, and two backups."""
        rows = self._read(
            "SELECT name, backup, filesystem, folder, coalesce(backup_set, '') FROM known"
            " LEFT JOIN known_to_set USING (name, backup) ORDER BY known.rowid DESC"
        )
        return [
            KnownPlace(name, backup, VolumeFolder(filesystem, folder) if filesystem else None, backup_set)
            for name, backup, filesystem, folder, backup_set in rows
        ]

    def remember_place(self, name: str, backup: str, spot: VolumeFolder | None = None, backup_set: str = "") -> None:
        """`backup_set`: the key of the set that was backed up there; empty if there was none."""
        filesystem, folder = spot or ("", "")
        statements: list[tuple[str, tuple[Value, ...]]] = [
            ("INSERT OR REPLACE INTO known VALUES (?, ?, ?, ?)", (name, backup, filesystem, folder))
        ]
        if backup_set:
            statements.append(("INSERT OR IGNORE INTO known_to_set VALUES (?, ?, ?)", (backup_set, name, backup)))
        self._write(*statements)

    def drives_of(self, backup: str) -> frozenset[str]:
        """The keys of the drives on which a backup was seen: more than one after it was moved to another."""
        rows = self._read("SELECT drive FROM seen_on WHERE backup = ?", backup)
        return frozenset(str(row[0]) for row in rows)

    def remember_drive(self, backup: str, drive: str) -> None:
        """`drive` is its key."""
        self._write(("INSERT OR IGNORE INTO seen_on VALUES (?, ?)", (backup, drive)))

    def move_to_drive(self, backup: str, old: str, new: str, becomes: str = "") -> None:
        """It was copied to another drive, and counts there instead; `old` and `new` are keys.

        `becomes`: the identity of the backup into which it was merged.
        """
        self._write(
            ("DELETE FROM seen_on WHERE backup = ? AND drive = ?", (backup, old)),
            ("INSERT OR IGNORE INTO seen_on VALUES (?, ?)", (becomes or backup, new)),
        )

    def sources(self) -> list[bytes]:
        """All folders that were backed up here."""
        return [bytes(row[0]) for row in self._read("SELECT path FROM source")]

    def remember_sources(self, paths: list[bytes]) -> None:
        for path in paths:
            self._write(("INSERT OR IGNORE INTO source VALUES (?)", (path,)))

    def _rows(self, count: int, names: tuple[str, ...]) -> list[tuple[str, bytes]]:
        wanted = f"WHERE destination {_among(names)}" if names else ""
        query = f"SELECT destination, word FROM run {wanted} ORDER BY id DESC LIMIT ?"
        return [(str(row[0]), bytes(row[1])) for row in self._read(query, *names, count)]


def _among(values: Sequence[str]) -> str:
    return f"IN ({', '.join('?' * len(values))})"


def _understood(line: bytes) -> Event | None:
    try:
        return decode(line)
    except UNDECODABLE:
        return None


T = TypeVar("T")
_SHORT_S: Final = 0.1


class Readings:
    """Waits only for data that was never read before, and only once: a stopped process keeps its lock forever."""

    def __init__(self, history_file: Path) -> None:
        self._file = history_file
        self._known: dict[Hashable, Any] = {}
        self._at_once: dict[Hashable, Any] | None = None
        self._has_waited = False

    @contextmanager
    def at_one_moment(self) -> Iterator[None]:
        """What is asked for meanwhile is read once, however often that is."""
        self._at_once = {}
        try:
            yield
        finally:
            self._at_once = None

    def of(self, what: Hashable, read: Callable[[RunHistory], T]) -> T:
        """`what` is a name for that which `read` reads."""
        if self._at_once is None:
            return self._read(what, read)
        if what not in self._at_once:
            self._at_once[what] = self._read(what, read)
        found: T = self._at_once[what]
        return found

    def _read(self, what: Hashable, read: Callable[[RunHistory], T]) -> T:
        is_short = self._has_waited or what in self._known
        with closing(RunHistory(self._file, _SHORT_S if is_short else PATIENCE_S)) as history:
            found = read(history)
            self._has_waited = history.has_failed
            if history.has_failed:
                known: T = self._known.get(what, found)
                return known
        self._known[what] = found
        return found
