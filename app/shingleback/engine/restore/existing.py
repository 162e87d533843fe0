"""Compares the attributes of what is at the target already with those in the backup, and sets them on request.

Only what a restore would set counts: an ordinary user gives away no files, and exFAT has no modes. A folder's time is
not compared, because it changes whenever something in the folder comes or goes.
"""

import errno
import os
import stat
from typing import Final, NamedTuple

from shingleback.devices.mounts import mount_of
from shingleback.engine.files.attributes import (
    OF_ROOT,
    POSIX_ACLS,
    SELINUX_LABEL,
    Attributes,
    AttributeSetter,
    path_in,
    read_xattrs,
    safe_mode,
    time_of,
)
from shingleback.engine.files.owners import without_unknown_ids
from shingleback.engine.repo.abilities import FilesystemAbilities, assume

_PRIVILEGES: Final = stat.S_ISUID | stat.S_ISGID
_OF_USERS: Final = "user."
_SAME_ID: Final = -1
_MAX_SHOWN: Final = 8
_COARSE_NS: Final = 2_000_000_000  # FAT stores every second second
_READING: Final = os.O_RDONLY | os.O_NONBLOCK | os.O_NOCTTY | os.O_CLOEXEC


class ExistingEntry(NamedTuple):
    """What was found at the target under a name; `.` is the folder itself."""

    folder_fd: int
    name: bytes
    info: os.stat_result

    def reread(self) -> "ExistingEntry":
        """Return the entry as it is now."""
        info = os.stat(self.name, dir_fd=self.folder_fd, follow_symlinks=False)
        return ExistingEntry(self.folder_fd, self.name, info)


class ExistingAttributes:
    def __init__(self, setter: AttributeSetter, *, has_privileges: bool) -> None:
        """`has_privileges`: setuid and setgid bits, and what only root may set, are restored, too."""
        self._setter = setter
        self._has_privileges = has_privileges
        self._abilities: dict[int, FilesystemAbilities] = {}  # by device

    def has_time(self, entry: ExistingEntry, mtime_ns: int) -> bool:
        """Whether the modification time is the given one, as exactly as the filesystem stores it."""
        is_exact = self._abilities_at(entry).modes
        entry_ns = time_of(entry.info.st_mtime_ns)
        return entry_ns == mtime_ns if is_exact else abs(entry_ns - mtime_ns) < _COARSE_NS

    def differences(self, entry: ExistingEntry, attributes: Attributes) -> str:
        """Return in what an entry differs from what a restore would make of it; empty if in nothing."""
        filesystem = self._abilities_at(entry)
        shown = []
        if filesystem.modes:
            shown += self._mode_difference(entry.info, safe_mode(attributes))
            shown += self._owner_difference(entry.info, attributes)
        if filesystem.xattrs:
            xattrs = self._compared(read_xattrs(path_in(entry.folder_fd, entry.name)) or {})
            expected = self._compared(attributes.xattrs)
            shown += sorted(name for name in xattrs.keys() | expected.keys() if xattrs.get(name) != expected.get(name))
        return ", ".join(shown[:_MAX_SHOWN]) + (", …" if len(shown) > _MAX_SHOWN else "")

    def is_of_another(self, info: os.stat_result) -> bool:
        """Whether it belongs to another user, so that this one cannot set its attributes."""
        return not self._setter.is_root and info.st_uid != self._setter.uid

    def set(self, entry: ExistingEntry, attributes: Attributes) -> None:
        """Set the attributes of an entry. Raises OSError; FileExistsError if something else is there now."""
        folder_fd, name, info = entry
        if stat.S_ISLNK(info.st_mode):
            self._setter.to_symlink(name, folder_fd, attributes)
            return
        path_fd = os.open(name, os.O_PATH | os.O_NOFOLLOW | os.O_CLOEXEC, dir_fd=folder_fd)
        try:
            if not os.path.samestat(os.fstat(path_fd), info):
                raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
            if not self._setter.is_root and not info.st_mode & stat.S_IRUSR:
                os.chmod(_through(path_fd), stat.S_IMODE(info.st_mode) | stat.S_IRUSR)
            fd = os.open(_through(path_fd), _READING)
        finally:
            os.close(path_fd)
        try:
            self._setter.to_open(fd, attributes)
        finally:
            os.close(fd)

    def _mode_difference(self, info: os.stat_result, expected_mode: int) -> list[str]:
        if stat.S_ISLNK(info.st_mode):
            return []
        mode = stat.S_IMODE(info.st_mode)
        has_all_rights = self._has_privileges or stat.S_ISDIR(info.st_mode)
        ignored = 0 if has_all_rights else expected_mode & _PRIVILEGES
        return [f"{mode:04o} → {expected_mode:04o}"] if (mode ^ expected_mode) & ~ignored else []

    def _owner_difference(self, info: os.stat_result, attributes: Attributes) -> list[str]:
        uid, gid = self._setter.owner_to_set(attributes) or (_SAME_ID, _SAME_ID)
        if not self._setter.is_root and attributes.uid == self._setter.uid:  # a new file would be this user's
            uid = self._setter.uid
        uid, gid = info.st_uid if uid == _SAME_ID else uid, info.st_gid if gid == _SAME_ID else gid
        is_same = (uid, gid) == (info.st_uid, info.st_gid)
        return [] if is_same else [f"{info.st_uid}:{info.st_gid} → {uid}:{gid}"]

    def _compared(self, xattrs: dict[str, bytes]) -> dict[str, bytes]:
        """Return those that a restore sets wherever it may; filesystems and security modules have their own."""
        of_root = OF_ROOT if self._has_privileges and self._setter.is_root else ()
        return {
            name: without_unknown_ids(value) if name.startswith(POSIX_ACLS) else value
            for name, value in xattrs.items()
            if name.startswith((_OF_USERS, POSIX_ACLS, *of_root)) and name != SELINUX_LABEL
        }

    def _abilities_at(self, entry: ExistingEntry) -> FilesystemAbilities:
        device = entry.info.st_dev
        if device not in self._abilities:
            self._abilities[device] = assume(mount_of(entry.folder_fd))
        return self._abilities[device]


def _through(path_fd: int) -> str:
    """Return a path that leads to exactly this entry."""
    return f"/proc/self/fd/{path_fd}"
