"""What UDisks2 knows, as typed values: devices, the drives they are on, and the jobs under way.

Names and meanings are those of UDisks2's own documentation; only what is used here is read.
"""

import contextlib
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

import msgspec

UDISKS: Final = "org.freedesktop.UDisks2"
ROOT: Final = "/org/freedesktop/UDisks2"
_NONE: Final = "/"

Interfaces = Mapping[str, Mapping[str, object]]


class _Properties(msgspec.Struct, frozen=True, kw_only=True, rename="pascal"):
    """Properties of one interface; what an older service does not tell has a default."""


class Block(_Properties, frozen=True, kw_only=True):
    """`device` ends with NUL; `drive`, `crypto_backing_device` and `raid_member` are "/" where there is none.

    Attributes:
        id_usage: what udev found on it: filesystem, crypto, raid or other; empty where it found nothing.
        id_type: such as ext4, crypto_LUKS or linux_raid_member.
        raid_member: the path of the Linux software RAID that it is in.
        size: in bytes; 0 where there is no medium.
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


class Filesystem(_Properties, frozen=True, kw_only=True):
    """`mount_points` end with NUL. Mounts of a part of the filesystem are not among them."""

    mount_points: list[bytes] = []


class Partition(_Properties, frozen=True, kw_only=True):
    """`is_container`: it is there only to hold further partitions. `type` is a UUID, or 0x83 and the like."""

    table: str
    type: str = ""
    number: int = 0
    is_container: bool = False
    uuid: str = msgspec.field(default="", name="UUID")
    name: str = ""


class PartitionTable(_Properties, frozen=True, kw_only=True):
    """What divides a device into partitions; there may be none of them."""


class Swapspace(_Properties, frozen=True, kw_only=True):
    active: bool = False


class Drive(_Properties, frozen=True, kw_only=True):
    """What udev knows of a drive; behind a bridge that is the disk itself, or else what the bridge says.

    Attributes:
        rotation_rate: in turns a minute, as the disk itself says; 0 where it, or sysfs, says that it does not turn; -1
            where nothing more is known.
        connection_bus: usb, sdio, ieee1394, or empty for all others.
        sort_key: by which drives are put in order: those of the computer first, then as they were plugged in.
        media: what medium is in it, and `media_compatibility` which ones may be; both empty for an ordinary drive.
    """

    vendor: str = ""
    model: str = ""
    serial: str = ""
    wwn: str = msgspec.field(default="", name="WWN")
    can_power_off: bool = False
    media_available: bool = True
    media_removable: bool = False
    removable: bool = False
    ejectable: bool = False
    optical: bool = False
    rotation_rate: int = -1
    connection_bus: str = ""
    sort_key: str = ""
    media: str = ""
    media_compatibility: list[str] = []

    @property
    def name(self) -> str:
        """As the maker calls it; empty where it does not."""
        return f"{self.vendor} {self.model}".strip()


class Job(_Properties, frozen=True, kw_only=True):
    """`progress` is from 0 to 1, where `progress_valid`."""

    operation: str = ""
    objects: list[str] = []
    progress: float = 0.0
    progress_valid: bool = False


class Manager(_Properties, frozen=True, kw_only=True):
    """The service itself. `supported_encryption_types` are told by 2.9 and later."""

    version: str = ""
    supported_filesystems: list[str] = []
    supported_encryption_types: list[str] = []


@dataclass(frozen=True, slots=True)
class Device:
    """A block device: a whole drive, a partition, or the inside of an encrypted one.

    Attributes:
        path: of its object.
        partition: none for a device that is not a partition.
        is_loop: a file that looks like a drive.
        is_swapped_on: memory is swapped out to it just now.
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
        """The kernel's: sdb1."""
        return os.path.basename(self.node)

    @property
    def node(self) -> str:
        return _text(self.block.device)

    @property
    def number(self) -> int:
        return self.block.device_number

    @property
    def drive(self) -> str:
        """Path of the drive's object; empty where the device is on none."""
        return "" if self.block.drive == _NONE else self.block.drive

    @property
    def backing(self) -> str:
        """Path of the encrypted device that this is the inside of; empty for every other device."""
        return "" if self.block.crypto_backing_device == _NONE else self.block.crypto_backing_device

    @property
    def mount_points(self) -> list[Path]:
        return [Path(_text(point)) for point in self.filesystem.mount_points] if self.filesystem else []


@dataclass(frozen=True, slots=True)
class Objects:
    """All of it at one moment, by the paths of the objects."""

    devices: dict[str, Device]
    drives: dict[str, Drive]
    jobs: dict[str, Job]


READ: Final[Mapping[str, frozenset[str]]] = {
    f"{UDISKS}.{kind.__name__}": frozenset(field.encode_name for field in msgspec.structs.fields(kind))
    for kind in (Block, Filesystem, Partition, PartitionTable, Swapspace, Drive)
}
"""The properties of devices and drives that are read here, by their interface."""

_T = TypeVar("_T", bound=_Properties)


def objects_from(managed: object) -> Objects:
    """From the answer of GetManagedObjects. Raises msgspec.ValidationError where that is none."""
    found = Objects({}, {}, {})
    for path, described in msgspec.convert(managed, dict[str, object]).items():
        _add(found, path, described)
    return found


def sound_objects_from(managed: object) -> Objects:
    """The same without objects that make no sense, which is for those who only look on. Raises only for all of it."""
    found = Objects({}, {}, {})
    for path, described in msgspec.convert(managed, dict[str, object]).items():
        with contextlib.suppress(msgspec.ValidationError):
            _add(found, path, described)
    return found


def _add(found: Objects, path: str, described: object) -> None:
    interfaces = msgspec.convert(described, dict[str, dict[str, object]])
    device, drive, job = _device(path, interfaces), read(interfaces, Drive), read(interfaces, Job)
    if device:
        found.devices[path] = device
    if drive:
        found.drives[path] = drive
    if job:
        found.jobs[path] = job


def read(interfaces: Interfaces, kind: type[_T]) -> _T | None:
    """The properties of one interface of an object; None where it does not have that."""
    properties = interfaces.get(f"{UDISKS}.{kind.__name__}")
    return None if properties is None else msgspec.convert(properties, kind)


def _device(path: str, interfaces: Interfaces) -> Device | None:
    block = read(interfaces, Block)
    if block is None:
        return None
    swapspace = read(interfaces, Swapspace)
    return Device(
        path,
        block,
        read(interfaces, Filesystem),
        read(interfaces, Partition),
        f"{UDISKS}.Loop" in interfaces,
        bool(swapspace and swapspace.active),
        read(interfaces, PartitionTable) is not None,
    )


def _text(path: bytes) -> str:
    return os.fsdecode(path.rstrip(b"\0"))
