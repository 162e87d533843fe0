"""What the person chose about drives: which not to be asked about, or never to erase, and where the backups go."""

from collections.abc import Callable
from pathlib import PurePath
from typing import Final

import msgspec.structs
from PySide6.QtCore import QObject, Signal

from shingleback.bridge.memory import Memory
from shingleback.knowledge.armor import marks_of
from shingleback.model.drive import Drive
from shingleback.model.errors import UsageError
from shingleback.model.when import When
from shingleback.settings.settings import OnClose, ProtectedDrive, QuietDrive, Settings

_AS_IT_COMES: Final = Settings()


class Chosen(QObject):
    """Reads the settings each time that it is asked: drives are plugged in seldom, and others change them as well.

    Signals:
        changed: there are other choices.
        failed: a UsageError: the settings could not be changed.
    """

    changed = Signal()
    failed = Signal(object)

    def __init__(self, memory: Memory, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._memory = memory

    @property
    def is_told(self) -> bool:
        return self._settings.told

    @property
    def quiet(self) -> list[QuietDrive]:
        """The drives that are not to be asked about."""
        return self._settings.quiet

    @property
    def on_close(self) -> OnClose:
        return self._settings.on_close

    @property
    def has_backup_set(self) -> bool:
        backup = self._settings.backup
        return bool(backup.folders and backup.destination)

    @property
    def when(self) -> When:
        """Whether the backup begins by itself."""
        return self._settings.backup.when

    @property
    def destination(self) -> str:
        """Where the backup goes; empty where nothing was chosen."""
        return self._settings.backup.destination

    def is_quiet(self, drive: Drive) -> bool:
        return any(quiet.key == drive.key for quiet in self.quiet)

    def is_for_backup(self, drive: Drive) -> bool:
        """Whether the backup set goes there: it is so now, or was when the drive was seen last."""
        settings = self._settings
        place = settings.backup.destination
        if not place:
            return False
        return _holds(drive, place) or settings.places.get(place) == drive.key

    def is_open(self, drive: Drive) -> bool:
        """Whether the place for the backup is on it now."""
        return bool(self.destination) and _holds(drive, self.destination)

    def note(self, drive: Drive) -> None:
        """Remember the drive if the backup set goes there: the next time it is known before it is mounted."""
        place = self._settings.backup.destination
        if place and _holds(drive, place) and self._settings.places.get(place) != drive.key:
            self._change(lambda old: msgspec.structs.replace(old, places=old.places | {place: drive.key}))

    def keep_quiet(self, drive: Drive) -> None:
        """Not this drive."""
        entry = QuietDrive(drive.key, drive.name, drive.size_bytes)
        self._change(lambda old: msgspec.structs.replace(old, quiet=[*_without(old, drive.key), entry]))

    def ask_again(self, key: str) -> None:
        """The way back from `keep_quiet`."""
        self._change(lambda old: msgspec.structs.replace(old, quiet=_without(old, key)))

    @property
    def protected(self) -> list[ProtectedDrive]:
        """The drives that are never to be erased."""
        return self._settings.protected

    @property
    def protected_marks(self) -> frozenset[str]:
        """By which they are known, for `knowledge.armor.refusals`."""
        return frozenset().union(*(drive.marks for drive in self.protected))

    def protect(self, drive: Drive) -> None:
        """Adds to what was noted of it before."""

        def change(old: Settings) -> Settings:
            known = {uuid for one in old.protected if one.key == drive.key for uuid in one.uuids}
            uuids = sorted((marks_of(drive) | known) - {drive.key})
            entry = ProtectedDrive(drive.key, drive.name, drive.size_bytes, uuids)
            return msgspec.structs.replace(old, protected=[*_unprotected(old, drive.key), entry])

        self._change(change)

    def unprotect(self, key: str) -> None:
        """The way back from `protect`."""
        self._change(lambda old: msgspec.structs.replace(old, protected=_unprotected(old, key)))

    def set_told(self, is_told: bool) -> None:
        self._change(lambda old: msgspec.structs.replace(old, told=is_told))

    def set_on_close(self, on_close: OnClose) -> None:
        self._change(lambda old: msgspec.structs.replace(old, on_close=on_close))

    @property
    def _settings(self) -> Settings:
        try:
            return self._memory.load()
        except UsageError:  # the window has said so when it was opened
            return _AS_IT_COMES

    def _change(self, change: Callable[[Settings], Settings]) -> None:
        try:
            self._memory.change(change)
        except UsageError as error:
            self.failed.emit(error)
        else:
            self.changed.emit()


def _holds(drive: Drive, place: str) -> bool:
    return any(PurePath(place).is_relative_to(point) for point in drive.mount_points if point != "/")


def _without(settings: Settings, key: str) -> list[QuietDrive]:
    return [quiet for quiet in settings.quiet if quiet.key != key]


def _unprotected(settings: Settings, key: str) -> list[ProtectedDrive]:
    """Those that stay on the list."""
    return [drive for drive in settings.protected if drive.key != key]
