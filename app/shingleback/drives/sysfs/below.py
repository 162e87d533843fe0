"""What a filesystem's device stands on: the drive whose counters tell of it. Asks sysfs only: it cannot hang."""

import os
from pathlib import Path
from typing import Final

from shingleback.drives.sysfs.reading import exists, names_in, read_text, real

_MOST_DEVICES: Final = 1_000


def device_named(number: int, sysfs: Path) -> str:
    """The kernel's name of a block device, such as sdb1; empty where there is none."""
    link = sysfs / f"dev/block/{os.major(number)}:{os.minor(number)}"
    return real(link).name if exists(link) else ""


def drive_below(device: str, sysfs: Path) -> str:
    """The one drive that a device is on, such as sdb: as its partition, below what is encrypted, below LVM.

    Empty where there are several (an array, a volume over two drives), or none.
    """
    drives: set[str] = set()
    seen: set[str] = set()
    waiting = [device]
    while waiting and len(seen) < _MOST_DEVICES:
        name = waiting.pop()
        folder = real(sysfs / "class/block" / name)
        if name in seen or not exists(folder):
            continue
        seen.add(name)
        below = [folder.parent.name] if exists(folder / "partition") else names_in(folder / "slaves")
        waiting += below
        if not below:
            drives.add(name)
    return drives.pop() if len(drives) == 1 else ""


def shares_filesystem(device: str, sysfs: Path) -> bool:
    """Whether a filesystem of btrfs, which is mounted, is on this device and others."""
    folders = (sysfs / "fs/btrfs" / uuid / "devices" for uuid in names_in(sysfs / "fs/btrfs"))
    return any(device in members and len(members) > 1 for members in map(names_in, folders))


def is_counted(device: str, sysfs: Path) -> bool:
    """Whether the kernel counts its requests, which can be switched off."""
    return read_text(sysfs / "class/block" / device / "queue/iostats") != "0"
