"""What a run has the kernel set for the drive that it writes to, and what was so before. Reads sysfs only.

Nothing is set that could not be given back, and nothing that somebody has set otherwise than the kernel does. Why these
values: a drive with a full cache answers long requests worst (4 MiB paused a drive for 30 s, up to 3 MiB none did;
Linux allows 4 MiB since 6.16), a command that takes longer than the kernel's 30 s is given up and sent again, and what
waits in memory without a bound comes upon the drive as one burst. Smaller bounds than this one were measured as slower.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from shingleback.drives.helper_device import HelperDevice, helper_device
from shingleback.drives.sysfs.reading import device_number, exists, names_in, read_number, real
from shingleback.model.helper_verbs import SHAPES, Verb

_SYSFS: Final = Path("/sys")
_MAX_SECTORS_KIB: Final = 1024
_TIMEOUT_S: Final = 120
_WRITE_LIMIT_BYTES: Final = 256 << 20
_ALL_PERCENT: Final = 100
_DEEPEST: Final = 16


class Limit(msgspec.Struct, frozen=True):
    """One setting of one device.

    Attributes:
        verb: by which the helper sets it.
        before, during: its values without the run and for it, in the unit of the verb.
    """

    verb: Verb
    device: HelperDevice
    before: int
    during: int


def limits_for(number: int, sysfs: Path = _SYSFS) -> list[Limit]:
    """For a filesystem on the device with that number (`st_rdev`). None is worse for a drive that would not need it."""
    return [limit for limit in _wished(number, sysfs) if SHAPES[limit.verb].is_allowed([limit.before])]


def value_now(verb: Verb, device: HelperDevice, sysfs: Path = _SYSFS) -> int | None:
    """None where the device has gone, or does not have that."""
    if helper_device(device.number, sysfs) != device:
        return None
    folder = _folder(device.number, sysfs)
    match verb:
        case Verb.SET_MAX_SECTORS:
            return read_number(folder / "queue/max_sectors_kb")
        case Verb.SET_COMMAND_TIMEOUT:
            return read_number(folder / "device/timeout")
        case Verb.SET_WRITE_LIMIT:
            return _write_limit(_write_back_of(folder, device, sysfs))
    return None


def _wished(number: int, sysfs: Path) -> Iterator[Limit]:
    mounted = helper_device(number, sysfs)
    if mounted and value_now(Verb.SET_WRITE_LIMIT, mounted, sysfs) == 0:
        yield Limit(Verb.SET_WRITE_LIMIT, mounted, 0, _WRITE_LIMIT_BYTES)
    disk = _only_disk(number, sysfs)
    if disk is None:
        return
    sectors = value_now(Verb.SET_MAX_SECTORS, disk, sysfs)
    if sectors is not None and sectors > _MAX_SECTORS_KIB:
        yield Limit(Verb.SET_MAX_SECTORS, disk, sectors, _MAX_SECTORS_KIB)
    timeout_s = value_now(Verb.SET_COMMAND_TIMEOUT, disk, sysfs)
    if timeout_s is not None and timeout_s < _TIMEOUT_S:
        yield Limit(Verb.SET_COMMAND_TIMEOUT, disk, timeout_s, _TIMEOUT_S)


def _only_disk(number: int, sysfs: Path) -> HelperDevice | None:
    """The whole drive below. It has a sequence number of its own, which stays when an encryption on it is closed."""
    disks = _disks_below(_folder(number, sysfs))
    found = device_number(disks.pop() / "dev") if len(disks) == 1 else None
    return None if found is None else helper_device(found, sysfs)


def _disks_below(folder: Path, depth: int = _DEEPEST) -> set[Path]:
    disk = folder.parent if exists(folder / "partition") else folder
    slaves = names_in(disk / "slaves")
    if not slaves or depth == 0:
        return {disk}
    return {found for name in slaves for found in _disks_below(real(disk / "slaves" / name), depth - 1)}


def _write_back_of(folder: Path, device: HelperDevice, sysfs: Path) -> Path:
    """A btrfs and a filesystem in user space have one of their own; any other has that of its disk."""
    filesystems = sysfs / "fs/btrfs"
    for uuid in names_in(filesystems):
        if folder.name in names_in(filesystems / uuid / "devices"):
            return filesystems / uuid / "bdi"
    fuse = sysfs / f"class/bdi/{device.major}:{device.minor}-fuseblk"
    disk = folder.parent if exists(folder / "partition") else folder
    return fuse if exists(fuse) else disk / "bdi"


def _write_limit(folder: Path) -> int | None:
    """As the verb takes it: 0 where the kernel does as it does by itself."""
    is_strict, percent = read_number(folder / "strict_limit"), read_number(folder / "max_ratio")
    most_bytes = read_number(folder / "max_bytes")
    return 0 if (is_strict, percent) == (0, _ALL_PERCENT) and most_bytes is not None else most_bytes


def _folder(number: int, sysfs: Path) -> Path:
    return real(sysfs / f"dev/block/{os.major(number)}:{os.minor(number)}")
