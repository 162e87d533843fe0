"""Why nothing can be moved from one folder on the drive to another (EXDEV), though both are below one root.

The kernel gives one error for what has many reasons, and each asks a person for something else. So the two folders are
compared in everything for which Linux is known to refuse a rename.
"""

import errno
import fcntl
import os
import stat
import struct
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple, Protocol

from shingleback.devices.mounts import mount_id, mount_of
from shingleback.domain.errors import DriveRefused, Why

_GET_XATTR: Final = 0x801C581F  # FS_IOC_FSGETXATTR of <linux/fs.h>
_FSXATTR: Final = struct.Struct("=I8xI12x")
_HANDS_ON: Final = 0x200  # FS_XFLAG_PROJINHERIT: what is moved here must be of the same project
_GET_POLICY: Final = 0xC0096616  # FS_IOC_GET_ENCRYPTION_POLICY_EX of <linux/fscrypt.h>
_POLICY_BYTES: Final = 24
_POLICY: Final = struct.Struct(f"=Q{_POLICY_BYTES}s")
_SLASH: Final = ord("/")
_THING_FLAGS: Final = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC


class Project(NamedTuple):
    number: int
    is_handed_on: bool


class Cursor(Protocol):
    """A `FolderCursor`."""

    root_fd: int

    def open(self, path: bytes) -> int: ...

    def forget(self) -> None: ...


def refusal_to_move(cursor: Cursor, old: bytes, new: bytes) -> DriveRefused:
    """What to tell the person; `old` and `new` are paths below the root."""
    try:
        why, path = _reason(cursor, old, new)
    except OSError:
        why, path = Why.DRIVE_DIVIDED, old
    finally:
        cursor.forget()
    return DriveRefused(why, path=os.fsdecode(path), detail=os.strerror(errno.EXDEV))


def _reason(cursor: Cursor, old: bytes, new: bytes) -> tuple[Why, bytes]:
    """And the folder to be named."""
    folders = (_above(new), _above(old))
    for why, trait in ((Why.DRIVE_HAS_MOUNT, mount_id), (Why.DRIVE_HAS_SUBVOLUME, _device)):
        if trait(cursor.open(folders[0])) != trait(cursor.open(folders[1])):
            return why, _first_unlike_root(cursor, folders, trait)
    if (policy := _policy(cursor.open(folders[0]))) and policy != _of_thing(cursor, old, _policy):
        return Why.DRIVE_HAS_KEY, _first_unlike_root(cursor, folders, _policy)
    project = _project(cursor.open(folders[0]))
    if project is not None and project.is_handed_on and project.number != _of_thing(cursor, old, _project_number):
        return Why.DRIVE_HAS_PROJECT, _first_unlike_root(cursor, (folders[0], old), _project_number)
    mount = mount_of(cursor.root_fd)
    if mount is not None and mount.kind == "overlay":
        return Why.DRIVE_IS_OVERLAY, old
    return Why.DRIVE_DIVIDED, old


def _first_unlike_root(cursor: Cursor, paths: tuple[bytes, bytes], trait: Callable[[int], object]) -> bytes:
    """The uppermost folder of a path that differs from the root; of the first path that has one."""
    of_root = trait(cursor.root_fd)
    for path in paths:
        for folder in _from_top(path):
            if _of_thing(cursor, folder, trait) != of_root:
                return folder
    return paths[0]


def _from_top(path: bytes) -> Iterator[bytes]:
    for end, letter in enumerate(path):
        if letter == _SLASH:
            yield path[:end]
    if path:
        yield path


def _above(path: bytes) -> bytes:
    return path.rpartition(b"/")[0]


def _of_thing(cursor: Cursor, path: bytes, trait: Callable[[int], object]) -> object:
    """Of a file or folder. What cannot be opened without harm, as a symlink, is like the folder around it."""
    folder, _, name = path.rpartition(b"/")
    folder_fd = cursor.open(folder)
    found = os.stat(name, dir_fd=folder_fd, follow_symlinks=False)
    if not (stat.S_ISREG(found.st_mode) or stat.S_ISDIR(found.st_mode)):
        return trait(folder_fd)
    fd = os.open(name, _THING_FLAGS, dir_fd=folder_fd)
    try:
        return trait(fd)
    finally:
        os.close(fd)


def _device(fd: int) -> int:
    return os.fstat(fd).st_dev


def _project(fd: int) -> Project | None:
    """None where the filesystem has none."""
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


def _policy(fd: int) -> bytes:
    """How it is encrypted; empty where it is not, or the filesystem cannot."""
    answer = bytearray(_POLICY.pack(_POLICY_BYTES, b""))
    try:
        fcntl.ioctl(fd, _GET_POLICY, answer)
    except OSError:
        return b""
    size, policy = _POLICY.unpack(answer)
    return bytes(policy[:size])
