"""Evidence in lists of devices: lsusb, lsblk (pairs or JSON), udevadm info and other tools that list drives."""

import json
import re
from typing import Any, Final

from shingleback.domain.drive import Evidence, Transport, UsbDriver, UsbId
from shingleback.domain.smr.listings import TRANSPORTS, of_fdisk, of_gnome_disks, of_inxi, of_lsblk_table, of_lshw
from shingleback.domain.text import UNDECODABLE, text_lines

_SECTOR: Final = 512
_LSUSB: Final = re.compile(
    r"^Bus \d{3} Device \d{3}: ID ([0-9a-f]{4}):([0-9a-f]{4})[ \t]*(.*)$", re.MULTILINE | re.IGNORECASE
)
_LSUSB_PRODUCT: Final = re.compile(r"^\s*iProduct\s+\d+ +(\S.*?)\s*$", re.MULTILINE)
_HUB: Final = 0x1D6B
_MAKERS_OF_DISKS: Final = (0x0BC2, 0x1058, 0x0480, 0x059F, 0x0930, 0x4971, 0x0D49, 0x04E8, 0x152D, 0x174C)
_SPEAKS_OF_A_DISK: Final = re.compile(
    r"hard|disk|drive|storage|sata|passport|elements|expansion|canvio|portable|backup", re.IGNORECASE
)
_UDEV: Final = re.compile(r"^(?:E: )?((?:ID|DEV|SCSI)_[A-Z0-9_]+)=(.*?)\s*$", re.MULTILINE)
_ATTRIBUTE: Final = re.compile(r'^\s*ATTRS?\{([\w/]+)\}=="(.*)"\s*$', re.MULTILINE)
_PAIRS: Final = re.compile(r'\b([A-Z][A-Z0-9:_%-]*)="([^"]*)"')


def evidence_of_lists(text: str) -> Evidence:
    readers = (
        *(_of_lsusb, _of_udev, _of_attribute_walk, _of_lsblk),
        *(of_lsblk_table, of_fdisk, of_inxi, of_lshw, of_gnome_disks),
    )
    return next((evidence for read in readers if (evidence := read(text))), Evidence())


def _of_lsusb(text: str) -> Evidence | None:
    """Of several devices, the one that looks most like a disk."""
    lines = [(UsbId(int(match[1], 16), int(match[2], 16)), match[3].strip()) for match in _LSUSB.finditer(text)]
    devices = [(usb, name) for usb, name in lines if usb.vendor != _HUB]
    if not devices:
        return None
    likeness = [(usb.vendor in _MAKERS_OF_DISKS) + 2 * bool(_SPEAKS_OF_A_DISK.search(name)) for usb, name in devices]
    usb, name = devices[likeness.index(max(likeness))]
    product = _LSUSB_PRODUCT.search(text) if len(devices) == 1 else None
    return Evidence(usb=usb, product=product[1] if product else name, transport=Transport.USB)


def _of_udev(text: str) -> Evidence | None:
    """The properties of one device. `ID_MODEL` is the disk's own name if udev could ask the disk (ID_ATA)."""
    properties: dict[str, str] = {}
    for name, value in _UDEV.findall(text):
        properties.setdefault(name, value)
    kind = _kind(properties)
    if "ID_MODEL" not in properties and "ID_VENDOR_ID" not in properties and not kind:
        return None
    is_own_name = properties.get("ID_ATA") == "1" or properties.get("ID_BUS") in ("ata", "nvme", None)
    name = properties.get("ID_MODEL", "").replace("_", " ").strip()
    rate = properties.get("ID_ATA_ROTATION_RATE_RPM", "")
    driver = properties.get("ID_USB_DRIVER", "")
    usb = _usb_id(properties)
    return Evidence(
        model=name if is_own_name else "",
        product=properties.get("ID_USB_MODEL", "" if is_own_name else name).replace("_", " ").strip(),
        vendor=properties.get("ID_VENDOR", properties.get("ID_USB_VENDOR", "")),
        usb=usb,
        usb_driver=UsbDriver(driver) if driver in tuple(UsbDriver) else None,
        transport=Transport.USB if usb else kind,
        rotation_rpm=int(rate) if rate.isascii() and rate.isdecimal() and len(rate) < 7 else None,
    )


def _kind(properties: dict[str, str]) -> Transport | None:
    device = properties.get("DEVNAME", "").rpartition("/")[2]
    if device.startswith("mmcblk") or any(name.startswith("ID_DRIVE_FLASH_") for name in properties):
        return Transport.CARD
    if device.startswith("nvme"):
        return Transport.NVME
    return TRANSPORTS.get(properties.get("ID_BUS", "").replace("ata", "sata"))


def _of_attribute_walk(text: str) -> Evidence | None:
    """Parse `udevadm info -a`: the device first, then its parents. The first value of each name is the device's own."""
    properties: dict[str, str] = {}
    for name, value in _ATTRIBUTE.findall(text):
        properties.setdefault(name.rpartition("/")[2], value.strip())
    if not properties.keys() & {"zoned", "model", "idVendor", "zoned_cap"}:
        return None
    usb = _usb_id({"ID_VENDOR_ID": properties.get("idVendor", ""), "ID_MODEL_ID": properties.get("idProduct", "")})
    vendor = properties.get("vendor", "")
    size = _number(properties.get("size", ""))
    rotational = properties.get("rotational")
    return Evidence(
        model=properties.get("model", "") if vendor == "ATA" or not usb else "",
        product=properties.get("model", "") if usb and vendor != "ATA" else "",
        vendor=vendor,
        usb=usb,
        transport=Transport.USB if usb else Transport.SATA if vendor == "ATA" else None,
        capacity_bytes=size * _SECTOR if size else None,
        is_rotational=rotational == "1" if rotational else None,
        zoned=properties.get("zoned", ""),
        zoned_cap=properties.get("zoned_cap", ""),
        scsi_type=_number(properties.get("type", "")),
        zones=_number(properties.get("nr_zones", "")),
        discard_max_bytes=_number(properties.get("discard_max_hw_bytes", "")),
    )


def _number(text: str) -> int | None:
    return int(text) if re.fullmatch("[0-9]{1,20}", text) else None


def _usb_id(properties: dict[str, str]) -> UsbId | None:
    vendor = properties.get("ID_USB_VENDOR_ID") or properties.get("ID_VENDOR_ID", "")
    product = properties.get("ID_USB_MODEL_ID") or properties.get("ID_MODEL_ID", "")
    is_usb = properties.get("ID_BUS", "usb") == "usb" or "ID_USB_VENDOR_ID" in properties
    if is_usb and re.fullmatch("[0-9a-f]{4}", vendor) and re.fullmatch("[0-9a-f]{4}", product):
        return UsbId(int(vendor, 16), int(product, 16))
    return None


def _of_lsblk(text: str) -> Evidence | None:
    """The first device with a model."""
    for properties in [
        *_json_devices(text),
        *(dict(_PAIRS.findall(line)) for line in text_lines(text) if '="' in line),
    ]:
        row = {str(name).upper(): "" if value is None else str(value) for name, value in properties.items()}
        if row.get("MODEL", "").strip():
            rotates = {"1": True, "TRUE": True, "0": False, "FALSE": False}.get(row.get("ROTA", "").upper())
            return Evidence(
                model=row["MODEL"].strip(),
                vendor=row.get("VENDOR", "").strip(),
                transport=TRANSPORTS.get(row.get("TRAN", "")),
                capacity_bytes=_number(row.get("SIZE", "")),
                is_rotational=rotates,
                zoned=row.get("ZONED", ""),
                discard_max_bytes=_number(row.get("DISC-MAX", "")),
            )
    return None


def _json_devices(text: str) -> list[dict[str, Any]]:
    try:
        document = json.loads(text)
    except UNDECODABLE:
        return []
    devices = document.get("blockdevices") if isinstance(document, dict) else None
    return [device for device in devices if isinstance(device, dict)] if isinstance(devices, list) else []
