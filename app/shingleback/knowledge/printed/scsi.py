"""What smartctl says of a SCSI device or of a bridge that it does not know, and what sg_vpd and sg_inq say of zones."""

import re
from typing import Final

from shingleback.model.evidence import Evidence, UsbId
from shingleback.model.kernel_text import text_lines

_LINE: Final = re.compile(
    r"^[ \t]*(Vendor|Vendor identification|Product|Product identification|User Capacity|Rotation Rate|Form Factor"
    r"|Provisioning type)[ \t]*:(.*)$",
    re.MULTILINE | re.IGNORECASE,
)
_BRIDGE: Final = re.compile(r"Unknown USB bridge \[0x([0-9a-f]{4}):0x([0-9a-f]{4})", re.IGNORECASE)
_ZONED: Final = re.compile(r"\b(device|drive|host)[- ](managed|aware)\b", re.IGNORECASE)
_OF_ZONES: Final = re.compile(r"\b(?:zoned?|zbc)\b", re.IGNORECASE)
_NOT_THE_DRIVE: Final = re.compile(r"\bsd[a-z]{1,3}\]|\bkernel\b|^\[ *\d|==", re.IGNORECASE)  # the kernel, udev
_DIGITS: Final = re.compile(r"[^0-9]")


def evidence_of_scsi(text: str) -> Evidence:
    lines = reversed(_LINE.findall(text))  # of several devices the first is taken
    told = {name.lower().removesuffix(" identification"): value.strip() for name, value in lines}
    bridge = _BRIDGE.search(text)
    return Evidence(
        vendor=told.get("vendor", ""),
        product=told.get("product", ""),
        usb=UsbId(int(bridge[1], 16), int(bridge[2], 16)) if bridge else None,
        capacity_bytes=_capacity(told.get("user capacity", "")),
        rotation_rpm=_rotation(told.get("rotation rate", "")),
        form_factor_inches=_inches(told.get("form factor", "")),
        reported_zones=_zones(text),
        is_thin="thin" in told.get("provisioning type", "").lower(),
    )


def _capacity(text: str) -> int | None:
    """As in "4,000,787,030,016 bytes [4.00 TB]", with whatever separates groups of digits in that country."""
    digits = _DIGITS.sub("", text.partition("bytes")[0]) if "bytes" in text else ""
    return int(digits) if 0 < len(digits) <= 20 else None


def _rotation(text: str) -> int | None:
    if "solid state" in text.lower():
        return 0
    found = re.match(r"(\d{1,6}) rpm", text)
    return int(found[1]) if found else None


def _inches(text: str) -> float | None:
    found = re.match(r"(\d\.\d{1,2}) inch", text)
    return float(found[1]) if found else None


def _zones(text: str) -> str:
    """What the kernel and udev say of zones is read elsewhere."""
    for line in text_lines(text):
        found = _ZONED.search(line)
        if found and _OF_ZONES.search(line) and not _NOT_THE_DRIVE.search(line):
            owner = "host" if found[1].lower() == "host" else "device"
            return f"{owner}-{found[2].lower()}"
    return ""
