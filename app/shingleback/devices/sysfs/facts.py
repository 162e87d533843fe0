"""The facts about one drive in sysfs and udev, including the identity of the disk, which its enclosure may hide.

A disk is identified from its own data, the kernel, and udev, in the order of their reliability. Disks describe
themselves in pages that the kernel keeps: ATA's IDENTIFY data, and SCSI's VPD pages.

Nothing here accesses the drive: it reads only what the kernel and udev recorded when the drive appeared, and counters.
So it wakes no drive, and needs no privileges. These must never be read, because they send a command and wait for the
answer: `serial` of a virtio disk, `nuse` of an NVMe one, `hwmon/*/temp*`, the drive's own device node.

A read can still wait for a kernel lock. The strings of a USB device cannot be read while it is being reset or unplugged
(84 s were measured with a drive that hung), so udev is asked for them first. `queue/*` may wait while the kernel
revalidates the drive. So this belongs in a thread, not in an event loop.

Sources: the kernel's usb/core/sysfs.c, block/blk-sysfs.c, nvme/host/sysfs.c, virtio_blk.c, scsi/scsi_sysfs.c; ATA ACS-3
and ACS-4, 7.12.7 (IDENTIFY DEVICE data); SBC-4, 6.6.2 (block device characteristics, page B1h); SAT-3, 12.4.2 (ATA
information, page 89h); SPC-4, 7.8 (pages 80h and 83h).
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from shingleback.devices.sysfs.commands import CommandCounters, counters_of, is_flushed, timeout_s
from shingleback.devices.sysfs.reader import (
    SYS,
    SystemFolders,
    exists,
    model_in_udev,
    name_in,
    number,
    place_in,
    place_of,
    plain,
    properties_of,
    read_bytes,
    read_number,
    read_text,
    scsi_disks,
    serial_in_udev,
    wwn_in_udev,
)
from shingleback.devices.sysfs.usb import UsbDeviceFacts
from shingleback.domain.drive import Evidence, Transport, UsbDriver
from shingleback.domain.smr.model_names import is_real_serial, is_real_wwn, says_virtual

_PAGE_HEADER_BYTES: Final = 4
_WORDS: Final = 256
_IDENTIFY_AT: Final = 60  # in page 89h
_ZONES: Final = {1: "host-aware", 2: "device-managed"}
_INCHES: Final = {1: 5.25, 2: 3.5, 3: 2.5, 4: 1.8}
_NOT_ROTATING: Final = 1
_RPM_FROM, _RPM_TO = 0x0401, 0xFFFE
_NAA: Final = 3

_SECTOR_BYTES: Final = 512  # the unit of `size`, whatever the disk's sector size is
_ATA: Final = "ATA"  # libata's entry for the vendor
_VIRTUAL_DISKS: Final = re.compile("(?:vd|xvd|nbd|rbd|drbd|zd|loop|zram|ram|dm-|md)[a-z0-9]")
_DRIVERS: Final = {driver.value: driver for driver in UsbDriver}


@dataclass(frozen=True, slots=True, kw_only=True)
class SysfsFacts:
    """Facts about one drive; None or empty if unknown.

    Attributes:
        link_mbps: speed of the USB link: 12, 480, 5000, 10000, 20000; None if not on USB.
        usb_version: the USB device's, such as 3.20; on a USB 2 link 2.10 for a device that could do more, otherwise
            2.00.
        usb_port: such as 2-1.4, as the kernel's log calls it.
        scsi_address: such as 6:0:0:0.
        ata_port: such as ata3, as the kernel's log calls it.
        serial: the disk's own if known, otherwise the one that its enclosure reports.
        wwn: such as 0x5000c500a1b2c3d4; empty if a bridge made it up.
        enclosure: the manufacturer and product strings of the USB device.
        usb_serial: the USB device's serial number.
        firmware: the disk's, or its bridge's.
        state: of the SCSI or NVMe device: running, blocked, offline, live and so on.
        sector_bytes: the drive's logical sector size; its physical sectors may be larger.
        max_sectors_kb: the largest request that the kernel makes, in KiB.
        is_flushed: the kernel tells the drive to write out its cache when a flush is due (Linux:
            Documentation/ABI/stable/sysfs-block, queue/write_cache).
        command_timeout_s: how long the kernel waits for one command.
        queue_depth: how many commands the drive gets at the same time.
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
    is_flushed: bool | None = None
    command_timeout_s: int | None = None
    queue_depth: int | None = None
    counters: CommandCounters | None = None


class FactReader:
    def __init__(self, sysfs: Path = SYS, udev: Callable[[str], Mapping[str, str]] = properties_of) -> None:
        """`udev` returns the properties of a block device (sdb) or a USB device (2-1.4) by its kernel name."""
        self._sysfs = sysfs
        self._udev = udev

    def read(self, name: str) -> SysfsFacts:
        """Read the facts by the kernel name: sdb, nvme0n1, mmcblk0. Never raises."""
        return _facts_at(place_of(name, self._sysfs), self._udev)


def evidence_in(folder: Path) -> Evidence:
    """Read evidence from a drive's folder in /sys/block, or from a copy of it or of some of its files. Never raises.

    `folder` may also contain `block/sdb` and no other drive: a copy of all of /sys, or a SCSI device.
    """
    place = place_in(folder)
    is_live = place.disk.is_relative_to(SYS)
    return _facts_at(place, properties_of if is_live else lambda _: {}).evidence


def _facts_at(place: SystemFolders, udev: Callable[[str], Mapping[str, str]]) -> SysfsFacts:
    noted = udev(place.name)
    port = place.usb.name if place.usb else ""
    usb = UsbDeviceFacts(place.usb, udev(port) if port else {}, noted)
    claims = ReportedFacts(place, usb, noted)
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
        is_flushed=is_flushed(place),
        command_timeout_s=timeout_s(place),
        queue_depth=read_number(place.device / "queue_depth"),
        counters=counters_of(place.device),
    )


def drive_key(model: str, serial: str, wwn: str, facts: SysfsFacts) -> str:
    """Return `domain.drive.Drive.key`, from the disk's own data, or from its enclosure's.

    It includes the slot number if an enclosure has several slots.
    """
    serial, wwn = serial or facts.serial, own_wwn(wwn, facts)
    if is_real_serial(serial):
        key = f"{model or facts.evidence.model}/{serial}"
    elif wwn:
        key = f"wwn/{wwn.lower().removeprefix('0x')}"
    else:
        key = f"usb/{facts.evidence.usb or model}/{facts.usb_serial or serial}"
    slot = facts.scsi_address.rpartition(":")[2]
    return key if slot in ("", "0") else f"{key}/{slot}"


def own_wwn(wwn: str, facts: SysfsFacts) -> str:
    """Return the WWN; empty if the drive has none of its own."""
    wwn = wwn or facts.wwn
    return wwn if is_real_wwn(wwn) else ""


def key_from_udev(name: str, noted: Mapping[str, str], facts: SysfsFacts) -> str:
    """Return the same key as `domain.drive.Drive.key`, by kernel name (sdb). Empty if the drive has no identity."""
    key = drive_key(model_in_udev(name, noted), serial_in_udev(noted), wwn_in_udev(noted), facts)
    return key if any(key.split("/")[1:]) else ""


@dataclass(frozen=True, slots=True, kw_only=True)
class DiskIdentification:
    """A disk's data about itself; the fields are those of `Evidence` and `SysfsFacts`."""

    model: str = ""
    serial: str = ""
    firmware: str = ""
    wwn: str = ""
    rotation_rpm: int | None = None
    form_factor_inches: float | None = None
    reported_zones: str = ""
    reported_trim: bool | None = None


def words_of_dump(text: str) -> tuple[int, ...]:
    """Return the 256 words of the kernel's file `ata_device/*/id`; empty if it is anything else."""
    try:
        identify_words = tuple(int(word, 16) for word in text.split())
    except ValueError:
        return ()
    return identify_words if len(identify_words) == _WORDS and max(identify_words) <= 0xFFFF else ()


def words_of_page_89(page: bytes) -> tuple[int, ...]:
    """Return the same words from VPD page 89h, which bridges and libata can have."""
    data = page[_IDENTIFY_AT : _IDENTIFY_AT + 2 * _WORDS]
    if len(data) < 2 * _WORDS or page[1] != 0x89:
        return ()
    return tuple(int.from_bytes(data[at : at + 2], "little") for at in range(0, 2 * _WORDS, 2))


def identity(identify_words: tuple[int, ...]) -> DiskIdentification | None:
    """Decode IDENTIFY data; None if it cannot be an ATA disk's: no name, or the packet device of an optical drive."""
    if not identify_words or identify_words[0] & 0x8000 or not (model := _string(identify_words[27:47])):
        return None
    return DiskIdentification(
        model=model,
        serial=_string(identify_words[10:20]),
        firmware=_string(identify_words[23:27]),
        wwn=wwn_of("".join(f"{word:04x}" for word in identify_words[108:112])),
        rotation_rpm=_rpm(identify_words[217]),
        form_factor_inches=_INCHES.get(identify_words[168] & 0xF) if identify_words[168] != 0xFFFF else None,
        reported_zones=_ZONES.get(identify_words[69] & 3, "") if identify_words[69] != 0xFFFF else "",
        reported_trim=bool(identify_words[169] & 1) if identify_words[169] != 0xFFFF else None,
    )


def characteristics(page: bytes) -> DiskIdentification:
    """Decode VPD page B1h. A bridge may be wrong here: many call every disk a solid-state drive."""
    if len(page) < 9 or page[1] != 0xB1:
        return DiskIdentification()
    return DiskIdentification(
        rotation_rpm=_rpm(int.from_bytes(page[4:6], "big")),
        form_factor_inches=_INCHES.get(page[7] & 0xF),
        reported_zones=_ZONES.get(page[8] >> 4 & 3, ""),
    )


def serial_in_page_80(page: bytes) -> str:
    return plain(_body(page, 0x80))


def wwn_in_page_83(page: bytes) -> str:
    """Return the WWN of the disk itself; the page also lists those of its ports."""
    body = _body(page, 0x83)
    while len(body) >= _PAGE_HEADER_BYTES:
        kind, length = body[1], body[3]
        designator = body[_PAGE_HEADER_BYTES : _PAGE_HEADER_BYTES + length]
        if kind & 0x3F == _NAA and (wwn := wwn_of(designator.hex())):
            return wwn
        body = body[_PAGE_HEADER_BYTES + length :]
    return ""


def wwn_of(digits: str) -> str:
    """Normalize a WWN given in hexadecimal digits, with or without 0x.

    Empty if its vendor id is zero: bridges make up numbers such as 5000000000000001.
    """
    match = re.fullmatch("(?:0x)?([56])([0-9a-f]{6})([0-9a-f]{9}|[0-9a-f]{25})", digits.lower())
    return f"0x{match[1]}{match[2]}{match[3]}" if match and int(match[2], 16) else ""


def _body(page: bytes, code: int) -> bytes:
    if len(page) < _PAGE_HEADER_BYTES or page[1] != code:
        return b""
    length = int.from_bytes(page[2:4], "big")
    return page[_PAGE_HEADER_BYTES : _PAGE_HEADER_BYTES + length]


def _string(identify_words: tuple[int, ...]) -> str:
    """Decode a string with two letters per word, the first one in the upper byte."""
    return plain(b"".join(word.to_bytes(2, "big") for word in identify_words).replace(b"\0", b" "))


def _rpm(value: int) -> int | None:
    if value == _NOT_ROTATING:
        return 0
    return value if _RPM_FROM <= value <= _RPM_TO else None


class ReportedFacts:
    """What one disk reports about itself.

    Attributes:
        itself: its own data; if hidden, its bridge's data or what udev knows.
    """

    def __init__(self, place: SystemFolders, usb: UsbDeviceFacts, noted: Mapping[str, str]) -> None:
        """`noted` are udev's properties of the disk."""
        self._place = place
        self._usb = usb
        self._noted = noted
        self.itself = self._itself()

    def evidence(self) -> Evidence:
        place, disk = self._place, self.itself
        usb_driver = place.usb_driver or self._noted.get("ID_USB_DRIVER", "")
        sectors = read_number(place.disk / "size")
        rotational = self._queue("rotational")
        is_over_network = any(part.startswith("session") for part in place.parts)
        folders = (*scsi_disks(place), place.device, place.disk, place.disk / "queue")
        # For NVMe and virtio, this file has the number of a PCI or virtio vendor, which is not used.
        vendor = self._text("vendor")
        gathered = Evidence(
            model=disk.model,
            product=self._product(),
            vendor="" if vendor == _ATA or vendor.startswith("0x") else vendor,
            usb=self._usb.id,
            usb_driver=_DRIVERS.get(usb_driver),
            transport=self._transport(),
            capacity_bytes=sectors * _SECTOR_BYTES if sectors else None,
            rotation_rpm=disk.rotation_rpm,
            is_rotational=None if rotational is None else rotational != 0,
            zoned=read_text(self._in_queue("zoned")),
            zoned_cap=next((text for folder in folders if (text := read_text(folder / "zoned_cap"))), ""),
            scsi_type=read_number(self._device_file("type")),
            zones=self._queue("nr_zones"),
            discard_max_bytes=_first(self._queue("discard_max_hw_bytes"), self._queue("discard_max_bytes")),
            reported_zones=disk.reported_zones,
            reported_trim=disk.reported_trim,
            form_factor_inches=disk.form_factor_inches,
            is_thin=is_over_network or bool(_VIRTUAL_DISKS.match(place.name)),
        )
        return replace(gathered, is_thin=True) if says_virtual(gathered) else gathered

    def _itself(self) -> DiskIdentification:
        identification = next(filter(None, map(identity, self._identify_data())), DiskIdentification())
        page = characteristics(self._page("b1"))
        noted = self._noted if self._noted.get("ID_ATA") == "1" or self._noted.get("ID_BUS") == "ata" else {}
        # The model in sysfs is cut to 16 letters for SCSI, and usually the enclosure's on USB.
        model_in_sysfs = "" if self._is_on_usb else self._text("model") or self._text("name")
        return DiskIdentification(
            model=identification.model or name_in(noted, "ID_MODEL") or model_in_sysfs,
            serial=identification.serial or noted.get("ID_SERIAL_SHORT") or self._serial(),
            firmware=identification.firmware
            or noted.get("ID_REVISION")
            or self._text("firmware_rev")
            or self._text("rev"),
            wwn=identification.wwn
            or wwn_of(self._noted.get("ID_WWN_WITH_EXTENSION", ""))
            or wwn_in_page_83(self._page("83")),
            rotation_rpm=_first(
                identification.rotation_rpm,
                number(noted.get("ID_ATA_ROTATION_RATE_RPM", "")),
                page.rotation_rpm if page.rotation_rpm or not self._is_on_usb else None,
            ),
            form_factor_inches=identification.form_factor_inches or page.form_factor_inches,
            reported_zones=identification.reported_zones or page.reported_zones,
            reported_trim=identification.reported_trim,
        )

    def _identify_data(self) -> Iterator[tuple[int, ...]]:
        for dump in self._place.identify_dumps():
            yield words_of_dump(read_text(dump))
        yield words_of_page_89(self._page("89"))

    def _product(self) -> str:
        """The enclosure's product name."""
        if not self._is_on_usb:
            return ""
        is_of_disk = self._noted.get("ID_BUS") == "ata"
        noted = name_in(self._noted, "ID_USB_MODEL" if is_of_disk else "ID_MODEL")
        return self._text("model") or noted or self._usb.product

    def _serial(self) -> str:
        """SCSI has it in a page, NVMe and cards in a file of the device. The disk's own `serial` is not read."""
        noted = self._noted.get("ID_SCSI_SERIAL") or self._noted.get("ID_SERIAL_SHORT", "")
        page = serial_in_page_80(self._page("80"))
        file = read_text(self._place.device / "serial") if self._place.device != self._place.disk else ""
        return page or file or noted

    def _transport(self) -> Transport | None:
        place = self._place
        if self._is_on_usb:
            return Transport.USB
        if place.name.startswith("nvme") or exists(place.disk / "nsid"):
            return Transport.NVME
        if place.name.startswith("mmcblk") or exists(place.device / "cid"):
            return Transport.CARD if self._text("type") == "SD" else Transport.OTHER  # the other kind is soldered
        if any(part.startswith(("end_device-", "sas_")) for part in place.parts):
            return Transport.SAS
        if place.ata_port or self._text("vendor") == _ATA:
            return Transport.SATA
        return Transport.OTHER if place.is_in_tree and exists(place.disk / "device") else None

    @property
    def _is_on_usb(self) -> bool:
        return self._place.usb is not None or self._usb.id is not None

    def _page(self, code: str) -> bytes:
        return read_bytes(self._device_file(f"vpd_pg{code}"))

    def _text(self, name: str) -> str:
        return read_text(self._device_file(name))

    def _queue(self, name: str) -> int | None:
        return read_number(self._in_queue(name))

    def _device_file(self, name: str) -> Path:
        return self._place.device / name

    def _in_queue(self, name: str) -> Path:
        """A copy of single files may lack the folder `queue`."""
        inside = self._place.disk / "queue" / name
        return inside if exists(inside) else self._place.disk / name


def _first(*values: int | None) -> int | None:
    return next((value for value in values if value is not None), None)
