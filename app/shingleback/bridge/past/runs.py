"""What was done on this computer, as the history of all runs and those of the drives have kept it."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from datetime import datetime
from typing import Final

from shingleback.bridge.readings import Readings
from shingleback.jobs.final_words import BackupFinished, CheckFinished, EjectFinished
from shingleback.jobs.history import History
from shingleback.metrics.history.store import DriveStore
from shingleback.metrics.recording.packed import unpack
from shingleback.metrics.recording.recording import Recording
from shingleback.model.outcome import Outcome
from shingleback.settings.paths import Paths

PastWord = BackupFinished | CheckFinished | EjectFinished
_MOST_SHOWN: Final = 500
_MOST_LOOKED_AT: Final = 2_000
_SAME_TIME_S: Final = 600.0
_INTERRUPTED: Final = (Outcome.CANCELED, Outcome.DRIVE_GONE, Outcome.DRIVE_FULL, Outcome.DRIVE_REFUSED)


class PastRuns:
    """Reads files of this computer only."""

    def __init__(self, paths: Paths, names_of: Callable[[str], Sequence[str]]) -> None:
        """`names_of` gives all names of the place at a path: see `bridge.places`."""
        self._paths = paths
        self._names_of = names_of
        self._history = Readings(paths.history_file)

    def newest(self, place: str = "") -> list[PastWord]:
        """Newest first; only those of one place, if one is named."""
        names = self._names_of(place) if place else ()

        def read(history: History) -> list[PastWord]:
            words = _words(history, _MOST_SHOWN, names)
            return [word for _, word in words if not isinstance(word, EjectFinished)]

        return self._history.of(("newest", *names), read)

    def interrupted(self, place: str) -> list[datetime]:
        """When backups to a place began that made no version although there was something to do."""
        words = [word for word in self.newest(place) if isinstance(word, BackupFinished) and not word.version]
        began = [_moment(word.started_at) for word in words if word.outcome in _INTERRUPTED]
        return [at for at in began if at is not None]

    def destinations(self) -> list[str]:
        """The names of all places that something was backed up to, the newest first."""
        return self._history.of("destinations", _destinations)

    def name_of(self, word: PastWord) -> str:
        """That of its place; the word says where that was then."""

        def read(history: History) -> str:
            return next((name for name, other in _words(history, _MOST_SHOWN) if other == word), word.destination)

        return self._history.of(("name", word.command, word.destination, word.started_at), read)

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


def _words(history: History, count: int, names: Sequence[str] = ()) -> Iterator[tuple[str, PastWord]]:
    return ((name, word) for name, word in history.named_words(count, *names) if isinstance(word, PastWord))


def _destinations(history: History) -> list[str]:
    backups = ((name, word) for name, word in _words(history, _MOST_LOOKED_AT) if isinstance(word, BackupFinished))
    return list(dict.fromkeys(name for name, word in backups if word.version or word.durable.files))


def _seconds(text: str) -> float:
    at = _moment(text)
    return at.timestamp() if at is not None else 0.0


def _moment(text: str) -> datetime | None:
    try:
        at = datetime.fromisoformat(text)
    except ValueError:
        return None
    return at if at.tzinfo else at.astimezone()
