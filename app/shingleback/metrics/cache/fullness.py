"""Is a drive's cache full: since when, and what that teaches."""

from typing import Final

from shingleback.metrics.cache.hypotheses import Hypotheses
from shingleback.metrics.cache.inflow import Entered
from shingleback.metrics.cache.slowness import Slowness
from shingleback.metrics.counting.sample import Sample
from shingleback.model.cache_state import Moment, MomentKind

SURE: Final = 0.5  # so likely must it be that there is a cache at all
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


class Fullness:
    """Tells the hypotheses what it finds out.

    Attributes:
        is_full: the cache has overflowed, and the drive was not left alone since.
        cliffs: how many cliffs taught something.
    """

    def __init__(self, hypotheses: Hypotheses, slowness: Slowness, cliffs: int) -> None:
        """`cliffs`: of earlier runs."""
        self.is_full = False
        self.cliffs = cliffs
        self._hypotheses = hypotheses
        self._slowness = slowness
        self._owes_recovery = False
        self._since_cliff = Entered()
        self._making_room = Entered()
        self._making_room_s = 0.0
        self._well = Entered()
        self._well_s = 0.0
        self._pure_s = 0.0
        self._fast_s = 0.0

    def was_left_alone(self) -> None:
        """For long enough to make room."""
        self.is_full = False
        self._slowness.forget()

    def after(self, sample: Sample, entered: Entered, scattered_writes: float) -> Moment | None:
        """`entered` and `scattered_writes` are those of the sample; the hypotheses and the slowness know of them."""
        self._since_cliff += entered
        if sample.writes:
            is_pure = scattered_writes < _PURE * sample.writes
            self._pure_s = self._pure_s + sample.span_s if is_pure else 0.0
        if self.is_full:
            self._learn_tidying(sample, entered)
        if self._owes_recovery and self._has_recovered(sample, entered):
            self.is_full = self._owes_recovery = False
            return Moment(sample.time_s, MomentKind.RECOVERED, {})
        return None if self.is_full else self._look_for_cliff(sample)

    def is_suspected(self) -> bool:
        """The hypotheses are going to be asked: they should know of everything."""
        return not self.is_full and self._slowness.lost_s >= _LOST_WHERE_EXPECTED_S

    def _look_for_cliff(self, sample: Sample) -> Moment | None:
        if not self.is_suspected():
            return None
        hypotheses = self._hypotheses
        expected = hypotheses.shingled * hypotheses.share(lambda guess: guess.part > _NEARLY_FULL)
        if self._slowness.lost_s < _LOST_S - (_LOST_S - _LOST_WHERE_EXPECTED_S) * expected:
            return None
        hypotheses.overflow(_TRUST)
        if self._pure_s >= _PURE_S:
            hypotheses.favor(_PURE_ODDS, takes_all=True)
        self._slowness.forget()
        self._pure_s = self._making_room_s = 0.0
        self._making_room = Entered()
        if hypotheses.shingled < SURE:
            return None
        self.is_full = True
        self.cliffs += self._teaches()
        self._since_cliff = Entered()
        if self._owes_recovery:
            return None
        self._owes_recovery = True
        return Moment(sample.time_s, MomentKind.CLIFF, {})

    def _teaches(self) -> bool:
        """Enough has gone in since the last cliff."""
        return self._hypotheses.share(lambda guess: guess.part_of(self._since_cliff) > _NEWS) > SURE

    def _learn_tidying(self, sample: Sample, entered: Entered) -> None:
        """A drive that takes everything through its cache cannot be fast at anything while that is full."""
        slowness = self._slowness
        self._fast_s = self._fast_s + sample.span_s if self._pure_s and slowness.done > _FAST else 0.0
        if self._fast_s >= _FAST_S:
            self._fast_s = 0.0
            self._hypotheses.favor(_PURE_ODDS, takes_all=False)
        self._making_room += entered
        self._making_room_s += slowness.unexplained_s
        if self._making_room_s >= _TIDYING_SEEN_S:
            self._hypotheses.tidied(self._making_room, self._making_room_s)
            self._making_room, self._making_room_s = Entered(), 0.0

    def _has_recovered(self, sample: Sample, entered: Entered) -> bool:
        """It has worked evenly for a while, and, if it was not left alone, well, at what a full cache makes wait."""
        slowness = self._slowness
        if not slowness.even_s or (self.is_full and slowness.done < _WELL):
            self._well, self._well_s = Entered(), 0.0
            return False
        if not self.is_full:
            return slowness.even_s >= _EVEN_S
        self._well += entered
        self._well_s += sample.busy_s
        return self._well_s >= _WELL_S and self._well.scattered_writes >= _WELL_WRITES
