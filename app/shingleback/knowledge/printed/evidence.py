"""What other programs printed of a drive, read as evidence. Which program it was is seen by looking at the text.

Read here: hdparm -i, -I and --Istdout, lsusb, lsblk, udevadm info, the kernel's log, smartctl's words on a SCSI device,
sg_vpd and sg_inq. The report of smartctl on an ATA or NVMe drive is read in `drives.smart.report`;
`evidence_from_report` takes what that found.
"""

import dataclasses
from collections.abc import Callable
from typing import Final

from shingleback.knowledge.printed.ata import evidence_of_ata
from shingleback.knowledge.printed.lists import evidence_of_lists
from shingleback.knowledge.printed.log import evidence_of_log
from shingleback.knowledge.printed.scsi import evidence_of_scsi
from shingleback.model.evidence import Evidence, Transport
from shingleback.model.kernel_text import text_lines
from shingleback.model.smart import SmartReport

_READERS: Final[tuple[Callable[[str], Evidence], ...]] = (
    evidence_of_ata,
    evidence_of_scsi,
    evidence_of_lists,
    evidence_of_log,
)
_MOST_LETTERS: Final = 4_000_000
_LONGEST_LINE: Final = 400  # what is longer was not printed by any of them, and would take long to look at
_NOTHING: Final = Evidence()


def evidence_of_text(text: str) -> Evidence:
    """Whatever can be understood of the text; nothing for one that says nothing. Never raises."""
    readable = "\n".join(line for line in text_lines(text[:_MOST_LETTERS]) if len(line) <= _LONGEST_LINE)
    evidence = _NOTHING
    for read in _READERS:
        evidence = merged(evidence, read(readable))
    return evidence


def evidence_from_report(report: SmartReport) -> Evidence:
    """What a drive's own report says of its kind. No line on TRIM is no evidence: old programs did not print it."""
    return Evidence(
        model=report.model,
        capacity_bytes=report.capacity_bytes,
        rotation_rpm=report.rotation_rpm,
        form_factor_inches=report.form_factor_inches,
        reported_zones=report.zones,
        reported_trim=report.trim,
        family=report.family,
        transport=Transport.NVME if report.is_nvme else None,
    )


def merged(first: Evidence, second: Evidence) -> Evidence:
    """Both together; the first wins where both say something."""
    told = {one.name: getattr(first, one.name) for one in dataclasses.fields(Evidence)}
    own = {name: value for name, value in told.items() if value is not None and value != ""}
    return dataclasses.replace(second, **(own | {"is_thin": first.is_thin or second.is_thin}))
