"""The stored state of the backup sets: settings, results and prompts; when each set is due, and the space on its drive.

When a backup starts automatically is decided for a drive that is plugged in. The prompt history records what the user
was asked or reminded of, so that a prompt does not come back too soon (snooze). The window and the timer read the same
file. If it is not writable, it is kept in memory until the program ends, and nothing fails.

The free space on a drive, and when it will be full, come from the history. The drive itself is not accessed: it may be
in standby, or unplugged.
"""

import itertools
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import datetime, timedelta
from operator import itemgetter
from pathlib import Path
from typing import Final

import msgspec

from shingleback.backup_sets.destinations import DestinationLocator
from shingleback.domain.destination import LocatedFolder
from shingleback.domain.errors import COMPLETE, SkipReason, UsageError, settings_refusal
from shingleback.domain.text import UNDECODABLE, display_path
from shingleback.protocol.events import Event
from shingleback.protocol.result_items import ExcludedItem
from shingleback.protocol.results import BackupFinished, CheckFinished
from shingleback.store import private_files, settings
from shingleback.store.private_files import PATIENCE_S, Paths, folder_lock
from shingleback.store.run_history import CachedHistory, RunHistory
from shingleback.store.settings import BackupSet, Settings, When

_FEWEST: Final = 3  # backups, so that there are two rates to compare
_WINDOW: Final = timedelta(days=183)  # older backups say nothing about current habits
_SHORTEST: Final = timedelta(days=7)  # a day's rate says nothing about a week
_FURTHEST: Final = 26  # the forecast reaches at most this many times as far as the history
_STEADY: Final = 3.0  # the rates of both halves may differ by this factor
_LONGEST: Final = timedelta(days=3652)  # after ten years there will be another drive
WEEK: Final = timedelta(days=7)
_MIN_APART: Final = timedelta(hours=8)  # so that a backup ending after midnight is not followed by another

WRONG_CLOCK: Final = timedelta(days=1)  # entries further in the future were made while the clock was wrong

_MAX_LOOKED_AT = 100
_Mark = tuple[int, int, int] | None  # None if the file does not exist


class FreeSpace(msgspec.Struct, frozen=True, kw_only=True):
    """The space that a backup left on its drive. `at`: when that backup began."""

    at: datetime
    free_bytes: int
    total_bytes: int

    @property
    def used_part(self) -> float:
        """The used share, from 0 to 1."""
        return min(1.0, max(0.0, 1 - self.free_bytes / self.total_bytes)) if self.total_bytes > 0 else 0.0


def full_in(readings: Sequence[FreeSpace], now: datetime) -> timedelta | None:
    """How long until the drive is full at the current rate; None if that cannot be predicted.

    Args:
        readings: of one drive, newest first.
        now: with a UTC offset, like all times.
    """
    # Without entries made while the clock was wrong, back to the last change of the drive's size.
    plausible = [reading for reading in readings if now - _WINDOW <= reading.at <= now]
    comparable = itertools.takewhile(lambda reading: reading.total_bytes == plausible[0].total_bytes, plausible)
    recent = sorted(comparable, key=lambda reading: reading.at, reverse=True)
    if len(recent) < _FEWEST:
        return None
    newest, oldest = recent[0], recent[-1]
    if newest.at - oldest.at < _SHORTEST:
        return None
    half = oldest.at + (newest.at - oldest.at) / 2
    middle = min(recent[1:-1], key=lambda reading: abs(reading.at - half))
    rates = [_rate_between(oldest, middle), _rate_between(middle, newest)]
    is_steady = min(rates) > 0 and max(rates) <= _STEADY * min(rates)
    if not is_steady or newest.free_bytes <= 0:
        return None
    bytes_per_s = _rate_between(oldest, newest)
    full_after_s = min(newest.free_bytes / bytes_per_s, 2 * _LONGEST.total_seconds())
    remaining = timedelta(seconds=full_after_s) - (now - newest.at)
    furthest = min(_LONGEST, _FURTHEST * (newest.at - oldest.at))
    return remaining if timedelta(0) < remaining <= furthest else None


def _rate_between(older: FreeSpace, newer: FreeSpace) -> float:
    seconds = (newer.at - older.at).total_seconds()
    return (older.free_bytes - newer.free_bytes) / seconds if seconds > 0 else 0.0


def next_due(
    when: When, *, plugged_in: datetime | None, last: datetime | None, prompted: datetime | None, now: datetime
) -> datetime | None:
    """The time of the next backup, `now` if that has passed; None if none starts automatically.

    All times have a UTC offset; days are those of `now`. `plugged_in`: when the drive appeared; None if it was there
    before the program started. `last`: when the last complete backup began. `prompted`: when one was last started,
    declined or finished, however it ended; that counts until the next day or plug-in.
    """
    is_over = prompted is not None and plugged_in is not None and prompted < plugged_in
    counting = (last, None if is_over else prompted)
    past_moments = [moment for moment in counting if moment is not None and moment <= now + WRONG_CLOCK]
    latest = max(past_moments, default=None)
    match when:
        case When.ASK:
            return None
        case When.PLUG_IN:
            is_new = plugged_in is not None and (latest is None or latest < plugged_in)
            return now if is_new else None
        case When.DAILY:
            if latest is None:
                return now
            day = latest.astimezone(now.tzinfo).date() + timedelta(days=1)
            midnight = datetime(day.year, day.month, day.day, tzinfo=now.tzinfo)
            return max(now, midnight, latest + _MIN_APART)


class _Kept(msgspec.Struct):
    """Times in ISO 8601 with their UTC offset, by the keys of backup sets; plug-ins by the keys of drives."""

    prompted: dict[str, str] = {}
    reminded: dict[str, str] = {}
    opened: dict[str, str] = {}
    asked: dict[str, str] = {}


class PromptHistory:
    """The prompt history. Read on every use, because another program may have written it."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._unkept = _Kept()

    def prompted_at(self, key: str) -> datetime | None:
        """When the backup of a set was last started, declined or finished."""
        return _time(self._history().prompted.get(key, ""))

    def note_prompted(self, key: str, at: datetime) -> None:
        self._add(_Kept(prompted={key: at.isoformat()}))

    def reminded_at(self, key: str) -> datetime | None:
        """When the user was last reminded of a set."""
        return _time(self._history().reminded.get(key, ""))

    def note_reminded(self, key: str, at: datetime) -> None:
        self._add(_Kept(reminded={key: at.isoformat()}))

    def was_open(self, drive: str, plug_in: str) -> bool:
        """Whether a drive was open in this plug-in; `plug_in` identifies it, unless it is empty."""
        return bool(plug_in) and self._history().opened.get(drive, "") == plug_in

    def note_open(self, drive: str, plug_in: str) -> None:
        if not self.was_open(drive, plug_in):
            self._add(_Kept(opened={drive: plug_in}))

    def was_asked(self, drive: str, plug_in: str) -> bool:
        """Whether the user was asked for the passphrase of a drive in this plug-in."""
        return self._history().asked.get(drive, "") == plug_in

    def note_asked(self, drive: str, plug_in: str) -> None:
        self._add(_Kept(asked={drive: plug_in}))

    def _history(self) -> _Kept:
        try:
            history = msgspec.json.decode(self._file.read_bytes(), type=_Kept)
        except (OSError, *UNDECODABLE):
            history = _Kept()
        return _merged(history, self._unkept)

    def _add(self, new: _Kept) -> None:
        """Add to the current contents of the file, so that the additions of other programs are not lost."""
        try:
            private_files.make_folder(self._file.parent)
            with folder_lock(self._file.parent, PATIENCE_S):
                private_files.replace(self._file, msgspec.json.encode(_merged(self._history(), new)))
        except OSError:
            self._unkept = _merged(self._unkept, new)
        else:
            self._unkept = _Kept()


def _merged(old: _Kept, new: _Kept) -> _Kept:
    return _Kept(
        old.prompted | new.prompted, old.reminded | new.reminded, old.opened | new.opened, old.asked | new.asked
    )


def _time(text: str) -> datetime | None:
    """None for an invalid time, or one without an offset."""
    try:
        time = datetime.fromisoformat(text)
    except ValueError:
        return None
    return time if time.tzinfo else None


class Memory:
    """Settings, history and prompts of the backup sets.

    Reads the settings only when their file has changed, because they are used many times a second.

    Attributes:
        places: finds the current locations of destinations.
        prompts: the questions and reminders to the user.
    """

    def __init__(self, paths: Paths, places: DestinationLocator | None = None) -> None:
        """`places` is by default the locator for the history in `paths`."""
        self.places = places or DestinationLocator(paths.history_file)
        self.prompts = PromptHistory(paths.prompts_file)
        self._paths = paths
        self._history = CachedHistory(paths.history_file)
        self._read: tuple[_Mark, Settings] | None = None

    def load(self) -> Settings:
        """Raises UsageError if the file is invalid."""
        # Each write replaces the file, so that its inode, its time or its size changes.
        mark: _Mark = None
        with suppress(OSError):
            info = self._paths.settings_file.stat()
            mark = info.st_ino, info.st_mtime_ns, info.st_size
        if self._read is None or self._read[0] != mark:
            self._read = mark, settings.load(self._paths.settings_file)
        return self._read[1]

    def save(self, chosen: Settings) -> None:
        """Raises UsageError if it cannot be written."""
        settings.save(self._paths.settings_file, chosen)

    def change(self, change: Callable[[Settings], Settings]) -> Settings:
        """Change the current contents of the file, and return them; other programs are locked out meanwhile.

        Callers must not save a copy that they loaded earlier: it could undo the changes of others. Raises UsageError if
        the file is invalid or not writable, or if another program holds the lock too long.
        """
        with self._locked():
            before = settings.load(self._paths.settings_file)
            after = change(before)
            if after != before:
                self.save(after)
            return after

    def show_file(self) -> None:
        """Write it if there is none yet, so that the user can open it. Raises UsageError if that fails."""
        with self._locked():
            if not self._paths.settings_file.exists():
                self.save(Settings())

    @contextmanager
    def consistent_reads(self) -> Iterator[None]:
        """Read history and destinations only once for all queries in this context, so that results are consistent."""
        with self.places.consistent_reads(), self._history.consistent_reads():
            yield

    def place_of(self, backup_set: BackupSet) -> LocatedFolder:
        """The current location of a set's destination."""
        return self.places.find(backup_set.destination, backup_set.key)

    def has_backup(self, backup_set: BackupSet, drive: str = "") -> bool:
        """Whether a backup of a set was seen at its current location; `drive` as in `DestinationLocator.has_backup`."""
        return self.places.has_backup(backup_set.destination, backup_set.key, drive)

    def last_backup(self, backup_set: BackupSet) -> BackupFinished | None:
        """The newest complete backup of a set, even if there was nothing to copy."""
        return next((result for result in self.backups(backup_set) if result.outcome in COMPLETE), None)

    def backups(self, backup_set: BackupSet) -> tuple[BackupFinished, ...]:
        """The results of a set's runs, newest first, without those of other sets with the same destination.

        A run that belongs to no set, for example from the terminal before there was one, counts if it backed up exactly
        the same folders, and excluded nothing that the set includes. A run whose backup was erased does not count.
        """
        if not backup_set.destination:
            return ()
        names = tuple(self.places.names(backup_set.destination))
        chosen = Settings()
        with suppress(UsageError):  # the file may have become invalid since the set was read from it
            chosen = self.load()
        keys = (backup_set.key, *(other_set.key for other_set in chosen.sets))

        def read(history: RunHistory) -> tuple[BackupFinished, ...]:
            own_backups = history.backups_of(_MAX_LOOKED_AT, backup_set.key, names)
            setless_backups = history.backups_of_none(_MAX_LOOKED_AT, keys, names)
            folders = self.places.resolved(backup_set.folders) if setless_backups else set()
            same_backups = [
                (number, result)
                for number, result in setless_backups
                if result.sources
                and set(result.sources) == folders
                and all(_excludes(backup_set, chosen, item) for item in result.excluded)
            ]
            newest_first = sorted([*own_backups, *same_backups], key=itemgetter(0), reverse=True)
            erased = history.erased()
            return tuple(
                result
                for _, result in newest_first
                if erased.isdisjoint({(result.backup, result.drive), (result.backup, "")})
            )

        rules = tuple(map(tuple, (backup_set.excludes, backup_set.presets, backup_set.mounts, chosen.excludes)))
        flags = (backup_set.copies_snapshots, chosen.skips_caches)
        return self._history.of(("backups", names, keys, tuple(backup_set.folders), rules, flags), read)

    def free_space(self, backup_set: BackupSet, drive: str = "") -> tuple[FreeSpace, ...]:
        """The space on the drive of a set, newest first; also from the backups of other sets on that drive.

        `drive` is the key of the drive that is plugged in; if empty, the drive of the set's last backup.
        """
        own_results = [
            result for result in self.backups(backup_set) if result.room and (not drive or result.drive in (drive, ""))
        ]
        if not own_results:
            return ()
        seen_on = own_results[0].drive
        other_results = [
            result
            for other_set in self.load().sets
            if other_set.key != backup_set.key
            for result in self.backups(other_set)
        ]
        results = [result for result in (*own_results, *(other_results if seen_on else ())) if result.drive == seen_on]
        return tuple(sorted(filter(None, map(_free_space, results)), key=lambda space: space.at, reverse=True))

    def checks(self, backup_set: BackupSet) -> tuple[CheckFinished, ...]:
        """The results of verifications of a set's backup, newest first. They cover all sets in that backup."""
        if not backup_set.destination:
            return ()
        names = tuple(self.places.names(backup_set.destination))
        own_backups = ("", *self.places.backups(backup_set.destination, backup_set.key))
        results = self._history.of(("checks", *names), lambda history: tuple(history.checks(_MAX_LOOKED_AT, names)))
        return tuple(result for result in results if result.backup in own_backups)

    def runs(self, destination: str) -> tuple[Event, ...]:
        """The results of all work at a destination, newest first; at all destinations if it is empty."""
        names = tuple(self.places.names(destination))
        return self._history.of(names, lambda history: tuple(history.results(_MAX_LOOKED_AT, *names)))

    @contextmanager
    def _locked(self) -> Iterator[None]:
        file = self._paths.settings_file
        try:
            private_files.make_folder(file.parent)
            with folder_lock(file.parent, PATIENCE_S):
                yield
        except OSError as error:
            raise settings_refusal(str(file), error) from None


def _excludes(backup_set: BackupSet, chosen: Settings, item: ExcludedItem) -> bool:
    """Whether a backup of a set certainly excludes this, too, which a run has excluded."""
    match item.reason:
        case SkipReason.PATTERN:
            return item.rule in {display_path(os.fsencode(rule)) for rule in (*backup_set.excludes, *chosen.excludes)}
        case SkipReason.PRESET:
            return item.rule in backup_set.presets
        case SkipReason.SNAPSHOT:
            return not backup_set.copies_snapshots
        case SkipReason.CACHE:
            return chosen.skips_caches
        case SkipReason.OTHER_FILESYSTEM:
            return not backup_set.mounts
        case _:
            return True


def _free_space(result: BackupFinished) -> FreeSpace | None:
    """None if it was not recorded."""
    if result.room is None or not result.started_at:
        return None
    at = datetime.fromisoformat(result.started_at).astimezone()
    return FreeSpace(at=at, free_bytes=result.room.free_bytes, total_bytes=result.room.total_bytes)
