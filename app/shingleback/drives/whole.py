"""What leaves the computer together: a drive, all that is on it, and the insides of what is encrypted on it."""

import os
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from shingleback.drives.objects import Device, Drive, Objects
from shingleback.drives.sysfs.reading import read_text

_SYSFS: Final = Path("/sys")
_SYSTEM_POINTS: Final = {Path(point) for point in ("/", "/boot", "/boot/efi", "/efi", "/home", "/usr", "/var")}
_UNIT: Final = re.compile(r"(?:nvme|mmcblk)\d+")


@dataclass(frozen=True, slots=True)
class Whole:
    """One drive with all its devices.

    Attributes:
        drive_path, drive: none for a file that looks like a drive.
        devices: the drive's own, and its partitions.
        insides: of its encrypted devices, where they are open.
        has_twin: UDisks2 takes another disk for this same drive, since they have the same model and serial number; what
            is asked of the drive may happen to the other one.
    """

    drive_path: str
    drive: Drive | None
    devices: list[Device]
    insides: list[Device]
    has_twin: bool = False

    @property
    def all(self) -> list[Device]:
        return [*self.devices, *self.insides]

    @property
    def numbers(self) -> list[int]:
        return [device.number for device in self.all]

    @property
    def open_devices(self) -> list[Device]:
        """The encrypted devices that are open, outermost last."""
        backings = [inside.backing for inside in reversed(self.insides)]
        return [device for path in backings for device in self.all if device.path == path]

    def device(self, number: int) -> Device:
        return next(device for device in self.all if device.number == number)

    @property
    def is_swapped_on(self) -> bool:
        return any(device.is_swapped_on for device in self.all)

    @property
    def name(self) -> str:
        """With the node, where another one has the same name."""
        name = self.drive.name if self.drive else ""
        return f"{name} ({self.devices[0].node})" if self.has_twin else name

    def is_closed(self, now: Objects) -> bool:
        """Whether UDisks2 sees nothing of it mounted or unlocked any more."""
        paths = {device.path for device in self.all}
        return not any(
            device.backing in paths or (device.path in paths and device.mount_points) for device in now.devices.values()
        )

    def is_part_of_system(self, points: list[Path]) -> bool:
        """Whether the computer itself runs from it; `points` is where the kernel says that it is mounted.

        UDisks2 calls every loop device a part of the system, since it cannot know.
        """
        is_loop = any(device.is_loop for device in self.devices)
        return are_of_system(points) or (not is_loop and any(device.block.hint_system for device in self.devices))


def is_off_limits(whole: Whole, points: list[Path], sysfs: Path = _SYSFS) -> bool:
    """Whether it is neither opened nor closed, as a part of the computer; `points` as for `is_part_of_system`.

    UDisks2 calls each disk so that is not on USB. One that is host-managed has been prepared for backups nevertheless.
    """
    return whole.is_part_of_system(points) and (are_of_system(points) or not _is_host_managed(whole, sysfs))


def are_of_system(points: Iterable[Path]) -> bool:
    """Whether the computer runs from something that is mounted at one of these."""
    return not _SYSTEM_POINTS.isdisjoint(points)


def _is_host_managed(whole: Whole, sysfs: Path) -> bool:
    """Such a disk has no partitions: it is its own first device."""
    number = whole.devices[0].number
    return read_text(sysfs / f"dev/block/{os.major(number)}:{os.minor(number)}/queue/zoned") == "host-managed"


def whole_around(number: int, objects: Objects) -> Whole | None:
    """The whole that a device is a part of; None where UDisks2 knows of no drive or loop device that it is on.

    Of two disks that UDisks2 takes for one drive, it is the one with that device.
    """
    found = [device for device in objects.devices.values() if device.number == number]
    if not found:
        return None
    outermost = found[0]
    while outermost.backing in objects.devices:
        outermost = objects.devices[outermost.backing]
    if outermost.drive:
        return _without_twins(whole_drive(outermost.drive, objects), outermost, objects)
    devices = _loop_around(outermost, objects)
    return Whole("", None, devices, _insides_of(devices, objects)) if devices else None


def whole_drive(path: str, objects: Objects) -> Whole:
    """The drive with this path, and its twins; without devices where UDisks2 has not told of them yet."""
    devices = [device for device in objects.devices.values() if device.drive == path]
    return Whole(path, objects.drives.get(path), devices, _insides_of(devices, objects))


def are_one(disk: Device, other: Device) -> bool:
    """Whether they come and go together: so do namespaces of NVMe, and boot areas of soldered memory with the rest.

    Files that look like drives have no serial number: only a rule of udev's puts several of them on one drive.
    """
    if disk.path == other.path or (disk.is_loop and other.is_loop):
        return True
    return _unit(disk) is not None and _unit(disk) == _unit(other)


def _unit(disk: Device) -> str | None:
    found = _UNIT.match(disk.name)
    return found[0] if found else None


def _without_twins(whole: Whole, device: Device, objects: Objects) -> Whole:
    disk = _disk_of(device, objects)
    devices = [one for one in whole.devices if are_one(_disk_of(one, objects), disk)]
    if not any(one.block.size > 0 for one in whole.devices if one not in devices):
        return whole
    devices.sort(key=lambda one: one.path != disk.path)
    return Whole(whole.drive_path, whole.drive, devices, _insides_of(devices, objects), has_twin=True)


def _disk_of(device: Device, objects: Objects) -> Device:
    return objects.devices.get(device.partition.table, device) if device.partition else device


def _loop_around(device: Device, objects: Objects) -> list[Device]:
    root = _disk_of(device, objects)
    if not root.is_loop:
        return []
    partitions = [part for part in objects.devices.values() if part.partition and part.partition.table == root.path]
    return [root, *partitions]


def _insides_of(devices: list[Device], objects: Objects) -> list[Device]:
    """Outermost first."""
    insides: list[Device] = []
    paths = {device.path for device in devices}
    while inner := [one for one in objects.devices.values() if one.backing in paths and one.path not in paths]:
        insides += inner
        paths |= {device.path for device in inner}
    return insides
