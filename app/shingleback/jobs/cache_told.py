"""What an event tells of a drive's cache, as the value that sentences are made of."""

from shingleback.jobs.events import DriveState
from shingleback.model.cache_state import CacheState, Phase


def cache_told(event: DriveState) -> CacheState:
    """A simulated drive that tells of itself knows exactly: its bands have no width."""
    used, whole, tidy_s = event.cache_used_bytes, event.cache_bytes, event.tidy_s
    if event.source != "estimated":
        return CacheState(Phase(event.phase), used, used, used, whole, whole, whole, tidy_s, tidy_s)
    return CacheState(
        Phase(event.phase),
        used,
        event.cache_low_bytes,
        event.cache_high_bytes,
        whole,
        event.capacity_low_bytes,
        event.capacity_high_bytes,
        event.tidy_low_s,
        event.tidy_high_s,
        event.cliffs,
    )
