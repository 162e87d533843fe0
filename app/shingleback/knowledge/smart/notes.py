"""What looks alarming in a report and is not, so that nobody throws away a good drive."""

import re
from typing import Final

from shingleback.knowledge.smart.counts import is_solid_state, raw_count
from shingleback.model.smart import Finding, Health, SmartReport

_RATES: Final = (1, 7)  # of reading and seeking; 195, of correcting, repeats 1
_LOOKS_LARGE: Final = 1000
_TIMEOUTS: Final = 188
_WARM_DISK_C: Final = 55
_FIVE_YEARS_H: Final = 5 * 8766
_SEAGATE: Final = re.compile(r"\bST\d{3,}|seagate|samsung spinpoint m[89]", re.IGNORECASE)


def notes(report: SmartReport) -> list[Finding]:
    return [*_timeouts(report), *_rates(report), *_events(report), *_errors(report), *_warmth(report), *_age(report)]


def _timeouts(report: SmartReport) -> list[Finding]:
    """Three counters of 16 bits; the lowest is of all commands that took too long, the others of ever slower ones."""
    attribute = report.attribute(_TIMEOUTS)
    count = (attribute.raw or 0) & 0xFFFF if attribute else 0
    return [_note("command-timeouts", count=count)] if count else []


def _rates(report: SmartReport) -> list[Finding]:
    """Seagate counts the operations in the low 32 bits, and the errors above."""
    if not _SEAGATE.search(f"{report.model} {report.family}"):
        return []
    raws = [one.raw for one in report.attributes if one.number in _RATES and one.raw is not None]
    if not any(raw > _LOOKS_LARGE for raw in raws):
        return []
    return [_note("packed-rates", errors=sum(raw >> 32 for raw in raws))]


def _events(report: SmartReport) -> list[Finding]:
    """Sectors that were suspected, tried again and found good."""
    events = raw_count(report, 196)
    return [_note("suspected-sectors", count=events)] if events and raw_count(report, 5) == 0 else []


def _errors(report: SmartReport) -> list[Finding]:
    """The drive's log holds refused commands and errors of the cable as well, and nothing is ever taken from it."""
    return [_note("error-log", count=report.error_count)] if report.error_count else []


def _warmth(report: SmartReport) -> list[Finding]:
    celsius = report.temperature_c
    is_disk = not report.is_nvme and not is_solid_state(report)
    return [_note("warm", celsius=celsius)] if is_disk and celsius and _WARM_DISK_C <= celsius < 60 else []


def _age(report: SmartReport) -> list[Finding]:
    hours = report.power_on_hours or 0
    return [_note("old", years=round(hours / 8766))] if hours >= _FIVE_YEARS_H else []


def _note(code: str, **values: int) -> Finding:
    return Finding(code, Health.OK, tuple((name, str(value)) for name, value in values.items()))
