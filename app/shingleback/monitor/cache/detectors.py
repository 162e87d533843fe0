"""Detects a full cache, idleness, silence and a slow port from the drive's counters.

**Slowness.** A drive that takes longer than its work explains probably has a full cache. Its own recent past tells
what
a second of work should take: how fast a stream went lately, and what a scattered write cost. A conventional disk may
get slower by half, evenly: inner tracks are shorter, and seeks get longer. A drive with a full cache stops responding
for a second or so, again and again.

**Idleness.** An idle drive starts cleaning soon after its last command.

**Silence.** A drive that got a request and does not answer.

**Slow port.** A port that is the bottleneck, such as USB 2, hides the drive's cache.
"""

from collections import deque
from typing import Final

from shingleback.domain.monitoring import MomentKind, RunEvent, Sample
from shingleback.monitor.cache.particles import Entered, ParticleFilter

_TOLERATED: Final = 2.0  # even work may take so many times as long as it did
_UNEVEN: Final = 0.2  # of a second is lost, against what the same drive has shown lately, before it counts
_LATELY: Final = 10  # seconds of work
_FORGIVEN: Final = 0.2  # of each second in which it does what it should
_EVEN: Final = 0.15  # of a second may be lost
_LONGEST_S: Final = 1.5  # one wait counts for no more: a link that was reset is no full cache
_MAX_LOST_S: Final = 10.0
_AFTER_REST_S: Final = 2.0  # a drive that was tidying up finishes what it has in hand first
_FLUSH_S: Final = 1.5  # a drive that keeps writes in its memory needs time for that
_FIRST_S: Final = 5.0  # of work, before anything is judged
_FORGETTING: Final = 0.002  # of the rate of a stream, each second
_MIN_COST_S: Final = 0.010  # for a scattered write: a way of the arm, and half a turn
_MIN_APPENDED_S: Final = 0.001  # the same, where the drive appends it to its cache
_MAX_COST_S: Final = 0.050
_READ_COST_S: Final = 0.020  # for a read, of whoever
_STEP: Final = 0.03  # by which the cost of a scattered write is corrected, each second
_STEP_BELOW: Final = 0.006  # the same, downward from the least cost on any drive: only where it hardly ever costs more
_FEW: Final = 5  # scattered writes in a second, or fewer, say nothing of it
_CALM: Final = 0.5  # seconds lost lately, or less: then all is well
_MEAN_S: Final = 4.0  # of work, over which a rate is taken: what is counted now was begun before
_MIN_WORK_S: Final = 0.02  # in a second, for a judgment on it


class Slowness:
    """How long the drive takes for its work.

    Attributes:
        lost_s: recent time lost without a reason; a few seconds of it suggest a full cache.
        even_s: how long the drive has worked since then without losing any.
        done: the share of the newest second's working time that its work explains.
        unexplained_s: the rest of that time.
        stream_bps: the speed of a stream; 0 while none was seen.
    """

    def __init__(self, stream_bps: float = 0.0) -> None:
        self.lost_s = 0.0
        self.even_s = 0.0
        self.done = 0.0
        self.unexplained_s = 0.0
        self.stream_bps = stream_bps
        self._cost_s = self._least_cost_s = _MIN_COST_S
        self._mean_bytes = self._mean_s = 0.0
        self._lately: deque[float] = deque(maxlen=_LATELY)
        self._worked_s = _FIRST_S if stream_bps else 0.0
        self._wait_s = 0.0
        self._grace_s = 0.0
        self._idle_s = 0.0

    def after(
        self, sample: Sample, scattered_writes: float, *, is_full: bool = False, is_appended: bool = False
    ) -> None:
        """`is_full`: the cache is known to be, so that nothing can be learned of how fast the drive is otherwise.

        `is_appended`: the drive is so likely a shingled one that it may be believed when scattered writes cost little.
        On any other drive they did so by chance, and the next ones may lie far apart.
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
        """The lost time has been explained."""
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
        self._lose(sample, max(0.0, slow_s, uneven_s))

    def _lose(self, sample: Sample, lost_s: float) -> None:
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
        """Only while all is well; otherwise the drive's trouble would become its norm."""
        if self.lost_s > _CALM:
            return
        keep = 1 - min(1.0, work_s / _MEAN_S)
        self._mean_bytes = self._mean_bytes * keep + sample.written_bytes
        self._mean_s = self._mean_s * keep + work_s
        if self._mean_s > _MEAN_S / 2:
            self.stream_bps = max(self.stream_bps * (1 - _FORGETTING * work_s), self._mean_bytes / self._mean_s)
        if scattered_writes >= _FEW and self.stream_bps:
            cost_s = (work_s - sample.written_bytes / self.stream_bps) / scattered_writes
            cheaper = -_STEP_BELOW if self._cost_s <= _MIN_COST_S else -_STEP
            step = _STEP if cost_s > self._cost_s else cheaper
            self._cost_s = min(_MAX_COST_S, max(self._least_cost_s, self._cost_s * (1 + step)))


SURE: Final = 0.5  # so likely must it be that there is a cache at all
APPENDS: Final = 0.8  # so likely, that cheap scattered writes are taken for those of a cache
_LOST_S: Final = 3.0  # so much lost time is a full cache
_LOST_WHERE_EXPECTED_S: Final = 1.8  # the same, where most guesses are nearly full
_NEARLY_FULL: Final = 0.5
_TRUST: Final = 30.0  # the odds that so much lost time comes from a full cache
_EVEN_S: Final = 3.0  # of even work after a rest: it is fast again
_WELL: Final = 0.8  # of the time is explained, where there was no rest
_WELL_S: Final = 30.0  # for so long
_WELL_WRITES: Final = 50  # for which a full cache would have had to make room
_NEWS: Final = 0.3  # of the capacity must have gone in since the last cliff, for the next one to teach something
_TIDYING_SEEN_S: Final = 20.0  # of making room, before anything is learned from it
_PURE: Final = 0.02  # of the writes are scattered, or fewer
_PURE_S: Final = 5.0  # for so long: then it shows whether streams go through the cache
_PURE_ODDS: Final = 10.0
_FAST: Final = 0.7  # of the time is explained, of a stream while the cache is full
_FAST_S: Final = 3.0
_BYPASSING_S: Final = 5.0  # of that, before it is told; half as many slow seconds end it


class Fullness:
    """Reports its findings to the particle filter.

    Attributes:
        is_full: the cache has overflowed, and the drive was not idle since.
        is_bypassed: while it is full, long pieces go past the cache at full speed.
        cliffs: how many cliffs were informative.
    """

    def __init__(self, particles: ParticleFilter, slowness: Slowness, cliffs: int) -> None:
        """`cliffs`: of earlier runs."""
        self.is_full = False
        self.is_bypassed = False
        self.cliffs = cliffs
        self._particles = particles
        self._slowness = slowness
        self._owes_recovery = False
        self._since_cliff = Entered()
        self._making_room = Entered()
        self._making_room_s = 0.0
        self._well = Entered()
        self._well_s = 0.0
        self._pure_s = 0.0
        self._fast_s = 0.0
        self._bypassing_s = 0.0

    def was_left_alone(self) -> None:
        """For long enough to make room."""
        self.is_full = self.is_bypassed = False
        self._slowness.forget()

    def after(self, sample: Sample, entered: Entered, scattered_writes: float) -> RunEvent | None:
        """`entered` and `scattered_writes` are those of the sample; the hypotheses and the slowness know of them."""
        self._since_cliff += entered
        if sample.writes:
            is_pure = scattered_writes < _PURE * sample.writes
            self._pure_s = self._pure_s + sample.span_s if is_pure else 0.0
        if self.is_full:
            self._learn_tidying(sample, entered)
        self._look_for_bypass(sample)
        if self._owes_recovery and self._has_recovered(sample, entered):
            self.is_full = self._owes_recovery = False
            return RunEvent(sample.time_s, MomentKind.RECOVERED, {})
        return None if self.is_full else self._look_for_cliff(sample)

    def is_suspected(self) -> bool:
        """The hypotheses are going to be asked: they should know of everything."""
        return not self.is_full and self._slowness.lost_s >= _LOST_WHERE_EXPECTED_S

    def _look_for_cliff(self, sample: Sample) -> RunEvent | None:
        if not self.is_suspected():
            return None
        particles = self._particles
        expected = particles.shingled * particles.share(lambda particle: particle.part > _NEARLY_FULL)
        if self._slowness.lost_s < _LOST_S - (_LOST_S - _LOST_WHERE_EXPECTED_S) * expected:
            return None
        particles.overflow(_TRUST)
        if self._pure_s >= _PURE_S:
            particles.favor(_PURE_ODDS, takes_all=True)
        self._slowness.forget()
        self._pure_s = self._making_room_s = 0.0
        self._making_room = Entered()
        if particles.shingled < SURE:
            return None
        self.is_full = True
        self.cliffs += self._teaches()
        self._since_cliff = Entered()
        if self._owes_recovery:
            return None
        self._owes_recovery = True
        return RunEvent(sample.time_s, MomentKind.CLIFF, {})

    def _look_for_bypass(self, sample: Sample) -> None:
        """A second does not tell: a drive with a full cache is fast and silent in turn."""
        is_fast = self._pure_s > 0 and self._slowness.done > _FAST
        change_s = sample.busy_s if is_fast else -2 * sample.busy_s
        self._bypassing_s = min(_BYPASSING_S, max(0.0, self._bypassing_s + change_s)) if self.is_full else 0.0
        limit_s = 0.0 if self.is_bypassed else _BYPASSING_S * 0.99
        self.is_bypassed = self.is_full and self._bypassing_s > limit_s

    def _teaches(self) -> bool:
        """Enough has gone in since the last cliff."""
        return self._particles.share(lambda particle: particle.part_of(self._since_cliff) > _NEWS) > SURE

    def _learn_tidying(self, sample: Sample, entered: Entered) -> None:
        """A drive that takes everything through its cache cannot be fast at anything while that is full."""
        slowness = self._slowness
        self._fast_s = self._fast_s + sample.span_s if self._pure_s and slowness.done > _FAST else 0.0
        if self._fast_s >= _FAST_S:
            self._fast_s = 0.0
            self._particles.favor(_PURE_ODDS, takes_all=False)
        self._making_room += entered
        self._making_room_s += slowness.unexplained_s
        if self._making_room_s >= _TIDYING_SEEN_S:
            self._particles.tidied(self._making_room, self._making_room_s)
            self._making_room, self._making_room_s = Entered(), 0.0

    def _has_recovered(self, sample: Sample, entered: Entered) -> bool:
        """It has worked evenly for a while, and, if it was not idle, fast at work that a full cache slows down."""
        slowness = self._slowness
        if not slowness.even_s or (self.is_full and slowness.done < _WELL):
            self._well, self._well_s = Entered(), 0.0
            return False
        if not self.is_full:
            return slowness.even_s >= _EVEN_S
        self._well += entered
        self._well_s += sample.busy_s
        return self._well_s >= _WELL_S and self._well.scattered_writes >= _WELL_WRITES


_TIDIES_AFTER_S: Final = 1.0


class Idleness:
    """Attributes: `seconds`: how long it has been idle."""

    def __init__(self) -> None:
        self.seconds = 0.0

    @property
    def is_long(self) -> bool:
        """Long enough to tidy up."""
        return self.seconds > _TIDIES_AFTER_S

    def after(self, sample: Sample) -> float:
        """For how long it may have tidied up in the span of the sample."""
        if not sample.is_idle or sample.writes or sample.reads:
            self.seconds = 0.0
            return 0.0
        before_s, self.seconds = self.seconds, self.seconds + sample.span_s
        return max(0.0, self.seconds - max(before_s, _TIDIES_AFTER_S))


_SILENT_S: Final = 5.0  # a band takes a second to tidy up, a zone four
_WORKING: Final = 0.5


class Silence:
    """How long the drive has not answered."""

    def __init__(self) -> None:
        self._silent_s = 0.0

    @property
    def is_long(self) -> bool:
        """For some seconds."""
        return self._silent_s >= _SILENT_S

    def after(self, sample: Sample, *, is_asked: bool) -> RunEvent | None:
        """A flush is not counted among what is under way, but keeps the drive busy."""
        was_long, silent_s = self.is_long, self._silent_s
        waits = sample.in_flight or (is_asked and sample.busy > _WORKING)
        self._silent_s = silent_s + sample.span_s if waits and not sample.has_answered else 0.0
        if self.is_long and not was_long:
            return RunEvent(sample.time_s - self._silent_s, MomentKind.STALL, {})
        if was_long and not self.is_long:
            return RunEvent(sample.time_s, MomentKind.STALL_OVER, {"silent_s": round(silent_s)})
        return None


_SLOW_BPS: Final = 45_000_000.0  # USB 2 lets 30 to 40 MB/s through; a disk of this century writes more
_QUICK_BPS: Final = 60_000_000.0
_WORKED_S: Final = 60.0


class SlowPortDetector:
    """Attributes: `is_limit`: nothing ever went faster than such a port allows."""

    def __init__(self) -> None:
        self.is_limit = False
        self._slow_s = 0.0

    def has_changed(self, stream_bps: float, worked_s: float) -> bool:
        """After some more work; `stream_bps` is how fast a stream goes, 0 while that is not known."""
        if 0 < stream_bps < _SLOW_BPS:
            self._slow_s += worked_s
        was_limit = self.is_limit
        self.is_limit = self._slow_s >= _WORKED_S and stream_bps < _QUICK_BPS
        return self.is_limit != was_limit
