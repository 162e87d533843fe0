"""What the counts of an ATA drive (and the like counts of a SCSI drive) mean.

Where "some" becomes "many" is a judgment, made from two things. A single weak spot costs a handful of sectors: disks
with physical sectors of 4096 bytes count eight at a time, and a scratch over a few tracks some dozens. And drives that
failed had counts of hundreds and thousands, while most of those that have any live on with few. So 50 unreadable
sectors, or 100 that were damaged in all, are no longer one spot.
"""

import re
from collections.abc import Sequence
from typing import Final

from shingleback.knowledge.smart.counts import current, is_solid_state, lowest_before, raw_count, since_s
from shingleback.model.smart import Attribute, Counts, Finding, Health, SmartReport

_MANY_UNREADABLE: Final = 50
_MANY_DAMAGED: Final = 100
_MANY_REPORTED: Final = 50

_FEW_LINK_ERRORS: Final = 10  # a plug that was moved while the drive was at work costs about that many
_OLD_LINK_ERRORS_S: Final = 7 * 86_400

_SPIN_RETRIES: Final = 10
_END_TO_END: Final = 184
_TEMPERATURES: Final = (190, 194)
_VALID_LEVELS: Final = range(1, 254)
_USB_ON_THE_BOARD: Final = re.compile(r"\bWD\d{2,4}[A-Z]{3}W\b")
_HOT_DISK_C: Final = 60

_LITTLE_LIFE: Final = range(1, 6)  # 0 is what drives say that do not rate it
_NEVER: Final = re.compile(r"(?!)")
_LIFE_LEFT: Final = {
    169: re.compile("Remaining_Life"),
    177: re.compile("Wear_Leveling_Count"),
    202: re.compile("Percent_Life"),
    231: re.compile("SSD_Life_Left"),
    233: re.compile("Media_Wearout"),
}
"""Names of smartmontools' drive database for Samsung, Crucial, Kingston and Intel, which count down from 100."""


def ata_findings(report: SmartReport, earlier: Sequence[Counts]) -> list[Finding]:
    return [
        *_sectors(report),
        *_link(report, earlier),
        *_self_tests(report),
        *_mechanics(report),
        *[finding for attribute in report.attributes for finding in _levels(attribute)],
        *_wear(report),
        *_heat(report),
    ]


def failing_now(attribute: Attribute) -> bool:
    """Below its threshold. One of 0 is never reached; old versions of smartctl took it for reached."""
    if not attribute.threshold:
        return False
    is_below = attribute.value is not None and attribute.value <= attribute.threshold
    return attribute.failed == "now" or (is_below and attribute.value in _VALID_LEVELS)


def _sectors(report: SmartReport) -> list[Finding]:
    counts = current(report)
    is_disk = not is_solid_state(report)
    reallocated, reported = counts.reallocated or 0, counts.reported or 0
    pending, uncorrectable = counts.pending or 0, counts.uncorrectable or 0
    damaged = reallocated + max(pending, uncorrectable)
    is_much = is_disk and damaged >= _MANY_DAMAGED
    found = [
        _counted("pending", pending, is_grave=pending >= _MANY_UNREADABLE or is_much),
        _counted("reallocated", reallocated, is_grave=is_much),
        _counted("uncorrectable", uncorrectable, is_grave=is_disk and (uncorrectable >= _MANY_UNREADABLE or is_much)),
        _counted("reported", reported, is_grave=is_disk and reported >= _MANY_REPORTED),
    ]
    return [finding for finding in found if finding]


def _counted(name: str, count: int, *, is_grave: bool) -> Finding | None:
    if not count:
        return None
    values = (("count", str(count)),)
    return Finding(f"{name}-many", Health.FAILING, values) if is_grave else Finding(name, Health.WATCH, values)


def _link(report: SmartReport, earlier: Sequence[Counts]) -> list[Finding]:
    """Errors between the drive and the computer. They are never counted back, so old ones stay for good."""
    now = current(report)
    if not now.link_errors:
        return []
    before = lowest_before("link_errors", now, earlier)
    values = (("count", str(now.link_errors)),)
    if before is not None and now.link_errors > before:
        return [Finding("link-errors-growing", Health.WATCH, (*values, ("before", str(before))))]
    is_past = since_s("link_errors", now, earlier) >= _OLD_LINK_ERRORS_S
    if now.link_errors < _FEW_LINK_ERRORS or is_past:
        return [Finding("link-errors-few", Health.OK, values)]
    return [Finding("link-errors", Health.WATCH, values)]


def _self_tests(report: SmartReport) -> list[Finding]:
    """A failed test and sectors that cannot be read are two witnesses, and so are two failed tests.

    One failed test alone may be a single spot, or the enclosure's fault.
    """
    if not report.self_tests_failed:
        return []
    values = (("count", str(report.self_tests_failed)),)
    counts = current(report)
    if counts.pending or counts.uncorrectable:
        return [Finding("self-test-failed-unreadable", Health.FAILING, values)]
    is_spotless = not (counts.reallocated or counts.reported or report.error_count)
    if is_spotless and _USB_ON_THE_BOARD.search(report.model):
        return [Finding("self-test-canned", Health.OK, values)]
    if report.is_self_test_failing and report.self_tests_failed > 1:
        return [Finding("self-tests-failed-again", Health.FAILING, values)]
    return [Finding("self-test-failed", Health.WATCH, values)]


def _mechanics(report: SmartReport) -> list[Finding]:
    found = []
    for number, code in ((_SPIN_RETRIES, "spin-retries"), (_END_TO_END, "end-to-end")):
        count = (raw_count(report, number) or 0) & 0xFFFF
        if count:
            found.append(Finding(code, Health.WATCH, (("count", str(count)),)))
    return found


def _levels(attribute: Attribute) -> list[Finding]:
    """The drive's own rating of each attribute against the maker's threshold."""
    values = (("number", str(attribute.number)), ("name", attribute.name.replace("_", " ")))
    is_heat = attribute.number in _TEMPERATURES
    if failing_now(attribute):
        return [_below(values, is_heat=is_heat, is_prefail=attribute.is_prefail)]
    if attribute.failed == "now":
        return [Finding("threshold-misread", Health.OK, values)]
    if attribute.failed != "past" or not attribute.threshold:
        return []
    if is_heat:
        return [Finding("was-too-hot", Health.OK, values)]
    return [Finding("was-below-threshold", Health.WATCH if attribute.is_prefail else Health.OK, values)]


def _below(values: tuple[tuple[str, str], ...], *, is_heat: bool, is_prefail: bool) -> Finding:
    if is_heat:
        return Finding("too-hot", Health.WATCH, values)
    return Finding("below-threshold", Health.FAILING, values) if is_prefail else Finding("worn", Health.WATCH, values)


def _wear(report: SmartReport) -> list[Finding]:
    """What is left of a solid state drive's life in percent, where the maker rates it so and sets no limit."""
    if not is_solid_state(report):
        return []
    rated = [one for one in report.attributes if _LIFE_LEFT.get(one.number, _NEVER).match(one.name)]
    return [
        Finding("worn", Health.WATCH, (("number", str(one.number)), ("name", one.name.replace("_", " "))))
        for one in rated
        if one.value in _LITTLE_LIFE and not one.threshold
    ]


def _heat(report: SmartReport) -> list[Finding]:
    """Makers of disks allow 60 °C."""
    celsius = report.temperature_c
    if report.is_nvme or is_solid_state(report) or celsius is None or celsius < _HOT_DISK_C:
        return []
    return [Finding("hot", Health.WATCH, (("celsius", str(celsius)),))]
