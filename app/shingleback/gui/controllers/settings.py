"""The settings: backup sets, ignored and protected drives, and the rest.

Changes that another program or an editor makes to the file take effect in the window. Switches of the session are set
without waiting for systemd.
"""

from __future__ import annotations

import contextlib
import threading
from itertools import count
from pathlib import Path, PurePath
from typing import TYPE_CHECKING, Final
from uuid import uuid4

import msgspec.structs
from PySide6.QtCore import QFileSystemWatcher, QObject, Signal

from shingleback.backup_sets.library import Memory
from shingleback.domain.destination import LocatedFolder
from shingleback.domain.drive import Drive, drive_at
from shingleback.domain.errors import UsageError
from shingleback.domain.formatting.safety_checks import marks_of
from shingleback.domain.text import plain_name
from shingleback.store import private_files
from shingleback.store.settings import BackupSet, OnClose, ProtectedDrive, QuietDrive, Settings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from shingleback.store.autostart import Switch

_AS_IT_COMES: Final = Settings()
_KEY_LETTERS: Final = 12


class SettingsController(QObject):
    """Reads the settings each time that it is asked: drives are plugged in seldom, and others change them as well.

    Attributes:
        removed: the set that was deleted last, which can be put back; None where none was.

    Signals:
        changed: there are other choices.
        failed: a UsageError: the settings could not be changed.
    """

    changed = Signal()
    failed = Signal(object)

    def __init__(self, memory: Memory, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.removed: BackupSet | None = None
        self._memory = memory
        self._removed_partners: list[BackupSet] = []
        self._stood_at = 0

    @property
    def settings(self) -> Settings:
        """As they are now."""
        try:
            return self._memory.load()
        except UsageError:  # the window has said so when it was opened
            return _AS_IT_COMES

    @property
    def complaint(self) -> UsageError | None:
        """Why they cannot be understood, if that is so."""
        try:
            self._memory.load()
        except UsageError as error:
            return error
        return None

    def change(self, change: Callable[[Settings], Settings]) -> bool:
        """Whatever a person can choose; it counts at once. Whether that could be kept."""
        try:
            self._memory.change(change)
        except UsageError as error:
            self.failed.emit(error)
            return False
        self.changed.emit()
        return True

    # backup sets ----------------------------------------------------------------------------------------------

    @property
    def sets(self) -> list[BackupSet]:
        """In the order in which they are shown."""
        return self.settings.sets

    def set_of(self, key: str) -> BackupSet | None:
        return next((one for one in self.sets if one.key == key), None)

    def sets_for(self, drive: Drive) -> list[BackupSet]:
        """Those that go to a drive: their place is on it now, or was when the drive was seen last."""
        settings, opened = self.settings, self.open_sets(drive)
        return [one for one in settings.sets if one in opened or settings.places.get(one.key, "") == drive.key]

    def open_sets(self, drive: Drive, present: Iterable[Drive] = ()) -> list[BackupSet]:
        """Those whose place is on a drive now, and on no other of those `present`: what is meant, or called so."""
        drives = (drive, *present)
        found = [(one, self.place_of(one)) for one in self.sets]
        there = [one for one, at in found if at.may_be_meant and drive_at(at.path, drives) == drive]
        return [one for one in there if self.knows(one, drive) or not self.is_of_partner(one, drive)]

    def is_of_partner(self, one: BackupSet, drive: Drive) -> bool:
        """Whether it is the drive of another set with which this one takes turns: both may be called alike."""
        return any(self.knows(other, drive) for other in self.partners(one))

    def partners(self, one: BackupSet) -> list[BackupSet]:
        """The sets with which it takes turns."""
        return [other for other in self.sets if other.group == one.group and other.key != one.key]

    def knows(self, one: BackupSet, drive: Drive) -> bool:
        """Whether a set's backup may go to a drive without a question: the person chose it, or a backup is on it.

        The place alone says nothing: two drives that are called Elements are opened at the same path. Nor does the
        filesystem on it, which can be copied: a backup counts on the drives on which it was seen.
        """
        return drive.is_system or drive.key in one.drives or self._memory.has_backup(one, drive.key)

    def accept(self, key: str, drive: Drive) -> bool:
        """A set's backup may go to this drive as well. Whether that could be kept."""

        def change(old: Settings) -> Settings:
            one = next((one for one in old.sets if one.key == key), None)
            if one is None or drive.key in one.drives:
                return old
            return old.with_set(msgspec.structs.replace(one, drives=[*one.drives, drive.key]))

        return self.change(change)

    def place_of(self, one: BackupSet) -> LocatedFolder:
        """Where the place of a set is now."""
        return self._memory.place_of(one)

    def place_named(self, name: str) -> LocatedFolder:
        """Where the place is now that has a name."""
        return self._memory.places.find(name)

    def names_of(self, place: str) -> list[str]:
        """All names under which something may be known of a place; `place` is one of them, or where it is now."""
        return self._memory.places.names(place)

    def new_key(self) -> str:
        """For a set that is not there yet; never one that another set had: the history of neither is mixed up."""
        return uuid4().hex[:_KEY_LETTERS]

    def put(self, changed: BackupSet) -> bool:
        """In the place of the set with its key, or as the last one; see `own_place`. Whether that could be kept."""
        wanted = msgspec.structs.replace(changed, destination=self.own_place(changed))
        return self.change(lambda old: old.with_set(wanted))

    def own_place(self, wanted: BackupSet) -> str:
        """The destination of a set; where that is another set's, a folder of its own in it.

        Sets that share a folder already stay there: their backup goes on.
        """
        before = self.set_of(wanted.key)
        place = wanted.destination
        if not place or (before is not None and before.destination == place):
            return place
        others = [one.destination for one in self.sets if one.key != wanted.key and one.destination]
        taken = {str(PurePath(name)) for other in others for name in self.names_of(other)}
        if taken.isdisjoint(self.names_of(place)):
            return place
        stem = plain_name(wanted.name or next((PurePath(folder).name for folder in wanted.folders), ""))
        names = (f"{stem} (backup{f' {number}' if number > 1 else ''})" for number in count(1))
        return next(own for name in names if (own := str(PurePath(place, name))) not in taken)

    def remove(self, key: str) -> None:
        """The set only: what was backed up stays on the drive."""
        sets = self.sets
        at = next((place for place, one in enumerate(sets) if one.key == key), None)
        if at is None:
            return
        before = self.removed, self._removed_partners, self._stood_at
        partners = [] if sets[at].turns_with else self.partners(sets[at])
        self.removed, self._removed_partners, self._stood_at = sets[at], partners, at
        if not self.change(lambda old: old.without_set(key)):
            self.removed, self._removed_partners, self._stood_at = before

    def drop(self, key: str) -> None:
        """For good, unlike `remove`: nothing that was backed up is lost by it."""
        self.change(lambda old: old.without_set(key))

    def put_back(self) -> None:
        """The set that was deleted last, to where it stood."""
        removed, partners, at = self.removed, self._removed_partners, self._stood_at
        if removed is None:
            return
        self.removed = None

        def change(old: Settings) -> Settings:
            others = old.without_set(removed.key).sets
            return msgspec.structs.replace(old, sets=[*others[:at], removed, *partners, *others[at:]])

        if not self.change(change):
            self.removed = removed

    def forget_removed(self) -> None:
        """It is too late to put it back."""
        self.removed = None

    # drives ---------------------------------------------------------------------------------------------------

    @property
    def is_told(self) -> bool:
        return self.settings.told

    @property
    def quiet(self) -> list[QuietDrive]:
        """The drives that are not to be asked about."""
        return self.settings.quiet

    @property
    def on_close(self) -> OnClose:
        return self.settings.on_close

    @property
    def has_backup_set(self) -> bool:
        return any(one.is_complete for one in self.sets)

    def is_quiet(self, drive: Drive) -> bool:
        return any(quiet.key == drive.key for quiet in self.quiet)

    def is_for_backup(self, drive: Drive) -> bool:
        """Whether a backup set goes there, and not only to a drive that has the same name."""
        places = self.settings.places
        return any(places.get(one.key) == drive.key or self.knows(one, drive) for one in self.sets_for(drive))

    def note(self, *drives: Drive) -> None:
        """Remember those to which a backup set goes: the next time they are known before they are mounted."""
        places: dict[str, str] = {}
        settings = self.settings
        for one in settings.sets:
            found = self.place_of(one)
            drive = drive_at(found.path, drives)
            if drive is not None and found.may_be_meant and self.knows(one, drive):
                places[one.key] = drive.key
        if settings.places | places != settings.places:
            self.change(lambda old: msgspec.structs.replace(old, places=old.places | places))

    def keep_quiet(self, drive: Drive) -> None:
        """Not this drive."""
        entry = QuietDrive(drive.key, drive.name, drive.size_bytes)
        self.change(lambda old: msgspec.structs.replace(old, quiet=[*_without(old, drive.key), entry]))

    def ask_again(self, key: str) -> None:
        """The way back from `keep_quiet`."""
        self.change(lambda old: msgspec.structs.replace(old, quiet=_without(old, key)))

    def may_care(self, drive: Drive) -> bool | None:
        """Whether it may be cared for after backups; None where nobody was asked yet."""
        return self.settings.care.get(drive.key)

    def allow_care(self, drive: Drive, *, is_allowed: bool) -> None:
        self.change(lambda old: msgspec.structs.replace(old, care={**old.care, drive.key: is_allowed}))

    @property
    def protected(self) -> list[ProtectedDrive]:
        """The drives that are never to be erased."""
        return self.settings.protected

    @property
    def protected_marks(self) -> frozenset[str]:
        """By which they are known, for `domain.formatting.safety_checks.refusals`."""
        return frozenset().union(*(drive.marks for drive in self.protected))

    def protect(self, drive: Drive) -> None:
        """Adds to what was noted of it before."""

        def change(old: Settings) -> Settings:
            known = {uuid for one in old.protected if one.key == drive.key for uuid in one.uuids}
            uuids = sorted((marks_of(drive) | known) - {drive.key})
            entry = ProtectedDrive(drive.key, drive.name, drive.size_bytes, uuids)
            return msgspec.structs.replace(old, protected=[*_unprotected(old, drive.key), entry])

        self.change(change)

    def unprotect(self, key: str) -> None:
        """The way back from `protect`."""
        self.change(lambda old: msgspec.structs.replace(old, protected=_unprotected(old, key)))

    def set_told(self, is_told: bool) -> None:
        self.change(lambda old: msgspec.structs.replace(old, told=is_told))

    def set_on_close(self, on_close: OnClose) -> None:
        self.change(lambda old: msgspec.structs.replace(old, on_close=on_close))


def _without(settings: Settings, key: str) -> list[QuietDrive]:
    return [quiet for quiet in settings.quiet if quiet.key != key]


def _unprotected(settings: Settings, key: str) -> list[ProtectedDrive]:
    """Those that stay on the list."""
    return [drive for drive in settings.protected if drive.key != key]


class SettingsWatch(QObject):
    """Has `SettingsController` tell of it. What cannot be understood is passed over: it may be half written.

    Signals:
        looked: the file is another one; what was to be told of it, was told.
    """

    looked = Signal()

    def __init__(self, file: Path, chosen: SettingsController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = file
        self._chosen = chosen
        self._seen = chosen.settings
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self._look)
        self._watcher.fileChanged.connect(self._look)
        chosen.changed.connect(self._on_changed)
        with contextlib.suppress(OSError):  # where nothing can be written, nobody else writes either
            private_files.make_folder(file.parent)
            self._watcher.addPath(str(file.parent))
        self._watch_file()

    def _look(self) -> None:
        self._watch_file()
        if self._chosen.complaint is None and self._chosen.settings != self._seen:
            self._chosen.changed.emit()
        self.looked.emit()

    def _on_changed(self) -> None:
        self._seen = self._chosen.settings

    def _watch_file(self) -> None:
        """It is another one each time that it is replaced as a whole; an editor may write into it."""
        if not self._watcher.files() and self._file.exists():
            self._watcher.addPath(str(self._file))


class Turning(QObject):
    """One switch, turned once at a time.

    Signals:
        turned: it is turned, or stays as it was; None, or the UsageError that says why.

    Attributes:
        is_under_way: what is asked for meanwhile is passed over.
    """

    turned = Signal(object)
    _ended = Signal(object)

    def __init__(self, switch: Switch, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._switch = switch
        self.is_under_way = False
        self._ended.connect(self._on_ended)  # a signal of another thread waits for this one

    def turn(self, *, is_on: bool) -> None:
        if not self.is_under_way:
            self.is_under_way = True
            threading.Thread(target=self._turn, args=(is_on,), name="turning", daemon=True).start()

    def _turn(self, is_on: bool) -> None:
        failure: UsageError | None = None
        try:
            self._switch.set_on(is_on)
        except UsageError as error:
            failure = error
        with contextlib.suppress(RuntimeError):  # the window has closed meanwhile
            self._ended.emit(failure)

    def _on_ended(self, failure: UsageError | None) -> None:
        self.is_under_way = False
        self.turned.emit(failure)
