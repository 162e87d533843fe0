"""Reads the output of `smartctl --json`. Every field may be missing, or have an unexpected type.

It also parses numbers as smartctl prints them: raw values followed by remarks, and thousands separators of any
language.
"""

import re
from collections.abc import Iterator
from typing import Final

import msgspec

from shingleback.domain.smart.printed import printed_inches
from shingleback.domain.smart.report import Attribute, SmartReport
from shingleback.domain.text import UNDECODABLE

_LEADING: Final = re.compile(r"\s*(0x[0-9a-fA-F]{1,16}|\d{1,20})")
_WORDS: Final = re.compile(r"(\d{1,5}) (\d{1,5}) (\d{1,5})")
_ERRORS_AND_OPERATIONS: Final = re.compile(r"(\d{1,10})/(\d{1,10})")
_SEPARATORS: Final = re.compile(r"(?<=\d)[,.'\u2019\u00a0\u202f\u2009 ](?=\d{3}(?:\D|$))")
_WORD: Final = 1 << 16
_LONG: Final = 1 << 32

_NO_NUMBER: Final = 1 << 128
"""NVMe counters have 128 bits; no report contains a larger number."""
_HOURS: Final = 9
_TEMPERATURES: Final = (194, 190)
_HOTTEST_C: Final = 150
_LONGEST_H: Final = 1_000_000
_PER_HOUR: Final = {"half_minutes": 120, "minutes": 60, "seconds": 3600}
_ZONES: Final = {"device_managed": "device-managed", "host_aware": "host-aware"}
_NVME: Final = "nvme_smart_health_information_log"
_ERRORS: Final = "ata_smart_error_log"
_FAILURES: Final = range(4, 9)  # in the high half byte: failed in an unknown, electrical, servo or read part; damaged
_NVME_FAILURES: Final = (6, 7)  # failed in a segment
_DISK_FAILING: Final = 8  # a bit of smartctl's exit status
_LONG_TESTS: Final = ("extended", "background long")

_NAMED: Final = re.compile(r'"(model_name|scsi_model_name|model_family)": *"([^"\\]{1,100})"')
_CAPACITY: Final = re.compile(r'"user_capacity": *\{[^}]{0,100}"bytes": *(\d{1,20})[,\s}]')
_ROTATION: Final = re.compile(r'"rotation_rate": *(\d{1,6})[,\s}]')


def sound(value: object) -> int | None:
    """Return a possible count; None if it is negative or too large, and so was misread."""
    return value if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < _NO_NUMBER else None


def raw_number(text: str) -> int | None:
    """Return the whole raw value. Three words, or "errors/operations", are combined again as the drive packs them."""
    match = _WORDS.fullmatch(text.strip())
    if match and all(int(part) < _WORD for part in match.groups()):
        high, middle, low = (int(part) for part in match.groups())
        return high << 32 | middle << 16 | low
    counts = _ERRORS_AND_OPERATIONS.fullmatch(text.strip())
    if counts and int(counts[2]) < _LONG:
        return int(counts[1]) << 32 | int(counts[2])
    return _leading_number(text)


def separated_number(text: str) -> int | None:
    """Parse the number that a text begins with: "2 000 398 934 016 bytes", "2,000,398,934,016" or "1.699.047"."""
    return _leading_number(_SEPARATORS.sub("", text))


def temperature_c(attributes: tuple[Attribute, ...]) -> int | None:
    """Return the temperature in the table. Above the low byte, makers pack the lowest and the highest."""
    by_number = {attribute.number: attribute.raw for attribute in attributes}
    for number in _TEMPERATURES:
        raw = by_number.get(number)
        if raw is not None:
            celsius = raw if raw < _HOTTEST_C else raw & 0xFF
            return celsius if 0 < celsius < _HOTTEST_C else None
    return None


def power_on_hours(attributes: tuple[Attribute, ...]) -> int | None:
    """Return the hours in the table. Above the low 32 bits are milliseconds, and some drives count other units."""
    hours = next((attribute for attribute in attributes if attribute.number == _HOURS), None)
    if hours is None or hours.raw is None:
        return None
    leading = _leading_number(hours.raw_text)
    count = (hours.raw if leading is None else leading) % _LONG
    name = hours.name.lower()
    count //= next((per_hour for unit, per_hour in _PER_HOUR.items() if name.endswith(unit)), 1)
    return count if count < _LONGEST_H else None


def _leading_number(text: str) -> int | None:
    leading = _LEADING.match(text)
    return int(leading[1], 16 if leading[1].startswith("0x") else 10) if leading else None


def read_json(text: str) -> SmartReport | None:
    """Read a JSON report; None if the text is not a JSON object. A truncated report only identifies the drive."""
    start = text.find("{")
    if start < 0 or text[:start].strip("\ufeff \r\n\t"):
        return None
    try:
        document = msgspec.json.decode(text[start:])
    except UNDECODABLE:
        return _of_piece(text) if '"smartctl"' in text else None
    return _report(document) if isinstance(document, dict) else None


def _of_piece(text: str) -> SmartReport:
    names = dict(reversed(_NAMED.findall(text)))
    capacity, rotation = _CAPACITY.search(text), _ROTATION.search(text)
    return SmartReport(
        model=names.get("model_name") or names.get("scsi_model_name", ""),
        family=names.get("model_family", ""),
        capacity_bytes=int(capacity[1]) if capacity else None,
        rotation_rpm=int(rotation[1]) if rotation else None,
        is_nvme='"protocol": "NVMe"' in text,
        is_cut=True,
    )


def _report(document: object) -> SmartReport:
    table = tuple(_attributes(document))
    hours = power_on_hours(table)
    ended_tests = (row for row in _listed_tests(document) if _flag(row, "status", "passed") or _has_failed(row))
    scan = _at(document, "scsi_background_scan")
    parts = [_at(document, "scsi_error_counter_log", part) for part in ("read", "write", "verify")]
    uncorrected = [count for part in parts if (count := _number(part, "total_uncorrected_errors")) is not None]
    return SmartReport(
        model=_text(document, "model_name") or _text(document, "scsi_model_name"),
        family=_text(document, "model_family"),
        serial=_text(document, "serial_number"),
        firmware=_text(document, "firmware_version"),
        capacity_bytes=_number(document, "user_capacity", "bytes") or _number(document, "nvme_total_capacity"),
        rotation_rpm=_number(document, "rotation_rate"),
        form_factor_inches=printed_inches(_text(document, "form_factor", "name")),
        zones=_ZONES.get(_text(document, "zoned_device", "capabilities"), ""),
        trim=_flag(document, "trim", "supported"),
        is_nvme=_at(document, _NVME) is not None or _text(document, "device", "protocol") == "NVMe",
        passed=_passed(document),
        temperature_c=_number(document, "temperature", "current") or temperature_c(table),
        power_on_hours=_number(document, "power_on_time", "hours") if hours is None else hours,
        attributes=table,
        self_tests_failed=_self_tests_failed(document),
        is_self_test_failing=_has_failed(next(ended_tests, None)),
        error_count=_first_number(document, (_ERRORS, "extended", "count"), (_ERRORS, "summary", "count")),
        media_errors=sum(uncorrected) if uncorrected else _number(document, _NVME, "media_errors"),
        critical_warning=_number(document, _NVME, "critical_warning"),
        used_percent=_first_number(document, (_NVME, "percentage_used"), ("scsi_percentage_used_endurance_indicator",)),
        spare_percent=_number(document, _NVME, "available_spare"),
        spare_threshold_percent=_number(document, _NVME, "available_spare_threshold"),
        grown_defects=_number(document, "scsi_grown_defect_list"),
        failed_writes=_number(document, "scsi_error_counter_log", "write", "total_uncorrected_errors"),
        scan_finds=sum(str(key).startswith("result_") for key in scan) or None if isinstance(scan, dict) else None,
    )


def _passed(document: object) -> bool | None:
    """Return the drive's overall result. If it is missing, smartctl's exit status may say that the drive is failing."""
    flag = _flag(document, "smart_status", "passed")
    is_failing = (_number(document, "smartctl", "exit_status") or 0) & _DISK_FAILING
    return False if is_failing and flag is None else flag


def _attributes(document: object) -> Iterator[Attribute]:
    for row in _rows(document, "ata_smart_attributes", "table"):
        number = _number(row, "id")
        if number is None or not 0 < number < 256:
            continue
        printed = _text(row, "raw", "string")
        counted = raw_number(printed)  # omits what is packed above a counter, and combines its parts again
        yield Attribute(
            number,
            _text(row, "name"),
            value=_number(row, "value"),
            worst=_number(row, "worst"),
            threshold=_number(row, "thresh"),
            raw=_number(row, "raw", "value") if counted is None else counted,
            raw_text=printed,
            failed=_text(row, "when_failed"),
            is_prefail=_flag(row, "flags", "prefailure") is True,
        )


def _self_tests_failed(document: object) -> int | None:
    listed = _listed_tests(document)
    if listed:
        count = 0
        for row in listed:
            if _flag(row, "status", "passed") and _text(row, "type", "string").lower().startswith(_LONG_TESTS):
                break
            count += _has_failed(row)
        return count
    of_nvme = _rows(document, "nvme_self_test_log", "table")
    if of_nvme:
        return sum(_number(row, "self_test_result", "value") in _NVME_FAILURES for row in of_nvme)
    if _at(document, "ata_smart_self_test_log") is not None:
        return 0
    status = _number(document, "ata_smart_data", "self_test", "status", "value")
    return None if status is None else int(status >> 4 in _FAILURES)


def _listed_tests(document: object) -> list[object]:
    forms = (_rows(document, "ata_smart_self_test_log", form, "table") for form in ("extended", "standard"))
    return next((rows for rows in forms if rows), [])


def _has_failed(row: object) -> bool:
    return (_number(row, "status", "value") or 0) >> 4 in _FAILURES


def _at(value: object, *path: str) -> object:
    for key in path:
        value = value.get(key) if isinstance(value, dict) else None
    return value


def _rows(value: object, *path: str) -> list[object]:
    value_at = _at(value, *path)
    return value_at if isinstance(value_at, list) else []


def _text(value: object, *path: str) -> str:
    value_at = _at(value, *path)
    return value_at if isinstance(value_at, str) else ""


def _number(value: object, *path: str) -> int | None:
    return sound(_at(value, *path))


def _first_number(value: object, *paths: tuple[str, ...]) -> int | None:
    return next((number for path in paths if (number := _number(value, *path)) is not None), None)


def _flag(value: object, *path: str) -> bool | None:
    value_at = _at(value, *path)
    return value_at if isinstance(value_at, bool) else None
