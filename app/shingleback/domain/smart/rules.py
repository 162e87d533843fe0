"""Judges a drive's SMART report: what matters, what only looks alarming, and what cannot be judged.

Five counts matter, the same that a large operator of drives found to predict failures: 5, 187, 197 and 198 (and 188,
which a shingled drive raises when it is busy cleaning, so here it is only a note). They matter most when they rise. The
drive's overall self-assessment matters if it is bad; if it is good it proves nothing, because drives with hundreds of
unreadable sectors still pass. So "good" needs the counts, and a report without them stays unknown.

The boundary between "some" and "many" is a judgment, based on two facts. A single weak spot costs a handful of sectors:
disks with physical sectors of 4096 bytes count eight at a time, and a scratch over a few tracks costs some dozens. And
drives that failed had counts of hundreds and thousands, while most drives with any live on with few. So 50 unreadable
sectors, or 100 damaged ones in total, are more than one spot.

No count alone makes a drive failing while every other sign contradicts it: makers pack raw values, and firmware errs.

For NVMe drives the health log counts (NVMe base specification, SMART / Health Information log). Some counts matter when
they rise. Values that look alarming but are harmless are explained, so that nobody throws away a good drive.

Sources: backblaze.com/blog/what-smart-stats-indicate-hard-drive-failures; Ma et al., RAIDShield (FAST 2015), on the
number of reallocated sectors as the best single sign; smartmontools' drive database on how makers pack raw values.
"""

import re
from collections.abc import Sequence
from typing import Final

from shingleback.domain.smart.nvme_rules import is_only_hot_or_aged, nvme_findings
from shingleback.domain.smart.report import Attribute, ErrorCounts, Finding, Health, HealthVerdict, SmartReport

_OF_FLASH: Final = re.compile(r"wear|erase|\bssd|nand|program_fail|rsvd_blk|lifetime", re.IGNORECASE)
_WORD: Final = 0xFFFF_FFFF  # some makers keep another counter above the low 32 bits
_HALF_WORD: Final = 0xFFFF
_IN_HALF_WORDS: Final = frozenset({5, 187, 196})
"""Counters of 16 bits on disks. smartctl prints 5 and 196 that way by default (raw16); in 187, disks of Hitachi, HGST,
Samsung and Toshiba keep something else above them. Seagate's 187 stops at 65535."""
_GROWING: Final = ("reallocated", "reported", "pending", "uncorrectable", "media_errors")
_MANY_UNREADABLE: Final = 50
_MANY_DAMAGED: Final = 100
_MANY_REPORTED: Final = 50

_FEW_LINK_ERRORS: Final = 10  # moving the plug during a transfer costs about this many
_OLD_LINK_ERRORS_S: Final = 7 * 86_400

_SPIN_RETRIES: Final = 10
_END_TO_END: Final = 184
_TEMPERATURES: Final = (190, 194)
_VALID_LEVELS: Final = range(1, 254)
_USB_ON_THE_BOARD: Final = re.compile(r"\bWD\d{2,4}[A-Z]{3}W\b")
_HOT_DISK_C: Final = 60

_LITTLE_LIFE: Final = range(1, 6)  # drives that do not rate their life report 0
_NEVER: Final = re.compile(r"(?!)")
_LIFE_LEFT: Final = {
    169: re.compile("Remaining_Life"),
    177: re.compile("Wear_Leveling_Count"),
    202: re.compile("Percent_Life"),
    231: re.compile("SSD_Life_Left"),
    233: re.compile("Media_Wearout"),
}
"""Names in smartmontools' drive database for Samsung, Crucial, Kingston and Intel, which count down from 100."""

_OF_DAMAGE: Final = (5, 187, 196, 197, 198)
_FRESH_LEVELS: Final = (100, 200, 252, 253, 254)
"""What makers rate an attribute with before it has counted anything."""
_LOWERED: Final = 0.9
"""Of the fresh level: drives with thousands of replaced sectors and no other sign rate them at 0.91 to 0.99."""

_OF_ERRORS: Final = frozenset({1, 5, 7, 10, 181, 182, 183, 184, 187, 188, 189, 191, 195, 196, 197, 198, 199, 200, 201})
"""Attributes that count errors, which age does not explain, although makers call most of them Old_age."""

_RATES: Final = (1, 7)  # of reading and seeking; 195, of error correction, repeats 1
_LOOKS_LARGE: Final = 1000
_TIMEOUTS: Final = 188
_LOAD_CYCLES: Final = (193, 225)
_RATED_LOAD_CYCLES: Final = 600_000
_POSSIBLE_LOAD_CYCLES: Final = 20_000_000  # one every 8 seconds, the shortest pause before parking, for five years
_WARM_DISK_C: Final = 55
_YEAR_H: Final = 8766
_OLD_H: Final = 5 * _YEAR_H
_SEAGATE: Final = re.compile(r"\bST\d{3,}|seagate|samsung spinpoint m[89]", re.IGNORECASE)

_REALLOCATED: Final = (5, 196)
_PENDING: Final = 197
_VITAL_OF_SSD: Final = (5, 187, 196, 197, 198)
_LAST_OF_SSD: Final = 187  # a table that ends before this number was cut off
_OF_UNREADABLE: Final = frozenset({197, 198})
_REPORTED: Final = 187  # with a count of replaced blocks: both are zero only if nothing was replaced and nothing lost


def is_solid_state(report: SmartReport) -> bool:
    """Judged by the reported rotation; if that is missing, by counters that only flash memory has."""
    if report.rotation_rpm is None:
        return any(_OF_FLASH.search(attribute.name) for attribute in report.attributes)
    return report.rotation_rpm == 0


def raw_count(report: SmartReport, number: int) -> int | None:
    """The raw value of an attribute as a plain counter; None if it is missing, or all ones, which counts nothing."""
    attribute = report.attribute(number)
    if attribute is None or attribute.raw is None or attribute.raw & _WORD == _WORD:
        return None
    is_packed = number in _IN_HALF_WORDS and attribute.raw > _HALF_WORD and not is_solid_state(report)
    return attribute.raw & (_HALF_WORD if is_packed else _WORD)


def current(report: SmartReport, at_s: float = 0.0) -> ErrorCounts:
    """The counts of the report."""
    reallocated = raw_count(report, 5)
    return ErrorCounts(
        at_s=at_s,
        reallocated=report.grown_defects if reallocated is None else reallocated,
        reported=raw_count(report, 187),
        pending=raw_count(report, 197),
        uncorrectable=raw_count(report, 198),
        link_errors=raw_count(report, 199),
        media_errors=report.media_errors,
    )


def growth_findings(now: ErrorCounts, earlier: Sequence[ErrorCounts]) -> list[Finding]:
    """Growing damage is serious, unlike a first small damage, with which many drives live on for years."""
    findings = []
    for name in _GROWING:
        before = lowest_before(name, now, earlier)
        count = getattr(now, name)
        if before and count > before:
            values = (("count", str(count)), ("before", str(before)))
            findings.append(Finding(f"{name.replace('_', '-')}-growing", Health.FAILING, values))
    return findings


def lowest_before(name: str, now: ErrorCounts, earlier: Sequence[ErrorCounts]) -> int | None:
    """The value from which the present rise of a count began; None if no earlier one is known.

    A count that went down was repaired (a pending sector is repaired by writing it), or belongs to another drive behind
    the same enclosure: what came before says nothing about now.
    """
    lowest: int | None = None
    later = getattr(now, name)
    for counts in reversed(earlier):
        count = getattr(counts, name)
        if later is None or (count is not None and count > later):
            break
        if count is not None:
            lowest = later = count
    return lowest


def since_s(name: str, now: ErrorCounts, earlier: Sequence[ErrorCounts]) -> float:
    """How long a count has been unchanged, up to the newest of the earlier reports."""
    same_s: list[float] = []
    for counts in reversed(earlier):
        if getattr(counts, name) != getattr(now, name):
            break
        same_s.append(counts.at_s)
    return max(same_s) - min(same_s) if same_s else 0.0


def ata_findings(report: SmartReport, earlier: Sequence[ErrorCounts]) -> list[Finding]:
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
    """Whether it is at or below its threshold. A threshold of 0 never counts; old versions of smartctl count it."""
    if not attribute.threshold:
        return False
    is_below = attribute.value is not None and attribute.value <= attribute.threshold
    return attribute.failed == "now" or (is_below and attribute.value in _VALID_LEVELS)


def _sectors(report: SmartReport) -> list[Finding]:
    counts = current(report)
    is_disk = not is_solid_state(report)
    reallocated, reported = counts.reallocated or 0, counts.reported or 0
    pending, uncorrectable = counts.pending or 0, counts.uncorrectable or 0
    is_much = is_disk and reallocated + max(pending, uncorrectable) >= _MANY_DAMAGED

    is_unreadable = is_disk and uncorrectable >= _MANY_UNREADABLE and is_confirmed(report, 198)
    is_replaced = is_much and reallocated >= _MANY_DAMAGED // 2 and is_confirmed(report, 5)
    findings = [
        _counted("pending", pending, is_grave=pending >= _MANY_UNREADABLE and is_confirmed(report, 197)),
        _counted("reallocated", reallocated, is_grave=is_replaced),
        _counted("uncorrectable", uncorrectable, is_grave=is_unreadable),
        _counted("reported", reported, is_grave=is_disk and reported >= _MANY_REPORTED and is_confirmed(report, 187)),
    ]
    return [finding for finding in findings if finding]


def is_confirmed(report: SmartReport, number: int) -> bool:
    """Whether a counter, the error log, a self-test or the rating confirms a high count, or nothing can deny it."""
    attribute = report.attribute(number)
    if attribute is None or attribute.value is None or is_rated_lower(attribute.value):
        return True
    other_counts = [
        raw_count(report, attribute_number) for attribute_number in _OF_DAMAGE if attribute_number != number
    ]
    is_alone = all(count is None for count in other_counts)
    return is_alone or any(other_counts) or bool(report.error_count or report.self_tests_failed)


def is_rated_lower(value: int) -> bool:
    """Whether the drive itself rates an attribute clearly lower than a fresh one."""
    fresh = next((level for level in _FRESH_LEVELS if level >= value), value)
    return value <= _LOWERED * fresh


def _counted(name: str, count: int, *, is_grave: bool) -> Finding | None:
    if not count:
        return None
    values = (("count", str(count)),)
    return Finding(f"{name}-many", Health.FAILING, values) if is_grave else Finding(name, Health.WATCH, values)


def _link(report: SmartReport, earlier: Sequence[ErrorCounts]) -> list[Finding]:
    """Errors on the connection. The counter never goes down, so old errors stay forever."""
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
    """A failed test together with unreadable sectors is conclusive, and so are two failed tests.

    One failed test alone may be a single bad spot, or the enclosure's fault, if the counts of unreadable sectors are
    there and say that there is none. Without them nothing contradicts the drive's own word.
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
    if report.is_self_test_failing and counts.pending is None and counts.uncorrectable is None:
        return [Finding("self-test-failed-uncounted", Health.FAILING, values)]
    return [Finding("self-test-failed", Health.WATCH, values)]


def _mechanics(report: SmartReport) -> list[Finding]:
    findings = []
    for number, code in ((_SPIN_RETRIES, "spin-retries"), (_END_TO_END, "end-to-end")):
        count = (raw_count(report, number) or 0) & _HALF_WORD
        if count:
            findings.append(Finding(code, Health.WATCH, (("count", str(count)),)))
    return findings


def _levels(attribute: Attribute) -> list[Finding]:
    """The drive's own rating of an attribute compared with the maker's threshold."""
    values = (("number", str(attribute.number)), ("name", attribute.name.replace("_", " ")))
    if failing_now(attribute):
        return [_below(attribute.number, values, is_prefail=attribute.is_prefail)]
    if attribute.failed == "now":
        return [Finding("threshold-misread", Health.OK, values)]
    if attribute.failed != "past" or not attribute.threshold:
        return []
    if attribute.number in _TEMPERATURES:
        return [Finding("was-too-hot", Health.OK, values)]
    return [Finding("was-below-threshold", Health.WATCH if attribute.is_prefail else Health.OK, values)]


def _below(number: int, values: tuple[tuple[str, str], ...], *, is_prefail: bool) -> Finding:
    if number in _TEMPERATURES:
        return Finding("too-hot", Health.WATCH, values)
    if is_prefail:
        return Finding("below-threshold", Health.FAILING, values)
    return Finding("errors-beyond-limit" if number in _OF_ERRORS else "worn", Health.WATCH, values)


def _wear(report: SmartReport) -> list[Finding]:
    """The remaining life of a solid state drive in percent, if the maker reports it so and sets no threshold."""
    if not is_solid_state(report):
        return []
    rated = [
        attribute for attribute in report.attributes if _LIFE_LEFT.get(attribute.number, _NEVER).match(attribute.name)
    ]
    return [
        Finding("worn", Health.WATCH, (("number", str(attribute.number)), ("name", attribute.name.replace("_", " "))))
        for attribute in rated
        if attribute.value in _LITTLE_LIFE and not attribute.threshold
    ]


def _heat(report: SmartReport) -> list[Finding]:
    """Manufacturers allow disks up to 60 °C."""
    celsius = report.temperature_c
    if report.is_nvme or is_solid_state(report) or celsius is None or celsius < _HOT_DISK_C:
        return []
    return [Finding("hot", Health.WATCH, (("celsius", str(celsius)),))]


def notes(report: SmartReport) -> list[Finding]:
    judged = (_timeouts, _rates, _events, _errors, _load_cycles, _warmth, _age)
    return [note for notes_of in judged for note in notes_of(report)]


def _timeouts(report: SmartReport) -> list[Finding]:
    """Three counters of 16 bits; the lowest counts all commands that timed out, the others ever slower ones."""
    attribute = report.attribute(_TIMEOUTS)
    count = (attribute.raw or 0) & _HALF_WORD if attribute else 0
    return [_note("command-timeouts", count=count)] if count else []


def _rates(report: SmartReport) -> list[Finding]:
    """Seagate stores the operations in the low 32 bits and the errors above them."""
    if not _SEAGATE.search(f"{report.model} {report.family}"):
        return []
    raws = [
        attribute.raw for attribute in report.attributes if attribute.number in _RATES and attribute.raw is not None
    ]
    if not any(raw > _LOOKS_LARGE for raw in raws):
        return []
    return [_note("packed-rates", errors=sum(raw >> 32 for raw in raws))]


def _events(report: SmartReport) -> list[Finding]:
    """Sectors that were suspected, tested again and found good."""
    events = raw_count(report, 196)
    return [_note("suspected-sectors", count=events)] if events and raw_count(report, 5) == 0 else []


def _errors(report: SmartReport) -> list[Finding]:
    """The drive's log also holds refused commands and cable errors, and its count never goes down."""
    return [_note("error-log", count=report.error_count)] if report.error_count else []


def _load_cycles(report: SmartReport) -> list[Finding]:
    """Manufacturers rate drives for 300,000 to 600,000 parkings. More than a disk has time for is packed."""
    count = max((raw_count(report, number) or 0 for number in _LOAD_CYCLES), default=0)
    is_beyond_rating = _RATED_LOAD_CYCLES <= count <= _POSSIBLE_LOAD_CYCLES
    return [_note("load-cycles", count=count)] if is_beyond_rating and not is_solid_state(report) else []


def _warmth(report: SmartReport) -> list[Finding]:
    celsius = report.temperature_c
    is_disk = not report.is_nvme and not is_solid_state(report)
    return [_note("warm", celsius=celsius)] if is_disk and celsius and _WARM_DISK_C <= celsius < _HOT_DISK_C else []


def _age(report: SmartReport) -> list[Finding]:
    hours = report.power_on_hours or 0
    return [_note("old", years=round(hours / _YEAR_H))] if hours >= _OLD_H else []


def _note(code: str, **values: int) -> Finding:
    return Finding(code, Health.OK, tuple((name, str(value)) for name, value in values.items()))


def unknown_bridge(usb: str, methods: str) -> HealthVerdict:
    """Smartctl does not know the bridge, and has not asked the drive; `methods` are the options to try."""
    return HealthVerdict(
        Health.UNKNOWN, (Finding("unknown-bridge", Health.UNKNOWN, (("usb", usb), ("ways", methods))),)
    )


def judge(report: SmartReport | None, earlier: Sequence[ErrorCounts] = ()) -> HealthVerdict:
    """Judge a report. `earlier`: the same drive's counts, oldest first, as `store.drive_records` returns them."""
    if report is None:
        return HealthVerdict(Health.UNKNOWN, (Finding("no-report", Health.UNKNOWN),))
    # An NVMe drive that is merely too warm or old also reports FAILED; `nvme_findings` explains that better.
    is_bad = report.passed is False and not is_only_hot_or_aged(report)
    findings = [
        *([Finding("overall-failed", Health.FAILING)] if is_bad else []),
        *ata_findings(report, earlier),
        *nvme_findings(report),
    ]
    findings += growth_findings(current(report), earlier)
    findings += notes(report)
    gravest = next(
        (grave for grave in (Health.FAILING, Health.WATCH) if any(finding.weighs is grave for finding in findings)),
        None,
    )
    missing = _missing(report)
    if missing:
        findings.append(Finding(missing, Health.UNKNOWN))
    health = gravest or (Health.UNKNOWN if missing else Health.OK)
    gravity = (Health.FAILING, Health.WATCH, Health.UNKNOWN, Health.OK)
    return HealthVerdict(health, tuple(sorted(findings, key=lambda finding: gravity.index(finding.weighs))))


def _missing(report: SmartReport) -> str:
    """Why the report cannot prove that a drive is healthy; empty if it can."""
    if _has_counts(report):
        return ""
    if report.attributes or report.critical_warning is not None or report.media_errors is not None:
        return "incomplete"
    return {None: "identity-only", True: "overall-only", False: ""}[report.passed]  # what failed needs no proof


def _has_counts(report: SmartReport) -> bool:
    if report.is_cut:
        return False
    if report.is_nvme:
        # NVMe drives have passed if they give no warning, so one of the two tells the other.
        has_warning = report.critical_warning is not None or report.passed is not None
        return has_warning and report.media_errors is not None
    if report.grown_defects is not None or (report.media_errors is not None and not report.attributes):
        is_counted = report.grown_defects is not None and report.media_errors is not None
        return report.passed is not None or is_counted
    counted = {attribute.number for attribute in report.attributes if attribute.raw is not None}
    has_replaced_counts = not counted.isdisjoint(_REALLOCATED)
    if is_solid_state(report):
        is_whole = bool(counted) and max(counted) >= _LAST_OF_SSD
        is_told = report.passed is not None and any(number in counted for number in _VITAL_OF_SSD)
        return is_whole and (is_told or (has_replaced_counts and (_REPORTED in counted or counted >= _OF_UNREADABLE)))
    return _PENDING in counted and max(counted) > _PENDING and has_replaced_counts
