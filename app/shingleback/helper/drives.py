"""Which drives the helper touches: those outside of the computer, and never the one that the computer runs from.

The drive is looked for below everything that can stand on it: partitions, encryption, LVM, RAID, and a btrfs on several
devices.
"""

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from shingleback.helper.computer import Computer, mounts, names_in, number_of_node, swaps, text_of
from shingleback.helper.device import Device
from shingleback.helper.refused import Refused
from shingleback.model.helper_verbs import Refusal

_SYSTEM_POINTS: Final = frozenset({"/", "/home", "/srv", "/tmp", "/sysroot", "/ostree"})  # noqa: S108 (mount points)
_SYSTEM_TREES: Final = (
    *("/boot", "/efi", "/esp", "/etc", "/usr", "/var", "/opt", "/root", "/nix", "/gnu"),
    # where live systems mount the medium that they run from
    *("/run/live", "/run/initramfs", "/run/overlay", "/run/archiso", "/run/miso", "/run/rootfsbase"),
    *("/lib/live", "/live", "/cdrom", "/isodevice", "/rofs", "/iso"),
)
_HOME_OF_SOMEBODY: Final = re.compile(r"/home/[^/]+")
_OUTSIDE: Final = re.compile(r"usb\d+|fw\d+")
_HOST_MANAGED: Final = "host-managed"
_DEEPEST: Final = 16


def is_outside(disk: Path) -> bool:
    """By its folder in sysfs: on USB or FireWire, made to be pulled, or a drive that is host-managed."""
    if any(_OUTSIDE.fullmatch(part) for part in disk.parts):
        return True
    return text_of(disk / "removable") == "1" or text_of(disk / "queue/zoned") == _HOST_MANAGED


class Drives:
    def __init__(self, computer: Computer, is_external: Callable[[Path], bool] = is_outside) -> None:
        """`is_external` is told the folder of a whole disk in sysfs."""
        self._computer = computer
        self._is_external = is_external

    def check(self, device: Device) -> None:
        """Raises Refused for a device that may not be touched."""
        below = {disk for one in self._siblings(device.folder) for disk in disks_below(one)}
        if below & self.of_system():
            raise Refused(Refusal.SYSTEM_DRIVE)
        if not below or not all(self._is_external(disk) for disk in below):
            raise Refused(Refusal.BUILT_IN)

    def of_system(self) -> set[Path]:
        """The disks that the computer runs from."""
        numbers = {mount.number for mount in mounts(self._computer) if _is_of_system(mount.point)}
        numbers.update(number for path in swaps(self._computer) for number in self._below_path(path))
        folders = [self._folder(number) for number in numbers if number]
        return {disk for folder in folders for one in self._siblings(folder) for disk in disks_below(one)}

    def _below_path(self, path: str) -> Iterator[int]:
        """The device of a swap partition, or the one that a swap file is on."""
        number = number_of_node(self._computer, path)
        if number:
            yield number
            return
        holding = [mount for mount in mounts(self._computer) if Path(path).is_relative_to(mount.point)]
        longest = max((len(mount.point) for mount in holding), default=0)
        yield from (mount.number for mount in holding if len(mount.point) == longest)

    def _folder(self, number: int) -> Path:
        return (self._computer.sysfs / f"dev/block/{os.major(number)}:{os.minor(number)}").resolve()

    def _siblings(self, folder: Path) -> Iterator[Path]:
        """The device itself, and the others that are in one btrfs with it."""
        yield folder
        filesystems = self._computer.sysfs / "fs/btrfs"
        for uuid in names_in(filesystems):
            devices = filesystems / uuid / "devices"
            if folder.name in names_in(devices):
                yield from ((devices / name).resolve() for name in names_in(devices))


def disks_below(folder: Path, depth: int = _DEEPEST) -> set[Path]:
    """The folders of the whole disks that a device stands on; its own where it stands on nothing."""
    if not folder.exists():
        return set()
    disk = folder.parent if (folder / "partition").exists() else folder
    slaves = [disk / "slaves" / name for name in names_in(disk / "slaves")]
    if not slaves or depth == 0:
        return {disk}
    return {found for slave in slaves for found in disks_below(slave.resolve(), depth - 1)}


def _is_of_system(point: str) -> bool:
    in_tree = any(point == tree or point.startswith(tree + "/") for tree in _SYSTEM_TREES)
    return in_tree or point in _SYSTEM_POINTS or _HOME_OF_SOMEBODY.fullmatch(point) is not None
