"""Filesystems that are mounted below a source: which are part of its backup, as the user chose, and which may hang."""

import contextlib
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from shingleback.devices.mounts import Mount, is_within, may_hang, mount_of, mounts, uppermost, uuid_of
from shingleback.domain.included_mount import IncludedMount, identity
from shingleback.engine.files.folders import FOLDER_FLAGS, folders_above, join, split
from shingleback.engine.source.access import ReportedEntry, SourceAccess

AUTOMOUNT: Final = "autofs"
"""The kind of a place, or of a folder with places, whose filesystems are mounted when somebody looks into them."""


class IncludedMounts:
    """Mounted filesystems that a backup includes, unlike all others."""

    def __init__(self, included: Iterable[IncludedMount] = ()) -> None:
        """The paths are real."""
        self._identities: dict[bytes, set[str]] = {}
        for mount in included:
            self._identities.setdefault(os.fsencode(mount.path.rstrip("/")), set()).add(mount.identity)

    def includes(self, mount: Mount | None) -> bool:
        """Whether a filesystem below a source is included, or has to be passed to reach an included one."""
        if mount is None:
            return False
        identities = self._identities.get(os.fsencode(mount.point), set())
        is_included = bool(identities) and ("" in identities or identity_of(mount) in identities)
        return is_included or self.is_passage(mount)

    def is_passage(self, mount: Mount) -> bool:
        """Whether a filesystem, mounted below a source, is not included itself, but leads to an included one."""
        point = os.fsencode(mount.point)
        return point not in self._identities and any(is_within(path, point) for path in self._identities)

    def paths(self) -> set[bytes]:
        """Return the places of all included filesystems."""
        return set(self._identities)

    def includes_folder(self, fd: int) -> bool:
        """Whether the filesystem of an open folder is included."""
        return bool(self._identities) and self.includes(mount_of(fd))

    def away(self, mounted: Iterable[Mount]) -> set[bytes]:
        """Return the paths at which nothing is mounted, though an included filesystem belongs there."""
        return self.paths() - {os.fsencode(mount.point) for mount in mounted if mount.kind != AUTOMOUNT}

    def mount_automatic(self, access: SourceAccess) -> None:
        """Have the included filesystems mounted for which an automounter waits: looking into their places does that."""
        table = list(mounts()) if self._identities else []
        for path in sorted(self.away(table)):
            if not is_automatic(path, table):
                continue
            with contextlib.suppress(OSError):  # it stays away, which is reported
                access.touch(path)
                os.close(os.open(path, FOLDER_FLAGS))
        access.done()


def is_automatic(path: bytes, mounted: Iterable[Mount]) -> bool:
    """Whether an automounter waits at a real path or in the folder that contains it, and nothing is mounted there."""
    mount = uppermost(Path(os.fsdecode(path)), mounted)
    return mount is not None and mount.kind == AUTOMOUNT


def identity_of(mount: Mount) -> str:
    """What tells a mounted filesystem from others, also when it is plugged in elsewhere."""
    uuid = uuid_of(mount.source) if mount.source.startswith("/dev/") else None
    return identity(uuid or "", mount.kind, mount.source)


def paths_below(top: bytes, paths: Iterable[bytes]) -> set[bytes]:
    """Return the paths that are a folder, or lie in it, relative to it. `top` is the folder with a slash at its end."""
    return {(path + b"/")[len(top) : -1] for path in paths if (path + b"/").startswith(top)}


def names_by_folder(paths: Iterable[bytes]) -> dict[bytes, frozenset[bytes]]:
    """Return the names of these paths by the folder that contains them. The top has no name."""
    names: dict[bytes, set[bytes]] = {}
    for folder, name in map(split, filter(None, paths)):
        names.setdefault(folder, set()).add(name)
    return {folder: frozenset(in_folder) for folder, in_folder in names.items()}


def foreign_names(folder: bytes, mounted: Iterable[Mount]) -> dict[bytes, frozenset[bytes]]:
    """Return where other filesystems are mounted below a real path: the names, by the path of their folder.

    Paths are relative to the folder. Judged by the mount table alone. A bind mount of the same filesystem does not
    count, nor does a mounted subvolume, which the table shows with the device number of its filesystem.
    """
    table = list(mounted)
    top = folder.rstrip(b"/") + b"/"
    own_mount = uppermost(Path(os.fsdecode(folder)), table)
    is_foreign: dict[bytes, bool] = {}
    for mount in table:  # the last one at a place is the uppermost
        point = os.fsencode(mount.point)
        if own_mount is not None and point.startswith(top):
            is_foreign[point[len(top) :]] = mount.device != own_mount.device
    return names_by_folder(path for path, foreign in is_foreign.items() if foreign)


class MountsBelow:
    """Where filesystems are mounted below one source, by the mount table alone. All paths are relative to the source.

    Attributes:
        foreign: the names at which filesystems are mounted that are not included, by the path of their folder.
        away: the places of included filesystems at which nothing is mounted.
        towards_away, towards_included: the names of such places, and of the folders on the way to them, by the path of
            their folder.
        passed: folders on the way to an included filesystem that are on one that is not included.
        adapted: folders that may not list what the backup needs of them, or list more than that.
    """

    def __init__(self, source_path: bytes, table: list[Mount], included: IncludedMounts, *, crosses: bool) -> None:
        """`table` are all mounts. `crosses`: all filesystems are included."""
        own_mount, top = uppermost(Path(os.fsdecode(source_path)), table), source_path.rstrip(b"/") + b"/"
        # Its own filesystem, from which the others differ, and those that are not included.
        own_and_excluded = [mount for mount in table if mount == own_mount or not included.includes(mount)]
        self.foreign = foreign_names(source_path, [] if crosses else own_and_excluded)
        self.away = paths_below(top, included.away(table))
        self.towards_away = _names_towards(self.away)
        self.towards_included = _names_towards(paths_below(top, included.paths()))
        self.passed = set[bytes]()
        for path in () if crosses else self.towards_included:
            mount = uppermost(Path(os.fsdecode(join(source_path, path))), table)
            if mount not in (None, own_mount) and included.is_passage(mount):
                self.passed.add(path)
        self._automatic = paths_below(top, (os.fsencode(mount.point) for mount in table if mount.kind == AUTOMOUNT))
        self.adapted = self.passed | self._automatic if crosses else self.passed

    def excludes(self, folder: bytes, name: bytes) -> bool:
        """Whether a folder in another one lies on a filesystem that is not included, or leads to none that is."""
        is_passed_automount = folder in self.passed and folder in self._automatic
        is_other_automount = is_passed_automount and name not in self.towards_included[folder]
        return is_other_automount or name in self.foreign.get(folder, ())


def _names_towards(paths: Iterable[bytes]) -> dict[bytes, frozenset[bytes]]:
    """Return the names of these paths and of the folders on the way to them, by the folder that contains them."""
    return names_by_folder(step for path in paths for step in (path, *folders_above(path)))


class EntryReports:
    """Has the entries of a source's folders reported before they are looked at, where one of them may hang.

    That is on a share, and in a folder where another filesystem is mounted.
    """

    def __init__(self, access: SourceAccess, top: bytes, table: Iterable[Mount]) -> None:
        """`top` is the real path of the source; `table` are all mounts."""
        table = list(table)
        self._access = access
        self._holders = {join(top, folder) for folder in foreign_names(top, table)}
        points = [os.fsencode(mount.point) for mount in table if may_hang(mount)]
        self._shares = [point for point in points if is_within(top, point) or is_within(point, top)]

    def of(self, entries: "Iterable[os.DirEntry[str]]", folder: bytes) -> "Iterable[os.DirEntry[str] | ReportedEntry]":
        """Return the entries of a folder, each of which is reported if that is necessary."""
        may_hang_here = folder in self._holders or any(is_within(folder, point) for point in self._shares)
        return self._access.reported(entries, folder) if may_hang_here else entries
