"""Whether the computer runs on its battery, as the kernel tells it.

Source: Documentation/ABI/testing/sysfs-class-power in the Linux kernel.
"""

from pathlib import Path
from typing import Final

POWER_SUPPLIES: Final = Path("/sys/class/power_supply")

_OF_THE_WALL: Final = frozenset({"Mains", "USB"})
_OF_ITS_OWN: Final = "Device"  # the battery of a mouse, or of a headset


def is_on_battery(supplies: Path = POWER_SUPPLIES) -> bool:
    """False where nothing is known, as on a computer that has no battery."""
    batteries = []
    for supply in _folders(supplies):
        kind = _value(supply, "type")
        if kind in _OF_THE_WALL and _value(supply, "online") not in ("", "0"):
            return False
        if kind == "Battery" and _value(supply, "scope") != _OF_ITS_OWN:
            batteries.append(_value(supply, "status"))
    return "Discharging" in batteries


def _folders(supplies: Path) -> list[Path]:
    try:
        return sorted(supplies.iterdir())
    except OSError:
        return []


def _value(supply: Path, file: str) -> str:
    """Empty where it cannot be read: a driver may answer with an error at any time."""
    try:
        return (supply / file).read_text(encoding="utf-8", errors="replace").strip()
    except OSError:
        return ""
