"""The attributes of files: read from the source, recorded in the index and the manifest, and set on the copy.

They travel as one value. So a new attribute needs a field of `ExtraAttributes`, read by `read_attributes`, set by
`AttributeSetter`, compared by `engine/restore/existing.py`, and listed in the manifest by `engine/repo/format.py`.
The attributes of a source file are read, and set on its copy, as far as this user's rights and the filesystem allow.
Those that cannot be set are in the manifest.

The structs are arrays on the wire and in the index. Names are bytes, because a name on Linux need not be text.
"""

import errno
import os
import stat
from collections.abc import Callable, Iterable
from functools import partial
from typing import Final, NamedTuple

import msgspec
import msgspec.structs

from shingleback.engine.files.linux import DRIVE_ERRORS
from shingleback.engine.files.owners import UNKNOWN_ID, hidden_ids, without_unknown_ids

_HIDDEN_UID, _HIDDEN_GID = hidden_ids()
_MAX: Final = (1 << 63) - 1
_MIN: Final = -_MAX
SOME_ROOM_BYTES: Final = 1 << 20  # more than the attributes of a file take
_MAX_XATTRS_BYTES: Final = 8 << 20  # per file; they have to fit into a line of the manifest
_MAX_SHOWN: Final = 5
_ANOTHER_VIEW: Final = "trusted.SGI_ACL_"  # XFS shows an ACL to root under this name, too
OF_ROOT: Final = ("security.", "trusted.")  # namespaces that the kernel trusts, because only root can set them
SELINUX_LABEL: Final = "security.selinux"
_ACLS: Final = "system."
POSIX_ACLS: Final = "system.posix_acl_"
_SAME_ID: Final = -1  # for chown
_PRIVILEGES: Final = stat.S_ISUID | stat.S_ISGID
_SPECIAL_MODES: Final = stat.S_ISUID | stat.S_ISGID | stat.S_ISVTX

_READABLE_FOLDER: Final = stat.S_IRUSR | stat.S_IXUSR


def time_of(ns: int) -> int:
    """Return the nearest time between 1677 and 2262: a database holds no other, but tmpfs and btrfs hold any."""
    return ns if _MIN <= ns <= _MAX else max(_MIN, min(ns, _MAX))


def inode_of(info: os.stat_result) -> int:
    """Return the inode as a signed number for the database: network filesystems and FUSE use all 64 bits."""
    return info.st_ino if info.st_ino <= _MAX else info.st_ino - (1 << 64)


class ExtraAttributes(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """Attributes beyond those of `stat`. ACLs are extended attributes here, as in the kernel."""

    xattrs: dict[str, bytes]


class Attributes(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """What `chmod`, `chown`, `touch` and `setfattr` set. `extra` is None for most files."""

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
        """The size of `extra` in a line of the manifest, before compression."""
        return sum(len(name) + len(value) for name, value in self.xattrs.items())

    @property
    def has_owner(self) -> bool:
        """Whether user and group are known."""
        return UNKNOWN_ID not in (self.uid, self.gid)

    def with_owner_of(self, before: "Attributes") -> "Attributes":
        """Return the attributes with the user and group of `before` where they are unknown now."""
        return self if self.has_owner else msgspec.structs.replace(self, **_known_ids(self, before))

    def without_access_time(self) -> "Attributes":
        """Return the attributes as the manifest lists them."""
        return msgspec.structs.replace(self, atime_ns=self.mtime_ns)

    def without_times(self) -> "Attributes":
        return msgspec.structs.replace(self, atime_ns=0, mtime_ns=0)


class Stat(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """One entry of a source folder as the kernel reports it. If its Stat stays equal, the entry is unchanged.

    Programs cannot set `ctime_ns`, so it reveals a changed file even if the modification time was set back.
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
        """Whether the file or symlink has other hard links."""
        return self.links > 1 and not self.is_folder

    def has_content_of(self, earlier: "Stat") -> bool:
        """Whether the content is the same as far as type, size and mtime tell; ctime and owner may differ."""
        return self.size == earlier.size and self.mtime_ns == earlier.mtime_ns and self.mode >> 12 == earlier.mode >> 12

    @property
    def has_owner(self) -> bool:
        """Whether user and group are known."""
        return UNKNOWN_ID not in (self.uid, self.gid)

    def with_owner_of(self, before: "Stat") -> "Stat":
        """Return the entry with the user and group of `before` where they are unknown now, if it did not change."""
        if self.has_owner or self.ctime_ns != before.ctime_ns:
            return self
        return msgspec.structs.replace(self, **_known_ids(self, before))

    def describes(self, info: os.stat_result) -> bool:
        """Whether the file is unchanged since this was read."""
        return (
            self.ctime_ns == time_of(info.st_ctime_ns)
            and self.mtime_ns == time_of(info.st_mtime_ns)
            and self.size == info.st_size
            and self.inode == inode_of(info)
        )

    def attributes(self, extra: ExtraAttributes | None) -> Attributes:
        """Return the attributes. The access time is unknown here, so it is the modification time."""
        return Attributes(stat.S_IMODE(self.mode), self.uid, self.gid, self.mtime_ns, self.mtime_ns, extra)


def _known_ids(now: Attributes | Stat, before: Attributes | Stat) -> dict[str, int]:
    return {
        "uid": before.uid if now.uid == UNKNOWN_ID else now.uid,
        "gid": before.gid if now.gid == UNKNOWN_ID else now.gid,
    }


def stat_of(name: bytes, info: os.stat_result) -> Stat:
    mode, inode, _, links, uid, gid, size, _, _, _ = info  # in one step, because each entry of a source comes here
    mtime_ns, ctime_ns = info.st_mtime_ns, info.st_ctime_ns
    return Stat(
        name,
        mode,
        size,
        mtime_ns if _MIN <= mtime_ns <= _MAX else time_of(mtime_ns),
        ctime_ns if _MIN <= ctime_ns <= _MAX else time_of(ctime_ns),
        inode if inode <= _MAX else inode_of(info),
        uid if uid != _HIDDEN_UID else UNKNOWN_ID,
        gid if gid != _HIDDEN_GID else UNKNOWN_ID,
        links,
    )


class UnreadableAttributes(OSError):
    """The extended attributes of a file cannot be read, whose content is in the backup already."""


def read_xattrs(target: int | bytes, tell_left_out: Callable[[str], None] | None = None) -> dict[str, bytes] | None:
    """Return all extended attributes that this user may read, including ACLs; None if there are none.

    The manifest cannot hold names that are not UTF-8, or more than 8 MiB of values: `tell_left_out` is called with the
    names of the attributes left out. Raises OSError if the device fails, since the attributes are unknown then.
    """
    follow = isinstance(target, int)
    try:
        names = os.listxattr(target, follow_symlinks=follow)
    except OSError as error:
        if error.errno in DRIVE_ERRORS and not _lacks_xattrs(target):
            raise
        return None
    if not names:
        return None
    xattrs, room_bytes = {}, _MAX_XATTRS_BYTES
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
            xattrs[name] = value
            room_bytes -= len(value)
        else:
            left_out.append(name)
    if left_out and tell_left_out is not None:
        shown = [os.fsencode(name).decode(errors="replace") for name in left_out[:_MAX_SHOWN]]
        tell_left_out(", ".join(shown) + (", …" if len(left_out) > len(shown) else ""))
    return xattrs or None


def _lacks_xattrs(target: int | bytes) -> bool:
    """Whether the filesystem has no extended attributes: rclone says so only of folders, and returns EIO for files."""
    try:
        path = os.readlink(f"/proc/self/fd/{target}".encode()) if isinstance(target, int) else target
        os.listxattr(os.path.dirname(path))
    except OSError as error:
        return error.errno == errno.ENOTSUP
    return False


def unknown_names(error: OSError) -> str:
    """Return what to show for the names of extended attributes that could not be read."""
    return f"* ({os.strerror(error.errno or 0)})"


def _is_text(name: str) -> bool:
    """Whether a name is UTF-8: `os` represents other bytes as lone surrogates."""
    return name.isascii() or not any("\ud800" <= character <= "\udfff" for character in name)


def attributes_of(info: os.stat_result, extra: ExtraAttributes | None = None) -> Attributes:
    mode = stat.S_IMODE(info.st_mode)
    uid = info.st_uid if info.st_uid != _HIDDEN_UID else UNKNOWN_ID
    gid = info.st_gid if info.st_gid != _HIDDEN_GID else UNKNOWN_ID
    return Attributes(mode, uid, gid, time_of(info.st_atime_ns), time_of(info.st_mtime_ns), extra)


def read_attributes(fd: int, info: os.stat_result, tell_left_out: Callable[[str], None] | None = None) -> Attributes:
    """Return the attributes of an open file or folder, given its `os.fstat` result. See `read_xattrs`."""
    xattrs = read_xattrs(fd, tell_left_out)
    return attributes_of(info, ExtraAttributes(xattrs) if xattrs else None)


def read_symlink_attributes(
    name: bytes, folder_fd: int, info: os.stat_result, tell_left_out: Callable[[str], None] | None = None
) -> Attributes:
    """Return the attributes of a symlink, given its `os.stat` result. Only root and SELinux can set its xattrs."""
    xattrs = read_xattrs(path_in(folder_fd, name), tell_left_out)
    return attributes_of(info, ExtraAttributes(xattrs) if xattrs else None)


def path_in(folder_fd: int, name: bytes) -> bytes:
    """Return a path for the xattr calls, which take neither a folder's descriptor nor a symlink's."""
    return b"/proc/self/fd/%d/%s" % (folder_fd, name)


def has_privileges(attributes: Attributes) -> bool:
    """Whether these give a program more rights than its user has, or make the kernel trust the file more."""
    return bool(attributes.mode & _PRIVILEGES) or has_privileged_xattrs(attributes)


def has_privileged_xattrs(attributes: Attributes) -> bool:
    """Whether there are xattrs that only root may set, except SELinux labels, which every file has there."""
    return attributes.extra is not None and any(
        _is_of_root(name) and name != SELINUX_LABEL for name in attributes.extra.xattrs
    )


def without_privileges(attributes: Attributes) -> Attributes:
    """Return the attributes without setuid and setgid bits, capabilities, and others that only root may set."""
    stripped = without_privileged_xattrs(attributes)
    return (
        msgspec.structs.replace(stripped, mode=stripped.mode & ~_PRIVILEGES)
        if stripped.mode & _PRIVILEGES
        else stripped
    )


def without_privileged_xattrs(attributes: Attributes) -> Attributes:
    """Return the attributes without xattrs that only root may set. Enough for folders and symlinks.

    SELinux labels are kept for an ordinary user, whom the policy restricts, but not for root, who may set any.
    """
    extra = attributes.extra
    if extra is None or not any(map(_is_of_root, extra.xattrs)):
        return attributes
    is_root = os.geteuid() == 0
    xattrs = {
        name: value
        for name, value in extra.xattrs.items()
        if not _is_of_root(name) or (name == SELINUX_LABEL and not is_root)
    }
    return msgspec.structs.replace(attributes, extra=msgspec.structs.replace(extra, xattrs=xattrs))


def _is_of_root(xattr: str) -> bool:
    return xattr.startswith(OF_ROOT)


class Initial(NamedTuple):
    """The initial attributes of a new file in a folder; `xattrs` are only names."""

    mode: int
    uid: int
    gid: int
    xattrs: tuple[str, ...]

    @property
    def has_acl(self) -> bool:
        """Whether an ACL decides on the permissions, besides the mode with which a file is made."""
        return any(name.startswith(_ACLS) for name in self.xattrs)


def initial_of(fd: int) -> Initial:
    info = os.fstat(fd)
    return Initial(stat.S_IMODE(info.st_mode), info.st_uid, info.st_gid, tuple(read_xattrs(fd) or ()))


class AttributeSetter(msgspec.Struct, frozen=True):
    """Sets attributes of files and folders.

    Attributes:
        uid, gid: the owner of new files here; files with this owner need no chown.
        modes, xattrs: whether the filesystem stores them; the manifest does in any case.
        stays_readable: keep everything readable for its owner. A source file's mode may exclude its owner but not this
            user, who owns the copy, and whom the same mode would exclude there.
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

    def to_new_file(self, fd: int, attributes: Attributes) -> None:
        """Set the attributes of a file created with the permission bits of `attributes`. Most need only their times."""
        is_owned = (attributes.uid == self.uid and attributes.gid == self.gid) or not self._set_owner(fd, attributes)
        if self.modes and (attributes.mode & _SPECIAL_MODES or not is_owned):
            self._change_mode(fd, safe_mode(attributes))
        if attributes.extra is not None:
            self._set_extra(fd, attributes.extra)
        self._keep_readable(fd, attributes)
        os.utime(fd, ns=(attributes.atime_ns, attributes.mtime_ns))

    def to_open(self, fd: int, attributes: Attributes, initial: Initial | None = None) -> None:
        """Set the attributes of any file or folder, without touching those that are right according to `initial`."""
        uid, gid = self.owner_to_set(attributes) or (_SAME_ID, _SAME_ID)
        is_owned = initial is not None and uid in (_SAME_ID, initial.uid) and gid in (_SAME_ID, initial.gid)
        is_changed = not is_owned and self._set_owner(fd, attributes)
        mode = safe_mode(attributes)
        if self.modes and (initial is None or is_changed or initial.mode != mode):
            self._change_mode(fd, mode)
        if self.xattrs:
            _remove_other_xattrs(fd, attributes.xattrs, (read_xattrs(fd) or ()) if initial is None else initial.xattrs)
        if attributes.extra is not None:
            self._set_extra(fd, attributes.extra)
        self._keep_readable(fd, attributes)
        os.utime(fd, ns=(attributes.atime_ns, attributes.mtime_ns))

    def _keep_readable(self, fd: int, attributes: Attributes) -> None:
        """Make the entry readable for its owner, last of all, because an ACL changes the mode, too."""
        if self.stays_readable and attributes.mode & _READABLE_FOLDER != _READABLE_FOLDER:
            mode = os.fstat(fd).st_mode
            needed = _READABLE_FOLDER if stat.S_ISDIR(mode) else stat.S_IRUSR
            if mode & needed != needed:
                self._change_mode(fd, stat.S_IMODE(mode) | needed)

    def to_symlink(self, name: bytes, folder_fd: int, attributes: Attributes) -> None:
        owner = self.owner_to_set(attributes)
        if owner is not None:
            _try(lambda: os.chown(name, *owner, dir_fd=folder_fd, follow_symlinks=False))
        if self.xattrs:
            path = path_in(folder_fd, name)
            _remove_other_xattrs(path, attributes.xattrs, read_xattrs(path) or ())
        if attributes.extra is not None:
            self._set_extra(path_in(folder_fd, name), attributes.extra)
        times = (attributes.atime_ns, attributes.mtime_ns)
        _try(lambda: os.utime(name, ns=times, dir_fd=folder_fd, follow_symlinks=False))

    def _set_owner(self, fd: int, attributes: Attributes) -> bool:
        """Set the owner if necessary, which clears setuid bits; return whether it was set."""
        owner = self.owner_to_set(attributes)
        if owner is None:
            return False
        _try(lambda: os.fchown(fd, *owner))
        return True

    def owner_to_set(self, attributes: Attributes) -> tuple[int, int] | None:
        if self.is_root:
            uid = attributes.uid if attributes.uid != UNKNOWN_ID else _SAME_ID
            gid = attributes.gid if attributes.gid != UNKNOWN_ID else _SAME_ID
            return (uid, gid) if (uid, gid) != (_SAME_ID, _SAME_ID) else None
        if attributes.uid == self.uid and attributes.gid in self.groups:
            return _SAME_ID, attributes.gid
        return None

    def _change_mode(self, fd: int, mode: int) -> None:
        _try(lambda: os.fchmod(fd, mode))

    def _set_extra(self, target: int | bytes, attributes: ExtraAttributes) -> None:
        if self.xattrs:
            for name, value in attributes.xattrs.items():
                _set_xattr(target, name, without_unknown_ids(value) if name.startswith(POSIX_ACLS) else value)


def safe_mode(attributes: Attributes) -> int:
    """Return the mode without the bits that would give a program the rights of whoever makes the file."""
    mode = attributes.mode
    if attributes.uid == UNKNOWN_ID:
        mode &= ~stat.S_ISUID
    return mode & ~stat.S_ISGID if attributes.gid == UNKNOWN_ID else mode


def _set_xattr(target: int | bytes, name: str, value: bytes) -> None:
    """Set an xattr. ENOSPC may mean a full drive, or that the xattrs of this file exceed ext4's or btrfs's limit."""
    change = partial(os.setxattr, target, name, value, follow_symlinks=isinstance(target, int))
    try:
        _try(change)
    except OSError as error:
        if error.errno != errno.ENOSPC:
            raise
        space = os.statvfs(target if isinstance(target, int) else os.path.dirname(target))
        if space.f_bavail * space.f_frsize < SOME_ROOM_BYTES:
            raise
        _try(change, DRIVE_ERRORS - {errno.ENOSPC})  # room may have become free just now


def _remove_other_xattrs(target: int | bytes, expected: dict[str, bytes], present: Iterable[str]) -> None:
    for name in present:
        if name not in expected:
            _try(partial(os.removexattr, target, name, follow_symlinks=isinstance(target, int)))


def _try(change: Callable[[], None], fatal: frozenset[int] = DRIVE_ERRORS) -> None:
    """Run a change, and ignore errors except those of a failing drive: the manifest records the attributes."""
    try:
        change()
    except OSError as error:
        if error.errno in fatal:
            raise
