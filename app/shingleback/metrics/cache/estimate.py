"""What is believed of a drive's cache: how full it is, how much it holds, and what the drive is doing about it."""

from dataclasses import replace
from typing import Final

from shingleback.metrics.cache.belief import RecentPieces, believed
from shingleback.metrics.cache.fullness import SURE, Fullness
from shingleback.metrics.cache.hypotheses import Hypotheses
from shingleback.metrics.cache.idleness import Idleness
from shingleback.metrics.cache.inflow import Entered, Inflow
from shingleback.metrics.cache.pending import Pending
from shingleback.metrics.cache.silence import Silence
from shingleback.metrics.cache.slow_port import SlowPort
from shingleback.metrics.cache.slowness import Slowness
from shingleback.metrics.counting.sample import Sample
from shingleback.metrics.history.learned import Learned
from shingleback.model.cache_prior import CachePrior
from shingleback.model.cache_state import CacheState, Moment, MomentKind, OwnWrites, Phase

_SURELY_NOT: Final = 0.1  # or less likely: there is no cache
_MAKES_ROOM_S: Final = 3.0  # of being left alone
_SLOW_PORT_ODDS: Final = 0.15  # a cache behind a slow port cannot be seen, and most drives at one have none
_KEPT: Final = 80  # guesses, for the next run
_EMPTY: Final = 0.01  # of the capacity, or less


class CacheEstimator:
    """An `Estimator`: sorts what happens in each second among those that know what it means."""

    def __init__(self, prior: CachePrior, learned: Learned | None = None) -> None:
        self._hypotheses = Hypotheses(prior, learned)
        self._slowness = Slowness(learned.stream_bps if learned else 0.0)
        self._fullness = Fullness(self._hypotheses, self._slowness, learned.cliffs if learned else 0)
        self._inflow = Inflow()
        self._pieces = RecentPieces()
        self._pending = Pending()
        self._idleness = Idleness()
        self._silence = Silence()
        self._port = SlowPort()
        self._moments: list[Moment] = []
        self._belief = self._believed()

    @property
    def state(self) -> CacheState:
        return replace(self._belief, phase=self._phase())

    @property
    def learned(self) -> Learned:
        hypotheses = self._hypotheses
        return Learned(
            shingled=hypotheses.shingled,
            cliffs=self._fullness.cliffs,
            stream_bps=self._slowness.stream_bps,
            left_part=hypotheses.quantiles(lambda guess: min(1.0, guess.part), (0.5,))[0],
            guesses=tuple(guess.kept for guess in hypotheses.drawn(_KEPT)),
        )

    def take_moments(self) -> list[Moment]:
        moments, self._moments = self._moments, []
        return moments

    def after(self, sample: Sample, own: OwnWrites) -> None:
        self._tell(self._silence.after(sample, is_asked=own.is_asked))
        entered, scattered_writes = self._inflow.after(sample, own), self._inflow.scattered_writes(sample)
        self._note_entered(entered, sample)
        self._note_idle(sample)
        self._slowness.after(sample, scattered_writes, is_full=self._fullness.is_full)
        self._note_port(sample)
        if self._fullness.is_suspected():
            self._catch_up()
        self._tell(self._fullness.after(sample, entered, scattered_writes))
        if self._pending.is_much(self._belief.capacity_bytes):
            self._catch_up()

    def _tell(self, moment: Moment | None) -> None:
        if moment is None:
            return
        self._belief = self._believed()
        if moment.kind is MomentKind.CLIFF:
            for name in ("capacity_bytes", "capacity_low_bytes", "capacity_high_bytes"):
                moment.values[name] = getattr(self._belief, name)
        self._moments.append(moment)

    def _note_entered(self, entered: Entered, sample: Sample) -> None:
        if not any(entered):
            return
        if self._idleness.seconds:
            self._catch_up()
        self._pending.entered += entered
        self._pending.entered_s += sample.span_s
        self._pieces.add(entered)

    def _note_idle(self, sample: Sample) -> None:
        rested_s = self._idleness.after(sample)
        if not self._idleness.seconds:
            return
        if self._pending.entered_s:
            self._catch_up()
        self._pending.rested_s += rested_s
        if self._idleness.seconds >= _MAKES_ROOM_S:
            self._fullness.was_left_alone()

    def _note_port(self, sample: Sample) -> None:
        if self._port.has_changed(self._slowness.stream_bps, sample.busy_s):
            self._hypotheses.weigh(_SLOW_PORT_ODDS if self._port.is_limit else 1 / _SLOW_PORT_ODDS)
            self._belief = self._believed()

    def _catch_up(self) -> None:
        """Bring the hypotheses up to now."""
        self._pending.tell(self._hypotheses, is_full=self._fullness.is_full)
        self._belief = self._believed()

    def _believed(self) -> CacheState:
        cliffs = self._fullness.cliffs
        if self._hypotheses.shingled < SURE:
            return CacheState(Phase.UNKNOWN, cliffs=cliffs)
        return believed(self._hypotheses, self._pieces.mean_bytes, cliffs)

    def _phase(self) -> Phase:
        if self._silence.is_long:
            return Phase.STALLED
        shingled = self._hypotheses.shingled
        if shingled < SURE:
            return Phase.NOT_SMR_LIKE if shingled < _SURELY_NOT else Phase.UNKNOWN
        if self._idleness.is_long:
            is_empty = self._belief.fill_bytes <= _EMPTY * self._belief.capacity_bytes
            return Phase.RESTING if is_empty else Phase.TIDYING
        return Phase.FULL if self._fullness.is_full else Phase.FILLING
