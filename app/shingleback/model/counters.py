"""What is counted for a drive since it appeared, by the kernel (Documentation/block/stat.rst) or by a simulated one."""

from typing import NamedTuple, Protocol


class Counters(NamedTuple):
    """Rising numbers, but for the last three.

    Attributes:
        read_s, write_s, flush_s: how long all such requests took, each counted by itself.
        busy_s: how long at least one request was under way.
        queued_s: the time of all requests under way, summed (its rise in a second is the mean length of the queue).
        in_flight: requests under way now.
        dirty_bytes, writeback_bytes: what waits in memory to be written to this drive's filesystem, and what of that
            is on its way; None where nobody counts that.
    """

    reads: int = 0
    read_bytes: int = 0
    read_s: float = 0.0
    writes: int = 0
    written_bytes: int = 0
    write_s: float = 0.0
    flushes: int = 0
    flush_s: float = 0.0
    busy_s: float = 0.0
    queued_s: float = 0.0
    in_flight: int = 0
    dirty_bytes: int | None = None
    writeback_bytes: int | None = None


class CounterSource(Protocol):
    def read(self) -> Counters | None:
        """Never waits for the drive; None where it has gone."""


class NoCounters:
    """Nobody counts."""

    def read(self) -> Counters | None:
        return None
