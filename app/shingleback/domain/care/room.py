"""How much still fits on a drive: one answer for every filesystem, and when nothing will fit any more.

statvfs alone is no answer. A btrfs counts space in block groups for metadata that may be full, and a zoned one counts
what was deleted in zones that nobody can write before they are reclaimed: full, it turns read-only and stays so.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

import msgspec

from shingleback.domain.care.types import DAY_S, BtrfsSpace

_RESERVE: Final = 0.05
_RESERVE_ZONED: Final = 0.15  # zones are reclaimed by copying: without room to copy to, nothing can be reclaimed
_RESERVE_INODES: Final = 0.01  # where there is a fixed number of them, as on ext4
_LEAST_SPAN_S: Final = 7 * DAY_S  # a pace that is known from less is none
_FORESEEN_S: Final = 365 * DAY_S


class RoomLimit(StrEnum):
    """What ends first."""

    SPACE = "space"
    METADATA = "metadata"  # of btrfs: there is room for content, and none for what describes it
    INODES = "inodes"
    ZONES = "zones"  # a zoned drive has to keep more free than others


@dataclass(frozen=True, slots=True, kw_only=True)
class Space:
    """What the kernel says of a filesystem.

    Attributes:
        free_bytes, total_bytes: as statvfs has them, for this user.
        free_files, files: how many more files there can be; 0 and 0 where there is no such limit.
        btrfs: its own accounts; None for every other filesystem, and where it does not tell.
    """

    total_bytes: int
    free_bytes: int
    files: int = 0
    free_files: int = 0
    is_zoned: bool = False
    btrfs: BtrfsSpace | None = None


class Room(msgspec.Struct, frozen=True, kw_only=True):
    """The answer.

    Attributes:
        fits_bytes: of data, beside what has to stay free.
        limit: what ends first; where nothing fits, why.
        fits_files: however small; None where there is no such limit.
    """

    fits_bytes: int
    limit: RoomLimit
    fits_files: int | None = None


def room_of(space: Space) -> Room:
    """Bytes that fit beside the reserve; 0 where it is reached."""
    reserve_files = math.ceil(_RESERVE_INODES * space.files)  # renames make folders, and each takes an inode
    fits_files = max(0, space.free_files - reserve_files) if space.files else None
    if space.free_files < reserve_files:
        return Room(fits_bytes=0, limit=RoomLimit.INODES, fits_files=0)
    free = space.free_bytes
    if space.btrfs is not None:
        if _is_metadata_full(space.btrfs):
            return Room(fits_bytes=0, limit=RoomLimit.METADATA)
        free = min(free, space.btrfs.data_free_bytes + space.btrfs.unallocated_bytes)
    reserve = int(space.total_bytes * (_RESERVE_ZONED if space.is_zoned else _RESERVE))
    limit = RoomLimit.ZONES if space.is_zoned else RoomLimit.SPACE
    return Room(fits_bytes=max(0, free - reserve), limit=limit, fits_files=fits_files)


def _is_metadata_full(found: BtrfsSpace) -> bool:
    """Copying 100,000 small files takes about 200 MB of metadata; small filesystems get a share."""
    least = min(256 << 20, found.total_bytes // 100)
    return found.metadata_free_bytes + found.unallocated_bytes // found.metadata_copies < least


def full_in_s(used: Sequence[tuple[float, int]], fits_bytes: int) -> float | None:
    """When nothing more will fit at the pace of so far, in seconds from the last look; None where no end is in sight.

    `used`: when somebody looked, and how many bytes were used then, oldest first. The pace is that of all of the looks,
    by least squares: one large backup, or one old version that gave way, is no trend.
    """
    if len(used) < 2 or used[-1][0] - used[0][0] < _LEAST_SPAN_S:
        return None
    mean_s = sum(at_s for at_s, _ in used) / len(used)
    mean_bytes = sum(size for _, size in used) / len(used)
    spread = sum((at_s - mean_s) ** 2 for at_s, _ in used)
    per_s = sum((at_s - mean_s) * (size - mean_bytes) for at_s, size in used) / spread
    left_s = fits_bytes / per_s if per_s > 0 else _FORESEEN_S + 1
    return left_s if left_s <= _FORESEEN_S else None
