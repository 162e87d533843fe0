"""The btrfs calls of the engine: subvolumes, read-only snapshots, and the free space. Each function raises OSError.

They work for an ordinary user on their own subvolumes, except that deleting a snapshot in one step needs the mount
option user_subvol_rm_allowed, which UDisks2 does not set. So a snapshot is made writable, emptied and removed like a
folder (allowed since Linux 4.18), whatever modes its folders have.
"""

import contextlib
import errno
import fcntl
import os
import struct
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final
from uuid import UUID

from shingleback.domain.care.room import BtrfsSpace
from shingleback.engine.files.folders import remove_tree

_SNAP_CREATE_V2: Final = 0x50009417
_SUBVOL_CREATE: Final = 0x5000940E
_SNAP_DESTROY: Final = 0x5000940F
_SUBVOL_GETFLAGS: Final = 0x80089419
_SUBVOL_SETFLAGS: Final = 0x4008941A
_INO_LOOKUP: Final = 0xD0009412
_GET_SUBVOL_ROOTREF: Final = 0xD000943D  # this and the next one since Linux 4.18
_INO_LOOKUP_USER: Final = 0xD000943E
_GET_SUBVOL_INFO: Final = 0x81F8943C
_SUBVOL_INFO_BYTES: Final = 504
_ORIGINS: Final = slice(312, 344)  # the UUIDs of the subvolume that was copied, here or on another computer
_ROOTREF: Final = struct.Struct("=QQ")
_ROOTREFS_COUNT: Final = 8 + 255 * _ROOTREF.size
_SYNC: Final = 0x9408
_FS_INFO: Final = 0x8400941F
_SPACE_INFO: Final = 0xC0109414
_SPACES: Final = struct.Struct("=QQ")  # number of slots, number of spaces
_SPACE: Final = struct.Struct("=QQQ")  # kind, size, used
_MAX_SPACES: Final = 16
_GETFLAGS: Final = 0x80086601  # <linux/fs.h>
_COMPRESSED: Final = 0x4
_READ_ONLY: Final = 2
_CLONE: Final = 0x40049409
_QUOTAS: Final = {1: "referenced", 2: "exclusive"}
_SUBVOLUME_INODE: Final = 256
SYSFS: Final = Path("/sys/fs/btrfs")


def is_subvolume(fd: int) -> bool:
    """Whether `fd`, on btrfs, is the top of a subvolume."""
    return os.fstat(fd).st_ino == _SUBVOLUME_INODE


def subvolume_id(fd: int) -> int:
    """Return the id of the subvolume that contains `fd`, which the kernel's log calls its root."""
    answer = bytearray(struct.pack("=QQ4080x", 0, _SUBVOLUME_INODE))
    fcntl.ioctl(fd, _INO_LOOKUP, answer)
    return int(struct.unpack_from("=Q", answer)[0])


def create_subvolume(name: bytes, folder_fd: int) -> None:
    fcntl.ioctl(folder_fd, _SUBVOL_CREATE, bytearray(struct.pack("=q4088s", 0, name)))


def snapshot(subvolume_fd: int, name: bytes, folder_fd: int) -> None:
    """Make a read-only snapshot of a subvolume. Raises PermissionError if it belongs to another user."""
    arguments = bytearray(struct.pack("=qQQ32x4040s", subvolume_fd, 0, _READ_ONLY, name))
    fcntl.ioctl(folder_fd, _SNAP_CREATE_V2, arguments)


def is_snapshot(fd: int) -> bool:
    """Whether `fd` is a read-only subvolume."""
    if not is_subvolume(fd):
        return False
    try:
        return bool(_flags(fd) & _READ_ONLY)
    except OSError:
        return False


@contextlib.contextmanager
def writable(fd: int) -> Iterator[None]:
    """Make a snapshot writable in a with statement."""
    flags = _flags(fd)
    fcntl.ioctl(fd, _SUBVOL_SETFLAGS, struct.pack("=Q", flags & ~_READ_ONLY))
    try:
        yield
    finally:
        fcntl.ioctl(fd, _SUBVOL_SETFLAGS, struct.pack("=Q", flags | _READ_ONLY))


def clone(source_fd: int, target_fd: int) -> None:
    """Let a file have the content of another one, in the same extents."""
    fcntl.ioctl(target_fd, _CLONE, source_fd)


def is_read_only_copy(fd: int) -> bool:
    """Whether `fd` is a read-only snapshot, or was received. A subvolume that a user made read-only is neither."""
    if not is_snapshot(fd):
        return False
    answer = bytearray(_SUBVOL_INFO_BYTES)
    try:
        fcntl.ioctl(fd, _GET_SUBVOL_INFO, answer)
    except OSError:  # before Linux 4.18
        return True
    return any(answer[_ORIGINS])


def delete_snapshot(name: bytes, folder_fd: int) -> None:
    try:
        fcntl.ioctl(folder_fd, _SNAP_DESTROY, bytearray(struct.pack("=q4088s", 0, name)))
    except PermissionError:
        fd = os.open(name, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW, dir_fd=folder_fd)
        try:
            fcntl.ioctl(fd, _SUBVOL_SETFLAGS, struct.pack("=Q", _flags(fd) & ~_READ_ONLY))
        finally:
            os.close(fd)
        remove_tree(name, folder_fd)


def nested_subvolumes(subvolume_fd: int) -> Iterator[tuple[int, int]]:
    """Yield for each subvolume or snapshot in a subvolume: the inode of its parent folder, and its id."""
    number = 0
    while True:
        answer = bytearray(struct.pack("=Q4088x", number))
        try:
            fcntl.ioctl(subvolume_fd, _GET_SUBVOL_ROOTREF, answer)
            is_all = True
        except OSError as error:
            if error.errno != errno.EOVERFLOW:  # there are more than fit into the answer
                raise
            is_all = False
        for place in range(answer[_ROOTREFS_COUNT]):
            number, folder_inode = _ROOTREF.unpack_from(answer, 8 + place * _ROOTREF.size)
            yield folder_inode, number
        if is_all:
            return
        number += 1


def path_of_subvolume(subvolume_fd: int, folder_inode: int, number: int) -> bytes:
    """Return the path of one of `nested_subvolumes`, relative to the subvolume that contains it."""
    answer = bytearray(struct.pack("=QQ4080x", folder_inode, number))
    fcntl.ioctl(subvolume_fd, _INO_LOOKUP_USER, answer)
    name, folder = struct.unpack_from("=16x256s3824s", answer)
    return bytes(folder.rstrip(b"\0") + name.rstrip(b"\0"))


def sync_and_clean(fd: int) -> None:
    """Commit, and wake the thread that removes deleted snapshots, which otherwise wakes every thirty seconds."""
    fcntl.ioctl(fd, _SYNC)


def block_groups_bytes(fd: int) -> int:
    """Return the total size of the block groups, counting both copies as one; 0 if the kernel does not report it."""
    answer = bytearray(_SPACES.size + _MAX_SPACES * _SPACE.size)
    _SPACES.pack_into(answer, 0, _MAX_SPACES, 0)
    try:
        fcntl.ioctl(fd, _SPACE_INFO, answer)
    except OSError:
        return 0
    count = _SPACES.unpack_from(answer)[1]
    return sum(_SPACE.unpack_from(answer, _SPACES.size + number * _SPACE.size)[1] for number in range(count))


def is_compressed(folder_fd: int, options: Iterable[str]) -> bool:
    """Whether new files in a folder are compressed, by a mount option, chattr(1) or `btrfs property`."""
    answer = fcntl.ioctl(folder_fd, _GETFLAGS, bytes(8))
    has_flag = struct.unpack("=Q", answer)[0] & _COMPRESSED
    return bool(has_flag) or any(option.startswith("compress") for option in options)


def space(fd: int, total_bytes: int, sysfs: Path = SYSFS) -> BtrfsSpace | None:
    """Return btrfs's own space statistics; None if the kernel does not report them."""
    allocation = sysfs / str(_filesystem_id(fd)) / "allocation"
    try:
        allocated = sum(_number(allocation / kind / "disk_total") for kind in ("data", "metadata", "system"))
        return BtrfsSpace(
            total_bytes=total_bytes,
            allocated_bytes=allocated,
            data_free_bytes=_free(allocation / "data"),
            metadata_free_bytes=_free(allocation / "metadata") - _number(allocation / "global_rsv_size"),
            metadata_copies=max(
                1,
                _number(allocation / "metadata/disk_total") // max(1, _number(allocation / "metadata/total_bytes")),
            ),
            unusable_bytes=_unusable(allocation / "data"),
            unplaced_bytes=sum(_number(allocation / "data" / name) for name in ("bytes_may_use", "bytes_reserved")),
        )
    except OSError:
        return None


def left_of_quota(fd: int, sysfs: Path = SYSFS) -> int | None:
    """Return how much more a quota allows the subvolume of `fd` to hold; None without a quota, or before Linux 5.9."""
    try:
        group = sysfs / str(_filesystem_id(fd)) / "qgroups" / f"0_{subvolume_id(fd)}"
        limits = _number(group / "limit_flags")
        remaining = [
            _number(group / f"max_{kind}") - _number(group / kind) for flag, kind in _QUOTAS.items() if limits & flag
        ]
    except OSError:
        return None
    return max(0, min(remaining)) if remaining else None


def _free(kind: Path) -> int:
    return _number(kind / "total_bytes") - _number(kind / "bytes_used") - _unusable(kind)


def _unusable(kind: Path) -> int:
    """Return the bytes in zones that have to be reclaimed first; 0 on kernels before 5.12."""
    try:
        return _number(kind / "bytes_zone_unusable")
    except FileNotFoundError:
        return 0


def _number(path: Path) -> int:
    return int(path.read_text(encoding="ascii"))


def _filesystem_id(fd: int) -> UUID:
    answer = bytearray(1024)
    fcntl.ioctl(fd, _FS_INFO, answer)
    return UUID(bytes=bytes(answer[16:32]))


def _flags(fd: int) -> int:
    answer = bytearray(8)
    fcntl.ioctl(fd, _SUBVOL_GETFLAGS, answer)
    return int(struct.unpack("=Q", answer)[0])
