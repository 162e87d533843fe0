"""What is so with a drive at this moment, and may be otherwise at the next, though nobody has touched a plug."""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from shingleback.drives.sysfs.holders import devices_on
from shingleback.drives.sysfs.reading import exists, names_in, read_bytes, read_number, read_text
from shingleback.model.kernel_text import swap_paths, udev_properties

_SYSFS: Final = Path("/sys")
_SWAPS: Final = Path("/proc/swaps")
_UDEV: Final = Path("/run/udev/data")
_WHOLE_BYTES: Final = 1 << 20
_READY: Final = "ID_BTRFS_READY"


@dataclass(frozen=True, slots=True)
class Moment:
    """The first two as in `model.drive.Drive`, the others are names of the drive's devices, such as sdb2.

    Attributes:
        swapped_on: memory is swapped out to them.
        partitions: all that the kernel knows.
        incomplete: with a btrfs that is on further drives, which are not there.
    """

    disk_sequence: int = 0
    held_by: tuple[str, ...] = ()
    swapped_on: frozenset[str] = frozenset()
    partitions: frozenset[str] = frozenset()
    incomplete: frozenset[str] = frozenset()


def moment_of(name: str, sysfs: Path = _SYSFS, swaps: Path = _SWAPS, udev: Path = _UDEV) -> Moment:
    """Of a whole drive by the kernel's name. Reads only what waits for no drive and for no lock; never raises."""
    folder = sysfs / "class/block" / name
    on = {part: set(devices_on(part, sysfs)) for part in names_in(folder) if exists(folder / part / "partition")}
    on[name] = set(devices_on(name, sysfs)).difference(*on.values())
    above = set().union(*on.values()) - on.keys()
    swapped = _swapped(swaps)
    return Moment(
        disk_sequence=read_number(folder / "diskseq") or 0,
        held_by=(*sorted(above), *sorted(_with_filesystems(sysfs) & on.keys())),
        swapped_on=frozenset(device for device, made in on.items() if not made.isdisjoint(swapped)),
        partitions=frozenset(on.keys() - {name}),
        incomplete=frozenset(device for device in on if _waits_for_others(device, sysfs, udev)),
    )


def _waits_for_others(name: str, sysfs: Path, udev: Path) -> bool:
    """By what udev noted of a device that appeared. A btrfs that is alone never waits."""
    number = read_text(sysfs / "class/block" / name / "dev")
    return udev_properties(read_bytes(udev / f"b{number}", _WHOLE_BYTES)).get(_READY) == "0"


def _with_filesystems(sysfs: Path) -> set[str]:
    """Devices that a filesystem of the kernel's is on now: ext4, XFS, f2fs and btrfs tell so, other kinds do not."""
    found = {name for kind in names_in(sysfs / "fs") for name in names_in(sysfs / "fs" / kind)}
    for uuid in names_in(sysfs / "fs/btrfs"):
        found.update(names_in(sysfs / "fs/btrfs" / uuid / "devices"))
    return found


def _swapped(swaps: Path) -> set[str]:
    """Kernel's names of the devices in the kernel's list, which has them in its first column below the heading."""
    paths = swap_paths(read_bytes(swaps, _WHOLE_BYTES))
    return {os.path.basename(os.path.realpath(path)) for path in paths if path.startswith("/dev/")}
