"""All drives at one moment: UDisks2's objects combined with the facts from sysfs.

It contains only whole drives with a medium: no loop devices, RAM disks, empty card slots or optical drives. The
connection decides nothing here: a bridge that passes ATA through looks like SATA to udev.

The volumes of a drive are its partitions, its unlocked encrypted ones, or one filesystem on the whole drive. Each drive
gets a name, and a key that identifies it when it is plugged in again; without UDisks2, udev's data gives the same key,
as in UDisks2's `udiskslinuxdrive.c`.
"""

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from shingleback.devices.kernel import Mounted
from shingleback.devices.mounts import runs_from
from shingleback.devices.sysfs.facts import SysfsFacts, drive_key, own_wwn
from shingleback.devices.sysfs.topology import VolatileState
from shingleback.devices.udisks_objects import Device, Objects, UdisksDrive, Whole, are_one, whole_drive
from shingleback.domain.drive import Drive, Evidence, Transport, Use, Volume
from shingleback.domain.text import visible

_SWAP: Final = ("swap", "swsuspend")
# libblkid calls these filesystems, although none can be mounted from one member alone.
_MEMBERS: Final = ("zfs_member",)
# Partition types that Windows spreads over several disks; libblkid does not know their content.
_MEMBER_TYPES: Final = (
    "e75caf8f-f680-4cee-afa3-b001e56efc2d",  # Storage Spaces
    "af9b60a0-1431-4f62-bc68-3311714a69ad",  # dynamic disk: the data
    "5808c8aa-7e8f-42e0-85d2-e1e90434cfb3",  # dynamic disk: its metadata
    "0x42",  # the same without GPT
)
_NO_RAID: Final = "/"
_NO_POINTS: Final[Mapping[int, Collection[Path]]] = {}
# How makers write their names, and how people do. "ATA" is the kernel's entry for a SATA disk without a vendor.
_MAKERS: Final = (
    (re.compile(r"^western digital(?: technologies)?(?:,? inc\.?)?(?= |$)", re.IGNORECASE), "WD"),
    (re.compile(r"^wdc(?= |$)", re.IGNORECASE), "WD"),
    (re.compile(r"^seagate technology(?: llc)?(?= |$)", re.IGNORECASE), "Seagate"),
    (re.compile(r"^toshiba(?= |$)", re.IGNORECASE), "Toshiba"),
    (re.compile(r"^(?:ata|generic-?|usb(?: ?[23]\.\d)?)(?= )", re.IGNORECASE), ""),
)

_NO_DISKS: Final = ("optical", "floppy")
_NOTHING_HELD: Final = VolatileState()
_TRANSPORTS: Final = {"usb": Transport.USB, "sdio": Transport.CARD, "ieee1394": Transport.OTHER}


def volumes_of(
    whole: Whole,
    disk: Device,
    points: Mapping[int, Collection[Path]] = _NO_POINTS,
    swapped_on: Collection[str] = (),
    incomplete: Collection[str] = (),
    unjournaled: Collection[str] = (),
) -> tuple[Volume, ...]:
    """Return the volumes in the order of the partitions, unlocked ones last.

    Args:
        whole: the drive.
        disk: the device of the whole drive.
        points: the kernel's mount points by device number.
        swapped_on: names of devices used as swap space, also through other devices.
        incomplete: names of devices with a filesystem that waits for other drives.
        unjournaled: names of devices with a mounted filesystem that lacks the journal that its kind usually has.
    """
    nodes = {device.path: device.node for device in whole.all}
    in_order = sorted(whole.devices, key=lambda part: (part.partition.number if part.partition else 0, part.number))
    return tuple(
        _volume(
            device,
            Use.ARRAY if device.name in incomplete else use_of(device),
            points.get(device.number, ()),
            is_swapped_on=device.is_swapped_on or device.name in swapped_on,
            inside_of=nodes.get(device.backing, ""),
            lacks_journal=device.name in unjournaled,
        )
        for device in [*in_order, *whole.insides]
        if _is_volume(device, whole, disk)
    )


def use_of(device: Device) -> Use:
    """Classify a device by what udev found on it. A known type that is no filesystem belongs to something larger."""
    block = device.block
    if block.raid_member != _NO_RAID or block.id_usage == "raid" or block.id_type in _MEMBERS:
        return Use.ARRAY
    if device.partition and device.partition.type.lower() in _MEMBER_TYPES:
        return Use.ARRAY
    if block.id_type in _SWAP:
        return Use.SWAP
    if block.id_usage == "filesystem":
        return Use.FILES
    if block.id_usage == "crypto":
        return Use.ENCRYPTED
    return Use.ARRAY if block.id_type else Use.EMPTY


def _is_volume(device: Device, whole: Whole, disk: Device) -> bool:
    """Whether a device is a volume. A divided disk is one only if mounted whole (as a live system), or a member."""
    if device.mount_points:
        return True
    if device.partition:
        return not device.partition.is_container
    if device is disk and use_of(device) is Use.ARRAY:
        return True
    is_divided = device.has_table or any(
        part.partition is not None and part.partition.table == device.path for part in whole.devices
    )
    is_besides = device not in (disk, *whole.insides)  # such as the boot areas of soldered memory
    return not is_divided and not (is_besides and use_of(device) is Use.EMPTY)


def _volume(
    device: Device, use: Use, points: Collection[Path], *, is_swapped_on: bool, inside_of: str, lacks_journal: bool
) -> Volume:
    """Make a volume. Mounts through another device, such as LVM, do not count as mounts of the volume itself."""
    block = device.block
    mounted = [*device.mount_points, *(points if use is Use.FILES else ())]
    return Volume(
        device=device.node,
        number=device.number,
        use=use,
        filesystem=block.id_type,
        label=visible(block.id_label),
        uuid=block.id_uuid,
        size_bytes=block.size,
        mount_points=tuple(dict.fromkeys(map(str, mounted))),
        is_read_only=block.read_only,
        is_swapped_on=is_swapped_on,
        partition_uuid=device.partition.uuid if device.partition else "",
        inside_of=inside_of,
        expected_as=device.expected_as,
        lacks_journal=lacks_journal,
    )


def name_of(drive: UdisksDrive, facts: SysfsFacts, node: str) -> str:
    """Return the name printed on the box: the enclosure's, if there is one, rather than the disk's inside.

    `node` is used if there is no name.
    """
    names = (facts.enclosure, f"{drive.vendor} {drive.model}", f"{facts.evidence.vendor} {facts.evidence.model}", node)
    return visible(next(name for name in map(_tidy, names) if name))


def _tidy(name_text: str) -> str:
    """Remove underscores, shorten a maker's long name, and drop a maker that is named twice."""
    name = " ".join(name_text.replace("_", " ").split())
    for written, spoken in _MAKERS:
        name = written.sub(spoken, name).strip()
    maker, _, product = name.partition(" ")
    return product if product.casefold().startswith(maker.casefold()) else name


@dataclass(frozen=True, slots=True)
class Medium:
    """A drive with a medium, as UDisks2 reports it.

    Attributes:
        disk: the device of the whole drive.
    """

    drive: UdisksDrive
    whole: Whole
    disk: Device


def media(objects: Objects) -> list[Medium]:
    """Return the drives in UDisks2's order. A drive without devices is omitted until UDisks2 has reported them."""
    drives = sorted(objects.drives.items(), key=lambda entry: (entry[1].sort_key, entry[0]))
    mediums = []
    for path, drive in drives:
        kinds = (drive.media, *drive.media_compatibility)
        may_be_disk = drive.media_available and not drive.optical
        if not may_be_disk or any(kind.startswith(_NO_DISKS) for kind in kinds):
            continue
        whole = whole_drive(path, objects)
        disks = [device for device in whole.devices if device.partition is None and device.block.size > 0]
        if disks:
            # The largest: soldered memory has boot areas beside it, and NVMe may have several namespaces.
            disk = max(disks, key=lambda device: (device.block.size, -device.number))
            mediums.append(Medium(drive, whole, disk))
    return mediums


def snapshot(
    mediums: Iterable[Medium],
    facts: Callable[[str], SysfsFacts],
    mounted: Iterable[Mounted] = (),
    moment: Callable[[str], VolatileState] = lambda _name: _NOTHING_HELD,
) -> tuple[Drive, ...]:
    """Make the drive values that the rest of the program uses.

    Args:
        mediums: see `media`.
        facts: returns a drive's facts by its kernel name: sdb.
        mounted: all of the kernel's mounts, including those unknown to UDisks2.
        moment: returns a drive's volatile state, also by its kernel name.
    """
    points: dict[int, list[Path]] = {}
    for mount in mounted:
        points.setdefault(mount.number, []).append(mount.point)
    return tuple(_drive(medium, facts(medium.disk.name), points, moment(medium.disk.name)) for medium in mediums)


def _drive(medium: Medium, facts: SysfsFacts, points: dict[int, list[Path]], moment: VolatileState) -> Drive:
    drive, whole, disk = medium.drive, medium.whole, medium.disk
    mount_points = [point for device in whole.all for point in (*device.mount_points, *points.get(device.number, ()))]
    evidence = _evidence(drive, facts.evidence, disk)
    volumes = volumes_of(whole, disk, points, moment.swapped_on, moment.incomplete, moment.unjournaled)
    # Partitions, and mounted devices, that UDisks2 does not report.
    shown = {volume.number for volume in volumes if volume.mount_points or volume.use is Use.ENCRYPTED}
    unseen = {device.name for device in whole.all if device.number in points and device.number not in shown}
    unseen |= moment.partitions - {device.name for device in whole.all}
    # UDisks2 takes two disks of one drive object for two paths to one disk, which they never are on a computer at home.
    disks = [device for device in whole.devices if device.partition is None and device.block.size > 0]
    return Drive(
        key=drive_key(drive.model, drive.serial, drive.wwn, facts),
        path=whole.drive_path,
        device=disk.node,
        number=disk.number,
        name=name_of(drive, facts, disk.name),
        serial=drive.serial or facts.serial,
        size_bytes=disk.block.size,
        evidence=evidence,
        link_mbps=facts.link_mbps,
        usb_port=facts.usb_port,
        scsi_address=facts.scsi_address,
        volumes=volumes,
        is_system=whole.is_part_of_system(mount_points),
        can_power_off=drive.can_power_off,
        runs_system=runs_from(mount_points),
        wwn=own_wwn(drive.wwn, facts),
        disk_sequence=moment.disk_sequence,
        held_by=(*moment.held_by, *sorted(unseen - set(moment.held_by))),
        is_read_only=disk.block.read_only,
        twins=tuple(device.node for device in disks if not are_one(device, disk)),
        sector_bytes=facts.sector_bytes or 0,
    )


def _evidence(drive: UdisksDrive, evidence: Evidence, disk: Device) -> Evidence:
    """Add UDisks2's facts where sysfs has none.

    For a disk on USB, UDisks2's model is the enclosure's name; but if it names no vendor, the disk answered for itself.
    That a disk does not rotate, UDisks2 may know from sysfs alone; the rotation rate comes from the disk.
    """
    transport = evidence.transport or (
        Transport.NVME if disk.name.startswith("nvme") else _TRANSPORTS.get(drive.connection_bus)
    )
    is_enclosure = transport is Transport.USB and bool(drive.vendor)
    turns = drive.rotation_rate
    return replace(
        evidence,
        model=evidence.model or ("" if is_enclosure else drive.model),
        product=evidence.product or (drive.model if is_enclosure else ""),
        vendor=evidence.vendor or drive.vendor,
        transport=transport,
        capacity_bytes=disk.block.size,
        rotation_rpm=turns if evidence.rotation_rpm is None and turns > 0 else evidence.rotation_rpm,
        is_rotational=False if evidence.is_rotational is None and turns == 0 else evidence.is_rotational,
    )
