"""One look at a drive: what has happened to it since the look before."""

from typing import NamedTuple

from shingleback.model.counters import Counters


class Sample(NamedTuple):
    """Rates and means over `span_s`, which ends at `time_s`.

    Attributes:
        written_bps, read_bps: what went to the drive, of whatever program.
        writes, reads, flushes: requests that were completed.
        write_wait_s, read_wait_s, flush_wait_s: how long one took, in the mean; 0 where there was none.
        queue: how many requests were under way, in the mean.
        busy: 0 to 1, the part of the time in which the drive had something to do.
        in_flight, dirty_bytes, writeback_bytes: at `time_s`; as in `Counters`.
    """

    time_s: float
    span_s: float
    written_bps: float
    read_bps: float
    writes: int
    reads: int
    flushes: int
    write_wait_s: float
    read_wait_s: float
    flush_wait_s: float
    queue: float
    busy: float
    in_flight: int
    dirty_bytes: int | None
    writeback_bytes: int | None


def between(before: Counters, after: Counters, time_s: float, span_s: float) -> Sample | None:
    """None where the counters began anew: the drive was away in between. `span_s` is more than 0."""
    if after.written_bytes < before.written_bytes or after.read_bytes < before.read_bytes:
        return None
    writes, reads, flushes = after.writes - before.writes, after.reads - before.reads, after.flushes - before.flushes
    return Sample(
        time_s,
        span_s,
        (after.written_bytes - before.written_bytes) / span_s,
        (after.read_bytes - before.read_bytes) / span_s,
        writes,
        reads,
        flushes,
        _mean(after.write_s - before.write_s, writes),
        _mean(after.read_s - before.read_s, reads),
        _mean(after.flush_s - before.flush_s, flushes),
        (after.queued_s - before.queued_s) / span_s,
        min(1.0, (after.busy_s - before.busy_s) / span_s),
        after.in_flight,
        after.dirty_bytes,
        after.writeback_bytes,
    )


def _mean(total_s: float, count: int) -> float:
    return total_s / count if count else 0.0
