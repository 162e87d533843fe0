"""What the engine asks of btrfs: subvolumes, read-only snapshots, and the room that is really left.

All of it works for an ordinary user on what they own, except deleting a snapshot at one stroke: that needs the mount
option user_subvol_rm_allowed, which UDisks2 does not give; so a snapshot is made writable, emptied and removed like a
folder (allowed since Linux 4.18).
"""

import fcntl
import os
import shutil
import struct
from pathlib import Path
from typing import Final
from uuid import UUID

_SNAP_CREATE_V2: Final = 0x50009417
_SUBVOL_CREATE: Final = 0x5000940E
_SNAP_DESTROY: Final = 0x5000940F
_SUBVOL_GETFLAGS: Final = 0x80089419
_SUBVOL_SETFLAGS: Final = 0x4008941A
_SYNC: Final = 0x9408
_FS_INFO: Final = 0x8400941F
_READ_ONLY: Final = 2
_SUBVOLUME_INODE: Final = 256
SYSFS: Final = Path("/sys/fs/btrfs")


def is_subvolume(fd: int) -> bool:
    """Whether `fd`, on btrfs, is the top of a subvolume."""
    return os.fstat(fd).st_ino == _SUBVOLUME_INODE


def create_subvolume(name: bytes, folder_fd: int) -> None:
    fcntl.ioctl(folder_fd, _SUBVOL_CREATE, bytearray(struct.pack("=q4088s", 0, name)))


def snapshot(subvolume_fd: int, name: bytes, folder_fd: int) -> None:
    """A read-only snapshot of a subvolume. Raises PermissionError where it belongs to somebody else."""
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


def delete_snapshot(name: bytes, folder_fd: int) -> None:
    try:
        fcntl.ioctl(folder_fd, _SNAP_DESTROY, bytearray(struct.pack("=q4088s", 0, name)))
    except PermissionError:
        fd = os.open(name, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW, dir_fd=folder_fd)
        try:
            fcntl.ioctl(fd, _SUBVOL_SETFLAGS, struct.pack("=Q", _flags(fd) & ~_READ_ONLY))
        finally:
            os.close(fd)
        shutil.rmtree(name, dir_fd=folder_fd)


def sync_and_clean(fd: int) -> None:
    """Commit, and wake the thread that clears deleted snapshots away, which else wakes every thirty seconds."""
    fcntl.ioctl(fd, _SYNC)


def room_bytes(fd: int, total_bytes: int, sysfs: Path = SYSFS) -> int | None:
    """Bytes of data that can still be written, as btrfs itself accounts for them; None where it does not say.

    statvfs counts room in metadata chunks that may be full: a drive with half of it free can refuse every write.
    """
    allocation = sysfs / str(_filesystem_id(fd)) / "allocation"
    try:
        allocated = sum(_number(allocation / kind / "disk_total") for kind in ("data", "metadata", "system"))
        data_free = _free(allocation / "data")
        metadata_free = _free(allocation / "metadata") - _number(allocation / "global_rsv_size")
        copies = max(
            1,
            _number(allocation / "metadata/disk_total") // max(1, _number(allocation / "metadata/total_bytes")),
        )
    except OSError:
        return None
    unallocated = max(0, total_bytes - allocated)
    if metadata_free + unallocated // copies < _least_metadata_bytes(total_bytes):
        return 0
    return data_free + unallocated


def _least_metadata_bytes(total_bytes: int) -> int:
    """Copying 100,000 small files takes about 200 MB of metadata; small filesystems get a share."""
    return min(256 << 20, total_bytes // 100)


def _free(kind: Path) -> int:
    return _number(kind / "total_bytes") - _number(kind / "bytes_used")


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
