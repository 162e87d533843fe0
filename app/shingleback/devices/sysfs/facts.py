"""The facts about one drive in sysfs and udev.

Nothing here accesses the drive: it reads only what the kernel and udev recorded when the drive appeared, and counters.
So it wakes no drive, and needs no rights. These must never be read, because they send a command and wait for the
answer: `serial` of a virtio disk, `nuse` of an NVMe one, `hwmon/*/temp*`, the drive's own device node.

A read can still wait for a lock of the kernel's. The strings of a USB device cannot be read while it is being reset or
unplugged (84 s were measured with a drive that hung), so udev is asked for them first. `queue/*` may wait while the
kernel revalidates the drive. So this belongs into a thread, not into an event loop.

Sources: the kernel's usb/core/sysfs.c, block/blk-sysfs.c, nvme/host/sysfs.c, virtio_blk.c, scsi/scsi_sysfs.c.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from shingleback.devices.sysfs.identify import Claims, UsbSide
from shingleback.devices.sysfs.reader import name_in, properties_of, read_number, read_text
from shingleback.devices.sysfs.topology import SystemFolders, place_in, place_of
from shingleback.domain.drive import Evidence
from shingleback.domain.smr.model_names import is_own_serial, is_own_wwn

SYS: Final = Path("/sys")


@dataclass(frozen=True, slots=True)
class CommandCounters:
    """What the kernel has counted for a SCSI device since it appeared; `device/io*_cnt`.

    Attributes:
        timed_out: None where the kernel is too old to count them apart.
    """

    requested: int
    done: int
    failed: int
    timed_out: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SysfsFacts:
    """Of one drive; None or empty for what is not known.

    Attributes:
        link_mbps: speed of the USB link: 12, 480, 5000, 10000, 20000; None where it is not on USB.
        usb_version: of the USB device, such as 3.20; on a USB 2 link 2.10 for one that could do more, else 2.00.
        usb_port: such as 2-1.4, as the kernel's log calls it.
        scsi_address: such as 6:0:0:0.
        ata_port: such as ata3, as the kernel's log calls it.
        serial: of the disk itself where it tells it, else what its enclosure tells.
        wwn: such as 0x5000c500a1b2c3d4; empty where a bridge made it up.
        enclosure: what the maker of the USB side calls himself and the product.
        usb_serial: of the USB side.
        firmware: of the disk, or of its bridge.
        state: of the SCSI or NVMe device: running, blocked, offline, live and so on.
        sector_bytes: the smallest unit that the drive takes; inside, its sectors may be larger.
        max_sectors_kb: the largest request the kernel makes, in KiB.
        command_timeout_s: how long the kernel waits for one command.
        queue_depth: how many commands the drive gets at once.
    """

    evidence: Evidence
    link_mbps: int | None = None
    usb_version: str = ""
    usb_port: str = ""
    scsi_address: str = ""
    ata_port: str = ""
    serial: str = ""
    wwn: str = ""
    enclosure: str = ""
    usb_serial: str = ""
    firmware: str = ""
    state: str = ""
    sector_bytes: int | None = None
    max_sectors_kb: int | None = None
    command_timeout_s: int | None = None
    queue_depth: int | None = None
    counters: CommandCounters | None = None


class FactReader:
    def __init__(self, sysfs: Path = SYS, udev: Callable[[str], Mapping[str, str]] = properties_of) -> None:
        """`udev` gives the properties of a block device (sdb) or a USB device (2-1.4) by the kernel's name."""
        self._sysfs = sysfs
        self._udev = udev

    def read(self, name: str) -> SysfsFacts:
        """`name` is the kernel's: sdb, nvme0n1, mmcblk0. Never raises."""
        return _facts_at(place_of(name, self._sysfs), self._udev)


def evidence_in(folder: Path) -> Evidence:
    """From a drive's folder in /sys/block, or a copy of it or of some of its files. Never raises.

    `folder` may as well be one that holds `block/sdb`, with no other drive: a copy of all of /sys, a SCSI device.
    """
    place = place_in(folder)
    is_live = place.disk.is_relative_to(SYS)
    return _facts_at(place, properties_of if is_live else lambda _: {}).evidence


def _facts_at(place: SystemFolders, udev: Callable[[str], Mapping[str, str]]) -> SysfsFacts:
    noted = udev(place.name)
    port = place.usb.name if place.usb else ""
    usb = UsbSide(place.usb, udev(port) if port else {}, noted)
    claims = Claims(place, usb, noted)
    disk = claims.itself
    return SysfsFacts(
        evidence=claims.evidence(),
        link_mbps=usb.link_mbps,
        usb_version=usb.version,
        usb_port=port,
        scsi_address=place.scsi_address,
        ata_port=place.ata_port,
        serial=disk.serial,
        wwn=disk.wwn,
        enclosure=usb.name,
        usb_serial=usb.serial,
        firmware=disk.firmware,
        state=read_text(place.device / "state"),
        sector_bytes=read_number(place.disk / "queue/logical_block_size"),
        max_sectors_kb=read_number(place.disk / "queue/max_sectors_kb"),
        command_timeout_s=_timeout_s(place),
        queue_depth=read_number(place.device / "queue_depth"),
        counters=_counters(place.device),
    )


def _timeout_s(place: SystemFolders) -> int | None:
    seconds = read_number(place.device / "timeout")
    milliseconds = read_number(place.disk / "queue/io_timeout")
    return seconds if seconds is not None or milliseconds is None else milliseconds // 1000


def _counters(device: Path) -> CommandCounters | None:
    requested, done, failed, timed_out = (
        read_number(device / f"io{what}_cnt", base=16) for what in ("request", "done", "err", "tmo")
    )
    if requested is None or done is None or failed is None:
        return None
    return CommandCounters(requested, done, failed, timed_out)


def drive_key(model: str, serial: str, wwn: str, facts: SysfsFacts) -> str:
    """`domain.drive.Drive.key`: made of what the disk says, or else its enclosure.

    The number of the slot is in it where an enclosure has several.
    """
    serial, wwn = serial or facts.serial, own_wwn(wwn, facts)
    if is_own_serial(serial):
        found = f"{model or facts.evidence.model}/{serial}"
    elif wwn:
        found = f"wwn/{wwn.lower().removeprefix('0x')}"
    else:
        found = f"usb/{facts.evidence.usb or model}/{facts.usb_serial or serial}"
    slot = facts.scsi_address.rpartition(":")[2]
    return found if slot in ("", "0") else f"{found}/{slot}"


def own_wwn(wwn: str, facts: SysfsFacts) -> str:
    """Empty where the drive has none of its own."""
    wwn = wwn or facts.wwn
    return wwn if is_own_wwn(wwn) else ""


def key_from_udev(name: str, noted: Mapping[str, str], facts: SysfsFacts) -> str:
    """The same as `domain.drive.Drive.key`; `name` is the kernel's: sdb. Empty where nothing tells it from others."""
    key = drive_key(_model_in_udev(name, noted), _serial_in_udev(noted), _wwn_in_udev(noted), facts)
    return key if any(key.split("/")[1:]) else ""


def _model_in_udev(name: str, noted: Mapping[str, str]) -> str:
    if name.startswith("mmcblk"):
        return noted.get("ID_NAME", "")
    return name_in(noted, "ID_MODEL") if "ID_MODEL_ENC" in noted else noted.get("ID_MODEL", "")


def _serial_in_udev(noted: Mapping[str, str]) -> str:
    is_scsi = noted.get("ID_SCSI") == "1" and noted.get("ID_ATA") != "1"
    scsi = noted.get("ID_SCSI_SERIAL", "") if is_scsi else ""
    return scsi or noted.get("ID_SERIAL_SHORT") or noted.get("ID_SERIAL", "")


def _wwn_in_udev(noted: Mapping[str, str]) -> str:
    return noted.get("ID_WWN_WITH_EXTENSION") or noted.get("ID_WWN", "")
