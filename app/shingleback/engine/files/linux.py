"""Linux calls that Python's os module lacks, and what the engine needs from Linux filesystems.

Each raises OSError, as the functions of os do.

**Unmounted-source check.** Everything is written relative to a descriptor of the destination, so nothing can land
below a mount point from which the drive has vanished. The check notices that it did.

**Attributes.** The attributes of a source file are read, and set on its copy, as far as this user and that filesystem
allow.
"""

import ctypes
import errno
import fcntl
import os
import stat
import struct
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import msgspec.structs

from shingleback.devices.mounts import BY_UUID, MOUNTINFO, mount_of, uuid_of
from shingleback.domain.errors import (
    OF_THIS_COMPUTER,
    DriveFull,
    DriveGone,
    DriveRefused,
    InternalError,
    ShinglebackError,
    Why,
)
from shingleback.domain.text import lines
from shingleback.engine.repo.format import Attributes, time_of

_libc = ctypes.CDLL(None, use_errno=True)
_libc.sync_file_range.argtypes = (ctypes.c_int, ctypes.c_int64, ctypes.c_int64, ctypes.c_uint)
_libc.fallocate.argtypes = (ctypes.c_int, ctypes.c_int, ctypes.c_int64, ctypes.c_int64)
_libc.syncfs.argtypes = (ctypes.c_int,)
_libc.renameat2.argtypes = (ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_uint)

_WAIT_BEFORE: Final = 1
_WRITE: Final = 2
_WAIT_AFTER: Final = 4
_RENAME_NOREPLACE: Final = 1
_FS_IOC_FIEMAP: Final = 0xC020660B  # <linux/fs.h>; the structures are in <linux/fiemap.h>
_FIEMAP: Final = struct.Struct("=QQIIII")
_EXTENT: Final = struct.Struct("=QQQ16xI12x")
_EXTENTS_AT_ONCE: Final = 32
_WHOLE_FILE: Final = 2**64 - 1
_LAST: Final = 0x1
_WITHOUT_PLACE: Final = 0x2 | 0x4 | 0x200  # unknown, not allocated yet, within the metadata


def start_writeback(fd: int, offset: int, length: int) -> None:
    """Start writing the dirty pages of a range to the device, and return at once. No metadata, no flush."""
    _call(_libc.sync_file_range, fd, offset, length, _WRITE)


def wait_writeback(fd: int, offset: int, length: int) -> None:
    """Wait until no page of the range is dirty or under write-back; it raises the error that the device gave."""
    _call(_libc.sync_file_range, fd, offset, length, _WAIT_BEFORE | _WRITE | _WAIT_AFTER)


def allocate(fd: int, offset: int, length: int) -> None:
    """Allocate a range of a file on the device. EOPNOTSUPP if that is not supported, ENOSPC if it is full."""
    _call(_libc.fallocate, fd, 0, offset, length)


def syncfs(fd: int) -> None:
    """Make the whole filesystem durable; since Linux 5.8 it raises what write-back met after `fd` was opened."""
    _call(_libc.syncfs, fd)


def rename_noreplace(old: bytes, old_folder_fd: int, new: bytes, new_folder_fd: int) -> None:
    """Rename unless the new name exists (FileExistsError); EINVAL if the filesystem cannot promise that (FUSE)."""
    _call(_libc.renameat2, old_folder_fd, old, new_folder_fd, new, _RENAME_NOREPLACE)


def extents(fd: int, offset: int, length: int) -> list[tuple[int, int]]:
    """The positions of a range of a file on its filesystem's device: offsets and lengths in bytes. Flushes nothing.

    Ranges without a position are left out. Raises OSError if the filesystem does not report them (FUSE, exFAT, tmpfs).
    """
    found = []
    end = offset + length
    answer = bytearray(_FIEMAP.size + _EXTENTS_AT_ONCE * _EXTENT.size)
    while offset < end:
        _FIEMAP.pack_into(answer, 0, offset, end - offset, 0, 0, _EXTENTS_AT_ONCE, 0)
        fcntl.ioctl(fd, _FS_IOC_FIEMAP, answer)
        count, is_last = _FIEMAP.unpack_from(answer)[3], False
        for number in range(count):
            logical, physical, size, flags = _EXTENT.unpack_from(answer, _FIEMAP.size + number * _EXTENT.size)
            begin, offset = max(logical, offset), min(logical + size, end)
            if not flags & _WITHOUT_PLACE:
                found.append((physical + begin - logical, offset - begin))
            is_last = bool(flags & _LAST)
        if is_last or count < _EXTENTS_AT_ONCE:
            break
    return found


def first_place(fd: int) -> int:
    """Where a file begins on its filesystem's device, in bytes; 0 if it has no position.

    Raises OSError as `extents` does.
    """
    answer = bytearray(_FIEMAP.size + _EXTENT.size)
    _FIEMAP.pack_into(answer, 0, 0, _WHOLE_FILE, 0, 0, 1, 0)
    fcntl.ioctl(fd, _FS_IOC_FIEMAP, answer)
    if not _FIEMAP.unpack_from(answer)[3]:
        return 0
    _, physical, _, flags = _EXTENT.unpack_from(answer, _FIEMAP.size)
    return 0 if flags & _WITHOUT_PLACE else int(physical)


def bytes_read(counted: Path = Path("/proc/self/io")) -> int:
    """What this process has read from storage so far, including filesystem metadata (proc_pid_io(5)).

    0 if the kernel does not count that.
    """
    try:
        raw = counted.read_bytes()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in lines(raw) if line.startswith(b"read_bytes:")), 0)


def _call(function: Callable[..., int], *arguments: int | bytes) -> None:
    """Repeats a call interrupted by a signal, as the functions of `os` do; signal handlers run in between."""
    while function(*arguments) != 0:
        number = ctypes.get_errno()
        if number != errno.EINTR:
            raise OSError(number, os.strerror(number))


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

DRIVE_ERRORS: Final = GONE | FULL | _FAILING | OF_THIS_COMPUTER
"""What concerns the drive, or this computer, and not one file."""


def refusal(number: int, *, is_gone: bool = False) -> ShinglebackError:
    """The error to report to the user. One that does not concern the drive is a fault of the program."""
    detail = os.strerror(number)
    if is_gone:
        return DriveGone(Why.DRIVE_GONE, detail=detail)
    if number in FULL:
        return DriveFull(Why.DRIVE_FULL, files=0)
    if number in _FAILING | GONE:
        return DriveRefused(Why.DRIVE_WRITE_ERROR, detail=detail)
    if number in OF_THIS_COMPUTER:
        return InternalError(Why.COMPUTER_EXHAUSTED, detail=detail)
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


_TOO_LARGE: Final = FULL  # also if one file has no room for its attributes, as on ext4
_MOST_XATTRS_BYTES: Final = 8 << 20  # of one file; a line of the manifest has to hold them
_MOST_SHOWN: Final = 5
_ANOTHER_VIEW: Final = "trusted.SGI_ACL_"  # how XFS shows an ACL to root a second time
_CAPABILITY: Final = "security.capability"
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


def attributes_of(info: os.stat_result, xattrs: dict[str, bytes] | None) -> Attributes:
    mode = stat.S_IMODE(info.st_mode)
    times = (time_of(info.st_atime_ns), time_of(info.st_mtime_ns))
    return Attributes(mode, info.st_uid, info.st_gid, *times, xattrs)


def has_privileges(wanted: Attributes) -> bool:
    """A program with these can do more than the user who starts it."""
    return bool(wanted.mode & _PRIVILEGES) or _CAPABILITY in (wanted.xattrs or {})


def without_privileges(wanted: Attributes) -> Attributes:
    """The same without set-user-id and set-group-id bits and capabilities."""
    xattrs = {name: value for name, value in (wanted.xattrs or {}).items() if name != _CAPABILITY}
    return msgspec.structs.replace(wanted, mode=wanted.mode & ~_PRIVILEGES, xattrs=xattrs or None)


class Initial(NamedTuple):
    """The attributes of a new file in the folder where it was made; `xattrs` are names."""

    mode: int
    uid: int
    gid: int
    xattrs: tuple[str, ...]


def initial_of(fd: int) -> Initial:
    info = os.fstat(fd)
    return Initial(stat.S_IMODE(info.st_mode), info.st_uid, info.st_gid, tuple(read_xattrs(fd) or ()))


_READABLE_FOLDER: Final = stat.S_IRUSR | stat.S_IXUSR


@dataclass(frozen=True, slots=True)
class Giver:
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
    ) -> "Giver":
        groups, is_root = frozenset(os.getgroups()), os.geteuid() == 0
        return cls(uid, gid, is_root, groups, modes, xattrs, stays_readable and not is_root)

    def to_new_file(self, fd: int, wanted: Attributes) -> None:
        """`fd` was created with the permission bits of `wanted`. Most files need nothing but their times."""
        is_owned = (wanted.uid == self.uid and wanted.gid == self.gid) or not self._own(fd, wanted)
        if self.modes and (wanted.mode & _SPECIAL_MODES or not is_owned):
            self._change_mode(fd, wanted.mode)
        if wanted.xattrs:
            self._set_xattrs(fd, wanted.xattrs)
        self._keep_readable(fd, wanted)
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
    """What this user may not set here is kept by the manifest; only a failing drive is an error."""
    try:
        change()
    except OSError as error:
        if error.errno in fatal:
            raise
