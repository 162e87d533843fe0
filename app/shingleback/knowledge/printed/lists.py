"""Lists of devices: lsusb, lsblk (pairs or JSON) and udevadm info."""

import json
import re
from typing import Any, Final

from shingleback.model.evidence import Evidence, Transport, UsbDriver, UsbId
from shingleback.model.kernel_text import text_lines

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
_SECTOR: Final = 512
_TRANSPORTS: Final = {"usb": Transport.USB, "sata": Transport.SATA, "sas": Transport.SAS, "nvme": Transport.NVME}


def evidence_of_lists(text: str) -> Evidence:
    readers = (_of_lsusb, _of_udev, _of_attribute_walk, _of_lsblk)
    return next((found for read in readers if (found := read(text))), Evidence())


def _of_lsusb(text: str) -> Evidence | None:
    """Of several devices the one that is most like a disk."""
    lines = [(UsbId(int(one[1], 16), int(one[2], 16)), one[3].strip()) for one in _LSUSB.finditer(text)]
    devices = [(usb, name) for usb, name in lines if usb.vendor != _HUB]
    if not devices:
        return None
    likeness = [(usb.vendor in _MAKERS_OF_DISKS) + 2 * bool(_SPEAKS_OF_A_DISK.search(name)) for usb, name in devices]
    usb, name = devices[likeness.index(max(likeness))]
    product = _LSUSB_PRODUCT.search(text) if len(devices) == 1 else None
    return Evidence(usb=usb, product=product[1] if product else name, transport=Transport.USB)


def _of_udev(text: str) -> Evidence | None:
    """The properties of one device. `ID_MODEL` is the disk's own name where udev could ask the disk (ID_ATA)."""
    told: dict[str, str] = {}
    for name, value in _UDEV.findall(text):
        told.setdefault(name, value)
    kind = _kind(told)
    if "ID_MODEL" not in told and "ID_VENDOR_ID" not in told and not kind:
        return None
    is_own_name = told.get("ID_ATA") == "1" or told.get("ID_BUS") in ("ata", "nvme", None)
    name = told.get("ID_MODEL", "").replace("_", " ").strip()
    rate = told.get("ID_ATA_ROTATION_RATE_RPM", "")
    driver = told.get("ID_USB_DRIVER", "")
    usb = _usb_id(told)
    return Evidence(
        model=name if is_own_name else "",
        product=told.get("ID_USB_MODEL", "" if is_own_name else name).replace("_", " ").strip(),
        vendor=told.get("ID_VENDOR", told.get("ID_USB_VENDOR", "")),
        usb=usb,
        usb_driver=UsbDriver(driver) if driver in tuple(UsbDriver) else None,
        transport=Transport.USB if usb else kind,
        rotation_rpm=int(rate) if rate.isascii() and rate.isdecimal() and len(rate) < 7 else None,
    )


def _kind(told: dict[str, str]) -> Transport | None:
    device = told.get("DEVNAME", "").rpartition("/")[2]
    if device.startswith("mmcblk") or any(name.startswith("ID_DRIVE_FLASH_") for name in told):
        return Transport.CARD
    if device.startswith("nvme"):
        return Transport.NVME
    return _TRANSPORTS.get(told.get("ID_BUS", "").replace("ata", "sata"))


def _of_attribute_walk(text: str) -> Evidence | None:
    """`udevadm info -a`: the device first, then what it hangs on; the nearest value of each is its own."""
    told: dict[str, str] = {}
    for name, value in _ATTRIBUTE.findall(text):
        told.setdefault(name.rpartition("/")[2], value.strip())
    if not told.keys() & {"zoned", "model", "idVendor", "zoned_cap"}:
        return None
    usb = _usb_id({"ID_VENDOR_ID": told.get("idVendor", ""), "ID_MODEL_ID": told.get("idProduct", "")})
    vendor = told.get("vendor", "")
    size = _number(told.get("size", ""))
    rotational = told.get("rotational")
    return Evidence(
        model=told.get("model", "") if vendor == "ATA" or not usb else "",
        product=told.get("model", "") if usb and vendor != "ATA" else "",
        vendor=vendor,
        usb=usb,
        transport=Transport.USB if usb else Transport.SATA if vendor == "ATA" else None,
        capacity_bytes=size * _SECTOR if size else None,
        is_rotational=rotational == "1" if rotational else None,
        zoned=told.get("zoned", ""),
        zoned_cap=told.get("zoned_cap", ""),
        scsi_type=_number(told.get("type", "")),
        zones=_number(told.get("nr_zones", "")),
        discard_max_bytes=_number(told.get("discard_max_hw_bytes", "")),
    )


def _number(text: str) -> int | None:
    return int(text) if re.fullmatch("[0-9]{1,20}", text) else None


def _usb_id(told: dict[str, str]) -> UsbId | None:
    vendor = told.get("ID_USB_VENDOR_ID") or told.get("ID_VENDOR_ID", "")
    product = told.get("ID_USB_MODEL_ID") or told.get("ID_MODEL_ID", "")
    is_usb = told.get("ID_BUS", "usb") == "usb" or "ID_USB_VENDOR_ID" in told
    if is_usb and re.fullmatch("[0-9a-f]{4}", vendor) and re.fullmatch("[0-9a-f]{4}", product):
        return UsbId(int(vendor, 16), int(product, 16))
    return None


def _of_lsblk(text: str) -> Evidence | None:
    """Of the first device with a model."""
    for told in [*_json_devices(text), *(dict(_PAIRS.findall(line)) for line in text_lines(text) if '="' in line)]:
        row = {str(name).upper(): "" if value is None else str(value) for name, value in told.items()}
        if row.get("MODEL", "").strip():
            return _of_row(row)
    return None


def _json_devices(text: str) -> list[dict[str, Any]]:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return []
    devices = found.get("blockdevices") if isinstance(found, dict) else None
    return [one for one in devices if isinstance(one, dict)] if isinstance(devices, list) else []


def _of_row(row: dict[str, str]) -> Evidence:
    rotates = {"1": True, "TRUE": True, "0": False, "FALSE": False}.get(row.get("ROTA", "").upper())
    return Evidence(
        model=row["MODEL"].strip(),
        vendor=row.get("VENDOR", "").strip(),
        transport=_TRANSPORTS.get(row.get("TRAN", "")),
        capacity_bytes=_number(row.get("SIZE", "")),
        is_rotational=rotates,
        zoned=row.get("ZONED", ""),
        discard_max_bytes=_number(row.get("DISC-MAX", "")),
    )
