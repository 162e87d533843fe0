"""Reads evidence from the output of other programs. The text itself shows which program wrote it.

`devices.smart.text_report` reads the report of smartctl on an ATA or NVMe drive; `evidence_from_report` uses it.
"""

import dataclasses
from collections.abc import Callable
from typing import Final

from shingleback.domain.drive import Evidence, Transport
from shingleback.domain.smart.report import SmartReport
from shingleback.domain.smr.tool_output_ata import evidence_of_ata
from shingleback.domain.smr.tool_output_lists import evidence_of_lists
from shingleback.domain.smr.tool_output_log import evidence_of_log
from shingleback.domain.smr.tool_output_scsi import evidence_of_scsi
from shingleback.domain.text import text_lines

_READERS: Final[tuple[Callable[[str], Evidence], ...]] = (
    evidence_of_ata,
    evidence_of_scsi,
    evidence_of_lists,
    evidence_of_log,
)
_MAX_LETTERS: Final = 4_000_000
_LONGEST_LINE: Final = 400  # no known tool prints longer lines, and searching them would take long
_NOTHING: Final = Evidence()


def evidence_of_text(text: str) -> Evidence:
    """Read everything that can be understood; empty evidence if nothing can. Never raises."""
    readable = "\n".join(line for line in text_lines(text[:_MAX_LETTERS]) if len(line) <= _LONGEST_LINE)
    evidence = _NOTHING
    for read in _READERS:
        evidence = merged(evidence, read(readable))
    return evidence


def evidence_from_report(report: SmartReport) -> Evidence:
    """The facts in a drive's SMART report. No line on TRIM is no evidence: old programs did not print it."""
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
    """Both together; the first takes precedence."""
    properties = {field.name: getattr(first, field.name) for field in dataclasses.fields(Evidence)}
    first_values = {name: value for name, value in properties.items() if value is not None and value != ""}
    return dataclasses.replace(second, **(first_values | {"is_thin": first.is_thin or second.is_thin}))
