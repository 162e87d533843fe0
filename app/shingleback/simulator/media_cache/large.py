"""Requests that are too large for a drive: linux-ide 2025 tells of archive drives that paused for 30 s at 4 MiB."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LargeRequests:
    """From which size on such a drive stalls, for how long, and when.

    Attributes:
        full_part: it stalls only when so much of its cache is full.
        one_in: one of so many such requests stalls.
    """

    from_bytes: int = (3_584 << 10) + 1
    full_part: float = 0.95
    one_in: int = 10
    stall_s: float = 30.0
