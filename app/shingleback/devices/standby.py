"""When a disk stops by itself, through UDisks2: it saves the standby timer, and sets it at each plug-in.

Needs no helper: an administrator's password is enough (org.freedesktop.udisks2.modify-drive-settings). The disk cannot
be asked for its timer, so what UDisks2 saves is all that is known of it. Without a saved setting, the disk keeps the
last one until it loses power, and then has that of its maker.
"""

from dataclasses import dataclass
from typing import Final

import msgspec

from shingleback.devices.dbus import BusError, NotThere
from shingleback.devices.drive_functions import configuration_of, configure
from shingleback.devices.udisks import UDisks

_SETTING: Final = "ata-pm-standby"


class _AtaPower(msgspec.Struct, frozen=True, rename="pascal"):
    pm_supported: bool = False


@dataclass(frozen=True, slots=True)
class StandbyTimer:
    """Attributes: `value`: as in `domain.adjustments`; None if none is saved."""

    value: int | None


async def standby_of(udisks: UDisks, drive: str) -> StandbyTimer | None:
    """Return the saved timer; None if the disk, as connected, has none that can be set. Raises Unanswered."""
    try:
        power = msgspec.convert(await udisks.properties(drive, "Drive.Ata"), _AtaPower)
        setting = (await configuration_of(udisks, drive)).get(_SETTING)
    except (BusError, NotThere, msgspec.ValidationError):
        return None
    return StandbyTimer(setting if isinstance(setting, int) else None) if power.pm_supported else None


async def set_standby(udisks: UDisks, drive: str, value: int | None) -> None:
    """Set and save the timer; None removes the saved one. The user may be asked for a password.

    Raises NotThere, Unanswered and BusError.
    """
    settings = dict(await configuration_of(udisks, drive))
    settings.pop(_SETTING, None)
    if value is not None:
        settings[_SETTING] = value
    await configure(udisks, drive, settings, may_ask=True)
