"""What the window remembers from one start to the next."""

from collections.abc import Callable

from shingleback.jobs import events
from shingleback.jobs.final_words import BackupFinished
from shingleback.jobs.history import History
from shingleback.model.outcome import Outcome
from shingleback.settings import settings
from shingleback.settings.paths import Paths
from shingleback.settings.settings import Settings

_MOST_LOOKED_AT = 100


class Memory:
    def __init__(self, paths: Paths) -> None:
        self._paths = paths

    def load(self) -> Settings:
        """Raises UsageError for a file that cannot be understood."""
        return settings.load(self._paths.settings_file)

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
        history = History(self._paths.history_file)
        try:
            words = (events.decode(bytes(raw)) for raw in history.newest(_MOST_LOOKED_AT, destination))
            return next((word for word in words if isinstance(word, BackupFinished) and _is_complete(word)), None)
        finally:
            history.close()


def _is_complete(word: BackupFinished) -> bool:
    return word.outcome in (Outcome.DONE, Outcome.LEFT_OUT)
