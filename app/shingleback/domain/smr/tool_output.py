"""Parsers that read evidence from the output of other programs. The text itself shows which program wrote it.

They read hdparm -i, -I (sentences) and --Istdout (the 256 words of IDENTIFY DEVICE; ATA8-ACS, ACS-4), lsusb, lsblk
(pairs or JSON), udevadm info, the kernel's log, smartctl on a SCSI device or an unknown bridge, and what sg_vpd and
sg_inq report about zones. `devices.smart.text_report` reads the report of smartctl on an ATA or NVMe drive;
`evidence_from_report` uses its result.
"""

import dataclasses
import json
import re
from collections.abc import Callable
from typing import Any, Final

from shingleback.domain.drive import Evidence, Transport, UsbDriver, UsbId
from shingleback.domain.smart.report import SmartReport
from shingleback.domain.smr.listings import TRANSPORTS, of_fdisk, of_gnome_disks, of_inxi, of_lsblk_table, of_lshw
from shingleback.domain.smr.tool_output_log import evidence_of_log
from shingleback.domain.text import UNDECODABLE, text_lines

_SHORT_MODEL: Final = re.compile(r"^\s*Model=(.*?), FwRev=", re.MULTILINE)
_SHORT_SECTORS: Final = re.compile(r"\bLBAsects=(\d{1,20})")
_MODEL: Final = re.compile(r"^\s*Model Number:\s+(\S.*?)\s*$", re.MULTILINE)
_SECTORS: Final = re.compile(r"^\s*LBA(?:48)?\s+user addressable sectors:\s+(\d{1,20})", re.MULTILINE)
_ROTATION: Final = re.compile(r"Nominal Media Rotation Rate:\s+(\d{1,6}|Solid State)")
_INCHES: Final = re.compile(r"^\s*Form Factor:\s+(\d\.\d{1,2}) inch", re.MULTILINE)
_TRIM: Final = re.compile(r"^\s*\*?\s*Data Set Management TRIM supported", re.MULTILINE)
_SECTOR: Final = 512

_WORDS: Final = re.compile(r"^\s*((?:[0-9a-fA-F]{4}[ \t]+){7}[0-9a-fA-F]{4})\s*$", re.MULTILINE)
_WORD_COUNT: Final = 256
_ZONES: Final = {1: "host-aware", 2: "device-managed"}  # word 69, bits 1:0
_INCHES_BY_CODE: Final = {2: 3.5, 3: 2.5, 4: 1.8}  # word 168, bits 3:0


def evidence_of_ata(text: str) -> Evidence:
    identify_words = _identify_words(text)
    if identify_words:
        return _of_words(identify_words)
    model = _MODEL.search(text) or _SHORT_MODEL.search(text)
    if not model:
        return Evidence()
    sectors = [int(count) for count in [*_SECTORS.findall(text), *_SHORT_SECTORS.findall(text)]]
    rotation = _ROTATION.search(text)
    inches = _INCHES.search(text)
    return Evidence(
        model=model[1].strip(),
        capacity_bytes=max(sectors) * _SECTOR if sectors else None,
        rotation_rpm=_rpm(rotation[1]) if rotation else None,
        form_factor_inches=float(inches[1]) if inches else None,
        reported_trim=True if _TRIM.search(text) else None,
    )


def _rpm(text: str) -> int:
    return int(text) if text.isdecimal() else 0


def _identify_words(text: str) -> list[int]:
    identify_words = [int(word, 16) for line in _WORDS.findall(text) for word in line.split()]
    return identify_words if len(identify_words) == _WORD_COUNT else []


def _of_words(identify_words: list[int]) -> Evidence:
    """The words are printed with their bytes in the order of the letters."""
    letters = b"".join(word.to_bytes(2, "big") for word in identify_words[27:47])
    sectors = identify_words[100] | identify_words[101] << 16 | identify_words[102] << 32 | identify_words[103] << 48
    rate = identify_words[217]
    return Evidence(
        model=letters.decode("ascii", "replace").replace("\0", " ").strip(),
        capacity_bytes=sectors * _SECTOR or None,
        rotation_rpm=0 if rate == 1 else rate if 0x0401 <= rate < 0xFFFF else None,
        form_factor_inches=_INCHES_BY_CODE.get(identify_words[168] & 0xF),
        reported_zones=_ZONES.get(identify_words[69] & 3, ""),
        reported_trim=True if identify_words[169] & 1 else None,
    )


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
            return _of_row(row)
    return None


def _json_devices(text: str) -> list[dict[str, Any]]:
    try:
        document = json.loads(text)
    except UNDECODABLE:
        return []
    devices = document.get("blockdevices") if isinstance(document, dict) else None
    return [device for device in devices if isinstance(device, dict)] if isinstance(devices, list) else []


def _of_row(row: dict[str, str]) -> Evidence:
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


_LINE: Final = re.compile(
    r"^[ \t]*(Vendor|Vendor identification|Product|Product identification|User Capacity|Rotation Rate|Form Factor"
    r"|Provisioning type)[ \t]*:(.*)$",
    re.MULTILINE | re.IGNORECASE,
)
_BRIDGE: Final = re.compile(r"Unknown USB bridge \[0x([0-9a-f]{4}):0x([0-9a-f]{4})", re.IGNORECASE)
_ZONED: Final = re.compile(r"\b(device|drive|host)[- ](managed|aware)\b", re.IGNORECASE)
_OF_ZONES: Final = re.compile(r"\b(?:zoned?|zbc)\b", re.IGNORECASE)
_NOT_THE_DRIVE: Final = re.compile(r"\bsd[a-z]{1,3}\]|\bkernel\b|^\[ *\d|==", re.IGNORECASE)  # of the kernel, of udev
_DIGITS: Final = re.compile(r"[^0-9]")


def evidence_of_scsi(text: str) -> Evidence:
    lines = reversed(_LINE.findall(text))  # the first of several devices wins
    properties = {name.lower().removesuffix(" identification"): value.strip() for name, value in lines}
    bridge = _BRIDGE.search(text)
    return Evidence(
        vendor=properties.get("vendor", ""),
        product=properties.get("product", ""),
        usb=UsbId(int(bridge[1], 16), int(bridge[2], 16)) if bridge else None,
        capacity_bytes=_capacity(properties.get("user capacity", "")),
        rotation_rpm=_rotation(properties.get("rotation rate", "")),
        form_factor_inches=_inches(properties.get("form factor", "")),
        reported_zones=_zones(text),
        is_thin="thin" in properties.get("provisioning type", "").lower(),
    )


def _capacity(text: str) -> int | None:
    """Parse "4,000,787,030,016 bytes [4.00 TB]" with any separator between groups of digits."""
    digits = _DIGITS.sub("", text.partition("bytes")[0]) if "bytes" in text else ""
    return int(digits) if 0 < len(digits) <= 20 else None


def _rotation(text: str) -> int | None:
    if "solid state" in text.lower():
        return 0
    match = re.match(r"(\d{1,6}) rpm", text)
    return int(match[1]) if match else None


def _inches(text: str) -> float | None:
    match = re.match(r"(\d\.\d{1,2}) inch", text)
    return float(match[1]) if match else None


def _zones(text: str) -> str:
    """What a tool reports about zones. Lines of the kernel and udev are skipped: other parsers read them."""
    for line in text_lines(text):
        match = _ZONED.search(line)
        if match and _OF_ZONES.search(line) and not _NOT_THE_DRIVE.search(line):
            owner = "host" if match[1].lower() == "host" else "device"
            return f"{owner}-{match[2].lower()}"
    return ""


_READERS: Final[tuple[Callable[[str], Evidence], ...]] = (
    evidence_of_ata,
    evidence_of_scsi,
    evidence_of_lists,
    evidence_of_log,
)
_MAX_LETTERS: Final = 4_000_000
_LONGEST_LINE: Final = 400  # no known tool prints longer lines, and searching them would take long
_NOTHING: Final = Evidence()


def evidence_of_text(text: str) -> Evidence:
    """Read everything that can be understood; empty evidence if nothing can. Never raises."""
    readable = "\n".join(line for line in text_lines(text[:_MAX_LETTERS]) if len(line) <= _LONGEST_LINE)
    evidence = _NOTHING
    for read in _READERS:
        evidence = merged(evidence, read(readable))
    return evidence


def evidence_from_report(report: SmartReport) -> Evidence:
    """The facts in a drive's SMART report. No line on TRIM is no evidence: old programs did not print it."""
    return Evidence(
        model=report.model,
        capacity_bytes=report.capacity_bytes,
        rotation_rpm=report.rotation_rpm,
        form_factor_inches=report.form_factor_inches,
        reported_zones=report.zones,
        reported_trim=report.trim,
        family=report.family,
        transport=Transport.NVME if report.is_nvme else None,
    )


def merged(first: Evidence, second: Evidence) -> Evidence:
    """Both together; the first takes precedence."""
    properties = {field.name: getattr(first, field.name) for field in dataclasses.fields(Evidence)}
    first_values = {name: value for name, value in properties.items() if value is not None and value != ""}
    return dataclasses.replace(second, **(first_values | {"is_thin": first.is_thin or second.is_thin}))
