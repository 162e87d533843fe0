"""What the window's pages have in common: their order, that each is made late, and what those about backups show."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import TYPE_CHECKING, Generic, TypeVar

import msgspec

if TYPE_CHECKING:
    from datetime import datetime

    from shingleback.gui.controllers.backup_run import BackupRun, Meter
    from shingleback.gui.controllers.backup_sets import BackupSetStatuses, PlaceLookup
    from shingleback.gui.controllers.history import Past
    from shingleback.gui.controllers.settings import SettingsController


class Section(Enum):
    """In the order of the buttons that lead there."""

    HOME = auto()
    RESTORE = auto()
    DRIVES = auto()
    HISTORY = auto()
    HAPPENED = auto()
    EXPLANATIONS = auto()
    SETTINGS = auto()


P_co = TypeVar("P_co", covariant=True)


class Late(Generic[P_co]):
    """Attributes: `made`: None until it was asked for."""

    def __init__(self, make: Callable[[], P_co]) -> None:
        self.made: P_co | None = None
        self._make = make
        self._to_do: list[Callable[[P_co], object]] = []

    def get(self) -> P_co:
        """It is made once, and then all that waits for it is done, in the order in which that was asked for."""
        if self.made is None:
            self.made = self._make()
            for do in tuple(self._to_do):
                do(self.made)
        return self.made

    def forget(self) -> None:
        """Whoever asks for it next has another one made, with which all is done again."""
        self.made = None

    def whenever(self, do: Callable[[P_co], object]) -> None:
        """At once if it is there, and each time that it is made."""
        self._to_do.append(do)
        if self.made is not None:
            do(self.made)


class Backups(msgspec.Struct, frozen=True):
    """What the pages about backups are about: those to come, and those that were.

    Attributes:
        meter, past: made with the first page that shows them.
        now: the local time, which knows its offset from UTC.
    """

    run: BackupRun
    meter: Callable[[], Meter]
    place: PlaceLookup
    chosen: SettingsController
    statuses: BackupSetStatuses
    past: Callable[[], Past]
    now: Callable[[], datetime]
