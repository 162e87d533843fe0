"""Detects a full cache, idleness, silence and a slow port from the drive's counters.

**Slowness.** A drive that takes longer than its work explains probably has a full cache. Its own recent speed shows how
long work should take: how fast streams were, and how much time a scattered write cost. A conventional disk may slow
down by half, but evenly: inner tracks are shorter, and seeks get longer. A drive with a full cache stops responding for
a second or so, again and again.

**Idleness.** An idle drive starts cleaning soon after its last command.

**Silence.** The drive has received a request and does not answer.

**Slow port.** A port that is the bottleneck, such as USB 2, hides the drive's cache.
"""

from collections import deque
from typing import Final

from shingleback.domain.monitoring import RunEvent, RunEventKind, Sample
from shingleback.monitor.cache.particles import CacheWrites, FilterSnapshot, ParticleFilter

_TOLERATED: Final = 2.0  # steady work may take this many times the expected time
_UNEVEN: Final = 0.2  # the share of the time that must be lost, compared with the best recent second, before it counts
_LATELY: Final = 10  # how many samples the newest one is compared with
_FORGIVEN: Final = 0.2  # lost time forgiven per second of normal speed
_EVEN: Final = 0.15  # even work loses at most this share of the busy time
_LONGEST_S: Final = 1.5  # the most that one wait counts: a link reset is not a full cache
_MAX_LOST_S: Final = 10.0
_AFTER_REST_S: Final = 2.0  # a drive interrupted while cleaning finishes its current step first
_FLUSH_S: Final = 1.5  # the most time that is attributed to flushes, which empty the drive's write cache
_FIRST_S: Final = 5.0  # seconds of work before the first judgment
_FORGETTING: Final = 0.002  # how much the speed of a stream decays per second of work
_MIN_COST_S: Final = 0.010  # a scattered write: a seek and half a rotation
_MIN_APPENDED_S: Final = 0.001  # the same if the drive appends it to its cache
_MAX_COST_S: Final = 0.050
_READ_COST_S: Final = 0.020  # a read by any program
_STEP: Final = 0.03  # the correction of a scattered write's cost, per second
_STEP_BELOW: Final = 0.006  # the same below `_MIN_COST_S`: slower, so that only writes that stay cheap lower it
_FEW: Final = 5  # fewer scattered writes in a second say nothing about their cost
_CALM: Final = 0.5  # lost seconds up to which the drive counts as well
_MEAN_S: Final = 4.0  # seconds of work per mean, because a request may have begun before the sample that counts it
_MIN_WORK_S: Final = 0.02  # seconds of work that a sample needs to be judged
SURE: Final = 0.5  # the probability of a cache from which on it is assumed
APPENDS: Final = 0.8  # the probability of a cache from which on cheap scattered writes are believed to go there
_LOST_S: Final = 3.0  # lost time that means a full cache
_LOST_WHERE_EXPECTED_S: Final = 1.8  # the same if most particles are nearly full
_NEARLY_FULL: Final = 0.5
_TRUST: Final = 30.0  # the odds that this much lost time comes from a full cache
_EVEN_S: Final = 3.0  # even work after a rest that means the drive is fast again
_WELL: Final = 0.8  # without a rest: the share of the time that must be explained
_WELL_S: Final = 30.0  # for this long
_WELL_WRITES: Final = 50  # with this many scattered writes, for which a full cache would have to make room
_NEWS: Final = 0.3  # the share of the capacity written since the last cliff that makes the next one informative
_TIDYING_SEEN_S: Final = 20.0  # seconds of making room after which the cleaning speed is learned
_PURE: Final = 0.02  # a pure stream has at most this share of scattered writes
_PURE_S: Final = 5.0  # after this long, a pure stream shows whether streams go through the cache
_PURE_ODDS: Final = 10.0
_FAST: Final = 0.7  # the share of a stream's time that is explained although the cache is full
_FAST_S: Final = 3.0
_BYPASSING_S: Final = 5.0  # fast seconds before bypassing is reported; half as many slow ones end it
_MOSTLY_STREAM: Final = 0.2  # the most scattered writes, as a share, in a second that shows the speed of streams
_UNLIKELY: Final = 0.2  # the share of particles that are nearly full, below which a cliff may turn out to be none
_REFUTED_S: Final = 10.0  # seconds of streams after an unlikely cliff that decide
_FASTER: Final = 1.25  # how much faster than before such a cliff they must be

_TIDIES_AFTER_S: Final = 1.0

_SILENT_S: Final = 5.0  # cleaning a band takes one second, a zone four
_WORKING: Final = 0.5

_SLOW_BPS: Final = 45_000_000.0  # USB 2 transfers 30 to 40 MB/s; any disk of this century is faster
_QUICK_BPS: Final = 60_000_000.0
_WORKED_S: Final = 60.0


class RecentSpeed:
    """The mean speed of the last seconds of work; what was before fades."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._bytes = self._worked_s = 0.0

    def add(self, written_bytes: float, worked_s: float) -> float | None:
        """Return the mean with this work; None before half of the seconds are over."""
        share = 1 - min(1.0, worked_s / self._seconds)
        self._bytes = self._bytes * share + written_bytes
        self._worked_s = self._worked_s * share + worked_s
        return self._bytes / self._worked_s if self._worked_s > self._seconds / 2 else None


class Slowness:
    """Measures how much longer the drive takes than its work explains.

    Attributes:
        lost_s: recent time lost without a reason; a few seconds of it suggest a full cache.
        even_s: how long the drive has worked since it last lost time.
        done: the share of the newest sample's working time that its work explains.
        unexplained_s: the rest of that time.
        stream_bps: the speed of a stream; 0 until one was seen.
    """

    def __init__(self, stream_bps: float = 0.0) -> None:
        self.lost_s = 0.0
        self.even_s = 0.0
        self.done = 0.0
        self.unexplained_s = 0.0
        self.stream_bps = stream_bps
        self._cost_s = self._least_cost_s = _MIN_COST_S
        self._recent = RecentSpeed(_MEAN_S)
        self._lately: deque[float] = deque(maxlen=_LATELY)
        self._worked_s = _FIRST_S if stream_bps else 0.0
        self._wait_s = 0.0
        self._grace_s = 0.0
        self._idle_s = 0.0

    def after(
        self, sample: Sample, scattered_writes: float, *, is_full: bool = False, is_appended: bool = False
    ) -> None:
        """Update with a new sample.

        `is_full`: the cache is known to be full, so the sample says nothing about the drive's normal speed.

        `is_appended`: the drive is probably shingled, so cheap scattered writes are believed. On another drive they
        were cheap by chance, and the next ones may be far apart.
        """
        self._least_cost_s = _MIN_APPENDED_S if is_appended else _MIN_COST_S
        if sample.is_idle:
            self._idle_s += sample.span_s
            return
        if self._idle_s >= 1.0:
            self._grace_s = _AFTER_REST_S
        self._idle_s = 0.0
        work_s = max(0.0, sample.busy_s - min(_FLUSH_S, sample.flush_wait_s * sample.flushes))
        if not is_full:
            self._learn(sample, work_s, scattered_writes)
        self._worked_s += sample.busy_s
        if self._worked_s >= _FIRST_S and self.stream_bps:
            self._judge(sample, work_s, scattered_writes)

    def forget(self) -> None:
        """Reset the lost time, because its cause is known."""
        self.lost_s = self.even_s = 0.0

    def _judge(self, sample: Sample, work_s: float, scattered_writes: float) -> None:
        explained_s = (sample.written_bytes + sample.read_bytes) / self.stream_bps
        explained_s += scattered_writes * max(self._cost_s, self._least_cost_s) + sample.reads * _READ_COST_S
        self.done = done = min(1.0, explained_s / work_s) if work_s > _MIN_WORK_S else 1.0
        self.unexplained_s = max(0.0, work_s - explained_s)
        self._lately.append(done)
        best = max(self._lately)
        slow_s = work_s - _TOLERATED * explained_s
        uneven_s = work_s * (1 - done / best - _UNEVEN) if best > 0 else 0.0
        lost_s = max(0.0, slow_s, uneven_s)
        excused_s = min(self._grace_s, lost_s)
        self._grace_s = max(0.0, self._grace_s - sample.span_s)
        lost_s -= excused_s
        if sample.has_answered:
            self._wait_s = 0.0
        counted_s = max(0.0, min(lost_s, _LONGEST_S - self._wait_s))
        self._wait_s += lost_s
        self.lost_s = min(_MAX_LOST_S, max(0.0, self.lost_s + counted_s - _FORGIVEN * sample.span_s * self.done))
        self.even_s = 0.0 if counted_s > _EVEN * sample.busy_s else self.even_s + sample.busy_s

    def _learn(self, sample: Sample, work_s: float, scattered_writes: float) -> None:
        """Learn the drive's normal speed, unless it lost time lately: slowness must not become the norm."""
        if self.lost_s > _CALM:
            return
        mean_bps = self._recent.add(sample.written_bytes, work_s)
        if mean_bps is not None:
            self.stream_bps = max(self.stream_bps * (1 - _FORGETTING * work_s), mean_bps)
        if scattered_writes >= _FEW and self.stream_bps:
            cost_s = (work_s - sample.written_bytes / self.stream_bps) / scattered_writes
            cheaper = -_STEP_BELOW if self._cost_s <= _MIN_COST_S else -_STEP
            step = _STEP if cost_s > self._cost_s else cheaper
            self._cost_s = min(_MAX_COST_S, max(self._least_cost_s, self._cost_s * (1 + step)))


class StreamSpeed:
    """The speed of streams.

    Attributes:
        best_bps: the highest mean of `_REFUTED_S`; 0 if no stream was seen.
    """

    def __init__(self) -> None:
        self.best_bps = 0.0
        self._recent = RecentSpeed(_REFUTED_S)

    def add(self, sample: Sample, scattered_writes: float) -> None:
        """Add a sample; a drive that is asked and writes nothing is slow, too."""
        if scattered_writes > _MOSTLY_STREAM * sample.writes:
            return
        mean_bps = self._recent.add(sample.written_bytes, sample.busy_s)
        if mean_bps is not None:
            self.best_bps = max(self.best_bps, mean_bps)


class TimedWrites:
    """Writes that entered the cache, and the seconds that they took."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self.writes, self.seconds = CacheWrites(), 0.0

    def add(self, writes: CacheWrites, seconds: float) -> None:
        self.writes += writes
        self.seconds += seconds


class UnlikelyCliff:
    """A cliff after far less was written than most particles hold, and the state before it.

    It is refuted if the drive then writes streams faster than ever before: its cache was not filled at full speed.
    """

    def __init__(self, particles: FilterSnapshot, cliffs: int, best_bps: float) -> None:
        self.particles = particles
        self.cliffs = cliffs
        self._best_bps = best_bps
        self._since = StreamSpeed()

    def is_refuted_by(self, sample: Sample, scattered_writes: float) -> bool:
        self._since.add(sample, scattered_writes)
        return 0 < self._best_bps * _FASTER < self._since.best_bps


class Fullness:
    """Detects a full cache and the recovery after it, and reports both to the particle filter.

    Attributes:
        is_full: the cache has overflowed, and the drive has neither been idle nor recovered since.
        is_bypassed: while the cache is full, streams bypass it at full speed.
        cliffs: how many cliffs were informative.
    """

    def __init__(self, particles: ParticleFilter, slowness: Slowness, cliffs: int) -> None:
        """`cliffs`: the number from earlier runs."""
        self.is_full = False
        self.is_bypassed = False
        self.cliffs = cliffs
        self._particles = particles
        self._slowness = slowness
        self._owes_recovery = False
        self._since_cliff = CacheWrites()
        self._making_room = TimedWrites()
        self._well = TimedWrites()
        self._pure_s = 0.0
        self._fast_s = 0.0
        self._bypassing_s = 0.0
        self._streams = StreamSpeed()
        self._unlikely: UnlikelyCliff | None = None

    def reset_after_idle(self) -> None:
        """Note that the drive was idle for long enough to make room in its cache."""
        self.is_full = self.is_bypassed = False
        self._slowness.forget()

    def after(self, sample: Sample, entered: CacheWrites, scattered_writes: float) -> RunEvent | None:
        """Update with a sample and its writes; the particle filter and the slowness have received them already."""
        self._since_cliff += entered
        if self._unlikely is not None and self._unlikely.is_refuted_by(sample, scattered_writes):
            # The cliff was none: return to the state before it.
            cliff = self._unlikely
            self._particles.restore(cliff.particles)
            self.cliffs, self._unlikely = cliff.cliffs, None
            self.is_full = self.is_bypassed = self._owes_recovery = False
            self._slowness.forget()
            return RunEvent(sample.time_s, RunEventKind.CLIFF_REFUTED, {})
        self._streams.add(sample, scattered_writes)
        if sample.writes:
            is_pure = scattered_writes < _PURE * sample.writes
            self._pure_s = self._pure_s + sample.span_s if is_pure else 0.0
        if self.is_full:
            self._learn_tidying(sample, entered)
        self._look_for_bypass(sample)
        if self._owes_recovery and self._has_recovered(sample, entered):
            self.is_full = self._owes_recovery = False
            return RunEvent(sample.time_s, RunEventKind.RECOVERED, {})
        return None if self.is_full else self._look_for_cliff(sample)

    def is_suspected(self) -> bool:
        """Whether the particle filter will be consulted, and so must have received all pending events."""
        return not self.is_full and self._slowness.lost_s >= _LOST_WHERE_EXPECTED_S

    def _look_for_cliff(self, sample: Sample) -> RunEvent | None:
        if not self.is_suspected():
            return None
        particles = self._particles
        expected = particles.shingled * particles.share(lambda particle: particle.part > _NEARLY_FULL)
        if self._slowness.lost_s < _LOST_S - (_LOST_S - _LOST_WHERE_EXPECTED_S) * expected:
            return None
        before = particles.snapshot if expected < _UNLIKELY * particles.shingled else None
        particles.overflow(_TRUST)
        if self._pure_s >= _PURE_S:
            particles.favor(_PURE_ODDS, takes_all=True)
        self._slowness.forget()
        self._pure_s = 0.0
        self._making_room.clear()
        if particles.shingled < SURE:
            return None
        self.is_full = True
        self._unlikely = UnlikelyCliff(before, self.cliffs, self._streams.best_bps) if before is not None else None
        # This cliff is informative only if enough was written since the last one.
        self.cliffs += self._particles.share(lambda particle: particle.part_of(self._since_cliff) > _NEWS) > SURE
        self._since_cliff = CacheWrites()
        if self._owes_recovery:
            return None
        self._owes_recovery = True
        return RunEvent(sample.time_s, RunEventKind.CLIFF, {})

    def _look_for_bypass(self, sample: Sample) -> None:
        """Look for fast streams over several seconds: a drive with a full cache is fast and silent in turn."""
        is_fast = self._pure_s > 0 and self._slowness.done > _FAST
        change_s = sample.busy_s if is_fast else -2 * sample.busy_s
        self._bypassing_s = min(_BYPASSING_S, max(0.0, self._bypassing_s + change_s)) if self.is_full else 0.0
        limit_s = 0.0 if self.is_bypassed else _BYPASSING_S * 0.99
        self.is_bypassed = self.is_full and self._bypassing_s > limit_s

    def _learn_tidying(self, sample: Sample, entered: CacheWrites) -> None:
        """Learn the cleaning speed, and, from a fast stream, that streams do not go through the full cache."""
        slowness = self._slowness
        self._fast_s = self._fast_s + sample.span_s if self._pure_s and slowness.done > _FAST else 0.0
        if self._fast_s >= _FAST_S:
            self._fast_s = 0.0
            self._particles.favor(_PURE_ODDS, takes_all=False)
        self._making_room.add(entered, slowness.unexplained_s)
        if self._making_room.seconds >= _TIDYING_SEEN_S:
            self._particles.tidied(self._making_room.writes, self._making_room.seconds)
            self._making_room.clear()

    def _has_recovered(self, sample: Sample, entered: CacheWrites) -> bool:
        """Whether the drive has worked evenly for a while and, unless idle before, fast at many scattered writes."""
        slowness = self._slowness
        if not slowness.even_s or (self.is_full and slowness.done < _WELL):
            self._well.clear()
            return False
        if not self.is_full:
            return slowness.even_s >= _EVEN_S
        self._well.add(entered, sample.busy_s)
        return self._well.seconds >= _WELL_S and self._well.writes.scattered_writes >= _WELL_WRITES


class Idleness:
    """How long the drive has been idle, in `seconds`."""

    def __init__(self) -> None:
        self.seconds = 0.0

    @property
    def is_long(self) -> bool:
        """Whether the drive has been idle for long enough to start cleaning."""
        return self.seconds > _TIDIES_AFTER_S

    def after(self, sample: Sample) -> float:
        """Return how many seconds of the sample the drive may have spent cleaning."""
        if not sample.is_idle or sample.writes or sample.reads:
            self.seconds = 0.0
            return 0.0
        before_s, self.seconds = self.seconds, self.seconds + sample.span_s
        return max(0.0, self.seconds - max(before_s, _TIDIES_AFTER_S))


class Silence:
    """How long the drive has not answered."""

    def __init__(self) -> None:
        self._silent_s = 0.0

    @property
    def is_long(self) -> bool:
        """Whether the drive has been silent for `_SILENT_S` or longer."""
        return self._silent_s >= _SILENT_S

    def after(self, sample: Sample, *, is_asked: bool) -> RunEvent | None:
        """Return the beginning or end of a stall, or None.

        The kernel does not count a flush as in flight, so a busy drive that was asked counts as waiting too.
        """
        was_long, silent_s = self.is_long, self._silent_s
        waits = sample.in_flight or (is_asked and sample.busy > _WORKING)
        self._silent_s = silent_s + sample.span_s if waits and not sample.has_answered else 0.0
        if self.is_long and not was_long:
            return RunEvent(sample.time_s - self._silent_s, RunEventKind.STALL, {})
        if was_long and not self.is_long:
            return RunEvent(sample.time_s, RunEventKind.STALL_OVER, {"silent_s": round(silent_s)})
        return None


class SlowPortDetector:
    """Detects a port that is slower than the drive.

    Attributes:
        is_limit: no stream was ever faster than a slow port allows.
    """

    def __init__(self) -> None:
        self.is_limit = False
        self._slow_s = 0.0

    def has_changed(self, stream_bps: float, worked_s: float) -> bool:
        """Return whether `is_limit` changed after `worked_s` more; `stream_bps` is 0 if unknown."""
        if 0 < stream_bps < _SLOW_BPS:
            self._slow_s += worked_s
        was_limit = self.is_limit
        self.is_limit = self._slow_s >= _WORKED_S and stream_bps < _QUICK_BPS
        return self.is_limit != was_limit
