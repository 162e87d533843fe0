"""Which care fits before a given time. The drive's rest comes first: at that time it may be unplugged.

What writes fills the drive's cache, so the rest after it counts as part of it.
"""

from collections.abc import Sequence
from typing import Protocol

from shingleback.domain.care.rules import drain_s
from shingleback.domain.care.types import CareAction, DueAction
from shingleback.domain.monitoring import CacheState
from shingleback.domain.ready_by import NO_TIME, TimeSpan


class Drained(Protocol):
    """The part of `CareFacts` that tells how long the drive has to rest."""

    @property
    def is_shingled(self) -> bool: ...

    @property
    def drain_low_s(self) -> float: ...

    @property
    def drain_high_s(self) -> float: ...


def may_begin(one: DueAction, drive: Drained, left_s: float) -> bool:
    """Whether it surely is done in `left_s`, with the rest of the drive. The rest itself takes what time there is."""
    if one.action is CareAction.REST:
        return left_s > 0
    return _latest_s(one, drive) + drive.drain_high_s <= left_s


def portions_in_time(due: Sequence[DueAction], drive: Drained, left_s: float) -> list[int]:
    """Of each action, how many portions surely are done, one after another, before the rest of the drive."""
    room_s = left_s - drive.drain_high_s
    found = []
    for one in due:
        if one.action is CareAction.REST:
            found.append(int(drive.drain_high_s <= left_s))
            continue
        each_s = _latest_s(one, drive)
        count = 0 if one.missing else min(one.portions, max(0, int(room_s // each_s)) if each_s else one.portions)
        room_s -= count * each_s
        found.append(count)
    return found


def time_for(due: Sequence[DueAction], counts: Sequence[int], drive: Drained) -> TimeSpan:
    """How long so many portions of each take, with the rest."""
    whole = NO_TIME
    for one, count in zip(due, counts, strict=True):
        if one.action is not CareAction.REST:
            whole = whole.plus(TimeSpan(one.cost.low_s, _latest_s(one, drive)).times(count))
    return whole.plus(TimeSpan(drive.drain_low_s, drive.drain_high_s))


def _latest_s(one: DueAction, drive: Drained) -> float:
    drain_high_s = drain_s(one.cost.written_bytes, 0.0)[1] if drive.is_shingled else 0.0
    return one.cost.high_s + drain_high_s


def tidying_after(cache: CacheState | None, left_bytes: int) -> TimeSpan:
    """How long a drive cleans its cache once so much more has been written to it.

    The drive cleans during the copy as well, and some data bypasses the cache, so the low end stays 0 until all is
    copied.
    """
    if cache is None or not cache.capacity_high_bytes:
        return NO_TIME
    fullest_bytes = min(cache.capacity_high_bytes, cache.fill_high_bytes + left_bytes)
    by_rule_s = drain_s(fullest_bytes, 0.0)[1]
    by_drive_s = cache.tidy_high_s * fullest_bytes / cache.fill_high_bytes if cache.fill_high_bytes else by_rule_s
    return TimeSpan(0.0 if left_bytes else cache.tidy_low_s, max(cache.tidy_high_s, by_drive_s))
