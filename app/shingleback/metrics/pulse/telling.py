"""What a look at a drive is called in the event stream."""

from shingleback.jobs.events import DriveState, Sampled
from shingleback.metrics.counting.sample import Sample
from shingleback.model.cache_state import CacheState


def estimated(state: CacheState, elapsed_s: float, written_bytes: int) -> DriveState:
    return DriveState(
        source="estimated",
        elapsed_s=elapsed_s,
        written_bytes=written_bytes,
        cache_used_bytes=state.fill_bytes,
        cache_bytes=state.capacity_bytes,
        phase=state.phase.value,
        tidy_s=round((state.tidy_low_s + state.tidy_high_s) / 2, 1),
        cache_low_bytes=state.fill_low_bytes,
        cache_high_bytes=state.fill_high_bytes,
        capacity_low_bytes=state.capacity_low_bytes,
        capacity_high_bytes=state.capacity_high_bytes,
        tidy_low_s=round(state.tidy_low_s, 1),
        tidy_high_s=round(state.tidy_high_s, 1),
        cliffs=state.cliffs,
    )


def sampled(sample: Sample | None, elapsed_s: float, span_s: float, copied_bps: float) -> Sampled:
    """Its times are those of the run, whatever those of the sample are. Without a sample, nobody has counted."""
    if sample is None:
        return Sampled(elapsed_s=elapsed_s, span_s=span_s, copied_bps=round(copied_bps), written_bps=None)
    return Sampled(
        elapsed_s=elapsed_s,
        span_s=span_s,
        copied_bps=round(copied_bps),
        written_bps=round(sample.written_bps),
        read_bps=round(sample.read_bps),
        writes=sample.writes,
        reads=sample.reads,
        write_wait_s=round(sample.write_wait_s, 6),
        queue=round(sample.queue, 3),
        busy=round(sample.busy, 3),
        in_flight=sample.in_flight,
        dirty_bytes=sample.dirty_bytes,
        writeback_bytes=sample.writeback_bytes,
    )
