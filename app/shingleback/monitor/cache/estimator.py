"""The cache estimate: how full a drive's cache is, how much it holds, and what the drive is doing about it.

The estimator passes each second's sample to the detectors and the particle filter, and reads the filter's median state
and its band. Events are collected first, because there are many particles, which are updated only a few times a
minute. After a run, the estimate shrinks while the drive is idle.

The prior says what to expect of a drive's cache before anything was observed. Published sizes are 20 GB and 25 GB, for
Seagate's drives of 5 and 8 TB (Skylight; SMR Archive Drives, Fast, Now). Nothing is known about other drives, so their
size is guessed within a factor of 2.5. The probabilities are judgments.
"""

from dataclasses import replace
from typing import Final, Protocol

from shingleback.domain.monitoring import CachePrior, CacheState, OwnWrites, Phase, RunEvent, RunEventKind, Sample
from shingleback.domain.smr.evidence import Confidence, RecordingMethod, Verdict
from shingleback.monitor.cache.detectors import APPENDS, SURE, Fullness, Idleness, Silence, Slowness, SlowPortDetector
from shingleback.monitor.cache.particles import CacheWrites, Inflow, Particle, ParticleFilter
from shingleback.monitor.drive_history import Learned

_GUESS_BYTES: Final = 20_000_000_000
_GUESS_SPREAD: Final = 2.5
_PUBLISHED_SPREAD: Final = 2.0  # drives of one model differ, and so does their firmware
_SHINGLED: Final = {
    Confidence.CERTAIN: 0.98,
    Confidence.VERY_LIKELY: 0.95,
    Confidence.LIKELY: 0.85,
    Confidence.UNSURE: 0.6,
}
_CONVENTIONAL: Final = {
    Confidence.CERTAIN: 0.02,
    Confidence.VERY_LIKELY: 0.03,
    Confidence.LIKELY: 0.06,
    Confidence.UNSURE: 0.2,
}
_TRANSLATES: Final = 0.6  # drives that support TRIM, such as WD's, probably translate every address
_PROBABLY_NOT: Final = 0.1
_WHO_KNOWS: Final = 0.25
_WITHOUT_CACHE: Final = (Phase.UNKNOWN, Phase.NOT_SMR_LIKE)

_BAND: Final = (0.1, 0.5, 0.9)  # the band holds eight of ten such drives
_FIRST_PIECES: Final = CacheWrites(100_000_000.0, 1_000.0)
_PIECES_REMEMBERED: Final = 20_000.0

_STEP_S: Final = 10.0
_STEP_PART: Final = 0.005  # of the capacity

_SURELY_NOT: Final = 0.1  # below this probability, there is no cache
_MAKES_ROOM_S: Final = 3.0  # seconds of idleness after which the cache has room again
_SLOW_PORT_ODDS: Final = 0.15  # a slow port hides a cache, and most drives behind one have none
_KEPT: Final = 80  # particles kept for the next run
_EMPTY: Final = 0.01  # an empty cache is filled to this share of its capacity, or less


def prior_of(verdict: Verdict) -> CachePrior:
    """Return what to expect of the cache of a drive with this verdict."""
    takes_trim = any(reason.code == "trim" for reason in verdict.reasons)
    if takes_trim or verdict.family.startswith("WD"):
        takes_all = _TRANSLATES
    else:
        takes_all = _PROBABLY_NOT if verdict.cache_bytes else _WHO_KNOWS
    return CachePrior(
        shingled=_shingled(verdict),
        capacity_bytes=verdict.cache_bytes or _GUESS_BYTES,
        capacity_spread=_PUBLISHED_SPREAD if verdict.cache_bytes else _GUESS_SPREAD,
        takes_all=takes_all,
    )


def _shingled(verdict: Verdict) -> float:
    """How likely it is that scattered writes go into a cache that can overflow."""
    match verdict.recording:
        case RecordingMethod.DRIVE_MANAGED | RecordingMethod.HOST_AWARE:
            return _SHINGLED[verdict.confidence]
        case RecordingMethod.CONVENTIONAL:
            return _CONVENTIONAL[verdict.confidence]
        case RecordingMethod.HOST_MANAGED | RecordingMethod.NOT_A_HARD_DISK:
            return 0.0
        case RecordingMethod.NO_SIGN_OF_SMR:
            return 0.3
        case RecordingMethod.UNKNOWN:
            return 0.4


class Estimator(Protocol):
    """Estimates the state of the drive's cache. All times are those of the samples."""

    def after(self, sample: Sample, own_writes: OwnWrites) -> None:
        """Update with the next sample; `own_writes` counts since the run began."""

    @property
    def state(self) -> CacheState:
        """The state after the newest sample."""

    def take_events(self) -> list[RunEvent]:
        """Return the events since the last call."""

    @property
    def learned(self) -> Learned | None:
        """What to store for the drive's next run; None if nothing was learned."""


class NoEstimate:
    """An `Estimator` that knows nothing."""

    state: Final = CacheState(Phase.UNKNOWN)
    learned: Final = None

    def after(self, sample: Sample, own_writes: OwnWrites) -> None:
        pass

    def take_events(self) -> list[RunEvent]:
        return []


class AfterRunEstimator:
    """An `Estimator` for the time after a run. Other programs' writes are unknown then; they only delay cleaning."""

    learned: Final = None

    def __init__(self, begin: CacheState) -> None:
        """`begin` is the last estimate of the run."""
        self._begin = begin
        self._idleness = Idleness()
        self._rested_s = 0.0

    def after(self, sample: Sample, own_writes: OwnWrites) -> None:  # noqa: ARG002 (the run has ended)
        self._rested_s += self._idleness.after(sample)

    @property
    def state(self) -> CacheState:
        begin, low_s, high_s = self._begin, self._begin.tidy_low_s, self._begin.tidy_high_s
        if begin.phase in _WITHOUT_CACHE:
            return begin
        left_high_s = max(0.0, high_s - self._rested_s)
        return replace(
            begin,
            phase=self._phase(left_high_s),
            fill_bytes=self._remaining_bytes(begin.fill_bytes, (low_s + high_s) / 2),
            fill_low_bytes=self._remaining_bytes(begin.fill_low_bytes, low_s),
            fill_high_bytes=self._remaining_bytes(begin.fill_high_bytes, high_s),
            tidy_low_s=max(0.0, low_s - self._rested_s),
            tidy_high_s=left_high_s,
        )

    def take_events(self) -> list[RunEvent]:
        return []

    def _remaining_bytes(self, size_bytes: int, tidy_s: float) -> int:
        return round(size_bytes * max(0.0, 1 - self._rested_s / tidy_s)) if tidy_s else 0

    def _phase(self, left_s: float) -> Phase:
        if not self._idleness.is_long:
            return Phase.FILLING
        return Phase.TIDYING if left_s else Phase.RESTING


class RecentPieces:
    """The size of scattered writes: a cache that is limited by the number of writes holds more bytes of larger ones.

    Attributes:
        mean_bytes: the mean size, in which recent writes weigh more.
    """

    def __init__(self) -> None:
        self._bytes, self._writes, _ = _FIRST_PIECES

    @property
    def mean_bytes(self) -> float:
        return self._bytes / self._writes

    def add(self, entered: CacheWrites) -> None:
        share = _PIECES_REMEMBERED / (_PIECES_REMEMBERED + entered.scattered_writes)
        self._bytes = self._bytes * share + entered.scattered_bytes
        self._writes = self._writes * share + entered.scattered_writes


def cache_state_of(particles: ParticleFilter, piece_bytes: float, cliffs: int) -> CacheState:
    """Return the estimate for writes of `piece_bytes` each; its phase is unknown here."""

    def fill_of(particle: Particle) -> float:
        return min(1.0, particle.part) * particle.holds_bytes(piece_bytes)

    def tidy_s_of(particle: Particle) -> float:
        return fill_of(particle) / particle.tidied_bps(piece_bytes)

    fill_low, fill, fill_high = particles.quantiles(fill_of, _BAND)
    low, capacity, high = particles.quantiles(lambda particle: particle.holds_bytes(piece_bytes), _BAND)
    tidy_low_s, _, tidy_high_s = particles.quantiles(tidy_s_of, _BAND)
    return CacheState(
        Phase.UNKNOWN,
        fill_bytes=round(fill),
        fill_low_bytes=round(fill_low),
        fill_high_bytes=round(fill_high),
        capacity_bytes=round(capacity),
        capacity_low_bytes=round(low),
        capacity_high_bytes=round(high),
        tidy_low_s=tidy_low_s,
        tidy_high_s=tidy_high_s,
        cliffs=cliffs,
    )


class PendingEvents:
    """Events that the particle filter has not received yet.

    Attributes:
        entered: the writes of the last `entered_s`.
        rested_s: how long the drive may have been cleaning after them.
    """

    def __init__(self) -> None:
        self.entered = CacheWrites()
        self.entered_s = 0.0
        self.rested_s = 0.0

    def is_much(self, capacity_bytes: int) -> bool:
        """Whether it is time to pass the events on; `capacity_bytes` is 0 if there is no estimate."""
        pending_bytes = self.entered.scattered_bytes + self.entered.streamed_bytes
        if capacity_bytes and pending_bytes > _STEP_PART * capacity_bytes:
            return True
        return self.entered_s >= _STEP_S or self.rested_s >= _STEP_S

    def pass_on(self, particles: ParticleFilter, *, is_full: bool) -> None:
        if self.entered_s:
            particles.enter(self.entered, self.entered_s, is_full=is_full)
        if self.rested_s:
            particles.idle(self.rested_s)
        self.entered, self.entered_s, self.rested_s = CacheWrites(), 0.0, 0.0


class CacheEstimator:
    """The `Estimator` of a run: passes each sample to the detectors and the particle filter."""

    def __init__(self, prior: CachePrior, learned: Learned | None = None) -> None:
        self._particles = ParticleFilter(prior, learned)
        self._slowness = Slowness(learned.stream_bps if learned else 0.0)
        self._fullness = Fullness(self._particles, self._slowness, learned.cliffs if learned else 0)
        self._inflow = Inflow()
        self._pieces = RecentPieces()
        self._pending = PendingEvents()
        self._idleness = Idleness()
        self._silence = Silence()
        self._port = SlowPortDetector()
        self._moments: list[RunEvent] = []
        self._estimate = self._estimated()

    @property
    def state(self) -> CacheState:
        return replace(self._estimate, phase=self._phase())

    @property
    def learned(self) -> Learned:
        particles = self._particles
        return Learned(
            shingled=particles.shingled,
            cliffs=self._fullness.cliffs,
            stream_bps=self._slowness.stream_bps,
            left_part=particles.quantiles(lambda particle: min(1.0, particle.part), (0.5,))[0],
            guesses=tuple(particle.learned for particle in particles.drawn(_KEPT)),
        )

    def take_events(self) -> list[RunEvent]:
        moments, self._moments = self._moments, []
        return moments

    def after(self, sample: Sample, own_writes: OwnWrites) -> None:
        self._report(self._silence.after(sample, is_asked=own_writes.is_asked))
        entered, scattered_writes = self._inflow.after(sample, own_writes), self._inflow.scattered_writes(sample)
        if any(entered):
            if self._idleness.seconds:
                self._catch_up()
            self._pending.entered += entered
            self._pending.entered_s += sample.span_s
            self._pieces.add(entered)
        rested_s = self._idleness.after(sample)
        if self._idleness.seconds:
            if self._pending.entered_s:
                self._catch_up()
            self._pending.rested_s += rested_s
            if self._idleness.seconds >= _MAKES_ROOM_S:
                self._fullness.reset_after_idle()
        is_appended = self._particles.shingled >= APPENDS
        self._slowness.after(sample, scattered_writes, is_full=self._fullness.is_full, is_appended=is_appended)
        if self._port.has_changed(self._slowness.stream_bps, sample.busy_s):
            self._particles.weigh(_SLOW_PORT_ODDS if self._port.is_limit else 1 / _SLOW_PORT_ODDS)
            self._estimate = self._estimated()
        if self._fullness.is_suspected():
            self._catch_up()
        self._report(self._fullness.after(sample, entered, scattered_writes))
        if self._pending.is_much(self._estimate.capacity_bytes):
            self._catch_up()

    def _report(self, moment: RunEvent | None) -> None:
        if moment is None:
            return
        self._estimate = self._estimated()
        if moment.kind is RunEventKind.CLIFF:
            for name in ("capacity_bytes", "capacity_low_bytes", "capacity_high_bytes"):
                moment.values[name] = getattr(self._estimate, name)
        self._moments.append(moment)

    def _catch_up(self) -> None:
        """Pass all pending events to the particle filter."""
        self._pending.pass_on(self._particles, is_full=self._fullness.is_full)
        self._estimate = self._estimated()

    def _estimated(self) -> CacheState:
        cliffs = self._fullness.cliffs
        if self._particles.shingled < SURE:
            return CacheState(Phase.UNKNOWN, cliffs=cliffs)
        return cache_state_of(self._particles, self._pieces.mean_bytes, cliffs)

    def _phase(self) -> Phase:
        if self._silence.is_long:
            return Phase.STALLED
        shingled = self._particles.shingled
        if shingled < SURE:
            return Phase.NOT_SMR_LIKE if shingled < _SURELY_NOT else Phase.UNKNOWN
        if self._idleness.is_long:
            is_empty = self._estimate.fill_bytes <= _EMPTY * self._estimate.capacity_bytes
            return Phase.RESTING if is_empty else Phase.TIDYING
        if not self._fullness.is_full:
            return Phase.FILLING
        return Phase.BYPASSING if self._fullness.is_bypassed else Phase.FULL
