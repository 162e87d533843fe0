"""Whether a folder is on the disk that the computer runs from: a backup there is lost with it. Asks the kernel only."""

from collections.abc import Callable
from pathlib import Path

from shingleback.drives.mounts import MOUNTINFO, Mount, mounts, number_of, uppermost
from shingleback.drives.plugged.system import runs_from
from shingleback.drives.sysfs.below import device_named, drive_below

_SYSFS = Path("/sys")


def is_on_own_disk(
    path: Path, mountinfo: Path = MOUNTINFO, sysfs: Path = _SYSFS, number: Callable[[Mount], int] = number_of
) -> bool:
    """By the drives below the filesystems. No where they are not known, as on a network or in memory.

    `path` is a real one; it may not be there yet.
    """
    mounted = mounts(mountinfo)
    own = {_drive_of(mount, sysfs, number) for mount in mounted if runs_from([mount.point])} - {""}
    holding = uppermost(path, mounted)
    return holding is not None and _drive_of(holding, sysfs, number) in own


def _drive_of(mount: Mount, sysfs: Path, number: Callable[[Mount], int]) -> str:
    device = device_named(found, sysfs) if (found := number(mount)) else ""
    return drive_below(device, sysfs) if device else ""
