"""What larger thing a drive is a part of, and what that means for a shingled one."""

from dataclasses import dataclass
from enum import StrEnum


class ArrayKind(StrEnum):
    MD = "md"  # software RAID of the kernel
    BTRFS = "btrfs"  # a btrfs over several drives
    ZFS = "zfs"  # a pool; how it is built cannot be seen without its own tools
    LVM_RAID = "lvm-raid"  # of which level cannot be seen without root
    CACHED = "cached"  # the slow disk behind a cache: dm-cache, dm-writecache or bcache
    CACHE = "cache"  # the cache itself
    SNAPRAID_PARITY = "snapraid-parity"  # the disk that holds SnapRAID's parity


@dataclass(frozen=True, slots=True)
class Membership:
    """One thing that a drive is a part of.

    Attributes:
        name: as the kernel or its maker calls it: md0, a pool, a label. Empty for one without a name.
        level: raid0, raid1, raid5 and so on; the riskiest, where there are several. Empty where it cannot be seen.
    """

    kind: ArrayKind
    name: str = ""
    level: str = ""


class ArrayRisk(StrEnum):
    """Why a shingled drive does badly there; `words.arrays` has the sentence."""

    PARITY = "parity"  # RAID 4, 5 or 6
    PERHAPS_RAIDZ = "perhaps-raidz"
    PERHAPS_PARITY = "perhaps-parity"
    BEHIND_CACHE = "behind-cache"
    AS_CACHE = "as-cache"
    SNAPRAID_PARITY = "snapraid-parity"


@dataclass(frozen=True, slots=True)
class ArrayWarning:
    risk: ArrayRisk
    membership: Membership
