"""What this computer knows about drives: the table of models, and the records of each drive.

The built-in table comes with the program; the user's table takes precedence. The records are: the error counts of each
drive's SMART reports, day by day, so that a rise can be detected; its measurements, in one private file per drive,
oldest first, to compare later ones with; and for each filesystem, identified by its UUID, the maintenance done and how
full it was. Nothing else is stored. If a file cannot be opened or written, nothing is recorded and nothing fails: at
worst, some maintenance is due sooner.

Entries from the future, made while the clock was wrong, count as made now once the clock is right again: otherwise
nothing would be due for years.
"""

import dataclasses
import hashlib
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

import msgspec.structs

from shingleback.domain.care.types import DAY_S, CareAction, ReadRound
from shingleback.domain.errors import UsageError, Why
from shingleback.domain.measurement import Behavior, KnownFigure, Measurement, parse_known
from shingleback.domain.smart.report import ErrorCounts
from shingleback.domain.smr.drive_database import DriveTable, TableError, parse_table
from shingleback.domain.text import UNDECODABLE
from shingleback.store import private_files
from shingleback.store.database import BestEffortDatabase, Schema
from shingleback.store.private_files import Paths, resource_path

_BUILT_IN: Final = "drives/drives.toml"
_BEHAVIORS: Final = "drives/behaviors.toml"
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

_MAX: Final = 50
_MAX_BYTES: Final = 16_000_000

_CLOCK_SET_FROM_S: Final = 1_767_225_600.0  # 2026: the program is younger, so the clock was not set at an earlier time
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


@dataclass(frozen=True, slots=True)
class TableTexts:
    """The texts of both tables. `own` is empty if the user has no table."""

    built_in: str
    user_text: str
    own_path: Path


def built_in_text() -> str:
    return resource_path(_BUILT_IN).read_text(encoding="utf-8")


def read_texts(paths: Paths) -> TableTexts:
    """Raises UsageError if the user's table cannot be read."""
    path = paths.drive_table_file
    try:
        user_text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        user_text = ""
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(Why.DRIVE_TABLE_UNREADABLE, path=str(path), detail=str(error)) from None
    return TableTexts(built_in_text(), user_text, path)


def load_drive_table(paths: Paths) -> DriveTable:
    """The built-in table, overridden by the user's. Raises UsageError if the user's is invalid."""
    texts = read_texts(paths)
    built_in = parse_table(texts.built_in)
    if not texts.user_text.strip():
        return built_in
    try:
        return parse_table(texts.user_text).over(built_in)
    except TableError as error:
        raise UsageError(Why.DRIVE_TABLE_UNREADABLE, path=str(texts.own_path), detail=str(error)) from None


def drive_table_or_complaint(paths: Paths) -> tuple[DriveTable, UsageError | None]:
    """The drive table for the window, which shows the error in the user's table and uses the built-in one."""
    try:
        return load_drive_table(paths), None
    except UsageError as complaint:
        return parse_table(built_in_text()), complaint


def known_behavior() -> tuple[KnownFigure, ...]:
    return parse_known(resource_path(_BEHAVIORS).read_text(encoding="utf-8"))


class HealthHistory(BestEffortDatabase):
    """The error counts of each drive. Times are in seconds since 1970."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, _COUNTS_SCHEMA)

    def add(self, drive: str, counts: ErrorCounts) -> None:
        """Add the counts of a report. The first of a day is kept: an increase during the day shows the next day."""
        numbers: list[int | None] = [getattr(counts, name) for name in _NAMES]
        if not drive or all(number is None for number in numbers):
            return
        values = [None if number is None else min(number, _LARGEST) for number in numbers]
        places = ", ".join("?" * (3 + len(_NAMES)))
        row = (drive, int(counts.at_s // _DAY_S), counts.at_s, *values)
        self._write(
            (f"INSERT OR IGNORE INTO counts VALUES ({places})", row),
            ("DELETE FROM counts WHERE at_s < ?", (counts.at_s - _COUNTS_KEPT_S,)),
        )

    def earlier(self, drive: str, now_s: float) -> list[ErrorCounts]:
        """The counts of the last three months, oldest first, without those of the last hour or from the future."""
        query = f"SELECT at_s, {', '.join(_NAMES)} FROM counts WHERE drive = ? AND at_s BETWEEN ? AND ? ORDER BY at_s"
        rows = self._read(query, drive, now_s - _COUNTS_LOOKED_BACK_S, now_s - _HOUR_S)
        return [ErrorCounts(at_s=row[0], **dict(zip(_NAMES, row[1:], strict=True))) for row in rows]


class MeasurementStore:
    """The measurements of each drive. A damaged file counts as empty, and the next measurement replaces it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def of(self, drive: str) -> list[Measurement]:
        """The measurements of a drive, given by `domain.drive.Drive.key`. Raises no error."""
        try:
            with self._file(drive).open("rb") as file:
                return msgspec.json.decode(file.read(_MAX_BYTES), type=list[Measurement])
        except (OSError, *UNDECODABLE):
            return []

    def add(self, drive: str, measurement: Measurement) -> None:
        """Raises OSError."""
        measurements = [*self.of(drive), measurement][-_MAX:]
        private_files.replace(self._file(drive), msgspec.json.encode(measurements))

    def newest(self, drive: str) -> Measurement | None:
        """The newest that identified the kind of drive. Single tests do not, and must not hide one that did.

        If only an earlier one of the same kind measured the cache, its cache figures are used.
        """
        measurements = self.of(drive) if drive else []
        conclusive = [
            measurement
            for measurement in reversed(measurements)
            if measurement.verdict.behavior is not Behavior.NOT_TOLD
        ]
        if not conclusive:
            return measurements[-1] if measurements else None
        alike = (
            measurement.verdict
            for measurement in conclusive
            if measurement.verdict.behavior is conclusive[0].verdict.behavior
        )
        full = next((verdict for verdict in alike if verdict.cache_bytes), conclusive[0].verdict)
        verdict = msgspec.structs.replace(
            conclusive[0].verdict,
            cache_bytes=full.cache_bytes,
            cache_writes=full.cache_writes,
            cleaned_bytes_per_s=full.cleaned_bytes_per_s,
        )
        return msgspec.structs.replace(conclusive[0], verdict=verdict)

    def _file(self, drive: str) -> Path:
        """The file for a drive. Its name reveals nothing about the drive."""
        name = hashlib.sha256(drive.encode("utf-8", "surrogateescape")).hexdigest()[:32]
        return self._folder / f"{name}.json"


class CareHistory(BestEffortDatabase):
    """The maintenance of each filesystem. Times are in seconds since 1970. Methods take the filesystem's key first."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, _CARE_SCHEMA)

    def know(self, key: str, now_s: float, hours: int | None) -> tuple[float, int | None]:
        """When the filesystem was first seen, and its drive's power-on hours then, if readable. Adds a new one."""
        self._write(("INSERT OR IGNORE INTO known VALUES (?, ?, ?)", (key, now_s, hours)))
        if now_s >= _CLOCK_SET_FROM_S:
            # Entries that were made under a wrong clock are corrected; the current time is assumed to be right.
            wrong = (now_s, key, now_s, _CLOCK_SET_FROM_S)
            self._write(
                ("UPDATE known SET since_s = ? WHERE key = ? AND (since_s > ? OR since_s < ?)", wrong),
                ("UPDATE rounds SET began_s = ? WHERE key = ? AND (began_s > ? OR began_s < ?)", wrong),
                ("UPDATE OR REPLACE done SET at_s = ? WHERE key = ? AND at_s > ?", (now_s, key, now_s)),
                ("DELETE FROM used WHERE key = ? AND (at_s > ? OR at_s < ?)", (key, now_s, _CLOCK_SET_FROM_S)),
            )
        rows = self._read("SELECT since_s, hours FROM known WHERE key = ?", key)
        return (min(rows[0][0], now_s), rows[0][1]) if rows else (now_s, hours)

    def add(self, key: str, action: CareAction, now_s: float) -> None:
        """Note that an action was completed; its saved progress is no longer needed."""
        self._write(
            ("INSERT OR REPLACE INTO done VALUES (?, ?, ?)", (key, action.value, now_s)),
            ("DELETE FROM done WHERE at_s < ?", (now_s - _CARE_KEPT_S,)),
            ("DELETE FROM places WHERE key = ? AND action = ?", (key, action.value)),
        )

    def last_s(self, key: str, now_s: float) -> dict[CareAction, float]:
        """When each action was last done; never in the future, even if the clock is behind now."""
        query = "SELECT MAX(at_s) FROM done WHERE key = ? AND action = ?"
        newest = {action: row[0] for action in CareAction for row in self._read(query, key, action.value)}
        return {action: min(at_s, now_s) for action, at_s in newest.items() if at_s is not None}

    def done_since(self, key: str, since_s: float) -> list[tuple[CareAction, float]]:
        """The actions since then, newest first."""
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
        """The saved progress of an action that was stopped; 0 if there is none."""
        rows = self._read("SELECT place FROM places WHERE key = ? AND action = ?", key, action.value)
        return int(rows[0][0]) if rows else 0

    def save_place(self, key: str, action: CareAction, place: int) -> None:
        self._write(("INSERT OR REPLACE INTO places VALUES (?, ?, ?)", (key, action.value, place)))

    def note_used(self, key: str, now_s: float, used_bytes: int) -> None:
        """Note the used bytes; the last entry of each day is kept."""
        self._write(
            ("INSERT OR REPLACE INTO used VALUES (?, ?, ?, ?)", (key, int(now_s // DAY_S), now_s, used_bytes)),
            ("DELETE FROM used WHERE at_s < ?", (now_s - _CARE_KEPT_S,)),
        )

    def used(self, key: str, now_s: float) -> list[tuple[float, int]]:
        """The bytes used in the last half year, oldest first."""
        query = "SELECT at_s, bytes FROM used WHERE key = ? AND at_s BETWEEN ? AND ? ORDER BY at_s"
        return [(row[0], row[1]) for row in self._read(query, key, now_s - _FILLS_LOOKED_BACK_S, now_s)]

    def deleted_bytes(self, key: str, since_s: float) -> int:
        """The total decrease between consecutive entries: at least this much was deleted."""
        rows = self._read("SELECT bytes FROM used WHERE key = ? AND at_s >= ? ORDER BY at_s", key, since_s)
        sizes = [int(row[0]) for row in rows]
        return sum(max(0, before - after) for before, after in pairwise(sizes))
