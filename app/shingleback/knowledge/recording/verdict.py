"""Is the drive shingled, how sure is that, and why: the ladder of evidence, from the strongest rung to the weakest.

1. what the drive or the kernel says of zones; that nothing turns
2. TRIM on a disk that turns
3. smartctl's family, then the table of drives by the disk's own name
4. the table by USB id and capacity
5. rules of thumb by shape, where the table knows neither

The surest reason decides; of two that are equally sure and disagree, the one on the higher rung, and then the verdict
is one step less sure. "Conventional" is said only when a source says so, never because nothing was found.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from shingleback.knowledge.recording import lookups, remarks, signs
from shingleback.knowledge.recording.drive_entries import ModelEntry, UsbEntry
from shingleback.knowledge.recording.drive_table import DriveTable
from shingleback.knowledge.recording.weights import FALLING, weaker
from shingleback.model.evidence import Evidence
from shingleback.model.verdict import SHINGLED, Confidence, Reason, Recording, Verdict

_GB: Final = 10**9


def judge(evidence: Evidence, table: DriveTable) -> Verdict:
    """Never raises; nothing known gives UNKNOWN."""
    known = lookups.known_model(evidence, table)
    entry = known.entry if known else None
    enclosures = lookups.enclosures(evidence, table)
    disks = [one for one in (entry, *enclosures) if one and one.recording is not Recording.NOT_A_HARD_DISK]
    reasons = [
        *signs.zones(evidence),
        *signs.solid_state(evidence, is_known_disk=bool(disks)),
        *signs.trim(evidence),
        *signs.family(evidence),
    ]
    if known:
        reasons += lookups.model(known, table)
    if enclosures:
        reasons += lookups.usb(enclosures[0], evidence, table, is_model_known=known is not None)
    if not known and not enclosures:
        reasons += lookups.shape(evidence, table)
    recording, sure = _decide(reasons, evidence)
    told = [*_sorted(reasons), *remarks.notes(evidence, recording)]
    if not reasons:
        told += remarks.silence(recording, evidence, table)
    cache_bytes = _cache(entry, enclosures, table) if recording in SHINGLED else None
    return Verdict(recording, sure, tuple(told), _family(evidence, entry, enclosures), cache_bytes)


def _decide(reasons: Sequence[Reason], evidence: Evidence) -> tuple[Recording, Confidence]:
    weighty = _sorted(reason for reason in reasons if reason.says is not Recording.UNKNOWN)
    if not weighty:
        is_disk = signs.is_hard_disk(evidence)
        return (Recording.NO_SIGN_OF_SMR if is_disk else Recording.UNKNOWN), Confidence.UNSURE
    first = weighty[0]
    against = [one for one in weighty if one.says is not first.says and one.confidence is first.confidence]
    if not against or first.confidence is Confidence.CERTAIN:
        return first.says, first.confidence
    if first.confidence is Confidence.UNSURE:
        return Recording.UNKNOWN, Confidence.UNSURE
    return first.says, weaker(first.confidence)


def _sorted(reasons: Iterable[Reason]) -> list[Reason]:
    """Strongest first; of equally strong ones the higher rung first, as they came."""
    return sorted(reasons, key=lambda reason: (reason.says is Recording.UNKNOWN, FALLING.index(reason.confidence)))


def _family(evidence: Evidence, entry: ModelEntry | None, found: Sequence[UsbEntry]) -> str:
    if entry:
        return entry.family
    return evidence.family or (found[0].family if found else "")


def _cache(entry: ModelEntry | None, found: Sequence[UsbEntry], table: DriveTable) -> int | None:
    inner = entry or (table.model(found[0].inner) if found and found[0].inner else None)
    return round(inner.cache_gb * _GB) if inner and inner.cache_gb else None
