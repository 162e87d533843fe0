"""When the drive gets a rest, why, and for how long at most.

An idle drive empties its cache. A busy one does it during a command, which then waits. Modeled drives show what a rest
is worth (`python -m tests.benchmarks.rests`; modeled seconds, with caches of a tenth of their size):

- The cleaning takes the same time whenever it is done. So a rest is free as long as the remaining data fills the
  emptied cache again, and lost time beyond that. 60 GB of a home folder took 1026 s without rests and 1045 s with them
  on an archive drive, 1789 s and 1794 s on a portable one. Commands of more than a second: 8800 and 2651, 538 and 70;
  the longest are alike. If all remaining data fits into the cache, a rest only costs time.
- A flush every 512 MB, with many scattered writes, makes 33 commands of more than 10 s, and with rests none. Full pace
  keeps them. With fewer flushes, as in the engine now, hardly any command takes so long, with rests or without.
- With the cache estimate instead of the true fill, a run takes as long (1056 s, 1784 s), and 2308 and 240 of the
  commands of more than a second remain.
- Resting before the flush instead of after it gains nothing.
- At an even 20 MB/s the drive is never idle, and as slow as at full pace when its cache is full: 1143 s for
  20 GB. In bursts of five seconds' work it cleans in between: 1010 s, its cache never fuller than 29 %, no command
  of more than 1.2 s, and 68 s of cleaning are left instead of 375 s.

During a rest the drive gets no requests, the user sees how long it will last, and commands are still read.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from shingleback.domain.monitoring import CacheState, OwnWrites, Phase, RestReason, RunEventKind
from shingleback.engine.drive.pace import Manners
from shingleback.engine.report import Reporter
from shingleback.monitor.sampler import ForeignIo
from shingleback.protocol.control import JobControl

RESTS_TO: Final = 0.1  # the cache's fill, as a share, at the end of a rest because it was full
SURE: Final = 0.5  # the share of the projected scattered writes to count on: the remaining data may be of another kind
MIN_GAIN: Final = 0.2  # as a share of the cache: less is not worth waiting for
LONGEST_S: Final = 300.0
SHORTEST_S: Final = 20.0
PATIENCE: Final = 0.2  # the longest rest as a share of the run so far, because the cache estimate began with the run
WORK_S: Final = 60.0  # between two rests, so that a backup makes progress even on a drive that never recovers
MAX_WORK_S: Final = 3600.0
LASTING: Final = 0.25  # a rest helped if the cache took at least this share of the freed space before it was full again
ALARMING_FLUSH_S: Final = 30.0
TROUBLE_S: Final = 60.0  # longer than a command's timeout with its reset, and than a brown-out while a disk spins up
GIVE_WAY_S: Final = 20.0  # other programs have the drive alone for this long, and then share it for as long
_LOOK_S: Final = 1.0
_STEP_S: Final = 0.1


@dataclass(frozen=True, slots=True)
class RestInputs:
    """The inputs of the decision, at one moment.

    Attributes:
        left_bytes: how much is still to be copied.
        troubles: as in `monitor.sampler.Sampler`.
    """

    time_s: float
    cache: CacheState | None
    own_writes: OwnWrites
    has_foreign_io: bool
    left_bytes: int
    troubles: int = 0


@dataclass(frozen=True, slots=True)
class Break:
    """A rest for the drive, of at most `longest_s` seconds."""

    reason: RestReason
    longest_s: float


class _Gain:
    """Whether rests help this drive.

    Attributes:
        work_s: how long the drive has to work before its next rest; doubles while rests do not help.
    """

    def __init__(self) -> None:
        self.work_s = WORK_S
        self._gained_bytes = 0
        self._scattered_bytes = 0

    def begin_rest(self, inputs: RestInputs) -> None:
        self._gained_bytes = inputs.cache.fill_bytes if inputs.cache else 0

    def end_rest(self, inputs: RestInputs) -> None:
        self._gained_bytes -= inputs.cache.fill_bytes if inputs.cache else 0
        self._scattered_bytes = inputs.own_writes.scattered_bytes

    def full_again(self, inputs: RestInputs) -> None:
        """Judge the last rest: the space that it freed should be used by new data, and not vanish unused."""
        if self._gained_bytes <= 0:
            return
        came_bytes = inputs.own_writes.scattered_bytes - self._scattered_bytes
        was_useful = came_bytes >= LASTING * self._gained_bytes
        self.work_s = WORK_S if was_useful else min(MAX_WORK_S, 2 * self.work_s)
        self._gained_bytes = 0


class RestPolicy:
    """Decides when the drive rests, and for how long.

    Attributes:
        manners: the manners of the current pace; they may change at any time.
    """

    def __init__(self, manners: Manners) -> None:
        self.manners = manners
        self._began_s = math.inf
        self._over_s: dict[RestReason, float] = {}
        self._answered_signs = (0, 0.0)  # alarms, and the flush, that have led to a rest
        self._slow_s = SHORTEST_S
        self._gain = _Gain()
        self._rested_troubles = 0

    def due_break(self, inputs: RestInputs) -> Break | None:
        """Return the rest that the drive should get now, or None."""
        self._began_s = min(self._began_s, inputs.time_s)
        if inputs.troubles > self._rested_troubles:  # whatever the pace: what is copied becomes durable first
            return Break(RestReason.TROUBLE, TROUBLE_S)
        if rest := self._slow_answers(inputs) or self._full(inputs):
            return rest
        gives_way = inputs.has_foreign_io and self.manners.gives_way
        is_rest_due = gives_way and self._has_worked(RestReason.OTHERS, inputs, GIVE_WAY_S)
        return Break(RestReason.OTHERS, GIVE_WAY_S) if is_rest_due else None

    def begin_rest(self, inputs: RestInputs) -> None:
        """Note that a rest begins."""
        self._gain.begin_rest(inputs)
        self._rested_troubles = inputs.troubles

    def is_over(self, pause: Break, inputs: RestInputs) -> bool:
        """Whether a rest has had its effect; called during the rest."""
        manners, cache = self.manners, inputs.cache
        if pause.reason is RestReason.TROUBLE:
            return False
        if pause.reason is RestReason.OTHERS:
            return not (inputs.has_foreign_io and manners.gives_way)
        if pause.reason is RestReason.SLOW_ANSWERS:
            return not manners.minds_slow_answers or (cache is not None and cache.phase is Phase.RESTING)
        if cache is None or manners.rests_from is None:
            return True
        return cache.phase is Phase.RESTING or cache.fill_bytes <= _target_fill_bytes(cache, inputs)

    def end_rest(self, pause: Break, inputs: RestInputs) -> None:
        self._over_s[pause.reason] = inputs.time_s
        self._answered_signs = (inputs.own_writes.alarms, inputs.own_writes.flush_s)
        self._gain.end_rest(inputs)

    def _slow_answers(self, inputs: RestInputs) -> Break | None:
        """Return a rest after a slow answer, or None. It is twice as long if the drive is slow again soon after one."""
        own_writes, cache, (alarms, flush_s) = inputs.own_writes, inputs.cache, self._answered_signs
        # A slow flush counts only while the cache is full: others may just have much to write.
        is_full = cache is not None and (cache.is_full or cache.phase is Phase.STALLED)
        is_flush_slow = is_full and own_writes.flush_s >= ALARMING_FLUSH_S and own_writes.flush_s != flush_s
        if not self.manners.minds_slow_answers or not (is_flush_slow or own_writes.alarms > alarms):
            return None
        reason = RestReason.SLOW_ANSWERS
        is_soon = not self._has_worked(reason, inputs, 2 * WORK_S)
        self._slow_s = min(LONGEST_S, 2 * self._slow_s) if is_soon else SHORTEST_S
        return Break(reason, self._slow_s)

    def _full(self, inputs: RestInputs) -> Break | None:
        """Return a rest for a full cache, or None. Rests before it is full need a drive that has shown its capacity."""
        cache, rests_from = inputs.cache, self.manners.rests_from
        if rests_from is None or cache is None or not cache.capacity_bytes:
            return None
        is_nearly_full = cache.cliffs > 0 and cache.fill_bytes >= rests_from * cache.capacity_bytes
        gain_bytes = cache.fill_bytes - _target_fill_bytes(cache, inputs)
        if not (is_nearly_full or cache.is_full) or gain_bytes < MIN_GAIN * cache.capacity_bytes:
            return None
        self._gain.full_again(inputs)
        if not self._has_worked(RestReason.CACHE_FULL, inputs, self._gain.work_s):
            return None
        worth_s = min(LONGEST_S, cache.tidy_high_s, PATIENCE * (inputs.time_s - self._began_s))
        return Break(RestReason.CACHE_FULL, max(SHORTEST_S, worth_s))

    def _has_worked(self, reason: RestReason, inputs: RestInputs, seconds: float) -> bool:
        return reason not in self._over_s or inputs.time_s - self._over_s[reason] >= seconds


def _target_fill_bytes(cache: CacheState, inputs: RestInputs) -> int:
    """Return the fill at which to end a rest: more room than the expected data needs would be wasted time."""
    own_writes, least_bytes = inputs.own_writes, int(RESTS_TO * cache.capacity_bytes)
    sent_bytes = own_writes.streamed_bytes + own_writes.scattered_bytes
    share = own_writes.scattered_bytes / sent_bytes if sent_bytes else 1.0
    coming_bytes = int(SURE * share * inputs.left_bytes)
    return max(least_bytes, cache.capacity_bytes - coming_bytes)


class _ForeignIoWatch:
    """Checks for foreign I/O once a second, even while the engine waits for the drive."""

    def __init__(self, reporter: Reporter, clock: Callable[[], float]) -> None:
        self._reporter = reporter
        self._clock = clock
        self._foreign_io = ForeignIo()
        self._checked_s = clock()

    @property
    def has_some(self) -> bool:
        return self._foreign_io.is_here

    def check(self) -> None:
        """Called at each poll of the job."""
        time_s, foreign_bps = self._clock(), self._reporter.sampler.foreign_bps
        if time_s - self._checked_s < _LOOK_S:
            return
        self._checked_s = time_s
        if self._foreign_io.update(foreign_bps):
            kind = RunEventKind.OTHERS if self._foreign_io.is_here else RunEventKind.OTHERS_GONE
            self._reporter.happened(kind, bytes_per_s=round(foreign_bps))


class Resting:
    """Checks once a second whether the drive should get a rest.

    Attributes:
        policy: decides; the caller sets its manners with the pace.
    """

    def __init__(
        self,
        job: JobControl,
        reporter: Reporter,
        clock: Callable[[], float],
        sleep: Callable[[float], None],
    ) -> None:
        """`clock` times the drive, and `sleep` its rests."""
        self.policy = RestPolicy(Manners())
        self._job = job
        self._reporter = reporter
        self._clock = clock
        self._sleep = sleep
        self._foreign_io = _ForeignIoWatch(reporter, clock)
        self._looked_s = clock()
        self._due: Break | None = None
        job.when_polled(self._foreign_io.check)

    @property
    def is_due(self) -> bool:
        """Whether a rest is due; called after each file."""
        time_s = self._clock()
        if time_s - self._looked_s >= _LOOK_S:
            self._looked_s = time_s
            self._due = self.policy.due_break(self._inputs())
        return self._due is not None

    def take(self) -> None:
        """Let the drive rest, when everything is durable and the drive is idle. Raises Canceled.

        Ends early when the rest has had its effect, or the user wants a pause or another pace.
        """
        due, self._due = self._due, None
        if due is None:
            return
        self.policy.begin_rest(self._inputs())
        self._reporter.happened(RunEventKind.REST, reason=due.reason.value, longest_s=due.longest_s)
        try:
            end_s, next_s = self._clock() + due.longest_s, due.longest_s
            while (left_s := end_s - self._clock()) > 0 and not self._job.wants_pause:
                if self.policy.is_over(due, self._inputs()):
                    return
                if left_s <= next_s:
                    next_s = left_s - _LOOK_S + _STEP_S / 2
                    self._reporter.report_rest(due.reason, left_s)
                self._sleep(min(_STEP_S, left_s))
                self._job.poll()
        finally:
            self._reporter.report_rest(due.reason, 0.0)
            self._reporter.happened(RunEventKind.REST_OVER, reason=due.reason.value)
            self.policy.end_rest(due, self._inputs())

    def _inputs(self) -> RestInputs:
        reporter = self._reporter
        left_bytes = reporter.work.total_bytes - reporter.work.bytes
        sampler, has_foreign_io = reporter.sampler, self._foreign_io.has_some
        return RestInputs(
            self._clock(), sampler.cache, reporter.own_writes, has_foreign_io, left_bytes, sampler.troubles
        )
