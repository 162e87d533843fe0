"""How much waits in memory to be written to one filesystem, as far as this user may know.

The kernel keeps the exact figures of each filesystem in debugfs, for root only. Everybody can read what ext4 and btrfs
tell of data that has no place on the drive yet, which is most of what waits. Of XFS, exFAT and others nothing is told
per filesystem: /proc/vmstat counts all drives together, and a control group whatever its programs write.
"""

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from shingleback.metrics.counting.block_stat import Waiting

DEBUG: Final = Path("/sys/kernel/debug")
_EXT4_BLOCK_BYTES: Final = 4_096  # what mkfs.ext4 takes for anything larger than 512 MiB
_FIGURE: Final = re.compile(r"^(BdiReclaimable|BdiWriteback):\s*(\d+) kB$", re.MULTILINE)


def waiting_for(device: str, sysfs: Path, debugfs: Path = DEBUG) -> Callable[[], Waiting]:
    """What to ask for the filesystem on a device, such as sdb1; it is mounted.

    Nothing that is asked can wait for a drive: all of it are figures in memory.
    """
    btrfs = _btrfs_on(device, sysfs)
    exact = debugfs / "bdi" / _bdi_of(device, btrfs, sysfs) / "stats"
    if _of_debugfs(exact).dirty_bytes is not None:
        return lambda: _of_debugfs(exact)
    if btrfs is not None:
        used = btrfs / "allocation/data/bytes_may_use"
        return lambda: Waiting(_number(used, 1))
    blocks = sysfs / "fs/ext4" / device / "delayed_allocation_blocks"
    if _number(blocks, 1) is not None:
        return lambda: Waiting(_number(blocks, _EXT4_BLOCK_BYTES))
    return Waiting


def _bdi_of(device: str, btrfs: Path | None, sysfs: Path) -> str:
    """The kernel's name for the writing back: 8:16 for a disk and its partitions, btrfs-3."""
    folder = Path(os.path.realpath(sysfs / "class/block" / device))
    holder = btrfs or (folder.parent if (folder / "partition").exists() else folder)
    return os.path.basename(os.path.realpath(holder / "bdi"))


def _btrfs_on(device: str, sysfs: Path) -> Path | None:
    try:
        return next((path for path in (sysfs / "fs/btrfs").iterdir() if (path / "devices" / device).exists()), None)
    except OSError:
        return None


def _number(path: Path, unit_bytes: int) -> int | None:
    try:
        return int(path.read_text(encoding="ascii")) * unit_bytes
    except (OSError, ValueError):
        return None


def _of_debugfs(path: Path) -> Waiting:
    try:
        found = dict(_FIGURE.findall(path.read_text(encoding="ascii")))
    except (OSError, ValueError):
        return Waiting()
    kilobytes = {name: int(value) for name, value in found.items()}
    if len(kilobytes) < 2:
        return Waiting()
    return Waiting(kilobytes["BdiReclaimable"] << 10, kilobytes["BdiWriteback"] << 10)
