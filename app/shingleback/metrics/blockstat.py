"""What the kernel counts for a block device. Reads sysfs only: it cannot hang on a drive."""

import os
from pathlib import Path
from typing import Final

SYS: Final = Path("/sys")
_SECTOR_BYTES: Final = 512  # the unit of these files, whatever the drive's own sectors are (block/stat.rst)
_WRITTEN_SECTORS: Final = 6  # field number in the file


def stat_file(device: str, sys_root: Path = SYS) -> Path | None:
    """The counters of a device node ("/dev/sdb1"); None where it is no block device, as with tmpfs or a network."""
    if not device.startswith("/dev/"):
        return None
    path = sys_root / "class/block" / os.path.basename(os.path.realpath(device)) / "stat"
    return path if path.exists() else None


def written_bytes(path: Path) -> int | None:
    """Since the device appeared; None where it has gone."""
    try:
        return int(path.read_text(encoding="ascii").split()[_WRITTEN_SECTORS]) * _SECTOR_BYTES
    except (OSError, IndexError, ValueError):
        return None
