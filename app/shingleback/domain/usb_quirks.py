"""The kernel's list of quirks of USB storage, as in `usb-storage.quirks=152d:0578:u,0bc2:ab24:tu`.

The drivers usb-storage and uas look into it whenever a device is plugged in (drivers/usb/storage/usb.c,
`usb_stor_adjust_quirks`). The first entry with the numbers of the device counts, and its flags replace those that the
kernel has for that device; the flag `u` keeps uas away from it.
"""

import re
from typing import Final

MOST_BYTES: Final = 126
"""What the parameter holds besides the end of the line; the kernel refuses more."""
_NO_UAS: Final = "u"
_ENTRY: Final = re.compile(r"([0-9a-f]{1,4}):([0-9a-f]{1,4}):([a-z]*)", re.IGNORECASE)


def without_uas(quirks: str, usb: str) -> str:
    """Add the flag `u` for a device, with numbers such as 152d:0578. Everything else stays as it is."""
    entries = _entries(quirks)
    for place, entry in enumerate(entries):
        if _id_of(entry) == usb:
            entries[place] = entry if _has_flag(entry) else entry + _NO_UAS
            return ",".join(entries)
    return ",".join([*entries, f"{usb}:{_NO_UAS}"])


def with_uas(quirks: str, usb: str) -> str:
    """Remove the flag `u` for a device; its entry as well if that was its only flag."""
    kept = [_without_flag(entry) if _id_of(entry) == usb else entry for entry in _entries(quirks)]
    return ",".join(filter(None, kept))


def is_without_uas(quirks: str, usb: str) -> bool:
    return any(_has_flag(entry) for entry in [entry for entry in _entries(quirks) if _id_of(entry) == usb][:1])


def _entries(quirks: str) -> list[str]:
    return [entry for entry in quirks.strip().split(",") if entry]


def _id_of(entry: str) -> str:
    match = _ENTRY.fullmatch(entry)
    return f"{int(match[1], 16):04x}:{int(match[2], 16):04x}" if match else ""


def _has_flag(entry: str) -> bool:
    return _NO_UAS in entry.rpartition(":")[2].lower()


def _without_flag(entry: str) -> str:
    numbers, _, flags = entry.rpartition(":")
    others = re.sub(_NO_UAS, "", flags, flags=re.IGNORECASE)
    return f"{numbers}:{others}" if others else ""
