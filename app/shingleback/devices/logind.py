"""Asks logind to keep the computer awake, for as long as a descriptor is open; and tells whether it runs on battery.

Sources: org.freedesktop.login1(5), https://systemd.io/INHIBITOR_LOCKS, and
Documentation/ABI/testing/sysfs-class-power in the Linux kernel.
"""

import asyncio
from pathlib import Path
from typing import Final

from shingleback.devices.dbus import BusError, Call, NotThere, Unanswered, connected
from shingleback.domain.monitoring import NotHeld

LOGIND: Final = "org.freedesktop.login1"
LOGIND_PATH: Final = "/org/freedesktop/login1"
MANAGER: Final = "org.freedesktop.login1.Manager"

_WHAT: Final = "sleep:shutdown"
_WHO: Final = "Shingleback"
_WHY: Final = "A backup is being copied to a drive"
_MODE: Final = "block"
_ANSWER_S: Final = 10.0


def keep_awake(bus_address: str | None = None, answer_s: float = _ANSWER_S) -> int | NotHeld:
    """The open file that keeps the computer from sleep and shutdown until it is closed in every process that has it.

    Without an address it uses the machine's own bus. Nobody is asked for a password for this.
    """
    return asyncio.run(_inhibit(bus_address, answer_s))


async def _inhibit(bus_address: str | None, answer_s: float) -> int | NotHeld:
    call = Call(LOGIND, LOGIND_PATH, MANAGER, "Inhibit", "ssss", (_WHAT, _WHO, _WHY, _MODE))
    try:
        async with connected(bus_address, answer_s) as bus:
            return await bus.call_for_fd(call, answer_s)
    except (NotThere, Unanswered):
        return NotHeld.NO_LOGIND
    except BusError:
        return NotHeld.REFUSED


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
