"""Why a drive cannot be chosen for being erased."""

from dataclasses import dataclass
from enum import StrEnum


class Danger(StrEnum):
    """Each refuses by itself; `words.armor` has the sentence, and what can be done about it."""

    SYSTEM = "system"  # the computer runs from it: /, /boot, /home and so on
    BUILT_IN = "built-in"  # inside of the computer, and not one that is host-managed
    SWAP = "swap"  # memory is swapped out to it
    ARRAY = "array"  # a part of RAID, LVM, ZFS or a cache, whether or not it is running
    HELD = "held"  # the kernel has built something on it: a mapping, an array, a cache
    MOUNTED = "mounted"  # a filesystem on it is in use; it can be closed
    ENCRYPTED_OPEN = "encrypted-open"  # an encrypted volume is unlocked; it can be locked
    PROTECTED = "protected"  # its owner has put it on the list
    READ_ONLY = "read-only"
    NOT_A_DRIVE = "not-a-drive"  # a file that looks like a drive, or a piece of something larger
    NO_MEDIUM = "no-medium"  # an empty slot
    AMBIGUOUS = "ambiguous"  # nothing tells it from another one, should somebody swap them
    IN_WORK = "in-work"  # a job of UDisks2, or a backup, is at work on it


CAN_BE_CLOSED = frozenset({Danger.MOUNTED, Danger.ENCRYPTED_OPEN})
"""Whoever ejects or closes the drive first can choose it then."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Attributes: `values` is what stands in the sentence, as in ("point", "/home")."""

    danger: Danger
    values: tuple[tuple[str, str], ...] = ()
