"""Filesystems that are mounted below a source and part of its backup, as the user chose."""

import contextlib
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from shingleback.devices.mounts import Mount, is_within, mount_of, mounts, uppermost, uuid_of
from shingleback.domain.included_mount import IncludedMount, identity
from shingleback.engine.files.folders import FOLDER_FLAGS
from shingleback.engine.source.access import SourceAccess

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
