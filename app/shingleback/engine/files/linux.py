"""Linux calls that Python's os module lacks, and other things that the engine needs from Linux filesystems.

Each call raises OSError, like the functions of os.

**Unmounted-drive check.** Everything is written relative to a descriptor of the destination, so nothing can land on
another filesystem below a mount point from which the drive has vanished. `Guard` detects that it has.

**Refusal to move.** The kernel may refuse to move anything from one folder on the drive to another (EXDEV), though both
are below one root. It gives one error for many reasons, each of which needs a different action from the user. So the
two folders are compared in all properties for which Linux is known to refuse a rename.
"""

import ctypes
import errno
import fcntl
import os
import resource
import signal
import stat
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from shingleback.devices.mounts import BY_UUID, MOUNTINFO, mount_id, mount_of, uuid_of
from shingleback.domain.errors import (
    COMPUTER_ERRNOS,
    CORRUPTION_ERRNOS,
    FULL_ERRNOS,
    WRITE_ERROR_REASONS,
    DriveFull,
    DriveGone,
    DriveRefused,
    InternalError,
    ShinglebackError,
    Why,
)
from shingleback.domain.text import lines

libc = ctypes.CDLL(None, use_errno=True)
libc.sync_file_range.argtypes = (ctypes.c_int, ctypes.c_int64, ctypes.c_int64, ctypes.c_uint)
libc.fallocate.argtypes = (ctypes.c_int, ctypes.c_int, ctypes.c_int64, ctypes.c_int64)
libc.syncfs.argtypes = (ctypes.c_int,)
libc.renameat2.argtypes = (ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_uint)
libc.statx.argtypes = (ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_uint, ctypes.c_char_p)

_PLACE_OF_LOCK: Final = 5  # among the words of a line in /proc/locks
_KILLED_BIT: Final = 1 << (signal.SIGKILL - 1)
_WAIT_BEFORE: Final = 1
_WRITE: Final = 2
_WAIT_AFTER: Final = 4
_RENAME_NOREPLACE: Final = 1
_AT_SYMLINK_NOFOLLOW: Final = 0x100
_STATX_BTIME: Final = 0x800  # <linux/stat.h>, with the structure
_STATX_BYTES: Final = 256
_BIRTH: Final = struct.Struct("=I76xqI")
_FS_IOC_FIEMAP: Final = 0xC020660B  # <linux/fs.h>; the structures are in <linux/fiemap.h>
_FIEMAP: Final = struct.Struct("=QQIIII")
_EXTENT: Final = struct.Struct("=QQQ16xI12x")
_EXTENTS_AT_ONCE: Final = 32
_WHOLE_FILE: Final = 2**64 - 1
_FIRST_EXTENT: Final = _FIEMAP.pack(0, _WHOLE_FILE, 0, 0, 1, 0) + bytes(_EXTENT.size)
_LAST: Final = 0x1
_WITHOUT_PLACE: Final = 0x2 | 0x4 | 0x200  # unknown, not allocated yet, within the metadata
BLOCK_BYTES: Final = 4096

_PLACES_OF_A_FILE: Final = 1 << 62  # for filesystems that report no positions: each file gets a made-up one

DriveRanges = list[tuple[int, int]]

GONE: Final = frozenset({errno.ENODEV, errno.ENXIO, errno.ENOTCONN, errno.ESHUTDOWN, errno.ENOMEDIUM, errno.ESTALE})
"""Errors that mean that the device is gone."""

FULL: Final = FULL_ERRNOS

_FAILING: Final = frozenset(
    {
        errno.EIO,
        errno.EROFS,
        errno.ECONNABORTED,
        errno.ETIMEDOUT,
        *CORRUPTION_ERRNOS,
    }
)
"""Errors of the drive, or of the filesystem on it."""

_PROTECTED: Final = frozenset({errno.EPERM, errno.EACCES})
"""Errors of files that somebody has protected, with chattr or by changing the owner."""

_REFUSED: Final = {
    **dict.fromkeys(_FAILING | GONE, Why.DRIVE_WRITE_ERROR),
    **dict.fromkeys(_PROTECTED, Why.DRIVE_PROTECTED),
    **WRITE_ERROR_REASONS,
    errno.EXDEV: Why.DRIVE_DIVIDED,
}

NAME_REFUSED: Final = frozenset({errno.ENAMETOOLONG, errno.EILSEQ, errno.EINVAL})
"""Errors of names that the filesystem does not allow."""

DRIVE_ERRORS: Final = GONE | FULL | _FAILING | COMPUTER_ERRNOS
"""Errors of the drive or this computer as a whole, and not of one file."""

_LEAVING: Final = frozenset({errno.EIO, errno.EROFS})
_LEAVING_STEP_S: Final = 0.25
_MAX_LEAVING_STEPS: Final = 12

_GET_XATTR: Final = 0x801C581F  # FS_IOC_FSGETXATTR of <linux/fs.h>
_FSXATTR: Final = struct.Struct("=I8xI12x")
_HANDS_ON: Final = 0x200  # FS_XFLAG_PROJINHERIT: only entries of the same project can be moved here
_GET_POLICY: Final = 0xC0096616  # FS_IOC_GET_ENCRYPTION_POLICY_EX of <linux/fscrypt.h>
_POLICY_BYTES: Final = 24
_POLICY: Final = struct.Struct(f"=Q{_POLICY_BYTES}s")
_THING_FLAGS: Final = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC


def start_writeback(fd: int, offset: int, length: int) -> None:
    """Start writing the dirty pages of a range to the device, without waiting. No metadata, no flush."""
    _call(libc.sync_file_range, fd, offset, length, _WRITE)


def wait_writeback(fd: int, offset: int, length: int) -> None:
    """Wait until no page of the range is dirty or under write-back. Raises the error of the device."""
    _call(libc.sync_file_range, fd, offset, length, _WAIT_BEFORE | _WRITE | _WAIT_AFTER)


def start_all_writeback(fd: int) -> None:
    """Start writing back all dirty pages of a file, even while some are being written back."""
    _call(libc.sync_file_range, fd, 0, 0, _WAIT_BEFORE | _WRITE)


def allocate(fd: int, offset: int, length: int) -> None:
    """Allocate a range of a file. Raises EOPNOTSUPP if that is not supported, and ENOSPC if the device is full."""
    _call(libc.fallocate, fd, 0, offset, length)


def write_all(fd: int, data: bytes | bytearray | memoryview, offset: int) -> None:
    """Write all of the data, though the kernel may take less of it at once. Raises OSError."""
    done = 0
    while done < len(data):
        done += os.pwrite(fd, data[done:], offset + done)


def syncfs(fd: int) -> None:
    """Make the whole filesystem durable. Since Linux 5.8, raises write-back errors since `fd` was opened."""
    _call(libc.syncfs, fd)


def settled_free_bytes(folder: str | Path) -> int:
    """Return the free space for this user after syncfs, since btrfs counts freed space only when it commits (30 s)."""
    fd = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        syncfs(fd)
        space = os.fstatvfs(fd)
    finally:
        os.close(fd)
    return space.f_bavail * space.f_frsize


def rename_noreplace(old: bytes, old_folder_fd: int, new: bytes, new_folder_fd: int) -> None:
    """Rename unless the new name exists (FileExistsError). EINVAL if the filesystem cannot guarantee that (FUSE)."""
    _call(libc.renameat2, old_folder_fd, old, new_folder_fd, new, _RENAME_NOREPLACE)


def refused_name(name: bytes, folder_fd: int) -> int:
    """Return the error number if the filesystem of a folder refuses a name; 0 if not. Nothing is made there.

    A filesystem checks a name before it looks it up. How long it may be, no statistics tell: HFS+ counts the letters
    and accents of a name apart, and an encrypting filesystem has less than the one below.
    """
    try:
        os.stat(name, dir_fd=folder_fd, follow_symlinks=False)
    except OSError as error:
        if error.errno in NAME_REFUSED:
            return error.errno or 0
        if error.errno != errno.ENOENT:
            raise
    return 0


def birth_ns(name: bytes, folder_fd: int) -> int | None:
    """Return when an entry was created on its filesystem, which a move does not change; None if it does not know."""
    answer = ctypes.create_string_buffer(_STATX_BYTES)
    _call(libc.statx, folder_fd, name, _AT_SYMLINK_NOFOLLOW, _STATX_BTIME, answer)
    mask, seconds, nanoseconds = _BIRTH.unpack_from(answer)
    return seconds * 1_000_000_000 + nanoseconds if mask & _STATX_BTIME else None


def extents(fd: int, offset: int, length: int) -> list[tuple[int, int]]:
    """Return the extents of a file's range on its filesystem's device: offsets and lengths in bytes. Flushes nothing.

    Parts without a position are left out. Raises OSError if the filesystem does not report them (FUSE, exFAT, tmpfs).
    """
    runs = []
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
                runs.append((physical + begin - logical, offset - begin))
            is_last = bool(flags & _LAST)
        if is_last or count < _EXTENTS_AT_ONCE:
            break
    return runs


def first_place(fd: int) -> int:
    """Return where a file begins on its filesystem's device, in bytes; 0 if it has no position.

    Raises OSError like `extents`.
    """
    answer = bytearray(_FIRST_EXTENT)
    fcntl.ioctl(fd, _FS_IOC_FIEMAP, answer)
    if not _FIEMAP.unpack_from(answer)[3]:
        return 0
    _, physical, _, flags = _EXTENT.unpack_from(answer, _FIEMAP.size)
    return 0 if flags & _WITHOUT_PLACE else int(physical)


def whole_blocks(count: int) -> int:
    """Round a number of bytes up to whole blocks of the filesystem."""
    return -(-count // BLOCK_BYTES) * BLOCK_BYTES


def places_of(fd: int, offset: int, length: int) -> DriveRanges:
    """Return where a written-out range of a file is on the filesystem's device: offsets and lengths in bytes."""
    return ExtentLocator()(fd, offset, length)


class ExtentLocator:
    """Locates the files of one filesystem. If that does not support it, it is asked only once."""

    def __init__(self) -> None:
        self._tells = True

    def __call__(self, fd: int, offset: int, length: int) -> DriveRanges:
        if self._tells:
            try:
                return extents(fd, offset, length)
            except OSError:
                self._tells = False
        return [(_PLACES_OF_A_FILE | fd << 44 | offset, length)]


def raise_open_files(file_count: int) -> int:
    """Raise the limit on open files for this process and its children to `file_count`, and return the limit reached.

    The usual limit is 1,024, for programs that use select(2). Any process may raise it to its hard limit
    (getrlimit(2)), which systemd sets to 524,288.
    """
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = file_count if hard == resource.RLIM_INFINITY else min(file_count, hard)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return most
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most


def bytes_read(counted: Path = Path("/proc/self/io")) -> int:
    """Return the bytes that this process has read from storage so far, including metadata (proc_pid_io(5)).

    0 if the kernel does not count them.
    """
    try:
        raw = counted.read_bytes()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in lines(raw) if line.startswith(b"read_bytes:")), 0)


def _call(function: Callable[..., int], *arguments: "int | bytes | ctypes.Array[ctypes.c_char]") -> None:
    """Call a function of libc; repeat it after a signal, like the functions of `os`. Signal handlers run in between."""
    while function(*arguments) != 0:
        number = ctypes.get_errno()
        if number != errno.EINTR:
            raise OSError(number, os.strerror(number))


def refusal(number: int, *, is_gone: bool = False) -> ShinglebackError:
    """Return the error to report to the user. Unknown numbers count as faults of the program."""
    detail = os.strerror(number)
    if is_gone:
        return DriveGone(Why.DRIVE_GONE, detail=detail)
    if number in FULL:
        return DriveFull(Why.DRIVE_FULL, files=0)
    if number in _REFUSED:
        return DriveRefused(_REFUSED[number], detail=detail)
    if number in COMPUTER_ERRNOS:
        return InternalError(Why.COMPUTER_EXHAUSTED, detail=detail)
    return InternalError(Why.INTERNAL, detail=detail)


class Guard:
    """Attributes: `path`, of the backup's folder."""

    def __init__(self, root_fd: int, path: bytes, by_uuid: Path = BY_UUID, mountinfo: Path = MOUNTINFO) -> None:
        self._root_fd = root_fd
        self.path = path
        self._by_uuid = by_uuid
        self._mountinfo = mountinfo
        self._mount = mount_of(root_fd, mountinfo)
        self._uuid = self._uuid_now()
        self._leaving_errors = 0

    def check(self) -> None:
        """Raise DriveGone if the filesystem was unmounted or replaced by another one, or if its device is gone.

        Raise DriveRefused if only the folder is not where it was.
        """
        # A mount may be gone; one that was never listed is not, as in a chroot whose root is not a mount point.
        if self._mount is not None and mount_of(self._root_fd, self._mountinfo) is None:
            raise DriveGone(Why.DRIVE_GONE)
        try:
            held, info = os.fstat(self._root_fd), os.stat(self.path)
        except (FileNotFoundError, NotADirectoryError):
            raise DriveRefused(Why.BACKUP_MOVED, path=os.fsdecode(self.path)) from None
        except OSError:
            raise DriveGone(Why.DRIVE_GONE) from None
        if info.st_dev != held.st_dev:
            raise DriveGone(Why.DRIVE_GONE)
        if info.st_ino != held.st_ino:
            raise DriveRefused(Why.BACKUP_MOVED, path=os.fsdecode(self.path))
        if self._uuid is not None and self._uuid_now() != self._uuid:
            raise DriveGone(Why.DRIVE_GONE)

    def is_gone(self, error: OSError, sleep: Callable[[float], None]) -> bool:
        """Whether an error means that the drive is gone. Waits, because an unplugged drive looks broken at first.

        It waits up to three seconds for the kernel to remove the drive, but only after the first, second, fourth,
        eighth... such error. So a drive with a thousand unreadable files costs half a minute.
        """
        if error.errno in GONE:
            return True
        if error.errno not in _LEAVING:
            return False
        self._leaving_errors += 1
        for _ in range(_MAX_LEAVING_STEPS if self._leaving_errors.bit_count() == 1 else 0):
            if self._has_left():
                return True
            sleep(_LEAVING_STEP_S)
        return self._has_left()

    def _has_left(self) -> bool:
        try:
            self.check()
        except DriveGone:
            return True
        except DriveRefused:
            return False
        return False

    def _uuid_now(self) -> str | None:
        return uuid_of(self._mount.source, self._by_uuid) if self._mount else None


class Project(NamedTuple):
    number: int
    is_handed_on: bool


class Cursor(Protocol):
    """A `FolderCursor`."""

    root_fd: int

    def open(self, path: bytes) -> int: ...

    def forget(self) -> None: ...


def refusal_to_move(cursor: Cursor, old: bytes, new: bytes) -> DriveRefused:
    """Return the error for the user; `old` and `new` are paths below the root."""
    try:
        why, path = _reason(cursor, old, new)
    except OSError:
        why, path = Why.DRIVE_DIVIDED, old
    finally:
        cursor.forget()
    return DriveRefused(why, path=os.fsdecode(path), detail=os.strerror(errno.EXDEV))


def _reason(cursor: Cursor, old: bytes, new: bytes) -> tuple[Why, bytes]:
    """Return the reason, and the folder to name."""
    folders = (_above(new), _above(old))
    for why, trait in ((Why.DRIVE_HAS_MOUNT, mount_id), (Why.DRIVE_HAS_SUBVOLUME, lambda fd: os.fstat(fd).st_dev)):
        if trait(cursor.open(folders[0])) != trait(cursor.open(folders[1])):
            return why, _first_unlike_root(cursor, folders, trait)
    if (policy := encryption_policy(cursor.open(folders[0]))) and policy != _of_thing(cursor, old, encryption_policy):
        return Why.DRIVE_HAS_KEY, _first_unlike_root(cursor, folders, encryption_policy)
    project = _project(cursor.open(folders[0]))
    if project is not None and project.is_handed_on and project.number != _of_thing(cursor, old, _project_number):
        return Why.DRIVE_HAS_PROJECT, _first_unlike_root(cursor, (folders[0], old), _project_number)
    mount = mount_of(cursor.root_fd)
    if mount is not None and mount.kind == "overlay":
        return Why.DRIVE_IS_OVERLAY, old
    return Why.DRIVE_DIVIDED, old


def _first_unlike_root(cursor: Cursor, paths: tuple[bytes, bytes], trait: Callable[[int], object]) -> bytes:
    """Return the uppermost folder that differs from the root, in the first path that has one."""
    of_root = trait(cursor.root_fd)
    for path in filter(None, paths):
        names = path.split(b"/")
        for place in (b"/".join(names[:depth]) for depth in range(1, len(names) + 1)):
            if _of_thing(cursor, place, trait) != of_root:
                return place
    return paths[0]


def _above(path: bytes) -> bytes:
    return path.rpartition(b"/")[0]


def _of_thing(cursor: Cursor, path: bytes, trait: Callable[[int], object]) -> object:
    """Return the trait of a file or folder. Other entries, such as symlinks, have their folder's."""
    folder, _, name = path.rpartition(b"/")
    folder_fd = cursor.open(folder)
    info = os.stat(name, dir_fd=folder_fd, follow_symlinks=False)
    if not (stat.S_ISREG(info.st_mode) or stat.S_ISDIR(info.st_mode)):
        return trait(folder_fd)
    fd = os.open(name, _THING_FLAGS, dir_fd=folder_fd)
    try:
        return trait(fd)
    finally:
        os.close(fd)


def _project(fd: int) -> Project | None:
    """Return the project of a folder or file; None if the filesystem has no projects."""
    answer = bytearray(_FSXATTR.size)
    try:
        fcntl.ioctl(fd, _GET_XATTR, answer)
    except OSError:
        return None
    flags, number = _FSXATTR.unpack(answer)
    return Project(number, bool(flags & _HANDS_ON))


def _project_number(fd: int) -> int | None:
    project = _project(fd)
    return project.number if project is not None else None


def encryption_policy(fd: int) -> bytes:
    """Return the encryption policy of a folder or file (fscrypt); empty if it is not encrypted."""
    answer = bytearray(_POLICY.pack(_POLICY_BYTES, b""))
    try:
        fcntl.ioctl(fd, _GET_POLICY, answer)
    except OSError:
        return b""
    size, policy = _POLICY.unpack(answer)
    return bytes(policy[:size])


def is_locked_by_killed(fd: int) -> bool:
    """Whether a process that was killed still holds a lock (flock) on a file: it waits for a filesystem that hangs.

    See proc_locks(5) and proc_pid_status(5). False if that cannot be told.
    """
    info = os.fstat(fd)
    place = f"{os.major(info.st_dev):02x}:{os.minor(info.st_dev):02x}:{info.st_ino}"
    try:
        with open("/proc/locks", encoding="ascii") as file:
            locks = [line.split() for line in file]
        holders = [
            int(fields[4]) for fields in locks if len(fields) > _PLACE_OF_LOCK and fields[_PLACE_OF_LOCK] == place
        ]
        return any(map(_was_killed, holders))
    except (OSError, ValueError):
        return False


def _was_killed(pid: int) -> bool:
    with open(f"/proc/{pid}/status", encoding="utf-8", errors="replace") as file:
        pending = next((line.split()[1] for line in file if line.startswith("ShdPnd:")), "0")
    return bool(int(pending, 16) & _KILLED_BIT)
