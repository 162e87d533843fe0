"""What the health log of an NVMe drive means (NVMe base specification, SMART / Health Information log)."""

from typing import Final

from shingleback.model.smart import Finding, Health, SmartReport

_WARNINGS: Final = (
    (0, "spare-used-up", Health.FAILING),
    (1, "nvme-hot", Health.WATCH),
    (2, "unreliable", Health.FAILING),
    (3, "read-only", Health.FAILING),
    (4, "power-backup-failed", Health.WATCH),
)
_WORN_PERCENT: Final = 100
_MANY_OF_SCSI: Final = 50  # as of attribute 187, which counts the same of ATA disks


def nvme_findings(report: SmartReport) -> list[Finding]:
    """Uncorrected errors are told of here for SCSI drives too."""
    warnings = report.critical_warning or 0
    found = [Finding(code, weighs) for bit, code, weighs in _WARNINGS if warnings >> bit & 1]
    spare, threshold = report.spare_percent, report.spare_threshold_percent
    if spare is not None and threshold is not None and spare < threshold and not warnings & 1:
        found.append(Finding("spare-used-up", Health.FAILING))
    if report.media_errors:
        is_much = report.grown_defects is not None and report.media_errors >= _MANY_OF_SCSI
        weighs = Health.FAILING if is_much else Health.WATCH
        found.append(Finding("media-errors", weighs, (("count", str(report.media_errors)),)))
    if (report.used_percent or 0) >= _WORN_PERCENT:
        found.append(Finding("rated-life-used", Health.WATCH, (("percent", str(report.used_percent)),)))
    return found
