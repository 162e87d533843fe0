"""Making sure that the drive is still the one that was chosen.

Everything is written relative to a descriptor of the destination, so nothing can land beneath a mount point from
which the drive vanished. What remains is to notice that it did.
"""

import errno
import os
from pathlib import Path
from typing import Final

from shingleback.drives.mounts import BY_UUID, MOUNTINFO, mount_of, uuid_of
from shingleback.model.errors import DriveFull, DriveGone, DriveRefused, InternalError, ShinglebackError, Why

GONE: Final = frozenset({errno.ENODEV, errno.ENXIO, errno.ENOTCONN, errno.ESHUTDOWN, errno.ENOMEDIUM, errno.ESTALE})
"""Errors that only a device gives which is no longer there."""

FULL: Final = frozenset({errno.ENOSPC, errno.EDQUOT})

_FAILING: Final = frozenset(
    {
        errno.EIO,
        errno.EROFS,
        errno.ECONNABORTED,
        errno.ETIMEDOUT,
        errno.EUCLEAN,
    }
)
"""Errors that speak of the drive, or of the filesystem on it."""

DRIVE_ERRORS: Final = GONE | FULL | _FAILING | {errno.EMFILE, errno.ENFILE, errno.ENOMEM}
"""What concerns the drive, or this computer, and not one file."""


def refusal(number: int, *, is_gone: bool = False) -> ShinglebackError:
    """What to tell the person of an error. One that does not speak of the drive is the program's own."""
    detail = os.strerror(number)
    if is_gone:
        return DriveGone(Why.DRIVE_GONE, detail=detail)
    if number in FULL:
        return DriveFull(Why.DRIVE_FULL, files=0)
    if number in _FAILING | GONE:
        return DriveRefused(Why.DRIVE_WRITE_ERROR, detail=detail)
    return InternalError(Why.INTERNAL, detail=detail)


class Guard:
    def __init__(self, root_fd: int, path: bytes, by_uuid: Path = BY_UUID, mountinfo: Path = MOUNTINFO) -> None:
        self._root_fd = root_fd
        self._path = path
        self._by_uuid = by_uuid
        self._mountinfo = mountinfo
        self._mount = mount_of(root_fd, mountinfo)
        self._uuid = self._uuid_now()

    def check(self) -> None:
        """Raises DriveGone when the filesystem was unmounted, another one took its place, or its device went away."""
        if self._is_unmounted() or not self._leads_here():
            raise DriveGone(Why.DRIVE_GONE)
        if self._uuid is not None and self._uuid_now() != self._uuid:
            raise DriveGone(Why.DRIVE_GONE)

    def _is_unmounted(self) -> bool:
        """A mount that was never listed says nothing: in a chroot that is no mount point, that of its root is not."""
        return self._mount is not None and mount_of(self._root_fd, self._mountinfo) is None

    def _leads_here(self) -> bool:
        held = os.fstat(self._root_fd)
        try:
            found = os.stat(self._path)
        except OSError:
            return False
        return (found.st_dev, found.st_ino) == (held.st_dev, held.st_ino)

    def _uuid_now(self) -> str | None:
        return uuid_of(self._mount.source, self._by_uuid) if self._mount else None
