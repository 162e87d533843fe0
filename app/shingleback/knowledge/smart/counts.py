"""The counts of a report that mean something when they rise, and whether they did."""

import re
from collections.abc import Sequence
from typing import Final

from shingleback.model.smart import Counts, Finding, Health, SmartReport

_OF_FLASH: Final = re.compile(r"wear|erase|\bssd|nand|program_fail|rsvd_blk|lifetime", re.IGNORECASE)
_WORD: Final = 0xFFFF_FFFF  # some makers keep another counter above the low 32 bits
_GROWING: Final = ("reallocated", "reported", "pending", "uncorrectable", "media_errors")


def is_solid_state(report: SmartReport) -> bool:
    """By what it says of rotation; where that line is missing, by counts that only flash memory has."""
    if report.rotation_rpm is None:
        return any(_OF_FLASH.search(one.name) for one in report.attributes)
    return report.rotation_rpm == 0


def raw_count(report: SmartReport, number: int) -> int | None:
    """A plain counter."""
    attribute = report.attribute(number)
    return None if attribute is None or attribute.raw is None else attribute.raw & _WORD


def current(report: SmartReport, at_s: float = 0.0) -> Counts:
    """What the report counts now."""
    reallocated = raw_count(report, 5)
    return Counts(
        at_s=at_s,
        reallocated=report.grown_defects if reallocated is None else reallocated,
        reported=raw_count(report, 187),
        pending=raw_count(report, 197),
        uncorrectable=raw_count(report, 198),
        link_errors=raw_count(report, 199),
        media_errors=report.media_errors,
    )


def growth_findings(now: Counts, earlier: Sequence[Counts]) -> list[Finding]:
    """Damage that was there and grows is not the first small damage any more, which many drives live with for years."""
    found = []
    for name in _GROWING:
        before = lowest_before(name, now, earlier)
        count = getattr(now, name)
        if before and count > before:
            values = (("count", str(count)), ("before", str(before)))
            found.append(Finding(f"{name.replace('_', '-')}-growing", Health.FAILING, values))
    return found


def lowest_before(name: str, now: Counts, earlier: Sequence[Counts]) -> int | None:
    """Where the present rise of a count began; None where nothing earlier is known.

    A count that went down was mended (a pending sector is, when it is written again), or belongs to another drive
    behind the same enclosure: what was before that says nothing of now.
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


def since_s(name: str, now: Counts, earlier: Sequence[Counts]) -> float:
    """For how long a count has been seen unchanged, up to the newest of the earlier reports."""
    same_s: list[float] = []
    for counts in reversed(earlier):
        if getattr(counts, name) != getattr(now, name):
            break
        same_s.append(counts.at_s)
    return max(same_s) - min(same_s) if same_s else 0.0
