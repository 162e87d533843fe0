"""One look at a drive: what has happened to it since the look before."""

from typing import Final, NamedTuple

from shingleback.model.counters import Counters

_IDLE: Final = 0.02


class Sample(NamedTuple):
    """Rates and means over `span_s`, which ends at `time_s`.

    Attributes:
        written_bps, read_bps: what went to the drive, and came from it, of whatever program.
        writes, reads, flushes: requests that were completed.
        write_wait_s, flush_wait_s: how long one took, in the mean; 0 where there was none.
        queue: how many requests were under way, in the mean.
        busy: 0 to 1, the part of the time in which the drive had something to do.
        in_flight, dirty_bytes, writeback_bytes: at `time_s`; as in `Counters`.
    """

    time_s: float
    span_s: float
    written_bps: float = 0.0
    read_bps: float = 0.0
    writes: int = 0
    reads: int = 0
    flushes: int = 0
    write_wait_s: float = 0.0
    flush_wait_s: float = 0.0
    queue: float = 0.0
    busy: float = 0.0
    in_flight: int = 0
    dirty_bytes: int | None = None
    writeback_bytes: int | None = None

    @property
    def written_bytes(self) -> float:
        return self.written_bps * self.span_s

    @property
    def read_bytes(self) -> float:
        return self.read_bps * self.span_s

    @property
    def busy_s(self) -> float:
        return self.busy * self.span_s

    @property
    def is_idle(self) -> bool:
        """It had next to nothing to do."""
        return self.busy < _IDLE and not self.in_flight

    @property
    def has_answered(self) -> bool:
        """Something was completed."""
        return bool(self.writes or self.reads or self.flushes)


def between(before: Counters | None, after: Counters | None, time_s: float, span_s: float) -> Sample | None:
    """None where nothing was counted, or anew: the drive was away in between. `span_s` is more than 0."""
    if before is None or after is None:
        return None
    if after.written_bytes < before.written_bytes or after.read_bytes < before.read_bytes:
        return None
    writes, flushes = after.writes - before.writes, after.flushes - before.flushes
    return Sample(
        time_s,
        span_s,
        written_bps=(after.written_bytes - before.written_bytes) / span_s,
        read_bps=(after.read_bytes - before.read_bytes) / span_s,
        writes=writes,
        reads=after.reads - before.reads,
        flushes=flushes,
        write_wait_s=_mean(after.write_s - before.write_s, writes),
        flush_wait_s=_mean(after.flush_s - before.flush_s, flushes),
        queue=(after.queued_s - before.queued_s) / span_s,
        busy=min(1.0, (after.busy_s - before.busy_s) / span_s),
        in_flight=after.in_flight,
        dirty_bytes=after.dirty_bytes,
        writeback_bytes=after.writeback_bytes,
    )


def _mean(total_s: float, count: int) -> float:
    return total_s / count if count else 0.0
