"""Reading the attributes of a source file, and giving them to its copy, as far as this user and that filesystem can."""

import os
import stat
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple

import msgspec.structs

from shingleback.copying.entries import Attributes, time_of
from shingleback.copying.guard import DRIVE_ERRORS, FULL

_TOO_LARGE: Final = FULL  # also where one file has no room for its attributes, as on ext4
_MOST_XATTRS_BYTES: Final = 8 << 20  # of one file; a line of the manifest has to hold them
_MOST_SHOWN: Final = 5
_ANOTHER_VIEW: Final = "trusted.SGI_ACL_"  # how XFS shows an ACL to root a second time
_CAPABILITY: Final = "security.capability"
_PRIVILEGES: Final = stat.S_ISUID | stat.S_ISGID
_SPECIAL_MODES: Final = stat.S_ISUID | stat.S_ISGID | stat.S_ISVTX


def read_xattrs(target: int | bytes, tell_left_out: Callable[[str], None] | None = None) -> dict[str, bytes] | None:
    """All extended attributes that this user may read, ACLs among them; None where there are none.

    The manifest has no place for names that are not UTF-8, and for what is beyond 8 MiB: `tell_left_out` is told their
    names, if there are such. Raises OSError where the device fails, for then nobody knows what there is.
    """
    follow = isinstance(target, int)
    try:
        names = os.listxattr(target, follow_symlinks=follow)
    except OSError as error:
        if error.errno in DRIVE_ERRORS:
            raise
        return None
    if not names:
        return None
    found, room_bytes = {}, _MOST_XATTRS_BYTES
    left_out = [name for name in names if not _is_text(name)]
    for name in names:
        if name.startswith(_ANOTHER_VIEW) or not _is_text(name):
            continue
        try:
            value = os.getxattr(target, name, follow_symlinks=follow)
        except OSError as error:
            if error.errno in DRIVE_ERRORS:
                raise
            continue
        if len(value) <= room_bytes:
            found[name] = value
            room_bytes -= len(value)
        else:
            left_out.append(name)
    if left_out and tell_left_out is not None:
        tell_left_out(_shown(left_out))
    return found or None


def _shown(names: list[str]) -> str:
    """A few of them, for people."""
    few = [os.fsencode(name).decode(errors="replace") for name in names[:_MOST_SHOWN]]
    return ", ".join(few) + (", …" if len(names) > len(few) else "")


def _is_text(name: str) -> bool:
    """`os` stands for bytes that are not UTF-8 with halves of characters."""
    return name.isascii() or not any("\ud800" <= character <= "\udfff" for character in name)


def attributes_of(info: os.stat_result, xattrs: dict[str, bytes] | None) -> Attributes:
    mode = stat.S_IMODE(info.st_mode)
    times = (time_of(info.st_atime_ns), time_of(info.st_mtime_ns))
    return Attributes(mode, info.st_uid, info.st_gid, *times, xattrs)


def has_privileges(wanted: Attributes) -> bool:
    """A program with these can do more than the person who starts it."""
    return bool(wanted.mode & _PRIVILEGES) or _CAPABILITY in (wanted.xattrs or {})


def without_privileges(wanted: Attributes) -> Attributes:
    """The same without set-user-id and set-group-id bits and capabilities."""
    xattrs = {name: value for name, value in (wanted.xattrs or {}).items() if name != _CAPABILITY}
    return msgspec.structs.replace(wanted, mode=wanted.mode & ~_PRIVILEGES, xattrs=xattrs or None)


class Initial(NamedTuple):
    """What a file has from the beginning, in the folder where it was made; `xattrs` are names."""

    mode: int
    uid: int
    gid: int
    xattrs: tuple[str, ...]


def initial_of(fd: int) -> Initial:
    info = os.fstat(fd)
    return Initial(stat.S_IMODE(info.st_mode), info.st_uid, info.st_gid, tuple(read_xattrs(fd) or ()))


@dataclass(frozen=True, slots=True)
class Giver:
    """Gives attributes to files and folders.

    Attributes:
        uid, gid: what a file gets here by itself, so that most need no chown.
        modes, xattrs: whether the filesystem keeps them; the manifest keeps them in any case.
    """

    uid: int
    gid: int
    is_root: bool
    groups: frozenset[int]
    modes: bool = True
    xattrs: bool = True

    @classmethod
    def for_user(cls, uid: int, gid: int, *, modes: bool = True, xattrs: bool = True) -> "Giver":
        groups = frozenset(os.getgroups())
        return cls(uid, gid, is_root=os.geteuid() == 0, groups=groups, modes=modes, xattrs=xattrs)

    def to_new_file(self, fd: int, wanted: Attributes) -> None:
        """`fd` was created with the permission bits of `wanted`. Most files need nothing but their times."""
        is_owned = (wanted.uid == self.uid and wanted.gid == self.gid) or not self._own(fd, wanted)
        if self.modes and (wanted.mode & _SPECIAL_MODES or not is_owned):
            self._change_mode(fd, wanted.mode)
        if wanted.xattrs:
            self._set_xattrs(fd, wanted.xattrs)
        os.utime(fd, ns=(wanted.atime_ns, wanted.mtime_ns))

    def to_open(self, fd: int, wanted: Attributes, found: Initial | None = None) -> None:
        """A file or folder whose attributes may be anything yet; those that were `found` to be right are left alone."""
        is_changed = (found is None or not self._is_owned(found, wanted)) and self._own(fd, wanted)
        if self.modes and (found is None or is_changed or found.mode != wanted.mode):
            self._change_mode(fd, wanted.mode)
        if self.xattrs:
            _remove_other_xattrs(fd, wanted.xattrs or {}, (read_xattrs(fd) or ()) if found is None else found.xattrs)
        if wanted.xattrs:
            self._set_xattrs(fd, wanted.xattrs)
        os.utime(fd, ns=(wanted.atime_ns, wanted.mtime_ns))

    def to_symlink(self, name: bytes, folder_fd: int, wanted: Attributes) -> None:
        owner = self._owner_to_set(wanted)
        if owner is not None:
            _try(lambda: os.chown(name, *owner, dir_fd=folder_fd, follow_symlinks=False))
        times = (wanted.atime_ns, wanted.mtime_ns)
        _try(lambda: os.utime(name, ns=times, dir_fd=folder_fd, follow_symlinks=False))

    def _is_owned(self, found: Initial, wanted: Attributes) -> bool:
        uid, gid = self._owner_to_set(wanted) or (-1, -1)
        return uid in (-1, found.uid) and gid in (-1, found.gid)

    def _own(self, fd: int, wanted: Attributes) -> bool:
        """Whether the owner was set, which takes away set-user-id bits."""
        owner = self._owner_to_set(wanted)
        if owner is None:
            return False
        _try(lambda: os.fchown(fd, *owner))
        return True

    def _owner_to_set(self, wanted: Attributes) -> tuple[int, int] | None:
        if self.is_root:
            return wanted.uid, wanted.gid
        if wanted.uid == self.uid and wanted.gid in self.groups:
            return -1, wanted.gid
        return None

    def _change_mode(self, fd: int, mode: int) -> None:
        _try(lambda: os.fchmod(fd, mode))

    def _set_xattrs(self, fd: int, wanted: dict[str, bytes]) -> None:
        if self.xattrs:
            for name, value in wanted.items():
                _try(partial(os.setxattr, fd, name, value), DRIVE_ERRORS - _TOO_LARGE)


def _remove_other_xattrs(fd: int, wanted: dict[str, bytes], found: Iterable[str]) -> None:
    for name in found:
        if name not in wanted:
            _try(partial(os.removexattr, fd, name))


def _try(change: Callable[[], None], fatal: frozenset[int] = DRIVE_ERRORS) -> None:
    """What this user may not set here, the manifest keeps; only a drive that fails is an error."""
    try:
        change()
    except OSError as error:
        if error.errno in fatal:
            raise
