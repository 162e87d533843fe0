"""How the helper names a device: by its number, and by the sequence number of its disk's plug-in."""

import os
from pathlib import Path
from typing import Final, NamedTuple

from shingleback.devices.sysfs.reader import exists, read_number

_SYSFS: Final = Path("/sys")


class HelperDevice(NamedTuple):
    """A whole drive, a partition, or the inside of an encrypted one, at one plug-in of its drive."""

    major: int
    minor: int
    disk_sequence: int

    @property
    def number(self) -> int:
        """As in `st_rdev`."""
        return os.makedev(self.major, self.minor)


def helper_device(number: int, sysfs: Path = _SYSFS) -> HelperDevice | None:
    """Of the device with this number (`st_rdev`), as it is now; None where there is none, or before Linux 5.15."""
    folder = sysfs / f"dev/block/{os.major(number)}:{os.minor(number)}"
    disk = folder / ".." if exists(folder / "partition") else folder
    sequence = read_number(disk / "diskseq")
    return HelperDevice(os.major(number), os.minor(number), sequence) if sequence else None
