"""Volumes that are plugged in and not mounted, found without UDisks2 and without reading a drive.

Only sysfs, udev's database and the mount table are read.
"""

import os
from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from typing import Final

import msgspec

from shingleback.devices.mounts import MOUNTINFO, mounts, number_of
from shingleback.devices.sysfs.reader import UDEV, names_in, noted_properties, plug_in_id, read_number, read_text, real
from shingleback.devices.sysfs.topology import device_named, drive_below
from shingleback.domain.text import device_numbers

_SYS: Final = Path("/sys")
_REMOVABLE: Final = ("usb", "firewire", "mmc_host")  # folders in the path of a drive that is not built in


class ClosedVolume(msgspec.Struct, frozen=True):
    """Attributes: `plug_in`: as `plug_in_id`; `is_locked`: it is encrypted, and must be unlocked first."""

    device: str
    drive: str
    plug_in: str
    is_locked: bool


class VolumeFinder:
    """Finds the closed volume of a backup. `key_of` returns the key of a drive from the number of a device on it."""

    def __init__(
        self,
        key_of: Callable[[int], str],
        mountinfo: Path = MOUNTINFO,
        udev: Path = UDEV,
        sysfs: Path = _SYS,
    ) -> None:
        self._key_of = key_of
        self._mountinfo = mountinfo
        self._udev = udev
        self._sysfs = sysfs

    def find(self, drives: Collection[str], filesystems: Collection[str]) -> ClosedVolume | None:
        """Return the volume with one of these filesystems, or an encrypted one, on one of these drives.

        None if there is none, or several, as with a drive and its clone. Disks of the computer itself are left closed,
        because they need an administrator's password.
        """
        closed_volumes = list(self._closed(drives, filesystems))
        unlocked_volumes = [volume for volume in closed_volumes if not volume.is_locked]
        candidates = unlocked_volumes or closed_volumes
        return candidates[0] if len(candidates) == 1 else None

    def plug_in_of(self, number: int) -> str:
        """Return the plug-in of the drive below a device."""
        return self._plug_in(drive_below(device_named(number, self._sysfs), self._sysfs))

    def _closed(self, drives: Collection[str], filesystems: Collection[str]) -> Iterator[ClosedVolume]:
        mounted = {number_of(mount) for mount in mounts(self._mountinfo)}
        for file in self._udev.glob("b*:*"):
            numbers = device_numbers(os.fsencode(file.name[1:]))
            number = os.makedev(*numbers) if numbers else 0
            properties = noted_properties(file)
            is_locked = properties.get("ID_FS_USAGE") == "crypto"
            is_meant = is_locked or properties.get("ID_FS_UUID_ENC", "") in filesystems
            name = device_named(number, self._sysfs) if is_meant and number not in mounted else ""
            drive = drive_below(name, self._sysfs) if name else ""
            if not drive or names_in(self._sysfs / "class/block" / name / "holders"):
                continue
            folder = self._sysfs / "class/block" / drive
            is_external = any(part.startswith(_REMOVABLE) for part in real(folder).parts)
            if not is_external and read_text(folder / "removable") != "1":
                continue
            key = self._key_of(number)
            if key and key in drives:
                yield ClosedVolume(f"/dev/{name}", key, self._plug_in(drive), is_locked)

    def _plug_in(self, drive: str) -> str:
        return plug_in_id(read_number(self._sysfs / "class/block" / drive / "diskseq")) if drive else ""
