"""What was measured of each drive, oldest first: private files, one a drive, to compare later measurements with."""

import hashlib
from pathlib import Path
from typing import Final

import msgspec

from shingleback.domain.measurement import Measurement
from shingleback.store import private_files

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
