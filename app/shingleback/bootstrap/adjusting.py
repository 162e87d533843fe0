"""The job that shows or changes how a drive is used: UAS through the helper, what it does when idle through UDisks2."""

import asyncio
import os
import stat
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from shingleback.devices.dbus import BusError, NotThere, Unanswered, connected
from shingleback.devices.helper_client import Helper, HelperAbsent
from shingleback.devices.idle_settings import IdleSetting, SavedSetting, save_settings, saved_settings
from shingleback.devices.smart.read import quirks_of
from shingleback.devices.sysfs.facts import FactReader
from shingleback.devices.sysfs.reader import SYS, HelperDevice, helper_device
from shingleback.devices.sysfs.topology import drive_below
from shingleback.devices.udisks import NOT_AUTHORIZED, reach, service_refusal
from shingleback.devices.udisks_objects import whole_around
from shingleback.domain.adjustments import (
    DRIVES_OWN,
    HEADS_STAY_LEVEL,
    UasState,
    standby_minutes,
    standby_value,
    uas_state,
)
from shingleback.domain.drive import Evidence
from shingleback.domain.errors import DriveRefused, Outcome, ShinglebackError, UsageError, Why
from shingleback.domain.usb_quirks import is_without_uas
from shingleback.protocol.adjusting import AdjustFinished
from shingleback.protocol.control import Control
from shingleback.protocol.events import Emit
from shingleback.protocol.process import Job

_ANSWER_S: Final = 10.0


@dataclass(frozen=True, slots=True)
class AdjustRequest:
    """What to change; only what is there is shown otherwise.

    Attributes:
        uses_uas: None leaves it as it is.
        stops_after_min: None leaves it as it is; `DRIVES_OWN` leaves it to the drive from now on.
        parks_heads: None leaves it as it is; True leaves it to the drive from now on.
    """

    uses_uas: bool | None = None
    stops_after_min: int | None = None
    parks_heads: bool | None = None

    @property
    def idle_changes(self) -> Mapping[IdleSetting, int | None]:
        """What UDisks2 is to save; None removes what is saved. Empty if nothing is to change."""
        changes: dict[IdleSetting, int | None] = {}
        if self.stops_after_min is not None:
            is_own = self.stops_after_min == DRIVES_OWN
            changes[IdleSetting.STANDBY] = None if is_own else standby_value(self.stops_after_min)
        if self.parks_heads is not None:
            changes[IdleSetting.APM_LEVEL] = None if self.parks_heads else HEADS_STAY_LEVEL
        return changes


def adjust_job(device: str, request: AdjustRequest) -> Job:
    """Return a job for a worker process, because a drive that is tidying up delays it. It may ask for a password."""

    def run(_emit: Emit, _control: Control) -> AdjustFinished:
        try:
            return asyncio.run(adjusted(os.path.realpath(device), _number_of(device), request))
        except ShinglebackError as error:
            return AdjustFinished(outcome=error.outcome, device=device).ended_by(error)

    return run


async def adjusted(
    device: str, number: int, request: AdjustRequest, sysfs: Path = SYS, bus: str | None = None
) -> AdjustFinished:
    """Carry out a request for the drive with this node, such as /dev/sdb or /dev/sdb1.

    Raises UsageError and DriveRefused.
    """
    evidence = FactReader(sysfs).read(drive_below(device.removeprefix("/dev/"), sysfs)).evidence
    if request.uses_uas is not None:
        can_be_set = await _idle_settings(number, device, {}, bus) if request.idle_changes else {}
        if not request.idle_changes.keys() <= can_be_set.keys():
            raise UsageError(Why.NOT_ADJUSTABLE, device=device)  # before anything is changed
        await _switch_uas(device, evidence, helper_device(number, sysfs), bus, is_on=request.uses_uas)
    knows_idle = True
    try:
        idle = await _idle_settings(number, device, request.idle_changes, bus)
    except DriveRefused:
        if request.idle_changes:
            raise
        idle, knows_idle = {}, False
    timer, level = idle.get(IdleSetting.STANDBY), idle.get(IdleSetting.APM_LEVEL)
    return AdjustFinished(
        outcome=Outcome.DONE,
        device=device,
        usb=str(evidence.usb or ""),
        uas=_uas_now(evidence, request, sysfs).value,
        knows_idle=knows_idle,
        has_timer=timer is not None,
        stops_after_min=None if timer is None or timer.value is None else standby_minutes(timer.value),
        keeps_time=timer is not None and request.stops_after_min == DRIVES_OWN,
        has_levels=level is not None,
        power_level=None if level is None else level.value,
        keeps_level=level is not None and request.parks_heads is True,
    )


def _number_of(device: str) -> int:
    """Return the number of a block device. Raises UsageError."""
    try:
        info = os.stat(device)
    except (OSError, ValueError):
        raise UsageError(Why.NO_SUCH_DRIVE, device=device) from None
    if not stat.S_ISBLK(info.st_mode):
        raise UsageError(Why.NO_SUCH_DRIVE, device=device)
    return info.st_rdev


async def _switch_uas(
    device: str, evidence: Evidence, identified: HelperDevice | None, bus_address: str | None, *, is_on: bool
) -> None:
    if evidence.usb is None or identified is None:
        raise UsageError(Why.NOT_ADJUSTABLE, device=device)
    try:
        async with connected(bus_address, _ANSWER_S) as bus:
            helper = Helper(bus)
            if not await helper.is_there():
                raise HelperAbsent
            await helper.set_uas(identified, is_on=is_on)
    except (NotThere, Unanswered):
        raise HelperAbsent from None


def _uas_now(evidence: Evidence, request: AdjustRequest, sysfs: Path) -> UasState:
    is_off = evidence.usb is not None and is_without_uas(quirks_of(sysfs), str(evidence.usb))
    state = uas_state(evidence.usb_driver, is_switched_off=is_off)
    is_undone = request.uses_uas is True and state is UasState.NOT_USED
    return UasState.USED_AT_NEXT_PLUG_IN if is_undone else state


async def _idle_settings(
    number: int, device: str, changes: Mapping[IdleSetting, int | None], bus: str | None
) -> Mapping[IdleSetting, SavedSetting]:
    """Return the settings as they are saved now, those that can be set. Raises UsageError and DriveRefused."""
    try:
        async with reach(bus, _ANSWER_S) as udisks:
            whole = whole_around(number, await udisks.objects())
            is_one = whole is not None and whole.drive_path and not whole.has_twin
            saved = await saved_settings(udisks, whole.drive_path) if whole and is_one else {}
            if not changes:
                return saved
            if whole is None or not changes.keys() <= saved.keys():
                raise UsageError(Why.NOT_ADJUSTABLE, device=device)
            await save_settings(udisks, whole.drive_path, changes)
            return await saved_settings(udisks, whole.drive_path) or saved
    except (BusError, NotThere, Unanswered) as error:
        is_forbidden = isinstance(error, BusError) and error.name.startswith(NOT_AUTHORIZED)
        raise DriveRefused(Why.NOT_ALLOWED) if is_forbidden else service_refusal(error) from None
