"""The rules of maintenance: what is due for a drive and why, and what fits before a given time.

One small function per action decides whether it is due; `due` runs them all. The intervals and limits are here.

Emptying the drive's cache comes first: at the given time the drive may be unplugged. An action that writes fills the
cache, so the rest after it counts as part of the action.
"""

import math
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol

from shingleback.domain.care.types import (
    DAY_S,
    PARTS,
    Busy,
    CareAction,
    CareFacts,
    CareNeed,
    CareObstacle,
    CareReason,
    Cost,
    DueAction,
    ReadRound,
)
from shingleback.domain.deadline import NO_TIME, TimeSpan
from shingleback.domain.tidying import drain_s

_GIB: Final = 1 << 30

READ_S: Final = 90 * DAY_S
"""All data is read once in this time: damage found during a version's life can still be repaired from the source."""
SHORT_TEST_S: Final = 30 * DAY_S
LONG_TEST_S: Final = 182 * DAY_S
CHECK_S: Final = 182 * DAY_S
TRIM_S: Final = 7 * DAY_S
BALANCE_S: Final = 30 * DAY_S
GARBAGE_S: Final = 7 * DAY_S

AFTER_BACKUP_S: Final = 2 * 3600.0
"""Time for automatic maintenance after a backup: as long as an evening."""
NIGHT_S: Final = 7 * 3600.0

_PORTION_S: Final = 45 * 60.0
"""A portion takes less than an hour even on a slow drive, because drives are not plugged in for longer."""
_LOOK_S: Final = 60.0  # to read the manifest first
_METADATA: Final = 0.01  # of the data: what a check reads
_READ_BPS: Final = (60e6, 180e6)  # the inner tracks of a portable drive, and the outer tracks of a desktop drive
_BLOCK_GROUP_BYTES: Final = _GIB
MAX_BALANCED: Final = 20
"""The maximum number of block groups in one balance: an hour on a slow drive."""
_BALANCE_BPS: Final = (5e6, 80e6)  # moved data is read, and written into the drive's cache
_SCARCE: Final = 0.05  # of the filesystem: every backup leaves this much free
_SLACK: Final = 0.05
_DELETED: Final = 0.05  # of the filesystem, and at least:
_MIN_DELETED_BYTES: Final = 10 * _GIB
_FEW_FREE: Final = 0.2  # of all segments
_MANY_DIRTY: Final = 0.2
_SEGMENT_BYTES: Final = 2 << 20
_MIN_REST_S: Final = 60.0
_TRIMMED_BPS: Final = (2e9, 200e9)  # discarded ranges, not bytes written

TRIMMED: Final = frozenset({"ext4", "btrfs", "xfs", "f2fs", "vfat", "exfat"})
"""Filesystems whose free space the kernel can trim."""
_HARMED: Final = re.compile("WD[2-6]0EFAX")
"""Shingled WD Red: Western Digital and TrueNAS advise against TRIM, during which such drives stopped responding."""
_USED_HOURS: Final = 500  # a new drive has fewer hours when it is prepared
CHECKED: Final = frozenset({"ext2", "ext3", "ext4", "xfs", "f2fs", "vfat", "exfat", "ntfs"})
"""Filesystems whose tool finds damage that reading does not. A btrfs is checked while it is read."""

_NEEDS: Final[Mapping[CareAction, frozenset[CareNeed]]] = {
    CareAction.CHECK: frozenset({CareNeed.UNMOUNTED}),
    CareAction.SELF_TEST: frozenset(),
    CareAction.LONG_TEST: frozenset(),
    CareAction.READ: frozenset({CareNeed.MOUNTED}),
    CareAction.COLLECT_GARBAGE: frozenset({CareNeed.MOUNTED, CareNeed.HELPER}),
    CareAction.BALANCE: frozenset({CareNeed.MOUNTED, CareNeed.HELPER}),
    CareAction.TRIM: frozenset({CareNeed.MOUNTED, CareNeed.HELPER}),
    CareAction.REST: frozenset(),
}
INTERVALS_S: Final[Mapping[CareAction, float]] = {
    CareAction.CHECK: CHECK_S,
    CareAction.SELF_TEST: SHORT_TEST_S,
    CareAction.LONG_TEST: LONG_TEST_S,
    CareAction.READ: READ_S,
    CareAction.COLLECT_GARBAGE: GARBAGE_S,
    CareAction.BALANCE: BALANCE_S,
    CareAction.TRIM: TRIM_S,
    CareAction.REST: 0.0,
}


def due(facts: CareFacts, now_s: float) -> list[DueAction]:
    """The due actions in the best order: those that find trouble first, those that write before the rest after them."""
    due_actions = []
    for action in CareAction:
        reason = None if obstacle(action, facts) else _REASONS[action](facts, now_s)
        if reason is not None:
            due_actions.append(described(action, facts, reason, portions_due(facts, now_s)))
    return due_actions


def described(action: CareAction, facts: CareFacts, reason: CareReason, portions: int = 1) -> DueAction:
    """An action with its cost and its preconditions on this drive."""
    needs = _NEEDS[action]
    available = {CareNeed.MOUNTED if facts.is_mounted else CareNeed.UNMOUNTED}
    available |= {CareNeed.HELPER} if facts.has_helper else set()
    return DueAction(
        action=action,
        reason=reason,
        cost=_COSTS[action](facts),
        needs=needs,
        missing=needs - available,
        portions=portions if action is CareAction.READ else 1,
        parts=read_round(facts).parts,
    )


def obstacle(action: CareAction, facts: CareFacts) -> CareObstacle | None:
    """Why the action does not apply to this drive; None if it does."""
    return _OBSTACLES[action](facts)


def is_harmed_by_trim(model: str) -> bool:
    """See `CareObstacle.TRIM_HARMS`."""
    return _HARMED.search(model) is not None


def was_used(hours: int | None) -> bool:
    """Whether a drive with these power-on hours had been in use before it was prepared. False if unknown."""
    return (hours or 0) >= _USED_HOURS


def is_trimmed_once(model: str, filesystem: str, hours: int | None, *, takes_trim: bool, is_encrypted: bool) -> bool:
    """Whether a drive is trimmed when it is prepared. An encrypted volume passes on no TRIM by default."""
    can_be = takes_trim and filesystem in TRIMMED and not is_encrypted
    return can_be and was_used(hours) and not is_harmed_by_trim(model)


def scrubs(facts: CareFacts) -> bool:
    """Whether a btrfs scrub does the reading, which also covers old versions and metadata."""
    return facts.filesystem == "btrfs" and facts.has_helper


def portions_for(used_bytes: int) -> int:
    """The number of portions for this much data: more than `PARTS` if a twelfth would take over an hour."""
    portion_bytes = _READ_BPS[0] * (_PORTION_S - _LOOK_S)
    return PARTS * max(1, math.ceil(used_bytes / PARTS / portion_bytes))


def read_round(facts: CareFacts) -> ReadRound:
    """The current round; the first one begins when the drive is first seen."""
    return facts.reading or ReadRound(began_s=facts.known_since_s, parts=portions_for(facts.used_bytes))


def portions_due(facts: CareFacts, now_s: float) -> int:
    """How many portions of the reading are overdue."""
    reading = read_round(facts)
    due = min(reading.parts, int((now_s - reading.began_s) / (READ_S / reading.parts)))
    return max(0, due - reading.parts_done)


# obstacles ----------------------------------------------------------------------------------------------------


def _no_trim(facts: CareFacts) -> CareObstacle | None:
    if facts.is_harmed_by_trim:
        return CareObstacle.TRIM_HARMS
    if not facts.takes_trim:
        return CareObstacle.NO_TRIM
    return None if facts.filesystem in TRIMMED else CareObstacle.OTHER_FILESYSTEM


def _unless(obstacle: CareObstacle, helps: Callable[[CareFacts], bool]) -> Callable[[CareFacts], CareObstacle | None]:
    return lambda facts: None if helps(facts) else obstacle


def _only(*filesystems: str) -> Callable[[CareFacts], CareObstacle | None]:
    return _unless(CareObstacle.OTHER_FILESYSTEM, lambda facts: facts.filesystem in filesystems)


_OBSTACLES: Final[Mapping[CareAction, Callable[[CareFacts], CareObstacle | None]]] = {
    CareAction.CHECK: _only(*CHECKED),
    CareAction.SELF_TEST: _unless(CareObstacle.NO_SELF_TEST, lambda facts: facts.answers_self_test),
    CareAction.LONG_TEST: _unless(CareObstacle.NO_SELF_TEST, lambda facts: facts.answers_self_test),
    CareAction.READ: _unless(CareObstacle.NO_BACKUP, lambda facts: facts.has_backup or scrubs(facts)),
    CareAction.COLLECT_GARBAGE: _only("f2fs"),
    CareAction.BALANCE: _only("btrfs"),
    CareAction.TRIM: _no_trim,
    CareAction.REST: _unless(CareObstacle.NOT_SHINGLED, lambda facts: facts.is_shingled),
}


# reasons ------------------------------------------------------------------------------------------------------


def _check(facts: CareFacts, now_s: float) -> CareReason | None:
    if facts.was_pulled:
        return CareReason.PULLED
    return CareReason.HALF_YEAR_OVER if _is_over(CareAction.CHECK, facts, now_s) else None


def _self_test(facts: CareFacts, now_s: float) -> CareReason | None:
    """Not due if the long test is, because that includes the short one."""
    newest_s = max(facts.since_s(CareAction.SELF_TEST), facts.since_s(CareAction.LONG_TEST))
    is_long_due = _long_test(facts, now_s) is not None
    return CareReason.MONTH_OVER if now_s - newest_s >= SHORT_TEST_S and not is_long_due else None


def _long_test(facts: CareFacts, now_s: float) -> CareReason | None:
    return CareReason.HALF_YEAR_OVER if _is_over(CareAction.LONG_TEST, facts, now_s) else None


def _read(facts: CareFacts, now_s: float) -> CareReason | None:
    if not facts.used_bytes or not portions_due(facts, now_s):
        return None
    is_first = facts.reading is None or facts.reading.is_first
    return CareReason.NEVER_READ if is_first else CareReason.READ_LONG_AGO


def _garbage(facts: CareFacts, now_s: float) -> CareReason | None:
    segments = facts.segments
    if segments is None or not _may_again(CareAction.COLLECT_GARBAGE, facts, now_s):
        return None
    is_due = segments.free <= _FEW_FREE * segments.total and segments.dirty >= _MANY_DIRTY * segments.total
    return CareReason.SEGMENTS_DIRTY if is_due else None


def _balance(facts: CareFacts, now_s: float) -> CareReason | None:
    """Only due if it would gain something: a balance has to move data to free space."""
    allocation = facts.btrfs
    if allocation is None or not _may_again(CareAction.BALANCE, facts, now_s):
        return None
    if allocation.unallocated_bytes > _SCARCE * allocation.total_bytes:
        return None
    if allocation.unusable_bytes >= max(_SLACK * allocation.total_bytes, _BLOCK_GROUP_BYTES):
        return CareReason.ZONES_UNUSABLE
    has_slack = allocation.data_free_bytes >= max(_SLACK * allocation.total_bytes, 2 * _BLOCK_GROUP_BYTES)
    return CareReason.LITTLE_UNALLOCATED if has_slack else None


def _trim(facts: CareFacts, now_s: float) -> CareReason | None:
    if facts.was_used_before and CareAction.TRIM not in facts.last_s:
        return CareReason.USED_DRIVE_PREPARED
    if not _may_again(CareAction.TRIM, facts, now_s):
        return None
    is_much = facts.deleted_bytes >= max(_DELETED * facts.total_bytes, _MIN_DELETED_BYTES)
    return CareReason.MUCH_DELETED if is_much else None


def _is_over(action: CareAction, facts: CareFacts, now_s: float) -> bool:
    return now_s - facts.since_s(action) >= INTERVALS_S[action]


def _may_again(action: CareAction, facts: CareFacts, now_s: float) -> bool:
    """Whether the drive's state alone decides: the action was never done, or its interval has passed."""
    return action not in facts.last_s or _is_over(action, facts, now_s)


_REASONS: Final[Mapping[CareAction, Callable[[CareFacts, float], CareReason | None]]] = {
    CareAction.CHECK: _check,
    CareAction.SELF_TEST: _self_test,
    CareAction.LONG_TEST: _long_test,
    CareAction.READ: _read,
    CareAction.COLLECT_GARBAGE: _garbage,
    CareAction.BALANCE: _balance,
    CareAction.TRIM: _trim,
    CareAction.REST: lambda facts, _now_s: CareReason.CACHE_FULL if facts.drain_high_s >= _MIN_REST_S else None,
}


# costs --------------------------------------------------------------------------------------------------------


def _reading_cost(facts: CareFacts, part: float, busy: Busy) -> Cost:
    slow, fast = _READ_BPS
    size = facts.used_bytes * part
    return Cost(low_s=size / fast, high_s=_LOOK_S + size / slow, busy=busy)


def _balance_cost(facts: CareFacts) -> Cost:
    """The moved block groups are at most half full."""
    free = facts.btrfs.data_free_bytes + facts.btrfs.unusable_bytes if facts.btrfs else 0
    groups = min(MAX_BALANCED, free // _BLOCK_GROUP_BYTES)
    moved = groups * _BLOCK_GROUP_BYTES // 2
    slow, fast = _BALANCE_BPS
    return Cost(low_s=moved / 4 / fast, high_s=60 + moved / slow, busy=Busy.BUSY, written_bytes=moved)


def _garbage_cost(facts: CareFacts) -> Cost:
    dirty = facts.segments.dirty if facts.segments else 0
    moved = dirty * _SEGMENT_BYTES // 2
    slow, fast = _BALANCE_BPS
    return Cost(low_s=moved / fast, high_s=60 + moved / slow, busy=Busy.BUSY, written_bytes=moved)


def _trim_cost(facts: CareFacts) -> Cost:
    free = max(0, facts.total_bytes - facts.used_bytes)
    slow, fast = _TRIMMED_BPS
    return Cost(low_s=1 + free / fast, high_s=60 + free / slow, busy=Busy.BACKGROUND)


def _long_test_cost(facts: CareFacts) -> Cost:
    slow, fast = _READ_BPS
    return Cost(low_s=facts.total_bytes / fast, high_s=facts.total_bytes / slow, busy=Busy.BACKGROUND)


_COSTS: Final[Mapping[CareAction, Callable[[CareFacts], Cost]]] = {
    CareAction.CHECK: lambda facts: _reading_cost(facts, _METADATA, Busy.BUSY),
    CareAction.SELF_TEST: lambda _facts: Cost(low_s=60, high_s=180, busy=Busy.BACKGROUND),
    CareAction.LONG_TEST: _long_test_cost,
    CareAction.READ: lambda facts: _reading_cost(facts, 1 / read_round(facts).parts, Busy.BACKGROUND),
    CareAction.COLLECT_GARBAGE: _garbage_cost,
    CareAction.BALANCE: _balance_cost,
    CareAction.TRIM: _trim_cost,
    CareAction.REST: lambda facts: Cost(low_s=facts.drain_low_s, high_s=facts.drain_high_s, busy=Busy.IDLE),
}


class DrainEstimate(Protocol):
    """The part of `CareFacts` that says how long the drive has to rest."""

    @property
    def is_shingled(self) -> bool: ...

    @property
    def drain_low_s(self) -> float: ...

    @property
    def drain_high_s(self) -> float: ...


def may_begin(due_action: DueAction, drive: DrainEstimate, left_s: float) -> bool:
    """Whether it is certain to finish within `left_s`, including the drive's rest. A rest alone can use any time."""
    if due_action.action is CareAction.REST:
        return left_s > 0
    return _latest_s(due_action, drive) + drive.drain_high_s <= left_s


def portions_in_time(due: Sequence[DueAction], drive: DrainEstimate, left_s: float) -> list[int]:
    """For each action, the number of portions that certainly fit, one after another, before the drive's rest."""
    room_s = left_s - drive.drain_high_s
    portions = []
    for due_action in due:
        if due_action.action is CareAction.REST:
            portions.append(int(drive.drain_high_s <= left_s))
            continue
        each_s = _latest_s(due_action, drive)
        count = 0 if due_action.missing else due_action.portions
        if each_s:
            count = min(count, max(0, int(room_s // each_s)))
        room_s -= count * each_s
        portions.append(count)
    return portions


def time_for(due: Sequence[DueAction], counts: Sequence[int], drive: DrainEstimate) -> TimeSpan:
    """The duration of `counts` portions of the actions, including the rest."""
    whole = NO_TIME
    for due_action, count in zip(due, counts, strict=True):
        if due_action.action is not CareAction.REST:
            whole = whole.plus(TimeSpan(due_action.cost.low_s, _latest_s(due_action, drive)).times(count))
    return whole.plus(TimeSpan(drive.drain_low_s, drive.drain_high_s))


def _latest_s(due_action: DueAction, drive: DrainEstimate) -> float:
    drain_high_s = drain_s(due_action.cost.written_bytes, 0.0)[1] if drive.is_shingled else 0.0
    return due_action.cost.high_s + drain_high_s
