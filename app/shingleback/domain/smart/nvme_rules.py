"""Judges what an NVMe drive's health log says, and the errors that a SCSI drive could not correct.

Source: NVMe base specification, SMART / Health Information log.
"""

from typing import Final

from shingleback.domain.smart.report import Finding, Health, SmartReport

_WARNINGS: Final = (
    (0, "spare-used-up", Health.FAILING),
    (1, "nvme-hot", Health.WATCH),
    (2, "unreliable", Health.FAILING),
    (3, "read-only", Health.FAILING),
    (4, "power-backup-failed", Health.WATCH),
)
_WORN_PERCENT: Final = 100
_MANY_OF_SCSI: Final = 50  # as for attribute 187, which counts the same on ATA disks
_MANY_FINDS: Final = 5  # a healthy disk rewrites a weak place now and then
_HOT: Final = 0b10
_AGED: Final = 0b100


def _is_only_aged(report: SmartReport) -> bool:
    """Whether an NVMe drive warns of its reliability only because its planned lifetime is used up, as Samsung's do."""
    spare, threshold = report.spare_percent, report.spare_threshold_percent
    has_spare = spare is not None and threshold is not None and spare > threshold
    is_used_up = (report.used_percent or 0) >= _WORN_PERCENT
    return report.critical_warning == _AGED and is_used_up and has_spare and not report.media_errors


def is_only_hot_or_aged(report: SmartReport) -> bool:
    """Whether this alone makes the drive say that it has failed: smartctl says so for any warning of an NVMe drive."""
    return report.is_nvme and (report.critical_warning == _HOT or _is_only_aged(report))


def nvme_findings(report: SmartReport) -> list[Finding]:
    """Findings of NVMe drives; uncorrected errors of SCSI drives are included."""
    warnings = 0 if _is_only_aged(report) else report.critical_warning or 0
    findings = [Finding(code, weighs) for bit, code, weighs in _WARNINGS if warnings >> bit & 1]
    spare, threshold = report.spare_percent, report.spare_threshold_percent
    if spare is not None and threshold is not None and spare < threshold and not warnings & 1:
        findings.append(Finding("spare-used-up", Health.FAILING))
    if report.failed_writes and report.grown_defects:
        findings.append(Finding("failed-writes", Health.FAILING, (("count", str(report.failed_writes)),)))
    if report.media_errors:
        is_much = report.grown_defects is not None and report.media_errors >= _MANY_OF_SCSI
        weighs = Health.FAILING if is_much else Health.WATCH
        findings.append(Finding("media-errors", weighs, (("count", str(report.media_errors)),)))
    if (report.scan_finds or 0) >= _MANY_FINDS:
        findings.append(Finding("scan-finds", Health.WATCH, (("count", str(report.scan_finds)),)))
    if (report.used_percent or 0) >= _WORN_PERCENT:
        findings.append(Finding("rated-life-used", Health.WATCH, (("percent", str(report.used_percent)),)))
    return findings
