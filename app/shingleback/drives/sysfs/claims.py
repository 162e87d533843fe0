"""What a disk is said to be: by itself, by the kernel, by udev. Who knows best is asked first."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final

from shingleback.drives.sysfs.pages import (
    Identity,
    characteristics,
    identity,
    serial_in_page_80,
    words_of_dump,
    words_of_page_89,
    wwn_in_page_83,
    wwn_of,
)
from shingleback.drives.sysfs.place import Place, scsi_disks
from shingleback.drives.sysfs.reading import exists, number, read_bytes, read_number, read_text
from shingleback.drives.sysfs.udev import name_in
from shingleback.drives.sysfs.usb_side import UsbSide
from shingleback.knowledge.recording.names import says_virtual
from shingleback.model.evidence import Evidence, Transport, UsbDriver

_SECTOR_BYTES: Final = 512  # the unit of `size`, whatever the disk's own sectors are
_ATA: Final = "ATA"  # what libata says in the place of a vendor
_VIRTUAL_DISKS: Final = re.compile("(?:vd|xvd|nbd|rbd|drbd|zd|loop|zram|ram|dm-|md)[a-z0-9]")
_DRIVERS: Final = {driver.value: driver for driver in UsbDriver}


class Claims:
    """About one disk.

    Attributes:
        itself: its own words; where they are hidden, those of its bridge, or what udev has of them.
    """

    def __init__(self, place: Place, usb: UsbSide, noted: Mapping[str, str]) -> None:
        """`noted` is what udev has of the disk."""
        self._place = place
        self._usb = usb
        self._noted = noted
        self.itself = self._itself()

    def evidence(self) -> Evidence:
        place, disk = self._place, self.itself
        usb_driver = place.usb_driver or self._noted.get("ID_USB_DRIVER", "")
        sectors = read_number(place.disk / "size")
        found = Evidence(
            model=disk.model,
            product=self._product(),
            vendor=self._vendor(),
            usb=self._usb.id,
            usb_driver=_DRIVERS.get(usb_driver),
            transport=self._transport(),
            capacity_bytes=sectors * _SECTOR_BYTES if sectors else None,
            rotation_rpm=disk.rotation_rpm,
            is_rotational=_flag(self._queue("rotational")),
            zoned=read_text(self._in_queue("zoned")),
            zoned_cap=next((text for text in map(read_text, self._zoned_caps()) if text), ""),
            scsi_type=read_number(self._device_file("type")),
            zones=self._queue("nr_zones"),
            discard_max_bytes=_first(self._queue("discard_max_hw_bytes"), self._queue("discard_max_bytes")),
            reported_zones=disk.reported_zones,
            reported_trim=disk.reported_trim,
            form_factor_inches=disk.form_factor_inches,
            is_thin=self._is_thin(),
        )
        return replace(found, is_thin=True) if says_virtual(found) else found

    def _itself(self) -> Identity:
        told = next(filter(None, map(identity, self._identify_data())), Identity())
        page = characteristics(self._page("b1"))
        noted = self._noted if self._noted.get("ID_ATA") == "1" or self._noted.get("ID_BUS") == "ata" else {}
        return Identity(
            model=told.model or name_in(noted, "ID_MODEL") or self._model(),
            serial=told.serial or noted.get("ID_SERIAL_SHORT") or self._serial(),
            firmware=told.firmware or noted.get("ID_REVISION") or self._text("firmware_rev") or self._text("rev"),
            wwn=told.wwn or wwn_of(self._noted.get("ID_WWN_WITH_EXTENSION", "")) or wwn_in_page_83(self._page("83")),
            rotation_rpm=_first(
                told.rotation_rpm,
                number(noted.get("ID_ATA_ROTATION_RATE_RPM", "")),
                page.rotation_rpm if page.rotation_rpm or not self._is_on_usb else None,
            ),
            form_factor_inches=told.form_factor_inches or page.form_factor_inches,
            reported_zones=told.reported_zones or page.reported_zones,
            reported_trim=told.reported_trim,
        )

    def _identify_data(self) -> Iterator[tuple[int, ...]]:
        for dump in self._place.identify_dumps():
            yield words_of_dump(read_text(dump))
        yield words_of_page_89(self._page("89"))

    def _model(self) -> str:
        """From sysfs, cut to 16 letters for SCSI; behind USB it is mostly the enclosure that speaks there."""
        return "" if self._is_on_usb else self._text("model") or self._text("name")

    def _vendor(self) -> str:
        """NVMe and virtio have the number of a PCI or virtio vendor in this file."""
        vendor = self._text("vendor")
        return "" if vendor == _ATA or vendor.startswith("0x") else vendor

    def _product(self) -> str:
        """The name that the enclosure shows."""
        if not self._is_on_usb:
            return ""
        is_of_disk = self._noted.get("ID_BUS") == "ata"
        noted = name_in(self._noted, "ID_USB_MODEL" if is_of_disk else "ID_MODEL")
        return self._text("model") or noted or self._usb.product

    def _serial(self) -> str:
        """SCSI has it in a page, NVMe and cards in a file of the device. That of the disk's own folder is not read."""
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

    def _is_thin(self) -> bool:
        is_over_network = any(part.startswith("session") for part in self._place.parts)
        return is_over_network or bool(_VIRTUAL_DISKS.match(self._place.name))

    def _zoned_caps(self) -> Iterator[Path]:
        for folder in (*scsi_disks(self._place), self._place.device, self._place.disk, self._place.disk / "queue"):
            yield folder / "zoned_cap"

    def _page(self, code: str) -> bytes:
        return read_bytes(self._device_file(f"vpd_pg{code}"))

    def _text(self, name: str) -> str:
        return read_text(self._device_file(name))

    def _queue(self, name: str) -> int | None:
        return read_number(self._in_queue(name))

    def _device_file(self, name: str) -> Path:
        return self._place.device / name

    def _in_queue(self, name: str) -> Path:
        """A copy of single files may have them without the folder."""
        inside = self._place.disk / "queue" / name
        return inside if exists(inside) else self._place.disk / name


def _flag(value: int | None) -> bool | None:
    return None if value is None else value != 0


def _first(*values: int | None) -> int | None:
    return next((value for value in values if value is not None), None)
