"""By what the drive below a filesystem is known again. Asks the kernel and udev's notes, and no drive."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from shingleback.copying.seal import DriveMark
from shingleback.drives.filesystems import UDEV, filesystems
from shingleback.drives.mounts import BY_UUID
from shingleback.drives.plugged.from_udev import key_from_udev
from shingleback.drives.sysfs.below import device_named, drive_below
from shingleback.drives.sysfs.facts import SYS, FactReader
from shingleback.drives.sysfs.reading import read_text
from shingleback.drives.sysfs.udev import properties_of

_SECTOR_BYTES: Final = 512  # the unit of the kernel, whatever the drive's own is


def mark_of(
    number: int,
    *,
    sysfs: Path = SYS,
    udev: Callable[[str], Mapping[str, str]] = properties_of,
    notes: Path = UDEV,
    by_uuid: Path = BY_UUID,
) -> DriveMark:
    """By the number of the block device that the filesystem is on; an empty mark where it is on none, or several."""
    drive = drive_below(device_named(number, sysfs), sysfs)
    if not drive:
        return DriveMark()
    size = read_text(sysfs / "class/block" / drive / "size")
    return DriveMark(
        next((one.uuid for one in filesystems(notes, by_uuid) if one.number == number), ""),
        int(size) * _SECTOR_BYTES if size.isdecimal() else 0,
        key_from_udev(drive, udev(drive), FactReader(sysfs, udev).read(drive)),
    )
