"""Backup sets and drives: which sets have backups on a drive, and how sets follow their backup to another drive.

The other drive is a copy of the first one, or the destination to which the backup was moved.
"""

from collections.abc import Container, Sequence
from contextlib import closing
from pathlib import PurePath
from typing import NamedTuple, Protocol

import msgspec.structs

from shingleback.backup_sets.library import Memory
from shingleback.domain.destination import KnownPlace, VolumeFolder
from shingleback.domain.drive import Drive, Use, Volume
from shingleback.store import settings
from shingleback.store.private_files import Paths
from shingleback.store.run_history import RunHistory
from shingleback.store.settings import BackupSet, Settings


class Relocation(Protocol):
    """Backups that are elsewhere now. `old` and `new` are the keys of the drives; empty if unknown."""

    @property
    def old(self) -> str: ...

    @property
    def new(self) -> str: ...

    @property
    def is_followed(self) -> bool:
        """Whether enough is known to follow them."""

    def has(self, place: KnownPlace, seen_on: frozenset[str], /) -> bool:
        """Whether a backup seen at a place, and on these drives, is one of them."""

    def copied(self, place: KnownPlace, /) -> KnownPlace:
        """The new place of a backup."""


class MovedBackup(NamedTuple):
    """A backup that was moved to another folder, file by file.

    Attributes:
        backup: its identity; `becomes`: the identity of the backup into which it was merged, or the same.
        old_location, new_location: its folder before and now.
    """

    backup: str
    old: str
    new: str
    old_location: VolumeFolder | None
    new_location: VolumeFolder | None
    becomes: str

    @property
    def is_followed(self) -> bool:
        return self.new_location is not None

    def has(self, place: KnownPlace, _seen_on: frozenset[str], /) -> bool:
        return place.backup == self.backup and place.location in (None, self.old_location)

    def copied(self, place: KnownPlace, /) -> KnownPlace:
        return place._replace(location=self.new_location, backup=self.becomes)


class MovedDrive(NamedTuple):
    """A drive that was copied to another.

    Attributes:
        old, new: the keys of the drives.
        filesystems: the UUID of each filesystem that was copied, and the UUID of its copy.
        hides_some: part of it is encrypted, so the filesystem inside is unknown.
    """

    old: str
    new: str
    filesystems: dict[str, str]
    hides_some: bool = False

    @property
    def is_followed(self) -> bool:
        return bool(self.old and self.new) and self.old != self.new

    def has(self, place: KnownPlace, seen_on: frozenset[str]) -> bool:
        """Whether a backup seen at a place, and on these drives, was copied."""
        return _is_on(self.old, self.filesystems, place, seen_on, hides_some=self.hides_some)

    def copied(self, place: KnownPlace) -> KnownPlace:
        if place.location is None:
            return place
        uuid = self.filesystems.get(place.location.filesystem, place.location.filesystem)
        return place._replace(location=place.location._replace(filesystem=uuid))


def moved_drive(old: Drive, copied: Sequence[Volume], new: Drive) -> MovedDrive:
    """`copied`: the volumes of the old drive. If they cannot be matched with their copies, the UUIDs are unchanged."""
    before = [volume.uuid for volume in copied if volume.uuid]
    after = [volume.uuid for volume in new.volumes if volume.uuid and not volume.inside_of]
    pairs = zip(before, after if len(after) == len(before) else before, strict=True)
    return MovedDrive(old.key, new.key, dict(pairs), any(volume.use is Use.ENCRYPTED for volume in copied))


def folders_backed_up_on(drive: Drive, paths: Paths) -> tuple[str, ...]:
    """The folders of the backup sets whose backup was seen on the drive. The drive may be unmounted: it is not read.

    Raises UsageError if the settings cannot be read.
    """
    with closing(RunHistory(paths.history_file)) as history:
        places = _places_on(drive, history)
    sets = settings.load(paths.settings_file).sets
    return tuple(
        dict.fromkeys(folder for backup_set in sets if _goes_to(backup_set, places) for folder in backup_set.folders)
    )


def note_erased(drive: Drive, paths: Paths) -> None:
    """Note that the backups on a drive were erased. The drive is as it was before that."""
    with closing(RunHistory(paths.history_file)) as history:
        history.note_erased(_places_on(drive, history), drive.key)


def note_folder_erased(folder: str, paths: Paths) -> None:
    """As `note_erased`, for the folder that is the simulated drive."""
    with closing(RunHistory(paths.history_file)) as history:
        history.note_erased([place for place in history.places() if PurePath(place.name).is_relative_to(folder)])


def follow(paths: Paths, moved: Relocation) -> list[BackupSet]:
    """Make the sets follow their backup, and return them; the old drive is no longer theirs.

    They keep their history. Raises UsageError if the settings cannot be read or saved.
    """
    if not moved.is_followed:
        return []
    with closing(RunHistory(paths.history_file)) as history:
        places = [place for place in history.places() if moved.has(place, history.drives_of(place.backup))]
        followed: list[BackupSet] = []

        def change(chosen: Settings) -> Settings:
            for backup_set in chosen.sets:
                if _goes_to(backup_set, places):
                    drives = [key for key in backup_set.drives if key not in (moved.old, moved.new)]
                    drives += [moved.new] if moved.new else []
                    followed.append(msgspec.structs.replace(backup_set, drives=drives))
                    chosen = chosen.with_set(followed[-1])
                    if moved.new:
                        chosen = msgspec.structs.replace(chosen, places=chosen.places | {backup_set.key: moved.new})
            return chosen

        Memory(paths).change(change)
        for place in reversed(places):  # the newest stays the newest
            copied = moved.copied(place)
            history.forget_place(place)  # its drive may be erased now
            history.remember_place(copied.name, copied.backup, copied.location, copied.backup_set)
            history.move_to_drive(place.backup, moved.old, moved.new, copied.backup)
    return followed


def _places_on(drive: Drive, history: RunHistory) -> list[KnownPlace]:
    """The places of the backups that were seen on a drive, by what is known of its filesystems."""
    filesystems = {volume.uuid for volume in drive.volumes if volume.uuid}
    hides_some = any(volume.use is Use.ENCRYPTED for volume in drive.volumes)
    return [
        place
        for place in history.places()
        if _is_on(drive.key, filesystems, place, history.drives_of(place.backup), hides_some=hides_some)
    ]


def _is_on(
    drive: str, filesystems: Container[str], place: KnownPlace, seen_on: frozenset[str], *, hides_some: bool
) -> bool:
    """Whether a backup seen at a place, and on the drives `seen_on`, is on this drive with these filesystems."""
    if place.location is not None and place.location.filesystem in filesystems:
        return not seen_on or drive in seen_on
    return hides_some and drive in seen_on


def _goes_to(backup_set: BackupSet, places: Sequence[KnownPlace]) -> bool:
    """Whether a set goes to any of the places. A backup from the command line may have no set: then the path counts."""
    keys = {place.backup_set for place in places} - {""}
    names = {place.name for place in places if not place.backup_set}
    return backup_set.key in keys or backup_set.destination in names
