"""What the window's pages have in common: their order, lazy creation, and the state of the backup pages."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import TYPE_CHECKING, Generic, TypeVar

import msgspec

if TYPE_CHECKING:
    from datetime import datetime

    from shingleback.gui.controllers.backup_run import BackupRun, Meter
    from shingleback.gui.controllers.backup_sets import BackupSetStatuses, PlaceLookup
    from shingleback.gui.controllers.history import BackupHistory
    from shingleback.gui.controllers.settings import SettingsController

P_co = TypeVar("P_co", covariant=True)


class Section(Enum):
    """The pages, in the order of their buttons."""

    HOME = auto()
    RESTORE = auto()
    DRIVES = auto()
    HISTORY = auto()
    DIAGNOSIS = auto()
    EXPLANATIONS = auto()
    SETTINGS = auto()


class Lazy(Generic[P_co]):
    """A value that is created on first use. Attributes: `instance`: None until then."""

    def __init__(self, make: Callable[[], P_co]) -> None:
        self.instance: P_co | None = None
        self._make = make
        self._to_do: list[Callable[[P_co], object]] = []

    def get(self) -> P_co:
        """Return the value. The first call creates it, and then runs the waiting callbacks in their order."""
        if self.instance is None:
            self.instance = self._make()
            for do in tuple(self._to_do):
                do(self.instance)
        return self.instance

    def forget(self) -> None:
        """Drop the value; the next `get` creates another one and runs all callbacks again."""
        self.instance = None

    def on_created(self, do: Callable[[P_co], object]) -> None:
        """Run a callback with the value each time it is created, and at once if it exists."""
        self._to_do.append(do)
        if self.instance is not None:
            do(self.instance)


class Backups(msgspec.Struct, frozen=True):
    """What the backup pages show: future and past backups.

    Attributes:
        meter, past: created with the first page that shows them.
        now: returns the local time, with its offset from UTC.
    """

    run: BackupRun
    meter: Callable[[], Meter]
    place: PlaceLookup
    chosen: SettingsController
    statuses: BackupSetStatuses
    past: Callable[[], BackupHistory]
    now: Callable[[], datetime]
