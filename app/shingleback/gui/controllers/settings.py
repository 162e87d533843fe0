"""The settings: backup sets, ignored and protected drives, and everything else the user can choose.

Changes that another program or an editor makes to the file take effect in the window. Switches of the session are set
without waiting for systemd.
"""

from __future__ import annotations

import contextlib
import threading
from itertools import count
from pathlib import Path, PurePath
from typing import TYPE_CHECKING, Final, TypedDict, Unpack
from uuid import uuid4

import msgspec.structs
from PySide6.QtCore import QFileSystemWatcher, QObject, Signal

from shingleback.backup_sets.library import Memory
from shingleback.domain.destination import LocatedFolder
from shingleback.domain.drive import Drive, drive_at
from shingleback.domain.errors import UsageError
from shingleback.domain.excludes import path_rule
from shingleback.domain.formatting.safety_checks import marks_of
from shingleback.domain.presets import DEFAULT_PRESETS
from shingleback.domain.text import plain_name
from shingleback.gui.controllers.set_drafts import SetDrafts
from shingleback.store import private_files
from shingleback.store.settings import BackupSet, DriveName, ProtectedDrive, QuietDrive, Settings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from shingleback.store.autostart import Switch
    from shingleback.store.settings import Appearance, OnClose

_AS_IT_COMES: Final = Settings()
_KEY_LETTERS: Final = 12


class Choices(TypedDict, total=False):
    """The fields of `Settings` that are changed singly."""

    excludes: list[str]
    skips_caches: bool
    notifies_plug_in: bool
    on_close: OnClose
    on_battery: bool
    pace: str
    reminder_days: int
    moves: bool
    appearance: Appearance
    language: str
    warns_on_quit: bool


class SettingsController(QObject):
    """Reads the settings from the file on every access, since other programs change them as well.

    Attributes:
        removed: the set that was deleted last and can be put back; None if there is none.
        drafts: changes of sets that are not saved yet.

    Signals:
        changed: the settings have changed.
        failed: a UsageError: the settings could not be changed.
    """

    changed = Signal()
    failed = Signal(object)

    def __init__(self, memory: Memory, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.removed: BackupSet | None = None
        self.drafts = SetDrafts()
        self._memory = memory
        self._removed_partners: list[BackupSet] = []
        self._stood_at = 0

    @property
    def settings(self) -> Settings:
        """The current settings; the defaults if the file cannot be understood."""
        try:
            return self._memory.load()
        except UsageError:  # the window reported it when it was opened
            return _AS_IT_COMES

    @property
    def complaint(self) -> UsageError | None:
        """Why the settings cannot be understood; None if they can."""
        try:
            self._memory.load()
        except UsageError as error:
            return error
        return None

    def change(self, change: Callable[[Settings], Settings]) -> bool:
        """Apply any change at once. Return whether it could be saved."""
        try:
            self._memory.change(change)
        except UsageError as error:
            self.failed.emit(error)
            return False
        self.changed.emit()
        return True

    def set(self, **choices: Unpack[Choices]) -> bool:
        return self.change(lambda old: msgspec.structs.replace(old, **choices))

    # backup sets ----------------------------------------------------------------------------------------------

    @property
    def sets(self) -> list[BackupSet]:
        """The backup sets, in the order in which they are shown."""
        return self.settings.sets

    def set_of(self, key: str) -> BackupSet | None:
        return next((backup_set for backup_set in self.sets if backup_set.key == key), None)

    def sets_for(self, drive: Drive) -> list[BackupSet]:
        """Return the sets that go to a drive: their place is on it now, or was when the drive was last seen."""
        settings, opened = self.settings, self.open_sets(drive)
        return [
            backup_set
            for backup_set in settings.sets
            if backup_set in opened or settings.places.get(backup_set.key, "") == drive.key
        ]

    def open_sets(self, drive: Drive, present: Iterable[Drive] = ()) -> list[BackupSet]:
        """Return the sets whose place is on `drive`, if only by its name, and on no other drive of `present`."""
        drives = (drive, *present)
        located_sets = [(backup_set, self.place_of(backup_set)) for backup_set in self.sets]
        sets_there = [
            backup_set for backup_set, at in located_sets if at.is_plausible and drive_at(at.path, drives) == drive
        ]
        return [
            backup_set
            for backup_set in sets_there
            if self.knows(backup_set, drive) or not self.is_of_partner(backup_set, drive)
        ]

    def is_of_partner(self, backup_set: BackupSet, drive: Drive) -> bool:
        """Return whether the drive belongs to a set that takes turns with this one, since both may have one name."""
        return any(self.knows(partner, drive) for partner in self.partners(backup_set))

    def partners(self, backup_set: BackupSet) -> list[BackupSet]:
        """Return the sets that take turns with this one."""
        return [partner for partner in self.sets if partner.group == backup_set.group and partner.key != backup_set.key]

    def knows(self, backup_set: BackupSet, drive: Drive) -> bool:
        """Return whether a set may use a drive without asking: the user chose it, or it holds a backup of the set.

        The path alone proves nothing: two drives named Elements are mounted at the same path. Nor does the filesystem,
        which can be copied: a backup counts only on drives on which it was seen.
        """
        return drive.is_system or drive.key in backup_set.drives or self._memory.has_backup(backup_set, drive.key)

    def accept(self, key: str, drive: Drive) -> bool:
        """Allow a set to use this drive as well. Return whether that could be saved."""

        def change(old: Settings) -> Settings:
            backup_set = next((candidate for candidate in old.sets if candidate.key == key), None)
            if backup_set is None or drive.key in backup_set.drives:
                return old
            return old.with_set(msgspec.structs.replace(backup_set, drives=[*backup_set.drives, drive.key]))

        return self.change(change)

    def place_of(self, backup_set: BackupSet) -> LocatedFolder:
        """Return the current place of a set."""
        return self._memory.place_of(backup_set)

    def place_named(self, name: str) -> LocatedFolder:
        """Return the current place with a name."""
        return self._memory.places.find(name)

    def names_of(self, place: str) -> list[str]:
        """Return all names that may have records about a place; `place` is one of them, or its current path."""
        return self._memory.places.names(place)

    def new_set(self, key: str) -> BackupSet:
        """Return a set with the defaults of new ones. It is not saved."""
        return BackupSet(key=key, pace=self.settings.pace, ejects=True, presets=list(DEFAULT_PRESETS))

    def new_key(self) -> str:
        """Return a key that no set ever had, so that no histories are mixed up."""
        return uuid4().hex[:_KEY_LETTERS]

    def put(self, changed: BackupSet) -> bool:
        """Replace the set with the same key, or append it; see `own_place`. Return whether that could be saved."""
        new_set = msgspec.structs.replace(changed, destination=self.own_place(changed))
        return self.change(lambda old: old.with_set(new_set))

    def exclude(self, key: str, path: str) -> bool:
        """Add a rule to a set for `path`, which begins with the name of one of its folders in the backup.

        Return whether that could be saved; False also if the name does not tell which folder it is.
        """
        chosen = self.set_of(key)
        name, _, below = path.partition("/")
        folders = [folder for folder in chosen.folders if plain_name(PurePath(folder).name) == name] if chosen else []
        if chosen is None or len(folders) != 1 or not below:
            return False
        rule = path_rule(str(PurePath(folders[0], below)))
        excludes = list(dict.fromkeys([*chosen.excludes, rule]))
        new_set = msgspec.structs.replace(chosen, excludes=excludes)
        return self.change(lambda old: old.with_set(new_set))

    def own_place(self, backup_set: BackupSet) -> str:
        """Return the destination for a set; if another set uses it, a new subfolder in it.

        Sets that already share a folder keep it, and continue their backup there.
        """
        before = self.set_of(backup_set.key)
        place = backup_set.destination
        if not place or (before is not None and before.destination == place):
            return place
        other_destinations = [
            other_set.destination
            for other_set in self.sets
            if other_set.key != backup_set.key and other_set.destination
        ]
        taken_names = {str(PurePath(name)) for other_name in other_destinations for name in self.names_of(other_name)}
        if taken_names.isdisjoint(self.names_of(place)):
            return place
        stem = plain_name(backup_set.name or next((PurePath(folder).name for folder in backup_set.folders), ""))
        names = (f"{stem} (backup{f' {number}' if number > 1 else ''})" for number in count(1))
        return next(free_name for name in names if (free_name := str(PurePath(place, name))) not in taken_names)

    def remove(self, key: str) -> None:
        """Delete a set from the settings; its backup stays on the drive."""
        sets = self.sets
        at = next((place for place, backup_set in enumerate(sets) if backup_set.key == key), None)
        if at is None:
            return
        before = self.removed, self._removed_partners, self._stood_at
        partners = [] if sets[at].turns_with else self.partners(sets[at])
        self.removed, self._removed_partners, self._stood_at = sets[at], partners, at
        if not self.change(lambda old: old.without_set(key)):
            self.removed, self._removed_partners, self._stood_at = before

    def drop(self, key: str) -> None:
        """Delete a set for good, unlike `remove`; its backup stays on the drive."""
        self.change(lambda old: old.without_set(key))

    def put_back(self) -> None:
        """Put the set that was deleted last back where it was."""
        removed, partners, at = self.removed, self._removed_partners, self._stood_at
        if removed is None:
            return
        self.removed = None

        def change(old: Settings) -> Settings:
            other_sets = old.without_set(removed.key).sets
            return msgspec.structs.replace(old, sets=[*other_sets[:at], removed, *partners, *other_sets[at:]])

        if not self.change(change):
            self.removed = removed

    def forget_removed(self) -> None:
        """Discard the deleted set; it can no longer be put back."""
        self.removed = None

    # drives ---------------------------------------------------------------------------------------------------

    @property
    def has_backup_set(self) -> bool:
        return any(backup_set.is_complete for backup_set in self.sets)

    def is_quiet(self, drive: Drive) -> bool:
        return any(quiet.key == drive.key for quiet in self.settings.quiet)

    def is_for_backup(self, drive: Drive) -> bool:
        """Return whether a backup set goes to this drive, and not just to another of the same name."""
        places = self.settings.places
        return any(
            places.get(backup_set.key) == drive.key or self.knows(backup_set, drive)
            for backup_set in self.sets_for(drive)
        )

    def note(self, *drives: Drive) -> None:
        """Remember drives that backup sets use, so that they are recognized before they are mounted."""
        places: dict[str, str] = {}
        settings = self.settings
        for backup_set in settings.sets:
            place = self.place_of(backup_set)
            drive = drive_at(place.path, drives)
            if drive is not None and place.is_plausible and self.knows(backup_set, drive):
                places[backup_set.key] = drive.key
        known_keys = {*settings.places.values(), *places.values()}
        names = {drive.key: DriveName(drive.name, drive.size_bytes) for drive in drives if drive.key in known_keys}
        if (settings.places | places, settings.drive_names | names) != (settings.places, settings.drive_names):
            self.change(
                lambda old: msgspec.structs.replace(
                    old, places=old.places | places, drive_names=old.drive_names | names
                )
            )

    def keep_quiet(self, drive: Drive) -> None:
        """Ask and notify no more about this drive."""
        entry = QuietDrive(drive.key, drive.name, drive.size_bytes)
        self.change(lambda old: msgspec.structs.replace(old, quiet=[*_without(old, drive.key), entry]))

    def ask_again(self, key: str) -> None:
        """Undo `keep_quiet`."""
        self.change(lambda old: msgspec.structs.replace(old, quiet=_without(old, key)))

    def may_care(self, drive: Drive) -> bool | None:
        """Return whether the drive may be cared for after backups; None if the user has not been asked yet."""
        return self.settings.care.get(drive.key)

    def allow_care(self, drive: Drive, *, is_allowed: bool) -> None:
        self.change(lambda old: msgspec.structs.replace(old, care={**old.care, drive.key: is_allowed}))

    @property
    def protected_marks(self) -> frozenset[str]:
        """The marks that identify them, for `domain.formatting.safety_checks.refusals`."""
        return frozenset().union(*(drive.marks for drive in self.settings.protected))

    def protect(self, drive: Drive) -> None:
        """Protect a drive from being erased, and keep the marks noted before."""

        def change(old: Settings) -> Settings:
            known_uuids = {
                uuid for protection in old.protected if protection.key == drive.key for uuid in protection.uuids
            }
            uuids = sorted((marks_of(drive) | known_uuids) - {drive.key})
            entry = ProtectedDrive(drive.key, drive.name, drive.size_bytes, uuids)
            return msgspec.structs.replace(old, protected=[*_unprotected(old, drive.key), entry])

        self.change(change)

    def unprotect(self, key: str) -> None:
        """Undo `protect`."""
        self.change(lambda old: msgspec.structs.replace(old, protected=_unprotected(old, key)))


def _without(settings: Settings, key: str) -> list[QuietDrive]:
    return [quiet for quiet in settings.quiet if quiet.key != key]


def _unprotected(settings: Settings, key: str) -> list[ProtectedDrive]:
    """Return the drives that stay on the list."""
    return [drive for drive in settings.protected if drive.key != key]


class SettingsWatch(QObject):
    """Emits `changed` of `SettingsController` when the file changes. Ignores an invalid file: it may be half written.

    Signals:
        checked: the file has changed, and `changed` has been emitted if needed.
    """

    checked = Signal()

    def __init__(self, file: Path, chosen: SettingsController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = file
        self._chosen = chosen
        self._last_settings = chosen.settings
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self._reload)
        self._watcher.fileChanged.connect(self._reload)
        chosen.changed.connect(self._on_changed)
        with contextlib.suppress(OSError):  # if nothing can be written here, no other program writes either
            private_files.make_folder(file.parent)
            self._watcher.addPath(str(file.parent))
        self._watch_file()

    def _reload(self) -> None:
        self._watch_file()
        if self._chosen.complaint is None and self._chosen.settings != self._last_settings:
            self._chosen.changed.emit()
        self.checked.emit()

    def _on_changed(self) -> None:
        self._last_settings = self._chosen.settings

    def _watch_file(self) -> None:
        """Watch the file itself too, since an editor may write into it; a replaced file has to be watched again."""
        if not self._watcher.files() and self._file.exists():
            self._watcher.addPath(str(self._file))


class SwitchSetter(QObject):
    """Sets one switch of the session, one change at a time.

    Signals:
        turned: the change has ended; None, or the UsageError that prevented it.

    Attributes:
        is_under_way: further requests are ignored.
    """

    turned = Signal(object)
    _finished = Signal(object)

    def __init__(self, switch: Switch, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._switch = switch
        self.is_under_way = False
        self._finished.connect(self._on_ended)  # emitted in the other thread, received in this one

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
        with contextlib.suppress(RuntimeError):  # the window was closed in the meantime
            self._finished.emit(failure)

    def _on_ended(self, failure: UsageError | None) -> None:
        self.is_under_way = False
        self.turned.emit(failure)
