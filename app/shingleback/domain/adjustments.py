"""What can be adjusted about a drive besides its speed: whether Linux uses UAS for it, and what it does when idle.

All of it is changed only on request, and can be undone. The standby timer is the disk's own (ATA8-ACS, table "Automatic
standby timer periods"; the values are those of `hdparm -S`). An enclosure may have a timer beside it, which no standard
command changes. The level of power management (ATA8-ACS, "Advanced Power Management levels") also decides when a disk
parks its heads, which wears it; a disk forgets it when it loses power.
"""

from enum import StrEnum
from typing import Final

from shingleback.domain.drive import UsbDriver

NEVER_MIN: Final = 0
DRIVES_OWN: Final = -1
"""Instead of minutes: what the drive's maker has set."""
HEADS_STAY_LEVEL: Final = 254
"""The level of most performance: that of `hdparm -B 254`; 255 would switch power management off altogether."""
_STEP_S: Final = 5
_MINUTE_S: Final = 60
_FINE: Final = 240  # up to here, the value counts 5 seconds; above, half hours
_COARSEST: Final = 251
_COARSE_MIN: Final = 30
_ODD_MIN: Final = {252: 21, 255: 21}
STANDBY_MINUTES: Final = (*range(1, 21), *range(30, 331, 30))
"""The times that a disk can be told to wait before it stops."""


class UasState(StrEnum):
    NOT_USED = "not-used"  # not on USB, or the enclosure or the kernel does not do it
    USED = "used"
    OFF = "off"
    OFF_AT_NEXT_PLUG_IN = "off-at-next-plug-in"
    USED_AT_NEXT_PLUG_IN = "used-at-next-plug-in"


def uas_state(driver: UsbDriver | None, *, is_switched_off: bool) -> UasState:
    """`is_switched_off`: by a quirk, which counts at the next plug-in."""
    match driver:
        case UsbDriver.UAS:
            return UasState.OFF_AT_NEXT_PLUG_IN if is_switched_off else UasState.USED
        case UsbDriver.USB_STORAGE:
            return UasState.OFF if is_switched_off else UasState.NOT_USED
    return UasState.NOT_USED


def standby_value(minutes: int) -> int:
    """Return the value of the timer for one of `STANDBY_MINUTES`, or for `NEVER_MIN`."""
    fine = minutes * _MINUTE_S // _STEP_S
    return fine if fine <= _FINE else _FINE + minutes // _COARSE_MIN


def standby_minutes(value: int) -> int | None:
    """Return the whole minutes; None for a time that is up to the disk's maker, and for what is no value."""
    if 0 <= value <= _FINE:
        return -(-value * _STEP_S // _MINUTE_S)
    return (value - _FINE) * _COARSE_MIN if _FINE < value <= _COARSEST else _ODD_MIN.get(value)
