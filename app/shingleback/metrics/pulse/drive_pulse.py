"""Once a second: what has happened to the drive, what that says of its cache, and telling both."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from shingleback.jobs.events import Event, Happened, Watching
from shingleback.metrics.cache.estimator import Estimator
from shingleback.metrics.counting.sample import Sample, between
from shingleback.metrics.forecast.speed import SpeedHistory
from shingleback.metrics.pulse.foreign import Foreign
from shingleback.metrics.pulse.telling import estimated, sampled
from shingleback.model.cache_state import CacheState, OwnWrites, Phase
from shingleback.model.counters import Counters, CounterSource

_STEP_S: Final = 1.0


@dataclass(frozen=True, slots=True)
class Watched:
    """What is looked at, and how it is told of."""

    counters: CounterSource
    estimator: Estimator
    told: Watching


class DrivePulse:
    """The `Pulse` of one run.

    Attributes:
        is_counted: the drive was there at the newest look.
        speeds: as in `Pulse`.
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
        self._foreign = Foreign()

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

    def beat(self, elapsed_s: float, copied_bytes: int, own: OwnWrites) -> None:
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

    def beat_on(self, elapsed_s: float) -> None:
        """The run is over; the drive may still be at work."""
        self.beat(elapsed_s, self._copied_bytes, replace(self._own, is_asked=False))

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
