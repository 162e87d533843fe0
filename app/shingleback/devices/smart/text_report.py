"""Reads a SMART report that smartctl printed as text; JSON and what Windows prints are passed on to the modules beside.

The text is read twice: by pySMART, and line by line by this module, which adds what pySMART omits and reads the reports
that pySMART gives up on. pySMART gets only the text; it never runs a program.

Nothing is raised, whatever the text is. A report that was cut off or garbled has gaps, and text that is not a report
gives None. Labels are searched for anywhere, so a report may begin in its middle, end early, or be quoted in a mail.
Each line is read on its own, so a garbled one spoils no other. The table of attributes is read in both of smartctl's
forms, whatever happened to its spacing.

Why pySMART is not the only reader: on 61 reports of many makes and ages both agree in everything that both read (names,
capacity, rotation, attributes, the counts of NVMe), and pySMART reads nothing else. It knows nothing about zones, TRIM,
the form factor, the error count and the defects of SCSI drives. It raises on the flags that `smartctl -x` prints, and
on much garbled text. Four of its values are not used: the model where this module has one (pySMART returns the product
id of OEM drives), the overall result (without one, pySMART derives its own from the table), the temperature of ATA
drives (the whole raw value of attribute 190), and the results of self-tests.
"""

import contextlib
import dataclasses
import logging
import os
import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

from shingleback.devices.smart.json_report import (
    power_on_hours,
    raw_number,
    read_json,
    separated_number,
    sound,
    temperature_c,
)
from shingleback.devices.smart.windows_report import read_windows
from shingleback.domain.smart.printed import SMARTCTL, printed_inches, printed_rpm
from shingleback.domain.smart.report import Attribute, SmartReport
from shingleback.domain.text import text_lines

_HEAD: Final = r"[\s>|]*(?P<number>\d{1,3})\s+(?P<name>[A-Za-z][\w./-]*)\s+"
_LEVELS: Final = r"(?P<value>\d{1,3}|---)\s+(?P<worst>\d{1,3}|---)\s+(?P<threshold>\d{1,3}|---)\s+"
_LONG: Final = re.compile(
    _HEAD
    + r"0x[0-9a-fA-F]{4}\s+"
    + _LEVELS
    + r"(?P<type>Pre-fail|Old_age)\s+(?:Always|Offline)\s+(?P<failed>\S+)\s+(?P<raw>.*)"
)
_BRIEF: Final = re.compile(_HEAD + r"(?P<type>[POSRCK+-]{6,8})\s+" + _LEVELS + r"(?P<failed>\S+)\s+(?P<raw>.*)")
_BEGINNING_OF_A_ROW: Final = re.compile(r"[\s>|]*\d{1,3}(?:\s|$)")
_GAP: Final = re.compile(r"[\s>|]*[\[(<]?\s*(?:\.{2,}|…|snip|cut|truncated|omitted)[\s\])>.…]*", re.IGNORECASE)
_LONGEST_GAP: Final = 40
_MAX: Final = 255
_NEAR_THE_END: Final = 199  # the count of link errors: nearly all drives have it, and little that matters follows
_LAST_OF_DAMAGE: Final = 198  # where rows end that a person has picked, who leaves the link out
_TABLE_HEADER: Final = "ATTRIBUTE_NAME"
_LABEL: Final = re.compile(r"[\s>|]*([A-Za-z][\w /()\-.,]*?)\s*(?:\(0x[0-9a-fA-F]+\))?:\s+(\S.*?)\s*")
_MODELS: Final = ("Device Model", "Model Number", "Product")
_CAPACITIES: Final = ("User Capacity", "Namespace 1 Size/Capacity", "Total NVM Capacity")
_OF_NVME: Final = frozenset({"NVMe Version", "Available Spare", "available_spare"})
"""With an underscore: what `nvme smart-log` calls it."""
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
_FAILURES: Final = range(4, 9)  # in the high half byte: failed in an unknown, electrical, servo or read part; damaged
_SCAN_FIND: Final = re.compile(
    r"[\s>|]*\d{1,4} +\d{1,7}:\d\d +[0-9a-f]{8,16} +\[[0-9a-f]{1,2},[0-9a-f]{1,2},[0-9a-f]{1,2}\] +\S.*"
)
"""A row of the background scan log (SBC: log page 15h)."""
_SCSI_HOURS: Final = re.compile(r"[\s>|]*Accumulated power on time, hours:minutes (\d{1,7}):\d{1,2}\s*")
_UNCORRECTED: Final = re.compile(r"[\s>|]*(read|write|verify):\s+(?:[\d.]+\s+){6}(\d{1,15})\s*")

_TESTS: Final = "Self-test log"
"""After this line, pySMART's patterns need hours for a line with many gaps. Self-test results are not taken from it."""
_HEADER: Final = [""] * 4  # pySMART skips this many lines, for a banner that a report may lack

_NOTHING: Final = SmartReport()
_LONGEST_TEXT: Final = 1_000_000
_LONGEST_LINE: Final = 1000
_BEGINNING: Final = "=== START OF INFORMATION SECTION ==="
_SECTIONS: Final = ("=== START OF", "Specific SMART Attributes")
_IDENTITY: Final = ("model", "family", "serial", "firmware")


def attributes(lines: Iterable[str]) -> tuple[Attribute, ...]:
    """Return the rows of the table, in their order. If a number occurs twice, the first row counts."""
    by_number: dict[int, Attribute] = {}
    for line in lines:
        match = _row(line)
        if match and 0 < (number := int(match["number"])) <= _MAX:
            attribute = Attribute(
                number,
                match["name"],
                value=level(match["value"]),
                worst=level(match["worst"]),
                threshold=level(match["threshold"]),
                raw=raw_number(match["raw"]),
                raw_text=match["raw"].strip(),
                failed=failed(match["failed"]),
                is_prefail=match["type"].startswith("P"),
            )
            by_number.setdefault(number, attribute)
    return tuple(by_number.values())


def is_cut(text: str) -> bool:
    """Whether part of the table is missing: removed by whoever passed it on, or beyond the end of the text.

    The text ends within the table if it ends in the middle of a row, or after a row that tables do not end with. Rows
    without the table's header were picked, as by grep.
    """
    lines = text_lines(text)
    if any(
        len(line) < _LONGEST_GAP and _GAP.fullmatch(line) and (_row(before) or _row(after))
        for before, line, after in zip(["", *lines], lines, [*lines[1:], ""], strict=False)
    ):
        return True
    if len(lines) > 1 and _row(lines[-2]) and not _row(lines[-1]):
        return bool(_BEGINNING_OF_A_ROW.match(lines[-1]))
    last = _row(lines[-1]) if lines else None
    last_number = _NEAR_THE_END if _TABLE_HEADER in text else _LAST_OF_DAMAGE
    return last is not None and (not text.endswith("\n") or int(last["number"]) < last_number)


def level(text: str) -> int | None:
    """Parse VALUE, WORST or THRESH; None for "---", which means that the drive has none."""
    return int(text) if re.fullmatch(r"[0-9]{1,3}", text) else None


def failed(text: str) -> str:
    """Parse WHEN_FAILED of any version: "FAILING_NOW", "NOW", "In_the_past", "Past"."""
    lowered = text.lower()
    return "now" if lowered.endswith("now") else "past" if lowered.endswith("past") else ""


def _row(line: str) -> re.Match[str] | None:
    return _LONG.match(line) or _BRIEF.match(line)


def read_text(lines: Iterable[str]) -> SmartReport:
    """Read everything recognizable; the report is empty if nothing is."""
    lines = list(lines)
    # If a label occurs twice, the first one counts.
    labels = {match[1]: match[2] for match in map(_LABEL.fullmatch, reversed(lines)) if match}
    table = attributes(lines)
    newest_test = next((line for line in lines if _ENDED_TEST.match(line)), "")
    # What a SCSI drive's counters say could not be corrected, by what it did then.
    uncorrected = {match[1]: int(match[2]) for match in map(_UNCORRECTED.fullmatch, lines) if match}
    return SmartReport(
        model=_first(labels, *_MODELS),
        family=_first(labels, "Model Family"),
        serial=_first(labels, "Serial Number", "Serial number"),
        firmware=_first(labels, "Firmware Version", "Revision"),
        capacity_bytes=_number(labels, *_CAPACITIES) or None,
        rotation_rpm=printed_rpm(_first(labels, "Rotation Rate")),
        form_factor_inches=printed_inches(_first(labels, "Form Factor")),
        zones=_zones(_first(labels, "Zoned Device")),
        trim=_trim(_first(labels, "TRIM Command")),
        is_nvme=not labels.keys().isdisjoint(_OF_NVME) or "NVMe Log" in "".join(lines),
        passed=_passed(labels, lines),
        temperature_c=_number(labels, "Current Drive Temperature", "Current Temperature", "Temperature", "temperature")
        or temperature_c(table),
        power_on_hours=_hours(labels, lines) if not table else power_on_hours(table),
        attributes=table,
        self_tests_failed=_self_tests_failed(lines),
        is_self_test_failing=bool(_FAILED_TEST.match(newest_test)),
        error_count=_error_count(labels, lines),
        media_errors=sum(uncorrected.values())
        if uncorrected
        else _number(labels, "Media and Data Integrity Errors", "media_errors"),
        critical_warning=_number(labels, "Critical Warning", "critical_warning"),
        used_percent=_number(labels, "Percentage Used", "Percentage used endurance indicator", "percentage_used"),
        spare_percent=_number(labels, "Available Spare", "available_spare"),
        spare_threshold_percent=_number(labels, "Available Spare Threshold", "available_spare_threshold"),
        grown_defects=_number(labels, "Elements in grown defect list"),
        failed_writes=uncorrected.get("write"),
        scan_finds=sum(bool(_SCAN_FIND.fullmatch(line)) for line in lines) or None,
    )


def _first(labels: dict[str, str], *names: str) -> str:
    return next((labels[name] for name in names if name in labels), "")


def _number(labels: dict[str, str], *names: str) -> int | None:
    return separated_number(_first(labels, *names))


def _zones(text: str) -> str:
    normalized = text.lower().replace("-", " ")
    return next((zones for phrase, zones in _ZONES.items() if phrase in normalized), "")


def _trim(text: str) -> bool | None:
    lowered = text.lower()
    if lowered.startswith("available"):
        return True
    return False if lowered.startswith(("unavailable", "not ")) else None


def _passed(labels: dict[str, str], lines: list[str]) -> bool | None:
    """Return the overall result. A word that was cut off or garbled does not count."""
    answer = _first(labels, "SMART overall-health self-assessment test result", "SMART Health Status")
    if re.match(r"(?:PASSED|OK)\b", answer):
        return True
    if re.search(r"FAIL|EXCEEDED", answer) or any("SAVE ALL DATA" in line for line in lines):
        return False
    return None


def _hours(labels: dict[str, str], lines: list[str]) -> int | None:
    """Return the power-on hours of drives without attributes."""
    scsi = next((match for match in map(_SCSI_HOURS.fullmatch, lines) if match), None)
    return int(scsi[1]) if scsi else _number(labels, "Power On Hours", "power_on_hours")


def _self_tests_failed(lines: list[str]) -> int | None:
    count, is_listed = 0, False
    for line in lines:
        if _LONG_TEST_PASSED.match(line):
            return count
        is_listed = is_listed or bool(_LISTED_TEST.match(line))
        count += bool(_FAILED_TEST.match(line))
    if is_listed or count:
        return count
    # Reports that list no tests have the status byte of the last one.
    last = next((match for match in map(_LAST_TEST.match, lines) if match), None)
    if last is None:
        return 0 if any("No self-tests have been logged" in line for line in lines) else None
    return int(int(last[1]) >> 4 in _FAILURES)


def _error_count(labels: dict[str, str], lines: list[str]) -> int | None:
    count = _number(labels, *_ERROR_COUNTS)
    return 0 if count is None and any(line.strip() == "No Errors Logged" for line in lines) else count


class _RecordedOutput:
    """Replaces the object with which pySMART runs smartctl, and returns one report."""

    def __init__(self, lines: list[str]) -> None:
        self._lines = lines

    def all(self, *_arguments: object) -> list[str]:
        return list(self._lines)

    def generic_call(self, *_arguments: object, **_options: object) -> tuple[list[str], int]:
        return [], 1

    try_generic_call = generic_call


def read_with_library(lines: list[str], *, is_nvme: bool) -> SmartReport:
    """Return pySMART's reading of a report; empty if it gives up."""
    with _nothing_changed():
        from pySMART import Device  # noqa: PLC0415 (here, the changes made by this import are undone)
    output: Any = _RecordedOutput([*_HEADER, *(line for line in lines if _TESTS not in line), ""])
    try:
        device = Device("report", interface="nvme" if is_nvme else "sat", smartctl=output)
        log = device.if_attributes if is_nvme else None
        return SmartReport(
            model=device.model or "",
            family=device.family or "",
            serial=device.serial or "",
            firmware=device.firmware or "",
            capacity_bytes=sound(device._capacity) or None,  # noqa: SLF001 (the property rounds)
            rotation_rpm=sound(device.rotation_rate),
            attributes=tuple(_library_attribute(attribute) for attribute in device.attributes if attribute is not None),
            power_on_hours=sound(getattr(log, "powerOnHours", None)),
            temperature_c=sound(getattr(log, "temperature", None)),
            media_errors=sound(getattr(log, "integrityErrors", None)),
            critical_warning=sound(getattr(log, "criticalWarning", None)),
            used_percent=sound(getattr(log, "percentageUsed", None)),
            spare_percent=sound(getattr(log, "availableSpare", None)),
            spare_threshold_percent=sound(getattr(log, "availableSpareThreshold", None)),
        )
    except Exception:  # noqa: BLE001 (it raises any exception while parsing)
        return SmartReport()


@contextlib.contextmanager
def _nothing_changed() -> Iterator[None]:
    """Undo changes by pySMART's import, which sets the language and the logger class of the whole program."""
    language, logger = os.environ.get("LANG"), logging.getLoggerClass()
    yield
    logging.setLoggerClass(logger)
    if language is not None:
        os.environ["LANG"] = language
    else:
        os.environ.pop("LANG", None)


def _library_attribute(attribute: Any) -> Attribute:  # noqa: ANN401
    return Attribute(
        attribute.num,
        attribute.name,
        value=level(attribute._value),  # noqa: SLF001 (as printed)
        worst=level(attribute._worst),  # noqa: SLF001
        threshold=level(attribute._thresh),  # noqa: SLF001
        raw=raw_number(attribute.raw),
        raw_text=attribute.raw.strip(),
        failed=failed(attribute.when_failed),
        is_prefail=attribute.type == "Pre-fail",
    )


def read_report(text: str) -> SmartReport | None:
    """Read a report; None if nothing in the text is recognized."""
    text = text[:_LONGEST_TEXT]
    # Beside a report of smartctl, what Windows says of the same drive is less.
    report = read_json(text) or (None if SMARTCTL in text else read_windows(text)) or _read_lines(text)
    return None if dataclasses.replace(report, is_nvme=False, is_cut=False) == _NOTHING else report


def _read_lines(text: str) -> SmartReport:
    is_table_cut = is_cut(text)
    lines = [line[:_LONGEST_LINE] for line in text_lines(text)]
    beginnings = [number for number, line in enumerate(lines) if _BEGINNING in line]
    if len(beginnings) > 1:  # reports of several drives were put into one text
        lines = lines[: beginnings[1]]
    if is_table_cut and not text.endswith("\n"):
        lines.pop()  # half of a number would be another number
    own_report = dataclasses.replace(read_text(lines), is_cut=is_table_cut)
    if not any(section in line for line in lines for section in _SECTIONS):
        return own_report  # pySMART looks for its labels within any word of unrelated text
    library = read_with_library(lines, is_nvme=own_report.is_nvme)
    filled = {
        field.name: getattr(own_report, field.name)
        for field in dataclasses.fields(SmartReport)
        if getattr(library, field.name) == getattr(_NOTHING, field.name)
        or (
            field.name in _IDENTITY and getattr(own_report, field.name)
        )  # pySMART takes "Add. Product Id" for the model
    }
    by_number = {attribute.number: attribute for attribute in (*own_report.attributes, *library.attributes)}
    return dataclasses.replace(
        library, **filled | {"attributes": tuple(by_number[number] for number in sorted(by_number))}
    )
