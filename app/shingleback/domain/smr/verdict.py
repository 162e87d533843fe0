"""Judges whether a drive is shingled, how certain that is, and why, by a ladder of evidence from strong to weak.

1. what the drive or the kernel reports about zones; that nothing rotates
2. TRIM on a disk that rotates
3. smartctl's family, then the drive table by the disk's own name
4. the table by USB id and capacity, or by the retail name or part number on the box
5. rules of thumb by shape, if the table knows neither
6. the measured behavior of the drive

The reason with the highest confidence decides; if two are equally certain and disagree, the higher rung wins, and the
verdict loses one step of confidence. The verdict is "conventional" only if a source says so, never for lack of
evidence.

Remarks without weight are added where a user might draw a wrong conclusion from a fact.

Facts about the kernel: Documentation/ABI/stable/sysfs-block; drivers/scsi/sd.c (`zoned_cap`, the type 0x14);
drivers/usb/storage/scsiglue.c (plain usb-storage never asks for the pages in which a drive reports zones, rotation and
TRIM).
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from shingleback.domain.drive import Evidence, Transport, UsbDriver
from shingleback.domain.measurement import Measurement, reason_of
from shingleback.domain.smr.drive_database import (
    DriveTable,
    Entry,
    ModelEntry,
    RetailEntry,
    UsbEntry,
    read_box_name,
    retail_entry,
)
from shingleback.domain.smr.evidence import Confidence, RecordingMethod, Verdict, VerdictReason
from shingleback.domain.smr.model_names import (
    disk_names,
    says_bridge,
    says_flash_stick,
    says_solid_state,
    says_virtual,
    tidy,
    usb_id_in,
)

_FALLING: Final = tuple(Confidence)
_SCSI_ZONED: Final = 20
_INCHES_OF_HARD_DISKS_ONLY: Final = 3.5
_FEWEST_LETTERS_OF_A_MODEL: Final = 7
_LARGEST_STICK_BYTES: Final = 3 * 10**12  # "Store 'n' Go" and the like are also names of portable disks
_LARGEST_SMALL_BYTES: Final = 65 * 10**9  # USB disks were as small until some years after 2000
SMALLEST_SHINGLED_BYTES: Final = 250 * 10**9
"""No drive of the table that is shingled is smaller: they begin at 500 GB."""
_MAKERS_OF_HARD_DISKS: Final = (0x0BC2, 0x1058, 0x0480, 0x059F)  # Seagate, WD, Toshiba, LaCie
_RECORDINGS: Final[dict[str, RecordingMethod]] = {
    "drive-managed": RecordingMethod.DRIVE_MANAGED,
    "device-managed": RecordingMethod.DRIVE_MANAGED,
    "host-aware": RecordingMethod.HOST_AWARE,
    "host-managed": RecordingMethod.HOST_MANAGED,
}
_KERNEL: Final = "Linux: Documentation/ABI/stable/sysfs-block, drivers/scsi/sd.c"

_OPEN: Final = (RecordingMethod.NO_SIGN_OF_SMR, RecordingMethod.UNKNOWN)

_GB: Final = 10**9


def _weaker(confidence: Confidence) -> Confidence:
    """One step less certain; the lowest stays as it is."""
    return _FALLING[min(_FALLING.index(confidence) + 1, len(_FALLING) - 1)]


def worth_knowing(code: str, **values: str) -> VerdictReason:
    """A remark: a reason without weight."""
    return VerdictReason(code, RecordingMethod.UNKNOWN, Confidence.UNSURE, tuple(values.items()))


@dataclass(frozen=True, slots=True)
class KnownModel:
    """A disk's name that is in the table.

    Attributes:
        is_cut: only the beginning of the name was known.
    """

    entry: ModelEntry
    name: str
    is_cut: bool


def known_model(evidence: Evidence, table: DriveTable) -> KnownModel | None:
    names = disk_names(evidence)
    for name in names:
        entry = table.model(name.text)
        if entry:
            return KnownModel(entry, name.text, is_cut=False)
    for name in names:
        entry = table.truncated_model(name.text) if name.may_be_cut else None
        if entry:
            return KnownModel(entry, name.text, is_cut=True)
    # A shop's title names the model among other words, as in "Seagate BarraCuda 8TB ST8000DM004".
    words = tidy(evidence.model).split()
    for candidate in words if len(words) > 1 else ():
        is_like_a_model = len(candidate) >= _FEWEST_LETTERS_OF_A_MODEL and any(map(str.isdigit, candidate))
        entry = table.model(candidate) if is_like_a_model else None
        if entry:
            return KnownModel(entry, candidate, is_cut=False)
    return None


def model(model_match: KnownModel, table: DriveTable) -> Iterator[VerdictReason]:
    code = "model-cut" if model_match.is_cut else "model"
    sure = _weaker(model_match.entry.confidence) if model_match.is_cut else model_match.entry.confidence
    yield from _of_entry(code, model_match.entry, (("model", model_match.name),), table, sure)


def enclosures_of(evidence: Evidence, table: DriveTable) -> list[UsbEntry]:
    """The entries for the USB id, if they agree. There may be several if the capacity is unknown.

    A conventional entry says nothing about larger drives with the same id, so then the capacity must be known.
    """
    usb = usb_id_in(evidence)
    entries = table.enclosures(usb, evidence.capacity_bytes) if usb else []
    kinds = {(entry.recording, entry.disputed) for entry in entries}
    is_open = evidence.capacity_bytes is None and any(entry.capacity_tb for entry in entries)
    if len(kinds) != 1 or (is_open and entries[0].recording is RecordingMethod.CONVENTIONAL):
        return []
    return entries


def usb(entry: UsbEntry, evidence: Evidence, table: DriveTable, *, is_model_known: bool) -> Iterator[VerdictReason]:
    """An enclosure may contain another disk than it was sold with, so the disk's own name weighs more."""
    is_size_open = evidence.capacity_bytes is None and bool(entry.capacity_tb)
    sure = _weaker(entry.confidence) if is_size_open else entry.confidence
    code = "usb-any-size" if is_size_open else "usb-inner" if entry.inner else "usb"
    values = (("usb", str(usb_id_in(evidence))), ("inner", entry.inner))
    yield from _of_entry(code, entry, values, table, Confidence.UNSURE if is_model_known else sure)


def retail(entry: RetailEntry, name: str, table: DriveTable) -> Iterator[VerdictReason]:
    """What the box says; makers change the disk inside without changing the box."""
    code = "retail-inner" if entry.inner else "retail"
    yield from _of_entry(code, entry, (("model", name), ("inner", entry.inner)), table, entry.confidence)


def shape(evidence: Evidence, table: DriveTable) -> Iterator[VerdictReason]:
    """The first rule of thumb that applies. None where only the size is needed to know better."""
    if _needs_size(evidence, table):
        return
    usb_id = usb_id_in(evidence)
    name = f"{tidy(evidence.product)} {tidy(evidence.model)}"
    for entry in table.every_shape():
        conditions = (
            not entry.usb_vendors or (usb_id is not None and f"{usb_id.vendor:04x}" in entry.usb_vendors),
            not entry.words or any(word.upper() in name for word in entry.words),
            entry.inches is None or evidence.form_factor_inches == entry.inches,
            entry.holds(evidence.capacity_bytes),
        )
        if all(conditions):
            yield from _of_entry("shape", entry, (), table, entry.confidence)
            return


def _needs_size(evidence: Evidence, table: DriveTable) -> bool:
    """Whether the table lists the USB id, for sizes that tell its drives apart."""
    usb_id = usb_id_in(evidence)
    return usb_id is not None and evidence.capacity_bytes is None and bool(table.enclosures(usb_id, None))


def _of_entry(
    code: str, entry: Entry, values: tuple[tuple[str, str], ...], table: DriveTable, sure: Confidence
) -> Iterator[VerdictReason]:
    known_values = (*values, ("family", entry.family), ("trust", entry.trust.value))
    yield VerdictReason(code, entry.recording, sure, known_values, _sources(entry.sources, table))
    if entry.disputed:
        yield VerdictReason(f"{code}-disputed", entry.disputed, sure, known_values, _sources(entry.disputed_by, table))


def _sources(keys: tuple[str, ...], table: DriveTable) -> str:
    return "; ".join(table.source_text(key) for key in keys)


def zones(evidence: Evidence) -> Iterator[VerdictReason]:
    """Signs that only a shingled drive gives. Their absence proves nothing: Seagate and WD report none."""
    reported = (
        ("kernel-zoned", evidence.zoned),
        ("zoned-cap", evidence.zoned_cap),
        ("kernel-log", evidence.kernel_says),
        ("reported-zones", evidence.reported_zones),
    )
    if evidence.scsi_type == _SCSI_ZONED:
        yield VerdictReason("scsi-type", RecordingMethod.HOST_MANAGED, Confidence.CERTAIN, source=_KERNEL)
    for code, value in reported:
        recording = _RECORDINGS.get(value.strip().lower())
        if recording:
            yield VerdictReason(code, recording, Confidence.CERTAIN, (("value", value),), _KERNEL)
    if evidence.zones and evidence.zoned not in _RECORDINGS:
        values = (("count", str(evidence.zones)),)
        yield VerdictReason("zone-count", RecordingMethod.HOST_MANAGED, Confidence.VERY_LIKELY, values, _KERNEL)


def solid_state(evidence: Evidence, *, is_known_disk: bool) -> Iterator[VerdictReason]:
    """Signs that nothing rotates. The rotation in sysfs may come from a bridge, and bridges lie."""
    recording = RecordingMethod.NOT_A_HARD_DISK
    if evidence.transport is Transport.NVME:
        yield VerdictReason("nvme", recording, Confidence.CERTAIN)
    if evidence.transport is Transport.CARD:
        yield VerdictReason("card", recording, Confidence.CERTAIN)
    if evidence.rotation_rpm == 0:
        yield VerdictReason("no-rotation", recording, Confidence.CERTAIN)
    if says_solid_state(evidence):
        yield VerdictReason("ssd-name", recording, Confidence.VERY_LIKELY, (("model", _shown(evidence)),))
    named_sizes = [read_box_name(name).capacity_bytes for name in (evidence.model, evidence.product)]
    told_sizes = [size for size in (evidence.capacity_bytes, *named_sizes) if size]
    is_larger_than_sticks = any(size > _LARGEST_STICK_BYTES for size in told_sizes)
    if says_flash_stick(evidence) and not is_larger_than_sticks:
        yield VerdictReason("flash-name", recording, Confidence.LIKELY, (("model", _shown(evidence)),))
    is_small = evidence.capacity_bytes is not None and 0 < evidence.capacity_bytes < _LARGEST_SMALL_BYTES
    # A dying disk, too, may tell a size of a few gigabytes.
    is_disk = is_known_disk or is_hard_disk(evidence) or _is_of_a_maker(evidence)
    if is_small and evidence.transport is Transport.USB and not is_disk:
        yield VerdictReason("small", recording, Confidence.LIKELY)
    if evidence.is_rotational is False and not evidence.rotation_rpm:
        is_bridged = evidence.transport in (Transport.USB, None) or evidence.usb is not None
        sure = Confidence.LIKELY if is_bridged else Confidence.CERTAIN
        sure = Confidence.UNSURE if is_known_disk else sure
        yield VerdictReason("kernel-no-rotation", recording, sure, source=_KERNEL)


def trim(evidence: Evidence) -> Iterator[VerdictReason]:
    """TRIM on a disk that rotates: a conventional drive has no use for it."""
    is_hearsay = says_virtual(evidence) or says_bridge(evidence)
    if not takes_trim(evidence) or evidence.is_thin or is_hearsay or says_solid_state(evidence):
        return
    sure = _trim_weight(evidence)
    if sure:
        source = "openzfs/zfs issues 10182 and 12242; linux-ide list 2025-11"
        yield VerdictReason("trim", RecordingMethod.DRIVE_MANAGED, sure, source=source)
    elif evidence.is_rotational:
        yield worth_knowing("trim-unclear")


def takes_trim(evidence: Evidence) -> bool:
    return bool(evidence.reported_trim or evidence.discard_max_bytes)


def _trim_weight(evidence: Evidence) -> Confidence | None:
    """None if it could also be an SSD: in an enclosure for any disk that does not report rotation."""
    if evidence.rotation_rpm or evidence.form_factor_inches == _INCHES_OF_HARD_DISKS_ONLY:
        return Confidence.VERY_LIKELY
    if not evidence.is_rotational or evidence.usb_driver is UsbDriver.USB_STORAGE:
        return None
    if evidence.transport in (Transport.SATA, Transport.SAS):
        return Confidence.VERY_LIKELY
    if evidence.usb or evidence.transport is Transport.USB:
        return Confidence.LIKELY if _is_of_a_maker(evidence) else None
    return Confidence.LIKELY if evidence.model else None


def family(evidence: Evidence) -> Iterator[VerdictReason]:
    """The family tags in smartmontools' drive database."""
    name = evidence.family.upper()
    values = (("family", evidence.family),)
    source = "smartmontools drivedb.h"
    if "SMR)" in name or ", SMR" in name:
        yield VerdictReason("family-tag", RecordingMethod.DRIVE_MANAGED, Confidence.VERY_LIKELY, values, source)
    elif "(CMR" in name:
        yield VerdictReason("family-tag", RecordingMethod.CONVENTIONAL, Confidence.VERY_LIKELY, values, source)


def is_hard_disk(evidence: Evidence) -> bool:
    """Whether it certainly rotates. Plain usb-storage calls every drive rotational, even a USB stick."""
    if says_bridge(evidence):
        return False
    if evidence.rotation_rpm or evidence.form_factor_inches == _INCHES_OF_HARD_DISKS_ONLY:
        return True
    if evidence.usb_driver is UsbDriver.UAS:
        is_credible = not takes_trim(evidence)  # it may be an SSD whose bridge does not report that nothing rotates
    else:
        is_credible = evidence.transport in (Transport.SATA, Transport.SAS)
    return bool(evidence.is_rotational) and is_credible and not says_virtual(evidence)


def _is_of_a_maker(evidence: Evidence) -> bool:
    return evidence.usb is not None and evidence.usb.vendor in _MAKERS_OF_HARD_DISKS


def _shown(evidence: Evidence) -> str:
    return evidence.model or evidence.product


def notes(evidence: Evidence, recording: RecordingMethod) -> Iterator[VerdictReason]:
    """Remarks that prevent wrong conclusions."""
    is_open = recording in _OPEN
    has_no_trim = not takes_trim(evidence) and (evidence.reported_trim is False or evidence.discard_max_bytes == 0)
    if evidence.is_rotational is False and (recording.is_shingled or recording is RecordingMethod.CONVENTIONAL):
        yield worth_knowing("bridge-says-no-rotation")
    if has_no_trim and (is_open or recording.is_shingled):
        yield worth_knowing("no-trim-proves-nothing")
    if is_open and evidence.zoned == "none":
        yield worth_knowing("no-zones-proves-nothing")
    if is_open and evidence.usb_driver is UsbDriver.USB_STORAGE and evidence.rotation_rpm is None:
        yield worth_knowing("usb-storage-hides")


def no_evidence_remarks(recording: RecordingMethod, evidence: Evidence, table: DriveTable) -> Iterator[VerdictReason]:
    """Remarks for a verdict without evidence: that there is none, and what would help."""
    name = evidence.model or evidence.product
    usb = usb_id_in(evidence)
    if _needs_size(evidence, table):
        yield worth_knowing("size-needed", usb=str(usb))
    elif evidence.model or (name and not usb):
        yield worth_knowing("not-listed", model=name)
    elif usb:
        yield worth_knowing("usb-not-listed", usb=str(usb))
    yield worth_knowing("nothing-found" if recording is RecordingMethod.NO_SIGN_OF_SMR else "too-little-known")


def judge(evidence: Evidence, table: DriveTable, measured: Measurement | None = None) -> Verdict:
    """Judge a drive. Never raises; UNKNOWN if nothing is known. `measured`: the newest measurement of this drive."""
    model_match = known_model(evidence, table)
    entry = model_match.entry if model_match else None
    enclosures = enclosures_of(evidence, table)
    disks = [disk for disk in (entry, *enclosures) if disk and disk.recording is not RecordingMethod.NOT_A_HARD_DISK]
    reasons = [
        *zones(evidence),
        *solid_state(evidence, is_known_disk=bool(disks)),
        *trim(evidence),
        *family(evidence),
    ]
    if model_match:
        reasons += model(model_match, table)
    if enclosures:
        reasons += usb(enclosures[0], evidence, table, is_model_known=model_match is not None)
    is_ssd = says_solid_state(evidence)  # such as "My Passport SSD", which has the name of a disk
    sold = None if model_match or enclosures or is_ssd else retail_entry(evidence, table)
    if sold:
        reasons += retail(*sold, table)
    elif not model_match and not enclosures:
        reasons += shape(evidence, table)
    if measured and (behavior := reason_of(measured)):
        reasons.append(behavior)
    recording, sure = _decide(reasons, evidence)
    ordered = [*_sorted(reasons), *notes(evidence, recording)]
    if not reasons:
        ordered += no_evidence_remarks(recording, evidence, table)
    cache_bytes = _cache(entry, enclosures, table) if recording.is_shingled else None
    if measured and recording.is_shingled and measured.verdict.cache_bytes:
        cache_bytes = measured.verdict.cache_bytes
    family_name = _family(evidence, entry, enclosures) or (sold[0].family if sold else "")
    return Verdict(recording, sure, tuple(ordered), family_name, cache_bytes)


def _decide(reasons: Sequence[VerdictReason], evidence: Evidence) -> tuple[RecordingMethod, Confidence]:
    weighty = _sorted(reason for reason in reasons if reason.says is not RecordingMethod.UNKNOWN)
    if not weighty:
        is_disk = is_hard_disk(evidence)
        return (RecordingMethod.NO_SIGN_OF_SMR if is_disk else RecordingMethod.UNKNOWN), Confidence.UNSURE
    first = weighty[0]
    against = [reason for reason in weighty if reason.says is not first.says and reason.confidence is first.confidence]
    if not against or first.confidence is Confidence.CERTAIN:
        return first.says, first.confidence
    if first.confidence is Confidence.UNSURE:
        return RecordingMethod.UNKNOWN, Confidence.UNSURE
    return first.says, _weaker(first.confidence)


def _sorted(reasons: Iterable[VerdictReason]) -> list[VerdictReason]:
    """Strongest first; equally strong reasons keep the order of the ladder."""
    return sorted(
        reasons, key=lambda reason: (reason.says is RecordingMethod.UNKNOWN, _FALLING.index(reason.confidence))
    )


def _family(evidence: Evidence, entry: ModelEntry | None, enclosures: Sequence[UsbEntry]) -> str:
    if entry:
        return entry.family
    return evidence.family or (enclosures[0].family if enclosures else "")


def _cache(entry: ModelEntry | None, enclosures: Sequence[UsbEntry], table: DriveTable) -> int | None:
    inner = entry or (table.model(enclosures[0].inner) if enclosures and enclosures[0].inner else None)
    return round(inner.cache_gb * _GB) if inner and inner.cache_gb else None
