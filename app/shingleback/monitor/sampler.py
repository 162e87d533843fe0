"""The sampler: once a second it reads the drive's counters, updates the cache estimate, and reports both.

The foreign I/O detector compares the kernel's counters with the writes of this program. Delayed writes and the
filesystem's own writes must not look like another program. So this program's writes count as credit, from which the
drive's writes are paid. Only writes beyond the credit are foreign.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, Protocol

from shingleback.domain.monitoring import CacheState, Counters, CounterSource, OwnWrites, Phase
from shingleback.monitor.cache.estimator import Estimator
from shingleback.monitor.counters import Sample, between
from shingleback.monitor.eta import SpeedHistory
from shingleback.protocol.events import DriveState, Event, Happened, Sampled, Watching


class Sampler(Protocol):
    """Samples, estimates, reports and records; may be called often, and acts once a second.

    Attributes:
        speeds: of the drive; the forecast reads them here after `begin`, and stores newer ones for the next run.
    """

    speeds: SpeedHistory

    def begin(self, device_number: int) -> None:
        """The destination's filesystem is on the block device of this number; 0: on none."""

    def tick(self, elapsed_s: float, copied_bytes: int, own: OwnWrites) -> None:
        """`elapsed_s` and `copied_bytes` are the run's."""

    @property
    def cache(self) -> CacheState | None:
        """What is believed now; None while nothing has been seen."""

    @property
    def foreign_bps(self) -> float:
        """What other programs read from and write to the drive, over the last seconds, as far as can be known."""


class NoSampler:
    """A `Sampler` that does nothing."""

    cache = None
    foreign_bps = 0.0
    speeds = SpeedHistory()

    def begin(self, device_number: int) -> None:
        pass

    def tick(self, elapsed_s: float, copied_bytes: int, own: OwnWrites) -> None:
        pass


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


_METADATA_SHARE: Final = 1.3  # of what is given: journals, checksums and both copies of the metadata among it
_BYTES_A_PIECE: Final = 64 << 10  # a short file has its entry, its inode and its place in the journal as well
_BYTES_A_FLUSH: Final = 64 << 20
_MOST_CREDIT: Final = 512 << 20  # more than what waits in memory on purpose
_OWN_READ_BPS: Final = 500_000.0  # a filesystem reads its maps while it is written to
_MOST_READ_CREDIT: Final = float(16 << 20)  # what is told comes some moments before or after what is counted


class ForeignIoDetector:
    """Receives each second's sample.

    Attributes:
        bps: what other programs read and wrote in the newest one.
    """

    def __init__(self) -> None:
        self.bps = 0.0
        self._credit = float(_MOST_CREDIT)
        self._read_credit = 0.0
        self._own = OwnWrites()
        self._has_begun = False  # until something is copied, it is this program that reads what is on the drive

    def after(self, sample: Sample, copied_bytes: int, own: OwnWrites) -> None:
        """`copied_bytes` is what the filesystem took from this program in that time; `own` counts since it began."""
        given_bytes = self._given_bytes(copied_bytes, own)
        self._read_credit += own.read_bytes - self._own.read_bytes
        self._own = own
        self._has_begun = self._has_begun or given_bytes > 0
        self._credit += given_bytes
        written_bytes = sample.written_bytes
        read_bytes = max(0.0, sample.read_bps - _OWN_READ_BPS) * sample.span_s if self._has_begun else 0.0
        read_bps = max(0.0, read_bytes - self._read_credit) / sample.span_s
        self._read_credit = min(_MOST_READ_CREDIT, max(0.0, self._read_credit - read_bytes))
        self.bps = max(0.0, written_bytes - self._credit) / sample.span_s + read_bps
        self._credit = min(float(_MOST_CREDIT), max(0.0, self._credit - written_bytes))

    def _given_bytes(self, copied_bytes: int, own: OwnWrites) -> float:
        before = self._own
        pushed = own.streamed_bytes + own.scattered_bytes - before.streamed_bytes - before.scattered_bytes
        pieces, flushes = own.scattered_writes - before.scattered_writes, own.flushes - before.flushes
        return max(copied_bytes, pushed) * _METADATA_SHARE + pieces * _BYTES_A_PIECE + flushes * _BYTES_A_FLUSH


_STEP_S: Final = 1.0


@dataclass(frozen=True, slots=True)
class Watched:
    """The sampled drive, and how samples are reported."""

    counters: CounterSource
    estimator: Estimator
    told: Watching


class DriveSampler:
    """The `Sampler` of one run.

    Attributes:
        is_counted: the drive was there at the newest sample.
        speeds: as in `Sampler`.
    """

    def __init__(self, find: Callable[[int], Watched], emit: Callable[[Event], None], times: float = 1.0) -> None:
        """`find` gives what there is to look at, by the number of the block device that the filesystem is on.

        The seconds of a drive pass `times` as fast as those of the run; rates are told in the drive's own seconds.
        """
        self.speeds = SpeedHistory()
        self._find = find
        self._emit = emit
        self._times = times
        self._watched: Watched | None = None
        self._looked_s: float | None = None
        self._counters: Counters | None = None
        self._given_bytes = 0
        self._copied_bytes = 0
        self._own = OwnWrites()
        self._foreign = ForeignIoDetector()

    @property
    def cache(self) -> CacheState | None:
        return self._watched.estimator.state if self._watched and self.is_counted else None

    @property
    def foreign_bps(self) -> float:
        return self._foreign.bps if self.is_counted else 0.0

    @property
    def is_counted(self) -> bool:
        return self._counters is not None

    def begin(self, device_number: int) -> None:
        self._watched = self._find(device_number)
        self._emit(self._watched.told)

    def tick(self, elapsed_s: float, copied_bytes: int, own: OwnWrites) -> None:
        now_s = elapsed_s * self._times
        if self._watched is None or (self._looked_s is not None and now_s - self._looked_s < _STEP_S):
            return
        before, self._counters = self._counters, self._watched.counters.read()
        if self._looked_s is not None:
            span_s, copied = now_s - self._looked_s, max(0, copied_bytes - self._copied_bytes)
            sample = between(before, self._counters, now_s, span_s)
            if sample is not None:
                self._estimate(self._watched.estimator, sample, copied, own)
            self._emit(sampled(sample, self._run_s(now_s), self._run_s(span_s), copied / span_s))
            self._tell_moments(self._watched.estimator)
        self._looked_s, self._copied_bytes, self._own = now_s, copied_bytes, own

    def tick_on(self, elapsed_s: float) -> None:
        """The run is over; the drive may still be at work."""
        self.tick(elapsed_s, self._copied_bytes, replace(self._own, is_asked=False))

    def end(self) -> None:
        """The drive is let go of."""
        self._watched = self._counters = None

    def _estimate(self, estimator: Estimator, sample: Sample, copied_bytes: int, own: OwnWrites) -> None:
        estimator.after(sample, own)
        self._foreign.after(sample, copied_bytes, own)
        self._given_bytes += round(sample.written_bytes)
        state = estimator.state
        if state.phase is not Phase.UNKNOWN:
            self._emit(estimated(state, self._run_s(sample.time_s), self._given_bytes))

    def _tell_moments(self, estimator: Estimator) -> None:
        for moment in estimator.take_moments():
            self._emit(Happened(elapsed_s=self._run_s(moment.time_s), kind=moment.kind.value, values=moment.values))

    def _run_s(self, drive_s: float) -> float:
        return round(drive_s / self._times, 3)
