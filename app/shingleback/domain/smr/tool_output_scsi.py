"""Evidence that smartctl prints about a SCSI device or an unknown bridge, and sg_vpd and sg_inq about zones."""

import re
from typing import Final

from shingleback.domain.drive import Evidence, UsbId
from shingleback.domain.smart.printed import printed_inches, printed_rpm
from shingleback.domain.text import text_lines

_LINE: Final = re.compile(
    r"^[ \t]*(Vendor|Vendor identification|Product|Product identification|User Capacity|Rotation Rate|Form Factor"
    r"|Provisioning type)[ \t]*:(.*)$",
    re.MULTILINE | re.IGNORECASE,
)
_BRIDGE: Final = re.compile(r"USB bridge \[0x([0-9a-f]{4}):0x([0-9a-f]{4})", re.IGNORECASE)
_ZONED: Final = re.compile(r"\b(device|drive|host)[- ](managed|aware)\b", re.IGNORECASE)
_OF_ZONES: Final = re.compile(r"\b(?:zoned?|zbc)\b", re.IGNORECASE)
_NOT_THE_DRIVE: Final = re.compile(r"\bsd[a-z]{1,3}\]|\bkernel\b|^\[ *\d|==", re.IGNORECASE)  # of the kernel, of udev
_DIGITS: Final = re.compile(r"[^0-9]")


def evidence_of_scsi(text: str) -> Evidence:
    lines = reversed(_LINE.findall(text))  # the first of several devices wins
    properties = {name.lower().removesuffix(" identification"): value.strip() for name, value in lines}
    bridge = _BRIDGE.search(text)
    capacity = properties.get("user capacity", "")
    # "4,000,787,030,016 bytes [4.00 TB]", with any separator between groups of digits.
    digits = _DIGITS.sub("", capacity.partition("bytes")[0]) if "bytes" in capacity else ""
    return Evidence(
        vendor=properties.get("vendor", ""),
        product=properties.get("product", ""),
        usb=UsbId(int(bridge[1], 16), int(bridge[2], 16)) if bridge else None,
        capacity_bytes=int(digits) if 0 < len(digits) <= 20 else None,
        rotation_rpm=printed_rpm(properties.get("rotation rate", "")),
        form_factor_inches=printed_inches(properties.get("form factor", "")),
        reported_zones=_zones(text),
        is_thin="thin" in properties.get("provisioning type", "").lower(),
    )


def _zones(text: str) -> str:
    """What a tool reports about zones. Lines of the kernel and udev are skipped: other parsers read them."""
    for line in text_lines(text):
        match = _ZONED.search(line)
        if match and _OF_ZONES.search(line) and not _NOT_THE_DRIVE.search(line):
            owner = "host" if match[1].lower() == "host" else "device"
            return f"{owner}-{match[2].lower()}"
    return ""
