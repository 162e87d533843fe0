"""All drives at one moment: what UDisks2 tells of them, joined with what sysfs says.

Whole drives with a medium only: no files that look like drives, no memory that does, no slots without a card, nothing
optical. How a drive is connected decides nothing here: a bridge that passes ATA through looks like SATA to udev.
"""

from collections.abc import Callable, Iterable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from shingleback.drives import objects as udisks
from shingleback.drives.kernel import Mounted
from shingleback.drives.objects import Device, Objects
from shingleback.drives.plugged.identity import key_of, name_of, wwn_of
from shingleback.drives.plugged.system import runs_from
from shingleback.drives.plugged.volumes import volumes_of
from shingleback.drives.sysfs.facts import Facts
from shingleback.drives.sysfs.moment import Moment
from shingleback.drives.whole import Whole, are_one, whole_drive
from shingleback.model.drive import Drive, Use, Volume
from shingleback.model.evidence import Evidence, Transport

_NO_DISKS: Final = ("optical", "floppy")
_OUTSIDE: Final = ("usb", "ieee1394", "sdio")
_NOTHING_HELD: Final = Moment()
_TRANSPORTS: Final = {"usb": Transport.USB, "sdio": Transport.CARD, "ieee1394": Transport.OTHER}


@dataclass(frozen=True, slots=True)
class Medium:
    """A drive with a medium in it, as UDisks2 tells of it.

    Attributes:
        disk: the device that is all of it.
    """

    drive: udisks.Drive
    whole: Whole
    disk: Device


def media(objects: Objects) -> list[Medium]:
    """In UDisks2's order. A drive without devices is left out until UDisks2 has told of those as well."""
    drives = sorted(objects.drives.items(), key=lambda found: (found[1].sort_key, found[0]))
    found = [(drive, whole_drive(path, objects)) for path, drive in drives if _may_be_disk(drive)]
    disks = [(drive, whole, _disk_of(whole)) for drive, whole in found]
    return [Medium(drive, whole, disk) for drive, whole, disk in disks if disk and disk.block.size > 0]


def snapshot(
    found: Iterable[Medium],
    facts: Callable[[str], Facts],
    mounted: Iterable[Mounted] = (),
    moment: Callable[[str], Moment] = lambda _name: _NOTHING_HELD,
) -> tuple[Drive, ...]:
    """The drives as everybody else knows them.

    Args:
        found: see `media`.
        facts: of a drive, by the kernel's name of it: sdb.
        mounted: all that the kernel has mounted, also what UDisks2 does not tell of.
        moment: what else the kernel says of a drive just now, by the same name.
    """
    points: dict[int, list[Path]] = {}
    for mount in mounted:
        points.setdefault(mount.number, []).append(mount.point)
    return tuple(_drive(medium, facts(medium.disk.name), points, moment(medium.disk.name)) for medium in found)


def _may_be_disk(drive: udisks.Drive) -> bool:
    kinds = (drive.media, *drive.media_compatibility)
    return drive.media_available and not drive.optical and not any(kind.startswith(_NO_DISKS) for kind in kinds)


def _disk_of(whole: Whole) -> Device | None:
    """Soldered memory has boot areas beside the disk, and NVMe may be divided before any partition: the largest."""
    disks = [device for device in whole.devices if device.partition is None]
    return max(disks, key=lambda device: (device.block.size, -device.number), default=None)


def _drive(medium: Medium, facts: Facts, points: dict[int, list[Path]], moment: Moment) -> Drive:
    drive, whole, disk = medium.drive, medium.whole, medium.disk
    seen = [point for device in whole.all for point in (*device.mount_points, *points.get(device.number, ()))]
    evidence = _evidence(drive, facts.evidence, disk)
    volumes = volumes_of(whole, disk, points, moment.swapped_on, moment.incomplete)
    return Drive(
        key=key_of(drive, facts),
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
        is_system=whole.is_part_of_system(seen),
        is_removable=drive.removable
        or drive.media_removable
        or drive.connection_bus in _OUTSIDE
        or evidence.transport is Transport.USB,
        can_power_off=drive.can_power_off,
        runs_system=runs_from(seen) or any(volume.is_swapped_on for volume in volumes),
        wwn=wwn_of(drive, facts),
        disk_sequence=moment.disk_sequence,
        held_by=(*moment.held_by, *sorted(_unseen(whole, volumes, points, moment) - set(moment.held_by))),
        is_read_only=disk.block.read_only,
        twins=tuple(other.node for other in whole.devices if _is_twin(other, disk)),
        sector_bytes=facts.sector_bytes or 0,
    )


def _unseen(
    whole: Whole, volumes: tuple[Volume, ...], points: dict[int, list[Path]], moment: Moment
) -> AbstractSet[str]:
    """The kernel's names of what is there, and mounted perhaps, and of which UDisks2 tells nothing."""
    shown = {volume.number for volume in volumes if volume.mount_points or volume.use is Use.ENCRYPTED}
    mounted = {device.name for device in whole.all if device.number in points and device.number not in shown}
    return mounted | (moment.partitions - {device.name for device in whole.all})


def _is_twin(other: Device, disk: Device) -> bool:
    """UDisks2 takes them for two ways to one disk, which on a computer at home they never are."""
    return other.partition is None and other.block.size > 0 and not are_one(other, disk)


def _evidence(drive: udisks.Drive, known: Evidence, disk: Device) -> Evidence:
    """UDisks2's word where sysfs has none.

    Of a disk on USB, what it calls the model is the enclosure's name; unless it names no maker, which is how it tells
    of a disk that answered for itself. That a disk does not turn, it may have from sysfs alone; how fast it turns, it
    has from the disk.
    """
    transport = known.transport or _transport(drive, disk)
    is_enclosure = transport is Transport.USB and bool(drive.vendor)
    turns = drive.rotation_rate
    return replace(
        known,
        model=known.model or ("" if is_enclosure else drive.model),
        product=known.product or (drive.model if is_enclosure else ""),
        vendor=known.vendor or drive.vendor,
        transport=transport,
        capacity_bytes=disk.block.size,
        rotation_rpm=turns if known.rotation_rpm is None and turns > 0 else known.rotation_rpm,
        is_rotational=False if known.is_rotational is None and turns == 0 else known.is_rotational,
    )


def _transport(drive: udisks.Drive, disk: Device) -> Transport | None:
    return Transport.NVME if disk.name.startswith("nvme") else _TRANSPORTS.get(drive.connection_bus)
