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
    """Keep uas away from a device, with numbers such as 152d:0578.

    If it has an entry, one with all its flags is put before it, which `with_uas` can take away again.
    """
    if is_without_uas(quirks, usb):
        return quirks
    first = _first_entry(quirks, usb)
    flags = first.rpartition(":")[2]
    added = f"{usb}:{flags}{_NO_UAS}"
    return ",".join([added, *_entries(quirks)] if first else [*_entries(quirks), added])


def with_uas(quirks: str, usb: str) -> str:
    """Undo `without_uas`. Of an entry that was written by somebody else, only the flag is taken away."""
    entries = _entries(quirks)
    if not is_without_uas(quirks, usb):
        return ",".join(entries)
    first = _first_entry(quirks, usb)
    place = entries.index(first)
    others = re.sub(_NO_UAS, "", first.rpartition(":")[2], flags=re.IGNORECASE)
    has_second = any(_id_of(entry) == usb for entry in entries[place + 1 :])
    entries[place : place + 1] = [f"{usb}:{others}"] if others and not has_second else []
    return ",".join(entries)


def is_without_uas(quirks: str, usb: str) -> bool:
    return _NO_UAS in _first_entry(quirks, usb).rpartition(":")[2].lower()


def _first_entry(quirks: str, usb: str) -> str:
    """Return the entry of a device that counts; empty if it has none."""
    return next((entry for entry in _entries(quirks) if _id_of(entry) == usb), "")


def _entries(quirks: str) -> list[str]:
    return [entry for entry in quirks.strip().split(",") if entry]


def _id_of(entry: str) -> str:
    match = _ENTRY.fullmatch(entry)
    return f"{int(match[1], 16):04x}:{int(match[2], 16):04x}" if match else ""
