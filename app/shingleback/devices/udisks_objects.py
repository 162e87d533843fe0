"""UDisks2's objects as typed values: devices, their drives, and running jobs.

Names and meanings are those of UDisks2's own documentation; only the properties used here are read. A drive with all
its partitions and LUKS mappings is the unit that is ejected.
"""

import contextlib
import os
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from shingleback.devices.sysfs.reader import read_text

UDISKS: Final = "org.freedesktop.UDisks2"
ROOT: Final = "/org/freedesktop/UDisks2"
_NONE: Final = "/"

Interfaces = Mapping[str, Mapping[str, object]]


_PREFIX: Final = "Udisks"  # of a class whose interface has the name of one in `domain`


class _Properties(msgspec.Struct, frozen=True, kw_only=True, rename="pascal"):
    """Properties of one interface. Those missing in older versions of the service have a default."""


class Block(_Properties, frozen=True, kw_only=True):
    """`device` ends with NUL; `drive`, `crypto_backing_device` and `raid_member` are "/" if there is none.

    Attributes:
        id_usage: what udev found on it: filesystem, crypto, raid or other; empty if nothing.
        id_type: such as ext4, crypto_LUKS or linux_raid_member.
        raid_member: the path of the Linux software RAID that it is in.
        size: in bytes; 0 without a medium.
        configuration: its lines in /etc/fstab and /etc/crypttab, each with the name of that file.
    """

    device: bytes
    device_number: int
    drive: str = _NONE
    crypto_backing_device: str = _NONE
    hint_system: bool = False
    id_usage: str = ""
    id_type: str = ""
    id_label: str = ""
    id_uuid: str = msgspec.field(default="", name="IdUUID")
    raid_member: str = msgspec.field(default=_NONE, name="MDRaidMember")
    size: int = 0
    read_only: bool = False
    configuration: list[tuple[str, dict[str, object]]] = []


class Filesystem(_Properties, frozen=True, kw_only=True):
    """`mount_points` end with NUL. Mounts of a part of the filesystem are not among them."""

    mount_points: list[bytes] = []


class Partition(_Properties, frozen=True, kw_only=True):
    """`is_container`: it only contains other partitions. `type` is a UUID, or 0x83 and the like."""

    table: str
    type: str = ""
    number: int = 0
    is_container: bool = False
    uuid: str = msgspec.field(default="", name="UUID")
    name: str = ""


class PartitionTable(_Properties, frozen=True, kw_only=True):
    """A partition table; it may have no partitions."""


class Swapspace(_Properties, frozen=True, kw_only=True):
    active: bool = False


class UdisksDrive(_Properties, frozen=True, kw_only=True):
    """udev's data about a drive; behind a bridge, the disk's own data or else the bridge's.

    Attributes:
        rotation_rate: in rpm, as reported by the disk; 0 if it or sysfs says that it does not rotate; -1 if it rotates
            at an unknown rate, or nothing is known.
        connection_bus: usb, sdio, ieee1394, or empty for all others.
        sort_key: sorts drives: those of the computer first, then in the order in which they were plugged in.
        media: the type of the medium, and `media_compatibility` the supported types; both empty for an ordinary drive.
    """

    vendor: str = ""
    model: str = ""
    serial: str = ""
    wwn: str = msgspec.field(default="", name="WWN")
    can_power_off: bool = False
    media_available: bool = True
    media_removable: bool = False
    ejectable: bool = False
    optical: bool = False
    rotation_rate: int = -1
    connection_bus: str = ""
    sort_key: str = ""
    media: str = ""
    media_compatibility: list[str] = []

    @property
    def name(self) -> str:
        """Vendor and model; empty if unknown."""
        return f"{self.vendor} {self.model}".strip()


class Job(_Properties, frozen=True, kw_only=True):
    """`progress` is from 0 to 1, if `progress_valid`."""

    operation: str = ""
    objects: list[str] = []
    progress: float = 0.0
    progress_valid: bool = False


class Manager(_Properties, frozen=True, kw_only=True):
    """The service itself. `supported_encryption_types` exists since version 2.9."""

    version: str = ""
    supported_filesystems: list[str] = []
    supported_encryption_types: list[str] = []


@dataclass(frozen=True, slots=True)
class Device:
    """A block device: a whole drive, a partition, or the inside of an encrypted one.

    Attributes:
        path: its object path.
        partition: None if the device is not a partition.
        is_loop: a loop device, which is a file that looks like a drive.
        is_swapped_on: used as swap space right now.
        has_table: it is divided into partitions.
    """

    path: str
    block: Block
    filesystem: Filesystem | None
    partition: Partition | None
    is_loop: bool
    is_swapped_on: bool
    has_table: bool

    @property
    def name(self) -> str:
        """The kernel name: sdb1."""
        return os.path.basename(self.node)

    @property
    def node(self) -> str:
        return _text(self.block.device)

    @property
    def number(self) -> int:
        return self.block.device_number

    @property
    def drive(self) -> str:
        """Object path of the drive; empty if the device is on none."""
        return "" if self.block.drive == _NONE else self.block.drive

    @property
    def backing(self) -> str:
        """Object path of the encrypted device that this is the inside of; empty for every other device."""
        return "" if self.block.crypto_backing_device == _NONE else self.block.crypto_backing_device

    @property
    def mount_points(self) -> list[Path]:
        return [Path(_text(point)) for point in self.filesystem.mount_points] if self.filesystem else []

    @property
    def expected_as(self) -> str:
        """The mount point, or the name of the unlocked device, that the computer needs at every start; empty if none.

        The computer can start without swap space.
        """
        for file, line in self.block.configuration:
            name, options = _LINES.get(file, ("", ""))
            fields = {key: _text(value) for key, value in line.items() if isinstance(value, bytes)}
            is_needed = _OPTIONAL.isdisjoint(fields.get(options, "").split(","))
            if is_needed and fields.get(name, "") not in _NO_PLACES:
                return fields[name]
        return ""


# The keys in a line of UDisks2's configuration: the place or name of the device, and its options.
_LINES: Final = {"fstab": ("dir", "opts"), "crypttab": ("name", "options")}
_OPTIONAL: Final = frozenset({"noauto", "nofail", "x-systemd.automount"})
_NO_PLACES: Final = ("", "none", "swap")


@dataclass(frozen=True, slots=True)
class Objects:
    """A snapshot of all objects, by object path."""

    devices: dict[str, Device]
    drives: dict[str, UdisksDrive]
    jobs: dict[str, Job]


def interface_of(kind: type[_Properties]) -> str:
    return f"{UDISKS}.{kind.__name__.removeprefix(_PREFIX)}"


READ: Final[Mapping[str, frozenset[str]]] = {
    interface_of(kind): frozenset(field.encode_name for field in msgspec.structs.fields(kind))
    for kind in (Block, Filesystem, Partition, PartitionTable, Swapspace, UdisksDrive)
}
"""The properties of devices and drives that are read here, by their interface."""

_T = TypeVar("_T", bound=_Properties)


def objects_from(managed: object) -> Objects:
    """Parse the answer of GetManagedObjects. Raises msgspec.ValidationError if it is malformed."""
    objects = Objects({}, {}, {})
    for path, described in msgspec.convert(managed, dict[str, object]).items():
        _add(objects, path, described)
    return objects


def sound_objects_from(managed: object) -> Objects:
    """Do the same, but skip malformed objects, for callers that only read. Raises if the whole is malformed."""
    objects = Objects({}, {}, {})
    for path, described in msgspec.convert(managed, dict[str, object]).items():
        with contextlib.suppress(msgspec.ValidationError):
            _add(objects, path, described)
    return objects


def _add(objects: Objects, path: str, described: object) -> None:
    """Add all that an object is, or nothing if one of its interfaces is malformed."""
    interfaces = msgspec.convert(described, dict[str, dict[str, object]])
    block, drive, job = read(interfaces, Block), read(interfaces, UdisksDrive), read(interfaces, Job)
    if block:
        swapspace = read(interfaces, Swapspace)
        objects.devices[path] = Device(
            path,
            block,
            read(interfaces, Filesystem),
            read(interfaces, Partition),
            f"{UDISKS}.Loop" in interfaces,
            bool(swapspace and swapspace.active),
            read(interfaces, PartitionTable) is not None,
        )
    if drive:
        objects.drives[path] = drive
    if job:
        objects.jobs[path] = job


def read(interfaces: Interfaces, kind: type[_T]) -> _T | None:
    """Return the properties of one interface of an object; None if the object does not have it."""
    properties = interfaces.get(interface_of(kind))
    return None if properties is None else msgspec.convert(properties, kind)


def _text(path: bytes) -> str:
    return os.fsdecode(path.rstrip(b"\0"))


_SYSFS: Final = Path("/sys")
_SYSTEM_POINTS: Final = {Path(point) for point in ("/", "/boot", "/boot/efi", "/efi", "/home", "/usr", "/var")}
_UNIT: Final = re.compile(r"(?:nvme|mmcblk)\d+")


@dataclass(frozen=True, slots=True)
class Whole:
    """A drive with all its devices: the unit that is ejected.

    Attributes:
        drive_path, drive: empty and None for a loop device.
        devices: the drive's own device, and its partitions.
        insides: the mappings of its unlocked encrypted devices.
        has_twin: UDisks2 takes another disk for this same drive, since they have the same model and serial number; a
            request for this drive may affect the other one.
    """

    drive_path: str
    drive: UdisksDrive | None
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
        """The encrypted devices that are unlocked, outermost last."""
        backings = [inside.backing for inside in reversed(self.insides)]
        return [device for path in backings for device in self.all if device.path == path]

    def device(self, number: int) -> Device:
        return next(device for device in self.all if device.number == number)

    @property
    def is_swapped_on(self) -> bool:
        return any(device.is_swapped_on for device in self.all)

    @property
    def name(self) -> str:
        """The drive's name, with the node if another drive has the same name."""
        name = self.drive.name if self.drive else ""
        return f"{name} ({self.devices[0].node})" if self.has_twin else name

    def is_closed(self, now: Objects) -> bool:
        """Whether UDisks2 no longer sees anything on it mounted or unlocked."""
        paths = {device.path for device in self.all}
        return not any(
            device.backing in paths or (device.path in paths and device.mount_points) for device in now.devices.values()
        )

    def is_part_of_system(self, points: list[Path]) -> bool:
        """Whether the computer runs from it; `points` is where the kernel has it mounted.

        UDisks2 calls every loop device a part of the system, since it cannot know.
        """
        is_loop = any(device.is_loop for device in self.devices)
        return are_of_system(points) or (not is_loop and any(device.block.hint_system for device in self.devices))


def is_off_limits(whole: Whole, points: list[Path], sysfs: Path = _SYSFS) -> bool:
    """Whether it is part of the computer, and must not be opened or closed; `points` as for `is_part_of_system`.

    UDisks2 considers each disk that is not on USB part of the system. A host-managed one was prepared for backups
    nevertheless.
    """
    return whole.is_part_of_system(points) and (are_of_system(points) or not _is_host_managed(whole, sysfs))


def are_of_system(points: Iterable[Path]) -> bool:
    """Whether the computer runs from something mounted at one of these points."""
    return not _SYSTEM_POINTS.isdisjoint(points)


def _is_host_managed(whole: Whole, sysfs: Path) -> bool:
    """Whether the disk is host-managed. Such a disk has no partitions: it is its own first device."""
    number = whole.devices[0].number
    return read_text(sysfs / f"dev/block/{os.major(number)}:{os.minor(number)}/queue/zoned") == "host-managed"


def whole_around(number: int, objects: Objects) -> Whole | None:
    """Return the drive or loop device to which a device belongs; None if UDisks2 knows of none.

    If UDisks2 takes two disks for one drive, it is the disk with that device.
    """
    matching = [device for device in objects.devices.values() if device.number == number]
    if not matching:
        return None
    outermost = matching[0]
    while outermost.backing in objects.devices:
        outermost = objects.devices[outermost.backing]
    if outermost.drive:
        return _without_twins(whole_drive(outermost.drive, objects), outermost, objects)
    disk = _disk_of(outermost, objects)
    if not disk.is_loop:
        return None
    partitions = [part for part in objects.devices.values() if part.partition and part.partition.table == disk.path]
    devices = [disk, *partitions]
    return Whole("", None, devices, _insides_of(devices, objects))


def whole_drive(path: str, objects: Objects) -> Whole:
    """Return the drive with this path, and its twins; without devices if UDisks2 has not reported them yet."""
    devices = [device for device in objects.devices.values() if device.drive == path]
    return Whole(path, objects.drives.get(path), devices, _insides_of(devices, objects))


def are_one(disk: Device, second: Device) -> bool:
    """Whether two disks come and go together, like NVMe namespaces, or the boot areas of soldered memory.

    Loop devices have no serial number: only a udev rule puts several of them on one drive.
    """
    if disk.path == second.path or (disk.is_loop and second.is_loop):
        return True
    return _unit(disk) is not None and _unit(disk) == _unit(second)


def _unit(disk: Device) -> str | None:
    match = _UNIT.match(disk.name)
    return match[0] if match else None


def _without_twins(whole: Whole, device: Device, objects: Objects) -> Whole:
    disk = _disk_of(device, objects)
    devices = [device for device in whole.devices if are_one(_disk_of(device, objects), disk)]
    if not any(device.block.size > 0 for device in whole.devices if device not in devices):
        return whole
    devices.sort(key=lambda device: device.path != disk.path)
    return Whole(whole.drive_path, whole.drive, devices, _insides_of(devices, objects), has_twin=True)


def _disk_of(device: Device, objects: Objects) -> Device:
    return objects.devices.get(device.partition.table, device) if device.partition else device


def _insides_of(devices: list[Device], objects: Objects) -> list[Device]:
    """Return the unlocked devices inside, outermost first."""
    insides: list[Device] = []
    paths = {device.path for device in devices}
    while inner := [
        device for device in objects.devices.values() if device.backing in paths and device.path not in paths
    ]:
        insides += inner
        paths |= {device.path for device in inner}
    return insides
