"""What mount options mean for a drive that is read or written slowly, and which ones are to be asked for.

Measured: the first reading of fresh files on a btrfs with relatime made 131 small writes here and there, with noatime
none. ntfs-3g and exfat-fuse note the time by themselves, and show `relatime` whatever they do; only of ntfs-3g does
the kernel show `noatime`. Where it has to stay so, a reader can ask for O_NOATIME (open(2)): that is for the owner of a
file or folder and for root; for a symbolic link there is nothing of the kind.
"""

from collections.abc import Collection, Iterable
from typing import Final

from shingleback.model.mounting import AccessTimes
from shingleback.model.profiles import PROFILES

OUR_PARTITION: Final = "Shingleback"
"""By this name in the partition table, a drive that was prepared by this program is known."""

NO_ACCESS_TIMES: Final = "noatime"
_READ_ONLY: Final = ("ro", NO_ACCESS_TIMES)
_BADNESS: Final = (
    AccessTimes.READ_ONLY,
    AccessTimes.NONE,
    AccessTimes.UNKNOWN,
    AccessTimes.RELATIME,
    AccessTimes.KEPT,
)
_NEVER_WRITTEN: Final = ("iso9660", "udf", "squashfs", "erofs")
_WITH_JOURNAL_TO_LEAVE: Final = ("ext3", "ext4")


def access_times(filesystem: str, options: Collection[str], of_all: Collection[str] = ()) -> AccessTimes:
    """What reading writes.

    Args:
        filesystem: as the kernel names it: ext4, fuseblk.
        options: of the mount, as /proc/self/mountinfo shows them.
        of_all: of the filesystem as a whole; after an error, it may be read-only while its mount is not.
    """
    if "ro" in options or "ro" in of_all or filesystem in _NEVER_WRITTEN:
        return AccessTimes.READ_ONLY
    if NO_ACCESS_TIMES in options:
        return AccessTimes.NONE
    if filesystem.startswith("fuse"):
        return AccessTimes.UNKNOWN
    return AccessTimes.RELATIME if "relatime" in options else AccessTimes.KEPT


def worst(found: Iterable[AccessTimes]) -> AccessTimes:
    """Of several volumes of a drive; UNKNOWN where there is none."""
    return max(found, key=_BADNESS.index, default=AccessTimes.UNKNOWN)


def wanted_options(filesystem: str, *, is_ours: bool, is_read_only: bool = False) -> tuple[str, ...]:
    """What to ask UDisks2 for, the most important first.

    Args:
        filesystem: as udev names it.
        is_ours: it was prepared by this program: its udev rule allows what UDisks2 otherwise refuses.
        is_read_only: nothing is to be copied to it. A journal is replayed all the same, since a source that was not
            closed in good order would be copied as it was in the middle of a change.
    """
    if is_read_only:
        return _READ_ONLY
    known = (option for one in PROFILES.values() if one.filesystem == filesystem for option in one.mount)
    rest = (option.text for option in known if is_ours or not option.has_to_be_allowed)
    return tuple(dict.fromkeys((NO_ACCESS_TIMES, *rest)))


def least_options(options: Collection[str]) -> tuple[str, ...]:
    """What remains to be asked for where the kernel does not know one of them."""
    return tuple(option for option in _READ_ONLY if option in options)


def options_for_a_look(filesystem: str) -> tuple[str, ...]:
    """For who looks, and wants to write nothing: ext4's journal is left alone, even where it is to be replayed.

    UDisks2 lets no other filesystem do that. Measured on filesystems that were closed in good order: ext4 and btrfs
    write nothing at all, XFS tidies up 2 MiB of its journal.
    """
    return (*_READ_ONLY, "noload") if filesystem in _WITH_JOURNAL_TO_LEAVE else _READ_ONLY
