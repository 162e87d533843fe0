"""What polkit calls a drive when it asks a person for a password: its make, its size, and its name in the kernel."""

import re
from typing import Final

from shingleback.helper.computer import Computer, text_of
from shingleback.helper.device import find_device
from shingleback.helper.drives import disks_below
from shingleback.helper.refused import Refused

_UNKNOWN: Final = "an external drive"
_STRANGE: Final = re.compile(r"[^A-Za-z0-9 .,:+()/_-]")
"""A drive says of itself what it likes. Nothing that polkit replaces, and nothing that leads the eye astray."""

_LONGEST: Final = 32
_SECTOR_BYTES: Final = 512
_STEP: Final = 1000
_UNITS: Final = ("bytes", "kB", "MB", "GB", "TB", "PB")


def drive_name(computer: Computer, major: int, minor: int, sequence: int) -> str:
    """Such as "Seagate Expansion HDD (8.0 TB, sdb)"; of several drives below one device, all of them."""
    try:
        device = find_device(computer, major, minor, sequence)
    except Refused:
        return _UNKNOWN
    names = []
    for disk in sorted(disks_below(device.folder)):
        made = " ".join(filter(None, (_said(text_of(disk / "device" / part)) for part in ("vendor", "model"))))
        sectors = text_of(disk / "size")
        size = [_size(int(sectors) * _SECTOR_BYTES)] if sectors.isdecimal() else []
        names.append(f"{made or _UNKNOWN} ({', '.join([*size, disk.name])})")
    return " + ".join(names) or _UNKNOWN


def _said(text: str) -> str:
    return " ".join(_STRANGE.sub("", text).split())[:_LONGEST].strip()


def _size(size_bytes: int) -> str:
    size, unit = float(size_bytes), 0
    while size >= _STEP and unit < len(_UNITS) - 1:
        size, unit = size / _STEP, unit + 1
    return f"{size:.1f} {_UNITS[unit]}" if unit else f"{size_bytes} {_UNITS[0]}"
