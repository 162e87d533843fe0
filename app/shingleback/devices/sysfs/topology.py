"""The device stack in sysfs: what is stacked on a disk, and which arrays it is a member of.

It also finds the drive below a filesystem, and whether a folder is on the computer's own disk, where a backup would be
lost together with that disk. Volatile state (mounts, holders, swap) changes without a plug event, so it is read again
on every use.

It reads only sysfs, udev's database and mountinfo: this needs neither privileges nor a program, and cannot hang on a
drive.
"""

import os
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from shingleback.devices.mounts import (
    MOUNTINFO,
    Mount,
    lacks_journal,
    mount_above,
    mounts,
    number_of,
    runs_from,
    uppermost,
)
from shingleback.devices.sysfs.reader import (
    UDEV,
    device_number,
    exists,
    names_in,
    noted_properties,
    place_of,
    properties_of,
    read_bytes,
    read_number,
    read_text,
    real,
)
from shingleback.domain.arrays import ArrayKind, Membership
from shingleback.domain.text import swap_paths

_MAX_DEVICES: Final = 1_000
_HOLDERS_MOST_DEVICES: Final = 10_000
_BCACHE: Final = re.compile(r"bcache\d+")
_NO_LEVELS: Final = ("", "container", "faulty")  # md levels: not running; holds other arrays; only simulates faults
_LVM: Final = "LVM-"
_LVM_PARTS: Final = (
    (re.compile(r"(?P<name>.+)_w?corig"), ArrayKind.CACHED),
    (re.compile(r"(?P<name>.+)_(?:cdata|cmeta|cpool|cvol)(?:-cdata|-cmeta)?"), ArrayKind.CACHE),
    (re.compile(r"(?P<name>.+)_(?:rimage|rmeta)_\d+"), ArrayKind.LVM_RAID),
)

_SYSFS: Final = Path("/sys")
_SNAPRAID: Final = Path("/etc/snapraid.conf")
_ROOT: Final = Path("/")
_ZFS: Final = "zfs_member"
_PROFILES: Final = ("raid6", "raid5", "raid0", "raid10", "raid1", "raid1c3", "raid1c4")  # the riskiest first
_SNAPRAID_BYTES: Final = 1 << 20
_PARITY: Final = re.compile(rb"^[ \t]*(?:[2-6z]-)?parity[ \t]+(.+)", re.MULTILINE)

_SWAPS: Final = Path("/proc/swaps")
_WHOLE_BYTES: Final = 1 << 20
_READY: Final = "ID_BTRFS_READY"

_OWN_DISK_SYSFS = Path("/sys")


def device_named(number: int, sysfs: Path) -> str:
    """Return a block device's kernel name, such as sdb1; empty if there is none."""
    link = sysfs / f"dev/block/{os.major(number)}:{os.minor(number)}"
    return real(link).name if exists(link) else ""


def drive_below(device: str, sysfs: Path) -> str:
    """Return the only drive below a device, such as sdb: below a partition, encryption, or LVM.

    Empty if there are several (an array, a volume over two drives), or none.
    """
    drives: set[str] = set()
    visited: set[str] = set()
    waiting = [device]
    while waiting and len(visited) < _MAX_DEVICES:
        name = waiting.pop()
        folder = real(sysfs / "class/block" / name)
        if name in visited or not exists(folder):
            continue
        visited.add(name)
        below = [folder.parent.name] if exists(folder / "partition") else names_in(folder / "slaves")
        waiting += below
        if not below:
            drives.add(name)
    return drives.pop() if len(drives) == 1 else ""


def shares_filesystem(device: str, sysfs: Path) -> bool:
    """Whether a mounted btrfs is on this device and on others."""
    folders = (sysfs / "fs/btrfs" / uuid / "devices" for uuid in names_in(sysfs / "fs/btrfs"))
    return any(device in members and len(members) > 1 for members in map(names_in, folders))


def is_counted(device: str, sysfs: Path) -> bool:
    """Whether the kernel counts the device's requests, which can be switched off."""
    return read_text(sysfs / "class/block" / device / "queue/iostats") != "0"


def devices_on(disk: str, sysfs: Path) -> tuple[str, ...]:
    """Return the kernel names of the disk, its partitions, and everything stacked on them: sdb, sdb1, md0, dm-3."""
    devices: dict[str, None] = {}
    waiting = [disk]
    while waiting and len(devices) < _HOLDERS_MOST_DEVICES:
        name = waiting.pop()
        if name not in devices:
            devices[name] = None
            folder = sysfs / "class/block" / name
            waiting += names_in(folder / "holders")
            waiting += [part for part in names_in(folder) if exists(folder / part / "partition")]
    return tuple(devices)


def kernel_arrays(devices: Iterable[str], sysfs: Path) -> Iterator[Membership]:
    """Yield the md, device-mapper and bcache arrays and caches that these devices are, or are parts of."""
    for name in devices:
        folder = sysfs / "class/block" / name
        level = read_text(folder / "md/level")
        if level not in _NO_LEVELS:
            yield Membership(ArrayKind.MD, name, level)
        yield from _part_of_lvm(folder)
        yield from _part_of_bcache(folder)


def _part_of_lvm(folder: Path) -> Iterator[Membership]:
    """Yield the LVM volume that a device is a hidden part of, by its name. A dm-cache without LVM is not found."""
    if not read_text(folder / "dm/uuid").startswith(_LVM):
        return
    name = read_text(folder / "dm/name")
    for pattern, kind in _LVM_PARTS:
        if match := pattern.fullmatch(name):
            yield Membership(kind, match["name"].replace("--", "-"))


def _part_of_bcache(folder: Path) -> Iterator[Membership]:
    """Yield the bcache that a device is a part of. Only the disk behind the cache has the file `state`."""
    if not exists(folder / "bcache") or _BCACHE.fullmatch(folder.name):
        return
    state = read_text(folder / "bcache/state")
    if state != "no cache":
        names = [name for name in names_in(folder / "holders") if _BCACHE.fullmatch(name)]
        yield Membership(ArrayKind.CACHED if state else ArrayKind.CACHE, names[0] if names else "")


class ArrayReader:
    def __init__(
        self,
        sysfs: Path = _SYSFS,
        udev: Callable[[str], Mapping[str, str]] = properties_of,
        mountinfo: Path = MOUNTINFO,
        snapraid: Path = _SNAPRAID,
    ) -> None:
        """`udev` returns the properties of a block device; `snapraid` is SnapRAID's configuration file."""
        self._sysfs = sysfs
        self._udev = udev
        self._mountinfo = mountinfo
        self._snapraid = snapraid

    def arrays_of(self, name: str) -> tuple[Membership, ...]:
        """Return the arrays of a drive by its kernel name, such as sdb, each once. Never raises."""
        devices = devices_on(place_of(name, self._sysfs).name, self._sysfs)
        numbers = {device_number(self._sysfs / "class/block" / device / "dev") for device in devices}
        memberships = (
            *kernel_arrays(devices, self._sysfs),
            *self._in_btrfs(devices),
            *(
                Membership(ArrayKind.ZFS, properties.get("ID_FS_LABEL", ""))
                for properties in map(self._udev, devices)
                if properties.get("ID_FS_TYPE") == _ZFS
            ),
            *([Membership(ArrayKind.SNAPRAID_PARITY)] if not numbers.isdisjoint(self._numbers_with_parity()) else []),
        )
        return tuple(dict.fromkeys(memberships))

    def _in_btrfs(self, devices: Collection[str]) -> Iterator[Membership]:
        """Yield btrfs filesystems on several devices. Only mounted ones are found."""
        for uuid in names_in(self._sysfs / "fs/btrfs"):
            folder = self._sysfs / "fs/btrfs" / uuid
            members = names_in(folder / "devices")
            if len(members) > 1 and not set(members).isdisjoint(devices):
                kinds = {name for part in ("data", "metadata") for name in names_in(folder / "allocation" / part)}
                level = next((profile for profile in _PROFILES if profile in kinds), "")
                yield Membership(ArrayKind.BTRFS, read_text(folder / "label") or uuid, level)

    def _numbers_with_parity(self) -> Iterator[int]:
        """Yield the devices that hold SnapRAID's parity files, judged by their paths; a line may list several.

        A path that seems to be on the root filesystem belongs to a drive that is not mounted.
        """
        for line in _PARITY.findall(read_bytes(self._snapraid, _SNAPRAID_BYTES)):
            for path in line.split(b","):
                with suppress(OSError, ValueError, IndexError):
                    mount = mount_above(Path(os.fsdecode(path.strip())), self._mountinfo)
                    if mount and mount.point != _ROOT:
                        yield number_of(mount)


class VolatileState(msgspec.Struct, frozen=True):
    """A drive's volatile state. The first two are as in `domain.drive.Drive`, the others are device names: sdb2.

    Attributes:
        swapped_on: devices used as swap space.
        partitions: all partitions that the kernel knows.
        incomplete: devices of a btrfs whose other drives are missing.
        unjournaled: devices with a mounted ext4 that was made without a journal.
    """

    disk_sequence: int = 0
    held_by: tuple[str, ...] = ()
    swapped_on: frozenset[str] = frozenset()
    partitions: frozenset[str] = frozenset()
    incomplete: frozenset[str] = frozenset()
    unjournaled: frozenset[str] = frozenset()


def moment_of(name: str, sysfs: Path = _SYSFS, swaps: Path = _SWAPS, udev: Path = UDEV) -> VolatileState:
    """Read a whole drive's state by its kernel name. Waits for no drive and no lock; never raises."""
    folder = sysfs / "class/block" / name
    on = {part: set(devices_on(part, sysfs)) for part in names_in(folder) if exists(folder / part / "partition")}
    on[name] = set(devices_on(name, sysfs)).difference(*on.values())
    above = set().union(*on.values()) - on.keys()
    paths = swap_paths(read_bytes(swaps, _WHOLE_BYTES))
    swapped = {os.path.basename(os.path.realpath(path)) for path in paths if path.startswith("/dev/")}
    # Devices with a filesystem in use by the kernel. Only ext4, XFS, f2fs and btrfs are listed in sysfs.
    in_use = {name for kind in names_in(sysfs / "fs") for name in names_in(sysfs / "fs" / kind)}
    for uuid in names_in(sysfs / "fs/btrfs"):
        in_use.update(names_in(sysfs / "fs/btrfs" / uuid / "devices"))
    # What udev recorded when the device appeared: its btrfs lacks other devices. A single one never does.
    udev_files = {device: udev / f"b{read_text(sysfs / 'class/block' / device / 'dev')}" for device in on}
    return VolatileState(
        disk_sequence=read_number(folder / "diskseq") or 0,
        held_by=(*sorted(above), *sorted(in_use & on.keys())),
        swapped_on=frozenset(device for device, stacked in on.items() if not stacked.isdisjoint(swapped)),
        partitions=frozenset(on.keys() - {name}),
        incomplete=frozenset(
            device for device, file in udev_files.items() if noted_properties(file).get(_READY) == "0"
        ),
        unjournaled=frozenset(device for device in on.keys() | above if lacks_journal(device, sysfs)),
    )


def is_on_own_disk(
    path: Path, mountinfo: Path = MOUNTINFO, sysfs: Path = _OWN_DISK_SYSFS, number: Callable[[Mount], int] = number_of
) -> bool:
    """Whether a path is on a drive that the computer runs from. False if unknown, as on a network or in memory.

    `path` is a real path; it may not exist yet.
    """
    mounted = mounts(mountinfo)
    own_drives = {_drive_of(mount, sysfs, number) for mount in mounted if runs_from([mount.point])} - {""}
    holding = uppermost(path, mounted)
    return holding is not None and _drive_of(holding, sysfs, number) in own_drives


def _drive_of(mount: Mount, sysfs: Path, number: Callable[[Mount], int]) -> str:
    device = device_named(mounted, sysfs) if (mounted := number(mount)) else ""
    return drive_below(device, sysfs) if device else ""
