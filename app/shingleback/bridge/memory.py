"""What the window remembers from one start to the next."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from shingleback.jobs.events import Event
from shingleback.jobs.final_words import BackupFinished
from shingleback.jobs.history import History
from shingleback.model.outcome import COMPLETE
from shingleback.settings import settings
from shingleback.settings.paths import Paths
from shingleback.settings.settings import Settings

_MOST_LOOKED_AT = 100
_Mark = tuple[int, int, int] | None  # none for a file that is not there


class Memory:
    """The settings are read again only when their file is another one: they are asked for many times a second."""

    def __init__(self, paths: Paths) -> None:
        self._paths = paths
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
        """Change what is in the file now, and give it back; whoever keeps a copy could undo what others chose since.

        Raises UsageError where it cannot be understood or written.
        """
        before = self.load()
        after = change(before)
        if after != before:
            self.save(after)
        return after

    def last_backup(self, destination: str) -> BackupFinished | None:
        """The newest backup to a place that was complete, whether or not it found anything to copy."""
        words = self.runs(destination)
        return next((word for word in words if isinstance(word, BackupFinished) and _is_complete(word)), None)

    def runs(self, destination: str) -> tuple[Event, ...]:
        """The final words of what was done at a place, newest first."""
        with closing(History(self._paths.history_file)) as history:
            return tuple(history.words(_MOST_LOOKED_AT, destination))


def _mark(file: Path) -> _Mark:
    """It is replaced as a whole when it is written: another one has another number, or is of another time."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size


def _is_complete(word: BackupFinished) -> bool:
    return word.outcome in COMPLETE
