"""The destination locator: finds where the folder of a backup is mounted now, and which paths mean the same folder.

A set's destination is a name: the path of its backup when the set was made. The name stands for a folder of a
filesystem. Each backup records this folder, and the identity of the backup. From these, the current path is looked up
at each use; the settings are not rewritten. So nothing has to be undone when the drive is at its old path tomorrow, two
programs cannot disagree, and a wrong guess does no lasting harm.

The locator only suggests a path: the worker that opens the backup there refuses any backup other than those that were
seen under the name.

It reads the kernel's tables and udev's database. It accesses no drive, because a drive may be in standby, or hang.
"""

import os
from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from shingleback.devices.mounts import (
    BY_UUID,
    MOUNTINFO,
    Mount,
    MountedFilesystem,
    filesystems,
    mounts,
    number_of,
    runs_from,
    uppermost,
)
from shingleback.devices.sysfs.reader import SYS, UDEV
from shingleback.domain.destination import DestinationState, KnownPlace, LocatedFolder, VolumeFolder
from shingleback.store.run_history import CachedHistory, RunHistory

_MAX_LINKS: Final = 40  # the kernel's limit


class Tables(msgspec.Struct, frozen=True):
    """The data sources of the locator.

    Attributes:
        mountinfo: the kernel's table of mounts.
        udev, by_uuid: see `devices.mounts`.
        sysfs: where the kernel describes its devices.
    """

    mountinfo: Path = MOUNTINFO
    udev: Path = UDEV
    by_uuid: Path = BY_UUID
    sysfs: Path = SYS

    def now(self) -> "MountSnapshot":
        return MountSnapshot(mounts(self.mountinfo), filesystems(self.udev, self.by_uuid))


class MountSnapshot:
    """The mounted filesystems at the time of the lookup."""

    def __init__(self, mounted: Sequence[Mount], filesystems: Sequence[MountedFilesystem]) -> None:
        self._mounts = mounted
        self._filesystems = filesystems
        self._uuids = {filesystem.number: filesystem.uuid for filesystem in filesystems}

    def resolved(self, path: str) -> str:
        """An absolute path with its symlinks resolved, as far as they are on the system disk: no drive is accessed."""
        done, ahead = "/", deque(Path(os.path.abspath(path)).parts[1:])
        for _ in range(_MAX_LINKS):
            while ahead:
                part = ahead.popleft()
                step = os.path.normpath(os.path.join(done, part))
                target = self._target(step)
                if target:
                    done = "/" if target.startswith("/") else done
                    ahead.extendleft(reversed(Path(target.lstrip("/")).parts))
                    break
                done = step
            else:
                return done
        return path

    def location_of(self, path: str) -> VolumeFolder | None:
        """The folder at a path; None if its filesystem has no UUID, or it is not UTF-8. Does not follow symlinks."""
        mount = uppermost(Path(path), self._mounts)
        uuid = self._uuids.get(number_of(mount)) if mount is not None else None
        if mount is None or not uuid:
            return None
        folder = os.path.normpath(mount.inner(Path(path)))
        return VolumeFolder(uuid, folder) if _is_text(folder) else None

    def find(self, name: str, locations: Sequence[VolumeFolder], taken_filesystems: Collection[str]) -> LocatedFolder:
        """Locate the destination with a name.

        Args:
            name: its original path.
            locations: where its backup was seen, newest first: people alternate between two drives with the same name.
            taken_filesystems: the UUIDs of filesystems with other backups.
        """
        path = self.resolved(name)
        current_location = self.location_of(path)
        for location in sorted(
            locations,
            key=lambda candidate: current_location is None or candidate.filesystem != current_location.filesystem,
        ):
            is_own = location == current_location and self._is_of_computer(path)  # whether or not it has a clone
            if self._is_doubled(location.filesystem) and not is_own:
                return LocatedFolder(DestinationState.DOUBLED, path)
            open_at = self._open_at(location, path)
            if open_at:
                return LocatedFolder(DestinationState.HERE, open_at)
        if not locations or not self._filesystems:  # without udev, filesystems cannot be identified
            return LocatedFolder(DestinationState.UNKNOWN, path)
        is_taken = current_location is not None and current_location.filesystem in taken_filesystems
        return LocatedFolder(DestinationState.TAKEN if is_taken else DestinationState.AWAY, path)

    def _is_doubled(self, uuid: str) -> bool:
        """Whether two devices claim to be this filesystem, or the same part of it."""
        parts = [
            filesystem.part for filesystem in self._filesystems if filesystem.uuid == uuid and not filesystem.is_logical
        ]
        return len(set(parts)) < len(parts)

    def _open_at(self, location: VolumeFolder, preferred_path: str) -> str:
        """The current path of a folder, or "" if unreachable. Prefers `preferred_path`, then writable mounts."""
        openings: list[tuple[bool, bool, int, str]] = []
        for mount in self._mounts:
            path = (
                mount.shown(Path(location.folder)) if self._uuids.get(number_of(mount)) == location.filesystem else None
            )
            if path is None or not _is_text(str(path)):
                continue
            if uppermost(path, self._mounts) == mount:  # nothing is mounted over it
                openings.append((str(path) != preferred_path, mount.is_read_only, mount.id, str(path)))
        return min(openings)[-1] if openings else ""

    def _target(self, path: str) -> str:
        """The target of a symlink; empty for anything else."""
        try:
            return os.readlink(path) if self._is_of_computer(path) else ""
        except (OSError, ValueError):  # ValueError if a name contains NUL
            return ""

    def _is_of_computer(self, path: str) -> bool:
        """Whether it is on the disk that the computer runs from."""
        mount = uppermost(Path(path), self._mounts)
        return mount is not None and runs_from([mount.point])


def _is_text(path: str) -> bool:
    """Whether it is valid UTF-8; neither JSON nor a window can hold any other path."""
    return not any("\udc80" <= letter <= "\udcff" for letter in path)


class DestinationLocator:
    """Finds destinations. Reads the history on every use, because workers write to it."""

    def __init__(self, history: Path, take_snapshot: Callable[[], MountSnapshot] | None = None) -> None:
        """`take_snapshot` returns the mounted filesystems; by default from the kernel's tables."""
        self._history = CachedHistory(history)
        self._take_snapshot = take_snapshot or Tables().now
        self._snapshot: MountSnapshot | None = None
        self._cached_names: dict[str, list[str]] = {}

    @contextmanager
    def consistent_reads(self) -> Iterator[None]:
        """Read mounts and history only once for all queries in this context, so that the results are consistent."""
        self._snapshot = self._take_snapshot()
        try:
            with self._history.consistent_reads():
                yield
        finally:
            self._snapshot = None
            self._cached_names.clear()

    def find(self, name: str, backup_set: str = "") -> LocatedFolder:
        """The current location of the destination with a name; UNKNOWN for an empty name.

        `backup_set`: the set that it belongs to. Two sets may use the same name, for two drives with the same label.
        """
        if not name:
            return LocatedFolder(DestinationState.UNKNOWN, name)
        places, snapshot = self._known_places(), self._now()
        locations = _locations(_of_set(places, _names(name, snapshot), backup_set))
        own_filesystems = {location.filesystem for location in locations}
        other_filesystems = {location.filesystem for location in _locations(places)} - own_filesystems
        return snapshot.find(name, locations, other_filesystems)

    def filesystems(self, name: str, backup_set: str) -> set[str]:
        """The UUIDs of the filesystems on which the backup of a set was seen under this name."""
        return {
            place.filesystem
            for place in _locations(_of_set(self._known_places(), _names(name, self._now()), backup_set))
        }

    def names(self, path: str) -> list[str]:
        """All names under which the history may have this destination; `path` is one of them, or its current path."""
        if self._snapshot is None:
            return self._all_names(path)
        if path not in self._cached_names:  # each set asks for the names of all others on its drive
            self._cached_names[path] = self._all_names(path)
        return self._cached_names[path]

    def _all_names(self, path: str) -> list[str]:
        places, snapshot = self._known_places(), self._now()
        names = _names(path, snapshot)
        seen_place = next((place for place in _named(places, names) if place.location), None)
        location = seen_place.location if seen_place else snapshot.location_of(names[-1])
        newest_by_name = {place.name: place for place in reversed(places)}
        other_names = [
            place.name
            for place in newest_by_name.values()
            if place.location and place.location == location
            if not seen_place or place.backup == seen_place.backup
        ]
        return list(dict.fromkeys([*names, *other_names]))

    def name_of(self, path: str) -> str:
        """The name under which the folder at a path is known; the path itself if there is none.

        Drives may have swapped mount points: a name does not count if its backups were seen elsewhere, unless nothing
        else is known about the folder.
        """
        places, snapshot = self._known_places(), self._now()
        names = _names(path, snapshot)
        location = snapshot.location_of(names[-1])
        named_places = _named(places, names)
        places_there = [place for place in places if place.location is not None and place.location == location]
        named_there = [place for place in named_places if place.location in (None, location)]
        return next((place.name for place in (*named_there, *places_there, *named_places)), path)

    def backups(self, name: str, backup_set: str = "") -> tuple[str, ...]:
        """The identities of the backups that were seen there, newest first; `backup_set` as in `find`."""
        places = _of_set(self._known_places(), _names(name, self._now()), backup_set)
        return tuple(dict.fromkeys(place.backup for place in places))

    def drives_of(self, backup: str) -> frozenset[str]:
        """The keys of the drives on which a backup was seen."""
        return self._history.of(("drives", backup), lambda history: history.drives_of(backup))

    def has_backup(self, name: str, backup_set: str = "", drive: str = "") -> bool:
        """Whether a backup was seen at the current location, and on this drive, as far as that is known.

        A path can belong to any drive, and a UUID to a copy, because everybody can read it. `drive` is the key of the
        drive at the location; empty if unknown.
        """
        seen_backups = self.backups(name, backup_set)
        if not self.find(name, backup_set).is_plausible:
            return False
        return any(not drive or not drives or drive in drives for drives in map(self.drives_of, seen_backups))

    def location_of(self, path: str) -> VolumeFolder | None:
        snapshot = self._now()
        return snapshot.location_of(snapshot.resolved(path))

    def resolved(self, paths: Iterable[str]) -> set[str]:
        """As `MountSnapshot.resolved`, of several paths."""
        return set(map(self._now().resolved, paths))

    def _now(self) -> MountSnapshot:
        return self._take_snapshot() if self._snapshot is None else self._snapshot

    def _known_places(self) -> list[KnownPlace]:
        return self._history.of("places", RunHistory.places)


def _names(path: str, snapshot: MountSnapshot) -> list[str]:
    """The path as given, but normalized, and the path without symlinks."""
    normalized = str(Path(path))
    return list(dict.fromkeys([normalized, snapshot.resolved(normalized)]))


def _named(places: list[KnownPlace], names: list[str]) -> list[KnownPlace]:
    return [place for place in places if place.name in names]


def _of_set(places: list[KnownPlace], names: list[str], backup_set: str) -> list[KnownPlace]:
    """The places that the set was backed up to; if there are none, those without a recorded set."""
    named = _named(places, names)
    set_places = [place for place in named if place.backup_set == backup_set]
    return set_places or [place for place in named if not place.backup_set] if backup_set else named


def _locations(places: list[KnownPlace]) -> list[VolumeFolder]:
    return list(dict.fromkeys(place.location for place in places if place.location is not None))
