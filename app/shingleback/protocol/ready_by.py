"""The event of a run that should be done by a given time."""

import msgspec


class ReadyBy(msgspec.Struct, frozen=True, kw_only=True, tag_field="event", tag="ready_by"):
    """Whether a run that should be done by a given time will be; told before it writes, then every half minute.

    It is also told when that time is changed while it runs.

    Attributes:
        at: that time, in seconds since 1970, as are the other times; 0 when it may be done at any time from now on.
        state: as in `domain.local_time.Readiness`.
        low_at, high_at: when it will be done, at the earliest and at the latest; none while that is unknown.
        tidied_at: when the drive will have cleaned its cache, at the latest.
        left_bytes: still to be copied.
        pace: the one that was chosen; empty if none was.
    """

    at: float
    state: str
    low_at: float | None = None
    high_at: float | None = None
    tidied_at: float | None = None
    left_bytes: int = 0
    pace: str = ""
