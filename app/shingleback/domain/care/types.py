"""What can be done for a drive, what is known of it, what a piece of care costs, and when nothing more will fit."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

import msgspec
import msgspec.structs

DAY_S: Final = 86_400.0
PARTS: Final = 12
"""Into so many portions the reading of everything is divided at least; see `rules.parts_for`."""


class CareAction(StrEnum):
    """The values are the words of the command line."""

    CHECK = "check"  # of the filesystem, by its own tool
    SELF_TEST = "self-test"  # the drive's own short one
    LONG_TEST = "long-test"  # the drive's own extended one: it reads its whole surface
    READ = "read"  # one portion of everything, compared with its checksums
    COLLECT_GARBAGE = "gc"  # f2fs: move what is left in segments that are nearly empty
    BALANCE = "balance"  # btrfs: empty block groups that are nearly empty
    TRIM = "trim"  # tell the drive which space is free
    REST = "rest"  # leave it powered until its cache is drained


class CareReason(StrEnum):
    """Why something is due; `messages.care` has the sentence."""

    NEVER_READ = "never-read"  # no round of reading is complete yet
    READ_LONG_AGO = "read-long-ago"
    LITTLE_UNALLOCATED = "little-unallocated"
    ZONES_UNUSABLE = "zones-unusable"  # a zoned drive holds deleted data in zones that nobody can write
    USED_DRIVE_PREPARED = "used-drive-prepared"  # it still believes that all of its old content is wanted
    MUCH_DELETED = "much-deleted"
    SEGMENTS_DIRTY = "segments-dirty"
    MONTH_OVER = "month-over"  # since the last self-test
    HALF_YEAR_OVER = "half-year-over"
    PULLED = "pulled"  # it was unplugged without being ejected
    CACHE_FULL = "cache-full"  # the last backup still waits in the drive's cache
    ASKED_FOR = "asked-for"  # by the person, although nothing is due


class CareNeed(StrEnum):
    """What has to be there for an action."""

    HELPER = "helper"
    MOUNTED = "mounted"
    UNMOUNTED = "unmounted"


class Busy(StrEnum):
    """How busy the drive is meanwhile."""

    IDLE = "idle"  # it works for itself
    BACKGROUND = "background"  # others go first
    BUSY = "busy"  # nothing else is quick


class CareObstacle(StrEnum):
    """Why an action is not for this drive at all."""

    TRIM_HARMS = "trim-harms"  # drives of this kind were reported to hang under TRIM
    NO_TRIM = "no-trim"
    NO_SELF_TEST = "no-self-test"  # its enclosure passes on no self-test
    OTHER_FILESYSTEM = "other-filesystem"
    NO_BACKUP = "no-backup"  # nothing on it has checksums that could be compared
    NOT_SHINGLED = "not-shingled"  # it has no cache that has to be drained


class Cost(msgspec.Struct, frozen=True, kw_only=True):
    """What an action takes.

    Attributes:
        low_s, high_s: the range in which its time lies.
        written_bytes: what it makes the drive write: its wear.
    """

    low_s: float
    high_s: float
    busy: Busy
    written_bytes: int = 0


class DueAction(msgspec.Struct, frozen=True, kw_only=True):
    """One action whose time has come.

    Attributes:
        portions: so many portions of it are due; 1 for what has none.
        parts: of so many portions in all; it says nothing for what has none.
        missing: what it needs and is not there now.
    """

    action: CareAction
    reason: CareReason
    cost: Cost
    needs: frozenset[CareNeed]
    missing: frozenset[CareNeed] = frozenset()
    portions: int = 1
    parts: int = PARTS


@dataclass(frozen=True, slots=True, kw_only=True)
class BtrfsSpace:
    """How a btrfs has divided its device, in bytes.

    Attributes:
        allocated_bytes: of the device, with all copies.
        data_free_bytes, metadata_free_bytes: within what is allocated; without the reserve that btrfs keeps.
        metadata_copies: how often each piece of metadata is written.
        unusable_bytes: deleted data in zones that cannot be written again before they are reclaimed.
        placeless_bytes: data that programs have written and that has no place on the device yet.
    """

    total_bytes: int
    allocated_bytes: int
    data_free_bytes: int
    metadata_free_bytes: int
    metadata_copies: int = 2
    unusable_bytes: int = 0
    placeless_bytes: int = 0

    @property
    def unallocated_bytes(self) -> int:
        return max(0, self.total_bytes - self.allocated_bytes)


@dataclass(frozen=True, slots=True, kw_only=True)
class F2fsSegments:
    """Segments of 2 MiB. `dirty` hold some data that is valid and some that is not."""

    total: int
    free: int
    dirty: int


class ReadRound(msgspec.Struct, frozen=True, kw_only=True):
    """How far everything has been read.

    Attributes:
        began_s: when this round began.
        parts_done: of `parts`, the first ones; 0 where none is.
        is_first: no round before it was complete.
        parts: it stays the same for the whole round.
    """

    began_s: float
    parts_done: int = 0
    is_first: bool = True
    parts: int = PARTS

    def after(self, now_s: float, parts: int = 1, next_parts: int = PARTS) -> "ReadRound":
        """With so many portions more; a round that is complete is followed by one of `next_parts`."""
        done = self.parts_done + parts
        if done >= self.parts:
            return ReadRound(began_s=now_s, is_first=False, parts=next_parts)
        return msgspec.structs.replace(self, parts_done=done)


@dataclass(frozen=True, slots=True, kw_only=True)
class CareFacts:
    """What the rules are given, of one filesystem on one drive.

    Attributes:
        known_since_s: when this drive was first seen by this program; what was never done counts from then.
        is_shingled: as far as is known.
        takes_trim: through its enclosure, as it is connected now.
        is_harmed_by_trim: see `CareObstacle.TRIM_HARMS`.
        answers_self_test: UDisks2 can start one.
        has_backup: there is a manifest with checksums.
        deleted_bytes: about so much was deleted since the last trim.
        was_used_before: it was prepared while it had been in use elsewhere.
        was_pulled: see `CareReason.PULLED`.
        drain_low_s, drain_high_s: for so long its cache would be cleaned from now on.
        last_s: when each action was last done.
    """

    known_since_s: float
    filesystem: str
    total_bytes: int
    used_bytes: int
    is_mounted: bool = True
    has_helper: bool = False
    is_shingled: bool = False
    takes_trim: bool = False
    is_harmed_by_trim: bool = False
    answers_self_test: bool = False
    has_backup: bool = False
    btrfs: BtrfsSpace | None = None
    segments: F2fsSegments | None = None
    deleted_bytes: int = 0
    was_used_before: bool = False
    was_pulled: bool = False
    drain_low_s: float = 0.0
    drain_high_s: float = 0.0
    reading: ReadRound | None = None
    last_s: Mapping[CareAction, float] = field(default_factory=dict)

    def since_s(self, action: CareAction) -> float:
        """When it was last done, or could first have been."""
        return self.last_s.get(action, self.known_since_s)


_LEAST_SPAN_S: Final = 7 * DAY_S  # a pace that is known from less is none
_FORESEEN_S: Final = 365 * DAY_S


class RoomLimit(StrEnum):
    """What ends first."""

    SPACE = "space"
    METADATA = "metadata"  # of btrfs: there is room for content, and none for what describes it
    INODES = "inodes"
    ZONES = "zones"  # a zoned drive has to keep more free than others


def full_in_s(used: Sequence[tuple[float, int]], fits_bytes: int) -> float | None:
    """When nothing more will fit at the pace of so far, in seconds from the last look.

    None where no end is in sight, and where it has come: then the room that is left tells more.

    `used`: when somebody looked, and how many bytes were used then, oldest first. The pace is that of all of the looks,
    by least squares: one large backup, or one old version that gave way, is no trend.
    """
    if fits_bytes <= 0 or len(used) < 2 or used[-1][0] - used[0][0] < _LEAST_SPAN_S:
        return None
    mean_s = sum(at_s for at_s, _ in used) / len(used)
    mean_bytes = sum(size for _, size in used) / len(used)
    spread = sum((at_s - mean_s) ** 2 for at_s, _ in used)
    per_s = sum((at_s - mean_s) * (size - mean_bytes) for at_s, size in used) / spread
    left_s = fits_bytes / per_s if per_s > 0 else _FORESEEN_S + 1
    return left_s if left_s <= _FORESEEN_S else None
