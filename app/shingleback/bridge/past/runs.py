"""What was done on this computer, as the history of all runs and those of the drives have kept it."""

from contextlib import closing
from datetime import datetime
from typing import Final

from shingleback.jobs.final_words import BackupFinished, CheckFinished, EjectFinished
from shingleback.jobs.history import History
from shingleback.metrics.history.store import DriveStore
from shingleback.metrics.recording.packed import unpack
from shingleback.metrics.recording.recording import Recording
from shingleback.settings.paths import Paths

PastWord = BackupFinished | CheckFinished | EjectFinished
_MOST_SHOWN: Final = 500
_MOST_LOOKED_AT: Final = 2_000
_SAME_TIME_S: Final = 600.0


class PastRuns:
    """Reads files of this computer only."""

    def __init__(self, paths: Paths) -> None:
        self._paths = paths

    def newest(self, destination: str = "") -> list[PastWord]:
        """Newest first; only those of one place, if one is named."""
        return [word for word in self._words(_MOST_SHOWN, destination) if not isinstance(word, EjectFinished)]

    def destinations(self) -> list[str]:
        """All places that something was backed up to, the newest first."""
        backups = (word for word in self._words(_MOST_LOOKED_AT) if isinstance(word, BackupFinished))
        return list(dict.fromkeys(word.destination for word in backups if word.version or word.durable.files))

    def recording(self, word: PastWord) -> Recording | None:
        """The course of a backup; none where it was not kept, or is so old that others have taken its place."""
        if not isinstance(word, BackupFinished) or not word.drive or not word.drive_run:
            return None
        with closing(DriveStore(self._paths.drives_folder, word.drive)) as store:
            run = next((run for run in store.runs() if run.id == word.drive_run), None)
        if run is None or abs(run.began_at - _seconds(word.started_at)) > _SAME_TIME_S:
            return None  # the store was begun anew, and has given the number to another run
        try:
            return unpack(run.recording)
        except ValueError:
            return None

    def _words(self, count: int, destination: str = "") -> list[PastWord]:
        with closing(History(self._paths.history_file)) as history:
            return [word for word in history.words(count, destination) if isinstance(word, PastWord)]


def _seconds(text: str) -> float:
    try:
        return datetime.fromisoformat(text).timestamp()
    except ValueError:
        return 0.0
