"""The safety checks: which drives must not be erased, and why.

There is one small function for each danger, and each refuses independently. `devices/erase.py` adds what only it can
see at the moment of erasing: a job at work, and a mount that shows nowhere.
"""

from collections.abc import Callable, Collection, Iterable
from enum import StrEnum
from pathlib import PurePath
from typing import Final

import msgspec

from shingleback.domain.drive import Drive, Use, Volume, identity_of
from shingleback.domain.errors import SafetyRefusal, Why
from shingleback.domain.smr.model_names import is_own_serial


class Danger(StrEnum):
    """A refusal reason; `messages.formatting` has the sentence, and what can be done about it."""

    SYSTEM = "system"  # the computer runs from it: /, /boot, /home and so on
    BUILT_IN = "built-in"  # inside of the computer, and not one that is host-managed
    SWAP = "swap"  # memory is swapped out to it
    ARRAY = "array"  # a part of RAID, LVM, ZFS or a cache, whether or not it is running
    HELD = "held"  # the kernel has built something on it: a mapping, an array, a cache
    MOUNTED = "mounted"  # a filesystem on it is in use; it can be closed
    ENCRYPTED_OPEN = "encrypted-open"  # an encrypted volume is unlocked; it can be locked
    PROTECTED = "protected"  # its owner has put it on the list
    EXPECTED = "expected"  # the computer needs it whenever it starts
    READ_ONLY = "read-only"
    NOT_A_DRIVE = "not-a-drive"  # a file that looks like a drive, or a piece of something larger
    NO_MEDIUM = "no-medium"  # an empty slot
    AMBIGUOUS = "ambiguous"  # nothing tells it from another one, should somebody swap them
    IN_WORK = "in-work"  # a job of UDisks2, or a backup, is at work on it


CAN_BE_CLOSED = frozenset({Danger.MOUNTED, Danger.ENCRYPTED_OPEN})
"""Whoever ejects or closes the drive first can choose it then."""


class Refusal(msgspec.Struct, frozen=True):
    """Attributes: `values` are for the sentence, as in ("point", "/home")."""

    danger: Danger
    values: tuple[tuple[str, str], ...] = ()


_HOST_MANAGED: Final = "host-managed"
_HOST_MANAGED_TYPE: Final = 20  # of a SCSI device
_SLEEPING: Final = "swsuspend"  # the memory of a computer that is asleep
_BTRFS: Final = "btrfs"


class Case(msgspec.Struct, frozen=True):
    """A drive that the user may want to erase.

    Attributes:
        others: the other drives that are plugged in.
        protected: the marks (`marks_of`) of the drives on the user's list of protected drives.
    """

    drive: Drive
    others: tuple[Drive, ...] = ()
    protected: frozenset[str] = frozenset()


SafetyCheck = Callable[[Case], Refusal | None]


def refusals(drive: Drive, others: Iterable[Drive], protected: Collection[str]) -> tuple[Refusal, ...]:
    """Why it may not be erased, the gravest first; nothing where it may. `others` may hold the drive itself."""
    case = Case(drive, tuple(other for other in others if other.number != drive.number), frozenset(protected))
    return tuple(found for guard in GUARDS if (found := guard(case)))


def as_error(drive: Drive, found: Refusal) -> SafetyRefusal:
    return SafetyRefusal(Why.NOT_THIS_DRIVE, drive=drive.name, reason=found.danger.value, **dict(found.values))


def marks_of(drive: Drive) -> frozenset[str]:
    """By which it is known again: its own key, and those of what is on it, which stay when it changes its enclosure."""
    uuids = {uuid for volume in drive.volumes for uuid in (volume.uuid, volume.partition_uuid)}
    return frozenset((uuids | {drive.key}) - {""})


# the guards --------------------------------------------------------------------------------------------------------


def runs_system(case: Case) -> Refusal | None:
    return Refusal(Danger.SYSTEM) if case.drive.runs_system else None


def holds_memory(case: Case) -> Refusal | None:
    """Of this computer while it runs, or of any that is asleep."""
    found = any(volume.is_swapped_on or volume.filesystem == _SLEEPING for volume in case.drive.volumes)
    return Refusal(Danger.SWAP) if found else None


def is_protected(case: Case) -> Refusal | None:
    return None if case.protected.isdisjoint(marks_of(case.drive)) else Refusal(Danger.PROTECTED)


def is_expected(case: Case) -> Refusal | None:
    """By a line in /etc/fstab or /etc/crypttab that would find nothing then, so that the computer might not start.

    It still finds a copy of what it names. It may name something empty, such as what a preparation has just made.
    """
    elsewhere = {volume.uuid for other in case.others for volume in other.volumes}
    for volume in case.drive.volumes:
        if volume.expected_as and volume.filesystem and volume.uuid not in elsewhere - {""}:
            return Refusal(Danger.EXPECTED, (("what", volume.expected_as),))
    return None


def is_built_in(case: Case) -> Refusal | None:
    """UDisks2 takes every disk for a part of the computer that is not on USB, and so those that are host-managed."""
    drive = case.drive
    is_only_inside = drive.is_system and not drive.runs_system
    return Refusal(Danger.BUILT_IN) if is_only_inside and not is_host_managed(drive) else None


def is_in_array(case: Case) -> Refusal | None:
    """One that is not running is as precious. Of a btrfs over several drives each one shows the same UUID."""
    elsewhere = {volume.uuid for other in case.others for volume in other.volumes if volume.filesystem == _BTRFS}
    for volume in case.drive.volumes:
        if volume.use is Use.ARRAY or (volume.filesystem == _BTRFS and volume.uuid in elsewhere - {""}):
            return Refusal(Danger.ARRAY, (("kind", volume.filesystem),))
    return None


def is_held(case: Case) -> Refusal | None:
    """By something other than what can be closed: a volume that is mounted, or the inside of an encrypted one."""
    closable = {_name(volume) for volume in case.drive.volumes if volume.inside_of or volume.mount_points}
    held = [name for name in case.drive.held_by if name not in closable]
    return Refusal(Danger.HELD, (("what", ", ".join(held)),)) if held else None


def is_no_drive(case: Case) -> Refusal | None:
    return Refusal(Danger.NOT_A_DRIVE) if case.drive.evidence.is_thin else None


def has_no_medium(case: Case) -> Refusal | None:
    return None if case.drive.size_bytes > 0 else Refusal(Danger.NO_MEDIUM)


def is_read_only(case: Case) -> Refusal | None:
    drive = case.drive
    found = drive.is_read_only or any(volume.is_read_only for volume in drive.volumes)
    return Refusal(Danger.READ_ONLY) if found else None


def is_ambiguous(case: Case) -> Refusal | None:
    """Where a person cannot tell which one is meant, or another one could take its place unnoticed.

    UDisks2 shows one drive instead of two with the same serial number. A kernel that numbers each plug-in tells them
    apart whatever they show; before that (Linux 5.15), only what the drive itself shows tells it from another one that
    is plugged in at the same place: that must be something, and its alone.
    """
    drive = case.drive
    is_replaceable = not drive.disk_sequence and (
        not _shows_anything(drive) or any(_looks(other) == _looks(drive) for other in case.others)
    )
    return Refusal(Danger.AMBIGUOUS) if drive.twins or is_replaceable else None


def is_mounted(case: Case) -> Refusal | None:
    points = case.drive.mount_points
    return Refusal(Danger.MOUNTED, (("point", points[0]),)) if points else None


def is_unlocked(case: Case) -> Refusal | None:
    opened = [volume.inside_of for volume in case.drive.volumes if volume.inside_of]
    return Refusal(Danger.ENCRYPTED_OPEN, (("device", opened[0]),)) if opened else None


GUARDS: tuple[SafetyCheck, ...] = (
    runs_system,
    holds_memory,
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
"""From the gravest to what is quickly changed."""


def is_host_managed(drive: Drive) -> bool:
    """Each of its zones has to be written from front to back."""
    evidence = drive.evidence
    return _HOST_MANAGED in (evidence.zoned, evidence.zoned_cap) or evidence.scsi_type == _HOST_MANAGED_TYPE


def _name(volume: Volume) -> str:
    """The kernel's name of its device."""
    return PurePath(volume.device).name


def _shows_anything(drive: Drive) -> bool:
    """That no other drive shows, as far as one drive can tell."""
    return is_own_serial(drive.serial) or bool(drive.wwn) or any(volume.uuid for volume in drive.volumes)


def _looks(drive: Drive) -> tuple[object, ...]:
    """All that two drives could differ in, but for where they are plugged in."""
    seen = identity_of(drive)
    on_it = [(volume.size_bytes, volume.partition_uuid, volume.filesystem, volume.uuid) for volume in drive.volumes]
    return seen.model, seen.serial, seen.wwn, seen.size_bytes, *on_it
