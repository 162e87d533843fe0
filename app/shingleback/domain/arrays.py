"""Drives in arrays: what an array is, and how a shingled drive suits it.

Shingled drives do not suit all arrays. RAID 0 and 1 are fine: they write as a single disk does. Sources:
ServeTheHome and Ars Technica, 2020 (a RAIDZ took more than 9 days to resilver a WD40EFAX, 16 hours for a conventional
drive; a rebuild of md RAID went well); iXsystems on WD Red under ZFS; "SMR Archive Drives, Fast, Now" (a cache that
writes everything back at once after a crash).
"""

from collections.abc import Iterable
from enum import StrEnum
from typing import TYPE_CHECKING

import msgspec

from shingleback.domain.labels import QT_TRANSLATE_NOOP, LabeledEnum

if TYPE_CHECKING:
    from shingleback.domain.smr.evidence import Verdict


class ArrayKind(LabeledEnum):
    MD = "md", QT_TRANSLATE_NOOP("arrays", "software RAID")  # of the kernel
    BTRFS = "btrfs", QT_TRANSLATE_NOOP("arrays", "btrfs over several drives")
    ZFS = "zfs", QT_TRANSLATE_NOOP("arrays", "ZFS pool")  # a pool; its layout is only visible to its own tools
    LVM_RAID = "lvm-raid", QT_TRANSLATE_NOOP("arrays", "RAID of LVM")  # its level is only visible to root
    # the slow disk behind a cache: dm-cache, dm-writecache or bcache
    CACHED = "cached", QT_TRANSLATE_NOOP("arrays", "cache")
    CACHE = "cache", QT_TRANSLATE_NOOP("arrays", "cache")  # the cache itself
    # the disk that holds SnapRAID's parity
    SNAPRAID_PARITY = "snapraid-parity", QT_TRANSLATE_NOOP("arrays", "SnapRAID array")


class ArrayRisk(StrEnum):
    """Why a shingled drive performs badly in an array; `messages.drive` has the sentence."""

    PARITY = "parity"  # RAID 4, 5 or 6
    PERHAPS_RAIDZ = "perhaps-raidz"
    PERHAPS_PARITY = "perhaps-parity"
    BEHIND_CACHE = "behind-cache"
    AS_CACHE = "as-cache"
    SNAPRAID_PARITY = "snapraid-parity"


class Membership(msgspec.Struct, frozen=True):
    """An array, pool or other device that a drive is a member of.

    Attributes:
        name: as the kernel or its maker calls it: md0, a pool, a label. Empty if it has none.
        level: raid0, raid1, raid5 and so on; the riskiest, if there are several. Empty if unknown.
    """

    kind: ArrayKind
    name: str = ""
    level: str = ""

    @property
    def risk(self) -> ArrayRisk | None:
        """Why a shingled drive should not be a member; None if nothing is known against it."""
        if self.level in ("raid4", "raid5", "raid6"):
            return ArrayRisk.PARITY
        return {
            ArrayKind.ZFS: ArrayRisk.PERHAPS_RAIDZ,
            ArrayKind.LVM_RAID: ArrayRisk.PERHAPS_PARITY,
            ArrayKind.CACHED: ArrayRisk.BEHIND_CACHE,
            ArrayKind.CACHE: ArrayRisk.AS_CACHE,
            ArrayKind.SNAPRAID_PARITY: ArrayRisk.SNAPRAID_PARITY,
        }.get(self.kind)


class ArrayWarning(msgspec.Struct, frozen=True):
    risk: ArrayRisk
    membership: Membership


def array_warnings(memberships: Iterable[Membership], verdict: "Verdict") -> tuple[ArrayWarning, ...]:
    """Warn about risky memberships. Empty if the drive is not shingled, or if that is only a guess."""
    from shingleback.domain.smr.evidence import Confidence  # noqa: PLC0415 (who looks for arrays has no verdict)

    if not verdict.is_shingled or verdict.confidence is Confidence.UNSURE:
        return ()
    return tuple(ArrayWarning(membership.risk, membership) for membership in memberships if membership.risk is not None)
