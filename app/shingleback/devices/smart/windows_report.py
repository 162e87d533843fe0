"""Reads what programs on Windows print of a drive: CrystalDiskInfo's text, PowerShell's lists, and wmic's status.

An external drive is often looked at there first, and its owner pastes what was shown. Only what the drive itself told
is read: CrystalDiskInfo's own verdict ("Caution") is left out, since it calls a single replaced sector that.

    Model : WDC WD40EFRX-68N32N0                          FriendlyName           : Micron 2300 NVMe 1024GB
    Health Status : Caution                               HealthStatus           : Healthy
    -- S.M.A.R.T. ------------------------------          ReadErrorsUncorrected  : 0
    ID Cur Wor Thr RawValues(6) Attribute Name            Wear                   : 7
    05 198 198 140 000000000008 Reallocated Sectors Count

Sources: CrystalDiskInfo's source, where it copies its text to the clipboard; learn.microsoft.com: MSFT_PhysicalDisk,
MSFT_StorageReliabilityCounter, Win32_DiskDrive, health and operational states of Storage Spaces.
"""

import re
from collections.abc import Iterable
from typing import Final

from shingleback.devices.smart.json_report import power_on_hours, separated_number, temperature_c
from shingleback.domain.smart.printed import printed_rpm
from shingleback.domain.smart.report import Attribute, SmartReport
from shingleback.domain.smr.windows_tables import NAME, listed, lists_of_drives
from shingleback.domain.text import text_lines

_TABLE: Final = "-- S.M.A.R.T. -----"
_OF_POWER_SHELL: Final = frozenset({"ReadErrorsUncorrected", "WriteErrorsUncorrected", "HealthStatus"})
_PREDICTED: Final = "Pred Fail"
_CELL_END: Final = re.compile(r"\s{2,}|[:=,]")
_LABEL: Final = re.compile(r"[A-Za-z][A-Za-z ]{0,30}")
_ROW: Final = re.compile(
    r"(?P<number>[0-9A-F]{2})\s+"
    r"(?:(?P<value>[_\d]{3})\s+(?P<worst>[_\d]{3})\s+(?P<threshold>[_\d]{3}|---)\s+)?"
    r"(?P<raw>[0-9A-F]{12,16})\s+(?P<name>\S.*)"
)
_OF_DAMAGE: Final = frozenset({1, 5, 10, 184, 187, 188, 196, 197, 198})
"""At their threshold a drive is about to fail; the program does not print which attributes are of that kind."""
_SOLID_STATE: Final = "(SSD)"
_ZERO_CELSIUS_K: Final = 273

# The fields of the health log of NVMe drives, by the numbers that CrystalDiskInfo gives them.
_WARNING, _TEMPERATURE, _SPARE, _SPARE_THRESHOLD, _USED, _HOURS, _MEDIA_ERRORS = 1, 2, 3, 4, 5, 12, 14
_IS_FAILING: Final = ("Predictive Failure", "Failed Media", "Device Hardware Failure")
_IS_NOT_IN_POOL: Final = (
    "Not Usable",
    "Split",
    "Stale Metadata",
    "Unrecognized Metadata",
    "Updating Firmware",
    "Starting",
)
"""A sound disk may be unhealthy so, for Storage Spaces."""


def read_windows(text: str) -> SmartReport | None:
    """Read a report of one of these programs; None if the text is none."""
    if _TABLE in text:
        return _crystal(text_lines(text))
    named_lists = lists_of_drives(text)
    lines = text_lines(named_lists[0] if len(named_lists) > 1 else listed(text))
    labels = _labels(lines)
    if not _OF_POWER_SHELL.isdisjoint(labels):
        return _power_shell(labels)
    is_predicted = any(cell.strip() == _PREDICTED for line in lines for cell in _CELL_END.split(line))
    return SmartReport(model=labels.get(NAME, ""), passed=False) if is_predicted else None


def _labels(lines: Iterable[str]) -> dict[str, str]:
    labels: dict[str, str] = {}
    for label, colon, value in (line.partition(":") for line in lines):
        if colon and _LABEL.fullmatch(label.strip()):
            labels.setdefault(label.strip(), value.strip())
    return labels


def _crystal(lines: list[str]) -> SmartReport:
    """The first drive of the text: the program prints all drives, one below the other."""
    begin = next(number for number, line in enumerate(lines) if _TABLE in line)
    labels = _labels(lines[:begin])
    rows: dict[int, Attribute] = {}
    for line in lines[begin + 2 :]:
        match = _ROW.fullmatch(line.strip())
        if match is None:
            break
        number, raw = int(match["number"], 16), int(match["raw"], 16)
        attribute = Attribute(
            number,
            match["name"],
            value=_level(match["value"]),
            worst=_level(match["worst"]),
            threshold=_level(match["threshold"]),
            raw=raw,
            raw_text=str(raw),
            is_prefail=number in _OF_DAMAGE,
        )
        rows.setdefault(number, attribute)
    report = SmartReport(model=labels.get("Model", ""), firmware=labels.get("Firmware", ""))
    if "NVM" in labels.get("Interface", "") or (_WARNING in rows and "Warning" in rows[_WARNING].name):
        return _of_nvme(report, {number: row.raw for number, row in rows.items()})
    # Without levels, as of the first SSDs, the numbers mean what their maker likes.
    table = tuple(rows[number] for number in sorted(rows) if rows[number].value is not None)
    rotation = labels.get("Rotation Rate", "")
    return SmartReport(
        model=report.model,
        firmware=report.firmware,
        rotation_rpm=0 if _SOLID_STATE in rotation else printed_rpm(rotation.lower()),
        temperature_c=temperature_c(table),
        power_on_hours=power_on_hours(table),
        attributes=table,
    )


def _level(text: str | None) -> int | None:
    digits = (text or "").strip("_-")
    return int(digits) if digits.isdigit() else None


def _of_nvme(report: SmartReport, raws: dict[int, int | None]) -> SmartReport:
    kelvin = raws.get(_TEMPERATURE)
    return SmartReport(
        model=report.model,
        firmware=report.firmware,
        is_nvme=True,
        critical_warning=raws.get(_WARNING),
        temperature_c=kelvin - _ZERO_CELSIUS_K if kelvin else None,
        spare_percent=raws.get(_SPARE),
        spare_threshold_percent=raws.get(_SPARE_THRESHOLD),
        used_percent=raws.get(_USED),
        power_on_hours=raws.get(_HOURS),
        media_errors=raws.get(_MEDIA_ERRORS),
    )


def _power_shell(labels: dict[str, str]) -> SmartReport:
    """Windows leaves a counter empty that the drive or its bridge did not give.

    That a hard disk counts no lost reads says little: of sectors that it could not read yet, there is no counter.
    """
    uncorrected = [
        separated_number(labels.get(name, "")) for name in ("ReadErrorsUncorrected", "WriteErrorsUncorrected")
    ]
    counted = [count for count in uncorrected if count is not None]
    is_solid_state = labels.get("MediaType") == "SSD"
    return SmartReport(
        model=labels.get(NAME, ""),
        rotation_rpm=0 if is_solid_state else None,
        passed=_is_passed(labels),
        temperature_c=separated_number(labels.get("Temperature", "")) or None,
        power_on_hours=separated_number(labels.get("PowerOnHours", "")),
        media_errors=sum(counted) if any(counted) or (counted and is_solid_state) else None,
        used_percent=separated_number(labels.get("Wear", "")),
    )


def _is_passed(labels: dict[str, str]) -> bool | None:
    """Windows also warns of a sound disk that only its pool misses: the other status says why."""
    health, status = labels.get("HealthStatus", ""), labels.get("OperationalStatus", "")
    if any(word in status for word in _IS_FAILING):
        return False
    if health == "Unhealthy":
        return None if any(word in status for word in _IS_NOT_IN_POOL) else False
    return True if health == "Healthy" else None
