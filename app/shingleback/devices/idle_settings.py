"""What a disk does by itself when it is idle, through UDisks2: it saves two settings, and sets them at each plug-in.

Needs no helper: an administrator's password is enough (org.freedesktop.udisks2.modify-drive-settings). The disk cannot
be asked for its timer, and UDisks2 does not tell the level of its power management, so what UDisks2 saves is all that
is known of them. Without a saved setting, the disk keeps the last one until it loses power, and then has that of its
maker.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

import msgspec

from shingleback.devices.drive_functions import ata_settings, configuration_of, configure
from shingleback.devices.udisks import UDisks


class IdleSetting(StrEnum):
    """The settings, by their names in UDisks2."""

    STANDBY = "ata-pm-standby"
    APM_LEVEL = "ata-apm-level"


class _AtaPower(msgspec.Struct, frozen=True, rename="pascal"):
    pm_supported: bool = False
    apm_supported: bool = False


@dataclass(frozen=True, slots=True)
class SavedSetting:
    """Attributes: `value`: as in `domain.adjustments`; None if none is saved."""

    value: int | None


async def saved_settings(udisks: UDisks, drive: str) -> Mapping[IdleSetting, SavedSetting]:
    """Return the settings that the disk, as connected, can be given. Raises Unanswered."""
    power, saved = await ata_settings(udisks, drive, _AtaPower) or (_AtaPower(), {})
    can_be_set = {IdleSetting.STANDBY: power.pm_supported, IdleSetting.APM_LEVEL: power.apm_supported}
    values = {setting: saved.get(setting) for setting, is_there in can_be_set.items() if is_there}
    return {setting: SavedSetting(value if isinstance(value, int) else None) for setting, value in values.items()}


async def save_settings(udisks: UDisks, drive: str, changes: Mapping[IdleSetting, int | None]) -> None:
    """Set and save settings at once; None removes a saved one. The user may be asked for a password, once.

    Raises NotThere, Unanswered and BusError.
    """
    others = {name: value for name, value in (await configuration_of(udisks, drive)).items() if name not in changes}
    changed = {setting.value: value for setting, value in changes.items() if value is not None}
    await configure(udisks, drive, {**others, **changed}, may_ask=True)
