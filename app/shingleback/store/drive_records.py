"""What is kept of each drive on this computer: the error counts of its SMART reports, and its measurements.

Nothing else of a drive is kept, and if a file cannot be opened or written, nothing is recorded and nothing fails. The
error counts are kept day by day in a database, so that a rise can be detected. The measurements are in private files,
one a drive, oldest first, to compare later ones with.
"""

import contextlib
import dataclasses
import hashlib
import sqlite3
from pathlib import Path
from typing import Any, Final

import msgspec

from shingleback.domain.measurement import Measurement
from shingleback.domain.smart.report import ErrorCounts
from shingleback.store import private_files
from shingleback.store.database import Schema, open_or_forget

_DAY_S: Final = 86_400
_HOUR_S: Final = 3600
_KEPT_S: Final = 2 * 366 * _DAY_S
_LOOKED_BACK_S: Final = 90 * _DAY_S
_LARGEST: Final = 2**63 - 1

_NAMES: Final = tuple(field.name for field in dataclasses.fields(ErrorCounts) if field.name != "at_s")
_SCHEMA: Final = Schema(
    1,
    f"""
CREATE TABLE IF NOT EXISTS counts (drive TEXT, day INTEGER, at_s REAL NOT NULL,
  {", ".join(f"{name} INTEGER" for name in _NAMES)}, PRIMARY KEY (drive, day)) WITHOUT ROWID
""",
)


class HealthHistory:
    """Times are in seconds since 1970."""

    def __init__(self, path: Path) -> None:
        self._db, _ = open_or_forget(path, _SCHEMA)

    def close(self) -> None:
        self._db.close()

    def add(self, drive: str, counts: ErrorCounts) -> None:
        """Of several reports on one day, the first is kept: what rises within the day shows on the next."""
        if not drive or not any(getattr(counts, name) is not None for name in _NAMES):
            return
        values = [_storable(getattr(counts, name)) for name in _NAMES]
        places = ", ".join("?" * (3 + len(_NAMES)))
        with contextlib.suppress(sqlite3.Error):
            self._db.execute(
                f"INSERT OR IGNORE INTO counts VALUES ({places})",
                (drive, int(counts.at_s // _DAY_S), counts.at_s, *values),
            )
            self._db.execute("DELETE FROM counts WHERE at_s < ?", (counts.at_s - _KEPT_S,))
            self._db.commit()

    def earlier(self, drive: str, now_s: float) -> list[ErrorCounts]:
        """Of the last three months, oldest first, without those of the last hour and of a clock that ran ahead."""
        query = f"SELECT at_s, {', '.join(_NAMES)} FROM counts WHERE drive = ? AND at_s BETWEEN ? AND ? ORDER BY at_s"
        rows = self._read(query, (drive, now_s - _LOOKED_BACK_S, now_s - _HOUR_S))
        return [ErrorCounts(at_s=row[0], **dict(zip(_NAMES, row[1:], strict=True))) for row in rows]

    def _read(self, query: str, values: tuple[str | float, ...]) -> list[tuple[Any, ...]]:
        try:
            return self._db.execute(query, values).fetchall()
        except sqlite3.Error:
            return []


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
        except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return []

    def add(self, drive: str, measurement: Measurement) -> None:
        """Raises OSError."""
        kept = [*self.of(drive), measurement][-_MOST:]
        private_files.replace(self._file(drive), msgspec.json.encode(kept))

    def newest(self, drive: str) -> Measurement | None:
        return next(reversed(self.of(drive)), None) if drive else None

    def _file(self, drive: str) -> Path:
        """The name says nothing about the drive."""
        name = hashlib.sha256(drive.encode("utf-8", "surrogateescape")).hexdigest()[:32]
        return self._folder / f"{name}.json"
