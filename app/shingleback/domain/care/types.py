"""Maintenance actions for a drive: the facts they depend on, what they cost, and when the drive will be full."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

import msgspec
import msgspec.structs

from shingleback.domain.care.room import BtrfsSpace
from shingleback.domain.labels import QT_TRANSLATE_NOOP, LabeledEnum

DAY_S: Final = 86_400.0
PARTS: Final = 12
"""The minimum number of portions for reading everything; see `rules.portions_for`."""
_MIN_SPAN_S: Final = 7 * DAY_S  # a trend from a shorter time is not reliable
_FORESEEN_S: Final = 365 * DAY_S


class CareAction(LabeledEnum):
    """A maintenance action. The values are the arguments on the command line."""

    CHECK = "check", QT_TRANSLATE_NOOP("care", "Check the filesystem")  # with its own tool
    SELF_TEST = "self-test", QT_TRANSLATE_NOOP("care", "Short self-test")
    LONG_TEST = "long-test", QT_TRANSLATE_NOOP("care", "Long self-test")  # reads the whole surface
    # one portion of all data, compared with its checksums
    READ = "read", QT_TRANSLATE_NOOP("care", "Read a portion of everything")
    # f2fs: move the data out of segments that are nearly empty
    COLLECT_GARBAGE = "gc", QT_TRANSLATE_NOOP("care", "Collect garbage")
    BALANCE = "balance", QT_TRANSLATE_NOOP("care", "Balance")  # btrfs: empty block groups that are nearly empty
    TRIM = "trim", QT_TRANSLATE_NOOP("care", "Trim free space")  # tell the drive which space is free
    REST = "rest", QT_TRANSLATE_NOOP("care", "Rest")  # leave it powered until it has emptied its cache


class CareReason(StrEnum):
    """Why an action is due; `messages.care` has the sentence."""

    NEVER_READ = "never-read"  # no full read has been completed yet
    READ_LONG_AGO = "read-long-ago"
    LITTLE_UNALLOCATED = "little-unallocated"
    ZONES_UNUSABLE = "zones-unusable"  # a zoned drive holds deleted data in zones that cannot be written
    USED_DRIVE_PREPARED = "used-drive-prepared"  # it still treats all its old content as data to keep
    MUCH_DELETED = "much-deleted"
    SEGMENTS_DIRTY = "segments-dirty"
    MONTH_OVER = "month-over"  # since the last self-test
    HALF_YEAR_OVER = "half-year-over"
    PULLED = "pulled"  # it was unplugged without being ejected
    CACHE_FULL = "cache-full"  # data of the last backup is still in the drive's cache
    ASKED_FOR = "asked-for"  # requested by the user, although it is not due


class CareNeed(StrEnum):
    """A precondition of an action."""

    HELPER = "helper"
    MOUNTED = "mounted"
    UNMOUNTED = "unmounted"


class Busy(StrEnum):
    """How busy the drive is during an action."""

    IDLE = "idle"  # it works on its own
    BACKGROUND = "background"  # other requests take precedence
    BUSY = "busy"  # everything else is slow


class CareObstacle(StrEnum):
    """Why an action does not apply to this drive."""

    TRIM_HARMS = "trim-harms"  # drives of this kind were reported to hang under TRIM
    NO_TRIM = "no-trim"
    NO_SELF_TEST = "no-self-test"  # its enclosure does not pass on self-tests
    OTHER_FILESYSTEM = "other-filesystem"
    NO_BACKUP = "no-backup"  # it holds no checksums to compare
    NOT_SHINGLED = "not-shingled"  # it has no cache to empty


class Cost(msgspec.Struct, frozen=True, kw_only=True):
    """The cost of an action.

    Attributes:
        low_s, high_s: the range of its duration.
        written_bytes: the data that the drive writes, which causes wear.
    """

    low_s: float
    high_s: float
    busy: Busy
    written_bytes: int = 0


class DueAction(msgspec.Struct, frozen=True, kw_only=True):
    """An action that is due.

    Attributes:
        portions: how many portions of it are due; 1 if it has none.
        parts: the total number of portions; meaningless if it has none.
        missing: the preconditions that are not met now.
    """

    action: CareAction
    reason: CareReason
    cost: Cost
    needs: frozenset[CareNeed]
    missing: frozenset[CareNeed] = frozenset()
    portions: int = 1
    parts: int = PARTS


@dataclass(frozen=True, slots=True, kw_only=True)
class F2fsSegments:
    """Segments of 2 MiB. `dirty` ones hold both valid and invalid data."""

    total: int
    free: int
    dirty: int


class ReadRound(msgspec.Struct, frozen=True, kw_only=True):
    """The progress of reading all data once.

    Attributes:
        began_s: when this round began.
        parts_done: how many of the `parts` were read, from the first on.
        is_first: no earlier round was completed.
        parts: constant for the whole round.
    """

    began_s: float
    parts_done: int = 0
    is_first: bool = True
    parts: int = PARTS

    def after(self, now_s: float, parts: int = 1, next_parts: int = PARTS) -> "ReadRound":
        """The round after `parts` more portions; a completed round is followed by a new one of `next_parts`."""
        done = self.parts_done + parts
        if done >= self.parts:
            return ReadRound(began_s=now_s, is_first=False, parts=next_parts)
        return msgspec.structs.replace(self, parts_done=done)


@dataclass(frozen=True, slots=True, kw_only=True)
class CareFacts:
    """The input of the rules, for one filesystem on one drive.

    Attributes:
        known_since_s: when this program first saw the drive; an action that was never done counts from then.
        is_shingled: as far as is known.
        takes_trim: through its enclosure, as it is connected now.
        is_harmed_by_trim: see `CareObstacle.TRIM_HARMS`.
        answers_self_test: UDisks2 can start one.
        has_backup: there is a manifest with checksums.
        deleted_bytes: roughly how much was deleted since the last trim.
        was_used_before: it had been in use elsewhere before it was prepared.
        was_pulled: see `CareReason.PULLED`.
        drain_low_s, drain_high_s: how long it would take from now to empty its cache.
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
        """When the action was last done, or else when the drive was first seen."""
        return self.last_s.get(action, self.known_since_s)


def full_in_s(used: Sequence[tuple[float, int]], fits_bytes: int) -> float | None:
    """When the drive will be full if it goes on filling at the same rate, in seconds from the last measurement.

    None if that is more than a year away, or if it is full already: then the remaining space says more.

    `used`: pairs of a time and the bytes used then, oldest first. The rate is a least-squares fit of all of them: one
    large backup, or one old version that was removed, is no trend.
    """
    if fits_bytes <= 0 or len(used) < 2 or used[-1][0] - used[0][0] < _MIN_SPAN_S:
        return None
    mean_s = sum(at_s for at_s, _ in used) / len(used)
    mean_bytes = sum(size for _, size in used) / len(used)
    spread = sum((at_s - mean_s) ** 2 for at_s, _ in used)
    per_s = sum((at_s - mean_s) * (size - mean_bytes) for at_s, size in used) / spread
    left_s = fits_bytes / per_s if per_s > 0 else _FORESEEN_S + 1
    return left_s if left_s <= _FORESEEN_S else None
