"""What the drive, the kernel and smartctl say: the upper rungs of the ladder of `verdict`.

Facts of the kernel: Documentation/ABI/stable/sysfs-block; drivers/scsi/sd.c (`zoned_cap`, the type 0x14);
drivers/usb/storage/scsiglue.c (plain usb-storage never asks for the pages in which a drive tells of zones, rotation and
TRIM).
"""

from collections.abc import Iterator
from typing import Final

from shingleback.knowledge.recording.names import says_flash_stick, says_solid_state, says_virtual
from shingleback.knowledge.recording.weights import worth_knowing
from shingleback.model.evidence import Evidence, Transport, UsbDriver
from shingleback.model.verdict import Confidence, Reason, Recording

_SCSI_ZONED: Final = 20
_INCHES_OF_HARD_DISKS_ONLY: Final = 3.5
_MAKERS_OF_HARD_DISKS: Final = (0x0BC2, 0x1058, 0x0480, 0x059F)  # Seagate, WD, Toshiba, LaCie
_RECORDINGS: Final[dict[str, Recording]] = {
    "drive-managed": Recording.DRIVE_MANAGED,
    "device-managed": Recording.DRIVE_MANAGED,
    "host-aware": Recording.HOST_AWARE,
    "host-managed": Recording.HOST_MANAGED,
}
_KERNEL: Final = "Linux: Documentation/ABI/stable/sysfs-block, drivers/scsi/sd.c"


def zones(evidence: Evidence) -> Iterator[Reason]:
    """Signs that only a shingled drive gives. That they are missing proves nothing: Seagate and WD tell nothing."""
    told = (
        ("kernel-zoned", evidence.zoned),
        ("zoned-cap", evidence.zoned_cap),
        ("kernel-log", evidence.kernel_says),
        ("reported-zones", evidence.reported_zones),
    )
    if evidence.scsi_type == _SCSI_ZONED:
        yield Reason("scsi-type", Recording.HOST_MANAGED, Confidence.CERTAIN, source=_KERNEL)
    for code, value in told:
        recording = _RECORDINGS.get(value.strip().lower())
        if recording:
            yield Reason(code, recording, Confidence.CERTAIN, (("value", value),), _KERNEL)
    if evidence.zones and evidence.zoned not in _RECORDINGS:
        values = (("count", str(evidence.zones)),)
        yield Reason("zone-count", Recording.HOST_MANAGED, Confidence.VERY_LIKELY, values, _KERNEL)


def solid_state(evidence: Evidence, *, is_known_disk: bool) -> Iterator[Reason]:
    """Signs that nothing turns. What sysfs says of rotation may be a bridge's word, and bridges lie."""
    what = Recording.NOT_A_HARD_DISK
    if evidence.transport is Transport.NVME:
        yield Reason("nvme", what, Confidence.CERTAIN)
    if evidence.transport is Transport.CARD:
        yield Reason("card", what, Confidence.CERTAIN)
    if evidence.rotation_rpm == 0:
        yield Reason("no-rotation", what, Confidence.CERTAIN)
    if says_solid_state(evidence):
        yield Reason("ssd-name", what, Confidence.VERY_LIKELY, (("model", _shown(evidence)),))
    if says_flash_stick(evidence):
        yield Reason("flash-name", what, Confidence.LIKELY, (("model", _shown(evidence)),))
    if evidence.is_rotational is False and not evidence.rotation_rpm:
        is_bridged = evidence.transport in (Transport.USB, None) or evidence.usb is not None
        sure = Confidence.LIKELY if is_bridged else Confidence.CERTAIN
        sure = Confidence.UNSURE if is_known_disk else sure
        yield Reason("kernel-no-rotation", what, sure, source=_KERNEL)


def trim(evidence: Evidence) -> Iterator[Reason]:
    """TRIM on a disk that turns: a conventional drive has no use for it."""
    if not takes_trim(evidence) or evidence.is_thin or says_virtual(evidence) or says_solid_state(evidence):
        return
    sure = _trim_weight(evidence)
    if sure:
        source = "openzfs/zfs issues 10182 and 12242; linux-ide list 2025-11"
        yield Reason("trim", Recording.DRIVE_MANAGED, sure, source=source)
    elif evidence.is_rotational:
        yield worth_knowing("trim-unclear")


def takes_trim(evidence: Evidence) -> bool:
    return bool(evidence.reported_trim or evidence.discard_max_bytes)


def _trim_weight(evidence: Evidence) -> Confidence | None:
    """None where it may as well be an SSD: in an enclosure for any disk, which does not tell whether it turns."""
    if evidence.rotation_rpm or evidence.form_factor_inches == _INCHES_OF_HARD_DISKS_ONLY:
        return Confidence.VERY_LIKELY
    if not evidence.is_rotational or evidence.usb_driver is UsbDriver.USB_STORAGE:
        return None
    if evidence.transport in (Transport.SATA, Transport.SAS):
        return Confidence.VERY_LIKELY
    if evidence.usb or evidence.transport is Transport.USB:
        is_of_a_maker = evidence.usb is not None and evidence.usb.vendor in _MAKERS_OF_HARD_DISKS
        return Confidence.LIKELY if is_of_a_maker else None
    return Confidence.LIKELY if evidence.model else None


def family(evidence: Evidence) -> Iterator[Reason]:
    """The authors of smartmontools mark families in their table."""
    name = evidence.family.upper()
    values = (("family", evidence.family),)
    source = "smartmontools drivedb.h"
    if "SMR)" in name or ", SMR" in name:
        yield Reason("family-tag", Recording.DRIVE_MANAGED, Confidence.VERY_LIKELY, values, source)
    elif "(CMR" in name:
        yield Reason("family-tag", Recording.CONVENTIONAL, Confidence.VERY_LIKELY, values, source)


def is_hard_disk(evidence: Evidence) -> bool:
    """Whether something turns for sure. Plain usb-storage calls every drive rotational, a memory stick too."""
    if evidence.rotation_rpm or evidence.form_factor_inches == _INCHES_OF_HARD_DISKS_ONLY:
        return True
    if evidence.usb_driver is UsbDriver.UAS:
        is_asked = not takes_trim(evidence)  # an SSD whose bridge does not pass on that nothing turns
    else:
        is_asked = evidence.transport in (Transport.SATA, Transport.SAS)
    return bool(evidence.is_rotational) and is_asked and not says_virtual(evidence)


def _shown(evidence: Evidence) -> str:
    return evidence.model or evidence.product
