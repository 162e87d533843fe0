"""Who says what is believed of a drive's cache."""

from typing import Final, Protocol

from shingleback.metrics.counting.sample import Sample
from shingleback.metrics.history.learned import Learned
from shingleback.model.cache_state import CacheState, Moment, OwnWrites, Phase


class Estimator(Protocol):
    """Times are those of the samples."""

    def after(self, sample: Sample, own: OwnWrites) -> None:
        """One more second; `own` counts since the run began."""

    @property
    def state(self) -> CacheState:
        """After the newest sample."""

    def take_moments(self) -> list[Moment]:
        """What has happened since they were taken last."""

    @property
    def learned(self) -> Learned | None:
        """For the drive's next run."""


class NoEstimate:
    """Nothing is believed."""

    state: Final = CacheState(Phase.UNKNOWN)
    learned: Final = None

    def after(self, sample: Sample, own: OwnWrites) -> None:
        pass

    def take_moments(self) -> list[Moment]:
        return []
