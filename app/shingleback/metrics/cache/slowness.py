"""Does a drive take longer than its work explains? That is what a full cache looks like from outside.

What a second of work should take is known from the drive itself: how fast a stream went lately, and what a scattered
write has cost. An ordinary disk may be slower than that by half, evenly: tracks are shorter further in, and the arm has
further to go. A full cache makes the drive answer nothing at all for a second or so, again and again.
"""

from collections import deque
from typing import Final

from shingleback.metrics.counting.sample import Sample

_TOLERATED: Final = 2.0  # even work may take so many times as long as it did
_UNEVEN: Final = 0.2  # of a second is lost, against what the same drive has shown lately, before it counts
_LATELY: Final = 10  # seconds of work
_FORGIVEN: Final = 0.2  # of each second in which it does what it should
_EVEN: Final = 0.15  # of a second may be lost
_LONGEST_S: Final = 1.5  # one wait counts for no more: a link that was reset is no full cache
_MOST_LOST_S: Final = 10.0
_AFTER_REST_S: Final = 2.0  # a drive that was tidying up finishes what it has in hand first
_FLUSH_S: Final = 1.5  # a drive that keeps writes in its memory needs time for that
_FIRST_S: Final = 5.0  # of work, before anything is judged
_FORGETTING: Final = 0.002  # of the rate of a stream, each second
_LEAST_COST_S: Final = 0.010  # for a scattered write: a way of the arm, and half a turn
_MOST_COST_S: Final = 0.050
_READ_COST_S: Final = 0.020  # for a read, of whoever
_STEP: Final = 0.03  # by which that cost is corrected, each second
_FEW: Final = 5  # scattered writes in a second, or fewer, say nothing of it
_CALM: Final = 0.5  # seconds lost lately, or less: then all is well
_MEAN_S: Final = 4.0  # of work, over which a rate is taken: what is counted now was begun before
_LEAST_WORK_S: Final = 0.02  # in a second, for a judgment on it


class Slowness:
    """What is known of the time that a drive takes.

    Attributes:
        lost_s: how much time was lost without a reason, lately; a few seconds of it speak for a full cache.
        even_s: for how long the drive has worked since then without losing any.
        done: which part of the time for which it worked in the newest second is explained by what it did.
        unexplained_s: the rest of that time.
        stream_bps: how fast a stream goes; 0 while none was seen.
    """

    def __init__(self, stream_bps: float = 0.0) -> None:
        self.lost_s = 0.0
        self.even_s = 0.0
        self.done = 0.0
        self.unexplained_s = 0.0
        self.stream_bps = stream_bps
        self._cost_s = _LEAST_COST_S
        self._mean_bytes = self._mean_s = 0.0
        self._lately: deque[float] = deque(maxlen=_LATELY)
        self._worked_s = _FIRST_S if stream_bps else 0.0
        self._wait_s = 0.0
        self._grace_s = 0.0
        self._idle_s = 0.0

    def after(self, sample: Sample, scattered_writes: float, *, is_full: bool = False) -> None:
        """`is_full`: the cache is known to be, so that nothing can be learned of how fast the drive is otherwise."""
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
        """What was lost has been understood."""
        self.lost_s = self.even_s = 0.0

    def _judge(self, sample: Sample, work_s: float, scattered_writes: float) -> None:
        explained_s = (sample.written_bytes + sample.read_bytes) / self.stream_bps
        explained_s += scattered_writes * self._cost_s + sample.reads * _READ_COST_S
        self.done = done = min(1.0, explained_s / work_s) if work_s > _LEAST_WORK_S else 1.0
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
        self.lost_s = min(_MOST_LOST_S, max(0.0, self.lost_s + counted_s - _FORGIVEN * sample.span_s * self.done))
        self.even_s = 0.0 if counted_s > _EVEN * sample.busy_s else self.even_s + sample.busy_s

    def _learn(self, sample: Sample, work_s: float, scattered_writes: float) -> None:
        """Only while all is well, or what is to be noticed would be learned."""
        if self.lost_s > _CALM:
            return
        keep = 1 - min(1.0, work_s / _MEAN_S)
        self._mean_bytes = self._mean_bytes * keep + sample.written_bytes
        self._mean_s = self._mean_s * keep + work_s
        if self._mean_s > _MEAN_S / 2:
            self.stream_bps = max(self.stream_bps * (1 - _FORGETTING * work_s), self._mean_bytes / self._mean_s)
        if scattered_writes >= _FEW and self.stream_bps:
            cost_s = (work_s - sample.written_bytes / self.stream_bps) / scattered_writes
            step = _STEP if cost_s > self._cost_s else -_STEP
            self._cost_s = min(_MOST_COST_S, max(_LEAST_COST_S, self._cost_s * (1 + step)))
