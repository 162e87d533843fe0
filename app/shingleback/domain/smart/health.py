"""Judges a drive's SMART report: what matters, what only looks alarming, and what cannot be judged.

Five counts matter, the same that a large operator of drives found to foretell failures: 5, 187, 197 and 198 (and 188,
which a shingled drive raises by being busy with itself, so that it is no more than a note here). They matter most when
they rise. The drive's own overall word matters when it is bad; when it is good it proves nothing, since it is given to
drives with hundreds of unreadable places. So "good" needs the counts, and a report without them stays unknown.

Sources: backblaze.com/blog/what-smart-stats-indicate-hard-drive-failures; Ma et al., RAIDShield (FAST 2015), on the
number of reallocated sectors as the best single sign; smartmontools' drive database on how makers pack raw values.
"""

from collections.abc import Sequence
from typing import Final

from shingleback.domain.smart.report import ErrorCounts, Finding, Health, HealthVerdict, SmartReport
from shingleback.domain.smart.rules import ata_findings, current, growth_findings, is_solid_state, notes, nvme_findings

_HOT_ONLY: Final = 0b10  # of NVMe's warnings: it is too warm just now
_REALLOCATED: Final = (5, 196)
_PENDING: Final = 197
_VITAL_OF_SSD: Final = (5, 187, 196, 197, 198)
_LAST_OF_SSD: Final = 187  # a table goes on beyond this number, unless it was cut off
_DAMAGE_OF_SSD: Final = frozenset({5, 187})  # both are zero only where nothing was replaced and nothing was lost


def judge(report: SmartReport | None, earlier: Sequence[ErrorCounts] = ()) -> HealthVerdict:
    """`earlier` are the same drive's counts, oldest first, as `store.drive_records` gives them."""
    if report is None:
        return HealthVerdict(Health.UNKNOWN, (Finding("no-report", Health.UNKNOWN),))
    findings = [*_overall(report), *ata_findings(report, earlier), *nvme_findings(report)]
    findings += growth_findings(current(report), earlier)
    findings += notes(report)
    gravest = next((grave for grave in (Health.FAILING, Health.WATCH) if _any(findings, grave)), None)
    missing = _missing(report)
    if missing:
        findings.append(Finding(missing, Health.UNKNOWN))
    health = gravest or (Health.UNKNOWN if missing else Health.OK)
    return HealthVerdict(health, tuple(sorted(findings, key=_order)))


def _overall(report: SmartReport) -> list[Finding]:
    """An NVMe drive that is merely too warm says FAILED as well; `nvme_findings` has the better word for it."""
    is_merely_hot = report.is_nvme and report.critical_warning == _HOT_ONLY
    return [Finding("overall-failed", Health.FAILING)] if report.passed is False and not is_merely_hot else []


def _missing(report: SmartReport) -> str:
    """Why the report cannot show that a drive is well; empty where it can."""
    if _has_counts(report):
        return ""
    if report.attributes or report.critical_warning is not None or report.media_errors is not None:
        return "incomplete"
    return "identity-only" if report.passed is None else "overall-only"


def _has_counts(report: SmartReport) -> bool:
    if report.is_cut:
        return False
    if report.is_nvme:
        return report.critical_warning is not None and report.media_errors is not None
    if report.grown_defects is not None:
        return report.passed is not None
    counted = {one.number for one in report.attributes if one.raw is not None}
    if is_solid_state(report):
        is_whole = bool(counted) and max(counted) >= _LAST_OF_SSD
        is_told = report.passed is not None and any(number in counted for number in _VITAL_OF_SSD)
        return is_whole and (is_told or counted >= _DAMAGE_OF_SSD)
    return _PENDING in counted and max(counted) > _PENDING and any(number in counted for number in _REALLOCATED)


def _any(findings: list[Finding], health: Health) -> bool:
    return any(finding.weighs is health for finding in findings)


def _order(finding: Finding) -> int:
    return (Health.FAILING, Health.WATCH, Health.UNKNOWN, Health.OK).index(finding.weighs)
