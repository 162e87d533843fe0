"""The state of the pages History and Restore: the runs on this computer, the drives' histories, the spot check.

Also verifies a whole backup in a separate process, and estimates how long that takes.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from PySide6.QtCore import QObject

from shingleback.domain.errors import Outcome
from shingleback.domain.local_time import time_of
from shingleback.gui.controllers.drives import DriveList
from shingleback.gui.controllers.job import JobController, JobStage, JobState
from shingleback.gui.controllers.preview import DragOut, Fetching, Preview, TemporaryCopies, Thumbnails
from shingleback.gui.controllers.preview_decoder import PreviewDecoder
from shingleback.gui.controllers.restore import Browser, RestoreController
from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.controllers.worker import Worker
from shingleback.monitor.drive_history import DriveStore
from shingleback.monitor.recording import Recording, unpack
from shingleback.protocol.results import BackupFinished, CheckFinished, EjectFinished
from shingleback.store.private_files import Paths
from shingleback.store.run_history import CachedHistory, RunHistory
from shingleback.store.settings import BackupSet, DriveName

PastResult = BackupFinished | CheckFinished | EjectFinished
_MAX_SHOWN: Final = 500
_MAX_LOOKED_AT: Final = 2_000
_SAME_TIME_S: Final = 600.0
_INTERRUPTED: Final = (Outcome.CANCELED, Outcome.DRIVE_GONE, Outcome.DRIVE_FULL, Outcome.DRIVE_REFUSED)
_MIN_S: Final = 60.0  # a shorter check says little about a long one
_MAX_CHECKS: Final = 5
_FASTER, _SLOWER = 0.85, 1.25
"""How much one reading of a drive may differ from the fastest and the slowest of the earlier ones."""


class RunResults:
    """The results of past runs. Reads files on this computer only."""

    def __init__(self, paths: Paths, names_of: Callable[[str], Sequence[str]]) -> None:
        """`names_of` returns all names of the destination at a path: see `backup_sets.destinations`."""
        self._paths = paths
        self._names_of = names_of
        self._history = CachedHistory(paths.history_file)

    def newest(self, place: str = "") -> list[PastResult]:
        """Return the results, newest first; only those of one destination if `place` is given."""
        names = self._names_of(place) if place else ()

        def read(history: RunHistory) -> list[PastResult]:
            results = _results(history, _MAX_SHOWN, names)
            return [result for _, result in results if not isinstance(result, EjectFinished)]

        return self._history.of(("newest", *names), read)

    def interrupted(self, place: str) -> list[datetime]:
        """Return the start times of interrupted backups to a destination that left no version."""
        results = [result for result in self.newest(place) if isinstance(result, BackupFinished) and not result.version]
        began = [time_of(result.started_at) for result in results if result.outcome in _INTERRUPTED]
        return [at for at in began if at is not None]

    def destinations(self) -> list[str]:
        """Return the names of all destinations that something was backed up to, newest first."""
        return self._history.of("destinations", _destinations)

    def has_backup(self, names: Sequence[str]) -> bool:
        """Whether there was a backup at one of these destinations that was not erased since."""
        return not set(names).isdisjoint(self._history.of("not erased", _destinations_not_erased))

    def name_of(self, result: PastResult) -> str:
        """Return the name of the result's destination; the result itself holds its path at that time."""

        def read(history: RunHistory) -> str:
            return next(
                (name for name, candidate in _results(history, _MAX_SHOWN) if candidate == result), result.destination
            )

        return self._history.of(("name", result.command, result.destination, result.started_at), read)

    def recording(self, result: PastResult) -> Recording | None:
        """Return the recording of a backup; None if it was not kept, or was dropped for newer ones."""
        if not isinstance(result, BackupFinished) or not result.drive or not result.drive_run:
            return None
        with closing(DriveStore(self._paths.drives_folder, result.drive)) as store:
            run = next((run for run in store.runs() if run.id == result.drive_run), None)
        began = time_of(result.started_at)
        if run is None or began is None or abs(run.began_at - began.timestamp()) > _SAME_TIME_S:
            return None  # the store was recreated, and the number belongs to another run
        try:
            return unpack(run.recording)
        except ValueError:
            return None


def _results(history: RunHistory, count: int, names: Sequence[str] = ()) -> Iterator[tuple[str, PastResult]]:
    return ((name, result) for name, result in history.named_results(count, *names) if isinstance(result, PastResult))


def _destinations(history: RunHistory) -> list[str]:
    return list(dict.fromkeys(name for name, _ in _backups(history)))


def _destinations_not_erased(history: RunHistory) -> frozenset[str]:
    erased = history.erased()
    return frozenset(
        name
        for name, result in _backups(history)
        if erased.isdisjoint({(result.backup, result.drive), (result.backup, "")})
    )


def _backups(history: RunHistory) -> Iterator[tuple[str, BackupFinished]]:
    """Yield the runs that something was backed up in, each with the name of its destination, newest first."""
    for name, result in _results(history, _MAX_LOOKED_AT):
        if isinstance(result, BackupFinished) and (result.version or result.durable.files):
            yield name, result


@dataclass(frozen=True, slots=True)
class CheckTask:
    """Attributes: `place`: the backup to check."""

    place: str = ""

    @property
    def is_complete(self) -> bool:
        return bool(self.place)

    @property
    def arguments(self) -> tuple[str, ...]:
        return "--", self.place


@dataclass(frozen=True, slots=True)
class CheckState(JobState[CheckTask, CheckFinished]):
    """The state of a check, which needs no dry run."""

    stage: JobStage = JobStage.CLOSED
    task: CheckTask = CheckTask()


class BackupCheck(JobController[CheckState, CheckTask]):
    """Verifies a whole backup, or restores a few of its files as a test."""

    def __init__(self, command: str, worker: Worker, parent: QObject | None = None) -> None:
        """`command`: `verify` or `try-restore`."""
        super().__init__(command, worker, CheckFinished, CheckState(), parent)

    def start(self, place: str) -> None:
        if not self.state.is_busy:
            self.state = CheckState(task=CheckTask(place))
            self._begin()

    def stop(self) -> None:
        super().stop()
        self.become(CheckState())


@dataclass(frozen=True, slots=True)
class BackupPlace:
    """The current path of a backup and the sets that go there; no sets if it is known from the history only.

    Attributes:
        drive: what its drive is called; None if that is unknown.
    """

    path: str
    sets: tuple[BackupSet, ...] = ()
    drive: DriveName | None = None


class BackupHistory:
    """Past runs, and access to the contents of backups.

    Attributes:
        drives, chosen: their signals tell when to refresh.
    """

    def __init__(
        self,
        paths: Paths,
        drives: DriveList,
        chosen: SettingsController,
        make_worker: Callable[[], Worker],
        make_decoder: Callable[[], PreviewDecoder],
        parent: QObject | None = None,
    ) -> None:
        self.drives = drives
        self.chosen = chosen
        self._names: dict[str, str] = {}
        self.runs = RunResults(paths, self.names_of)
        self.browser = Browser(make_worker(), parent)
        self.restoring = RestoreController(make_worker(), parent)
        folder = paths.viewed_files_folder
        self.preview = Preview(make_worker(), make_decoder(), folder, parent)
        self.thumbnails = Thumbnails(TemporaryCopies(make_worker(), folder, parent), make_decoder(), parent)
        self.drag_out = DragOut(TemporaryCopies(make_worker(), folder, parent), parent)
        self.spot_check = BackupCheck("try-restore", make_worker(), parent)
        self.verification = BackupCheck("verify", make_worker(), parent)

    @property
    def places(self) -> list[BackupPlace]:
        """The destinations of the sets, in their order, and then other destinations from the history."""
        sets: dict[str, list[BackupSet]] = {}
        for backup_set in self.chosen.sets:
            if backup_set.destination:
                path = self.chosen.place_of(backup_set).path
                sets.setdefault(path, []).append(backup_set)
                self._names[path] = backup_set.destination
        for name in self.runs.destinations():
            path = self.chosen.place_named(name).path
            sets.setdefault(path, [])
            self._names[path] = name
        return [BackupPlace(path, tuple(backup_sets), self.drive_of(path)) for path, backup_sets in sets.items()]

    def drive_of(self, path: str) -> DriveName | None:
        """Return what the drive with a path from `places` is called; None if that is unknown."""
        return self.chosen.settings.drive_of(self._names.get(path, path))

    def place_now(self, path: str) -> str:
        """Return the current path for a path from `places`, since its drive may have been mounted elsewhere."""
        return self.chosen.place_named(self._names.get(path, path)).path

    def names_of(self, path: str) -> list[str]:
        """Return all names that may have records about the destination at a path from `places`.

        The path itself may now belong to another destination whose drive was mounted there before.
        """
        return self.chosen.names_of(self._names.get(path, path))

    @property
    def has_new_version(self) -> bool:
        """Whether a backup from this computer has made a version since the open backup was listed."""
        state = self.browser.state
        backups = (result for result in self.runs.newest(state.place) if isinstance(result, BackupFinished))
        newest = next((result.version for result in backups if result.version), "")
        return bool(newest) and newest not in {version.name for version in state.versions}

    def release_drive(self) -> None:
        """Stop everything that only reads, because the drive is to be unmounted."""
        self.browser.stop()
        self.verification.stop()
        self.thumbnails.stop()
        self.drag_out.forget()
        if self.preview.state.fetching is Fetching.UNDER_WAY:
            self.preview.forget()

    def stop(self) -> None:
        """Drop all requests, and remove all copies."""
        for part in (self.browser, self.restoring, self.spot_check, self.verification):
            part.stop()
        for shown in (self.preview, self.thumbnails, self.drag_out):
            shown.close()


def expected_s(
    bytes_: int, results: Iterable[BackupFinished | CheckFinished | EjectFinished]
) -> tuple[float, float] | None:
    """Return the shortest and longest expected time, from the newest checks of that backup; None if there were none.

    `bytes_` is the size of the newest state. What only older versions have is read as well, as much as the last time.
    Write speeds say nothing here, and a drive is slower in its enclosure than its box promises.
    """
    checks = [result for result in results if isinstance(result, CheckFinished) and result.command == "verify"]
    long_ones = [result for result in checks if result.elapsed_s >= _MIN_S and result.checked.bytes]
    rates = [result.checked.bytes / result.elapsed_s for result in long_ones]
    if not rates or not bytes_:
        return None
    bytes_ += next(
        (check.older.bytes for check in checks if check.parts == 1 and not (check.version or check.is_newest_only)), 0
    )
    newest = rates[:_MAX_CHECKS]
    return _FASTER * bytes_ / max(newest), _SLOWER * bytes_ / min(newest)
