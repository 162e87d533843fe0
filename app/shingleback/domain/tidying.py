"""How long a drive cleans its cache after writes, by a rule of thumb, and by what it has shown."""

from typing import Final

from shingleback.domain.care.types import DAY_S
from shingleback.domain.deadline import NO_TIME, TimeSpan
from shingleback.domain.monitoring import CacheState

_DRAIN_S_PER_GB: Final = (10.0, 25.0)  # of mixed files on btrfs, and on ext4


def drain_s(filled_bytes: float, since_s: float) -> tuple[float, float]:
    """How long, at least and at most, a cache with this much data still needs to empty, `since_s` seconds later.

    If `since_s` is far below 0, the clock was wrong and the true age is unknown: the result is 0.
    """
    if since_s < -DAY_S:
        return 0.0, 0.0
    low, high = (per_gb * filled_bytes / 1e9 - max(0.0, since_s) for per_gb in _DRAIN_S_PER_GB)
    return max(0.0, low), max(0.0, high)


def tidying_after(cache: CacheState | None, left_bytes: int) -> TimeSpan:
    """How long the drive will clean its cache after `left_bytes` more have been written.

    The drive also cleans during the copy, and some data bypasses the cache, so the low end stays 0 until all is copied.
    """
    if cache is None or not cache.capacity_high_bytes:
        return NO_TIME
    fullest_bytes = min(cache.capacity_high_bytes, cache.fill_high_bytes + left_bytes)
    by_rule_s = drain_s(fullest_bytes, 0.0)[1]
    by_drive_s = cache.tidy_high_s * fullest_bytes / cache.fill_high_bytes if cache.fill_high_bytes else by_rule_s
    return TimeSpan(0.0 if left_bytes else cache.tidy_low_s, max(cache.tidy_high_s, by_drive_s))
