"""Whether the kernel keeps ATA commands, and with them all SMART, from a USB drive, and which quirk lets them through.

Under UAS, the kernel does so for every device of Seagate, and for two bridges and two drives of PNY
(drivers/usb/storage/uas-detect.h and unusual_uas.h, flag US_FL_NO_ATA_1X; newer kernels mean only some revisions of the
INIC-3069). An entry in the parameter `quirks` of usb_storage replaces what the kernel's table
says of a device, so one with no flags at all lifts the block, and leaves the drive under UAS with its full speed. The
parameter is read when the drive is plugged in. Flag `t` is the block itself.
"""

from pathlib import Path
from typing import Final

from shingleback.drives.sysfs.reading import read_text
from shingleback.model.evidence import Evidence, UsbDriver, UsbId

_PARAMETER: Final = Path("module/usb_storage/parameters/quirks")
_SEAGATE: Final = 0x0BC2
_LISTED: Final = (
    UsbId(0x2109, 0x0711),  # VIA VL711
    UsbId(0x13FD, 0x3940),  # Initio INIC-3069
    UsbId(0x154B, 0xF00B),  # PNY Pro Elite
    UsbId(0x154B, 0xF00D),
)
_BLOCK_FLAG: Final = "t"


def quirks_of(sysfs: Path) -> str:
    """The parameter as it is now: "0bc2:2037:,174c:55aa:u"; empty where there is none."""
    return read_text(sysfs / _PARAMETER)


def is_blocked(evidence: Evidence, quirks: str) -> bool:
    usb = evidence.usb
    if usb is None or evidence.usb_driver is not UsbDriver.UAS:
        return False
    flags = _flags(usb, quirks)
    return _is_in_table(usb) if flags is None else _BLOCK_FLAG in flags


def is_lifted(evidence: Evidence, quirks: str) -> bool:
    """The quirk is there, and works once the drive is plugged in again."""
    is_uas = evidence.usb is not None and evidence.usb_driver is UsbDriver.UAS
    return is_uas and not is_blocked(evidence, quirks) and is_blocked(evidence, "")


def with_quirk(usb: UsbId, quirks: str) -> str:
    """What the parameter has to be; the entries of other devices are kept."""
    others = [entry for entry in quirks.split(",") if entry and not entry.lower().startswith(f"{usb}:")]
    return ",".join([*others, f"{usb}:"])


def _is_in_table(usb: UsbId) -> bool:
    return usb.vendor == _SEAGATE or usb in _LISTED


def _flags(usb: UsbId, quirks: str) -> str | None:
    """What the first entry for a device says; None where there is none."""
    for entry in quirks.split(","):
        vendor, _, rest = entry.strip().partition(":")
        product, _, flags = rest.partition(":")
        if _same(vendor, usb.vendor) and _same(product, usb.product):
            return flags
    return None


def _same(text: str, number: int) -> bool:
    try:
        return int(text, 16) == number
    except ValueError:
        return False
