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
_ENTRY: Final = re.compile(r"(?:0x)?([0-9a-f]+):(?:0x)?([0-9a-f]+):(.*)", re.IGNORECASE)
"""The kernel skips what is no flag."""


def without_uas(quirks: str, usb: str) -> str:
    """Keep uas away from a device, with numbers such as 152d:0578.

    If it has an entry, one with all its flags is put before it, which `with_uas` can take away again.
    """
    if is_without_uas(quirks, usb):
        return quirks
    flags = flags_of(quirks, usb)
    added = f"{usb}:{flags or ''}{_NO_UAS}"
    return ",".join([*_entries(quirks), added] if flags is None else [added, *_entries(quirks)])


def with_uas(quirks: str, usb: str) -> str:
    """Undo `without_uas`. Of an entry that was written by somebody else, only the flag is taken away."""
    entries = _entries(quirks)
    while is_without_uas(",".join(entries), usb):
        place, *repeats = [number for number, entry in enumerate(entries) if _of_entry(entry)[0] == usb]
        flags = re.sub(_NO_UAS, "", _of_entry(entries[place])[1], flags=re.IGNORECASE)
        entries[place : place + 1] = [f"{usb}:{flags}"] if flags and not repeats else []
    return ",".join(entries)


def is_without_uas(quirks: str, usb: str) -> bool:
    return _NO_UAS in (flags_of(quirks, usb) or "").lower()


def flags_of(quirks: str, usb: str) -> str | None:
    """Return the flags of a device's first entry, which counts; None if it has no entry."""
    return next((flags for numbers, flags in map(_of_entry, _entries(quirks)) if numbers == usb), None)


def _entries(quirks: str) -> list[str]:
    return [entry for entry in quirks.strip().split(",") if entry]


def _of_entry(entry: str) -> tuple[str, str]:
    """Return the numbers and the flags of an entry; empty if the kernel would read none."""
    match = _ENTRY.fullmatch(entry)
    return (f"{int(match[1], 16):04x}:{int(match[2], 16):04x}", match[3]) if match else ("", "")
