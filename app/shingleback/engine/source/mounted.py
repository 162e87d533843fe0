"""Filesystems that are mounted below a source and part of its backup, as the user chose."""

import contextlib
import os
from collections.abc import Iterable
from typing import Final

from shingleback.devices.mounts import Mount, mount_of, mounts, uuid_of
from shingleback.domain.included_mount import IncludedMount, identity
from shingleback.engine.files.folders import FOLDER_FLAGS
from shingleback.engine.source.access import SourceAccess

_AUTOMOUNT: Final = "autofs"  # the place of a filesystem that is mounted when somebody looks into it


class IncludedMounts:
    """Mounted filesystems that a backup includes, unlike all others."""

    def __init__(self, included: Iterable[IncludedMount] = ()) -> None:
        """The paths are real."""
        self._identities: dict[bytes, set[str]] = {}
        for mount in included:
            self._identities.setdefault(os.fsencode(mount.path.rstrip("/")), set()).add(mount.identity)

    def includes(self, mount: Mount | None) -> bool:
        if mount is None:
            return False
        identities = self._identities.get(os.fsencode(mount.point), set())
        return bool(identities) and ("" in identities or identity_of(mount) in identities)

    def includes_folder(self, fd: int) -> bool:
        """Whether the filesystem of an open folder is included."""
        return bool(self._identities) and self.includes(mount_of(fd))

    def away(self, mounted: Iterable[Mount]) -> set[bytes]:
        """Return the paths at which nothing is mounted, though an included filesystem belongs there."""
        return self._identities.keys() - {os.fsencode(mount.point) for mount in mounted if mount.kind != _AUTOMOUNT}

    def mount_automatic(self, access: SourceAccess) -> None:
        """Have the included filesystems mounted for which an automounter waits: looking into their places does that."""
        table = list(mounts()) if self._identities else []
        places = {os.fsencode(mount.point) for mount in table if mount.kind == _AUTOMOUNT}
        for path in sorted(self.away(table) & places):
            with contextlib.suppress(OSError):  # it stays away, which is reported
                access.touch(path)
                os.close(os.open(path, FOLDER_FLAGS))
        access.done()


def identity_of(mount: Mount) -> str:
    """What tells a mounted filesystem from others, also when it is plugged in elsewhere."""
    uuid = uuid_of(mount.source) if mount.source.startswith("/dev/") else None
    return identity(uuid or "", mount.kind, mount.source)
