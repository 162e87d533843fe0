"""What is believed of a drive when the run is over: what its cache held becomes less while the drive is left alone."""

from dataclasses import replace
from typing import Final

from shingleback.metrics.cache.idleness import Idleness
from shingleback.metrics.counting.sample import Sample
from shingleback.model.cache_state import CacheState, Moment, OwnWrites, Phase

_WITHOUT_CACHE: Final = (Phase.UNKNOWN, Phase.NOT_SMR_LIKE)


class Afterwards:
    """An `Estimator`. Of what others write to the drive meanwhile, nothing is known: it only keeps it from tidying."""

    learned: Final = None

    def __init__(self, begin: CacheState) -> None:
        """`begin` is what was believed last."""
        self._begin = begin
        self._idleness = Idleness()
        self._rested_s = 0.0

    def after(self, sample: Sample, own: OwnWrites) -> None:  # noqa: ARG002 (nothing is written any more)
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
            fill_bytes=self._left(begin.fill_bytes, (low_s + high_s) / 2),
            fill_low_bytes=self._left(begin.fill_low_bytes, low_s),
            fill_high_bytes=self._left(begin.fill_high_bytes, high_s),
            tidy_low_s=max(0.0, low_s - self._rested_s),
            tidy_high_s=left_high_s,
        )

    def take_moments(self) -> list[Moment]:
        return []

    def _left(self, size_bytes: int, tidy_s: float) -> int:
        return round(size_bytes * max(0.0, 1 - self._rested_s / tidy_s)) if tidy_s else 0

    def _phase(self, left_s: float) -> Phase:
        if not self._idleness.is_long:
            return Phase.FILLING
        return Phase.TIDYING if left_s else Phase.RESTING
