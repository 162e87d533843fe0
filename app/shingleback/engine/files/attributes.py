"""What a file has beside its content: read from the source, kept by the index and the manifest, set on its copy.

All of it travels as one value, so one more attribute is a field of `ExtraAttributes`, read by `read_attributes`, set by
`AttributeSetter`, and listed in the manifest by `engine/repo/format.py`; nothing between them changes.

The attributes of a source file are read, and set on its copy, as far as this user and that filesystem allow. What
cannot be set there is in the manifest.

The structs are arrays on the wire and in the index. Names are bytes, because a name on Linux need not be text.
"""

import errno
import os
import stat
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple

import msgspec
import msgspec.structs

from shingleback.engine.files.linux import DRIVE_ERRORS

_MOST: Final = (1 << 63) - 1
_LEAST: Final = -_MOST


def time_of(ns: int) -> int:
    """The nearest one from 1677 to 2262: a database holds no other, and tmpfs and btrfs hold any."""
    return ns if _LEAST <= ns <= _MOST else max(_LEAST, min(ns, _MOST))


def inode_of(info: os.stat_result) -> int:
    """As a signed number, as databases store it: network filesystems and FUSE use all 64 bits."""
    return info.st_ino if info.st_ino <= _MOST else info.st_ino - (1 << 64)


class ExtraAttributes(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """What a file may have beyond what `stat` tells. ACLs are extended attributes here, as in the kernel."""

    xattrs: dict[str, bytes]


class Attributes(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """What `chmod`, `chown`, `touch` and `setfattr` set. `extra`: None for most files."""

    mode: int
    uid: int
    gid: int
    atime_ns: int
    mtime_ns: int
    extra: ExtraAttributes | None = None

    @property
    def xattrs(self) -> dict[str, bytes]:
        return self.extra.xattrs if self.extra is not None else {}

    @property
    def extra_bytes(self) -> int:
        """How much of a line of the manifest `extra` takes, before it is compressed."""
        return sum(len(name) + len(value) for name, value in self.xattrs.items())

    def without_access_time(self) -> "Attributes":
        """What the manifest lists of them."""
        return msgspec.structs.replace(self, atime_ns=self.mtime_ns)

    def without_times(self) -> "Attributes":
        return msgspec.structs.replace(self, atime_ns=0, mtime_ns=0)


class Stat(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """One entry of a source folder as the kernel reports it. Equal Stats mean that nothing has happened to it since.

    A program cannot set `ctime_ns`: it reveals a changed file even if its modification time was set back.
    """

    name: bytes
    mode: int
    size: int
    mtime_ns: int
    ctime_ns: int
    inode: int
    uid: int
    gid: int
    links: int

    @property
    def is_folder(self) -> bool:
        return stat.S_ISDIR(self.mode)

    @property
    def is_file(self) -> bool:
        return stat.S_ISREG(self.mode)

    @property
    def is_symlink(self) -> bool:
        return stat.S_ISLNK(self.mode)

    @property
    def is_linked(self) -> bool:
        """Whether other names lead to the same file or symlink."""
        return self.links > 1 and not self.is_folder

    def has_content_of(self, other: "Stat") -> bool:
        """Whether size and modification time say that the content is the same; ctime and owner may differ."""
        return self.size == other.size and self.mtime_ns == other.mtime_ns and self.mode >> 12 == other.mode >> 12

    def describes(self, info: os.stat_result) -> bool:
        """Whether the file still has the content that it had when this was read."""
        return (
            self.ctime_ns == time_of(info.st_ctime_ns)
            and self.mtime_ns == time_of(info.st_mtime_ns)
            and self.size == info.st_size
            and self.inode == inode_of(info)
        )

    def attributes(self, extra: ExtraAttributes | None) -> Attributes:
        """The time of the last access is not known here."""
        return Attributes(stat.S_IMODE(self.mode), self.uid, self.gid, self.mtime_ns, self.mtime_ns, extra)


def stat_of(name: bytes, found: os.stat_result) -> Stat:
    return Stat(
        name,
        found.st_mode,
        found.st_size,
        time_of(found.st_mtime_ns),
        time_of(found.st_ctime_ns),
        inode_of(found),
        found.st_uid,
        found.st_gid,
        found.st_nlink,
    )


_SOME_ROOM_BYTES: Final = 1 << 20  # more than the attributes of a file take
_MOST_XATTRS_BYTES: Final = 8 << 20  # of one file; a line of the manifest has to hold them
_MOST_SHOWN: Final = 5
_ANOTHER_VIEW: Final = "trusted.SGI_ACL_"  # how XFS shows an ACL to root a second time
_OF_ROOT: Final = ("security.", "trusted.")  # namespaces whose attributes the kernel believes, as only root sets them
_LABEL: Final = "security.selinux"
_ACLS: Final = "system."
_PRIVILEGES: Final = stat.S_ISUID | stat.S_ISGID
_SPECIAL_MODES: Final = stat.S_ISUID | stat.S_ISGID | stat.S_ISVTX


def read_xattrs(target: int | bytes, tell_left_out: Callable[[str], None] | None = None) -> dict[str, bytes] | None:
    """All extended attributes that this user may read, including ACLs; None if there are none.

    The manifest cannot hold names that are not UTF-8, nor more than 8 MiB: `tell_left_out` is called with the names of
    such attributes. Raises OSError if the device fails, because then it is unknown what there is.
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
    """`os` represents bytes that are not UTF-8 as lone surrogates."""
    return name.isascii() or not any("\ud800" <= character <= "\udfff" for character in name)


def attributes_of(info: os.stat_result, extra: ExtraAttributes | None = None) -> Attributes:
    mode = stat.S_IMODE(info.st_mode)
    times = (time_of(info.st_atime_ns), time_of(info.st_mtime_ns))
    return Attributes(mode, info.st_uid, info.st_gid, *times, extra)


def read_attributes(fd: int, info: os.stat_result, tell_left_out: Callable[[str], None] | None = None) -> Attributes:
    """Those of an open file or folder, of which `os.fstat` gave `info`. Otherwise as `read_xattrs`."""
    xattrs = read_xattrs(fd, tell_left_out)
    return attributes_of(info, ExtraAttributes(xattrs) if xattrs else None)


def read_symlink_attributes(
    name: bytes, folder_fd: int, info: os.stat_result, tell_left_out: Callable[[str], None] | None = None
) -> Attributes:
    """Those of a symlink, of which `os.stat` gave `info`. Linux lets only root and SELinux set extended ones."""
    xattrs = read_xattrs(_path_in(folder_fd, name), tell_left_out)
    return attributes_of(info, ExtraAttributes(xattrs) if xattrs else None)


def _path_in(folder_fd: int, name: bytes) -> bytes:
    """The calls for extended attributes take no descriptor of a folder, and none of a symlink."""
    return b"/proc/self/fd/%d/%s" % (folder_fd, name)


def has_privileges(wanted: Attributes) -> bool:
    """A program with these can do more than the user who starts it, or the kernel trusts the file more than others."""
    return bool(wanted.mode & _PRIVILEGES) or has_privileged_xattrs(wanted)


def has_privileged_xattrs(wanted: Attributes) -> bool:
    """A label of SELinux does not count: every file has one there."""
    return wanted.extra is not None and any(_is_of_root(name) and name != _LABEL for name in wanted.extra.xattrs)


def without_privileges(wanted: Attributes) -> Attributes:
    """The same without set-user-id and set-group-id bits, capabilities, and what else only root may set."""
    kept = without_privileged_xattrs(wanted)
    return msgspec.structs.replace(kept, mode=kept.mode & ~_PRIVILEGES) if kept.mode & _PRIVILEGES else kept


def without_privileged_xattrs(wanted: Attributes) -> Attributes:
    """For folders and symlinks, too: on a folder the bits only say whose the new files are.

    A user keeps the labels: the policy decides which ones this user may set, but it lets root set any.
    """
    extra = wanted.extra
    if extra is None or not any(map(_is_of_root, extra.xattrs)):
        return wanted
    is_root = os.geteuid() == 0
    xattrs = {
        name: value for name, value in extra.xattrs.items() if not _is_of_root(name) or (name == _LABEL and not is_root)
    }
    return msgspec.structs.replace(wanted, extra=msgspec.structs.replace(extra, xattrs=xattrs))


def _is_of_root(xattr: str) -> bool:
    return xattr.startswith(_OF_ROOT)


class Initial(NamedTuple):
    """The attributes of a new file in the folder where it was made; `xattrs` are names."""

    mode: int
    uid: int
    gid: int
    xattrs: tuple[str, ...]

    @property
    def has_acl(self) -> bool:
        """Permissions follow from it then, and not only from the mode with which a file is made."""
        return any(name.startswith(_ACLS) for name in self.xattrs)


def initial_of(fd: int) -> Initial:
    info = os.fstat(fd)
    return Initial(stat.S_IMODE(info.st_mode), info.st_uid, info.st_gid, tuple(read_xattrs(fd) or ()))


_READABLE_FOLDER: Final = stat.S_IRUSR | stat.S_IXUSR


@dataclass(frozen=True, slots=True)
class AttributeSetter:
    """Sets attributes of files and folders.

    Attributes:
        uid, gid: the owner of new files here, so that most need no chown.
        modes, xattrs: whether the filesystem keeps them; the manifest keeps them in any case.
        stays_readable: the owner may read everything. A user may read a file of somebody else that keeps out its own
            owner; the copy belongs to the user, and the same mode would keep out the user.
    """

    uid: int
    gid: int
    is_root: bool
    groups: frozenset[int]
    modes: bool = True
    xattrs: bool = True
    stays_readable: bool = False

    @classmethod
    def for_user(
        cls, uid: int, gid: int, *, modes: bool = True, xattrs: bool = True, stays_readable: bool = False
    ) -> "AttributeSetter":
        groups, is_root = frozenset(os.getgroups()), os.geteuid() == 0
        return cls(uid, gid, is_root, groups, modes, xattrs, stays_readable and not is_root)

    def to_new_file(self, fd: int, wanted: Attributes) -> None:
        """`fd` was created with the permission bits of `wanted`. Most files need nothing but their times."""
        is_owned = (wanted.uid == self.uid and wanted.gid == self.gid) or not self._own(fd, wanted)
        if self.modes and (wanted.mode & _SPECIAL_MODES or not is_owned):
            self._change_mode(fd, wanted.mode)
        if wanted.extra is not None:
            self._set_extra(fd, wanted.extra)
        self._keep_readable(fd, wanted)
        os.utime(fd, ns=(wanted.atime_ns, wanted.mtime_ns))

    def to_open(self, fd: int, wanted: Attributes, found: Initial | None = None) -> None:
        """A file or folder whose attributes may be anything yet; those that were `found` to be right are left alone."""
        is_changed = (found is None or not self._is_owned(found, wanted)) and self._own(fd, wanted)
        if self.modes and (found is None or is_changed or found.mode != wanted.mode):
            self._change_mode(fd, wanted.mode)
        if self.xattrs:
            _remove_other_xattrs(fd, wanted.xattrs, (read_xattrs(fd) or ()) if found is None else found.xattrs)
        if wanted.extra is not None:
            self._set_extra(fd, wanted.extra)
        self._keep_readable(fd, wanted)
        os.utime(fd, ns=(wanted.atime_ns, wanted.mtime_ns))

    def _keep_readable(self, fd: int, wanted: Attributes) -> None:
        """After all else: an ACL sets the mode, too."""
        if self.stays_readable and wanted.mode & _READABLE_FOLDER != _READABLE_FOLDER:
            found = os.fstat(fd).st_mode
            needed = _READABLE_FOLDER if stat.S_ISDIR(found) else stat.S_IRUSR
            if found & needed != needed:
                self._change_mode(fd, stat.S_IMODE(found) | needed)

    def to_symlink(self, name: bytes, folder_fd: int, wanted: Attributes) -> None:
        owner = self._owner_to_set(wanted)
        if owner is not None:
            _try(lambda: os.chown(name, *owner, dir_fd=folder_fd, follow_symlinks=False))
        if self.xattrs:
            path = _path_in(folder_fd, name)
            _remove_other_xattrs(path, wanted.xattrs, read_xattrs(path) or ())
        if wanted.extra is not None:
            self._set_extra(_path_in(folder_fd, name), wanted.extra)
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

    def _set_extra(self, target: int | bytes, wanted: ExtraAttributes) -> None:
        if self.xattrs:
            for name, value in wanted.xattrs.items():
                _set_xattr(target, name, value)


def _set_xattr(target: int | bytes, name: str, value: bytes) -> None:
    """ENOSPC says that the drive is full, or that the attributes of this file are, as ext4 and btrfs limit them."""
    change = partial(os.setxattr, target, name, value, follow_symlinks=isinstance(target, int))
    try:
        _try(change)
    except OSError as error:
        if error.errno != errno.ENOSPC or not _has_room(target):
            raise
        _try(change, DRIVE_ERRORS - {errno.ENOSPC})  # the room may have been made just now


def _has_room(target: int | bytes) -> bool:
    found = os.statvfs(target if isinstance(target, int) else os.path.dirname(target))
    return found.f_bavail * found.f_frsize >= _SOME_ROOM_BYTES


def _remove_other_xattrs(target: int | bytes, wanted: dict[str, bytes], found: Iterable[str]) -> None:
    for name in found:
        if name not in wanted:
            _try(partial(os.removexattr, target, name, follow_symlinks=isinstance(target, int)))


def _try(change: Callable[[], None], fatal: frozenset[int] = DRIVE_ERRORS) -> None:
    """What this user may not set here is kept by the manifest; only a failing drive is an error."""
    try:
        change()
    except OSError as error:
        if error.errno in fatal:
            raise
