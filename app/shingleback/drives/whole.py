"""What leaves the computer together: a drive, all that is on it, and the insides of what is encrypted on it."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from shingleback.drives.objects import Device, Drive, Objects

_SYSTEM_POINTS: Final = {Path(point) for point in ("/", "/boot", "/boot/efi", "/efi", "/home", "/usr", "/var")}


@dataclass(frozen=True, slots=True)
class Whole:
    """One drive with all its devices.

    Attributes:
        drive_path, drive: none for a file that looks like a drive.
        devices: the drive's own, and its partitions.
        insides: of its encrypted devices, where they are open.
    """

    drive_path: str
    drive: Drive | None
    devices: list[Device]
    insides: list[Device]

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
        return self.drive.name if self.drive else ""

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
        return not _SYSTEM_POINTS.isdisjoint(points) or (
            not is_loop and any(device.block.hint_system for device in self.devices)
        )


def whole_around(number: int, objects: Objects) -> Whole | None:
    """The whole that a device is a part of; None where UDisks2 knows of no drive or loop device that it is on."""
    found = [device for device in objects.devices.values() if device.number == number]
    if not found:
        return None
    outermost = found[0]
    while outermost.backing in objects.devices:
        outermost = objects.devices[outermost.backing]
    if outermost.drive:
        return whole_drive(outermost.drive, objects)
    devices = _loop_around(outermost, objects)
    return Whole("", None, devices, _insides_of(devices, objects)) if devices else None


def whole_drive(path: str, objects: Objects) -> Whole:
    """The drive with this path; without devices where UDisks2 has not told of them yet."""
    devices = [device for device in objects.devices.values() if device.drive == path]
    return Whole(path, objects.drives.get(path), devices, _insides_of(devices, objects))


def _loop_around(device: Device, objects: Objects) -> list[Device]:
    root = objects.devices.get(device.partition.table, device) if device.partition else device
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
