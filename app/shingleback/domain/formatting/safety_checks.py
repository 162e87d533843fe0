"""The safety checks: which drives must not be erased, and why.

One small function checks each danger, and each refuses independently. `devices/erase.py` adds the checks that are only
possible at the moment of erasing: a running job, and a mount that is listed nowhere.
"""

from collections.abc import Callable, Collection, Iterable
from enum import StrEnum
from pathlib import PurePath
from typing import Final

import msgspec

from shingleback.domain.drive import Drive, Use, identity_of
from shingleback.domain.errors import SafetyRefusal, Why


class RefusalReason(StrEnum):
    """A reason to refuse; `messages.formatting` has its sentence and the remedy."""

    SYSTEM = "system"  # the computer runs from it: /, /boot, /home and so on
    BUILT_IN = "built-in"  # inside the computer, and not host-managed
    SWAP = "swap"  # memory is swapped out to it
    ARRAY = "array"  # a member of RAID, LVM, ZFS or a cache, running or not
    HELD = "held"  # the kernel has built something on it: a mapping, an array, a cache
    MOUNTED = "mounted"  # a filesystem on it is in use; it can be unmounted
    ENCRYPTED_OPEN = "encrypted-open"  # an encrypted volume is unlocked; it can be locked
    PROTECTED = "protected"  # on the user's list of protected drives
    EXPECTED = "expected"  # the computer needs it to boot
    READ_ONLY = "read-only"
    NOT_A_DRIVE = "not-a-drive"  # a file that looks like a drive, or part of something larger
    NO_MEDIUM = "no-medium"  # an empty slot
    AMBIGUOUS = "ambiguous"  # nothing would distinguish it from another drive if they were swapped
    IN_WORK = "in-work"  # a job of UDisks2, or a backup, is using it


CAN_BE_CLOSED = frozenset({RefusalReason.MOUNTED, RefusalReason.ENCRYPTED_OPEN})
"""The dangers that end when the user ejects or closes the drive first."""


class Refusal(msgspec.Struct, frozen=True):
    """Attributes: `values` are for the sentence, such as ("point", "/home")."""

    danger: RefusalReason
    values: tuple[tuple[str, str], ...] = ()


_HOST_MANAGED: Final = "host-managed"
_HOST_MANAGED_TYPE: Final = 20  # of a SCSI device
_SLEEPING: Final = "swsuspend"  # the memory of a hibernated computer
_BTRFS: Final = "btrfs"


class EraseCandidate(msgspec.Struct, frozen=True):
    """A drive that the user may want to erase.

    Attributes:
        other_drives: those that are plugged in.
        protected: the marks (`marks_of`) of the drives on the user's list of protected drives.
    """

    drive: Drive
    other_drives: tuple[Drive, ...] = ()
    protected: frozenset[str] = frozenset()


SafetyCheck = Callable[[EraseCandidate], Refusal | None]


def refusals(drive: Drive, other_drives: Iterable[Drive], protected: Collection[str]) -> tuple[Refusal, ...]:
    """Why the drive must not be erased, gravest first; empty if it may. `other_drives` may include the drive itself."""
    case = EraseCandidate(
        drive,
        tuple(other_drive for other_drive in other_drives if other_drive.number != drive.number),
        frozenset(protected),
    )
    return tuple(refusal for guard in SAFETY_CHECKS if (refusal := guard(case)))


def lasting_refusal(refusals: Iterable[Refusal]) -> Refusal | None:
    """Return the gravest refusal that does not end when the drive is ejected or closed. The gravest come first."""
    return next((refusal for refusal in refusals if refusal.danger not in CAN_BE_CLOSED), None)


def as_error(drive: Drive, refusal: Refusal) -> SafetyRefusal:
    return SafetyRefusal(Why.NOT_THIS_DRIVE, drive=drive.name, reason=refusal.danger.value, **dict(refusal.values))


def marks_of(drive: Drive) -> frozenset[str]:
    """What identifies the drive later: its key, and the UUIDs on it, which stay the same in another enclosure."""
    uuids = {uuid for volume in drive.volumes for uuid in (volume.uuid, volume.partition_uuid)}
    return frozenset((uuids | {drive.key}) - {""})


# the guards --------------------------------------------------------------------------------------------------------


def runs_system(case: EraseCandidate) -> Refusal | None:
    return Refusal(RefusalReason.SYSTEM) if case.drive.runs_system else None


def holds_swap(case: EraseCandidate) -> Refusal | None:
    """Whether it holds memory of this computer while it runs, or of any hibernated computer."""
    has_swap = any(volume.is_swapped_on or volume.filesystem == _SLEEPING for volume in case.drive.volumes)
    return Refusal(RefusalReason.SWAP) if has_swap else None


def is_protected(case: EraseCandidate) -> Refusal | None:
    return None if case.protected.isdisjoint(marks_of(case.drive)) else Refusal(RefusalReason.PROTECTED)


def is_expected(case: EraseCandidate) -> Refusal | None:
    """Whether a line in /etc/fstab or /etc/crypttab would find nothing after erasing, so that booting might fail.

    It does not count if another drive has the same UUID, or if the volume is empty, as one just made by a preparation.
    """
    elsewhere = {volume.uuid for other_drive in case.other_drives for volume in other_drive.volumes}
    for volume in case.drive.volumes:
        if volume.expected_as and volume.filesystem and volume.uuid not in elsewhere - {""}:
            return Refusal(RefusalReason.EXPECTED, (("what", volume.expected_as),))
    return None


def is_built_in(case: EraseCandidate) -> Refusal | None:
    """UDisks2 treats every disk that is not on USB as part of the computer; host-managed ones are allowed anyway."""
    drive = case.drive
    is_only_inside = drive.is_system and not drive.runs_system
    return Refusal(RefusalReason.BUILT_IN) if is_only_inside and not is_host_managed(drive) else None


def is_in_array(case: EraseCandidate) -> Refusal | None:
    """A stopped array counts as well. Each member of a btrfs over several drives shows the same UUID."""
    elsewhere = {
        volume.uuid
        for other_drive in case.other_drives
        for volume in other_drive.volumes
        if volume.filesystem == _BTRFS
    }
    for volume in case.drive.volumes:
        if volume.use is Use.ARRAY or (volume.filesystem == _BTRFS and volume.uuid in elsewhere - {""}):
            return Refusal(RefusalReason.ARRAY, (("kind", volume.filesystem),))
    return None


def is_held(case: EraseCandidate) -> Refusal | None:
    """Whether something holds it that cannot simply be closed, as a mounted or unlocked volume can."""
    closable = {
        PurePath(volume.device).name for volume in case.drive.volumes if volume.inside_of or volume.mount_points
    }
    held = [name for name in case.drive.held_by if name not in closable]
    return Refusal(RefusalReason.HELD, (("what", ", ".join(held)),)) if held else None


def is_no_drive(case: EraseCandidate) -> Refusal | None:
    return Refusal(RefusalReason.NOT_A_DRIVE) if case.drive.evidence.is_thin else None


def has_no_medium(case: EraseCandidate) -> Refusal | None:
    return None if case.drive.size_bytes > 0 else Refusal(RefusalReason.NO_MEDIUM)


def is_read_only(case: EraseCandidate) -> Refusal | None:
    drive = case.drive
    is_write_protected = drive.is_read_only or any(volume.is_read_only for volume in drive.volumes)
    return Refusal(RefusalReason.READ_ONLY) if is_write_protected else None


def is_ambiguous(case: EraseCandidate) -> Refusal | None:
    """Whether the user cannot tell which drive is meant, or another could take its place unnoticed.

    UDisks2 shows one drive instead of two with the same serial number. A kernel that numbers each plug-in can tell any
    two drives apart; before that (Linux 5.15), only what the drive itself reports distinguishes it from another one
    plugged in at the same port: so it must report something, and something unique.
    """
    drive = case.drive
    is_replaceable = not drive.disk_sequence and (
        not _shows_anything(drive)
        or any(_distinguishing_marks(other_drive) == _distinguishing_marks(drive) for other_drive in case.other_drives)
    )
    return Refusal(RefusalReason.AMBIGUOUS) if drive.twins or is_replaceable else None


def is_mounted(case: EraseCandidate) -> Refusal | None:
    points = case.drive.mount_points
    return Refusal(RefusalReason.MOUNTED, (("point", points[0]),)) if points else None


def is_unlocked(case: EraseCandidate) -> Refusal | None:
    opened = [volume.inside_of for volume in case.drive.volumes if volume.inside_of]
    return Refusal(RefusalReason.ENCRYPTED_OPEN, (("device", opened[0]),)) if opened else None


SAFETY_CHECKS: tuple[SafetyCheck, ...] = (
    runs_system,
    holds_swap,
    is_protected,
    is_built_in,
    is_in_array,
    is_held,
    is_expected,
    is_no_drive,
    has_no_medium,
    is_read_only,
    is_ambiguous,
    is_mounted,
    is_unlocked,
)
"""From the gravest to the easiest to change."""


def is_host_managed(drive: Drive) -> bool:
    """Whether each of its zones has to be written sequentially."""
    evidence = drive.evidence
    return _HOST_MANAGED in (evidence.zoned, evidence.zoned_cap) or evidence.scsi_type == _HOST_MANAGED_TYPE


def _shows_anything(drive: Drive) -> bool:
    """Whether it reports anything that no other drive does, as far as one drive can tell."""
    from shingleback.domain.smr.model_names import is_real_serial  # noqa: PLC0415 (it would delay the first page)

    return is_real_serial(drive.serial) or bool(drive.wwn) or any(volume.uuid for volume in drive.volumes)


def _distinguishing_marks(drive: Drive) -> tuple[object, ...]:
    """Everything in which two drives could differ, except for the port."""
    identity = identity_of(drive)
    on_it = [(volume.size_bytes, volume.partition_uuid, volume.filesystem, volume.uuid) for volume in drive.volumes]
    return identity.model, identity.serial, identity.wwn, identity.size_bytes, *on_it
