"""The things that are plugged in, as values: drives and the volumes on them."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import PurePath
from typing import Final

from shingleback.model.evidence import Evidence

_NOTHING_KNOWN: Final = Evidence()


class Use(StrEnum):
    """What a volume is used for, as far as it can be seen from outside."""

    FILES = "files"  # a filesystem
    ENCRYPTED = "encrypted"  # closed or open
    SWAP = "swap"
    ARRAY = "array"  # a member of RAID, LVM, ZFS, a cache
    EMPTY = "empty"  # nothing that anybody recognizes


@dataclass(frozen=True, slots=True, kw_only=True)
class Volume:
    """A partition, the inside of an encrypted one, or a whole drive without partitions.

    Attributes:
        device: such as /dev/sdb1.
        number: the kernel's number of the device (`os.makedev`).
        filesystem: as udev names it: ext4, btrfs, ntfs, crypto_LUKS, linux_raid_member; empty where there is none.
        mount_points: none while it is not mounted.
        is_read_only: the device cannot be written.
        is_swapped_on: memory is swapped out to it just now.
        partition_uuid: from the partition table; empty where it is no partition.
        inside_of: the device that this is the inside of, such as /dev/sdb1; empty for what is not encrypted.
    """

    device: str
    number: int
    use: Use
    filesystem: str = ""
    label: str = ""
    uuid: str = ""
    size_bytes: int = 0
    mount_points: tuple[str, ...] = ()
    is_read_only: bool = False
    is_swapped_on: bool = False
    partition_uuid: str = ""
    inside_of: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Drive:
    """One drive with a medium in it.

    Attributes:
        key: stays the same when it is plugged in again, at whichever port; made from the serial number, or the WWN,
            or else from what the enclosure tells. Never shown.
        path: of UDisks2's object; another one each time that the service or the drive comes anew.
        device: such as /dev/sdb; it may be another one after the next plug-in.
        number: the kernel's number of `device`.
        name: as a person would call it: "Seagate Expansion HDD, 8 TB" without the size.
        link_mbps: speed of the USB link, 480 for USB 2; None where it is not on USB.
        usb_port: such as 2-1.4: where it is plugged in, by the kernel's name.
        scsi_address: such as 6:0:0:0; empty for NVMe.
        is_system: the computer itself runs from it, or it is built in.
        runs_system: the computer runs from it for certain: /, /boot, /home and so on are there.
        wwn: such as 0x5000c500a1b2c3d4; empty where it has none, or its bridge made it up.
        disk_sequence: the kernel's, another one for each plug-in; 0 where the kernel is older than 5.15.
        held_by: what the kernel has built on it or its partitions: dm-0, md127; and the names of those of its devices
            that a filesystem of the kernel's is on, which may be mounted where this program cannot see it.
        is_read_only: as a whole.
        twins: nodes of other disks that UDisks2 takes for this same drive, since they have the same model and serial
            number; what is on them stands among the volumes.
        sector_bytes: the smallest unit that it takes; 0 where that is not known.
        is_removable: it is outside of the computer, or made to be pulled.
        can_power_off: UDisks2 can switch it off.
    """

    key: str
    path: str
    device: str
    number: int
    name: str
    serial: str = ""
    size_bytes: int = 0
    evidence: Evidence = _NOTHING_KNOWN
    link_mbps: int | None = None
    usb_port: str = ""
    scsi_address: str = ""
    volumes: tuple[Volume, ...] = ()
    is_system: bool = False
    is_removable: bool = False
    can_power_off: bool = False
    runs_system: bool = False
    wwn: str = ""
    disk_sequence: int = 0
    held_by: tuple[str, ...] = ()
    is_read_only: bool = False
    twins: tuple[str, ...] = ()
    sector_bytes: int = 0

    @property
    def mount_points(self) -> tuple[str, ...]:
        return tuple(point for volume in self.volumes for point in volume.mount_points)

    def holds(self, place: str) -> bool:
        """Whether a path lies on it now, by its name; what is on the root filesystem lies on no drive in this sense."""
        return _depth(self, place) > 0


def drive_at(place: str, drives: Iterable[Drive]) -> Drive | None:
    """On which a path lies: where mounts lie in one another, the drive of the innermost."""
    holding = [drive for drive in drives if drive.holds(place)]
    return max(holding, key=lambda drive: _depth(drive, place), default=None)


def _depth(drive: Drive, place: str) -> int:
    """Of the mount that a path is on; 0 where it is on none of the drive's."""
    points = [PurePath(point) for point in drive.mount_points if place and point != "/"]
    return max((len(point.parts) for point in points if PurePath(place).is_relative_to(point)), default=0)


@dataclass(frozen=True, slots=True)
class DriveArrived:
    drive: Drive


@dataclass(frozen=True, slots=True)
class DriveChanged:
    """Something about it is different: mounted, formatted, another medium."""

    before: Drive
    after: Drive


@dataclass(frozen=True, slots=True)
class DriveLeft:
    drive: Drive


class ServiceState(StrEnum):
    """Whether UDisks2 can be asked."""

    THERE = "there"
    ABSENT = "absent"  # not installed, or no bus
    SILENT = "silent"  # it does not answer
    GONE = "gone"  # it was there, and ended
    FAILED = "failed"  # what it says could not be read, or the bus refused a question


@dataclass(frozen=True, slots=True)
class ServiceChanged:
    state: ServiceState


DriveEvent = DriveArrived | DriveChanged | DriveLeft | ServiceChanged
