"""What larger things a drive is a part of.

Asks sysfs, udev's notes and mountinfo only: neither rights nor a program are needed, and no drive is waited for.
"""

import os
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from shingleback.drives.mounts import MOUNTINFO, mount_above, number_of
from shingleback.drives.sysfs.holders import devices_on, held_by_kernel
from shingleback.drives.sysfs.place import place_of
from shingleback.drives.sysfs.reading import device_number, names_in, read_bytes, read_text
from shingleback.drives.sysfs.udev import properties_of
from shingleback.model.arrays import ArrayKind, Membership

_SYSFS: Final = Path("/sys")
_SNAPRAID: Final = Path("/etc/snapraid.conf")
_ROOT: Final = Path("/")
_ZFS: Final = "zfs_member"
_PROFILES: Final = ("raid6", "raid5", "raid0", "raid10", "raid1", "raid1c3", "raid1c4")  # the riskiest first
_SNAPRAID_BYTES: Final = 1 << 20
_PARITY: Final = re.compile(rb"^[ \t]*(?:[2-6z]-)?parity[ \t]+(.+)", re.MULTILINE)


class ArrayReader:
    def __init__(
        self,
        sysfs: Path = _SYSFS,
        udev: Callable[[str], Mapping[str, str]] = properties_of,
        mountinfo: Path = MOUNTINFO,
        snapraid: Path = _SNAPRAID,
    ) -> None:
        """`udev` gives the properties of a block device; `snapraid` is SnapRAID's file of settings."""
        self._sysfs = sysfs
        self._udev = udev
        self._mountinfo = mountinfo
        self._snapraid = snapraid

    def arrays_of(self, name: str) -> tuple[Membership, ...]:
        """Of a drive by the kernel's name, such as sdb; each thing once. Never raises."""
        devices = devices_on(place_of(name, self._sysfs).name, self._sysfs)
        found = (
            *held_by_kernel(devices, self._sysfs),
            *self._in_btrfs(devices),
            *self._in_zfs(devices),
            *self._in_snapraid(devices),
        )
        return tuple(dict.fromkeys(found))

    def _in_btrfs(self, devices: Collection[str]) -> Iterator[Membership]:
        """Only what is mounted shows. One over a single drive is no array."""
        for uuid in names_in(self._sysfs / "fs/btrfs"):
            folder = self._sysfs / "fs/btrfs" / uuid
            members = names_in(folder / "devices")
            if len(members) > 1 and not set(members).isdisjoint(devices):
                kinds = {name for part in ("data", "metadata") for name in names_in(folder / "allocation" / part)}
                level = next((profile for profile in _PROFILES if profile in kinds), "")
                yield Membership(ArrayKind.BTRFS, read_text(folder / "label") or uuid, level)

    def _in_zfs(self, devices: Iterable[str]) -> Iterator[Membership]:
        for name in devices:
            noted = self._udev(name)
            if noted.get("ID_FS_TYPE") == _ZFS:
                yield Membership(ArrayKind.ZFS, noted.get("ID_FS_LABEL", ""))

    def _in_snapraid(self, devices: Iterable[str]) -> Iterator[Membership]:
        holding = set(self._numbers_with_parity())
        if holding & {device_number(self._sysfs / "class/block" / name / "dev") for name in devices}:
            yield Membership(ArrayKind.SNAPRAID_PARITY)

    def _numbers_with_parity(self) -> Iterator[int]:
        """The devices that SnapRAID's parity files are on, by their paths alone; there may be several to a line.

        A path that seems to be on the root filesystem is that of a drive that is not mounted.
        """
        for line in _PARITY.findall(read_bytes(self._snapraid, _SNAPRAID_BYTES)):
            for path in line.split(b","):
                with suppress(OSError, ValueError, IndexError):
                    mount = mount_above(Path(os.fsdecode(path.strip())), self._mountinfo)
                    if mount and mount.point != _ROOT:
                        yield number_of(mount)
