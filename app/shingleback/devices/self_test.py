"""A drive's own self-test, by UDisks2: Drive.Ata for SATA drives, NVMe.Controller for NVMe ones.

The drive tests itself, beside what it is asked for; it goes on whoever asks, and stops when it is switched off.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import msgspec

from shingleback.devices.dbus import BusError, NotThere
from shingleback.devices.udisks import UDisks

_ACTIONS: Final = {
    "Drive.Ata": "org.freedesktop.udisks2.ata-smart-selftest",
    "NVMe.Controller": "org.freedesktop.udisks2.nvme-device-selftest",
}
INTERFACES: Final = tuple(_ACTIONS)
RUNNING: Final = "inprogress"
SOUND: Final = "success"
_STOPPED: Final = frozenset({"aborted", "interrupted", "ctrl_reset", "ns_removed", "aborted_unknown", "sanitized"})


class _Told(msgspec.Struct, frozen=True, rename="pascal"):
    smart_supported: bool = True
    smart_enabled: bool = True
    smart_selftest_status: str = ""
    smart_selftest_percent_remaining: int = -1
    smart_power_on_seconds: int = 0
    smart_power_on_hours: int = 0


@dataclass(frozen=True, slots=True)
class SelfTestState:
    """How the newest self-test stands.

    Attributes:
        status: in the words of UDisks2: `success`, `inprogress`, `aborted`, `error_read` and so on.
        done: 0 to 1, while it runs.
    """

    status: str
    done: float

    @property
    def is_running(self) -> bool:
        return self.status == RUNNING

    @property
    def is_sound(self) -> bool | None:
        """None where it did not come to its end."""
        return None if not self.status or self.status in _STOPPED or self.is_running else self.status == SOUND


class SelfTest:
    """Of one drive. Every call raises NotThere, Unanswered or BusError."""

    def __init__(self, udisks: UDisks, drive: str, interface: str) -> None:
        self._udisks = udisks
        self._drive = drive
        self._interface = interface

    @property
    def action(self) -> str:
        """What polkit is asked about it."""
        return _ACTIONS[self._interface]

    async def start(self, *, is_long: bool) -> None:
        kind = "extended" if is_long else "short"
        await self._udisks.carry_out(self._drive, self._interface, "SmartSelftestStart", "sa{sv}", (kind, {}))

    async def stop(self) -> None:
        await self._udisks.carry_out(self._drive, self._interface, "SmartSelftestAbort")

    async def state(self) -> SelfTestState:
        """As the drive tells it now."""
        await self._udisks.carry_out(self._drive, self._interface, "SmartUpdate")
        told = await _told(self._udisks, self._drive, self._interface)
        left = told.smart_selftest_percent_remaining
        return SelfTestState(told.smart_selftest_status, 1 - left / 100 if 0 <= left <= 100 else 0.0)


async def self_test_of(udisks: UDisks, drive: str) -> tuple[SelfTest | None, int | None]:
    """None where the drive has no self-test that could be asked for; and for how many hours it has run, if known."""
    for interface in INTERFACES if drive else ():
        try:
            told = await _told(udisks, drive, interface)
        except (BusError, NotThere, msgspec.ValidationError):
            continue
        hours = told.smart_power_on_hours or told.smart_power_on_seconds // 3600 or None
        is_there = told.smart_supported and told.smart_enabled
        return SelfTest(udisks, drive, interface) if is_there else None, hours
    return None, None


async def _told(udisks: UDisks, drive: str, interface: str) -> _Told:
    found: Mapping[str, object] = await udisks.properties(drive, interface)
    return msgspec.convert(found, _Told)
