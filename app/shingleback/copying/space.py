"""How much may still be written before the reserve is reached.

A filesystem that is written to the brim gets slow, and btrfs may turn read-only: so a share stays free.
"""

import os
from pathlib import Path
from typing import Final

from shingleback.copying import btrfs
from shingleback.copying.filesystem import space_of
from shingleback.drives.mounts import Mount

_RESERVE: Final = 0.05
_RESERVE_ZONED: Final = 0.15  # zones are reclaimed by copying: without room to copy to, nothing can be reclaimed
_RESERVE_INODES: Final = 0.01  # where there is a fixed number of them, as on ext4
SYSFS_BLOCK: Final = Path("/sys/class/block")


def room_bytes(fd: int, mount: Mount | None, sysfs_block: Path = SYSFS_BLOCK) -> int:
    """Bytes that fit beside the reserve; 0 where it is reached."""
    free, total = space_of(fd)
    inodes = os.statvfs(fd)
    if inodes.f_favail < _RESERVE_INODES * inodes.f_files:  # renames make folders, and each takes an inode
        return 0
    if mount is not None and mount.kind == "btrfs":
        accounted = btrfs.room_bytes(fd, total)
        free = free if accounted is None else min(free, accounted)
    reserve = int(total * (_RESERVE_ZONED if mount and _is_zoned(mount, sysfs_block) else _RESERVE))
    return max(0, free - reserve)


def _is_zoned(mount: Mount, sysfs_block: Path) -> bool:
    try:
        zoned = (sysfs_block / Path(mount.source).name / "queue/zoned").read_text(encoding="ascii")
    except OSError:
        return False
    return zoned.strip() == "host-managed"
