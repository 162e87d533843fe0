"""What UDisks2 knows, as typed values: devices, the drives they are on, and the jobs under way.

Names and meanings are those of UDisks2's own documentation; only what is used here is read.
"""

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
    """`device` ends with NUL; `drive` and `crypto_backing_device` are "/" where there is none."""

    device: bytes
    device_number: int
    drive: str = _NONE
    crypto_backing_device: str = _NONE
    hint_system: bool = False


class Filesystem(_Properties, frozen=True, kw_only=True):
    """`mount_points` end with NUL. Mounts of a part of the filesystem are not among them."""

    mount_points: list[bytes] = []


class Partition(_Properties, frozen=True, kw_only=True):
    table: str


class Swapspace(_Properties, frozen=True, kw_only=True):
    active: bool = False


class Drive(_Properties, frozen=True, kw_only=True):
    vendor: str = ""
    model: str = ""
    can_power_off: bool = False
    media_removable: bool = False
    ejectable: bool = False

    @property
    def name(self) -> str:
        """As the maker calls it; empty where it does not."""
        return f"{self.vendor} {self.model}".strip()


class Job(_Properties, frozen=True, kw_only=True):
    operation: str = ""
    objects: list[str] = []


@dataclass(frozen=True, slots=True)
class Device:
    """A block device: a whole drive, a partition, or the inside of an encrypted one.

    Attributes:
        path: of its object.
        partition: none for a device that is not a partition.
        is_loop: a file that looks like a drive.
        is_swapped_on: memory is swapped out to it just now.
    """

    path: str
    block: Block
    filesystem: Filesystem | None
    partition: Partition | None
    is_loop: bool
    is_swapped_on: bool

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


_T = TypeVar("_T", bound=_Properties)


def objects_from(managed: object) -> Objects:
    """From the answer of GetManagedObjects. Raises msgspec.ValidationError where that is none."""
    objects = msgspec.convert(managed, dict[str, dict[str, dict[str, object]]])
    found = Objects({}, {}, {})
    for path, interfaces in objects.items():
        device, drive, job = _device(path, interfaces), read(interfaces, Drive), read(interfaces, Job)
        if device:
            found.devices[path] = device
        if drive:
            found.drives[path] = drive
        if job:
            found.jobs[path] = job
    return found


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
    )


def _text(path: bytes) -> str:
    return os.fsdecode(path.rstrip(b"\0"))
