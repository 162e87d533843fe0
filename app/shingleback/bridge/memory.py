"""What the window remembers from one start to the next."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from shingleback.bridge.places import Places
from shingleback.bridge.readings import Readings
from shingleback.jobs.events import Event
from shingleback.jobs.final_words import BackupFinished
from shingleback.model.errors import UsageError, Why
from shingleback.model.outcome import COMPLETE
from shingleback.settings import settings
from shingleback.settings.paths import Paths
from shingleback.settings.settings import Settings
from shingleback.store import private_files
from shingleback.store.locks import PATIENCE_S, alone_in

_MOST_LOOKED_AT = 100
_Mark = tuple[int, int, int] | None  # none for a file that is not there


class Memory:
    """The settings are read again only when their file is another one: they are asked for many times a second.

    Attributes:
        places: where the places for backups are now.
    """

    def __init__(self, paths: Paths, places: Places | None = None) -> None:
        """`places`: those that the history of the same paths knows."""
        self.places = places or Places(paths.history_file)
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
        """Raises UsageError where it cannot be written."""
        settings.save(self._paths.settings_file, chosen)

    def change(self, change: Callable[[Settings], Settings]) -> Settings:
        """Change what is in the file now, and give it back; no other program that does the same comes between.

        Whoever keeps a copy could undo what others chose since. Raises UsageError where it cannot be understood or
        written, and where another program does not come to an end with it.
        """
        with self._alone():
            before = settings.load(self._paths.settings_file)
            after = change(before)
            if after != before:
                self.save(after)
            return after

    def show_file(self) -> None:
        """Write it if there is none yet, for somebody who looks for it. Raises UsageError where that cannot be."""
        with self._alone():
            if not self._paths.settings_file.exists():
                self.save(Settings())

    def last_backup(self, destination: str) -> BackupFinished | None:
        """The newest backup to a place that was complete, whether or not it found anything to copy.

        `destination`: as in a backup set; also in `runs`.
        """
        words = self.runs(destination)
        return next((word for word in words if isinstance(word, BackupFinished) and _is_complete(word)), None)

    def runs(self, destination: str) -> tuple[Event, ...]:
        """The final words of what was done at a place, newest first."""
        names = tuple(self.places.names(destination))
        return self._history.of(names, lambda history: tuple(history.words(_MOST_LOOKED_AT, *names)))

    @contextmanager
    def _alone(self) -> Iterator[None]:
        file = self._paths.settings_file
        try:
            private_files.make_folder(file.parent)
            with alone_in(file.parent, PATIENCE_S):
                yield
        except OSError as error:
            raise UsageError(Why.SETTINGS_UNWRITABLE, path=str(file), detail=os.strerror(error.errno or 0)) from None


def _mark(file: Path) -> _Mark:
    """It is replaced as a whole when it is written: another one has another number, or is of another time."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size


def _is_complete(word: BackupFinished) -> bool:
    return word.outcome in COMPLETE
