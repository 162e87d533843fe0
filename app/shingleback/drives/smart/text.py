"""Reads what smartctl prints for people, line by line: all that pySMART leaves out, and all of a report it gives up on.

Labels are searched for anywhere in the text, so a report may begin in its middle, end early, or be quoted in a mail.
"""

import re
from collections.abc import Iterable
from typing import Final

from shingleback.drives.smart.raw import power_on_hours, separated_number, temperature_c
from shingleback.drives.smart.table import attributes
from shingleback.model.smart import SmartReport

_LABEL: Final = re.compile(r"[\s>|]*([A-Za-z][\w /()\-.,]*?)\s*(?:\(0x[0-9a-fA-F]+\))?:\s+(\S.*?)\s*")
_MODELS: Final = ("Device Model", "Model Number", "Product")
_CAPACITIES: Final = ("User Capacity", "Namespace 1 Size/Capacity", "Total NVM Capacity")
_ERROR_COUNTS: Final = ("ATA Error Count", "Device Error Count")
_ZONES: Final = {"device managed": "device-managed", "host aware": "host-aware"}

_FAILED_TEST: Final = re.compile(
    r"[\s>|]*#\s*\d+\s.*\b(?:Completed: .*(?:failure|damage)|Failed in segment)|.*\bfailed segment", re.IGNORECASE
)
_LONG_TEST_PASSED: Final = re.compile(
    r"[\s>|]*#\s*\d+\s+(?:Extended|Background long).*\bCompleted(?: without error| {3})"
)
_LISTED_TEST: Final = re.compile(r"[\s>|]*#\s*\d+\s+\S")
_ENDED_TEST: Final = re.compile(r"[\s>|]*#\s*\d+\s.*\b(?:Completed|Failed in segment)")
_LAST_TEST: Final = re.compile(r"[\s>|]*Self-test execution status:\s*\(\s*(\d{1,3})\)")
_FAILURES: Final = range(4, 9)  # in the high half byte: failed in an unknown, electric, servo or read part, or damaged
_SCSI_HOURS: Final = re.compile(r"[\s>|]*Accumulated power on time, hours:minutes (\d{1,7}):\d{1,2}\s*")
_UNCORRECTED: Final = re.compile(r"[\s>|]*(?:read|write|verify):\s+(?:[\d.]+\s+){6}(\d{1,15})\s*")


def read_text(lines: Iterable[str]) -> SmartReport:
    """All that can be made out; a report with nothing in it where there is nothing."""
    lines = list(lines)
    labels = _labels(lines)
    table = attributes(lines)
    return SmartReport(
        model=_first(labels, *_MODELS),
        family=_first(labels, "Model Family"),
        serial=_first(labels, "Serial Number", "Serial number"),
        firmware=_first(labels, "Firmware Version", "Revision"),
        capacity_bytes=_number(labels, *_CAPACITIES) or None,
        rotation_rpm=_rotation(_first(labels, "Rotation Rate")),
        form_factor_inches=_inches(_first(labels, "Form Factor")),
        zones=_zones(_first(labels, "Zoned Device")),
        trim=_trim(_first(labels, "TRIM Command")),
        is_nvme="NVMe Version" in labels or "Available Spare" in labels or "NVMe Log" in "".join(lines),
        passed=_passed(labels, lines),
        temperature_c=_temperature(labels) or temperature_c(table),
        power_on_hours=_hours(labels, lines) if not table else power_on_hours(table),
        attributes=table,
        self_tests_failed=_self_tests_failed(lines),
        is_self_test_failing=_is_self_test_failing(lines),
        error_count=_error_count(labels, lines),
        media_errors=_media_errors(labels, lines),
        critical_warning=_number(labels, "Critical Warning"),
        used_percent=_number(labels, "Percentage Used", "Percentage used endurance indicator"),
        spare_percent=_number(labels, "Available Spare"),
        spare_threshold_percent=_number(labels, "Available Spare Threshold"),
        grown_defects=_number(labels, "Elements in grown defect list"),
    )


def _labels(lines: list[str]) -> dict[str, str]:
    """What stands behind each label; the first one wins."""
    found: dict[str, str] = {}
    for line in lines:
        match = _LABEL.fullmatch(line)
        if match:
            found.setdefault(match[1], match[2])
    return found


def _first(labels: dict[str, str], *names: str) -> str:
    return next((labels[name] for name in names if name in labels), "")


def _number(labels: dict[str, str], *names: str) -> int | None:
    return separated_number(_first(labels, *names))


def _rotation(text: str) -> int | None:
    if text.startswith("Solid State"):
        return 0
    rpm = re.match(r"(\d{4,5}) ?rpm", text)
    return int(rpm[1]) if rpm else None


def _inches(text: str) -> float | None:
    inches = re.match(r"(\d(?:\.\d{1,2})?) inch", text)
    return float(inches[1]) if inches else None


def _zones(text: str) -> str:
    said = text.lower().replace("-", " ")
    return next((zones for words, zones in _ZONES.items() if words in said), "")


def _trim(text: str) -> bool | None:
    said = text.lower()
    if said.startswith("available"):
        return True
    return False if said.startswith(("unavailable", "not ")) else None


def _passed(labels: dict[str, str], lines: list[str]) -> bool | None:
    """A word that was cut off or garbled is no word."""
    said = _first(labels, "SMART overall-health self-assessment test result", "SMART Health Status")
    if re.match(r"(?:PASSED|OK)\b", said):
        return True
    if re.search(r"FAIL|EXCEEDED", said) or any("SAVE ALL DATA" in line for line in lines):
        return False
    return None


def _temperature(labels: dict[str, str]) -> int | None:
    return _number(labels, "Current Drive Temperature", "Current Temperature", "Temperature")


def _hours(labels: dict[str, str], lines: list[str]) -> int | None:
    """Of drives without attributes."""
    scsi = next((match for match in map(_SCSI_HOURS.fullmatch, lines) if match), None)
    return int(scsi[1]) if scsi else _number(labels, "Power On Hours")


def _self_tests_failed(lines: list[str]) -> int | None:
    count, is_listed = 0, False
    for line in lines:
        if _LONG_TEST_PASSED.match(line):
            return count
        is_listed = is_listed or bool(_LISTED_TEST.match(line))
        count += bool(_FAILED_TEST.match(line))
    if is_listed or count:
        return count
    return _last_self_test(lines)


def _is_self_test_failing(lines: list[str]) -> bool:
    newest = next((line for line in lines if _ENDED_TEST.match(line)), "")
    return bool(_FAILED_TEST.match(newest))


def _last_self_test(lines: list[str]) -> int | None:
    """Where no test is listed, the last one is told by a status byte."""
    last = next((match for match in map(_LAST_TEST.match, lines) if match), None)
    if last is None:
        return 0 if any("No self-tests have been logged" in line for line in lines) else None
    return int(int(last[1]) >> 4 in _FAILURES)


def _error_count(labels: dict[str, str], lines: list[str]) -> int | None:
    count = _number(labels, *_ERROR_COUNTS)
    return 0 if count is None and any(line.strip() == "No Errors Logged" for line in lines) else count


def _media_errors(labels: dict[str, str], lines: list[str]) -> int | None:
    uncorrected = [int(match[1]) for match in map(_UNCORRECTED.fullmatch, lines) if match]
    return sum(uncorrected) if uncorrected else _number(labels, "Media and Data Integrity Errors")
