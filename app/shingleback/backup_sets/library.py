"""What the window keeps from one start to the next."""

import os
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path

from shingleback.backup_sets.destinations import DestinationLocator
from shingleback.backup_sets.free_space import FreeSpace
from shingleback.backup_sets.schedule import PromptHistory
from shingleback.domain.destination import LocatedFolder
from shingleback.domain.errors import COMPLETE, UsageError, Why
from shingleback.protocol.events import Event
from shingleback.protocol.results import BackupFinished, CheckFinished
from shingleback.store import private_files, settings
from shingleback.store.locks import PATIENCE_S, alone_in
from shingleback.store.paths import Paths
from shingleback.store.run_history import Readings, RunHistory
from shingleback.store.settings import BackupSet, Settings

_MOST_LOOKED_AT = 100
_Mark = tuple[int, int, int] | None  # none for a file that is not there


class Memory:
    """Reads the settings only when their file has changed, because they are used many times a second.

    Attributes:
        places: where the places for backups are now.
        prompts: what the person was asked, or was reminded of.
    """

    def __init__(self, paths: Paths, places: DestinationLocator | None = None) -> None:
        """`places`: those that the history of the same paths knows."""
        self.places = places or DestinationLocator(paths.history_file)
        self.prompts = PromptHistory(paths.asked_file)
        self._paths = paths
        self._history = Readings(paths.history_file)
        self._read: tuple[_Mark, Settings] | None = None

    def load(self) -> Settings:
        """Raises UsageError for a file that cannot be understood."""
        mark = _mark(self._paths.settings_file)
        if self._read is None or self._read[0] != mark:
            self._read = mark, settings.load(self._paths.settings_file)
        return self._read[1]

    def save(self, chosen: Settings) -> None:
        """Raises UsageError if it cannot be written."""
        settings.save(self._paths.settings_file, chosen)

    def change(self, change: Callable[[Settings], Settings]) -> Settings:
        """Change the current contents of the file, and return them; other programs are locked out meanwhile.

        Keeping a copy could undo the changes of others. Raises UsageError if it cannot be understood or
        written, and if another program holds the lock too long.
        """
        with self._alone():
            before = settings.load(self._paths.settings_file)
            after = change(before)
            if after != before:
                self.save(after)
            return after

    def show_file(self) -> None:
        """Write it if there is none yet, so that the user can open it. Raises UsageError if that fails."""
        with self._alone():
            if not self._paths.settings_file.exists():
                self.save(Settings())

    def claim_runs(self) -> None:
        """Runs recorded by earlier versions without a set are assigned to the only set with that destination.

        If several sets had it, the run's set is unknown, and it is assigned to none.
        """
        with closing(RunHistory(self._paths.history_file)) as history:
            for one in self.load().sets:
                if one.destination:
                    history.claim(self.places.names(one.destination), "" if self._is_shared(one) else one.key)

    def place_of(self, one: BackupSet) -> LocatedFolder:
        """Where the place of a set is now."""
        return self.places.find(one.destination, one.key)

    def has_backup(self, one: BackupSet, drive: str = "") -> bool:
        """Whether a backup of a set was seen where its place is now; `drive` as in `DestinationLocator.has_backup`."""
        return self.places.has_backup(one.destination, one.key, drive)

    def last_backup(self, one: BackupSet) -> BackupFinished | None:
        """The newest backup of a set that was complete, whether or not it found anything to copy."""
        return next((word for word in self.backups(one) if word.outcome in COMPLETE), None)

    def backups(self, one: BackupSet) -> tuple[BackupFinished, ...]:
        """The results of a set's runs, newest first, without those of other sets with the same destination."""
        if not one.destination:
            return ()
        names, is_alone = tuple(self.places.names(one.destination)), not self._is_shared(one)

        def read(history: RunHistory) -> tuple[BackupFinished, ...]:
            return tuple(history.backups_of(_MOST_LOOKED_AT, one.key, names, is_alone=is_alone))

        return self._history.of(("backups", one.key, is_alone, *names), read)

    def free_space(self, one: BackupSet, drive: str = "") -> tuple[FreeSpace, ...]:
        """What backups left on the drive of a set, newest first: also those of other sets that go there.

        `drive` is the key of the one that is there now; empty: the one that the set was backed up to last.
        """
        own = [word for word in self.backups(one) if word.room and (not drive or word.drive in (drive, ""))]
        if not own:
            return ()
        seen_on = own[0].drive
        others = [word for other in self.load().sets if other.key != one.key for word in self.backups(other)]
        words = [word for word in (*own, *(others if seen_on else ())) if word.drive == seen_on]
        return tuple(sorted(filter(None, map(_free_space, words)), key=lambda found: found.at, reverse=True))

    def checks(self, one: BackupSet) -> tuple[CheckFinished, ...]:
        """The results of verifications of a set's backup, newest first: of all its contents, including other sets."""
        if not one.destination:
            return ()
        names = tuple(self.places.names(one.destination))
        own = ("", *self.places.backups(one.destination, one.key))
        words = self._history.of(("checks", *names), lambda history: tuple(history.checks(_MOST_LOOKED_AT, names)))
        return tuple(word for word in words if word.backup in own)

    def runs(self, destination: str) -> tuple[Event, ...]:
        """The results of all work at a destination, newest first; at all destinations if it is empty."""
        names = tuple(self.places.names(destination))
        return self._history.of(names, lambda history: tuple(history.words(_MOST_LOOKED_AT, *names)))

    def _is_shared(self, one: BackupSet) -> bool:
        """Whether another set goes to the same folder, or to one that is called so."""
        others = [other.destination for other in self.load().sets if other.key != one.key and other.destination]
        return bool(others) and not set(others).isdisjoint(self.places.names(one.destination))

    @contextmanager
    def _alone(self) -> Iterator[None]:
        file = self._paths.settings_file
        try:
            private_files.make_folder(file.parent)
            with alone_in(file.parent, PATIENCE_S):
                yield
        except OSError as error:
            raise UsageError(Why.SETTINGS_UNWRITABLE, path=str(file), detail=os.strerror(error.errno or 0)) from None


def _free_space(word: BackupFinished) -> FreeSpace | None:
    """None where it was not noted."""
    if word.room is None or not word.started_at:
        return None
    at = datetime.fromisoformat(word.started_at).astimezone()
    return FreeSpace(at=at, free_bytes=word.room.free_bytes, total_bytes=word.room.total_bytes)


def _mark(file: Path) -> _Mark:
    """It is replaced as a whole when it is written: another one has another number, or is of another time."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size
