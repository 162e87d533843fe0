"""Drives and their volumes as values: what is plugged in, what is known about it, and what identifies a drive.

The identity is checked right before a drive is erased. Evidence can come from any source, and every field can be
unknown: None or empty, which never counts as evidence.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, fields
from enum import StrEnum
from pathlib import PurePath
from typing import Final

from shingleback.domain.labels import QT_TRANSLATE_NOOP, LabeledEnum


class Transport(LabeledEnum):
    """How the drive is connected to the computer."""

    USB = "usb", QT_TRANSLATE_NOOP("drives", "USB")
    SATA = "sata", QT_TRANSLATE_NOOP("drives", "SATA")
    SAS = "sas", QT_TRANSLATE_NOOP("drives", "SAS")
    NVME = "nvme", QT_TRANSLATE_NOOP("drives", "NVMe")
    CARD = "card", QT_TRANSLATE_NOOP("drives", "memory card")  # in its own reader
    OTHER = "other", ""


class UsbDriver(StrEnum):
    """The kernel's driver for a USB drive. `usb-storage` never asks for VPD pages."""

    UAS = "uas"
    USB_STORAGE = "usb-storage"


@dataclass(frozen=True, slots=True)
class UsbId:
    """The vendor and product numbers of a USB device, each 0 to 65535."""

    vendor: int
    product: int

    def __str__(self) -> str:
        return f"{self.vendor:04x}:{self.product:04x}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Evidence:
    """The facts from which the verdict is derived.

    Attributes:
        model: the full name that the disk itself reports, not cut to the 16 characters of SCSI.
        product: the name that the enclosure reports ("My Passport 25E2"); the only name if `model` is hidden.
        vendor: the vendor field of the SCSI inquiry, or the vendor according to udev.
        capacity_bytes: of the whole drive.
        rotation_rpm: as the disk reports it; 0 if it does not rotate.
        is_rotational: sysfs `queue/rotational`. Bridges get it wrong, and plain usb-storage always says yes.
        zoned: sysfs `queue/zoned`: `none`, `host-aware` or `host-managed`. Drive-managed drives say `none`.
        zoned_cap: sysfs `scsi_disk/*/zoned_cap`: the same values, and also `drive-managed`.
        scsi_type: sysfs `device/type`; 20 is a host-managed disk.
        zones: sysfs `queue/nr_zones`.
        discard_max_bytes: sysfs `queue/discard_max_hw_bytes`; 0 if TRIM is not available.
        reported_zones: `device-managed` or `host-aware`, from smartctl's line "Zoned Device", VPD page B1h or word 69.
        reported_trim: whether the disk itself reports TRIM, according to smartctl or hdparm.
        family: smartctl's "Model Family".
        kernel_says: what the kernel says about the disk: `drive-managed`, `host-aware` or `host-managed`.
        form_factor_inches: 3.5, 2.5 and so on, as the disk reports it.
        is_thin: the device is part of something larger (a volume of a virtual machine), so its TRIM report means
            nothing.
    """

    model: str = ""
    product: str = ""
    vendor: str = ""
    usb: UsbId | None = None
    usb_driver: UsbDriver | None = None
    transport: Transport | None = None
    capacity_bytes: int | None = None
    rotation_rpm: int | None = None
    is_rotational: bool | None = None
    zoned: str = ""
    zoned_cap: str = ""
    scsi_type: int | None = None
    zones: int | None = None
    discard_max_bytes: int | None = None
    reported_zones: str = ""
    reported_trim: bool | None = None
    family: str = ""
    kernel_says: str = ""
    form_factor_inches: float | None = None
    is_thin: bool = False


_NOTHING_KNOWN: Final = Evidence()


class Use(LabeledEnum):
    """What a volume is used for, as far as can be seen."""

    FILES = "files", QT_TRANSLATE_NOOP("drives", "files")  # a filesystem
    ENCRYPTED = "encrypted", QT_TRANSLATE_NOOP("drives", "encrypted")  # locked or unlocked
    SWAP = "swap", QT_TRANSLATE_NOOP("drives", "swap space")
    ARRAY = "array", QT_TRANSLATE_NOOP("drives", "part of an array")  # a member of RAID, LVM, ZFS or a cache
    EMPTY = "empty", QT_TRANSLATE_NOOP("drives", "nothing recognized")


@dataclass(frozen=True, slots=True, kw_only=True)
class Volume:
    """A partition, the inside of an encrypted partition, or a whole drive without partitions.

    Attributes:
        device: such as /dev/sdb1.
        number: the kernel's number of the device (`os.makedev`).
        filesystem: as udev names it: ext4, btrfs, ntfs, crypto_LUKS, linux_raid_member; empty if there is none.
        mount_points: empty if it is not mounted.
        is_read_only: the device cannot be written.
        is_swapped_on: the computer currently uses it as swap space.
        partition_uuid: from the partition table; empty if it is not a partition.
        inside_of: the encrypted device that contains this one, such as /dev/sdb1; empty if not encrypted.
        expected_as: where the computer mounts it at boot, or the name under which it unlocks it; empty if the computer
            boots without it.
        lacks_journal: the filesystem usually has a journal, but this one does not; only known while it is mounted.
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
    expected_as: str = ""
    lacks_journal: bool = False

    @property
    def can_be_opened(self) -> bool:
        """Whether Linux can mount it, or it is encrypted and may hold something that it can."""
        return self.use is Use.ENCRYPTED or (self.use is Use.FILES and self.is_readable)

    @property
    def is_readable(self) -> bool:
        """Whether Linux knows its filesystem."""
        return self.filesystem not in _OF_OTHER_SYSTEMS

    @property
    def may_lose_files(self) -> bool:
        """Whether a power cut may lose even files stored long ago: Linux writes no journal on these filesystems."""
        return self.lacks_journal or self.filesystem in _WITHOUT_JOURNAL


_WITHOUT_JOURNAL: Final = frozenset({"ext2", "vfat", "exfat", "ntfs", "hfsplus"})
_OF_OTHER_SYSTEMS: Final = frozenset({"apfs", "ReFS", "VMFS"})  # recognized by libblkid, but unknown to the kernel
_SMALLEST_BACKUP_BYTES: Final = 64_000_000_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Drive:
    """A drive with a medium in it.

    Attributes:
        key: identifies the drive across plug-ins and ports; made from the serial number, or the WWN, or otherwise from
            what the enclosure reports. Never shown.
        path: UDisks2's object path; it changes when the service restarts or the drive is plugged in again.
        device: such as /dev/sdb; it may differ after the next plug-in.
        number: the kernel's number of `device`.
        name: a readable name such as "Seagate Expansion HDD", without the size.
        link_mbps: the speed of the USB link, 480 for USB 2; None if it is not on USB.
        usb_port: the kernel's name of the port, such as 2-1.4.
        scsi_address: such as 6:0:0:0; empty for NVMe.
        is_system: the computer itself runs from it, or it is built in.
        runs_system: the computer certainly runs from it: /, /boot, /home or the like are on it.
        wwn: such as 0x5000c500a1b2c3d4; empty if it has none, or its bridge made it up.
        disk_sequence: the kernel's number of this plug-in; 0 if the kernel is older than 5.15.
        held_by: devices that the kernel built on it or its partitions (dm-0, md127), and the names of its devices with
            a filesystem that the kernel uses, possibly mounted where this program cannot see it.
        is_read_only: whether the whole drive is.
        twins: nodes of other disks that UDisks2 takes for this drive because model and serial number are the same;
            their volumes are listed among `volumes`.
        sector_bytes: the smallest unit that can be written; 0 if unknown.
        can_power_off: UDisks2 can power it off.
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
    can_power_off: bool = False
    runs_system: bool = False
    wwn: str = ""
    disk_sequence: int = 0
    held_by: tuple[str, ...] = ()
    is_read_only: bool = False
    twins: tuple[str, ...] = ()
    sector_bytes: int = 0

    @property
    def is_carrier(self) -> bool:
        """Whether it is made to carry files around, like the card of a camera or a small stick."""
        return self.evidence.transport is Transport.CARD or self.size_bytes < _SMALLEST_BACKUP_BYTES

    @property
    def mount_points(self) -> tuple[str, ...]:
        return tuple(point for volume in self.volumes for point in volume.mount_points)

    def holds(self, place: str) -> bool:
        """Whether a path is on the drive now, judged by the path alone. The root filesystem counts for no drive."""
        return _depth(self, place) > 0


def drive_at(place: str, drives: Iterable[Drive]) -> Drive | None:
    """The drive that holds a path; if mounts are nested, the drive of the innermost."""
    holding = [drive for drive in drives if drive.holds(place)]
    return max(holding, key=lambda drive: _depth(drive, place), default=None)


def folders_on(drive: Drive | None, folders: Iterable[str], drives: Collection[Drive]) -> list[str]:
    """Those of some folders that a drive holds; None for those that none of the drives holds."""
    return [folder for folder in folders if drive_at(folder, drives) is drive]


def _depth(drive: Drive, place: str) -> int:
    """The depth of the mount point that holds a path; 0 if none of the drive's does."""
    points = [PurePath(point) for point in drive.mount_points if place and point != "/"]
    return max((len(point.parts) for point in points if PurePath(place).is_relative_to(point)), default=0)


@dataclass(frozen=True, slots=True)
class DriveArrived:
    drive: Drive


@dataclass(frozen=True, slots=True)
class DriveChanged:
    """A drive has changed: it was mounted or formatted, or has another medium."""

    before: Drive
    after: Drive


@dataclass(frozen=True, slots=True)
class DriveLeft:
    drive: Drive


class ServiceState(StrEnum):
    """Whether UDisks2 is available."""

    THERE = "there"
    ABSENT = "absent"  # not installed
    NO_BUS = "no-bus"  # the system bus cannot be reached
    NOT_STARTED = "not-started"  # installed, but the bus could not start it
    SILENT = "silent"  # it does not answer
    GONE = "gone"  # it was there, and then stopped
    FAILED = "failed"  # its answer could not be parsed, or the bus refused a call


@dataclass(frozen=True, slots=True)
class ServiceChanged:
    state: ServiceState


@dataclass(frozen=True, slots=True)
class DrivesListed:
    """Every drive that was plugged in at the start has been reported."""


DriveEvent = DriveArrived | DriveChanged | DriveLeft | ServiceChanged | DrivesListed


@dataclass(frozen=True, slots=True, kw_only=True)
class Identity:
    """What identifies a drive. It is read when the user confirms and again before erasing; any difference stops that.

    Attributes:
        number: the kernel's number of the whole drive (`os.makedev`); after a replug another drive may get it.
        disk_sequence: the kernel's number of this plug-in (Linux 5.15); 0 if the kernel is too old.
        usb_port: such as 2-1.4.
        contents: the number, size, partition UUID, filesystem and UUID of each volume.
    """

    model: str
    serial: str
    wwn: str
    size_bytes: int
    number: int
    disk_sequence: int
    usb_port: str
    contents: tuple[str, ...]


def identity_of(drive: Drive) -> Identity:
    return Identity(
        model=drive.evidence.model or drive.evidence.product or drive.name,
        serial=drive.serial,
        wwn=drive.wwn,
        size_bytes=drive.size_bytes,
        number=drive.number,
        disk_sequence=drive.disk_sequence,
        usb_port=drive.usb_port,
        contents=tuple(
            f"{volume.number} {volume.size_bytes} {volume.partition_uuid} {volume.filesystem} {volume.uuid}"
            for volume in drive.volumes
        ),
    )


def differences(confirmed: Identity, now: Identity) -> tuple[str, ...]:
    """The names of the fields that differ."""
    return tuple(field.name for field in fields(Identity) if getattr(confirmed, field.name) != getattr(now, field.name))
