"""What is mounted, told of every device that it stands on: the partition below LVM, and below what is encrypted."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from shingleback.drives.kernel import Mounted
from shingleback.drives.mounts import MOUNTINFO, mounts, number_of
from shingleback.drives.sysfs.reading import device_number, names_in

_SYSFS: Final = Path("/sys")
_MOST_DEVICES: Final = 1000


def all_mounted(mountinfo: Path = MOUNTINFO, sysfs: Path = _SYSFS) -> list[Mounted]:
    """UDisks2 tells of no way from a logical volume down to its disks; the kernel does. Never raises for `sysfs`."""
    found = [Mounted(number_of(mount), mount.point) for mount in mounts(mountinfo)]
    return [Mounted(number, mount.point) for mount in found if mount.number for number in _down(mount.number, sysfs)]


def _down(number: int, sysfs: Path) -> Iterator[int]:
    """The device itself first."""
    seen: set[int] = set()
    waiting = [number]
    while waiting and len(seen) < _MOST_DEVICES:
        number = waiting.pop()
        if number in seen:
            continue
        seen.add(number)
        yield number
        slaves = sysfs / f"dev/block/{os.major(number)}:{os.minor(number)}/slaves"
        found = (device_number(slaves / name / "dev") for name in names_in(slaves))
        waiting += [below for below in found if below is not None]
