"""Reads a drive's health from UDisks2: the access method that needs no privileges.

The facts about org.freedesktop.UDisks2.Drive.Ata and .NVMe.Controller are from UDisks2's own documentation. Drive.Ata
exists for SATA drives; for USB drives it is gone since 2.10.90. NVMe.Controller exists since 2.10.
"""

from typing import Any, Final, TypeVar

import msgspec

from shingleback.devices.dbus import DBUS, BusError, Call, NotThere, SystemBus, typed
from shingleback.devices.smart.json_report import temperature_c
from shingleback.devices.udisks_objects import UDISKS
from shingleback.domain.drive import Drive
from shingleback.domain.smart.report import Attribute, SmartReport

_ATA: Final = f"{UDISKS}.Drive.Ata"
_NVME: Final = f"{UDISKS}.NVMe.Controller"
_WOULD_WAKE_UP: Final = f"{UDISKS}.Error.WouldWakeup"
_NO_WAKE_UP: Final = {"nowakeup": typed("b", value=True)}
_ZERO_C_IN_K: Final = 273.15
_PREFAIL: Final = 1  # a bit of an attribute's flags
_COUNTED_UNITS: Final = (1, 3)  # a number, and sectors; the others are milliseconds, millikelvin and unknown units
_VALID_LEVELS: Final = range(1, 254)
_WARNINGS: Final = ("spare", "temperature", "degraded", "readonly", "volatile_mem", "pmr_readonly")

_T = TypeVar("_T")
_Row = tuple[int, str, int, int, int, int, int, int, dict[str, object]]


class Asleep(Exception):
    """The query would wake the drive."""


class NoSmart(Exception):
    """The drive's IDENTIFY DEVICE data (word 82) lists no SMART."""


class _Ata(msgspec.Struct, frozen=True, rename="pascal"):
    """Temperature in kelvin, 0 if unknown; `smart_updated` is 0 until the first reading."""

    smart_supported: bool | None = None
    smart_enabled: bool = False
    smart_updated: int = 0
    smart_failing: bool = False
    smart_power_on_seconds: int = 0
    smart_temperature: float = 0.0
    smart_selftest_status: str = ""


class _Controller(msgspec.Struct, frozen=True, rename="pascal"):
    """Temperature in kelvin, 0 if unknown."""

    smart_updated: int = 0
    smart_critical_warning: list[str] = []
    smart_power_on_hours: int = 0
    smart_temperature: float = 0.0


class _Log(msgspec.Struct, frozen=True):
    """The fields of SmartGetAttributes for NVMe that are used here."""

    avail_spare: int | None = None
    spare_thresh: int | None = None
    percent_used: int | None = None
    media_errors: int | None = None


async def ata_report(bus: SystemBus, drive: Drive, limit_s: float) -> SmartReport | None:
    """Return the report of a SATA drive; None if the service does not offer it. Raises Asleep, NoSmart and Unanswered.

    The service reads the values every ten minutes. That is enough for callers who may not ask for a new reading, and
    for a drive that has gone to sleep since.
    """
    is_asleep = await _update(bus, Call(UDISKS, drive.path, _ATA, "SmartUpdate", "a{sv}", (_NO_WAKE_UP,)), limit_s)
    ata = _converted(await _properties(bus, drive.path, _ATA, limit_s), _Ata)
    if ata is None:
        return None
    if not ata.smart_updated:
        if ata.smart_supported is False:
            raise NoSmart  # "asleep" only means that its power state is unknown
        if is_asleep and ata.smart_supported:
            raise Asleep
        return None
    answer = await _ask(bus, Call(UDISKS, drive.path, _ATA, "SmartGetAttributes", "a{sv}", ({},)), limit_s)
    table = tuple(_attribute(row) for row in _converted(answer, list[_Row]) or [])
    return _of_drive(
        drive,
        passed=not ata.smart_failing,
        temperature_c=_celsius(ata.smart_temperature) or temperature_c(table),
        power_on_hours=ata.smart_power_on_seconds // 3600 or None,
        self_tests_failed=int(ata.smart_selftest_status.startswith("error_")) if ata.smart_selftest_status else None,
        attributes=table,
    )


async def nvme_report(bus: SystemBus, drive: Drive, limit_s: float) -> SmartReport | None:
    """Return the report of an NVMe drive; None if the service does not offer it. Raises Unanswered."""
    await _update(bus, Call(UDISKS, drive.path, _NVME, "SmartUpdate", "a{sv}", ({},)), limit_s)
    controller = _converted(await _properties(bus, drive.path, _NVME, limit_s), _Controller)
    if controller is None or not controller.smart_updated:
        return None
    answer = await _ask(bus, Call(UDISKS, drive.path, _NVME, "SmartGetAttributes", "a{sv}", ({},)), limit_s)
    log = _converted(answer, _Log) or _Log()
    warning = sum(1 << bit for bit, name in enumerate(_WARNINGS) if name in controller.smart_critical_warning)
    return _of_drive(
        drive,
        is_nvme=True,
        passed=not warning,
        critical_warning=warning,
        temperature_c=_celsius(controller.smart_temperature),
        power_on_hours=controller.smart_power_on_hours,
        used_percent=log.percent_used,
        spare_percent=log.avail_spare,
        spare_threshold_percent=log.spare_thresh,
        media_errors=log.media_errors,
    )


def _of_drive(drive: Drive, **counted: Any) -> SmartReport:  # noqa: ANN401 (fields of the report)
    evidence = drive.evidence
    return SmartReport(model=evidence.model, serial=drive.serial, rotation_rpm=evidence.rotation_rpm, **counted)


async def _update(bus: SystemBus, call: Call, limit_s: float) -> bool:
    """Ask the service to read the values now, if permitted. Returns whether the drive is asleep. Raises Unanswered."""
    try:
        await bus.call(call, limit_s)
    except NotThere:
        return False
    except BusError as error:
        return error.name == _WOULD_WAKE_UP
    return False


async def _properties(bus: SystemBus, path: str, interface: str, limit_s: float) -> object:
    return await _ask(bus, Call(UDISKS, path, f"{DBUS}.Properties", "GetAll", "s", (interface,)), limit_s)


async def _ask(bus: SystemBus, call: Call, limit_s: float) -> object:
    """Return the first value of the answer; None if the service refuses or is absent. Raises Unanswered."""
    try:
        answer = await bus.call(call, limit_s)
    except (NotThere, BusError):
        return None
    return answer[0] if answer else None


def _attribute(row: _Row) -> Attribute:
    number, name, flags, value, worst, threshold, pretty, unit, _ = row
    is_known = threshold > 0 and value in _VALID_LEVELS
    return Attribute(
        number,
        name,
        value=value if value >= 0 else None,
        worst=worst if worst >= 0 else None,
        threshold=threshold if threshold >= 0 else None,
        raw=pretty if unit in _COUNTED_UNITS and pretty >= 0 else None,
        failed="" if not is_known or worst > threshold else "now" if value <= threshold else "past",
        is_prefail=bool(flags & _PREFAIL),
    )


def _celsius(kelvin: float) -> int | None:
    return round(kelvin - _ZERO_C_IN_K) if kelvin > _ZERO_C_IN_K else None


def _converted(value: object, kind: type[_T]) -> _T | None:
    """Convert an answer; None if it has another shape."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return None
